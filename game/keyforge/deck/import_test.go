package deck_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// variety is decks of every set, with everything that a deck can have.
func variety(t *testing.T) (decks []*deck.Deck) {
	for i, name := range deck.Embedded() {
		d, err := deck.Named(name)
		require.NoError(t, err)
		d.UUID = fmt.Sprintf("11111111-2222-4333-8444-%012d", i)
		decks = append(decks, d)
	}
	for _, set := range slices.Sorted(maps.Keys(setNumbers)) {
		for seed := range uint64(some(3, 40)) {
			decks = append(decks, made(set, seed))
		}
	}
	return decks
}

// Every deck is read back from every form, equal in everything that the form carries.
func TestEveryFormComesBack(t *testing.T) {
	for _, d := range variety(t) {
		for _, form := range []struct {
			name deck.Form
			data []byte
			want *deck.Deck
		}{
			{deck.OwnForm, d.JSON(), d},
			{deck.MasterVaultForm, toVault(d), d},
			{deck.DoKForm, toDoK(d), d},
			{deck.CrucibleForm, toCrucible(d), d},
			{deck.CSVForm, toCSV(d), carried(d)},
			{deck.PlainForm, []byte(d.Plain()), d},
		} {
			all, err := deck.Import(form.data)
			if !assert.NoError(t, err, "%s: %s", form.name, form.data) {
				return
			}
			require.Len(t, all, 1)
			require.NoError(t, all[0].Err)
			assert.Equal(t, form.name, all[0].Form)
			assert.Equal(t, d.Name, all[0].Name)
			if !assert.Equal(t, normal(form.want), normal(all[0].Deck), "%s of %s\n%s", form.name, d.Set, form.data) {
				return
			}
			if form.name != deck.OwnForm {
				assert.Equal(t, string(form.name), all[0].Deck.Source)
			}
		}
	}
}
