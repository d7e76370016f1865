package advice_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
)

func catalogue(t testing.TB) *keyforge.Catalogue {
	t.Helper()
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	return cat
}

// begin begins an adventure, or a duel, of starter decks.
func begin(t testing.TB, mode keyforge.Mode, seed uint64, decks ...string) *keyforge.Game {
	t.Helper()
	var deals []keyforge.Deal
	for _, name := range decks {
		d, err := deck.Named(name)
		require.NoError(t, err)
		deals = append(deals, d.Deal(0))
	}
	setup := keyforge.Setup{Decks: deals, Seed: seed, First: keyforge.NoSide}
	if mode != keyforge.Duel {
		setup = adventure.Setup(keyraken.Adventure, deals, seed)
	}
	g, err := keyforge.New(catalogue(t), mode, setup)
	require.NoError(t, err)
	return g
}

// along plays games with greedy bots and stops at every n-th question.
func along(t *testing.T, n int, at func(*keyforge.Game)) {
	for i, g := range []*keyforge.Game{
		begin(t, keyraken.Adventure.Mode(adventure.Normal), 3, "onyx"),
		begin(t, keyraken.Adventure.Mode(adventure.Easy), 5, "argus", "onyx"),
		begin(t, keyforge.Duel, 7, "onyx", "argus"),
	} {
		for k := i; !g.Over() && k < 12*n; k++ {
			if k%n == 0 {
				at(g)
			}
			_, err := g.Apply(bot.Greedy{}.Choose(g, g.Legal(nil)), nil)
			require.NoError(t, err)
		}
	}
}

func words(g *keyforge.Game, seat keyforge.Side, l *lang.Language) *advice.Words {
	w := &advice.Words{Narrator: narrate.Narrator{Game: g, Language: l.WithWords(keyraken.Adventure.Words)}, Seat: seat}
	w.You[seat] = true
	return w
}

// told are all lines that describe the advice.
func told(w *advice.Words, a *advice.Advice) []string {
	lines := w.Plan(a.Plan)
	for i := range a.Reasons {
		lines = append(lines, w.Reason(&a.Reasons[i]))
	}
	return lines
}

// Advice is the same however hidden cards are arranged, and names nothing that the side
// does not see.
func TestAdviceKnowsNoMoreThanTheSide(t *testing.T) {
	var v advice.Adviser
	known, opened := 0, 0
	along(t, 9, func(g *keyforge.Game) {
		seat := g.Question().Side
		before := g.Hash()
		a := v.Advise(context.Background(), g, bot.Quick, 11)
		require.NotNil(t, a)
		require.Equal(t, before, g.Hash(), "it changes nothing")
		require.NotEmpty(t, a.Plan)
		require.NoError(t, g.Check(a.Next()))
		assert.Equal(t, a.Options[0].Command, a.Next())
		other := g.CopyInto(nil)
		other.Imagine(seat, 1234)
		assert.Equal(t, a, new(advice.Adviser).Advise(context.Background(), other, bot.Quick, 11), "whatever lies hidden")

		line := imaginary(t, g, seat)
		plan, open := v.Follow(g, seat, line, 2)
		known += len(plan)
		if open {
			opened++
		}
		again, _ := v.Follow(other, seat, line, 2)
		assert.Equal(t, plan, again)
		for i, c := range append(plan[:len(plan):len(plan)], a.Plan...) {
			assert.True(t, i == 0 || i == len(plan) || c.Card == 0 || g.Sees(seat, c.Card), "%v is hidden", c)
		}
		a.Plan = plan

		seen, hidden := map[string]bool{}, map[string]bool{}
		for c := keyforge.Slot(1); c <= keyforge.Slot(g.CardCount()); c++ {
			title := g.Catalogue().Title(g.Card(c).Def)
			if g.Sees(seat, c) {
				seen[title] = true
			} else {
				hidden[title] = true
			}
		}
		for _, r := range a.Reasons {
			assert.True(t, r.Card == 0 || g.Sees(seat, r.Card))
		}
		lines := strings.Join(told(words(g, seat, languages.English()), a), "\n")
		for title := range hidden {
			if !slices.ContainsFunc(keys(seen), func(s string) bool { return strings.Contains(s, title) }) {
				assert.NotContains(t, lines, title, "it is hidden")
			}
		}
	})
	assert.Greater(t, known, 100, "there are plans of several commands")
	assert.Positive(t, opened, "some of them are open")
}

// imaginary is a turn as a greedy bot would play it in an imagined world, including cards
// that it draws there.
func imaginary(t *testing.T, g *keyforge.Game, seat keyforge.Side) (line []keyforge.Command) {
	w := g.CopyInto(nil)
	w.Imagine(seat, 99)
	for !w.Over() && w.Turn() == g.Turn() {
		line = append(line, bot.Greedy{}.Choose(w, w.Legal(nil)))
		_, err := w.Apply(line[len(line)-1], nil)
		require.NoError(t, err)
	}
	return line
}

func keys(m map[string]bool) (all []string) {
	for k := range m {
		all = append(all, k)
	}
	return all
}

// table is a position of the adventure at which the monster takes no cards.
func table(t testing.TB, p keyforge.Position) *gametest.Table {
	p.Monster.Artifacts = gametest.Cards("the-keyraken")
	if p.House == card.NoHouse {
		p.House = card.Brobnar
	}
	return gametest.StartWith(t, catalogue(t), keyraken.Adventure.Mode(adventure.Normal), p)
}

// compared are the reasons for a plan, compared with ending the turn at once.
func compared(tb *gametest.Table, plan ...keyforge.Command) []advice.Reason {
	end := keyforge.Command{Verb: keyforge.EndTurn}
	return new(advice.Adviser).Compare(context.Background(), tb.Game, 0, append(plan, end), []keyforge.Command{end}, 3)
}

func of(kind advice.Kind, all []advice.Reason) *advice.Reason {
	for i := range all {
		if all[i].Kind == kind {
			return &all[i]
		}
	}
	return nil
}

// Reasons give the numbers of what a plan gains and costs.
func TestReasons(t *testing.T) {
	p := keyforge.Position{Players: []keyforge.SidePosition{{Amber: 4, Line: gametest.Cards("headhunter", "troll"),
		Hand: gametest.Cards("bumpsy", "punch"), Deck: gametest.Many(20, "anger")}},
		Monster: keyforge.SidePosition{Line: gametest.Cards("crushing-arm"), Amber: 2}}
	tb := table(t, p)
	reap := compared(tb, keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")})
	require.NotNil(t, of(advice.OwnAmber, reap))
	assert.Equal(t, 1, of(advice.OwnAmber, reap).By())
	assert.True(t, of(advice.OwnAmber, reap).Good())
	assert.Nil(t, of(advice.MonsterDamage, reap))

	fight := compared(tb, keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("troll")},
		keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("crushing-arm")})
	fells := of(advice.FoeDestroyed, fight)
	require.NotNil(t, fells)
	assert.Equal(t, advice.Reason{Kind: advice.FoeDestroyed, Card: tb.Card("crushing-arm"), With: fells.Worlds, Worlds: fells.Worlds}, *fells)

	hit := compared(tb, keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("troll")},
		keyforge.Command{Verb: keyforge.Pick, Card: tb.Game.Boss()})
	require.NotNil(t, of(advice.ArmorDamage, hit))
	assert.Positive(t, of(advice.ArmorDamage, hit).By()+of(advice.MonsterDamage, hit).By())

	play := compared(tb, keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("bumpsy")})
	require.NotNil(t, of(advice.OwnCreatures, play))
	assert.Equal(t, 1, of(advice.OwnCreatures, play).By())
	assert.Equal(t, 1, of(advice.CardsDrawn, play).By(), "it makes room in the hand")
}

// A tide that is raised in time keeps the monster down, and its price is given.
func TestReasonsOfTheTide(t *testing.T) {
	p := keyforge.Position{Players: []keyforge.SidePosition{{Amber: 4, Line: gametest.Cards("troll"), Deck: gametest.Many(20, "anger")}},
		Monster: keyforge.SidePosition{Amber: 3}}
	tide := compared(table(t, p), keyforge.Command{Verb: keyforge.RaiseTide})
	rises := of(advice.MonsterRises, tide)
	require.NotNil(t, rises)
	assert.Equal(t, advice.Reason{Kind: advice.MonsterRises, Without: rises.Worlds, Worlds: rises.Worlds}, *rises)
	assert.True(t, rises.Good())
	assert.Equal(t, -2, of(advice.OwnAmber, tide).By())
	assert.False(t, of(advice.OwnAmber, tide).Good())
	assert.Equal(t, advice.MonsterRises, tide[0].Kind, "what weighs most is told first")
	p.Mode[0] = 3
	last := compared(table(t, p), keyforge.Command{Verb: keyforge.RaiseTide})
	assert.Equal(t, advice.Loses, last[0].Kind)
	assert.True(t, last[0].Good())
}

// A player who beats the monster wins, and nothing else matters as much.
func TestReasonsOfAVictory(t *testing.T) {
	p := keyforge.Position{Players: []keyforge.SidePosition{{Line: gametest.Cards("troll"), Deck: gametest.Many(20, "anger")}}}
	tb := table(t, p)
	s := tb.Game.Snapshot()
	s.Cards[tb.Game.Boss()].Damage, s.Cards[tb.Game.Boss()].Spent = 29, 20
	tb.Game.Load(&s)
	all := compared(tb, keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("troll")})
	require.NotEmpty(t, all)
	assert.Equal(t, advice.Wins, all[0].Kind)
	a := new(advice.Adviser).Advise(context.Background(), tb.Game, bot.Quick, 1)
	assert.Equal(t, keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("troll")}, a.Next())
	assert.False(t, a.Open)
	assert.Len(t, a.Plan, 1, "the game is over then")
	assert.Equal(t, keyforge.EndTurn, a.Instead.Command.Verb)
}

// A plan goes no further than what is known: a drawn card may be any.
func TestPlanEndsWhereCardsAreDrawn(t *testing.T) {
	tb := table(t, keyforge.Position{House: card.Logos, Players: []keyforge.SidePosition{{
		Hand: gametest.Cards("dextre", "labwork", "library-access", "punch"),
		Deck: gametest.Cards("anger", "troll", "bumpsy", "headhunter", "smaaash", "dextre")}}})
	line := []keyforge.Command{
		{Verb: keyforge.PlayCard, Card: tb.Card("library-access")}, {Verb: keyforge.PlayCard, Card: tb.Card("dextre")},
		{Verb: keyforge.EndTurn},
	}
	var v advice.Adviser
	known, open := v.Follow(tb.Game, 0, line, 1)
	assert.Equal(t, line[:2], known, "it draws a card for the next one")
	assert.True(t, open)
	known, open = v.Follow(tb.Game, 0, line[1:], 1)
	assert.Equal(t, line[1:], known)
	assert.False(t, open, "what is drawn when the turn ends is of no matter to it")
	drawn := tb.Player(0).Pile(card.Deck)
	known, open = v.Follow(tb.Game, 0, []keyforge.Command{line[0], line[1], {Verb: keyforge.DiscardCard, Card: drawn[len(drawn)-1]}}, 1)
	assert.Len(t, known, 2)
	assert.True(t, open)
}

// A forced command is part of the plan, though an expert need not think about it.
func TestPlanHasWhatIsForced(t *testing.T) {
	tb := table(t, keyforge.Position{Players: []keyforge.SidePosition{{Line: gametest.Cards("troll"), Deck: gametest.Many(20, "anger")}}})
	reap := keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")}
	known, open := new(advice.Adviser).Follow(tb.Game, 0, []keyforge.Command{reap}, 1)
	end := keyforge.Command{Verb: keyforge.EndTurn}
	assert.Equal(t, []keyforge.Command{reap, end}, known)
	assert.False(t, open)
	known, open = new(advice.Adviser).Follow(tb.Game, 0, []keyforge.Command{reap, reap}, 1)
	assert.Equal(t, []keyforge.Command{reap, end}, known, "and what cannot follow is not")
	assert.False(t, open)
	tb.Do(reap)
	known, open = new(advice.Adviser).Follow(tb.Game, 0, []keyforge.Command{reap, end}, 1)
	assert.Empty(t, known, "but nothing is forced before its first command")
	assert.True(t, open)
}

// A plan does not tell what a card that is drawn will be used for, even if it is the last of its deck.
func TestPlanEndsAtTheLastCardOfADeck(t *testing.T) {
	tb := table(t, keyforge.Position{House: card.Logos, Players: []keyforge.SidePosition{{
		Hand: gametest.Cards("labwork", "library-access", "dextre"), Deck: gametest.Cards("foggify")}}})
	play := func(name string) keyforge.Command {
		return keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card(name)}
	}
	known, open := new(advice.Adviser).Follow(tb.Game, 0, []keyforge.Command{play("library-access"), play("dextre"), play("foggify")}, 1)
	assert.Equal(t, []keyforge.Command{play("library-access"), play("dextre")}, known)
	assert.True(t, open)
}

// A line of commands is followed as far as each is legal.
func TestLinesAreFollowed(t *testing.T) {
	tb := table(t, keyforge.Position{House: card.Logos, Players: []keyforge.SidePosition{{Hand: gametest.Cards("zyx-researcher", "troll"),
		Line: gametest.Cards("dextre", "titan-mechanic"), Deck: gametest.Cards("punch", "anger", "anger", "anger", "anger", "anger")}}})
	play, end := keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("zyx-researcher")}, keyforge.Command{Verb: keyforge.EndTurn}
	left, hidden := keyforge.Command{Verb: keyforge.Choose}, keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("punch")}
	reap := func(name string) keyforge.Command { return keyforge.Command{Verb: keyforge.Reap, Card: tb.Card(name)} }
	for name, c := range map[string]struct {
		line, known []keyforge.Command
		open        bool
	}{
		"nothing":             {nil, nil, false},
		"not legal":           {[]keyforge.Command{reap("troll")}, nil, true},
		"one":                 {[]keyforge.Command{reap("dextre")}, []keyforge.Command{reap("dextre")}, false},
		"the turn":            {[]keyforge.Command{reap("dextre"), end, reap("dextre")}, []keyforge.Command{reap("dextre"), end}, false},
		"not legal later":     {[]keyforge.Command{reap("dextre"), reap("dextre"), end}, []keyforge.Command{reap("dextre")}, true},
		"a hidden card later": {[]keyforge.Command{play, left, hidden}, []keyforge.Command{play, left}, true},
	} {
		known, open := new(advice.Adviser).Follow(tb.Game, 0, c.line, 1)
		assert.Equal(t, c.known, known, name)
		assert.Equal(t, c.open, open, name)
	}
}

// Advice that is no longer wanted stops at once.
func TestAdviceIsInterrupted(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	assert.Nil(t, new(advice.Adviser).Advise(ctx, begin(t, keyforge.Duel, 1, "onyx", "argus"), bot.Quick, 1))
}
