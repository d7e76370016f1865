package quality_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/quality"
)

// machine is how long a frame takes on each level.
type machine [quality.Levels]time.Duration

func milliseconds(high, medium, low float64) machine {
	ms := func(f float64) time.Duration { return time.Duration(f * float64(time.Millisecond)) }
	return machine{ms(high), ms(medium), ms(low)}
}

// run runs frames for that long and returns how often the level changed, and for how
// long it was each of them.
func (m machine) run(c *quality.Control, span time.Duration, luck *rand.Rand) (changes int, on [quality.Levels]time.Duration) {
	for t := time.Duration(0); t < span; {
		level := c.Level()
		took := m[level]
		if luck != nil {
			took += time.Duration((luck.Float64() - 0.5) * 0.2 * float64(took))
		}
		t += took
		on[level] += took
		if c.Frame(took) != level {
			changes++
		}
	}
	return changes, on
}

// With time to spare the picture stays the finest.
func TestRoom(t *testing.T) {
	var c quality.Control
	changes, _ := milliseconds(16.7, 16.7, 16.7).run(&c, time.Hour, nil)
	assert.Equal(t, quality.High, c.Level())
	assert.Zero(t, changes)
}

// Frames that are just in time do not lower the level.
func TestJustInTime(t *testing.T) {
	var c quality.Control
	changes, _ := machine{quality.Late, quality.Late, quality.Late}.run(&c, time.Minute, nil)
	assert.Equal(t, quality.High, c.Level())
	assert.Zero(t, changes)
}

// Where input is answered too late, the coarsest level comes after five frames.
func TestLowSoon(t *testing.T) {
	for took, want := range map[time.Duration]quality.Level{60: quality.Medium, 100: quality.Medium, 101: quality.Low, 2000: quality.Low} {
		var c quality.Control
		for range 4 {
			assert.Equal(t, quality.High, c.Frame(took*time.Millisecond))
		}
		assert.Equal(t, want, c.Frame(took*time.Millisecond), "%d ms", took)
	}
	var c quality.Control
	for _, took := range []time.Duration{16, 900, 17, 400, 16, 16} {
		assert.Equal(t, quality.High, c.Frame(took*time.Millisecond), "two long frames are no load")
	}
}

// Only the first five frames are judged at once; those after them are watched for a second.
func TestHaltingIsJudgedOnce(t *testing.T) {
	var c quality.Control
	for range 5 {
		c.Frame(20 * time.Millisecond)
	}
	for range 7 {
		assert.Equal(t, quality.High, c.Frame(120*time.Millisecond))
	}
	assert.Equal(t, quality.Low, c.Frame(120*time.Millisecond), "a second is over")
}

// stays is how many seconds, in tens, a picture stays on the level each time.
func stays(m machine, on quality.Level, span time.Duration) (all []int) {
	var c quality.Control
	stay := time.Duration(0)
	for t := time.Duration(0); t < span; t += m[c.Level()] {
		before := c.Level()
		stay += m[before]
		if now := c.Frame(m[before]); before == on && now != on {
			all = append(all, int(stay.Round(10*time.Second).Seconds()))
		}
		if c.Level() != on {
			stay = 0
		}
	}
	return all
}

// Each time coarser levels were of no use, or a finer one too much, twice as long passes until that is
// tried again, up to ten minutes.
func TestVainTrialsBecomeRare(t *testing.T) {
	assert.Equal(t, []int{0, 30, 60, 120, 240, 480, 600, 600}, stays(milliseconds(40, 40, 40), quality.High, time.Hour)[:8])
	assert.Equal(t, []int{10, 20, 30, 60, 130, 260, 510, 600, 600}, stays(milliseconds(40, 20, 20), quality.Medium, time.Hour)[:9])
}

// A decision is made after every second, not later.
func TestSecondsAreWatched(t *testing.T) {
	for _, took := range []time.Duration{40 * time.Millisecond, 50 * time.Millisecond} {
		var c quality.Control
		n := 0
		for c.Level() == quality.High {
			c.Frame(took)
			n++
		}
		assert.Zero(t, time.Duration(n)*took%time.Second, "%v", took)
		assert.Less(t, time.Duration(n)*took, 4*time.Second)
	}
}

// Late frames lower the level within seconds, as far as necessary.
func TestLateFrames(t *testing.T) {
	for _, w := range []struct {
		m    machine
		want quality.Level
	}{
		{milliseconds(304, 110, 45), quality.Low},
		{milliseconds(60, 20, 17), quality.Medium},
		{milliseconds(34, 17, 17), quality.Medium},
		{milliseconds(300, 280, 17), quality.Low},
		{milliseconds(24, 17, 17), quality.High},
	} {
		var c quality.Control
		w.m.run(&c, 7*time.Second, nil)
		assert.Equal(t, w.want, c.Level(), w.m)
	}
}

// One long frame, or a window that was hidden for an hour, changes nothing.
func TestHiccups(t *testing.T) {
	var c quality.Control
	for range 20 {
		milliseconds(16.7, 16.7, 16.7).run(&c, 2*time.Second, nil)
		assert.Equal(t, quality.High, c.Frame(800*time.Millisecond))
		assert.Equal(t, quality.High, c.Frame(time.Hour))
	}
}

// When the load is gone the picture becomes as fine as before.
func TestRoomAgain(t *testing.T) {
	var c quality.Control
	milliseconds(304, 110, 45).run(&c, time.Minute, nil)
	assert.Equal(t, quality.Low, c.Level())
	changes, _ := milliseconds(16.7, 16.7, 16.7).run(&c, 30*time.Second, nil)
	assert.Equal(t, quality.High, c.Level())
	assert.Equal(t, 2, changes, "a level at a time")
}

// If a coarser picture does not help, because something else takes the time, the picture is
// fine nearly all the time.
func TestNoUse(t *testing.T) {
	var c quality.Control
	changes, on := milliseconds(34, 34, 33).run(&c, time.Hour, nil)
	assert.Greater(t, on[quality.High], 58*time.Minute)
	assert.Less(t, changes, 45)
}

// Under any steady load the picture is soon steady except for rare trials. Nearly always it
// is the finest with frames in time, or else the coarsest if that helps.
func TestSteadyLoad(t *testing.T) {
	luck := rand.New(rand.NewPCG(7, 7))
	for range 30 {
		high := 5 + 300*luck.Float64()*luck.Float64()
		medium := high * (0.2 + 0.8*luck.Float64())
		m := milliseconds(high, medium, medium*(0.3+0.7*luck.Float64()))
		if luck.IntN(2) == 0 { // waiting for the display
			const frame = time.Second / 60
			for i := range m {
				m[i] = (m[i] + frame - 1) / frame * frame
			}
		}
		var c quality.Control
		m.run(&c, time.Hour, luck)
		changes, on := m.run(&c, time.Hour, luck)
		assert.LessOrEqual(t, changes, 24, "%v", m)
		want := quality.High
		for want < quality.Low && m[want] > quality.Late {
			want++
		}
		unclear := false
		for _, took := range m { // noise decides
			unclear = unclear || took > quality.Late*88/100 && took < quality.Late*112/100
		}
		if m[quality.Low] > quality.Late*9/10 { // never in time
			unclear = unclear || m[quality.Low] > m[quality.High]*6/10
		}
		if !unclear {
			assert.Greater(t, on[want], 55*time.Minute, "%v on %v, not %d", m, on, want)
		}
	}
}

// A level that begins low stays low while frames are late, and rises when there is time to spare.
func TestBeginsLow(t *testing.T) {
	c := quality.From(quality.Low)
	milliseconds(300, 200, 100).run(&c, time.Minute, nil)
	assert.Equal(t, quality.Low, c.Level())
	milliseconds(16.7, 16.7, 16.7).run(&c, time.Minute, nil)
	assert.Equal(t, quality.High, c.Level())
}

// However long the finest picture was too much, it is back soon after there is room for it.
func TestPatienceHasAnEnd(t *testing.T) {
	var c quality.Control
	milliseconds(300, 17, 17).run(&c, 24*time.Hour, nil)
	assert.Equal(t, quality.Medium, c.Level())
	milliseconds(17, 17, 17).run(&c, 11*time.Minute, nil)
	assert.Equal(t, quality.High, c.Level())
}
