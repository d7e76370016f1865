package lab_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// field is an experiment with real decks, and others that can hardly win: of one action
// each. The real ones are among the others.
func field(t *testing.T, hopeless int, real ...string) (*lab.Result, *scenario.Rules) {
	good, rules := bench(t, "greedy", real...)
	r, _ := bench(t, "greedy")
	weak := func(i int) {
		d := keyforge.Deal{Houses: []card.House{card.Brobnar, card.Dis, card.Shadows}, Chains: i}
		for range 36 {
			d.Cards = append(d.Cards, keyforge.DealtCard{ID: "fear"})
		}
		r.Deck(fmt.Sprint("fear", i), d)
	}
	for i := range hopeless {
		if i < len(real) {
			deal, err := good.Decks[i].Deal()
			require.NoError(t, err)
			r.Deck(real[i], deal)
		}
		weak(i)
	}
	return r, rules
}

// The best of a rigged field comes first, and the hopeless decks play few games.
func TestRaceKeepsTheBest(t *testing.T) {
	for _, test := range []struct {
		hopeless, size int
		best           []string
	}{{7, 1, []string{"onyx"}}, {6, 2, []string{"onyx", "argus"}}, {20, 2, []string{"onyx", "argus"}}} {
		t.Run(fmt.Sprint(test.hopeless, " ", test.size), func(t *testing.T) {
			r, rules := field(t, test.hopeless, test.best...)
			r.Strongest(lab.Race{Mode: "keyraken", Difficulty: "easy", Size: test.size, Games: 10, Most: 80})
			most := r.Progress().Of
			run(t, r, rules, lab.Options{Workers: 2})
			assert.True(t, r.Complete())
			assert.LessOrEqual(t, r.Progress().Done, most, "it was told how many there would be at most")
			best := r.Cells[r.Ranking()[0]]
			var names []string
			for _, d := range best.Decks {
				names = append(names, r.Decks[d].Name)
			}
			assert.ElementsMatch(t, test.best, names)
			few := 0
			for _, i := range r.Ranking() {
				if r.Cells[i].Played() <= 20 {
					few++
				}
			}
			assert.GreaterOrEqual(t, 2*few, len(r.Ranking()), "half of them are dropped after a round or two")
			assert.Nil(t, best.Seats[0].Cards)
		})
	}
}

// At its beginning a race tells how many games there will be at most: of each deck, of the better
// half with twice as many, of the teams of the last eight decks, and of their better halves.
func TestRaceTellsHowLongItTakes(t *testing.T) {
	r, _ := field(t, 20, "onyx", "argus")
	r.Strongest(lab.Race{Mode: "keyraken", Difficulty: "easy", Size: 2, Games: 10, Most: 80})
	assert.Equal(t, lab.Progress{Of: 22*10 + 11*10 + 28*10 + 14*10 + 7*20 + 4*40}, r.Progress())
}

// A race that was stopped, or played round by round in shards, ends as one run does.
func TestRaceInShards(t *testing.T) {
	race := lab.Race{Mode: "keyraken", Difficulty: "easy", Size: 2, Games: 2, Most: 8}
	one, rules := field(t, 14, "onyx", "argus")
	one.Strongest(race)
	run(t, one, rules, lab.Options{})
	base, _ := field(t, 14, "onyx", "argus")
	base.Strongest(race)
	rounds := 0
	for ; !base.Complete(); rounds++ {
		require.Less(t, rounds, 20)
		parts := []*lab.Result{base}
		for part := 1; part <= 3; part++ {
			r := base.Blank()
			run(t, r, rules, lab.Options{Shard: lab.Shard{Part: part, Of: 3}, From: base})
			parts = append(parts, r)
		}
		slices.Reverse(parts)
		merged, err := lab.Merge(parts...)
		require.NoError(t, err)
		if rounds == 0 {
			_, err = lab.Merge(merged, parts[0])
			require.ErrorContains(t, err, "another round")
		}
		base, err = lab.Parse(merged.JSON())
		require.NoError(t, err)
	}
	assert.Greater(t, rounds, 2)
	assert.Equal(t, string(one.JSON()), string(base.JSON()))
}

// Teams that cannot be told apart from the first have played as many games as it: neither one that was
// dropped earlier nor one below it in the list counts.
func TestTeamsThatCannotBeToldApart(t *testing.T) {
	type team struct {
		games string
		won   int
	}
	for _, c := range []struct {
		teams  []team
		equals int
	}{
		{nil, 0},
		{[]team{{"0-19", 15}}, 1},
		{[]team{{"0-19", 15}, {"0-19", 14}, {"0-19", 2}}, 2},
		{[]team{{"0-19", 15}, {"0-9", 7}}, 1},
		{[]team{{"0-19", 2}, {"0-19", 15}}, 1},
	} {
		r := &lab.Result{Race: &lab.Race{Size: 1, Most: 20}}
		for i, x := range c.teams {
			cell := lab.Cell{Decks: []int{i}, Counts: lab.Counts{Won: x.won, Seats: make([]lab.Seat, 1)}}
			require.NoError(t, cell.Done.UnmarshalText([]byte(x.games)))
			cell.Games = cell.Played()
			r.Decks, r.Cells = append(r.Decks, scenario.Deck{Name: fmt.Sprint(i)}), append(r.Cells, cell)
		}
		assert.Equal(t, c.equals, r.Report().Equals, c)
	}
}
