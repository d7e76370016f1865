package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// newDuel begins a duel in which both decks are n copies of one card.
func newDuel(t *testing.T, seed uint64, first keyforge.Side, n int, c *card.Card, chains ...int) *gametest.Table {
	t.Helper()
	var decks []keyforge.Deal
	for side := range 2 {
		d := keyforge.Deal{Houses: []card.House{c.House, card.Dis, card.Logos}}
		for range n {
			d.Cards = append(d.Cards, keyforge.DealtCard{ID: c.ID})
		}
		if side < len(chains) {
			d.Chains = chains[side]
		}
		decks = append(decks, d)
	}
	g, err := keyforge.New(catalogueWith(t, c), keyforge.Duel, keyforge.Setup{Decks: decks, Seed: seed, First: first})
	require.NoError(t, err)
	return gametest.On(t, g)
}

// page is a card for decks that are only drawn from.
var page = card.Action("page", card.Brobnar, card.Play(card.Take(card.This)))

func hands(tb *gametest.Table) [2]int {
	return [2]int{tb.Player(0).Pile(card.Hand).Len(), tb.Player(1).Pile(card.Hand).Len()}
}

func TestK1_1CountersNeverRunOut(t *testing.T) {
	flood := card.Action("flood", card.Brobnar, card.Play(
		card.Exalt(1000, card.Creatures), card.Put(200, card.PowerCounter, card.Creatures),
		card.Stun(card.Creatures), card.Ward(card.Creatures), card.Enrage(card.Creatures), card.Gain(5000)))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("flood"), Line: gametest.Many(15, "plain-3")},
		keyforge.SidePosition{Line: gametest.Many(15, "plain-4")}, flood)
	tb.Play("flood")
	tb.Amber(0, 5000)
	for _, c := range []string{"plain-3#1", "plain-3#15", "plain-4#15"} {
		tb.AmberOn(c, 1000)
		tb.Marked(c, keyforge.Stunned|keyforge.Warded|keyforge.Enraged)
	}
	tb.PowerIs("plain-4#15", 204)
}

func TestK1_3NoKeyIsForged(t *testing.T) {
	free := card.Action("free", card.Brobnar, card.Play(card.ForgeFree()))
	tb := newDuel(t, 1, 0, 20, free)
	tb.No()
	tb.No()
	tb.Keys(0, 0)
	tb.Keys(1, 0)
	tb.House(card.Brobnar)
	tb.Play("0:free")
	tb.Asks(keyforge.AskKey, keyforge.ForForge, 0)
	assert.Len(t, tb.Legal(nil), 3, "one key of each color")
	tb.Choose(1)
	assert.Equal(t, uint8(1<<1), tb.Player(0).Keys)
}

func TestK1_4FirstPlayerAtRandom(t *testing.T) {
	var began [2]int
	for seed := range uint64(40) {
		tb := newDuel(t, seed, keyforge.NoSide, 20, page)
		first := tb.State().Active
		began[first]++
		tb.No()
		tb.No()
		tb.House(card.Brobnar)
		assert.Equal(t, first, tb.State().TurnOf, "the first turn is the first player's")
	}
	assert.Greater(t, began[0], 5)
	assert.Greater(t, began[1], 5)
}

func TestK1_6DecksAreShuffled(t *testing.T) {
	order := func(seed uint64) []keyforge.Slot {
		tb := newDuel(t, seed, 0, 20, page)
		tb.LeaveOpen()
		return append([]keyforge.Slot(nil), tb.Player(1).Pile(card.Deck)...)
	}
	assert.Equal(t, order(7), order(7))
	assert.NotEqual(t, order(7), order(8))
}

func TestK1_7StartingHands(t *testing.T) {
	for first, want := range [][2]int{{7, 6}, {6, 7}} {
		tb := newDuel(t, 3, keyforge.Side(first), 20, page)
		assert.Equal(t, want, hands(tb))
		tb.LeaveOpen()
	}
}

func TestK1_8ChainsShortenStartingHand(t *testing.T) {
	for _, c := range []struct{ chains, first, second, left int }{
		{7, 5, 4, 6}, // the book's example
		{6, 6, 5, 5},
		{1, 6, 5, 0},
		{0, 7, 6, 0},
		{24, 3, 2, 23},
	} {
		tb := newDuel(t, 3, 0, 20, page, c.chains, c.chains)
		assert.Equal(t, [2]int{c.first, c.second}, hands(tb), "%d chains", c.chains)
		for side := range keyforge.Side(2) {
			assert.Equal(t, c.left, int(tb.Player(side).Chains))
		}
		tb.LeaveOpen()
	}
	tb := newDuel(t, 3, 0, 20, page, 7, 0)
	assert.Equal(t, [2]int{5, 6}, hands(tb), "the other player's hand is whole")
	tb.LeaveOpen()
}

func TestK1_9MulliganOnceEachFirstPlayerFirst(t *testing.T) {
	tb := newDuel(t, 5, 1, 20, page)
	tb.Asks(keyforge.AskYesNo, keyforge.ForMulligan, 1)
	tb.Yes()
	tb.Asks(keyforge.AskYesNo, keyforge.ForMulligan, 0)
	tb.No()
	tb.Asks(keyforge.AskHouse, keyforge.ForHouse, 1)
	assert.Equal(t, [2]int{6, 6}, hands(tb))
	tb.House(card.Brobnar)
}

func TestK1_10MulliganIsOfTheWholeHand(t *testing.T) {
	tb := newDuel(t, 5, 0, 20, page)
	before := append([]keyforge.Slot(nil), tb.Player(0).Pile(card.Hand)...)
	tb.Yes()
	assert.Equal(t, [2]int{6, 6}, hands(tb), "the first player goes from 7 to 6")
	assert.Equal(t, 14, tb.Player(0).Pile(card.Deck).Len(), "the whole hand went back")
	kept := 0
	for _, c := range tb.Player(0).Pile(card.Hand) {
		for _, b := range before {
			if b == c {
				kept++
			}
		}
	}
	assert.Less(t, kept, 6, "the deck is shuffled before the new hand is drawn")
	tb.Yes()
	assert.Equal(t, [2]int{6, 5}, hands(tb), "the second player goes from 6 to 5")
	tb.House(card.Brobnar)
}

// Q9: the new hand is one card smaller than the one put back, whatever the chains
// are by then.
func TestK1_11_Q9MulliganShedsNoChain(t *testing.T) {
	tb := newDuel(t, 5, 0, 20, page, 7, 7)
	assert.Equal(t, [2]int{5, 4}, hands(tb))
	tb.Yes()
	tb.Yes()
	assert.Equal(t, [2]int{4, 3}, hands(tb))
	assert.Equal(t, 6, int(tb.Player(0).Chains))
	assert.Equal(t, 6, int(tb.Player(1).Chains))
	tb.House(card.Brobnar)
}

func TestK1_13TideBeginsNeutral(t *testing.T) {
	gauge := card.Action("gauge", card.Brobnar, card.Play(
		card.If(card.Tide(card.You), card.Gain(1)), card.If(card.LowTide(card.You), card.Gain(10)),
		card.If(card.Tide(card.Opponent), card.Gain(100)), card.If(card.LowTide(card.Opponent), card.Gain(1000))))
	tb := newDuel(t, 5, 0, 20, gauge)
	tb.No()
	tb.No()
	tb.House(card.Brobnar)
	tb.Play("0:gauge")
	tb.Amber(0, 0)
}

func TestK3_1CardsPrevailOverRules(t *testing.T) {
	// K3.3 says that creatures enter exhausted; this one says otherwise.
	eager := card.Creature("eager", card.Brobnar, 2, card.Constantly(card.Modify(card.EntersReady, card.This)))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("eager", "plain-2")}, keyforge.SidePosition{}, eager)
	tb.Play("eager")
	tb.Unmarked("eager", keyforge.Exhausted)
	tb.Play("plain-2")
	tb.Right()
	tb.Marked("plain-2", keyforge.Exhausted)
}

func TestK3_2_K3_3ReadyAndExhausted(t *testing.T) {
	tool := card.Artifact("tool", card.Brobnar, card.Act(card.Gain(1)))
	wake := card.Action("wake", card.Brobnar, card.Play(card.Ready(card.Choose(card.Permanents.Friendly()))))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("tool", "plain-2", "wake"), Line: gametest.Cards("plain-3")},
		keyforge.SidePosition{}, tool, wake)
	tb.Reap("plain-3")
	tb.Marked("plain-3", keyforge.Exhausted)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("plain-3")}, keyforge.IsExhausted)
	tb.Play("tool")
	tb.Marked("tool", keyforge.Exhausted)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("tool")}, keyforge.IsExhausted)
	tb.Play("plain-2")
	tb.Left()
	tb.Marked("plain-2", keyforge.Exhausted)
	tb.Play("wake")
	tb.Pick("plain-3")
	tb.Reap("plain-3")
	tb.Amber(0, 2)
}

func TestK3_4_K3_5TypesAndZones(t *testing.T) {
	tb := duelWith(t,
		keyforge.SidePosition{Hand: gametest.Cards("nap", "item", "plain-1", "badge"), Line: gametest.Cards("plain-9")}, keyforge.SidePosition{})
	for _, c := range []string{"nap", "item", "plain-1", "badge"} {
		assert.False(t, tb.Of(c).Zone.InPlay())
	}
	tb.Play("plain-1")
	tb.Left()
	tb.Play("badge")
	tb.Pick("plain-1")
	tb.Play("item")
	tb.Play("nap")
	tb.InZone(card.Battleline, "plain-1")
	tb.InZone(card.Attached, "badge")
	tb.InZone(card.Artifacts, "item")
	tb.InZone(card.Discard, "nap")
	for c, in := range map[string]bool{"plain-1": true, "badge": true, "item": true, "nap": false} {
		assert.Equal(t, in, tb.Of(c).Zone.InPlay(), c)
	}
	for z, in := range map[card.Zone]bool{card.Deck: false, card.Hand: false, card.Discard: false, card.Archives: false, card.Purged: false,
		card.Under: false, card.Battleline: true, card.Artifacts: true, card.Attached: true} {
		assert.Equal(t, in, z.InPlay())
	}
}

func TestK3_6FriendlyIsWhatYouControl(t *testing.T) {
	split := card.Action("split", card.Brobnar, card.Play(
		card.Deal(1, card.Creatures.Friendly()), card.Deal(2, card.Creatures.Enemy())))
	tb := duelWith(t,
		keyforge.SidePosition{Hand: gametest.Cards("split"), Line: []keyforge.CardPosition{{ID: "plain-5", Foreign: true}}},
		keyforge.SidePosition{Line: gametest.Cards("plain-6")}, split)
	tb.Play("split")
	tb.Damage("plain-5", 1) // owned by the opponent, controlled by you
	tb.Damage("plain-6", 2)
}

func TestK3_7TraitsDoNothing(t *testing.T) {
	giant := card.Creature("giant", card.Brobnar, 3, card.Traits(trait.Giant))
	slay := card.Action("slay", card.Brobnar, card.Play(card.Deal(1, card.Creatures.Trait(trait.Giant))))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("slay"), Line: gametest.Cards("giant", "plain-3")},
		keyforge.SidePosition{}, giant,
		slay)
	tb.PowerIs("giant", 3)
	tb.Play("slay")
	tb.Damage("giant", 1)
	tb.Damage("plain-3", 0)
}

func TestK3_9CountersMeanWhatCardsSay(t *testing.T) {
	doom := card.Action("doom", card.Brobnar, card.Play(card.Put(5, card.DoomCounter, card.Creatures)))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("doom"), Line: gametest.Cards("plain-3")}, keyforge.SidePosition{}, doom)
	tb.Play("doom")
	assert.Equal(t, uint8(5), tb.Of("plain-3").Counters[card.DoomCounter])
	tb.PowerIs("plain-3", 3)
	tb.Reap("plain-3")
	tb.Amber(0, 1)
}

// The book's example: Picaroon, whose power is X, between two creatures.
func TestK3_10PowerX(t *testing.T) {
	t.Run("K3.10 X is what the text says", func(t *testing.T) {
		tb := gametest.Duel(t, keyforge.SidePosition{
			Hand: gametest.Cards("blood-of-titans"),
			Line: gametest.Cards("headhunter", "picaroon", "dust-imp", "smaaash")}, keyforge.SidePosition{}, card.Brobnar)
		tb.PowerIs("picaroon", 7)
		tb.Play("blood-of-titans")
		tb.Pick("dust-imp")
		tb.PowerIs("picaroon", 12)
	})
	t.Run("K3.10 counters add to it", func(t *testing.T) {
		tb := gametest.Duel(t, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "dust-imp"}, {ID: "picaroon", Power: 2}}},
			keyforge.SidePosition{},
			card.Brobnar)
		tb.PowerIs("picaroon", 4)
	})
	t.Run("K3.10 also of powers that move", func(t *testing.T) {
		chimera := card.Creature("chimera", card.Brobnar, 0,
			card.Constantly(card.PowerBecomes(card.This, card.Among(card.PowerSum, card.Creatures.NeighborOf(card.This)))))
		miser := card.Creature("miser", card.Brobnar, 1, card.Constantly(card.Power(card.This, card.For(card.Pool, card.You))))
		tb := duelWith(t, keyforge.SidePosition{Amber: 4, Line: gametest.Cards("plain-2", "chimera", "miser")}, keyforge.SidePosition{},
			chimera, miser)
		tb.PowerIs("chimera", 7)
		tb.Reap("plain-2")
		tb.PowerIs("chimera", 8)
	})
	t.Run("K3.10 without text X is 0", func(t *testing.T) {
		tb := gametest.Duel(t, keyforge.SidePosition{Hand: gametest.Cards("shadow-of-dis")},
			keyforge.SidePosition{Line: gametest.Cards("headhunter", "picaroon", "dust-imp")}, card.Dis)
		tb.PowerIs("picaroon", 7)
		tb.Play("shadow-of-dis")
		tb.InZone(card.Discard, "picaroon") // at 0 power it is destroyed (K11.17)
		tb.Line(1, "headhunter", "dust-imp")
	})
}

// A side may begin with more than a deck to draw from: æmber, keys, and cards of the deck or lent ones in other zones.
func TestK1_6WhatASideBeginsWith(t *testing.T) {
	page, beast := card.Action("page", card.Brobnar, card.Play(card.Take(card.This))), card.Creature("beast", card.Brobnar, 3)
	box := card.Artifact("box", card.Brobnar)
	deal := func(b keyforge.Begins) (*keyforge.Game, error) {
		d := keyforge.Deal{Houses: []card.House{card.Brobnar, card.Dis, card.Logos}, Begins: b}
		for range 15 {
			d.Cards = append(d.Cards, keyforge.DealtCard{ID: "page"}, keyforge.DealtCard{ID: "beast"})
		}
		other := d
		other.Begins = keyforge.Begins{}
		return keyforge.New(catalogueWith(t, page, beast, box), keyforge.Duel, keyforge.Setup{Decks: []keyforge.Deal{d, other}})
	}
	placed := func(id string, z card.Zone) keyforge.Placed {
		return keyforge.Placed{Card: keyforge.DealtCard{ID: id}, Zone: z}
	}
	lent := placed("box", card.Artifacts)
	lent.Lent = true
	strange := placed("page", card.Deck)
	strange.As = card.Mars
	g, err := deal(keyforge.Begins{Amber: 3, Keys: 1, Cards: []keyforge.Placed{placed("page", card.Archives), placed("page", card.Purged),
		placed("beast", card.Battleline), placed("beast", card.Discard), strange, lent}})
	require.NoError(t, err)
	tb := gametest.On(t, g)
	tb.No()
	tb.No()
	p := g.Player(0)
	assert.Equal(t, 3, int(p.Pool))
	assert.Equal(t, 1, p.KeyCount())
	for z, n := range map[card.Zone]int{card.Archives: 1, card.Purged: 1, card.Battleline: 1, card.Discard: 1, card.Artifacts: 1} {
		assert.Equal(t, n, p.Pile(z).Len(), z)
	}
	assert.Equal(t, 26, p.Pile(card.Deck).Len()+p.Pile(card.Hand).Len(), "the others are drawn from")
	mars := 0
	for c := keyforge.Slot(1); c <= 31; c++ {
		if g.Card(c).House == card.Mars {
			mars++
		}
	}
	assert.Equal(t, 1, mars, "a card may be of another house in this game")
	assert.False(t, g.Is(p.Pile(card.Battleline)[0], keyforge.Exhausted), "it is ready")
	assert.Zero(t, g.Player(1).Pool, "the other side has none of it")
	for what, b := range map[string]keyforge.Begins{
		"too many keys": {Keys: 3}, "negative": {Amber: -1}, "not of the deck": {Cards: []keyforge.Placed{placed("box", card.Archives)}},
		"no creature": {Cards: []keyforge.Placed{placed("page", card.Battleline)}}, "no artifact": {Cards: []keyforge.Placed{placed("beast", card.Artifacts)}},
		"a hand": {Cards: []keyforge.Placed{placed("page", card.Hand)}},
	} {
		_, err := deal(b)
		assert.Error(t, err, what)
	}
}
