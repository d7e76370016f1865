package cards_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/keyforge/cards"
)

func TestCardsAsJSON(t *testing.T) {
	var all []map[string]any
	require.NoError(t, json.Unmarshal([]byte(archon.Must(t, "cards", "--json")), &all))
	assert.Len(t, all, len(pool.Shipped.Facts()))
	assert.Greater(t, len(all), len(cards.Facts()), "those of the adventures too")
	implemented := 0
	for _, c := range all {
		for _, key := range []string{"set", "number", "id", "name", "house", "type", "power", "armor", "amber", "traits", "keywords", "rarity",
			"implemented", "text"} {
			require.Contains(t, c, key)
		}
		if c["implemented"] == true {
			implemented++
		} else {
			assert.Empty(t, c["text"], c["id"])
		}
		if c["id"] == "dust-imp" && c["set"] == "CotA" {
			assert.Equal(t, "Dust Imp", c["name"])
			assert.Equal(t, 2.0, c["power"])
			assert.Equal(t, []any{"imp"}, c["traits"])
			assert.Contains(t, c["text"], "2 æmber")
		}
	}
	assert.Greater(t, implemented, 60)
}

func TestCardsOfASet(t *testing.T) {
	var all []cards.Printing
	require.NoError(t, json.Unmarshal([]byte(archon.Must(t, "cards", "--set", "DT", "--json")), &all))
	require.NotEmpty(t, all)
	for _, c := range all {
		assert.Equal(t, "DT", c.Set)
	}
	assert.Equal(t, 46, strings.Count(archon.Must(t, "cards", "--set", "Keyraken"), "\n"))
}

func TestCardText(t *testing.T) {
	for _, name := range []string{"Dust Imp", "dust imp", "dust-imp", "DUST’IMP"} {
		assert.Equal(t,
			"CotA 083 Dust Imp (Common): Dis creature, power 2, Imp\nAoA 058 Dust Imp (Common): Dis creature, power 2, Imp\n"+
				"VM23 093 Dust Imp (Common): Dis creature, power 2, Imp\nVM24 090 Dust Imp (Common): Dis creature, power 2, Imp\n"+
				"AS 072 Dust Imp (Common): Dis creature, power 2, Imp\nMG24 097 Dust Imp (Common): Dis creature, power 2, Imp\n"+
				"Disc 094 Dust Imp (Common): Dis creature, power 2, Imp\n"+
				"  Destroyed: Gain 2 æmber.\n", archon.Must(t, "cards", "--text", name))
	}
	assert.Contains(t, archon.Must(t, "cards", "--text", "Crushing Arm"), "Destroyed:")
	assert.Contains(t, archon.Must(t, "cards", "--text", "Stooge"), "Stooge (Token): Shadows token creature, power 1, Human\n")
	assert.Contains(t, archon.Must(t, "cards", "--text", "stooge", "--lang", "ru"), "(Токен): Тени, существо-токен, сила 1, Человек\n")
	for _, name := range []string{"Zealot's Revelation", "Zealot’s revelation"} {
		assert.Contains(t, archon.Must(t, "cards", "--text", name), "Keyraken 037 Zealot’s Revelation (Fixed)")
	}
}

// Cards are listed by set, house and mechanic, in any combination: a mechanic is a word of the type, the traits, the keywords
// or the text, in the language.
func TestCardsByMechanic(t *testing.T) {
	ids := func(args ...string) (ids []string) {
		var all []cards.Printing
		require.NoError(t, json.Unmarshal([]byte(archon.Must(t, append([]string{"cards", "--json"}, args...)...)), &all))
		for _, c := range all {
			ids = append(ids, c.ID)
		}
		return ids
	}
	assert.Len(t, ids("--word", "prophecy", "--set", "PV"), 22)
	assert.Len(t, ids("--word", "archon power", "--set", "CC"), 28)
	fates := ids("--word", "fate", "--set", "PV", "--house", "Redemption")
	assert.Contains(t, fates, "agamignus")
	assert.NotContains(t, fates, "growland", "no Fate")
	assert.NotContains(t, fates, "strug", "of another house")
	inRussian := archon.Must(t, "cards", "--word", "судьба", "--set", "PV", "--house", "Искупление", "--lang", "ru")
	assert.Len(t, fates, strings.Count(inRussian, "\n"), "data and what is asked for in it are in English")
	assert.Contains(t, inRussian, "[Agamignus; ")
	assert.Contains(t, ids("--word", "token", "--set", "MG24"), "scholar")
	assert.Equal(t, []string{"tenacious-tentacle"}, ids("--word", "steal", "--house", "keyraken", "--set", "MG24"))
	assert.Subset(t, ids("--word", "treachery"), []string{"curse-of-forgery", "ragatha", "scowly-caper"})
	assert.Subset(t, ids("--word", "Splash-attack"), []string{"publius-scipio", "incite-violence"})
	assert.NotContains(t, archon.Must(t, "cards", "--word", "entrench"), "\n  ", "no texts unless a card is named")
	for args, want := range map[string]string{
		"cards --word xyzzy":            "no card fits all that is asked for",
		"cards --house no":              "brobnar, dis",
		"cards --house mars --set PV":   "no card fits all that is asked for",
		"cards --text troll --word xyz": `no card is called "troll"`,
	} {
		_, errs, status := archon.Run("", strings.Fields(args)...)
		assert.Equal(t, 2, status, args)
		assert.Contains(t, errs, want, args)
	}
}

// A line names everything that is printed on a card, in the language.
func TestCardsInALine(t *testing.T) {
	for name, want := range map[string]string{
		"Rothais the Fierce": "AoA 242 Rothais the Fierce (Uncommon): Sanctum creature, power 4, armor 2, Human, Knight, taunt, hazardous 4\n",
		"Berserker":          "WoE 053 Berserker (Token): Brobnar token creature, power 5, Giant\n",
		"Barehanded":         "CotA 002 Barehanded (Rare): Brobnar action, 1 æmber\n",
		"Artificer":          "CC 300 Artificer (Special): archon power\n",
		"Overreach":          "PV P11 Overreach (Special): prophecy\n",
		"The Tide":           "  " + pool.Shipped.T("tide-card") + "\n",
	} {
		assert.Contains(t, archon.Must(t, "cards", "--text", name), want)
	}
	assert.Contains(t, archon.InRussian(t, "", "cards", "--text", "Rothais the Fierce"), "сила 4")
	assert.Contains(t, archon.InRussian(t, "", "cards", "--text", "Artificer"), "(Особая): сила архонта\n")
	for _, args := range [][]string{{"--set", "XX"}, {"--text", "Xyzzy"}} {
		_, errs, status := archon.Run("", append([]string{"cards"}, args...)...)
		assert.Equal(t, 2, status)
		assert.Contains(t, errs, args[1])
	}
	assert.NotContains(t, archon.Must(t, "cards", "--set", "CotA"), "\n  ", "no texts unless a card is named")
	assert.NotContains(t, archon.Must(t, "cards", "--json", "--text", "Barehanded"), `\u0026`)
}
