// Package keyforge is the engine of KeyForge: the rules of the base game. Commands
// drive it; events report what happened.
//
// A [Game] is a catalogue of cards, a [Mode] and a [State]. There is one way in:
// [Game.Apply] carries out a command and returns events. [Game.Legal] lists every
// legal command; [Game.Check] says why a command is not legal. The engine never
// waits for an answer: what it needs to know is the [Question] in the state, and
// the answer is the next command. State is a value, so a copy is an assignment:
//
//	saved := g.Snapshot()
//	…
//	g.Load(&saved)
//
// To look ahead, copy the game into another one: [Game.CopyInto] copies the state
// together with what was derived from it, and a [Game.SetTrial] does without the copy
// that is kept to undo a failed command.
//
// Inside, everything runs on one stack of frames. The abilities of cards are
// compiled from the card language into flat programs (package program); turns,
// playing, fighting, damage, destruction and forging are procedures on the same
// stack, so a trigger can interrupt any of them and ask a question. Rule IDs in
// comments refer to the list in RULES.md.
//
// # What is derived from the state, and when
//
// A table (derived.go) holds what follows from the state: the characteristics of the
// cards in play, the modifiers to look up, the abilities that wait for events, and which
// kinds of these exist, so that asking for one that no card has costs a single bit test.
// The table is not part of the state and is never hashed. It is recomputed when it is
// read and no longer holds:
//
//   - all of it after a change to the cards that bring modifiers or triggers, to
//     upgrades, counters, places in a line or lasting effects, and after a change to
//     anything that a modifier in force depends on ([program.Dependencies]): the turn, the active
//     player, the tide, keys, piles, the cards in play, everything else;
//   - only the characteristics of one card when it enters play, if it brings none of
//     these and no modifier looks at the cards in play; most cards have only abilities
//     with headings, which are found through the card itself. When such a card leaves,
//     nothing.
//
// The state settles only after such a change, and after one that may destroy or move a
// card. Modifiers are not tracked one by one: each may depend on those that apply
// before it, and the whole table is seldom recomputed. The reference is to recompute it
// from scratch, and to settle, before every step; tests compare the two.
//
// # What is kept for undoing, and what a copy includes
//
// A legal command fails only if it exceeds the capacity of a State, so hardly ever.
// Copying the state before every command, in case it fails, took an eighth of the time.
// Now one copy is kept every sixteen commands, with the commands since (backup.go): a
// failure goes back to it and carries those out again. The result is the same, since
// the state alone determines what a command does. A [Game.SetTrial] keeps nothing.
//
// A copy includes what has been derived from its state, the table and the list of
// legal commands, so the first command on it costs no more than the next. Legal
// commands are listed once for a state, and what is in the list is not checked again.
// Whatever changes the state drops the list: settleDown, which every command reaches,
// and altered for everything else.
package keyforge

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Mode is a way to play: the standard duel, or an adventure. It holds no state of its
// own; its numbers are in [State.Mode].
type Mode interface {
	// Name is a short name such as "duel".
	Name() string
	// Table says what differs from the standard game.
	Rules() ModeRules
	// Prepare is called once all cards are in their decks, before hands are drawn.
	Prepare(g *Game)
	// After is called when a side's turn is over, and begins the next one with
	// [Game.BeginTurn] or [Game.BeginMonsterTurn].
	After(g *Game, ended Side)
	// MonsterStep carries out one step of the monster's turn. It may start one
	// procedure (play, use, a window); when that is over, MonsterStep is
	// called again with the step it returned, until it returns done. Each step
	// has a name in [ModeRules.Steps].
	MonsterStep(g *Game, step uint16) (next uint16, done bool)
	// Damaged is called when the damage on the monster, its pool, its number of rises or
	// the counters on a location have changed; it may end the game with [Game.End].
	Damaged(g *Game)
}

// ModeRules says how a mode's table differs from that of the standard game.
type ModeRules struct {
	Adventure bool // players face the monster and share the tide
	// House is the house of players that the cards of the adventure are of, if it is one of
	// theirs: both are one house there (A24).
	House     card.House
	KeysToWin int  // forged keys that win at once; 0: none do
	FirstTurn bool // the first-turn rule holds (K2.14)
	FirstHand int  // cards in the first player's starting hand
	OtherHand int  // and in those of the others
	Seating   bool // players choose the order of turns (A1.5)
	// TidePrice is what raising the shared tide costs for each player, in æmber
	// (A8.3); 0: the players of the adventure cannot raise it this way.
	TidePrice int
	// CardsPerTurn is how many cards of the adventure deck the monster plays in a turn (A10.1).
	CardsPerTurn int
	// Conditions are numbers of the adventure, by name, that differ from those printed
	// on its cards and in its rules; see [Game.Condition].
	Conditions []Condition
	// Numbers names the numbers of [State.Mode] in their order, as saves,
	// scenarios and the protocol call them.
	Numbers []string
	// Times says which of the Numbers are times of [State.Clock], a bit for each.
	Times uint8
	// Steps names the steps of the monster's turn in their order, as saves and
	// scenarios call them.
	Steps []string
	// Startled says that damage as much as its power only startles the monster: it is not how
	// the adventure is won.
	Startled bool
	// Gauges are what the mode shows about itself.
	Gauges []Gauge
}

// Condition is a number that replaces a printed one.
type Condition struct {
	Name string
	N    int
}

// Condition returns n, the number of an adventure with that name, or the number that
// replaces it in this game.
func (g *Game) Condition(name string, n int) int {
	for i := range g.table.Conditions {
		if c := &g.table.Conditions[i]; c.Name == name {
			return c.N
		}
	}
	return n
}

// Gauge is a value of a mode that everybody sees and that may decide the game, such
// as how often the monster has risen. Its name is the key of its texts in the
// adventure; a gauge that shows a number of the mode has the number's name.
type Gauge struct {
	Name  string
	Value func(*Game) int
	Limit func(*Game) int // at which it takes effect; nil: it only informs
	// Goal says that the players win at the limit.
	Goal bool
	// OfPool says that the value is the æmber in the monster's pool, so that the limit
	// may be shown beside it.
	OfPool bool
}

// GaugeValue is what a [Gauge] shows now.
type GaugeValue struct {
	Name    string
	Value   int
	Limit   int
	Limited bool // it has a limit
	OfPool  bool // see [Gauge]
	Goal    bool // see [Gauge]
}

// Gauges reads the gauges of the mode, appended to buf.
func (g *Game) Gauges(buf []GaugeValue) []GaugeValue {
	for i := range g.table.Gauges {
		m := &g.table.Gauges[i]
		r := GaugeValue{Name: m.Name, Value: m.Value(g), Limited: m.Limit != nil, OfPool: m.OfPool, Goal: m.Goal}
		if r.Limited {
			r.Limit = m.Limit(g)
		}
		buf = append(buf, r)
	}
	return buf
}

// RaisedGauges are the gauges that an event raises, a bit for each: the one named after
// the number of the mode that rises, and those of the pool, whose limit is paid
// for the rise.
func (g *Game) RaisedGauges(e *Event) (gauges uint16) {
	if e.Kind != Rose {
		return 0
	}
	for i := range g.table.Gauges {
		if m := &g.table.Gauges[i]; m.OfPool || int(e.Number) < len(g.table.Numbers) && m.Name == g.table.Numbers[e.Number] {
			gauges |= 1 << i
		}
	}
	return gauges
}

// Number is the place in [State.Mode] of the number of that name, or -1 when the
// mode has none.
func (t *ModeRules) Number(name string) int { return slices.Index(t.Numbers, name) }

// Game is a game in progress. It is not safe for concurrent use; the catalogue
// and the mode may be shared by any number of games.
type Game struct {
	cat    *Catalogue
	mode   Mode
	table  ModeRules
	s      State
	d      derived
	backup backup
	legal  []Command // what [Game.Legal] lists
	listed bool      // whether it is the list for the current state
	events []Event
	quiet  bool
	trial  bool            // see [Game.SetTrial]
	labels map[string]Slot // of the position that the game began with
	peaks  Peaks
	// happened and revealed are what the last command of [Game.Do] has caused.
	happened []Event
	revealed bool
	// called are the numbers of the catalogue by which cards go in what is told of the last
	// command although they are others now; renamed says that there are any.
	called  [MaxCards]uint16
	renamed bool
	// numbers are the hashes of the names of the mode's numbers.
	numbers [len(State{}.Mode)]uint64
}

// Empty returns a game without cards, for [Game.Load].
func Empty(cat *Catalogue, mode Mode) *Game {
	g := &Game{cat: cat, mode: mode, table: mode.Rules()}
	for i := range g.numbers {
		g.numbers[i] = hashOf("number") + uint64(i)
		if i < len(g.table.Numbers) {
			g.numbers[i] = hashOf(g.table.Numbers[i])
		}
	}
	return g
}

// New begins a game. It fails when a card of a deck is not in the catalogue.
func New(cat *Catalogue, mode Mode, setup Setup) (*Game, error) {
	g := Empty(cat, mode)
	if err := g.Reset(setup); err != nil {
		return nil, err
	}
	return g, nil
}

// Reset begins another game of the same catalogue and mode in place of g, without
// allocating memory. After an error g is as it was before.
func (g *Game) Reset(setup Setup) error {
	if n := len(setup.Decks); n < 1 || n > MaxSeats || !g.table.Adventure && n != 2 {
		return fmt.Errorf("%s cannot be played with %d decks", g.mode.Name(), n)
	}
	err := g.attempt(func() error { return g.begin(&setup) })
	g.events = g.events[:0]
	return err
}

// Snapshot is a copy of the state of the game, to be kept and loaded again. To read
// single values of it, use the methods of Game; to show the table, use a [Game.View].
func (g *Game) Snapshot() State { return g.s }

// CopyFrom copies the state of another game, of the same catalogue and mode, into g.
func (g *Game) CopyFrom(o *Game) {
	g.s.copyFrom(&o.s)
	g.altered()
	g.d.copyFrom(&o.d, &o.s)
	if o.listed {
		g.legal, g.listed = append(g.legal[:0], o.legal...), true
	}
}

// CopyInto copies the game into w, or into a new game when w is nil or of another
// catalogue or mode, and returns the copy, on which things can be tried out again
// and again.
func (g *Game) CopyInto(w *Game) *Game {
	if w == nil || w.cat != g.cat || w.mode != g.mode {
		w = Empty(g.cat, g.mode)
	}
	w.CopyFrom(g)
	return w
}

// Load makes a copy of s the state of the game. It must come from a game of the same
// catalogue and mode.
func (g *Game) Load(s *State) {
	g.s.copyFrom(s)
	g.altered()
}

// altered records that something other than a command has changed the state.
func (g *Game) altered() {
	g.d.age = outdated
	g.listed = false
	g.callAsTheyAre()
	g.backup.kept = false
}

// callAsTheyAre forgets how what was told of the last command called cards.
func (g *Game) callAsTheyAre() {
	if g.renamed {
		g.called, g.renamed = [MaxCards]uint16{}, false
	}
}

// Catalogue is the catalogue of the game.
func (g *Game) Catalogue() *Catalogue { return g.cat }

// Mode is the mode of the game.
func (g *Game) Mode() Mode { return g.mode }

// Question is what the game waits for.
func (g *Game) Question() *Question { return &g.s.Q }

// Over reports whether the game has ended.
func (g *Game) Over() bool { return g.s.Over }

// Won reports whether the side has won.
func (g *Game) Won(side Side) bool { return g.s.Over && g.s.Winners&(1<<side) != 0 }

// SetQuiet stops the game from making events, for bots that look ahead.
func (g *Game) SetQuiet(quiet bool) { g.quiet = quiet }

// Apply carries out a command and appends what happened to events. An illegal
// command gives a [CommandError], one that exceeds the limits of the game an
// [OverflowError]; both leave the state as it was.
func (g *Game) Apply(c Command, events []Event) ([]Event, error) {
	if r := g.check(c); r != Allowed {
		return events, &CommandError{c, r}
	}
	if !g.trial {
		g.backup.keep(&g.s)
	}
	g.callAsTheyAre()
	own := g.events
	g.events = events
	err := g.undoing(func() error {
		if err := g.carryOut(c); err != nil || g.s.Q.Kind == AskMain {
			return err
		}
		return g.checkContinues()
	})
	if err == nil {
		events = g.events
		g.backup.add(c)
	}
	g.events = own
	return events, err
}

// carryOut carries out a command that is known to be legal.
func (g *Game) carryOut(c Command) error {
	g.answer(c)
	return g.settleDown()
}

// attempt changes the state completely or, on an error or a panic, not at all. Apart
// from commands, all changes from outside go through it.
func (g *Game) attempt(change func() error) error {
	g.backup.kept = false
	g.backup.keep(&g.s)
	err := g.undoing(change)
	g.backup.kept = false
	return err
}

// undoing undoes a change that ends with an error or a panic. It recovers from an
// [OverflowError]; any other panic is a fault of the engine and continues.
func (g *Game) undoing(change func() error) (err error) {
	defer func() {
		r := recover()
		overflow, ok := r.(OverflowError)
		if ok {
			err = overflow
		}
		if r != nil || err != nil {
			g.undo()
		}
		if r != nil && !ok {
			panic(r)
		}
	}()
	return change()
}

// stepBudget is how many steps of procedures one command may take: far more than
// any real chain, so that what no loop is recognized in ends with an error (Q36).
const stepBudget = 100_000

// settleDown runs the stack until the game asks a question or is over.
func (g *Game) settleDown() error {
	g.listed = false
	s := &g.s
	for budget := stepBudget; s.Q.Kind == NoQuestion && !s.Over; budget-- {
		if budget == 0 {
			return OverflowError("steps")
		}
		if s.due != 0 && !s.ans.ready {
			side := Side(bits.TrailingZeros8(s.due))
			s.due &^= 1 << side
			g.start(procDue, side)
		}
		if s.shuffled != 0 && !s.ans.ready {
			g.tellShuffles()
		}
		if (s.unsettled || s.resettle && s.betweenAbilities()) && g.settle() {
			continue
		}
		if s.nframes == 0 {
			return errors.New("the game has nothing left to do")
		}
		f := &s.frames[s.nframes-1]
		procedures[f.proc](g, f)
	}
	if s.Over {
		s.Q = Question{}
	}
	return nil
}

// End ends the game; winners has a bit for each side that won.
func (g *Game) End(winners uint8) { g.end(winners, NoSide) }

// end ends the game, possibly because a side has conceded.
func (g *Game) end(winners uint8, conceded Side) {
	if g.s.Over {
		return
	}
	g.s.Over = true
	g.s.Winners = winners
	g.emit(Event{Kind: Won, Side: conceded, N: int32(winners)})
}

// emit reports that something has happened. It is called from everywhere: inlined, it
// would fill the instruction cache.
//
//go:noinline
func (g *Game) emit(e Event) {
	g.s.Events++
	if !g.quiet {
		if sideless[e.Kind] {
			e.Side = NoSide
		}
		if e.Kind != Won { // the rules cause it, or the player who concedes
			e.Source = g.source()
		}
		g.events = append(g.events, Event{})
		g.events[len(g.events)-1].set(&e)
	}
}

// source is the card that causes what happens now, see [Event].
func (g *Game) source() Slot {
	for i := int(g.s.nframes) - 1; i >= 0; i-- {
		switch f := &g.s.frames[i]; f.proc {
		case procAbility, procUse, procPlay:
			return f.self
		case procFight:
			return 0
		}
	}
	return 0
}
