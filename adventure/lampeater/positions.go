package lampeater

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Positions are tables in the middle of a game.
func (lamps) Positions() map[string]keyforge.Position {
	return map[string]keyforge.Position{
		"dusk":   dusk(3, [5]int{6, 3, 0, 2, 5}, 1),
		"night":  dusk(6, [5]int{6, 2, 6, 6, 0}, 1),
		"lights": dusk(4, [5]int{6, 6, 6, 6, 5}, 3), // one light wins the game
		"dark":   dusk(7, [5]int{0, 0, 0, 0, 0}, 2), // the next hungry turn loses it
	}
}

// dusk is a table of one player with that much gloom, the lamps with their lights, of which six
// light one, and the Lampeater on one of them.
func dusk(dark int32, lights [5]int, at int) keyforge.Position {
	row := func(ids ...string) (all []keyforge.CardPosition) {
		for _, id := range ids {
			all = append(all, keyforge.CardPosition{ID: id})
		}
		return all
	}
	p := keyforge.Position{House: card.Brobnar, Seed: 7,
		Players: []keyforge.SidePosition{{
			Houses: []card.House{card.Brobnar, card.Dis, card.Untamed}, Amber: 4, Keys: 1,
			Line: row("troll", "bumpsy", "strug", "flarie"), Hand: row("anger", "punch", "mogg", "rat-pixie", "krump"),
			Deck: row("strug", "mogg", "flarie", "rat-pixie", "troll", "bumpsy", "anger", "punch"), Discard: row("arise"),
		}},
		Monster: keyforge.SidePosition{
			Amber: 2, Artifacts: row(TheLampeater.ID), Line: row(CinderWasp.ID, PaleCocoon.ID),
			Deck:    row(SootOwl.ID, MoonlessHour.ID, WickThief.ID, SecondHelping.ID, GlowLarva.ID, FogBank.ID),
			Discard: row(GustFromTheSea.ID, VelvetBat.ID),
		}}
	p.Mode[gloom] = dark
	i := 0
	for _, printed := range Printings {
		if printed.Card.Type != card.LocationType {
			continue
		}
		c := keyforge.CardPosition{ID: printed.Card.ID, Counters: map[card.Counter]int{}}
		if lights[i] > 0 {
			c.Counters[card.LightCounter] = lights[i]
		}
		if lights[i] >= int(variants[adventure.Normal][lightsAlone]) {
			c.Marks = keyforge.Warded
		}
		if i == at {
			c.Counters[card.ShadowCounter] = 1
		}
		p.Monster.Artifacts = append(p.Monster.Artifacts, c)
		i++
	}
	return p
}
