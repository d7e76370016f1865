package written_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/written"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// writer writes random expressions of the language of cards.
type writer struct {
	r  *rand.Rand
	by map[reflect.Type][]made // what makes values of a type
}

// made is a way to make a value.
type made struct {
	name string
	f    reflect.Type // nil: a value
}

func newWriter(r *rand.Rand) *writer {
	w := &writer{r, map[reflect.Type][]made{}}
	for _, word := range written.CardWords() {
		t := reflect.TypeOf(word.Means)
		if t.Kind() == reflect.Func {
			w.by[t.Out(0)] = append(w.by[t.Out(0)], made{word.Name, t})
		} else {
			w.by[t] = append(w.by[t], made{word.Name, nil})
		}
	}
	return w
}

// write writes a value of the type.
func (w *writer) write(t reflect.Type, depth int) string {
	switch t {
	case reflect.TypeFor[int]():
		return strconv.Itoa(w.r.IntN(4))
	case reflect.TypeFor[string]():
		return []string{`"steps"`, `"hurry"`, `"cub"`, `"troll"`}[w.r.IntN(4)]
	case reflect.TypeFor[card.Num]():
		if w.r.IntN(3) > 0 || depth <= 0 {
			return strconv.Itoa(w.r.IntN(4))
		}
	case reflect.TypeFor[card.Target]():
		switch n := w.r.IntN(3); {
		case n == 0:
			return w.write(reflect.TypeFor[card.Role](), depth)
		case n == 1 || depth <= 0:
			return w.write(reflect.TypeFor[card.Filter](), depth-1)
		}
	}
	all := w.by[t]
	if depth <= 0 {
		if leaves := slices.DeleteFunc(slices.Clone(all), func(m made) bool { return m.f != nil }); len(leaves) > 0 {
			all = leaves
		}
	}
	if len(all) == 0 || depth < -6 {
		return "nothing"
	}
	m := all[w.r.IntN(len(all))]
	if m.f == nil {
		return m.name
	}
	var args []string
	for i := range m.f.NumIn() {
		in := m.f.In(i)
		if m.f.IsVariadic() && i == m.f.NumIn()-1 {
			for range 1 + w.r.IntN(2) {
				args = append(args, w.write(in.Elem(), depth-1))
			}
		} else {
			args = append(args, w.write(in, depth-1))
		}
	}
	if of, name, ok := strings.Cut(m.name, "."); ok && of != "trait" {
		return args[0] + "." + name + "(" + strings.Join(args[1:], ", ") + ")"
	}
	return m.name + "(" + strings.Join(args, ", ") + ")"
}

// rounds is how many adventures with random cards are played.
const rounds = 15

// Whatever cards a file may have: the game goes on, or says that it has grown beyond its limits.
func TestRandomCards(t *testing.T) {
	for seed := range uint64(rounds) {
		r := rand.New(rand.NewPCG(seed, 9))
		a, cards := strange(t, r)
		cat, err := adventure.Catalogue(a)
		require.NoError(t, err)
		g, err := keyforge.New(cat, a.Mode(adventure.Hard), adventure.Setup(a, []keyforge.Deal{gametest.RandomDeal(r)}, seed))
		require.NoError(t, err)
		require.NotPanics(t, func() {
			for n := 0; !g.Over() && n < 2000; n++ {
				legal := g.Legal(nil)
				require.NotEmpty(t, legal, cards)
				if _, err := g.Apply(legal[r.IntN(len(legal))], nil); err != nil {
					require.ErrorAs(t, err, new(keyforge.OverflowError), cards)
					break
				}
			}
		}, "seed %d\n%s", seed, cards)
	}
}

// strange is an adventure with random cards, and those.
func strange(t *testing.T, r *rand.Rand) (a written.Adventure, cards string) {
	w := newWriter(r)
	for kind := 0; kind < 8; {
		facts := []string{`creature("card-%c", 3, `, `action("card-%c", 1, `, `artifact("card-%c", 0, `, `upgrade("card-%c", `}[r.IntN(4)]
		entry := "  - card: '" + fmt.Sprintf(facts, 'a'+kind) + w.write(reflect.TypeFor[card.Option](), 5) + ")'\n    title: Card\n"
		whole := change(t, "    copies: 3\n", "    copies: 3\n"+cards+entry)
		if b, err := written.Read(strings.NewReader(whole), languages.All()...); err == nil {
			a, cards = b, cards+entry
			kind++
		}
	}
	return a, cards
}
