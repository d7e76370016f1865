package scene

import (
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/widget"
)

// Levels are how loud the settings let things be.
func (s *Settings) Levels() sound.Levels {
	if s.Mute {
		return sound.Levels{}
	}
	// what is heard as half as loud has far less than half the pressure
	part := func(percent int) float64 { p := float64(percent) / 100; return p * p }
	return sound.Levels{All: part(s.Volume), Effects: part(s.Effects), Ambience: part(s.Ambience)}
}

// Depth is where the sea is to be heard: how high it is by the stage, and
// the tide from 0, low, to 1, high.
func (s *Stack) Depth() (risen, tide float64) {
	if t := s.Table(); t != nil {
		return s.Stage.Depth(&t.Player), t.Tide
	}
	return 1, 0.3
}

// TakeCues appends the sounds of the last frame: of the table, and of a click.
func (s *Stack) TakeCues(buf []playback.Cue) []playback.Cue {
	if t := s.Table(); t != nil {
		buf = t.TakeCues(buf)
	}
	f := &s.frame
	if f.Clicked == (widget.ID{}) {
		return buf
	}
	for i := range f.Spots {
		if spot := &f.Spots[i]; spot.ID == f.Clicked && spot.Label != "" {
			kind := sound.Click
			if !spot.Enabled {
				kind = sound.Refuse
			}
			pan := 0.6 * (2*spot.Rect.Center().X/f.W - 1)
			return append(buf, playback.Cue{Sound: kind, Pan: pan, Gain: 1})
		}
	}
	return buf
}
