package advice_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// A plan is described action by action, with the answers to the questions of each.
func TestPlanInWords(t *testing.T) {
	tb := table(t, keyforge.Position{Players: []keyforge.SidePosition{{Amber: 2, Line: gametest.Cards("troll", "headhunter"),
		Hand: gametest.Cards("bumpsy", "punch", "smaaash"), Deck: gametest.Many(9, "anger")}},
		Monster: keyforge.SidePosition{Line: gametest.Cards("crushing-arm", "crushing-arm")}})
	arms := tb.Game.Pile(keyforge.Monster, card.Battleline)
	plan := []keyforge.Command{
		{Verb: keyforge.PlayCard, Card: tb.Card("bumpsy")}, {Verb: keyforge.Choose, N: 0},
		{Verb: keyforge.Fight, Card: tb.Card("troll")}, {Verb: keyforge.Pick, Card: arms[1]},
		{Verb: keyforge.Reap, Card: tb.Card("headhunter")}, {Verb: keyforge.DiscardCard, Card: tb.Card("punch")},
		{Verb: keyforge.RaiseTide}, {Verb: keyforge.EndTurn},
	}
	en, ru := words(tb.Game, 0, languages.English()), words(tb.Game, 0, languages.Named("ru"))
	assert.Equal(t, []string{"Play Bumpsy: left flank", "Fight with Troll: Crushing Arm (2nd in the Keyraken's line)", "Reap with Headhunter",
		"Discard Punch", "Raise the tide", "End the turn"}, en.Plan(plan))
	assert.Equal(t, []string{"Разыграть карту «Бампси»: левый фланг",
		"Бой картой «Тролль»: «Сокрушающая лапа» (2-я в линии Ключекракена)", "Сбор картой «Головорез»", "Сбросить карту «Удар кулаком»",
		"Вызвать прилив", "Закончить ход"}, ru.Plan(plan))
	assert.Equal(t, "Reap with Headhunter", en.Action(plan[4]))
}

// In a duel, Russian says that the tide turns to one's own side.
func TestPlanRaisesTheTideOfADuel(t *testing.T) {
	g := begin(t, keyforge.Duel, 4, "onyx", "argus")
	raise := keyforge.Command{Verb: keyforge.RaiseTide}
	w := words(g, 0, languages.Named("ru"))
	assert.Equal(t, "Обратить прилив на свою сторону", w.Action(raise))
	w = words(g, 0, languages.English())
	assert.Equal(t, "Raise the tide", w.Action(raise))
}

// A plan may begin with the choice of a house.
func TestHouseInWords(t *testing.T) {
	g := begin(t, keyraken.Adventure.Mode(adventure.Normal), 4, "onyx")
	for g.Question().Purpose != keyforge.ForHouse {
		_, err := g.Apply(g.Legal(nil)[0], nil)
		assert.NoError(t, err)
	}
	w := words(g, 0, languages.English())
	assert.Equal(t, "Choose Dis", w.Action(keyforge.Command{Verb: keyforge.Choose, N: int16(card.Dis)}))
}

// Each kind of reason has words in both languages, whichever way it points.
func TestReasonsInWords(t *testing.T) {
	tb := table(t, keyforge.Position{Players: []keyforge.SidePosition{{Line: gametest.Cards("troll")}}})
	troll := tb.Card("troll")
	en, ru := words(tb.Game, 0, languages.English()), words(tb.Game, 0, languages.Named("ru"))
	for k := range advice.Kinds {
		for _, n := range [][2]int{{8, 0}, {5, 1}, {1, 5}, {0, 8}} {
			r := advice.Reason{Kind: k, With: n[0], Without: n[1], Worlds: 8}
			if k == advice.OwnDestroyed || k == advice.FoeDestroyed {
				r.Card = troll
			}
			for _, w := range []*advice.Words{en, ru} {
				assert.NotContains(t, w.Reason(&r), "⟨")
			}
		}
	}
	for _, c := range []struct {
		r      advice.Reason
		en, ru string
	}{
		{advice.Reason{Kind: advice.OwnAmber, With: 40, Without: 16, Worlds: 8}, "gains 3 æmber", "даёт 3 янтаря"},
		{advice.Reason{Kind: advice.OwnAmber, With: 16, Without: 50, Worlds: 8, Varies: true}, "costs about 4 æmber", "стоит примерно 4 янтаря"},
		{advice.Reason{Kind: advice.MonsterRises, With: 1, Without: 5, Worlds: 8},
			"keeps the Keyraken from rising (it rises in 1 of 8 cases, otherwise in 5)",
			"Ключекракен реже поднимается (в 1 случае из 8, иначе в 5)"},
		{advice.Reason{Kind: advice.OwnDestroyed, Card: troll, With: 3, Worlds: 8},
			"risks Troll (destroyed in 3 of 8 cases, otherwise in 0)", "рискует картой «Тролль» (гибнет в 3 случаях из 8, иначе в 0)"},
		{advice.Reason{Kind: advice.FoeDestroyed, Card: troll, With: 8, Worlds: 8}, "destroys Troll", "уничтожает карту «Тролль»"},
		{advice.Reason{Kind: advice.CardsDrawn, With: 16, Worlds: 8}, "draws 2 more cards", "взятых карт больше на 2"},
	} {
		assert.Equal(t, c.en, en.Reason(&c.r))
		assert.Equal(t, c.ru, ru.Reason(&c.r))
	}
}

// A chance is shown in percent, rounded; only what is certain is told as certain.
func TestChanceInWords(t *testing.T) {
	w := words(begin(t, keyforge.Duel, 4, "onyx", "argus"), 0, languages.English())
	for c, want := range map[game.Chance]string{0: "0 %", 20: "under 1 %", 60: "1 %", 4949: "49 %", 4951: "50 %", 9940: "99 %",
		9980: "over 99 %", game.Certain: "100 %"} {
		assert.Equal(t, want, w.Language.Chance(c), c)
	}
	assert.Equal(t, 50, lang.Percent(4951))
}

// No more than the seven weightiest reasons are given.
func TestReasonsGiven(t *testing.T) {
	w := words(begin(t, keyforge.Duel, 4, "onyx", "argus"), 0, languages.English())
	var a advice.Advice
	assert.Len(t, w.Why(&a), 1, "that there are none")
	for range 9 {
		a.Reasons = append(a.Reasons, advice.Reason{Kind: advice.OwnAmber, With: 40, Without: 16, Worlds: 8})
	}
	assert.Len(t, w.Why(&a), 7)
}

// What the plan is compared with is named, and its chance told if it was thought about.
func TestComparedInWords(t *testing.T) {
	w := words(begin(t, keyforge.Duel, 4, "onyx", "argus"), 0, languages.English())
	a := advice.Advice{So: 6000}
	assert.Equal(t, "Why", w.Compared(&a))
	assert.Equal(t, "Chance of winning: 60 % with this plan.", w.Chances(&a))
	a.Instead = game.Option{Command: keyforge.Command{Verb: keyforge.EndTurn}, Chance: 4000}
	assert.Equal(t, "Why (compared with: End the turn)", w.Compared(&a))
	assert.Empty(t, w.Before(&a), "it was not tried")
	a.Instead.Tries = 1
	assert.Equal(t, "40 %", w.Before(&a))
	assert.Equal(t, "Chance of winning: 60 % with this plan, 40 % otherwise (End the turn).", w.Chances(&a))
}

// Of the houses, those that were thought about are given with their chances.
func TestHousesInWords(t *testing.T) {
	w := words(begin(t, keyforge.Duel, 4, "onyx", "argus"), 0, languages.English())
	choose := func(h card.House) keyforge.Command { return keyforge.Command{Verb: keyforge.Choose, N: int16(h)} }
	assert.Equal(t, []string{"Dis 70 %", "Shadows 20 %"}, w.Houses(&advice.Advice{Options: []game.Option{
		{Command: choose(card.Dis), Tries: 1, Chance: 7000}, {Command: choose(card.Brobnar)},
		{Command: choose(card.Shadows), Tries: 5, Chance: 2000}}}))
}

// A plan says only that it picks a card if its side does not see which.
func TestHiddenPicksInWords(t *testing.T) {
	tb := table(t, keyforge.Position{House: card.Logos, Players: []keyforge.SidePosition{{Hand: gametest.Cards("zyx-researcher"),
		Deck: gametest.Cards("punch"), Discard: gametest.Cards("troll")}}})
	plan := []keyforge.Command{{Verb: keyforge.PlayCard, Card: tb.Card("zyx-researcher")}, {Verb: keyforge.Pick, Card: tb.Card("punch")}}
	w := words(tb.Game, 0, languages.English())
	assert.Equal(t, []string{"Play Z.Y.X. Researcher: a card"}, w.Plan(plan))
	plan[1].Card = tb.Card("troll")
	assert.Equal(t, []string{"Play Z.Y.X. Researcher: Troll"}, w.Plan(plan))
}

// Advice may be had always, never, or in games that are not of the hardest kind.
func TestWhenThereIsAdvice(t *testing.T) {
	for name, want := range map[string][2]bool{"always": {true, true}, "never": {false, false}, "not-when-hard": {true, false}} {
		w, err := advice.ParseWhen(name)
		require.NoError(t, err)
		assert.Equal(t, want, [2]bool{w.Allows(false), w.Allows(true)}, name)
	}
	_, err := advice.ParseWhen("often")
	assert.ErrorContains(t, err, `"often"`)
}
