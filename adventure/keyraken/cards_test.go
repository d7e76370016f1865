package keyraken_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/cards"
)

var arm, tentacle, power = trait.Of(trait.Arm), trait.Of(trait.Tentacle), trait.Of(trait.Power)

// printed is what the cards of the adventure show besides their text.
var printed = []struct {
	numbers string
	title   string
	kind    card.Type
	power   int
	armor   int
	amber   int
	traits  trait.Set
	keyword card.Keyword
	prey    bool
	instead bool // the tide may be lowered instead (A9.1)
}{
	{numbers: "001", title: "The Keyraken", kind: card.BossType, traits: trait.Of(trait.Beast)},
	{numbers: "002-003", title: "Crushing Arm", kind: card.CreatureType, power: 9, traits: arm, prey: true},
	{numbers: "004-005", title: "Grappling Tentacle", kind: card.CreatureType, power: 6, traits: tentacle, prey: true},
	{numbers: "006-007", title: "Lashing Tentacle", kind: card.CreatureType, power: 3, traits: tentacle, keyword: card.Skirmish, prey: true},
	{numbers: "008-009", title: "Shield Arm", kind: card.CreatureType, power: 6, armor: 3, traits: arm, keyword: card.Taunt},
	{numbers: "010-011", title: "Slippery Arm", kind: card.CreatureType, power: 3, traits: arm, keyword: card.Elusive},
	{numbers: "012-013", title: "Tenacious Arm", kind: card.CreatureType, power: 3, traits: arm},
	{numbers: "014", title: "Beast of Dark Legend", kind: card.ActionType},
	{numbers: "015-016", title: "Behold Its Grandeur", kind: card.ActionType},
	{numbers: "017", title: "Crimson Churning", kind: card.ActionType, amber: 1},
	{numbers: "018-019", title: "Defend the Keyraken!", kind: card.ActionType, amber: 1},
	{numbers: "020-022", title: "Devour Whole", kind: card.ActionType},
	{numbers: "023", title: "Drag to Your Doom", kind: card.ActionType, instead: true},
	{numbers: "024-025", title: "Emergence", kind: card.ActionType, amber: 1},
	{numbers: "026", title: "Into the Abyss", kind: card.ActionType, amber: 1, instead: true},
	{numbers: "027", title: "Left in Its Wake", kind: card.ActionType, amber: 1},
	{numbers: "028-030", title: "Preternatural Will", kind: card.ActionType},
	{numbers: "031-033", title: "Race to the Surface", kind: card.ActionType, amber: 1},
	{numbers: "034", title: "The Evil in the Ranks", kind: card.ActionType},
	{numbers: "035", title: "Tidal Trouble", kind: card.ActionType, amber: 1, instead: true},
	{numbers: "036", title: "Tide Down", kind: card.ActionType, amber: 1},
	{numbers: "037", title: "Zealot’s Revelation", kind: card.ActionType, instead: true},
	{numbers: "038-039", title: "Ascending Jet", kind: card.ArtifactType, traits: power},
	{numbers: "040-041", title: "Swift Current", kind: card.ArtifactType, amber: 2, traits: power},
	{numbers: "042-043", title: "Whirlpool Eddy", kind: card.ArtifactType, amber: 1, traits: power},
	{numbers: "044-045", title: "Primordial", kind: card.UpgradeType},
	{numbers: "046", title: "Titanic Maw", kind: card.UpgradeType},
}

// A1.3, A7.1, A7.5: the cards are those of the adventure, of house Keyraken, and
// speak to the active player.
func TestCardsMatchFacts(t *testing.T) {
	require.Len(t, keyraken.Printings, len(printed))
	for i, want := range printed {
		p := keyraken.Printings[i]
		t.Run(p.Card.ID, func(t *testing.T) {
			assert.Equal(t, want.title, p.Title)
			assert.Equal(t, want.numbers, numbers(p))
			c := p.Card
			assert.Equal(t, card.Monster, c.House, "A7.5")
			assert.True(t, c.Active, "A7.1")
			assert.Equal(t, want.kind, c.Type)
			assert.Equal(t, want.power, c.Power, "power")
			assert.Equal(t, want.armor, c.Armor, "armor")
			assert.Equal(t, want.amber, c.Amber, "æmber")
			assert.Equal(t, want.traits, c.Traits)
			assert.Equal(t, want.prey, c.Prey != nil, "A6.1: prey")
			assert.Equal(t, want.instead, mayBeReplaced(c), "A9.1")
			for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
				assert.Equal(t, k == want.keyword, c.Keywords[k] == 1, k.String())
			}
		})
	}
}

func numbers(p keyraken.Printing) string {
	if p.First == p.Last {
		return fmt.Sprintf("%03d", p.First)
	}
	return fmt.Sprintf("%03d-%03d", p.First, p.Last)
}

func mayBeReplaced(c *card.Card) bool {
	for _, a := range c.Abilities {
		if a.Instead == card.PlayEffect {
			return true
		}
	}
	return false
}

// A1.3: 45 cards, 26 different ones, with the numbers 002 to 046.
func TestDeckList(t *testing.T) {
	deck := keyraken.DeckList()
	assert.Len(t, deck, 45)
	different := map[string]bool{}
	for _, id := range deck {
		different[id] = true
	}
	assert.Len(t, different, 26)
	assert.NotContains(t, deck, keyraken.TheKeyraken.ID)
	next := 1
	for _, p := range keyraken.Printings {
		assert.Equal(t, next, p.First, p.Title)
		next = p.Last + 1
	}
	assert.Equal(t, 47, next)
}

// A card is known only by its ID, so the adventure must not use those of players'
// cards.
func TestIDsAreNotTakenByPlayersCards(t *testing.T) {
	for _, p := range keyraken.Printings {
		assert.Empty(t, cards.Printings(p.Card.ID), p.Card.ID)
	}
}
