package bot_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// Cards whose worth shows only in the second half of their texts.
func TestGreedyPlaysWhatPaysLater(t *testing.T) {
	for name, c := range map[string]struct {
		card          string
		house         card.House
		mine, theirs  int
		theirDiscards []string
		plays         bool
	}{
		"loses 1 so that the opponent loses 3":        {"shatter-storm", card.Mars, 1, 5, nil, true},
		"loses 5 for the opponent's 1":                {"shatter-storm", card.Mars, 5, 1, nil, false},
		"a copy of an action":                         {"mimicry", card.Untamed, 0, 0, []string{"punch"}, true},
		"a copy of nothing":                           {"mimicry", card.Untamed, 0, 0, []string{"urchin"}, false},
		"a copy, when the opponent's pile is nothing": {"mimicry", card.Untamed, 0, 0, nil, false},
	} {
		t.Run(name, func(t *testing.T) {
			tb := gametest.Duel(t, keyforge.SidePosition{Hand: gametest.Cards(c.card), Amber: c.mine},
				keyforge.SidePosition{Amber: c.theirs, Discard: gametest.Cards(c.theirDiscards...)}, c.house)
			got := bot.Greedy{}.Choose(tb.Game, tb.Legal(nil))
			assert.Equal(t, c.plays, got.Verb == keyforge.PlayCard)
		})
	}
}

// A rule that keeps players from forging is bad for those to whom it applies: Greedy
// gets rid of it, leaves it to the opponent, and does not begin it.
func TestGreedyWantsToForge(t *testing.T) {
	first := func(me, them keyforge.SidePosition) keyforge.Command {
		tb := gametest.Duel(t, me, them, card.Shadows)
		return bot.Greedy{}.Choose(tb.Game, tb.Legal(nil))
	}
	sting, bomb := gametest.Cards("the-sting"), gametest.Cards("gorm-of-omm")
	assert.Equal(t, keyforge.UseAction, first(keyforge.SidePosition{Artifacts: sting}, keyforge.SidePosition{}).Verb)
	assert.NotEqual(t, keyforge.PlayCard, first(keyforge.SidePosition{Hand: sting}, keyforge.SidePosition{}).Verb)
	bomb[0].House = card.Shadows
	assert.NotEqual(t, keyforge.UseOmni, first(keyforge.SidePosition{Artifacts: bomb}, keyforge.SidePosition{Artifacts: sting}).Verb)

	for keys, of := range map[int]string{1: "silver-key-imp", 2: "dextre"} { // both lack their second key, or their third
		tb := gametest.Duel(t, keyforge.SidePosition{Hand: gametest.Cards("oubliette"), Keys: keys},
			keyforge.SidePosition{Line: gametest.Cards("dextre", "silver-key-imp"), Keys: keys}, card.Shadows)
		tb.Play("oubliette")
		got := bot.Greedy{}.Choose(tb.Game, tb.Legal(nil))
		assert.Equal(t, tb.Card(of), got.Card)
		tb.LeaveOpen()
	}
}

// A choice between options is worth as much as the best of them.
func TestGreedyLooksAtEveryOption(t *testing.T) {
	for name, c := range map[string]struct {
		third card.Effect
		plays bool
	}{
		"the last option pays": {card.Gain(3), true},
		"none of them pays":    {card.Lose(3), false},
	} {
		t.Run(name, func(t *testing.T) {
			bargain := card.Action("bargain", card.Dis, card.Play(card.ChooseOneOf(card.Do(card.Lose(1)), card.Do(card.Lose(2)), card.Do(c.third))))
			cat, err := keyforge.NewCatalogue([]program.Printed{{Card: bargain, Title: "Bargain"}})
			require.NoError(t, err)
			tb := gametest.StartWith(t, cat, keyforge.Duel, keyforge.Position{House: card.Dis,
				Players: []keyforge.SidePosition{{Hand: gametest.Cards("bargain"), Amber: 4}, {}}})
			got := bot.Greedy{}.Choose(tb.Game, tb.Legal(nil))
			assert.Equal(t, c.plays, got.Verb == keyforge.PlayCard)
		})
	}
}

// A card that may be played as an upgrade is played as the creature that it is, and an
// upgrade that weakens goes onto an enemy.
func TestGreedyPlaysACreatureAsACreature(t *testing.T) {
	tb := gametest.Duel(t, keyforge.SidePosition{Line: gametest.Cards("bot-bookton"), Deck: gametest.Cards("explo-rover")},
		keyforge.SidePosition{Line: gametest.Cards("troll")}, card.Logos)
	tb.Reap("bot-bookton")
	tb.Asks(keyforge.AskYesNo, keyforge.ForUpgrade, 0)
	assert.Equal(t, keyforge.No, bot.Greedy{}.Choose(tb.Game, tb.Legal(nil)).Verb)
	tb.LeaveOpen()

	tb = gametest.Duel(t, keyforge.SidePosition{Line: gametest.Cards("mother"), Hand: gametest.Cards("shield-u-later-evil-twin")},
		keyforge.SidePosition{Line: gametest.Cards("troll")}, card.StarAlliance)
	assert.Equal(t, keyforge.PlayCard, bot.Greedy{}.Choose(tb.Game, tb.Legal(nil)).Verb)
	tb.PlayUpgrade("shield-u-later-evil-twin")
	assert.Equal(t, tb.Card("troll"), bot.Greedy{}.Choose(tb.Game, tb.Legal(nil)).Card)
	tb.LeaveOpen()
}
