package deck_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/text/encoding/unicode"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/files/filestest"
)

// checkImport reads anything: each resulting deck is legal and can be written and
// read again, and everything else has a reason.
func checkImport(t *testing.T, data []byte) {
	filestest.Bounded(t, len(data), func() {
		for range deck.All(data) {
		}
	})
	n := 0
	for i := range deck.All(data) {
		n++
		kinds := 0
		for _, is := range []bool{i.Deck != nil, i.Fetch != "", i.Err != nil} {
			if is {
				kinds++
			}
		}
		require.Equal(t, 1, kinds)
		if i.Err != nil {
			assert.NotEmpty(t, i.Err.Error())
		}
		if i.Fetch != "" {
			require.True(t, deck.IsUUID(i.Fetch))
		}
		if i.Deck != nil {
			checkLegal(t, i.Deck)
		}
	}
	require.Positive(t, n)
}

func checkLegal(t *testing.T, d *deck.Deck) {
	require.Len(t, d.Cards, deck.Size)
	count := map[card.House]int{}
	for _, c := range d.Cards {
		count[c.House]++
	}
	for _, h := range d.Houses {
		require.Equal(t, deck.PerHouse, count[h])
	}
	again, err := deck.Load(bytes.NewReader(d.JSON()))
	require.NoError(t, err)
	told := func(d *deck.Deck) []any { // without what was guessed, which is written as known
		return []any{d.UUID, d.Name, d.Set, d.Source, d.Houses, d.Cards, d.IconsOpen}
	}
	require.Equal(t, told(d), told(again))
	require.True(t, deck.Same(d, d))
	require.Equal(t, normal(d), normal(deck.Merge(d, d)))
	assert.NotEmpty(t, d.Plain())
	d.Deal(0)
}

func seedJSON(f *testing.F, write func(*deck.Deck) []byte) {
	for _, set := range []string{"CotA", "WC", "MM", "DT", "MoMu"} {
		d := made(set, 1)
		f.Add(write(d))
		f.Add(bytes.ReplaceAll(write(d), []byte(`true`), []byte(`null`)))
		f.Add(bytes.ReplaceAll(write(d), []byte(`"`), []byte(`&quot;`)))
	}
	f.Fuzz(checkImport)
}

func FuzzMasterVault(f *testing.F) {
	f.Add([]byte(`{"data":[{}],"_linked":{"cards":[{"id":1}]}}`))
	f.Add([]byte(`"{\"data\":[{}],\"_linked\":{\"cards\":[{\"id\":1}]}}"`))
	seedJSON(f, toVault)
}

func FuzzDoK(f *testing.F) {
	f.Add([]byte(`[{"deck":{"housesAndCards":[{}]}},{"deck":{}}]`))
	seedJSON(f, toDoK)
}

func FuzzCrucible(f *testing.F) {
	f.Add([]byte(`{"decks":[{"houses":["dis"],"cards":[{"id":"deusillus2","count":-1}]}]}`))
	seedJSON(f, toCrucible)
}

func FuzzOwnList(f *testing.F) {
	f.Add([]byte(`{"set":"MM","expansion":479,"cards":[{"enhanced":true}]}`))
	seedJSON(f, (*deck.Deck).JSON)
}

func FuzzCSV(f *testing.F) {
	for _, set := range []string{"CotA", "MM"} {
		spreadsheet := toCSV(made(set, 1), made(set, 2))
		f.Add(spreadsheet)
		f.Add([]byte("sep=;\n" + strings.ReplaceAll(string(spreadsheet), ",", ";")))
		if wide, err := unicode.UTF16(unicode.BigEndian, unicode.UseBOM).NewEncoder().Bytes(spreadsheet); err == nil {
			f.Add(wide)
		}
	}
	f.Add([]byte("Name;Houses;Cards\n\"a\";\"x|y\"\n"))
	f.Fuzz(checkImport)
}

func FuzzPlain(f *testing.F) {
	d := made("MM", 1)
	f.Add([]byte(d.Plain()))
	f.Add([]byte(headed(d, func(c deck.Card) string { return "1x " + dokTitle(c) + " [draw, ?]" })))
	f.Add([]byte("Dis: Arise!, Arise!|Dust Imp (2)\n083\nDust Imp: 083\n4 Master of 1 x2\n[REDACTED]\nU: Anger"))
	f.Add([]byte(`("Name",["Dis","Logos","Mars"],[54,58,58,145,160,1 2 3 4]) 369 logos`))
	f.Add([]byte("https://archonarcana.com/wiki/Dust_Imp%20\nhttps://www.keyforgegame.com/deck-details/11111111-2222-4333-8444-555555555555"))
	f.Fuzz(checkImport)
}
