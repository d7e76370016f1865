// Package data tells games of KeyForge to other programs: views, questions and events as values that are written as JSON, in the
// words of the protocol of archon engine (PROTOCOL.md there).
package data

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Teller tells one game.
type Teller struct {
	Narrator narrate.Narrator // of the game
	Header   *replay.Header   // of its save
	Labels   map[keyforge.Slot]string
	Texts    *Texts
}

// Texts are texts that have been made, for tellers in the same language; these must not tell at the same time.
type Texts struct {
	by    map[question]string
	legal []keyforge.Command
}

// NewTexts is without any.
func NewTexts() *Texts { return &Texts{by: map[question]string{}} }

// New tells a game of which the header and the narrator are given.
func New(n narrate.Narrator, h *replay.Header, texts *Texts) *Teller {
	for i := range n.Open {
		n.Open[i] = true
	}
	return &Teller{n, h, map[keyforge.Slot]string{}, texts}
}
