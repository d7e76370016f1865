package table

import (
	"math"

	"github.com/keyraken/keyraken/game"
)

// Instant is the speed from which on nothing is seen to move.
const Instant = 1000

// A chain is the events that come of one command. One that takes longer than
// unhurried, in seconds at normal speed, goes faster and faster, so that none
// takes longer than longest, besides its grand moments.
const (
	unhurried = 7.0
	longest   = 18.0
)

// again is how long an event takes, as a share of its time, after which one of its
// kind comes: they are one thing.
const again = 0.2

// alike reports whether two kinds of events are one thing when they follow each
// other. Damage, and what stops it, is dealt at once.
func alike(a, b game.EventKind) bool {
	return a == b && a != game.AttackMade && !beats[a].grand || blows[a] && blows[b]
}

var blows = [game.EventKinds]bool{game.DamageDealt: true, game.DamagePrevented: true, game.WardBroken: true}

// pace is how much faster the chain goes on for having been long already.
func (m *Model) pace() float64 {
	if m.grand || m.shown < unhurried || !m.Showing() {
		return 1
	}
	return math.Exp((m.shown - unhurried) / (longest - unhurried))
}

// show shows the events whose time has come.
func (m *Model) show(dt float64) {
	if !m.Showing() {
		return
	}
	if m.Speed >= Instant {
		m.Skip()
		return
	}
	m.wait -= dt
	if !m.grand {
		m.shown += dt
	}
	for m.wait <= 0 && m.next < len(m.queue) {
		if beats[m.queue[m.next].Kind].grand {
			m.wait = 0 // what went by too fast takes nothing from it
		}
		m.wait += m.step(true)
	}
	if m.wait <= 0 {
		m.Settle()
	}
}

// Skip shows all that is left at once.
func (m *Model) Skip() {
	for m.next < len(m.queue) {
		m.step(false)
	}
	m.still()
	m.Settle()
}

// step shows one event and returns how long it takes.
func (m *Model) step(seen bool) float64 {
	e := &m.queue[m.next]
	if seen {
		m.leave(e)
	}
	m.Board.follow(e)
	if e.Kind == game.Saw {
		m.looked(e)
	}
	m.tell(e)
	if !seen {
		return 0
	}
	b := &beats[e.Kind]
	if b.show != nil {
		b.show(m, e)
	}
	m.feel(e)
	m.follows(e)
	m.cue(e)
	return m.length(e, b)
}

// length is how long an event takes before the next one comes.
func (m *Model) length(e *game.Event, b *beat) float64 {
	t := b.time
	m.grand = b.grand
	switch {
	case e.Kind == game.AttackMade:
		t = m.contact(e)
	case t < 0 && m.Board.TurnOf == game.Monster:
		t *= -2
	case t < 0:
		t = -t
	}
	if m.next < len(m.queue) && alike(e.Kind, m.queue[m.next].Kind) {
		t *= again
	}
	return t
}

// tell takes the next event into the numbers and the log.
func (m *Model) tell(e *game.Event) {
	m.Tally.event(e, m.Board.Boss)
	for len(m.lines) > 0 && m.lines[0].Event <= m.next {
		m.log(m.lines[0].Text, e)
		m.lines = m.lines[1:]
	}
	m.next++
}

func (m *Model) log(line string, e *game.Event) {
	if line == "" {
		m.Log = append(m.Log, Entry{Turn: true, Side: m.Board.TurnOf})
		return
	}
	if n := len(m.Log); n > 0 && m.Log[n-1].Turn && m.Log[n-1].Text == "" {
		m.Log[n-1].Text, m.Log[n-1].Side = line, e.Side
		return
	}
	m.Log = append(m.Log, Entry{Text: line, Side: m.Board.TurnOf, Card: e.Card})
}
