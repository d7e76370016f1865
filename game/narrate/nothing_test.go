package narrate_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// If an effect could do nothing, the log says what was missing. An effect that can do
// something says nothing of the kind, and choosing none is not a lack.
func TestWhatCannotBeDoneIsTold(t *testing.T) {
	var none keyforge.SidePosition
	bumpsy := keyforge.SidePosition{Line: gametest.Cards("bumpsy")}
	for name, c := range map[string]struct {
		id, english, russian string
		house                card.House
		you, foe             keyforge.SidePosition
	}{
		"theft":     {"urchin", "Urchin: there is no æmber to steal.", "«Беспризорник»: красть нечего.", card.Shadows, none, none},
		"no theft":  {"urchin", "", "", card.Shadows, none, keyforge.SidePosition{Amber: 1}},
		"choice":    {"fear", "Fear: there is no enemy creature.", "«Страх»: нет вражеских существ.", card.Dis, bumpsy, none},
		"no choice": {"fear", "", "", card.Dis, none, bumpsy},
		"each":      {"ammonia-clouds", "Ammonia Clouds: there is no creature.", "«Облака аммиака»: нет существ.", card.Mars, none, none},
		"others":    {"savage-clash", "Savage Clash: there is no other creature.", "«Дикая схватка»: нет других существ.", card.Untamed, none, none},
		"capture":   {"charette", "Charette: there is no æmber to capture.", "«Шаретт»: захватывать нечего.", card.Dis, none, none},
	} {
		c.you.Hand = gametest.Cards(c.id)
		tb, n := table(t, keyforge.Duel, duel(c.you, c.foe, c.house, false))
		tb.Play(c.id)
		for tb.Question().Kind != keyforge.AskMain {
			_, err := tb.Game.Apply(tb.Legal(nil)[0], nil)
			require.NoError(t, err)
		}
		var told []keyforge.Event
		for _, e := range tb.Events {
			if e.Kind == keyforge.HadNoEffect {
				told = append(told, e)
			}
		}
		if c.english == "" {
			assert.Empty(t, told, name)
			continue
		}
		assert.Equal(t, []string{c.english}, n.Lines(told), name)
		n.Language = languages.Named("ru")
		assert.Equal(t, []string{c.russian}, n.Lines(told), name)
	}
}
