package room_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/toytest"
)

// hands are those of the race as a guest was told last.
func (g *guest) hands() []int {
	g.Helper()
	var s struct{ Hands []int }
	require.NoError(g, json.Unmarshal(g.table.State, &s))
	return s.Hands
}

func (g *guest) agrees(yes bool) { g.ask(wire.Ask{Hands: &yes}) }

// peek keeps the table that is dealt.
type peek struct {
	room.Dealer
	table room.Table
}

func (p *peek) Deal(o *wire.Options, d room.Deal) (room.Table, error) {
	t, err := p.Dealer.Deal(o, d)
	p.table = t
	return t, err
}

// Who watches sees all hands as long as all people agree to that, and only who asks for it.
func TestHandsAreShownWhenAllAgree(t *testing.T) {
	dealt := &peek{Dealer: newDealer()}
	r := race(t, 3, func(c *room.Config, _ *wire.Options) { c.Dealer = dealt })
	all := sit(t, r, "Ada", "Ben", "Cy")
	ada, ben, cy := all[0], all[1], all[2]
	eve, dan := enter(t, r, wire.Join{Watch: 2}), enter(t, r, wire.Join{Watch: 2})
	truly := func() []int {
		var all []int
		for _, hand := range asMap(t, toytest.Kind{}.View(dealt.table.Game(), game.NoSeat))["hands"].([]any) {
			all = append(all, int(hand.(float64)))
		}
		return all
	}
	sees := func(g *guest, open bool, why string) {
		t.Helper()
		g.read()
		readAll(all)
		assert.Equal(t, open, g.table.Hands, why)
		if open {
			assert.Equal(t, truly(), g.hands(), why)
		} else {
			assert.Equal(t, ben.table.State, g.table.State, why)
		}
	}
	readAll(all)
	assert.Nil(t, ben.who.Hands, "nobody has asked")
	eve.agrees(true)
	readAll(all)
	assert.Equal(t, &wire.Hands{}, ben.who.Hands)
	ada.agrees(true)
	ben.agrees(true)
	sees(eve, false, "one has not said yet")
	cy.agrees(false)
	sees(eve, false, "one has said no")
	readAll(all)
	assert.Equal(t, &wire.Hands{Agreed: []int{1, 2}, Refused: []int{3}}, ada.who.Hands)
	cy.agrees(true)
	sees(eve, true, "all agree")
	sees(dan, false, "who has not asked")
	assert.True(t, eve.who.Hands.Shown)
	before := eve.tables
	ada.answer("play")
	eve.read()
	assert.Equal(t, before+1, eve.tables, "once for each command")
	sees(eve, true, "the hands as they are now")
	dan.read()
	dan.agrees(true)
	sees(dan, true, "who asks later")
	ben.agrees(false)
	sees(eve, false, "one does no longer agree")
	sees(dan, false, "one does no longer agree")
	ben.agrees(true)
	sees(eve, true, "again")

	cy.ask(wire.Ask{Leave: true})
	eve.read()
	assert.False(t, eve.table.Hands, "nobody holds a seat")
	ada.ask(wire.Ask{Seat: &wire.Seat{Seat: 3, Bot: "careful"}})
	eve.read()
	assert.True(t, eve.table.Hands, "computers agree")
	ada.ask(wire.Ask{Seat: &wire.Seat{Seat: 3}})
	all[2] = enter(t, r, wire.Join{Name: "Flo"})
	sees(eve, false, "a new person has not agreed")
	all[2].agrees(true)
	sees(eve, true, "a new person agrees")
	again := enter(t, r, wire.Join{Watch: 2, Hands: true})
	assert.True(t, again.table.Hands, "who comes again")
	assert.Equal(t, truly(), again.hands())
	eve.agrees(false)
	sees(eve, false, "who no longer asks")
	r.Leave(eve.conn)
	r.Leave(dan.conn)
	r.Leave(again.conn)
	readAll(all)
	assert.Nil(t, ben.who.Hands)

	kept := r.Record()
	require.NoError(t, r.Close())
	assert.True(t, *kept.Seats[0].Hands, "it is kept what people have said")
}

// Computers alone need not be asked, and nobody is shown what is hidden before the game.
func TestHandsBesideComputers(t *testing.T) {
	r := race(t, 2)
	ada := enter(t, r, wire.Join{Name: "Ada"})
	eve := enter(t, r, wire.Join{Watch: 1, Hands: true})
	ada.ask(wire.Ask{Seat: &wire.Seat{Seat: 2, Bot: "careful"}})
	ada.ask(wire.Ask{Begin: true})
	eve.read()
	assert.False(t, eve.table.Hands)
	ada.agrees(true)
	eve.read()
	assert.True(t, eve.table.Hands)
}

// As long as not all agree the bytes that go to who watches are the same, whatever others hold; then they are the same whatever lies
// in the deck.
func TestNothingHiddenLeavesToWhoWatches(t *testing.T) {
	tell := func(seed uint64, open bool) string {
		table := &fixed{seed: seed}
		r := race(t, 2, func(c *room.Config, _ *wire.Options) { c.Dealer = table })
		all := sit(t, r, "Ada", "Ben")
		eve := enter(t, r, wire.Join{Watch: 1, Hands: true})
		all[0].agrees(true)
		all[1].agrees(open)
		eve.read()
		require.Equal(t, open, eve.table.Hands)
		return string(eve.table.State)
	}
	other := func(same func(seed uint64) bool) uint64 {
		seed := uint64(2)
		for !same(seed) {
			seed++
		}
		return seed
	}
	first, second := handOf(t, 1, 0), handOf(t, 1, 1)
	hand := other(func(s uint64) bool { return handOf(t, s, 0) == first && handOf(t, s, 1) != second })
	assert.Equal(t, tell(1, false), tell(hand, false))
	assert.NotEqual(t, tell(1, true), tell(hand, true))
	deck := other(func(s uint64) bool { return handOf(t, s, 0) == first && handOf(t, s, 1) == second })
	assert.Equal(t, tell(1, true), tell(deck, true))
}

// Whoever comes, goes, agrees and refuses, who watches is never shown more than all agree to.
func TestHandsInChaos(t *testing.T) {
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 5))
		table := race(t, 2)
		all := sit(t, table, "Ada", "Ben")
		said := [2]bool{}
		eve := enter(t, table, wire.Join{Watch: 1})
		asks := false
		for range 60 {
			i := r.IntN(2)
			switch r.IntN(6) {
			case 0, 1:
				said[i] = r.IntN(3) > 0
				all[i].agrees(said[i])
			case 2:
				asks = !asks
				eve.agrees(asks)
			case 3:
				all[i] = enter(t, table, wire.Join{Token: all[i].welcome.Token})
			case 4:
				table.Leave(eve.conn)
				eve = enter(t, table, wire.Join{Watch: 1, Hands: asks})
			default:
				play(all, r, 1)
			}
			readAll(all)
			eve.read()
			require.Equal(t, asks && said[0] && said[1], eve.table.Hands, "seed %d", seed)
			if !eve.table.Hands {
				require.Equal(t, all[0].table.State, eve.table.State)
			}
			require.Empty(t, eve.closed)
			if all[0].table.Asked == 0 {
				break
			}
		}
	}
}
