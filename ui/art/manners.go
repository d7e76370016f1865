package art

import (
	"errors"
	"fmt"
	"math"
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
)

// manners are words that say how something is drawn.
var manners = motif.Join(map[string]func(*layer){
	"tiny": sized(0.3), "small": sized(0.6), "large": sized(1.35), "huge": sized(1.8), "vast": sized(2.6),
	"left": func(l *layer) { l.at.X = 0.27 * brush.Wide }, "right": func(l *layer) { l.at.X = 0.73 * brush.Wide },
	"high": func(l *layer) { l.at.Y = 0.28 * brush.Tall }, "low": func(l *layer) { l.at.Y = 0.78 * brush.Tall },

	"flipped":     func(l *layer) { l.flip = -1 },
	"upside-down": func(l *layer) { l.turn = math.Pi },
	"lying":       func(l *layer) { l.turn, l.afloat = -math.Pi/2, true },
	"falling":     func(l *layer) { l.turn, l.afloat = 2.3, true },
	"flying":      func(l *layer) { l.turn, l.afloat = 1.1, true },
	"leaning":     func(l *layer) { l.turn = 0.25 },
	"running":     func(l *layer) { l.turn, l.guise.Stride = 0.2, 1 },
	"walking":     func(l *layer) { l.guise.Stride = 0.5 },

	"far": func(l *layer) {
		l.size *= 0.45
		l.tone, l.unlit, l.afloat = brush.Tone{Veil: 0.35}, true, true
		if l.at.Y == 0 {
			l.at.Y = 0.76 * brush.Tall
		}
	},
	"glowing":   func(l *layer) { l.lit = new(brush.Hex(0xfff0b0)) },
	"unlit":     func(l *layer) { l.unlit = true },
	"afloat":    func(l *layer) { l.afloat = true },
	"broken":    func(l *layer) { l.broken = 2 },
	"shattered": func(l *layer) { l.broken = 6 },
	"sunk":      func(l *layer) { l.sunk = true },

	"near":        func(l *layer) { l.guise.Near = 1.25 },
	"nearer":      func(l *layer) { l.guise.Near = 1.9 },
	"from-behind": func(l *layer) { l.guise.Behind = true },
	"strong":      func(l *layer) { l.power = 7 },
	"mighty":      func(l *layer) { l.power = 10 },
	"broad":       func(l *layer) { l.guise.Wide = 1.4 },
	"thin":        func(l *layer) { l.guise.Wide = 0.72 },
	"short":       func(l *layer) { l.guise.Legs, l.guise.Head = 0.5, 1.25 },
	"tall":        func(l *layer) { l.guise.Legs, l.guise.Head = 1.3, 0.85 },
	"big-headed":  func(l *layer) { l.guise.Head = 1.5 },

	"fat":        func(l *layer) { l.guise.Fat = true },
	"woman":      func(l *layer) { l.guise.Woman = true },
	"four-armed": func(l *layer) { l.guise.Four = true },
}, chosen(people.Stances, func(l *layer, s people.Pose) { l.guise.Pose = &s }),
	chosen(people.Dresses, func(l *layer, d people.Dress) { l.guise.Dress = &d }),
	chosen(houseWords, func(l *layer, h card.House) { l.house = h }),
	chosen(people.Moods, func(l *layer, m people.Mood) { l.guise.Mood = m }),
	chosen(people.Stands, func(l *layer, s people.Stand) { l.guise.Stand = s }),
	chosen(people.Hairdos, func(l *layer, h people.Hairdo) { l.guise.Hairdo = &h }),
	chosen(people.Chins, func(l *layer, c func(*brush.Brush, *people.Figure)) { l.guise.Chin = c }),
	chosen(people.Faces, func(l *layer, c func(*brush.Brush, *people.Figure)) { l.guise.Face = c }))

func sized(k float64) func(*layer) { return func(l *layer) { l.size *= k } }

// chosen are the words of a table as manners.
func chosen[T any](words map[string]T, put func(*layer, T)) map[string]func(*layer) {
	all := map[string]func(*layer){}
	for w, t := range words {
		all[w] = func(l *layer) { put(l, t) }
	}
	return all
}

// followed are words that another word follows.
var followed = map[string]func(*layer, string) error{
	"with": func(l *layer, w string) error {
		l.guise.Armed = true
		if t, ok := people.Tools[w]; ok {
			l.guise.Gear = t
			return nil
		}
		d := motifs[w]
		if d.Draw == nil || d.Anchor == motif.Full {
			return fmt.Errorf("no word for something to hold, %q,", w)
		}
		l.guise.Hold = d.Draw
		if d.Anchor == motif.Foot {
			l.guise.Hold = func(b *brush.Brush) { b.Within(brush.Place(0, 60, 0.5, 0.5, 0), func() { d.Draw(b) }) }
		}
		return nil
	},
	"wearing": func(l *layer, w string) error {
		if g, ok := people.Garments[w]; ok {
			l.guise.Wears = append(l.guise.Wears, g)
			return nil
		}
		h, ok := people.Hats[w]
		if !ok {
			return fmt.Errorf("no word for something to wear, %q,", w)
		}
		l.guise.Hat = h
		return nil
	},
	"row": counted(inRow), "ring": counted(inRing), "heap": counted(inHeap), "crowd": counted(inCrowd),
	"swarm": counted(inSwarm), "rain-of": counted(inRain), "arc": counted(inArc), "line": counted(inLine),
}

func counted(many func(*brush.Random, int, int) spot) func(*layer, string) error {
	return func(l *layer, w string) error {
		n, err := strconv.Atoi(w)
		if err != nil || n < 1 || n > 60 {
			return errors.New("a number from 1 to 60 is wanted")
		}
		l.many, l.count = many, n
		return nil
	}
}

// inRow places drawings side by side, over at most four fifths of the picture.
func inRow(_ *brush.Random, i, n int) spot {
	f := (float64(i) + 0.5) / float64(n) * 2
	return spot{(f - 1) * min(210, 75*float64(n)), 0, 1, 0}
}

func inRing(_ *brush.Random, i, n int) spot {
	a := 2*math.Pi*float64(i)/float64(n) - math.Pi/2
	return spot{150 * math.Cos(a), 125 * math.Sin(a), 1, a + math.Pi/2}
}

// inArc places drawings above the middle like a rainbow.
func inArc(_ *brush.Random, i, n int) spot {
	a := math.Pi * (1.1 + 0.8*float64(i)/float64(max(1, n-1)))
	return spot{185 * math.Cos(a), 60 + 165*math.Sin(a), 1, a - 1.5*math.Pi}
}

// inHeap places drawings in rows on top of one another, the lowest the longest.
func inHeap(r *brush.Random, i, n int) spot {
	rows := 1
	for rows*(rows+1)/2 < n {
		rows++
	}
	row, left := 1, i
	for left >= row {
		left -= row
		row++
	}
	return spot{(float64(left)-float64(row-1)/2)*58 + r.In(-7, 7), -46*float64(rows-row) + r.In(-5, 5), r.In(0.85, 1.1), r.In(-0.4, 0.4)}
}

// inCrowd places drawings on the ground, the last ones nearest.
func inCrowd(r *brush.Random, i, n int) spot {
	f := float64(i) / float64(max(1, n-1))
	x := math.Mod(float64(i)*0.618034+0.5, 1) - 0.5
	return spot{x * (440 - 60*f), -80 + 90*f, 0.62 + 0.42*f, r.In(-0.03, 0.03)}
}

// inSwarm places drawings all over the picture.
func inSwarm(r *brush.Random, i, n int) spot {
	f := (float64(i) + 0.5) / float64(n)
	a, k := float64(i)*2.39996, math.Sqrt(f)
	return spot{230*k*math.Cos(a) + r.In(-16, 16), 165*k*math.Sin(a) + r.In(-14, 14), r.In(0.6, 1.15), r.In(-0.5, 0.5)}
}

// inRain places drawings that fall from the sky.
func inRain(r *brush.Random, i, n int) spot {
	x := (float64(i)+0.5)/float64(n)*460 - 230
	return spot{x + r.In(-12, 12), -150 + 250*math.Mod(float64(i)*0.618034, 1), r.In(0.7, 1.1), r.In(-3, 3)}
}

// inLine places drawings in a line from the lower left to the upper right into the
// distance, the last ones nearest.
func inLine(_ *brush.Random, i, n int) spot {
	f := float64(i) / float64(max(1, n-1))
	return spot{150 - 270*f, -70 + 76*f, 0.4 + 0.7*f*f, 0}
}
