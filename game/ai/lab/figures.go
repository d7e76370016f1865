package lab

import (
	"fmt"
	"math"
	"strconv"

	"github.com/keyraken/keyraken/game/stats"
)

// Sum adds up a number from each game, and its square, so that the mean has an interval.
type Sum struct {
	Sum     int64 `json:"sum"`
	Squares int64 `json:"squares"`
}

func (s *Sum) note(n int) { s.add(Sum{int64(n), int64(n) * int64(n)}) }

func (s *Sum) add(o Sum) {
	s.Sum += o.Sum
	s.Squares += o.Squares
}

// Estimate is what is known about a number: the measured value and its 95 % confidence
// interval.
type Estimate struct {
	Value float64 `json:"value"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// Mean is the mean over that many games.
func (s Sum) Mean(games int) Estimate {
	if games == 0 {
		return Estimate{}
	}
	n := float64(games)
	mean := float64(s.Sum) / n
	if games == 1 {
		return Estimate{mean, mean, mean}
	}
	variance := max(0, (float64(s.Squares)-n*mean*mean)/(n-1))
	half := stats.Normal95 * math.Sqrt(variance/n)
	return Estimate{mean, mean - half, mean + half}
}

// Rate is how many of a number of games were won.
type Rate struct {
	Won   int `json:"won"`
	Games int `json:"games"`
}

// Estimate is the share that was won with its interval, see [sim.Score]; for no games nothing is known.
func (r Rate) Estimate() Estimate {
	share, low, high := stats.Score(r.Won, r.Games)
	return Estimate{share, low, high}
}

// Pair is games of one kind, with something and without it.
type Pair struct{ With, Without Rate }

// Difference is by how much more often games were won with than without, among games of the same
// kind: the Mantel–Haenszel difference, with Sato's variance, which is valid even for few
// games of each kind. The variance would be 0 if all games with it were won and all without
// it lost: the uncertainty that a [Rate] leaves there is left here too. Games in which several
// players were counted make it larger, see [Shared].
func Difference(kinds []Pair, shared ...Shared) Estimate {
	var weight, sum, p, q float64
	with, without := 0, 0 // games
	for _, k := range kinds {
		a, b := float64(k.With.Games), float64(k.Without.Games)
		x, y := float64(k.With.Won), float64(k.Without.Won)
		n := a + b
		if a == 0 || b == 0 {
			continue // they say nothing
		}
		with, without = with+k.With.Games, without+k.Without.Games
		weight += a * b / n
		sum += (x*b - y*a) / n
		p += (a*a*y - b*b*x + a*b*(b-a)/2) / (n * n)
		q += (x*(b-y) + y*(a-x)) / (2 * n)
	}
	if weight == 0 {
		return Estimate{0, -1, 1}
	}
	d := sum / weight
	more := covariance(shared, func(p Part) float64 { return kinds[p.Kind].pull(p, d) })
	half := stats.Normal95 * math.Sqrt(max(0, d*p+q)+more) / weight
	half = max(half, math.Hypot(1-Rate{with, with}.Estimate().Low, 1-Rate{without, without}.Estimate().Low))
	return Estimate{d, max(-1, d-half), min(1, d+half)}
}

// Significant reports whether the interval excludes zero.
func (f Estimate) Significant() bool { return f.Low > 0 || f.High < 0 }

// Hash sums up the final states of games.
type Hash uint64

// MarshalText implements [encoding.TextMarshaler].
func (h Hash) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "%016x", uint64(h)), nil }

// UnmarshalText implements [encoding.TextUnmarshaler].
func (h *Hash) UnmarshalText(text []byte) error {
	n, err := strconv.ParseUint(string(text), 16, 64)
	*h = Hash(n)
	return err
}
