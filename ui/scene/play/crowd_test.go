package play_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
)

// Almost all cards of a game may lie in one pile: each is shown, read and picked, and one more
// is played among them.
func TestAPileOfAllCards(t *testing.T) {
	const most = keyforge.MaxPile - 4 // the rest lies elsewhere
	creatures := gametest.Cards(slices.Repeat([]string{"dust-imp", "headhunter"}, most/2)...)
	for of, add := range map[string]func(p *keyforge.Position){
		"line": func(p *keyforge.Position) { p.Players[0].Line = creatures },
		"artifacts": func(p *keyforge.Position) {
			p.Players[0].Artifacts = gametest.Cards(slices.Repeat([]string{"iron-obelisk"}, most)...)
		},
		"hand": func(p *keyforge.Position) { p.Players[0].Hand = append(creatures, p.Players[0].Hand...) },
		"monster's": func(p *keyforge.Position) {
			p.Monster.Line = gametest.Cards(slices.Repeat([]string{"crushing-arm"}, most)...)
		},
		"discard": func(p *keyforge.Position) { p.Players[0].Discard = creatures },
		"line of three": func(p *keyforge.Position) {
			p.Players = append(p.Players, keyforge.SidePosition{}, keyforge.SidePosition{Line: creatures})
		},
	} {
		for _, size := range [][2]float64{{1280, 720}, {844, 390}} {
			t.Run(fmt.Sprint(of, size), func(t *testing.T) {
				p := scenetest.Held(gametest.Cards("valdr", "smaaash")...)
				add(&p)
				m := scenetest.New(t, session.DefaultSettings)
				m.In.W, m.In.H = size[0], size[1]
				require.NoError(t, play.Start(m.Stack, p))
				m.Frames(3)
				window := layout.Rect{W: m.In.W, H: m.In.H}
				seen := 0
				for _, spot := range m.Stack.Spots() {
					assert.True(t, spot.Rect.Within(window), "%+v", spot)
					if spot.What == "card" {
						seen++
					}
				}
				if of != "discard" {
					assert.Greater(t, seen, most)
				}
				table := m.Table()
				line := &table.Places.Sides[0].Line
				m.Hold("card", int(m.Slot("Valdr")), layout.Point{X: line.Area.X + 2, Y: line.Area.Center().Y})
				m.Frames(3)
				m.In.Down = false
				m.Frames(60)
				assert.Equal(t, "Valdr", table.Title(gametest.State(table.Story.Game()).Players[0].Pile(card.Battleline)[0]))
			})
		}
	}
}
