package play_test

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/games"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/widget"
)

// secrets are the cards that a person at the table of a standard game may not know.
type secrets struct {
	m      *scenetest.Mouse
	shadow *save.Story
	known  [2]map[string]bool // the titles that a side has seen
	looked int                // how many hidden cards were looked for
}

func newSecrets(m *scenetest.Mouse) *secrets {
	k := &secrets{m: m, shadow: m.Table().Story.Fork(), known: [2]map[string]bool{{}, {}}}
	for side := range keyforge.Side(2) {
		for c := range keyforge.Slot(keyforge.MaxCards) { // a player knows their own deck
			if p := k.shadow.Game().Printed(c); p.Slot != 0 && p.Owner == side {
				k.known[side][k.title(c)] = true
			}
		}
	}
	return k
}

func (k *secrets) title(c keyforge.Slot) string {
	g := k.shadow.Game()
	return g.Catalogue().Title(g.Printed(c).Own)
}

// learn takes in what has happened since: a player who sees a card knows its title.
func (k *secrets) learn() {
	k.m.T.Helper()
	story := k.m.Table().Story
	if k.shadow.At() > story.At() { // something was undone
		k.shadow = story.Fork()
	}
	for k.shadow.At() < story.At() {
		err := k.shadow.Do(story.Inputs()[k.shadow.At()].Command)
		require.NoError(k.m.T, err)
		g, events := k.shadow.Game(), k.shadow.Game().Happened()
		for side := range keyforge.Side(2) {
			for i := range events {
				if e := &events[i]; g.SeesWhich(side, e) {
					k.known[side][k.title(e.Card)] = true
				}
				k.known[side][k.title(events[i].Other)] = true
				k.known[side][k.title(events[i].Source)] = true
			}
			for c := keyforge.Slot(1); c < keyforge.MaxCards; c++ {
				if q := g.Question(); g.Printed(c).Slot != 0 && (g.Sees(side, c) || q.Side == side && q.Domain.Has(c)) {
					k.known[side][k.title(c)] = true
				}
			}
		}
	}
}

// kept looks for cards of the other player's hand, deck and archives in everything that is
// shown: in the picture, in what can be pointed at and its labels, in the log, and in the
// faces from which pictures are drawn.
func (k *secrets) kept() {
	m := k.m
	m.T.Helper()
	k.learn()
	tb := m.Table()
	g := k.shadow.Game()
	told := []string{m.Words()}
	for _, s := range m.Stack.Spots() {
		told = append(told, s.Label, s.Why)
	}
	for i := range tb.Log {
		told = append(told, tb.Log[i].Text)
	}
	all := strings.ReplaceAll(strings.Join(told, " "), "\n", " ") // broken over lines or not
	all += strings.ReplaceAll(all, "- ", "")
	for viewer := range keyforge.Side(2) {
		if tb.Sits() != viewer && tb.Sits() != keyforge.NoSide {
			continue
		}
		for c := keyforge.Slot(1); c < keyforge.MaxCards; c++ {
			p := g.Printed(c)
			if p.Slot == 0 || p.Owner == viewer || g.Sees(viewer, c) || k.known[viewer][k.title(c)] {
				continue
			}
			k.looked++
			if rest := k.without(all, viewer, k.title(c)); strings.Contains(rest, k.title(c)) {
				require.Fail(m.T, "a secret is told", "%s, seen by side %d on the screen %s: %s", k.title(c), viewer, m.Stack.Top().Name(), all)
			}
			require.Zero(m.T, tb.Board.Faces[c].Slot, "the face of %s is seen by side %d", k.title(c), viewer)
		}
	}
	if tb.Sits() == keyforge.NoSide && m.Stack.Top().Name() == "curtain" { // nor what both hold
		for side := range keyforge.Side(2) {
			for _, c := range tb.Board.Piles[side][card.Hand] {
				require.True(m.T, c == 0 || g.Sees(keyforge.Monster, c), "%s lies open behind the curtain", k.title(c))
			}
		}
	}
}

// without is the text without the titles known to the side that contain another title.
func (k *secrets) without(text string, viewer keyforge.Side, part string) string {
	if !strings.Contains(text, part) {
		return text
	}
	for title := range k.known[viewer] {
		if title != part && strings.Contains(title, part) {
			text = strings.ReplaceAll(text, title, "")
		}
	}
	return text
}

// Two people play whole standard games at one screen, by mouse, and neither ever learns a
// card that the other hides: not from the picture, nor by pointing at anything, nor from
// the log, from piles, or by undoing.
func TestNeitherOfTwoPeopleSeesTheOthersHand(t *testing.T) {
	for seed := range uint64(4) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			settings := scenetest.AtOnce
			if settings.FoldLog = seed%2 == 1; seed == 3 {
				settings.Speed = 2 // moving things are checked too
			}
			m := scenetest.New(t, settings)
			m.Stack.Games = t.TempDir()
			m.Stack.Seed = func() uint64 { return seed }
			n := len(deck.Embedded())
			m.Duel([2]int{int(3*seed) % n, int(3*seed+7) % n}, false)
			require.Equal(t, "curtain", m.Stack.Top().Name(), "nobody has sat down yet")
			random := rand.New(rand.NewPCG(seed, 11))
			k := newSecrets(m)
			steps := 1500
			if settings.Speed == 2 {
				steps = 60
			}
			for range steps {
				if m.Sit(k.kept); m.Table().Over() {
					break
				}
				if m.Stack.Top().Name() == "pile" {
					k.kept()
					m.Click("close", 0)
					m.Frame()
					continue
				}
				pry(m, k, random)
				legal := m.Table().Legal()
				require.NotEmpty(t, legal)
				c := scenetest.AnyOf(random, legal)
				if _, ok := m.Find("raise-tide", 0); c.Verb == keyforge.RaiseTide && !ok {
					continue // no card of the game refers to the tide
				}
				m.Do(c)
				k.kept()
			}
			assert.Greater(t, k.looked, 10_000)
			if settings.Speed == 2 {
				return
			}
			require.True(t, m.Table().Over())
			m.Frames(3)
			assert.Equal(t, "end", m.Stack.Top().Name())
		})
	}
}

// pry tries what a curious player would.
func pry(m *scenetest.Mouse, k *secrets, random *rand.Rand) {
	spots := append([]widget.Spot(nil), m.Stack.Spots()...)
	for range 2 {
		s := spots[random.IntN(len(spots))]
		m.In.Mouse = s.Rect.Center()
		m.Frames(6)
		k.kept()
	}
	switch random.IntN(6) {
	case 0:
		m.In.RightDown = true
		m.Frame()
		k.kept()
		for m.Stack.Top().Name() == "zoom" {
			m.Press(widget.Escape)
		}
	case 1:
		side, z := m.Table().OppositeSide(), random.IntN(4)
		m.Click([...]string{"pile-1", "pile-2"}[side], z)
		m.Frame()
		if m.Stack.Top().Name() != "pile" {
			break // the question covers it
		}
		if z == 0 { // the list of the deck, which does not reveal where the cards are
			assert.Contains(m.T, m.Words(), m.Stack.T("pile-list"))
		} else {
			k.kept()
		}
		m.Click("close", 0)
		m.Frame()
	case 2:
		tb := m.Table()
		before, who := tb.Story.At(), tb.Sits()
		m.Press(widget.Undo)
		require.Equal(m.T, who, tb.Sits(), "taken back beyond the curtain")
		for _, in := range tb.Story.Inputs()[tb.Story.At():before] {
			require.Equal(m.T, who, in.Seat, "what the other did was taken back")
		}
		m.Frame()
		k.kept()
		if tb.Story.At() < before {
			m.Press(widget.Redo)
			k.kept()
		}
	case 3:
		m.Press(widget.Escape)
		k.kept()
		m.Frame()
		if m.Stack.Top().Name() == "pause" {
			m.Press(widget.Escape)
		}
	}
	m.In.Mouse.X, m.In.Mouse.Y = -10, -10
	m.Frame()
}

// Against the computer there is no curtain, and its hand shows its back.
func TestTheComputersHandIsHidden(t *testing.T) {
	for bot, level := range map[string]int{"expert": 0, "quick": 2, "greedy": 3} {
		t.Run(bot, func(t *testing.T) {
			if testing.Short() && bot != "greedy" {
				t.Skip("they think")
			}
			m := scenetest.New(t, scenetest.AtOnce)
			m.Stack.Games = t.TempDir()
			m.Click("new-adventure", 0)
			m.Click("game-kind", 1)
			m.Click("who-1", 1)
			for range level {
				m.Click("level", 1)
			}
			m.Click("begin", 0)
			m.Frames(2)
			require.Equal(t, fmt.Sprint([]string{"2=" + bot}), fmt.Sprint(m.Table().Story.Header.Seats))
			k := newSecrets(m)
			random := rand.New(rand.NewPCG(5, 1))
			for range 40 {
				m.Until(func() bool { k.kept(); return m.Table().Over() || m.Table().Asking() })
				if m.Table().Over() {
					break
				}
				require.Equal(t, couch.Lifted, m.Table().Curtain())
				if m.Stack.Top().Name() == "pile" {
					m.Click("close", 0)
					m.Frame()
					continue
				}
				if c := scenetest.AnyOf(random, m.Table().Legal()); c.Verb != keyforge.RaiseTide {
					m.Do(c)
				}
			}
			assert.Greater(t, k.looked, 1000)
			assert.Equal(t, m.Stack.T("bot"), m.Table().Name(1))
		})
	}
}

// With open hands both are visible, no curtain falls, and the table turns to the active player.
func TestBothHandsLieOpen(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Duel([2]int{0, 1}, true)
	random := rand.New(rand.NewPCG(2, 3))
	turned := map[keyforge.Side]bool{}
	for range 60 {
		m.Settle()
		tb := m.Table()
		if tb.Over() {
			break
		}
		if m.Stack.Top().Name() == "pile" {
			m.Click("close", 0)
			m.Frame()
			continue
		}
		for side := range keyforge.Side(2) {
			assert.NotContains(t, tb.Board.Piles[side][card.Hand], keyforge.Slot(0))
			for _, c := range tb.Board.Piles[side][card.Deck] {
				assert.Zero(t, c, "decks stay closed")
			}
		}
		if tb.Board.Step == keyforge.MainStep {
			assert.Equal(t, tb.Board.Active, tb.Large())
			turned[tb.Large()] = true
		}
		if c := scenetest.AnyOf(random, tb.Legal()); c.Verb != keyforge.RaiseTide {
			m.Do(c)
		}
	}
	assert.Len(t, turned, 2)
}

// A standard game is kept: Continue resumes it behind the curtain, its past can be
// watched, and its end says who has won.
func TestStandardGameIsKept(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Duel([2]int{2, 5}, false)
	random := rand.New(rand.NewPCG(4, 4))
	m.Twist(random, 25)
	before := m.Table().Story.Game().Hash()
	m.Press(widget.Escape)
	m.Frame()
	m.Click("leave", 0)
	m.CanGoOn("continue")
	assert.Contains(t, m.Words(), m.Stack.T("standard-game"))
	m.Click("continue", 0)
	m.Until(func() bool { return m.Stack.Top().Name() == "curtain" })
	assert.Equal(t, before, m.Table().Story.Game().Hash())
	m.Twist(random, 1500)
	m.Frames(3)
	require.Equal(t, "end", m.Stack.Top().Name())
	if _, ok := m.Find("again", 0); !ok {
		m.Click("skip", 0)
	}
	m.Frames(80)
	tb := m.Table()
	winner := keyforge.Side(0)
	if tb.Won(1) {
		winner = 1
	}
	assert.Contains(t, m.Words(), m.Stack.T("wins-game", tb.Name(winner)))
	m.Click("end-tab", 2)
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("count-keys"))
	m.Click("watch", 0)
	m.Frames(2)
	require.Equal(t, "replay", m.Stack.Top().Name())
	watched := m.Stack.Top().(interface{ Table() *table.Model }).Table()
	assert.NotContains(t, watched.Board.Piles[0][card.Hand], keyforge.Slot(0), "of a game that is over nothing is hidden")
	saves, err := filepath.Glob(filepath.Join(m.Stack.Games, "*.jsonl"))
	require.NoError(t, err)
	assert.Len(t, saves, 1)
}

// A whole standard game by keyboard alone.
func TestStandardGameByTheKeys(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Keys = true
	duelByKeys(m)
	m.Twist(rand.New(rand.NewPCG(9, 10)), 1500)
	m.Frames(3)
	assert.Equal(t, "end", m.Stack.Top().Name())
}

func duelByKeys(m *scenetest.Mouse) {
	m.Click("new-adventure", 0)
	m.Click("game-kind", 1)
	m.Click("who-1", 0)
	m.Click("begin", 0)
	m.Frames(2)
}

// The far side mirrors the near side: hand, numbers, artifacts, piles and line, in every
// size and language, and nothing is cut. See views for the screens.
func TestTheSideOpposite(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Duel([2]int{0, 1}, false)
	m.Twist(rand.New(rand.NewPCG(1, 5)), 120)
	m.Sit(func() {})
	tb := m.Table()
	near, far := &tb.Places.Sides[tb.Large()], &tb.Places.Sides[tb.OppositeSide()]
	assert.LessOrEqual(t, far.Hand.Area.Bottom(), far.Line.Area.Y)
	assert.LessOrEqual(t, far.Status.Bottom(), far.Line.Area.Y)
	assert.LessOrEqual(t, far.Status.Right(), far.Hand.Area.X)
	assert.Less(t, far.Line.Area.Bottom(), tb.Places.Band.Y+1)
	assert.Less(t, tb.Places.Band.Bottom()-1, near.Line.Area.Y)
	assert.Less(t, near.Line.Area.Y, near.Status.Y)
	assert.Less(t, near.Line.Area.Y, near.Hand.Area.Y)
	assert.LessOrEqual(t, near.Status.Right(), near.Hand.Area.X)
	backs := 0
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Mark && op.Sign == paint.Key && op.Rect.Within(far.Hand.Area) {
			backs++
		}
	}
	assert.Equal(t, len(tb.Board.Piles[tb.OppositeSide()][card.Hand]), backs, "a back for each card of its hand")
	_, status := m.Find("status", int(tb.OppositeSide()))
	assert.True(t, status)
}

// A viewer of a standard game in progress sees neither hand at any point of it.
func TestWatchingTellsNoHandWhileTheGameGoesOn(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Duel([2]int{2, 5}, false)
	m.Twist(rand.New(rand.NewPCG(4, 5)), 30)
	m.Press(widget.Escape)
	m.Frame()
	m.Click("leave", 0)
	saves, err := filepath.Glob(filepath.Join(m.Stack.Games, "*.jsonl"))
	require.NoError(t, err)
	require.Len(t, saves, 1)
	games.WatchFile(m.Stack, saves[0])
	m.Until(func() bool { return m.Stack.Top().Name() == "replay" })
	tb := m.Table()
	for n := range tb.Story.Len() {
		tb.Seek(n)
		for side := range keyforge.Side(2) {
			for _, c := range tb.Board.Piles[side][card.Hand] {
				require.True(t, c == 0 || tb.Story.Game().Sees(keyforge.Monster, c), "after %d inputs", n)
			}
		}
	}
}

// The tide is high for one of two players and low for the other; it is shown if a card of
// the game refers to it, and raising it costs chains (K21.1, K21.2).
func TestTheTideOfTwoPlayers(t *testing.T) {
	tidal := 0
	for number := range deck.Embedded() {
		m := scenetest.New(t, scenetest.AtOnce)
		m.Duel([2]int{0, number}, false)
		m.Sit(func() {})
		_, shown := m.Find("tide", 0)
		require.Equal(t, m.Table().Tides(), shown)
		if !shown || tidal > 0 {
			continue
		}
		tidal++
		assert.Contains(t, m.Words(), m.Stack.T("tide-neutral"))
		for m.Table().Question().Kind != keyforge.AskMain {
			m.Do(m.Table().Legal()[0])
			m.Sit(func() {})
		}
		tb := m.Table()
		who := tb.Question().Side
		m.Do(keyforge.Command{Verb: keyforge.RaiseTide})
		m.Sit(func() {})
		assert.Equal(t, uint8(1)<<who, tb.Board.HighFor)
		assert.Contains(t, m.Words(), m.Stack.T("tide-high-for", tb.Name(who)))
		assert.Equal(t, 3, tb.Board.Chains[who])
		_, sign := m.Find("tide-of", int(who))
		assert.True(t, sign, "beside the keys of who has it")
	}
	assert.Positive(t, tidal, "no deck speaks of the tide")
}

// Against the computer, too, a button beside the turn shows what it did in its turn: the lines
// of the log about that, and no others. Keys lead to the button as well.
func TestWhatTheComputerDid(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Settings.Confirm, m.Stack.Settings.Tips = false, false
	m.Click("new-adventure", 0)
	m.Click("game-kind", 1)
	m.Click("who-1", 1)
	m.Click("begin", 0)
	m.Frames(2)
	random := rand.New(rand.NewPCG(2, 7))
	mine := m.Table().Large()
	nothing := 0
	for range 400 {
		m.Settle()
		tb := m.Table()
		if of := func(side keyforge.Side) bool {
			return slices.ContainsFunc(tb.Log, func(e playback.Entry) bool { return e.Turn && e.Side == side })
		}; of(mine) && !of(1-mine) {
			m.Frame()
			_, tells := m.Find("turn-before", 0)
			assert.False(t, tells, "it has had no turn yet")
			nothing++
		}
		if tb.Board.TurnOf == mine && tb.Board.Turn > 3 || tb.Over() {
			break
		}
		if c := scenetest.AnyOf(random, tb.Legal()); c.Verb != keyforge.RaiseTide {
			tb.Answer(c)
		}
		m.Frames(2)
		if m.Stack.Top().Name() == "pile" {
			m.Press(widget.Escape)
			m.Frame()
		}
	}
	m.Settle()
	m.Frames(2)
	tb := m.Table()
	require.Equal(t, mine, tb.Board.TurnOf)
	require.Positive(t, nothing)
	from, to := 0, 0
	for i, e := range tb.Log {
		if e.Turn && e.Side != mine {
			from, to = i, len(tb.Log)
		} else if e.Turn && to == len(tb.Log) {
			to = i
		}
	}
	require.Greater(t, to, from+1, "it did something")
	tb.LogOpen = false // which tells the same
	m.Frame()
	m.Click("turn-before", 0)
	m.Frame()
	require.Equal(t, "turn-before", m.Stack.Top().Name())
	words := strings.Join(strings.Fields(m.Words()), " ")
	told := 0
	for _, e := range tb.Log[from:to] {
		if strings.Contains(words, strings.Join(strings.Fields(e.Text), " ")) {
			told++
		}
	}
	assert.Equal(t, to-from, told, words)
	assert.Contains(t, m.Words(), m.Stack.T("turn-before", tb.Name(1-mine)))
	m.Press(widget.Escape)
	m.Frame()
	require.Equal(t, "table", m.Stack.Top().Name())
	m.Keys = true
	m.Click("turn-before", 0)
	m.Frame()
	require.Equal(t, "turn-before", m.Stack.Top().Name())
}
