package screen_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/assets"
	"github.com/keyraken/keyraken/ui/screen"
)

// Settings that make no sense become the nearest that do, and the sizes of text
// that the first settings counted 0 to 2 are known.
func TestSettingsAreClamped(t *testing.T) {
	wild := screen.Settings{Language: "xx", Speed: 99, Text: 999, Volume: -5, Effects: 500, Ambience: 33}.Clamp()
	assert.Equal(t, screen.Settings{Language: assets.English, Speed: len(screen.Speeds) - 1, Text: 150, Volume: 0, Effects: 100, Ambience: 33}, wild)
	for text, want := range map[int]int{-7: 80, 0: 100, 1: 110, 2: 120, 3: 80, 84: 80, 100: 100, 149: 140, 151: 150} {
		assert.Equal(t, want, screen.Settings{Text: text}.Clamp().Text, "text %d", text)
	}
	assert.Equal(t, screen.DefaultSettings, screen.DefaultSettings.Clamp())
}
