package theme_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// eyes simulate people who lack one kind of cones: the matrices of G. M. Machado, M.
// M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of
// Color Vision Deficiency" (2009), for full severity, on linear RGB.
var eyes = map[string][3][3]float64{
	"usual":        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// seen is a color in CIE L*a*b*, in which distance corresponds to perceived difference.
func seen(c paint.Color, eye [3][3]float64) (lab [3]float64) {
	var light, is [3]float64
	for i, v := range [3]float32{c.R, c.G, c.B} {
		if light[i] = float64(v) / 12.92; v > 0.04045 {
			light[i] = math.Pow((float64(v)+0.055)/1.055, 2.4)
		}
	}
	for i := range is {
		is[i] = max(0, min(1, eye[i][0]*light[0]+eye[i][1]*light[1]+eye[i][2]*light[2]))
	}
	f := func(r, g, b, white float64) float64 {
		t := (r*is[0] + g*is[1] + b*is[2]) / white
		if t > 0.008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16.0/116
	}
	x, y, z := f(0.4124564, 0.3575761, 0.1804375, 0.95047), f(0.2126729, 0.7151522, 0.0721750, 1), f(0.0193339, 0.1191920, 0.9503041, 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func apart(a, b paint.Color, eye [3][3]float64) float64 {
	p, q := seen(a, eye), seen(b, eye)
	return math.Sqrt((p[0]-q[0])*(p[0]-q[0]) + (p[1]-q[1])*(p[1]-q[1]) + (p[2]-q[2])*(p[2]-q[2]))
}

// eyesOf are the eyes that a palette is made for.
var eyesOf = [theme.Palettes][]string{{"usual"}, {"usual", "protanopia", "deuteranopia"}, {"usual", "tritanopia"}}

// Colors that mean different things, friend and foe, what may be clicked and what is
// chosen, stunned and not, danger and safety, more and less, keys and houses, look
// different in each palette to the people it is made for.
func TestColorsThatMeanSomethingAreApart(t *testing.T) {
	defer theme.SetPalette(theme.Usual)
	for p, names := range eyesOf {
		theme.SetPalette(theme.Palette(p))
		groups := []struct {
			what   string
			colors []paint.Color
			least  float64
		}{
			{"what can be done", []paint.Color{theme.Lit, theme.Chosen, theme.Danger, theme.Water}, 29},
			{"states", []paint.Color{theme.Stun, theme.Ward, theme.Enrage, theme.Dim}, 21},
			{"to click, or stunned", []paint.Color{theme.Lit, theme.Stun}, 39},
			{"danger and safety", []paint.Color{theme.Danger, theme.Chosen}, 44},
			{"danger and help", []paint.Color{theme.Danger, theme.Heal}, 39},
			{"hurt and healed", []paint.Color{theme.Damage, theme.Heal}, 44},
			{"more and less", []paint.Color{theme.PowerRaised, theme.PowerLowered}, 31},
			{"players", theme.Players[:], 17},
			{"keys", theme.Keys[:], 34},
			{"factions", theme.Factions[:], 20},
			{"high and low tide", []paint.Color{theme.Water, theme.Sand}, 20},
		}
		for _, name := range names {
			for _, g := range groups {
				for i, a := range g.colors {
					for k, b := range g.colors[:i] {
						assert.Greater(t, apart(a, b, eyes[name]), g.least, "palette %d, %s: %s, %d and %d", p, name, g.what, i, k)
					}
				}
			}
			for i, c := range theme.Players {
				assert.Greater(t, apart(c, theme.Seats[3], eyes[name]), 28.0, "palette %d, %s: foe and player %d", p, name, i)
				assert.Greater(t, apart(c, theme.Lit, eyes[name]), 15.0, "palette %d, %s: what may be clicked and player %d", p, name, i)
			}
			for i, c := range theme.Factions {
				assert.Greater(t, apart(c, theme.Lit, eyes[name]), 20.0, "palette %d, %s: faction %d and what may be clicked", p, name, i)
			}
			for h := range card.HouseCount {
				lit := apart(theme.House(h), theme.Lit, eyes[name])
				assert.Greater(t, lit, 20.0, "palette %d, %s: the frame of %v and what may be clicked", p, name, h)
				for o := range h {
					if theme.House(o) != theme.House(h) {
						assert.Greater(t, apart(theme.House(h), theme.House(o), eyes[name]), 14.0, "palette %d, %s: houses %v, %v", p, name, h, o)
					}
				}
			}
		}
	}
}

// Only houses without colors of their own look like cards without a house.
func TestHousesHaveColors(t *testing.T) {
	of := map[paint.Color]card.House{}
	for h := range card.HouseCount {
		if was, ok := of[theme.House(h)]; ok {
			assert.Equal(t, card.NoHouse, was, fmt.Sprint(h))
			continue
		}
		of[theme.House(h)] = h
	}
	assert.Greater(t, len(of), 11)
}

// An unknown palette is the usual one, and pictures are painted in the same colors
// in each.
func TestUse(t *testing.T) {
	defer theme.SetPalette(theme.Usual)
	usual, livery := theme.Lit, theme.Livery(card.Mars)
	theme.SetPalette(theme.RedGreen)
	assert.NotEqual(t, usual, theme.Lit)
	assert.NotEqual(t, livery, theme.House(card.Mars))
	assert.Equal(t, livery, theme.Livery(card.Mars))
	for _, unknown := range []theme.Palette{theme.Palettes, theme.Palettes + 3} {
		theme.SetPalette(theme.RedGreen)
		theme.SetPalette(unknown)
		assert.Equal(t, usual, theme.Lit)
	}
}

// Players wear the colors that they chose, in each palette.
func TestWear(t *testing.T) {
	defer theme.SetPlayerColors([...]int{0, 1, 2, 3, 4})
	defer theme.SetPalette(theme.Usual)
	theme.SetPlayerColors([...]int{4, 0, 99, 2, 1})
	assert.Equal(t, []paint.Color{theme.Players[4], theme.Players[0], theme.Players[5]}, theme.Seats[:3])
	assert.Equal(t, [...]paint.Color{theme.Players[4], theme.Players[0], theme.Players[5], theme.Players[2], theme.Players[1]}, theme.People)
	theme.SetPalette(theme.RedGreen)
	assert.Equal(t, []paint.Color{theme.Players[4], theme.Players[0], theme.Players[5]}, theme.Seats[:3])
	assert.Equal(t, [...]paint.Color{theme.Players[4], theme.Players[0], theme.Players[5], theme.Players[2], theme.Players[1]}, theme.People)
}

// The colors of players are all set, and differ, in each palette.
func TestPlayersHaveColorsOfTheirOwn(t *testing.T) {
	defer theme.SetPalette(theme.Usual)
	for p := range theme.Palettes {
		theme.SetPalette(p)
		seen := map[paint.Color]bool{{}: true}
		for i, c := range theme.Players {
			assert.False(t, seen[c], "player %d in palette %d", i, p)
			seen[c] = true
		}
	}
}
