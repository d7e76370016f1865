package achievement_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
)

// said is a language in which everything is called by its key.
func said(key string, args ...any) string {
	return strings.TrimSpace(key + " " + strings.Trim(fmt.Sprint(args...), "[]"))
}

// some are an achievement by itself, and two with parts, one of which has names for them.
var some = []achievement.Achievement{{Key: "reap"}, {Key: "sets", Parts: []string{"AoA", "WC"}},
	{Key: "bots", Parts: []string{"quick"}, Called: "bot-"}}

// A step is called by its achievement and its part, which may have a name.
func TestTitles(t *testing.T) {
	var titles, names []string
	for _, s := range achievement.StepsOf(some) {
		titles, names = append(titles, s.Title(said)), append(names, s.Name())
	}
	assert.Equal(t, []string{"feat-reap", "feat-part feat-setsAoA", "feat-part feat-setsWC", "feat-part feat-botsbot-quick"}, titles)
	assert.Equal(t, []string{"reap", "sets/AoA", "sets/WC", "bots/quick"}, names)
}

// A step is given once, at its time; the sheet tells how much is done of each achievement, and of which game.
func TestSheet(t *testing.T) {
	given := achievement.Awards{}
	now := time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC)
	f, ok := given.Add(some[1].Steps()[1], now)
	assert.True(t, ok)
	assert.Equal(t, records.Award{Achievement: "sets/WC", When: "2026-11-22T20:00:00Z"}, f)
	_, ok = given.Add(some[1].Steps()[1], now.Add(time.Hour))
	assert.False(t, ok)
	given["reap"] = records.Award{When: "=now", Deal: records.Deal{Game: "12ab", Mode: "duel", Decks: []string{"A", "B"}}}

	sheet := achievement.NewSheet(some, given)
	var done [][2]int
	for i := range sheet {
		done = append(done, [2]int{sheet[i].Done, sheet[i].Of})
	}
	assert.Equal(t, [][2]int{{1, 1}, {1, 2}, {0, 1}}, done)
	var out strings.Builder
	require.NoError(t, sheet.CSV(&out, said))
	assert.Equal(t, "feat,part,called,done,when,game,mode,difficulty,decks\n"+
		"reap,,feat-reap,true,'=now,12ab,duel,,A + B\n"+
		"sets,AoA,feat-part feat-setsAoA,false,,,,,\n"+
		"sets,WC,feat-part feat-setsWC,true,2026-11-22T20:00:00Z,,,,\n"+
		"bots,quick,feat-part feat-botsbot-quick,false,,,,,\n", out.String())
	out.Reset()
	require.NoError(t, sheet.JSON(&out))
	var rows []achievement.Row
	require.NoError(t, json.Unmarshal([]byte(out.String()), &rows))
	require.Len(t, rows, 3)
	assert.Equal(t, "WC", rows[1].Steps[1].Part)
	assert.Equal(t, "feat-sets-how", sheet[1].How(said))
	assert.Equal(t, "AoA", some[1].Steps()[0].PartTitle(func(string, ...any) string { return "of the program" }))
	require.Error(t, sheet.JSON(full{}))
	require.Error(t, sheet.CSV(full{}, said))
}

// full is a disk on which there is no room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("full") }
