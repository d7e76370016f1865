package gametest

import (
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
)

// Rounds is how often a test repeats what it normally does n times: many times as
// often with KEYRAKEN_TEST_FULL, only a few times under the race detector, which
// slows the engine down considerably although nothing in it runs concurrently.
func Rounds(n int) int {
	switch {
	case os.Getenv("KEYRAKEN_TEST_FULL") != "":
		return 4 * n
	case race:
		return max(1, n/12)
	}
	return n
}

// CheckLimits plays random choices from n positions at the edge of what a game can hold. A
// position may be refused; if it is not, exceeding a limit must be an error that
// changes nothing, and there must always be a legal command that succeeds. It returns
// how many positions and how many commands were refused.
func CheckLimits(t *testing.T, cat *keyforge.Catalogue, mode keyforge.Mode, n int,
	position func(*rand.Rand) keyforge.Position) (refused, over int) {
	t.Helper()
	for seed := range uint64(n) {
		r := rand.New(rand.NewPCG(seed, 11))
		g, err := keyforge.Start(cat, mode, position(r))
		if err != nil {
			refused++
			continue
		}
		for range 12 {
			legal := g.Legal(nil)
			if len(legal) == 0 {
				break
			}
			before := g.Hash()
			r.Shuffle(len(legal), func(i, j int) { legal[i], legal[j] = legal[j], legal[i] })
			for i, c := range legal {
				if _, err = g.Apply(c, nil); err == nil {
					break
				}
				over++
				require.True(t, errors.As(err, new(keyforge.OverflowError)), "seed %d: %v: %v", seed, c, err)
				require.Equal(t, before, g.Hash(), "seed %d: %v is undone", seed, c)
				require.Less(t, i+1, len(legal), "seed %d: nothing that is legal can be done: %v: %v", seed, c, err)
			}
			CheckConsistent(t, g)
		}
	}
	return refused, over
}

// Edge makes positions with a number of sides in which much is as large as a
// position allows: many cards of a kind in one place, full counters, many lasting
// effects. left is how many cards may still be placed.
func Edge(t testing.TB, cat *keyforge.Catalogue) func(r *rand.Rand, sides, left int) keyforge.Position {
	t.Helper()
	lasting := lasters(cat)
	require.NotEmpty(t, lasting)
	return func(r *rand.Rand, sides, left int) keyforge.Position { return edge(r, sides, left, lasting) }
}

// lasters are the cards that can begin a lasting effect.
func lasters(cat *keyforge.Catalogue) []string {
	var ids []string
	for _, c := range cards.All() {
		_, err := keyforge.Start(cat, keyforge.Duel, keyforge.Position{
			Players: []keyforge.SidePosition{{Discard: []keyforge.CardPosition{{ID: c.ID, Label: "began"}}}, {}},
			Lasting: []keyforge.LastingPosition{{Card: "began"}},
		})
		if err == nil {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// edge is one of the positions of [Edge].
func edge(r *rand.Rand, sides, left int, lasting []string) keyforge.Position {
	p := Crowded(r, sides, cards.All())
	all := cards.All()
	one := func(types ...card.Type) string {
		for {
			if c := all[r.IntN(len(all))]; slices.Contains(types, c.Type) && c.Gigantic == "" && c.InDecks() {
				return c.ID
			}
		}
	}
	for left = keyforge.MaxCards - 1 - 40*sides - left; left > 0; {
		s := &p.Players[r.IntN(sides)]
		n := 1 + r.IntN(left)
		left -= n
		switch r.IntN(6) {
		case 0, 1: // no more than can be dealt damage at once: otherwise a turn that does so could not end
			n = min(n, max(0, keyforge.Capacity.Hits-inPlay(&p)))
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
		p.Players[0].Hand = append(p.Players[0].Hand, keyforge.CardPosition{ID: id, House: card.Brobnar})
		p.Players[0].Discard = append(p.Players[0].Discard, keyforge.CardPosition{ID: id, Label: "began"})
		for range 28 {
			p.Lasting = append(p.Lasting, keyforge.LastingPosition{Card: "began", You: keyforge.Side(r.IntN(sides))})
		}
	}
	for i := range p.Players {
		s := &p.Players[i]
		if r.IntN(3) == 0 {
			s.Amber, s.Chains = 1<<20, keyforge.MaxChains
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

// inPlay is how many creatures and artifacts are in play.
func inPlay(p *keyforge.Position) int {
	n := 0
	for i := range p.Players {
		n += len(p.Players[i].Line) + len(p.Players[i].Artifacts)
	}
	return n
}
