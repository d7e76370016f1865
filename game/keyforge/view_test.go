package keyforge_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// randomDuel calls see at every question of a duel that is played at random.
func randomDuel(t testing.TB, seed uint64, see func(*keyforge.Game)) {
	t.Helper()
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	r := rand.New(rand.NewPCG(seed, 3))
	g, err := keyforge.New(cat, keyforge.Duel, keyforge.Setup{Decks: []keyforge.Deal{gametest.RandomDeal(r), gametest.RandomDeal(r)},
		Seed: seed})
	require.NoError(t, err)
	for range 250 {
		if see(g); g.Over() {
			return
		}
		legal := g.Legal(nil)
		_, err := g.Apply(legal[r.IntN(len(legal))], nil)
		require.NoError(t, err)
	}
}

// A view says of each card exactly what is legal with it, or why nothing is.
func TestViewTellsWhatIsLegal(t *testing.T) {
	for seed := range uint64(6) {
		randomDuel(t, seed, func(g *keyforge.Game) {
			q := g.Question()
			v := g.View(q.Side)
			if q.Kind != keyforge.AskMain && q.Kind != keyforge.AskCards {
				return
			}
			legal, useful := map[keyforge.Command]bool{}, map[keyforge.Slot]bool{}
			for _, c := range g.Legal(nil) {
				legal[c], useful[c.Card] = true, true
			}
			for c := keyforge.Slot(1); c < keyforge.MaxCards; c++ {
				cv := &v.Cards[c]
				if cv.Slot == 0 {
					require.False(t, useful[c], "card %d, which is not seen", c)
					continue
				}
				offers := q.Kind == keyforge.AskCards || cv.Ctrl != q.Side
				for verb := keyforge.PlayCard; verb <= keyforge.Unstun; verb++ {
					offers = offers || cv.Moves.Offers(verb)
				}
				require.Equal(t, offers && !useful[c], cv.Why != keyforge.Allowed, "card %d: %v", c, cv.Why)
				for verb := keyforge.PlayCard; verb <= keyforge.Unstun && q.Kind == keyforge.AskMain; verb++ {
					cmd := keyforge.Command{Verb: verb, Card: c}
					require.Equal(t, legal[cmd], cv.Moves.May(verb), "%v", cmd)
					if err, refused := g.Check(cmd).(*keyforge.CommandError); refused && cv.Moves.Offers(verb) {
						require.Equal(t, err.Reason, cv.Moves.Why(verb), "%v", cmd)
					}
				}
			}
			require.Equal(t, legal[keyforge.Command{Verb: keyforge.RaiseTide}], q.Kind == keyforge.AskMain && v.NoTide == keyforge.Allowed)
		})
	}
}

// A view that is read into the memory of another equals a new one, and allocates no
// memory.
func TestViewInto(t *testing.T) {
	var used keyforge.View
	randomDuel(t, 7, func(g *keyforge.Game) {
		for _, seat := range [...]keyforge.Side{0, 1, keyforge.NoSide} {
			g.ViewInto(&used, seat)
			fresh := g.View(seat)
			tidy(&fresh)
			kept := used
			tidy(&kept)
			require.Equal(t, fresh, kept)
		}
	})
	randomDuel(t, 8, func(g *keyforge.Game) {
		g.ViewInto(&used, 0)
		require.Zero(t, testing.AllocsPerRun(1, func() { g.ViewInto(&used, 0) }))
	})
}

// tidy makes empty lists equal.
func tidy(v *keyforge.View) {
	if len(v.Gauges) == 0 {
		v.Gauges = nil
	}
	if len(v.Abducted) == 0 {
		v.Abducted = nil
	}
	if len(v.Lasting) == 0 {
		v.Lasting = nil
	}
	for side := range v.Sides {
		for z := range v.Sides[side].Zones {
			if len(v.Sides[side].Zones[z]) == 0 {
				v.Sides[side].Zones[z] = nil
			}
		}
	}
	for c := range v.Cards {
		if len(v.Cards[c].On) == 0 {
			v.Cards[c].On = nil
		}
	}
}

// No view of a seat names a card that the seat does not see; that of a reader who
// sees everything names all.
func TestViewNamesNothingHidden(t *testing.T) {
	for seed := range uint64(4) {
		randomDuel(t, seed, func(g *keyforge.Game) {
			all := g.View(keyforge.NoSide)
			for seat := range keyforge.Side(2) {
				v := g.View(seat)
				for side := range v.Sides {
					for z, pile := range v.Sides[side].Zones {
						for i, at := range pile {
							whole := all.Sides[side].Zones[z][i]
							require.NotZero(t, whole.Card)
							require.Equal(t, g.Sees(seat, whole.Card), at.Card != 0, "card %d of side %d in zone %d for seat %d", whole.Card, side, z, seat)
						}
					}
				}
				for c := range v.Cards {
					asked := g.Question().Side == seat && g.Question().Domain.Has(keyforge.Slot(c))
					require.Equal(t, all.Cards[c].Slot != 0 && (g.Sees(seat, keyforge.Slot(c)) || asked), v.Cards[c].Slot != 0,
						"card %d for seat %d", c, seat)
				}
			}
		})
	}
}

// A view shows the state of a card in play, with everything that changes it now.
func TestViewOfACardInPlay(t *testing.T) {
	shield := card.Upgrade("shield", card.Brobnar, card.Constantly(card.MoreArmor(card.Host, 2), card.Gets(card.Host, card.Taunt)))
	side := field("plain-1", "plain-3", "plain-2")
	side.Line[1].Attached = gametest.Cards("shield")
	side.Line[1].Spent, side.Line[1].Damage, side.Line[1].Amber = 1, 1, 2
	tb := duelWith(t, side, field("dis-3"), shield)
	v := tb.View(0)
	c := &v.Cards[tb.Card("plain-3")]
	assert.Equal(t, []int{3, 2, 1, 1, 1, 2}, []int{c.Power, c.Armor, c.Spent, c.ArmorLeft(), c.Damage, c.Amber})
	assert.EqualValues(t, 1, c.Keywords[card.Taunt])
	assert.Equal(t, []keyforge.Slot{tb.Card("plain-1"), tb.Card("plain-2")}, []keyforge.Slot{c.Left, c.Right})
	assert.False(t, c.Flank)
	assert.True(t, v.Cards[tb.Card("plain-1")].Flank)
	assert.Equal(t, []keyforge.Spot{{Card: tb.Card("shield")}}, c.On)
	assert.Equal(t, tb.Card("plain-3"), v.Cards[tb.Card("shield")].Host)
	assert.True(t, c.Moves.May(keyforge.Reap))
	assert.False(t, c.Moves.Offers(keyforge.UseAction))
	assert.Equal(t, keyforge.NotYours, v.Cards[tb.Card("dis-3")].Why)
}

// Only the player who decides is told what has been chosen so far in an open
// question, and what else could be.
func TestViewOfAQuestionOfAnother(t *testing.T) {
	two := card.Action("two", card.Brobnar, card.Play(card.Deal(1, card.UpTo(2, card.Creatures))))
	tb := duelWith(t, holding(field("plain-3"), "two"), field("dis-3"), two)
	tb.Play("two")
	tb.Do(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("plain-3")})
	mine, theirs := tb.View(0).Question, tb.View(1).Question
	assert.True(t, mine.Picked.Has(tb.Card("plain-3")))
	assert.True(t, mine.Domain.Has(tb.Card("dis-3")))
	assert.Equal(t, keyforge.AskCards, theirs.Kind)
	assert.Equal(t, keyforge.Question{Kind: keyforge.AskCards, Side: 0, Source: tb.Card("two")}, theirs, "the rest may tell of what is hidden")
	tb.Finish()
}

// The cards of a lasting effect have no handles where the seat does not see them.
func TestViewOfALastingEffectOnACardThatIsHidden(t *testing.T) {
	cheer := card.Action("cheer", card.Brobnar, card.Play(
		card.LastsFor(card.RestOfTurn, card.Creatures.Enemy(), card.Static(card.Power(card.TheSubjects, 2))),
		card.ReturnToHand(card.Choose(card.Creatures.Enemy()))))
	tb := duelWith(t, holding(field("plain-3"), "cheer"), field("dis-3", "dis-2"), cheer)
	tb.Play("cheer")
	tb.Pick("dis-3")
	for seat, sees := range []bool{false, true} {
		lasting := tb.View(keyforge.Side(seat)).Lasting
		require.Len(t, lasting, 1)
		assert.Equal(t, sees, lasting[0].Cards.Has(tb.Card("dis-3")), "seat %d", seat)
		assert.True(t, lasting[0].Cards.Has(tb.Card("dis-2")))
	}
}
