package figures_test

import (
	"bytes"
	"encoding/csv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/lab/figures"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/ai/lab/studies"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// report is figures most of which would be smaller if they were cut.
func report() *lab.Report {
	line := lab.Line{
		Decks: []string{}, Games: 6, Of: 6,
		Won:   lab.Estimate{Value: 4.0 / 6, Low: 0.29999, High: 0.90323},
		Turns: lab.Estimate{Value: 10.66, Low: 9.98, High: 11.36},
		Near:  lab.Estimate{Value: 20, Low: 18.97, High: 21.03},
		Amber: 1.666, Damage: 0.995,
		Ended:  []float64{0, 0, 1},
		Gauges: []lab.GaugeRise{{Name: "rises", Reached: [][]float64{{0, 2.0 / 3, 1}, {0, 0.004, 0.996}}}},
	}
	worth := lab.Worth{
		ID: "dust-imp",
		Drawn: lab.Split{Games: 4, With: lab.Estimate{Value: 0.7777}, WithoutGames: 2, Without: lab.Estimate{Value: 0.3339},
			Worth: lab.Estimate{Value: 0.4438, Low: 0.1116, High: 0.7777}},
		Played: lab.Split{Games: 1, WithoutGames: 5, Worth: lab.Estimate{Value: -0.0666, Low: -0.2, High: 0.0666}},
	}
	group := lab.Group{Deck: "Onyx", Kind: lab.Alone, Mode: pool.Shipped.List[0].Name(), Difficulty: "easy",
		Lines: []lab.Line{line}, All: line, Cards: []lab.Worth{worth}}
	return &lab.Report{Header: lab.Header{Bot: "quick", Seed: 7, Engine: "1", Program: "v1"}, Groups: []lab.Group{group}}
}

// written is a report as people read it, with single spaces.
func written(t *testing.T, w figures.Words, r *lab.Report) string {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, w.Write(&b, r))
	var lines []string
	for line := range strings.Lines(b.String()) {
		lines = append(lines, strings.Join(strings.Fields(line), " "))
	}
	return strings.Join(lines, "\n")
}

// Figures are rounded, each with its interval, and differences have a sign; a star marks those
// that cannot be chance.
func TestFiguresAreRounded(t *testing.T) {
	out := written(t, figures.Words{Pool: pool.Shipped}, report())
	for _, want := range []string{
		"\nalone 6 66.7 % (30.0–90.3) 10.7 (10.0–11.4) 20.0 (19.0–21.0) 1.67 0.99\n",
		"by turn 1 2\n1 67 % 100 %\n2 0 % 100 %\n",
		"\nDust Imp 4 77.8 % 33.4 % +44.4 (+11.2…+77.8) * 1 0.0 % 0.0 % -6.7 (-20.0…+6.7)\n",
	} {
		assert.Contains(t, out, want)
	}
	assert.NotContains(t, out, "together", "there is one line")
	assert.Contains(t, written(t, figures.Words{Pool: pool.Shipped.In(languages.Named("ru"))}, report()), "66,7 % (30,0–90,3)")
}

// In company there is a line for each, the sum of all, and who was best and worst; in a duel keys
// are counted.
func TestFiguresInCompany(t *testing.T) {
	w := figures.Words{Pool: pool.Shipped}
	r := report()
	g := &r.Groups[0]
	g.Kind, g.Lines = lab.With, append(g.Lines, g.Lines[0])
	g.Lines[0].Decks, g.Lines[1].Decks = []string{"Argus", "McIver"}, []string{"Jamal"}
	out := written(t, w, r)
	assert.Contains(t, out, "Onyx with others against Keyraken, easy\ngames won turns damage on it ")
	assert.Contains(t, out, "\nArgus, McIver 6 ")
	assert.Contains(t, out, "\ntogether 6 ")
	assert.Contains(t, out, "\nBest partner: Argus, McIver; worst partner: Jamal.\n")

	g.Kind, g.Mode, g.Difficulty = lab.Against, keyforge.Duel.Name(), ""
	out = written(t, w, r)
	assert.Contains(t, out, "Onyx in duels\ngames won turns keys ")
	assert.NotContains(t, out, "partner")
}

// Of many turns every so many are told, at most eight.
func TestTurnsToldOfGauges(t *testing.T) {
	for turns, want := range map[int]string{1: "by turn 1\n", 8: "by turn 1 2 3 4 5 6 7 8\n", 9: "by turn 2 4 6 8\n",
		17: "by turn 3 6 9 12 15\n"} {
		r := report()
		all := &r.Groups[0].All
		all.Ended = make([]float64, turns+1)
		all.Gauges[0].Reached = [][]float64{all.Ended}
		assert.Contains(t, written(t, figures.Words{Pool: pool.Shipped}, r), want)
	}
}

// Of a race the twenty best teams are told, and whether they can be told apart.
func TestFiguresOfARace(t *testing.T) {
	w := figures.Words{Pool: pool.Shipped}
	r := report()
	line := r.Groups[0].All
	line.Decks = []string{"Onyx", "Argus"}
	r.Ranking, r.Equals = []lab.Line{line}, 1
	out := written(t, w, r)
	assert.Contains(t, out, "\n1. Onyx, Argus 6 66.7 % ")
	assert.Contains(t, out, "\nStrongest: Onyx, Argus.")
	assert.NotContains(t, out, "more team")
	for range 19 {
		r.Ranking = append(r.Ranking, line)
	}
	assert.NotContains(t, written(t, w, r), "more team", "all twenty are told")
	r.Ranking, r.Equals = append(r.Ranking, line), 2
	out = written(t, w, r)
	assert.Contains(t, out, "\n20. Onyx")
	assert.NotContains(t, out, "\n21. Onyx")
	assert.Contains(t, out, "… and 1 more team\n")
	assert.Contains(t, out, "The top 2 are too close to call")
}

// A deck shows in a line for each company how it did.
func TestFiguresInShort(t *testing.T) {
	cat, err := pool.Shipped.Catalogue()
	require.NoError(t, err)
	r := lab.New(cat, "quick", 1)
	for _, name := range []string{"onyx", "argus"} {
		d, err := deck.Named(name)
		require.NoError(t, err)
		r.Deck(name, d.Deal(0))
	}
	mode := pool.Shipped.List[0].Name()
	r.Cell(keyforge.Duel.Name(), "", 5, 0, 1)
	r.Cell(mode, "easy", 5, 0, 1)
	r.Cell(mode, "hard", 5, 0)
	w := figures.Words{Pool: pool.Shipped}
	lines := w.Short(&studies.Study{Result: r, When: time.Date(2026, 1, 2, 12, 0, 0, 0, time.Local)})
	require.Len(t, lines, 3)
	for i, want := range []string{"alone, hard,", "with others, easy,", "in duels"} {
		assert.Contains(t, lines[i], "2026-01-02: "+want+" 0.0 % (0.0–100.0) of 0 games won (bot quick, ")
	}
}

// The figures of programs are not rounded, and there is one for each number of each line.
func TestFiguresAsCSV(t *testing.T) {
	r := report()
	r.Ranking = []lab.Line{{Decks: []string{"Onyx", "Argus"}, Games: 3}}
	var b bytes.Buffer
	require.NoError(t, figures.WriteCSV(&b, r))
	rows, err := csv.NewReader(&b).ReadAll()
	require.NoError(t, err)
	boss := pool.Shipped.List[0].Name()
	assert.Equal(t, []string{"won", "Onyx", "alone", boss, "easy", "", "", "", "6", "0.6666666666666666", "0.29999", "0.90323"}, rows[1])
	count := map[string]int{}
	for _, row := range rows[1:] {
		count[row[0]]++
	}
	assert.Equal(t, map[string]int{"won": 2, "turns": 2, "damage-in-the-end": 2, "amber-per-turn": 2, "damage-per-turn": 2, "over": 3,
		"rises-1": 3, "rises-2": 3, "won-with-drawn": 1, "won-without-drawn": 1, "worth-drawn": 1, "won-with-played": 1, "won-without-played": 1,
		"worth-played": 1}, count)
	for _, row := range rows {
		switch row[0] {
		case "worth-played":
			assert.Equal(t, []string{"dust-imp", "", "6", "-0.0666", "-0.2", "0.0666"}, row[6:])
		case "won-without-drawn":
			assert.Equal(t, "2", row[8])
		}
	}
	r.Groups[0].Kind = lab.Against
	b.Reset()
	require.NoError(t, figures.WriteCSV(&b, r))
	assert.Contains(t, b.String(), "\nkeys,Onyx,against,")
}

// A report in full, for people and for programs, in every company.
func TestFiguresInFull(t *testing.T) {
	w := figures.Words{Pool: pool.Shipped}
	var b bytes.Buffer
	for _, kind := range []lab.Kind{lab.Alone, lab.With, lab.Against} {
		r := report()
		g := &r.Groups[0]
		g.Kind = kind
		g.Lines[0].Decks = []string{"Argus", "McIver"}
		g.Lines = append(g.Lines, g.Lines[0])
		g.Lines[1].Decks, g.Lines[1].Games, g.Lines[1].Won.Value = []string{"Miss"}, 7, 0.1
		if kind != lab.Alone {
			r.Ranking = []lab.Line{{Decks: []string{"Onyx", "Argus"}, Games: 3, Of: 4}, {Decks: []string{"Onyx"}, Games: 2, Of: 2}}
		}
		require.NoError(t, w.Write(&b, r))
		require.NoError(t, figures.WriteCSV(&b, r))
	}
	archontest.Golden(t, "figures", b.String())
}
