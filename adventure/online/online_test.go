package online_test

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/online"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/online/guest"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/store/replay"
)

// person is a guest of a room.
type person struct {
	*guest.Guest
	conn    *room.Guest
	room    *room.Room
	refused []string
	closed  string
	told    strings.Builder
}

func dealer(t testing.TB) room.Dealer {
	t.Helper()
	return online.Dealer(adventures.All(), rules(t), languages.English())
}

// ours are the rules of all games of guests.
var ours = sync.OnceValues(func() (*scenario.Rules, error) {
	cat, err := adventures.All().Catalogue()
	return adventures.All().Rules(cat), err
})

// start begins the games of guests.
func start(t testing.TB) guest.Start {
	t.Helper()
	return guest.StartOf[*keyforge.Game](rules(t))
}

func (p *person) ask(t testing.TB, a wire.Ask) {
	t.Helper()
	p.room.Ask(p.conn, a)
	p.read(t)
}

func (p *person) read(t testing.TB) {
	t.Helper()
	for {
		select {
		case tell, ok := <-p.conn.Told():
			if !ok {
				return
			}
			data, err := json.Marshal(tell)
			require.NoError(t, err)
			p.told.Write(data)
			switch {
			case tell.Refused != nil:
				p.refused = append(p.refused, tell.Refused.Err().Error())
			case tell.Closed != nil:
				p.closed = tell.Closed.Err().Error()
			}
			require.NoError(t, p.Take(tell))
		default:
			return
		}
	}
}

// table opens a room and seats people who bring those decks.
func table(t testing.TB, d room.Dealer, save string, o wire.Options, decks ...string) []*person {
	t.Helper()
	o.Seats = len(decks)
	r, err := room.New(room.Config{Code: "ABCDEF", Program: "test", Dealer: d, Save: room.Save{Path: save}}, o)
	require.NoError(t, err)
	var all []*person
	begin := start(t)
	yes := true
	for _, name := range decks {
		p := &person{Guest: guest.New(begin), conn: r.Connect(), room: r}
		p.ask(t, wire.Ask{Join: &wire.Join{Version: wire.Version, Rules: d.Rules(), Name: name}})
		p.ask(t, wire.Ask{Bring: json.RawMessage(`"` + name + `"`)})
		p.ask(t, wire.Ask{Ready: &yes})
		require.Empty(t, p.refused)
		all = append(all, p)
	}
	all[0].ask(t, wire.Ask{Begin: true})
	require.Empty(t, all[0].refused)
	return all
}

// play lets the people answer by chance.
func play(t testing.TB, all []*person, r *rand.Rand, most int) {
	t.Helper()
	for range most {
		for _, p := range all {
			p.read(t)
		}
		if all[0].Table.Asked == 0 {
			return
		}
		p := all[all[0].Table.Asked-1]
		legal := p.Game.Legal(nil)
		p.ask(t, p.Answer(legal[r.IntN(len(legal))]))
		require.Empty(t, p.refused)
	}
}

// Three people face the Keyraken, and two fight a duel, to the end: each plays from what it is told alone.
func TestPlayTogether(t *testing.T) {
	for mode, decks := range map[string][]string{"keyraken": {"onyx", "cobb", "thistle"}, "duel": {"onyx", "halyard"}} {
		path := filepath.Join(t.TempDir(), "game.jsonl")
		all := table(t, dealer(t), path, wire.Options{Mode: mode}, decks...)
		play(t, all, rand.New(rand.NewPCG(1, 6)), 6000)
		for _, p := range all {
			require.NotNil(t, p.Over, mode)
			assert.Equal(t, p.Begun.Promise, room.Promise(p.Over.Seed, p.Over.Salt))
			story, report, err := replay.Read[*keyforge.Game](t.Context(), strings.NewReader(p.Over.Save), rules(t))
			require.NoError(t, err)
			assert.Empty(t, report.Warnings)
			assert.True(t, story.Game().Over())
		}
		data, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Contains(t, string(data), `"players":["`+decks[0])
	}
}

func rules(t testing.TB) *scenario.Rules {
	t.Helper()
	r, err := ours()
	require.NoError(t, err)
	return r
}

// peeking keeps the table that is dealt.
type peeking struct {
	room.Dealer
	table room.Table
}

func (d *peeking) Deal(o *wire.Options, from room.Deal) (room.Table, error) {
	t, err := d.Dealer.Deal(o, from)
	d.table = t
	return t, err
}

// What somebody is shown of the other's hand is made up, and no message has the seed.
func TestMessagesTellNothingHidden(t *testing.T) {
	d := &peeking{Dealer: dealer(t)}
	all := table(t, d, "", wire.Options{Mode: "duel"}, "onyx", "halyard")
	r, same, looks := rand.New(rand.NewPCG(2, 6)), 0, 0
	for range 60 {
		play(t, all, r, 1)
		for i, p := range all {
			p.read(t)
			assert.NotContains(t, p.told.String(), `"seed"`)
			truly, shown := d.table.Game().(*keyforge.Game), p.Game.(*keyforge.Game)
			other := keyforge.Side(1 - i)
			made := shown.Pile(other, card.Hand)
			for at, c := range truly.Pile(other, card.Hand) {
				if truly.Knows(p.Seat(), c) { // it has been revealed
					continue
				}
				if looks++; truly.Card(c).Def == shown.Card(made[at]).Def {
					same++
				}
			}
			assert.Equal(t, hand(truly, p.Seat()), hand(shown, p.Seat()), "one's own hand is true")
		}
	}
	require.Greater(t, looks, 100)
	assert.Less(t, same*3, looks)
}

// Who watches a duel sees both hands once both agree, and before that one; and never what comes next.
func TestWatchersOfADuel(t *testing.T) {
	d := &peeking{Dealer: dealer(t)}
	all := table(t, d, "", wire.Options{Mode: "duel", Watch: true}, "onyx", "halyard")
	eve := &person{Guest: guest.New(start(t)), conn: all[0].room.Connect(), room: all[0].room}
	eve.ask(t, wire.Ask{Join: &wire.Join{Version: wire.Version, Rules: d.Rules(), Watch: 1, Hands: true}})
	yes, r := true, rand.New(rand.NewPCG(5, 6))
	for _, agreed := range [2]bool{false, true} {
		looks, same, next, alike := 0, 0, 0, 0
		for range 30 {
			play(t, all, r, 1)
			eve.read(t)
			assert.Equal(t, agreed, eve.Table.Hands)
			truly, shown := d.table.Game().(*keyforge.Game), eve.Game.(*keyforge.Game)
			assert.Equal(t, hand(truly, 0), hand(shown, 0))
			for at, c := range truly.Pile(1, card.Hand) {
				if looks++; truly.Card(c).Def == shown.Card(shown.Pile(1, card.Hand)[at]).Def {
					same++
				}
			}
			for side := range keyforge.Side(2) {
				deck, made := truly.Pile(side, card.Deck), shown.Pile(side, card.Deck)
				for at := range deck {
					if next++; truly.Card(deck[at]).Def == shown.Card(made[at]).Def {
						alike++
					}
				}
			}
		}
		if agreed {
			assert.Equal(t, looks, same)
		} else {
			assert.Less(t, same*3, looks)
		}
		assert.Less(t, alike*4, next, "decks stay hidden")
		assert.NotContains(t, eve.told.String(), `"seed"`)
		for _, p := range all {
			p.ask(t, wire.Ask{Hands: &yes})
		}
		eve.read(t)
	}
}

// hand is what a side holds, in order.
func hand(g *keyforge.Game, side keyforge.Side) (all []uint16) {
	for _, c := range g.Pile(side, card.Hand) {
		all = append(all, g.Card(c).Def)
	}
	slices.Sort(all)
	return all
}

func TestDealerChecks(t *testing.T) {
	d := dealer(t)
	for why, o := range map[string]wire.Options{
		`mode "chess" is not one of duel, keyraken, lampeater`:  {Mode: "chess"},
		`the adventure needs 1 to 3 decks, not 4`:               {Seats: 4},
		`rulebook "old" is not one of printed, newest`:          {Rulebook: "old"},
		`mode duel has no difficulties: leave out --difficulty`: {Mode: "duel", Difficulty: "hard"},
	} {
		assert.EqualError(t, d.Check(&o), why)
	}
	assert.Error(t, d.Check(&wire.Options{Difficulty: "impossible"}))
	var o wire.Options
	require.NoError(t, d.Check(&o))
	assert.Equal(t, wire.Options{Mode: "keyraken", Difficulty: "normal", Seats: 3, Rulebook: "newest"}, o)
	for _, book := range keyforge.Rulebooks {
		o := wire.Options{Seats: 1, Rulebook: book}
		require.NoError(t, d.Check(&o))
		table, err := d.Deal(&o, room.Deal{Seed: 1, Names: []string{"Ada"}, Brought: []json.RawMessage{nil}})
		require.NoError(t, err)
		header, err := table.Header()
		require.NoError(t, err)
		assert.Contains(t, string(header), `"rulebook":"`+book+`"`)
	}
	_, err := d.Bring(&o, json.RawMessage(`"nothing"`))
	assert.Error(t, err)
	_, err = d.Bring(&o, json.RawMessage(`{"name":"x"`))
	assert.Error(t, err)
	called, err := d.Bring(&o, json.RawMessage(`"onyx"`))
	require.NoError(t, err)
	assert.NotEmpty(t, called)
	_, err = d.Bot(&o, "nobody", 1)
	assert.Error(t, err)
}

// A computer plays beside a person.
func TestComputersPlay(t *testing.T) {
	d := dealer(t)
	r, err := room.New(room.Config{Dealer: d}, wire.Options{Seats: 2})
	require.NoError(t, err)
	p := &person{Guest: guest.New(start(t)), conn: r.Connect(), room: r}
	p.ask(t, wire.Ask{Join: &wire.Join{Version: wire.Version, Rules: d.Rules(), Name: "Ada"}})
	p.ask(t, wire.Ask{Seat: &wire.Seat{Seat: 2, Bot: "greedy"}})
	p.ask(t, wire.Ask{Begin: true})
	require.Empty(t, p.refused)
	turns := map[int]bool{}
	r2 := rand.New(rand.NewPCG(3, 6))
	require.Eventually(t, func() bool {
		p.read(t)
		for p.Asked() {
			legal := p.Game.Legal(nil)
			p.ask(t, p.Answer(legal[r2.IntN(len(legal))]))
		}
		turns[p.Game.Turn()] = true
		return len(turns) > 4 || p.Over != nil
	}, 20*time.Second, time.Millisecond)
}

// A command of a guest, until all have been shown what it has led to.
func BenchmarkCommand(b *testing.B) {
	all := table(b, dealer(b), "", wire.Options{Mode: "keyraken", Difficulty: "easy"}, "onyx", "cobb", "thistle")
	r := rand.New(rand.NewPCG(4, 6))
	var before, after runtime.MemStats
	bytes, n := 0, 0
	for b.Loop() {
		if all[0].Table.Asked == 0 {
			b.StopTimer()
			all = table(b, dealer(b), "", wire.Options{Mode: "keyraken", Difficulty: "easy"}, "onyx", "cobb", "thistle")
			b.StartTimer()
		}
		told := all[0].told.Len()
		play(b, all, r, 1)
		all[0].read(b)
		bytes, n = bytes+all[0].told.Len()-told, n+1
	}
	b.ReportMetric(float64(bytes)/float64(n), "bytes/guest")
	runtime.GC()
	runtime.ReadMemStats(&before)
	d, rooms := dealer(b), [][]*person{}
	for range 100 {
		rooms = append(rooms, table(b, d, "", wire.Options{Mode: "keyraken"}, "onyx", "cobb", "thistle"))
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	runtime.KeepAlive(rooms)
	b.ReportMetric(float64(after.HeapAlloc-before.HeapAlloc)/float64(len(rooms))/1024, "KiB/room+guests")
}
