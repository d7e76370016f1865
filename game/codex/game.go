// Package codex has the rules of Codex: two players, a free-for-all of three to five, or two
// teams of two, with one hero each or with three.
//
// A [Game] asks one [Question] at a time; [Game.Legal] lists the commands that answer it and [Game.Apply] takes one of them and
// tells what happened. The state is a value; procedures that wait for an answer are frames on a stack within it, as in the other
// engines.
//
// Cards in decks, hands, discards and codices are nothing but their kind: a pile holds indices of the catalogue, and a command
// names such a card by its ID. What is in play is an [Object] in a slot. So nothing can be learned from a handle, and two copies of
// a card are one choice.
//
// What something in play is at a moment, its [Look], is computed from everything that acts on it and is no part of the state, see
// derived.go. After each effect those die whose damage has reached their HP, see death.go; what that triggers waits until the
// effects under way have been applied (C16.4, C16.5), see triggers.go.
package codex

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/message"
)

var (
	errOver   = message.New("codex-over")
	errFrames = message.New("codex-too-deep")
	errFull   = message.New("codex-full")
)

// Catalogue is the cards with which games are played. It is never changed and serves any number of games.
type Catalogue struct {
	Cards  []*card.Card
	Heroes []Def
	byID   map[string]Def
	sums   [MaxDefs]uint64 // the hashes of the IDs
	able   [MaxDefs]bool   // has abilities (CR15)
	// Cards with constants that are computed apart, see [Game.compute].
	feathers, mimics, paired [MaxDefs]bool
	base, ffaBase, teamBase  Def
	tower, surplus           Def
	lab, hall                Def
	mercenary                Def
	tech                     [4]Def
	triggers                 [card.TriggerCount][MaxDefs]bool // has an ability of that kind
	plain                    [MaxDefs][]bool                  // abilities whose order among others cannot matter
}

// NewCatalogue makes a catalogue of the cards.
func NewCatalogue(cards []*card.Card) (*Catalogue, error) {
	cat := &Catalogue{Cards: cards, byID: map[string]Def{}}
	if len(cards) > MaxDefs {
		return nil, fmt.Errorf("there are %d cards: use at most %d", len(cards), MaxDefs)
	}
	for i, c := range cards {
		if _, twice := cat.byID[c.ID]; twice {
			return nil, fmt.Errorf("two cards have the ID %q: rename one", c.ID)
		}
		cat.byID[c.ID] = Def(i)
		cat.sums[i] = hashOf(c.ID)
		cat.able[i] = len(c.Abilities) > 0 || len(c.Constants) > 0 || c.Bands[0].Own.Ability()
		for _, k := range c.Constants {
			cat.feathers[i] = cat.feathers[i] || k.Rule == card.FeatherForm
			cat.mimics[i] = cat.mimics[i] || k.Rule == card.Mimicry
			cat.paired[i] = cat.paired[i] || k.Rule == card.Gives && looks(&k.On.Of)
		}
		for _, a := range c.Abilities {
			cat.triggers[a.On][i] = true
			cat.plain[i] = append(cat.plain[i], !slices.ContainsFunc(a.Effects, weighty))
		}
		if c.Kind == card.HeroKind {
			cat.Heroes = append(cat.Heroes, Def(i))
		}
	}
	for id, at := range map[string]*Def{"base": &cat.base, "ffa-base": &cat.ffaBase, "team-base": &cat.teamBase, "mercenary": &cat.mercenary,
		"tower": &cat.tower, "surplus": &cat.surplus, "tech-lab": &cat.lab,
		"heroes-hall": &cat.hall, "tech-1": &cat.tech[1], "tech-2": &cat.tech[2], "tech-3": &cat.tech[3]} {
		d, ok := cat.byID[id]
		if !ok {
			return nil, fmt.Errorf("there is no card %q: add it", id)
		}
		*at = d
	}
	return cat, nil
}

// weighty says whether an effect does more than to gain gold, or to put runes on its own card.
func weighty(e card.Effect) bool {
	return e.Verb != card.GainGold && (e.Verb != card.PutRunes || e.On.How != card.OnThis || e.Rune == card.PlusOne)
}

// Def is the index of the card with that ID.
func (cat *Catalogue) Def(id string) (Def, bool) {
	d, ok := cat.byID[id]
	return d, ok
}

// HeroIDs are the IDs of the heroes.
func (cat *Catalogue) HeroIDs() (ids []string) {
	for _, d := range cat.Heroes {
		ids = append(ids, cat.Cards[d].ID)
	}
	return ids
}

// Options are what is agreed before a game.
type Options struct {
	Seats  int        // 2, or from 3 to 5 for a free-for-all (C21), or 4 in teams
	Teams  bool       // a two-headed dragon (C20): the first two against the last two
	Heroes [][]string // by seat, all as many; who has none gets some at random
	Three  bool       // three heroes each (C3.8), rather than one (C3.2)
	First  int        // who goes first, from 1; 0: at random (C3.1)
}

// Game is a game that is under way.
type Game struct {
	cat   *Catalogue
	o     Options
	quiet bool
	dirty bool // looks are out of date
	looks [MaxObjects]Look
	// pair are the things in play that look at what others have, and unwatched says whether that may have changed, see [Game.watch].
	pair      [8]Slot
	pairs     uint8
	unwatched bool
	// revealed and happened are what the last command of [Game.Do] has caused.
	revealed bool
	happened []Event
	s        State
	events   []Event
}

// New begins a game. The same options and seed give the same game.
func New(cat *Catalogue, o Options, seed uint64) (*Game, error) {
	if err := o.check(cat); err != nil {
		return nil, err
	}
	g := &Game{cat: cat, o: o, dirty: true}
	g.s.rng = *rand.NewPCG(seed, 0x434f444558)
	g.s.Seats = uint8(o.Seats)
	g.s.Turn = NoSeat
	g.push(frame{run: runSetUp})
	g.run()
	g.events = nil
	return g, nil
}

// heroes is how many heroes a player has.
func (o *Options) heroes() int {
	if o.Three {
		return MaxHeroes
	}
	return 1
}

func (o *Options) check(cat *Catalogue) error {
	switch {
	case o.Seats < 2 || o.Seats > MaxSeats:
		return message.New("codex-players", o.Seats)
	case o.Teams && o.Seats != 4:
		return message.New("codex-teams", o.Seats)
	case o.First < 0 || o.First > o.Seats:
		return message.New("codex-first", o.First, o.Seats)
	case len(o.Heroes) > o.Seats:
		return message.New("codex-heroes-seats", len(o.Heroes), o.Seats)
	}
	for _, ids := range o.Heroes {
		if len(ids) != 0 && len(ids) != o.heroes() {
			return message.New("codex-heroes-number", len(ids), o.heroes())
		}
		seen := map[string]bool{}
		for _, id := range ids {
			d, ok := cat.byID[id]
			switch {
			case !ok || cat.Cards[d].Kind != card.HeroKind:
				return message.New("codex-no-hero", id, strings.Join(cat.HeroIDs(), ", "))
			case seen[id]:
				return message.New("codex-hero-twice", id)
			}
			seen[id] = true
		}
	}
	return nil
}

// Catalogue is the cards with which the game is played.
func (g *Game) Catalogue() *Catalogue { return g.cat }

// Definition is the card of the catalogue.
func (g *Game) Definition(d Def) *card.Card { return g.cat.Cards[d] }

// State is the state, for reading.
func (g *Game) State() *State { return &g.s }

// Question is what has to be decided now.
func (g *Game) Question() *Question { return &g.s.q }

// Over says whether the game has ended.
func (g *Game) Over() bool { return g.s.Over }

// Options are what was agreed before the game.
func (g *Game) Options() Options { return g.o }

// Heroes are the heroes of a player, wherever they are.
func (g *Game) Heroes(s Seat) []Champion { return g.s.Sides[s].Heroes[:g.o.heroes()] }

// Won says whether the seat has won.
func (g *Game) Won(s Seat) bool { return g.s.Over && g.s.Winners>>s&1 == 1 }

// CopyFrom makes the game equal to another one.
func (g *Game) CopyFrom(o *Game) {
	g.cat, g.o, g.revealed, g.s = o.cat, o.o, o.revealed, o.s
	g.dirty = true
	g.events, g.happened = g.events[:0], g.happened[:0]
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
			if r != any(errFrames) && r != any(errFull) {
				panic(r)
			}
			g.s, g.dirty, err = before, true, r.(error)
		}
	}()
	g.s.answer = c
	if c.Verb == Concede {
		g.emit(Event{Kind: Conceded, Seat: g.s.q.Seat})
		g.fall(1 << g.s.q.Seat)
	}
	g.s.q = Question{}
	g.run()
	g.watch()
	g.s.answer = Command{}
	return g.events, nil
}

// run lets procedures go on until something has to be decided.
func (g *Game) run() {
	for (g.s.q.Kind == NoQuestion || g.s.Cut) && !g.s.Over && g.s.depth > 0 {
		if g.s.Cut {
			g.cut()
		}
		g.watch()
		f := &g.s.frames[g.s.depth-1]
		if g.s.waiting > 0 && f.run != runEffects && f.run != runTriggers && f.run != runPlay {
			f = g.push(frame{run: runTriggers, seat: g.s.Turn})
		}
		switch f.run {
		case runSetUp:
			g.setUp(f)
		case runTurn:
			g.turn(f)
		case runPlay:
			g.play(f)
		case runEffects:
			g.effects(f)
		case runTriggers:
			g.triggers(f)
		case runAttack:
			g.attack(f)
		}
	}
}

// ask puts a question.
func (g *Game) ask(q Question) { g.s.q = q }

// end ends the game.
func (g *Game) end(winners uint8) {
	g.s.Over, g.s.Winners, g.s.q = true, winners, Question{}
	g.emit(Event{Kind: GameOver, Seat: Seat(bits.TrailingZeros8(winners | 1<<NoSeat))})
}

// below is a random number from 0 to n-1.
func (g *Game) below(n int) int {
	hi, _ := bits.Mul64(g.s.rng.Uint64(), uint64(n))
	return int(hi)
}

func shuffle[T any](g *Game, cards []T) {
	for i := len(cards) - 1; i > 0; i-- {
		j := g.below(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}
