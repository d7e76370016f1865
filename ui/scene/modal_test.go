package scene_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// strike strikes the key of a letter, which also does what it is bound to.
func (m *mouse) strike(letter rune) {
	m.in.Typed = []rune{letter}
	m.in.Struck = keys.Named(keys.Keyboard, strings.ToUpper(string(letter)))
	if k := m.s.Settings.Keys.Does(keys.Keyboard, m.in.Struck); k != widget.NoKey {
		m.in.Pressed[k], m.in.Written[k] = true, keys.Writes(m.in.Struck)
	}
	m.frame()
	m.in.Struck, m.in.Written = 0, [widget.Keys]bool{}
}

func (m *mouse) strikes(words string) {
	for _, letter := range words {
		m.strike(letter)
	}
}

const alphabet = "abcdefghijklmnopqrstuvwxyz"

// boxes are what must be answered before anything else.
var boxes = map[string]func(s *scene.Stack){
	"message": func(s *scene.Stack) { s.Tell("Heading", "words") },
	"confirm": func(s *scene.Stack) { s.Offer("words", scene.Choice{Label: "Yes", Do: func() {}}) },
}

// While a message or a question is open, keys and buttons go to it alone, whatever lies below.
func TestKeysStayInTheBox(t *testing.T) {
	for of, below := range map[string]func(m *mouse){
		"title":    func(*mouse) {},
		"settings": func(m *mouse) { m.click("settings", 0) },
		"rules":    func(m *mouse) { m.click("rules", 0) },
		"table":    func(m *mouse) { require.NoError(t, play.Position(m.s, "crowd")); m.frames(3) },
	} {
		for name, open := range boxes {
			t.Run(of+"/"+name, func(t *testing.T) {
				m := newMouse(t, session.DefaultSettings)
				below(m)
				pastes := 0
				m.s.Clipboard = func() (string, error) { pastes++; return "pasted", nil }
				m.s.Save = func(session.Settings) { assert.Fail(t, "the settings were changed") }
				m.s.Settings.Keys.Bind(keys.Gamepad, actionOf(widget.Music), keys.Named(keys.Gamepad, "LS"))
				settings, spots := m.s.Settings, len(m.s.Spots())
				open(m.s)
				m.frames(2)
				require.Equal(t, name, m.s.Top().Name())
				require.NotZero(t, spots)
				m.strikes(alphabet)
				for k := range widget.Key(widget.Keys) {
					switch k {
					case widget.Enter, widget.Escape, widget.Space, widget.Tab, widget.Before:
						continue // they answer
					}
					m.press(k)
					require.Equal(t, name, m.s.Top().Name(), "key %d", k)
				}
				m.plug(1)
				m.in.Pads[0].Pushed, m.in.Pads[0].Pressed[widget.Music] = keys.Named(keys.Gamepad, "LS"), true
				m.frame()
				m.in.Pads[0].Pushed, m.in.Pads[0].Pressed = 0, [widget.Keys]bool{}
				m.frames(2)
				assert.Equal(t, settings, m.s.Settings)
				assert.Zero(t, pastes)
				m.press(widget.Escape)
				m.frame()
				assert.NotEqual(t, name, m.s.Top().Name())
			})
		}
	}
}

func actionOf(k widget.Key) int {
	for i := range keys.Actions {
		if keys.Actions[i].Key == k {
			return i
		}
	}
	return -1
}

// A path that is typed does nothing else, while pasting fails and afterwards; nor does what is
// typed as soon as a screen with a field opens.
func TestTypingIsNoShortcut(t *testing.T) {
	m, _ := withLibrary(t)
	m.s.Save = func(session.Settings) { assert.Fail(t, "the settings were changed") }
	m.click("import", 0)
	m.s.Clipboard = func() (string, error) { return "", errors.New("it is empty") }
	m.press(widget.Paste)
	m.until(func() bool { return m.s.Top().Name() == "message" })
	m.strikes("/home/me/my decks/" + alphabet)
	require.Equal(t, "message", m.s.Top().Name())
	m.press(widget.Escape)
	m.strikes(alphabet)
	m.frame()
	assert.Equal(t, "import", m.s.Top().Name())
	assert.Contains(t, m.words(), alphabet)
	assert.False(t, m.s.Settings.NoMusic)

	m = newMouse(t, session.DefaultSettings)
	m.point("rules", 0)
	m.push()
	m.strikes(alphabet)
	assert.Equal(t, "rules", m.s.Top().Name())
	assert.False(t, m.s.Settings.NoMusic)
}
