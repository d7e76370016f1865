package scene_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/widget"
)

// customChoice is the place of "Custom" among the difficulties.
const customChoice = int(adventure.Hard) + 1

// custom opens the conditions of a new adventure.
func (m *mouse) custom() {
	m.t.Helper()
	m.click("new-adventure", 0)
	m.click("difficulty", customChoice)
	m.frames(2)
	require.Equal(m.t, "conditions", m.s.Top().Name())
}

// code is the code of a preset.
func code(t *testing.T, m *mouse, preset string) string {
	t.Helper()
	v, err := adventure.VariantOf(m.s.Adventure, preset)
	require.NoError(t, err)
	return adventure.Code(m.s.Adventure.(adventure.Varied), v)
}

// A custom difficulty is set step by step, played, recorded in the save, and named at the
// end, in the list of games and in the next set-up.
func TestCustomDifficultyIsPlayed(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games = t.TempDir()
	m.custom()
	a := m.s.Adventure.(adventure.Varied)
	v, err := adventure.VariantOf(a, "normal")
	require.NoError(t, err)
	assert.Contains(t, m.words(), adventure.Code(a, v), "it begins with the difficulty that was chosen")
	for i, c := range a.Conditions() {
		m.click("condition-"+c.Key, 1)
		m.frame()
		v[i] = int16(c.Next(int(v[i]), 1))
		assert.Contains(t, m.words(), adventure.Code(a, v), c.Key)
	}
	m.click("condition-power", -1)
	m.click("condition-power", -1)
	v[1] -= 10
	own := adventure.Code(a, v)
	m.click("conditions-ok", 0)
	m.frames(2)
	require.Equal(t, "new-adventure", m.s.Top().Name())
	assert.Contains(t, m.words(), own)
	m.click("begin", 0)
	m.frame()
	assert.Equal(t, own, m.table().Story.Header.Difficulty)
	assert.Equal(t, 3, m.table().Story.Game().Pace())
	m.playOut(rand.New(rand.NewPCG(5, 7)))
	m.frames(30)
	require.Equal(t, "end", m.s.Top().Name())
	m.click("end-tab", 2)
	m.frames(3)
	assert.Contains(t, m.words(), own)
	m.s.Home()
	m.s.ReadSaves()
	m.click("games", 0)
	m.click("games-tab", 1)
	m.until(func() bool { return strings.Contains(m.words(), own) })
	saves, err := replay.List(m.s.Games)
	require.NoError(t, err)
	require.Len(t, saves, 1)
	data, err := os.ReadFile(saves[0])
	require.NoError(t, err)
	assert.Contains(t, string(data), own)
}

// Canceling changes nothing. A preset that equals a difficulty becomes that difficulty;
// any other keeps its name.
func TestCustomDifficultyOfPresets(t *testing.T) {
	m := newMouse(t, atOnce)
	m.custom()
	m.click("preset", 4)
	m.press(widget.Escape)
	m.frames(2)
	_, shown := m.find("conditions", 0)
	assert.False(t, shown, "still at normal")
	m.click("difficulty", customChoice)
	m.frames(2)
	m.click("preset", 4)
	m.frame()
	assert.Contains(t, m.words(), m.s.T("difficulty-storm-why"))
	assert.Contains(t, m.words(), code(t, m, "storm"))
	m.click("conditions-ok", 0)
	m.frames(2)
	assert.Contains(t, m.words(), m.s.T("difficulty-storm"))
	m.click("conditions", 0)
	m.frames(2)
	m.click("preset", int(adventure.Hard)+1)
	m.click("conditions-ok", 0)
	m.frames(2)
	_, shown = m.find("conditions", 0)
	assert.False(t, shown)
	assert.Contains(t, m.words(), m.s.T("difficulty-hard-why"))
	m.click("difficulty", int(adventure.Easy))
	m.frame()
	assert.Contains(t, m.words(), m.s.T("difficulty-easy-why"))
}

// Codes are copied and pasted; a wrong one is reported, and cannot be played.
func TestCodesAreCopiedAndPasted(t *testing.T) {
	m := newMouse(t, atOnce)
	held := ""
	m.s.Copy = func(text string) error { held = text; return nil }
	m.s.Clipboard = func() (string, error) { return held, nil }
	m.custom()
	m.click("preset", 5)
	m.click("copy", 0)
	m.until(func() bool { return strings.Contains(m.words(), m.s.T("copied")) })
	assert.Equal(t, code(t, m, "long-night"), held)
	m.click("preset", 0)
	m.click("paste", 0)
	m.until(func() bool { return strings.Contains(m.words(), m.s.T("difficulty-long-night-why")) })
	held = strings.ToLower(code(t, m, "storm")) + "\nand more"
	m.press(widget.Paste)
	m.until(func() bool { return strings.Contains(m.words(), m.s.T("difficulty-storm-why")) })

	held = "1" + "1" + code(t, m, "storm")[2:]
	m.click("paste", 0)
	m.until(func() bool { return strings.Contains(m.words(), "a letter or digit is wrong") })
	m.press(widget.Enter)
	m.frames(2)
	require.Equal(t, "conditions", m.s.Top().Name(), "a wrong code is not played")
	m.click("condition-cards", 1)
	m.frame()
	assert.NotContains(t, m.words(), "a letter or digit is wrong")

	m.s.Copy = func(string) error { return errors.New("the clipboard is gone") }
	m.click("copy", 0)
	m.until(func() bool { return strings.Contains(m.words(), "The clipboard is gone") })
}

// Without a mouse: keys lead to every step, and a code can be typed.
func TestCustomDifficultyByKeys(t *testing.T) {
	m := newMouse(t, atOnce)
	m.tabTo("new-adventure", 0)
	m.press(widget.Enter)
	m.frames(3)
	m.tabTo("difficulty", customChoice)
	m.press(widget.Enter)
	m.frames(3)
	require.Equal(t, "conditions", m.s.Top().Name())
	a := m.s.Adventure.(adventure.Varied)
	for _, c := range a.Conditions() {
		if c.Key != "tide" { // which has only one step
			m.tabTo("condition-"+c.Key, 1)
		}
	}
	m.tabTo("condition-cards", 1)
	m.press(widget.Enter)
	m.frames(2)
	v, err := adventure.VariantOf(a, "hard")
	require.NoError(t, err)
	assert.Contains(t, m.words(), adventure.Code(a, v))
	m.tabTo("preset", 5)
	m.press(widget.Enter)
	m.frames(2)
	m.tabTo("conditions-ok", 0)
	m.press(widget.Enter)
	m.frames(3)
	require.Equal(t, "new-adventure", m.s.Top().Name())
	assert.Contains(t, m.words(), m.s.T("difficulty-long-night"))
}

// Another game after one under a variant has the same variant.
func TestAnotherGameUnderTheVariant(t *testing.T) {
	m := newMouse(t, atOnce)
	word := code(t, m, "storm")
	p := m.s.PlanOf(&replay.Header{Mode: m.s.Adventure.Name(), Difficulty: word})
	assert.True(t, p.Custom)
	assert.Equal(t, word, p.Word(m.s.Adventure))
	p = m.s.PlanOf(&replay.Header{Mode: m.s.Adventure.Name(), Difficulty: "hard"})
	assert.False(t, p.Custom)
	assert.Equal(t, "hard", p.Word(m.s.Adventure))
}

// The armor of the monster, when pointed at, explains the conditions of the game.
func TestConditionsAreToldInTheGame(t *testing.T) {
	m := newMouse(t, atOnce)
	m.custom()
	m.click("condition-armor", 1)
	m.click("conditions-ok", 0)
	m.frames(2)
	m.click("begin", 0)
	m.settle()
	m.point("armor", 0)
	m.frames(60)
	words := strings.ReplaceAll(m.words(), "\n", " ")
	assert.Contains(t, words, m.s.T("condition-armor")+": 3")
	assert.NotContains(t, words, m.s.T("condition-power"), "only what differs")
}
