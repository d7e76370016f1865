// Package narrate turns the events of a game into sentences. It reads nothing but
// events, so that the terminal, the log of the window and the transcript of a test
// all tell the same story.
//
// The sentences are the templates of a [lang.Story].
package narrate

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
)

// Narrator tells the story of one game.
type Narrator struct {
	Game     *game.Game
	Language *lang.Language
	// You tells who is addressed: "you draw", not "player 1 draws".
	You [game.MaxSides]bool
	// Open tells whose hidden cards the reader may see.
	Open [game.MaxSides]bool

	played game.Slot // the card played last: that it enters play goes without saying
}

// Line is one fact of the story.
type Line struct {
	Text  string // empty before each turn
	Event int    // the event, the last one if there are several, that it tells
}

// Lines tells what happened, one fact a line, with an empty line before each
// turn. Facts that only follow from those before them are left out, such as that
// an action that was played goes to the discard pile.
func (n *Narrator) Lines(events []game.Event) []string {
	var lines []string
	for _, l := range n.Story(events) {
		lines = append(lines, l.Text)
	}
	return lines
}

// Story is [Narrator.Lines] for those who show each fact when its event is shown.
func (n *Narrator) Story(events []game.Event) []Line {
	var lines []Line
	for i := 0; i < len(events); i++ {
		if n.implied(events, i) {
			continue
		}
		e := &events[i]
		switch e.Kind {
		case game.Played:
			n.played = e.Card
		case game.TurnBegan:
			lines = append(lines, Line{"", i})
		case game.Drew, game.Readied, game.Moved, game.Saw:
			end := i + 1
			for end < len(events) && alike(*e, events[end]) {
				end++
			}
			if end > i+1 {
				lines = append(lines, Line{sentence(n.together(events[i:end])), end - 1})
				i = end - 1
				continue
			}
		}
		if line := n.Words(e); line != "" {
			lines = append(lines, Line{line, i})
		}
	}
	return lines
}

// alike reports whether the events differ only in the card.
func alike(a, b game.Event) bool {
	b.Card = a.Card
	return a == b
}

// together tells in one sentence what happened to several cards alike.
func (n *Narrator) together(events []game.Event) string {
	l := n.story()
	e := &events[0]
	what := n.fill(l.Phrases.ManyCards, &facts{n: len(events)})
	if e.Kind == game.Readied || n.open(e.Side) || e.Kind == game.Moved && !(hidden(e.From) && hidden(e.To)) {
		var titles []string
		for i := range events {
			titles = append(titles, n.visible(events[i].Card))
		}
		what = list(titles, l.And)
	}
	switch e.Kind {
	case game.Saw:
		return n.fill(l.Events[e.Kind], &facts{side: e.Side, card: what})
	case game.Readied:
		return n.fill(l.Phrases.Ready, &facts{what: what})
	case game.Drew:
		return n.drew(e, what)
	}
	return n.goes(e, len(events), what)
}

// implied reports whether the event only follows from one before it, or from
// what the reader knows of the game.
func (n *Narrator) implied(events []game.Event, i int) bool {
	e := &events[i]
	before := func(k game.EventKind) bool {
		for j := i - 1; j >= 0; j-- {
			if events[j].Kind == k && events[j].Card == e.Card {
				return true
			}
		}
		return false
	}
	switch e.Kind {
	case game.StepBegan, game.TurnEnded, game.IconResolved:
		return true
	case game.Saw:
		return !n.open(e.Side)
	case game.Used:
		way := game.Way(e.N)
		return way == game.ToReap || way == game.ToFight || way == game.ToUnstun
	case game.EnteredPlay:
		return e.Card == n.played
	case game.LastingBegan:
		return before(game.Triggered)
	case game.Lost: // what a key costs
		return i+1 < len(events) && events[i+1].Kind == game.KeyForged && events[i+1].Side == e.Side
	case game.Moved:
		if i+1 < len(events) && events[i+1].Kind == game.Discarded && events[i+1].Card == e.Card {
			return true
		}
		return e.To == card.Limbo || e.To == card.Joined || e.To == card.Discard && (e.From == card.Limbo || before(game.Destroyed))
	}
	return false
}
