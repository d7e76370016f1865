package places_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/shards/board"
	"github.com/keyraken/keyraken/ui/shards/places"
)

// crowd is a table of so many seats, each with so many cards in hand and in play.
func crowd(seats, hand, inPlay int) *board.Board {
	b := &board.Board{Sides: make([]board.Side, seats)}
	next := shards.Slot(1)
	take := func(n int) (all []shards.Slot) {
		for range n {
			all = append(all, next)
			next++
		}
		return all
	}
	for i := range b.Sides {
		b.Sides[i].Hand, b.Sides[i].InPlay = take(hand), take(inPlay)
		b.Sides[i].Deck, b.Sides[i].Discard = take(2), take(2)
	}
	copy(b.Row[:], take(shards.RowPlaces))
	b.Centre, b.Banished = take(5), take(2)
	return b
}

// sizes are windows: a small and a large one, a wide, a high and a phone's.
var sizes = [][2]float64{{1280, 720}, {1920, 1080}, {2560, 1080}, {1024, 768}, {844, 390}}

// No part of the table lies over another, and all of it in the window, with any number of players, cards and any window.
func TestNothingOverlaps(t *testing.T) {
	for _, size := range sizes {
		for seats := 2; seats <= shards.MaxSeats; seats++ {
			for _, nemesis := range []shards.Seat{shards.NoSeat, shards.Seat(seats - 1)} {
				for _, tip := range []bool{false, true} {
					t.Run(fmt.Sprint(size, seats, nemesis, tip), func(t *testing.T) {
						var p places.Table
						unit := layout.Unit(size[0], size[1], 1)
						p.Arrange(places.Options{W: size[0], H: size[1], Unit: unit, Nemesis: nemesis, Log: true, Tip: tip}, crowd(seats, 6, 5))
						parts := []layout.Rect{p.Bar, p.Log, p.Row, p.Centre, p.Banished, p.Engine, p.Prompt, p.Tip}
						for i := range seats {
							s := &p.Sides[i]
							parts = append(parts, s.Panel, s.Play)
							inside := []layout.Rect{s.Portrait, s.Name, s.Health, s.Mastery, s.Clock, s.Crystals, s.Power, s.Deck, s.Discard, s.Relics}
							if shards.Seat(i) == p.Own {
								parts = append(parts, s.Hand)
							}
							for _, r := range inside {
								assert.True(t, r.Empty() || r.Within(s.Panel.Inset(-0.01)), "seat %d: %v outside %v", i, r, s.Panel)
							}
							apart(t, inside)
						}
						for _, r := range parts {
							assert.True(t, r.Within(p.Window.Inset(-0.01)), "%v", r)
						}
						apart(t, parts)
					})
				}
			}
		}
	}
}

// apart checks that no rectangle lies over another.
func apart(t *testing.T, all []layout.Rect) {
	t.Helper()
	for i, r := range all {
		for _, o := range all[:i] {
			over := r.Cross(o)
			assert.False(t, !over.Empty() && over.W > 0.01 && over.H > 0.01, "%v over %v", r, o)
		}
	}
}

// Cards keep their shape; of each that lies open a part can be pointed at, however many there are.
func TestCardsCanBePointedAt(t *testing.T) {
	for _, size := range sizes {
		for _, n := range []int{1, 5, 9} {
			b := crowd(3, n, n)
			var p places.Table
			p.Arrange(places.Options{W: size[0], H: size[1], Unit: layout.Unit(size[0], size[1], 1), Nemesis: shards.NoSeat}, b)
			var open []layout.Rect
			for c := shards.Slot(1); c < shards.MaxCards; c++ {
				if !p.Shown[c] {
					continue
				}
				assert.InDelta(t, layout.Ratio, p.Card[c].H/p.Card[c].W, 0.001)
				assert.True(t, p.Open[c].Within(p.Card[c].Inset(-0.01)))
				assert.Greater(t, p.Open[c].W, 4.0)
				open = append(open, p.Open[c])
			}
			assert.Len(t, open, shards.RowPlaces+3*n+n, "the row, what all have in play, and the own hand")
			apart(t, open)
		}
	}
}

// Cards lie in their piles and lines: a hand in the middle of its place, what is in play from its left, both in their order;
// a line that would be crowded stands in two rows, half of it in each.
func TestCardsLieInTheirOrder(t *testing.T) {
	for _, n := range []int{1, 2, 5, 9, 10} {
		b := crowd(4, n, n)
		var p places.Table
		p.Arrange(places.Options{W: 1280, H: 720, Unit: 1, Nemesis: shards.NoSeat}, b)
		hand := b.Sides[0].Hand
		assert.InDelta(t, p.Sides[0].Hand.Center().X, (p.Card[hand[0]].X+p.Card[hand[n-1]].Right())/2, 0.01)
		for i := range hand[1:] {
			assert.Less(t, p.Card[hand[i]].X, p.Card[hand[i+1]].X)
		}
		for seat := range b.Sides {
			at, line := &p.Sides[seat], b.Sides[seat].InPlay
			assert.InDelta(t, at.Play.X, p.Card[line[0]].X, 0.01)
			rows := map[float64]int{}
			for i, c := range line {
				rows[p.Card[c].Y]++
				assert.True(t, p.Card[c].Within(at.Play.Inset(-0.01)), "%d of seat %d", i, seat)
			}
			if len(rows) > 1 {
				assert.Equal(t, map[float64]int{p.Card[line[0]].Y: (n + 1) / 2, p.Card[line[n-1]].Y: n / 2}, rows)
			}
			for _, pile := range []struct {
				cards []shards.Slot
				at    layout.Rect
			}{{b.Sides[seat].Deck, at.Deck}, {b.Sides[seat].Discard, at.Discard}} {
				for _, c := range pile.cards {
					assert.False(t, p.Shown[c])
					assert.True(t, p.Card[c].Within(pile.at.Inset(-0.01)))
					assert.InDelta(t, pile.at.Center().X, p.Card[c].Center().X, 0.01)
				}
			}
			if seat > 0 {
				assert.True(t, p.Card[b.Sides[seat].Hand[0]].Within(at.Hand.Inset(-0.01)))
			}
		}
	}
}

// Nemesis has more room than any other, for her clock and her forecast, which others lack.
func TestRoomOfNemesis(t *testing.T) {
	for seats := 2; seats <= shards.MaxSeats; seats++ {
		her := shards.Seat(seats - 1)
		var p places.Table
		p.Arrange(places.Options{W: 1280, H: 720, Unit: 1, Nemesis: her}, crowd(seats, 5, 3))
		for i := range shards.Seat(seats) {
			s := &p.Sides[i]
			assert.Equal(t, i != her, s.Clock.Empty())
			assert.Equal(t, i != her, s.Forecast.Empty())
			if i != her && i != p.Own {
				assert.Greater(t, p.Sides[her].Panel.W+p.Sides[her].Forecast.W, 1.5*s.Panel.W)
			}
		}
	}
}

// What lies below everything has its height, and nothing lies over it.
func TestRoomBelow(t *testing.T) {
	var p places.Table
	p.Arrange(places.Options{W: 1280, H: 720, Unit: 1, Nemesis: shards.NoSeat, Foot: 60}, crowd(2, 5, 3))
	assert.InDelta(t, 60, p.Foot.H, 1e-9)
	apart(t, []layout.Rect{p.Foot, p.Bar, p.Row, p.Engine, p.Prompt, p.Sides[p.Own].Hand, p.Sides[p.Own].Panel})
}

// In a low window the bar and the piles are larger, for fingers; the log is there only if it is wanted.
func TestLowWindow(t *testing.T) {
	arrange := func(h float64, log bool) *places.Table {
		var p places.Table
		p.Arrange(places.Options{W: 1280, H: h, Unit: 1, Nemesis: shards.NoSeat, Log: log}, crowd(2, 5, 3))
		return &p
	}
	high, low := arrange(720, false), arrange(390, false)
	assert.Less(t, high.Bar.W, low.Bar.W)
	assert.Less(t, high.Sides[0].Deck.H/high.Sides[0].Panel.H, low.Sides[0].Deck.H/low.Sides[0].Panel.H)
	assert.True(t, high.Log.Empty())
	with := arrange(720, true)
	assert.InDelta(t, high.Main.W, with.Main.W+with.Log.W, 0.01)
	assert.Positive(t, with.Log.W)
}
