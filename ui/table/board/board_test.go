package board_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/table/board"
)

// A board that follows the events one by one arrives at the state of the game:
// the events tell everything that happened.
func TestBoardFollowsTheEvents(t *testing.T) {
	seen := map[keyforge.EventKind]int{}
	for seed := range uint64(15) {
		all := deck.Embedded()
		var decks []string
		for i := range 1 + seed%3 {
			decks = append(decks, all[(seed+3*i)%uint64(len(all))])
		}
		followed(t, newGame(t, seed, decks...), seed, seen)
		if t.Failed() {
			return
		}
	}
	for seed := range uint64(6) {
		followed(t, newDuel(t, seed), seed, seen)
		if t.Failed() {
			return
		}
	}
	for seed := range uint64(25) {
		if g := newCrowd(t, seed); g != nil {
			followed(t, g, seed, seen)
		}
		if t.Failed() {
			return
		}
	}
	assert.Greater(t, len(seen), 40, "too few kinds of events came up to prove anything")
}

// newGame is an adventure.
func newGame(t testing.TB, seed uint64, decks ...string) *keyforge.Game {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	var deals []keyforge.Deal
	for _, name := range decks {
		d, err := deck.Named(name)
		require.NoError(t, err)
		deals = append(deals, d.Deal(0))
	}
	g, err := keyforge.New(cat, keyraken.Adventure.Mode(adventure.Normal), adventure.Setup(keyraken.Adventure, deals, seed))
	require.NoError(t, err)
	return g
}

// newDuel is a duel of two decks of random cards.
func newDuel(t testing.TB, seed uint64) *keyforge.Game {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	random := rand.New(rand.NewPCG(seed, 2))
	g, err := keyforge.New(cat, keyforge.Duel, keyforge.Setup{Decks: []keyforge.Deal{gametest.RandomDeal(random),
		gametest.RandomDeal(random)}, Seed: seed})
	require.NoError(t, err)
	return g
}

// newCrowd is a duel on a crowded table, or nil if that table is impossible.
func newCrowd(t testing.TB, seed uint64) *keyforge.Game {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	g, err := keyforge.Start(cat, keyforge.Duel, gametest.Crowded(rand.New(rand.NewPCG(seed, 3)), 2, cards.All()))
	if err != nil {
		return nil
	}
	return g
}

// followed plays a game at random and compares the board with the game before each
// question.
func followed(t *testing.T, g *keyforge.Game, seed uint64, seen map[keyforge.EventKind]int) {
	random := rand.New(rand.NewPCG(seed, 1))
	var b board.Board
	var v keyforge.View
	var events []keyforge.Event
	for range 1500 {
		if g.Over() {
			return
		}
		seat := g.Question().Side
		g.ViewInto(&v, seat)
		b.Load(g, &v)
		legal := g.Legal(nil)
		c := legal[random.IntN(len(legal))]
		var err error
		events, err = g.Apply(c, events[:0])
		require.NoError(t, err)
		for i := range events {
			seen[events[i].Kind]++
			b.Follow(&events[i])
		}
		g.ViewInto(&v, seat)
		compare(t, g, &v, &b, func() string { return fmt.Sprintf("seed %d, after %v:\n%s", seed, c, listed(events)) })
		if t.Failed() {
			return
		}
	}
}

func listed(events []keyforge.Event) (all string) {
	for _, e := range events {
		all += fmt.Sprintf("%+v\n", e)
	}
	return all
}

// values are what the gauges show, without their limits, which no event tells.
func values(b *board.Board) (all []int) {
	for _, g := range b.Gauges {
		all = append(all, g.Value)
	}
	return all
}

// compare compares a board that has followed the events with a view of the game.
func compare(t *testing.T, g *keyforge.Game, v *keyforge.View, got *board.Board, told func() string) {
	var want board.Board
	want.Load(g, v)
	same := func(w, g any, what string) bool {
		return assert.ObjectsAreEqual(w, g) || assert.Equal(t, w, g, "%s, %s", what, told())
	}
	same([...]any{want.High, want.Turn, want.Active, want.TurnOf, want.Step, want.House, want.Over, want.Winners, values(&want)},
		[...]any{got.High, got.Turn, got.Active, got.TurnOf, got.Step, got.House, got.Over, got.Winners, values(got)}, "turn")
	same(want.Keys, got.Keys, "keys")
	same(want.Chains, got.Chains, "chains")
	same(want.Pool, got.Pool, "æmber")
	for side := range want.Pool {
		for z := range card.ZoneCount {
			w, g := want.Piles[side][z], got.Piles[side][z]
			if z == card.Deck || z == card.Archives || z == card.Hand {
				same(len(w), len(g), fmt.Sprintf("zone %d of side %d", z, side))
			} else {
				same(append([]keyforge.Slot{}, w...), append([]keyforge.Slot{}, g...), fmt.Sprintf("zone %d of side %d", z, side))
			}
		}
	}
	for c := range want.Faces {
		w, g := &want.Faces[c], &got.Faces[c]
		if w.Slot == 0 || w.Zone == card.Deck || w.Zone == card.Archives || w.Zone == card.Joined || w.Zone == card.Hand {
			continue
		}
		const shown = keyforge.Exhausted | keyforge.Stunned | keyforge.Warded | keyforge.Enraged
		spent := g.Spent
		if w.Spent < spent { // lost armor takes its spent part along (K11.11), which no event tells
			spent = w.Spent
		}
		if w.Token || w.Zone == card.Reference { // that it is another card its controller sees only when all events have been shown
			w.Own, g.Own = w.Def, g.Def
		}
		if own, _ := got.Named(w.Slot); own != got.Printed(w.Slot).Own && !w.Token && !w.Zone.InPlay() {
			continue // it was a token creature and lies face up as such until all has been shown
		}
		same([...]any{w.Slot, w.Own, w.Def, w.Zone, w.Ctrl, w.Damage, w.Spent, w.Amber, w.Counters, w.Marks & shown, w.Host},
			[...]any{g.Slot, g.Own, g.Def, g.Zone, g.Ctrl, g.Damage, spent, g.Amber, g.Counters, g.Marks & shown, g.Host}, want.Title(w.Slot))
		same(append([]keyforge.Slot{}, w.On...), append([]keyforge.Slot{}, g.On...), "on "+want.Title(w.Slot))
	}
}

// start is the board of a duel on a declared table, as the first seat sees it.
func start(t *testing.T, p keyforge.Position) (*keyforge.Game, *board.Board) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	g, err := keyforge.Start(cat, keyforge.Duel, p)
	require.NoError(t, err)
	b, v := &board.Board{}, g.View(0)
	b.Load(g, &v)
	return g, b
}

// slot is the card with that title.
func slot(t *testing.T, b *board.Board, title string) keyforge.Slot {
	c := keyforge.Slot(slices.IndexFunc(b.Faces[:], func(f board.Face) bool { return f.Slot != 0 && b.Title(f.Slot) == title }))
	require.Positive(t, c, title)
	return c
}

// The board shows the æmber of an exalted creature, and a creature that enters
// ready as ready.
func TestBoardShowsExaltedAndReadyCreatures(t *testing.T) {
	_, b := start(t, keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{{Hand: gametest.Cards("headhunter")}, {}}})
	c := slot(t, b, "Headhunter")
	for n, ready := range map[int32]bool{0: false, 1: true} {
		b.Follow(&keyforge.Event{Kind: keyforge.Moved, Side: 0, Card: c, From: card.Hand, To: card.Limbo})
		b.Follow(&keyforge.Event{Kind: keyforge.EnteredPlay, Side: 0, Card: c, To: card.Battleline, M: n})
		assert.Equal(t, ready, b.Faces[c].Marks&keyforge.Exhausted == 0)
		b.Follow(&keyforge.Event{Kind: keyforge.Exalted, Side: keyforge.NoSide, Card: c, N: 2})
		b.Follow(&keyforge.Event{Kind: keyforge.Exalted, Side: keyforge.NoSide, Card: c, N: 1})
		assert.Equal(t, 3, b.Faces[c].Amber)
		b.Follow(&keyforge.Event{Kind: keyforge.Moved, Side: 0, Card: c, From: card.Battleline, To: card.Hand})
		assert.Zero(t, b.Faces[c].Amber)
	}
}

// When deck and discard pile change places, the new deck is face down from then on,
// and every card of the new discard pile is revealed.
func TestBoardTurnsUpADeck(t *testing.T) {
	g, b := start(t, keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{
		{Deck: gametest.Cards("anger", "punch"), Discard: gametest.Cards("headhunter")}, {}}})
	deck := g.Pile(0, card.Deck)
	c := slot(t, b, "Headhunter")
	b.Follow(&keyforge.Event{Kind: keyforge.Shuffled, Side: 0, N: 2})
	assert.Equal(t, []keyforge.Slot{0}, b.Piles[0][card.Deck])
	assert.Equal(t, []keyforge.Slot{0, 0}, b.Piles[0][card.Discard])
	assert.NotContains(t, b.Piles[0][card.Deck], c)
	for i, d := range deck {
		b.Follow(&keyforge.Event{Kind: keyforge.TurnedUp, Side: 0, Card: d, To: card.Discard})
		assert.Equal(t, d, b.Piles[0][card.Discard][i])
		assert.Equal(t, d, b.Faces[d].Slot, "its face is seen")
	}
}

// A card that is put under another face down shows its face only to its owner.
func TestBoardHidesWhatLiesFaceDown(t *testing.T) {
	for side, seen := range map[keyforge.Side]bool{0: true, 1: false} {
		g, b := start(t, keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{
			{Line: gametest.Cards("headhunter"), Discard: gametest.Cards("anger")}, {Discard: gametest.Cards("punch")}}})
		host := slot(t, b, "Headhunter")
		discard := g.Pile(side, card.Discard)
		c := discard.Top()
		b.Follow(&keyforge.Event{Kind: keyforge.PutUnder, Side: side, Card: c, Other: host, From: card.Discard, N: 1})
		assert.Empty(t, b.Piles[side][card.Discard])
		assert.Equal(t, seen, b.Faces[c].Slot == c)
		assert.Len(t, b.Faces[host].On, 1)
		assert.Equal(t, seen, b.Faces[host].On[0] == c)
	}
}

// A copy has the names of both cards while it is in play.
func TestNamedTellsOfCopies(t *testing.T) {
	g, b := start(t, keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{{Line: gametest.Cards("headhunter",
		"dust-imp")}, {}}})
	c, of := slot(t, b, "Headhunter"), slot(t, b, "Dust Imp")
	copied := g.Card(of).Def
	b.Follow(&keyforge.Event{Kind: keyforge.Copied, Card: c, Other: of, N: int32(copied)})
	own, as := b.Named(c)
	assert.Equal(t, [...]uint16{g.Card(c).Def, copied}, [...]uint16{own, as})
	assert.Equal(t, b.Faces[of].Power, b.Faces[c].Power)
	assert.Equal(t, b.Faces[of].Houses, b.Faces[c].Houses)
	b.Follow(&keyforge.Event{Kind: keyforge.Moved, Side: 0, Card: c, From: card.Battleline, To: card.Discard})
	_, as = b.Named(c)
	assert.Zero(t, as)
}

// A card that nobody may know and that comes from no side's zone is only added to the card it is put on.
func TestAHiddenCardFromNowhere(t *testing.T) {
	_, b := start(t, keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{
		{Line: gametest.Cards("headhunter"), Deck: gametest.Cards("anger")}, {}}})
	host := slot(t, b, "Headhunter")
	b.Follow(&keyforge.Event{Kind: keyforge.AttachedTo, Side: keyforge.NoSide, Other: host})
	assert.Equal(t, []keyforge.Slot{0}, b.Faces[host].On)
	assert.Len(t, b.Piles[0][card.Deck], 1)
	b.Follow(&keyforge.Event{Kind: keyforge.PutUnder, Side: 0, Other: host, From: card.Deck})
	assert.Len(t, b.Faces[host].On, 2)
	assert.Empty(t, b.Piles[0][card.Deck], "this one comes from the deck")
}

// What single events change: a tide that turns, and cards that go where they can be seen or not.
func TestWhatOneEventChanges(t *testing.T) {
	var b board.Board
	b.Seats = 2
	for _, c := range []struct {
		n    int32
		side keyforge.Side
		high bool
		of   uint8
	}{{1, 1, true, 2}, {0, 1, false, 0}, {1, keyforge.NoSide, true, 0}, {1, 0, true, 1}, {0, 0, false, 0}} {
		b.Follow(&keyforge.Event{Kind: keyforge.TideTurned, N: c.n, Side: c.side})
		assert.Equal(t, c.high, b.High)
		assert.Equal(t, c.of, b.HighFor)
	}
	const c = 5
	for _, m := range []struct {
		to     card.Zone
		closed uint8 // sides whose hands are hidden
		want   []keyforge.Slot
	}{{card.Hand, 0, []keyforge.Slot{c}}, {card.Hand, 1 << 0, []keyforge.Slot{c}}, {card.Hand, 1 << 1, []keyforge.Slot{0}},
		{card.Deck, 0, []keyforge.Slot{0}}, {card.Archives, 0, []keyforge.Slot{0}}, {card.Discard, 1 << 1, []keyforge.Slot{c}},
		{card.Purged, 0, []keyforge.Slot{c}}, {card.Joined, 0, nil}, {card.Under, 0, nil}} {
		var b board.Board
		b.Seats, b.Closed = 2, m.closed
		b.Faces[c].Owner, b.Faces[c].Ctrl = 1, 1
		b.Follow(&keyforge.Event{Kind: keyforge.Moved, Side: 1, Card: c, From: card.Limbo, To: m.to})
		assert.Equal(t, m.want, []keyforge.Slot(b.Piles[1][m.to]), "%v", m)
		assert.Equal(t, m.to, b.Faces[c].Zone)
	}
}

// A hidden card is the top one of those that are hidden in its pile; the others stay.
func TestHiddenCardsLeaveTheirPile(t *testing.T) {
	_, b := start(t, keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{{}, {}}})
	b.Piles[1][card.Hand] = []keyforge.Slot{5, 0, 7}
	b.Follow(&keyforge.Event{Kind: keyforge.Moved, Side: 1, M: 1, From: card.Hand, To: card.Archives})
	assert.Equal(t, []keyforge.Slot{5, 7}, b.Piles[1][card.Hand])
	b.Follow(&keyforge.Event{Kind: keyforge.Moved, Side: 1, M: 1, From: card.Hand, To: card.Archives})
	assert.Equal(t, []keyforge.Slot{5, 7}, b.Piles[1][card.Hand], "none is hidden")
	assert.Zero(t, b.Faces[0])
}

// What comes into sight shows its face, wherever it was: a card that is shown, put into play, or attached; one that is turned
// up takes the place of a hidden card, if there is one.
func TestFacesComeIntoSight(t *testing.T) {
	hidden := keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{{Line: gametest.Cards("headhunter"),
		Deck: []keyforge.CardPosition{{ID: "anger", Slot: 1}}}, {Hand: gametest.Cards("blood-of-titans", "troll", "punch")}}}
	g, b := start(t, hidden)
	host, hand := slot(t, b, "Headhunter"), g.Pile(1, card.Hand)
	for _, c := range hand {
		require.Zero(t, b.Faces[c].Slot, "it is in the hand of another")
	}
	upgrade, troll, punch := hand[0], hand[1], hand[2]
	b.Follow(&keyforge.Event{Kind: keyforge.Shown, Side: 1, Card: punch})
	assert.Equal(t, punch, b.Faces[punch].Slot)
	b.Follow(&keyforge.Event{Kind: keyforge.Repositioned, Side: 1, Card: punch})
	assert.Empty(t, b.Piles[1][card.Battleline], "it is in no line")
	b.Follow(&keyforge.Event{Kind: keyforge.EnteredPlay, Side: 1, Card: troll, To: card.Battleline})
	assert.Equal(t, troll, b.Faces[troll].Slot)
	b.Follow(&keyforge.Event{Kind: keyforge.EnteredPlay, Side: 1, Card: upgrade, To: card.Attached})
	for z := range card.ZoneCount {
		assert.NotContains(t, b.Piles[1][z], upgrade)
	}

	b.Follow(&keyforge.Event{Kind: keyforge.PutUnder, Side: 1, Card: punch, Other: host, From: card.Hand})
	assert.Equal(t, []keyforge.Slot{punch}, b.Faces[host].On, "face up")
	b.Follow(&keyforge.Event{Kind: keyforge.AttachedTo, Side: 0, Card: 1, Other: host, From: card.Deck})
	assert.Equal(t, []keyforge.Slot{punch, 1}, b.Faces[host].On)
	b.Follow(&keyforge.Event{Kind: keyforge.Moved, Side: 0, Card: 1, From: card.Attached, To: card.Battleline, N: 1})
	assert.Equal(t, []keyforge.Slot{punch}, b.Faces[host].On)
	assert.Zero(t, b.Faces[1].Host, "it stands on its own")

	b.Follow(&keyforge.Event{Kind: keyforge.TurnedUp, Side: 1, Card: punch, To: card.Discard})
	assert.Empty(t, b.Piles[1][card.Discard], "nothing was hidden there")
	b.Piles[0][card.Deck] = []keyforge.Slot{troll, punch}
	b.Follow(&keyforge.Event{Kind: keyforge.Shuffled, Side: 0, N: 2})
	assert.Equal(t, []keyforge.Slot{0, 0}, b.Piles[0][card.Discard], "until they are told")
}

// A card belongs to whoever plays it, and is played only until the board is that of the game again.
func TestPlayedByAnother(t *testing.T) {
	g, b := start(t, keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{{Hand: gametest.Cards("anger")}, {}}})
	c := slot(t, b, "Anger")
	b.Follow(&keyforge.Event{Kind: keyforge.Played, Side: 1, Card: c, From: card.Hand})
	assert.Equal(t, keyforge.Side(1), b.Faces[c].Ctrl)
	assert.Equal(t, c, b.Played)
	v := g.View(0)
	b.Load(g, &v)
	assert.Zero(t, b.Played)
}
