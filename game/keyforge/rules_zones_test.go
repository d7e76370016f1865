package keyforge_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

var (
	draw3  = card.Action("draw-3", card.Brobnar, card.Play(card.Draw(3)))
	search = card.Action("search", card.Brobnar,
		card.Play(card.Reveal(card.UpTo(1, card.Creatures.In(card.Deck, card.You))), card.ReturnToHand(card.It), card.ShuffleDeck(card.You)))
	delve = card.Action("delve", card.Brobnar, card.Play(card.ReturnToHand(card.UpTo(1, card.Creatures.In(card.Discard, card.You)))))
	file  = card.Action("file", card.Brobnar, card.Play(card.Archive(card.Choose(card.Cards.In(card.Hand, card.You)))))
	// standard makes its side's creatures stronger while it is in play.
	standard = card.Creature("standard", card.Brobnar, 3, card.Constantly(card.Power(card.Creatures.Friendly(), 2)))
)

func TestK15_1_K15_2ReshuffleWhenACardMustBeDrawn(t *testing.T) {
	side := holding(field(), "draw-3", "draw-3")
	side.Deck, side.Discard = gametest.Cards("plain-1", "plain-2", "plain-3", "plain-4"), gametest.Cards("dis-1", "dis-2")
	tb := duelWith(t, side, field(), draw3)
	tb.Play("draw-3")
	assert.Equal(t, []string{"plain-4"}, tb.Pile(0, card.Deck))
	assert.Zero(t, tb.Happened(keyforge.Shuffled))
	tb.Play("draw-3")
	assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
	tb.InZone(card.Hand, "plain-4") // the rest of the old deck comes first
	assert.Equal(t, 6, tb.Player(0).Pile(card.Hand).Len())
	assert.Equal(t, []string{"draw-3"}, tb.Pile(0, card.Discard), "the action that resolves is not shuffled in")
	assert.Equal(t, 1, tb.Player(0).Pile(card.Deck).Len())
	t.Run("K15.2 an empty deck alone is not renewed", func(t *testing.T) {
		side.Deck = gametest.Cards("plain-1", "plain-2", "plain-3")
		tb := duelWith(t, side, field(), draw3)
		tb.Play("draw-3")
		assert.Empty(t, tb.Pile(0, card.Deck))
		assert.Equal(t, []string{"draw-3", "dis-1", "dis-2"}, tb.Pile(0, card.Discard))
	})
}

func TestK15_3_K15_5DiscardsGoOnTopAndKeepTheirOrder(t *testing.T) {
	side := holding(field("plain-2"), "nap", "item", "smite")
	side.Discard = gametest.Cards("dis-1", "dis-2")
	tb := duelWith(t, side, field(), smite)
	tb.Discard("item")
	tb.Play("nap")
	tb.Play("smite")
	assert.Equal(t, []string{"smite", "plain-2", "nap", "item", "dis-1", "dis-2"}, tb.Pile(0, card.Discard))
}

func TestK15_4_K15_8WhoSeesWhat(t *testing.T) {
	side := holding(field(), "nap")
	side.Discard, side.Archives, side.Deck = gametest.Cards("plain-1"), gametest.Cards("plain-2"), gametest.Cards("plain-3")
	tb := duelWith(t, side, field())
	for _, see := range []struct {
		c              string
		owner, opposed bool
	}{{"plain-1", true, true}, {"plain-2", true, false}, {"plain-3", false, false}, {"nap", true, false}} {
		assert.Equal(t, see.owner, tb.Sees(0, tb.Card(see.c)), see.c)
		assert.Equal(t, see.opposed, tb.Sees(1, tb.Card(see.c)), see.c)
	}
	assert.Equal(t, tb.Card("plain-2"), tb.View(0).Sides[0].Zones[card.Archives][0].Card)
	assert.Zero(t, tb.View(1).Sides[0].Zones[card.Archives][0].Card)
}

// A card that goes face down under another from a place that a seat does not see is
// not named to that seat; one that goes there face up is.
func TestK15_11WhichCardGoesUnderAnother(t *testing.T) {
	under := card.Choose(card.Creatures.Friendly())
	for _, c := range []struct {
		does         string
		do           card.Effect
		from         keyforge.SidePosition
		mine, theirs bool
	}{
		{"hides a card of the hand",
			card.Hide(card.Choose(card.Cards.In(card.Hand, card.You)), under), holding(field("plain-3"), "hide", "dis-3"), true, false},
		{"hides a discarded card", card.Hide(card.Choose(card.Cards.In(card.Discard, card.You)), under),
			keyforge.SidePosition{Line: gametest.Cards("plain-3"), Hand: gametest.Cards("hide"), Discard: gametest.Cards("dis-3")}, true, true},
		{"grafts a card of the hand",
			card.Graft(card.Choose(card.Cards.In(card.Hand, card.You)), under), holding(field("plain-3"), "hide", "dis-3"), true, true},
	} {
		tb := duelWith(t, c.from, field(), card.Action("hide", card.Brobnar, card.Play(c.do)))
		tb.Play("hide")
		tb.InZone(card.Under, "dis-3")
		at := slices.IndexFunc(tb.Events, func(e keyforge.Event) bool { return e.Kind == keyforge.PutUnder })
		require.GreaterOrEqual(t, at, 0, c.does)
		assert.Equal(t, tb.Of("dis-3").Is(keyforge.FaceDown), tb.Events[at].N == 1, c.does)
		assert.Equal(t, c.mine, tb.SeesWhich(0, &tb.Events[at]), c.does)
		assert.Equal(t, c.theirs, tb.SeesWhich(1, &tb.Events[at]), c.does)
	}
}

// A seat learns which card moves exactly if it sees the card before the move or after
// it, between any two zones, whether or not it has looked at the card.
func TestK15_8WhichCardMoves(t *testing.T) {
	in := func(z card.Zone) card.Target { return card.Choose(card.Cards.In(z, card.You)) }
	for from, of := range map[card.Zone]card.Target{
		card.Hand: in(card.Hand), card.Deck: in(card.Deck), card.Archives: in(card.Archives), card.Discard: in(card.Discard),
		card.Under: {Pick: card.ByRole, Role: card.Beneath}, card.Battleline: card.Choose(card.Creatures.Named("dis-3")),
	} {
		for to, does := range map[card.Zone]card.Effect{
			card.Hand: card.ReturnToHand(of), card.Deck: card.Move(of, card.Deck, card.OnTop), card.Archives: card.Archive(of),
			card.Under: card.Hide(of, card.This), card.Discard: card.DiscardCards(of), card.Purged: card.Purge(of),
		} {
			if from == to || from == card.Battleline && to == card.Under {
				continue
			}
			for _, marks := range []keyforge.Mark{0, keyforge.SeenBy(0), keyforge.SeenBy(1), keyforge.Revealed} {
				mover := card.Creature("mover", card.Brobnar, 4, card.Reap(does))
				tb := duelWith(t, lying("dis-3", from, marks), field(), mover)
				c := tb.Card("dis-3")
				var before [2]bool
				for seat := range before {
					before[seat] = tb.Sees(keyforge.Side(seat), c)
				}
				tb.Reap("mover")
				require.Equal(t, to, tb.Of("dis-3").Zone, "%v", from)
				assert.Zero(t, tb.Of("dis-3").Marks&looked, "%v to %v: nobody has looked at it there", from, to)
				at := slices.IndexFunc(tb.Events, func(e keyforge.Event) bool {
					return e.Card == c && (e.Kind == keyforge.Moved || e.Kind == keyforge.PutUnder)
				})
				require.GreaterOrEqual(t, at, 0)
				for seat := range before {
					want := before[seat] || tb.Sees(keyforge.Side(seat), c)
					assert.Equal(t, want, tb.SeesWhich(keyforge.Side(seat), &tb.Events[at]), "%v to %v, marks %b, seat %d", from, to, marks, seat)
				}
			}
		}
	}
}

// looked are the marks of who has looked at a card where it lies.
var looked = keyforge.Revealed | keyforge.SeenBy(0) | keyforge.SeenBy(1) | keyforge.SeenBy(2)

// What has been seen in a deck is no longer known once the deck has been shuffled,
// drawn from or turned over, nor is a card in the hand that goes into it.
func TestK15_8ShufflingHidesWhatHasBeenSeen(t *testing.T) {
	foe := card.Opponent
	for name, do := range map[string]card.Effect{
		"shuffles the deck":               card.ShuffleDeck(foe),
		"shuffles the discard pile in":    card.ShuffleDiscardIn(foe),
		"shuffles a discarded card in":    card.ShuffleIn(card.Each(card.Cards.In(card.Discard, foe))),
		"shuffles the hand in":            card.ShuffleIn(card.Each(card.Cards.In(card.Hand, foe))),
		"turns it over with the discards": foe.SwapsDeck(),
		"draws its cards":                 foe.Draws(card.N(2)),
		"draws more than it has":          foe.Draws(card.N(9)),
	} {
		for _, marks := range []keyforge.Mark{keyforge.SeenBy(0), keyforge.SeenBy(1), keyforge.Revealed} {
			them := keyforge.SidePosition{Discard: gametest.Cards("plain-3")}
			for _, id := range []string{"dis-1", "dis-2"} {
				them.Deck = append(them.Deck, keyforge.CardPosition{ID: id, Marks: marks})
			}
			them.Hand = []keyforge.CardPosition{{ID: "dis-3", Marks: marks}}
			tb := duelWith(t, holding(field(), "mix"), them, card.Action("mix", card.Brobnar, card.Play(do)))
			tb.Play("mix")
			if tb.Question().Kind == keyforge.AskCards {
				tb.Finish()
			}
			for c := keyforge.Slot(1); c <= keyforge.Slot(tb.State().NCards); c++ {
				if z := tb.Game.Card(c).Zone; z != card.Hand || tb.ID(c) != "dis-3" {
					assert.Zero(t, tb.Game.Card(c).Marks&looked, "%s: %s in the %v, marks %b", name, tb.ID(c), z, marks)
				}
			}
		}
	}
}

// lying is a side with a mover in its line and one other card, which lies in the zone
// or, face down, under the mover.
func lying(id string, z card.Zone, marks keyforge.Mark) keyforge.SidePosition {
	p := field("mover", "plain-3")
	one := []keyforge.CardPosition{{ID: id, Marks: marks}}
	switch z {
	case card.Hand:
		p.Hand = one
	case card.Deck:
		p.Deck = one
	case card.Archives:
		p.Archives = one
	case card.Discard:
		p.Discard = gametest.Cards(id)
	case card.Under:
		p.Line[0].Under = gametest.Cards(id)
	case card.Battleline:
		p.Line = append(p.Line, gametest.Cards(id)...)
	}
	return p
}

func TestK15_6Haunted(t *testing.T) {
	cry := card.Action("cry", card.Brobnar,
		card.Play(card.If(card.Cond{Kind: card.Haunted, Who: card.You}, card.Gain(1)),
			card.If(card.Cond{Kind: card.Haunted, Who: card.Opponent}, card.Gain(10))))
	for n, gain := range map[int]int{9: 0, 10: 1, 11: 1} {
		side := holding(field(), "cry")
		side.Discard = gametest.Many(n, "filler")
		tb := duelWith(t, side, field(), cry)
		tb.Play("cry")
		tb.Amber(0, gain)
	}
	foe := field()
	foe.Discard = gametest.Many(10, "filler")
	tb := duelWith(t, holding(field(), "cry"), foe, cry)
	tb.Play("cry")
	tb.Amber(0, 10)
}

func TestK15_7_K15_9Archives(t *testing.T) {
	side := holding(field("plain-3"), "file", "standard", "item")
	side.Discard, side.Deck = gametest.Cards("dis-1"), gametest.Cards("dis-2")
	tb := duelWith(t, side, field("dis-4"), file, standard)
	tb.Play("file")
	tb.Offers("standard", "item") // K15.9: from the hand alone
	tb.Pick("standard")
	assert.Equal(t, []string{"standard"}, tb.Pile(0, card.Archives))
	tb.PowerIs("plain-3", 3) // K15.7: not in play there
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("standard")}, keyforge.NotInHand)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("standard")}, keyforge.NotInPlay)
	tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Card("standard")}, keyforge.NotInHand)
}

func TestK15_10Purge(t *testing.T) {
	side := keyforge.SidePosition{Hand: gametest.Cards("banish"),
		Line: []keyforge.CardPosition{{ID: "plain-3"}, {ID: "standard", Foreign: true, Damage: 1}}}
	tb := duelWith(t, side, field("dis-4"), banish, standard)
	tb.PowerIs("plain-3", 5)
	tb.Play("banish")
	tb.Pick("standard")
	assert.Equal(t, []string{"standard"}, tb.Pile(1, card.Purged), "with its owner")
	assert.True(t, tb.Sees(0, tb.Card("standard")) && tb.Sees(1, tb.Card("standard")), "face up")
	tb.PowerIs("plain-3", 3)
	tb.PowerIs("dis-4", 4)
}

func TestK15_11Graft(t *testing.T) {
	tree := card.Creature("tree", card.Brobnar, 4, card.Reap(card.Graft(card.Choose(card.Cards.In(card.Hand, card.You)), card.This)))
	tb := duelWith(t, holding(field("tree", "plain-3"), "standard", "smite"), field("dis-2"), tree, standard, smite)
	tb.Reap("tree")
	tb.Pick("standard")
	tb.InZone(card.Under, "standard")
	assert.Equal(t, tb.Card("tree"), tb.Of("standard").Host)
	assert.True(t, tb.Sees(1, tb.Card("standard")), "face up")
	tb.PowerIs("plain-3", 3) // it is not in play
	tb.Play("smite")
	tb.Pick("tree")
	tb.InZone(card.Discard, "tree", "standard")
}

func TestK15_12_K15_13_K15_14_K15_15Search(t *testing.T) {
	side := holding(field("plain-9"), "search")
	side.Deck, side.Discard = gametest.Cards("filler", "plain-1", "item", "plain-2"), gametest.Cards("plain-3")
	tb := duelWith(t, side, field("dis-4"), search)
	tb.Play("search")
	tb.Offers("plain-1", "plain-2") // creatures of the deck alone
	assert.Equal(t, []string{"filler", "plain-1", "item", "plain-2"}, tb.Pile(0, card.Deck), "K15.15: they still lie there, in order")
	hidden := tb.View(1)
	assert.True(t, hidden.Question.Domain.Empty(), "K15.12: the opponent does not see them")
	tb.Pick("plain-2")
	tb.InZone(card.Hand, "plain-2")
	assert.Equal(t, 1, tb.Happened(keyforge.Shown), "K15.14")
	assert.Equal(t, 1, tb.Happened(keyforge.Shuffled), "K15.13")
	assert.Equal(t, 3, tb.Player(0).Pile(card.Deck).Len())

	t.Run("K15.12 nothing need be found", func(t *testing.T) {
		tb := duelWith(t, side, field(), search)
		tb.Play("search")
		tb.Finish()
		assert.Zero(t, tb.Happened(keyforge.Shown))
		assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
		assert.Equal(t, 4, tb.Player(0).Pile(card.Deck).Len())
	})
	t.Run("K15.15 a discard pile keeps its order", func(t *testing.T) {
		side := holding(field(), "delve")
		side.Discard = gametest.Cards("filler", "plain-1", "item", "plain-2")
		tb := duelWith(t, side, field(), delve)
		tb.Play("delve")
		assert.Equal(t, []string{"filler", "plain-1", "item", "plain-2"}, tb.Pile(0, card.Discard))
		tb.Pick("plain-1")
		assert.Equal(t, []string{"delve", "filler", "item", "plain-2"}, tb.Pile(0, card.Discard))
		assert.Zero(t, tb.Happened(keyforge.Shuffled))
	})
}
