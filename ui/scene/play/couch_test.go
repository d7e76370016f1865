package play_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Only its own gamepad answers for each seat: nothing that the others press, or that mouse
// and keyboard do, changes anything. The deciding gamepad changes from turn to turn.
func TestOnlyWhoDecidesAnswers(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Three(3)
	tb := m.Table()
	random := rand.New(rand.NewPCG(3, 9))
	seen := map[keyforge.Side]bool{}
	for range 120 {
		m.Settle()
		if tb.Over() || tb.Tally.Turns > 4 {
			break
		}
		who := int(tb.Decider())
		seen[tb.Decider()] = true
		at := tb.Story.At()
		for range 5 { // any key except those for menus, large cards and settings
			k := widget.NoKey + 1 + widget.Key(random.IntN(int(widget.Keys-1)))
			switch k {
			case widget.Escape, widget.Menu, widget.Help, widget.Inspect, widget.FullScreen, widget.Music:
				k = widget.Enter
			}
			m.Pads((who+1)%3, k)
			m.Pads((who+2)%3, k)
			m.Press(k)
		}
		if spots := m.Stack.Spots(); len(spots) > 0 {
			m.In.Mouse = spots[random.IntN(len(spots))].Rect.Center()
			m.Push()
		}
		m.Frames(2)
		require.Equal(t, at, tb.Story.At(), "another answered for %d", who)
		require.Equal(t, "table", m.Stack.Top().Name())
		m.In.Mouse = widget.Nowhere
		c := scenetest.AnyOf(random, tb.Legal())
		tb.Answer(c)
		m.Frames(2)
		if m.Stack.Top().Name() == "pile" {
			m.Pads(who, widget.Escape)
		}
	}
	assert.Len(t, seen, 3)
	who := int(tb.Decider())
	at := tb.Story.At()
	m.Settle()
	for range 40 {
		m.Pads(who, widget.Tab)
		m.Pads(who, widget.Enter)
		if m.Frames(2); tb.Story.At() != at {
			return
		}
	}
	assert.Fail(t, "whose turn it is cannot answer")
}

// A seat without a gamepad is played by mouse and keyboard, as usual; while it decides,
// the mouse belongs to it.
func TestMouseAndGamepadsTogether(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Three(2)
	tb := m.Table()
	require.NoError(t, play3(m, 2))
	at := tb.Story.At()
	m.Pads(0, widget.Tab)
	m.Pads(0, widget.Enter)
	m.Settle()
	require.Equal(t, at, tb.Story.At())
	m.Do(tb.Legal()[len(tb.Legal())-1])
	assert.Greater(t, tb.Story.At(), at)
}

// play3 plays until the seat decides.
func play3(m *scenetest.Mouse, seat keyforge.Side) error {
	m.T.Helper()
	for range 200 {
		m.Settle()
		if m.Table().Decider() == seat {
			return nil
		}
		legal := m.Table().Legal()
		m.Table().Answer(legal[len(legal)-1])
		m.Frames(2)
	}
	require.Fail(m.T, "it is never asked")
	return nil
}

// If nobody has joined, everything is as usual: any gamepad answers for everybody.
func TestWithoutJoiningAnyGamepadPlays(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Three(0)
	at := m.Table().Story.At()
	m.Pads(2, widget.Tab)
	m.Pads(1, widget.Enter)
	m.Frames(3)
	assert.Greater(t, m.Table().Story.At(), at)
	assert.Empty(t, m.Stack.Guests())
}

// The other players look on: each has a pointer in their color, reads cards beside
// the table and large, and marks what they point at, with a soft sound.
func TestOthersLookAndPoint(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Three(3)
	tb := m.Table()
	who := int(tb.Decider())
	other := (who + 1) % 3
	colored := func(c paint.Color) (n int) {
		for _, op := range m.Stack.Picture().Ops {
			if op.Kind == paint.Line && op.Color == c {
				n++
			}
		}
		return n
	}
	before := colored(theme.Seats[other])
	for range 60 {
		m.Pads(other, widget.Down)
		if m.Guest(other).What == "card" {
			break
		}
		m.Pads(other, widget.Right)
	}
	on := m.Guest(other)
	require.Equal(t, "card", on.What)
	m.Frames(10)
	assert.Greater(t, colored(theme.Seats[other]), before, "their pointer is seen")
	title := tb.Title(keyforge.Slot(on.N))
	assert.Contains(t, m.Words(), title, "what they look at can be read")
	m.Stack.TakeCues(nil)
	m.Pads(other, widget.Enter)
	require.Len(t, m.Stack.Pings(), 1)
	assert.Equal(t, couch.Ping{On: on, Seat: other}, m.Stack.Pings()[0])
	cues := m.Stack.TakeCues(nil)
	require.NotEmpty(t, cues)
	assert.Equal(t, sound.Ping, cues[0].Sound)
	assert.Zero(t, tb.Tally.Decisions)
	m.Frames(300)
	assert.Empty(t, m.Stack.Pings(), "for a moment only")
	m.Pads(other, widget.Inspect)
	m.Frame()
	require.Equal(t, "zoom", m.Stack.Top().Name())
	m.Pads(other, widget.Escape)
	m.Frame()
	require.Equal(t, "table", m.Stack.Top().Name(), "and whoever opened it can close it")
	m.Pads(other, widget.Menu)
	m.Frame()
	require.Equal(t, "pause", m.Stack.Top().Name(), "the menu is for all")
	m.Pads(other, widget.Escape)
	m.Frame()
	require.Equal(t, "table", m.Stack.Top().Name())
}

// The player with mouse and keyboard looks on too while a gamepad decides: the mouse reads
// cards, a click marks them, the right button shows them large, and Escape leads to the
// menu.
func TestTheMouseLooksOn(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Three(2)
	require.NoError(t, play3(m, 0))
	at := m.Table().Story.At()
	card := int(m.Table().Board.Piles[0][card.Hand][1])
	m.Point("card", card)
	m.Frames(10)
	assert.Contains(t, m.Words(), m.Table().Title(keyforge.Slot(card)))
	m.Push()
	m.Frame()
	require.Len(t, m.Stack.Pings(), 1, "one click, one mark")
	ping := m.Stack.Pings()[0]
	assert.Equal(t, couch.Ping{On: widget.ID{What: "card", N: card}, Seat: 2}, couch.Ping{On: ping.On, Seat: ping.Seat})
	m.In.RightDown = true
	m.Frames(2)
	require.Equal(t, "zoom", m.Stack.Top().Name())
	m.Press(widget.Escape)
	m.Frame()
	m.Press(widget.Escape)
	m.Frame()
	require.Equal(t, "pause", m.Stack.Top().Name())
	m.Press(widget.Escape)
	m.Frame()
	assert.Equal(t, "table", m.Stack.Top().Name())
	assert.Equal(t, at, m.Table().Story.At())
}

// Frames in which several gamepads point at things allocate nothing.
func TestLookingOnAllocatesNothing(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Three(3)
	for m.Table().Question().Kind != keyforge.AskMain {
		m.Table().Answer(m.Table().Legal()[len(m.Table().Legal())-1])
		m.Frames(2)
		m.Settle()
	}
	who := int(m.Table().Decider())
	m.Pads(who, widget.Tab)
	m.Pads((who+1)%3, widget.Down)
	m.Frames(900)
	require.Len(t, m.Stack.Guests(), 3)
	assert.Zero(t, testing.AllocsPerRun(50, func() { m.Stack.Update(m.In) }))
}

// The deciding player can mark things too, with a key and a button, even if nobody has joined.
func TestWhoDecidesMarks(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Lay("table")
	c := m.Table().Board.Piles[0][card.Battleline][0]
	m.Point("card", int(c))
	m.Press(widget.Ping)
	require.Len(t, m.Stack.Pings(), 1)
	assert.Equal(t, couch.Ping{On: widget.ID{What: "card", N: int(c)}, Seat: int(m.Table().Question().Side)}, m.Stack.Pings()[0])
	assert.Equal(t, keys.Named(keys.Keyboard, "P"), m.Stack.Settings.Keys.Of(keys.Keyboard, widget.Ping))
	m.In.Mouse = widget.Nowhere
	m.Frame()
	m.Press(widget.Ping)
	assert.Len(t, m.Stack.Pings(), 1, "nothing is pointed at")
}

// The game waits when the gamepad of a player disconnects: time stands still, and the others
// cannot answer. It continues when the gamepad is back, when another takes its place, or by
// mouse and keyboard.
func TestPauseWhileAGamepadIsGone(t *testing.T) {
	for name, back := range map[string]func(m *scenetest.Mouse, seat int){
		"back": func(m *scenetest.Mouse, seat int) { m.Plug(3) },
		"back under another number": func(m *scenetest.Mouse, seat int) {
			m.In.Pads = append(m.In.Pads, widget.Pad{ID: 9, Name: "DualSense Wireless Controller"})
		},
		"another": func(m *scenetest.Mouse, seat int) {
			m.In.Pads = append(m.In.Pads, widget.Pad{ID: 5, Name: "another"})
			m.Frame()
			require.Equal(m.T, "paused", m.Stack.Top().Name())
			m.Pads(0, widget.NoKey)
			require.Equal(m.T, "paused", m.Stack.Top().Name(), "that one has a seat")
			m.Pads(5, widget.NoKey)
			assert.Equal(m.T, couch.Device(4), m.Stack.Sits().Holder(seat))
		},
		"desk": func(m *scenetest.Mouse, seat int) {
			m.Click("paused-desk", 0)
			assert.Equal(m.T, couch.KeyboardMouse, m.Stack.Sits().Holder(seat))
			assert.False(m.T, m.Stack.Sits().Shared(seat))
		},
		"everybody": func(m *scenetest.Mouse, seat int) {
			m.Click("paused-everybody", 0)
			assert.True(m.T, m.Stack.Sits().Shared(seat))
		},
	} {
		t.Run(name, func(t *testing.T) {
			m := scenetest.New(t, scenetest.AtOnce)
			m.Three(3)
			require.NoError(t, play3(m, 1))
			at := m.Table().Story.At()
			m.In.Pads = append(m.In.Pads[:1:1], m.In.Pads[2])
			m.Frames(2)
			require.Equal(t, "paused", m.Stack.Top().Name())
			assert.Contains(t, m.Words(), m.Stack.T("paused"))
			clock := m.Table().Clock
			m.Frames(5)
			assert.Equal(t, clock, m.Table().Clock, "time stands still")
			for k := widget.NoKey + 1; k < widget.Keys; k++ {
				if k != widget.Help && k != widget.Enter {
					m.Pads(0, k)
				}
			}
			require.Equal(t, "paused", m.Stack.Top().Name())
			back(m, 1)
			m.Frames(3)
			require.Equal(t, "table", m.Stack.Top().Name())
			assert.Equal(t, at, m.Table().Story.At())
			if name == "back" {
				m.Pads(1, widget.Tab)
				m.Pads(1, widget.Enter)
				m.Frames(2)
				assert.Greater(t, m.Table().Story.At(), at)
			}
			if name == "desk" || name == "everybody" {
				m.Do(m.Table().Legal()[len(m.Table().Legal())-1])
			}
		})
	}
}

// During a game, gamepads take and leave seats in the menu.
func TestJoiningInTheMenu(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Three(0)
	m.Press(widget.Escape)
	m.Frame()
	m.Click("settings", 0)
	m.Frame()
	m.Pads(0, widget.NoKey)
	assert.Equal(t, couch.KeyboardMouse, m.Stack.Sits().Holder(0), "not in another section")
	m.Click("section", 5)
	m.Frame()
	m.Pads(0, widget.NoKey)
	m.Pads(1, widget.NoKey)
	assert.Equal(t, couch.Device(1), m.Stack.Sits().Holder(0))
	assert.Equal(t, couch.Device(2), m.Stack.Sits().Holder(1))
	m.Click("device", 1)
	m.Frame()
	assert.Equal(t, couch.KeyboardMouse, m.Stack.Sits().Holder(1))
	m.Click("back", 0)
	m.Frame()
	m.Click("resume", 0)
	m.Frames(2)
	assert.Equal(t, "table", m.Stack.Top().Name())
}
