package gametest

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// Twins plays a game at random, for at most that many commands, in parallel with
// its twin, which is equal but asks every choice ([game.Options]). It requires
// that every additional question of the twin leaves no choice, and that both
// continue equally.
func Twins(t testing.TB, r *rand.Rand, real, all *game.Game, most int) {
	t.Helper()
	var said []string
	for range most {
		said = append(said, catchUp(t, r, real, all, said)...)
		if real.Over() {
			return
		}
		legal := real.Legal(nil)
		c := legal[r.IntN(len(legal))]
		if c.Verb == game.EndTurn && r.IntN(4) > 0 {
			c = legal[r.IntN(len(legal))]
		}
		said = append(said, c.String())
		_, err := real.Apply(c, nil)
		if errors.As(err, new(game.OverflowError)) {
			return
		}
		require.NoError(t, err)
		_, err = all.Apply(c, nil)
		require.NoError(t, err, "%v", said)
	}
}

// catchUp answers what only the twin is asked and returns the answers.
func catchUp(t testing.TB, r *rand.Rand, real, all *game.Game, said []string) []string {
	t.Helper()
	var extra []string
	for {
		q, more := *real.Question(), *all.Question()
		q.Domain.At, q.Picked.At, more.Domain.At, more.Picked.At = 0, 0, 0, 0
		if q == more && (more.Kind != game.AskOrder || alike(real, all)) { // the real one may be asked for a similar order later
			break
		}
		legal := all.Legal(nil)
		require.NotEmpty(t, legal, "the twin is at an end: %v %v", said, extra)
		require.True(t, noChoice(all, legal), "the twin has a choice that is not asked: %+v and not %+v: %v %v", more, q, said, extra)
		c := legal[r.IntN(len(legal))]
		if more.Purpose == game.ForDiscardOrder || more.Kind == game.AskOrder && all.Waiting(0).Card == all.Waiting(1).Card {
			c = legal[0] // as the real one does: the pile, or the events that still wait, show it
		}
		extra = append(extra, "("+c.String()+")")
		_, err := all.Apply(c, nil)
		require.NoError(t, err)
	}
	require.True(t, alike(real, all), "the twin is another: %v %v", said, extra)
	return extra
}

// alike reports whether the games are equal except for what the twin is asked.
func alike(real, all *game.Game) bool {
	same := all.Snapshot()
	same.AskAll = false
	twin := game.Empty(all.Catalogue(), all.Mode())
	twin.Load(&same)
	return real.Hash() == twin.Hash()
}

// noChoice reports whether all answers may have the same result: there is one,
// or what is chosen may have no effect, or the order may not matter. What
// follows shows whether that is so.
func noChoice(g *game.Game, legal []game.Command) bool {
	q := g.Question()
	switch {
	case len(legal) == 1 || q.Kind == game.AskOrder:
		return true
	case q.Kind == game.AskCards:
		switch q.Purpose {
		case game.ForEffect, game.ForCapture, game.ForDiscardOrder, game.ForOrder:
			return true
		}
		return int(q.Min) == q.Domain.Len()
	}
	return q.Kind == game.AskYesNo && q.Purpose == game.ForEffect
}

// Crowded is a position of random cards of the pool, all of the active house: full
// lines and hands, damage, æmber, stun and ward.
func Crowded(r *rand.Rand, sides int, pool []*card.Card) game.Position {
	p := game.Position{House: card.Brobnar, Seed: r.Uint64()}
	for range sides {
		p.Players = append(p.Players, crowd(r, pool))
	}
	return p
}

func crowd(r *rand.Rand, all []*card.Card) game.SidePosition {
	s := game.SidePosition{Houses: []card.House{card.Brobnar, card.Dis, card.Shadows}, Amber: r.IntN(9), Keys: r.IntN(2)}
	for len(s.Line) < 6 || len(s.Artifacts) < 3 || len(s.Hand) < 9 || len(s.Deck) < 12 || len(s.Discard) < 4 {
		c := all[r.IntN(len(all))]
		p := game.CardPosition{ID: c.ID, House: card.Brobnar, Icons: randomIcons(r)}
		switch {
		case c.Type == card.CreatureType && len(s.Line) < 6:
			p.Marks = []game.Mark{0, 0, 0, 0, game.Stunned, game.Warded, game.Enraged}[r.IntN(7)]
			if c.Gigantic != "" {
				p.Marks |= game.Joining
			}
			p.Amber, p.Power = r.IntN(4)/2, 1+r.IntN(4)/3
			s.Line = append(s.Line, p)
		case c.Type == card.ArtifactType && len(s.Artifacts) < 3:
			s.Artifacts = append(s.Artifacts, p)
		case c.Type == card.UpgradeType && r.IntN(3) == 0 && len(s.Line) > 0:
			host := &s.Line[r.IntN(len(s.Line))]
			host.Attached = append(host.Attached, p)
		case len(s.Hand) < 9:
			s.Hand = append(s.Hand, p)
		case len(s.Deck) < 12:
			s.Deck = append(s.Deck, p)
		case len(s.Discard) < 4:
			s.Discard = append(s.Discard, p)
		}
	}
	return s
}
