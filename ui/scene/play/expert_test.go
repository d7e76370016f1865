package play_test

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
	tb := m.Table()
	line := append([]keyforge.Slot(nil), tb.Board.Piles[0][card.Battleline]...)
	arm, area := m.Slot("Crushing Arm"), tb.Places.Sides[0].Line.Area
	m.Inputs = 0
	hand := func() { m.Frames(15) } // it has to get there
	m.Drag("card", int(m.Slot("Valdr")), layout.Point{X: area.X + 30, Y: area.Center().Y})
	hand()
	m.Drag("card", int(m.Slot("Blood of Titans")), lies(m, line[0]))
	hand()
	m.Drag("card", int(m.Slot("Iron Obelisk")), tb.Places.Sides[0].Status.Center())
	hand()
	m.Drag("card", int(m.Slot("Punch")), lies(m, arm))
	hand()
	m.Drag("card", int(line[0]), lies(m, arm))
	hand()
	m.Twice("card", int(line[1]))
	hand()
	m.Twice("card", int(line[2]))
	hand()
	m.Drag("card", int(m.Slot("Anger")), tb.Places.Sides[0].Piles[layout.DiscardPile].Center())
	hand()
	m.Press(widget.Space)
	m.Frame()
	m.Click("end-turn", 0)
	m.Frame()
	require.Equal(t, "table", m.Stack.Top().Name(), "nothing is left that could be asked about")
	assert.LessOrEqual(t, m.Inputs, 12)
	assert.Equal(t, 11, m.Inputs)
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
