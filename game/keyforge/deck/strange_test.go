package deck_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// JSON in which nothing is a deck is reported once, however much there is of it; a deck
// among it is read.
func TestUnknownJSONIsReportedOnce(t *testing.T) {
	d, err := deck.Named("onyx")
	require.NoError(t, err)
	own := string(bytes.TrimSpace(d.JSON()))
	for name, c := range map[string]struct {
		text string
		good int
	}{
		"list":            {"[" + strings.Repeat(`{"x":1},`, 359) + "7]", 0},
		"lines":           {strings.Repeat("{\"x\":1}\n", 360), 0},
		"in a list":       {`{"decks":[` + strings.Repeat(`{"y":[]},`, 359) + "{}]}", 0},
		"beside a deck":   {"[" + strings.Repeat(`{"x":1},`, 180) + own + strings.Repeat(`,{"x":1}`, 180) + "]", 1},
		"and then a deck": {strings.Repeat("{\"x\":1}\n", 360) + own, 1},
	} {
		t.Run(name, func(t *testing.T) {
			var good, bad int
			for one := range deck.All([]byte(c.text)) {
				if one.Deck != nil {
					good++
					continue
				}
				bad++
				require.ErrorContains(t, one.Err, "this JSON is not a deck")
			}
			assert.Equal(t, c.good, good)
			assert.Equal(t, 1, bad)
		})
	}
}

// A byte order mark before a list is passed over.
func TestListWithAMark(t *testing.T) {
	d, err := deck.Named("onyx")
	require.NoError(t, err)
	for _, read := range []func([]byte) (*deck.Deck, error){
		deck.One, func(data []byte) (*deck.Deck, error) { return deck.Load(bytes.NewReader(data)) },
	} {
		again, err := read(append([]byte("\ufeff"), d.JSON()...))
		require.NoError(t, err)
		assert.Equal(t, d, again)
	}
}
