package setup_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest/clockwork"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/setup"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// told is all visible text, without line breaks.
func told(m *scenetest.Mouse) string { return strings.ReplaceAll(m.Words(), "\n", " ") }

// With several adventures one is chosen for a new game, and the window uses its words.
func TestAdventureIsChosen(t *testing.T) {
	m := scenetest.NewFor(t, scenetest.AtOnce, adventure.List{keyraken.Adventure, clockwork.Adventure})
	m.Click("new-adventure", 0)
	assert.Contains(t, m.Words(), m.Stack.T("goal"))
	first := m.Stack.T("goal")
	m.Click("adventure", 1)
	assert.NotEqual(t, first, m.Stack.T("goal"))
	assert.Contains(t, m.Words(), m.Stack.T("goal"))
	m.Click("begin", 0)
	m.Frame()
	assert.Equal(t, clockwork.Adventure.Name(), m.Table().Story.Game().Mode().Name())
	m.Stack.Home()
	m.Frame()
	m.Click("new-adventure", 0)
	m.Click("adventure", 0)
	assert.Equal(t, first, m.Stack.T("goal"))
	m.Click("begin", 0)
	m.Frame()
	assert.Equal(t, keyraken.Adventure.Name(), m.Table().Story.Game().Mode().Name())
}

// The set-up remembers the kind of game begun last, but a chosen deck goes into an
// adventure.
func TestSetupRemembersTheKindOfGame(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	kept := 0
	m.Stack.Save = func(session.Settings) { kept++ }
	kind := func() bool {
		m.Stack.Home()
		m.Frames(2)
		m.Click("new-adventure", 0)
		m.Frame()
		_, standard := m.Find("match-plan", 0)
		return standard
	}
	assert.False(t, kind())
	m.Click("game-kind", 1)
	m.Frame()
	assert.False(t, kind(), "it was only looked at")
	m.Click("game-kind", 1)
	m.Frame()
	m.Click("begin", 0)
	m.Frames(2)
	assert.True(t, kind())
	assert.True(t, m.Stack.Settings.Standard)
	assert.Equal(t, 1, kept)
	m.Stack.Home()
	m.Stack.Push(setup.New(m.Stack, "argus"))
	m.Frames(2)
	_, standard := m.Find("match-plan", 0)
	assert.False(t, standard)
	m.Click("begin", 0)
	m.Frames(2)
	assert.False(t, kind())
}

// The terms of undo are chosen with the adventure, and kept.
func TestUndoTerms(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("new-adventure", 0)
	m.Click("more", 0)
	m.Click("undo-terms", 2)
	m.Click("ok", 0)
	assert.Contains(t, told(m), m.Stack.T("undo-none-means"), "it is said in the plan, too")
	m.Click("begin", 0)
	m.Frame()
	m.Turns(2, 3)
	assert.False(t, m.On("undo"))
	at := m.Table().Story.At()
	m.Press(widget.Undo)
	assert.Equal(t, at, m.Table().Story.At())
	m.Point("undo", 0)
	m.Frame()
	assert.Contains(t, told(m), m.Stack.T("undo-none-why"))
}

// The rulebook is chosen, and what it means is said.
func TestRulebook(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("new-adventure", 0)
	m.Click("more", 0)
	assert.Contains(t, told(m), m.Stack.T("rulebook-newest-means"))
	m.Click("rulebook", 1)
	assert.Contains(t, told(m), m.Stack.T("rulebook-printed-means"))
	m.Click("ok", 0)
	m.Click("begin", 0)
	m.Frame()
	assert.Equal(t, "printed", save.Setup(&m.Table().Story.Header).Rulebook)
}

// A plan becomes a game: players, decks, bots, difficulty and seed.
func TestNewAdventure(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("new-adventure", 0)
	m.Click("players", 2)
	m.Choose(0, 1)
	m.Click("who-2", 1)
	m.Click("difficulty", 2)
	m.Click("more", 0)
	for range 8 {
		m.Press(widget.Backspace)
	}
	m.In.Typed = []rune("1234")
	m.Frame()
	m.Click("ok", 0)
	m.Click("begin", 0)
	m.Frame()
	tb := m.Table()
	assert.Equal(t, 3, tb.Seats())
	assert.Nil(t, tb.Bots[0])
	assert.Nil(t, tb.Bots[1])
	assert.NotNil(t, tb.Bots[2])
	second, err := deck.Named(deck.Embedded()[1])
	require.NoError(t, err)
	assert.Equal(t, card.HouseSet(second.Houses[:]...), tb.Board.Houses[0], "the second deck")
	again := scenetest.New(t, scenetest.AtOnce)
	plan := session.DefaultPlan(1234)
	plan.Players, plan.Difficulty = 3, adventure.Hard
	plan.Seats[0].Deck, plan.Seats[2].Bot = deck.Embedded()[1], "greedy"
	same, err := again.Stack.OpenBegunTable(again.Stack.Begin(plan))
	require.NoError(t, err)
	assert.Equal(t, same.Board.Piles[0][card.Hand], tb.Board.Piles[0][card.Hand], "equal plans make equal games")
}

// The set-up marks Easy for a first game, and says that Normal is hard for several
// players, with the measured rate.
func TestSetUpAdvises(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("new-adventure", 0)
	m.Click("difficulty", int(adventure.Normal))
	m.Frame()
	measured := m.Stack.Adventure.Rates()
	require.NotNil(t, measured)
	assert.GreaterOrEqual(t, measured.Games, 300)
	assert.Contains(t, m.Words(), m.Stack.T("advice-easy"))
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Mark && op.Sign == paint.Star {
			assert.True(t, op.Rect.Within(m.MustFind("difficulty", int(adventure.Easy)).Rect), "the star is on the easy one")
		}
	}
	assert.Equal(t, 1, m.Signs(paint.Star))
	m.Click("players", 1)
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("advice-hard", 2, m.Stack.T("difficulty-normal")))
	m.Click("more", 0)
	m.Frame()
	for d := range measured.Won {
		for players, won := range measured.Won[d] {
			rate := m.Stack.T("rate", int(won))
			if won < 1 {
				rate = m.Stack.T("rate-less")
			}
			assert.Equal(t, rate, m.MustFind("rate-"+adventure.Difficulty(d).String(), players+1).Label)
		}
	}
	m.Click("ok", 0)
	m.Click("difficulty", int(adventure.Easy))
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("advice-first"))
	assert.NotContains(t, m.Words(), m.Stack.T("advice-hard", 2, m.Stack.T("difficulty-easy")))
}

// The set-up says in how many of how many games with random decks the computer won at the chosen difficulty, with the interval.
func TestSetUpTellsTheOdds(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("new-adventure", 0)
	for _, c := range []struct {
		players int
		level   adventure.Difficulty
		want    string
	}{
		{1, adventure.Easy, "With random decks, Quick won 289 of 300 games (94–98 %)."},   // 96.3 %
		{1, adventure.Normal, "With random decks, Quick won 161 of 300 games (48–59 %)."}, // 53.7 %
		{2, adventure.Normal, "With random decks, Quick won 31 of 300 games (7–14 %)."},   // 10.3 %
		{2, adventure.Hard, "With random decks, Quick won 1 of 300 games (0–2 %)."},       // 0.3 %
	} {
		m.Click("players", c.players-1)
		m.Click("difficulty", int(c.level))
		m.Frame()
		assert.Contains(t, told(m), c.want)
	}
}

// Where bots with randomly drawn decks hardly ever win, the set-up says with which decks the game can be won.
func TestSetUpTellsTheBestTeam(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	best := m.Stack.Adventure.Rates().BestOf(adventure.Normal, 3)
	require.NotNil(t, best)
	assert.Positive(t, best.Won)
	m.Click("new-adventure", 0)
	m.Click("difficulty", int(adventure.Normal))
	m.Click("players", 2)
	m.Frame()
	even := "Even so, with the best decks found, "
	assert.Contains(t, told(m), fmt.Sprintf("%s%s won %d of %d games (", even, m.Stack.T("bot-"+best.Bot), best.Won, best.Games))
	m.Click("more", 0)
	m.Point("rate-normal", 3)
	m.Frames(40)
	for _, title := range best.Decks {
		assert.Contains(t, told(m), title)
	}
	m.Click("ok", 0)
	m.Click("difficulty", int(adventure.Hard))
	m.Frame()
	assert.NotContains(t, told(m), even, "nobody has looked for one")
}

// Nothing covers the options if the screen opens with the mouse where a card lies.
func TestSetUpOpensWithoutACard(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.In.Mouse = layout.Point{X: 900, Y: 500}
	m.Frame()
	m.Press(widget.Enter) // begins a new adventure
	m.Frames(10)
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	spot := layout.Point{}
	for _, s := range m.Stack.Spots() {
		if s.What == "showpiece" && s.Rect.Has(m.In.Mouse) {
			spot = m.In.Mouse
		}
	}
	require.NotZero(t, spot, "the mouse is on a card")
	before := len(m.Stack.Picture().Ops)
	m.In.Mouse.X++
	m.Frames(3)
	assert.Greater(t, len(m.Stack.Picture().Ops), before+20, "it is shown once the mouse moves")
}

// Players are called by a name, you, or an ally, in the set-up, on the table, in the
// story and in the save; names are remembered.
func TestPlayersHaveNames(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	var kept session.Settings
	m.Stack.Save = func(s session.Settings) { kept = s }
	m.Click("new-adventure", 0)
	assert.Contains(t, m.Words(), m.Stack.T("you-title"))
	m.Click("players", 2)
	m.Frame()
	assert.NotContains(t, strings.ToLower(m.Words()), "bot", "nobody is called a bot")
	m.Click("who-2", 1)
	m.Click("name", 1)
	m.Frame()
	require.Equal(t, "naming", m.Stack.Top().Name())
	m.In.Typed = []rune("Анна")
	m.Frames(2)
	m.Press(widget.Enter)
	m.Frames(2)
	require.Equal(t, "new-adventure", m.Stack.Top().Name(), "Enter names, and does not begin the game")
	assert.Equal(t, [...]string{"", "Анна", "", "", ""}, kept.Names)
	m.Click("begin", 0)
	m.Frames(2)
	tb := m.Table()
	assert.Equal(t, []string{"", "Анна", ""}, tb.Story.Header.Players)
	assert.Equal(t, "Player 1", tb.Name(0))
	assert.Equal(t, "Анна", tb.Name(1))
	assert.Equal(t, "Ally", tb.Name(2))
	m.Settle()
	told := func() (all string) {
		for _, e := range tb.Log {
			all += e.Text + "\n"
		}
		return all
	}
	for n := 0; n < 40 && !strings.Contains(told(), "Анна"); n++ {
		legal := tb.Legal()
		tb.Do(legal[len(legal)-1])
		m.Settle()
	}
	all := told()
	assert.Contains(t, all, "Анна")
	assert.NotContains(t, all, "layer 2", "the story calls her by her name, too")
	saved, err := os.ReadFile(tb.Story.Path())
	require.NoError(t, err)
	assert.Contains(t, string(saved), "Анна")

	m.Stack.Home()
	m.Click("new-adventure", 0)
	m.Click("players", 1)
	m.Frame()
	assert.Contains(t, m.Words(), "Анна", "names are remembered")
	m.Click("who-1", 1)
	m.Click("begin", 0)
	m.Frames(2)
	assert.Equal(t, m.Stack.T("you-title"), m.Table().Name(0), "the only person is you")
	assert.Equal(t, "Ally", m.Table().Name(1))
}

// A person who plays alone beside computers is addressed as you: you decide. One with a name decides.
func TestWhoIsCalledYouDecides(t *testing.T) {
	decides := func(name string) bool {
		m := scenetest.New(t, scenetest.AtOnce)
		m.Stack.Settings.Names[0] = name
		m.Click("new-adventure", 0)
		m.Click("players", 1)
		m.Click("who-1", 1)
		m.Click("begin", 0)
		m.Until(func() bool { return m.Table().Asking() })
		m.Frame()
		return slices.ContainsFunc(m.Stack.Picture().Ops, func(op paint.Op) bool {
			return op.Kind == paint.Words && op.Text == m.Stack.T("decides")
		})
	}
	assert.False(t, decides(""))
	assert.True(t, decides("Ada"))
}

// The arrow beside a computer chooses how strong it is, one after another.
func TestStrengthOfAComputer(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("new-adventure", 0)
	m.Click("players", 1)
	m.Frame()
	assert.Equal(t, m.Stack.T("bot"), m.MustFind("who-1", 1).Label)
	m.Click("who-1", 1)
	for _, words := range []string{"bot-expert", "bot-master", "bot-quick", "bot-greedy", "bot-random", "bot-expert"} {
		m.Frame()
		assert.Equal(t, m.Stack.T(words), m.MustFind("who-1", 1).Label)
		m.Click("level", 1)
	}
	m.Click("who-1", 0)
	m.Frame()
	assert.Equal(t, m.Stack.T("person"), m.MustFind("who-1", 0).Label)
	_, level := m.Find("level", 1)
	assert.False(t, level)
}

// A computer is an ally of persons in an adventure and their opponent in a standard game; among computers
// they are numbered.
func TestComputersAreCalled(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("new-adventure", 0)
	m.Click("players", 1)
	m.Click("who-1", 1)
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("ally-title"))
	assert.Contains(t, m.WordsIn(theme.Seats[0]), m.Stack.T("you-title"))
	m.Click("who-0", 1)
	m.Frame()
	for i := range 2 {
		assert.Contains(t, m.WordsIn(theme.Seats[i]), m.Stack.T("player-title", i+1))
	}
	m.Click("game-kind", 1)
	m.Frame()
	assert.Equal(t, []string{m.Stack.T("player-title", 2)}, m.WordsIn(theme.Seats[1]))
	m.Click("who-0", 0)
	m.Frame()
	assert.Equal(t, []string{m.Stack.T("bot")}, m.WordsIn(theme.Seats[1]))
	assert.NotContains(t, m.Words(), m.Stack.T("ally-title"))
}

// Every choice of a plan is explained.
func TestChoicesAreExplained(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	says := func(key string) { t.Helper(); m.Frame(); assert.Contains(t, told(m), m.Stack.T(key)) }
	m.Click("new-adventure", 0)
	for i, key := range []string{"easy", "normal", "hard"} {
		m.Click("difficulty", i)
		says("difficulty-" + key + "-why")
	}
	says("goal")
	assert.NotContains(t, told(m), m.Stack.T("order-note"))
	m.Click("players", 1)
	says("order-note")
	m.Click("game-kind", 1)
	says("standard-goal")
	m.Click("more", 0)
	for i, key := range session.UndoMeans {
		m.Click("undo-terms", i)
		says(key)
	}
	m.Click("ok", 0)
	says("hands-hidden-one")
	m.Click("who-0", 1)
	says("hands-hidden-watched")
	m.Click("hands", 1)
	says("hands-open-means")
	m.Click("who-0", 0)
	m.Click("who-1", 0)
	m.Click("hands", 0)
	says("hands-hidden-means")
	m.Click("match-plan", 0)
	for i, key := range []string{"format-single-means", "format-best-of-three-means", "format-adaptive-means"} {
		m.Click("match-format", i)
		says(key)
	}
	for i, key := range []string{"way-own-means", "way-auction-means", "way-sealed-means"} {
		m.Click("match-way", i)
		says(key)
	}
}

// The seed is typed digit by digit, taken back, or drawn anew.
func TestSeedIsTyped(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	seeds := []uint64{7, 8}
	m.Stack.Seed = func() uint64 { next := seeds[0]; seeds = seeds[1:]; return next }
	m.Click("new-adventure", 0)
	m.Click("more", 0)
	seed := func() string { m.Frame(); return m.MustFind("seed", 0).Label }
	assert.Equal(t, "7", seed())
	m.In.Typed = []rune("1x2")
	assert.Equal(t, "712", seed())
	m.Press(widget.Backspace)
	assert.Equal(t, "71", seed())
	m.In.Typed = []rune(strings.Repeat("9", 30))
	assert.Equal(t, "71"+strings.Repeat("9", 14), seed(), "no more digits than fit")
	m.Click("seed-new", 0)
	assert.Equal(t, "8", seed())
}

// A deck that is gone is replaced by one that comes with the game, and the set-up says so.
func TestDeckThatIsGone(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	plan := session.DefaultPlan(1)
	plan.Seats[0].Deck = "gone"
	m.Stack.OpenSetup(plan)
	m.Frames(2)
	first, err := deck.Named(deck.Embedded()[0])
	require.NoError(t, err)
	assert.Contains(t, m.Words(), first.Name)
	assert.NotEmpty(t, m.WordsIn(theme.Danger))
	m.Click("begin", 0)
	m.Frames(2)
	assert.Equal(t, first.Name, save.Setup(&m.Table().Story.Header).Decks[0].Name)
}

// The cards that are shown of a deck are its most powerful ones; under the mouse one is large.
func TestBestCardsAreShown(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("new-adventure", 0)
	m.Frame()
	d, err := deck.Named(deck.Embedded()[0])
	require.NoError(t, err)
	mean := func(at []int) float64 {
		sum := 0
		for _, i := range at {
			sum += library.Printing(d, d.Cards[i].ID).Power
		}
		return float64(sum) / float64(len(at))
	}
	var shown, all []int
	for i := range d.Cards {
		all = append(all, i)
		if _, ok := m.Find("showpiece", i); ok {
			shown = append(shown, i)
		}
	}
	assert.GreaterOrEqual(t, len(shown), 2*deck.Houses)
	assert.Greater(t, mean(shown), mean(all))
}

// A standard game begins against the computer; an adventure with people.
func TestStandardGameIsAgainstTheComputer(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("new-adventure", 0)
	m.Click("game-kind", 1)
	m.Frame()
	assert.Equal(t, []string{m.Stack.T("bot")}, m.WordsIn(theme.Seats[1]))
	m.Click("who-1", 0)
	m.Click("game-kind", 1)
	m.Frame()
	assert.NotContains(t, m.WordsIn(theme.Seats[1]), m.Stack.T("bot"), "it is chosen anew only with the kind of game")
	m.Click("game-kind", 0)
	m.Click("players", 1)
	m.Frame()
	assert.NotContains(t, m.Words(), m.Stack.T("ally-title"))
	m.Click("game-kind", 1)
	m.Click("begin", 0)
	m.Frames(2)
	assert.Equal(t, []string{"2=expert"}, m.Table().Story.Header.Seats)
}

// The first plan is an easy adventure for one; each later one is that of the game played last.
func TestSetupRemembersTheLastGame(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Click("new-adventure", 0)
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("advice-first"))
	m.Click("players", 1)
	m.Click("who-1", 1)
	m.Click("difficulty", int(adventure.Hard))
	m.Click("more", 0)
	m.Click("undo-terms", 2)
	m.Click("ok", 0)
	m.Choose(0, 3)
	m.Click("begin", 0)
	m.Frames(2)
	h := m.Table().Story.Header
	m.Stack.Home()
	m.CanGoOn("continue")
	m.Click("new-adventure", 0)
	m.Click("begin", 0)
	m.Frames(2)
	again := m.Table().Story.Header
	assert.Equal(t, h.Difficulty, again.Difficulty)
	assert.Equal(t, h.Undo, again.Undo)
	assert.Equal(t, h.Seats, again.Seats)
	assert.Equal(t, save.Setup(&h).Decks, save.Setup(&again).Decks)
}

// By keys, too, a new game is one button away.
func TestKeysBeginAtTheButtonThatBegins(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.TabTo("new-adventure", 0)
	m.Press(widget.Enter)
	m.Frames(3)
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	m.Press(widget.Enter)
	m.Frames(2)
	assert.Equal(t, "table", m.Stack.Top().Name())
}
