package play_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// moment is what there is to click in a frame, and what has happened so far.
type moment struct {
	under     widget.Spot // the mouse
	spots     map[widget.ID]layout.Rect
	question  keyforge.Question
	decisions int
	showing   bool
	top       string
	large     keyforge.Side
	hand      int // the cards of that side's hand
}

func momentOf(m *scenetest.Mouse) moment {
	tb := m.Table()
	now := moment{spots: map[widget.ID]layout.Rect{}, question: *tb.Question(), decisions: tb.Tally.Decisions, showing: tb.Showing(),
		top: m.Stack.Top().Name(), large: tb.Large(), hand: len(tb.Board.Piles[tb.Large()][card.Hand])}
	now.question.Picked = keyforge.Set{}
	for _, s := range m.Stack.Spots() {
		now.spots[s.ID] = s.Rect
		if s.Rect.Has(m.In.Mouse) {
			now.under = s
		}
	}
	return now
}

// happened reports whether something has happened in the game since another moment.
func (n *moment) happened(before *moment) bool {
	return n.showing || before.showing || n.question != before.question || n.decisions != before.decisions || n.top != before.top
}

// acts reports whether a click on the spot does something.
func acts(s *widget.Spot) bool { return s.Enabled && s.Label != "" && !s.Note }

// Between two clicks nothing under a resting mouse becomes something else that can be clicked by
// itself: only what happens in the game, and what the player began, puts it there. What has a
// place of its own never moves there, nor do the cards of the hand.
func TestNothingSlipsUnderTheMouse(t *testing.T) {
	for seed := range uint64(6) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			settings := session.DefaultSettings
			settings.Speed, settings.FoldLog, settings.Confirm = 3, seed%2 == 0, false
			m := scenetest.New(t, settings)
			m.Stack.Seed = func() uint64 { return seed }
			m.Click("new-adventure", 0)
			m.Click("players", int(seed%3))
			m.Click("begin", 0)
			m.Frame()
			random := rand.New(rand.NewPCG(seed, 21))
			for range 50 {
				if m.Settle(); m.Table().Over() {
					return
				}
				if m.Stack.Top().Name() == "pile" {
					m.Click("close", 0)
					m.Frame()
					continue
				}
				before := momentOf(m)
				meddle(m, random)
				watch(m, &before)
			}
		})
	}
}

// meddle does something by the mouse, which rests then where it is, or anywhere.
func meddle(m *scenetest.Mouse, random *rand.Rand) {
	tb := m.Table()
	hand := slices.DeleteFunc(slices.Clone(tb.Board.Piles[tb.Large()][card.Hand]), func(c keyforge.Slot) bool {
		return tb.DefaultPlan(c).Command.Verb == keyforge.NoCommand
	})
	spots := m.Stack.Spots()
	switch c := scenetest.AnyOf(random, tb.Legal()); {
	case tb.Question().Kind == keyforge.AskMain && len(hand) > 0 && random.IntN(2) == 0:
		m.Twice("card", int(hand[random.IntN(len(hand))]))
		return
	case random.IntN(6) == 0:
		if _, ok := m.Find("tip-close", 0); ok {
			m.Click("tip-close", 0)
			return
		}
		fallthrough
	default:
		m.In.Mouse = layout.Point{X: -10, Y: -10}
		m.Frames(30) // the hand closes up
		m.Do(c)
	}
	if random.IntN(2) == 0 {
		m.In.Mouse = spots[random.IntN(len(spots))].Rect.Center()
		m.Frame()
	}
}

// watch asserts that nothing slips under the mouse for some seconds, after what was done at the start.
func watch(m *scenetest.Mouse, start *moment) {
	const settles = 45 // the frames in which cards still move after something has happened
	before, since := momentOf(m), 0
	for range 150 {
		m.Frame()
		now := momentOf(m)
		if since++; now.happened(&before) {
			since = 0
		}
		was, existed := before.spots[now.under.ID]
		comes := slices.Contains([]string{"card", "pick", "log", "log-deed"}, now.under.What)
		if _, zone := m.Table().Board.Side(keyforge.Slot(now.under.N)); now.under.What == "card" && zone == card.Hand {
			comes = now.hand > start.hand || now.large != start.large // all of them find new places
		}
		switch {
		case now.under.ID == before.under.ID || !acts(&now.under) || now.top != "table":
		case since > settles:
			assert.Fail(m.T, "by itself", "%v became %v", before.under.ID, now.under.ID)
		case existed && !was.Has(m.In.Mouse) && !comes:
			assert.Fail(m.T, "slipped", "%v became %v, which was at %v and is at %v", before.under.ID, now.under.ID, was, now.under.Rect)
		}
		before = now
	}
}

// While the mouse is over the hand, its cards stay where they are: one that is played leaves a gap.
// They close up when it leaves, and at once by touch and by keys.
func TestHandStaysUnderTheMouse(t *testing.T) {
	m := newBrawl(t, brawl())
	obelisk, valdr, hand := m.Slot("Iron Obelisk"), m.Slot("Valdr"), m.Slot("Hand of Dis")
	left, right := lies(m, valdr), lies(m, hand)
	m.Twice("card", int(obelisk))
	m.Settle()
	m.Frames(60)
	assert.Equal(t, left, lies(m, valdr))
	assert.Equal(t, right, lies(m, hand))
	assert.NotEqual(t, "card", m.Stack.Pointed().What, "a gap")
	m.In.Mouse = m.Table().Places.Band.Center()
	m.Frames(60)
	assert.Greater(t, lies(m, valdr).X, left.X)
	assert.Less(t, lies(m, hand).X, right.X)

	for _, touch := range []bool{false, true} {
		m := newBrawl(t, brawl())
		if touch {
			m.Touching(scenetest.Tablet)
			m.Frames(60)
			right = lies(m, hand)
			tap(m, "card", int(obelisk))
			tap(m, "action", int(keyforge.PlayCard))
		} else {
			m.TabTo("card", int(obelisk))
			m.Press(widget.DefaultAction)
			m.TakeEffect()
		}
		m.Settle()
		require.NotZero(t, m.Table().Story.At())
		m.Frames(60)
		assert.Less(t, lies(m, hand).X, right.X, "touch: %v", touch)
	}
}
