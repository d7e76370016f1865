package online_test

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/guest"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// The games that TestChaos plays. A long run:
//
//	go test ./adventure/online -run TestChaos -chaos-games 100000 -chaos-seed 1 -timeout 0
var (
	chaosGames = flag.Int("chaos-games", 100, "games of TestChaos; one in twenty is of KeyForge, one in four of Shards of Infinity")
	chaosSeed  = flag.Uint64("chaos-seed", 1, "seed of the first of them")
)

// Whatever becomes of messages, connections and hosts, the game goes on where it was, every answer counts at most once, nothing is
// told that is not in the save, and in the end every seat has what it may know of the same game.
func TestChaos(t *testing.T) {
	var happens [4]int
	defer func() { t.Logf("hosts that died at once, before an answer was kept, after that, and all: %v", happens) }()
	games := *chaosGames
	if testing.Short() {
		games = min(games, 20)
	}
	for n := range uint64(games) {
		seed := *chaosSeed + n
		ok := t.Run(fmt.Sprint("seed=", seed), func(t *testing.T) {
			c := newChaos(t, seed)
			c.run()
			for i, n := range c.happens {
				happens[i] += n
			}
		})
		if !ok {
			t.Logf("again: -run TestChaos -chaos-games 1 -chaos-seed %d", seed)
			return
		}
	}
}

// played is a game that is played in chaos.
type played struct {
	name   string
	seats  int
	steps  int
	toEnd  bool // it is played to its end, once the chaos is over
	dealer room.Dealer
	start  guest.Start
	read   func(t *testing.T, save string) game.Remote
	seen   func(game.Remote) string // what is shown, without handles
}

func kindOf(k game.Kind, seats, steps int) played {
	return played{name: k.Name(), seats: seats, steps: steps, toEnd: true, dealer: deal.Kind(k), start: guest.StartOf[game.Game](k),
		read: func(t *testing.T, save string) game.Remote { return readSave[game.Game](t, save, k) },
		seen: func(g game.Remote) string { return fmt.Sprintf("%016x", g.Hash()) }}
}

func readSave[G game.Game](t *testing.T, save string, r game.Rules[G]) game.Remote {
	t.Helper()
	story, report, err := replay.Read(t.Context(), strings.NewReader(save), r)
	require.NoError(t, err)
	require.Empty(t, report.Warnings)
	return any(story.Game()).(game.Remote)
}

func pick(t *testing.T, seed uint64) played {
	t.Helper()
	switch {
	case seed%20 == 0:
		return played{name: "keyforge", seats: 3, steps: 300, dealer: dealer(t), start: start(t), seen: lookAtKeyForge,
			read: func(t *testing.T, save string) game.Remote { return readSave[*keyforge.Game](t, save, rules(t)) }}
	case seed%4 == 0:
		return kindOf(games.Shards(), 2, 200)
	}
	return kindOf(toytest.Kind{}, 2+int(seed%2), 150)
}

// lookAtKeyForge is what the table looks like.
func lookAtKeyForge(of game.Remote) string {
	g := of.(*keyforge.Game)
	all := []string{fmt.Sprint(g.Turn(), g.Asked(), g.Over())}
	for side := range keyforge.Side(keyforge.MaxSides) {
		p := g.Player(side)
		all = append(all, fmt.Sprint(side, p.Pool, p.Keys, p.Turns, p.Chains))
	}
	for c := range g.CardCount() {
		s := g.Card(keyforge.Slot(c + 1))
		all = append(all, fmt.Sprint(s.Def, s.Text, s.Damage, s.Amber, s.Owner, s.Ctrl, s.Zone, s.House, s.Counters))
	}
	slices.Sort(all)
	return strings.Join(all, "\n")
}

// spool is a save in memory.
type spool []byte

func (s *spool) Begin(text []byte) error {
	*s = slices.Clone(text)
	return nil
}

func (s *spool) Append(lines []byte) error {
	*s = append(*s, lines...)
	return nil
}

// chaos is a room, its host, and people behind connections that lose, double and turn round what passes.
type chaos struct {
	*testing.T
	played
	seed  uint64
	r     *rand.Rand
	room  *room.Room
	kept  []byte // the record of the room
	save  *spool
	kill  int // when the host dies the next time: 1 before a command is kept, 2 before it is told
	souls []*soul
	eye   *room.Guest // watches, over a connection without faults
	at    uint64      // the moment that was told last
	// moments are the saves as they were when a moment was told, by their checksums.
	moments map[uint64]uint32
	happens [4]int // how often the host has died in each way, and has been started again otherwise
}

// soul is somebody at the other end of a connection.
type soul struct {
	*guest.Guest
	conn    *room.Guest
	up      []wire.Ask // on the way to the room
	down    []wire.Tell
	sent    []wire.Ask // ever
	asleep  int        // steps for which nothing is read
	dormant int        // steps since anything was told
}

// dying is a host whose table may be the last thing that it touches.
type dying struct {
	room.Dealer
	c *chaos
}

func (d dying) Deal(o *wire.Options, from room.Deal) (room.Table, error) {
	t, err := d.Dealer.Deal(o, from)
	return dyingTable{t, d.c}, err
}

func (d dying) Open(s room.Save) (room.Table, error) {
	t, err := d.Dealer.Open(s)
	return dyingTable{t, d.c}, err
}

type dyingTable struct {
	room.Table
	c *chaos
}

var errDead = errors.Join(replay.ErrUnsaved, errors.New("the host is dead"))

func (d dyingTable) Do(cmd game.Command) error {
	before, after := d.c.kill == 1, d.c.kill == 2
	if before {
		return errDead
	}
	if err := d.Table.Do(cmd); err != nil || !after {
		return err
	}
	return errDead
}

func newChaos(t *testing.T, seed uint64) *chaos {
	t.Helper()
	c := &chaos{T: t, played: pick(t, seed), seed: seed, r: rand.New(rand.NewPCG(seed, 10)), save: &spool{},
		moments: map[uint64]uint32{}}
	r, err := room.New(c.config(), wire.Options{Seats: c.seats, Undo: seed%3 == 0, Watch: true})
	require.NoError(t, err)
	c.room = r
	yes := true
	for range c.seats {
		s := &soul{Guest: guest.New(c.start)}
		c.souls = append(c.souls, s)
		c.enter(s, false)
		s.up = []wire.Ask{{Ready: &yes}}
		c.calm(s)
	}
	c.souls[0].up = []wire.Ask{{Begin: true}}
	c.calm(c.souls[0])
	c.watch()
	return c
}

func (c *chaos) config() room.Config {
	return room.Config{Code: "ABCDEF", Program: "test", Dealer: dying{c.dealer, c}, Save: room.Save{Tape: c.save, Text: *c.save},
		Keep: func(rec room.Record) (err error) {
			c.kept, err = json.Marshal(rec)
			return err
		}}
}

// enter connects somebody, whether or not the room has noticed the end of the connection before.
func (c *chaos) enter(s *soul, noticed bool) {
	if s.conn != nil && noticed {
		c.room.Leave(s.conn)
	}
	s.conn, s.up, s.down, s.dormant = c.room.Connect(), nil, nil, 0
	c.room.Ask(s.conn, wire.Ask{Join: &wire.Join{Version: wire.Version, Rules: c.dealer.Rules(), Name: "Ada", Token: s.Welcome.Token}})
	if s.Welcome.Token == "" { // the token of a seat is all that a person needs
		s.pull(c)
		require.NoError(c, s.Take(s.down[0]))
	}
}

// watch lets somebody look over the shoulder of the first.
func (c *chaos) watch() {
	c.eye = c.room.Connect()
	c.room.Ask(c.eye, wire.Ask{Join: &wire.Join{Version: wire.Version, Rules: c.dealer.Rules(), Watch: 1}})
	c.look()
}

// look sees what is told: each moment is that of one save.
func (c *chaos) look() {
	for c.eye != nil {
		select {
		case t, ok := <-c.eye.Told():
			if !ok {
				return
			}
			if t.Table == nil {
				continue
			}
			c.at = t.Table.At
			now := crc32.ChecksumIEEE(*c.save)
			if was, known := c.moments[c.at]; known {
				require.Equal(c, was, now, "another moment has the same number: %d", c.at)
			}
			c.moments[c.at] = now
		default:
			return
		}
	}
}

// ask lets a message arrive at the room, and looks at what comes of it.
func (c *chaos) ask(s *soul, a wire.Ask) {
	before, at, kill := len(*c.save), c.at, c.kill
	c.room.Ask(s.conn, a)
	if c.eye != nil && len(*c.save) != before {
		asked := uint64(0)
		switch {
		case a.Do != nil:
			asked = a.Do.At
		case a.Undo != nil:
			asked = a.Undo.At
		case a.Grant != nil:
			asked = a.Grant.At
		}
		require.Equal(c, at, asked, "only what was asked now is answered")
	}
	c.look()
	if c.room.Closed() {
		c.happens[kill]++
		require.Equal(c, at, c.at, "what the host has died of is not told")
	}
}

// pull takes what is told from the room onto the way; false if the connection has ended.
func (s *soul) pull(c *chaos) bool {
	for {
		select {
		case tell, ok := <-s.conn.Told():
			if !ok || tell.Closed != nil {
				return false
			}
			data, err := json.Marshal(tell)
			require.NoError(c, err)
			var read wire.Tell
			require.NoError(c, json.Unmarshal(data, &read))
			if read.Table != nil && read.Table.Events == nil && c.name == "race" {
				read.Table.Events = []byte("[0,0,0,0,0]")
			}
			s.down, s.dormant = append(s.down, read), 0
		default:
			return true
		}
	}
}

// calm lets everything arrive.
func (c *chaos) calm(s *soul) {
	c.Helper()
	for _, a := range s.up {
		c.ask(s, a)
	}
	s.up = nil
	require.True(c, s.pull(c), "the connection has ended")
	for _, t := range s.down {
		require.NoError(c, s.Take(t))
	}
	s.down = nil
}

// restart lets the host go on from what is kept.
func (c *chaos) restart() {
	c.room.Abandon() // what is left of the one before touches nothing any more
	c.kill = 0
	c.happens[3]++
	var rec room.Record
	require.NoError(c, json.Unmarshal(c.kept, &rec))
	r, err := room.Resume(c.config(), rec)
	require.NoError(c, err)
	c.room = r
	c.watch()
}

func (c *chaos) run() {
	for range c.steps {
		c.step(c.souls[c.r.IntN(len(c.souls))])
		if c.room.Closed() {
			c.restart()
		}
	}
	c.settle()
	for n := 0; c.toEnd && c.souls[0].Table.Asked != 0; n++ {
		require.Less(c, n, 5000, "the game does not end")
		s := c.souls[c.souls[0].Table.Asked-1]
		s.answer(c)
		for _, s := range c.souls {
			c.calm(s)
		}
	}
	c.compare()
}

// settle ends the chaos: everybody connects again, over connections that carry everything.
func (c *chaos) settle() {
	c.kill = 0
	for _, s := range c.souls {
		c.enter(s, true)
	}
	for _, s := range c.souls {
		c.calm(s)
	}
}

// answer sends an answer, if that is asked for.
func (s *soul) answer(c *chaos) {
	if s.Table == nil || s.Game == nil || !s.Asked() {
		return
	}
	legal := s.Game.Legal(nil)
	if len(legal) == 0 { // it is not shown yet
		return
	}
	a := s.Answer(legal[c.r.IntN(len(legal))])
	s.up, s.sent = append(s.up, a), append(s.sent, a)
}

// step lets something happen to somebody.
func (c *chaos) step(s *soul) {
	if s.asleep > 0 {
		s.asleep--
		return
	}
	if s.dormant++; !s.pull(c) || s.dormant > 40 { // the connection has ended, or nothing comes: what was sent may be lost
		c.enter(s, c.r.IntN(2) == 0)
		return
	}
	r := c.r
	switch r.IntN(24) {
	case 0:
		c.enter(s, true)
	case 1: // in another tab
		c.enter(s, false)
	case 2:
		s.up = without(r, s.up)
	case 3:
		s.down = without(r, s.down)
	case 4:
		turn(r, s.up)
	case 5:
		turn(r, s.down)
	case 6: // again, and much too late
		if n := len(s.sent); n > 0 {
			s.up = append(s.up, s.sent[r.IntN(n)], s.sent[n-1])
		}
	case 7: // without having looked
		s.up = append(s.up, wire.Ask{Do: &wire.Do{At: r.Uint64N(100), Command: "play"}})
	case 8:
		if s.Table != nil {
			s.up = append(s.up, wire.Ask{Undo: &wire.Undo{At: s.Table.At}})
		}
	case 9:
		if s.MayGrant() {
			s.up = append(s.up, wire.Ask{Grant: &wire.Grant{At: s.Table.At, Yes: r.IntN(3) > 0}})
		}
	case 10: // the machine is closed, or the page lies behind others
		s.asleep = r.IntN(40)
	case 11:
		if r.IntN(4) == 0 {
			c.kill = 1 + r.IntN(2)
		}
	case 12:
		switch r.IntN(8) {
		case 0: // without a word
			c.restart()
		case 1: // in good order
			require.NoError(c, c.room.Close())
			c.restart()
		}
	default:
		c.pass(s)
	}
}

// pass lets some of what is on the way arrive.
func (c *chaos) pass(s *soul) {
	for n := min(1+c.r.IntN(4), len(s.down)); n > 0; n-- {
		t := s.down[0]
		s.down = s.down[1:]
		if s.Take(t) != nil { // the beginning was lost
			c.enter(s, true)
			return
		}
	}
	if len(s.down) == 0 && len(s.up) == 0 {
		s.answer(c)
	}
	if len(s.up) > 0 {
		a := s.up[0]
		s.up = s.up[1:]
		before := c.count()
		c.ask(s, a)
		require.LessOrEqual(c, c.count(), before+1, "an answer counts once")
	}
}

// count is how many lines of the save are commands.
func (c *chaos) count() int { return strings.Count(string(*c.save), "\n\"") }

func without[T any](r *rand.Rand, all []T) []T {
	if len(all) == 0 {
		return nil
	}
	i := r.IntN(len(all))
	return slices.Delete(all, i, i+1)
}

func turn[T any](r *rand.Rand, all []T) {
	if n := len(all); n > 1 {
		i := r.IntN(n - 1)
		all[i], all[i+1] = all[i+1], all[i]
	}
}

// compare compares what everybody is shown with the game in the save.
func (c *chaos) compare() {
	truly := c.read(c.T, string(*c.save))
	for i, s := range c.souls {
		see := truly.Sight(game.Seat(i), c.seed)
		see.See(truly)
		own, err := c.start(s.Begun.Header)
		require.NoError(c, err)
		events := see.Events()
		require.NoError(c, own.Show(see.State(), events))
		require.Equal(c, c.seen(own), c.seen(s.Game), "what seat %d is shown of %s", i, c.name)
		require.Equal(c, c.souls[0].Begun.Promise, s.Begun.Promise)
		if c.toEnd {
			require.NotNil(c, s.Over)
			require.Equal(c, c.souls[0].Over, s.Over)
			assert.Equal(c, s.Begun.Promise, room.Promise(s.Over.Seed, s.Over.Salt))
			require.Equal(c, truly.Hash(), c.read(c.T, s.Over.Save).Hash())
		}
	}
	require.NoError(c, c.room.Close())
}
