package play_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// What a player sees of a game looks as before.
func TestTableLooksAsBefore(t *testing.T) {
	lay := func(position string, then ...func(m *scenetest.Mouse)) func(m *scenetest.Mouse) {
		return func(m *scenetest.Mouse) {
			m.Lay(position)
			for _, do := range then {
				do(m)
			}
		}
	}
	click := func(what string, n int) func(m *scenetest.Mouse) {
		return func(m *scenetest.Mouse) { m.Click(what, n) }
	}
	point := func(of keyforge.Side, zone card.Zone, i int) func(m *scenetest.Mouse) {
		return func(m *scenetest.Mouse) { m.Point("card", int(m.Table().Board.Piles[of][zone][i])) }
	}
	press := func(k widget.Key) func(m *scenetest.Mouse) { return func(m *scenetest.Mouse) { m.Press(k) } }
	right := func(m *scenetest.Mouse) { m.In.RightDown = true; m.Frame() }
	scenetest.LookAsBefore(t, map[string]func(m *scenetest.Mouse){
		"one player":            lay("crowd"),
		"three players":         lay("table"),
		"the log":               lay("table", click("fold-log", 0)),
		"the menu":              lay("table", press(widget.Escape)),
		"giving up":             lay("table", press(widget.Escape), click("concede", 0)),
		"the end of a turn":     lay("table", click("end-turn", 0)),
		"a pile":                lay("table", click("pile-1", layout.DiscardPile)),
		"a card of a row":       lay("table", point(0, card.Battleline, 3)),
		"a card of an ally":     lay("table", point(1, card.Battleline, 4)),
		"a card in hand":        lay("table", point(0, card.Hand, 0)),
		"a card of the monster": lay("table", point(keyforge.Monster, card.Battleline, 10)),
		"a large card":          lay("table", point(0, card.Battleline, 3), right),
		"uses of a card":        lay("table", point(0, card.Battleline, 0), (*scenetest.Mouse).Push),
		"an order": lay("orders", func(m *scenetest.Mouse) {
			m.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: m.Slot("Poison Wave")})
			m.Settle()
		}),
		"a victory": lay("victory", func(m *scenetest.Mouse) {
			m.Do(keyforge.Command{Verb: keyforge.Fight, Card: m.Slot("Valdr")})
			m.Settle()
			m.Do(keyforge.Command{Verb: keyforge.Pick, Card: m.Table().Board.Boss})
			m.Settle()
		}),
		"a standard game": func(m *scenetest.Mouse) { m.Duel([2]int{0, 12}, true); m.Sit(func() {}) },
		"the end of one": func(m *scenetest.Mouse) {
			m.Duel([2]int{2, 5}, false)
			m.Sit(func() {})
			m.Table().Concede()
			m.Sit(func() {})
		},
		"the curtain": func(m *scenetest.Mouse) {
			m.Duel([2]int{0, 12}, false)
			for m.Stack.Top().Name() != "curtain" {
				m.Frame()
			}
		},
	})
}
