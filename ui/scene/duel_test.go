package scene_test

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/widget"
)

// duel begins a standard game with the embedded decks of those numbers.
func (m *mouse) duel(decks [2]int, open bool) {
	m.t.Helper()
	m.s.Settings.Confirm, m.s.Settings.Tips = false, false // they would interrupt
	m.click("new-adventure", 0)
	m.click("game-kind", 1)
	for seat, number := range decks {
		m.choose(seat, number)
	}
	if open {
		m.click("hands", 1)
	}
	m.click("begin", 0)
	m.frames(2)
}

// sit lets time pass, and people change places, until somebody is asked or the game is
// over. It calls see in every frame.
func (m *mouse) sit(see func()) {
	m.t.Helper()
	for range 4000 {
		tb := m.table()
		see()
		switch {
		case tb.Over() || tb.Asking() && m.s.Top().Name() != "curtain":
			return
		case m.s.Top().Name() == "curtain":
			m.click("lift-curtain", 0)
		case tb.Curtain() == table.Passing:
			m.click("draw-curtain", 0)
		default:
			m.frame()
		}
	}
	require.Fail(m.t, "nobody comes to the table", m.table().Prompt())
}

// secrets are the cards that a person at the table of a standard game may not know.
type secrets struct {
	m      *mouse
	shadow *replay.Story
	known  [2]map[string]bool // the titles that a side has seen
	looked int                // how many hidden cards were looked for
}

func newSecrets(m *mouse) *secrets {
	k := &secrets{m: m, shadow: m.table().Story.Fork(), known: [2]map[string]bool{{}, {}}}
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
	k.m.t.Helper()
	story := k.m.table().Story
	if k.shadow.At() > story.At() { // something was undone
		k.shadow = story.Fork()
	}
	for k.shadow.At() < story.At() {
		events, err := k.shadow.Apply(story.Inputs()[k.shadow.At()].Command, nil)
		require.NoError(k.m.t, err)
		g := k.shadow.Game()
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
	m.t.Helper()
	k.learn()
	tb := m.table()
	g := k.shadow.Game()
	told := []string{m.words()}
	for _, s := range m.s.Spots() {
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
				require.Fail(m.t, "a secret is told", "%s, seen by side %d on the screen %s: %s", k.title(c), viewer, m.s.Top().Name(), all)
			}
			require.Zero(m.t, tb.Board.Faces[c].Slot, "the face of %s is seen by side %d", k.title(c), viewer)
		}
	}
	if tb.Sits() == keyforge.NoSide && m.s.Top().Name() == "curtain" { // nor what both hold
		for side := range keyforge.Side(2) {
			for _, c := range tb.Board.Piles[side][card.Hand] {
				require.True(m.t, c == 0 || g.Sees(keyforge.Monster, c), "%s lies open behind the curtain", k.title(c))
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
			settings := atOnce
			if settings.FoldLog = seed%2 == 1; seed == 3 {
				settings.Speed = 2 // moving things are checked too
			}
			m := newMouse(t, settings)
			m.s.Games = t.TempDir()
			m.s.Seed = func() uint64 { return seed }
			n := len(deck.Embedded())
			m.duel([2]int{int(3*seed) % n, int(3*seed+7) % n}, false)
			require.Equal(t, "curtain", m.s.Top().Name(), "nobody has sat down yet")
			random := rand.New(rand.NewPCG(seed, 11))
			k := newSecrets(m)
			steps := 1500
			if settings.Speed == 2 {
				steps = 60
			}
			for range steps {
				if m.sit(k.kept); m.table().Over() {
					break
				}
				if m.s.Top().Name() == "pile" {
					k.kept()
					m.click("close", 0)
					m.frame()
					continue
				}
				m.pry(k, random)
				legal := m.table().Legal()
				require.NotEmpty(t, legal)
				c := pick(random, legal)
				if _, ok := m.find("raise-tide", 0); c.Verb == keyforge.RaiseTide && !ok {
					continue // no card of the game refers to the tide
				}
				m.do(c)
				k.kept()
			}
			assert.Greater(t, k.looked, 10_000)
			if settings.Speed == 2 {
				return
			}
			require.True(t, m.table().Over())
			m.frames(3)
			assert.Equal(t, "end", m.s.Top().Name())
		})
	}
}

// pry tries what a curious player would.
func (m *mouse) pry(k *secrets, random *rand.Rand) {
	spots := append([]widget.Spot(nil), m.s.Spots()...)
	for range 2 {
		s := spots[random.IntN(len(spots))]
		m.in.Mouse = s.Rect.Center()
		m.frames(6)
		k.kept()
	}
	switch random.IntN(6) {
	case 0:
		m.in.Context = true
		m.frame()
		k.kept()
		for m.s.Top().Name() == "zoom" {
			m.press(widget.Escape)
		}
	case 1:
		side, z := m.table().Facing(), random.IntN(4)
		m.click([...]string{"pile-1", "pile-2"}[side], z)
		m.frame()
		if m.s.Top().Name() != "pile" {
			break // the question covers it
		}
		if z == 0 { // the list of the deck, which does not reveal where the cards are
			assert.Contains(m.t, m.words(), m.s.T("pile-list"))
		} else {
			k.kept()
		}
		m.click("close", 0)
		m.frame()
	case 2:
		tb := m.table()
		before, who := tb.Story.At(), tb.Sits()
		m.press(widget.Undo)
		require.Equal(m.t, who, tb.Sits(), "taken back beyond the curtain")
		for _, in := range tb.Story.Inputs()[tb.Story.At():before] {
			require.Equal(m.t, who, in.Side, "what the other did was taken back")
		}
		m.frame()
		k.kept()
		if tb.Story.At() < before {
			m.press(widget.Redo)
			k.kept()
		}
	case 3:
		m.press(widget.Escape)
		k.kept()
		m.frame()
		if m.s.Top().Name() == "settings" {
			m.press(widget.Escape)
		}
	}
	m.in.Mouse.X, m.in.Mouse.Y = -10, -10
	m.frame()
}

// Against the computer there is no curtain, and its hand shows its back.
func TestTheComputersHandIsHidden(t *testing.T) {
	for level, bot := range []string{"expert", "master", "quick", "greedy"} {
		t.Run(bot, func(t *testing.T) {
			if testing.Short() && bot != "greedy" {
				t.Skip("they think")
			}
			m := newMouse(t, atOnce)
			m.s.Games = t.TempDir()
			m.click("new-adventure", 0)
			m.click("game-kind", 1)
			m.click("who-1", 1)
			for range level {
				m.click("level", 1)
			}
			m.click("begin", 0)
			m.frames(2)
			require.Equal(t, fmt.Sprint([]string{"2=" + bot}), fmt.Sprint(m.table().Story.Header.Seats))
			k := newSecrets(m)
			random := rand.New(rand.NewPCG(5, 1))
			for range 40 {
				m.until(func() bool { k.kept(); return m.table().Over() || m.table().Asking() })
				if m.table().Over() {
					break
				}
				require.Equal(t, table.Lifted, m.table().Curtain())
				if m.s.Top().Name() == "pile" {
					m.click("close", 0)
					m.frame()
					continue
				}
				if c := pick(random, m.table().Legal()); c.Verb != keyforge.RaiseTide {
					m.do(c)
				}
			}
			assert.Greater(t, k.looked, 1000)
			assert.Equal(t, m.s.T("bot"), m.table().Name(1))
		})
	}
}

// With open hands both are visible, no curtain falls, and the table turns to the active player.
func TestBothHandsLieOpen(t *testing.T) {
	m := newMouse(t, atOnce)
	m.duel([2]int{0, 1}, true)
	random := rand.New(rand.NewPCG(2, 3))
	turned := map[keyforge.Side]bool{}
	for range 60 {
		m.settle()
		tb := m.table()
		if tb.Over() {
			break
		}
		if m.s.Top().Name() == "pile" {
			m.click("close", 0)
			m.frame()
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
		if c := pick(random, tb.Legal()); c.Verb != keyforge.RaiseTide {
			m.do(c)
		}
	}
	assert.Len(t, turned, 2)
}

// A standard game is kept: Continue resumes it behind the curtain, its past can be
// watched, and its end says who has won.
func TestStandardGameIsKept(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games = t.TempDir()
	m.duel([2]int{2, 5}, false)
	random := rand.New(rand.NewPCG(4, 4))
	m.twist(random, 25)
	before := m.table().Story.Game().Hash()
	m.press(widget.Escape)
	m.frame()
	m.click("leave", 0)
	m.canGoOn("continue")
	assert.Contains(t, m.words(), m.s.T("standard-game"))
	m.click("continue", 0)
	m.until(func() bool { return m.s.Top().Name() == "curtain" })
	assert.Equal(t, before, m.table().Story.Game().Hash())
	m.twist(random, 1500)
	m.frames(3)
	require.Equal(t, "end", m.s.Top().Name())
	if _, ok := m.find("again", 0); !ok {
		m.click("skip", 0)
	}
	m.frames(80)
	tb := m.table()
	winner := keyforge.Side(0)
	if tb.Won(1) {
		winner = 1
	}
	assert.Contains(t, m.words(), m.s.T("wins-game", tb.Name(winner)))
	m.click("end-tab", 2)
	m.frame()
	assert.Contains(t, m.words(), m.s.T("count-keys"))
	m.click("watch", 0)
	m.frames(2)
	require.Equal(t, "replay", m.s.Top().Name())
	watched := m.s.Top().(interface{ Table() *table.Model }).Table()
	assert.NotContains(t, watched.Board.Piles[0][card.Hand], keyforge.Slot(0), "of a game that is over nothing is hidden")
	saves, err := filepath.Glob(filepath.Join(m.s.Games, "*.jsonl"))
	require.NoError(t, err)
	assert.Len(t, saves, 1)
}

// twist plays that many random commands, as far as the game goes.
func (m *mouse) twist(random *rand.Rand, n int) {
	m.t.Helper()
	for range n {
		if m.sit(func() {}); m.table().Over() {
			return
		}
		if m.s.Top().Name() == "pile" {
			m.click("close", 0)
			m.frame()
			continue
		}
		c := pick(random, m.table().Legal())
		if _, ok := m.find("raise-tide", 0); c.Verb == keyforge.RaiseTide && !ok {
			continue
		}
		m.do(c)
	}
}

// A whole standard game by keyboard alone.
func TestStandardGameByTheKeys(t *testing.T) {
	m := newMouse(t, atOnce)
	m.keys = true
	m.duelByKeys()
	m.twist(rand.New(rand.NewPCG(9, 9)), 1500)
	m.frames(3)
	assert.Equal(t, "end", m.s.Top().Name())
}

func (m *mouse) duelByKeys() {
	m.click("new-adventure", 0)
	m.click("game-kind", 1)
	m.click("begin", 0)
	m.frames(2)
}

// The far side mirrors the near side: hand, numbers, artifacts, piles and line, in every
// size and language, and nothing is cut. See views for the screens.
func TestTheSideOpposite(t *testing.T) {
	m := newMouse(t, atOnce)
	m.duel([2]int{0, 1}, false)
	m.twist(rand.New(rand.NewPCG(1, 5)), 120)
	m.sit(func() {})
	tb := m.table()
	near, far := &tb.Places.Sides[tb.Large()], &tb.Places.Sides[tb.Facing()]
	assert.Less(t, far.Hand.Area.Y, far.Status.Y)
	assert.Less(t, far.Status.Y, far.Line.Area.Y)
	assert.Less(t, far.Line.Area.Bottom(), tb.Places.Band.Y+1)
	assert.Less(t, tb.Places.Band.Bottom()-1, near.Line.Area.Y)
	assert.Less(t, near.Line.Area.Y, near.Status.Y)
	assert.Less(t, near.Status.Y, near.Hand.Area.Y)
	backs := 0
	for _, op := range m.s.Picture().Ops {
		if op.Kind == paint.Mark && op.Sign == paint.Key && op.Rect.Within(far.Hand.Area) {
			backs++
		}
	}
	assert.Equal(t, len(tb.Board.Piles[tb.Facing()][card.Hand]), backs, "a back for each card of its hand")
	_, status := m.find("status", int(tb.Facing()))
	assert.True(t, status)
}

// A viewer of a standard game in progress sees neither hand at any point of it.
func TestWatchingTellsNoHandWhileTheGameGoesOn(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games = t.TempDir()
	m.duel([2]int{2, 5}, false)
	m.twist(rand.New(rand.NewPCG(4, 4)), 30)
	m.press(widget.Escape)
	m.frame()
	m.click("leave", 0)
	saves, err := filepath.Glob(filepath.Join(m.s.Games, "*.jsonl"))
	require.NoError(t, err)
	require.Len(t, saves, 1)
	play.WatchFile(m.s, saves[0])
	m.until(func() bool { return m.s.Top().Name() == "replay" })
	tb := m.table()
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
		m := newMouse(t, atOnce)
		m.duel([2]int{0, number}, false)
		m.sit(func() {})
		_, shown := m.find("tide", 0)
		require.Equal(t, m.table().Tides(), shown)
		if !shown || tidal > 0 {
			continue
		}
		tidal++
		assert.Contains(t, m.words(), m.s.T("tide-neutral"))
		for m.table().Question().Kind != keyforge.AskMain {
			m.do(m.table().Legal()[0])
			m.sit(func() {})
		}
		tb := m.table()
		who := tb.Question().Side
		m.do(keyforge.Command{Verb: keyforge.RaiseTide})
		m.sit(func() {})
		assert.Equal(t, uint8(1)<<who, tb.Board.HighFor)
		assert.Contains(t, m.words(), m.s.T("tide-high-for", tb.Name(who)))
		assert.Equal(t, 3, tb.Board.Chains[who])
		_, sign := m.find("tide-of", int(who))
		assert.True(t, sign, "beside the keys of who has it")
	}
	assert.Positive(t, tidal, "no deck speaks of the tide")
}

// Against the computer, too, a button beside the turn shows what it did in its turn: the lines
// of the log about that, and no others. Keys lead to the button as well.
func TestWhatTheComputerDid(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Settings.Confirm, m.s.Settings.Tips = false, false
	m.click("new-adventure", 0)
	m.click("game-kind", 1)
	m.click("who-1", 1)
	m.click("begin", 0)
	m.frames(2)
	random := rand.New(rand.NewPCG(2, 7))
	mine := m.table().Large()
	for range 400 {
		m.settle()
		tb := m.table()
		if tb.Board.TurnOf == mine && tb.Board.Turn > 3 || tb.Over() {
			break
		}
		if c := pick(random, tb.Legal()); c.Verb != keyforge.RaiseTide {
			tb.Answer(c)
		}
		m.frames(2)
		if m.s.Top().Name() == "pile" {
			m.press(widget.Escape)
			m.frame()
		}
	}
	m.settle()
	m.frames(2)
	tb := m.table()
	require.Equal(t, mine, tb.Board.TurnOf)
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
	m.frame()
	m.click("turn-before", 0)
	m.frame()
	require.Equal(t, "turn-before", m.s.Top().Name())
	words := strings.Join(strings.Fields(m.words()), " ")
	told := 0
	for _, e := range tb.Log[from:to] {
		if strings.Contains(words, strings.Join(strings.Fields(e.Text), " ")) {
			told++
		}
	}
	assert.Equal(t, to-from, told, words)
	assert.Contains(t, m.words(), m.s.T("turn-before", tb.Name(1-mine)))
	m.press(widget.Escape)
	m.frame()
	require.Equal(t, "table", m.s.Top().Name())
	m.keys = true
	m.click("turn-before", 0)
	m.frame()
	require.Equal(t, "turn-before", m.s.Top().Name())
}
