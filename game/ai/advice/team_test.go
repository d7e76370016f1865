package advice_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// team is what the allies can do after the first player has ended the turn, and that in both languages.
func team(t *testing.T, damage int16, allies ...keyforge.SidePosition) (tb *gametest.Table, steps []advice.Step, en, ru []string) {
	t.Helper()
	players := append([]keyforge.SidePosition{{Deck: gametest.Many(20, "anger")}}, allies...)
	for i := range players[1:] {
		players[1+i].Deck = gametest.Many(20, "foggify")
	}
	tb = table(t, keyforge.Position{Players: players, Monster: keyforge.SidePosition{Line: gametest.Cards("lashing-tentacle")}})
	s := tb.Game.Snapshot()
	s.Cards[tb.Game.Boss()].Damage = damage
	tb.Game.Load(&s)
	plan := []keyforge.Command{{Verb: keyforge.EndTurn}}
	steps = new(advice.Adviser).Team(t.Context(), tb.Game, 0, plan, 3)
	a := &advice.Advice{Team: steps}
	return tb, steps, words(tb.Game, 0, languages.English()).Team(a), words(tb.Game, 0, languages.Named("ru")).Team(a)
}

// What allies can do next is told where it holds in most of the imagined worlds (here, in all), in the order of their turns.
func TestPlanOfTheTeam(t *testing.T) {
	_, steps, _, _ := team(t, 0, keyforge.SidePosition{})
	assert.Empty(t, steps, "an ally who has nothing can do nothing")

	_, steps, en, ru := team(t, 0, keyforge.SidePosition{Amber: 9}, keyforge.SidePosition{Amber: 9})
	require.Len(t, steps, 2)
	assert.Equal(t, keyforge.Side(1), steps[0].Side)
	assert.Equal(t, 1, steps[0].Keys)
	assert.Equal(t, []string{"Then player 2 can forge a key.", "After that, player 3 can forge a key."}, en)
	assert.Equal(t, []string{"Затем игрок 2 сможет сковать ключ.", "После этого игрок 3 сможет сковать ключ."}, ru)

	tb, steps, en, ru := team(t, 0, keyforge.SidePosition{Amber: 9, Line: gametest.Cards("headhunter", "headhunter")})
	require.Len(t, steps, 1)
	assert.False(t, steps[0].Wins)
	assert.Equal(t, []keyforge.Slot{tb.Card("lashing-tentacle")}, steps[0].Destroyed)
	assert.Equal(t, []string{"Then player 2 can forge a key and destroy Lashing Tentacle."}, en)
	assert.Equal(t, []string{"Затем игрок 2 сможет сковать ключ и уничтожить карту «Хлещущее щупальце»."}, ru)

	_, _, en, ru = team(t, 0, keyforge.SidePosition{Line: gametest.Cards("troll", "troll")})
	assert.Equal(t, []string{"Then player 2 can destroy Lashing Tentacle and deal the Keyraken at least 5 damage."}, en)
	assert.Equal(t, []string{"Затем игрок 2 сможет уничтожить карту «Хлещущее щупальце» и ранить Ключекракена на 5 или больше."}, ru)

	power := int16(tb.Game.Power(tb.Game.Boss()))
	_, steps, en, ru = team(t, power-1, keyforge.SidePosition{Line: gametest.Cards("troll", "troll", "troll", "troll")})
	require.Len(t, steps, 1)
	assert.True(t, steps[0].Wins)
	assert.Equal(t, []string{"Then player 2 can win the game."}, en)
	assert.Equal(t, []string{"Затем игрок 2 сможет выиграть игру."}, ru)
}

// What holds in fewer than seven of ten worlds is not told.
func TestWhatHoldsInMostWorlds(t *testing.T) {
	assert.Equal(t, 7, advice.Most(10))
	assert.Equal(t, 12, advice.Most(advice.Worlds))
	for worlds, want := range map[int]int{11: 0, 12: 2} {
		keys := append(slices.Repeat([]int{2}, worlds), make([]int, advice.Worlds-worlds)...)
		assert.Equal(t, want, advice.Least(keys, advice.Most(advice.Worlds)))
	}
}

// K15.8: what is said of the allies is the same in games that the side cannot tell apart. In a standard game nobody is an ally.
func TestNothingHiddenIsPlannedForTheTeam(t *testing.T) {
	said := 0
	adventuretest.CheckSecrecy(t, keyraken.Adventure, gametest.Rounds(6), gametest.Observer{
		Events: func(*keyforge.Game, keyforge.Side, keyforge.Command, []keyforge.Event) any { return nil },
		Table: func(g *keyforge.Game, seat keyforge.Side) any {
			if g.Over() || g.Question().Side != seat || g.Question().Kind != keyforge.AskMain {
				return nil
			}
			lines := words(g, seat, languages.English()).Team(&advice.Advice{Team: new(advice.Adviser).Team(t.Context(), g, seat, nil, 3)})
			said += len(lines)
			return lines
		},
	})
	assert.Positive(t, said, "something is said now and then")
	assert.Nil(t, new(advice.Adviser).Team(t.Context(), begin(t, keyforge.Duel, 3, "onyx", "argus"), 0, nil, 3))
}
