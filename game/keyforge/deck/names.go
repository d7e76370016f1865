package deck

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
)

// The IDs of an evil twin and of the second half of a gigantic creature are those of
// the card whose title they share, with a suffix.
const (
	twinSuffix = "-evil-twin"
	halfSuffix = "2"
)

// twinTitle follows the title of an evil twin where there is only a title.
const twinTitle = " – Evil Twin"

// Title returns the title of the card with that ID, which tells an evil twin from its
// original.
func Title(id string) string {
	name := cards.Printings(id)[0].Name
	if strings.HasSuffix(id, twinSuffix) {
		name += twinTitle
	}
	return name
}

// key is a folded name, read no further than any name is long. No two cards of a set
// share one, except twins and halves.
func key(name string) string { return fold.Name(name[:min(len(name), maxName)]) }

// maxName is longer than any name.
const maxName = 200

// titles has an ID for each key of a title, in any language in which it is printed:
// never that of a twin or a second half.
var titles = sync.OnceValue(func() map[string]string {
	m := map[string]string{}
	for id, title := range printed.Titles() {
		if !strings.HasSuffix(id, twinSuffix) && !secondHalf(id) {
			m[key(title)] = id
		}
	}
	for _, p := range cards.Facts() {
		if p.InDecks() && !strings.HasSuffix(p.ID, twinSuffix) && !secondHalf(p.ID) {
			m[key(p.Name)] = p.ID
		}
	}
	return m
})

// gigantic reports whether the card is the first of two halves.
func gigantic(id string) bool { return len(cards.Printings(id+halfSuffix)) > 0 }

func secondHalf(id string) bool {
	first, ok := strings.CutSuffix(id, halfSuffix)
	return ok && len(cards.Printings(first)) > 0
}

// named returns the ID of the card with that title. A twin is recognized by its title,
// with or without a dash.
func named(title string) (id string, ok bool) {
	k := key(title)
	if id, ok = titles()[k]; ok {
		return id, true
	}
	if k, ok = strings.CutSuffix(k, "eviltwin"); ok {
		id, ok = titles()[k]
		id += twinSuffix
	}
	return id, ok && len(cards.Printings(id)) > 0
}

// houses are the houses by the keys of their names in each language.
var houses = sync.OnceValue(func() map[string]card.House {
	m := map[string]card.House{}
	for _, called := range printed.Houses {
		for h, name := range called {
			if h := card.House(h); card.AllHouses.Has(h) {
				m[key(name)] = h
			}
		}
	}
	return m
})

// houseNamed returns the house with that name in any spelling: "Star Alliance".
func houseNamed(name string) (card.House, bool) {
	if h, ok := card.ParseHouse(key(name)); ok {
		return h, card.AllHouses.Has(h)
	}
	h, ok := houses()[key(name)]
	return h, ok
}

// clip shortens foreign text for a message.
func clip(s string) string {
	const most = 60
	r := []rune(strings.ToValidUTF8(s, "�"))
	if len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return string(r)
}

// numbers has an ID for each number of a set: the first half of a gigantic card.
var numbers = sync.OnceValue(func() map[[2]string]string {
	m := map[[2]string]string{}
	for _, p := range cards.Facts() {
		if p.InDecks() && !secondHalf(p.ID) {
			m[[2]string{p.Set, p.Number}] = p.ID
		}
	}
	return m
})

// numbered returns the ID of the card with that number in the set. Leading zeros may
// be missing.
func numbered(set, number string) (id string, ok bool) {
	const digits = 3
	if n := len(number); n < digits {
		number = strings.Repeat("0", digits-n) + number
	}
	id, ok = numbers()[[2]string{set, number}]
	return id, ok
}

// atoi returns the number that the digits mean, and 0 if they mean none.
func atoi(digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil {
		return 0
	}
	return n
}

// unknownCard is the error for a title that no card has, with the nearest titles.
func unknownCard(title string) error {
	if near := nearest(title); len(near) > 0 {
		return message.New("no-card-called-perhaps", strconv.Quote(clip(title)), strings.Join(near, ", "))
	}
	return message.New("no-card-called", strconv.Quote(clip(title)))
}

// nearest returns up to three titles that differ from it by few letters, the
// nearest first.
func nearest(title string) (near []string) {
	const most, longest = 3, 60
	k := key(title)
	if len(k) > longest {
		return nil
	}
	limit := min(1+len(k)/3, 4)
	byDistance := make([][]string, limit+1)
	for other, id := range titles() {
		if n := len(other) - len(k); n > limit || -n > limit {
			continue
		}
		if n := distance(k, other, limit); n <= limit {
			byDistance[n] = append(byDistance[n], Title(id))
		}
	}
	for _, names := range byDistance {
		slices.Sort(names)
		near = append(near, names...)
	}
	return near[:min(len(near), most)]
}

// distance is how many letters must be inserted, deleted or changed to turn a into b;
// more than limit when it exceeds the limit.
func distance(a, b string, limit int) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal, least := row[0], i+1
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
			least = min(least, row[j+1])
		}
		if least > limit {
			return least
		}
	}
	return row[len(b)]
}
