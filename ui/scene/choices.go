package scene

import (
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/quality"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
)

// The keys of the names of what can be chosen in the settings, and what the button of the speed says.
var (
	PaletteNames = [theme.Palettes]string{"palette-usual", "palette-red-green", "palette-blue-yellow"}

	QualityNames = [1 + quality.Levels]string{"quality-automatic", "quality-high", "quality-medium", "quality-low"}

	SpeedNames  = [...]string{"speed-slow", "speed-normal", "speed-fast", "speed-very-fast", "speed-instant"}
	SpeedLabels = [...]string{"speed-is-slow", "speed-is-normal", "speed-is-fast", "speed-is-very-fast", "speed-is-instant"}
)

// The settings know, without a picture, how many palettes, colors and signs there are.
var (
	_ = [session.Palettes]struct{}([theme.Palettes]struct{}{})
	_ = [session.Colors]struct{}([len(theme.Players)]struct{}{})
	_ = [session.Emblems]struct{}([len(paint.Crests)]struct{}{})
)
