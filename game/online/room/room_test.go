package room_test

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// Everybody has the same game, as far as they may know it, and at the end all of it.
func TestWholeGame(t *testing.T) {
	all := sit(t, race(t, 3), "Ada", "Ben", "Cy")
	r := rand.New(rand.NewPCG(1, 1))
	for all[0].table.Asked != 0 {
		play(all, r, 1)
		k := toytest.Kind{}
		for i, g := range all {
			seat := game.Seat(i)
			other := all[(i+1)%3]
			assert.Equal(t, all[0].table.At, g.table.At)
			view, theirs := asMap(t, k.View(g.game, seat)), asMap(t, k.View(other.game, game.Seat((i+1)%3)))
			for _, open := range []string{"goal", "left", "points"} {
				assert.Equal(t, view[open], theirs[open])
			}
		}
	}
	for _, g := range all {
		require.NotNil(t, g.over)
		assert.Equal(t, g.begun.Promise, room.Promise(g.over.Seed, g.over.Salt), "the deal was what had been promised")
		story, _, err := replay.Read[game.Game](t.Context(), strings.NewReader(g.over.Save), toytest.Kind{})
		require.NoError(t, err)
		assert.True(t, story.Game().Over())
		assert.Equal(t, g.over.Seed, story.Header.Seed)
		assert.Equal(t, []string{"Ada", "Ben", "Cy"}, story.Header.Players)
	}
	all[0].answer("play")
	assert.Equal(t, []string{"the game is over"}, all[0].refused)
}

func asMap(t *testing.T, v any) (m map[string]any) {
	t.Helper()
	data, err := json.Marshal(v)
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, &m))
	return m
}

// Until the game is over nobody is told the seed, nor more of the others' cards than may be known: two games that differ in
// those are told in the same words.
func TestNothingHiddenLeaves(t *testing.T) {
	tell := func(seed uint64) string {
		table := &fixed{seed: seed}
		all := sit(t, race(t, 2, func(c *room.Config, _ *wire.Options) { c.Dealer = table }), "Ada", "Ben")
		assert.NotContains(t, string(all[0].bytes), "seed")
		return string(all[0].table.State)
	}
	// the hand of the first is the same with these seeds, and all other cards are elsewhere
	first := tell(1)
	other := uint64(2)
	for ; handOf(t, other, 0) != handOf(t, 1, 0) || handOf(t, other, 1) == handOf(t, 1, 1); other++ {
	}
	assert.Equal(t, first, tell(other))
}

// An answer counts once, however often it comes, and only from who is asked, to the question that is open.
func TestAnswers(t *testing.T) {
	all := sit(t, race(t, 2), "Ada", "Ben")
	ada, ben := all[0], all[1]
	before := *ada.table
	ada.answer("play")
	assert.Equal(t, before.At+1, ada.table.At)
	now := *ada.table
	ada.ask(wire.Ask{Do: &wire.Do{At: before.At, Command: "play"}})
	assert.Empty(t, ada.refused, "it has been done")
	assert.Equal(t, now.At, ada.table.At)
	assert.Equal(t, now.State, ada.table.State)
	ada.ask(wire.Ask{Do: &wire.Do{At: before.At, Command: "drop"}})
	assert.Equal(t, []string{"that question has been answered already"}, ada.refused)
	ada.answer("play")
	assert.Equal(t, "another player is asked", ada.refused[1])
	ben.read()
	ben.answer("fly")
	assert.Contains(t, ben.refused[0], "fly")
	assert.Equal(t, now.At, ben.table.At, "a refusal says how things stand")
	ben.answer("drop")
	assert.Equal(t, now.At+1, ben.table.At)
}

// Who comes back has the seat, the question and the cards again, and the old connection ends.
func TestComingBack(t *testing.T) {
	r := race(t, 2)
	all := sit(t, r, "Ada", "Ben")
	play(all, rand.New(rand.NewPCG(2, 2)), 5)
	ada := all[0]
	r.Leave(all[1].conn)
	ada.read()
	assert.False(t, ada.who.Places[1].Here)
	play(all[:1], rand.New(rand.NewPCG(2, 2)), 0)

	again := enter(t, r, wire.Join{Token: ada.welcome.Token})
	ada.read()
	assert.Equal(t, "this seat was taken again from elsewhere", ada.closed)
	assert.Equal(t, ada.table.State, again.table.State)
	assert.Equal(t, ada.table.At, again.table.At)
	assert.Equal(t, ada.begun, again.begun)
	assert.Equal(t, 1, again.welcome.Seat)
	r.Leave(ada.conn)
	again.read()
	assert.True(t, again.who.Places[0].Here, "the end of the old connection takes nothing from the new one")

	assert.Equal(t, "nobody holds a seat with this token: join anew", enter(t, r, wire.Join{Token: "guess"}).closed)
	assert.Equal(t, "all seats are taken", enter(t, r, wire.Join{Name: "Eve"}).closed)
}

func TestVersionsMustFit(t *testing.T) {
	r := race(t, 2)
	assert.Equal(t, "this room speaks version 1 of the protocol, not 9: use the same version of the program",
		enter(t, r, wire.Join{Version: 9}).closed)
	assert.Equal(t, "this room plays with test 1, which has other rules or cards: use the same version of the program",
		enter(t, r, wire.Join{Version: wire.Version, Rules: "race 2"}).closed)
	both := "chess 1\n" + deal.Kind(toytest.Kind{}).Rules()
	assert.Empty(t, enter(t, r, wire.Join{Version: wire.Version, Rules: both}).closed, "of several games")
	g := &guest{TB: t, room: r, conn: r.Connect()}
	g.ask(wire.Ask{Begin: true})
	assert.Equal(t, "join the room first", g.closed)
}

// Before the game the host gives seats to computers and begins, once all are ready.
func TestLobby(t *testing.T) {
	r := race(t, 3)
	ada := enter(t, r, wire.Join{Name: "Ada"})
	ben := enter(t, r, wire.Join{Name: "\x1b[31mAda\u202e"})
	assert.True(t, ada.welcome.Host)
	assert.False(t, ben.welcome.Host)
	ada.read()
	assert.Equal(t, "Ada", ada.who.Places[0].Name)
	assert.NotContains(t, ada.who.Places[1].Name, "\x1b")
	ben.ask(wire.Ask{Seat: &wire.Seat{Seat: 3, Bot: "careful"}})
	ben.ask(wire.Ask{Begin: true})
	assert.Equal(t, []string{"only the host can do that", "only the host can do that"}, ben.refused)
	ada.ask(wire.Ask{Begin: true})
	ada.ask(wire.Ask{Seat: &wire.Seat{Seat: 3, Bot: "nobody"}})
	ada.ask(wire.Ask{Seat: &wire.Seat{Seat: 4, Bot: "careful"}})
	ada.ask(wire.Ask{Seat: &wire.Seat{Seat: 2, Bot: "careful"}})
	ada.ask(wire.Ask{Seat: &wire.Seat{Seat: 3, Bot: "careful"}})
	ada.ask(wire.Ask{Begin: true})
	ada.ask(wire.Ask{Bring: json.RawMessage(`"onyx"`)})
	require.Len(t, ada.refused, 6)
	assert.Contains(t, ada.refused[0], "is not ready")
	assert.Contains(t, ada.refused[1], `"nobody"`)
	assert.Equal(t, "there is no seat 4: there are 3", ada.refused[2])
	assert.Contains(t, ada.refused[3], "sits there")
	assert.Contains(t, ada.refused[4], "is not ready")
	assert.Equal(t, "nothing is brought to this game", ada.refused[5])
	assert.Equal(t, "careful", ada.who.Places[2].Bot)
	ben.ask(wire.Ask{Leave: true})
	assert.Equal(t, "all seats are taken", func() string {
		enter(t, r, wire.Join{Name: "Cy"})
		return enter(t, r, wire.Join{Name: "Di"}).closed
	}())
}

// What nothing was revealed by is taken back at once; for the rest the others are asked.
func TestTakingBack(t *testing.T) {
	all := sit(t, race(t, 3), "Ada", "Ben", "Cy")
	ada, ben, cy := all[0], all[1], all[2]
	before := append([]byte{}, ada.table.State...)
	assert.False(t, ada.table.Undo)
	ada.answer("play")
	assert.True(t, ada.table.Undo)
	at := ada.table.At
	ada.ask(wire.Ask{Undo: &wire.Undo{At: at - 1}})
	assert.Equal(t, []string{"that question has been answered already"}, ada.refused)
	ada.ask(wire.Ask{Undo: &wire.Undo{At: at}})
	readAll(all)
	require.NotNil(t, ben.table.Wishes)
	assert.Equal(t, 1, ben.table.Wishes.Seat)
	ada.ask(wire.Ask{Grant: &wire.Grant{At: at, Yes: true}})
	assert.Equal(t, "there is nothing to allow", ada.refused[1], "not by oneself")
	ben.ask(wire.Ask{Grant: &wire.Grant{At: at, Yes: true}})
	assert.Equal(t, at, ben.table.At, "one has yet to say so")
	cy.ask(wire.Ask{Grant: &wire.Grant{At: at, Yes: false}})
	readAll(all)
	assert.Nil(t, ada.table.Wishes)
	assert.Equal(t, at, ada.table.At)
	ada.ask(wire.Ask{Undo: &wire.Undo{At: at}})
	ben.ask(wire.Ask{Grant: &wire.Grant{At: at, Yes: true}})
	cy.ask(wire.Ask{Grant: &wire.Grant{At: at, Yes: true}})
	readAll(all)
	assert.Equal(t, at+1, ada.table.At)
	assert.Equal(t, 1, ada.table.Taken)
	assert.Equal(t, before, ada.table.State)
	ben.ask(wire.Ask{Undo: &wire.Undo{At: at + 1}})
	assert.Equal(t, []string{"there is no answer of yours to take back"}, ben.refused)

	free := sit(t, race(t, 2, func(_ *room.Config, o *wire.Options) { o.Undo = true }), "Ada", "Ben")
	free[0].answer("play")
	free[0].ask(wire.Ask{Undo: &wire.Undo{At: free[0].table.At}})
	assert.Equal(t, 1, free[0].table.Taken, "as agreed on, without asking")
}

// Nobody is told what is not in the save.
func TestSaveComesFirst(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "race.jsonl")
	r := race(t, 2, func(c *room.Config, _ *wire.Options) { c.Save.Path = path })
	all := sit(t, r, "Ada", "Ben")
	all[0].answer("play")
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.True(t, strings.HasSuffix(string(data), "\"play\"\n"))
	assert.Contains(t, string(data), `"players":["Ada","Ben"]`)

	table := &fixed{seed: 1}
	all = sit(t, race(t, 2, func(c *room.Config, _ *wire.Options) { c.Dealer = table }), "Ada", "Ben")
	at := all[1].table.At
	table.err = errors.New("the disk is full")
	all[0].answer("play")
	readAll(all)
	assert.Equal(t, []string{"the disk is full"}, all[0].refused)
	assert.Equal(t, at, all[1].table.At)
}

// A room whose game has gone on, but not its save, ends: it must not be played from what nobody has been told.
func TestRoomEndsWithoutItsSave(t *testing.T) {
	table := &fixed{seed: 1}
	r := race(t, 2, func(c *room.Config, _ *wire.Options) { c.Dealer = table })
	all := sit(t, r, "Ada", "Ben")
	at := all[1].table.At
	table.err = message.New("at", replay.ErrUnsaved, errors.New("the disk is full"))
	all[0].answer("play")
	readAll(all)
	assert.Equal(t, []string{"the game is not saved: the disk is full"}, all[0].refused)
	assert.Equal(t, at, all[1].table.At)
	assert.True(t, r.Closed())
	assert.Zero(t, r.Here())
	for _, g := range all {
		assert.Empty(t, g.closed, "they connect again")
		_, open := <-g.conn.Told()
		assert.False(t, open)
	}
	require.NoError(t, r.Close())
	late := enter(t, r, wire.Join{Token: all[0].welcome.Token})
	_, open := <-late.conn.Told()
	assert.False(t, open, "who comes too late is let go")

	lost := race(t, 2, func(c *room.Config, _ *wire.Options) { c.Keep = func(room.Record) error { return room.ErrLost } })
	assert.Empty(t, enter(t, lost, wire.Join{Name: "Ada"}).closed)
	assert.True(t, lost.Closed())
}

// A room goes on after the program has ended, with the same tokens.
func TestRoomOutlivesTheProgram(t *testing.T) {
	dir := t.TempDir()
	var kept room.Record
	change := func(c *room.Config, _ *wire.Options) {
		c.Save.Path = filepath.Join(dir, "race.jsonl")
		c.Keep = func(rec room.Record) error { kept = rec; return nil }
	}
	r := race(t, 2, change)
	all := sit(t, r, "Ada", "Ben")
	play(all, rand.New(rand.NewPCG(3, 3)), 6)
	require.NoError(t, r.Close())
	all[0].read()
	assert.Equal(t, "the room is closed", all[0].closed)

	c := room.Config{Dealer: newDealer(), Code: kept.Code}
	change(&c, nil)
	data, err := json.Marshal(kept)
	require.NoError(t, err)
	var rec room.Record
	require.NoError(t, json.Unmarshal(data, &rec))
	again, err := room.Resume(c, rec)
	require.NoError(t, err)
	ada := enter(t, again, wire.Join{Token: all[0].welcome.Token})
	require.Empty(t, ada.closed)
	assert.Equal(t, all[0].table.State, ada.table.State)
	assert.Equal(t, all[0].begun.Promise, ada.begun.Promise)
	require.NoError(t, again.Close())
	log := saved(t, dir)
	assert.Equal(t, 6, log.At())
	require.NoError(t, log.Close())
}

// A computer plays for who is away, until the person comes back.
func TestComputersHoldSeats(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := race(t, 3)
		ada, ben := enter(t, r, wire.Join{Name: "Ada"}), enter(t, r, wire.Join{Name: "Ben"})
		yes := true
		ben.ask(wire.Ask{Ready: &yes})
		ada.ask(wire.Ask{Seat: &wire.Seat{Seat: 3, Bot: "careful"}})
		ada.ask(wire.Ask{Begin: true})
		synctest.Wait()
		ada.answer("play")
		ben.read()
		ben.answer("play")
		synctest.Wait()
		ada.read()
		assert.Equal(t, 1, ada.table.Asked, "the computer has played")
		r.Leave(ben.conn)
		ada.answer("play")
		synctest.Wait()
		ada.read()
		assert.Equal(t, 2, ada.table.Asked, "the game waits for the one who is away")
		ada.ask(wire.Ask{Seat: &wire.Seat{Seat: 2, Bot: "careful"}})
		synctest.Wait()
		ada.read()
		assert.Equal(t, 1, ada.table.Asked)
		assert.Equal(t, "Ben", ada.who.Places[1].Name)
		ben = enter(t, r, wire.Join{Token: ben.welcome.Token})
		ada.answer("drop")
		synctest.Wait()
		ben.read()
		assert.Equal(t, 2, ben.table.Asked)
		assert.Empty(t, ben.who.Places[1].Bot)
	})
}

// Who watches sees what the seat sees and can do nothing.
func TestWatching(t *testing.T) {
	r := race(t, 2)
	all := sit(t, r, "Ada", "Ben")
	eve := enter(t, r, wire.Join{Watch: 2})
	assert.Empty(t, eve.welcome.Token)
	assert.Equal(t, all[1].table.State, eve.table.State)
	all[0].answer("play")
	eve.read()
	readAll(all)
	assert.Equal(t, all[1].table.State, eve.table.State)
	eve.answer("play")
	eve.ask(wire.Ask{Say: "hello"})
	assert.Equal(t, []string{"you only watch", "you only watch"}, eve.refused)
	all[0].read()
	assert.Equal(t, 1, all[0].who.Watching)
	assert.Equal(t, "there is no seat 3: there are 2", enter(t, r, wire.Join{Watch: 3}).closed)
	private := race(t, 2, func(_ *room.Config, o *wire.Options) { o.Watch = false })
	assert.Equal(t, "this room has no room for watchers", enter(t, private, wire.Join{Watch: 1}).closed)
}

// Only phrases are said, and who does not listen is let go.
func TestTalk(t *testing.T) {
	r := race(t, 2)
	all := sit(t, r, "Ada", "Ben")
	all[1].ask(wire.Ask{Say: "well-played"})
	all[1].ask(wire.Ask{Say: "buy cheap keys"})
	all[1].ask(wire.Ask{Point: 3})
	all[1].ask(wire.Ask{})
	all[0].read()
	assert.Equal(t, []wire.Said{{Seat: 2, Phrase: "well-played"}}, all[0].said)
	assert.Equal(t, []wire.Point{{Seat: 2, Card: 3}}, all[0].points)
	assert.Contains(t, all[1].refused[0], "is none of the phrases")
	assert.Equal(t, "the message asks for nothing known", all[1].refused[1])
	for range 200 {
		r.Ask(all[1].conn, wire.Ask{Say: "hello"})
		all[1].read()
	}
	all[1].read()
	assert.False(t, all[1].who.Places[0].Here, "who does not listen is let go")
}
