// Package recap tells how a game of any adventure went, from its events alone: the
// [Outcome]s of the monster's turns, which the table keeps in sight, and the
// [Game] of a whole game, which is shown at its end.
package recap

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/table/board"
)

// OutcomeKind is what a [Outcome] was.
type OutcomeKind uint8

// The kinds of deeds.
const (
	Began      OutcomeKind = iota // the turn; not a deed itself
	Played                        // a card was played
	Came                          // a card came into play without being played
	Damaged                       // a card took N damage
	Destroyed                     // a card was destroyed
	Saved                         // and then was not
	Healed                        // N damage was taken off a card
	Gained                        // a side gained N æmber
	Lost                          // a side lost N æmber
	Captured                      // a card captured N æmber
	Rose                          // a number of the adventure rose, to N
	TideRose                      //
	TideFell                      //
	Stunned                       // a card was stunned
	Warded                        //
	WardBroken                    //
	Enraged                       //
	Discarded                     // a card of a hand
	Returned                      // a card that was in play went to a hand or a deck
	Archived                      // a card; without one a hidden card
	Purged                        // a card
	Counted                       // N counters were put on a card, or taken off it
	Unforged                      // a key of a side
	Chained                       // a side gained N chains
	Turned                        // control of a card changed
	OutcomeKinds
)

// Outcome is one thing that came of a turn of the monster.
type Outcome struct {
	Kind  OutcomeKind
	Side  keyforge.Side // whose æmber, key or chains
	Card  keyforge.Slot // the card it happened to, or 0
	Def   uint16        // which card that was then
	House card.House
	N     int
	Line  int // its line in the log
	Moment
}

// Number is a number unique among the deeds of the game.
func (d *Outcome) Number() int { return (d.At<<16|d.Event)*int(OutcomeKinds) + int(d.Kind) }

// Moment is a part of the results of one command.
type Moment struct {
	At    int // the number of inputs of the story before the command
	Event int // the first of the resulting events that belongs to it
}

// Outcomes appends the results of an event in a turn of the monster, which the board
// has followed. Told is its line in the log.
func Outcomes(all []Outcome, b *board.Board, e *keyforge.Event, at Moment, told int) []Outcome {
	if b.TurnOf != keyforge.Monster {
		return all
	}
	d := Outcome{Kind: kinds[e.Kind], Side: e.Side, Card: e.Card, N: int(e.N), Line: told, Moment: at}
	add := func(d Outcome) {
		f := &b.Faces[d.Card]
		d.Def, d.House = f.Def, f.House
		all = append(all, d)
	}
	switch e.Kind {
	case keyforge.TurnBegan, keyforge.CardStunned, keyforge.CardWarded, keyforge.WardBroken, keyforge.CardEnraged, keyforge.Destroyed,
		keyforge.Saved, keyforge.Played,
		keyforge.Discarded, keyforge.KeyUnforged, keyforge.ControlChanged:
		add(d)
	case keyforge.DamageDealt, keyforge.DamageMoved, keyforge.Healed, keyforge.Gained, keyforge.Captured, keyforge.Exalted, keyforge.Rose,
		keyforge.ChainsGained,
		keyforge.CountersPut:
		if e.N > 0 || e.N < 0 && e.Kind != keyforge.DamageMoved {
			add(d)
		}
	case keyforge.Lost, keyforge.Paid:
		add(d)
		if to := e.With(); e.Kind == keyforge.Paid && to != keyforge.NoSide {
			d.Kind, d.Side = Gained, to
			add(d)
		}
	case keyforge.Stole:
		add(d)
		if from := e.With(); from != keyforge.NoSide {
			d.Kind, d.Side = Lost, from
			add(d)
		}
	case keyforge.AmberMoved:
		if to := e.With(); to != keyforge.NoSide && e.Other == 0 && e.N > 0 {
			d.Kind, d.Side, d.Card = Gained, to, 0
			add(d)
		}
	case keyforge.TideTurned:
		if e.N == 0 {
			d.Kind = TideFell
		}
		add(d)
	case keyforge.EnteredPlay:
		if !playedLast(all, e.Card) {
			add(d)
		}
	case keyforge.Drew:
		if e.To == card.Archives { // nobody sees it
			d.Card, d.N = 0, 1
			add(d)
		}
	case keyforge.Moved:
		if d.Kind = moved(e); d.Kind != Began {
			add(d)
		}
	}
	return all
}

// kinds are the deeds that events are.
var kinds = [keyforge.EventKinds]OutcomeKind{
	keyforge.Played: Played, keyforge.EnteredPlay: Came, keyforge.DamageDealt: Damaged, keyforge.DamageMoved: Damaged, keyforge.Destroyed: Destroyed,
	keyforge.Saved: Saved, keyforge.Healed: Healed, keyforge.Gained: Gained, keyforge.Stole: Gained, keyforge.Lost: Lost, keyforge.Paid: Lost,
	keyforge.Captured: Captured, keyforge.Exalted: Captured, keyforge.AmberMoved: Gained, keyforge.Rose: Rose, keyforge.TideTurned: TideRose,
	keyforge.CardStunned: Stunned, keyforge.CardWarded: Warded, keyforge.WardBroken: WardBroken, keyforge.CardEnraged: Enraged,
	keyforge.Discarded: Discarded, keyforge.Drew: Archived, keyforge.CountersPut: Counted, keyforge.KeyUnforged: Unforged, keyforge.ChainsGained: Chained,
	keyforge.ControlChanged: Turned,
}

// moved is the deed of moving a card, or Began for none. Destroying and discarding have
// deeds of their own.
func moved(e *keyforge.Event) OutcomeKind {
	switch {
	case e.To == card.Purged:
		return Purged
	case e.To == card.Archives:
		return Archived
	case e.From.InPlay() && (e.To == card.Hand || e.To == card.Deck):
		return Returned
	}
	return Began
}

// playedLast reports whether the card was played since the turn began.
func playedLast(all []Outcome, c keyforge.Slot) bool {
	for i := len(all) - 1; i >= 0 && all[i].Kind != Began; i-- {
		if all[i].Kind == Played && all[i].Card == c {
			return true
		}
	}
	return false
}

// LastTurn is the index at which the deeds of the last turn of the monster begin,
// and len(all) before its first.
func LastTurn(all []Outcome) int {
	for i := len(all) - 1; i >= 0; i-- {
		if all[i].Kind == Began {
			return i
		}
	}
	return len(all)
}

// Sum is the deeds of a turn in short: what happened repeatedly to a card or a side
// becomes one deed, with the sum; a destroyed card is not also damaged, and a saved
// one not destroyed.
func Sum(sum, turn []Outcome) []Outcome {
	sum = sum[:0]
	for _, d := range turn {
		switch d.Kind {
		case Began:
			continue
		case Saved:
			sum = drop(sum, Destroyed, d.Card)
			continue
		case Destroyed:
			sum = drop(sum, Damaged, d.Card)
		}
		if i := same(sum, &d); i >= 0 {
			sum[i].N += d.N
			continue
		}
		sum = append(sum, d)
	}
	return sum
}

// drop leaves out the deeds of a kind that happened to a card.
func drop(sum []Outcome, k OutcomeKind, c keyforge.Slot) []Outcome {
	for i := range sum {
		if sum[i].Kind == k && sum[i].Card == c {
			return append(sum[:i], sum[i+1:]...)
		}
	}
	return sum
}

// same is the index of a deed to which another can be added, or -1.
func same(sum []Outcome, d *Outcome) int {
	switch d.Kind {
	case Damaged, Healed, Gained, Lost, Captured, Archived, Counted, Chained:
	default:
		return -1
	}
	for i := range sum {
		if o := &sum[i]; o.Kind == d.Kind && o.Card == d.Card && o.Side == d.Side {
			return i
		}
	}
	return -1
}

// causes are the events that begin something: all events before the next of them
// result from it.
var causes = [keyforge.EventKinds]bool{keyforge.TurnBegan: true, keyforge.Played: true, keyforge.Used: true, keyforge.AttackMade: true,
	keyforge.Rose:      true,
	keyforge.TurnEnded: true, keyforge.HouseChosen: true}

// Scene is the part of the command's events that shows the moment: from its cause
// up to the next cause.
func (m Moment) Scene(events []keyforge.Event) (from, to int) {
	from = min(m.Event, len(events))
	for from > 0 && (from == len(events) || !causes[events[from].Kind]) {
		from--
	}
	for to = min(m.Event+1, len(events)); to < len(events) && !causes[events[to].Kind]; to++ {
	}
	return from, to
}
