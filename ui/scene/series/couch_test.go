package series_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// chosen lets a gamepad move its pointer to a spot and choose it.
func chosen(m *scenetest.Mouse, pad int, what string, n int) {
	m.T.Helper()
	for range 60 {
		m.Pads(pad, widget.Tab)
		if m.Stack.Pointed() == (widget.ID{What: what, N: n}) {
			m.Pads(pad, widget.Enter)
			m.Frames(3)
			return
		}
	}
	require.Fail(m.T, "the gamepad does not come there", "%s %d on the screen %s", what, n, m.Stack.Top().Name())
}

// conceded lets two players with gamepads play until the loser is asked and concedes, and
// continues with the match.
func conceded(m *scenetest.Mouse, loser keyforge.Side) {
	m.T.Helper()
	for range 400 {
		switch tb := m.Table(); {
		case m.Stack.Top().Name() == "curtain":
			m.Pads(int(tb.Next()), widget.Enter)
		case tb.Curtain() == couch.Passing:
			m.Pads(int(tb.Sits()), widget.EndTurn)
		case tb.Asking() && tb.Question().Side == loser:
			tb.Concede()
			m.Settle()
			m.Frames(40)
			require.Equal(m.T, "end", m.Stack.Top().Name())
			m.Pads(int(loser), widget.Enter)
			m.Frames(3)
			require.Equal(m.T, "match", m.Stack.Top().Name())
			return
		case tb.Asking():
			legal := tb.Story.Game().Legal(nil)
			tb.Do(legal[len(legal)-1])
		}
		m.Frame()
	}
	require.Fail(m.T, "nobody asks them")
}

// decides checks that the match waits for one player alone: nothing that the other presses, or
// that mouse and keyboard do, changes anything. The name of the deciding player is shown in
// their color, with the signs of both.
func decides(m *scenetest.Mouse, who int, asks string) {
	m.T.Helper()
	require.Equal(m.T, "match", m.Stack.Top().Name())
	at := len(kept(m).Moves())
	for _, k := range [...]widget.Key{widget.Enter, widget.Tab, widget.Enter, widget.Down, widget.Enter, widget.Escape, widget.DefaultAction,
		widget.EndTurn, widget.Space} {
		m.Pads(1-who, k)
		m.Press(k)
	}
	m.Pads(1-who, widget.NoKey)
	spots := append([]widget.Spot(nil), m.Stack.Spots()...)
	for i := range spots {
		m.In.Mouse = spots[i].Rect.Center()
		m.Push()
	}
	m.In.Mouse = widget.Nowhere
	m.Frame()
	require.Equal(m.T, "match", m.Stack.Top().Name(), "it is not theirs")
	require.Len(m.T, kept(m).Moves(), at, "the other answered")
	require.Equal(m.T, couch.Device(1+who), m.Stack.Sits().Holder(who))
	require.Equal(m.T, couch.Device(2-who), m.Stack.Sits().Holder(1-who))
	crests, asked := map[paint.Sign]int{}, false
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Mark {
			crests[op.Sign]++
		}
		asked = asked || op.Kind == paint.Words && op.Color == theme.Seats[who] &&
			op.Text == m.Stack.T(asks, m.Stack.Settings.Names[who])
	}
	assert.True(m.T, asked, "%s", asks)
	for i := range 2 {
		assert.GreaterOrEqual(m.T, crests[m.Stack.Crest(i)], 1, "the sign of %s", m.Stack.Settings.Names[i])
	}
	assert.GreaterOrEqual(m.T, crests[m.Stack.Crest(who)], 2, "also where they are asked")
}

// Two players with gamepads play an adaptive match from its first game through the exchange of
// decks and the auction to its end. Between the games, too, each decides only with their own.
func TestAdaptiveMatchByGamepads(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Stack.Settings.Names = [game.MaxPlayers]string{"Ada", "Boris"}
	m.Stack.Settings.Emblems = [...]int{3, 5, 0, 1, 2}
	m.Planned(match.Adaptive, match.Own)
	m.Click("match-plan-ok", 0)
	m.Plug(2)
	m.Pads(0, widget.NoKey)
	m.Pads(1, widget.NoKey)
	m.Click("begin", 0)
	m.In.Mouse = widget.Nowhere
	m.Frames(2)

	conceded(m, 1)
	decides(m, 1, "series-ask-first")
	m.WordsFit(t)
	pads := m.In.Pads
	m.In.Pads = pads[:1]
	m.Frames(2)
	require.Equal(t, "paused", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), m.Stack.T("paused-gone", 2, "Boris"))
	m.Pads(0, widget.Tab)
	m.In.Pads = pads
	m.Frames(2)
	decides(m, 1, "series-ask-first")
	chosen(m, 1, "match-first", 0)
	chosen(m, 1, "match-next", 0) // anybody may begin the next game
	require.Equal(t, 2, m.Table().Story.Header.Round)

	conceded(m, 0)
	decides(m, 1, "series-ask-bid")
	m.Pads(0, widget.Tab) // the other points at things, marks them and reads the decks
	for range 40 {
		if m.Guest(0).What == "match-cards" {
			break
		}
		m.Pads(0, widget.Tab)
	}
	m.Pads(0, widget.Ping)
	m.Frame()
	pings := m.Stack.Pings()
	require.NotEmpty(t, pings)
	assert.Equal(t, couch.Ping{On: m.Guest(0), Seat: 0, Age: pings[len(pings)-1].Age}, pings[len(pings)-1])
	m.Pads(0, widget.Inspect)
	m.Frame()
	require.Equal(t, "match-cards", m.Stack.Top().Name())
	m.Pads(0, widget.Escape)
	m.Frame()
	chosen(m, 1, "match-bid", 0)
	decides(m, 0, "series-ask-bid")
	chosen(m, 0, "match-bid-by", 1)
	chosen(m, 0, "match-bid", 0)
	decides(m, 1, "series-ask-bid")
	chosen(m, 1, "match-give-way", 0)
	decides(m, 0, "series-ask-first")
	chosen(m, 0, "match-first", 1)
	chosen(m, 0, "match-next", 0)
	assert.Equal(t, 3, save.Setup(&m.Table().Story.Header).Decks[0].Chains+save.Setup(&m.Table().Story.Header).Decks[1].Chains)

	conceded(m, 0)
	assert.Contains(t, m.Words(), m.Stack.T("wins-match", "Boris"))
	require.Equal(t, 1, kept(m).Winner())
	chosen(m, 0, "match-again", 0) // at the end any gamepad may choose
	assert.Equal(t, 1, m.Table().Story.Header.Round)
}
