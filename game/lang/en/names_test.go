package en_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
)

func Example() {
	knight := Creature("knight", Sanctum, 4, Has(Taunt), HasN(Hazardous, 2),
		Heading(OnPlay|OnReap, May(Ready(Choose(Creatures.NeighborOf(This))), FightWith(It))),
		Destroyed(Opponent.DiscardsAtRandom(1)))
	english := languages.English().WithTitles(func(string) string { return "Test Knight" })
	fmt.Println(english.Card(knight))
	// Output:
	// Hazardous 2. (When a creature attacks this creature, that attacker is dealt 2 damage before the fight.)
	// Taunt. (Neighbors of this creature can be attacked only if they have taunt as well.)
	// Play/Reap: You may ready and fight with a neighboring creature.
	// Destroyed: Your opponent discards a random card from their hand.
}

// Reminders are separate from the text, so that they can be left out.
func TestRemindersAreApart(t *testing.T) {
	c := english.Card(troll(Has(Elusive), HasN(Assault, 3), Constantly(Gets(Creatures.NeighborOf(This), Taunt)), Play(Gain(1))))
	require.Len(t, c.Keywords, 2)
	assert.Equal(t, "Assault 3", c.Keywords[0].Name)
	assert.Contains(t, c.Keywords[0].Reminder, "3 damage")
	assert.Equal(t, "Elusive", c.Keywords[1].Name)
	assert.Equal(t, []string{"Each of Troll’s neighbors gains taunt.", "Play: Gain 1 æmber."}, c.Paragraphs)
	require.Len(t, c.Mentioned, 1, "a keyword that the text gives has a reminder too")
	assert.Equal(t, "Taunt", c.Mentioned[0].Name)
}

// Another language explains the keywords of an English text.
func TestKeywordsInRussian(t *testing.T) {
	hunt := Creature("hunter", Monster, 5, HasN(Assault, 3), Has(Taunt), Preys(Choose(Creatures)))
	var names []string
	for _, k := range english.Card(hunt).Keywords {
		k = languages.Named("ru").Explain(k)
		names = append(names, k.Name)
		assert.NotRegexp(t, `⟨|[A-Za-z]`, k.Reminder)
	}
	assert.Equal(t, []string{"Натиск 3", "Провокация", "Цель"}, names)
	assert.Contains(t, languages.Named("ru").Explain(english.Card(hunt).Keywords[0]).Reminder, "3 урона")
}

// K21.2: an ability of the rules belongs to no card.
func TestAbilityWithoutCard(t *testing.T) {
	tide := WithHeading(OnOmni, You.RaisesTide(), You.GainsChains(3))
	assert.Equal(t, "Omni: Raise the tide. Gain 3 chains.", english.Ability(nil, tide, ""))
}

// A7.1, A7.2: "you" on an adventure card is the active player, the opponent its
// monster.
func TestAdventureCardsAddressThePlayer(t *testing.T) {
	c := Action("wave", Monster, AddressesActive(),
		Play(Opponent.Does(Steal(1)), Destroy(Creatures.Friendly()), Destroy(Creatures.Enemy()), Opponent.Draws(N(2)),
			Capture(1, Choose(Creatures.Enemy())), Capture(1, Choose(Creatures.Friendly()))))
	assert.Equal(t, "Play: The Keyraken steals 1 æmber from you. Destroy each creature you control. "+
		"Destroy each creature the Keyraken controls. The Keyraken archives 2 adventure cards. "+
		"A creature the Keyraken controls captures 1 æmber from you. A creature you control captures 1 æmber.", english.Ability(c,
		c.Abilities[0], ""))
}

func TestNames(t *testing.T) {
	assert.Equal(t, "Star Alliance", english.House(StarAlliance))
	assert.Equal(t, "Creature", english.Type(CreatureType))
	assert.Equal(t, "Skirmish", english.Keyword(Skirmish))
	assert.Equal(t, "+1 Power", english.Counter(PowerCounter))
	assert.Equal(t, "AI", english.Trait(trait.AI))
	assert.Equal(t, []string{"Giant", "Goblin"}, english.Traits(trait.Of(trait.Goblin, trait.Giant)))
	for h := NoHouse + 1; h < HouseCount; h++ {
		assert.Regexp(t, `^[A-Z][a-z]+( [A-Z][a-z]+)?$`, english.House(h))
	}
	for tr := trait.None + 1; tr < trait.Count; tr++ {
		assert.Regexp(t, `^\[?[A-Z][A-Za-zä']+\]?$`, english.Trait(tr))
	}
}

func TestTerms(t *testing.T) {
	l := languages.English()
	assert.Equal(t, lang.Stun, l.Term("Stun"))
	assert.Equal(t, lang.Stun, l.Term("stunned"))
	assert.Equal(t, lang.Amber, l.Term("æmber"))
	for word, term := range map[string]lang.Term{"haunted": lang.Haunted, "overwhelmed": lang.Overwhelmed, "Scrap": lang.Scrap,
		"Fate": lang.Fate, "token": lang.Token, "prophecy": lang.Prophecy} {
		assert.Equal(t, term, l.Term(word))
	}
	assert.Equal(t, lang.NoTerm, l.Term("creature"))
	assert.Equal(t, lang.NoTerm, l.Term(""))
}

// A card that enhances says with which icons, equal ones together; houses have their names (K7.11, K24.3).
func TestEnhance(t *testing.T) {
	c := troll(Has(Taunt), Enhances(AmberIcon, DamageIcon, DamageIcon, DrawIcon, HouseIcon(Mars)))
	keywords := english.Card(c).Keywords
	require.Len(t, keywords, 2)
	assert.Equal(t, "Enhance: æmber, damage (2), draw, Mars", keywords[1].Name)
	assert.Equal(t, "Усиление: янтарь, урон (2), взятие карты, Марс", languages.Named("ru").Card(c).Keywords[1].Name)
	assert.Empty(t, english.Card(troll()).Keywords)
}
