package scene_test

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
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// plug connects that many gamepads, of different makes.
func (m *mouse) plug(n int) {
	names := []string{"Xbox Wireless Controller", "DualSense Wireless Controller", "Nintendo Switch Pro Controller"}
	m.in.Pads = nil
	for i := range n {
		m.in.Pads = append(m.in.Pads, widget.Pad{ID: i, Name: names[i]})
	}
	m.frame()
}

// pads presses a key on the gamepad with that ID; NoKey is the button that joins.
func (m *mouse) pads(id int, k widget.Key) {
	m.t.Helper()
	for i := range m.in.Pads {
		p := &m.in.Pads[i]
		if p.ID != id {
			continue
		}
		if p.Used = true; k == widget.NoKey {
			p.Pushed = keys.Named(keys.Gamepad, "Y")
			k = widget.Usual
		}
		p.Pressed[k] = true
		m.frame()
		p = &m.in.Pads[i]
		p.Used, p.Pushed, p.Pressed = false, 0, [widget.Keys]bool{}
		return
	}
	require.Fail(m.t, "no such gamepad")
}

// three begins an adventure of three players, of whom that many have joined with gamepads.
func (m *mouse) three(joined int) {
	m.t.Helper()
	m.s.Settings.Confirm, m.s.Settings.Tips = false, false
	m.click("new-adventure", 0)
	m.click("players", 2)
	m.plug(3)
	for i := range joined {
		m.pads(i, widget.NoKey)
	}
	m.click("begin", 0)
	m.frames(2)
	m.settle()
}

// guest is what the gamepad with that ID points at.
func (m *mouse) guest(id int) widget.ID {
	for _, g := range m.s.Guests() {
		if g.Pointer == id+1 {
			return g.Hot
		}
	}
	return widget.ID{}
}

// At set-up gamepads take seats with a button, which is shown as it looks on them, and
// leave with it, or by a click. A player who is alone is not asked.
func TestJoiningAtSetUp(t *testing.T) {
	m := newMouse(t, atOnce)
	m.click("new-adventure", 0)
	m.plug(2)
	m.frame()
	_, shown := m.find("device", 0)
	assert.False(t, shown, "one person plays")
	m.pads(0, widget.NoKey)
	assert.Equal(t, couch.Desk, m.s.Sits().Holder(0))
	m.click("players", 2)
	m.click("who-1", 1)
	m.frame()
	_, shown = m.find("device", 1)
	assert.False(t, shown, "a bot needs nothing")
	for _, i := range []int{0, 2} {
		assert.Equal(t, m.s.T("pad-joins"), m.mustFind("device", i).Label)
	}
	m.pads(1, widget.NoKey)
	m.frame()
	assert.Equal(t, couch.Device(2), m.s.Sits().Holder(0))
	assert.Equal(t, m.s.T("pad-n", 2), m.mustFind("device", 0).Label)
	m.pads(0, widget.NoKey)
	assert.Equal(t, couch.Device(1), m.s.Sits().Holder(2), "not the seat of the bot")
	m.pads(1, widget.NoKey)
	assert.Equal(t, couch.Desk, m.s.Sits().Holder(0), "no other seat is free: it leaves")
	m.click("device", 2)
	m.frame()
	assert.Equal(t, couch.Desk, m.s.Sits().Holder(2))
	assert.Equal(t, "new-adventure", m.s.Top().Name(), "nothing else came of it")
}

// The button that joins looks as it does on the free gamepad.
func TestGlyphs(t *testing.T) {
	m := newMouse(t, atOnce)
	m.click("new-adventure", 0)
	m.click("players", 1)
	seen := func(s paint.Sign) (n int) {
		for _, op := range m.s.Picture().Ops {
			if op.Kind == paint.Mark && op.Sign == s {
				n++
			}
		}
		return n
	}
	m.plug(2)
	m.frame()
	assert.Zero(t, seen(paint.PadTriangle), "the first is an Xbox'")
	m.in.Pads = m.in.Pads[1:]
	m.frames(2)
	assert.Equal(t, 2, seen(paint.PadTriangle))
	m.s.Settings.ShowKeys = true
	m.pads(1, widget.Down)
	assert.Equal(t, m.s.T("pad-cross"), m.s.KeyName(widget.Enter))
	m.s.Home()
	m.lay("table")
	for i := range keys.Actions {
		if keys.Actions[i].Key == widget.EndTurn {
			m.s.Settings.Keys.Bind(keys.Gamepad, i, keys.Named(keys.Gamepad, "Y"))
		}
	}
	m.pads(1, widget.Down)
	assert.Equal(t, 1, seen(paint.PadTriangle), "on the buttons of the window, too")
	m.in.Pads[0].Name = "Pro Controller"
	m.frame()
	m.pads(1, widget.Down)
	assert.Equal(t, "B", m.s.KeyName(widget.Enter), "that is where Nintendo has it")
}

// Only its own gamepad answers for each seat: nothing that the others press, or that mouse
// and keyboard do, changes anything. The deciding gamepad changes from turn to turn.
func TestOnlyWhoDecidesAnswers(t *testing.T) {
	m := newMouse(t, atOnce)
	m.three(3)
	tb := m.table()
	random := rand.New(rand.NewPCG(3, 9))
	seen := map[keyforge.Side]bool{}
	for range 120 {
		m.settle()
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
			m.pads((who+1)%3, k)
			m.pads((who+2)%3, k)
			m.press(k)
		}
		if spots := m.s.Spots(); len(spots) > 0 {
			m.in.Mouse = spots[random.IntN(len(spots))].Rect.Center()
			m.push()
		}
		m.frames(2)
		require.Equal(t, at, tb.Story.At(), "another answered for %d", who)
		require.Equal(t, "table", m.s.Top().Name())
		m.in.Mouse = widget.Nowhere
		c := pick(random, tb.Legal())
		tb.Answer(c)
		m.frames(2)
		if m.s.Top().Name() == "pile" {
			m.pads(who, widget.Escape)
		}
	}
	assert.Len(t, seen, 3)
	who := int(tb.Decider())
	at := tb.Story.At()
	m.settle()
	for range 40 {
		m.pads(who, widget.Tab)
		m.pads(who, widget.Enter)
		if m.frames(2); tb.Story.At() != at {
			return
		}
	}
	assert.Fail(t, "whose turn it is cannot answer")
}

// A seat without a gamepad is played by mouse and keyboard, as usual; while it decides,
// the mouse belongs to it.
func TestMouseAndGamepadsTogether(t *testing.T) {
	m := newMouse(t, atOnce)
	m.three(2)
	tb := m.table()
	require.NoError(t, play3(m, 2))
	at := tb.Story.At()
	m.pads(0, widget.Tab)
	m.pads(0, widget.Enter)
	m.settle()
	require.Equal(t, at, tb.Story.At())
	m.do(tb.Legal()[len(tb.Legal())-1])
	assert.Greater(t, tb.Story.At(), at)
}

// play3 plays until the seat decides.
func play3(m *mouse, seat keyforge.Side) error {
	m.t.Helper()
	for range 200 {
		m.settle()
		if m.table().Decider() == seat {
			return nil
		}
		legal := m.table().Legal()
		m.table().Answer(legal[len(legal)-1])
		m.frames(2)
	}
	require.Fail(m.t, "it is never asked")
	return nil
}

// If nobody has joined, everything is as usual: any gamepad answers for everybody.
func TestWithoutJoiningAnyGamepadPlays(t *testing.T) {
	m := newMouse(t, atOnce)
	m.three(0)
	at := m.table().Story.At()
	m.pads(2, widget.Tab)
	m.pads(1, widget.Enter)
	m.frames(3)
	assert.Greater(t, m.table().Story.At(), at)
	assert.Empty(t, m.s.Guests())
}

// The other players look on: each has a pointer in their color, reads cards beside
// the table and large, and marks what they point at, with a soft sound.
func TestOthersLookAndPoint(t *testing.T) {
	m := newMouse(t, atOnce)
	m.three(3)
	tb := m.table()
	who := int(tb.Decider())
	other := (who + 1) % 3
	colored := func(c paint.Color) (n int) {
		for _, op := range m.s.Picture().Ops {
			if op.Kind == paint.Line && op.Color == c {
				n++
			}
		}
		return n
	}
	before := colored(theme.Seats[other])
	for range 60 {
		m.pads(other, widget.Down)
		if m.guest(other).What == "card" {
			break
		}
		m.pads(other, widget.Right)
	}
	on := m.guest(other)
	require.Equal(t, "card", on.What)
	m.frames(10)
	assert.Greater(t, colored(theme.Seats[other]), before, "their pointer is seen")
	title := tb.Title(keyforge.Slot(on.N))
	assert.Contains(t, m.words(), title, "what they look at can be read")
	m.s.TakeCues(nil)
	m.pads(other, widget.Enter)
	require.Len(t, m.s.Pings(), 1)
	assert.Equal(t, couch.Ping{On: on, Seat: other}, m.s.Pings()[0])
	cues := m.s.TakeCues(nil)
	require.NotEmpty(t, cues)
	assert.Equal(t, sound.Ping, cues[0].Sound)
	assert.Zero(t, tb.Tally.Decisions)
	m.frames(300)
	assert.Empty(t, m.s.Pings(), "for a moment only")
	m.pads(other, widget.Inspect)
	m.frame()
	require.Equal(t, "zoom", m.s.Top().Name())
	m.pads(other, widget.Escape)
	m.frame()
	require.Equal(t, "table", m.s.Top().Name(), "and whoever opened it can close it")
	m.pads(other, widget.Menu)
	m.frame()
	require.Equal(t, "settings", m.s.Top().Name(), "the menu is for all")
	m.pads(other, widget.Escape)
	m.frame()
	require.Equal(t, "table", m.s.Top().Name())
}

// The player with mouse and keyboard looks on too while a gamepad decides: the mouse reads
// cards, a click marks them, the right button shows them large, and Escape leads to the
// menu.
func TestTheMouseLooksOn(t *testing.T) {
	m := newMouse(t, atOnce)
	m.three(2)
	require.NoError(t, play3(m, 0))
	at := m.table().Story.At()
	card := int(m.table().Board.Piles[0][card.Hand][1])
	m.point("card", card)
	m.frames(10)
	assert.Contains(t, m.words(), m.table().Title(keyforge.Slot(card)))
	m.push()
	m.frame()
	require.Len(t, m.s.Pings(), 1, "one click, one mark")
	assert.Equal(t, couch.Ping{On: widget.ID{What: "card", N: card}, Seat: 2}, couch.Ping{On: m.s.Pings()[0].On, Seat: m.s.Pings()[0].Seat})
	m.in.Context = true
	m.frames(2)
	require.Equal(t, "zoom", m.s.Top().Name())
	m.press(widget.Escape)
	m.frame()
	m.press(widget.Escape)
	m.frame()
	require.Equal(t, "settings", m.s.Top().Name())
	m.press(widget.Escape)
	m.frame()
	assert.Equal(t, "table", m.s.Top().Name())
	assert.Equal(t, at, m.table().Story.At())
}

// Frames in which several gamepads point at things allocate nothing.
func TestLookingOnAllocatesNothing(t *testing.T) {
	m := newMouse(t, atOnce)
	m.three(3)
	for m.table().Question().Kind != keyforge.AskMain {
		m.table().Answer(m.table().Legal()[len(m.table().Legal())-1])
		m.frames(2)
		m.settle()
	}
	who := int(m.table().Decider())
	m.pads(who, widget.Tab)
	m.pads((who+1)%3, widget.Down)
	m.frames(900)
	require.Len(t, m.s.Guests(), 3)
	assert.Zero(t, testing.AllocsPerRun(50, func() { m.s.Update(m.in) }))
}

// The deciding player can mark things too, with a key and a button, even if nobody has joined.
func TestWhoDecidesMarks(t *testing.T) {
	m := newMouse(t, atOnce)
	m.lay("table")
	c := m.table().Board.Piles[0][card.Battleline][0]
	m.point("card", int(c))
	m.press(widget.Ping)
	require.Len(t, m.s.Pings(), 1)
	assert.Equal(t, couch.Ping{On: widget.ID{What: "card", N: int(c)}, Seat: int(m.table().Question().Side)}, m.s.Pings()[0])
	assert.Equal(t, keys.Named(keys.Keyboard, "P"), m.s.Settings.Keys.Of(keys.Keyboard, widget.Ping))
	m.in.Mouse = widget.Nowhere
	m.frame()
	m.press(widget.Ping)
	assert.Len(t, m.s.Pings(), 1, "nothing is pointed at")
}

// The game waits when the gamepad of a player disconnects: time stands still, and the others
// cannot answer. It continues when the gamepad is back, when another takes its place, or by
// mouse and keyboard.
func TestPauseWhileAGamepadIsGone(t *testing.T) {
	for name, back := range map[string]func(m *mouse, seat int){
		"back": func(m *mouse, seat int) { m.plug(3) },
		"back under another number": func(m *mouse, seat int) {
			m.in.Pads = append(m.in.Pads, widget.Pad{ID: 9, Name: "DualSense Wireless Controller"})
		},
		"another": func(m *mouse, seat int) {
			m.in.Pads = append(m.in.Pads, widget.Pad{ID: 5, Name: "another"})
			m.frame()
			require.Equal(m.t, "paused", m.s.Top().Name())
			m.pads(0, widget.NoKey)
			require.Equal(m.t, "paused", m.s.Top().Name(), "that one has a seat")
			m.pads(5, widget.NoKey)
			assert.Equal(m.t, couch.Device(4), m.s.Sits().Holder(seat))
		},
		"desk": func(m *mouse, seat int) {
			m.click("paused-desk", 0)
			assert.Equal(m.t, couch.Desk, m.s.Sits().Holder(seat))
			assert.False(m.t, m.s.Sits().Shared(seat))
		},
		"everybody": func(m *mouse, seat int) {
			m.click("paused-everybody", 0)
			assert.True(m.t, m.s.Sits().Shared(seat))
		},
	} {
		t.Run(name, func(t *testing.T) {
			m := newMouse(t, atOnce)
			m.three(3)
			require.NoError(t, play3(m, 1))
			at := m.table().Story.At()
			m.in.Pads = append(m.in.Pads[:1:1], m.in.Pads[2])
			m.frames(2)
			require.Equal(t, "paused", m.s.Top().Name())
			assert.Contains(t, m.words(), m.s.T("paused"))
			clock := m.table().Clock
			m.frames(5)
			assert.Equal(t, clock, m.table().Clock, "time stands still")
			for k := widget.NoKey + 1; k < widget.Keys; k++ {
				if k != widget.Help && k != widget.Enter {
					m.pads(0, k)
				}
			}
			require.Equal(t, "paused", m.s.Top().Name())
			back(m, 1)
			m.frames(3)
			require.Equal(t, "table", m.s.Top().Name())
			assert.Equal(t, at, m.table().Story.At())
			if name == "back" {
				m.pads(1, widget.Tab)
				m.pads(1, widget.Enter)
				m.frames(2)
				assert.Greater(t, m.table().Story.At(), at)
			}
			if name == "desk" || name == "everybody" {
				m.do(m.table().Legal()[len(m.table().Legal())-1])
			}
		})
	}
}

// During a game, gamepads take and leave seats in the menu.
func TestJoiningInTheMenu(t *testing.T) {
	m := newMouse(t, atOnce)
	m.three(0)
	m.press(widget.Escape)
	m.frame()
	m.pads(0, widget.NoKey)
	assert.Equal(t, couch.Desk, m.s.Sits().Holder(0), "not in another section")
	m.click("section", 5)
	m.frame()
	m.pads(0, widget.NoKey)
	m.pads(1, widget.NoKey)
	assert.Equal(t, couch.Device(1), m.s.Sits().Holder(0))
	assert.Equal(t, couch.Device(2), m.s.Sits().Holder(1))
	m.click("device", 1)
	m.frame()
	assert.Equal(t, couch.Desk, m.s.Sits().Holder(1))
	m.click("back", 0)
	m.frames(2)
	assert.Equal(t, "table", m.s.Top().Name())
}
