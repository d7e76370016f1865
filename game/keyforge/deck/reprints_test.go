package deck_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// imported reads one deck from a file of any form.
func imported(t *testing.T, data []byte) (*deck.Deck, error) {
	t.Helper()
	all, err := deck.Import(data)
	if err != nil {
		return nil, err
	}
	require.Len(t, all, 1)
	return all[0].Deck, all[0].Err
}

// of is the deck as the Master Vault gives it, as one of the set with that number.
func of(d *deck.Deck, expansion int) []byte {
	return changed(toVault(d), func(v m) { at(v, "data").(m)["expansion"] = expansion })
}

// A deck of a set of reprints whose list of cards is not known may have any card: none of them is a legacy,
// and each is of a house for which it is printed anywhere, or a maverick.
func TestDecksOfUnlistedSets(t *testing.T) {
	for _, set := range cards.Unlisted {
		d := made("DT", 3)
		for i := range d.Cards {
			d.Cards[i].Legacy = false
		}
		have, err := imported(t, of(d, set.Expansion))
		require.NoError(t, err, set.Title)
		assert.Equal(t, set.Name, have.Set)
		mavericks := 0
		for _, c := range have.Cards {
			assert.False(t, c.Legacy, c.ID)
			if c.Maverick {
				mavericks++
			}
		}
		assert.Equal(t, 1, mavericks, set.Title)
		again, err := deck.Load(strings.NewReader(string(have.JSON())))
		require.NoError(t, err)
		assert.Equal(t, normal(have).Cards, normal(again).Cards)
	}
}

// Half a deck is refused for what it is, not as one of a set of the future.
func TestHalfDecksAreRefused(t *testing.T) {
	d := made("DT", 3)
	_, err := imported(t, of(d, 892))
	assert.ErrorContains(t, err, "a deck of Martian Civil War is half a deck of 12 cards of one house; a deck to play with has 36 cards")
}

// A Redemption card of Tokens of Change that is older is of that house there, and of its own in other sets (K23.4).
func TestRedemptionReprints(t *testing.T) {
	d := made("ToC", 1)
	d.Houses = [3]card.House{card.Dis, card.Redemption, card.Untamed}
	d.Cards = nil
	for _, c := range []struct {
		id    string
		house card.House
	}{{"gabos-longarms", card.Dis}, {"champion-tabris", card.Redemption}, {"gravid-cycle", card.Untamed}} {
		for range 12 {
			d.Cards = append(d.Cards, deck.Card{ID: c.id, House: c.house})
		}
	}
	have, err := imported(t, of(d, 855))
	require.NoError(t, err)
	for _, c := range have.Cards {
		assert.False(t, c.Maverick, c.ID)
		if c.ID == "champion-tabris" {
			assert.Equal(t, card.Redemption, c.House)
		}
	}
}

// A deck of Menagerie may be of house Keyraken (K23.3), whose cards share titles with those of an adventure (A24); a
// list without a set is of Menagerie if it has such cards.
func TestDecksOfHouseKeyraken(t *testing.T) {
	d := made("MG24", 1)
	d.Houses = [3]card.House{card.Brobnar, card.Dis, card.Keyraken}
	d.Cards = nil
	list := "Trial\n12 Anger\n12 Fear\n"
	for _, c := range []struct {
		id    string
		house card.House
	}{{"anger", card.Brobnar}, {"fear", card.Dis}, {"emergence-mg24", card.Keyraken}} {
		for range 12 {
			d.Cards = append(d.Cards, deck.Card{ID: c.id, House: c.house})
		}
	}
	have, err := imported(t, of(d, 722))
	require.NoError(t, err)
	assert.Equal(t, "MG24", have.Set)
	assert.Equal(t, [3]card.House{card.Brobnar, card.Dis, card.Keyraken}, have.Houses)
	for _, c := range have.Cards {
		assert.False(t, c.Maverick || c.Legacy, c.ID)
	}
	have, err = one(list + "12 Emergence\n")
	require.NoError(t, err)
	assert.Equal(t, "MG24", have.Set)
	have, err = one(list + "12 Mother\n")
	require.NoError(t, err)
	assert.Equal(t, "CotA", have.Set)
}

// A list without a set is of the one that has all its cards: of the newest, if there are several, but rather of one that
// printed some of them first, and of Menagerie only if no other has them. It says which others it could be of.
func TestLikelySet(t *testing.T) {
	for _, c := range []struct{ list, set, note string }{
		{"12 Drecker\n12 Munchling\n12 Dark Wave\n", "MM", "all its cards are of More Mutation, too"},
		{"12 Berserker Slam\n12 Bonesaw\n12 Chenille\n", "VM24", "all its cards are of Vault Masters 2023, too"},
		{"12 Wardrummer\n12 Harbinger of Doom\n12 Doc Bookton\n", "MG24", "most cards are of Menagerie 2024"},
	} {
		d, notes := read(t, []byte("Trial\n"+c.list))
		assert.Equal(t, c.set, d.Set, c.list)
		assert.Contains(t, strings.Join(notes, "; "), c.note, c.list)
	}
}
