package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/deck"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// What a fight is said to do is what it does, unless it is said that cards that
// nobody sees, or choices, decide it; and to ask changes nothing.
func TestFightIsForetoldAsItHappens(t *testing.T) {
	fights, sure, deaths := 0, 0, 0
	for seed := range uint64(50) {
		all := deck.Embedded()
		m := newModel(t, seed, all[seed%uint64(len(all))], all[(seed+1)%uint64(len(all))])
		random := rand.New(rand.NewPCG(seed, 3))
		for range 1200 {
			if m.game.Over() {
				break
			}
			m.Settle()
			legal := m.game.Legal(nil)
			c := fighter(random, legal)
			before := m.game.Hash()
			k := m.FightWith(c.Card)
			if c.Verb == game.Fight {
				k = m.OnlyFight(c.Card)
			}
			require.Equal(t, before, m.game.Hash(), "to try it out changes nothing")
			if k == nil {
				m.Do(c)
				continue
			}
			fights++
			said := slices.Clone(k.Harms)
			certain := !k.Unsure && !k.Choice
			wins := k.Wins
			m.Do(c)
			if !certain {
				continue
			}
			sure++
			done := forecast.Harms(nil, m.Events(), said[0].Card, said[1].Card)
			require.Equal(t, said, done, "seed %d: %v", seed, c)
			assert.Equal(t, wins, m.game.Won(0))
			if done[0].Dies || done[1].Dies {
				deaths++
			}
		}
	}
	assert.Greater(t, sure, 100, "too few fights")
	assert.Greater(t, deaths, 20)
	assert.Greater(t, float64(sure), 0.8*float64(fights), "too much is said to be unsure")
}

// fighter picks a fight, else a card to play, when there is one.
func fighter(random *rand.Rand, legal []game.Command) game.Command {
	random.Shuffle(len(legal), func(i, j int) { legal[i], legal[j] = legal[j], legal[i] })
	for _, v := range [...]game.Verb{game.Fight, game.PlayCard} {
		for _, c := range legal {
			if c.Verb == v {
				return c
			}
		}
	}
	return legal[0]
}

// Against armor and a ward, of a creature with skirmish, with poison.
func TestFightForecastTellsOfArmorAndWard(t *testing.T) {
	p := plain()
	p.Monster.Line[0].Marks = game.Warded
	m := lay(t, p)
	a, arm, boss := slot(t, m, "Headhunter"), slot(t, m, "Crushing Arm"), m.Board.Boss
	assert.Nil(t, m.FightWith(arm), "nobody is asked for it yet")
	m.Do(game.Command{Verb: game.Fight, Card: a})
	run(t, m)
	k := m.FightWith(boss)
	require.NotNil(t, k)
	assert.Equal(t, []forecast.Harm{{Card: a, Damage: 3}, {Card: boss, Armor: 5}}, k.Harms)
	assert.False(t, k.Unsure || k.Choice || k.Wins)
	k = m.FightWith(arm)
	assert.Equal(t, []forecast.Harm{{Card: a, Damage: 9, Dies: true}, {Card: arm, Ward: true}}, k.Harms)
}

// alone is a table on which the Keyraken takes no cards.
func alone() game.Position {
	p := plain()
	p.Monster.Deck = nil
	p.Monster.Amber = 2
	p.Monster.Line = at("crushing-arm", "grappling-tentacle", "shield-arm")
	return p
}

func foretold(t testing.TB, m *Model) forecast.Forecast {
	for range forecast.Worlds {
		m.Update(0.01, 1280, 720)
	}
	require.True(t, m.Forecast.Known)
	return m.Forecast
}

// Without hidden cards the monster does what was foretold, and to foretell it
// changes nothing.
func TestForecastIsWhatHappens(t *testing.T) {
	for _, amber := range []int{0, 2, 3} {
		p := alone()
		p.Monster.Amber = amber
		m := lay(t, p)
		before := m.game.Hash()
		f := foretold(t, m)
		assert.Equal(t, before, m.game.Hash())
		assert.Zero(t, f.Cards)
		assert.False(t, f.Unsure)
		assert.Equal(t, amber >= 3, f.Rises == 0b11)
		require.NotEmpty(t, f.Intents)
		m.Do(game.Command{Verb: game.EndTurn})
		gains := 0
		var done []forecast.Intent
		for _, e := range m.Events() {
			switch {
			case e.Kind == game.Gained && e.Side == game.Monster:
				gains += int(e.N)
			case e.Kind == game.Rose:
				assert.NotZero(t, f.Rises)
			case e.Kind == game.Reaped && e.Side == game.Monster:
				done = append(done, forecast.Intent{Card: e.Card, Doing: forecast.Reaps})
			case e.Kind == game.AttackMade && e.Side == game.Monster:
				done = append(done, forecast.Intent{Card: e.Card, Doing: forecast.Fights, Target: e.Other})
			}
		}
		assert.Equal(t, gains, f.Gains)
		assert.Equal(t, done, f.Intents)
	}
}

// The rise that ends the game is foretold like any other (A2.4).
func TestForecastTellsTheLastRise(t *testing.T) {
	p := alone()
	p.Mode[0], p.Monster.Amber = 3, 3
	f := foretold(t, lay(t, p))
	assert.EqualValues(t, 0b11, f.Rises)
	assert.False(t, f.Unsure)
}

// The cards that it will play are counted and nothing more is told of them.
func TestForecastCountsTheCardsToCome(t *testing.T) {
	p := plain()
	p.Monster.Archives = at("emergence")
	m := lay(t, p)
	f := foretold(t, m)
	assert.Equal(t, 3, f.Cards, "one from the archives, two from the deck")
	arm := slot(t, m, "Crushing Arm")
	assert.True(t, slices.ContainsFunc(f.Intents, func(i forecast.Intent) bool { return i.Card == arm && i.Doing != forecast.Nothing }))
	m.Do(game.Command{Verb: game.EndTurn})
	m.Update(1.5, 1280, 720)
	m.Update(0.01, 1280, 720)
	assert.Equal(t, game.Monster, m.Board.TurnOf)
	assert.False(t, m.Forecast.Known, "nothing is foretold while it happens")
}

// No forecast and no preview depends on what lies hidden.
func TestNothingHiddenIsForetold(t *testing.T) {
	p := plain()
	p.Monster.Deck = at("emergence", "devour-whole", "race-to-the-surface", "swift-current")
	a := foretold(t, lay(t, p))
	p.Monster.Deck = at("swift-current", "race-to-the-surface", "devour-whole", "emergence")
	p.Players[0].Deck = at("anger", "anger", "smaaash", "punch")
	b := foretold(t, lay(t, p))
	assert.Equal(t, a, b)
}

func BenchmarkForecast(b *testing.B) {
	p := plain()
	for range 5 {
		p.Players[0].Line = append(p.Players[0].Line, at("headhunter", "valdr")...)
		p.Monster.Line = append(p.Monster.Line, at("crushing-arm", "grappling-tentacle")...)
	}
	m := lay(b, p)
	b.ReportAllocs()
	for b.Loop() {
		m.changes++
		m.foresee()
	}
}
