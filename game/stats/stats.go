// Package stats says how certain the share of games won is, given how many were played.
package stats

import (
	"fmt"
	"math"
)

// Interval is the share of some games that were won, with the bounds of its 95 % confidence
// interval.
type Interval struct {
	Share float64 `json:"share"` // from 0 to 1, all of them to four decimals
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// Normal95 is how many standard deviations around the mean hold 95 % of a normal
// distribution.
const Normal95 = 1.959963984540054

// Wilson is the interval of [Score], to four decimals.
func Wilson(wins, games int) Interval {
	share, low, high := Score(wins, games)
	return Interval{Share: decimals(share), Low: decimals(low), High: decimals(high)}
}

// Score is the share of games that were won, and Wilson's score interval of 95 % around it: it is
// right even for few games and for shares near 0 and 1. For no games it goes from 0 to 1.
func Score(wins, games int) (share, low, high float64) {
	if games == 0 {
		return 0, 0, 1
	}
	share = float64(wins) / float64(games)
	low, high = Around(share, float64(games))
	return share, low, high
}

// Around is the interval of [Score] around a share of games that tell as much as so many independent ones.
func Around(share, games float64) (low, high float64) {
	z2 := Normal95 * Normal95
	middle := (share + z2/(2*games)) / (1 + z2/games)
	half := Normal95 / (1 + z2/games) * math.Sqrt(share*(1-share)/games+z2/(4*games*games))
	return max(0, min(share, middle-half)), min(1, max(share, middle+half))
}

func decimals(x float64) float64 { return math.Round(x*1e4) / 1e4 }

// String is the interval in percent.
func (i Interval) String() string {
	return fmt.Sprintf("%.1f %% (%.1f–%.1f)", 100*i.Share, 100*i.Low, 100*i.High)
}

// Paired is by how much the share of games that one player wins is larger than another's, who played the same games: from those that
// only the one and only the other won. The interval is that of Bonett and Price (2012).
func Paired(one, other, games int) Interval {
	if games == 0 {
		return Interval{Low: -1, High: 1}
	}
	n := float64(games + 2)
	a, b := float64(one+1)/n, float64(other+1)/n
	half := Normal95 * math.Sqrt((a+b-(a-b)*(a-b))/n)
	return Interval{Share: decimals(float64(one-other) / float64(games)), Low: decimals(max(-1, a-b-half)), High: decimals(min(1, a-b+half))}
}

// Coin is the probability that a fair coin falls as unevenly as it did or more so: the exact test of McNemar.
func Coin(heads, tails int) float64 {
	n, sum := heads+tails, 0.0
	all, _ := math.Lgamma(float64(n + 1))
	for k := range min(heads, tails) + 1 {
		some, _ := math.Lgamma(float64(k + 1))
		rest, _ := math.Lgamma(float64(n - k + 1))
		sum += math.Exp(all - some - rest - float64(n)*math.Ln2)
	}
	return decimals(min(1, 2*sum))
}
