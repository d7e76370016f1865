package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/widget"
)

// terms are the clickable links of a kind, by their explanations.
func (m *mouse) terms(what string) (all []widget.Spot) {
	for _, s := range m.s.Spots() {
		if s.What == what {
			all = append(all, s)
		}
	}
	return all
}

// The terms in the prompt, in the log and on a large card explain themselves, and lead
// to the rules reference: by a click, by keys, and by F1 at the pointer.
func TestTermsLeadToTheRules(t *testing.T) {
	m := newMouse(t, atOnce)
	m.lay("table")
	m.frames(3)
	prompt := m.terms("prompt-term")
	require.NotEmpty(t, prompt, m.table().Prompt())
	m.point("prompt-term", prompt[0].N)
	m.frame()
	assert.Contains(t, m.words(), prompt[0].Label[:10], "the first sentence is told")
	m.click("prompt-term", prompt[0].N)
	m.frames(2)
	require.Equal(t, "rules", m.s.Top().Name())
	assert.Contains(t, m.words(), prompt[0].Label[:10], "the page is open")
	m.press(widget.Escape)
	m.frames(2)

	m.do(keyforge.Command{Verb: keyforge.EndTurn})
	if m.s.Top().Name() == "confirm" {
		m.click("confirm", 0)
	}
	m.settle()
	m.frames(5)
	require.NotEmpty(t, m.terms("log-term"), "the log is open")
	term := m.terms("log-term")[0]
	m.point("log-term", term.N)
	m.frame()
	m.press(widget.Help)
	m.frames(2)
	require.Equal(t, "rules", m.s.Top().Name())
	assert.Contains(t, m.words(), term.Label[:6])
	m.press(widget.Escape)
	m.frames(2)

	slot := m.slot("Lashing Tentacle")
	m.point("card", int(slot))
	m.in.Context = true
	m.frame()
	m.frames(2)
	require.Equal(t, "zoom", m.s.Top().Name())
	terms := m.terms("term")
	require.NotEmpty(t, terms)
	m.in.Mouse.X, m.in.Mouse.Y = -1, -1
	m.frame()
	m.press(widget.Tab) // from the card itself
	for range 40 {
		if m.s.Pointed().What == "term" {
			break
		}
		m.press(widget.Right)
		if m.s.Pointed().What != "term" {
			m.press(widget.Down)
		}
	}
	require.Equal(t, "term", m.s.Pointed().What, "by keys alone")
	m.press(widget.Enter)
	m.frames(2)
	assert.Equal(t, "rules", m.s.Top().Name())
}
