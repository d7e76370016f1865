package quality_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/quality"
)

// frames lets frames of that many milliseconds pass for that many seconds, and returns the level after them.
func frames(c *quality.Control, took, seconds int) quality.Level {
	for n := 0; n*took < 1000*seconds; n++ {
		c.Frame(time.Duration(took) * time.Millisecond)
	}
	return c.Level()
}

// One late second lowers nothing, however often it comes, as long as a second in time lies between; two in a row do.
func TestOneLateSecond(t *testing.T) {
	var c quality.Control
	for range 20 {
		assert.Equal(t, quality.High, frames(&c, 40, 1))
		assert.Equal(t, quality.High, frames(&c, 20, 1))
	}
	frames(&c, 40, 1)
	assert.Equal(t, quality.Medium, frames(&c, 40, 1))
	for range 3 { // in which everything is remade
		c.Frame(40 * time.Millisecond)
	}
	assert.Equal(t, quality.Medium, frames(&c, 40, 1), "two in a row on each level")
	assert.Equal(t, quality.Low, frames(&c, 40, 1))
}

// Time in time counts towards a finer level only as long as no late second interrupts it.
func TestLateSecondInterrupts(t *testing.T) {
	c := quality.From(quality.Medium)
	assert.Equal(t, quality.Medium, frames(&c, 20, 5))
	assert.Equal(t, quality.Medium, frames(&c, 40, 1))
	assert.Equal(t, quality.Medium, frames(&c, 20, 5))
	assert.Equal(t, quality.High, frames(&c, 20, 3))
}

// After the window was hidden a whole second is watched again.
func TestHiddenWindowIsWatchedAfresh(t *testing.T) {
	var c quality.Control
	frames(&c, 40, 1)
	for range 24 {
		c.Frame(40 * time.Millisecond)
	}
	c.Frame(time.Minute)
	for range 3 + 24 { // three do not count
		assert.Equal(t, quality.High, c.Frame(40*time.Millisecond))
	}
	assert.Equal(t, quality.Medium, c.Frame(40*time.Millisecond))
}

// A finer level that is tried ends with its first late second; one that has lasted is judged like any other.
func TestTrialEndsSoon(t *testing.T) {
	rise := func() (c quality.Control) {
		for c = quality.From(quality.Medium); c.Level() > quality.High; {
			c.Frame(20 * time.Millisecond)
		}
		for range 3 { // in which everything is remade
			c.Frame(20 * time.Millisecond)
		}
		return c
	}
	c := rise()
	assert.Equal(t, quality.Medium, frames(&c, 40, 1), "it was a trial")
	c = rise()
	assert.Equal(t, quality.High, frames(&c, 20, 8))
	assert.Equal(t, quality.High, frames(&c, 40, 1), "it had lasted")
	assert.Equal(t, quality.Medium, frames(&c, 40, 1))
}

// The coarsest level stays where it takes four fifths of the time at most, and where nobody knows how long a finer one took.
func TestCoarsestLevelMustHelp(t *testing.T) {
	for took, want := range map[int]quality.Level{160: quality.Low, 161: quality.High, 100: quality.Low} {
		var c quality.Control
		assert.Equal(t, quality.Low, frames(&c, 200, 1), "input is answered too late")
		assert.Equal(t, want, frames(&c, took, 2), "%d ms", took)
	}
	c := quality.From(quality.Low)
	assert.Equal(t, quality.Low, frames(&c, 60, 30))
}
