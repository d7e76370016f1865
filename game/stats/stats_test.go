package stats_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/stats"
)

// The values of Newcombe (1998), table I, method 3, and the edges.
func TestWilson(t *testing.T) {
	for of, want := range map[[2]int]stats.Interval{
		{81, 263}:  {Share: 0.308, Low: 0.2553, High: 0.3662},
		{15, 148}:  {Share: 0.1014, Low: 0.0624, High: 0.1605},
		{0, 20}:    {Share: 0, Low: 0, High: 0.1611},
		{1, 29}:    {Share: 0.0345, Low: 0.0061, High: 0.1718},
		{20, 20}:   {Share: 1, Low: 0.8389, High: 1},
		{0, 0}:     {Low: 0, High: 1},
		{300, 600}: {Share: 0.5, Low: 0.4601, High: 0.5399},
	} {
		assert.Equal(t, want, stats.Wilson(of[0], of[1]), "%v", of)
	}
	assert.Equal(t, "10.1 % (6.2–16.1)", stats.Wilson(15, 148).String())
	assert.Equal(t, "66.7 % (30.0–90.3)", stats.Wilson(4, 6).String(), "rounded, not cut")
}

// Whoever wins twenty games alone is not surely better than who wins ten alone; the bounds stay between −1 and 1.
func TestPaired(t *testing.T) {
	for of, want := range map[[3]int]stats.Interval{
		{20, 10, 100}: {Share: 0.1, Low: -0.009, High: 0.2051},
		{10, 20, 100}: {Share: -0.1, Low: -0.2051, High: 0.009},
		{0, 0, 0}:     {Low: -1, High: 1},
		{3, 0, 3}:     {Share: 1, Low: -0.1012, High: 1},
	} {
		assert.Equal(t, want, stats.Paired(of[0], of[1], of[2]), "%v", of)
	}
}

// The exact test of McNemar is that of a coin.
func TestCoin(t *testing.T) {
	for of, want := range map[[2]int]float64{{0, 0}: 1, {1, 1}: 1, {3, 0}: 0.25, {0, 3}: 0.25, {8, 1}: 0.0391, {20, 10}: 0.0987} {
		assert.InDelta(t, want, stats.Coin(of[0], of[1]), 1e-4, "%v", of)
	}
}
