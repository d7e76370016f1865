package face_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/shards/cards"
	"github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// languages are those in which cards are drawn.
var languages = []*lang.Language{lang.English, lang.Russian}

// frame is an empty frame of a window.
func frame() *cardview.Canvas {
	f := &cardview.Canvas{}
	f.List = &paint.List{}
	f.Begin(widget.Input{W: 1280, H: 720}, 1)
	return f
}

// words are the words of a list, in the order in which they are drawn.
func words(f *cardview.Canvas) (all []string) {
	for _, op := range f.Ops {
		if op.Kind == paint.Words {
			all = append(all, op.Text)
		}
	}
	return all
}

// ofDecks are the cards that lie on a table.
func ofDecks() []*card.Card {
	return slices.DeleteFunc(cards.Cards(), func(c *card.Card) bool { return c.Kind == card.LeaderKind })
}

// of is the card with that ID.
func of(id string) *card.Card {
	return ofDecks()[slices.IndexFunc(ofDecks(), func(c *card.Card) bool { return c.ID == id })]
}

// From 150 pixels of width a card has its name, its cost and all of its text, none of it cut or smaller than 8 pixels.
func TestCardsAreLegible(t *testing.T) {
	for _, l := range languages {
		w := face.NewWords(l)
		for _, c := range ofDecks() {
			f := frame()
			r := layout.Rect{X: 100, Y: 100, W: 150, H: 150 * layout.Ratio}
			face.Draw(f, w, c, r, face.Look{Price: int32(c.Cost)})
			all := strings.Join(words(f), " ")
			assert.Contains(t, strings.ReplaceAll(all, "- ", "-"), w.Name(c))
			assert.NotContains(t, all, "…", "%s in %s", c.ID, l.Code)
			assert.Empty(t, f.Truncated)
			if c.Copies > 0 {
				assert.Contains(t, words(f), widget.Number(int(c.Cost)))
			}
			for _, op := range f.Ops {
				if op.Kind == paint.Words {
					assert.GreaterOrEqual(t, op.Size, 8.0, "%q of %s in %s", op.Text, c.ID, l.Code)
					assert.True(t, op.Rect.X >= r.X-6 && op.Rect.X+op.Rect.W <= r.Right()+6, "%q of %s", op.Text, c.ID)
				}
			}
		}
	}
}

// Smaller cards show signs of what they gain in place of words, and the smallest only their picture.
func TestSmallCards(t *testing.T) {
	w := face.NewWords(lang.English)
	crystal := of("crystal")
	for width, want := range map[float64][]string{150: {"Crystal", "Ally", "Gain 1 crystal."}, 60: {"Crystal", "1"}, 30: {"1"}} {
		f := frame()
		face.Draw(f, w, crystal, layout.Rect{W: width, H: width * layout.Ratio}, face.Look{Price: -1})
		assert.Equal(t, want, words(f), "%v wide", width)
	}
}

// A large card has all of its text, and is as high as it needs to be.
func TestLargeCards(t *testing.T) {
	for _, l := range languages {
		w := face.NewWords(l)
		for _, c := range ofDecks() {
			f := frame()
			h := face.LargeHeight(f, w, c, 300)
			r := layout.Rect{X: 10, Y: 10, W: 300, H: h}
			face.Large(f, w, c, r, face.Look{Price: int32(c.Cost)})
			said := strings.Join(words(f), " ")
			for _, word := range strings.Fields(l.Text(c)) {
				assert.Contains(t, said, word, c.ID)
			}
			for _, op := range f.Ops {
				if op.Kind == paint.Words {
					assert.Less(t, op.Rect.Y, r.Bottom(), "%q of %s", op.Text, c.ID)
				}
			}
		}
	}
}

// The price that counts is shown, and the defence that a champion has now.
func TestNumbersThatCount(t *testing.T) {
	w := face.NewWords(lang.English)
	axia := of("axia")
	f := frame()
	face.Draw(f, w, axia, layout.Rect{W: 150, H: 210}, face.Look{Price: 4, Defence: 9})
	assert.Contains(t, words(f), "4")
	assert.Contains(t, words(f), "9")
	assert.NotContains(t, words(f), "7", "its printed cost and defence")
}

// rim is the color of the rim of a card that is drawn with a look, above and below.
func rim(c *card.Card, l face.Look) (upper, lower paint.Color) {
	f := frame()
	r := layout.Rect{W: 150, H: 210}
	face.Draw(f, face.NewWords(lang.English), c, r, l)
	i := slices.IndexFunc(f.Ops, func(op paint.Op) bool { return op.Rect == r })
	return f.Ops[i].Color, f.Ops[i].Lower
}

// A card that can be chosen is lit, brighter under the pointer, and one that is chosen has the color of that; others have the
// color of their faction, whatever points at them.
func TestRimOfACard(t *testing.T) {
	c := of("axia")
	_, usual := rim(c, face.Look{})
	_, hover := rim(c, face.Look{Hover: true})
	assert.Equal(t, usual, hover)
	lit, low := rim(c, face.Look{Lit: true})
	assert.Equal(t, theme.Lit, low)
	bright, low := rim(c, face.Look{Lit: true, Hover: true})
	assert.Equal(t, theme.Lit, low)
	assert.NotEqual(t, lit, bright)
	for _, l := range []face.Look{{Chosen: true}, {Chosen: true, Lit: true}, {Chosen: true, Lit: true, Hover: true}} {
		chosen, _ := rim(c, l)
		assert.Equal(t, theme.Chosen, chosen)
	}
}

// marks are how many signs of a kind a list has.
func marks(f *cardview.Canvas, sign paint.Sign) (n int) {
	for _, op := range f.Ops {
		if op.Sign == sign {
			n++
		}
	}
	return n
}

// A champion that was used has the sign of that, except where it is shown large; a mercenary has one where there is room for it.
func TestSignsOfACard(t *testing.T) {
	w := face.NewWords(lang.English)
	r := layout.Rect{W: 150, H: 210}
	axia := of("axia")
	for _, used := range []bool{true, false} {
		f := frame()
		face.Draw(f, w, axia, r, face.Look{Used: used})
		assert.Equal(t, used, marks(f, paint.Exhausted) > 0)
		f = frame()
		face.Large(f, w, axia, r, face.Look{Used: used})
		assert.Zero(t, marks(f, paint.Exhausted))
	}
	i := slices.IndexFunc(ofDecks(), func(c *card.Card) bool { return c.Mercenary })
	for width, want := range map[float64]int{60: 0, 92: 1, 150: 1} {
		f := frame()
		face.Draw(f, w, ofDecks()[i], layout.Rect{W: width, H: width * layout.Ratio}, face.Look{})
		assert.Equal(t, want, marks(f, paint.FastForward), "%v wide", width)
	}
}

// A price that is lower than printed has a ring.
func TestLowerPrice(t *testing.T) {
	c := of("axia")
	for price, want := range map[int32]bool{int32(c.Cost): false, int32(c.Cost) - 1: true, int32(c.Cost) + 1: false} {
		f := frame()
		face.Draw(f, face.NewWords(lang.English), c, layout.Rect{W: 150, H: 210}, face.Look{Price: price})
		assert.Equal(t, want, slices.ContainsFunc(f.Ops, func(op paint.Op) bool { return op.Kind == paint.Line && op.Color == theme.Heal }))
	}
}

// A seat has the color that its player has chosen, and the automaton one that no player can have.
func TestSeatColor(t *testing.T) {
	for seat := range shards.Seat(2) {
		assert.Same(t, &theme.People[seat], face.SeatColor(seat, shards.NoSeat))
		assert.Same(t, &theme.People[seat], face.SeatColor(seat, 2))
	}
	assert.Same(t, &theme.Seats[3], face.SeatColor(2, 2))
}
