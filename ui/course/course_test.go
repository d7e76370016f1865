package course_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/course"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/paint/painttest"
	"github.com/keyraken/keyraken/ui/table/recap"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// account is how a game went, in words that only name their keys.
func account(duel bool, winner, alone keyforge.Side, conceded bool, points ...recap.Point) course.Account {
	return course.Account{Game: &recap.Game{Points: points, Conceded: conceded}, Duel: duel, Winner: winner, Alone: alone,
		Name: func(s keyforge.Side) string { return fmt.Sprintf("P%d", s+1) },
		T:    func(key string, args ...any) string { return strings.TrimSpace(key + " " + fmt.Sprintln(args...)) }}
}

// Who has won and why, as those who see the end are told.
func TestOutcome(t *testing.T) {
	end := recap.Point{Turn: 9}
	for _, c := range [...]struct {
		account         course.Account
		won             bool
		heading, reason string
	}{
		{account(false, 0, keyforge.NoSide, false, end), true, "victory", "victory-why"},
		{account(false, keyforge.Monster, keyforge.NoSide, false, end), false, "defeat", "defeat-why"},
		{account(false, keyforge.Monster, keyforge.NoSide, true, end), false, "defeat", "conceded 9"},
		{account(true, 1, 1, false, end), true, "victory", "three-keys P2"},
		{account(true, 0, 1, true, end), false, "defeat", "duel-conceded 9 P1"},
		{account(true, 1, keyforge.NoSide, false, end), true, "wins-game P2", "three-keys P2"},
	} {
		assert.Equal(t, c.won, c.account.Won())
		assert.Equal(t, c.heading, c.account.Heading())
		assert.Equal(t, c.reason, c.account.Reason())
	}
}

// Each line of a chart is named by its sign and color, and ends as high as its value is.
func TestLinesOfCharts(t *testing.T) {
	point := recap.Point{Turn: 2, Power: 30, Damage: 10, Amber: 1, Yours: 9, Sides: [2]recap.Side{{Keys: 2, Amber: 1}, {Keys: 1, Amber: 5}}}
	seats, drop, key := theme.Seats, paint.Drop, paint.Key
	for _, c := range []struct {
		duel  bool
		lines [][2]line // the higher one first
	}{
		{false, [][2]line{{{paint.Skull, theme.Ink, "chart-power"}, {paint.Burst, theme.Damage, "chart-damage"}},
			{{paint.CreatureCard, theme.Amber, "chart-yours"}, {drop, theme.Danger, "chart-theirs"}}}},
		{true, [][2]line{{{key, seats[0], "chart-keys P1"}, {key, seats[1], "chart-keys P2"}},
			{{drop, seats[1], "chart-pool P2"}, {drop, seats[0], "chart-pool P1"}}}},
	} {
		a := account(c.duel, 0, keyforge.NoSide, false, recap.Point{}, point)
		f := cardview.Canvas{}
		f.List = &paint.List{}
		f.Begin(widget.Input{W: 800, H: 600}, 1)
		a.Draw(&f, layout.Rect{W: 800, H: 600}, 16)
		for _, two := range c.lines {
			assert.Less(t, two[0].ends(t, f.Ops), two[1].ends(t, f.Ops), "%v", two)
		}
	}
}

// A chart of an adventure marks where the monster rose, and numbers the turns, but not what came before them.
func TestRisesAndTurnsOfCharts(t *testing.T) {
	a := account(false, 0, keyforge.NoSide, false, recap.Point{Power: 30}, recap.Point{Turn: 1, Power: 30},
		recap.Point{Turn: 1, Power: 30, Rises: 1}, recap.Point{Turn: 2, Power: 30, Rises: 1}, recap.Point{Turn: 3, Power: 30, Rises: 1})
	f := cardview.Canvas{}
	f.List = &paint.List{}
	f.Begin(widget.Input{W: 800, H: 600}, 1)
	a.Draw(&f, layout.Rect{W: 800, H: 600}, 16)
	signs, words := 0, map[string]int{}
	for _, op := range f.Ops {
		if op.Kind == paint.Mark && op.Sign == paint.Rising {
			signs++
		}
		words[op.Text]++
	}
	assert.Equal(t, 1, signs)
	assert.Equal(t, 2, words["0"], "the lower ends of both charts")
	assert.Equal(t, 1, words["2"])
}

// The charts look as before: of an adventure and a standard game, wide and narrow, from the first turn or later, short and long.
func TestChartsLookAsBefore(t *testing.T) {
	long := make([]recap.Point, 41)
	for i := range long {
		n := i % 7
		long[i] = recap.Point{Turn: (i + 1) / 2, Power: 40 - i/4, Damage: i, Amber: n, Yours: 14 - n, Rises: i / 12,
			Sides: [2]recap.Side{{Keys: i / 15, Amber: n}, {Keys: i / 20, Amber: 14 - 2*n}}}
	}
	accounts := map[string]course.Account{
		"adventure":       account(false, 0, keyforge.NoSide, false, long...),
		"standard game":   account(true, 0, keyforge.NoSide, false, long...),
		"from the middle": account(false, 0, keyforge.NoSide, false, long[11:15]...),
		"much damage": account(false, 0, keyforge.NoSide, false, recap.Point{}, recap.Point{Power: 3, Damage: 8, Amber: 2, Yours: 1},
			recap.Point{Turn: 1, Power: 3, Damage: 9, Amber: 2, Yours: 1}),
		"nothing":   account(false, 0, keyforge.NoSide, false, recap.Point{Turn: 1}, recap.Point{Turn: 2}),
		"one point": account(false, 0, keyforge.NoSide, false, long[5]),
	}
	var names []string
	sums := map[string]uint64{}
	for name, a := range accounts {
		for _, w := range []float64{300, 800} {
			f := cardview.Canvas{}
			f.List = &paint.List{}
			f.Begin(widget.Input{W: 2 * w, H: 900}, 1)
			at := a.Draw(&f, layout.Rect{X: 20, Y: 30, W: w, H: 400}, 16)
			f.Line(at.Column(0), 0, 1, theme.Ink)
			f.Fill(at.Foot, 0, theme.Ink)
			name := fmt.Sprintf("%s, %v wide", name, w)
			names, sums[name] = append(names, name), painttest.Sum(f.List)
		}
	}
	painttest.Compare(t, names, func(name string) uint64 { return sums[name] })
}

// line is a line of a chart.
type line struct {
	sign  paint.Sign
	color paint.Color
	name  string
}

// ends is how high a line ends, where its sign is again that stands before its name.
func (l line) ends(t *testing.T, ops []paint.Op) float64 {
	var signs []int
	for i := range ops {
		if ops[i].Kind == paint.Mark && ops[i].Sign == l.sign && ops[i].Color == l.color {
			signs = append(signs, i)
		}
	}
	require.Len(t, signs, 2, l.name)
	name := slices.IndexFunc(ops[signs[0]:], func(op paint.Op) bool { return op.Kind == paint.Words })
	assert.Equal(t, l.name, ops[signs[0]+name].Text)
	return ops[signs[1]].Rect.Y
}

// The best turn is that of the most damage for a victory, of the most rises for a defeat, and of keys
// before æmber for who has won a standard game; the monster's turn belongs to the one before.
func TestBestTurn(t *testing.T) {
	best := func(c course.Account) [2]int {
		from, to := c.BestTurn()
		return [2]int{from, to}
	}
	points := []recap.Point{
		{}, {Turn: 1, At: 2, Power: 30}, {Turn: 1, At: 7, Of: keyforge.Monster, Damage: 5}, {Turn: 2, At: 7, Damage: 5, Rises: 1},
		{Turn: 2, At: 12, Of: keyforge.Monster, Damage: 20, Rises: 1}, {Turn: 3, At: 12, Damage: 20, Rises: 1},
		{Turn: 3, At: 20, Of: keyforge.Monster, Damage: 30, Rises: 1},
	}
	assert.Equal(t, [2]int{8, 13}, best(account(false, 0, keyforge.NoSide, false, points...)))
	points[6].Rises, points[6].Damage = 4, 20
	assert.Equal(t, [2]int{13, 20}, best(account(false, keyforge.Monster, keyforge.NoSide, false, points...)))

	side := func(turn, at int, of keyforge.Side, keys, amber, otherKeys, otherAmber int) recap.Point {
		return recap.Point{Turn: turn, At: at, Of: of, Sides: [2]recap.Side{{Keys: keys, Amber: amber}, {Keys: otherKeys, Amber: otherAmber}}}
	}
	duel := []recap.Point{side(1, 2, 0, 0, 0, 0, 0), side(2, 5, 1, 0, 4, 0, 0), side(3, 9, 0, 1, 4, 0, 4), side(4, 14, 1, 1, 4, 3, 0)}
	assert.Equal(t, [2]int{10, 14}, best(account(true, 1, keyforge.NoSide, false, duel...)))
	assert.Equal(t, [2]int{3, 6}, best(account(true, 0, keyforge.NoSide, false, duel...)))

	// Of turns that helped as much the first one counts, and one turn is the best one even if it helped nothing.
	even := []recap.Point{{}, {Turn: 1, At: 2}, {Turn: 2, At: 5, Damage: 4}, {Turn: 3, At: 9, Damage: 8}}
	assert.Equal(t, [2]int{3, 6}, best(account(false, 0, keyforge.NoSide, false, even...)))
	assert.Equal(t, [2]int{3, 5}, best(account(false, 0, keyforge.NoSide, false, even[1], recap.Point{Turn: 2, At: 5})))
	early := []recap.Point{{}, {At: 1, Damage: 50}, {Turn: 1, At: 2, Damage: 50}, {Turn: 2, At: 5, Damage: 51}}
	assert.Equal(t, [2]int{3, 5}, best(account(false, 0, keyforge.NoSide, false, early...)))
	both := []recap.Point{{Turn: 1, At: 2}, {Turn: 1, At: 5, Of: keyforge.Monster, Damage: 3}, {Turn: 2, At: 8, Damage: 6},
		{Turn: 2, At: 11, Of: keyforge.Monster, Damage: 7}, {Turn: 3, At: 15, Damage: 11}} // the monster's turn counts
	assert.Equal(t, [2]int{3, 9}, best(account(false, 0, keyforge.NoSide, false, both...)))
}

// A key and a rise are worth six æmber, and the damage on a monster that wins counts against it.
func TestWorthOfTurns(t *testing.T) {
	for amber, want := range map[int]int{5: 3, 6: 3, 7: 6} { // where the better one of two turns begins
		a := account(false, keyforge.Monster, keyforge.NoSide, false, recap.Point{Turn: 1, At: 2}, recap.Point{Turn: 2, At: 5, Rises: 1},
			recap.Point{Turn: 3, At: 9, Rises: 1, Amber: amber + 2, Damage: 2})
		from, _ := a.BestTurn()
		assert.Equal(t, want, from, "a rise or %d æmber", amber)
		for winner := range keyforge.Side(2) {
			one, two := recap.Point{Turn: 2, At: 5}, recap.Point{Turn: 3, At: 9}
			one.Sides[winner].Keys, two.Sides[winner] = 1, recap.Side{Keys: 1, Amber: amber}
			a := account(true, winner, keyforge.NoSide, false, recap.Point{Turn: 1, At: 2}, one, two)
			from, _ := a.BestTurn()
			assert.Equal(t, want, from, "a key or %d æmber", amber)
		}
	}
}
