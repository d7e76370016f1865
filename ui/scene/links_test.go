package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// terms are the clickable links of a kind, by their explanations.
func terms(m *scenetest.Mouse, what string) (all []widget.Spot) {
	for _, s := range m.Stack.Spots() {
		if s.What == what {
			all = append(all, s)
		}
	}
	return all
}

// The terms in the prompt, in the log and on a large card explain themselves, and lead
// to the rules reference: by a click, by keys, and by F1 at the pointer.
func TestTermsLeadToTheRules(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Lay("table")
	m.Frames(3)
	prompt := terms(m, "prompt-term")
	require.NotEmpty(t, prompt, m.Table().Prompt())
	m.Point("prompt-term", prompt[0].N)
	m.Frame()
	assert.Contains(t, m.Words(), prompt[0].Label[:10], "the first sentence is told")
	m.Click("prompt-term", prompt[0].N)
	m.Frames(2)
	require.Equal(t, "rules", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), prompt[0].Label[:10], "the page is open")
	m.Press(widget.Escape)
	m.Frames(2)

	m.Do(keyforge.Command{Verb: keyforge.EndTurn})
	if m.Stack.Top().Name() == "confirm" {
		m.Click("confirm", 0)
	}
	m.Settle()
	m.Frames(5)
	require.NotEmpty(t, terms(m, "log-term"), "the log is open")
	term := terms(m, "log-term")[0]
	m.Point("log-term", term.N)
	m.Frame()
	m.Press(widget.Help)
	m.Frames(2)
	require.Equal(t, "rules", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), term.Label[:6])
	m.Press(widget.Escape)
	m.Frames(2)

	slot := m.Slot("Lashing Tentacle")
	m.Point("card", int(slot))
	m.In.RightDown = true
	m.Frame()
	m.Frames(2)
	require.Equal(t, "zoom", m.Stack.Top().Name())
	terms := terms(m, "term")
	require.NotEmpty(t, terms)
	m.In.Mouse.X, m.In.Mouse.Y = -1, -1
	m.Frame()
	m.Press(widget.Tab) // from the card itself
	for range 40 {
		if m.Stack.Pointed().What == "term" {
			break
		}
		m.Press(widget.Right)
		if m.Stack.Pointed().What != "term" {
			m.Press(widget.Down)
		}
	}
	require.Equal(t, "term", m.Stack.Pointed().What, "by keys alone")
	m.Press(widget.Enter)
	m.Frames(2)
	assert.Equal(t, "rules", m.Stack.Top().Name())
}
