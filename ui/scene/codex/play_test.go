package codex_test

import (
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	rules "github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/cards"
	"github.com/keyraken/keyraken/game/codex/kind"
	"github.com/keyraken/keyraken/game/codex/lang"
	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/codex"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// lay opens a game that is laid out by hand against a computer: the person's side first.
func lay(t testing.TB, me, other rules.SidePosition) *table {
	t.Helper()
	cat, err := rules.NewCatalogue(cards.All())
	require.NoError(t, err)
	me.Heroes, other.Heroes = []string{"jaina-stormborne"}, []string{"calamandra-moss"}
	me.Deck, other.Deck = strings.Fields(strings.Repeat("mad-man ", 8)), strings.Fields(strings.Repeat("tiger-cub ", 8))
	g, err := rules.Start(cat, rules.Options{}, rules.Position{Sides: []rules.SidePosition{me, other}}, 1)
	require.NoError(t, err)
	return open(t, atOnce, replay.UnsavedGame[game.Game](replay.Header{}, g), codex.Seats{"", "greedy"})
}

// slot is what is in play of that card.
func (m *table) slot(id string) rules.Slot {
	m.T.Helper()
	for c, o := range m.game().Objects {
		if m.game().Definition(o.Def).ID == id {
			return c
		}
	}
	require.Fail(m.T, "it is not in play", id)
	return 0
}

// middle is the middle of a spot.
func (m *table) middle(what string, n int) layout.Point {
	m.T.Helper()
	return m.MustFind(what, n).Rect.Center()
}

// verbs are what has been given, in order.
func (m *table) verbs() (all []string) {
	for i := range m.log.At() {
		word, _, _ := strings.Cut(m.given(i), " ")
		all = append(all, word)
	}
	return all
}

// A card is dragged from the hand to the table to play it and to the workers to hire it, a fighter onto what it attacks, and at the
// end of the turn onto the place where it patrols.
func TestDragging(t *testing.T) {
	m := lay(t, rules.SidePosition{Hand: []string{"scorch", "nautical-dog"}, Gold: 9, Workers: 5,
		InPlay: []rules.Placed{{ID: "mad-man"}, {ID: "bombaster"}}}, rules.SidePosition{Gold: 0, Workers: 5})
	m.Drag("held", 0, layout.Point{X: m.middle("held", 0).X + 90, Y: m.middle("held", 0).Y})
	require.Zero(t, m.log.At(), "it was dropped where it came from")
	m.Drag("held", 0, m.middle("place", 3))
	m.Drag("held", 0, m.middle("workers", 0))
	base := m.game().State().Sides[1].Base
	m.Drag("card", int(m.slot("mad-man")), m.middle("card", int(base)))
	m.Drag("card", int(m.slot("bombaster")), m.middle("place", int(rules.Elite)))
	require.Equal(t, []string{"play", "hire", "attack"}, m.verbs(), "patrols are fixed when the main phase is over")
	m.Click("end-turn", 0)
	m.Drag("card", int(m.slot("bombaster")), m.middle("place", int(rules.Elite)))
	require.Equal(t, []string{"play", "hire", "attack", "end", "patrol"}, m.verbs())
	assert.Equal(t, rules.Elite, m.game().Object(m.slot("bombaster")).Place)
}

// A name, or a place on a small table, is clicked: patrollers are lent by two clicks or by dragging them, and any table is turned to.
func TestTablesOfOthers(t *testing.T) {
	m := open(t, atOnce, after(t, "free-for-all", 7, 3), codex.Seats{"", "greedy", "greedy"})
	base := func(seat int) layout.Rect { return m.MustFind("card", int(m.game().State().Sides[seat].Base)).Rect }
	for range 2 { // to the one at the top, whichever that is
		small := 1
		if base(1).Y > base(2).Y {
			small = 2
		}
		m.Click("seat", small)
		m.Frames(2)
		assert.Greater(t, base(small).Y, base(3-small).Y, "it is below now")
	}
	was := base(1)
	m.Press(widget.PageDown)
	m.Frames(2)
	assert.NotEqual(t, was, base(1))
	until(t, m.log, rules.AskPatrol)
	m = open(t, atOnce, m.log, codex.Seats{"", "greedy", "greedy"})
	lent := 0
	for _, c := range m.game().Legal(nil) {
		place, to := rules.Lent(c)
		if c.Verb != rules.Lend || m.game().Check(c) != nil {
			continue
		}
		at := m.log.At()
		m.Drag("card", int(c.Card), m.middle("place", (int(to)+1)*int(rules.PlaceCount)+int(place)))
		require.Greater(t, m.log.At(), at)
		require.Equal(t, to, m.game().Object(c.Card).Controller)
		lent++
		break
	}
	assert.Positive(t, lent)
}

// Which opponent is meant is answered by a click on a name, a button or a number.
func TestOpponentOfChoice(t *testing.T) {
	cat, err := rules.NewCatalogue(cards.All())
	require.NoError(t, err)
	for _, answer := range []func(m *table){
		func(m *table) { m.Click("seat", 2) },
		func(m *table) { m.Click(m.spot(rules.Command{Verb: rules.Choose, N: 2})) },
		func(m *table) { m.Press(widget.First + 1) },
	} {
		sides := make([]rules.SidePosition, 3)
		for i := range sides {
			sides[i] = rules.SidePosition{Heroes: []string{"master-midori"}, Workers: 10,
				Deck: strings.Fields(strings.Repeat("tiger-cub ", 8))}
		}
		sides[0].Hand, sides[0].Gold, sides[0].Tech = []string{"final-showdown"}, 20, 3
		sides[0].InPlay = []rules.Placed{{ID: "master-midori", Level: 8, Maxed: true}}
		g, err := rules.Start(cat, rules.Options{Seats: 3}, rules.Position{Sides: sides}, 1)
		require.NoError(t, err)
		m := open(t, atOnce, replay.UnsavedGame[game.Game](replay.Header{}, g), codex.Seats{"", "greedy", "greedy"})
		m.settle()
		legal := m.game().Legal(nil)
		m.do(legal[slices.IndexFunc(legal, func(c rules.Command) bool { return c.Verb == rules.Play })])
		if m.game().Question().Kind == rules.AskTarget {
			m.do(m.game().Legal(nil)[0])
		}
		require.Equal(t, rules.AskOpponent, m.game().Question().Kind)
		at := m.log.At()
		answer(m)
		m.Frames(2)
		require.Greater(t, m.log.At(), at)
		assert.Equal(t, "choose 2", m.given(at))
	}
}

// The tower detects what is invisible by a click on it.
func TestDetecting(t *testing.T) {
	m := lay(t, rules.SidePosition{Workers: 5, Addon: "tower", InPlay: []rules.Placed{{ID: "mad-man"}}},
		rules.SidePosition{Workers: 5, InPlay: []rules.Placed{{ID: "calamandra-moss"}, {ID: "stalking-tiger"}}})
	m.do(rules.Command{Verb: rules.Detect, Card: m.slot("stalking-tiger")})
	require.Equal(t, []string{"detect"}, m.verbs())
}

// Only what Legal lists lights up, and a card that cannot be played says why.
func TestOnlyWhatIsLegalLightsUp(t *testing.T) {
	m := lay(t, rules.SidePosition{Hand: []string{"bombaster"}, Gold: 0, Workers: 5, InPlay: []rules.Placed{{ID: "mad-man", Exhausted: true}}},
		rules.SidePosition{Workers: 5})
	for _, s := range m.Stack.Spots() {
		if slices.Contains([]string{"card", "held", "hero", "site", "place", "workers"}, s.What) {
			assert.False(t, s.Lit, "%s %d", s.What, s.N)
		}
	}
	m.Click("held", 0)
	m.Frame()
	assert.Contains(t, m.Words(), "It costs 2", "and is not there")
	assert.Zero(t, m.log.At())
}

// What the other player holds, has discarded, drawn or added is not on the screen: of a seat that is not one's own no card is named
// but what lies open.
func TestHandsStayHidden(t *testing.T) {
	for mode, n := range map[string]int{"three-heroes": 260, "free-for-all": 130, "two-headed-dragon": 130} {
		t.Run(mode, func(t *testing.T) { handsStayHidden(t, mode, n) })
	}
}

// handsStayHidden plays so many commands.
func handsStayHidden(t *testing.T, mode string, commands int) {
	t.Helper()
	m := open(t, atOnce, begin(t, mode, 5), nil)
	m.Stack.Settings.FoldLog = false
	r := rand.New(rand.NewPCG(5, 5))
	seen := 0
	for range commands {
		if m.Stack.Top().Name() == "codex-curtain" {
			for _, s := range m.Stack.Spots() {
				require.NotEqual(t, "held", s.What, "a hand is seen behind the curtain")
			}
			for _, d := range m.game().State().Sides[m.game().Asked()].Hand.Cards() {
				m.hides(d)
			}
			seen++
		}
		m.settle()
		g := m.game()
		if g.Over() {
			break
		}
		for other := range rules.Seat(g.Seats()) {
			if g.Enemies(g.Asked(), other) {
				for _, d := range g.State().Sides[other].Hand.Cards() {
					m.hides(d)
				}
			}
		}
		legal := g.Legal(nil)
		m.do(legal[r.IntN(len(legal))])
		if _, passes := m.Find("draw-curtain", 0); passes {
			m.Click("draw-curtain", 0)
			m.Frames(2)
		}
	}
	assert.Greater(t, seen, 3)
}

// hides checks that a card that somebody holds is not named, unless it can be known from elsewhere.
func (m *table) hides(d rules.Def) {
	m.T.Helper()
	g := m.game()
	id := g.Definition(d).ID
	for _, o := range g.Objects {
		if o.Def == d {
			return
		}
	}
	for s := range g.State().Sides[:g.Seats()] {
		side := &g.State().Sides[s]
		if !g.Enemies(g.Asked(), rules.Seat(s)) && side.Hand.Has(d) || side.Known[d] > 0 || side.Shown.Has(d) {
			return
		}
	}
	if _, log := m.Find("log", 0); log || m.told(id) {
		return // it was played, or is one's own
	}
	for _, s := range m.Stack.Spots() {
		if s.What != "pick" {
			require.NotEqual(m.T, lang.English.Name(id), s.Label, "%s %d", s.What, s.N)
		}
	}
}

// told says whether the log names a card.
func (m *table) told(id string) bool {
	for _, s := range m.Stack.Spots() {
		if s.What == "log" && strings.Contains(s.Label, lang.English.Name(id)) {
			return true
		}
	}
	return false
}

// A turn is taken back, and done again.
func TestUndo(t *testing.T) {
	m := open(t, atOnce, after(t, "one-hero", 5, 3), codex.Seats{"", "greedy"})
	at := m.log.At()
	m.do(m.game().Legal(nil)[0])
	require.Greater(t, m.log.At(), at)
	m.Click("undo", 0)
	m.Frame()
	require.Equal(t, at, m.log.At())
	m.Click("redo", 0)
	m.Frame()
	require.Greater(t, m.log.At(), at)
}

// One leafs through one's own codex, which tells how many copies are left, and through that of the other, of which it tells what has
// not been seen.
func TestLeafing(t *testing.T) {
	m := open(t, atOnce, after(t, "three-heroes", 9, 3), codex.Seats{"", "greedy"})
	const codices = 3 * rules.MaxSeats
	m.Click("pile", codices)
	m.Frames(2)
	own := m.Words()
	assert.Contains(t, own, "×2")
	m.Click("leaf", 1)
	m.Frames(2)
	assert.NotEqual(t, own, m.Words(), "another page is open")
	m.Click("tray-close", 0)
	m.Frames(2)
	m.Click("pile", codices+1)
	m.Frames(2)
	m.MustFind("tray", 0)
	m.Fits(t)
	m.Press(widget.Escape)
	m.Frames(2)
	_, open := m.Find("tray", 0)
	assert.False(t, open)
}

// A game is kept, found among the games, gone on with, watched, and when it is over entered into the records.
func TestGamesAreKept(t *testing.T) {
	k := codex.Kind()
	m := scenetest.New(t, atOnce)
	m.Stack.Games = t.TempDir()
	m.Until(func() bool { return m.Stack.Chronicle(k).Counted() })
	set, err := k.Deal(2, "one-hero", "", 4)
	require.NoError(t, err)
	log, err := m.Stack.BeginKind(k, replay.Header{Setup: set, Seats: []string{"2=greedy"}})
	require.NoError(t, err)
	m.Stack.Push(codex.New(m.Stack, log, codex.Seats{"", "greedy"}))
	w := &table{m, log}
	w.settle()
	w.do(w.game().Legal(nil)[0])
	path := log.Path()
	m.Stack.Home()
	m.Frames(2)
	codex.Tables(m.Stack).Resume(m.Stack, path)
	m.Until(func() bool { return m.Stack.Top().Name() == "codex" })
	m.Frames(3)
	m.Click("menu-button", 0)
	m.Click("concede", 0)
	m.Click("confirm", 0)
	m.Until(func() bool { return m.Stack.Top().Name() == "codex-end" })
	m.Frames(100)
	m.Fits(t)
	assert.Contains(t, m.Words(), "Defeat")
	m.Click("watch", 0)
	m.Until(func() bool { return m.Stack.Top().Name() == "replay" })
	m.Frames(20)
	m.Fits(t)
	saves, err := replay.List(filepath.Join(m.Stack.Games, "codex"))
	require.NoError(t, err)
	assert.Len(t, saves, 1)
}

// With more seats, too, a game is kept and gone on with; who gives up in a free-for-all ends it as the rules say, and the end lists all.
func TestGamesOfMoreAreKept(t *testing.T) {
	for _, mode := range []string{"free-for-all", "two-headed-dragon"} {
		m := scenetest.New(t, atOnce)
		m.Stack.Games = t.TempDir()
		set, err := codex.Kind().Deal(0, mode, "", 4)
		require.NoError(t, err)
		seats := codex.Seats{"", "random", "random", "random"}[:set.Own.(*kind.Setup).People]
		log, err := m.Stack.BeginKind(codex.Kind(), replay.Header{Setup: set, Seats: seats.Held()})
		require.NoError(t, err)
		m.Stack.Push(codex.New(m.Stack, log, seats))
		w := &table{m, log}
		w.settle()
		w.do(w.game().Legal(nil)[0])
		path := log.Path()
		m.Stack.Home()
		m.Frames(2)
		codex.Tables(m.Stack).Resume(m.Stack, path)
		m.Until(func() bool { return m.Stack.Top().Name() == "codex" })
		m.Frames(3)
		for range 200 {
			if m.Stack.Top().Name() == "codex-end" {
				break
			}
			if _, ok := m.Find("menu-button", 0); ok && m.Stack.Top().Name() == "codex" && m.Stack.Decides() == 0 {
				m.Click("menu-button", 0)
				m.Click("concede", 0)
				m.Click("confirm", 0)
			}
			m.Frames(30)
		}
		require.Equal(t, "codex-end", m.Stack.Top().Name())
		m.Frames(60)
		m.Fits(t)
		m.Click("watch", 0)
		m.Until(func() bool { return m.Stack.Top().Name() == "replay" })
		m.Frames(10)
		m.Fits(t)
	}
}

// The words of the table stand in every language, and no language knows them otherwise.
func TestWords(t *testing.T) {
	english := codex.Words("en")
	for _, l := range languages.All() {
		langtest.SameWords(t, english, codex.Words(l.Name), l)
		for key := range english {
			assert.NotContains(t, l.Words, key)
		}
	}
}

// An aimless walk by the direction pad comes to all that can be done.
func TestDirectionsLeadEverywhere(t *testing.T) {
	for _, mode := range []string{"one-hero", "three-heroes", "free-for-all", "two-headed-dragon"} {
		t.Run(mode, func(t *testing.T) {
			log := after(t, mode, 11, 3)
			m := open(t, atOnce, log, codex.Seats{"", "greedy", "greedy", "greedy"}[:log.Game().Seats()])
			m.settle()
			m.ByGamepad()
			left := map[widget.ID]bool{}
			for _, s := range m.Stack.Spots() {
				if s.Lit && s.Enabled && s.Label != "" {
					left[s.ID] = true
				}
			}
			require.NotEmpty(t, left)
			r := rand.New(rand.NewPCG(1, 1))
			for range 20000 {
				m.Press([...]widget.Key{widget.Left, widget.Right, widget.Up, widget.Down}[r.IntN(4)])
				delete(left, m.Stack.Pointed())
			}
			assert.Empty(t, left)
		})
	}
}

func TestTableLooksAsBefore(t *testing.T) {
	show := func(mode string, turns int, then func(m *table)) func(*scenetest.Mouse) {
		return func(mouse *scenetest.Mouse) {
			log := after(t, mode, turns, 3)
			m := &table{mouse, log}
			m.Stack.Settings.FoldLog = true
			m.Stack.Push(codex.New(m.Stack, log, codex.Seats{"", "greedy", "greedy", "greedy"}[:log.Game().Seats()]))
			m.Frames(3)
			if then != nil {
				then(m)
			}
		}
	}
	scenetest.LookAsBefore(t, map[string]func(m *scenetest.Mouse){
		"a game begins": show("one-hero", 1, nil),
		"one hero":      show("one-hero", 13, nil),
		"three heroes":  show("three-heroes", 13, nil),
		"each for one":  show("free-for-all", 13, nil),
		"two teams":     show("two-headed-dragon", 11, nil),
		"the codex":     show("three-heroes", 13, func(m *table) { m.Press(widget.Houses) }),
		"actions":       show("one-hero", 13, func(m *table) { m.Click("held", 0) }),
		"the log":       show("one-hero", 13, func(m *table) { m.Click("fold-log", 0) }),
	})
}

// A table is drawn again in each frame, without garbage.
func TestFramesLeaveNoGarbage(t *testing.T) {
	m := open(t, atOnce, after(t, "three-heroes", 13, 3), codex.Seats{"", "greedy"})
	m.In.Seconds = 1.0 / 60
	m.Frames(60)
	assert.LessOrEqual(t, testing.AllocsPerRun(50, func() { m.Stack.Update(m.In) }), 40.0)
	require.NotEmpty(t, m.Words())
}
