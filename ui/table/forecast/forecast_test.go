package forecast_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/program"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// plain is a table with a fighter of the active house, one of another, and a hand.
func plain() keyforge.Position {
	return keyforge.Position{
		House: card.Brobnar,
		Players: []keyforge.SidePosition{{Amber: 3, Line: gametest.Cards("headhunter", "dust-imp"), Hand: gametest.Cards("anger", "hand-of-dis"),
			Deck: gametest.Cards("punch", "smaaash", "anger", "anger")}},
		Monster: keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken"), Line: gametest.Cards("crushing-arm"),
			Deck: gametest.Cards("emergence", "emergence", "emergence")},
	}
}

// alone is a table on which the monster takes no cards.
func alone(amber int) keyforge.Position {
	p := plain()
	p.Monster.Deck, p.Monster.Amber = nil, amber
	p.Monster.Line = gametest.Cards("crushing-arm", "grappling-tentacle", "shield-arm")
	return p
}

func start(t testing.TB, p keyforge.Position) forecast.Start {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	g, err := keyforge.Start(cat, keyraken.Adventure.Mode(adventure.Normal), p)
	require.NoError(t, err)
	return forecast.Start{Game: g, Seed: 5}
}

// slots are the cards of a line.
func slots(at forecast.Start, side keyforge.Side) keyforge.Pile {
	return slices.Clone(at.Game.Pile(side, card.Battleline))
}

// foretold is the forecast for a position.
func foretold(t testing.TB, at forecast.Start) (f forecast.Forecast) {
	var w forecast.Forecaster
	for i := range forecast.Worlds {
		require.False(t, f.Known, "nothing is told after %d worlds", i)
		w.Turn(keyraken.Adventure, at, &f)
	}
	require.True(t, f.Known)
	return f
}

// Without hidden cards the monster does what was foretold, and foretelling it
// changes nothing.
func TestTurnIsWhatHappens(t *testing.T) {
	for _, amber := range []int{0, 2, 3} {
		at := start(t, alone(amber))
		before := at.Game.Hash()
		f := foretold(t, at)
		assert.Equal(t, before, at.Game.Hash())
		assert.Zero(t, f.Cards)
		assert.False(t, f.Unsure)
		assert.Equal(t, amber >= 3, f.Rises == 0b11)
		require.NotEmpty(t, f.Intents)
		events, err := at.Game.Apply(keyforge.Command{Verb: keyforge.EndTurn}, nil)
		require.NoError(t, err)
		gains, rises := 0, false
		var done []forecast.Intent
		for _, e := range events {
			switch {
			case e.Kind == keyforge.Gained && e.Side == keyforge.Monster:
				gains += int(e.N)
			case e.Kind == keyforge.Rose:
				rises = true
			case e.Kind == keyforge.Reaped && e.Side == keyforge.Monster:
				done = append(done, forecast.Intent{Card: e.Card, Doing: forecast.Reaps})
			case e.Kind == keyforge.AttackMade && e.Side == keyforge.Monster:
				done = append(done, forecast.Intent{Card: e.Card, Doing: forecast.Fights, Target: e.Other})
			}
		}
		assert.Equal(t, rises, f.Rises != 0)
		assert.Equal(t, gains, f.Gains)
		assert.Equal(t, done, f.Intents)
	}
}

// The rise that ends the game is foretold like any other (A2.4).
func TestTheLastRiseIsForetold(t *testing.T) {
	p := alone(3)
	p.Mode[0] = 3
	f := foretold(t, start(t, p))
	assert.EqualValues(t, 0b11, f.Rises)
	assert.False(t, f.Unsure)
}

// The cards that the monster will play are counted, and nothing more is said about them.
func TestCardsToComeAreCounted(t *testing.T) {
	p := plain()
	p.Monster.Archives = gametest.Cards("emergence")
	at := start(t, p)
	f := foretold(t, at)
	assert.Equal(t, 3, f.Cards, "one from the archives, two from the deck")
	arm := slots(at, keyforge.Monster)[0]
	assert.True(t, slices.ContainsFunc(f.Intents, func(i forecast.Intent) bool { return i.Card == arm && i.Doing != forecast.Nothing }))
}

// No forecast and no preview depends on hidden cards.
func TestNothingHiddenIsForetold(t *testing.T) {
	p := plain()
	p.Monster.Deck = gametest.Cards("emergence", "devour-whole", "race-to-the-surface", "swift-current")
	a := foretold(t, start(t, p))
	p.Monster.Deck = gametest.Cards("swift-current", "race-to-the-surface", "devour-whole", "emergence")
	p.Players[0].Deck = gametest.Cards("anger", "anger", "smaaash", "punch")
	assert.Equal(t, a, foretold(t, start(t, p)))
}

// What a card of the monster does is unsure if a hidden card decides it: Gebuk is destroyed, and if the top
// card of its owner's deck is a creature, that stands there instead to be fought.
func TestWhatHiddenCardsDecideIsUnsure(t *testing.T) {
	p := plain()
	p.Players[0].Line, p.Players[0].Hand = gametest.Cards("gebuk"), nil
	p.Players[0].Deck = gametest.Cards("troll", "anger", "anger", "troll", "anger", "anger", "anger", "troll", "anger", "anger", "troll",
		"anger")
	p.Monster.Line, p.Monster.Deck = gametest.Cards("crushing-arm", "crushing-arm"), nil
	f := foretold(t, start(t, p))
	require.Len(t, f.Intents, 3)
	var unsure []bool
	for _, i := range f.Intents {
		unsure = append(unsure, i.Unsure)
	}
	assert.Equal(t, []bool{false, false, true}, unsure, "the Keyraken reaps, the first arm fights Gebuk")
	assert.True(t, f.Unsure)
	assert.Equal(t, 1, f.Gains, "no more than is sure")
	require.Len(t, f.Harms, 4)
	gebuk, arm := f.Intents[1].Target, f.Intents[1].Card
	assert.Equal(t, []forecast.Harm{{Card: gebuk, Damage: 9, Dies: true}, {Card: arm, Damage: 5}}, f.Harms[:2])
	assert.Equal(t, []bool{true, true}, []bool{f.Harms[2].Unsure, f.Harms[3].Unsure}, "of the fight with whatever comes")
}

// A forecast is made once after a change of the game, and again after the next.
func TestTurnIsForetoldAnewAfterAChange(t *testing.T) {
	at := start(t, alone(0))
	var w forecast.Forecaster
	var f forecast.Forecast
	for range forecast.Worlds {
		w.Turn(keyraken.Adventure, at, &f)
	}
	f.Known = false
	w.Turn(keyraken.Adventure, at, &f)
	assert.False(t, f.Known, "nothing has changed")
	at.Change++
	for range forecast.Worlds {
		w.Turn(keyraken.Adventure, at, &f)
	}
	assert.True(t, f.Known)
}

// What a fight would do to both, against armor and against a ward.
func TestFight(t *testing.T) {
	p := plain()
	p.Monster.Line[0].Marks = keyforge.Warded
	at := start(t, p)
	a, arm, boss := slots(at, 0)[0], slots(at, keyforge.Monster)[0], at.Game.Boss()
	_, err := at.Game.Apply(keyforge.Command{Verb: keyforge.Fight, Card: a}, nil)
	require.NoError(t, err)
	var w forecast.Forecaster
	before := at.Game.Hash()
	fight := func(target keyforge.Slot) forecast.Fight {
		return *w.Fight(at, a, target, keyforge.Command{Verb: keyforge.Pick, Card: target})
	}
	k := fight(boss)
	assert.Equal(t, []forecast.Harm{{Card: a, Damage: 3}, {Card: boss, Armor: 5}}, k.Harms)
	assert.False(t, k.Unsure || k.Choice || k.Wins)
	again := fight(boss)
	assert.True(t, k.Same(&again))
	other := fight(arm)
	assert.False(t, k.Same(&other))
	assert.Equal(t, []forecast.Harm{{Card: a, Damage: 9, Dies: true}, {Card: arm, Ward: true}}, other.Harms)
	assert.Equal(t, before, at.Game.Hash())
}

// A fight is foretold for each defender, from the command that begins it, and again when the game has changed.
func TestFightIsForetoldForEachDefender(t *testing.T) {
	at := start(t, plain())
	a, arm, boss := slots(at, 0)[0], slots(at, keyforge.Monster)[0], at.Game.Boss()
	fight := keyforge.Command{Verb: keyforge.Fight, Card: a}
	var w forecast.Forecaster
	for _, defender := range []keyforge.Slot{arm, boss, arm} {
		f := w.Fight(at, a, defender, fight)
		require.Equal(t, defender, f.Harms[1].Card)
		assert.Positive(t, f.Harms[1].Damage+f.Harms[1].Armor)
		assert.False(t, f.Unsure || f.Choice)
	}
	before := w.Fight(at, a, arm, fight).Harms[1].Damage
	p := plain()
	p.Monster.Line[0].Marks = keyforge.Warded
	warded := start(t, p)
	assert.Equal(t, before, w.Fight(warded, a, arm, fight).Harms[1].Damage, "it is not worked out again for the same game")
	warded.Change = at.Change + 1
	assert.True(t, w.Fight(warded, a, arm, fight).Harms[1].Ward)
}

// A blow that beats the monster wins.
func TestFightThatWins(t *testing.T) {
	p := plain()
	p.Monster.Line = nil
	p.Monster.Artifacts[0].Damage, p.Monster.Artifacts[0].Spent = 29, 6
	at := start(t, p)
	a := slots(at, 0)[0]
	var w forecast.Forecaster
	assert.True(t, w.Fight(at, a, at.Game.Boss(), keyforge.Command{Verb: keyforge.Fight, Card: a}).Wins)
}

// A fight in which chance decides is unsure: only what happens in all worlds is sure.
func TestFightThatChanceDecides(t *testing.T) {
	gambler := card.Creature("gambler", card.Brobnar, 12, card.Fight(card.Deal(2, card.Random(1, card.Creatures.Enemy()))))
	cat, err := keyforge.NewCatalogue(append(cards.Printed(), append(keyraken.Adventure.Cards(),
		program.Printed{Card: gambler, Title: "Gambler"})...))
	require.NoError(t, err)
	p := plain()
	p.Players[0].Line = gametest.Cards("gambler")
	p.Monster.Line = append(gametest.Cards("crushing-arm"), gametest.Many(9, "grappling-tentacle")...)
	g, err := keyforge.Start(cat, keyraken.Adventure.Mode(adventure.Normal), p)
	require.NoError(t, err)
	at := forecast.Start{Game: g, Seed: 5}
	a, line := slots(at, 0)[0], slots(at, keyforge.Monster)
	var w forecast.Forecaster
	f := w.Fight(at, a, line[0], keyforge.Command{Verb: keyforge.Fight, Card: a})
	assert.True(t, f.Unsure)
	assert.False(t, f.Choice || f.Wins)
	assert.Equal(t, []forecast.Harm{{Card: a, Damage: 9}, {Card: line[0], Damage: 12, Dies: true}}, f.Harms[:2])
	assert.Equal(t, forecast.Harm{Card: at.Game.Boss(), Damage: 3}, f.Harms[2], "its limb is lost in any case")
	assert.Greater(t, len(f.Harms), 4, "the blow of chance goes elsewhere each time")
	for _, h := range f.Harms[3:] {
		assert.Equal(t, forecast.Harm{Card: h.Card, Damage: 2, Unsure: true}, h)
	}
}

// Harms lists the given cards first even if nothing happens to them.
func TestHarms(t *testing.T) {
	harms := forecast.Harms(nil, []keyforge.Event{
		{Kind: keyforge.DamageDealt, Card: 3, N: 2}, {Kind: keyforge.DamageMoved, Card: 3, N: 1}, {Kind: keyforge.DamagePrevented, Card: 4, N: 2},
		{Kind: keyforge.WardBroken, Card: 5}, {Kind: keyforge.Healed, Card: 3, N: 1}, {Kind: keyforge.Destroyed, Card: 3}, {Kind: keyforge.Destroyed, Card: 4},
		{Kind: keyforge.Saved, Card: 4}, {Kind: keyforge.CardStunned, Card: 6},
	}, 2, 4)
	assert.Equal(t, []forecast.Harm{{Card: 2}, {Card: 4, Armor: 2}, {Card: 3, Damage: 3, Heal: 1, Dies: true}, {Card: 5, Ward: true}}, harms)
}

func BenchmarkForecast(b *testing.B) {
	p := plain()
	for range 5 {
		p.Players[0].Line = append(p.Players[0].Line, gametest.Cards("headhunter", "valdr")...)
		p.Monster.Line = append(p.Monster.Line, gametest.Cards("crushing-arm", "grappling-tentacle")...)
	}
	at := start(b, p)
	var w forecast.Forecaster
	var f forecast.Forecast
	b.ReportAllocs()
	for b.Loop() {
		at.Change++
		w.Turn(keyraken.Adventure, at, &f)
	}
}
