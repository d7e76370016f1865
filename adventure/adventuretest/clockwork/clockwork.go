// Package clockwork is a small adventure for tests. Only tests import it; it shows
// that the programs can play any adventure.
package clockwork

import (
	"embed"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/program"
	"github.com/keyraken/keyraken/game/lang"
)

// Adventure has rules of its own: the Great Clock takes one turn after those of all
// players, plays a card and strikes, never rises, and looks at no tide. It is beaten
// by damage; it wins when its deck has run out, which is never reshuffled. Its turn
// cannot be predicted, and it supports only English.
var Adventure adventure.Adventure = clockwork{}

type clockwork struct{}

var (
	theClock = card.Boss("the-great-clock", card.Monster, card.AddressesActive(),
		card.Constantly(card.PowerBecomes(card.This, card.PlayerCount.Times(9))))
	cog  = card.Creature("cog", card.Monster, 2, card.AddressesActive(), card.Preys(card.Weakest(1, card.Creatures.Friendly())))
	tick = card.Action("tick", card.Monster, card.AddressesActive(),
		card.Play(card.Deal(card.OfAdventure("strikes").UpTo(3), card.Creatures.Friendly())))
)

func (clockwork) Name() string { return "clockwork" }

func (clockwork) Title() string { return "The Great Clock" }

//go:embed words/*.json
var words embed.FS

func (clockwork) Words(language string) lang.Words {
	return lang.WordsIn(words, language)
}

func (clockwork) Cards() []program.Printed {
	return []program.Printed{{Card: theClock, Title: "The Great Clock"}, {Card: cog, Title: "Cog"}, {Card: tick, Title: "Tick"}}
}

func (clockwork) Facts() []cards.Printing {
	return []cards.Printing{cards.PrintingOf(cog, "Clock", "001", "Cog", "Fixed")}
}

func (clockwork) Boss() string { return theClock.ID }

func (clockwork) Deck() []string {
	return []string{"cog", "tick", "cog", "tick", "cog", "tick", "cog", "tick", "cog", "tick"}
}

func (clockwork) Mode(d adventure.Difficulty) keyforge.Mode { return ticking{int32(d)} }

// Conditions has only the strength of the clock's blow.
func (clockwork) Conditions() []adventure.Condition {
	return []adventure.Condition{{Key: "blow", Min: 0, Max: 9, Step: 1}}
}

func (clockwork) Presets() []adventure.Preset {
	return []adventure.Preset{{Name: "easy"}, {Name: "normal", Variant: adventure.Variant{1}}, {Name: "hard", Variant: adventure.Variant{2}},
		{Name: "alarm", Variant: adventure.Variant{9}}}
}

func (clockwork) Vary(v adventure.Variant) keyforge.Mode { return ticking{int32(v[0])} }

func (clockwork) Forecast(keyforge.Mode) keyforge.Mode { return nil }

// Rates is nil: nobody has measured them.
func (clockwork) Rates() *adventure.Rates { return nil }

func (clockwork) CardsToCome(g *keyforge.Game) int {
	deck := g.Pile(keyforge.Monster, card.Deck)
	return min(1, deck.Len())
}

func (clockwork) Positions() map[string]keyforge.Position {
	cardsOf := func(ids ...string) (all []keyforge.CardPosition) {
		for _, id := range ids {
			all = append(all, keyforge.CardPosition{ID: id})
		}
		return all
	}
	return map[string]keyforge.Position{"last-tick": {
		House:   card.Brobnar,
		Players: []keyforge.SidePosition{{Houses: []card.House{card.Brobnar}, Line: cardsOf("headhunter")}},
		Monster: keyforge.SidePosition{Artifacts: cardsOf(theClock.ID), Line: cardsOf(cog.ID), Deck: cardsOf(tick.ID)},
	}}
}

// ticking is the mode of the adventure. The blow is stronger at higher difficulty.
type ticking struct{ more int32 }

func (ticking) Name() string { return "clockwork" }

func (ticking) Rules() keyforge.ModeRules {
	return keyforge.ModeRules{
		Adventure: true, FirstHand: 4, OtherHand: 4, Numbers: []string{"strikes"}, Steps: []string{"card", "creatures", "ready"},
		Gauges: []keyforge.Gauge{{
			Name:  "ticks-left",
			Value: func(g *keyforge.Game) int { deck := g.Pile(keyforge.Monster, card.Deck); return deck.Len() },
		}},
	}
}

func (ticking) Prepare(*keyforge.Game) {}

func (ticking) After(g *keyforge.Game, ended keyforge.Side) {
	switch next := g.TurnAfter(g.Active()); {
	case ended == keyforge.Monster || next != g.First():
		g.BeginTurn(next)
	default:
		g.BeginMonsterTurn(ended)
	}
}

func (ticking) Damaged(g *keyforge.Game) {
	if b := g.Boss(); int(g.Card(b).Damage) >= g.Power(b) {
		g.End(1<<g.Seats() - 1)
	}
}

func (m ticking) MonsterStep(g *keyforge.Game, step uint16) (next uint16, done bool) {
	deck := g.Pile(keyforge.Monster, card.Deck)
	top := deck.Top()
	switch {
	case step == 0 && top == 0:
		g.End(1 << keyforge.Monster)
	case step == 0:
		g.SetModeNumber(0, g.ModeNumber(0)+1)
		g.Play(top)
	case step == 1:
		line := g.Pile(keyforge.Monster, card.Battleline)
		for _, c := range line {
			if g.CanUse(c) {
				g.Use(c)
				return step, false
			}
		}
		g.Gain(keyforge.Monster, int(1+m.more))
	default:
		g.ReadyCards(keyforge.Monster)
		return step, true
	}
	return step + 1, false
}
