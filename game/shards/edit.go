package shards

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/strict"
)

// Edit is a change of the table by hand. What is left out stays as it is; what was in a pile that is named leaves the game,
// unless it is named again. Cards are taken from what leaves, from the centre deck unless that is named too, and from what is
// out of the game; where none is to be had another one is added. Seats count from 1, piles begin at the top.
type Edit struct {
	Turn    int    `json:"turn,omitempty"`  // whose turn begins, without what was under way
	Turns   int32  `json:"turns,omitempty"` // how many have begun, with this one
	Prey    int    `json:"prey,omitempty"`  // whom the automaton hunts
	Seed    uint64 `json:"seed,omitempty"`
	Random  string `json:"random,omitempty"` // the state of the random numbers, in place of a seed
	Renewed *uint8 `json:"renewed,omitempty"`
	Struck  *bool  `json:"struck,omitempty"`  // ten damage or more was dealt to one opponent this turn
	Groups  *uint8 `json:"groups,omitempty"`  // of mercenaries that went under the centre deck
	Leading *uint8 `json:"leading,omitempty"` // of an auction, with the next two
	Passed  *uint8 `json:"passed,omitempty"`
	High    *int32 `json:"high,omitempty"`

	Row      []CardEdit    `json:"row,omitzero"` // places from left to right; one without a name is empty
	Centre   []CardEdit    `json:"centre,omitzero"`
	Banished []CardEdit    `json:"banished,omitzero"`
	Aside    []CardEdit    `json:"aside,omitzero"`  // out of the game
	Played   []CardEdit    `json:"played,omitzero"` // this turn, in order; they lie where they lie
	Lasting  []LastingEdit `json:"lasting,omitzero"`
	Seats    []SeatEdit    `json:"seats,omitempty"`

	handles map[string]Slot
}

// SeatEdit changes what belongs to a player or to an automaton, which has the last seat.
type SeatEdit struct {
	Seat     int    `json:"seat"`
	Leader   string `json:"leader,omitempty"`
	Health   *int32 `json:"health,omitempty"`
	Mastery  *int32 `json:"mastery,omitempty"`
	Crystals *int32 `json:"crystals,omitempty"`
	Power    *int32 `json:"power,omitempty"`   // [Infinite] is infinite
	Focused  *bool  `json:"focused,omitempty"` // this turn
	Relic    *bool  `json:"relic,omitempty"`   // has been recruited
	Out      *bool  `json:"out,omitempty"`

	Deck    []CardEdit `json:"deck,omitzero"`
	Hand    []CardEdit `json:"hand,omitzero"`
	Discard []CardEdit `json:"discard,omitzero"`
	InPlay  []CardEdit `json:"inPlay,omitzero"` // in the order in which they came
	Relics  []CardEdit `json:"relics,omitzero"`
}

// CardEdit is a card: its ID alone, or an object.
type CardEdit struct {
	Card   string `json:"card,omitempty"`
	Label  string `json:"label,omitempty"` // for [Edit.Handles]
	Handle Slot   `json:"handle,omitempty"`
	Used   bool   `json:"used,omitempty"`  // activated this turn
	Fast   bool   `json:"fast,omitempty"`  // fast-played this turn
	Shown  bool   `json:"shown,omitempty"` // all know it
	Known  []int  `json:"known,omitzero"`  // the seats that know it; left out: as usual
	Under  uint8  `json:"under,omitempty"` // the group with which it went under the centre deck
}

// UnmarshalJSON reads an ID, an object, or null for no card.
func (c *CardEdit) UnmarshalJSON(data []byte) error {
	if json.Unmarshal(data, &c.Card) == nil {
		return nil
	}
	type plain CardEdit
	return strict.Decode(data, (*plain)(c))
}

// LastingEdit is an effect until the end of the turn.
type LastingEdit struct {
	Effect  string `json:"effect"`
	N       int32  `json:"n"` // how often, or how many cards
	Kind    string `json:"kind,omitempty"`
	Faction string `json:"faction,omitempty"`
	Cost    int8   `json:"cost,omitempty"`
}

// Rename gives every card and leader the ID that its name stands for.
func (e *Edit) Rename(id func(name string) string) {
	piles := [][]CardEdit{e.Row, e.Centre, e.Banished, e.Aside, e.Played}
	for i := range e.Seats {
		s := &e.Seats[i]
		if s.Leader != "" {
			s.Leader = id(s.Leader)
		}
		piles = append(piles, s.Deck, s.Hand, s.Discard, s.InPlay, s.Relics)
	}
	for _, p := range piles {
		for i := range p {
			if p[i].Card != "" {
				p[i].Card = id(p[i].Card)
			}
		}
	}
}

// Change implements [game.Edit]: a change that is impossible changes nothing.
func (e *Edit) Change(g game.Game) error {
	real := g.(*Game)
	next := &Game{}
	next.CopyFrom(real)
	if err := (&editor{Game: next, said: e}).change(); err != nil {
		return err
	}
	real.CopyFrom(next)
	real.happened = next.events
	return nil
}

// Handles implements [game.Labeller].
func (e *Edit) Handles() map[string]Slot { return e.handles }

// maxTurns is how many turns may have begun.
const maxTurns = 9999

// editor carries out an edit.
type editor struct {
	*Game
	said  *Edit
	piles []placing
	taken Cards // slots that have been given a place
	lies  Cards // slots that lie somewhere and are not to be taken
	early bool  // the table was still set up
}

// placing is the cards of a pile, and what is usual there.
type placing struct {
	cards []CardEdit
	put   func([]Slot)
	known uint8
}

func (e *editor) change() error {
	if err := e.beginTurn(); err != nil {
		return err
	}
	if s := &e.Game.s; e.said.Turn == 0 && (s.Over || s.depth != 1 || s.q.Kind != AskMain) {
		return message.New("shards-edit-now")
	}
	e.said.handles = map[string]Slot{}
	for _, step := range [...]func() error{e.collect, e.place, e.seats, e.table, e.random, e.played, e.lasting, e.alive} {
		if err := step(); err != nil {
			return err
		}
	}
	e.Game.run()
	return nil
}

// seat is the seat with that number.
func (e *editor) seat(n int) (Seat, error) {
	if n < 1 || n > int(e.s.Seats) {
		return NoSeat, message.New("shards-edit-seat", n, int(e.s.Seats))
	}
	return Seat(n - 1), nil
}

// beginTurn begins the turn of a seat, if that is wanted.
func (e *editor) beginTurn() error {
	if e.said.Turn == 0 {
		return nil
	}
	s, err := e.seat(e.said.Turn)
	if err != nil {
		return err
	}
	g := e.Game
	g.s.depth, g.s.q, g.s.answer, g.s.Over, g.s.Winners = 0, Question{}, Command{}, false, 0
	g.calm()
	for i := range g.s.Sides {
		g.s.Sides[i].Crystals, g.s.Sides[i].Power, g.s.Sides[i].Focused = 0, 0, false
	}
	if e.early = g.s.Turns == 0; e.early {
		g.s.Turns = 1
		g.s.Drafted = [2 * MaxSeats]Slot{}
		if g.o.Draft && g.s.Seats < MaxSeats {
			g.s.Known[0] = 0xff // as after any draft with empty places: hashes have it
		}
		g.s.Prey = Seat(g.o.Seats) - 1
	}
	g.s.Turns--
	g.startTurn(s)
	return nil
}

// seats changes the numbers of the seats.
func (e *editor) seats() error {
	for i := range e.said.Seats {
		change := &e.said.Seats[i]
		s := Seat(change.Seat - 1)
		side := &e.s.Sides[s]
		if change.Leader != "" {
			leader, ok := e.cat.byID[change.Leader]
			if !ok || e.cat.Cards[leader].Kind != card.LeaderKind {
				return message.New("shards-no-leader", printable.Quote(change.Leader), e.cat.leaders())
			}
			side.Leader = leader
			e.s.Leading |= 1 << s
		}
		if err := e.numbers(s, change); err != nil {
			return err
		}
		say(&side.Focused, change.Focused)
		say(&side.Relic, change.Relic)
		if say(&side.Out, change.Out); side.Out { // with all cards
			side.Deck.n, side.Hand.n, side.Discard.n, side.InPlay.n, side.Relics = 0, 0, 0, 0, [2]Slot{}
		}
	}
	return nil
}

// numbers changes those of a seat, within their bounds.
func (e *editor) numbers(s Seat, change *SeatEdit) error {
	side := &e.s.Sides[s]
	mastery := e.MostMastery(s)
	if s == e.Automaton() {
		mastery-- // with more it may have won
	}
	for _, n := range [...]struct {
		name     string
		to, said *int32
		most     int32
	}{
		{"health", &side.Health, change.Health, e.MostHealth(s)}, {"mastery", &side.Mastery, change.Mastery, mastery},
		{"crystals", &side.Crystals, change.Crystals, Infinite - 1}, {"power", &side.Power, change.Power, Infinite},
	} {
		if n.said != nil && (*n.said < 0 || *n.said > n.most) {
			return message.New("shards-edit-number", n.name, *n.said, 0, n.most)
		}
		say(n.to, n.said)
	}
	return nil
}

// say changes a value if something is said of it.
func say[T any](to, said *T) {
	if said != nil {
		*to = *said
	}
}

// table changes what belongs to nobody.
func (e *editor) table() error {
	s := &e.Game.s
	say(&s.Renewed, e.said.Renewed)
	say(&s.Struck, e.said.Struck)
	say(&s.group, e.said.Groups)
	say(&s.Leading, e.said.Leading)
	say(&s.Passed, e.said.Passed)
	say(&s.High, e.said.High)
	if e.said.Prey != 0 {
		prey, err := e.seat(e.said.Prey)
		switch {
		case err != nil:
			return err
		case prey == e.Automaton():
			return message.New("shards-edit-out")
		}
		s.Prey = prey
	}
	if n := e.said.Turns; n < 0 || n > maxTurns {
		return message.New("shards-edit-number", "turns", n, 1, maxTurns)
	} else if n > 0 {
		s.Turns = n
	}
	return nil
}

// random changes the random numbers to come.
func (e *editor) random() error {
	s := &e.Game.s
	if e.said.Seed != 0 {
		s.rng = *rand.NewPCG(e.said.Seed, 0x45444954)
	}
	if e.said.Random != "" {
		state, err := hex.DecodeString(e.said.Random)
		if err != nil || s.rng.UnmarshalBinary(append([]byte("pcg:"), state...)) != nil {
			return message.New("shards-edit-random", printable.Quote(e.said.Random))
		}
	}
	return nil
}

// played changes what has been played this turn.
func (e *editor) played() error {
	s := &e.Game.s
	switch {
	case e.said.Played == nil:
		return nil
	case len(e.said.Played) > maxPile:
		return message.New("shards-edit-room", len(e.said.Played), maxPile)
	}
	s.Played.n = 0
	for i := range e.said.Played {
		c, ok := e.find(&e.said.Played[i])
		if !ok {
			return message.New("shards-edit-played", printable.Quote(e.said.Played[i].Card))
		}
		s.Played.push(c)
	}
	return nil
}

// find is a card that has been played this turn: by its handle, or else the first with its ID before its player.
func (e *editor) find(edit *CardEdit) (Slot, bool) {
	if c := edit.Handle; c != 0 {
		return c, c < e.count
	}
	side := &e.s.Sides[e.s.Turn]
	for _, p := range [...]*Pile{&side.InPlay, &side.Discard} {
		for _, c := range p.Cards() {
			if e.Game.Card(c).ID == edit.Card && !e.s.Played.Has(c) {
				return c, true
			}
		}
	}
	return 0, false
}

// lasting changes the effects until the end of the turn.
func (e *editor) lasting() error {
	if e.said.Lasting == nil {
		return nil
	}
	e.s.Lasting = [card.LastingCount]Lasting{}
	for i := range e.said.Lasting {
		l := &e.said.Lasting[i]
		effect, known := named(l.Effect, card.LastingCount)
		kind, kinded := named(l.Kind, card.FilterKindCount)
		faction, of := named(l.Faction, card.FactionCount)
		if !known || !kinded || !of || effect == card.NoLasting || l.N < 1 || l.N > 99 || l.Cost < 0 {
			return message.New("shards-edit-lasting", i+1)
		}
		e.s.Lasting[effect] = Lasting{l.N, card.Filter{Kind: kind, Faction: faction, Cost: l.Cost}}
	}
	return nil
}

// Word is a name in data as one word, such as "copy-played".
func Word(name fmt.Stringer) string { return strings.ReplaceAll(name.String(), " ", "-") }

// named is the constant with that name.
func named[T interface {
	~uint8
	String() string
}](name string, count T) (T, bool) {
	for v := range count {
		if Word(v) == name {
			return v, true
		}
	}
	return 0, false
}

// alive fails if the game would be over, or could not go on.
func (e *editor) alive() error {
	g := e.Game
	left, leads := map[Seat]bool{}, map[uint8]bool{}
	for s := range Seat(g.s.Seats) {
		side := &g.s.Sides[s]
		switch {
		case e.early && g.s.Leading>>s&1 == 0:
			return message.New("shards-edit-leader", int(s)+1)
		case leads[side.Leader]:
			return message.New("shards-edit-leaders", printable.Quote(g.Leader(s).ID))
		case side.Health == 0 && !side.Out:
			return message.New("shards-edit-dead", int(s)+1)
		}
		leads[side.Leader] = true
		if !side.Out {
			left[g.team(s)] = true
		}
	}
	switch {
	case len(left) < 2:
		return message.New("shards-edit-over")
	case g.s.Sides[g.s.Turn].Out, g.s.Sides[g.s.Prey].Out:
		return message.New("shards-edit-out")
	}
	return nil
}
