package kind

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/shards/lang"
)

// view is what is on the table. Seats count from 1; an automaton has the last.
type view struct {
	Turn     int       `json:"turn"`   // how many have begun; 0 while the table is set up
	Active   int       `json:"active"` // whose turn it is
	Prey     int       `json:"prey,omitempty"`
	Winners  []int     `json:"winners,omitempty"`
	Question *question `json:"question,omitempty"`
	Row      []*known  `json:"row"` // null: an empty place
	Centre   pile      `json:"centre"`
	Renewed  int       `json:"renewed,omitempty"` // how often banished cards have made a new centre deck
	Banished pile      `json:"banished"`
	Drafted  []*known  `json:"drafted,omitempty"` // relics that may be taken
	Played   []*known  `json:"played"`            // this turn, in order
	Lasting  []lasting `json:"lasting,omitempty"` // until the end of the turn
	Seats    []seat    `json:"seats"`
}

// question is what is asked.
type question struct {
	Kind     string `json:"kind"`
	Seat     int    `json:"seat"`
	Of       int    `json:"of,omitempty"`     // whom it is about
	Source   *known `json:"source,omitempty"` // whose effect asks
	Optional bool   `json:"optional,omitempty"`
}

// pile is cards, those at the top first, as far as they are known.
type pile struct {
	Count int      `json:"count"`
	Cards []*known `json:"cards,omitempty"`
}

// seat is what lies before a player or an automaton.
type seat struct {
	Seat     int      `json:"seat"`
	Name     string   `json:"name"`
	Leader   string   `json:"leader,omitempty"`
	Health   int      `json:"health"`
	Mastery  int      `json:"mastery"`
	Crystals int      `json:"crystals"`
	Power    int      `json:"power"`
	Focused  bool     `json:"focused"` // this turn
	Relic    bool     `json:"relic"`   // has been recruited
	Out      bool     `json:"out,omitempty"`
	Assigned int      `json:"assigned,omitempty"` // power that attacks now
	Blocked  int      `json:"blocked,omitempty"`  // by shields
	Deck     pile     `json:"deck"`
	Hand     pile     `json:"hand"`
	Discard  pile     `json:"discard"`
	InPlay   []*known `json:"inPlay"`
	Relics   pile     `json:"relics"`
}

// lasting is an effect until the end of the turn.
type lasting struct {
	Effect  string `json:"effect"`
	N       int    `json:"n"`              // how often, or how many cards
	Kind    string `json:"kind,omitempty"` // of the cards that it takes
	Faction string `json:"faction,omitempty"`
	Cost    int    `json:"cost,omitempty"` // at most
}

// known is a card whose face is seen.
type known struct {
	Handle  game.Slot `json:"handle"`
	ID      string    `json:"id"`
	Title   string    `json:"title"`
	Defence int       `json:"defence,omitempty"` // of a champion, now
	Used    bool      `json:"used,omitempty"`    // activated this turn
	Fast    bool      `json:"fast,omitempty"`    // fast-played this turn
}

// viewer looks at a game from a seat.
type viewer struct {
	*shards.Game
	seat game.Seat
}

// View implements [game.Data].
func (k *Shards) View(g game.Game, s game.Seat) any {
	v := viewer{g.(*shards.Game), s}
	t := v.State()
	o := &view{
		Turn: int(t.Turns), Active: number(t.Turn), Centre: v.pile(&t.Centre), Banished: v.pile(&t.Banished), Renewed: int(t.Renewed),
		Row: v.places(t.Row[:]), Played: v.cards(t.Played.Cards()), Drafted: v.cards(t.Drafted[:]),
	}
	if v.Automaton() != game.NoSeat {
		o.Prey = number(t.Prey)
	}
	if q := v.Question(); q.Kind != shards.NoQuestion {
		o.Question = &question{Kind: shards.Word(q.Kind), Seat: number(q.Seat), Source: v.card(q.Source), Optional: q.Optional}
		if q.Of != game.NoSeat && q.Kind != shards.AskMain {
			o.Question.Of = number(q.Of)
		}
	}
	for i := range t.Lasting {
		if l := &t.Lasting[i]; l.N != 0 {
			o.Lasting = append(o.Lasting, lasting{shards.Word(card.Lasting(i)), int(l.N), shards.Word(l.Of.Kind), shards.Word(l.Of.Faction),
				int(l.Of.Cost)})
		}
	}
	for s := range game.Seat(t.Seats) {
		o.Seats = append(o.Seats, v.side(s))
		if v.Won(s) {
			o.Winners = append(o.Winners, number(s))
		}
	}
	return o
}

// number is a seat in data.
func number(s game.Seat) int { return int(s) + 1 }

func (v viewer) side(s game.Seat) seat {
	t := v.State()
	side := &t.Sides[s]
	o := seat{
		Seat: number(s), Name: v.SeatName(s), Health: int(side.Health), Mastery: int(side.Mastery), Crystals: int(side.Crystals),
		Power: int(side.Power), Focused: side.Focused, Relic: side.Relic, Out: side.Out, Assigned: int(t.Assigned[s]),
		Blocked: int(t.Blocked[s]), Deck: v.pile(&side.Deck), Hand: v.pile(&side.Hand), Discard: v.pile(&side.Discard),
		InPlay: v.cards(side.InPlay.Cards()),
	}
	if t.Turns > 0 || t.Leading>>s&1 == 1 {
		o.Leader = v.Leader(s).ID
	}
	for _, c := range side.Relics {
		if c != 0 {
			o.Relics.Count++
			o.Relics.Cards = append(o.Relics.Cards, v.seen(c)...)
		}
	}
	return o
}

func (v viewer) pile(p *shards.Pile) pile {
	o := pile{Count: p.Len()}
	for i := range p.Len() {
		o.Cards = append(o.Cards, v.seen(p.Cards()[p.Len()-1-i])...)
	}
	return o
}

// seen is the card, if the viewer knows it.
func (v viewer) seen(c game.Slot) []*known {
	if v.seat == game.NoSeat || v.Sees(v.seat, c) {
		return []*known{v.card(c)}
	}
	return nil
}

// cards are the cards in these slots.
func (v viewer) cards(all []game.Slot) []*known {
	list := []*known{}
	for _, c := range v.places(all) {
		if c != nil {
			list = append(list, c)
		}
	}
	return list
}

// places are the cards in these slots, nil where there is none.
func (v viewer) places(all []game.Slot) (list []*known) {
	for _, c := range all {
		list = append(list, v.card(c))
	}
	return list
}

// card is a card whose face is up; nil for none.
func (v viewer) card(c game.Slot) *known {
	if c == 0 {
		return nil
	}
	d, t := v.Card(c), v.State()
	o := &known{Handle: c, ID: d.ID, Title: lang.English.Name(d.ID), Used: t.Used.Has(c), Fast: t.Fast.Has(c)}
	if d.Champion() {
		o.Defence = int(v.Defence(c))
	}
	return o
}

// event is what has happened.
type event struct {
	Kind   string    `json:"kind"`
	Seat   int       `json:"seat,omitempty"`
	Card   game.Slot `json:"card,omitempty"`
	ID     string    `json:"id,omitempty"` // of the card, or of a leader
	By     game.Slot `json:"by,omitempty"` // the card whose effect it is
	N      int       `json:"n,omitempty"`
	Effect string    `json:"effect,omitempty"` // a lasting one
}

// Events implements [game.Data].
func (k *Shards) Events(g game.Game, s game.Seat) (all []any) {
	v := viewer{g.(*shards.Game), s}
	for _, e := range v.Happened() {
		all = append(all, v.event(e))
	}
	return all
}

func (v viewer) event(e shards.Event) event {
	o := event{Kind: e.Kind.String(), Seat: number(e.Seat), By: e.Other, N: int(e.N)}
	if e.Card != 0 && (v.seat == game.NoSeat || e.Hidden>>v.seat&1 == 0) {
		o.Card, o.ID = e.Card, v.Card(e.Card).ID
	}
	switch e.Kind {
	case shards.CardLaidOut: // in a place, which counts from 1
		o.Seat, o.N = 0, o.N+1
	case shards.CentreRenewed:
		o.Seat = 0
	case shards.LeaderTaken:
		o.ID, o.N = v.Definition(uint8(e.N)).ID, 0
	case shards.LastingBegan:
		o.Effect, o.N = shards.Word(card.Lasting(e.N)), 0
	}
	return o
}
