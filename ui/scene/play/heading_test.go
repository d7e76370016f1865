package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
)

// The heading of a pile names its owner in a natural way.
func TestPilesAreNamedByWhoseTheyAre(t *testing.T) {
	for language, want := range map[string][2]string{
		"en": {"Your deck: ", "The Keyraken's discard pile: "},
		"ru": {"Ваша колода: ", "Сброс Ключекракена: "},
	} {
		settings := session.DefaultSettings
		settings.Language = language
		m := scenetest.New(t, settings)
		require.NoError(t, play.Position(m.Stack, "crowd"))
		m.Frames(3)
		for i, pile := range []string{"pile-1", "pile-m"} {
			m.Click(pile, i)
			m.Frames(2)
			assert.Contains(t, m.Words(), want[i])
			m.Click("close", 0)
			m.Frames(2)
		}
	}
}
