package scene_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// learner plays lessons by following them, and checks that what they say is true.
type learner struct {
	*mouse
	lesson *adventure.Lesson
	course *adventure.Course
	seen   func(step *adventure.Step) // is called at each step
}

// learn opens the list of lessons and begins one.
func (m *mouse) learn(n int) *learner {
	m.t.Helper()
	m.click("learn", 0)
	m.frame()
	require.Equal(m.t, "learn", m.s.Top().Name())
	m.click("lesson", n)
	m.frame()
	require.Equal(m.t, "table", m.s.Top().Name())
	return m.learner(n)
}

// learner follows the n-th lesson, which has just begun.
func (m *mouse) learner(n int) *learner {
	_, all := m.s.Teacher()
	l := &learner{mouse: m, lesson: &all[n], seen: func(*adventure.Step) {}}
	l.course = l.lesson.Begin(m.table().Story.Game())
	return l
}

// told waits until the text of the step is shown.
func (l *learner) told() *adventure.Step {
	l.t.Helper()
	step := l.course.Step()
	says, _ := l.lesson.Says(step)
	rests, stood := 0, layout.Rect{}
	for range 3000 {
		if b, ok := l.find("bubble", 0); ok && l.at() == l.step() {
			if rests++; b.Rect != stood {
				rests, stood = 0, b.Rect // it is still moving with a card
			}
			if rests == 5 {
				l.holds(says, step)
				return step
			}
		}
		l.frame()
	}
	require.Fail(l.t, "never told", "%s: %q on the screen %s", says, l.words(), l.s.Top().Name())
	return nil
}

// step is the step that the learner has reached, as shown by the window.
func (l *learner) step() string {
	at, of := l.course.At()
	return l.s.T("lesson-at", l.s.T("lesson-"+l.lesson.Key), at+1, of)
}

func (l *learner) at() string {
	want := l.step()
	for _, op := range l.s.Picture().Ops {
		if op.Text == want {
			return want
		}
	}
	return ""
}

// holds asserts that what the step claims is true of the table as shown.
func (l *learner) holds(says string, step *adventure.Step) {
	l.t.Helper()
	at := shownTable{l.mouse}
	for i, c := range step.Claims {
		assert.True(l.t, l.course.Holds(c, at), "%s: claim %d: the table shows %d, not %d", says, i, l.course.Read(c.Fact, at), c.Is)
	}
}

// shownTable is what the window shows.
type shownTable struct{ *mouse }

func (v shownTable) Look(c keyforge.Slot) *keyforge.CardView {
	return &v.table().Board.Faces[c].CardView
}
func (v shownTable) Pool(s keyforge.Side) int              { return v.table().Board.Pool[s] }
func (v shownTable) KeyCost(s keyforge.Side) int           { return v.table().Board.Cost[s] }
func (v shownTable) Keys(s keyforge.Side) uint8            { return v.table().Board.Keys[s] }
func (v shownTable) Pile(s keyforge.Side, z card.Zone) int { return len(v.table().Board.Piles[s][z]) }
func (v shownTable) Gauges() []keyforge.Reading            { return v.table().Board.Gauges }
func (v shownTable) TidePrice() int                        { return v.table().TidePrice() }
func (v shownTable) High() bool                            { return v.table().Board.High }
func (v shownTable) Over() bool                            { return v.table().Board.Over }

// play plays the lesson to its end.
func (l *learner) play() {
	l.t.Helper()
	commands := 0
	for l.course.Step() != nil {
		step := l.told()
		l.seen(step)
		if step.Do.Verb == keyforge.NoCommand {
			at, _ := l.course.At()
			l.click("lesson-go-on", at)
			l.course.GoOn()
			l.frame()
			continue
		}
		tb := l.table()
		for _, c := range tb.Legal() {
			if l.course.Allows(c) {
				l.do(c)
				break
			}
		}
		commands++
		require.True(l.t, l.course.Follow(commands))
	}
	for range 1000 {
		if l.frame(); l.s.Top().Name() == "lesson-end" {
			return
		}
	}
	require.Fail(l.t, "the lesson does not end")
}

// All lessons can be played to their ends with the mouse and with keys alone, at the
// usual speed and at once, each leads to the next, and the last one to an easy
// adventure. Finished lessons are recorded, and no lesson is among the games.
func TestLessons(t *testing.T) {
	for _, keys := range []bool{false, true} {
		for _, speed := range []int{3, len(session.Speeds) - 1} {
			t.Run(fmt.Sprint(keys, speed), func(t *testing.T) {
				settings := session.DefaultSettings
				settings.Speed = speed
				m := newMouse(t, settings)
				m.keys, m.s.Games = keys, t.TempDir()
				var kept session.Settings
				m.s.Save = func(s session.Settings) { kept = s }
				a, all := m.s.Teacher()
				l := m.learn(0)
				for i := range all {
					l.play()
					assert.True(t, kept.Learned.Has(a.Name()+"/"+all[i].Key), "it is kept")
					m.click("lesson-next", 0)
					m.frame()
					require.Equal(t, "table", m.s.Top().Name())
					if i+1 < len(all) {
						games, _ := m.s.Saves.List()
						assert.Empty(t, games, "a lesson is no game")
						l = m.learner(i + 1)
					}
				}
				header := m.table().Story.Header
				assert.Equal(t, "easy", header.Difficulty)
				assert.Len(t, header.Decks, 1)
			})
		}
	}
}

// Only the step can be done; trying anything else says what comes first.
func TestNothingButTheStep(t *testing.T) {
	m := newMouse(t, atOnce)
	l := m.learn(0)
	tries := 0
	l.seen = func(step *adventure.Step) {
		tb := m.table()
		before := tb.Story.At()
		_, does := l.lesson.Says(step)
		first := m.s.T("lesson-read-first")
		if does != "" {
			first = m.s.T("lesson-not-yet", m.s.T(does, l.course.Facts(step, shownTable{m}, m.s.CardTitle)...))
		}
		for c := range tb.Board.Faces {
			slot := keyforge.Slot(c)
			if tb.Lit(slot) {
				assert.Equal(t, l.course.Card(step.Do.Card), slot, "only what the step needs is lit")
				continue
			}
			if spot, ok := m.find("card", c); !ok || tries > 3 || spot.Rect.Overlaps(m.mustFind("bubble", 0).Rect) {
				continue
			}
			tries++
			m.click("card", c)
			m.frame()
			assert.Equal(t, before, tb.Story.At())
			assert.Contains(t, m.wordsOf("bubble"), first[:10])
		}
		tries = 0
		if _, ok := m.find("end-turn", 0); ok && step.Do.Verb != keyforge.EndTurn {
			m.click("end-turn", 0)
			m.frames(2)
			require.Equal(t, "table", m.s.Top().Name())
			assert.Equal(t, before, tb.Story.At(), "the turn goes on")
			assert.Contains(t, m.wordsOf("bubble"), first[:10])
		}
	}
	l.play()
}

// wordsOf are the words in a block, separated by spaces.
func (m *mouse) wordsOf(what string) string {
	block := m.mustFind(what, 0)
	all := ""
	for _, op := range m.s.Picture().Ops {
		if op.Text != "" && op.Rect.Within(block.Rect.Inset(-2)) {
			all += op.Text + " "
		}
	}
	return all
}

// A lesson can be restarted, skipped and left at any time, from its bubble and from
// the settings; undo goes back in the lesson too.
func TestWaysOutOfALesson(t *testing.T) {
	m := newMouse(t, atOnce)
	l := m.learn(0)
	l.told()
	m.click("lesson-go-on", 0)
	m.frames(2)
	l.course.GoOn()
	l.told()
	m.click("lesson-again", 0)
	m.frames(2)
	l = m.learner(0)
	l.told()
	m.click("lesson-skip", 0)
	m.frames(2)
	l = m.learner(1)
	l.told()
	m.press(widget.Escape)
	m.frame()
	require.Equal(t, "settings", m.s.Top().Name())
	m.click("restart", 0)
	m.frames(2)
	l = m.learner(1)
	for range 3 {
		l.told()
		m.press(widget.Enter)
		l.course.GoOn()
	}
	l.told()
	m.do(keyforge.Command{Verb: keyforge.PlayCard, Card: l.course.Card("dust-imp")})
	require.True(t, l.course.Follow(1))
	l.told()
	m.click("undo", 0)
	m.frames(2)
	require.True(t, l.course.Follow(0))
	l.told()
	m.click("lesson-leave", 0)
	m.frame()
	require.Equal(t, "learn", m.s.Top().Name())
	m.press(widget.Escape)
	m.frame()
	assert.Equal(t, "title", m.s.Top().Name())
	assert.Empty(t, m.s.Settings.Learned)
}

// At every size of window and text, in both languages, each step of each lesson is
// complete, and its bubble covers neither the prompt nor what must be clicked.
func TestLessonsFit(t *testing.T) {
	type look struct {
		w, h float64
		text int
		long bool
	}
	looks := []look{{1280, 720, 80, false}, {1280, 720, 100, false}, {1280, 720, 150, false}, {1920, 1080, 150, false},
		{3840, 2160, 100, false}, {1280, 1024, 150, false}, {1280, 720, 100, true}}
	for _, language := range languages.All() {
		for _, size := range looks {
			if size.long && language != languages.English() {
				continue // only English is stretched
			}
			t.Run(fmt.Sprint(language.Name, size), func(t *testing.T) {
				settings := session.DefaultSettings
				settings.Speed, settings.Text, settings.Language = len(session.Speeds)-1, size.text, language.Name
				m := newMouse(t, settings)
				if size.long {
					m.s.Stretch()
				}
				m.in.W, m.in.H = size.w, size.h
				m.frames(2)
				m.click("learn", 0)
				m.frame()
				m.fits(t)
				_, all := m.s.Teacher()
				m.click("lesson", 0)
				for i := range all {
					m.frame()
					l := m.learner(i)
					l.seen = func(step *adventure.Step) {
						m.in.Mouse = layout.Point{X: -1, Y: -1}
						m.frames(2)
						m.fits(t)
						l.uncovered(step)
					}
					l.play()
					m.frames(2)
					m.fits(t)
					m.click("lesson-next", 0)
				}
			})
		}
	}
}

// uncovered asserts that the bubble of the step covers nothing that is needed.
func (l *learner) uncovered(step *adventure.Step) {
	l.t.Helper()
	says, _ := l.lesson.Says(step)
	bubble := l.mustFind("bubble", 0).Rect
	assert.False(l.t, bubble.Overlaps(l.table().Places.Prompt), "%s: over the prompt", says)
	for _, s := range l.s.Spots() {
		needed := s.What == "card" && s.Lit || step.Do.Verb == keyforge.Choose && (s.What == "answer" || s.What == "place") ||
			s.What == "card" && s.N == int(l.course.Card(step.At.Card))
		if needed {
			assert.False(l.t, bubble.Overlaps(s.Rect), "%s: over %s %d", says, s.What, s.N)
		}
	}
}

// A waiting lesson, and a tip, allocate nothing from frame to frame.
func TestTeachingMakesNoGarbage(t *testing.T) {
	m := newMouse(t, session.DefaultSettings)
	m.s.Settings.Tips = false
	l := m.learn(0)
	for range 6 {
		step := l.told()
		m.frames(90) // what moves has come to rest
		assert.Zero(t, testing.AllocsPerRun(20, func() { m.s.Update(m.in) }), step.Key)
		at, _ := l.course.At()
		if step.Do.Verb != keyforge.NoCommand {
			break
		}
		m.click("lesson-go-on", at)
		l.course.GoOn()
	}
	tip := newMouse(t, advised(tipsBut(m, "chains")))
	p := calm()
	p.Players[0].Chains = 3
	require.NoError(t, play.Start(tip.s, p))
	tip.frames(90)
	_, shown := tip.find("tip-more", 0)
	require.True(t, shown)
	assert.Zero(t, testing.AllocsPerRun(20, func() { tip.s.Update(tip.in) }))
}

// The bubble of a step stays where it appeared, so that nobody misses its button.
func TestBubbleStays(t *testing.T) {
	settings := session.DefaultSettings
	settings.Speed = 2
	m := newMouse(t, settings)
	l := m.learn(1)
	l.seen = func(step *adventure.Step) {
		before := m.mustFind("bubble", 0).Rect
		m.frames(60)
		assert.Equal(t, before, m.mustFind("bubble", 0).Rect, step.Key)
		m.in.Mouse = before.Center()
		m.frames(30)
		assert.Equal(t, before, m.mustFind("bubble", 0).Rect, step.Key)
	}
	l.play()
}
