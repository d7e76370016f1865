package card_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/program"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// Cards are written as what they are compiled into says, which package program keeps for some.
func TestCardsAreWrittenAsTheyAreListed(t *testing.T) {
	cat, err := program.NewCatalogue(cards.Printed())
	require.NoError(t, err)
	data, err := os.ReadFile("../program/testdata/programs.txt")
	require.NoError(t, err)
	listing := string(data)
	for i := 1; i < len(cat.Programs); i++ {
		p := &cat.Programs[i]
		if p.Card == 0 || int(p.Card) > cat.Len() { // as first printed
			continue
		}
		if strings.Contains(listing, "# "+cat.Card(p.Card).ID+"\n") && !strings.Contains(listing, p.String()) {
			assert.Fail(t, "listed in another way", p.String())
		}
	}
}

// Cards say what is printed on them, in the texts that the languages keep.
func TestCardsSayWhatIsPrinted(t *testing.T) {
	cat, err := program.NewCatalogue(cards.Printed())
	require.NoError(t, err)
	data, err := os.ReadFile("../../lang/en/testdata/english.txt")
	require.NoError(t, err)
	texts := string(data)
	en := languages.English().WithTitles(func(id string) string {
		n, _ := cat.Number(id)
		return cat.Title(n)
	})
	for _, c := range cards.All() {
		if text := en.Card(c).String(); !strings.Contains(texts, ")\n"+text+"\n") {
			assert.Fail(t, "says something else", "%s: %s", c.ID, text)
		}
	}
}
