package engine

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/scenario"
)

// event is one thing that happened.
type event struct {
	Kind  string        `json:"kind"`
	Side  scenario.Side `json:"side,omitzero"`
	Card  game.Slot     `json:"card,omitempty"`
	ID    string        `json:"id,omitempty"` // of the card
	Other game.Slot     `json:"other,omitempty"`
	From  string        `json:"from,omitempty"`
	To    string        `json:"to,omitempty"`
	House string        `json:"house,omitempty"`
	N     int32         `json:"n,omitempty"`
	M     int32         `json:"m,omitempty"`
	With  scenario.Side `json:"with,omitzero"` // the other side
}

var eventKinds = [game.EventKinds]string{
	game.TurnBegan: "turn-began", game.TurnEnded: "turn-ended", game.StepBegan: "step-began",
	game.HouseChosen: "house-chosen", game.HouseNamed: "house-named", game.NumberNamed: "number-named",
	game.CardNamed: "card-named", game.Shuffled: "shuffled", game.Drew: "drew", game.Moved: "moved",
	game.Played: "played", game.EnteredPlay: "entered-play", game.Discarded: "discarded", game.Used: "used",
	game.Reaped: "reaped", game.AttackMade: "attacked", game.FightSkipped: "fight-skipped",
	game.DamageDealt: "damage-dealt", game.DamagePrevented: "damage-prevented", game.DamageMoved: "damage-moved", game.WardBroken: "ward-broken",
	game.Destroyed: "destroyed", game.Saved: "saved", game.Healed: "healed", game.Exhausts: "exhausted",
	game.Readied: "readied", game.Stuns: "stunned", game.Unstunned: "unstunned", game.Wards: "warded",
	game.Enrages: "enraged", game.Calmed: "calmed", game.Gained: "gained", game.Lost: "lost", game.Stole: "stole",
	game.Paid: "paid", game.Captured: "captured", game.Exalted: "exalted", game.AmberMoved: "amber-moved",
	game.KeyForged: "key-forged", game.KeyUnforged: "key-unforged", game.ForgeSkipped: "forge-skipped",
	game.ChainsGained: "chains-gained", game.ChainShed: "chain-shed", game.TideTurned: "tide-turned",
	game.CountersPut: "counters-put", game.ControlChanged: "control-changed", game.Repositioned: "repositioned",
	game.AttachedTo: "attached", game.PutUnder: "put-under", game.Triggered: "triggered", game.Looked: "looked",
	game.ShownZone: "zone-shown", game.Shown: "shown", game.Copied: "copied", game.IconResolved: "icon-resolved",
	game.LastingBegan: "lasting-began", game.LastingEnded: "lasting-ended", game.Rose: "rose", game.Won: "won",
	game.Check: "check",
}

// sideless are the events that are about cards alone.
var sideless = [game.EventKinds]bool{
	game.AttackMade: true, game.FightSkipped: true, game.DamageDealt: true, game.DamagePrevented: true, game.DamageMoved: true,
	game.WardBroken: true, game.Destroyed: true, game.Saved: true, game.Healed: true, game.Exhausts: true,
	game.Readied: true, game.Stuns: true, game.Unstunned: true, game.Wards: true, game.Enrages: true,
	game.Calmed: true, game.Exalted: true, game.CountersPut: true, game.Repositioned: true,
	game.AttachedTo: true, game.PutUnder: true, game.Shown: true, game.Copied: true, game.IconResolved: true,
	game.LastingEnded: true, game.Won: true,
}

// tell describes events as a side sees them, for NoSide all of them.
func (s *Server) tell(t *table, events []game.Event, by game.Side) []event {
	list := make([]event, len(events))
	cat, cards := t.Game().Catalogue(), &t.Game().State().Cards
	for i := range events {
		e := &events[i]
		o := &list[i]
		*o = event{Kind: eventKinds[e.Kind], Side: scenario.SideOf(e.Side), Card: e.Card, Other: e.Other, N: e.N, M: e.M}
		if sideless[e.Kind] {
			o.Side = 0
		}
		o.From, o.To = scenario.Zones[e.From], scenario.Zones[e.To]
		if e.House != 0 {
			o.House = e.House.String()
		}
		if by != game.NoSide && !t.Game().SeesWhich(by, e) {
			o.Card = 0
			continue
		}
		if e.Card != 0 {
			o.ID = cat.Card(cards[e.Card].Def).ID
		}
		switch e.Kind {
		case game.Stole, game.Paid, game.AmberMoved, game.Looked:
			o.With, o.M = scenario.SideOf(game.Side(e.M)), 0
		case game.Triggered, game.LastingBegan, game.LastingEnded:
			o.N = 0 // the number of a program means nothing outside
		}
	}
	return list
}
