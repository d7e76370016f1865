package scene

import (
	"math/bits"

	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/widget"
)

// Depth is the depth at which to hear the sea: how high it is by the stage, the tide
// from 0, low, to 1, high, and how great the danger is, up to 1.
func (s *Stack) Depth() (risen, tide, danger float64) {
	if t := s.Table(); t != nil {
		return s.StageOf(t).Depth(&t.Player), t.Tide, Danger(&t.Board)
	}
	for _, n := range s.screens {
		if n, ok := n.(Sounding); ok {
			danger = n.Danger()
			return 2 * danger, 0.3, danger
		}
	}
	return 1, 0.3, 0
}

// Room is where the table stands, as one hears it: where its stage says, and those of other games where they say.
func (s *Stack) Room() sound.Room {
	if o := s.Other(s.Played()); o != nil {
		return o.Room
	}
	if t := s.Table(); t != nil {
		return s.StageOf(t).Room()
	}
	return s.Stage.Room()
}

// Danger is how near a table is to its end, 0 to 1: how full the gauges of the
// adventure are, most of all those of the monster's pool, since what they foretell
// comes by itself; and in a game without gauges, or as the players near their end, the
// keys and who has the æmber for the next.
func Danger(b *board.Board) float64 {
	danger := 0.0
	for i := range b.Gauges {
		g := &b.Gauges[i]
		if !g.Limited || g.Limit <= 0 {
			continue
		}
		full := min(1, float64(g.Value)/float64(g.Limit))
		if !g.OfPool {
			full *= 0.7 // counted over the whole game
		}
		danger = max(danger, full)
	}
	for side := range b.Keys {
		keys := 0.25 * float64(bits.OnesCount8(b.Keys[side]))
		if b.Cost[side] > 0 && b.Pool[side] >= b.Cost[side] {
			keys += 0.2
		}
		danger = max(danger, min(1, keys))
	}
	return danger
}

// Sounding is a screen that has sounds of its own, other than those of a [Screen.Table].
type Sounding interface {
	// TakeCues appends the sounds of the last frame.
	TakeCues([]playback.Cue) []playback.Cue
	// Danger is how near the game is to its end, from 0 to 1.
	Danger() float64
}

// TakeCues appends the sounds of the last frame: of the table, and of a click.
func (s *Stack) TakeCues(buf []playback.Cue) []playback.Cue {
	if t := s.Table(); t != nil {
		buf = t.TakeCues(buf)
	}
	for _, n := range s.screens {
		if n, ok := n.(Sounding); ok {
			buf = n.TakeCues(buf)
		}
	}
	buf = s.chime(buf)
	if s.rang {
		s.rang = false
		buf = append(buf, playback.Cue{Sound: sound.Chime, Gain: 0.8})
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
