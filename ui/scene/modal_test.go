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
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// strike strikes the key of a letter, which also does what it is bound to.
func strike(m *scenetest.Mouse, letter rune) {
	m.In.Typed = []rune{letter}
	m.In.KeyDown = keys.Named(keys.Keyboard, strings.ToUpper(string(letter)))
	if k := m.Stack.Settings.Keys.Does(keys.Keyboard, m.In.KeyDown); k != widget.NoKey {
		m.In.Pressed[k], m.In.TypesText[k] = true, keys.TypesText(m.In.KeyDown)
	}
	m.Frame()
	m.In.KeyDown, m.In.TypesText = 0, [widget.Keys]bool{}
}

func strikes(m *scenetest.Mouse, words string) {
	for _, letter := range words {
		strike(m, letter)
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
	for of, below := range map[string]func(m *scenetest.Mouse){
		"title":    func(*scenetest.Mouse) {},
		"settings": func(m *scenetest.Mouse) { m.Click("settings", 0) },
		"rules":    func(m *scenetest.Mouse) { m.Click("rules", 0) },
		"table":    func(m *scenetest.Mouse) { require.NoError(t, play.Position(m.Stack, "crowd")); m.Frames(3) },
	} {
		for name, open := range boxes {
			t.Run(of+"/"+name, func(t *testing.T) {
				m := scenetest.New(t, session.DefaultSettings)
				below(m)
				pastes := 0
				m.Stack.Clipboard = func() (string, error) { pastes++; return "pasted", nil }
				m.Stack.Save = func(session.Settings) { assert.Fail(t, "the settings were changed") }
				m.Stack.Settings.Keys.Bind(keys.Gamepad, actionOf(widget.Music), keys.Named(keys.Gamepad, "LS"))
				settings, spots := m.Stack.Settings, len(m.Stack.Spots())
				open(m.Stack)
				m.Frames(2)
				require.Equal(t, name, m.Stack.Top().Name())
				require.NotZero(t, spots)
				strikes(m, alphabet)
				for k := range widget.Key(widget.Keys) {
					switch k {
					case widget.Enter, widget.Escape, widget.Space, widget.Tab, widget.Previous:
						continue // they answer
					}
					m.Press(k)
					require.Equal(t, name, m.Stack.Top().Name(), "key %d", k)
				}
				m.Plug(1)
				m.In.Pads[0].ButtonDown, m.In.Pads[0].Pressed[widget.Music] = keys.Named(keys.Gamepad, "LS"), true
				m.Frame()
				m.In.Pads[0].ButtonDown, m.In.Pads[0].Pressed = 0, [widget.Keys]bool{}
				m.Frames(2)
				assert.Equal(t, settings, m.Stack.Settings)
				assert.Zero(t, pastes)
				m.Press(widget.Escape)
				m.Frame()
				assert.NotEqual(t, name, m.Stack.Top().Name())
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
	m, _ := scenetest.WithLibrary(t)
	m.Stack.Save = func(session.Settings) { assert.Fail(t, "the settings were changed") }
	m.Click("import", 0)
	m.Stack.Clipboard = func() (string, error) { return "", errors.New("it is empty") }
	m.Press(widget.Paste)
	m.Until(func() bool { return m.Stack.Top().Name() == "message" })
	strikes(m, "/home/me/my decks/"+alphabet)
	require.Equal(t, "message", m.Stack.Top().Name())
	m.Press(widget.Escape)
	strikes(m, alphabet)
	m.Frame()
	assert.Equal(t, "import", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), alphabet)
	assert.False(t, m.Stack.Settings.NoMusic)

	m = scenetest.New(t, session.DefaultSettings)
	m.Point("rules", 0)
	m.Push()
	strikes(m, alphabet)
	assert.Equal(t, "rules", m.Stack.Top().Name())
	assert.False(t, m.Stack.Settings.NoMusic)
}
