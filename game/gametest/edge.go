package gametest

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/cards"
)

// Rounds is how often a test tries what it tries n times as a rule: many times as
// often with KEYRAKEN_TEST_FULL, a few times under the race detector, which makes the
// engine, in which nothing runs beside anything, slower by far.
func Rounds(n int) int {
	switch {
	case os.Getenv("KEYRAKEN_TEST_FULL") != "":
		return 8 * n
	case race:
		return max(1, n/12)
	}
	return n
}

// Edge makes positions in which much is as great as a position lets it be: many
// cards of a kind in one place, full counters, many lasting effects.
func Edge(t testing.TB, cat *game.Catalogue) func(*rand.Rand) game.Position {
	t.Helper()
	lasting := lasters(cat)
	require.NotEmpty(t, lasting)
	return func(r *rand.Rand) game.Position { return edge(r, lasting) }
}

// lasters are the cards that can begin a lasting effect.
func lasters(cat *game.Catalogue) []string {
	var ids []string
	for _, c := range cards.All() {
		_, err := game.Start(cat, game.Duel, game.Position{
			Players: []game.SidePosition{{Discard: []game.CardPosition{{ID: c.ID, Label: "began"}}}, {}},
			Lasting: []game.LastingPosition{{Card: "began"}},
		})
		if err == nil {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// edge is one of those of [Edge].
func edge(r *rand.Rand, lasting []string) game.Position {
	p := Crowded(r, 2, cards.All())
	all := cards.All()
	one := func(types ...card.Type) string {
		for {
			if c := all[r.IntN(len(all))]; slices.Contains(types, c.Type) && c.Gigantic == "" {
				return c.ID
			}
		}
	}
	for left := game.MaxCards - 1 - 80; left > 0; {
		s := &p.Players[r.IntN(2)]
		n := 1 + r.IntN(left)
		left -= n
		switch r.IntN(6) {
		case 0, 1:
			list := Many(n, one(card.CreatureType))
			for i := range list {
				list[i].Power, list[i].House = 1, card.Brobnar
			}
			if s.Line = append(s.Line, list...); r.IntN(2) == 0 {
				for i := range list {
					s.Line[len(s.Line)-1-i].Amber = 255
				}
			}
		case 2:
			s.Artifacts = append(s.Artifacts, Many(n, one(card.ArtifactType))...)
		case 3:
			s.Discard = append(s.Discard, Many(n, one(card.CreatureType, card.ActionType))...)
		case 4:
			s.Hand = append(s.Hand, Many(n, one(card.ActionType))...)
			for i := range s.Hand {
				s.Hand[i].House = card.Brobnar
			}
		case 5:
			host := &s.Line[r.IntN(len(s.Line))]
			host.Attached = append(host.Attached, Many(n, one(card.UpgradeType))...)
		}
	}
	if id := lasting[r.IntN(len(lasting))]; r.IntN(2) == 0 {
		p.Players[0].Hand = append(p.Players[0].Hand, game.CardPosition{ID: id, House: card.Brobnar})
		p.Players[0].Discard = append(p.Players[0].Discard, game.CardPosition{ID: id, Label: "began"})
		for range 28 {
			p.Lasting = append(p.Lasting, game.LastingPosition{Card: "began", You: game.Side(r.IntN(2))})
		}
	}
	for i := range p.Players {
		s := &p.Players[i]
		if r.IntN(3) == 0 {
			s.Amber, s.Chains = 1<<20, 1000
			s.Now = map[card.Ledger]int{card.Played: 255, card.Discarded: 255, card.Used: 255}
		}
		for k := range s.Line {
			if r.IntN(4) == 0 {
				s.Line[k].Power, s.Line[k].Counters = 255, map[card.Counter]int{card.DoomCounter: 255}
			}
		}
	}
	return p
}
