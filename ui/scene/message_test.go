package scene_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// A message over the table shows all of its words, whatever the size of the window
// and the text, and the table below it is laid out, even if it was never shown
// before.
func TestMessagesShowAllTheirWords(t *testing.T) {
	path := "/home/somebody/.local/share/keyraken/games/" + strings.Repeat("a-very-long-name-of-a-folder/", 4) + "2026-05-01.jsonl"
	messages := map[string]func(s *scene.Stack) []string{
		"harmed": func(s *scene.Stack) []string {
			return []string{s.T("save-harmed"), "The last line of the save is cut off, so the game goes on from the command before it",
				"Line 17 was written by another version of the program"}
		},
		"unsaved": func(s *scene.Stack) []string {
			return []string{s.T("unsaved"), s.T("unsaved-why", errors.New("write "+path+": no space left on device"))}
		},
		"pasted": func(s *scene.Stack) []string {
			return []string{s.T("cannot-paste"), "The clipboard holds no text", s.T("cannot-paste-why")}
		},
	}
	for _, size := range [][2]float64{{1280, 720}, {640, 360}, {1920, 1080}, {1280, 1024}} {
		for _, text := range []int{80, 100, 150} {
			for _, language := range []string{"en", "ru"} {
				for name, message := range messages {
					t.Run(fmt.Sprintf("%v/%d/%s/%s", size, text, language, name), func(t *testing.T) {
						settings := session.DefaultSettings
						settings.Text, settings.Language, settings.Speed = text, language, len(session.Speeds)-1
						m := scenetest.New(t, settings)
						m.In.W, m.In.H = size[0], size[1]
						require.NoError(t, play.Position(m.Stack, "crowd"))
						words := message(m.Stack)
						m.Stack.Tell(words[0], words[1:]...)
						m.Frames(30)
						require.Equal(t, "message", m.Stack.Top().Name())
						tells(m, t, words)
						tb := m.Table()
						for _, c := range tb.Board.Piles[keyforge.Monster][card.Battleline] {
							at, _, ok := tb.Spot(c)
							assert.True(t, ok && at.Within(tb.Places.Sides[keyforge.Monster].Line.Area), "the table is laid out: %v", at)
						}
					})
				}
			}
		}
	}
}

// A message goes with its button, with Enter and with Escape.
func TestMessagesAreClosed(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	for _, goes := range []func(){func() { m.Click("ok", 0) }, func() { m.Press(widget.Enter) }, func() { m.Press(widget.Escape) }} {
		m.Stack.Tell("Heading", "words")
		m.Frame()
		require.Equal(t, "message", m.Stack.Top().Name())
		goes()
		assert.Equal(t, "title", m.Stack.Top().Name())
	}
}

// tells checks that all of the words are visible, above everything else.
func tells(m *scenetest.Mouse, t *testing.T, words []string) {
	assert.Empty(t, m.Stack.Picture().Truncated, "words that are cut")
	l := m.Stack.Picture()
	seen := ""
	for i := range l.Ops {
		if op := &l.Ops[i]; op.Kind == paint.Words && scenetest.Box(op).Within(l.Clips[op.Clip].Inset(-0.5)) {
			seen += op.Text
		}
	}
	tight := func(s string) string { return strings.Join(strings.Fields(s), "") }
	for _, w := range words {
		w = strings.TrimSuffix(w, ".")
		assert.Contains(t, tight(seen), tight(lang.Capital(w)))
	}
}
