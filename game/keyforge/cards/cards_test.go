package cards_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
)

// The language knows every word of the facts (K3.4, K3.7), and no card of a complete
// set is missing.
func TestFactsAreReadable(t *testing.T) {
	perSet := map[string]int{}
	for _, p := range cards.Facts() {
		perSet[p.Set]++
		where := p.Set + " " + p.Number
		assert.NotEmpty(t, p.Name, where)
		assert.NotEmpty(t, p.Rarity, where)
		assert.NoError(t, p.Check(), where)
	}
	for set, whole := range map[string]int{"CotA": 370, "AoA": 370, "WC": 415, "MM": 438, "DT": 429, "WoE": 414, "GR": 398,
		"AS": 329, "ToC": 321, "MoMu": 484, "MG24": 791, "VM25": 305, "PV": 369, "CC": 350, "DM": 303, "VM23": 380, "VM24": 375, "Disc": 383} {
		assert.Equal(t, whole, perSet[set], set)
	}
}

// A card that belongs to several houses has a printing for each (K4.9).
func TestPrintingsOfOneCard(t *testing.T) {
	var houses []string
	for _, p := range cards.Printings("dark-æmber-vault") {
		if p.Set == "MM" {
			houses = append(houses, p.House)
		}
	}
	assert.ElementsMatch(t, []string{"shadows", "dis", "logos", "staralliance", "sanctum", "saurian", "untamed"}, houses)
	assert.Empty(t, cards.Printings("no-such-card"))
}

// The definition of a card says what is printed on it: type, house, power,
// armor, bonus æmber, traits and keywords.
func TestDefinitionsMatchFacts(t *testing.T) {
	for _, c := range cards.All() {
		t.Run(c.ID, func(t *testing.T) {
			printings := cards.Printings(c.ID)
			require.NotEmpty(t, printings, "no set has this card")
			var houses []string
			for _, p := range printings {
				houses = append(houses, p.House)
			}
			p := printings[0]
			assert.Contains(t, houses, c.House.String())
			if c.Token {
				assert.Equal(t, cards.Token, p.Type)
			}
			assert.Equal(t, strings.TrimPrefix(p.Type, "token "), c.Type.String())
			assert.Equal(t, p.Power, c.Power, "power")
			assert.Equal(t, p.Armor, c.Armor, "armor")
			assert.Equal(t, p.Amber, c.Amber, "æmber")
			assert.ElementsMatch(t, append(slices.Clone(p.Traits), unprinted[c.ID]...), traitNames(c))
			assert.ElementsMatch(t, p.Keywords, keywords(c))
		})
	}
}

// unprinted are traits that errata have added to cards.
var unprinted = map[string][]string{"well-of-memory": {"location"}, "bawretchadontius": {"dinosaur"}} // E24

func traitNames(c *card.Card) []string {
	names := []string{}
	for _, tr := range c.Traits.All() {
		names = append(names, tr.String())
	}
	return names
}

func keywords(c *card.Card) []string {
	names := []string{}
	for k, n := range c.Keywords {
		switch k := card.Keyword(k); {
		case n == 0:
		case k.Numbered():
			names = append(names, fmt.Sprintf("%s:%d", k, n))
		default:
			names = append(names, k.String())
		}
	}
	return names
}

func TestEveryCardIsDefinedOnceInItsFirstSet(t *testing.T) {
	seen := map[string]bool{}
	for _, set := range cards.Sets {
		for _, c := range set.Cards {
			assert.False(t, seen[c.ID], "%s is defined twice", c.ID)
			seen[c.ID] = true
			require.NotEmpty(t, cards.Printings(c.ID), c.ID)
			assert.Equal(t, set.Name, cards.Printings(c.ID)[0].Set, c.ID)
		}
	}
	assert.Len(t, cards.All(), len(seen))
}

// Within a house the cards are in the order of their collector numbers; those that
// are printed for several houses are apart.
func TestCardsStandInOrder(t *testing.T) {
	for _, set := range cards.Sets {
		byHouse := map[card.House][]string{}
		for _, c := range set.Cards {
			all := cards.Printings(c.ID)
			if !slices.ContainsFunc(all, func(p cards.Printing) bool { return p.Set == all[0].Set && p.House != all[0].House }) {
				byHouse[c.House] = append(byHouse[c.House], all[0].Number)
			}
		}
		for house, numbers := range byHouse {
			assert.Truef(t, slices.IsSorted(numbers), "%s %s: %v", set.Name, house, numbers)
		}
	}
}

// The two halves of a gigantic creature name each other and share title, house
// and type; only one has abilities (K19.1, K19.5).
func TestGiganticHalvesMatch(t *testing.T) {
	byID := map[string]*card.Card{}
	for _, c := range cards.All() {
		byID[c.ID] = c
	}
	var halves int
	for _, c := range cards.All() {
		if c.Gigantic == "" {
			continue
		}
		halves++
		other := byID[c.Gigantic]
		require.NotNil(t, other, c.ID)
		assert.Equal(t, c.ID, other.Gigantic)
		assert.Equal(t, c.House, other.House)
		assert.Equal(t, c.Type, other.Type)
		assert.Equal(t, cards.Printings(c.ID)[0].Name, cards.Printings(other.ID)[0].Name)
		assert.NotEqual(t, len(c.Abilities) == 0, len(other.Abilities) == 0, c.ID)
	}
	assert.NotZero(t, halves)
}

// The walk through a card visits everything that is written on it.
func TestInspectVisitsAllThatIsOnTheCards(t *testing.T) {
	for _, c := range cards.All() {
		visited := map[any]bool{}
		card.Inspect(c, func(n card.Node) bool {
			if n != nil {
				visited[n] = true
			}
			return true
		})
		var all func(v reflect.Value)
		all = func(v reflect.Value) {
			switch v.Kind() {
			case reflect.Pointer:
				if !v.IsNil() {
					all(v.Elem())
				}
			case reflect.Slice:
				for i := range v.Len() {
					all(v.Index(i))
				}
			case reflect.Struct:
				if n, ok := v.Addr().Interface().(card.Node); ok && !v.IsZero() && !visited[n] {
					t.Errorf("%s: no visit to %#v", c.ID, n)
				}
				for i := range v.NumField() {
					if f := v.Type().Field(i); f.IsExported() && f.Name != "FirstPrinted" { // another card
						all(v.Field(i))
					}
				}
			}
		}
		all(reflect.ValueOf(c))
	}
}

// A set that lacks a card is not whole.
func TestWholeSets(t *testing.T) {
	assert.Equal(t, []string{"CotA", "AoA", "WC", "MM", "DT", "WoE", "VM23", "GR", "VM24", "AS", "MG24", "ToC", "MoMu", "Disc",
		"VM25", "PV", "CC",
		"DM"},
		cards.WholeSets())
}
