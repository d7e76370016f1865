package fold_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/fold"
)

func TestName(t *testing.T) {
	for name, want := range map[string]string{
		"": "", "’": "", "dust-imp": "dustimp", "Dust  Imp": "dustimp", "Zealot’s Revelation": "zealotsrevelation",
		"zealot's revelation":  "zealotsrevelation",
		"champion-s-challenge": "championschallenge", "Champion`s Challenge": "championschallenge", "Æmber Imp": "aemberimp",
		"Ember Imp": "emberimp",
		"Dextre":    "dextre", "“Lion” Bautrem": "lionbautrem", "Pâté №1": "pateno1", "Ёж": "еж", "I'd": "id",
	} {
		assert.Equal(t, want, fold.Name(name), "%q", name)
		assert.Equal(t, want, fold.Name(want), "folding twice changes nothing")
	}
	assert.Len(t, fold.Name(strings.Repeat("é ", 1e6)), 3333, "no more is read than a text has")
}

func TestWords(t *testing.T) {
	assert.Equal(t, []string{"miss", "onyx", "censorius", "n", "1"}, fold.Words(`Miss "Onyx" Censorius – n° 1`))
	assert.Equal(t, []string{"splash", "attack", "opponents"}, fold.Words("Splash-attack: opponent’s."))
	assert.Empty(t, fold.Words("–"))
}
