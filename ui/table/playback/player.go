// Package playback plays the events of a game onto a board over time: what moves, what
// flashes, what is heard and what is told while the board goes from its state before
// a command to its state after it.
//
// [Player.Play] gives a [Player] the events of a command; it shows them one after another,
// each for its time (see beats.go). It knows the game by them alone: nothing here reads
// their final result, until [Player.SyncBoard] sets the board right and learns that the next
// question is asked.
//
// Decisions. A chain of events is bounded in time: past a few seconds it goes faster and
// faster, except for its grand moments, so that nobody waits long and short chains keep
// the chosen speed. Simultaneous events are a run of like events, shown with little time
// between them. A line is told with the last event that it covers, in words that are true
// at that event.
package playback

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/table/recap"
)

// Player plays events onto a board.
type Player struct {
	Board    board.Board
	Places   layout.TablePlaces // where everything is; laid out by its owner
	Words    narrate.Narrator
	Log      []Entry
	Tally    Tally
	Outcomes []recap.Outcome // of all turns of the monster
	Input    int             // the number of inputs of the story before what is played

	People        [keyforge.MaxSides]bool // the sides of persons, who know what they play
	Watched       bool                    // nobody is asked: the story is watched
	Speed         float64                 // of motion; 0 stops time, from Instant on nothing moves
	ReducedMotion bool                    // reduced motion: fades instead of flights, and no shaking

	// Hold, when set, is called for each event that has been shown: if it returns
	// true, nothing more is shown before [Player.Release].
	Hold func(*keyforge.Event) bool

	// Told, when set, reports whether the log may lead to the card of an event.
	Told func(*keyforge.Event) bool

	// Peeked are the cards that a person was allowed to look at, until [Player.Peek]
	// takes them.
	Peeked []keyforge.Slot

	Held   keyforge.Slot // the dragged card, or 0
	HeldAt layout.Point

	Effects []Effect
	Shown   Showcase
	Tide    float64 // the water, moving between 0, low, and 1, high
	Quake   float64 // the shaking of the table, fading from 1
	Beast   Beast
	Jolt    float64       // the shaking after a blow, fading from at most 1
	Clock   float64       // seconds so far for motion that only decorates, at any speed
	Prey    keyforge.Slot // the victim that the monster has marked and is about to strike, or 0

	sprites [keyforge.MaxCards]sprite
	levels  []float64 // of the gauges, moving toward their values
	cues    []Cue
	queue   []keyforge.Event
	next    int           // the first event of queue that has not been shown
	wait    float64       // before it is shown
	shown   float64       // seconds of this chain so far, at normal speed
	grand   bool          // a grand moment is being shown
	asked   bool          // a person is asked
	held    bool          // see Hold
	lines   []string      // that tell the event being shown
	Doing   keyforge.Slot // the card whose play or use is being told, or 0
	acting  keyforge.Slot // the card that causes what is shown
	fight   fight
}

// Start prepares the player for a game told in those words, with those persons.
func (p *Player) Start(words narrate.Narrator, people [keyforge.MaxSides]bool) {
	p.Words, p.People = words, people
	p.Words.Cards = &p.Board
}

// Play begins to show the events of a command. The player keeps them.
func (p *Player) Play(events []keyforge.Event) {
	p.queue, p.next, p.shown, p.asked = events, 0, 0, false
}

// PlayPart begins to show the events from one up to another, on the board as it is
// after the earlier ones.
func (p *Player) PlayPart(events []keyforge.Event, from, to int) {
	p.Play(events[:to])
	for p.next < from {
		p.step(false)
	}
	p.Still()
	p.wait = leadIn
}

// leadIn is for how many seconds the board is visible before a part is shown.
const leadIn = 0.6

// Events are the events of the last command, until [Player.SyncBoard]; the next command
// may reuse their memory.
func (p *Player) Events() []keyforge.Event { return p.queue }

// Showing reports whether there are events left to show.
func (p *Player) Showing() bool { return p.next < len(p.queue) || p.wait > 0 || p.held }

// Stopped reports whether the showing has stopped, see Hold.
func (p *Player) Stopped() bool { return p.held && p.wait <= 0 }

// Release resumes after a hold.
func (p *Player) Release() {
	if p.held {
		p.held, p.shown, p.wait = false, 0, max(p.wait, moment)
	}
}

// moment is as good as no time, but not zero: after it the player checks again
// whether anything is left.
const moment = 1e-6

// SyncBoard sets the board to what is seen of the game once all events have been shown.
// Asked is whether a person is asked now.
func (p *Player) SyncBoard(g *keyforge.Game, v *keyforge.View, asked bool) {
	p.queue, p.next, p.wait, p.asked, p.held = p.queue[:0], 0, 0, asked, false
	p.Board.Load(g, v)
	for _, c := range p.Peeked {
		p.Board.Reveal(c)
	}
	if v.Question.Kind == keyforge.AskMain {
		p.missed()
	}
}

// Peek takes the cards that a person was allowed to look at.
func (p *Player) Peek() []keyforge.Slot {
	cards := p.Peeked
	p.Peeked = nil
	return cards
}

// Jump shows the board as it is, after the story has moved to another place.
func (p *Player) Jump() {
	p.Tide, p.Beast.Wounds, p.levels = p.tideGoal(), p.wounds(), p.levels[:0]
	p.rise(0)
}

// Retell adds events to the board, the numbers and the log, without showing them.
func (p *Player) Retell(events []keyforge.Event) {
	p.Play(events)
	for p.next < len(p.queue) {
		e := &p.queue[p.next]
		p.Board.Follow(e)
		p.tell(e)
	}
}

// Advance returns how many seconds dt seconds are for what is shown.
func (p *Player) Advance(dt float64) float64 { return dt * p.Speed * p.pace() }

// Instant is the speed from which on no motion is visible.
const Instant = 1000

// A chain is the events of one command. A chain that takes longer than unhurried,
// in seconds at normal speed, gets faster and faster, so that none takes longer
// than longest, not counting its grand moments.
const (
	unhurried = 7.0
	longest   = 18.0
)

// again is the part of its time that an event takes if another of its kind
// follows: they are one thing.
const again = 0.2

// alike reports whether two kinds of events are one thing when they follow each
// other. Damage and what prevents it are simultaneous.
func alike(a, b keyforge.EventKind) bool {
	return a == b && a != keyforge.AttackMade && !beats[a].grand || blows[a] && blows[b]
}

var blows = [keyforge.EventKinds]bool{keyforge.DamageDealt: true, keyforge.DamagePrevented: true, keyforge.WardBroken: true}

// pace is how much faster the chain goes for having been long already.
func (p *Player) pace() float64 {
	if p.grand || p.shown < unhurried || !p.Showing() {
		return 1
	}
	return math.Exp((p.shown - unhurried) / (longest - unhurried))
}

// Show shows the events whose time has come, and reports whether the last one has now
// been shown: then the player must rest.
func (p *Player) Show(dt float64) (done bool) {
	if !p.Showing() {
		return false
	}
	if p.Speed >= Instant {
		p.Skip()
		return !p.Showing()
	}
	p.wait -= dt
	if p.held {
		p.wait = max(0, p.wait)
		return false
	}
	if !p.grand {
		p.shown += dt
	}
	for p.wait <= 0 && p.next < len(p.queue) && !p.held {
		if beats[p.queue[p.next].Kind].grand {
			p.wait = 0 // time overshot earlier does not shorten it
		}
		p.wait += p.step(true)
	}
	return p.wait <= 0 && !p.held
}

// Skip shows everything left at once, as far as nothing holds it.
func (p *Player) Skip() {
	for p.next < len(p.queue) && !p.held {
		p.step(false)
	}
	p.wait = 0
	p.Still()
}

// step shows one event and returns how long it takes.
func (p *Player) step(seen bool) float64 {
	e := &p.queue[p.next]
	if seen {
		p.leave(e)
	}
	p.Board.Follow(e)
	if e.Kind == keyforge.Saw && e.Card != 0 && !p.Watched && p.person(e.Side) {
		p.Peeked = append(p.Peeked, e.Card)
	}
	p.tell(e)
	p.held = p.Hold != nil && p.Hold(e)
	if !seen || e.Kind == keyforge.HadNoEffect && e.Card == 0 { // nobody here notices
		return 0
	}
	p.strikes(e)
	b := &beats[e.Kind]
	if b.show != nil {
		b.show(p, e)
	}
	p.feel(e)
	p.showCause(e)
	p.cue(e)
	return p.length(e, b)
}

// length is how long an event takes before the next one comes.
func (p *Player) length(e *keyforge.Event, b *beat) float64 {
	t := b.time
	p.grand = b.grand
	switch {
	case e.Kind == keyforge.AttackMade:
		t = p.contact(e)
	case t < 0 && p.Board.TurnOf == keyforge.Monster:
		t *= -2
	case t < 0:
		t = -t
	}
	if p.next < len(p.queue) && alike(e.Kind, p.queue[p.next].Kind) {
		t *= again
	}
	return t
}
