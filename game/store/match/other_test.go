package match_test

import (
	"bytes"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/kind"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/match/matchtest"
	"github.com/keyraken/keyraken/game/store/replay"
)

// three is the plan of a match of Shards of Infinity, of a person and two computers.
func three(f match.Format) match.Plan {
	return match.Plan{Format: f, Seed: 7, Players: []match.Player{{Name: "Ann"}, {Bot: "expert"}, {Bot: "quick"}}, Undo: replay.UndoHidden,
		Other: match.Other{Kind: games.Shards(), Setup: game.Setup{Mode: "duel", Own: &kind.Setup{People: 3, Future: true}}}}
}

// Of another game each game begins with the same set-up. At first chance decides who begins; afterwards the winner goes last, so that
// of two players the loser goes first.
func TestOtherGame(t *testing.T) {
	m := matchtest.Begin(t, three(match.BestOfThree))
	assert.Equal(t, game.NoSeat, last(m).First)
	refused(t, m, "first 1", "deck 1", "bid 1", "give-way", "won 0", "won 4")
	h, err := m.Next("m.match")
	require.NoError(t, err)
	assert.Equal(t, replay.Header{Setup: game.Setup{Mode: "duel", Seed: 7, Own: &kind.Setup{People: 3, Future: true}}, Undo: replay.UndoHidden,
		Match: "m.match", Round: 1, Seats: []string{"2=expert", "3=quick"}, Players: []string{"Ann", "", ""}}, h)
	do(t, m, "won 3")
	assert.Equal(t, game.Seat(0), last(m).First)
	do(t, m, "won 1")
	assert.Equal(t, game.Seat(1), last(m).First)
	h, err = m.Next("m.match")
	require.NoError(t, err)
	assert.Equal(t, &kind.Setup{People: 3, Future: true, First: 2}, h.Own)
	assert.Equal(t, uint64(9), h.Seed)
	do(t, m, "won 2")
	assert.False(t, m.Over(), "one win each")
	do(t, m, "won 1")
	assert.True(t, m.Over())
	assert.Equal(t, 0, m.Winner())
	assert.Equal(t, []int{2, 1, 1}, m.Wins())
}

// Three wins decide the longest match.
func TestBestOfFive(t *testing.T) {
	m := matchtest.Begin(t, three(match.BestOfFive))
	do(t, m, "won 2", "won 1", "won 2", "won 1")
	assert.False(t, m.Over())
	do(t, m, "won 2")
	assert.Equal(t, 1, m.Winner())
}

// What cannot be a match of another game is refused: one against Nemesis or of teams, in which several win.
func TestOtherIsRefused(t *testing.T) {
	for says, spoil := range map[string]func(*match.Plan){
		"a match is played by 2 to 4 players, not 1": func(p *match.Plan) { p.Players = p.Players[:1] },
		"a match is played by 2 to 4 players, not 5": func(p *match.Plan) { p.Players = make([]match.Player, 5) },
		"this match cannot be played":                func(p *match.Plan) { p.Players = p.Players[:2] },
		"auction, relics and Nemesis belong to":      func(p *match.Plan) { p.Setup.Own = &kind.Setup{People: 3, Draft: true} },
		"seat 1 cannot go first": func(p *match.Plan) {
			p.Setup, p.Players = game.Setup{Mode: "teams", Own: &kind.Setup{People: 4}}, make([]match.Player, 4)
		},
	} {
		p := three(match.BestOfThree)
		spoil(&p)
		_, err := match.New(p)
		assert.ErrorContains(t, err, says)
	}
	nemesis := three(match.BestOfThree)
	nemesis.Setup.Mode = "nemesis"
	for _, p := range []match.Plan{three(match.Adaptive), three(match.BestOfFive + 1), nemesis} {
		_, err := match.New(p)
		assert.Error(t, err)
	}
	duel := matchtest.Plan(t, match.BestOfFive, match.Own)
	_, err := match.New(duel)
	assert.ErrorContains(t, err, "this match cannot be played")
}

// A match of another game is kept like one of KeyForge, and read by whoever knows the game.
func TestOtherIsKept(t *testing.T) {
	dir := t.TempDir()
	f, err := match.Create(dir, time.Unix(0, 0), matchtest.Begin(t, three(match.BestOfFive)))
	require.NoError(t, err)
	do(t, f.Match, "won 2", "won 1")
	require.NoError(t, f.SetSave(filepath.Join(dir, "b.jsonl")))
	again, err := match.Open(f.Path, nil, games.Shards())
	require.NoError(t, err)
	assert.Equal(t, f.Games(), again.Games())
	assert.Equal(t, filepath.Join(dir, "b.jsonl"), again.SaveOf(2))
	before, err := f.Next(f.Name())
	require.NoError(t, err)
	after, err := again.Next(again.Name())
	require.NoError(t, err)
	assert.Equal(t, before, after)
	var one, two bytes.Buffer
	require.NoError(t, f.Write(&one))
	require.NoError(t, again.Write(&two))
	assert.Equal(t, one.String(), two.String())
	_, err = match.Open(f.Path, nil)
	assert.ErrorContains(t, err, `"shards"`)
}

// The one player who has won is the winner; there is none where several have won together, nor before the end.
func TestWinnerOfAnotherGame(t *testing.T) {
	k := games.Shards()
	for mode, want := range map[string]int{"duel": 1, "teams": -1, "nemesis": -1} {
		s, err := k.Deal(0, mode, "", 3)
		require.NoError(t, err)
		g, err := k.Start(&s)
		require.NoError(t, err)
		for !g.Over() {
			_, ok := match.WinnerOf(g)
			assert.False(t, ok)
			if g.Asked() == 1 && mode != "teams" { // who does not give up
				require.NoError(t, g.Do(g.Legal(nil)[0]))
			} else {
				require.NoError(t, g.Do(shards.Command{Verb: shards.Concede}))
			}
		}
		winner, ok := match.WinnerOf(g)
		assert.Equal(t, want >= 0, ok, mode)
		if ok {
			assert.Equal(t, want, winner)
		}
	}
}
