package play_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/games"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// told is all visible text, without line breaks.
func told(m *scenetest.Mouse) string { return strings.ReplaceAll(m.Words(), "\n", " ") }

// writtenIn are the words in a rectangle.
func writtenIn(m *scenetest.Mouse, r layout.Rect) (words []string) {
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Words && r.Has(scenetest.Box(&op).Center()) {
			words = append(words, op.Text)
		}
	}
	return words
}

// The table shows how much the monster can take, how far it has risen, for whom the tide is high, and what
// each player has.
func TestNumbersOnTheTable(t *testing.T) {
	for risen := range 4 {
		m := scenetest.New(t, scenetest.AtOnce)
		m.Lay(fmt.Sprint("rise-", risen))
		b, places := &m.Table().Board, &m.Table().Places
		boss := &b.Faces[b.Boss]
		assert.Contains(t, writtenIn(m, places.Vitals), m.Stack.T("health", boss.Power-boss.Damage, boss.Power))
		assert.Contains(t, writtenIn(m, places.Vitals), widget.Number(boss.Armor-boss.Spent))
		lit := 0
		for _, op := range m.Stack.Picture().Ops {
			if op.Kind == paint.Mark && op.Sign == paint.Rising && op.Color == theme.Danger && op.Rect.Within(places.Gauges) {
				lit++
			}
		}
		assert.Equal(t, risen, lit)
		tide := map[bool]string{false: "tide-low", true: "tide-high"}[risen%2 == 1]
		assert.Contains(t, writtenIn(m, places.Band), m.Stack.T(tide))
		assert.Contains(t, writtenIn(m, places.Sides[0].Status), fmt.Sprintf("%d / %d", b.Pool[0], b.Cost[0]))
		turn := m.Stack.T("turn-n", m.Table().Tally.Turns) + " · " + m.Table().Name(0)
		if m.Table().Tally.Turns == 0 {
			turn = lang.Capital(m.Stack.T("step-setup"))
		}
		assert.True(t, slices.ContainsFunc(writtenIn(m, places.Band), func(words string) bool { return strings.HasPrefix(words, turn) }), turn)
		for i, zone := range []card.Zone{card.Deck, card.Discard, card.Archives, card.Purged} {
			if r := places.Sides[0].Piles[i]; !r.Empty() {
				assert.Contains(t, writtenIn(m, r), widget.Number(len(b.Piles[0][zone])))
			}
		}
	}
}

// The line of the turn names the set-up first, and then the turn, the player and the step.
func TestTurnIsNamed(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Begin()
	m.Settle()
	band := func() string { return strings.Join(writtenIn(m, m.Table().Places.Band), "|") }
	assert.Contains(t, band(), lang.Capital(m.Stack.T("step-setup")))
	m.House()
	m.Frame()
	assert.Contains(t, band(), m.Stack.T("turn-n", 1)+" · "+m.Table().Name(0))
	assert.NotContains(t, band(), lang.Capital(m.Stack.T("step-setup")))
}

// To keep the first hand is what most players will want; any other yes is.
func TestLikelyAnswerIsStrong(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Begin()
	m.Settle()
	m.Frame()
	require.Equal(t, keyforge.ForMulligan, m.Table().Question().Purpose)
	assert.Contains(t, m.Strong(), m.MustFind("no", 0).Label)
	assert.NotContains(t, m.Strong(), m.MustFind("yes", 0).Label)
	m.Lay("table")
	m.Ask(keyforge.Question{Kind: keyforge.AskYesNo, Purpose: keyforge.ForUse})
	m.Frame()
	assert.Contains(t, m.Strong(), m.MustFind("yes", 0).Label)
	assert.NotContains(t, m.Strong(), m.MustFind("no", 0).Label)
}

// The end of the turn is the likely answer only when there is nothing else to do.
func TestEndOfTurnIsStrongAtLast(t *testing.T) {
	for hand, strong := range map[string]bool{"punch": false, "": true} {
		m := scenetest.New(t, scenetest.AtOnce)
		p := scenetest.Held()
		if hand != "" {
			p = scenetest.Held(gametest.Cards(hand)...)
		}
		require.NoError(t, play.Start(m.Stack, p))
		m.Frames(3)
		assert.Equal(t, strong, slices.Contains(m.Strong(), m.Stack.T("end-turn")), hand)
	}
}

// A keyword with a number shows it beside its sign, one without shows none.
func TestNumbersOfKeywords(t *testing.T) {
	for keyword, numbered := range map[card.Keyword]bool{card.Assault: true, card.Taunt: false} {
		m := scenetest.New(t, scenetest.AtOnce)
		id, n := "", 0
		for _, p := range m.Stack.Adventures.Facts() {
			if def, ok := m.Stack.Catalogue.Number(p.ID); ok && p.Type == card.CreatureType.String() {
				if c := m.Stack.Catalogue.Card(def); c.Keywords[keyword] > 0 && (!numbered || c.Keywords[keyword] > 1) {
					id, n = p.ID, int(c.Keywords[keyword])
					break
				}
			}
		}
		require.NotEmpty(t, id)
		p := scenetest.Held()
		p.Players[0].Line = gametest.Cards(id)
		require.NoError(t, play.Start(m.Stack, p))
		m.Frames(3)
		at, _, ok := m.Table().Spot(m.Table().Board.Piles[0][card.Battleline][0])
		require.True(t, ok)
		edge := layout.Rect{X: at.X - 0.1*at.W, Y: at.Y + 0.1*at.H, W: 0.35 * at.W, H: 0.55 * at.H}
		assert.Equal(t, numbered, slices.Contains(writtenIn(m, edge), widget.Number(n)), id)
	}
}

// The card under the mouse is lifted from the hand, the others lie in their row.
func TestCardIsLiftedFromTheHand(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Start(m.Stack, scenetest.Held(gametest.Cards("punch", "anger", "smaaash")...)))
	m.Frames(3)
	names := func() (at []float64) {
		for _, title := range []string{"Punch", "Anger", "Smaaash"} {
			top := m.In.H
			for _, op := range m.Stack.Picture().Ops {
				if op.Text == title && m.Table().Places.Sides[0].Hand.Area.Inset(-30).Has(op.Rect.Center()) {
					top = min(top, op.Rect.Y)
				}
			}
			at = append(at, top)
		}
		return at
	}
	assert.InDelta(t, names()[0], names()[1], 0.1)
	m.Point("card", int(m.Slot("Anger")))
	m.Frame()
	assert.Less(t, names()[1], names()[0])
	assert.InDelta(t, names()[0], names()[2], 0.1)
}

// What cannot be undone says why.
func TestWhyNothingIsUndone(t *testing.T) {
	for undo, why := range map[int]string{0: "", 2: "undo-none-why"} {
		m := scenetest.New(t, scenetest.AtOnce)
		plan := session.DefaultPlan(3)
		plan.Undo = undo
		tb, err := m.Stack.OpenBegunTable(m.Stack.Begin(plan))
		require.NoError(t, err)
		m.Stack.Replace(play.New(tb))
		m.Settle()
		m.Frame()
		assert.Equal(t, m.Stack.T("undo-nothing"), m.MustFind("undo", 0).Why)
		m.Do(m.Table().Legal()[0])
		m.Settle()
		m.Frame()
		want := ""
		if why != "" {
			want = m.Stack.T(why)
		}
		assert.Equal(t, want, m.MustFind("undo", 0).Why)
		assert.Equal(t, m.Stack.T("redo-nothing"), m.MustFind("redo", 0).Why)
	}
}

// saved is a standard game of a person against a computer that the loser has conceded in that turn, or
// in the next one.
func saved(t *testing.T, m *scenetest.Mouse, loser keyforge.Side, turn int) string {
	t.Helper()
	plan := session.DefaultPlan(3)
	plan.Duel, plan.Seats[1].Bot = true, "random"
	log, err := m.Stack.Begin(plan)
	require.NoError(t, err)
	for log.Game().Question().Side != loser || log.Game().Turn() < turn {
		legal := log.Game().Legal(nil)
		err := log.Do(legal[len(legal)-1])
		require.NoError(t, err)
	}
	err = log.Do(keyforge.Command{Verb: keyforge.Concede})
	require.NoError(t, err)
	require.NoError(t, log.Close())
	return log.Path()
}

// One person against a computer has won or lost; the end says who conceded.
func TestEndForOnePerson(t *testing.T) {
	for loser, word := range []string{"defeat", "victory"} {
		m := scenetest.New(t, scenetest.AtOnce)
		m.Stack.Games = t.TempDir()
		play.Analyse(m.Stack, saved(t, m, keyforge.Side(loser), 0))
		m.Until(func() bool { return m.Stack.Top().Name() == "end" })
		m.Frames(3)
		for _, each := range []string{"defeat", "victory"} {
			assert.Equal(t, each == word, slices.Contains(strings.Split(m.Words(), "\n"), m.Stack.T(each)), each)
		}
		turn := m.Table().Story.Game().Turn()
		assert.Contains(t, told(m), m.Stack.T("duel-conceded", turn, m.Table().Name(keyforge.Side(1-loser))))
		m.Click("end-tab", 2)
		m.Frame()
		assert.Contains(t, m.Words(), m.Stack.T("players")+"\n"+m.Stack.T("of-both", m.Table().Name(0), m.Table().Name(1)))
		assert.Contains(t, m.Words(), m.Stack.T("count-keys")+"\n"+m.Stack.T("of-both", 0, 0))
	}
}

// The numbers of an adventure are those of its end, with what the monster has healed.
func TestNumbersOfAnAdventure(t *testing.T) {
	m := end(t)
	b, tally := &m.Table().Board, &m.Table().Tally
	boss := &b.Faces[b.Boss]
	require.Less(t, boss.Damage, boss.Power)
	assert.Contains(t, told(m), m.Stack.T("end-damage", boss.Damage, boss.Power))
	says := func(key, value string) {
		t.Helper()
		m.Frame()
		assert.Contains(t, m.Words(), m.Stack.T(key)+"\n"+value)
	}
	m.Click("end-tab", 2)
	says("difficulty", m.Stack.T("difficulty-easy"))
	says("count-turns", widget.Number(tally.Turns))
	says("count-keys", widget.Number(tally.Keys))
	says("count-destroyed", widget.Number(tally.Destroyed))
	says("count-played", m.Stack.T("both", tally.Played[0]+tally.Played[1], tally.Played[keyforge.Monster]))
	says("count-amber", m.Stack.T("both", tally.Gained[0]+tally.Gained[1], tally.Gained[keyforge.Monster]))
	says("count-tides", widget.Number(tally.Tides))
	for _, g := range b.Gauges {
		if !g.OfPool {
			says(m.Stack.Gauge(g.Name).Name, widget.Number(g.Value))
		}
	}
	tally.Wounds = boss.Damage
	says("count-damage", m.Stack.T("of", boss.Damage, boss.Power))
	tally.Wounds += 3
	says("count-damage", m.Stack.T("of-healed", boss.Damage, boss.Power, 3))
}

// Another game is begun from the beginning, without advice, and with the same deal on request.
func TestAnotherGameIsNew(t *testing.T) {
	for what, seed := range map[string]uint64{"again": 77, "same-seed": 1} {
		m := scenetest.New(t, scenetest.AtOnce)
		m.Begin()
		m.Settle()
		h := &m.Table().Story.Header
		h.Advised, h.Taken, h.Edited, h.Round, h.Match = 3, 4, true, 0, ""
		m.Table().Concede()
		m.Until(func() bool { return m.Stack.Top().Name() == "end" })
		m.Frames(30)
		assert.Contains(t, told(m), m.Stack.T("end-advised", 3))
		m.Stack.Seed = func() uint64 { return 77 }
		m.Click(what, 0)
		m.Frames(2)
		require.Equal(t, "table", m.Stack.Top().Name())
		next := m.Table().Story.Header
		assert.Equal(t, seed, next.Seed)
		assert.Equal(t, [2]int{0, 0}, [2]int{next.Advised, next.Taken})
		assert.False(t, next.Edited)
	}
}

// Whoever takes over a game that only computers played sits in all of their seats; otherwise each stays
// where they are.
func TestGameIsTakenOver(t *testing.T) {
	for _, bots := range [][2]string{{"random", "random"}, {"", "random"}} {
		m := scenetest.New(t, scenetest.AtOnce)
		m.Stack.Games = t.TempDir()
		plan := session.DefaultPlan(3)
		plan.Players, plan.Seats[0].Bot, plan.Seats[1].Bot = 2, bots[0], bots[1]
		log, err := m.Stack.Begin(plan)
		require.NoError(t, err)
		for range 4 {
			err := log.Do(log.Game().Legal(nil)[0])
			require.NoError(t, err)
		}
		require.NoError(t, log.Close())
		games.WatchFile(m.Stack, log.Path())
		m.Until(func() bool { return m.Stack.Top().Name() == "replay" })
		m.Press(widget.End)
		m.Frame()
		m.Click("take-over", 0)
		m.Frames(2)
		h := m.Table().Story.Header
		assert.Equal(t, 4, h.Taken)
		assert.NotEqual(t, log.Path(), m.Table().Story.Path())
		if bots[0] == "" {
			assert.Equal(t, log.Header.Seats, h.Seats)
		} else {
			assert.Empty(t, h.Seats)
		}
	}
}

// An analysis says which swings were good and which bad, and what its turning points cost.
func TestSwingsOfAGame(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.GoneBy(true)
	m.ThoughtOver()
	percent := func(n int) string { return m.Stack.T("percent", n) }
	assert.Contains(t, told(m), m.Stack.T("swing-bad", 2, percent(60), percent(30)))
	assert.Contains(t, told(m), m.Stack.T("swing-good", 4, percent(20), percent(45)))
	assert.Contains(t, m.Words(), m.Stack.T("turnings"))
	assert.Equal(t, 1, strings.Count(told(m), m.Stack.T("turning-open")))
	assert.Contains(t, told(m), m.Stack.T("turning-lost", 2, m.Table().Name(0), percent(11)))
}

// A tip stays for the turn in which it appeared, even if it still matters in the next one.
func TestTipStaysForItsTurn(t *testing.T) {
	m := scenetest.New(t, advised(tipsBut(scenetest.New(t, scenetest.AtOnce), "chains")))
	p := calm()
	p.Players[0].Chains = 8
	require.NoError(t, play.Start(m.Stack, p))
	m.Frames(12)
	assert.Contains(t, m.Words(), m.Stack.T("tip-chains"))
	m.Stack.Settings.Confirm = false
	for turn := m.Table().Tally.Turns; m.Table().Tally.Turns == turn; {
		m.Do(keyforge.Command{Verb: keyforge.EndTurn})
		m.Settle()
	}
	m.Frames(12)
	require.Positive(t, m.Table().Board.Chains[0])
	assert.NotContains(t, m.Words(), m.Stack.T("tip-chains"))
}

// A damaged or foreign file cannot be watched, nor a game that is not over be analyzed.
func TestWhatCannotBeOpened(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	log, err := m.Stack.Begin(session.DefaultPlan(3))
	require.NoError(t, err)
	require.NoError(t, log.Close())
	for path, says := range map[string]string{log.Path(): m.Stack.T("not-over"), log.Path() + ".gone" + replay.Extension: "not exist"} {
		play.Analyse(m.Stack, path)
		m.Until(func() bool { return m.Stack.Top().Name() == "message" })
		m.Frame()
		assert.Contains(t, m.Words(), m.Stack.T("cannot-open"))
		assert.Contains(t, strings.ToLower(told(m)), strings.ToLower(says))
		m.Press(widget.Enter)
		m.Frame()
	}
}

// A position is called by its name, or by that of its adventure and its own.
func TestPositionsAreNamed(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	assert.ErrorContains(t, play.Position(m.Stack, "nowhere"), play.PositionNames(m.Stack.Adventures))
	assert.Error(t, play.Position(m.Stack, "nowhere/table"))
	for _, name := range []string{"table", keyraken.Adventure.Name() + "/table"} {
		require.NoError(t, play.Position(m.Stack, name))
		assert.Equal(t, 3, m.Table().Seats())
	}
	assert.Contains(t, play.PositionNames(adventure.List{keyraken.Adventure}), "rise-2, rise-3, table, victory")
}

// The menu is open to everybody before the curtain, too.
func TestMenuBeforeTheCurtain(t *testing.T) {
	for _, key := range []widget.Key{widget.Escape, widget.Menu} {
		m := scenetest.New(t, scenetest.AtOnce)
		m.Duel([2]int{0, 1}, false)
		m.Until(func() bool {
			if _, ok := m.Find("draw-curtain", 0); ok {
				m.Click("draw-curtain", 0)
			}
			return m.Stack.Top().Name() == "curtain"
		})
		m.Press(key)
		m.Frame()
		require.Equal(t, "pause", m.Stack.Top().Name())
		m.Press(widget.Escape)
		m.Frame()
		assert.Equal(t, "curtain", m.Stack.Top().Name())
	}
}
