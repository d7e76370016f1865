package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/languages"
)

var varied = keyraken.Adventure.(adventure.Varied)

// with is the usual variant with other values of some conditions.
func with(t *testing.T, values map[string]int) adventure.Variant {
	t.Helper()
	v, err := adventure.VariantOf(keyraken.Adventure, "normal")
	require.NoError(t, err)
	for i, c := range varied.Conditions() {
		if n, ok := values[c.Key]; ok {
			require.True(t, c.Fits(n), c.Key)
			v[i] = int16(n)
			delete(values, c.Key)
		}
	}
	require.Empty(t, values)
	return v
}

// varying is a table of a position under a variant.
func varying(t *testing.T, values map[string]int, p keyforge.Position) *gametest.Table {
	t.Helper()
	p.House = Brobnar
	return adventuretest.TableIn(t, keyraken.Adventure, varied.Vary(with(t, values)), p, plain...)
}

// beginning is a new game of the embedded decks under a variant.
func beginning(t *testing.T, players int, values map[string]int) *gametest.Table {
	t.Helper()
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	g, err := keyforge.New(cat, varied.Vary(with(t, values)), adventure.Setup(keyraken.Adventure, deals(t, players, 0), 1))
	require.NoError(t, err)
	tb := gametest.On(t, g)
	tb.LeaveOpen()
	return tb
}

// The text of the Keyraken says the numbers of the variant, in each language, and otherwise
// the printed ones; the definition stays as it is.
func TestA10_2TextsSayTheNumbersOfAVariant(t *testing.T) {
	for numbers, want := range map[[2]int][2]string{
		{30, 2}: {"power is 30 times", "умноженному на 30"},
		{45, 3}: {"power is 45 times", "умноженному на 45"},
	} {
		at := keyforge.Position{Players: []keyforge.SidePosition{{}}, Monster: plays()}
		tb := varying(t, map[string]int{"power": numbers[0], "armor": numbers[1]}, at)
		boss := tb.Game.WithConditions(keyraken.TheKeyraken)
		for i, language := range []string{"en", "ru"} {
			l := languages.Named(language).WithWords(keyraken.Adventure.Words)
			assert.Contains(t, l.Card(boss).String(), want[i])
		}
		assert.Equal(t, numbers == [2]int{30, 2}, boss == keyraken.TheKeyraken)
	}
	assert.Contains(t, languages.Named("en").Card(keyraken.TheKeyraken).String(), "30")
}

func TestA10_2PowerAndArmorOfAVariant(t *testing.T) {
	p := keyforge.Position{Players: []keyforge.SidePosition{{Keys: 1}, {}}, Monster: plays()}
	for _, want := range []struct{ power, armor, isPower, isArmor int }{
		{30, 2, 60, 4}, {45, 3, 90, 6}, {10, 0, 20, 0}, {60, 5, 120, 10},
	} {
		tb := varying(t, map[string]int{"power": want.power, "armor": want.armor}, p)
		assert.Equal(t, want.isPower, tb.Game.Power(tb.Boss()))
		assert.Equal(t, want.isArmor, tb.Game.Armor(tb.Boss()), "two of the active player's keys are not forged")
	}
}

func TestA10_2DamageUpToThePowerOfTheVariantWins(t *testing.T) {
	p := keyforge.Position{Players: []keyforge.SidePosition{{Line: gametest.Cards("plain-1"), Keys: 3}},
		Monster: keyforge.SidePosition{Artifacts: []keyforge.CardPosition{{ID: "the-keyraken", Damage: 19}}}}
	tb := varying(t, map[string]int{"power": 20}, p)
	tb.Fight("plain-1", "the-keyraken")
	assert.True(t, tb.Over())
	assert.False(t, tb.Won(keyforge.Monster))
	tb = varying(t, map[string]int{"power": 25}, p)
	tb.Fight("plain-1", "the-keyraken")
	assert.False(t, tb.Over())
}

func TestA10_2CardsATurnOfAVariant(t *testing.T) {
	for cards := 1; cards <= 5; cards++ {
		k := plays("preternatural-will", "preternatural-will", "preternatural-will", "race-to-the-surface", "race-to-the-surface",
			"race-to-the-surface")
		tb := varying(t, map[string]int{"cards": cards}, keyforge.Position{Players: make([]keyforge.SidePosition, 1), Monster: k})
		assert.Equal(t, cards, tb.CardsPerTurn())
		assert.Equal(t, cards, keyraken.Adventure.CardsToCome(tb.Game))
		tb.LeaveOpen()
		tb.EndTurn()
		assert.Len(t, cardsOf(tb, keyforge.Played), cards)
	}
}

func TestA10_2RisingCostsWhatTheVariantSays(t *testing.T) {
	for _, high := range []bool{false, true} {
		for cost := 1; cost <= 6; cost++ {
			each := cost
			p := keyforge.Position{Players: make([]keyforge.SidePosition, 2)}
			if high {
				each, p.High = 2*cost, []keyforge.Side{0}
			}
			for missing := range 2 {
				p.Monster = keyforge.SidePosition{Amber: 2*each - missing, Artifacts: asleep()}
				tb := varying(t, map[string]int{"cost": cost}, p)
				assert.Equal(t, 2*each, tb.View(0).Gauges[1].Limit)
				tb.EndTurn()
				assert.Equal(t, 1-missing, tb.View(0).Gauges[0].Value, "cost %d, high %v, %d missing", cost, high, missing)
			}
		}
	}
}

func TestA10_2TideAndRisesAtTheStart(t *testing.T) {
	for players := 1; players <= 3; players++ {
		tb := beginning(t, players, map[string]int{"tide": 1, "rises": 3})
		for _, side := range []keyforge.Side{0, keyforge.Side(players - 1), monster} {
			assert.True(t, tb.TideHigh(side))
		}
		assert.Zero(t, tb.State().Low)
		assert.Equal(t, 3, tb.View(0).Gauges[0].Value)
		assert.False(t, tb.Over())
	}
}

func TestA10_2ItsFourthRiseWinsAlsoWhenThreeWereBeforeTheGame(t *testing.T) {
	tb := varying(t, map[string]int{"rises": 3}, keyforge.Position{Players: make([]keyforge.SidePosition, 1),
		Monster: keyforge.SidePosition{Amber: 3, Artifacts: asleep()}})
	tb.EndTurn()
	assert.True(t, tb.Won(keyforge.Monster))
}

func TestA10_2CreaturesAtTheStart(t *testing.T) {
	plain := beginning(t, 1, map[string]int{})
	deck := plain.Pile(monster, Deck)
	for n := range 7 {
		tb := beginning(t, 1, map[string]int{"creatures": n})
		line := tb.Pile(monster, Battleline)
		require.Len(t, line, n)
		assert.Len(t, tb.Pile(monster, Deck), len(deck)-n)
		assert.ElementsMatch(t, deck, append(line, tb.Pile(monster, Deck)...), "no card is lost or new")
		for _, c := range tb.Player(monster).Pile(Battleline) {
			assert.Equal(t, CreatureType, tb.TypeOf(c))
			cs := tb.Game.Card(c)
			assert.False(t, cs.Is(keyforge.Exhausted), "it is ready, as the Keyraken is")
		}
	}
	tb, again := beginning(t, 1, map[string]int{"creatures": 3}), beginning(t, 1, map[string]int{"creatures": 3})
	assert.Equal(t, tb.Hash(), again.Hash(), "equal seeds make equal games")
	for range 2 { // they take part in the first turn of the Keyraken
		tb.Do(tb.Legal(nil)[0])
	}
	tb.EndTurn()
	used := cardsOf(tb, keyforge.Reaped)
	used = append(used, cardsOf(tb, keyforge.AttackMade)...)
	assert.NotEmpty(t, used)
}

// Forecasts follow the variant that is played.
func TestForecastsKnowTheVariant(t *testing.T) {
	p := keyforge.Position{Players: make([]keyforge.SidePosition, 1), Monster: keyforge.SidePosition{Amber: 3, Artifacts: asleep()}}
	for cost, rises := range map[int]int{3: 1, 4: 0} {
		tb := varying(t, map[string]int{"cost": cost}, p)
		g := keyforge.Empty(tb.Catalogue(), keyraken.Adventure.Forecast(tb.Mode()))
		g.Load(tb.State())
		_, err := g.Apply(keyforge.Command{Verb: keyforge.EndTurn}, nil)
		require.NoError(t, err)
		assert.Equal(t, rises, g.Gauges(nil)[0].Value)
	}
}

// Each preset is harder than the one before, as bots have found.
func TestPresetsHaveAnOrder(t *testing.T) {
	var names []string
	last := 101.0
	for _, p := range varied.Presets() {
		names = append(names, p.Name)
		won, games, ok := keyraken.Adventure.Rates().Of(adventure.VariantWord(varied, p.Variant), 1)
		require.True(t, ok, "%s was measured", p.Name)
		assert.GreaterOrEqual(t, games, 60)
		assert.Less(t, won, last, p.Name)
		last = won
	}
	assert.Equal(t, []string{"first-evening", "easy", "normal", "hard", "storm", "long-night"}, names)
	for name, hard := range map[string]bool{"first-evening": false, "easy": false, "normal": false, "hard": true, "storm": true,
		"long-night": true, "nothing": false} {
		assert.Equal(t, hard, adventure.AtLeastHard(keyraken.Adventure, name), name)
	}
	v := with(t, map[string]int{"cards": 5})
	assert.False(t, adventure.AtLeastHard(keyraken.Adventure, adventure.EncodeVariant(varied, v)), "nobody has said how hard that is")
}

// What is missing is reported in a whole sentence, even where a clause would follow.
func TestNothingOfTheAdventureIsAWholeSentence(t *testing.T) {
	for _, p := range keyraken.Printings {
		for _, a := range p.Card.Abilities {
			do := a.Do
			for _, m := range a.Mods {
				if m.Ability != nil { // the one that it gives
					do = append(do[:len(do):len(do)], m.Ability.Do...)
				}
			}
			for _, e := range do {
				for _, l := range languages.All() {
					assert.NotRegexp(t, `[,\s]$`, l.WhyNoEffect(p.Card, e, p.Card.ID), p.Card.ID)
				}
			}
		}
	}
}
