package course_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/course"
	"github.com/keyraken/keyraken/ui/table/recap"
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
}
