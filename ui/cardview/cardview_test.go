package cardview_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// pages are two articles of a rules reference.
var pages = []game.Page{{Key: "ward", Title: "Ward", Text: "By rule 4.2 it keeps a creature from harm. Once.", Terms: "ward"},
	{Key: "stun", Title: "Stun", Text: "A stunned creature only recovers\nwhen it is used", Terms: "stun|stunned"}}

func catalogue(t *testing.T) *keyforge.Catalogue {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	return cat
}

// reader reads English.
func reader(t *testing.T) *cardview.Reader {
	rd := &cardview.Reader{Catalogue: catalogue(t)}
	rd.Speak(languages.English().WithWords(keyraken.Adventure.Words), pages, keyraken.Adventure.Facts())
	return rd
}

// window is a frame without pictures of cards, so that it changes only with what this package draws.
func window(in widget.Input) *cardview.Canvas {
	f := &cardview.Canvas{Frame: widget.Frame{List: &paint.List{}}}
	f.OnTop = true
	if in.W == 0 {
		in.W, in.H = 1280, 720
	}
	f.Begin(in, 1)
	return f
}

// printed is a card of the catalogue.
func printed(t *testing.T, rd *cardview.Reader, id string) *cardview.LargeCard {
	n, ok := rd.Catalogue.Number(id)
	require.True(t, ok, id)
	return rd.Printed(n)
}

// set is where a large card stands at that width.
func set(z *cardview.LargeCard, f *cardview.Canvas, rd *cardview.Reader, w float64) layout.Rect {
	return layout.Rect{X: 200, Y: 30, W: w, H: z.Fit(f, rd, w, 660).Height}
}

// lay puts a position of the Keyraken on a table.
func lay(t *testing.T, p keyforge.Position) *table.Model {
	g, err := keyforge.Start(catalogue(t), keyraken.Adventure.Mode(adventure.Normal), p)
	require.NoError(t, err)
	english := table.Speech{Language: languages.English().WithWords(keyraken.Adventure.Words)}
	m := table.New(save.Unsaved(g), keyraken.Adventure, [keyforge.MaxSides]bool{true}, [keyforge.MaxSides]bot.Bot{}, english)
	m.Update(0, 1280, 720)
	return m
}

// worn is a table with cards in many states.
func worn() keyforge.Position {
	return keyforge.Position{
		House: card.Untamed,
		Players: []keyforge.SidePosition{{
			Line: []keyforge.CardPosition{
				{ID: "headhunter", Damage: 2, Amber: 3, Marks: keyforge.Exhausted | keyforge.Stunned},
				{ID: "valdr", Power: 2, Marks: keyforge.Warded | keyforge.Enraged},
				{ID: "troll", Attached: []keyforge.CardPosition{{ID: "blood-of-titans"}}},
				{ID: "champion-anaphiel", Spent: 1},
			},
			Hand: []keyforge.CardPosition{{ID: "nocturnal-maneuver"}, {ID: "dust-imp", House: card.Untamed}},
		}},
		Monster: keyforge.SidePosition{Artifacts: []keyforge.CardPosition{{ID: "the-keyraken", Damage: 7}},
			Line: []keyforge.CardPosition{{ID: "crushing-arm"}}},
	}
}

func slot(t *testing.T, m *table.Model, title string) keyforge.Slot {
	for c := range m.Board.Faces {
		if f := &m.Board.Faces[c]; f.Slot != 0 && m.Board.Title(f.Slot) == title {
			return f.Slot
		}
	}
	require.Fail(t, "no such card", title)
	return 0
}

// A chip has a number unless that is 0.
func TestNumbersOfChips(t *testing.T) {
	for n, want := range map[int]string{0: "", 1: "1", 12: "12"} {
		f := window(widget.Input{})
		cardview.Chip(f.List, layout.Rect{W: 40, H: 40}, paint.Star, theme.Ward, n)
		assert.Equal(t, want, words(f))
	}
}
