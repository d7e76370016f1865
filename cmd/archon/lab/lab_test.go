package lab_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// labReport is the JSON output of the lab.
func labReport(t *testing.T, args ...string) (r lab.Report) {
	t.Helper()
	require.NoError(t, json.Unmarshal([]byte(archon.Must(t, append([]string{"lab", "--json"}, args...)...)), &r))
	return r
}

// The results of the lab are kept: the same command prints them again, one with more
// games continues, and the deck shows them.
func TestLabKeepsWhatItFinds(t *testing.T) {
	archontest.OwnLibrary(t)
	first := archon.Must(t, "lab", "onyx", "--bot", "random", "--difficulty", "all", "--games", "12")
	assert.Contains(t, first, "Censorius alone against Keyraken, easy")
	assert.Contains(t, first, "Censorius alone against Keyraken, hard")
	assert.Contains(t, first, "Dust Imp")
	assert.Equal(t, first, archon.Must(t, "lab", "onyx", "--bot", "random", "--difficulty", "all", "--games", "12"))
	more := labReport(t, "onyx", "--bot", "random", "--games", "20")
	require.Len(t, more.Groups, 1)
	assert.Equal(t, "normal", more.Groups[0].Difficulty)
	assert.Equal(t, 20, more.Groups[0].All.Games)
	assert.Equal(t, 20, labReport(t, "onyx", "--bot", "random", "--games", "12").Groups[0].All.Games, "what is known is told")
	assert.Equal(t, 12, labReport(t, "onyx", "--bot", "random", "--games", "12", "--fresh").Groups[0].All.Games)

	shown := archon.Must(t, "decks", "show", "onyx")
	assert.Regexp(t, `lab: +\d{4}-\d\d-\d\d: alone, easy, \d+\.\d % .* of 12 games won \(bot random, rules `+scenario.Engine+`, program `, shown)
	assert.Regexp(t, `лаборатория: .*в одиночку, уровень «сложный», .* в 12 партиях`, archon.Must(t, "decks", "show", "onyx", "--lang", "ru"))
	var deck struct{ Lab []lab.Report }
	require.NoError(t, json.Unmarshal([]byte(archon.Must(t, "decks", "show", "onyx", "--json")), &deck))
	require.Len(t, deck.Lab, 1)
	assert.Len(t, deck.Lab[0].Groups, 3)
	assert.NotContains(t, archon.Must(t, "decks", "show", "argus"), "lab:")
}

// The lab lists partners and opponents with their rates, the best first.
func TestLabInCompany(t *testing.T) {
	archontest.OwnLibrary(t)
	with := labReport(t, "onyx", "--with", "argus,mciver", "--bot", "greedy", "--difficulty", "easy", "--games", "10")
	require.Len(t, with.Groups, 1)
	g := &with.Groups[0]
	require.Len(t, g.Lines, 2)
	assert.GreaterOrEqual(t, g.Lines[0].Won.Value, g.Lines[1].Won.Value)
	assert.Equal(t, 20, g.All.Games)
	told := archon.Must(t, "lab", "onyx", "--with", "argus,mciver", "--bot", "greedy", "--difficulty", "easy", "--games", "10")
	assert.Contains(t, told, "Best partner: "+g.Lines[0].Decks[0]+"; worst partner: "+g.Lines[1].Decks[0]+".")

	against := labReport(t, "onyx", "--against", "onyx,argus", "--bot", "greedy", "--games", "10")
	require.Len(t, against.Groups[0].Lines, 1, "not against itself")
	assert.Equal(t, lab.Against, against.Groups[0].Kind)
	team := labReport(t, "onyx", "argus", "mciver", "--team", "--bot", "random", "--games", "3")
	assert.Len(t, team.Groups[0].Lines[0].Decks, 2)

	require.Equal(t, 0, func() int {
		_, _, s := archon.Run("", "decks", "import", archontest.DeckFile(t, "Sample", 3))
		return s
	}())
	own := labReport(t, "onyx", "--with", "library", "--bot", "random", "--games", "3")
	assert.Equal(t, []string{"Sample"}, own.Groups[0].Lines[0].Decks)
}

// Merged shards print the same as a single run, in every form.
func TestLabShards(t *testing.T) {
	archontest.OwnLibrary(t)
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	all := []string{"lab", "onyx", "argus", "--bot", "random", "--games", "17", "--difficulty", "easy,normal"}
	one := archon.Must(t, append(all, "--json", "--out", at("one.json"))...)
	var files []string
	for k := 1; k <= 5; k++ {
		files = append(files, at(fmt.Sprint(k)))
		archon.Must(t, append(all, "--shard", fmt.Sprintf("%d/5", k), "--out", files[k-1], "--workers", strconv.Itoa(k))...)
	}
	assert.Equal(t, one, archon.Must(t, append([]string{"lab", "merge", "--json", "--out", at("sum.json")}, files...)...))
	want, err := os.ReadFile(at("one.json"))
	require.NoError(t, err)
	sum, err := os.ReadFile(at("sum.json"))
	require.NoError(t, err)
	assert.Equal(t, string(want), string(sum))

	out, errs, status := archon.Run("", append([]string{"lab", "merge", "--out", at("some.json")}, files[1:]...)...)
	assert.Equal(t, 1, status)
	assert.Contains(t, out, "Dust Imp", "what is there is told")
	assert.Regexp(t, `archon: \d+ of 68 games are here`, errs)
	_, errs, status = archon.Run("", "lab", "merge", files[0], files[0])
	assert.Equal(t, 2, status)
	assert.Regexp(t, `^archon: .*/1: game \d+ is in two parts`, errs)
	archon.Must(t, append([]string{"lab", "merge"}, files...)...)
	assert.Contains(t, archon.Must(t, "decks", "show", "argus"), "of 17 games", "the sum is kept")
}

// The example in the documentation works with GNU parallel.
func TestLabWithParallel(t *testing.T) {
	if _, err := exec.LookPath("parallel"); err != nil {
		t.Skip("GNU parallel is not there")
	}
	dir := t.TempDir()
	t.Setenv("XDG_DATA_HOME", dir)
	t.Setenv("HOME", dir)
	program, err := filepath.Abs(os.Args[0])
	require.NoError(t, err)
	script := filepath.Join(dir, "archon")
	require.NoError(t, os.WriteFile(script, []byte("#!/bin/sh\nARCHON_ARGS=\"$*\" exec "+program+"\n"), 0o755))
	shell := func(line string) string {
		c := exec.Command("sh", "-c", line)
		c.Dir, c.Env = dir, append(os.Environ(), "PATH="+dir+string(os.PathListSeparator)+os.Getenv("PATH"))
		var stderr strings.Builder
		c.Stderr = &stderr
		out, err := c.Output()
		require.NoError(t, err, stderr.String())
		return string(out)
	}
	shell("parallel archon lab onyx --bot random --games 40 --workers 1 --shard {}/4 --out onyx-{}.json ::: $(seq 4)")
	merged := shell("archon lab merge onyx-*.json --json --out sum.json")
	assert.Equal(t, shell("archon lab onyx --bot random --games 40 --json --out one.json"), merged)
	assert.Empty(t, shell("cmp sum.json one.json"))

	shell(`lab='archon lab onyx argus mciver jamal --strongest --size 2 --difficulty easy --bot random --games 2'
		n=1
		parallel $lab --shard {}/3 --out 1-{}.json ::: $(seq 3)
		while archon lab merge $([ $n = 1 ] || echo teams.json) $n-*.json --out teams.json; [ $? = 1 ]; do
			n=$((n+1))
			parallel $lab --from teams.json --shard {}/3 --out $n-{}.json ::: $(seq 3)
		done
		$lab --out race.json`)
	assert.Empty(t, shell("cmp teams.json race.json"))
}

// The lab names the strongest team.
func TestLabStrongest(t *testing.T) {
	archontest.OwnLibrary(t)
	args := []string{"--strongest", "onyx", "argus", "mciver", "--size", "1", "--difficulty", "easy", "--bot", "greedy", "--games", "5"}
	r := labReport(t, args...)
	require.Len(t, r.Ranking, 3)
	assert.GreaterOrEqual(t, r.Ranking[0].Games, r.Ranking[2].Games)
	assert.Positive(t, r.Equals)
	told := archon.Must(t, append([]string{"lab"}, args...)...)
	assert.Contains(t, told, "1. "+r.Ranking[0].Decks[0])
	_, errs, status := archon.Run("", "lab", "--strongest")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "your library has no deck")
}

// Other programs get tables, people get charts.
func TestLabTablesAndCharts(t *testing.T) {
	archontest.OwnLibrary(t)
	dir := t.TempDir()
	args := []string{"lab", "onyx", "--difficulty", "easy,hard", "--bot", "greedy", "--games", "10", "--csv", "--plot"}
	rows, err := csv.NewReader(strings.NewReader(archon.Must(t, append(args, filepath.Join(dir, "x.svg"))...))).ReadAll()
	require.NoError(t, err)
	figures := map[string]int{}
	for _, row := range rows[1:] {
		figures[row[0]]++
		_, err := strconv.ParseFloat(row[9], 64)
		require.NoError(t, err, row)
	}
	assert.Equal(t, 2, figures["won"])
	assert.Equal(t, 60, figures["worth-drawn"], "30 cards at two difficulties")
	assert.Equal(t, figures["rises-1"], figures["over"])
	svg, err := os.ReadFile(filepath.Join(dir, "x.svg"))
	require.NoError(t, err)
	assert.Contains(t, string(svg), "<svg")
	assert.Contains(t, string(svg), "Dust Imp")
	assert.Contains(t, string(svg), "Games won")
	won := rows[slices.IndexFunc(rows, func(row []string) bool { return row[0] == "won" })][9]
	share, err := strconv.ParseFloat(won, 64)
	require.NoError(t, err)
	assert.InDelta(t, share, firstDot(t, svg), 0.005, "in percent")

	archon.Must(t, append(args, filepath.Join(dir, "x.PNG"), "--lang", "ru")...)
	data, err := os.ReadFile(filepath.Join(dir, "x.PNG"))
	require.NoError(t, err)
	picture, err := png.Decode(bytes.NewReader(data))
	require.NoError(t, err)
	assert.Greater(t, picture.Bounds().Dx(), 600)
}

// firstDot is where the first figure of the first chart is between the ends of its axis.
func firstDot(t *testing.T, svg []byte) float64 {
	t.Helper()
	var sheet struct {
		Rects []struct {
			X      float64 `xml:"x,attr"`
			Width  float64 `xml:"width,attr"`
			Radius float64 `xml:"rx,attr"`
			Fill   string  `xml:"fill,attr"`
		} `xml:"rect"`
	}
	require.NoError(t, xml.Unmarshal(svg, &sheet))
	var axis []float64
	for _, r := range sheet.Rects {
		switch {
		case r.Fill == "#d0d0d0" && r.Width == 1:
			axis = append(axis, r.X)
		case r.Fill == "#0072b2" && r.Radius > 0:
			require.NotEmpty(t, axis)
			return (r.X + r.Width/2 - axis[0]) / (axis[len(axis)-1] - axis[0])
		}
	}
	require.Fail(t, "no dot")
	return 0
}

func TestLabRefuses(t *testing.T) {
	archontest.OwnLibrary(t)
	dir := t.TempDir()
	other := filepath.Join(dir, "other.json")
	archon.Must(t, "lab", "onyx", "--bot", "random", "--games", "1", "--out", other)
	text := filepath.Join(dir, "text.json")
	require.NoError(t, os.WriteFile(text, []byte("{}"), 0o600))
	for args, want := range map[string]string{
		"lab":                                                 "name a deck",
		"lab none":                                            `"none"`,
		"lab onyx --bot clever":                               `"clever"`,
		"lab onyx --difficulty silly":                         `"silly"`,
		"lab onyx --mode chess":                               `"chess"`,
		"lab onyx --mode duel":                                "--against",
		"lab onyx --workers 0":                                "--workers",
		"lab onyx --games -1":                                 "--games",
		"lab --strongest onyx argus":                          "at least 3 decks",
		"lab --strongest all --difficulty all":                "one difficulty",
		"lab onyx --size 4 --strongest":                       "--size",
		"lab onyx --shard 1/2":                                "--out",
		"lab onyx --shard 3/2 --out x":                        `"3/2"`,
		"lab onyx --shard x --out x":                          `"x"`,
		"lab onyx --with onyx":                                "cannot be examined with itself",
		"lab onyx --with library":                             "your library has no deck",
		"lab onyx --with argus --team":                        "--team, --with",
		"lab onyx onyx onyx onyx --team":                      "not 4",
		"lab onyx --plot x.gif":                               ".svg, .png",
		"lab argus --bot random --out " + other:               other + " holds something else",
		"lab onyx --bot greedy --out " + other:                "bot random",
		"lab onyx --bot random --out " + text:                 "not a file of archon lab",
		"lab onyx --bot random --from " + text:                "not a file of archon lab",
		"lab merge":                                           "use: archon lab merge FILE...",
		"lab merge none.json":                                 "none.json",
		"lab merge " + other + " " + text:                     text,
		"lab onyx --json --csv --bot random":                  "--csv, --json",
		"lab onyx --bot random --plot no/way/x.svg --games 1": "no/way/x.svg",
	} {
		out, errs, status := archon.Run("", strings.Fields(args)...)
		assert.Equal(t, 2, status, args)
		assert.Empty(t, out, args)
		assert.Contains(t, errs, want, args)
		assert.Equal(t, 1, strings.Count(errs, "\n"), "%s: %q is not one line", args, errs)
	}
}

func TestHelp(t *testing.T) {
	archon.Helps(t, "lab", "--bot quick", "--difficulty normal", "--mode adventure", "--seed 1", "--size 3", "--json", "--csv", "--team")
}
