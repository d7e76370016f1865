package gametest

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
)

// Observer is what a program tells a seat: of what a command has done, and of how things stand.
type Observer struct {
	Begin  func(real, twin *keyforge.Game) bool // if it is not nil: whether it can begin with these
	Events func(g *keyforge.Game, seat keyforge.Side, c keyforge.Command, events []keyforge.Event) any
	Table  func(g *keyforge.Game, seat keyforge.Side) any
}

// CheckSecrecy plays a game at random, for at most that many commands, in parallel with a twin in
// which all that the seat does not know is dealt anew. Until something hidden is revealed to
// the seat it must be told the same of both; then another twin takes over. It returns how
// often the seat could have been told something else.
func CheckSecrecy(t testing.TB, r *rand.Rand, g *keyforge.Game, seat keyforge.Side, most int, tell Observer) (compared int) {
	t.Helper()
	v := veil{seat: seat, tell: tell, games: [2]*keyforge.Game{g, nil}}
	for range most {
		if g.Over() {
			break
		}
		if !v.apart {
			v.part(r)
		}
		if v.apart {
			compared++
			v.alike(t, "what the seat sees", func(g *keyforge.Game) any { return tell.Table(g, seat) })
		}
		v.apart = v.step(t, r) && v.apart
	}
	return compared
}

// CheckDuelsSecrecy plays n such duels, for either seat.
func CheckDuelsSecrecy(t testing.TB, cat *keyforge.Catalogue, n int, tell Observer) {
	t.Helper()
	compared := 0
	for seed := range uint64(n) {
		compared += CheckDuelSecrecy(t, cat, seed, keyforge.Side(seed/2%2), tell)
	}
	require.Greater(t, compared, 40*n, "too little was compared to prove anything")
}

// CheckDuelSecrecy plays one, with random decks or on a crowded table.
func CheckDuelSecrecy(t testing.TB, cat *keyforge.Catalogue, seed uint64, seat keyforge.Side, tell Observer) (compared int) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 8))
	p := Crowded(r, 2, cards.All())
	p.Rulebook = keyforge.Rulebook(seed / 4 % 2)
	g, err := keyforge.Start(cat, keyforge.Duel, p)
	if err != nil || seed%2 == 0 { // an impossible position
		g, err = keyforge.New(cat, keyforge.Duel,
			keyforge.Setup{Decks: []keyforge.Deal{RandomDeal(r), RandomDeal(r)}, Seed: seed, Options: p.Options})
	}
	require.NoError(t, err)
	return CheckSecrecy(t, r, g, seat, 200, tell)
}

// Told is what the engine tells a seat.
var Told = Observer{
	Events: func(g *keyforge.Game, seat keyforge.Side, _ keyforge.Command, events []keyforge.Event) any {
		var all []toldEvent
		for i := range events {
			e := toldEvent{Event: events[i]}
			if !g.Notices(seat, &events[i]) {
				continue
			}
			if e.Hidden = 0; g.SeesWhich(seat, &events[i]) {
				e.def, _ = g.Called(e.Card)
			} else {
				e.Card = 0
			}
			all = append(all, e)
		}
		return all
	},
	Table: func(g *keyforge.Game, seat keyforge.Side) any { v := g.View(seat); return &v },
}

// toldEvent is an event as a seat learns of it.
type toldEvent struct {
	keyforge.Event
	def uint16 // the card that it names
}

// veil is a game and its twin.
type veil struct {
	seat   keyforge.Side
	tell   Observer
	apart  bool // they differ
	games  [2]*keyforge.Game
	events [2][]keyforge.Event
	hidden [keyforge.MaxCards]bool // what the seat did not see when they parted
	said   []string
}

// part deals a twin, which has the same luck as the game. It waits while a lasting effect is
// about a card that the seat knows although it has been hidden since.
func (v *veil) part(r *rand.Rand) {
	g := v.games[0]
	twin := g.CopyInto(v.games[1])
	v.games[1], v.said, v.hidden = twin, v.said[:0], [keyforge.MaxCards]bool{}
	if v.remembers() {
		return
	}
	twin.Imagine(v.seat, r.Uint64())
	s, lucky := twin.Snapshot(), g.Snapshot()
	s.Rand = lucky.Rand
	twin.Load(&s)
	if v.tell.Begin != nil && !v.tell.Begin(g, twin) {
		twin.CopyFrom(g)
		return
	}
	v.apart = true
	seen := g.View(v.seat)
	for c := range v.hidden {
		v.hidden[c] = seen.Cards[c].Slot == 0 || !g.Knows(v.seat, keyforge.Slot(c))
	}
}

// remembers reports whether a lasting effect is about a hidden card.
func (v *veil) remembers() bool {
	g := v.games[0]
	return slices.ContainsFunc(g.View(v.seat).Lasting, func(l keyforge.LastingView) bool {
		l.Cards.Add(l.Card)
		for c := l.Cards.First(); c != 0; c = l.Cards.Next(c) {
			if !g.Sees(v.seat, c) {
				return true
			}
		}
		return false
	})
}

// step carries out a command in both games and compares what the seat is told of it. It
// reports false if the seat has learned something, or if what is hidden has made a
// difference by the rules.
func (v *veil) step(t testing.TB, r *rand.Rand) bool {
	t.Helper()
	legal, twins := v.games[0].Legal(nil), v.games[1].Legal(nil)
	if v.apart && v.games[0].Decides(v.seat) {
		require.Equal(t, legal, twins, "what the seat may do depends on hidden cards: %v", v.said)
	}
	legal = slices.DeleteFunc(legal, func(c keyforge.Command) bool { return !slices.Contains(twins, c) })
	if len(legal) == 0 {
		return false
	}
	c := legal[r.IntN(len(legal))]
	if c.Verb == keyforge.EndTurn && r.IntN(4) > 0 {
		c = legal[r.IntN(len(legal))]
	}
	v.said = append(v.said, keyforge.FormatCommand(c))
	for i, g := range v.games {
		var err error
		if v.events[i], err = g.Apply(c, v.events[i][:0]); errors.As(err, new(keyforge.OverflowError)) {
			return false
		}
		require.NoError(t, err, "%v", v.said)
	}
	n := v.course(t)
	if v.apart {
		v.alike(t, "what the seat is told", func(g *keyforge.Game) any {
			i := slices.Index(v.games[:], g)
			return v.tell.Events(g, v.seat, c, v.events[i][:n[i]])
		})
	}
	return n == [2]int{len(v.events[0]), len(v.events[1])} && !v.turnsUpTop() && v.asked(t)
}

// course is how many events of each game are the same before the seat learns of a hidden
// card. Those that the seat does not notice need not be; one about a card that the seat
// does not see must be.
func (v *veil) course(t testing.TB) (n [2]int) {
	t.Helper()
	for {
		for i, g := range v.games {
			for n[i] < len(v.events[i]) && !g.Notices(v.seat, &v.events[i][n[i]]) {
				n[i]++
			}
		}
		if n[0] == len(v.events[0]) || n[1] == len(v.events[1]) {
			return n
		}
		real, twin := &v.events[0][n[0]], &v.events[1][n[1]]
		if unknown := uint8(1) << v.seat; v.apart && real.Hidden&twin.Hidden&unknown != 0 && real.Kind == twin.Kind && real.Card == twin.Card {
			require.True(t, same(*real, *twin), "an event about a hidden card tells of it: %+v and %+v: %v", *real, *twin, v.said)
		}
		if !same(*real, *twin) || v.reveals(real) || v.fulfilled(real.Card) {
			return n
		}
		n[0]++
		n[1]++
	}
}

// same reports whether the events are equal but for who learns of them.
func same(a, b keyforge.Event) bool {
	b.Hidden = a.Hidden
	return a == b
}

// reveals reports whether the seat learns from the event what a hidden card is.
func (v *veil) reveals(e *keyforge.Event) bool {
	if !v.hidden[e.Card] {
		return false
	}
	if cs := v.games[0].Card(e.Card); cs.Is(keyforge.FaceDown) && cs.Zone == card.Battleline { // a token creature
		switch e.Kind {
		case keyforge.Moved:
			return false
		case keyforge.EnteredPlay, keyforge.ControlChanged: // who controls it looks at its other side
			return v.games[0].Knows(v.seat, e.Card)
		}
	}
	switch e.Kind {
	case keyforge.Flipped:
		return e.N == 0
	case keyforge.Played, keyforge.EnteredPlay, keyforge.Discarded, keyforge.Shown, keyforge.TurnedUp, keyforge.ProphecyFulfilled:
		return true
	case keyforge.Saw:
		return e.Side == v.seat
	case keyforge.Drew:
		return v.open(e.To, e.Side) || v.seesTop(e.Side)
	case keyforge.Moved:
		return v.open(e.To, e.Side)
	case keyforge.PutUnder:
		return e.N == 0 || e.Side == v.seat
	}
	return false
}

// fulfilled reports whether the card has come from under a prophecy in either game: then all
// that is told of the command there names it, not the prophecy.
func (v *veil) fulfilled(c keyforge.Slot) bool {
	is := func(e keyforge.Event) bool { return e.Kind == keyforge.ProphecyFulfilled && e.Card == c }
	return slices.ContainsFunc(v.events[0], is) || slices.ContainsFunc(v.events[1], is)
}

// seesTop reports whether the seat sees the top card of the side's deck, and so each that is drawn.
func (v *veil) seesTop(side keyforge.Side) bool { return v.top(0, side) != 0 }

// top is the top card of the side's deck in a game, if the seat sees it.
func (v *veil) top(game int, side keyforge.Side) keyforge.Slot {
	g := v.games[game]
	if g == nil || len(g.Pile(side, card.Deck)) == 0 || !g.Sees(v.seat, g.Pile(side, card.Deck).Top()) {
		return 0
	}
	return g.Pile(side, card.Deck).Top()
}

// turnsUpTop reports whether a hidden card has become the top card of a deck that is played
// with that revealed.
func (v *veil) turnsUpTop() bool {
	for game := range v.games {
		for side := range keyforge.Side(keyforge.MaxSides) {
			if v.hidden[v.top(game, side)] {
				return true
			}
		}
	}
	return false
}

// open reports whether the seat sees the cards in the zone of a side.
func (v *veil) open(z card.Zone, side keyforge.Side) bool {
	switch z {
	case card.Deck, card.Under:
		return false
	case card.Archives:
		return side == v.seat
	case card.Hand:
		return side == v.seat || v.games[0].Mode().Rules().Adventure
	}
	return true
}

// asked reports whether the games wait for the same: if the seat decides, it is shown
// hidden cards, or is asked the same.
func (v *veil) asked(t testing.TB) bool {
	real, twin := v.games[0].Question(), v.games[1].Question()
	if !v.games[0].Decides(v.seat) {
		return real.Kind == twin.Kind && real.Purpose == twin.Purpose && real.Side == twin.Side
	}
	for c, hidden := range v.hidden {
		if hidden && (real.Domain.Has(keyforge.Slot(c)) || twin.Domain.Has(keyforge.Slot(c))) {
			return false
		}
	}
	require.Equal(t, *real, *twin, "what the seat is asked: %v", v.said)
	return true
}

// alike requires that the same is told of both games.
func (v *veil) alike(t testing.TB, what string, told func(*keyforge.Game) any) {
	t.Helper()
	if real, twin := told(v.games[0]), told(v.games[1]); !reflect.DeepEqual(real, twin) {
		require.Equal(t, real, twin, "%s depends on hidden cards: %v", what, v.said)
	}
}
