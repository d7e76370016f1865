package gametest

import (
	"cmp"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// CheckSights plays a game at random, for at most that many commands, and shows it to every seat elsewhere: there the table
// must look as it looks here, and whoever decides must be able to do the same. The commands come from there.
func CheckSights(t testing.TB, r *rand.Rand, g *keyforge.Game, most int) {
	t.Helper()
	var sights []game.Sight
	var shown []*keyforge.Game
	for seat := range keyforge.Side(g.Seats()) {
		sights = append(sights, g.Sight(seat, r.Uint64()))
		shown = append(shown, keyforge.Empty(g.Catalogue(), g.Mode()))
	}
	for n := 0; ; n++ {
		for seat, s := range sights {
			s.See(g)
			require.NoError(t, shown[seat].Show(s.State(), s.Events()), "command %d", n)
			checkSight(t, g, shown[seat], s, keyforge.Side(seat), n)
		}
		if n == most || g.Over() {
			return
		}
		asked := g.Asked()
		legal := shown[asked].Legal(nil)
		c := legal[r.IntN(len(legal))]
		words := shown[asked].Format(c)
		ahead := shown[asked].CopyInto(nil)
		read, err := sights[asked].Parse(words)
		require.NoError(t, err, words)
		require.NoError(t, g.Do(read), "command %d: %s", n, words)
		require.NoError(t, ahead.Do(c), "what it may lead to can be tried out: command %d: %s", n, words)
	}
}

// checkSight compares what a seat sees of the game here and elsewhere.
func checkSight(t testing.TB, g, shown *keyforge.Game, s game.Sight, seat keyforge.Side, n int) {
	t.Helper()
	var handles [keyforge.MaxCards]keyforge.Slot
	for h := range keyforge.Slot(keyforge.MaxCards) {
		handles[s.Card(h)] = h
	}
	here, there := g.View(seat), shown.View(seat)
	unseen := func(c *keyforge.Slot) { // where it lies now would show
		if !g.Sees(seat, *c) {
			*c = 0
		}
	}
	for i := range here.Lasting {
		unseen(&here.Lasting[i].Card)
	}
	for i := range here.Cards {
		unseen(&here.Cards[i].PurgedBy)
	}
	rename(reflect.ValueOf(&here).Elem(), &handles)
	var cards [keyforge.MaxCards]keyforge.CardView
	for c := range here.Cards {
		cards[handles[c]] = here.Cards[c]
	}
	here.Cards = cards
	for side := range here.Sides { // those that are being played lie in no order
		slices.SortFunc(here.Sides[side].Zones[card.Limbo], func(a, b keyforge.Spot) int { return cmp.Compare(a.Card, b.Card) })
	}
	require.Equal(t, here, there, "seat %d, command %d", seat, n)
	if g.Asked() == seat {
		legal := g.Legal(nil)
		for i := range legal {
			legal[i].Card = handles[legal[i].Card]
		}
		require.ElementsMatch(t, legal, shown.Legal(nil), "seat %d, command %d", seat, n)
	}
}

// rename gives all handles in a value other ones.
func rename(v reflect.Value, handles *[keyforge.MaxCards]keyforge.Slot) {
	switch p := v.Addr().Interface().(type) {
	case *keyforge.Slot:
		*p = handles[*p]
		return
	case *keyforge.Set:
		named := keyforge.Set{At: p.At}
		for c := p.First(); c != 0; c = p.Next(c) {
			named.Add(handles[c])
		}
		*p = named
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				rename(v.Field(i), handles)
			}
		}
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			rename(v.Index(i), handles)
		}
	}
}
