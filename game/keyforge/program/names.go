package program

import (
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// The names never change, because saves depend on them.
var (
	opNames = [opCount]string{
		OpEnd:  "end",
		OpTake: "take", OpOffer: "offer", OpDo: "do", OpShare: "share", OpHits: "hits", OpHit: "hit", OpLand: "land", OpFresh: "fresh",
		OpSoFar: "soFar", OpIf: "if", OpJump: "jump", OpMay: "may", OpCount: "count", OpLoop: "loop", OpAgain: "again",
		OpOption: "option", OpAs: "as", OpAsNext: "asNext", OpEach: "each", OpEachNext: "eachNext", OpAnother: "another",
		OpAnotherNext: "anotherNext",
		OpHouse:       "house",
	}
	builtinNames = [len(builtin) + 1]string{
		Assault: "assault", Hazardous: "hazardous", Control: "control", Give: "give", Steal: "steal",
	}
)

// String returns the name of what a step does.
func (o Op) String() string { return opNames[o] }

// name names every program from that number on after its card and its place among that card's programs, and
// every step after what it does and its place among those of its program that do the same.
func (c *Catalogue) name(from int) {
	nth := make([]int, len(c.Entries))
	for i := from; i < len(c.Programs); i++ {
		p := &c.Programs[i]
		if p.Card == 0 {
			p.Name = builtinNames[i]
		} else {
			p.Name = c.Entries[p.Card].Card.ID + "/" + strconv.Itoa(nth[p.Card])
			nth[p.Card]++
		}
		var seen [opCount]int
		for j := range p.Steps {
			o := &p.Steps[j]
			o.Name = opNames[o.Op] + " " + strconv.Itoa(seen[o.Op])
			seen[o.Op]++
			if o.Op == OpDo && (o.Effect.Verb == card.NameCardVerb || o.Effect.Verb == card.ChooseTraitVerb) {
				p.Chosen = o.Effect.Verb
			}
		}
		for j := range p.Steps { // the abilities that it gives remember what was named
			for _, g := range p.Steps[j].Gives {
				c.Programs[g].Chosen = p.Chosen
			}
		}
		for _, g := range p.Gives {
			if g != None {
				c.Programs[g].Chosen = p.Chosen
			}
		}
	}
}

// AbilityName is the name under which saves keep an ability: the ID of its card
// and its place among that card's abilities.
func (c *Catalogue) AbilityName(prog uint16) string { return c.Programs[prog].Name }
