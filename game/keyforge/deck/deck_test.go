package deck_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/assets"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/files/filestest"
)

func load(text string) (*deck.Deck, error) { return deck.Load(strings.NewReader(text)) }

// list writes a deck list with the given entries, one per line from line 6 on.
func list(entries ...string) string {
	return `{
  "version": 1,
  "name": "Trial",
  "set": "CotA",
  "houses": ["brobnar", "dis", "logos"], "cards": [
` + strings.Join(entries, ",\n") + "\n]}"
}

func entry(id, house string, count int, more ...string) string {
	return fmt.Sprintf(`{"id": %q, "house": %q, "count": %d%s}`, id, house, count, strings.Join(append([]string{""}, more...), ", "))
}

// legal are entries that make a legal deck.
func legal() []string {
	return []string{entry("anger", "brobnar", 12), entry("fear", "dis", 12), entry("mother", "logos", 12)}
}

// The embedded decks are ten of the first set and two of each other set but the older Vault Masters, cover
// every house together, and can all be played.
func TestEmbeddedDecksLoad(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	houses := map[card.House]bool{}
	titles := map[string]bool{}
	sets := map[string]int{}
	for _, name := range deck.Embedded() {
		d, err := deck.Named(name)
		require.NoError(t, err)
		require.NoError(t, d.Playable(cat), name)
		sets[d.Set]++
		titles[d.Name] = true
		for _, h := range d.Houses {
			houses[h] = true
		}
	}
	assert.Len(t, titles, len(deck.Embedded()))
	assert.Equal(t, map[string]int{"CotA": 10, "AoA": 2, "WC": 2, "MM": 2, "DT": 2, "MoMu": 2, "GR": 2, "AS": 2, "WoE": 2, "ToC": 2, "DM": 2,
		"PV": 2, "CC": 2, "MG24": 2, "VM25": 2, "Disc": 2}, sets)
	assert.Len(t, houses, 16)
}

func TestStarterDecks(t *testing.T) {
	assert.Equal(t, []string{"onyx", "argus"}, deck.Embedded()[:2])
	onyx, err := deck.Named("onyx")
	require.NoError(t, err)
	assert.Equal(t, `Miss "Onyx" Censorius`, onyx.Name)
	assert.Equal(t, [3]card.House{card.Brobnar, card.Dis, card.Shadows}, onyx.Houses)
	argus, err := deck.Named("argus")
	require.NoError(t, err)
	assert.Equal(t, "Radiant Argus the Supreme", argus.Name)
	assert.Equal(t, [3]card.House{card.Logos, card.Sanctum, card.Untamed}, argus.Houses)
	different := map[string]bool{}
	for _, d := range []*deck.Deck{onyx, argus} {
		assert.Equal(t, "CotA", d.Set)
		assert.Len(t, d.Cards, deck.Size)
		for _, c := range d.Cards {
			different[c.ID] = true
		}
	}
	assert.Len(t, different, 60)
}

func TestNamedListsTheDecks(t *testing.T) {
	_, err := deck.Named("onix")
	assert.EqualError(t, err,
		`no deck is called "onix"; choose one of: onyx, argus, mciver, jamal, entropist, malachi, zur, monofox, dezing, priestess, takeo, barker, hightower, nodreg, sadao, cylconium, audocurse, cornwall, vessa, orchard, morrow, bazaar, halyard, nimbus, harrow, tesk, tallow, bramblin, ashlar, dormer, marrowick, tansy, perrin, umber, bellward, pipkin, sedge, whelk, thistle, cobb`)
}

// K1.2, K4.9, K7.11: an entry stands for its copies, with house and icons.
func TestLoadExpandsEntries(t *testing.T) {
	d, err := load(list(
		entry("anger", "brobnar", 10),
		entry("fear", "brobnar", 2, `"maverick": true`, `"icons": ["draw", "amber"]`),
		entry("fear", "dis", 12),
		entry("mother", "logos", 12),
	))
	require.NoError(t, err)
	require.Len(t, d.Cards, 36)
	assert.Equal(t, deck.Card{ID: "anger", House: card.Brobnar}, d.Cards[9])
	maverick := deck.Card{ID: "fear", House: card.Brobnar, Maverick: true, Icons: []card.Icon{card.DrawIcon, card.AmberIcon}}
	assert.Equal(t, []deck.Card{maverick, maverick}, d.Cards[10:12])
	assert.Equal(t, deck.Card{ID: "fear", House: card.Dis}, d.Cards[12])
}

// A legacy card, which was printed in a set other than its deck's, is a card of the
// deck like any other.
func TestK4_10LegacyCards(t *testing.T) {
	own, err := load(list(legal()...))
	require.NoError(t, err)
	later, err := load(strings.Replace(list(legal()...), "CotA", "MM", 1))
	require.NoError(t, err)
	assert.False(t, slices.ContainsFunc(cards.Printings("anger"), func(p cards.Printing) bool { return p.Set == "MM" }))
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	require.NoError(t, later.Playable(cat))
	assert.Equal(t, own.Deal(0), later.Deal(0))
}

// A card that is printed for several houses is no maverick in any of them.
func TestCardsOfSeveralHouses(t *testing.T) {
	_, err := load(list(entry("dark-æmber-vault", "dis", 12), entry("anger", "brobnar", 12), entry("mother", "logos", 12)))
	assert.NoError(t, err)
}

// K1.2: what is not a legal deck is refused, with the place and the reason.
func TestLoadRefuses(t *testing.T) {
	good := list(legal()...)
	replace := func(old, with string) string {
		require.Contains(t, good, old)
		return strings.Replace(good, old, with, 1)
	}
	for name, test := range map[string]struct{ text, want string }{
		"nothing":           {"", "line 1: the list ends too early"},
		"cut short":         {good[:len(good)-3], "line 8: the list ends too early"},
		"no JSON":           {replace(`"dis", "count": 12}`, `"dis" "count": 12}`), "line 7: invalid character"},
		"two documents":     {good + "\n{}", "line 10: nothing may follow the list"},
		"text after":        {good + "\nx", "line 10: nothing may follow the list"},
		"null":              {"null", "version 0 is not known"},
		"list of decks":     {"[]", "line 1"},
		"unknown field":     {replace(`"name"`, `"nmae"`), `unknown field "nmae"`},
		"unknown card data": {replace(`"house"`, `"hause"`), `unknown field "hause"`},
		"wrong type":        {replace(`"count": 12`, `"count": "12"`), `line 6: "cards.count" cannot be of the kind string`},
		"part of a card":    {replace(`"count": 12`, `"count": 1.5`), `line 6: "cards.count" cannot be of the kind number 1.5`},
		"other version":     {replace(`1,`, `2,`), "version 2 is not known; this program reads version 1"},
		"no name":           {replace(`"Trial"`, `" "`), `name: " " must be printable and not empty`},
		"name with escape":  {replace(`"Trial"`, `"a\u001b[2J"`), `must be printable`},
		"unknown set":       {replace(`"CotA"`, `"XYZ"`), `set: "XYZ" is not one of CotA, AoA, WC, MM, DT`},
		"two houses":        {replace(`"dis", "logos"`, `"dis"`), "houses: 2 are named; a deck has 3"},
		"no such house":     {replace(`"brobnar"`, `"brobnax"`), `houses: "brobnax" is not a house`},
		"monster's house":   {replace(`"brobnar"`, `"monster"`), `houses: "monster" is not a house`},
		"house twice":       {replace(`"dis", "logos"`, `"dis", "dis"`), `houses: "dis" is named twice`},
		"unknown card":      {replace(`"fear"`, `"feer"`), `cards[1] ("feer"): id: no card of a deck has this id`},
		"reference card":    {replace(`"fear"`, `"the-tide"`), `cards[1] ("the-tide"): id: no card of a deck`},
		"no copies":         {replace(`"count": 12`, `"count": 0`), `cards[0] ("anger"): count: 0 is not between 1 and 36`},
		"too many copies":   {replace(`"count": 12`, `"count": 37`), "count: 37 is not between 1 and 36"},
		"foreign house":     {replace(`"house": "dis"`, `"house": "mars"`), `house: "mars" is not one of the deck's houses`},
		"unmarked maverick": {replace(`"house": "dis"`, `"house": "logos"`), "house: it is printed for dis; a copy of logos is a maverick"},
		"unknown icon":      {replace(`"count": 12`, `"count": 12, "icons": ["key"]`), `icons: "key" is not a bonus icon`},
		"too many icons": {replace(`"count": 12`, `"count": 12, "icons": [`+strings.Repeat(`"draw",`, 7)+`"draw"]`),
			"icons: 9 in total, more than 8"},
		"35 cards": {replace(`"count": 12`, `"count": 11`), "cards: there are 35; a deck has 36"},
		"37 cards": {replace(`"count": 12`, `"count": 13`), `cards[2] ("mother"): count: with it there are 37 cards`},
		"13 of a house": {list(entry("anger", "brobnar", 13), entry("fear", "dis", 11), entry("mother", "logos", 12)),
			"cards: 13 are of house brobnar; a deck has 12 of each house"},
		"too long": {good + strings.Repeat(" ", 1<<20), "longer than"},
	} {
		t.Run(name, func(t *testing.T) {
			d, err := load(test.text)
			assert.Nil(t, d)
			assert.ErrorContains(t, err, test.want)
		})
	}
}

func FuzzLoad(f *testing.F) {
	for _, d := range assets.Decks {
		f.Add(string(d.JSON()))
	}
	f.Add(list(legal()...))
	f.Add(list(entry("fear", "brobnar", 2, `"maverick": true`, `"icons": ["draw"]`)))
	f.Add(`{"version": 1, "cards": [{}]}`)
	f.Fuzz(func(t *testing.T, text string) {
		var d *deck.Deck
		var err error
		filestest.Bounded(t, len(text), func() { d, err = load(text) })
		if err != nil {
			assert.Nil(t, d)
			return
		}
		require.Len(t, d.Cards, deck.Size)
		count := map[card.House]int{}
		for _, c := range d.Cards {
			count[c.House]++
		}
		for _, h := range d.Houses {
			assert.Equal(t, deck.PerHouse, count[h])
		}
	})
}
