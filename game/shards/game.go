// Package shards has the rules of Shards of Infinity with its set Relics of the Future: two to four players for
// themselves or in teams, and one to three against an automaton.
//
// A [Game] asks one [Question] at a time; [Game.Legal] lists the commands that answer it and [Game.Apply] takes one of
// them and tells what happened. The state is a value of less than four kilobytes; procedures that wait for an answer
// are frames on a stack within it, as in the engine of KeyForge.
package shards

import (
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"strings"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/shards/card"
)

var (
	errOver   = message.New("shards-over")
	errSetUp  = message.New("shards-concede-early")
	errFrames = message.New("shards-too-deep")
)

// Catalogue is the cards with which games are played, by index. It is never changed and serves any number of games.
type Catalogue struct {
	Cards   []*card.Card
	Leaders []uint8 // indices of the leaders
	byID    map[string]uint8
	sums    []uint64 // the hashes of the IDs
}

// NewCatalogue makes a catalogue of the cards.
func NewCatalogue(cards []*card.Card) (*Catalogue, error) {
	cat := &Catalogue{Cards: cards, byID: map[string]uint8{}}
	for i, c := range cards {
		if _, twice := cat.byID[c.ID]; twice {
			return nil, fmt.Errorf("two cards have the ID %q: rename one", c.ID)
		}
		cat.byID[c.ID] = uint8(i)
		cat.sums = append(cat.sums, hashOf(c.ID))
		if c.Kind == card.LeaderKind {
			cat.Leaders = append(cat.Leaders, uint8(i))
		}
	}
	for _, i := range cat.Leaders {
		if i >= 32 {
			return nil, errors.New("leaders come first: put them before the other cards")
		}
		for _, id := range append(cards[i].Relics[:], cards[i].Extra) {
			if _, ok := cat.byID[id]; !ok {
				return nil, fmt.Errorf("the leader %q names %q, which is no card", cards[i].ID, id)
			}
		}
	}
	return cat, nil
}

// leaders are the IDs of the leaders, for an error.
func (cat *Catalogue) leaders() string {
	var ids []string
	for _, i := range cat.Leaders {
		ids = append(ids, cat.Cards[i].ID)
	}
	return strings.Join(ids, ", ")
}

// Options are what is agreed before a game.
type Options struct {
	Seats   int      // players, without an automaton
	Leaders []string // by seat; missing or empty: at random (S2.2)
	Future  bool     // with Relics of the Future (S2.7)
	Teams   bool     // two and two (S17.1)
	ThreeWay,
	Auction, Draft, SecretRelics bool // S17.8, S17.10, S17.15, S17.19
	// First is who goes first, counted from 1, or with an auction makes the first bid; 0: at random (S2.1). Only players for
	// themselves agree on that.
	First     int
	Automaton Automaton // whom the players fight together; nil: each other
}

// Game is a game that is under way.
type Game struct {
	cat   *Catalogue
	o     Options
	foe   *foe            // nil: there is none
	defs  [MaxCards]uint8 // what each slot is: an index in the catalogue; the same for the whole game
	count Slot            // slots in use, with 0
	quiet bool
	// revealed and happened are what the last command of [Game.Do] has caused.
	revealed bool
	happened []Event
	sum      uint64 // of the IDs of the cards in all slots
	s        State
	events   []Event
}

// New begins a game. The same options and seed give the same game.
func New(cat *Catalogue, o Options, seed uint64) (*Game, error) {
	if err := o.check(cat); err != nil {
		return nil, err
	}
	g := &Game{cat: cat, o: o, foe: foeOf(o.Automaton), count: 1}
	g.s.rng = *rand.NewPCG(seed, 0x5348415244)
	g.s.Seats = uint8(o.Seats)
	if o.Automaton != nil {
		g.s.Seats++
	}
	g.makeCards()
	g.push(frame{run: runSetUp})
	g.run()
	g.events = nil
	return g, nil
}

func (o *Options) check(cat *Catalogue) error {
	least, most := 2, MaxSeats
	if o.Automaton != nil {
		least, most = 1, 3
	}
	switch {
	case o.Seats < least || o.Seats > most:
		return message.New("shards-players", o.Seats, least, most)
	case o.Teams && (o.Seats != 4 || o.Automaton != nil):
		return message.New("shards-teams")
	case o.ThreeWay && (o.Seats != 3 || o.Automaton != nil):
		return message.New("shards-three-way")
	case !o.Future && (o.Auction || o.Draft || o.SecretRelics || o.Automaton != nil):
		return message.New("shards-future")
	case o.Draft && o.SecretRelics:
		return message.New("shards-draft-secret")
	case o.Automaton != nil && (o.Auction || o.Draft || o.SecretRelics):
		return message.New("shards-nemesis-alone")
	case o.First < 0 || o.First > o.Seats || o.First > 0 && (o.Teams || o.Automaton != nil):
		return message.New("shards-first", o.First, o.Seats)
	case len(o.Leaders) > o.Seats:
		return message.New("shards-leaders-many", len(o.Leaders), o.Seats)
	}
	seen := map[string]bool{}
	named := o.Leaders
	if o.Automaton != nil {
		named = append(named[:len(named):len(named)], o.Automaton.Rules().Leader)
	}
	for _, id := range named {
		i, ok := cat.byID[id]
		switch {
		case id == "":
		case !ok || cat.Cards[i].Kind != card.LeaderKind:
			return message.New("shards-no-leader", printable.Quote(id), cat.leaders())
		case seen[id]:
			return message.New("shards-leader-twice", printable.Quote(id))
		}
		seen[id] = id != ""
	}
	return nil
}

// Card is the definition of the card in the slot.
func (g *Game) Card(c Slot) *card.Card { return g.cat.Cards[g.defs[c]] }

// Catalogue is the cards with which the game is played.
func (g *Game) Catalogue() *Catalogue { return g.cat }

// Def is the index in the catalogue of the card in the slot.
func (g *Game) Def(c Slot) uint8 { return g.defs[c] }

// Leader is the definition of the leader of the seat.
func (g *Game) Leader(s Seat) *card.Card { return g.cat.Cards[g.s.Sides[s].Leader] }

// Definition is the card of the catalogue with that index, such as a leader of [AskLeader].
func (g *Game) Definition(i uint8) *card.Card { return g.cat.Cards[i] }

// State is the state, for reading.
func (g *Game) State() *State { return &g.s }

// Question is what has to be decided now.
func (g *Game) Question() *Question { return &g.s.q }

// Over says whether the game has ended.
func (g *Game) Over() bool { return g.s.Over }

// Options are what was agreed before the game.
func (g *Game) Options() Options { return g.o }

// Won says whether the seat has won.
func (g *Game) Won(s Seat) bool { return g.s.Over && g.s.Winners>>s&1 == 1 }

// CopyFrom makes the game equal to another one.
func (g *Game) CopyFrom(o *Game) {
	events, happened, quiet := g.events, g.happened, g.quiet
	*g = *o
	g.events, g.happened, g.quiet = events[:0], happened[:0], quiet
}

// Apply takes a command and appends to events what happened. A command that is not legal changes nothing.
func (g *Game) Apply(c Command, events []Event) (_ []Event, err error) {
	if err := g.Check(c); err != nil {
		return events, err
	}
	before := g.s
	g.events = events
	defer func() {
		if r := recover(); r != nil {
			if r != any(errFrames) {
				panic(r)
			}
			g.s, err = before, errFrames
		}
	}()
	g.s.answer = c
	if c.Verb == Concede {
		g.concede(g.s.q.Seat)
	}
	g.s.q = Question{}
	g.run()
	return g.events, nil
}

// run lets procedures go on until something has to be decided.
func (g *Game) run() {
	for g.s.q.Kind == NoQuestion && !g.s.Over && g.s.depth > 0 {
		f := &g.s.frames[g.s.depth-1]
		procedures[f.run](g, f)
	}
}

var procedures [procedureCount]func(*Game, *frame)

func init() {
	procedures = [procedureCount]func(*Game, *frame){
		runSetUp: (*Game).setUp, runAuction: (*Game).auction, runDraft: (*Game).draft, runTurn: (*Game).turn,
		runAutomaton: (*Game).automatonTurn, runPlay: (*Game).play, runEffects: (*Game).effects, runRecruit: (*Game).recruit,
		runAttack: (*Game).attack,
	}
}

// ask puts a question. An automaton decides nothing: its prey does (S18.15).
func (g *Game) ask(q Question) {
	if q.Seat == g.Automaton() && q.Seat != NoSeat {
		q.Seat = g.s.Prey
	}
	g.s.q = q
}

// concede puts a player out; against an automaton all lose.
func (g *Game) concede(s Seat) {
	g.emit(Event{Kind: Conceded, Seat: s})
	if n := g.Automaton(); n != NoSeat {
		g.end(1 << n)
		return
	}
	g.putOut(s)
	if g.s.Over {
		return
	}
	if s == g.s.Turn { // what was under way ends with its turn
		g.s.depth = 0
		g.calm()
		g.push(frame{run: runTurn, pc: turnEnd, seat: s})
		return
	}
	if f := &g.s.frames[g.s.depth-1]; f.run == runAttack {
		g.s.Assigned[s] = 0
		g.s.answer = Command{Verb: Done}
	}
}

// end ends the game.
func (g *Game) end(winners uint8) {
	g.s.Over, g.s.Winners = true, winners
	g.emit(Event{Kind: GameOver, Seat: Seat(bits.TrailingZeros8(winners))})
}

// below is a random number from 0 to n-1.
func (g *Game) below(n int) int {
	hi, _ := bits.Mul64(g.s.rng.Uint64(), uint64(n))
	return int(hi)
}

func (g *Game) shuffle(cards []Slot) {
	for i := len(cards) - 1; i > 0; i-- {
		j := g.below(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}

// Enemies says whether the two seats play against each other (S3.9), and both are in the game.
func (g *Game) Enemies(a, b Seat) bool {
	return g.team(a) != g.team(b) && !g.s.Sides[a].Out && !g.s.Sides[b].Out
}

// opposes says whether a seat plays against another one now: an automaton against its prey alone (SE9).
func (g *Game) opposes(s, o Seat) bool {
	return g.Enemies(s, o) && (s != g.Automaton() || o == g.s.Prey)
}

// team is a number that partners share. In a game of teams the seats are A1, B1, B2, A2 (S17.2).
func (g *Game) team(s Seat) Seat {
	switch {
	case g.o.Teams:
		return (s + 1) / 2 % 2
	case g.o.Automaton != nil && s != g.Automaton():
		return 0
	}
	return s
}

// Partner is the other one of a team of two.
func Partner(s Seat) Seat { return 3 - s }
