package face_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/codex/cards"
	"github.com/keyraken/keyraken/game/codex/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/codex/board"
	"github.com/keyraken/keyraken/ui/codex/face"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/widget"
)

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

// A card has its name, cost and numbers in every language, in letters that there are, and inside its edges.
func TestCards(t *testing.T) {
	for _, l := range []*lang.Language{lang.English, lang.Russian} {
		w := face.NewWords(l)
		for _, c := range cards.All() {
			f := frame()
			r := layout.Rect{X: 100, Y: 100, W: 150, H: 150 * layout.Ratio}
			face.Draw(f, w, c, r, face.Look{Price: -1})
			all := strings.Join(words(f), " ")
			assert.Contains(t, strings.ReplaceAll(all, "- ", "-"), w.Name(c))
			if c.Cost > 0 && !c.Token {
				assert.Contains(t, words(f), widget.Number(int(c.Cost)), c.ID)
			}
			if c.HasHP() {
				assert.Contains(t, words(f), widget.Number(int(c.Bands[0].HP)), c.ID)
			}
			assert.Empty(t, f.Truncated)
			for _, op := range f.Ops {
				if op.Kind == paint.Words {
					assert.True(t, op.Rect.X >= r.X-6 && op.Rect.X+op.Rect.W <= r.Right()+6, "%q of %s", op.Text, c.ID)
					for _, letter := range op.Text {
						assert.True(t, op.Face.Has(letter), "%q of %s in %s", letter, c.ID, l.Code)
					}
				}
			}
		}
	}
}

// A large card has all of its text, and is as high as it needs to be.
func TestLargeCards(t *testing.T) {
	for _, l := range []*lang.Language{lang.English, lang.Russian} {
		w := face.NewWords(l)
		for _, c := range cards.All() {
			f := frame()
			r := layout.Rect{X: 10, Y: 10, W: 300, H: face.LargeHeight(f, w, c, 300)}
			face.Large(f, w, c, r, face.Look{Price: -1})
			said := strings.Join(words(f), " ")
			for _, word := range strings.Fields(face.Text(l, c)) {
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

// In play a card shows what it is now: damage is taken off its hit points, armor stands between the numbers, and its cost is gone.
func TestCardsInPlay(t *testing.T) {
	var dog *card.Card
	for _, c := range cards.All() {
		if c.ID == "nautical-dog" {
			dog = c
		}
	}
	f := frame()
	now := board.Thing{In: true, Card: dog, Attack: 7, HP: 9, Damage: 4, Armor: 3}
	face.Draw(f, face.NewWords(lang.English), dog, layout.Rect{W: 100, H: 140}, face.Look{Now: &now, Price: -1})
	assert.ElementsMatch(t, []string{"Nautical Dog", "7", "3", "5"}, words(f))
}
