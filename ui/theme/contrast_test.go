package theme_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// light is the luminance of a color, from 0 to 1.
func light(c paint.Color) float64 {
	linear := func(v float32) float64 {
		if v <= 0.04045 {
			return float64(v) / 12.92
		}
		return math.Pow((float64(v)+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

func contrast(a, b paint.Color) float64 {
	x, y := light(a), light(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// Words stand out from what they are written on, and what is dark stays dark: a veil and a shadow darken whatever they cover.
func TestWordsStandOutFromTheirGrounds(t *testing.T) {
	for _, ground := range []paint.Color{theme.Abyss, theme.Panel, theme.PanelTop, theme.Raised} {
		for name, ink := range map[string]paint.Color{"ink": theme.Ink, "warning": theme.Warn, "æmber": theme.Amber, "power": theme.Power,
			"armor": theme.Armor} {
			assert.Greater(t, contrast(ink, ground), 4.5, name)
		}
		assert.Greater(t, contrast(theme.Faint, ground), 3.0, "what is disabled")
	}
	assert.Greater(t, contrast(theme.PaperInk, theme.Paper), 7.0)
	grounds := []paint.Color{theme.Abyss, theme.Panel, theme.PanelTop, theme.Raised, theme.Edge}
	for i, c := range grounds[1:] {
		assert.Greater(t, light(c), light(grounds[i]), "the nearer the lighter")
	}
	for _, c := range []paint.Color{theme.Shadow, theme.Veil} {
		assert.True(t, max(c.R, c.G, c.B) <= 0.05 && min(c.R, c.G, c.B) >= 0, "%v", c)
		assert.True(t, c.A > 0.5 && c.A < 1, "%v", c)
	}
	assert.Greater(t, theme.Title, theme.Heading)
	assert.Greater(t, theme.Tiny, 11.0)
}
