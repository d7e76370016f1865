package console

import (
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
)

// TableOf is the table at which a game of a save is played.
func TableOf(p *pool.Pool, s *save.Story) *setup.Game {
	g := s.Game()
	t := &setup.Game{Pool: p, Catalogue: g.Catalogue(), Mode: g.Mode()}
	if boss := g.Boss(); boss != 0 {
		t.Setup.Boss = g.Catalogue().Card(g.Card(boss).Def).ID
	}
	for i := range g.Seats() {
		d := &deck.Deck{Name: p.T("a-deck")}
		if i < len(save.Setup(&s.Header).Decks) && save.Setup(&s.Header).Decks[i].Name != "" {
			d.Name = save.Setup(&s.Header).Decks[i].Name
		}
		n := 0
		for h := card.NoHouse + 1; h < card.HouseCount && n < deck.Houses; h++ {
			if g.Player(keyforge.Side(i)).Houses.Has(h) {
				d.Houses[n] = h
				n++
			}
		}
		t.Decks = append(t.Decks, d)
	}
	return t
}
