package deck_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// read reads the only deck in data, and what is noted on it.
func read(t *testing.T, data []byte) (*deck.Deck, []string) {
	t.Helper()
	all, err := deck.Import(data)
	require.NoError(t, err)
	require.Len(t, all, 1)
	require.NoError(t, all[0].Err)
	return all[0].Deck, said(all[0].Notes)
}

// Responses of the Master Vault list what lies beside the cards among them: a deck of 36 cards has 37 entries with a
// token card or an archon power, and 40 with prophecies, the faces of which are in no order of their own.
func TestResponsesWithMoreThanCards(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	for name, want := range map[string]struct {
		set, token, power       string
		prophecies              []string
		icons, legacy, maverick int
	}{
		"prophecies": {set: "PV", icons: 7, legacy: 1,
			prophecies: []string{"look-how-far-you-ve-come", "stars-aligned", "the-cards-will-tell", "it-only-gets-worse"}},
		"archon-power": {set: "CC", power: "divine-spark", icons: 11, legacy: 1},
		"token":        {set: "ToC", token: "zealot", icons: 15, maverick: 1},
	} {
		data, err := os.ReadFile("testdata/" + name + ".json")
		require.NoError(t, err)
		d, notes := read(t, data)
		assert.Empty(t, notes, name)
		assert.Len(t, d.Cards, deck.Size)
		assert.Equal(t, want.set, d.Set)
		assert.Equal(t, want.token, d.Token)
		assert.Equal(t, want.power, d.Power)
		assert.Equal(t, want.prophecies, d.Prophecies)
		require.NoError(t, d.Playable(cat), name)
		icons, legacy, maverick := 0, 0, 0
		for _, c := range d.Cards {
			icons += len(c.Icons)
			if c.Legacy {
				legacy++
			}
			if c.Maverick {
				maverick++
			}
		}
		assert.Equal(t, [3]int{want.icons, want.legacy, want.maverick}, [3]int{icons, legacy, maverick}, name)
		for form, again := range map[string][]byte{"own": d.JSON(), "text": []byte(d.Plain())} {
			got, _ := read(t, again)
			assert.Equal(t, normal(d), normal(got), "%s as %s", name, form)
		}
	}
}

// Of Decks of KeyForge and of a Master Vault that gives no order it is not known which prophecies are faces of one card
// (K30.1): Heads, I Win and Tails, You Lose are, and of the others a note says what was assumed.
func TestProphecyCardsThatAreNotTold(t *testing.T) {
	d := made("PV", 1)
	d.Prophecies = []string{"overreach", "tails-you-lose", "bad-omen", "heads-i-win"}
	const note = "which prophecies are faces of one card is not told; it is taken to be "
	disordered := changed(toVault(d), func(v m) { eachCard(v, func(c m) { delete(c, "sort_override") }) })
	for name, test := range map[string]struct {
		data []byte
		note string
		want []string
	}{
		"DoK": {toDoK(d), note + "Tails, You Lose / Heads, I Win; Overreach / Bad Omen",
			[]string{"tails-you-lose", "heads-i-win", "overreach", "bad-omen"}},
		"vault without an order": {disordered, note + "Heads, I Win / Tails, You Lose; Bad Omen / Overreach",
			[]string{"heads-i-win", "tails-you-lose", "bad-omen", "overreach"}},
		"vault":    {toVault(d), "", d.Prophecies},
		"Crucible": {toCrucible(d), "", d.Prophecies},
		"text":     {[]byte(d.Plain()), "", d.Prophecies},
	} {
		got, notes := read(t, test.data)
		assert.Equal(t, test.want, got.Prophecies, name)
		assert.Equal(t, test.note, strings.Join(notes, ""), name)
	}
	for _, wrong := range []string{`"cardTitle":"Overreach"`, `"cardTitle":"Bad Omen"`} {
		_, err := deck.One([]byte(strings.Replace(string(toDoK(d)), wrong, `"cardTitle":"Heads, I Lose"`, 1)))
		assert.ErrorContains(t, err, `prophecies: "Heads, I Lose" is no prophecy`)
	}
	d.Prophecies = d.Prophecies[:3]
	_, err := deck.One(toDoK(d))
	assert.ErrorContains(t, err, "prophecies: a deck has four prophecies, not 3")
}

// A deck of a set whose decks have something beside their cards can be played without it, and whoever imports it is told,
// also where the form never names it.
func TestDecksThatLackWhatTheirSetHas(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	const csv = "; spreadsheets of Decks of KeyForge name no token cards, prophecies or archon powers: " +
		"import the deck by its link to have them"
	for set, want := range map[string]string{
		"PV":  "no prophecies are named: the deck is played without them",
		"CC":  "no archon power is named: the deck is played without one",
		"WoE": "no token card is named: the deck cannot make token creatures",
		"ToC": "no token card is named: the deck cannot make token creatures",
		"DM":  "",
	} {
		d := made(set, 2)
		d.Prophecies, d.Power, d.Token = nil, "", ""
		for form, data := range map[string][]byte{"vault": toVault(d), "dok": toDoK(d), "crucible": toCrucible(d), "csv": toCSV(d),
			"own": d.JSON(), "text": []byte(d.Plain())} {
			got, notes := read(t, data)
			tail := ""
			if form == "csv" && want != "" {
				tail = csv
			}
			assert.Equal(t, want+tail, strings.Join(notes, "; "), "%s as %s", set, form)
			assert.Empty(t, got.Prophecies)
			assert.Equal(t, [2][2]string{}, got.Deal(0).Prophecies)
			assert.NoError(t, got.Playable(cat))
		}
	}
}

// Whether decks of these sets come with a token card is said differently by those who list them: both are read.
func TestTokenOrNone(t *testing.T) {
	for _, set := range []string{"VM23", "MG24", "UC22"} {
		d := made("VM23", 3)
		expansion := map[string]int{"VM23": 609, "MG24": 722, "UC22": 601}[set]
		for _, d.Token = range []string{"", "grunt"} {
			got, notes := read(t, of(d, expansion))
			assert.Equal(t, set, got.Set)
			assert.Equal(t, d.Token, got.Token)
			assert.Len(t, got.Cards, deck.Size)
			assert.Empty(t, notes)
		}
	}
}

// Decks of KeyForge names house icons card by card, in early 2025 each by a truth value of its own.
func TestHouseIconsOfDoK(t *testing.T) {
	d := made("DM", 1)
	for i := range d.Cards {
		d.Cards[i].Icons = nil
	}
	d.Cards[0].Icons = []card.Icon{card.DrawIcon, card.HouseIcon(card.StarAlliance)}
	got, notes := read(t, toDoK(d))
	assert.Equal(t, normal(d), normal(got))
	assert.Empty(t, notes)

	named := `"bonusHouses":["StarAlliance"]`
	require.Contains(t, string(toDoK(d)), named)
	got, _ = read(t, []byte(strings.Replace(string(toDoK(d)), named, `"bonusStarAlliance":true,"bonusDis":false`, 1)))
	assert.Equal(t, normal(d), normal(got))
	got, _ = read(t, []byte(strings.Replace(string(toDoK(d)), named, `"bonusBobnar":true`, 1)))
	d.Cards[0].Icons[1] = card.HouseIcon(card.Brobnar)
	assert.Equal(t, normal(d), normal(got))
	got, notes = read(t, []byte(strings.Replace(string(toDoK(d)), `"bonusHouses":["Brobnar"]`, `"bonusHouses":["Emberfolk"]`, 1)))
	d.Cards[0].Icons[1] = deck.UnknownIcon
	assert.Equal(t, normal(d), normal(got))
	assert.Equal(t, []string{`bonus icon "Emberfolk" is not known`}, notes)
}

// A text says that no card is enhanced, where some could be.
func TestTextOfADeckWithoutEnhancements(t *testing.T) {
	d := made("DM", 1)
	for i := range d.Cards {
		d.Cards[i].Icons = nil
	}
	assert.Contains(t, d.Plain(), "\nEnhancements: none\n")
	got, _ := read(t, []byte(d.Plain()))
	assert.False(t, got.IconsOpen)
	d.IconsOpen = true
	assert.NotContains(t, d.Plain(), "Enhancements")
	got, _ = read(t, []byte(d.Plain()))
	assert.True(t, got.IconsOpen)
	assert.NotContains(t, made("AoA", 1).Plain(), "Enhancements")
}

// A deck of a set that this program does not have is refused, by the name or number of the set, and which of its cards
// are known is told.
func TestDecksOfNewerSets(t *testing.T) {
	d := made("MM", 1)
	for i := range d.Cards {
		d.Cards[i] = deck.Card{ID: []string{"dust-imp", "troll", "anger"}[i/deck.PerHouse], House: d.Houses[i/deck.PerHouse]}
	}
	strange := func(data []byte) []byte {
		return []byte(strings.NewReplacer(`"Troll"`, `"Gnarl of 2030"`, `"troll"`, `"gnarl-of-2030"`, "Troll|", "Gnarl of 2030|").
			Replace(string(data)))
	}
	vault := changed(toVault(d), func(v m) { at(v, "data").(m)["expansion"] = 999 })
	dok := changed(toDoK(d), func(v m) { at(v, "deck").(m)["expansion"] = "VAULT_MASTERS_2030" })
	crucible := changed(toCrucible(d), func(v m) { v["expansion"] = 999 })
	csv := strings.Replace(string(toCSV(d)), "MASS_MUTATION", "VAULT_MASTERS_2030", 1)
	for name, test := range map[string]struct {
		data []byte
		set  string
	}{
		"vault": {vault, "set 999 is not known"}, "DoK": {dok, `set "VAULT_MASTERS_2030" is not known`},
		"Crucible": {crucible, "set 999 is not known"}, "CSV": {[]byte(csv), `set "VAULT_MASTERS_2030" is not known`},
	} {
		_, err := deck.Import(test.data)
		assert.ErrorContains(t, err, test.set, name)
		assert.ErrorContains(t, err, "; it knows all 36 cards of the deck", name)
		_, err = deck.Import(strange(test.data))
		assert.ErrorContains(t, err, test.set, name)
		assert.ErrorContains(t, err, "; of the deck’s 36 cards it knows 2", name)
		assert.ErrorContains(t, err, `, all but "`, name)
	}
	_, err := deck.Import(strange(vault))
	assert.ErrorContains(t, err, `of the deck’s 36 cards it knows 24, all but "Gnarl of 2030"`)
}
