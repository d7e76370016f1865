package lab_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/lab"
)

// The interval of a rate is Wilson's, see package sim.
func TestIntervals(t *testing.T) {
	f := lab.Rate{Won: 1, Games: 29}.Estimate()
	assert.InDelta(t, 0.0061, f.Low, 0.00006)
	assert.InDelta(t, 0.1718, f.High, 0.00006)
	half := lab.Rate{Won: 200, Games: 400}.Estimate()
	assert.Less(t, half.High-half.Low, 0.1, "400 games tell a rate to five in a hundred")
}

// A difference in games of one kind is that of the rates, and in games of several kinds
// a mean over the kinds: what makes games of one kind both longer and lost does not
// count.
func TestDifferences(t *testing.T) {
	d := lab.Difference([]lab.Pair{{With: lab.Rate{Won: 56, Games: 70}, Without: lab.Rate{Won: 48, Games: 80}}})
	assert.InDelta(t, 0.2, d.Value, 1e-9)
	assert.InDelta(t, 0.0573, d.Low, 0.002, "near to what the plain formula gives")
	assert.InDelta(t, 0.3427, d.High, 0.002)
	assert.True(t, d.Significant())
	assert.False(t, lab.Difference([]lab.Pair{{With: lab.Rate{Won: 5, Games: 10}, Without: lab.Rate{Won: 4, Games: 10}}}).Significant())
	assert.Equal(t, lab.Estimate{Value: 0, Low: -1, High: 1}, lab.Difference([]lab.Pair{{Without: lab.Rate{Won: 4, Games: 10}}}),
		"nothing is known")
	few := lab.Difference([]lab.Pair{{With: lab.Rate{Won: 1, Games: 1}, Without: lab.Rate{Won: 0, Games: 2}}})
	assert.InDelta(t, 1, few.Value, 1e-9)
	assert.False(t, few.Significant(), "three games tell nothing")
	none := lab.Difference([]lab.Pair{{With: lab.Rate{Won: 0, Games: 1}, Without: lab.Rate{Won: 0, Games: 1}}})
	assert.Equal(t, lab.Estimate{Value: 0, Low: -1, High: 1}, none)
	assert.True(t, lab.Difference([]lab.Pair{{With: lab.Rate{Won: 20, Games: 20}, Without: lab.Rate{Won: 0, Games: 20}}}).Significant())

	kinds := []lab.Pair{
		{With: lab.Rate{Won: 40, Games: 50}, Without: lab.Rate{Won: 160, Games: 200}}, // short games are won, and few cards are drawn
		{With: lab.Rate{Won: 40, Games: 200}, Without: lab.Rate{Won: 10, Games: 50}},
	}
	d = lab.Difference(kinds)
	assert.InDelta(t, 0, d.Value, 1e-9)
	assert.False(t, d.Significant())
	d = lab.Difference([]lab.Pair{{With: lab.Rate{Won: 80, Games: 250}, Without: lab.Rate{Won: 170, Games: 250}}})
	assert.True(t, d.Significant(), "taken together they would tell something that is not so")
}

// Intervals contain the true value 95 times in a hundred.
func TestIntervalsHold(t *testing.T) {
	from := rand.New(rand.NewPCG(1, 2))
	for _, p := range []float64{0.03, 0.2, 0.5, 0.9} {
		held, meanHeld, apart := 0, 0, 0
		const times, games = 2000, 120
		for range times {
			var a, b lab.Rate
			var sum lab.Sum
			a.Games, b.Games = games, games
			for range games {
				x := 0
				if from.Float64() < p {
					a.Won++
					x = 1
				}
				if from.Float64() < p {
					b.Won++
				}
				sum.Sum, sum.Squares = sum.Sum+int64(x), sum.Squares+int64(x)
			}
			if f := a.Estimate(); f.Low <= p && p <= f.High {
				held++
			}
			if f := sum.Mean(games); f.Low <= p && p <= f.High {
				meanHeld++
			}
			if lab.Difference([]lab.Pair{{With: a, Without: b}}).Significant() {
				apart++
			}
		}
		assert.InDelta(t, 0.95, float64(held)/times, 0.03, "p = %v", p)
		assert.Greater(t, float64(meanHeld)/times, 0.85, "p = %v", p)
		assert.Less(t, float64(apart)/times, 0.07, "p = %v", p)
	}
}

// counted adds up games of two players, as often as chance wants it, with both of whom play finds out.
func counted(games int, play func() (with, won [2]bool)) (kinds []lab.Pair, shared []lab.Shared) {
	kinds = make([]lab.Pair, 2)
	for range games {
		with, won := play()
		s := lab.Shared{Games: 1}
		for i := range 2 {
			s.Parts[i] = lab.Part{Kind: i, With: with[i], Won: won[i]}
			kinds[i].Count(s.Parts[i], 1)
		}
		shared = append(shared, s)
	}
	return kinds, shared
}

// What two players of one game do tells less than if they had played two games: their intervals are as much wider as is needed
// to contain the true value 95 times in a hundred.
func TestIntervalsOfSharedGamesHold(t *testing.T) {
	from := rand.New(rand.NewPCG(3, 4))
	yes := func() bool { return from.IntN(2) == 0 }
	for name, c := range map[string]struct {
		play          func() (with, won [2]bool)
		share, differ bool // whether that and the difference would be too sure of themselves
	}{
		"one of two opponents has it": {func() (with, won [2]bool) {
			first, wins := yes(), yes()
			return [2]bool{first, !first}, [2]bool{wins, !wins}
		}, false, true},
		"each opponent may have it": {func() (with, won [2]bool) {
			wins := yes()
			return [2]bool{yes(), yes()}, [2]bool{wins, !wins}
		}, false, false},
		"partners have it together": {func() (with, won [2]bool) {
			both, win := yes(), yes()
			return [2]bool{both, both}, [2]bool{win, win}
		}, true, true},
	} {
		const times, games = 1500, 150
		var share, differ, shareAlone, differAlone int
		for range times {
			kinds, shared := counted(games, c.play)
			f, alone := lab.NewSplit(kinds, shared), lab.NewSplit(kinds, nil)
			share, shareAlone = share+holds(f.With, 0.5), shareAlone+holds(alone.With, 0.5)
			differ, differAlone = differ+holds(f.Worth, 0), differAlone+holds(alone.Worth, 0)
		}
		const enough = times * 93 / 100
		assert.Greater(t, share, enough, name)
		assert.Greater(t, differ, enough, name)
		assert.Equal(t, c.share, shareAlone < enough, "%s: %d", name, shareAlone)
		assert.Equal(t, c.differ, differAlone < enough, "%s: %d", name, differAlone)
	}
}

// holds is 1 if an interval contains the true value.
func holds(f lab.Estimate, value float64) int {
	if f.Low <= value && value <= f.High {
		return 1
	}
	return 0
}

func TestNumbersAreWrittenAsRanges(t *testing.T) {
	for text, size := range map[string]int{
		"": 0, "5": 1, "0-99": 100, "0-9,12-20/4,31": 14, "2-386/16": 25, "0,1,63-65": 5, "3,9,100-1000/100": 12,
	} {
		var n lab.Numbers
		require.NoError(t, n.UnmarshalText([]byte(text)), text)
		assert.Equal(t, size, n.Len(), text)
		back, err := n.MarshalText()
		require.NoError(t, err)
		assert.Equal(t, text, string(back))
	}
	for _, bad := range []string{"x", "-1", "5-3", "1-", "1,1", "0-10/0", "1-2-3", "1,,2", "0-2000000", "4/2/2"} {
		var n lab.Numbers
		assert.Error(t, n.UnmarshalText([]byte(bad)), bad)
	}
	data, err := json.Marshal(struct{ Done lab.Numbers }{})
	require.NoError(t, err)
	assert.JSONEq(t, `{"Done":""}`, string(data))
}
