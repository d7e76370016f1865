package lab

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// watcher follows one game and counts in it.
type watcher struct {
	seats   int
	began   bool // the first turn has
	now     keyforge.Side
	turn    int // of the players
	turns   [keyforge.MaxSides]int
	amber   [keyforge.MaxSides]int
	damage  [keyforge.MaxSides]int
	keys    [keyforge.MaxSides]int
	drawn   [keyforge.MaxCards]bool
	plays   [keyforge.MaxCards]int
	reached []rise
	buf     []keyforge.GaugeValue
}

// rise is a gauge that reached a value.
type rise struct {
	name        string
	value, turn int
}

func (w *watcher) begin(g *keyforge.Game) {
	*w = watcher{seats: g.Seats(), now: keyforge.NoSide, reached: w.reached[:0], buf: w.buf}
	for side := range keyforge.Side(w.seats) {
		for _, c := range g.Pile(side, card.Hand) {
			w.drawn[c] = true
		}
	}
}

func (w *watcher) watch(g *keyforge.Game, events []keyforge.Event) {
	if events == nil { // none has happened yet
		w.begin(g)
	}
	for i := range events {
		e := &events[i]
		player := int(e.Side) < w.seats
		switch e.Kind {
		case keyforge.TurnBegan:
			w.began, w.now = true, e.Side
			if player {
				w.turn++
				w.turns[e.Side]++
			}
		case keyforge.Drew:
			w.drawn[e.Card] = true
		case keyforge.Moved:
			if !w.began && e.From == card.Hand { // a mulligan
				w.drawn[e.Card] = false
			}
		case keyforge.Played:
			if g.Card(e.Card).Owner == e.Side {
				w.plays[e.Card]++
			}
		case keyforge.Gained, keyforge.Stole:
			if player {
				w.amber[e.Side] += int(e.N)
			}
		case keyforge.KeyForged:
			w.keys[e.Side%keyforge.MaxSides]++
		case keyforge.KeyUnforged:
			w.keys[e.Side%keyforge.MaxSides]--
		case keyforge.DamageDealt:
			w.dealt(g, e)
		case keyforge.Rose:
			w.rose(g, e)
		}
	}
}

// dealt counts damage on cards of the other side: as dealt by the controller of the card
// that it came from, or else by the side whose turn it is.
func (w *watcher) dealt(g *keyforge.Game, e *keyforge.Event) {
	side := w.now
	if e.Other != 0 {
		side = g.Card(e.Other).Ctrl
	} else if e.Source != 0 {
		side = g.Card(e.Source).Ctrl
	}
	if int(side) < w.seats && g.Card(e.Card).Ctrl == g.Opponent(side) {
		w.damage[side] += int(e.N)
	}
}

// rose notes the gauges that an event has raised.
func (w *watcher) rose(g *keyforge.Game, e *keyforge.Event) {
	raised := g.RaisedGauges(e)
	w.buf = g.Gauges(w.buf[:0])
	for i := range w.buf {
		if r := &w.buf[i]; raised&(1<<i) != 0 && r.Limited && !r.OfPool {
			w.reached = append(w.reached, rise{r.Name, int(e.N), w.turn})
		}
	}
}

// note counts the finished game in which the i-th deck of the cell sat in seat at[i].
func (w *watcher) note(g *keyforge.Game, at []keyforge.Side, hash uint64) Counts {
	won := g.Won(at[0])
	c := Counts{Hash: Hash(hash), Seats: make([]Seat, len(at))}
	if won {
		c.Won = 1
	}
	if !g.Over() {
		c.Unfinished = 1
	}
	c.Turns.note(w.turn)
	c.Ended = count(nil, w.turn)
	if won {
		c.WonIn = c.Ended
	}
	if b := g.Boss(); b != 0 {
		c.Near.note(int(g.Card(b).Damage))
	} else {
		c.Near.note(w.keys[at[0]])
	}
	w.buf = g.Gauges(w.buf[:0])
	for i := range w.buf {
		if r := &w.buf[i]; r.Limited && !r.OfPool {
			c.gauge(r.Name, r.Limit)
		}
	}
	for _, r := range w.reached {
		reached := c.gauge(r.name, 0).Reached
		if r.value >= 1 && r.value <= len(reached) && len(reached[r.value-1]) == 0 {
			reached[r.value-1] = count(nil, r.turn)
		}
	}
	for i, side := range at {
		c.Seats[i] = Seat{Turns: w.turns[side], Amber: w.amber[side], Damage: w.damage[side]}
	}
	return c
}

// cards counts what became of the cards of the deck in that seat.
func (w *watcher) cards(g *keyforge.Game, side keyforge.Side, won bool, cards []Card) {
	var drawn, played [keyforge.MaxCards]bool // by their places among the cards
	for c := keyforge.Slot(1); int(c) <= g.CardCount(); c++ {
		if g.Card(c).Owner != side || !w.drawn[c] && w.plays[c] == 0 {
			continue
		}
		id := g.Catalogue().Card(g.Card(c).Def).ID
		i := slices.IndexFunc(cards, func(k Card) bool { return k.ID == id })
		if i < 0 {
			continue // it was made during the game
		}
		drawn[i] = drawn[i] || w.drawn[c]
		played[i] = played[i] || w.plays[c] > 0
		cards[i].Plays += w.plays[c]
	}
	for i := range cards {
		one := &cards[i]
		if drawn[i] {
			one.Drawn = count(nil, w.turn)
		}
		if played[i] {
			one.Played = count(nil, w.turn)
		}
		if won {
			one.WonDrawn, one.WonPlayed = one.Drawn, one.Played
		}
	}
}
