package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Every card of a player is as in their deck, mavericks too; those of the monster belong to no
// deck.
func TestCardsAreAsInTheirDeck(t *testing.T) {
	d, err := deck.Named("entropist")
	require.NoError(t, err)
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	header := save.Deal(keyraken.Adventure.Name(), "easy", adventure.Setup(keyraken.Adventure, []keyforge.Deal{d.Deal(0)}, 1))
	story, err := replay.New(adventures.All().Rules(cat), header)
	require.NoError(t, err)
	m := New(replay.Unsaved(story), keyraken.Adventure, [keyforge.MaxSides]bool{}, [keyforge.MaxSides]bot.Bot{},
		english([keyforge.MaxSides]string{}))
	mavericks := 0
	for c := range keyforge.Slot(keyforge.MaxCards) {
		v := m.Board.Printed(c)
		if v.Own == 0 {
			continue
		}
		is := m.InDeck(c)
		if v.Owner == keyforge.Monster {
			assert.Nil(t, is)
			continue
		}
		if is != nil && is.Maverick {
			mavericks++
		}
		assert.NotNil(t, is, m.Title(c))
	}
	want := 0
	for i := range d.Cards {
		if d.Cards[i].Maverick {
			want++
		}
	}
	assert.Positive(t, want)
	assert.Equal(t, want, mavericks)
}
