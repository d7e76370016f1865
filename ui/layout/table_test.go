package layout_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/layout"
)

var windows = [][2]float64{{1280, 720}, {1366, 768}, {1920, 1080}, {2560, 1080}, {1280, 1024}, {3840, 2160}, {5120, 1440}}

func crowd(seats, large int, log bool, line, artifacts, hand int) *layout.Contents {
	c := &layout.Contents{Seats: seats, Large: large, Log: log}
	for i := range c.Sides {
		c.Sides[i] = layout.SideContents{Line: line, Artifacts: artifacts, Hand: hand}
	}
	return c
}

// each calls do for every kind of table that must fit.
func each(t *testing.T, do func(t *testing.T, w, h float64, c *layout.Contents)) {
	for _, win := range windows {
		for seats := 1; seats <= layout.MaxSeats; seats++ {
			for _, log := range []bool{false, true} {
				for _, n := range [][3]int{{0, 0, 0}, {1, 1, 1}, {5, 2, 6}, {12, 6, 10}, {20, 10, 14}} {
					for _, text := range []float64{0.8, 1, 1.5} {
						c := crowd(seats, seats-1, log, n[0], n[1], n[2])
						c.Text = text
						t.Run(fmt.Sprintf("%vx%v/%d players/log %v/%v/text %v", win[0], win[1], seats, log, n, text),
							func(t *testing.T) { do(t, win[0], win[1], c) })
					}
				}
			}
		}
	}
}

// cards are the bounds of all cards of a side, rotated as far as possible, without those in
// a hand that may overlap: a fan.
func cards(s *layout.SidePlaces) (all []layout.Rect) {
	for _, r := range []*layout.Row{&s.Line, &s.Artifacts, &s.Hand} {
		if r == &s.Hand && fanned(r) {
			continue
		}
		for i := range r.N {
			all = append(all, bounds(s, r, i))
		}
	}
	return all
}

// bounds are those of a card rotated as far as possible: nobody exhausts a card in hand, and
// the plates of an ally stay upright.
func bounds(s *layout.SidePlaces, r *layout.Row, i int) layout.Rect {
	if s.Small || r == &s.Hand {
		return r.Card[i]
	}
	return layout.Spot{Rect: r.Card[i], Angle: layout.Tilt}.Bounds()
}

// fanned reports whether the cards of a row overlap.
func fanned(r *layout.Row) bool {
	return r.N > 1 && r.Card[0].Y == r.Card[1].Y && r.Card[1].X < r.Card[0].Right()+0.1
}

// things are everything that lies on the table, by name.
func things(p *layout.TablePlaces, c *layout.Contents) map[string]layout.Rect {
	all := map[string]layout.Rect{"boss": p.Boss, "strip": p.Strip, "band": p.Band, "prompt": p.Prompt, "bar": p.Bar, "log": p.Log}
	for side := range p.Sides {
		if side != layout.Monster && side >= c.Seats {
			continue
		}
		s := &p.Sides[side]
		for i, r := range cards(s) {
			all[fmt.Sprintf("side %d card %d", side, i)] = r
		}
		for i, r := range s.Piles {
			all[fmt.Sprintf("side %d pile %d", side, i)] = r
		}
		all[fmt.Sprintf("side %d status", side)] = s.Status
	}
	for name, r := range all {
		if r.Empty() {
			delete(all, name)
		}
	}
	return all
}

// With up to three players, and with more cards than anybody will ever have,
// nothing overlaps and nothing hangs over the edge.
func TestNothingOverlapsAndNothingIsCut(t *testing.T) {
	each(t, func(t *testing.T, w, h float64, c *layout.Contents) {
		var p layout.TablePlaces
		p.Arrange(w, h, c)
		all := things(&p, c)
		for a, ra := range all {
			assert.True(t, ra.Within(p.Window), "%s is cut: %v", a, ra)
			for b, rb := range all {
				if a < b {
					assert.False(t, ra.Overlaps(rb), "%s %v and %s %v overlap", a, ra, b, rb)
				}
			}
		}
	})
}

// Up to six creatures in a line, and six cards in hand, are 112 pixels wide in the smallest
// window and grow with it.
func TestCardsTakeTheRoomThereIs(t *testing.T) {
	for _, size := range [][3]float64{{1280, 720, 112}, {1920, 1080, 168}, {3840, 2160, 336}, {1280, 1024, 112}, {2560, 1080, 168}} {
		for seats := 1; seats <= layout.MaxSeats; seats++ {
			for n := 1; n <= 6; n++ {
				c := crowd(seats, 0, false, n, 1, n)
				var p layout.TablePlaces
				p.Arrange(size[0], size[1], c)
				at := fmt.Sprintf("%v: %d cards of %d players", size, n, seats)
				assert.GreaterOrEqual(t, p.Sides[0].Line.Card[0].W, size[2], at)
				assert.GreaterOrEqual(t, p.Sides[0].Hand.Card[0].W, size[2], at)
				assert.GreaterOrEqual(t, p.Sides[layout.Monster].Line.Card[0].W, size[2], at)
			}
		}
		c := crowd(2, 0, false, 6, 2, 6)
		c.Facing = true
		for range 2 {
			var p layout.TablePlaces
			p.Arrange(size[0], size[1], c)
			assert.GreaterOrEqual(t, p.Sides[0].Line.Card[0].W, size[2], "%v: near, opponent's hand shut %v", size, c.Sides[1].Shut)
			assert.GreaterOrEqual(t, p.Sides[1].Line.Card[0].W, size[2], "%v: far, opponent's hand shut %v", size, c.Sides[1].Shut)
			c.Sides[1].Shut = true
		}
	}
}

// A card can still be read and hit when twelve creatures stand in a line and ten
// cards are in hand.
func TestCardsStayLargeEnough(t *testing.T) {
	for seats := 1; seats <= layout.MaxSeats; seats++ {
		c := crowd(seats, 0, true, 12, 3, 10)
		var p layout.TablePlaces
		p.Arrange(1280, 720, c)
		assert.GreaterOrEqual(t, p.Sides[0].Line.Card[0].W, 52.0, "a line of %d players", seats)
		assert.GreaterOrEqual(t, p.Sides[layout.Monster].Line.Card[0].W, 52.0)
		hand := &p.Sides[0].Hand
		assert.GreaterOrEqual(t, hand.Card[0].W, 66.0)
		assert.GreaterOrEqual(t, hand.Card[1].X-hand.Card[0].X, 0.7*hand.Card[0].W, "most of each card in hand is seen")
		if seats > 1 {
			plate := p.Sides[1].Line.Card[0]
			assert.GreaterOrEqual(t, plate.W, 60.0, "the name of an ally's creature")
			assert.GreaterOrEqual(t, plate.H, 12.0, "the name of an ally's creature")
		}
		c.Log = false
		p.Arrange(1280, 720, c)
		assert.GreaterOrEqual(t, hand.Card[0].W, 84.0, "without the log")
		c.Text, c.Log = 1.5, true
		p.Arrange(1280, 720, c)
		assert.GreaterOrEqual(t, p.Sides[0].Line.Card[0].W, 32.0, "with large text")
		assert.GreaterOrEqual(t, p.Sides[0].Artifacts.Card[0].W, 20.0, "with large text")
	}
}

// Artifacts are not larger than the creatures beside them.
func TestArtifactsAreNoLargerThanCreatures(t *testing.T) {
	for _, size := range windows {
		for n := 1; n <= 14; n++ {
			var p layout.TablePlaces
			p.Arrange(size[0], size[1], crowd(1, 0, false, n, 1, 6))
			assert.LessOrEqual(t, p.Sides[0].Artifacts.Card[0].W, p.Sides[0].Line.Card[0].W+0.1, "%v, %d creatures", size, n)
		}
	}
}

// A tip has a place of its own: nothing moves when it comes or goes.
func TestNothingMovesForATip(t *testing.T) {
	for seats := 1; seats <= layout.MaxSeats; seats++ {
		c := crowd(seats, 0, false, 4, 2, 6)
		var without, with layout.TablePlaces
		without.Arrange(1280, 720, c)
		c.Tip = 20
		with.Arrange(1280, 720, c)
		assert.False(t, with.Tip.Empty())
		assert.Empty(t, without.Tip)
		assert.True(t, with.Strip.Within(without.Strip), "only the strip is shorter")
		without.Tip, without.Strip = with.Tip, with.Strip
		assert.Equal(t, without, with)
	}
}

// Any side can be the large one, which has everything; the others are small.
func TestOneSideIsLarge(t *testing.T) {
	for large := range 3 {
		c := crowd(3, large, true, 3, 1, 6)
		var p layout.TablePlaces
		p.Arrange(1280, 720, c)
		for side := range 3 {
			assert.Equal(t, side != large, p.Sides[side].Small)
			if side == large {
				assert.Equal(t, 6, p.Sides[side].Hand.N)
				assert.False(t, p.Sides[side].Piles[layout.DeckPile].Empty())
			} else {
				assert.Zero(t, p.Sides[side].Hand.N)
			}
		}
	}
}

// The prompt stands in the same place whatever lies on the table.
func TestPromptNeverMoves(t *testing.T) {
	var empty, full layout.TablePlaces
	empty.Arrange(1280, 720, crowd(1, 0, true, 0, 0, 0))
	full.Arrange(1280, 720, crowd(1, 0, true, 12, 6, 10))
	assert.Equal(t, empty.Prompt, full.Prompt)
	assert.Equal(t, empty.Band, full.Band)
}

// The gaps of a line where a card may be placed lie between its cards.
func TestGapsLieBetweenCards(t *testing.T) {
	var p layout.TablePlaces
	p.Arrange(1280, 720, crowd(1, 0, true, 4, 0, 0))
	row := &p.Sides[0].Line
	require.Equal(t, 4, row.N)
	for i := range 5 {
		gap := row.Gap(i, p.Unit).Center().X
		if i > 0 {
			assert.Greater(t, gap, row.Card[i-1].Center().X)
		}
		if i < 4 {
			assert.Less(t, gap, row.Card[i].Center().X)
		}
	}
	for i, edge := range map[int]float64{0: row.Card[0].X, 4: row.Card[3].Right()} {
		gap := row.Gap(i, p.Unit)
		assert.False(t, gap.Overlaps(row.Card[0]) || gap.Overlaps(row.Card[3]), "beside the cards")
		assert.InDelta(t, edge, gap.Center().X, 12)
		assert.True(t, gap.Within(row.Area))
	}
	p.Arrange(1280, 720, crowd(1, 0, true, 0, 0, 0))
	assert.Equal(t, row.Area.Center(), row.Gap(0, p.Unit).Center(), "an empty line has one place")
}

func BenchmarkArrange(b *testing.B) {
	c := crowd(3, 0, true, 12, 6, 10)
	var p layout.TablePlaces
	b.ReportAllocs()
	for b.Loop() {
		p.Arrange(1920, 1080, c)
	}
}
