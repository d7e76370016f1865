package gametest

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// CheckAskAll plays a game at random, for at most that many commands, in parallel with
// its twin, which is equal but asks every choice ([keyforge.Options]). It requires
// that every additional question of the twin leaves no choice, and that both
// continue equally.
func CheckAskAll(t testing.TB, r *rand.Rand, real, all *keyforge.Game, most int) {
	t.Helper()
	var said []string
	for range most {
		said = append(said, catchUp(t, r, real, all, said)...)
		if real.Over() {
			return
		}
		legal := real.Legal(nil)
		c := legal[r.IntN(len(legal))]
		if c.Verb == keyforge.EndTurn && r.IntN(4) > 0 {
			c = legal[r.IntN(len(legal))]
		}
		said = append(said, keyforge.FormatCommand(c))
		_, err := real.Apply(c, nil)
		if errors.As(err, new(keyforge.OverflowError)) {
			return
		}
		require.NoError(t, err)
		_, err = all.Apply(c, nil)
		require.NoError(t, err, "%v", said)
	}
}

// catchUp answers what only the twin is asked and returns the answers.
func catchUp(t testing.TB, r *rand.Rand, real, all *keyforge.Game, said []string) []string {
	t.Helper()
	var extra []string
	for {
		q, more := *real.Question(), *all.Question()
		q.Domain.At, q.Picked.At, more.Domain.At, more.Picked.At = 0, 0, 0, 0
		if q == more && (more.Kind != keyforge.AskOrder || alike(real, all)) { // the real one may be asked for a similar order later
			break
		}
		legal := all.Legal(nil)
		require.NotEmpty(t, legal, "the twin is at an end: %v %v", said, extra)
		require.True(t, noChoice(all, legal), "the twin has a choice that is not asked: %+v and not %+v: %v %v", more, q, said, extra)
		c := legal[r.IntN(len(legal))]
		switch { // as the real one does: the pile, or the events that still wait, show it
		case more.Purpose == keyforge.ForDiscardOrder: // of two halves first the one that was the creature
			c = legal[max(0, slices.IndexFunc(legal, func(c keyforge.Command) bool { return c.Card == more.Source }))]
		case more.Kind == keyforge.AskOrder && all.Waiting(0).Card == all.Waiting(1).Card:
			c = legal[0]
		}
		extra = append(extra, "("+keyforge.FormatCommand(c)+")")
		_, err := all.Apply(c, nil)
		require.NoError(t, err)
	}
	require.True(t, alike(real, all), "the twin is another: %v %v", said, extra)
	return extra
}

// alike reports whether the games are equal except for what the twin is asked.
func alike(real, all *keyforge.Game) bool {
	same := all.Snapshot()
	same.AskAll = false
	twin := keyforge.Empty(all.Catalogue(), all.Mode())
	twin.Load(&same)
	return real.Hash() == twin.Hash()
}

// noChoice reports whether all answers may have the same result: there is one,
// or what is chosen may have no effect, or the order may not matter. What
// follows shows whether that is so.
func noChoice(g *keyforge.Game, legal []keyforge.Command) bool {
	q := g.Question()
	switch {
	case len(legal) == 1 || q.Kind == keyforge.AskOrder:
		return true
	case q.Kind == keyforge.AskCards:
		switch q.Purpose {
		case keyforge.ForEffect, keyforge.ForCapture, keyforge.ForDiscardOrder, keyforge.ForOrder:
			return true
		}
		return int(q.Min) == q.Domain.Len()
	}
	return q.Kind == keyforge.AskYesNo && q.Purpose == keyforge.ForEffect
}

// Crowded is a position of random cards of the pool, all of the active house: full
// lines and hands, damage, æmber, stun and ward.
func Crowded(r *rand.Rand, sides int, pool []*card.Card) keyforge.Position {
	p := keyforge.Position{House: card.Brobnar, Seed: r.Uint64()}
	for range sides {
		p.Players = append(p.Players, crowd(r, pool))
	}
	return p
}

func crowd(r *rand.Rand, all []*card.Card) keyforge.SidePosition {
	s := keyforge.SidePosition{Houses: []card.House{card.Brobnar, card.Dis, card.Shadows}, Amber: r.IntN(9), Keys: r.IntN(2)}
	s.Token = randomToken(r, all)
	s.Prophecies = randomProphecies(r, all)
	for len(s.Line) < 6 || len(s.Artifacts) < 3 || len(s.Hand) < 9 || len(s.Deck) < 12 || len(s.Discard) < 4 {
		c := all[r.IntN(len(all))]
		p := keyforge.CardPosition{ID: c.ID, House: card.Brobnar, Icons: randomIcons(r)}
		switch {
		case !c.InDecks():
		case s.Token != "" && len(s.Line) < 6 && r.IntN(3) == 0:
			p.Marks = keyforge.FaceDown
			s.Line = append(s.Line, p)
		case c.Type == card.CreatureType && len(s.Line) < 6:
			p.Marks = []keyforge.Mark{0, 0, 0, 0, keyforge.Stunned, keyforge.Warded, keyforge.Enraged}[r.IntN(7)]
			if c.Gigantic != "" {
				p.Marks |= keyforge.Joining
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
