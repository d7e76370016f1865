package kind_test

import (
	"bytes"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/kind"
	"github.com/keyraken/keyraken/game/store/replay"
)

// A deal is complete: what the mode usually has stands in it.
func TestDeal(t *testing.T) {
	k := games.Shards()
	s, err := k.Deal(0, "", "", 4)
	require.NoError(t, err)
	assert.Equal(t, game.Setup{Mode: "nemesis", Difficulty: "book", Seed: 4, Own: &kind.Setup{People: 1}}, s)
	for mode, players := range map[string]int{"duel": 2, "teams": 4, "three-way": 3, "auction": 2, "draft": 2, "secret": 2} {
		s, err := k.Deal(0, mode, "", 4)
		require.NoError(t, err)
		assert.Equal(t, game.Setup{Mode: mode, Seed: 4, Own: &kind.Setup{People: players}}, s)
	}
}

// Who goes first is agreed on in a copy of a set-up, and undone in another.
func TestWithFirst(t *testing.T) {
	k := games.Shards()
	s := game.Setup{Mode: "duel", Own: &kind.Setup{People: 3, Future: true}}
	second := s.WithFirst(1)
	assert.Equal(t, &kind.Setup{People: 3, Future: true, First: 2}, second.Own)
	assert.Equal(t, &kind.Setup{People: 3, Future: true}, s.Own)
	assert.Equal(t, s, second.WithFirst(game.NoSeat))
	g, err := k.Start(&second)
	require.NoError(t, err)
	assert.Equal(t, game.Seat(1), g.Asked())
}

// A mode and the fields of a set-up mean the same.
func TestModesMeanOptions(t *testing.T) {
	for mode, want := range map[string]shards.Options{
		"nemesis": {Seats: 1, Future: true, Automaton: nemesis.ByTheBook.Nemesis(1)},
		"duel":    {Seats: 2}, "teams": {Seats: 4, Teams: true}, "three-way": {Seats: 3, ThreeWay: true},
		"auction": {Seats: 2, Future: true, Auction: true}, "draft": {Seats: 2, Future: true, Draft: true},
		"secret": {Seats: 2, Future: true, SecretRelics: true},
	} {
		g, _ := begin(t, mode, 0, 1)
		assert.Equal(t, want, g.(*shards.Game).Options(), mode)
	}
	own, err := games.Shards().ParseSetup([]byte(`{"people":3,"leaders":["","tetra"],"future":true,"threeWay":true,"auction":true,"draft":true}`))
	require.NoError(t, err)
	g, err := games.Shards().Start(&game.Setup{Mode: "duel", Own: own})
	require.NoError(t, err)
	assert.Equal(t, shards.Options{Seats: 3, Leaders: []string{"", "tetra"}, Future: true, ThreeWay: true, Auction: true, Draft: true},
		g.(*shards.Game).Options())
	own, err = games.Shards().ParseSetup([]byte(`{"people":2,"nemesis":"volos"}`))
	require.NoError(t, err)
	g, err = games.Shards().Start(&game.Setup{Mode: "nemesis", Difficulty: "harder", Own: own})
	require.NoError(t, err)
	assert.Equal(t, "volos", g.(*shards.Game).Leader(2).ID)
	assert.Equal(t, int32(9), g.(*shards.Game).Options().Automaton.Rules().Mastery)
}

// What cannot be played says why, in words of the table of errors.
func TestErrors(t *testing.T) {
	k := games.Shards()
	for own, c := range map[string]struct{ mode, difficulty, want string }{
		`{}`:                                     {"chess", "", `mode "chess" is not one of nemesis, duel, teams, three-way, auction, draft, secret`},
		`{"people":2}`:                           {"nemesis", "mild", `unknown difficulty "mild": use easier, book, hard, harder`},
		`{"people":4}`:                           {"nemesis", "", "4 players cannot play this game: use 1 to 3"},
		`{"people":1}`:                           {"duel", "", "1 player cannot play this game: use 2 to 4"},
		`{"people":-2}`:                          {"nemesis", "", "-2 players cannot play this game: use 1 to 3"},
		`{"people":3}`:                           {"teams", "", "teams need four players and no Nemesis"},
		`{"people":2,"threeWay":true}`:           {"duel", "", "a three-way fight needs three players and no Nemesis"},
		`{"auction":true}`:                       {"duel", "", "auction, relics and Nemesis belong to Relics of the Future: switch it on"},
		`{"secret":true}`:                        {"draft", "", "relics are either drafted or secret: switch one off"},
		`{"draft":true}`:                         {"nemesis", "", "the auction and other relics need opponents: switch them off against Nemesis"},
		`{"leaders":["tetra","volos","decima"]}`: {"duel", "", "3 leaders are too many for 2 players"},
		`{"leaders":["crystal"]}`:                {"duel", "", `"crystal" is no leader: use one of decima, ko-syn-wu, tetra, volos`},
		`{"leaders":["tetra"],"nemesis":"tetra"}`: {"nemesis", "", `"tetra" can lead only one player`},
		`{"nemesis":"tetra"}`:                     {"duel", "", `nobody is Nemesis in mode "duel": leave her leader out, or play "nemesis"`},
		`{"future":true}`:                         {"duel", "book", `mode "duel" has no difficulties: leave it out, or play "nemesis"`},
	} {
		parsed, err := k.ParseSetup([]byte(own))
		require.NoError(t, err)
		_, err = k.Start(&game.Setup{Mode: c.mode, Difficulty: c.difficulty, Own: parsed})
		assert.EqualError(t, err, c.want)
		var m *message.Error
		assert.ErrorAs(t, err, &m)
	}
	for _, data := range []string{`{"leader":"tetra"}`, `{"people":"two"}`, `[]`, `{} {}`} {
		_, err := k.ParseSetup([]byte(data))
		assert.Error(t, err, data)
	}
}

// Whatever is agreed can be played to its end, or says why not.
func TestEverythingThatIsAgreedIsPlayed(t *testing.T) {
	k := games.Shards()
	played := 0
	for n := range 1 << 6 {
		on := func(i int) bool { return n>>i&1 == 1 }
		for people := 1; people <= shards.MaxSeats; people++ {
			for _, mode := range []string{"nemesis", "duel"} {
				g, err := k.Start(&game.Setup{Mode: mode, Seed: uint64(n), Own: &kind.Setup{People: people, Future: on(0), Teams: on(1),
					ThreeWay: on(2), Auction: on(3), Draft: on(4), Secret: on(5)}})
				if err != nil {
					var m *message.Error
					require.ErrorAs(t, err, &m)
					continue
				}
				played++
				for r := rand.New(rand.NewPCG(uint64(n), 1)); !g.Over(); {
					require.NoError(t, g.Do(pick(r, g)))
				}
			}
		}
	}
	assert.Equal(t, 41, played)
}

// story plays so many random commands of a game.
func story(t *testing.T, mode string, players int, commands int) *replay.Story[game.Game] {
	t.Helper()
	k := games.Shards()
	setup, err := k.Deal(players, mode, "", 9)
	require.NoError(t, err)
	s, err := replay.New[game.Game](k, replay.Header{Setup: setup})
	require.NoError(t, err)
	_, r := begin(t, mode, players, 9)
	for i := 0; i < commands && !s.Game().Over(); i++ {
		require.NoError(t, s.Do(pick(r, s.Game())))
	}
	return s
}

func text(t *testing.T, s *replay.Story[game.Game]) string {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, s.Write(&b))
	return b.String()
}

// A save is read as the game that was written.
func TestSaves(t *testing.T) {
	for _, c := range tables {
		s := story(t, c.mode, c.players, 250)
		again, report, err := replay.Read[game.Game](t.Context(), strings.NewReader(text(t, s)), games.Shards())
		require.NoError(t, err)
		assert.Empty(t, report.Warnings)
		assert.Equal(t, s.Header, again.Header)
		assert.Equal(t, s.At(), again.At())
		assert.Equal(t, s.Game().Hash(), again.Game().Hash())
		assert.Equal(t, text(t, s), text(t, again))
	}
}

// A game goes back and forth through its past.
func TestUndo(t *testing.T) {
	for _, c := range tables {
		s := story(t, c.mode, c.players, 0)
		_, r := begin(t, c.mode, c.players, 9)
		hashes := []uint64{s.Game().Hash()}
		for i := 0; i < 120 && !s.Game().Over(); i++ {
			require.NoError(t, s.Do(pick(r, s.Game())))
			hashes = append(hashes, s.Game().Hash())
		}
		for n := len(hashes) - 1; n >= 0; n -= 7 {
			require.NoError(t, s.Seek(n))
			assert.Equal(t, hashes[n], s.Game().Hash())
		}
		s.Redo(s.Len())
		assert.Equal(t, hashes[len(hashes)-1], s.Game().Hash())
	}
}

// Nothing hidden is taken back where that was agreed.
func TestUndoStopsAtWhatWasShown(t *testing.T) {
	s := story(t, "duel", 2, 0)
	s.Header.Undo = replay.UndoHidden
	require.NoError(t, s.Do(s.Game().Legal(nil)[0])) // a card of the hand
	assert.Equal(t, 1, s.Undoable())
	require.NoError(t, s.Do(game.Command{Verb: shards.EndMain}))
	assert.Zero(t, s.Undoable())
}

// Saves name leaders and seats, which may get other numbers.
func TestSavesNameThings(t *testing.T) {
	lines := text(t, story(t, "auction", 4, 20_000))
	assert.Contains(t, lines, `"catalogue":"`+games.Shards().Cards()+`","game":"shards","mode":"auction","seed":9,"people":4}`)
	assert.Regexp(t, `"leader (decima|ko-syn-wu|tetra|volos)"`, lines)
	s := story(t, "duel", 4, 0)
	p, err := games.Shards().NewPlayer("greedy", 1)
	require.NoError(t, err)
	for !s.Game().Over() {
		require.NoError(t, s.Do(p.Choose(s.Game(), nil)))
	}
	lines = text(t, s)
	assert.Regexp(t, `"player [1-4]"`, lines)
	assert.Regexp(t, `{"over":"player [1-4] won"}`, lines)
}

// The game goes on from before a line that is damaged, and says so.
func TestDamagedSaves(t *testing.T) {
	s := story(t, "nemesis", 2, 100)
	lines := strings.SplitAfter(text(t, s), "\n")
	lines[len(lines)/2] = "[\"play 300\"]\n"
	again, report, err := replay.Read[game.Game](t.Context(), strings.NewReader(strings.Join(lines, "")), games.Shards())
	require.NoError(t, err)
	assert.True(t, report.Damaged)
	assert.NotEmpty(t, report.Warnings)
	assert.Less(t, again.At(), s.At())
	require.NoError(t, s.Seek(again.At()))
	assert.Equal(t, s.Game().Hash(), again.Game().Hash())
}

// A game that takes another course than it did ends where it still was the same.
func TestHashesAreChecked(t *testing.T) {
	s := story(t, "duel", 2, 100)
	lines := strings.SplitAfter(text(t, s), "\n")
	hash := regexp.MustCompile(`"hash":"[^"]*","sum":"[^"]*"`)
	last := len(lines) - 2
	require.Regexp(t, hash, lines[last])
	lines[last] = hash.ReplaceAllString(lines[last], `"hash":"0000000000000000"`)
	again, report, err := replay.Read[game.Game](t.Context(), strings.NewReader(strings.Join(lines, "")), games.Shards())
	require.NoError(t, err)
	assert.True(t, report.Differs)
	assert.Less(t, again.At(), s.At())
	require.NoError(t, s.Seek(again.At()))
	assert.Equal(t, s.Game().Hash(), again.Game().Hash())
}
