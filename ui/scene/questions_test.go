package scene_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/widget"
)

// ask puts a question to the person, as an ability could.
func (m *mouse) ask(q keyforge.Question) {
	tb := m.table()
	m.s.Settings.Ask, tb.Asks = int(bot.AskEverything), bot.AskEverything
	s := tb.Story.Game().Snapshot()
	s.Q = q
	tb.Story.Game().Load(&s)
	tb.Settle()
	m.frame()
}

// questions are examples of each kind, for the table of three players.
func questions() map[keyforge.QuestionKind]func(m *mouse) keyforge.Question {
	all := func(cards ...keyforge.Slot) (s keyforge.Set) {
		for _, c := range cards {
			s.Add(c)
		}
		return s
	}
	return map[keyforge.QuestionKind]func(m *mouse) keyforge.Question{
		keyforge.AskMain: func(m *mouse) keyforge.Question { return *m.table().Question() },
		keyforge.AskCards: func(m *mouse) keyforge.Question { // one on each side, one in hand, one in a pile, the boss
			b := &m.table().Board
			return keyforge.Question{Kind: keyforge.AskCards, Purpose: keyforge.ForAttack, Min: 0, Max: 3, Source: b.Piles[0][card.Battleline][0],
				Domain: all(b.Piles[0][card.Battleline][1], b.Piles[2][card.Battleline][0], b.Piles[3][card.Battleline][3], b.Piles[0][card.Hand][2],
					b.Piles[1][card.Discard][0], b.Piles[1][card.Hand][0], b.Boss)}
		},
		keyforge.AskYesNo: func(*mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskYesNo, Purpose: keyforge.ForMulligan}
		},
		keyforge.AskHouse: func(*mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskHouse, Purpose: keyforge.ForHouse, Houses: card.AllHouses | 1<<card.Monster}
		},
		keyforge.AskNumber: func(*mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskNumber, Purpose: keyforge.ForSplit, Of: 1, Lo: 0, Hi: 14}
		},
		keyforge.AskOption: func(m *mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskOption, Purpose: keyforge.ForUse, Source: m.table().Board.Piles[0][card.Battleline][0],
				Lo: int16(keyforge.ToReap), Hi: int16(keyforge.ToUnstun), Ways: 1<<keyforge.ToReap | 1<<keyforge.ToFight}
		},
		keyforge.AskPlace: func(m *mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskPlace, Purpose: keyforge.ForFlank, Source: m.table().Board.Piles[0][card.Hand][0],
				Wide: true, Hi: 12}
		},
		keyforge.AskName: func(*mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskName, Purpose: keyforge.ForHouse, Hi: 20}
		},
		keyforge.AskTrait: func(*mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskTrait, Purpose: keyforge.ForHouse}
		},
		keyforge.AskKey: func(*mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskKey, Purpose: keyforge.ForForge, Ways: 7}
		},
		keyforge.AskSeat: func(*mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskSeat, Purpose: keyforge.ForSeating, Ways: 7}
		},
		keyforge.AskOrder: nil, // TestOrderOfTriggers: it needs triggers that wait
	}
}

// Every kind of question is answered with the mouse: each legal answer can be
// found in the window.
func TestEveryKindOfQuestionHasItsPlace(t *testing.T) {
	questions := questions()
	for kind := keyforge.NoQuestion + 1; kind < keyforge.QuestionKinds; kind++ {
		make, ok := questions[kind]
		require.True(t, ok, "question kind %d has no test", kind)
		if make == nil {
			continue
		}
		t.Run(fmt.Sprint(kind), func(t *testing.T) {
			m := newMouse(t, atOnce)
			require.NoError(t, play.Position(m.s, "table"))
			m.frames(3)
			m.ask(make(m))
			tb := m.table()
			require.True(t, tb.Asking())
			assert.NotEmpty(t, tb.Prompt())
			offered := map[string]bool{}
			for _, c := range tb.Legal() {
				if words := tb.Words.Answer(tb.Question(), c); kind != keyforge.AskName || !offered[words] {
					offered[words] = true // cards of one name have one place
					m.canAnswer(c)
				}
			}
		})
	}
}

// canAnswer requires that the thing giving this answer is in the window, enabled,
// and on top of everything else.
func (m *mouse) canAnswer(c keyforge.Command) {
	m.t.Helper()
	names := map[keyforge.Verb]string{keyforge.RaiseTide: "raise-tide", keyforge.EndTurn: "end-turn", keyforge.Done: "done",
		keyforge.Yes: "yes", keyforge.No: "no",
		keyforge.Choose: "answer"}
	what, n := names[c.Verb], 0
	switch {
	case c.Verb == keyforge.Choose && m.table().Question().Kind == keyforge.AskPlace:
		what, n = "place", int(c.N)
	case c.Verb == keyforge.Choose:
		n = int(c.N)
		m.scrollTo(what, n)
	case c.Card != 0:
		what, n = "card", int(c.Card)
		if _, ok := m.find(what, n); !ok {
			what = "pick"
			m.scrollTo(what, n)
		}
	}
	spot, ok := m.find(what, n)
	require.True(m.t, ok, "%v has no place in the window", c)
	assert.True(m.t, spot.Enabled)
	assert.True(m.t, spot.Rect.Within(layout.Rect{W: m.in.W, H: m.in.H}), "%v is outside of the window: %v", c, spot.Rect)
	center := spot.Rect.Center()
	for _, over := range m.s.Spots() {
		if over.Rect.Has(center) {
			spot = over
		}
	}
	assert.Equal(m.t, what, spot.What, "something lies over %v", c)
	assert.Equal(m.t, n, spot.N)
}

// What can be clicked belongs to the question, in every frame: an answer is carried
// out with the next update, never while a frame is drawn.
func TestAnswersWaitForTheNextUpdate(t *testing.T) {
	m := newMouse(t, atOnce)
	m.begin()
	m.settle()
	for range 3 {
		tb := m.table()
		asked, inputs := *tb.Question(), tb.Story.At()
		var answer widget.Spot
		for _, s := range m.s.Spots() {
			if s.What == "no" || s.What == "answer" || s.What == "end-turn" {
				answer = s
			}
		}
		require.NotEmpty(t, answer.What, "nothing answers %q", tb.Prompt())
		m.in.Mouse = answer.Rect.Center()
		m.frames(31) // it may have come where the last click fell
		m.in.Down = true
		m.frame()
		m.in.Down = false
		m.frame()
		assert.Equal(t, asked, *tb.Question(), "the frame of the click shows still what it answers")
		assert.Equal(t, inputs, tb.Story.At())
		m.frame()
		if m.s.Top().Name() == "confirm" {
			break
		}
		assert.Equal(t, inputs+1, tb.Story.At())
		m.settle()
	}
}

// A creature enters the line at the flank whose gap is clicked: the gap of the left
// flank lies left of all creatures of the line, that of the right flank right of them.
func TestFlanksLieWhereTheyAreClicked(t *testing.T) {
	for flank := range 2 {
		m := newMouse(t, atOnce)
		p := held(keyforge.CardPosition{ID: "smaaash"})
		p.Players[0].Line = []keyforge.CardPosition{{ID: "headhunter"}, {ID: "dust-imp"}}
		require.NoError(t, play.Start(m.s, p))
		m.frames(3)
		smaaash := m.slot("Smaaash")
		m.do(keyforge.Command{Verb: keyforge.PlayCard, Card: smaaash})
		m.settle()
		m.frames(30)
		require.Equal(t, keyforge.AskPlace, m.table().Question().Kind)
		left, right := m.mustFind("place", 0).Rect, m.mustFind("place", 2).Rect
		first, _, _ := m.table().Spot(m.slot("Headhunter"))
		last, _, _ := m.table().Spot(m.slot("Dust Imp"))
		assert.LessOrEqual(t, left.Center().X, first.X)
		assert.GreaterOrEqual(t, right.Center().X, last.Right())
		m.click("place", 2*flank)
		m.settle()
		m.frames(60)
		line := gametest.State(m.table().Story.Game()).Players[0].Pile(card.Battleline)
		assert.Equal(t, smaaash, line[2*flank])
		at, _, _ := m.table().Spot(smaaash)
		first, _, _ = m.table().Spot(m.slot("Headhunter"))
		assert.Equal(t, flank == 0, at.X < first.X, "it stands where was clicked")
	}
}

// A number from a large range is entered in steps.
func TestStepper(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "table"))
	m.frames(2)
	m.ask(keyforge.Question{Kind: keyforge.AskNumber, Purpose: keyforge.ForSplit, Lo: 3, Hi: 60})
	m.frame()
	for range 4 {
		m.click("more-ten", 0)
	}
	m.click("less", 0)
	m.frame()
	_, ok := m.find("answer", 42)
	assert.True(t, ok, "3 + 4·10 − 1")
	for range 3 {
		m.click("more-ten", 0)
	}
	m.frame()
	_, ok = m.find("answer", 60)
	assert.True(t, ok, "no more than is allowed")
}

// Typing narrows a list of names.
func TestNamesCanBeSearched(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "table"))
	m.frames(2)
	m.ask(keyforge.Question{Kind: keyforge.AskName, Purpose: keyforge.ForHouse, Hi: 200})
	m.frame()
	m.in.Typed = []rune("dust i")
	m.frame()
	m.frame()
	n, ok := m.s.Catalogue.Number("dust-imp")
	require.True(t, ok)
	_, found := m.find("answer", int(n))
	assert.True(t, found)
	answers := 0
	for _, s := range m.s.Spots() {
		if s.What == "answer" {
			answers++
		}
	}
	assert.Equal(t, 1, answers)
}
