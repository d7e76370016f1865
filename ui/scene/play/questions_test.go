package play_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// Every kind of question is answered with the mouse: each legal answer can be
// found in the window.
func TestEveryKindOfQuestionHasItsPlace(t *testing.T) {
	questions := scenetest.Questions()
	for kind := keyforge.NoQuestion + 1; kind < keyforge.QuestionKinds; kind++ {
		make, ok := questions[kind]
		require.True(t, ok, "question kind %d has no test", kind)
		if make == nil {
			continue
		}
		t.Run(fmt.Sprint(kind), func(t *testing.T) {
			m := scenetest.New(t, scenetest.AtOnce)
			require.NoError(t, play.Position(m.Stack, "table"))
			m.Frames(3)
			m.Ask(make(m))
			tb := m.Table()
			require.True(t, tb.Asking())
			assert.NotEmpty(t, tb.Prompt())
			offered := map[string]bool{}
			for _, c := range tb.Legal() {
				if words := tb.Words.Answer(tb.Question(), c); kind != keyforge.AskName || !offered[words] {
					offered[words] = true // cards of one name have one place
					canAnswer(m, c)
				}
			}
		})
	}
}

// canAnswer requires that the thing giving this answer is in the window, enabled,
// and on top of everything else.
func canAnswer(m *scenetest.Mouse, c keyforge.Command) {
	m.T.Helper()
	names := map[keyforge.Verb]string{keyforge.RaiseTide: "raise-tide", keyforge.EndTurn: "end-turn", keyforge.Done: "done",
		keyforge.Yes: "yes", keyforge.No: "no",
		keyforge.Choose: "answer"}
	what, n := names[c.Verb], 0
	switch {
	case c.Verb == keyforge.Choose && m.Table().Question().Kind == keyforge.AskPlace:
		what, n = "place", int(c.N)
	case c.Verb == keyforge.Choose:
		n = int(c.N)
		m.ScrollTo(what, n)
	case c.Card != 0:
		what, n = "card", int(c.Card)
		if _, ok := m.Find(what, n); !ok {
			what = "pick"
			m.ScrollTo(what, n)
		}
	}
	spot, ok := m.Find(what, n)
	require.True(m.T, ok, "%v has no place in the window", c)
	assert.True(m.T, spot.Enabled)
	assert.True(m.T, spot.Rect.Within(layout.Rect{W: m.In.W, H: m.In.H}), "%v is outside of the window: %v", c, spot.Rect)
	center := spot.Rect.Center()
	for _, over := range m.Stack.Spots() {
		if over.Rect.Has(center) {
			spot = over
		}
	}
	assert.Equal(m.T, what, spot.What, "something lies over %v", c)
	assert.Equal(m.T, n, spot.N)
}

// What can be clicked belongs to the question, in every frame: an answer is carried
// out with the next update, never while a frame is drawn.
func TestAnswersWaitForTheNextUpdate(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Begin()
	m.Settle()
	for range 3 {
		tb := m.Table()
		asked, inputs := *tb.Question(), tb.Story.At()
		var answer widget.Spot
		for _, s := range m.Stack.Spots() {
			if s.What == "no" || s.What == "answer" || s.What == "end-turn" {
				answer = s
			}
		}
		require.NotEmpty(t, answer.What, "nothing answers %q", tb.Prompt())
		m.In.Mouse = answer.Rect.Center()
		m.Frames(31) // it may have come where the last click fell
		m.In.Down = true
		m.Frame()
		m.In.Down = false
		m.Frame()
		assert.Equal(t, asked, *tb.Question(), "the frame of the click shows still what it answers")
		assert.Equal(t, inputs, tb.Story.At())
		m.Frame()
		if m.Stack.Top().Name() == "confirm" {
			break
		}
		assert.Equal(t, inputs+1, tb.Story.At())
		m.Settle()
	}
}

// A creature enters the line at the flank whose gap is clicked: the gap of the left
// flank lies left of all creatures of the line, that of the right flank right of them.
func TestFlanksLieWhereTheyAreClicked(t *testing.T) {
	for flank := range 2 {
		m := scenetest.New(t, scenetest.AtOnce)
		p := scenetest.Held(keyforge.CardPosition{ID: "smaaash"})
		p.Players[0].Line = []keyforge.CardPosition{{ID: "headhunter"}, {ID: "dust-imp"}}
		require.NoError(t, play.Start(m.Stack, p))
		m.Frames(3)
		smaaash := m.Slot("Smaaash")
		m.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: smaaash})
		m.Settle()
		m.Frames(30)
		require.Equal(t, keyforge.AskPlace, m.Table().Question().Kind)
		left, right := m.MustFind("place", 0).Rect, m.MustFind("place", 2).Rect
		first, _, _ := m.Table().Spot(m.Slot("Headhunter"))
		last, _, _ := m.Table().Spot(m.Slot("Dust Imp"))
		assert.LessOrEqual(t, left.Center().X, first.X)
		assert.GreaterOrEqual(t, right.Center().X, last.Right())
		m.Click("place", 2*flank)
		m.Settle()
		m.Frames(60)
		line := gametest.State(m.Table().Story.Game()).Players[0].Pile(card.Battleline)
		assert.Equal(t, smaaash, line[2*flank])
		at, _, _ := m.Table().Spot(smaaash)
		first, _, _ = m.Table().Spot(m.Slot("Headhunter"))
		assert.Equal(t, flank == 0, at.X < first.X, "it stands where was clicked")
	}
}

// A number from a large range is entered in steps.
func TestStepper(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "table"))
	m.Frames(2)
	m.Ask(keyforge.Question{Kind: keyforge.AskNumber, Purpose: keyforge.ForSplit, Lo: 3, Hi: 60})
	m.Frame()
	for range 4 {
		m.Click("more-ten", 0)
	}
	m.Click("less", 0)
	m.Frame()
	_, ok := m.Find("answer", 42)
	assert.True(t, ok, "3 + 4·10 − 1")
	for range 3 {
		m.Click("more-ten", 0)
	}
	m.Frame()
	_, ok = m.Find("answer", 60)
	assert.True(t, ok, "no more than is allowed")
}

// Typing narrows a list of names.
func TestNamesCanBeSearched(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "table"))
	m.Frames(2)
	m.Ask(keyforge.Question{Kind: keyforge.AskName, Purpose: keyforge.ForHouse, Hi: 200})
	m.Frame()
	m.In.Typed = []rune("dust imp")
	m.Frame()
	m.Frame()
	n, ok := m.Stack.Catalogue.Number("dust-imp")
	require.True(t, ok)
	_, found := m.Find("answer", int(n))
	assert.True(t, found)
	answers := 0
	for _, s := range m.Stack.Spots() {
		if s.What == "answer" {
			answers++
		}
	}
	assert.Equal(t, 1, answers)
}
