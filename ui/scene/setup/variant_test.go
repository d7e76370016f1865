package setup_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// A preset of conditions is recognized by its name in the language, and an unknown name
// gets a list of them in it.
func TestPresetsGoByTheirNames(t *testing.T) {
	m := scenetest.New(t, scenetest.InRussian(100))
	held := "долгая ночь"
	m.Stack.Clipboard = func() (string, error) { return held, nil }
	m.Custom()
	m.Click("paste", 0)
	m.Until(func() bool { return strings.Contains(m.Words(), m.Stack.T("difficulty-long-night-why")[:40]) })
	held = "зима"
	m.Click("paste", 0)
	m.Until(func() bool { return strings.Contains(m.Words(), "Шторм, Долгая ночь") })
	assert.NotContains(t, m.Words(), "long-night")
}

// code is the code of a preset.
func code(t *testing.T, m *scenetest.Mouse, preset string) string {
	t.Helper()
	v, err := adventure.VariantOf(m.Stack.Adventure, preset)
	require.NoError(t, err)
	return adventure.EncodeVariant(m.Stack.Adventure.(adventure.Varied), v)
}

// A custom difficulty is set step by step, played, recorded in the save, and named at the
// end, in the list of games and in the next set-up.
func TestCustomDifficultyIsPlayed(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Custom()
	a := m.Stack.Adventure.(adventure.Varied)
	v, err := adventure.VariantOf(a, "normal")
	require.NoError(t, err)
	assert.Contains(t, m.Words(), adventure.EncodeVariant(a, v), "it begins with the difficulty that was chosen")
	for i, c := range a.Conditions() {
		m.Click("condition-"+c.Key, 1)
		m.Frame()
		v[i] = int16(c.Next(int(v[i]), 1))
		assert.Contains(t, m.Words(), adventure.EncodeVariant(a, v), c.Key)
	}
	m.Click("condition-power", -1)
	m.Click("condition-power", -1)
	v[1] -= 10
	own := adventure.EncodeVariant(a, v)
	m.Click("conditions-ok", 0)
	m.Frames(2)
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), own)
	m.Click("begin", 0)
	m.Frame()
	assert.Equal(t, own, m.Table().Story.Header.Difficulty)
	assert.Equal(t, 3, m.Table().Story.Game().CardsPerTurn())
	m.PlayOut(rand.New(rand.NewPCG(5, 7)))
	m.Frames(30)
	require.Equal(t, "end", m.Stack.Top().Name())
	m.Click("end-tab", 2)
	m.Frames(3)
	assert.Contains(t, m.Words(), own)
	m.Stack.Home()
	m.Stack.ReadSaves()
	m.Click("games", 0)
	m.Click("games-tab", 1)
	m.Until(func() bool { return strings.Contains(m.Words(), own) })
	saves, err := replay.List(m.Stack.Games)
	require.NoError(t, err)
	require.Len(t, saves, 1)
	data, err := os.ReadFile(saves[0])
	require.NoError(t, err)
	assert.Contains(t, string(data), own)
}

// Canceling changes nothing. A preset that equals a difficulty becomes that difficulty;
// any other keeps its name.
func TestCustomDifficultyOfPresets(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Custom()
	m.Click("preset", 4)
	m.Press(widget.Escape)
	m.Frames(2)
	_, shown := m.Find("conditions", 0)
	assert.False(t, shown, "still at normal")
	m.Click("difficulty", scenetest.CustomChoice)
	m.Frames(2)
	m.Click("preset", 4)
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("difficulty-storm-why"))
	assert.Contains(t, m.Words(), code(t, m, "storm"))
	m.Click("conditions-ok", 0)
	m.Frames(2)
	assert.Contains(t, m.Words(), m.Stack.T("difficulty-storm"))
	m.Click("conditions", 0)
	m.Frames(2)
	m.Click("preset", int(adventure.Hard)+1)
	m.Click("conditions-ok", 0)
	m.Frames(2)
	_, shown = m.Find("conditions", 0)
	assert.False(t, shown)
	assert.Contains(t, m.Words(), m.Stack.T("difficulty-hard-why"))
	m.Click("difficulty", int(adventure.Easy))
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("difficulty-easy-why"))
}

// Codes are copied and pasted; a wrong one is reported, and cannot be played.
func TestCodesAreCopiedAndPasted(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	held := ""
	m.Stack.Copy = func(text string) error { held = text; return nil }
	m.Stack.Clipboard = func() (string, error) { return held, nil }
	m.Custom()
	m.Click("preset", 5)
	m.Click("copy", 0)
	m.Until(func() bool { return strings.Contains(m.Words(), m.Stack.T("copied")) })
	assert.Equal(t, code(t, m, "long-night"), held)
	m.Click("preset", 0)
	m.Click("paste", 0)
	m.Until(func() bool { return strings.Contains(m.Words(), m.Stack.T("difficulty-long-night-why")) })
	held = strings.ToLower(code(t, m, "storm")) + "\nand more"
	m.Press(widget.Paste)
	m.Until(func() bool { return strings.Contains(m.Words(), m.Stack.T("difficulty-storm-why")) })

	held = "1" + "1" + code(t, m, "storm")[2:]
	m.Click("paste", 0)
	m.Until(func() bool { return strings.Contains(m.Words(), "a letter or digit is wrong") })
	m.Press(widget.Enter)
	m.Frames(2)
	require.Equal(t, "conditions", m.Stack.Top().Name(), "a wrong code is not played")
	m.Click("condition-cards", 1)
	m.Frame()
	assert.NotContains(t, m.Words(), "a letter or digit is wrong")

	m.Stack.Copy = func(string) error { return errors.New("the clipboard is gone") }
	m.Click("copy", 0)
	m.Until(func() bool { return strings.Contains(m.Words(), "The clipboard is gone") })
}

// Without a mouse: keys lead to every step, and a code can be typed.
func TestCustomDifficultyByKeys(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.TabTo("new-adventure", 0)
	m.Press(widget.Enter)
	m.Frames(3)
	m.TabTo("difficulty", int(adventure.Normal))
	m.Press(widget.Enter)
	m.TabTo("difficulty", scenetest.CustomChoice)
	m.Press(widget.Enter)
	m.Frames(3)
	require.Equal(t, "conditions", m.Stack.Top().Name())
	a := m.Stack.Adventure.(adventure.Varied)
	for _, c := range a.Conditions() {
		if c.Key != "tide" { // which has only one step
			m.TabTo("condition-"+c.Key, 1)
		}
	}
	m.TabTo("condition-cards", 1)
	m.Press(widget.Enter)
	m.Frames(2)
	v, err := adventure.VariantOf(a, "hard")
	require.NoError(t, err)
	assert.Contains(t, m.Words(), adventure.EncodeVariant(a, v))
	m.TabTo("preset", 5)
	m.Press(widget.Enter)
	m.Frames(2)
	m.TabTo("conditions-ok", 0)
	m.Press(widget.Enter)
	m.Frames(3)
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), m.Stack.T("difficulty-long-night"))
}

// A custom difficulty is set by gamepad alone: a preset, a step, and a way out.
func TestCustomDifficultyByGamepad(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.ByGamepad()
	opens := func(name string) {
		t.Helper()
		m.Frames(3)
		require.Equal(t, name, m.Stack.Top().Name())
	}
	m.Click("new-adventure", 0)
	opens("new-adventure")
	m.Click("difficulty", scenetest.CustomChoice)
	opens("conditions")
	m.Click("preset", 5)
	m.Press(widget.Escape) // nothing is changed
	opens("new-adventure")
	_, shown := m.Find("conditions", 0)
	assert.False(t, shown)
	m.Click("difficulty", scenetest.CustomChoice)
	opens("conditions")
	m.Click("preset", 4)
	m.Click("condition-cards", 1)
	m.Click("condition-power", -1)
	m.Frames(3)
	code := m.MustFind("code", 0).Label
	m.Click("conditions-ok", 0)
	opens("new-adventure")
	assert.Contains(t, m.MustFind("conditions", 0).Label, code)
	m.Click("begin", 0)
	opens("table")
	m.Settle()
	assert.Equal(t, keyforge.AskYesNo, m.Table().Question().Kind)
}

// Another game after one under a variant has the same variant.
func TestAnotherGameUnderTheVariant(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	word := code(t, m, "storm")
	p := m.Stack.PlanOf(&replay.Header{Setup: game.Setup{Mode: m.Stack.Adventure.Name(), Difficulty: word}})
	assert.True(t, p.Custom)
	assert.Equal(t, word, p.Word(m.Stack.Adventure))
	p = m.Stack.PlanOf(&replay.Header{Setup: game.Setup{Mode: m.Stack.Adventure.Name(), Difficulty: "hard"}})
	assert.False(t, p.Custom)
	assert.Equal(t, "hard", p.Word(m.Stack.Adventure))
}

// The armor of the monster, when pointed at, explains the conditions of the game.
func TestConditionsAreToldInTheGame(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Custom()
	m.Click("condition-armor", 1)
	m.Click("conditions-ok", 0)
	m.Frames(2)
	m.Click("begin", 0)
	m.Settle()
	m.Point("armor", 0)
	m.Frames(60)
	words := strings.ReplaceAll(m.Words(), "\n", " ")
	assert.Contains(t, words, m.Stack.T("condition-armor")+": 3")
	assert.NotContains(t, words, m.Stack.T("condition-power"), "only what differs")
}
