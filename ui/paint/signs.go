package paint

import (
	"math"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/ui/layout"
)

// Sign is a small drawing in one color: the emblem of a house, or a symbol.
type Sign uint8

// The signs. The first ones are the emblems in the order of the houses.
const (
	NoSign Sign = iota
	signBrobnar
	signDis
	signLogos
	signMars
	signSanctum
	signSaurian
	signShadows
	signStarAlliance
	signUnfathomable
	signUntamed
	signKeyraken
	Drop    // æmber
	Shield  // armor
	Swords  // fight, damage
	Key     //
	Skull   // destroyed
	Bolt    // stunned
	Bubble  // warded
	Flame   // enraged
	Chain   //
	Hand    // reap, cards in hand
	Plus    // power counter
	Cards   // a pile
	Target  // prey, taunt
	Left3   // an arrow to the left
	Right3  // an arrow to the right
	Cross   // close
	Bars    // menu
	Fast    // skip
	Tick    // chosen
	Wave    // tide
	Capture // capture icon
	Rising  // a rise
	Signs
)

// Emblem is the sign of a house.
func Emblem(h card.House) Sign { return Sign(h) }

// Shape is a part of a sign in a square of side 1: a polygon, or a disc when it
// has a radius. A cut takes away from what lies below.
type Shape struct {
	Points []layout.Point
	Center layout.Point
	Radius float64
	Cut    bool
}

func poly(xy ...float64) Shape {
	var s Shape
	for i := 0; i < len(xy); i += 2 {
		s.Points = append(s.Points, layout.Point{X: xy[i], Y: xy[i+1]})
	}
	return s
}

func disc(x, y, r float64) Shape { return Shape{Center: layout.Point{X: x, Y: y}, Radius: r} }

func cut(s Shape) Shape { s.Cut = true; return s }

// star is a star, or with equal radii a polygon, with n points.
func star(n int, outer, inner, turn float64) Shape {
	var s Shape
	for i := range 2 * n {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		a := math.Pi*float64(i)/float64(n) - math.Pi/2 + turn
		s.Points = append(s.Points, layout.Point{X: 0.5 + r*math.Cos(a), Y: 0.5 + r*math.Sin(a)})
	}
	return s
}

// wave is a band that swings across the square at a height.
func wave(y, thick float64) Shape {
	var s Shape
	const steps = 24
	at := func(i int, d float64) {
		x := float64(i) / steps
		s.Points = append(s.Points, layout.Point{X: 0.06 + x*0.88, Y: y + d + 0.07*math.Sin(x*4*math.Pi)})
	}
	for i := range steps + 1 {
		at(i, -thick)
	}
	for i := steps; i >= 0; i-- {
		at(i, thick)
	}
	return s
}

var shapes = [Signs][]Shape{
	signBrobnar:      {poly(.1, .12, .72, .12, .9, .26, .9, .44, .1, .44), poly(.4, .44, .6, .44, .6, .94, .4, .94), cut(poly(.2, .22, .3, .22, .3, .34, .2, .34))},
	signDis:          {disc(.5, .6, .26), poly(.27, .52, .06, .1, .24, .2, .44, .4), poly(.73, .52, .94, .1, .76, .2, .56, .4), poly(.34, .74, .66, .74, .5, .97), cut(disc(.4, .58, .06)), cut(disc(.6, .58, .06))},
	signLogos:        {star(8, .47, .36, 0), cut(disc(.5, .5, .2)), disc(.5, .5, .1)},
	signMars:         {disc(.5, .42, .22), poly(.04, .52, .25, .42, .75, .42, .96, .52, .75, .64, .25, .64), poly(.3, .7, .4, .7, .34, .92, .2, .92), poly(.7, .7, .6, .7, .66, .92, .8, .92), cut(disc(.5, .36, .07))},
	signSanctum:      {star(4, .48, .15, 0), cut(disc(.5, .5, .08))},
	signSaurian:      {poly(.1, .8, .06, .24, .3, .5, .5, .12, .7, .5, .94, .24, .9, .8), poly(.12, .84, .88, .84, .88, .94, .12, .94), cut(disc(.5, .62, .07))},
	signShadows:      {disc(.46, .5, .42), cut(disc(.64, .4, .36)), poly(.62, .5, .9, .2, .8, .56, .62, .66)},
	signStarAlliance: {star(5, .48, .2, 0)},
	signUnfathomable: {wave(.26, .07), wave(.52, .07), wave(.78, .07)},
	signUntamed:      {disc(.5, .68, .24), disc(.2, .46, .12), disc(.38, .24, .12), disc(.62, .24, .12), disc(.8, .46, .12)},
	signKeyraken:     {poly(.02, .5, .25, .26, .5, .18, .75, .26, .98, .5, .75, .74, .5, .82, .25, .74), cut(disc(.5, .5, .23)), poly(.5, .26, .58, .5, .5, .74, .42, .5)},
	Drop:             {poly(.5, .02, .78, .36, .9, .6, .78, .86, .5, .98, .22, .86, .1, .6, .22, .36), cut(poly(.5, .26, .3, .58, .38, .64, .52, .4))},
	Shield:           {poly(.5, .02, .92, .16, .9, .52, .74, .8, .5, .98, .26, .8, .1, .52, .08, .16)},
	Swords:           {poly(.08, .04, .2, .04, .8, .66, .68, .78, .06, .16), poly(.92, .04, .8, .04, .2, .66, .32, .78, .94, .16), poly(.6, .86, .88, .58, .96, .66, .86, .76, .96, .88, .88, .96, .76, .86, .68, .94), poly(.4, .86, .12, .58, .04, .66, .14, .76, .04, .88, .12, .96, .24, .86, .32, .94)},
	Key:              {disc(.28, .5, .24), cut(disc(.28, .5, .1)), poly(.46, .43, .96, .43, .96, .72, .84, .72, .84, .57, .74, .57, .74, .68, .63, .68, .63, .57, .46, .57)},
	Skull:            {disc(.5, .42, .38), poly(.28, .7, .72, .7, .72, .96, .28, .96), cut(disc(.36, .44, .1)), cut(disc(.64, .44, .1)), cut(poly(.5, .54, .56, .66, .44, .66)), cut(poly(.4, .8, .44, .8, .44, .96, .4, .96)), cut(poly(.56, .8, .6, .8, .6, .96, .56, .96))},
	Bolt:             {poly(.6, .02, .16, .56, .46, .56, .36, .98, .84, .4, .54, .4)},
	Bubble:           {disc(.5, .5, .47), cut(disc(.5, .5, .37)), disc(.36, .34, .09)},
	Flame:            {poly(.5, .98, .18, .86, .12, .56, .3, .3, .36, .46, .46, .02, .72, .28, .76, .46, .84, .4, .9, .64, .78, .88), cut(poly(.5, .9, .36, .76, .5, .5, .64, .76))},
	Chain:            {disc(.3, .5, .28), cut(disc(.3, .5, .15)), disc(.7, .5, .28), cut(disc(.7, .5, .15)), poly(.36, .44, .64, .44, .64, .56, .36, .56)},
	Hand:             {poly(.24, .5, .24, .2, .34, .16, .38, .2, .38, .46, .42, .46, .42, .08, .52, .06, .56, .1, .56, .46, .6, .46, .6, .16, .7, .14, .74, .2, .74, .6, .82, .44, .94, .46, .78, .82, .64, .96, .36, .96, .24, .8)},
	Plus:             {poly(.38, .1, .62, .1, .62, .38, .9, .38, .9, .62, .62, .62, .62, .9, .38, .9, .38, .62, .1, .62, .1, .38, .38, .38)},
	Cards:            {poly(.1, .22, .56, .1, .74, .78, .28, .9), cut(poly(.44, .2, .9, .3, .74, .98, .3, .9)), poly(.48, .24, .88, .33, .73, .95, .34, .86)},
	Target:           {disc(.5, .5, .48), cut(disc(.5, .5, .37)), disc(.5, .5, .26), cut(disc(.5, .5, .14))},
	Left3:            {poly(.7, .1, .7, .9, .22, .5)},
	Right3:           {poly(.3, .1, .3, .9, .78, .5)},
	Cross:            {poly(.16, .28, .28, .16, .5, .38, .72, .16, .84, .28, .62, .5, .84, .72, .72, .84, .5, .62, .28, .84, .16, .72, .38, .5)},
	Bars:             {poly(.12, .2, .88, .2, .88, .32, .12, .32), poly(.12, .44, .88, .44, .88, .56, .12, .56), poly(.12, .68, .88, .68, .88, .8, .12, .8)},
	Fast:             {poly(.1, .14, .1, .86, .5, .5), poly(.5, .14, .5, .86, .9, .5)},
	Tick:             {poly(.06, .54, .2, .4, .4, .6, .8, .14, .94, .28, .4, .88)},
	Wave:             {wave(.36, .08), wave(.66, .08)},
	Capture:          {disc(.5, .3, .24), poly(.5, .98, .16, .56, .36, .56, .36, .44, .64, .44, .64, .56, .84, .56)},
	Rising:           {poly(.5, .04, .92, .5, .66, .5, .66, .94, .34, .94, .34, .5, .08, .5)},
}

// Shapes are the parts of a sign, in the order in which they are drawn.
func (s Sign) Shapes() []Shape { return shapes[s] }
