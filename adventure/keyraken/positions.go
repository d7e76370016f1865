package keyraken

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Positions are tables in the middle of a game.
func (rise) Positions() map[string]keyforge.Position {
	return map[string]keyforge.Position{
		"victory": victory(),
		"orders":  orders(),
		"crowd":   crowd(1),
		"table":   crowd(3),
		"rise-0":  depth(0, 1),
		"rise-1":  depth(1, 2),
		"rise-2":  depth(2, 4),
		"rise-3":  depth(3, 6),
		"defeat":  defeat(),
	}
}

func row(ids ...string) []keyforge.CardPosition {
	var all []keyforge.CardPosition
	for _, id := range ids {
		all = append(all, keyforge.CardPosition{ID: id})
	}
	return all
}

func many(n int, ids ...string) []keyforge.CardPosition {
	var all []string
	for i := range n {
		all = append(all, ids[i%len(ids)])
	}
	return row(all...)
}

// victory is a table on which one fight wins the game.
func victory() keyforge.Position {
	p := keyforge.Position{Active: 0, House: card.Brobnar, Seed: 3}
	p.Players = []keyforge.SidePosition{{
		Amber: 2, Line: row("valdr", "headhunter"), Hand: row("anger"), Deck: many(12, "punch", "smaaash"),
		Houses: []card.House{card.Brobnar, card.Dis, card.Shadows},
	}}
	p.Monster = keyforge.SidePosition{Artifacts: row("the-keyraken"), Line: row("crushing-arm"),
		Deck: many(8, "race-to-the-surface", "lashing-tentacle")}
	p.Monster.Artifacts[0].Damage = 29
	p.Monster.Artifacts[0].Spent = 6
	return p
}

// depth is a table after some rises, with some of the Keyraken's limbs. The tide
// is high after an odd number of them.
func depth(risen, limbs int) keyforge.Position {
	p := crowd(1)
	p.High, p.Mode[rises] = nil, int32(risen)
	if risen%2 == 1 {
		p.High = []keyforge.Side{0}
	}
	you := &p.Players[0]
	you.Line, you.Artifacts, you.Hand = you.Line[:3+risen], you.Artifacts[:1], you.Hand[:6]
	p.Monster.Line = p.Monster.Line[:limbs]
	p.Monster.Artifacts[0].Damage = 8 * risen
	return p
}

// defeat is a table on which the Keyraken rises for the last time when the turn
// is ended.
func defeat() keyforge.Position {
	p := depth(3, 4)
	p.High, p.Monster.Amber = nil, 5
	return p
}

// orders is a table on which one card triggers several abilities that have to be
// ordered.
func orders() keyforge.Position {
	return keyforge.Position{
		House: card.Shadows, Seed: 4,
		Players: []keyforge.SidePosition{{Amber: 3, Line: row("dust-imp", "bad-penny", "headhunter"), Hand: row("poison-wave"),
			Deck: many(6, "anger")}},
		Monster: keyforge.SidePosition{Artifacts: row("the-keyraken"), Line: row("slippery-arm"), Deck: many(8, "emergence", "devour-whole")},
	}
}

// crowd is a table as full as it gets: twelve creatures on each side and ten
// cards in each hand.
func crowd(players int) keyforge.Position {
	p := keyforge.Position{Active: 0, House: card.Brobnar, Seed: 5, High: []keyforge.Side{0}}
	for i := range players {
		side := keyforge.SidePosition{
			Amber: 4 + i, Keys: i, Chains: 3 * i, Houses: []card.House{card.Brobnar, card.Dis, card.Shadows},
			Line:      many(12, "valdr", "headhunter", "dust-imp", "champion-anaphiel", "noddy-the-thief"),
			Artifacts: many(3, "gauntlet-of-command"),
			Hand:      many(10, "anger", "hand-of-dis", "smaaash", "blood-of-titans", "poison-wave"),
			Deck:      many(6, "anger", "punch"), Discard: many(3, "anger", "dust-imp"),
		}
		side.Line[1].Marks = keyforge.Exhausted
		side.Line[2].Marks = keyforge.Stunned
		side.Line[3].Damage, side.Line[3].Amber = 2, 1
		side.Line[4].Marks = keyforge.Warded | keyforge.Exhausted
		p.Players = append(p.Players, side)
	}
	p.Monster = keyforge.SidePosition{
		Amber: 4, Artifacts: row("the-keyraken", "whirlpool-eddy", "swift-current"),
		Deck:    many(12, "devour-whole", "lashing-tentacle", "crimson-churning"),
		Line:    many(12, "crushing-arm", "grappling-tentacle", "lashing-tentacle", "shield-arm", "slippery-arm", "tenacious-arm"),
		Discard: many(3, "emergence"), Archives: many(2, "emergence"),
	}
	p.Monster.Artifacts[0].Damage = 17
	p.Monster.Line[2].Damage, p.Monster.Line[5].Amber = 2, 3
	p.Mode[rises] = 2
	return p
}
