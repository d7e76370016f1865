package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/scene/play"
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
		m := newMouse(t, settings)
		require.NoError(t, play.Position(m.s, "crowd"))
		m.frames(3)
		for i, pile := range []string{"pile-1", "pile-m"} {
			m.click(pile, i)
			m.frames(2)
			assert.Contains(t, m.words(), want[i])
			m.click("close", 0)
			m.frames(2)
		}
	}
}
