package room

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
)

// join gives a guest a place.
func (r *Room) join(g *Guest, j *wire.Join) error {
	rules := r.config.Dealer.Rules()
	switch {
	case j.Version != wire.Version:
		return message.New("online-other-protocol", wire.Version, j.Version)
	case !j.Data && !slices.Contains(strings.Split(j.Rules, "\n"), rules):
		return message.New("online-other-rules", r.config.Program)
	}
	at, err := r.place(g, j)
	if err != nil {
		return err
	}
	g.seat, g.plain = at, j.Data
	w := &wire.Welcome{Version: wire.Version, Program: r.config.Program, Rules: rules, Code: r.config.Code, Seat: at + 1, Watches: g.watches}
	if !g.watches {
		s := &r.seats[at]
		if old := s.guest; old != nil {
			s.guest = nil
			r.end(old, message.New("online-elsewhere"))
		}
		if s.Bot != "" { // it has kept the seat warm
			r.stopThinking()
			s.Bot, s.player = "", nil
		}
		s.guest = g
		w.Token, w.Host = s.Token, at == r.host()
	}
	r.guests = append(r.guests, g)
	r.here.Store(int32(len(r.guests)))
	if err := r.keep(); err != nil {
		return err
	}
	r.tell(g, wire.Tell{Welcome: w})
	r.tellRoom()
	if r.table != nil {
		r.welcomeTable(g)
		r.letThink()
	}
	return nil
}

// place finds the seat of a guest, or one to watch.
func (r *Room) place(g *Guest, j *wire.Join) (int, error) {
	if j.Token != "" {
		for i := range r.seats {
			if t := r.seats[i].Token; t != "" && subtle.ConstantTimeCompare([]byte(t), []byte(j.Token)) == 1 {
				return i, nil
			}
		}
		return 0, message.New("online-no-such-token")
	}
	if j.Watch != 0 {
		watching := 0
		for _, o := range r.guests {
			if o.watches {
				watching++
			}
		}
		switch {
		case !r.options.Watch:
			return 0, message.New("online-no-watching")
		case j.Watch < 1 || j.Watch > len(r.seats):
			return 0, message.New("online-no-such-seat", j.Watch, len(r.seats))
		case watching >= maxWatching:
			return 0, message.New("online-watched-by-many", maxWatching)
		}
		g.watches, g.hands = true, j.Hands
		return j.Watch - 1, nil
	}
	for i := range r.seats {
		if s := &r.seats[i]; s.Token == "" && s.Bot == "" {
			s.Token, s.Name = rand.Text(), r.called(j.Name)
			return i, nil
		}
	}
	return 0, message.New("online-full")
}

// Nameless stands for the name of who has told none.
const Nameless = "?"

// called is the name of a newcomer, unlike those of the others.
func (r *Room) called(name string) string {
	if name = printable.Text(name, wire.MaxName); name == "" {
		return Nameless
	}
	taken := func(n string) bool { return slices.ContainsFunc(r.seats, func(s seat) bool { return s.Name == n }) }
	one := name
	for n := 2; taken(one); n++ {
		one = name + " " + strconv.Itoa(n)
	}
	return one
}

// host is the seat of the host: the first person who is there, or else the first who holds a seat; -1 where nobody does.
func (r *Room) host() int {
	here := slices.IndexFunc(r.seats, func(s seat) bool { return s.guest != nil })
	if here >= 0 {
		return here
	}
	return slices.IndexFunc(r.seats, func(s seat) bool { return s.Token != "" })
}

// hosted fails for others than the host.
func (r *Room) hosted(g *Guest) error {
	if g.seat != r.host() {
		return message.New("online-only-host")
	}
	return nil
}

// lobby fails once the game has begun.
func (r *Room) lobby() error {
	if r.table != nil {
		return message.New("online-begun")
	}
	return nil
}

func (r *Room) bring(at int, data json.RawMessage) error {
	if err := r.lobby(); err != nil {
		return err
	}
	called, err := r.config.Dealer.Bring(&r.options, data)
	if err != nil {
		return err
	}
	s := &r.seats[at]
	s.Brought, s.Called, s.ready = slices.Clone(data), called, false
	if err := r.keep(); err != nil {
		return err
	}
	r.tellRoom()
	return nil
}

func (r *Room) ready(at int, yes bool) error {
	if err := r.lobby(); err != nil {
		return err
	}
	r.seats[at].ready = yes
	r.tellRoom()
	return nil
}

// giveSeat lets the host give a seat to a computer, or take it from one. A seat of a person can be given away only while the
// person is not there.
func (r *Room) giveSeat(g *Guest, w *wire.Seat) error {
	if err := r.hosted(g); err != nil {
		return err
	}
	if w.Seat < 1 || w.Seat > len(r.seats) {
		return message.New("online-no-such-seat", w.Seat, len(r.seats))
	}
	s := &r.seats[w.Seat-1]
	if s.guest != nil {
		return message.New("online-seat-taken", s.Name)
	}
	r.stopThinking()
	s.Bot, s.player = "", nil
	if w.Bot != "" {
		player, err := r.config.Dealer.Bot(&r.options, w.Bot, secret())
		if err != nil {
			return err
		}
		s.Bot, s.player = w.Bot, player
	}
	if err := r.keep(); err != nil {
		return err
	}
	r.tellRoom()
	r.letThink()
	return nil
}

// begin deals the game.
func (r *Room) begin(g *Guest) error {
	if err := r.hosted(g); err != nil {
		return err
	}
	if err := r.lobby(); err != nil {
		return err
	}
	d := Deal{Seed: secret(), Save: r.config.Save}
	for i := range r.seats {
		s := &r.seats[i]
		switch {
		case s.Bot == "" && s.Token == "":
			return message.New("online-seat-free", i+1)
		case s.Bot == "" && !s.ready && i != g.seat:
			return message.New("online-not-ready", s.Name)
		}
		name := s.Name
		if name == Nameless {
			name = ""
		}
		d.Names, d.Brought = append(d.Names, name), append(d.Brought, s.Brought)
	}
	t, err := r.config.Dealer.Deal(&r.options, d)
	if err != nil {
		return err
	}
	r.table = t
	if err := r.keep(); err != nil { // before anybody is told
		r.table = nil
		t.Abandon()
		return message.New("at", replay.ErrUnsaved, err)
	}
	r.lay(t, 1)
	r.tellRoom()
	return nil
}
