package deck_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"html"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// changed reads JSON, lets change modify it, and writes it again.
func changed(data []byte, change func(m)) []byte {
	var v m
	if err := json.Unmarshal(data, &v); err != nil {
		panic(err)
	}
	change(v)
	return write(v)
}

func at(v any, path ...any) any {
	for _, step := range path {
		if i, ok := step.(int); ok {
			v = v.([]any)[i]
		} else {
			v = v.(m)[step.(string)]
		}
	}
	return v
}

// eachCard changes every card of a response of the Master Vault.
func eachCard(v m, change func(m)) {
	for _, c := range at(v, "_linked", "cards").([]any) {
		change(c.(m))
	}
}

// The Master Vault has changed its answers over the years.
func TestMasterVaultOverTheYears(t *testing.T) {
	cota, mm, dt := made("CotA", 1), made("MM", 3), made("DT", 2)
	cota.Cards[5] = cota.Cards[4] // a maverick needs no more proof
	icons := func(d *deck.Deck, open bool) *deck.Deck {
		c := carried(d)
		c.IconsOpen = open
		for i := range c.Cards {
			if !open && len(d.Cards[i].Icons) > 0 {
				c.Cards[i].Icons = []card.Icon{deck.UnknownIcon}
			}
		}
		return c
	}
	for name, test := range map[string]struct {
		data []byte
		want *deck.Deck
	}{
		"2018: numbers, no set, no houses": {changed(toVault(cota), func(v m) {
			delete(at(v, "data").(m), "expansion")
			delete(at(v, "data", "_links").(m), "houses")
			eachCard(v, func(c m) {
				c["power"], c["armor"], c["traits"] = 3, 0, nil
				delete(c, "card_number")
				delete(c, "is_anomaly")
				delete(c, "is_non_deck")
			})
		}), cota},
		"2020: enhanced, but not with what": {changed(toVault(mm), func(v m) { delete(at(v, "data").(m), "bonus_icons") }),
			icons(mm, false)},
		"enhanced, with no icons told": {changed(toVault(mm), func(v m) {
			for _, entry := range at(v, "data", "bonus_icons").([]any) {
				entry.(m)["bonus_icons"] = []string{}
			}
		}), icons(mm, false)},
		"nothing of enhancements": {changed(toVault(mm), func(v m) {
			delete(at(v, "data").(m), "bonus_icons")
			eachCard(v, func(c m) { delete(c, "is_enhanced") })
		}), icons(mm, true)},
		"halves of old": {changed(toVault(mm), func(v m) {
			eachCard(v, func(c m) {
				c["card_type"] = map[any]string{"Gigantic Creature Base": "Creature1", "Gigantic Creature Art": "Creature2",
					"Action": "Action"}[c["card_type"]]
			})
		}), mm},
		"rarity of a twin that is not printed": {changed(toVault(cota), func(v m) {
			eachCard(v, func(c m) { c["rarity"] = cards.EvilTwin })
		}), cota},
		"tide without a flag": {changed(toVault(dt), func(v m) { eachCard(v, func(c m) { delete(c, "is_non_deck") }) }), dt},
		"titles in German": {changed(toVault(dt), func(v m) {
			eachCard(v, func(c m) { c["card_title_en"], c["card_title"] = c["card_title"], "Bösewicht" })
		}), dt},
		"German alone, by number": {changed(toVault(cota), func(v m) { eachCard(v, func(c m) { c["card_title"] = "Bösewicht" }) }), cota},
		"numbers in the picture": {changed(toVault(cota), func(v m) {
			eachCard(v, func(c m) {
				c["card_title"], c["front_image"] = "Bösewicht", fmt.Sprintf("https://x/341_%s_ABC_de.png", c["card_number"])
				delete(c, "card_number")
				delete(c, "expansion")
			})
		}), cota},
		"proxy": {write(m{"deck": json.RawMessage(toVault(mm)), "error": nil}), mm},
		"ids in data": {changed(toVault(mm), func(v m) {
			d := at(v, "data").(m)
			d["cards"] = at(d, "_links", "cards")
			delete(at(d, "_links").(m), "cards")
		}), mm},
		"cards null":  {changed(toVault(mm), func(v m) { at(v, "data").(m)["cards"] = nil }), mm},
		"in a page":   {[]byte("<html><body style='x{y}'><pre>" + string(toVault(mm)) + "</pre></body></html>"), mm},
		"in source":   {[]byte("<pre>" + html.EscapeString(string(toVault(mm))) + "</pre>"), mm},
		"in a letter": {[]byte("Look {here}:\n\n" + string(toVault(mm)) + "\nhttps://www.keyforgegame.com/deck-details/" + mm.UUID), mm},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := deck.One(test.data)
			require.NoError(t, err)
			assert.Equal(t, normal(test.want), normal(got))
		})
	}
}

// A page of the Master Vault shares its cards between its decks.
func TestMasterVaultPage(t *testing.T) {
	a, b := made("WC", 1), made("MM", 1)
	var linked, data []any
	for i, d := range []*deck.Deck{a, b} {
		var v m
		require.NoError(t, json.Unmarshal(bytes.ReplaceAll(toVault(d), []byte("aaaaaaaa-0000"),
			[]byte(fmt.Sprintf("aaaaaaaa-000%d", i+1))), &v))
		linked, data = append(linked, at(v, "_linked", "cards").([]any)...), append(data, v["data"])
	}
	all, err := deck.Import(write(m{"count": 2, "data": data, "_linked": m{"cards": linked}}))
	require.NoError(t, err)
	require.Len(t, all, 2)
	assert.Equal(t, normal(a), normal(all[0].Deck))
	assert.Equal(t, normal(b), normal(all[1].Deck))
}

// Icons that this program does not know are kept as unknown ones.
func TestUnknownIconsAreKept(t *testing.T) {
	d := made("MM", 1)
	all, err := deck.Import(bytes.ReplaceAll(toVault(d), []byte(`"draw"`), []byte(`"spark"`)))
	require.NoError(t, err)
	for i := range d.Cards {
		for j, icon := range d.Cards[i].Icons {
			if icon == card.DrawIcon {
				d.Cards[i].Icons[j] = deck.UnknownIcon
			}
		}
	}
	assert.Equal(t, normal(d), normal(all[0].Deck))
	assert.Contains(t, said(all[0].Notes), `bonus icon "spark" is not known`)
	var pretty bytes.Buffer
	require.NoError(t, json.Indent(&pretty, toDoK(d), "", " "))
	got, err := one(pretty.String())
	require.NoError(t, err)
	again, err := one(string(got.JSON()))
	require.NoError(t, err)
	assert.Equal(t, got, again)
}

// Exchange Officer is a maverick in every house that it is printed with.
func TestExchangeOfficer(t *testing.T) {
	d := made("MM", 1)
	d.Cards[3] = deck.Card{ID: "exchange-officer", House: d.Houses[0], Maverick: true}
	for _, data := range [][]byte{toVault(d), toDoK(d), toCrucible(d), []byte(d.Plain()), d.JSON()} {
		got, err := deck.One(data)
		require.NoError(t, err)
		assert.Equal(t, normal(d), normal(got))
	}
}

// Spaces around titles, and straight quotes, do not matter.
func TestDoKTitles(t *testing.T) {
	d := made("CotA", 2)
	d.Cards[0] = deck.Card{ID: "etan-s-jar", House: d.Cards[0].House, Maverick: d.Houses[0] != card.Untamed}
	text := strings.ReplaceAll(string(toDoK(d)), "’", "'")
	text = strings.ReplaceAll(text, `","legacy`, ` ","legacy`)
	got, err := one(text)
	require.NoError(t, err)
	assert.Len(t, got.Cards, deck.Size)
}

// Lists of decks, with an owner's remarks, and several decks one after another.
func TestJSONOfManyDecks(t *testing.T) {
	a, b := made("CotA", 1), made("DT", 1)
	owned := fmt.Appendf(nil, `[%s,%s]`, bytes.TrimSpace(toDoK(a)), changed(toDoK(b), func(v m) { v["wishlist"], v["notes"] = false, nil }))
	for name, data := range map[string][]byte{
		"my-decks": owned, "lines": append(toCrucible(a), toCrucible(b)...), "envelope": write(m{"success": true,
			"decks": []json.RawMessage{toCrucible(a), toVault(b)}}),
	} {
		all, err := deck.Import(data)
		require.NoError(t, err)
		require.Len(t, all, 2, name)
		assert.Equal(t, normal(a), normal(all[0].Deck), name)
		assert.Equal(t, normal(b), normal(all[1].Deck), name)
		_, err = deck.One(data)
		assert.EqualError(t, err, "there are 2 decks, but one is expected")
	}
}

// Whatever spreadsheet programs do to a spreadsheet.
func TestSheets(t *testing.T) {
	d := made("WC", 4)
	d.Name = "Brindle Æ’s “Sköll” Sample"
	spreadsheet := toCSV(d)
	text := string(bytes.TrimPrefix(spreadsheet, []byte("\ufeff")))
	encoded := func(data []byte, err error) []byte { require.NoError(t, err); return data }
	row := strings.Split(text, "\n")
	old := fmt.Sprintf("Name,Houses,Expansion,Cards Rating,Cards,Master Vault Link\n%q,%q,%s,1,%q,%s\n", d.Name, "x", "WORLDS_COLLIDE",
		"cards", "x/"+d.UUID)
	cells := csvRow(d)
	old = strings.NewReplacer(`"x"`, `"`+strings.ReplaceAll(cells[1], " | ", ",")+`"`, `"cards"`,
		`"`+strings.ReplaceAll(strings.Join(cells[4:7], "|"), `"`, `""`)+`"`).Replace(old)
	for name, data := range map[string][]byte{
		"as it is": spreadsheet,
		"no mark":  []byte(text),
		"returns":  []byte(strings.ReplaceAll(text, "\n", "\r\n")),
		"semicolons": []byte("sep=;\n" + strings.Join(strings.Split(
			strings.ReplaceAll(row[0], ",", ";")+"\n"+semicolons(cells), "\n"), "\n")),
		"utf-16":       encoded(unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().Bytes([]byte(text))),
		"utf-16, big":  encoded(unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM).NewEncoder().Bytes([]byte(text))),
		"windows-1252": encoded(charmap.Windows1252.NewEncoder().Bytes([]byte(text))),
		"mojibake":     encoded(charmap.Windows1252.NewDecoder().Bytes([]byte(text))),
		"empty rows":   []byte(row[0] + "\n\n,,,,,,,,\n" + row[1] + "\n"),
		"2019":         []byte(old),
	} {
		got, err := deck.One(data)
		if assert.NoError(t, err, name) {
			assert.Equal(t, normal(carried(d)), normal(got), name)
		}
	}
}

func semicolons(cells []string) string {
	var quoted []string
	for _, c := range cells {
		quoted = append(quoted, `"`+strings.ReplaceAll(c, `"`, `""`)+`"`)
	}
	return strings.Join(quoted, ";")
}

// A spreadsheet without cards names decks that can be fetched; a deck that cannot be
// read does not affect the others.
func TestSheetsInPart(t *testing.T) {
	all,
		err := deck.Import([]byte("Name,Expansion,Master Vault Link\n" +
		"A,WORLDS_COLLIDE,https://x/deck-details/11111111-2222-4333-8444-555555555555\n" +
		"B,DARK_TIDINGS,\n"))
	require.NoError(t, err)
	require.Len(t, all, 2)
	assert.Equal(t, "11111111-2222-4333-8444-555555555555", all[0].Fetch)
	assert.ErrorContains(t, all[1].Err, "line 3: the spreadsheet has neither the cards nor a link")

	good, text := made("CotA", 1), string(toCSV(made("CotA", 1), made("AoA", 1)))
	for name, test := range map[string]struct{ text, want string }{
		"future": {strings.Replace(text, "AGE_OF_ASCENSION", "ANOMALY_EXPANSION", 1),
			"line 3: column Expansion: set Anomaly Expansion (number 453) is newer than this program, which knows Call of the Archons (341)"},
		"cut row": {text[:len(text)-150], "line 3: "},
		"11 of 12": {text[:strings.LastIndex(text, "|")] + text[strings.LastIndex(text, `,https://decks`):],
			"line 3: column House 3 Cards: there are 11 names; a house has 12 cards"},
		"open quote":  {text + "\"x", "line 4: a quote that opens is not closed"},
		"endless row": {text + "\"x" + strings.Repeat("y", 1<<17), "line 4: the row is longer than 64 KiB"},
		"unknown card": {text[:strings.LastIndex(text, "|")+1] + "Dust Inp" + text[strings.LastIndex(text, `,https://decks`):],
			`no card is called "Dust Inp"; perhaps Dust Imp`},
	} {
		all, err := deck.Import([]byte(test.text))
		require.NoError(t, err, name)
		assert.Equal(t, normal(good), normal(all[0].Deck), name)
		last := all[len(all)-1]
		assert.Nil(t, last.Deck, name)
		assert.ErrorContains(t, last.Err, test.want, name)
	}
	_, err = deck.Import([]byte(strings.Join(csvHead, ",") + "\n"))
	assert.ErrorContains(t, err, "no deck under its headings")
}

// Notes of several pages, with quotes and line breaks, belong only to their own row.
func TestSheetWithLongNotes(t *testing.T) {
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	rows := [][]string{append(slices.Clone(csvHead), "My Notes")}
	for i := range 20 {
		rows = append(rows, append(csvRow(made("AoA", uint64(i))), strings.Repeat("my \"long\" note,\n", i*25)))
	}
	require.NoError(t, w.WriteAll(rows))
	all, err := deck.Import(b.Bytes())
	require.NoError(t, err)
	require.Len(t, all, 20)
	for i := range all {
		require.NoError(t, all[i].Err)
		assert.Equal(t, normal(carried(made("AoA", uint64(i)))), normal(all[i].Deck))
	}
}

// An alliance has cards in a spreadsheet, but no id in the Master Vault.
func TestSheetOfAlliances(t *testing.T) {
	d := made("WC", 1)
	text := strings.Replace(string(toCSV(d)), "com/decks/", "com/alliance-decks/", 1)
	text = strings.Replace(text, "com/deck-details/", "com/alliances/", 1)
	all, err := deck.Import([]byte(text))
	require.NoError(t, err)
	assert.Contains(t, said(all[0].Notes), "it is an alliance or a theoretical deck")
	d.UUID = ""
	assert.Equal(t, normal(carried(d)), normal(all[0].Deck))
}

// Links wait to be fetched; those that lead nowhere are refused.
func TestLinks(t *testing.T) {
	const id = "11111111-2222-4333-8444-555555555555"
	for _, text := range []string{
		id, strings.ToUpper(id) + "\n", "https://www.keyforgegame.com/deck-details/" + id,
		"Try this one https://www.keyforgegame.com/deck-details/" + id + "?powered_by=x !",
		"https://www.keyforgegame.com/api/decks/" + id + "/?links=cards", "https://decksofkeyforge.com/decks/" + id,
		"https://burgertokens.com/x?deck=" + id,
		"Brindle: https://keyforge-compendium.com/decks/" + id + " and again " + id,
	} {
		all, err := deck.Import([]byte(text))
		require.NoError(t, err)
		require.Len(t, all, 1)
		assert.Equal(t, deck.Imported{Form: deck.LinkForm, Fetch: id, Read: len(text)}, all[0])
		_, err = one(text)
		assert.ErrorContains(t, err, "only the link of a deck, "+id)
	}
	all, err := deck.Import([]byte(id + "\n2" + id[1:]))
	require.NoError(t, err)
	assert.Len(t, all, 2)
	for text, want := range map[string]string{
		"https://www.keyforgegame.com/alliances/" + id:                "alliance or a theoretical deck",
		"https://decksofkeyforge.com/alliance-decks/" + id:            "alliance or a theoretical deck",
		"https://decksofkeyforge.com/theoretical-decks/" + id:         "alliance or a theoretical deck",
		"https://x/deck-details/00000000-0000-0000-0000-000000000000": "zeros",
	} {
		_, err := deck.Import([]byte(text))
		assert.ErrorContains(t, err, want)
	}
}

// A private code is refused wherever it is, and never repeated.
func TestPrivateCodes(t *testing.T) {
	const code = "AB12C-D34EF-5GH6J"
	for _, text := range []string{
		code, strings.ToLower(code), " " + code + "\n", "ZA0Z9-A9Z34-9ZAA0",
		"https://www.keyforgegame.com/deck/" + code, "https://www.keyforgegame.com/deck/" + strings.ToLower(code),
		"My deck is " + code + " and its name is\nAnger", "my deck is " + strings.ToLower(code) + ", look", strings.ReplaceAll(code, "-",
			"–"), "https://www.keyforgegame.com/api/decks/codes/" + code + "/",
		"Trial\n" + code + "\nBrobnar\n" + times(12, "Anger") + "Dis\n" + times(12, "Fear") + "Logos\n" + times(12, "Mother"),
		"11111111-2222-4333-8444-555555555555 " + code,
	} {
		_, err := deck.Import([]byte(text))
		require.ErrorIs(t, err, deck.ErrPrivateCode, text)
		assert.NotContains(t, strings.ToLower(err.Error()), "d34ef")
	}
	for _, text := range []string{`{"deck": "` + code + `"}`, `{"version": 1, "name": "x", "uuid": "` + code + `"}`,
		`{"data":{"id":"` + code + `"},"_linked":{"cards":[{"id":"1"}]}}`,
		`{"houses":["` + code + `"],"cards":[]}`, "Name,Houses,Expansion\nx,y," + code + "\n"} {
		all, err := deck.Import([]byte(text))
		require.Error(t, err)
		assert.Nil(t, all)
		assert.NotContains(t, err.Error(), code)
	}
	source := made("CotA", 1)
	source.Source = code
	_, err := deck.Import(source.JSON())
	require.ErrorIs(t, err, deck.ErrPrivateCode)
	// Even as the name of a deck.
	for _, write := range []func(*deck.Deck) []byte{toVault, toDoK, toCrucible, func(d *deck.Deck) []byte { return toCSV(d) },
		(*deck.Deck).JSON} {
		d := made("CotA", 1)
		d.Name = code
		all, err := deck.Import(write(d))
		require.Error(t, err)
		assert.Nil(t, all)
		assert.NotContains(t, err.Error(), code)
	}
	d, err := one("Brobnar\n" + times(11, "Anger") + "might-makes-right\nDis\n" + times(12, "Fear") + "Logos\n" + times(12, "Mother"))
	require.NoError(t, err)
	assert.Equal(t, "might-makes-right", d.Cards[11].ID)
}

// JSON that is not a deck, or not a whole one, says what is wrong where.
func TestJSONRefuses(t *testing.T) {
	d := made("MM", 1)
	vault, dok, crucible := toVault(d), toDoK(d), toCrucible(d)
	for name, test := range map[string]struct {
		data []byte
		want string
	}{
		"cut short": {vault[:len(vault)/2], "line 1: the JSON ends too early"},
		"broken, later": {append([]byte("Hello,\nlook:\n"), bytes.Replace(vault, []byte(`:`), []byte(`;`), 1)...),
			"line 3: invalid character ';'"},
		"TCO no copies": {bytes.Replace(crucible, []byte(`"count":1`), []byte(`"count":0`), 1), "there are 35 cards"},
		"broken":        {bytes.Replace(vault, []byte(`:`), []byte(`;`), 1), "line 1: invalid character ';'"},
		"future set": {changed(vault, func(v m) { at(v, "data").(m)["expansion"] = 453 }),
			"expansion: set Anomaly Expansion (number 453) is newer than this program"},
		"unheard-of set": {changed(vault, func(v m) { at(v, "data").(m)["expansion"] = 12345 }), "expansion: set 12345 is not known"},
		"no links=cards": {changed(vault, func(v m) { delete(v, "_linked") }), "ask the Master Vault with links=cards"},
		"missing card": {changed(vault, func(v m) { at(v, "_linked").(m)["cards"] = at(v, "_linked", "cards").([]any)[1:] }),
			"_links.cards[0]: _linked.cards has no card of id"},
		"35 cards": {changed(vault, func(v m) { l := at(v, "data", "_links").(m); l["cards"] = l["cards"].([]any)[1:] }),
			"there are 35 cards; a deck has 36"},
		"unknown card": {changed(vault, func(v m) {
			c := at(v, "_linked", "cards", 0).(m)
			c["card_title"],
				c["expansion"] = "Dust Inp", 0
		}), `no card is called "Dust Inp"; perhaps Dust Imp`},
		"house elsewhere": {changed(vault, func(v m) { at(v, "_linked", "cards", 0).(m)["house"] = "Emberfolk" }),
			`"Emberfolk" is not a house this program knows`},
		"error of a site": {[]byte(`{"code":429,"detail":"available in 12 seconds"}`), "an error message of a site"},
		"unknown to DoK":  {[]byte(`{"deck":{},"sasVersion":42}`), "does not know this one"},
		"DoK future": {changed(dok, func(v m) { at(v, "deck").(m)["expansion"] = "ANOMALY_EXPANSION" }),
			"expansion: set Anomaly Expansion (number 453) is newer than this program"},
		"DoK two houses": {changed(dok, func(v m) { h := at(v, "deck").(m); h["housesAndCards"] = h["housesAndCards"].([]any)[1:] }),
			"houses: 2 are named; a deck has 3"},
		"DoK unknown card": {bytes.Replace(dok, []byte(`"cardTitle":"`), []byte(`"cardTitle":"Zzyzx`), 1), "cards[0]: no card is called"},
		"DoK 99 icons": {bytes.Replace(dok, []byte(`"bonusDraw":1`), []byte(`"bonusDraw":99`), 1),
			"bonusDraw: 99 is not between 0 and 8"},
		"TCO unknown card": {bytes.Replace(crucible, []byte(`"id":"`), []byte(`"id":"zzyzx`), 1), `cards[0] ("zzyzx`},
		"TCO houses":       {changed(crucible, func(v m) { v["houses"] = []string{"dis"} }), "houses: 1 are named; a deck has 3"},
		"TCO two decks": {changed(crucible, func(v m) { v["cards"] = append(v["cards"].([]any), v["cards"].([]any)...) }),
			"there are 72 cards: this looks like two decks"},
		"table":          {[]byte(`{"ObjectStates":[{"Name":"DeckCustom"}]}`), "a deck for a virtual table"},
		"alliance":       {[]byte(`{"pods":["a:dis"]}`), "this is an alliance"},
		"something else": {[]byte(`{"x":1}`), "this JSON is not a deck in any format known here"},
		"empty list":     {[]byte(`[]`), "the JSON holds no deck"},
		"web page":       {[]byte("<!DOCTYPE html><title>Just a moment</title>"), "this is a web page"},
		"own list":       {bytes.Replace(d.JSON(), []byte(`"count": 1`), []byte(`"count": 2`), 1), "37 cards"},
	} {
		t.Run(name, func(t *testing.T) {
			all, err := deck.Import(test.data)
			assert.Nil(t, all)
			assert.ErrorContains(t, err, test.want)
		})
	}
	_, err := deck.Import(make([]byte, deck.MaxImport+1))
	assert.ErrorContains(t, err, "longer than 32 MiB")
}

// A caller that stops the iteration is given no more decks.
func TestAllStops(t *testing.T) {
	for range deck.All(append(toCrucible(made("CotA", 1)), toCSV(made("CotA", 1), made("CotA", 2))...)) {
		break
	}
	n := 0
	for i := range deck.All(toCSV(made("CotA", 1), made("CotA", 2), made("CotA", 3))) {
		require.NoError(t, i.Err)
		assert.Positive(t, i.Read)
		if n++; n == 2 {
			break
		}
	}
	assert.Equal(t, 2, n)
}

// The Crucible does not say which house has a card that is printed for several of the
// deck's houses: the one that lacks a card.
func TestCrucibleHouses(t *testing.T) {
	list := func(cards string) (*deck.Deck, error) {
		return one(`{"name":"Trial","expansion":479,"houses":["logos","saurian","untamed"],"cards":[` + cards + `]}`)
	}
	in := func(d *deck.Deck, id string) (all []card.House) {
		for _, c := range d.Cards {
			if c.ID == id {
				all = append(all, c.House)
			}
		}
		return all
	}
	const full = `{"id":"causal-loop","count":12},`
	d, err := list(full + `{"id":"it-s-coming","count":1},{"id":"deusillus","count":12},{"id":"dark-faerie","count":11}`)
	require.NoError(t, err)
	assert.Equal(t, []card.House{card.Untamed}, in(d, "it-s-coming"))
	d, err = list(`{"id":"causal-loop","count":11},{"id":"it-s-coming","count":2},{"id":"deusillus","count":12},{"id":"dark-faerie","count":11}`)
	require.NoError(t, err, "equal copies")
	assert.Equal(t, []card.House{card.Logos, card.Untamed}, in(d, "it-s-coming"))
	d, err = list(`{"id":"causal-loop","count":11},{"id":"it-s-coming","count":1},{"id":"dark-æmber-vault","count":1,"house":"logos"},` +
		`{"id":"it-s-coming","count":1},{"id":"deusillus","count":11},{"id":"dark-faerie","count":11}`)
	require.NoError(t, err)
	assert.Equal(t, []card.House{card.Saurian, card.Untamed}, in(d, "it-s-coming"))
	d, err = list(full + `{"id":"it-s-coming","count":1},{"id":"dark-æmber-vault","count":1},{"id":"deusillus","count":12},{"id":"dark-faerie","count":10}`)
	require.NoError(t, err, "two cards of one house")
	assert.Equal(t, []card.House{card.Untamed}, in(d, "dark-æmber-vault"))

	_, err = list(`{"id":"causal-loop","count":11},{"id":"it-s-coming","count":1},{"id":"dark-æmber-vault","count":1},` +
		`{"id":"deusillus","count":11},{"id":"dark-faerie","count":12}`)
	assert.ErrorContains(t, err, `cards[1] ("it-s-coming"): house: it is missing`, "either may be the one of Logos")
	_, err = list(full + `{"id":"it-s-coming","count":1},{"id":"deusillus","count":12},{"id":"dark-faerie","count":12}`)
	assert.ErrorContains(t, err, "there are 37 cards")
	_, err = list(full + `{"id":"it-s-coming","count":1},{"id":"deusillus","count":13},{"id":"dark-faerie","count":10}`)
	assert.Error(t, err, "another house has too many")
}

// IDs of The Crucible may be spelled differently from ours; a card that is printed
// for several houses says which.
func TestCrucibleIDs(t *testing.T) {
	list := func(entries string) string {
		return `{"name":"Trial","expansion":479,"houses":["staralliance","saurian","logos"],"cards":[` + entries +
			`,{"id":"z-ray-blaster","count":12},{"id":"its-coming","count":12,"house":"logos"}]}`
	}
	d, err := one(list(`{"id":"Deusillus","count":6},{"id":"deusillus 2","count":6,"enhanced":true}`))
	require.NoError(t, err)
	assert.Equal(t, "it-s-coming", d.Cards[0].ID)
	assert.Equal(t, deck.Card{ID: "deusillus2", House: card.Saurian, Icons: []card.Icon{deck.UnknownIcon}}, d.Cards[23])
	for entry, want := range map[string]string{
		`{"id":"drecker","count":12}`: `cards[0] ("drecker"): it is printed for dis, not one of the deck's houses; ` +
			`a maverick must name its house`,
		`{"id":"drecker","count":12,"maverick":"winter"}`:  `maverick: "winter" is not a house`,
		`{"id":"drecker","count":12,"maverick":"untamed"}`: `house: "untamed" is not one of the deck's houses`,
		`{"id":"the-tide","count":12}`:                     "there are 24 cards; a deck has 36",
		`{"id":"drecker2","count":12}`:                     `"drecker2"`,
	} {
		_, err := one(list(entry))
		assert.ErrorContains(t, err, want)
	}
}

// JSON that was pasted as a string is read, wherever it is, or refused at once: an id
// in it is not a link to a deck.
func TestJSONInAString(t *testing.T) {
	d := made("MM", 1)
	quoted := func(text []byte) []byte {
		out, err := json.Marshal(string(text))
		require.NoError(t, err)
		return out
	}
	var indented bytes.Buffer
	require.NoError(t, json.Indent(&indented, toVault(d), "", "  "))
	for name, text := range map[string][]byte{
		"string":         quoted(toVault(d)),
		"lines":          quoted(indented.Bytes()),
		"twice":          quoted(quoted(toVault(d))),
		"code":           slices.Concat([]byte("const answer = "), quoted(toVault(d)), []byte(";\nuse(answer)\n")),
		"without quotes": bytes.Trim(quoted(toVault(d)), `"`),
		"member":         slices.Concat([]byte(`{"status": 200, "body": `), quoted(toVault(d)), []byte("}")),
		"data":           slices.Concat([]byte(`{"data": `), quoted(toVault(d)), []byte("}")),
		"array":          slices.Concat([]byte(`[{"text": `), quoted(toDoK(d)), []byte("}]")),
		"crucible":       quoted(toCrucible(d)),
		"our own":        quoted(d.JSON()),
	} {
		got, err := deck.One(text)
		if assert.NoError(t, err, name) {
			assert.Equal(t, d.Name, got.Name, name)
			assert.Len(t, got.Cards, deck.Size, name)
		}
	}
	whole := quoted(toVault(d))
	for name, text := range map[string][]byte{
		"cut":    whole[:len(whole)/2],
		"broken": bytes.Replace(whole, []byte("card_title"), []byte(`\q`), 1),
		"deep":   quoted(quoted(quoted(quoted(quoted(quoted(toVault(d))))))),
	} {
		all, err := deck.Import(text)
		require.Error(t, err, name)
		assert.Empty(t, all, name)
	}
}

// said are remarks in English.
func said(notes []error) (all []string) {
	for _, n := range notes {
		all = append(all, n.Error())
	}
	return all
}
