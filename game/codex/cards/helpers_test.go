package cards_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// table is the turn of a player with a hero in play, these cards in hand and other things in play, against Midori without a hero in
// play; theirs are the things of the other player.
func table(hero string, hand, mine, theirs []string) codex.Position {
	p := gametest.Two(hand...)
	name := hero
	for i, r := range hero {
		if r == '@' || r == '^' {
			name = hero[:i]
			break
		}
	}
	p.Sides[0].Heroes = []string{name}
	p.Sides[1].Heroes = []string{"master-midori"}
	if name == "master-midori" {
		p.Sides[1].Heroes = []string{"jaina-stormborne"}
	}
	gametest.With(&p.Sides[0], hero)
	gametest.With(&p.Sides[0], mine...)
	gametest.With(&p.Sides[1], theirs...)
	return p
}

// start begins such a table.
func start(t *testing.T, hero string, hand, mine, theirs []string) *gametest.Table {
	t.Helper()
	return gametest.Start(t, table(hero, hand, mine, theirs))
}

func list(all ...string) []string { return all }

// pass ends the turn without a patrol, and answers what the next begins with by what comes first.
func pass(g *gametest.Table) *gametest.Table {
	g.Helper()
	g.Give("end")
	for g.Question().Kind != codex.AskMain && !g.Over() {
		legal := g.Legal(nil)
		c := legal[0]
		if g.Question().Kind == codex.AskPatrol {
			c = legal[len(legal)-1]
		}
		g.Give(g.Format(c))
	}
	return g
}

// has says whether the player controls such a thing.
func has(g *gametest.Table, id string, s codex.Seat) bool { return g.Find(id, s) != 0 }

// startOf begins a position.
func startOf(t *testing.T, p codex.Position) *gametest.Table {
	t.Helper()
	return gametest.Start(t, p)
}

// defOf is a card of the catalogue.
func defOf(g *gametest.Table, id string) codex.Def {
	d, _ := g.Catalogue().Def(id)
	return d
}
