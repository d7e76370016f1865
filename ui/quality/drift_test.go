package quality_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/quality"
)

// settled has been on that level for some frames.
func settled(l quality.Level) (d quality.Drift) {
	d.Due(time.Time{}, l)
	for range 3 {
		d.Frame(0)
	}
	return d
}

// Decoration always goes on at the highest level, rarely at the lowest, and the more rarely the later
// frames are; but it never stands still for long.
func TestDrift(t *testing.T) {
	const ms = time.Millisecond
	going := func(l quality.Level, took, span time.Duration) (n int) {
		d, now := settled(l), time.Unix(0, 0)
		for end := now.Add(span); now.Before(end); now = now.Add(took) {
			d.Frame(took)
			if d.Due(now, l) {
				n++
			}
		}
		return n
	}
	assert.Equal(t, 100, going(quality.High, 10*ms, time.Second))
	assert.Equal(t, 10, going(quality.High, 100*ms, time.Second))
	assert.InDelta(t, 25, going(quality.Medium, 10*ms, time.Second), 1)
	assert.InDelta(t, 15, going(quality.Low, 10*ms, time.Second), 1)
	assert.InDelta(t, 33, going(quality.Low, 50*ms, 10*time.Second), 1)
	assert.InDelta(t, 17, going(quality.Low, 100*ms, 10*time.Second), 1)
	assert.InDelta(t, 5, going(quality.Low, 900*ms, 10*time.Second), 1)
}

// What counts is the longest frame, also when few things were drawn since.
func TestDriftAfterALongFrame(t *testing.T) {
	d, now := settled(quality.Low), time.Unix(0, 0)
	pass := func(took time.Duration) bool {
		now = now.Add(took)
		d.Frame(took)
		return d.Due(now, quality.Low)
	}
	assert.True(t, pass(100*time.Millisecond))
	assert.Equal(t, 100*time.Millisecond, d.Longest())
	for range 37 {
		assert.False(t, pass(16*time.Millisecond))
	}
	assert.True(t, pass(16*time.Millisecond))
	assert.Equal(t, 16*time.Millisecond, d.Longest())
}

// While somebody does something decoration waits, but only where frames are late.
func TestDriftWaits(t *testing.T) {
	for took, want := range map[time.Duration]bool{20 * time.Millisecond: true, 50 * time.Millisecond: false} {
		d, now := settled(quality.Low), time.Unix(0, 0)
		d.Frame(took)
		d.Due(now, quality.Low)
		d.Hold(now.Add(200 * time.Millisecond))
		assert.Equal(t, want, d.Due(now.Add(400*time.Millisecond), quality.Low), took)
		assert.True(t, d.Due(now.Add(600*time.Millisecond), quality.Low))
	}
}

// How long frames took on another level says nothing about this one.
func TestDriftOnAnotherLevel(t *testing.T) {
	var d quality.Drift
	now := time.Unix(0, 0)
	for range 5 {
		d.Frame(400 * time.Millisecond)
		d.Due(now, quality.High)
	}
	d.Due(now, quality.Low)
	for _, took := range [...]time.Duration{400, 200, 30, 20, 20, 20} { // everything is drawn anew at first
		d.Frame(took * time.Millisecond)
	}
	assert.Equal(t, 20*time.Millisecond, d.Longest())
}
