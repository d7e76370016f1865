package online_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// A room is used by a gamepad and by a keyboard alone: computers, readiness, the beginning, phrases and pointing.
func TestRoomsByGamepadAndKeyboard(t *testing.T) {
	ada, ben := room(t, three...)
	ada.ByGamepad()
	ben.Keys = true
	ada.Click("bot", 2)
	sees(t, ben, "Computer: Expert", ada)
	ben.Click("company", 0)
	ben.Frame()
	assert.Equal(t, widget.ID{What: "phrase"}, ben.Stack.Pointed(), "it begins with the phrases")
	ben.Press(widget.Enter)
	sees(t, ada, "Hello!", ben)
	assert.Equal(t, "room", ben.Stack.Top().Name())
	begins(t, "table", ada, ben)
	ada.Press(widget.Menu)
	ada.Frame()
	ada.Click("talk", 0)
	ada.Frame()
	ada.Click("point", 0)
	sees(t, ada, ada.Stack.T("online-point-now"), ben)
	ada.Press(widget.Escape)
	ada.Frames(2)
	assert.Equal(t, "table", ada.Stack.Top().Name(), "only the pointing is given up")
	assert.NotContains(t, ada.Words(), ada.Stack.T("online-point-now"))
	ada.Press(widget.Menu)
	ada.Frame()
	ada.Click("talk", 0)
	ada.Frame()
	ada.Click("point", 0)
	for i := 0; i < 60 && ada.Stack.Pointed().What != "card"; i++ {
		ada.Press([]widget.Key{widget.Up, widget.Left, widget.Down, widget.Right}[i/5%4])
	}
	require.Equal(t, "card", ada.Stack.Pointed().What)
	ada.Press(widget.Enter)
	together(t, func() bool { return len(ben.Stack.Pings()) > 0 }, ada, ben)
	ada.Stack.Home()
	ada.Frame()
}

// touch taps something with a finger.
func touch(m *scenetest.Mouse, what string, n int) {
	m.T.Helper()
	var spot widget.Spot
	for range 60 {
		found := false
		if spot, found = m.Find(what, n); found && spot.Rect.Center().Y < m.In.H-2 {
			break
		}
		m.In.Fingers = []widget.Finger{{ID: 1, At: layout.Point{X: m.In.W / 2, Y: m.In.H * 0.6}}}
		for range 8 {
			m.Frame()
			m.In.Fingers[0].At.Y -= 6
		}
		m.In.Fingers = nil
		m.Frames(20)
	}
	require.NotEmpty(m.T, spot.What, "%s %d is not seen on %s", what, n, m.Stack.Top().Name())
	at := spot.Rect.Center()
	m.In.Fingers = []widget.Finger{{ID: 1, At: at}}
	m.Frames(2)
	m.In.Fingers = nil
	m.Frames(3)
}

// On a phone one finger does all of it.
func TestRoomsByTouch(t *testing.T) {
	ada, ben := room(t)
	ben.Stack.Settings.Text = 150
	ben.Touching(scenetest.Phone)
	snap(ben, "phone-lobby")
	touch(ben, "company", 0)
	require.Equal(t, "company", ben.Stack.Top().Name())
	snap(ben, "phone-company")
	ben.Fits(t)
	touch(ben, "phrase", 2)
	sees(t, ada, "Thanks!", ben)
	touch(ben, "ready", 0)
	together(t, func() bool { return ada.MustFind("begin", 0).Why == "" }, ada, ben)
	ada.Click("begin", 0)
	together(t, func() bool { return ada.Stack.Top().Table() != nil && ben.Stack.Top().Table() != nil }, ada, ben)
	touch(ben, "company", 0)
	require.Equal(t, "company", ben.Stack.Top().Name())
	touch(ben, "point", 0)
	sees(t, ben, ben.Stack.T("online-point-now"), ada)
	ben.Fits(t)
	snap(ben, "phone-pointing")
	touch(ben, "card", int(ben.Table().Board.Boss))
	together(t, func() bool { return len(ada.Stack.Pings()) > 0 }, ada, ben)
	assert.False(t, strings.Contains(ben.Words(), ben.Stack.T("online-point-now")))
	snap(ben, "phone-table")
	ada.Stack.Home()
	ada.Frame()
}
