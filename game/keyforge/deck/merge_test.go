package deck_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// enhancedDeck has twelve copies of Causal Loop; the first ones bear the icons.
func enhancedDeck(t *testing.T, icons ...[]card.Icon) *deck.Deck {
	d, err := load(`{"version": 1, "name": "Trial", "set": "MM", "houses": ["dis", "logos", "saurian"], "cards": [
		{"id": "drecker", "house": "dis", "count": 12}, {"id": "causal-loop", "house": "logos", "count": 12}, {"id": "deusillus",
			"house": "saurian", "count": 12}]}`)
	require.NoError(t, err)
	for i, list := range icons {
		d.Cards[12+i].Icons = list
	}
	return d
}

func borne(d *deck.Deck) (icons [][]card.Icon) {
	for _, c := range d.Cards {
		if len(c.Icons) > 0 {
			icons = append(icons, c.Icons)
		}
	}
	return icons
}

func TestMergeKeepsWhatIsKnown(t *testing.T) {
	draw, damage, unknown := []card.Icon{card.DrawIcon}, []card.Icon{card.DamageIcon}, []card.Icon{deck.UnknownIcon}
	known := enhancedDeck(t, draw, damage)
	known.UUID, known.Source = "11111111-2222-4333-8444-555555555555", "Master Vault JSON"

	poor := enhancedDeck(t)
	poor.IconsOpen, poor.Source, poor.Name = true, "plain text", "Deck of Dis, Logos and Saurian"
	assert.Equal(t, known, deck.Merge(known, poor))

	marked := enhancedDeck(t, unknown, draw)
	marked.Source = "Decks of KeyForge JSON"
	d := deck.Merge(known, marked)
	assert.Equal(t, [][]card.Icon{damage, draw}, borne(d))
	assert.Equal(t, "Decks of KeyForge JSON", d.Source)
	assert.Equal(t, known.UUID, d.UUID)

	rich := enhancedDeck(t, damage)
	assert.Equal(t, [][]card.Icon{damage}, borne(deck.Merge(known, rich)), "a source that tells all is believed")

	old := enhancedDeck(t)
	old.Cards[0].Legacy = true
	assert.True(t, deck.Merge(old, poor).Cards[0].Legacy, "a poorer list knows of no legacies")

	open := enhancedDeck(t, unknown)
	assert.Equal(t, [][]card.Icon{unknown, draw}, borne(deck.Merge(open, marked)), "what nobody knows stays unknown")
	assert.Equal(t, [][]card.Icon{draw, damage}, borne(deck.Merge(poor, known)))
	assert.False(t, deck.Merge(poor, known).IconsOpen)
}

func TestSame(t *testing.T) {
	a, b := enhancedDeck(t), enhancedDeck(t)
	b.Name = "“TRIAL”"
	assert.True(t, deck.Same(a, b))
	a.UUID = "11111111-2222-4333-8444-555555555555"
	assert.True(t, deck.Same(a, b))
	b.UUID = "21111111-2222-4333-8444-555555555555"
	assert.False(t, deck.Same(a, b))
	b.UUID, b.Name = a.UUID, "Another language"
	assert.True(t, deck.Same(a, b))
	b.UUID = ""
	assert.False(t, deck.Same(a, b))
	a.Name, b.Name = "Боцман", "Штурман"
	assert.False(t, deck.Same(a, b))

	b = enhancedDeck(t)
	b.Set = "WC"
	assert.False(t, deck.Same(enhancedDeck(t), b), "of another set")
	b = enhancedDeck(t)
	b.Houses[2] = card.Untamed
	assert.False(t, deck.Same(enhancedDeck(t), b), "of another house")
}

// Icons go to the copies that may have them: copies with known icons take none of the
// others', and one whose icons are only marked takes a copy that has some.
func TestMergeGivesIconsToTheRightCopies(t *testing.T) {
	draw, damage, unknown := []card.Icon{card.DrawIcon}, []card.Icon{card.DamageIcon}, []card.Icon{deck.UnknownIcon}
	bare := enhancedDeck(t, nil, draw)
	assert.Equal(t, [][]card.Icon{draw}, borne(deck.Merge(bare, enhancedDeck(t, unknown))), "not those of the copy without icons")
	assert.Equal(t, [][]card.Icon{damage, draw}, borne(deck.Merge(enhancedDeck(t, draw, damage), enhancedDeck(t, unknown, draw))),
		"the copy whose icons are told uses up its like")

	known, open := enhancedDeck(t), enhancedDeck(t)
	known.Source, open.Source, open.IconsOpen = "Master Vault JSON", "plain text", true
	assert.Equal(t, "Master Vault JSON", deck.Merge(known, open).Source, "which tells all icons")

	maverick := enhancedDeck(t, unknown)
	other := enhancedDeck(t)
	other.Cards[0].ID, other.Cards[0].Icons, other.Cards[0].Maverick = "causal-loop", draw, true // in house Dis
	other.Cards[0].Legacy = true
	d := deck.Merge(other, maverick)
	assert.Equal(t, [][]card.Icon{unknown}, borne(d), "that copy is of another house")
	assert.False(t, slices.ContainsFunc(d.Cards, func(c deck.Card) bool { return c.Legacy }), "nor is its legacy theirs")
}

// A list that says neither the set nor the houses of its cards takes both from what
// is known, whatever they seem to be.
func TestMergeKeepsWhatIsGuessed(t *testing.T) {
	known, err := load(`{"version": 1, "name": "Trial", "set": "MM", "houses": ["brobnar", "dis", "logos"], "cards": [
		{"id": "anger", "house": "brobnar", "count": 10}, {"id": "fear", "house": "brobnar", "count": 2, "maverick": true, "icons": ["draw"]},
		{"id": "fear", "house": "dis", "count": 10}, {"id": "anger", "house": "dis", "count": 2, "maverick": true}, {"id": "mother",
			"house": "logos", "count": 12}]}`)
	require.NoError(t, err)
	guessed, err := one("Trial\n" + times(12, "Anger") + times(12, "Fear") + times(12, "Mother"))
	require.NoError(t, err)
	assert.Equal(t, "CotA", guessed.Set)
	assert.True(t, deck.Same(known, guessed))
	assert.Equal(t, normal(known), normal(deck.Merge(known, guessed)))
	assert.Equal(t, normal(known), normal(deck.Merge(deck.Merge(guessed, known), guessed)))
}
