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
