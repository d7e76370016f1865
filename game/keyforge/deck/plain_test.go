package deck_test

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/text/encoding/unicode"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// one reads the only deck in the text.
func one(text string) (*deck.Deck, error) { return deck.One([]byte(text)) }

// headed writes a deck with its houses as headings, each card by line.
func headed(d *deck.Deck, line func(c deck.Card) string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\nSet: %s\nhttps://www.keyforgegame.com/en-us/deck-details/%s?powered_by=x\n", d.Name, d.Set, d.UUID)
	for _, h := range d.Houses {
		fmt.Fprintf(&b, "\n%s:\n", strings.ToUpper(titleOf[h]))
		for _, c := range d.Cards {
			if c.House == h {
				fmt.Fprintln(&b, line(c))
			}
		}
	}
	return b.String()
}

// The forms of a line that people use, and that programs write.
func TestPlainLines(t *testing.T) {
	ascii := strings.NewReplacer("Æ", "AE", "æ", "ae", "’", "'", "“", `"`, "”", `"`, "–", "-", "…", "...")
	for name, line := range map[string]func(deck.Card) string{
		"rarity":      func(c deck.Card) string { return "U: " + dokTitle(c) },
		"ascii":       func(c deck.Card) string { return strings.ToLower(ascii.Replace(dokTitle(c))) },
		"underscores": func(c deck.Card) string { return "- " + strings.ReplaceAll(dokTitle(c), " ", "_") + "  " },
		"wiki": func(c deck.Card) string {
			return "https://archonarcana.com/wiki/" + strings.ReplaceAll(dokTitle(c), " ", "_")
		},
		"count x":       func(c deck.Card) string { return "1x " + dokTitle(c) },
		"count":         func(c deck.Card) string { return "• 1 " + dokTitle(c) },
		"x count":       func(c deck.Card) string { return dokTitle(c) + " x1" },
		"× count":       func(c deck.Card) string { return dokTitle(c) + " ×1" },
		"(count)":       func(c deck.Card) string { return dokTitle(c) + " (1)" },
		"maverick":      func(c deck.Card) string { return dokTitle(c) + map[bool]string{true: " (Maverick)"}[c.Maverick] },
		"mark":          func(c deck.Card) string { return "◆ " + dokTitle(c) + " ★" },
		"upper, no dot": func(c deck.Card) string { return strings.ToUpper(strings.ReplaceAll(dokTitle(c), ".", "")) },
	} {
		t.Run(name, func(t *testing.T) {
			for _, set := range slices.Sorted(maps.Keys(setNumbers)) {
				for seed := range uint64(some(1, 10)) {
					d := made(set, seed)
					text := headed(d, line)
					got, err := one(text)
					require.NoError(t, err, text)
					require.Equal(t, normal(carried(d)), normal(got), text)
				}
			}
		})
	}
}

// Numbers stand for the cards of the deck's set, so no legacies are needed.
func TestPlainNumbers(t *testing.T) {
	number := func(c deck.Card, set string) string {
		i := slices.IndexFunc(cards.Printings(c.ID), func(p cards.Printing) bool { return p.Set == set })
		return cards.Printings(c.ID)[i].Number
	}
	for _, set := range slices.Sorted(maps.Keys(setNumbers)) {
		d := made(set, 3)
		d.Cards = slices.DeleteFunc(d.Cards, func(c deck.Card) bool { return c.Legacy })
		for len(d.Cards) < deck.Size {
			d.Cards = append(d.Cards, deck.Card{ID: d.Cards[12].ID, House: d.Cards[12].House})
		}
		for name, line := range map[string]func(deck.Card) string{
			"title: number": func(c deck.Card) string { return cards.Printings(c.ID)[0].Name + ": " + number(c, set) },
			"title number":  func(c deck.Card) string { return cards.Printings(c.ID)[0].Name + " " + number(c, set) },
			"number title":  func(c deck.Card) string { return number(c, set) + "  " + cards.Printings(c.ID)[0].Name },
			"number":        func(c deck.Card) string { return number(c, set) },
		} {
			got, err := one(headed(d, line))
			require.NoError(t, err, name)
			assert.Equal(t, normal(carried(d)), normal(got), name)
		}
	}
}

// Without headings the cards belong to their printed houses; one printed for none
// of the deck's houses is a maverick of the house that lacks a card.
func TestPlainWithoutHeadings(t *testing.T) {
	for _, name := range deck.Embedded() {
		d, err := deck.Named(name)
		require.NoError(t, err)
		var lines []string
		for _, c := range d.Cards {
			lines = append(lines, deck.Title(c.ID))
		}
		rand.New(rand.NewPCG(1, 1)).Shuffle(len(lines), func(i, j int) { lines[i], lines[j] = lines[j], lines[i] })
		got, err := one(strings.Join(lines, "\r\n"))
		if name == "entropist" { // its mavericks are printed for houses of the deck
			require.ErrorContains(t, err, "give the houses as headings")
			continue
		}
		require.NoError(t, err, name)
		if got.Set != d.Set { // all its cards are of older sets too
			assert.Contains(t, []string{"pipkin", "sedge", "whelk", "thistle", "cobb"}, name)
			continue
		}
		d.Name, d.IconsOpen = got.Name, got.IconsOpen
		d.Token, d.Power, d.Prophecies = "", "", nil
		for i := range d.Cards {
			d.Cards[i].Icons = nil // such a list does not have the icons of enhancements
		}
		assert.Equal(t, normal(d), normal(got))
		assert.True(t, strings.HasPrefix(got.Name, "Deck of "), got.Name)
	}
}

// times writes a name on n lines.
func times(n int, name string) string { return strings.Repeat(name+"\n", n) }

func TestPlainPlacesWhatHasOneWay(t *testing.T) {
	all, err := deck.Import([]byte(times(12, "Anger") + times(12, "Fear") + times(10, "Mother") + "Bait and Switch\nKey Charge\n"))
	require.NoError(t, err)
	assert.Equal(t, deck.Card{ID: "bait-and-switch", House: card.Logos, Maverick: true}, normal(all[0].Deck).Cards[24])
	assert.Contains(t, said(all[0].Notes), "line 35 (Bait and Switch) was taken for a maverick of Logos, which lacks cards")
	_, err = one(times(11, "Anger") + times(12, "Fear") + times(11, "Mother") + "Bait and Switch\nKey Charge\n")
	assert.ErrorContains(t, err, "line 35 (Bait and Switch): its house is unclear")
	_, err = one(times(13, "Anger") + times(12, "Fear") + times(11, "Mother"))
	assert.ErrorContains(t, err, "13 cards are of Brobnar; a deck has 12 of each house; with mavericks, give the houses as headings")
	it, err := one(times(12, "Drecker") + times(12, "Causal Loop") + times(11, "Deusillus") + "It's Coming...\n")
	require.NoError(t, err)
	assert.Contains(t, it.Cards, deck.Card{ID: "it-s-coming", House: card.Saurian})
	it, err = one(times(12, "Drecker") + times(11, "Causal Loop") + times(11, "Deusillus") + "It's Coming...\nIt's Coming...\n")
	require.NoError(t, err, "equal copies")
	assert.Contains(t, it.Cards, deck.Card{ID: "it-s-coming", House: card.Logos})
	assert.Contains(t, it.Cards, deck.Card{ID: "it-s-coming", House: card.Saurian})
}

// One line can be a house, a deck of the first days, or a cell of a spreadsheet.
func TestPlainRows(t *testing.T) {
	want, err := deck.Named("zur")
	require.NoError(t, err)
	house := func(h card.House) (names, numbers []string) {
		for _, c := range want.Cards {
			if c.House == h {
				p := cards.Printings(c.ID)[0]
				names, numbers = append(names, p.Name), append(numbers, p.Number)
			}
		}
		return names, numbers
	}
	var commas, bars, numbers []string
	for _, h := range want.Houses {
		names, n := house(h)
		commas = append(commas, titleOf[h]+": "+strings.Join(names, ", "))
		bars = append(bars, titleOf[h]+"\n"+strings.Join(names, "|"))
		numbers = append(numbers, n...)
	}
	slices.Sort(numbers)
	var plain []string
	for _, n := range numbers {
		plain = append(plain, strings.TrimLeft(n, "0"))
	}
	for name, text := range map[string]string{
		"commas": want.Name + "\n" + strings.Join(commas, "\n"),
		"bars":   want.Name + "\n" + strings.Join(bars, "\n"),
		"tuple":  fmt.Sprintf(`("%s",["Mars","Brobnar","Shadows"],[%s]),`, want.Name, strings.Join(plain, ",")),
		"slash":  fmt.Sprintf(`'%s/Mars Brobnar Shadows %s'`, want.Name, strings.Join(numbers, " ")),
		"tabs":   want.Name + "\tMars\tBrobnar\tShadows\t" + strings.Join(numbers, "\t"),
		"table": "Deck Name:\n" + want.Name + "\n\nDeck ID: \n\nCard List:\n" + strings.Join(func() (l []string) {
			for _, c := range want.Cards {
				l = append(l, cards.Printings(c.ID)[0].Name+": "+cards.Printings(c.ID)[0].Number)
			}
			return l
		}(), "\n"),
		"scores": "Deck name: " + want.Name + "\nA: 23.0\nSAS: 71\n" + strings.Join(bars, "\n"),
	} {
		got, err := one(text)
		require.NoError(t, err, "%s\n%s", name, text)
		assert.Equal(t, normal(want), normal(got), name)
	}
	named, err := one(`'"Smart" Zur\'s/Mars Brobnar Shadows ` + strings.Join(numbers, " ") + "'")
	require.NoError(t, err)
	assert.Equal(t, `"Smart" Zur's`, named.Name)
	// A maverick's house follows the numbers.
	d, err := one(`'Brindle, Sample\'s Friend/Brobnar Dis Logos ` + strings.Repeat("1 ", 12) + strings.Repeat("57 ", 12) +
		strings.Repeat("145 ", 11) + "267 logos'")
	require.NoError(t, err)
	assert.Equal(t, "Brindle, Sample's Friend", d.Name)
	assert.Equal(t, deck.Card{ID: "bait-and-switch", House: card.Logos, Maverick: true}, d.Cards[35])
}

// Names with numbers, commas and brackets are read whole, before anything is
// removed from them.
func TestPlainTrickyNames(t *testing.T) {
	for i, p := range cards.Facts() {
		if !p.InDecks() || isTwin(p.ID) || halfOf(p.ID) == 2 {
			continue
		}
		if !strings.ContainsAny(p.Name, "0123456789,[]():|-") {
			continue
		}
		for k, form := range []string{"%s", "2 %s", "%s x2", "2x %s", "%s (2)", "R: %s", "054 %s", "%s: 054", "2x 054 %s", "054 %s x2"} {
			if k%some(9, 1) != i%some(9, 1) && !strings.ContainsAny(p.Name, "0123456789[]|") {
				continue // each name in one form, and those that resemble numbers in all
			}
			copies := 24
			if !strings.Contains(form, "2") {
				copies = 12
			}
			line := fmt.Sprintf(form, p.Name)
			text := "Set: " + p.Set + "\nBrobnar\n" + times(12, line) + "Dis\n" +
				times(36-copies-5, "Fear") + "Logos\n" + times(5, "Mother")
			d, err := one(text)
			if err == nil {
				t.Fatal("the houses are of wrong sizes", d)
			}
			assert.NotContains(t, err.Error(), "no card is called", line)
			assert.NotContains(t, err.Error(), "there are 3", line) // all 36 were counted
		}
	}
}

// Mistakes are reported with their line and what was expected.
func TestPlainRefuses(t *testing.T) {
	good := "Trial\nBrobnar\n" + times(12, "Anger") + "Dis\n" + times(12, "Fear") + "Logos\n" + times(12, "Mother")
	_, err := one(good)
	require.NoError(t, err)
	for name, test := range map[string]struct{ text, want string }{
		"misspelt": {strings.Replace(good, "Fear", "Faer", 1), `line 16: no card is called "Faer"; perhaps Fear`},
		"nonsense": {good + "Dust Inp\nxyzzyqwe",
			`line 41: no card is called "Dust Inp"; perhaps Dust Imp` + "\n" + `line 42: no card is called "xyzzyqwe"`},
		"with a count": {good + "2x Dust Inp", `no card is called "Dust Inp"; perhaps Dust Imp`},
		"35":           {strings.Replace(good, "Mother\n", "", 1), "there are 35 cards; a deck has 36"},
		"first misspelt": {"Angre\n" + times(11, "Anger") + times(12, "Fear") + times(12, "Mother"),
			`there are 35 cards; a deck has 36 (line 1, "Angre", was taken for the name of the deck)`},
		"two decks":     {good + good[6:], "there are 72 cards: this looks like two decks"},
		"four houses":   {good + "Mars\nTunk", "the cards are of 4 houses; a deck has 3"},
		"wrong heading": {strings.Replace(good, "Fear\nLogos\n", "Logos\nFear\n", 1), "11 cards are of Dis; a deck has 12 of each house"},
		"future set":    {"Set: Anomaly Expansion\n" + good, "line 1: set Anomaly Expansion (number 453) is newer than this program"},
		"strange set":   {"Set: Winter\n" + good, `line 1: set "Winter" is not known`},
		"no number":     {strings.Replace(good, "Fear", "Faer: 083", 1), "line 16: no card"},
		"no cards":      {"good morning", "no card was found in the text"},
		"nothing":       {" \n", "there is nothing in it"},
		"a picture":     {"\x89PNG\r\n\x1a\n\x00\x00", "this is not text"},
		"many lines":    {times(3000, "x y"), "too many for a deck"},
		"many copies":   {good + "99 Anger", "cards; a deck has 36"},
		"no copies":     {strings.Replace(good, "Fear\n", "0 Fear\n", 1), "line 16: no copy of Fear; leave the line out"},
		"x0":            {strings.Replace(good, "Fear\n", "Fear x0\n", 1), "line 16: no copy of Fear"},
		"no gigantic":   {good + "0x Deusillus", "line 41: no copy of Deusillus"},
		"below zero":    {strings.Replace(good, "Fear\n", "-1 Fear\n", 1), "line 16: -1 is not a number of copies"},
		"far below": {strings.Replace(good, "Fear\n", "-99999999999999999999x Fear\n", 1),
			"line 16: -99999999999999999999 is not a number of copies"},
		"an endless line": {"Trial " + strings.Repeat("x", 1<<15), "line 1: it is longer than 16384 bytes"},
		"two sets": {"Set: WC\nMass Mutation\n" + good,
			"line 2: the set is Worlds Collide in an earlier line, and Mass Mutation here"},
		"bare future": {"Anomaly Expansion\n" + good, "line 1: set Anomaly Expansion (number 453) is newer than this program"},
		"two links": {"https://decksofkeyforge.com/decks/11111111-2222-4333-8444-555555555555\n" +
			"https://decksofkeyforge.com/decks/21111111-2222-4333-8444-555555555555\n" + good,
			"line 2: there are links of several decks"},
	} {
		t.Run(name, func(t *testing.T) {
			d, err := one(test.text)
			assert.Nil(t, d)
			assert.ErrorContains(t, err, test.want)
		})
	}
}

// Three houses on a line are those of the deck, so that only mavericks have to be
// placed.
func TestPlainTellsHouses(t *testing.T) {
	for _, line := range []string{"Houses: Brobnar, Dis, Logos", "Brobnar / Dis / Logos", "brobnar • DIS • logos"} {
		d, err := one("Trial\n" + line + "\n" + times(12, "Anger") + times(12, "Fear") + times(5, "Mother") + times(7, "Bait and Switch"))
		require.NoError(t, err)
		assert.Equal(t, [3]card.House{card.Brobnar, card.Dis, card.Logos}, d.Houses)
		assert.Equal(t, "Trial", d.Name)
	}
	_, err := one("Houses: Brobnar, Dis, Winter\nAnger")
	assert.ErrorContains(t, err, `line 1: houses: "Brobnar, Dis, Winter" are not the names of 3 houses`)
}

// A list may be as long as a megabyte, and no longer.
func TestPlainLength(t *testing.T) {
	list := "Trial\nLogos\n" + times(12, "Dextre") + "Sanctum\n" + times(12, "Sir Bevor") + "Shadows\n" + times(12, "Sea Urchin")
	blank := strings.Repeat(strings.Repeat(" ", 1023)+"\n", 1024)
	_, err := one(list + blank[len(list):])
	require.NoError(t, err)
	_, err = one(list + blank[len(list)-1:])
	require.ErrorContains(t, err, "longer than 1 MiB")
}

// A deck of evil twins that does not name its twins says so.
func TestPlainTellsOfTwins(t *testing.T) {
	all, err := deck.Import([]byte("Trial’s Evil Twin\nLogos\n" + times(12, "Armadrone") + "Sanctum\n" + times(12, "Sir Bevor") +
		"Shadows\n" +
		times(12, "Sea Urchin")))
	require.NoError(t, err)
	assert.Contains(t, strings.Join(said(all[0].Notes), "\n"), `write "– Evil Twin" after their titles`)
	d, err := one("Trial’s Evil Twin\nLogos\n" + times(12, "Armadrone: 001") + "Sanctum\n" + times(12, "Sir Bevor - evil twin") +
		"Shadows\n" +
		times(12, "Sea Urchin"))
	require.NoError(t, err)
	assert.Equal(t, "armadrone-evil-twin", d.Cards[0].ID)
	assert.Equal(t, "sir-bevor-evil-twin", d.Cards[12].ID)
}

// A list is the same with any line endings, in any encoding, with tabs, and with its
// set on a line of its own.
func TestPlainInAnyDress(t *testing.T) {
	d := made("WC", 3)
	plain := strings.Replace(d.Plain(), "Set: Worlds Collide", "Worlds Collide", 1)
	require.NotEqual(t, plain, d.Plain())
	little, err := unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM).NewEncoder().String("Æther " + plain)
	require.NoError(t, err)
	for name, text := range map[string]string{
		"LF": plain, "CRLF": strings.ReplaceAll(plain, "\n", "\r\n"), "CR": strings.ReplaceAll(plain, "\n", "\r"),
		"some CR": strings.Replace(plain, "\n", "\r", 9),
		"U+2028":  strings.ReplaceAll(plain, "\n", "\u2028"),
		"BOM":     "\ufeff" + plain, "two BOMs": "\ufeff\ufeff" + plain,
		"tabs":                  strings.ReplaceAll(strings.ReplaceAll(plain, "\n1 ", "\n\t1\t"), "\n2 ", "\n2\t"),
		"UTF-16 without a mark": little,
	} {
		got, err := one(text)
		if !assert.NoError(t, err, name) {
			continue
		}
		assert.Equal(t, "WC", got.Set, name)
		assert.Equal(t, strings.TrimPrefix(d.Name, "Æther "), strings.TrimPrefix(got.Name, "Æther "), name)
		assert.Equal(t, normal(carried(d)).Cards, normal(carried(got)).Cards, name)
	}
	spreadsheet := toCSV(made("CotA", 1), made("CotA", 2))
	all, err := deck.Import(bytes.ReplaceAll(spreadsheet, []byte("\n"), []byte("\r")))
	require.NoError(t, err)
	assert.Len(t, all, 2)
}

// A list that does not name its set belongs to the one that has most of its cards,
// counted copy by copy; of several such sets, to the oldest.
func TestTheSetThatHasMostCards(t *testing.T) {
	d, err := one("Trial\n12 Anger\n12 Fear\n" +
		"Babbling Bibliophile\nHapsis\nHologrammophone\nQuant\nSanitation Engineer\nTautau Vapors\n" +
		"Thorium Plasmate\nTitan Guardian\nWormhole Technician\nCode Monkey\nDr. Milli\nMini Groupthink Tank\n")
	require.NoError(t, err)
	assert.Equal(t, "CotA", d.Set, "24 copies of two cards, 12 cards of Worlds Collide")

	d, err = one("Trial\n12 Screechbomb\n12 Dust Imp\n12 Labwork\n")
	require.NoError(t, err)
	assert.Equal(t, "CotA", d.Set, "all of it is in Age of Ascension as well")
}

// A list may name cards by the titles that are printed in Russian, and houses by their names.
func TestPlainTitlesInRussian(t *testing.T) {
	d, err := one("Trial\nБробнар\n" + times(11, "Anger") + "1x Вожак банды\nДис\n" + times(12, "Тень Диса") + "Логос:\n" +
		times(11, "Mother") + "Цифровая Обезьяна\n")
	require.NoError(t, err)
	assert.Equal(t, [3]card.House{card.Brobnar, card.Dis, card.Logos}, d.Houses)
	count := map[string]int{}
	for _, c := range d.Cards {
		count[c.ID]++
	}
	assert.Equal(t, map[string]int{"anger": 11, "ganger-chieftain": 1, "shadow-of-dis": 12, "mother": 11, "code-monkey": 1}, count)
}
