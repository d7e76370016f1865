package scene

import (
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/sound"
)

// Levels are the volumes by the settings.
func Levels(s *session.Settings) sound.Levels {
	if s.Mute {
		return sound.Levels{}
	}
	// what sounds half as loud has far less than half the pressure
	part := func(percent int) float64 { p := float64(percent) / 100; return p * p }
	l := sound.Levels{All: part(s.Volume), Effects: part(s.Effects), Ambience: part(s.Ambience), Music: part(s.Music)}
	if s.NoMusic {
		l.Music = 0
	}
	return l
}
