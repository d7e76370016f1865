package learn_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/learn"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// learner plays lessons by following them, and checks that what they say is true.
type learner struct {
	*scenetest.Mouse
	lesson *adventure.Lesson
	course *adventure.Progress
	seen   func(step *adventure.Step) // is called at each step
}

// begin opens the list of lessons and begins one.
func begin(m *scenetest.Mouse, n int) *learner {
	m.T.Helper()
	m.Click("learn", 0)
	m.Frame()
	require.Equal(m.T, "learn", m.Stack.Top().Name())
	for range 40 { // the list may be scrolled
		if spot, there := m.Find("lesson", n); there && spot.Rect.H > 12 {
			break
		}
		m.In.Mouse, m.In.Wheel = layout.Point{X: m.In.W / 2, Y: m.In.H * 0.6}, -1
		m.Frames(30) // until the list rests
	}
	m.Click("lesson", n)
	m.Frame()
	require.Equal(m.T, "table", m.Stack.Top().Name())
	return newLearner(m, n)
}

// newLearner follows the n-th lesson, which has just begun.
func newLearner(m *scenetest.Mouse, n int) *learner {
	_, all := m.Stack.Teacher()
	l := &learner{Mouse: m, lesson: &all[n], seen: func(*adventure.Step) {}}
	l.course = l.lesson.Begin(m.Table().Story.Game())
	return l
}

// told waits until the text of the step is shown.
func (l *learner) told() *adventure.Step {
	l.T.Helper()
	step := l.course.Step()
	says, _ := l.lesson.WordKeys(step)
	rests, stood := 0, layout.Rect{}
	for range 3000 {
		if b, ok := l.Find("bubble", 0); ok && l.at() == l.step() {
			if rests++; b.Rect != stood {
				rests, stood = 0, b.Rect // it is still moving with a card
			}
			if rests == 5 {
				l.holds(says, step)
				return step
			}
		}
		l.Frame()
	}
	require.Fail(l.T, "never told", "%s: %q on the screen %s", says, l.Words(), l.Stack.Top().Name())
	return nil
}

// step is the step that the learner has reached, as shown by the window.
func (l *learner) step() string {
	at, of := l.course.At()
	return l.Stack.T("lesson-at", l.Stack.T("lesson-"+l.lesson.Key), at+1, of)
}

func (l *learner) at() string {
	want := l.step()
	for _, op := range l.Stack.Picture().Ops {
		if op.Text == want {
			return want
		}
	}
	return ""
}

// holds asserts that what the step claims is true of the table as shown.
func (l *learner) holds(says string, step *adventure.Step) {
	l.T.Helper()
	at := shownTable{l.Mouse}
	for i, c := range step.Claims {
		assert.True(l.T, l.course.Holds(c, at), "%s: claim %d: the table shows %d, not %d", says, i, l.course.Read(c.Fact, at), c.Value)
	}
}

// shownTable is what the window shows.
type shownTable struct{ *scenetest.Mouse }

func (v shownTable) CardView(c keyforge.Slot) *keyforge.CardView {
	return &v.Table().Board.Faces[c].CardView
}

func (v shownTable) Pool(s keyforge.Side) int { return v.Table().Board.Pool[s] }

func (v shownTable) KeyCost(s keyforge.Side) int { return v.Table().Board.Cost[s] }

func (v shownTable) Keys(s keyforge.Side) uint8 { return v.Table().Board.Keys[s] }

func (v shownTable) Pile(s keyforge.Side, z card.Zone) int { return len(v.Table().Board.Piles[s][z]) }

func (v shownTable) Gauges() []keyforge.GaugeValue { return v.Table().Board.Gauges }

func (v shownTable) TidePrice() int { return v.Table().TidePrice() }

func (v shownTable) High() bool { return v.Table().Board.High }

func (v shownTable) Over() bool { return v.Table().Board.Over }

// play plays the lesson to its end.
func (l *learner) play() {
	l.T.Helper()
	commands := 0
	for l.course.Step() != nil {
		step := l.told()
		l.seen(step)
		if step.Command.Verb == keyforge.NoCommand {
			at, _ := l.course.At()
			l.Click("lesson-go-on", at)
			l.course.Advance()
			l.Frame()
			continue
		}
		tb := l.Table()
		for _, c := range tb.Legal() {
			if l.course.Allows(c) {
				l.Do(c)
				break
			}
		}
		commands++
		require.True(l.T, l.course.GoTo(commands))
	}
	for range 1000 {
		if l.Frame(); l.Stack.Top().Name() == "lesson-end" {
			return
		}
	}
	require.Fail(l.T, "the lesson does not end")
}

// All lessons can be played to their ends with the mouse and with keys alone, at the
// usual speed and at once, each leads to the next, and the last one to an easy
// adventure, as does the last of those on later sets. Finished lessons are recorded, and no lesson is among the games.
func TestLessons(t *testing.T) {
	for _, keys := range []bool{false, true} {
		for _, speed := range []int{3, len(session.Speeds) - 1} {
			t.Run(fmt.Sprint(keys, speed), func(t *testing.T) {
				settings := session.DefaultSettings
				settings.Speed = speed
				m := scenetest.New(t, settings)
				m.Keys = keys
				playAll(t, m)
			})
		}
	}
}

// All lessons are played with a gamepad, from the title into a first adventure.
func TestLessonsByGamepad(t *testing.T) {
	settings := scenetest.AtOnce
	settings.Plain = true
	m := scenetest.New(t, settings)
	m.ByGamepad()
	playAll(t, m)
	m.Settle()
	assert.Zero(t, m.Stack.Report().Damage)
}

// playAll plays all lessons, and goes on to a first adventure.
func playAll(t *testing.T, m *scenetest.Mouse) {
	m.Stack.Games = t.TempDir()
	file := filepath.Join(t.TempDir(), "settings.json")
	m.Stack.Save = func(s session.Settings) { assert.NoError(t, s.Write(file)) }
	_, all := m.Stack.Teacher()
	later := slices.IndexFunc(all, func(l adventure.Lesson) bool { return l.Later })
	playFrom(t, m, file, 0, later)
	m.Stack.Home()
	m.Frames(2)
	playFrom(t, m, file, later, len(all))
}

// playFrom plays lessons from one up to another, and goes on to a first adventure.
func playFrom(t *testing.T, m *scenetest.Mouse, file string, from, to int) {
	a, all := m.Stack.Teacher()
	l := begin(m, from)
	for i := from; i < to; i++ {
		l.play()
		kept, err := session.ReadSettings(file)
		require.NoError(t, err)
		assert.True(t, kept.Learned.Has(a.Name()+"/"+all[i].Key), "it is kept")
		m.Click("lesson-next", 0)
		m.Frame()
		require.Equal(t, "table", m.Stack.Top().Name())
		if i+1 < to {
			games, _ := m.Stack.Saves.List()
			assert.True(t, from > 0 || len(games) == 0, "a lesson is no game")
			l = newLearner(m, i+1)
		}
	}
	header := m.Table().Story.Header
	assert.Equal(t, "easy", header.Difficulty)
	assert.Len(t, save.Setup(&header).Decks, 1)
}

// A game that ends in a lesson has no result to look at: the lesson says what comes next.
func TestALessonHasNoResult(t *testing.T) {
	ended := false
	_, all := scenetest.New(t, scenetest.AtOnce).Stack.Teacher()
	for n := range all {
		m := scenetest.New(t, scenetest.AtOnce)
		l := begin(m, n)
		none := func() {
			_, offered := m.Find("result", 0)
			assert.False(t, offered, l.lesson.Key)
			ended = ended || m.Table().Over()
		}
		l.seen = func(*adventure.Step) { none() }
		l.play()
		none()
	}
	assert.True(t, ended, "one of the games is played to its end")
}

// A lesson that was finished can be repeated; Enter begins the first that was not, and the first of
// all when there is none.
func TestEnterBeginsTheNextLesson(t *testing.T) {
	_, all := scenetest.New(t, scenetest.AtOnce).Stack.Teacher()
	for learned := range len(all) + 1 {
		m := scenetest.New(t, scenetest.AtOnce)
		a, _ := m.Stack.Teacher()
		for i := range learned {
			m.Stack.Learn(a, &all[i])
		}
		m.Click("learn", 0)
		m.Frame()
		for i := range all {
			label := m.Stack.T("begin")
			if i < learned {
				label = m.Stack.T("again")
			}
			assert.Equal(t, label, m.MustFind("lesson", i).Label, "lesson %d after %d", i, learned)
		}
		m.Press(widget.Enter)
		m.Frame()
		newLearner(m, learned%len(all)).told()
	}
}

// The next lesson stands out, and each says how long it takes.
func TestLessonsAreOffered(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	a, all := m.Stack.Teacher()
	m.Stack.Learn(a, &all[0])
	m.Stack.Push(learn.New(m.Stack))
	m.Frame()
	assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), m.Stack.T("learn-about"))
	assert.Equal(t, []string{m.Stack.T("new-game"), m.Stack.T("begin")}, m.Strong(), "of the title below, and of the next lesson")
	assert.Equal(t, 1, m.Signs(paint.Tick))
	for i := range all {
		assert.Contains(t, m.Words(), m.Stack.T("lesson-"+all[i].Key))
		assert.Contains(t, m.Words(), m.Stack.T("minutes", all[i].Minutes))
	}
	m.Click("back", 0)
	m.Frame()
	assert.Equal(t, "title", m.Stack.Top().Name())
}

// The bubble of a step that explains something points at it, with a frame.
func TestBubblesPointAtThings(t *testing.T) {
	framed := map[adventure.Place]int{}
	_, all := scenetest.New(t, scenetest.AtOnce).Stack.Teacher()
	for n := range all {
		m := scenetest.New(t, scenetest.AtOnce)
		l := begin(m, n)
		l.seen = func(step *adventure.Step) {
			places := &m.Table().Places
			at, ok := map[adventure.Place]layout.Rect{adventure.AtVitals: places.Vitals, adventure.AtGauges: places.Gauges,
				adventure.AtTide: places.Band, adventure.AtStatus: places.Sides[m.Table().Large()].Status,
				adventure.AtArchives: places.Sides[keyforge.Monster].Piles[layout.ArchivesPile]}[step.At.Place]
			if !ok || step.Command.Verb != keyforge.NoCommand {
				return
			}
			framed[step.At.Place]++
			assert.True(t, slices.ContainsFunc(m.Stack.Picture().Ops, func(op paint.Op) bool {
				return op.Kind == paint.Line && op.Width == 3 && op.Rect == at.Inset(-5)
			}), "%s: %s", l.lesson.Key, step.Key)
		}
		l.play()
	}
	assert.GreaterOrEqual(t, len(framed), 3)
}

// Only the step can be done; trying anything else says what comes first.
func TestNothingButTheStep(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	l := begin(m, 0)
	tries := 0
	l.seen = func(step *adventure.Step) {
		tb := m.Table()
		before := tb.Story.At()
		_, does := l.lesson.WordKeys(step)
		first := m.Stack.T("lesson-read-first")
		if does != "" {
			first = m.Stack.T("lesson-not-yet", m.Stack.T(does, l.course.Facts(step, shownTable{m}, m.Stack.CardTitle)...))
		}
		for c := range tb.Board.Faces {
			slot := keyforge.Slot(c)
			if tb.Lit(slot) {
				assert.Equal(t, l.course.Card(step.Command.Card), slot, "only what the step needs is lit")
				continue
			}
			if spot, ok := m.Find("card", c); !ok || tries > 3 || spot.Rect.Overlaps(m.MustFind("bubble", 0).Rect) {
				continue
			}
			tries++
			m.Click("card", c)
			m.Frame()
			assert.Equal(t, before, tb.Story.At())
			assert.Contains(t, wordsOf(m, "bubble"), first[:10])
		}
		tries = 0
		if _, ok := m.Find("end-turn", 0); ok && step.Command.Verb != keyforge.EndTurn {
			m.Click("end-turn", 0)
			m.Frames(2)
			require.Equal(t, "table", m.Stack.Top().Name())
			assert.Equal(t, before, tb.Story.At(), "the turn goes on")
			assert.Contains(t, wordsOf(m, "bubble"), first[:10])
		}
	}
	l.play()
}

// wordsOf are the words in a block, separated by spaces.
func wordsOf(m *scenetest.Mouse, what string) string {
	block := m.MustFind(what, 0)
	all := ""
	for _, op := range m.Stack.Picture().Ops {
		if op.Text != "" && op.Rect.Within(block.Rect.Inset(-2)) {
			all += op.Text + " "
		}
	}
	return all
}

// A lesson can be restarted, skipped and left at any time, from its bubble and from
// the settings; undo goes back in the lesson too.
func TestWaysOutOfALesson(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	l := begin(m, 0)
	l.told()
	m.Click("lesson-go-on", 0)
	m.Frames(2)
	l.course.Advance()
	l.told()
	m.Click("lesson-again", 0)
	m.Frames(2)
	l = newLearner(m, 0)
	l.told()
	m.Click("lesson-skip", 0)
	m.Frames(2)
	l = newLearner(m, 1)
	l.told()
	m.Press(widget.Escape)
	m.Frame()
	require.Equal(t, "pause", m.Stack.Top().Name())
	m.Click("restart", 0)
	m.Frames(2)
	l = newLearner(m, 1)
	for range 3 {
		l.told()
		m.Press(widget.Enter)
		l.course.Advance()
	}
	l.told()
	m.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: l.course.Card("dust-imp")})
	require.True(t, l.course.GoTo(1))
	l.told()
	m.Click("undo", 0)
	m.Frames(2)
	require.True(t, l.course.GoTo(0))
	l.told()
	m.Click("lesson-leave", 0)
	m.Frame()
	require.Equal(t, "learn", m.Stack.Top().Name())
	m.Press(widget.Escape)
	m.Frame()
	assert.Equal(t, "title", m.Stack.Top().Name())
	assert.Empty(t, m.Stack.Settings.Learned)
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
				m := scenetest.New(t, settings)
				if size.long {
					m.Stretch()
				}
				m.In.W, m.In.H = size.w, size.h
				m.Frames(2)
				m.Click("learn", 0)
				m.Frame()
				m.Fits(t)
				_, all := m.Stack.Teacher()
				for i := range all {
					m.Stack.Home()
					m.Frames(2)
					l := begin(m, i)
					l.seen = func(step *adventure.Step) {
						m.In.Mouse = layout.Point{X: -1, Y: -1}
						m.Frames(2)
						m.Fits(t)
						l.uncovered(step)
					}
					l.play()
					m.Frames(2)
					m.Fits(t)
				}
			})
		}
	}
}

// uncovered asserts that the bubble of the step covers nothing that is needed.
func (l *learner) uncovered(step *adventure.Step) {
	l.T.Helper()
	says, _ := l.lesson.WordKeys(step)
	bubble := l.MustFind("bubble", 0).Rect
	assert.False(l.T, bubble.Overlaps(l.Table().Places.Prompt), "%s: over the prompt", says)
	for _, s := range l.Stack.Spots() {
		needed := s.What == "card" && s.Lit || step.Command.Verb == keyforge.Choose && (s.What == "answer" || s.What == "place") ||
			s.What == "card" && s.N == int(l.course.Card(step.At.Card))
		if needed {
			assert.False(l.T, bubble.Overlaps(s.Rect), "%s: over %s %d", says, s.What, s.N)
		}
	}
}

// A waiting lesson allocates nothing from frame to frame.
func TestTeachingMakesNoGarbage(t *testing.T) {
	m := scenetest.New(t, session.DefaultSettings)
	m.Stack.Settings.Tips = false
	l := begin(m, 0)
	for range 6 {
		step := l.told()
		m.Frames(90) // what moves has come to rest
		assert.Zero(t, testing.AllocsPerRun(20, func() { m.Stack.Update(m.In) }), step.Key)
		at, _ := l.course.At()
		if step.Command.Verb != keyforge.NoCommand {
			break
		}
		m.Click("lesson-go-on", at)
		l.course.Advance()
	}
}

// The bubble of a step stays where it appeared, so that nobody misses its button.
func TestBubbleStays(t *testing.T) {
	settings := session.DefaultSettings
	settings.Speed = 2
	m := scenetest.New(t, settings)
	l := begin(m, 1)
	l.seen = func(step *adventure.Step) {
		before := m.MustFind("bubble", 0).Rect
		m.Frames(60)
		assert.Equal(t, before, m.MustFind("bubble", 0).Rect, step.Key)
		m.In.Mouse = before.Center()
		m.Frames(30)
		assert.Equal(t, before, m.MustFind("bubble", 0).Rect, step.Key)
	}
	l.play()
}
