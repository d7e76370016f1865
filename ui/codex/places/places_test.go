package places_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/bot"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/codex/cards"
	"github.com/keyraken/keyraken/ui/codex/board"
	"github.com/keyraken/keyraken/ui/codex/places"
	"github.com/keyraken/keyraken/ui/layout"
)

// late is a table that computers have played on for so many commands.
func late(t *testing.T, o codex.Options, commands int) *board.Board {
	t.Helper()
	cat, err := codex.NewCatalogue(cards.All())
	require.NoError(t, err)
	g, err := codex.New(cat, o, 3)
	require.NoError(t, err)
	p := bot.NewGreedy(1)
	for range commands {
		if !g.Over() {
			require.NoError(t, g.Do(p.Choose(g)))
		}
	}
	return board.Of(g, 0)
}

// sizes are windows: a small and a large one, a wide, a high and a phone's.
var sizes = [][2]float64{{1280, 720}, {1920, 1080}, {2560, 1080}, {1024, 768}, {844, 390}, {3840, 2160}}

// apart checks that none lies over another.
func apart(t *testing.T, all []layout.Rect) {
	t.Helper()
	for i, r := range all {
		for j, o := range all[:i] {
			over := r.Cross(o)
			assert.False(t, over.W > 0.5 && over.H > 0.5, "%d %v over %d %v", i, r, j, o)
		}
	}
}

// No part of the table lies over another, all of it lies in the window, and every card where it belongs.
func TestNothingOverlaps(t *testing.T) {
	for _, o := range []codex.Options{{Seats: 2}, {Seats: 2, Three: true}, {Seats: 3, Three: true}, {Seats: 4, Three: true},
		{Seats: 5, Three: true}, {Seats: 4, Three: true, Teams: true}} {
		b := late(t, o, 75*o.Seats)
		for _, size := range sizes {
			for own := range codex.Seat(o.Seats) {
				for faced := range codex.Seat(o.Seats) {
					if own == faced {
						continue
					}
					t.Run(fmt.Sprint(size, o, own, faced), func(t *testing.T) {
						var p places.Table
						p.Arrange(places.Options{W: size[0], H: size[1], Unit: layout.Unit(size[0], size[1], 1), Own: own, Faced: faced, Log: true}, b)
						parted(t, &p, b)
					})
				}
			}
		}
	}
}

// parted checks that all parts of a table lie apart from each other in the window.
func parted(t *testing.T, p *places.Table, b *board.Board) {
	t.Helper()
	parts := []layout.Rect{p.Bar, p.Log, p.Prompt, p.Shown, p.Sides[p.Own].Hand}
	for i := range b.Sides {
		s := &p.Sides[i]
		parts = append(parts, s.Panel)
		inside := append([]layout.Rect{s.Name, s.Gold, s.Workers, s.Base, s.Addon, s.Deck}, s.Tech[1:]...)
		inside = append(inside, s.Heroes[:len(b.Sides[i].Heroes)]...)
		open := append([]layout.Rect{s.Field}, s.Patrol[codex.Leader:]...)
		if s.Small {
			inside = append(inside, open...)
		} else {
			parts, inside = append(parts, open...), append(inside, s.Discard, s.Codex)
		}
		for _, r := range inside {
			assert.True(t, r.Within(s.Panel.Inset(-0.01)), "seat %d: %v outside %v", i, r, s.Panel)
			assert.False(t, r.Empty())
		}
		apart(t, inside)
	}
	for _, r := range parts {
		assert.True(t, r.Within(p.Window.Inset(-0.01)), "%v", r)
	}
	apart(t, parts)
	for c := range b.Things {
		inPlace(t, p, codex.Slot(c), &b.Things[c])
	}
}

// inPlace checks where something lies.
func inPlace(t *testing.T, p *places.Table, c codex.Slot, o *board.Thing) {
	t.Helper()
	if !o.In {
		assert.True(t, p.Card[c].Empty())
		return
	}
	side := &p.Sides[o.Controller]
	where := side.Field
	switch {
	case o.Card.Kind == card.BaseKind && o.Controller^1 < codex.MaxSeats && p.Card[c].Within(p.Sides[o.Controller^1].Base.Inset(-0.5)):
		return // that of partners
	case o.Card.Kind >= card.BaseKind:
		where = side.Panel
	case o.Place != codex.NoPlace:
		where = side.Patrol[o.Place]
	}
	assert.True(t, p.Card[c].Within(where.Inset(-0.5)), "%s: %v outside %v", o.Card.ID, p.Card[c], where)
	assert.False(t, p.Card[c].Empty(), o.Card.ID)
}

// However many lie on a field, something of each is seen.
func TestCrowdedFields(t *testing.T) {
	b := late(t, codex.Options{Seats: 2}, 1)
	def, _ := gameCatalogue(t).Def("frog")
	for c := 20; c < 60; c++ {
		b.Things[c] = board.Thing{In: true, Def: def, Card: gameCatalogue(t).Cards[def], HP: 1}
	}
	var p places.Table
	p.Arrange(places.Options{W: 1280, H: 720, Unit: 1, Faced: 1}, b)
	for c := 20; c < 60; c++ {
		assert.Greater(t, p.Bare[c].W, 8.0)
		assert.True(t, p.Card[c].Within(p.Sides[0].Field.Inset(-0.5)))
	}
}

func gameCatalogue(t *testing.T) *codex.Catalogue {
	t.Helper()
	cat, err := codex.NewCatalogue(cards.All())
	require.NoError(t, err)
	return cat
}
