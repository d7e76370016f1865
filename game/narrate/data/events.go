package data

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// Event is one thing that happened.
type Event struct {
	Kind  string        `json:"kind"`
	Side  scenario.Side `json:"side,omitzero"`
	Card  keyforge.Slot `json:"card,omitempty"`
	ID    string        `json:"id,omitempty"` // of the card
	Other keyforge.Slot `json:"other,omitempty"`
	From  string        `json:"from,omitempty"`
	To    string        `json:"to,omitempty"`
	House string        `json:"house,omitempty"`
	// Number is the name of a number of the mode.
	Number string        `json:"number,omitempty"`
	Reason string        `json:"reason,omitempty"` // why an effect did nothing
	N      int32         `json:"n,omitempty"`
	M      int32         `json:"m,omitempty"`
	Named  string        `json:"named,omitempty"` // the ID of a card that was named, or of a text; or a trait
	With   scenario.Side `json:"with,omitzero"`   // the other side
}

// Events describes events as a side sees them, for NoSide all of them.
func (t *Teller) Events(events []keyforge.Event, by keyforge.Side) []Event {
	list := make([]Event, 0, len(events))
	cat := t.Narrator.Game.Catalogue()
	for i := range events {
		e := &events[i]
		if !t.Narrator.Game.Notices(by, e) {
			continue
		}
		seen := t.Narrator.Game.SeesWhich(by, e)
		row := &keyforge.EventTable[e.Kind]
		list = append(list, Event{Kind: row.Name, Side: scenario.SideOf(e.Side), Card: e.Card, Other: e.Other, N: e.N, M: e.M})
		o := &list[len(list)-1]
		o.From, o.To = scenario.Zones[e.From], scenario.Zones[e.To]
		if e.House != 0 {
			o.House = e.House.String()
		}
		if row.Number != "" {
			o.Number = t.Narrator.Game.Mode().Rules().Numbers[e.Number]
		}
		if row.Reason != "" {
			o.Reason = keyforge.NoEffectReasons[e.Number]
		}
		if row.With != "" {
			o.With, o.M = scenario.SideOf(e.With()), 0
		}
		if row.Ability != "" {
			o.N = 0
		}
		if e.Kind == keyforge.ProphecyMade || e.Kind == keyforge.ProphecyFulfilled {
			o.Named, o.N = cat.Card(uint16(e.N)).ID, 0
		}
		if !seen {
			o.Card = 0
			continue
		}
		if e.Card != 0 {
			own, _ := t.Narrator.Game.Called(e.Card)
			o.ID = cat.Card(own).ID
		}
		switch e.Kind {
		case keyforge.CardNamed, keyforge.Copied:
			o.Named, o.N = cat.Card(uint16(e.N)).ID, 0
		case keyforge.Moved:
			if o.N = 0; e.N != 0 {
				o.Named = cat.Card(uint16(e.N)).ID
			}
		case keyforge.TraitNamed:
			o.Named, o.N = trait.Trait(e.N).String(), 0
		}
	}
	return list
}
