package raster

import (
	"image"
	"image/color"
	"slices"
)

// Colors returns at most that many colors that stand for all in a picture. It halves the
// colors again and again: those that differ most from their mean, at the mean.
func Colors(img *image.RGBA, most int) color.Palette {
	boxes := []box{newBox(tally(img))}
	for len(boxes) < most {
		worst := 0
		for i := range boxes {
			if boxes[i].error > boxes[worst].error {
				worst = i
			}
		}
		if boxes[worst].error == 0 {
			break
		}
		low, high := boxes[worst].halves()
		boxes[worst] = low
		boxes = append(boxes, high)
	}
	var colors color.Palette
	for i := range boxes {
		m := &boxes[i].mean
		colors = append(colors, color.RGBA{uint8(m[0] + 0.5), uint8(m[1] + 0.5), uint8(m[2] + 0.5), 255})
	}
	return colors
}

// share is a color and how many pixels have it.
type share struct {
	color [3]uint8
	n     float64
}

// tally counts the colors of a picture, in a fixed order.
func tally(img *image.RGBA) []share {
	count := map[[3]uint8]int{}
	for i := 0; i < len(img.Pix); i += 4 {
		count[[3]uint8(img.Pix[i:])]++
	}
	all := make([]share, 0, len(count))
	for c, n := range count {
		all = append(all, share{c, float64(n)})
	}
	slices.SortFunc(all, func(a, b share) int { return slices.Compare(a.color[:], b.color[:]) })
	return all
}

// box is a part of the colors.
type box struct {
	all   []share
	mean  [3]float64
	axis  int     // red, green or blue: in which they differ most
	error float64 // how much they differ from their mean in it
}

func newBox(all []share) box {
	b := box{all: all}
	var pixels float64
	var square [3]float64
	for i := range all {
		s := &all[i]
		pixels += s.n
		for k, v := range s.color {
			b.mean[k] += s.n * float64(v)
			square[k] += s.n * float64(v) * float64(v)
		}
	}
	for k := range b.mean {
		b.mean[k] /= pixels
		if e := square[k] - pixels*b.mean[k]*b.mean[k]; len(all) > 1 && e > b.error {
			b.axis, b.error = k, e
		}
	}
	return b
}

// halves are the colors below the mean, and those above.
func (b *box) halves() (low, high box) {
	above := func(s share) bool { return float64(s.color[b.axis]) > b.mean[b.axis] }
	return newBox(slices.DeleteFunc(slices.Clone(b.all), above)),
		newBox(slices.DeleteFunc(slices.Clone(b.all), func(s share) bool { return !above(s) }))
}
