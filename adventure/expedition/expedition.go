// Package expedition plays a run of an evening: five encounters with monsters of several adventures, on a chart on which
// one chooses a way, with the same decks throughout.
//
// An [Expedition] is its [Plan] and the moves made since: ways chosen, how each game ended, boons and scars chosen. Nothing
// else is kept, so whatever is read from a file is an expedition played by the rules. It asks ([Expedition.Ask]) until it is
// over and plays no games itself: [Expedition.Next] tells how the next one begins. Everything is drawn from the seed and the
// moves alone.
//
// # The rules
//
// The chart has five rows of stops. One goes from row to row and chooses one of the stops to which a line leads. Each is an
// encounter of a known adventure, and its kind says how hard it is and what winning gives: a haven is mild and heals a scar, a
// shore gives a boon, a deep is harsh and gives two, and the end, which alone is in the last row, is won or lost for good.
// A lost encounter costs one courage and leaves a scar, one of two; then the way goes on, except at the end, which is fought
// again. Without courage the expedition is over; it is won when the end is. [Expedition.Score] says what it is worth.
//
// Boons and scars act by the engine alone: as what a side begins with ([keyforge.Begins]), as chains, as another seat, and as
// conditions of the variant that is played ([adventure.Variant]); so do the ascents, each of which adds one condition to all
// those below it.
//
// # How hard the ascents are
//
// Greedy bots played 400 expeditions alone at each ascent, with decks of the program drawn by the seed, and ways, boons and scars
// chosen at random: archon expedition measure --runs 400. Progress is the score without the tenths of the ascents, with its 95 %
// interval:
//
//	ascent  won %  progress
//	     0   72.0    873 ± 36
//	     1   67.2    830 ± 38
//	     2   61.5    804 ± 38
//	     3   56.8    758 ± 40
//	     4   52.0    717 ± 39
//	     5   50.0    672 ± 41
//	     6   43.8    603 ± 40
//	     7   41.2    552 ± 39
//	     8   28.2    417 ± 36
//	     9   21.5    351 ± 34
//	    10   16.8    313 ± 32
//	    11   15.5    288 ± 31
//	    12   10.0    229 ± 27
//	    13    3.8    125 ± 19
//	    14    3.0    100 ± 17
//	    15    0.2     60 ± 10
//	    16    1.0     51 ± 10
//	    17    0.5     41 ± 8
//	    18    0.0     24 ± 4
//	    19    0.0     13 ± 2
//	    20    0.0      4 ± 1
//
// Every ascent leaves less than the one before. The intervals of some neighbors still overlap; those of 16 and 17 do not with 4,000
// expeditions each (37.0 ± 2.1 and 30.4 ± 1.6), before the lamps got their present numbers. Stronger bots, and two or three players,
// have not been measured at every ascent.
package expedition

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
)

// courage is how many encounters may be lost before it is over, before the ascents.
const courage = 3

// offered is how many boons there are to choose from, and wounds how many scars.
const (
	offered = 3
	wounds  = 2
)

// maxDeck is the most cards of a deck that sails: three of them and what is lent fit on a table.
const maxDeck = 36

// Seat is one of those who sail.
type Seat struct {
	Name string        `json:"name,omitempty"` // of a person, if given
	Bot  string        `json:"bot,omitempty"`  // the name of the bot that plays; "": a person
	Deck scenario.Deck `json:"deck"`
}

// Plan is what an expedition begins with.
type Plan struct {
	Seed   uint64
	Ascent int    // how many conditions of [Ascents] hold, from the first
	Week   string // whose expedition it is, such as 2026-W47, or ""
	Seats  []Seat
	// Companions are the decks of bots that may come along.
	Companions []scenario.Deck
	Undo       string // as [replay.Header] has it
}

// AskKind is what an expedition asks for.
type AskKind uint8

// The kinds.
const (
	AskNothing AskKind = iota // it is over
	AskWay                    // one of the stops of the next row
	AskGame                   // an encounter is to be played
	AskBoon                   // one of [Expedition.Offers]
	AskScar                   // one of [Expedition.Offers]
)

// Game is an encounter that was played, or is to be.
type Game struct {
	Stop  *Stop
	Over  bool
	Won   bool
	Share int // how much of the victory there was when it was lost, in percent
	Turns int // of all players
}

// Expedition is an expedition under way.
type Expedition struct {
	plan    Plan
	list    adventure.List
	chart   Chart
	moves   []Move
	row, at int // the stop that was reached last; row -1: none
	games   []Game
	carried []Carried
	courage int
	boons   int // still to be chosen
	offers  []Carried
	ask     AskKind
}

// New begins an expedition among the adventures.
func New(list adventure.List, p Plan) (*Expedition, error) {
	if err := p.check(list); err != nil {
		return nil, err
	}
	e := &Expedition{plan: p, list: list, row: -1, ask: AskWay, courage: courage}
	e.chart = draw(list, p.Seed)
	for i := range Ascents[:p.Ascent] {
		a := &Ascents[i]
		e.courage -= a.Courage
		for _, g := range a.Scars {
			c := e.settle(g, e.dice("ascent", i))
			c.Fixed = true
			e.carried = append(e.carried, c)
		}
	}
	return e, nil
}

// check refuses what is not a valid plan.
func (p *Plan) check(list adventure.List) error {
	switch {
	case len(list) == 0:
		return message.New("expedition-no-adventure")
	case p.Ascent < 0 || p.Ascent > len(Ascents):
		return message.New("expedition-ascent", len(Ascents), p.Ascent)
	case len(p.Seats) < 1 || len(p.Seats) > keyforge.MaxSeats:
		return message.New("adventure-needs-decks", keyforge.MaxSeats, len(p.Seats))
	case len(p.Companions) > keyforge.MaxSeats || len(p.Week) > printable.Name:
		return message.New("expedition-not-one")
	case p.Undo != "" && p.Undo != replay.UndoFree && p.Undo != replay.UndoHidden && p.Undo != replay.UndoNone:
		return message.New("undo-none", printable.Quote(p.Undo), replay.UndoFree, replay.UndoHidden, replay.UndoNone)
	}
	for i := range p.Seats {
		s := &p.Seats[i]
		if err := checkDeck(&s.Deck); err != nil {
			return message.New("deck", i+1, err)
		}
		if len(s.Name) > 4*printable.Name || len(s.Bot) > printable.Name {
			return message.New("expedition-not-one")
		}
	}
	for i := range p.Companions {
		if err := checkDeck(&p.Companions[i]); err != nil {
			return message.New("deck", len(p.Seats)+i+1, err)
		}
	}
	return nil
}

// checkDeck refuses a deck that cannot sail.
func checkDeck(d *scenario.Deck) error {
	deal, err := d.Deal()
	if err != nil {
		return err
	}
	if d.Begins != nil || deal.Chains != 0 || len(deal.Cards) == 0 || len(deal.Cards) > maxDeck {
		return message.New("expedition-deck", maxDeck)
	}
	return nil
}

// DeckOf returns a deck in the form that an expedition needs.
func DeckOf(d *deck.Deck) scenario.Deck {
	deal := d.Deal(0)
	w := scenario.DeckOf(&deal)
	w.Name = d.Name
	return w
}

// CompanionsFor draws the decks of companions by the seed, from those of the program that nobody sails with.
func CompanionsFor(seed uint64, seats []Seat) (all []scenario.Deck) {
	names := slices.Clone(deck.Embedded())
	slices.Sort(names)
	r := rand.New(rand.NewPCG(seed, 0x636f6d70616e696f))
	for _, at := range r.Perm(len(names)) {
		if len(all) == keyforge.MaxSeats-1 {
			break
		}
		d, err := deck.Named(names[at])
		if err != nil {
			continue
		}
		w := DeckOf(d)
		if checkDeck(&w) == nil && !slices.ContainsFunc(seats, func(s Seat) bool { return s.Deck.Name == w.Name }) {
			all = append(all, w)
		}
	}
	return all
}

// Plan is what it began with. The caller must not change it.
func (e *Expedition) Plan() *Plan { return &e.plan }

// Chart is the chart. The caller must not change it.
func (e *Expedition) Chart() *Chart { return &e.chart }

// Ask is what it waits for.
func (e *Expedition) Ask() AskKind { return e.ask }

// Over reports whether it has ended.
func (e *Expedition) Over() bool { return e.ask == AskNothing }

// Won reports whether it has ended with a victory.
func (e *Expedition) Won() bool { return e.Over() && e.games[len(e.games)-1].Won }

// Moves are the moves so far.
func (e *Expedition) Moves() []Move { return e.moves }

// Games are the encounters so far; the last one may be still to be played.
func (e *Expedition) Games() []Game { return e.games }

// Carried are the boons and scars that are carried, the oldest first.
func (e *Expedition) Carried() []Carried { return e.carried }

// Offers are the boons, or the scars, of which one is chosen.
func (e *Expedition) Offers() []Carried { return e.offers }

// Boons is how many boons are still to be chosen now.
func (e *Expedition) Boons() int { return e.boons }

// Courage is how many encounters may still be lost, the last of them ending it; and with how much it began.
func (e *Expedition) Courage() (left, of int) {
	of = courage
	for i := range Ascents[:e.plan.Ascent] {
		of -= Ascents[i].Courage
	}
	return e.courage, of
}

// At is the stop that was reached last, or nil.
func (e *Expedition) At() *Stop {
	if e.row < 0 {
		return nil
	}
	return &e.chart[e.row][e.at]
}

// Ways are the places in the next row to which one can go now.
func (e *Expedition) Ways() []int {
	switch {
	case e.ask != AskWay:
		return nil
	case e.row < 0:
		all := make([]int, len(e.chart[0]))
		for i := range all {
			all[i] = i
		}
		return all
	}
	return e.chart[e.row][e.at].Ways
}

// Players is how many sail now, with the companions.
func (e *Expedition) Players() int {
	n := len(e.plan.Seats)
	for i := range e.carried {
		if e.carried[i].Gift == Companion {
			n++
		}
	}
	return n
}

// Score is what it is worth so far: for each encounter won the worth of its stop, for one that was lost half of that worth in the
// measure of how much of the victory there was, for a victory a hundred for each courage left, and for each ascent a tenth more of
// it all.
func (e *Expedition) Score() int {
	_, raw := e.score()
	return raw * (10 + e.plan.Ascent) / 10
}

// Progress is the score without what the ascents add: what tells how hard they are.
func (e *Expedition) Progress() int { _, raw := e.score(); return raw }

func (e *Expedition) score() (won, raw int) {
	for i := range e.games {
		switch g := &e.games[i]; {
		case g.Won:
			won++
			raw += g.Stop.Worth()
		case g.Over:
			raw += g.Stop.Worth() * g.Share / 200
		}
	}
	if e.Won() {
		raw += 100 * e.courage
	}
	return won, raw
}

// Encounters is how many encounters have been won.
func (e *Expedition) Encounters() int { won, _ := e.score(); return won }

// dice are the random numbers of one decision.
func (e *Expedition) dice(what string, n int) *rand.Rand { return dice(e.plan.Seed, what, n) }

// Dice are the random numbers by which computers alone make the next decision.
func (e *Expedition) Dice() *rand.Rand { return e.dice("decision", len(e.moves)) }

// Do makes a move, if it can be made now.
func (e *Expedition) Do(m Move) error {
	if !e.can(m) {
		return message.New("expedition-move", m.String())
	}
	e.moves = append(e.moves, m)
	switch m.Verb {
	case Way:
		e.row, e.at = e.row+1, e.Ways()[m.N-1]
		e.meet()
	case Won:
		e.won(m.N)
	case Lost:
		e.lost(m.N)
	case Boon:
		e.take(e.offers[m.N-1])
		e.boons--
		e.goOn()
	case Scar:
		e.carried = append(e.carried, e.offers[m.N-1])
		e.goOn()
	}
	return nil
}

// can reports whether the move can be made now.
func (e *Expedition) can(m Move) bool {
	switch e.ask {
	case AskWay:
		return m.Verb == Way && m.N >= 1 && m.N <= len(e.Ways())
	case AskGame:
		return m.Verb == Won && m.N >= 0 && m.N <= 1<<15 || m.Verb == Lost && m.N >= 0 && m.N < 100
	case AskBoon:
		return m.Verb == Boon && m.N >= 1 && m.N <= len(e.offers)
	case AskScar:
		return m.Verb == Scar && m.N >= 1 && m.N <= len(e.offers)
	}
	return false
}

// meet makes the encounter at the stop ready to be played.
func (e *Expedition) meet() {
	e.games = append(e.games, Game{Stop: e.At()})
	e.ask, e.offers = AskGame, nil
}

// won notes that the encounter was won after that many turns, and gives its reward.
func (e *Expedition) won(turns int) {
	g := &e.games[len(e.games)-1]
	g.Over, g.Won, g.Turns = true, true, turns
	switch g.Stop.Kind {
	case End:
		e.ask, e.offers = AskNothing, nil
		return
	case Haven:
		if at := slices.IndexFunc(e.carried, func(c Carried) bool { return c.Scar() && !c.Fixed }); at >= 0 {
			e.carried = slices.Delete(e.carried, at, at+1)
		}
	case Shore:
		e.boons = 1
	case Deep:
		e.boons = 2
	}
	e.goOn()
}

// lost notes that the encounter was lost, and what that costs.
func (e *Expedition) lost(share int) {
	g := &e.games[len(e.games)-1]
	g.Over, g.Share = true, share
	if e.courage--; e.courage <= 0 {
		e.ask, e.offers = AskNothing, nil
		return
	}
	if e.offers = e.draw(true, wounds); len(e.offers) > 0 {
		e.ask = AskScar
		return
	}
	e.goOn()
}

// take takes a boon along.
func (e *Expedition) take(c Carried) {
	if c.Gift == Courage {
		e.courage++
		return
	}
	e.carried = append(e.carried, c)
}

// goOn asks for the next boon or the next way, or for the end again.
func (e *Expedition) goOn() {
	e.offers = nil
	if e.boons > 0 {
		if e.offers = e.draw(false, offered); len(e.offers) > 0 {
			e.ask = AskBoon
			return
		}
		e.boons = 0
	}
	if e.At().Kind == End {
		e.meet()
		return
	}
	e.ask = AskWay
}

// Verb is what a move does.
type Verb uint8

// The verbs.
const (
	Way  Verb = iota // goes to the n-th of the stops that can be reached
	Won              // the encounter was won, after n turns of all players
	Lost             // it was lost, with n percent of the victory
	Boon             // takes the n-th boon
	Scar             // takes the n-th scar
	verbs
)

var verbNames = [verbs]string{"way", "won", "lost", "boon", "scar"}

// Move is a decision, or the outcome of a game.
type Move struct {
	Verb Verb
	N    int
}

// String returns the move in its written form, such as "way 2".
func (m Move) String() string {
	if m.Verb >= verbs {
		return "?"
	}
	return verbNames[m.Verb] + " " + strconv.Itoa(m.N)
}

// ParseMove reads a move.
func ParseMove(text string) (Move, error) {
	name, number, _ := strings.Cut(text, " ")
	n, err := strconv.Atoi(number)
	m := Move{Verb(max(0, slices.Index(verbNames[:], name))), n}
	if err != nil || m.String() != text {
		return Move{}, message.New("expedition-move", printable.Quote(text))
	}
	return m, nil
}

// Outcome is the move that a game that is over makes.
func Outcome(g *keyforge.Game) (m Move, ok bool) {
	if !g.Over() {
		return m, false
	}
	if !g.Won(keyforge.Monster) {
		turns, s := 0, g.Snapshot()
		for side := range s.Seats {
			turns += int(s.Players[side].Turns)
		}
		return Move{Won, min(turns, 1<<15)}, true
	}
	share, of := 0, 1
	if b := g.Boss(); b != 0 {
		share, of = int(g.Card(b).Damage), g.Power(b)
	}
	for _, x := range g.Gauges(nil) {
		if x.Goal && x.Limited {
			share, of = x.Value, x.Limit
		}
	}
	return Move{Lost, max(0, min(99, 100*share/max(1, of)))}, true
}
