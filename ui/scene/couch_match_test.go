package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/match"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// chosen lets a gamepad move its pointer to a spot and choose it.
func (m *mouse) chosen(pad int, what string, n int) {
	m.t.Helper()
	for range 60 {
		m.pads(pad, widget.Tab)
		if m.s.Pointed() == (widget.ID{What: what, N: n}) {
			m.pads(pad, widget.Enter)
			m.frames(3)
			return
		}
	}
	require.Fail(m.t, "the gamepad does not come there", "%s %d on the screen %s", what, n, m.s.Top().Name())
}

// conceded lets two players with gamepads play until the loser is asked and concedes, and
// continues with the match.
func (m *mouse) conceded(loser keyforge.Side) {
	m.t.Helper()
	for range 400 {
		switch tb := m.table(); {
		case m.s.Top().Name() == "curtain":
			m.pads(int(tb.Next()), widget.Enter)
		case tb.Curtain() == table.Passing:
			m.pads(int(tb.Sits()), widget.EndTurn)
		case tb.Asking() && tb.Question().Side == loser:
			tb.Concede()
			m.settle()
			m.frames(40)
			require.Equal(m.t, "end", m.s.Top().Name())
			m.pads(int(loser), widget.Enter)
			m.frames(3)
			require.Equal(m.t, "match", m.s.Top().Name())
			return
		case tb.Asking():
			legal := tb.Story.Game().Legal(nil)
			tb.Do(legal[len(legal)-1])
		}
		m.frame()
	}
	require.Fail(m.t, "nobody asks them")
}

// decides checks that the match waits for one player alone: nothing that the other presses, or
// that mouse and keyboard do, changes anything. The name of the deciding player is shown in
// their color, with the signs of both.
func (m *mouse) decides(who int, asks string) {
	m.t.Helper()
	require.Equal(m.t, "match", m.s.Top().Name())
	at := len(m.series().Moves())
	for _, k := range [...]widget.Key{widget.Enter, widget.Tab, widget.Enter, widget.Down, widget.Enter, widget.Escape, widget.Usual,
		widget.EndTurn, widget.Space} {
		m.pads(1-who, k)
		m.press(k)
	}
	m.pads(1-who, widget.NoKey)
	spots := append([]widget.Spot(nil), m.s.Spots()...)
	for i := range spots {
		m.in.Mouse = spots[i].Rect.Center()
		m.push()
	}
	m.in.Mouse = widget.Nowhere
	m.frame()
	require.Equal(m.t, "match", m.s.Top().Name(), "it is not theirs")
	require.Len(m.t, m.series().Moves(), at, "the other answered")
	require.Equal(m.t, couch.Device(1+who), m.s.Sits().Holder(who))
	require.Equal(m.t, couch.Device(2-who), m.s.Sits().Holder(1-who))
	crests, asked := map[paint.Sign]int{}, false
	for _, op := range m.s.Picture().Ops {
		if op.Kind == paint.Mark {
			crests[op.Sign]++
		}
		asked = asked || op.Kind == paint.Words && op.Color == theme.Seats[who] &&
			op.Text == m.s.T(asks, m.s.Settings.Names[who])
	}
	assert.True(m.t, asked, "%s", asks)
	for i := range 2 {
		assert.GreaterOrEqual(m.t, crests[m.s.Crest(i)], 1, "the sign of %s", m.s.Settings.Names[i])
	}
	assert.GreaterOrEqual(m.t, crests[m.s.Crest(who)], 2, "also where they are asked")
}

// Two players with gamepads play an adaptive match from its first game through the exchange of
// decks and the auction to its end. Between the games, too, each decides only with their own.
func TestAdaptiveMatchByGamepads(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games = t.TempDir()
	m.s.Settings.Names = [3]string{"Ada", "Boris"}
	m.s.Settings.Emblems = [3]int{3, 5, 0}
	m.planned(match.Adaptive, match.Own)
	m.click("match-plan-ok", 0)
	m.plug(2)
	m.pads(0, widget.NoKey)
	m.pads(1, widget.NoKey)
	m.click("begin", 0)
	m.in.Mouse = widget.Nowhere
	m.frames(2)

	m.conceded(1)
	m.decides(1, "series-ask-first")
	pads := m.in.Pads
	m.in.Pads = pads[:1]
	m.frames(2)
	require.Equal(t, "paused", m.s.Top().Name())
	assert.Contains(t, m.words(), m.s.T("paused-gone", 2, "Boris"))
	m.pads(0, widget.Tab)
	m.in.Pads = pads
	m.frames(2)
	m.decides(1, "series-ask-first")
	m.chosen(1, "match-first", 0)
	m.chosen(1, "match-next", 0) // anybody may begin the next game
	require.Equal(t, 2, m.table().Story.Header.Round)

	m.conceded(0)
	m.decides(1, "series-ask-bid")
	m.pads(0, widget.Tab) // the other points at things, marks them and reads the decks
	for range 40 {
		if m.guest(0).What == "match-cards" {
			break
		}
		m.pads(0, widget.Tab)
	}
	m.pads(0, widget.Ping)
	m.frame()
	pings := m.s.Pings()
	require.NotEmpty(t, pings)
	assert.Equal(t, couch.Ping{On: m.guest(0), Seat: 0, Age: pings[len(pings)-1].Age}, pings[len(pings)-1])
	m.pads(0, widget.Inspect)
	m.frame()
	require.Equal(t, "match-cards", m.s.Top().Name())
	m.pads(0, widget.Escape)
	m.frame()
	m.chosen(1, "match-bid", 0)
	m.decides(0, "series-ask-bid")
	m.chosen(0, "match-bid-by", 1)
	m.chosen(0, "match-bid", 0)
	m.decides(1, "series-ask-bid")
	m.chosen(1, "match-give-way", 0)
	m.decides(0, "series-ask-first")
	m.chosen(0, "match-first", 1)
	m.chosen(0, "match-next", 0)
	assert.Equal(t, 3, m.table().Story.Header.Decks[0].Chains+m.table().Story.Header.Decks[1].Chains)

	m.conceded(0)
	assert.Contains(t, m.words(), m.s.T("wins-match", "Boris"))
	require.Equal(t, 1, m.series().Winner())
	m.chosen(0, "match-again", 0) // at the end any gamepad may choose
	assert.Equal(t, 1, m.table().Story.Header.Round)
}
