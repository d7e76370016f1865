package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/widget"
)

// A turn of eight actions, of which two reap, takes an expert at most twelve clicks and
// drags including the end of the turn, without waiting for anything that is shown.
func TestATurnOfAnExpert(t *testing.T) {
	p := brawl()
	p.Players[0].Line = gametest.Cards("headhunter", "headhunter", "headhunter", "dust-imp")
	p.Players[0].Hand = gametest.Cards("valdr", "punch", "blood-of-titans", "iron-obelisk", "anger")
	m := newBrawl(t, p)
	tb := m.table()
	line := append([]keyforge.Slot(nil), tb.Board.Piles[0][card.Battleline]...)
	arm, area := m.slot("Crushing Arm"), tb.Places.Sides[0].Line.Area
	m.inputs = 0
	hand := func() { m.frames(15) } // it has to get there
	m.drag("card", int(m.slot("Valdr")), layout.Point{X: area.X + 30, Y: area.Center().Y})
	hand()
	m.drag("card", int(m.slot("Blood of Titans")), m.at(line[0]))
	hand()
	m.drag("card", int(m.slot("Iron Obelisk")), tb.Places.Sides[0].Status.Center())
	hand()
	m.drag("card", int(m.slot("Punch")), m.at(arm))
	hand()
	m.drag("card", int(line[0]), m.at(arm))
	hand()
	m.twice("card", int(line[1]))
	hand()
	m.twice("card", int(line[2]))
	hand()
	m.drag("card", int(m.slot("Anger")), tb.Places.Sides[0].Piles[layout.DiscardPile].Center())
	hand()
	m.press(widget.Space)
	m.frame()
	m.click("end-turn", 0)
	m.frame()
	require.Equal(t, "table", m.s.Top().Name(), "nothing is left that could be asked about")
	assert.LessOrEqual(t, m.inputs, 12)
	assert.Equal(t, 11, m.inputs)
	var verbs []keyforge.Verb
	for _, in := range tb.Story.Inputs() {
		if in.Command.Verb <= keyforge.EndTurn {
			verbs = append(verbs, in.Command.Verb)
		}
	}
	assert.Equal(t, []keyforge.Verb{keyforge.PlayCard, keyforge.PlayCard, keyforge.PlayCard, keyforge.PlayCard, keyforge.Fight,
		keyforge.Reap, keyforge.Reap,
		keyforge.DiscardCard, keyforge.EndTurn}, verbs)
}
