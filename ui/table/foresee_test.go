package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// A fight does what the preview says, unless the preview says that hidden cards or
// choices decide it. Asking changes nothing.
func TestFightIsForetoldAsItHappens(t *testing.T) {
	fights, sure, deaths := 0, 0, 0
	for seed := range uint64(60) {
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
			if c.Verb == keyforge.Fight {
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

// fighter picks a fight, or else a card to play, if there is one.
func fighter(random *rand.Rand, legal []keyforge.Command) keyforge.Command {
	random.Shuffle(len(legal), func(i, j int) { legal[i], legal[j] = legal[j], legal[i] })
	for _, v := range [...]keyforge.Verb{keyforge.Fight, keyforge.PlayCard} {
		for _, c := range legal {
			if c.Verb == v {
				return c
			}
		}
	}
	return legal[0]
}

func foretold(t testing.TB, m *Model) forecast.Forecast {
	for range forecast.Worlds {
		m.Update(0.01, 1280, 720)
	}
	require.True(t, m.Forecast.Known)
	return m.Forecast
}

// The turn is foretold when a person is asked what to do, and not while it happens.
func TestForecastIsKnownUntilItHappens(t *testing.T) {
	m := lay(t, plain())
	assert.Equal(t, 2, foretold(t, m).Cards)
	m.Do(keyforge.Command{Verb: keyforge.EndTurn})
	m.Update(1.5, 1280, 720)
	m.Update(0.01, 1280, 720)
	assert.Equal(t, keyforge.Monster, m.Board.TurnOf)
	assert.False(t, m.Forecast.Known)
}

// choosing is a table on which the house of a turn is chosen.
func choosing(t *testing.T) *Model {
	p := plain()
	p.Step, p.House = keyforge.HouseStep, card.NoHouse
	you := &p.Players[0]
	you.Houses = []card.House{card.Brobnar, card.Dis, card.Shadows}
	you.Line = at("headhunter", "troll", "bumpsy", "dust-imp")
	you.Line[1].Marks, you.Line[2].Marks = keyforge.Stunned, keyforge.Exhausted
	you.Hand = at("anger", "punch", "hand-of-dis", "fear")
	m := lay(t, p)
	require.Equal(t, keyforge.ForHouse, m.Question().Purpose)
	return m
}

// The turn is already foretold while its house is chosen, and remains so after the
// choice and after undoing it.
func TestTurnIsForetoldBeforeTheHouse(t *testing.T) {
	m := choosing(t)
	first := foretold(t, m)
	assert.Equal(t, 2, first.Cards)
	require.NotEmpty(t, first.Intents)
	assert.Equal(t, slot(t, m, "Crushing Arm"), first.Intents[len(first.Intents)-1].Card)
	m.Do(keyforge.Command{Verb: keyforge.Choose, N: int16(card.Dis)})
	run(t, m)
	assert.Equal(t, first.Cards, foretold(t, m).Cards)
	m.Undo()
	assert.Equal(t, first.Cards, foretold(t, m).Cards)
}

// A house opens the cards that could be played and used: stunned or exhausted ones do
// not count.
func TestWhatAHouseOpens(t *testing.T) {
	m := choosing(t)
	before := m.game.Hash()
	for h, want := range map[card.House][2]int{card.Brobnar: {2, 1}, card.Dis: {2, 1}, card.Shadows: {0, 0}} {
		hand, use := m.PlayableWith(h)
		assert.Equal(t, want, [2]int{hand, use}, "%v", h)
	}
	assert.Equal(t, before, m.game.Hash())
}
