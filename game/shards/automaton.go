package shards

import "github.com/keyraken/keyraken/game/shards/card"

// Automaton is an opponent whom nobody plays and all players fight together. It holds no state of its own.
//
// It has a leader, health, mastery and a play zone, but neither deck, hand nor discard (S18.1); so its champions and allies
// are banished where those of a player are discarded. It has the last seat. Its turn comes after that of each player, who is
// its prey then: the only one whom it attacks, and who decides for it (S18.4, S18.15, SE9). All players win together, when it
// has no health left, and lose together.
type Automaton interface {
	// Name is how saves call it.
	Name() string
	// Rules are its numbers, the same for the whole game.
	Rules() AutomatonRules
	// Prepare is called when leaders and starting decks are known, before the centre deck is shuffled.
	Prepare(*Game)
	// Step carries out one step of its turn. It may ask, with [Game.Choose], or start one procedure, such as to play a card;
	// when that is over Step is called again with what it returned, until it says that the turn is done.
	Step(*Game, Course) (next Course, done bool)
	// Replace does what an effect with that number means for it, and says whether it means anything but what it says.
	Replace(g *Game, e *card.Effect, n int32, source Slot) bool
	// NamedApply says whether the named abilities of its cards apply now: all do, whatever their conditions, or none.
	NamedApply(*Game) bool
	// Mastered is called when its mastery is as high as it can be.
	Mastered(*Game)
	// RanOut is called when a card has to be laid out in the centre row and none is left.
	RanOut(*Game)
}

// AutomatonRules are the numbers of an [Automaton].
type AutomatonRules struct {
	Leader  string // empty: one whom no player has, at random
	Health  int32  // for each player
	Mastery int32  // for each player, to begin with
	Decks   uint8  // centre decks: when one has run out the banished cards make the next
	// Numbers are what later turns depend on; the hash mixes them in this order.
	Numbers []Number
}

// Number is a number with a name that never changes.
type Number struct {
	Name string
	N    int32
}

// Course is where the turn of an [Automaton] stands, as the state keeps it. Hashes have both, so a step keeps its number.
type Course struct {
	Step    uint8
	Faction card.Faction // of the card that was revealed
}

// foe is an automaton in a game.
type foe struct {
	Automaton
	rules AutomatonRules
	sums  [][2]uint64 // of its numbers: name and value
}

func foeOf(a Automaton) *foe {
	if a == nil {
		return nil
	}
	f := &foe{Automaton: a, rules: a.Rules()}
	for _, n := range f.rules.Numbers {
		f.sums = append(f.sums, [2]uint64{hashOf(n.Name), uint64(uint32(n.N))})
	}
	return f
}

// Automaton is the seat of the automaton, or [NoSeat].
func (g *Game) Automaton() Seat {
	if g.foe == nil {
		return NoSeat
	}
	return Seat(g.s.Seats) - 1
}

// against is how many players the seat stands against by itself: so often the automaton has their health and mastery (SE9).
func (g *Game) against(s Seat) int32 {
	if s == g.Automaton() {
		return int32(g.o.Seats)
	}
	return 1
}

// automatonTurn is the turn of the automaton.
func (g *Game) automatonTurn(f *frame) {
	next, done := g.foe.Step(g, Course{f.pc, f.faction})
	if !done {
		f.pc, f.faction = next.Step, next.Faction
		return
	}
	s := f.seat
	g.s.Sides[s].Power = 0
	if g.pop(); !g.s.Over {
		g.startTurn(g.next(s))
	}
}

// What an automaton does in its turn, in addition to what anybody may read.

// Win ends the game: the automaton has won.
func (g *Game) Win() { g.end(1 << g.Automaton()) }

// Tell tells what the automaton has done.
func (g *Game) Tell(kind EventKind, c Slot, n int32) {
	g.emit(Event{Kind: kind, Seat: g.Automaton(), Card: c, N: n})
}

// Choose lets the prey choose one of the cards, of which [Game.Chosen] is one in the next step. It says whether there is any.
func (g *Game) Choose(kind QuestionKind, among Cards) bool {
	count, last := among.count()
	if count > 0 {
		g.s.answer = Command{Verb: Pick, Card: last}
	}
	if count > 1 {
		g.ask(Question{Kind: kind, Seat: g.Automaton(), Of: g.Automaton(), Cards: among})
	}
	return count > 0
}

// Chosen is the card that was chosen.
func (g *Game) Chosen() Slot { return g.s.answer.Card }

// RevealTop takes the top card of the centre deck, if one is left or can be had.
func (g *Game) RevealTop() (Slot, bool) {
	c, ok := g.topOfCentre()
	if ok {
		g.Tell(CardRevealed, c, 0)
	}
	return c, ok
}

// PlayCard lets the automaton play a card that was revealed or lies in the row, where its place stays empty.
func (g *Game) PlayCard(c Slot) {
	g.leaveRow(c)
	g.enter(g.Automaton(), c, CardPlayed)
}

// ActivateChampion lets the automaton activate a champion.
func (g *Game) ActivateChampion(c Slot) { g.activate(g.Automaton(), c) }

// AttackChampion lets the automaton destroy a champion with its power.
func (g *Game) AttackChampion(c Slot) { g.attackChampion(g.Automaton(), c) }

// AttackPrey lets the automaton attack its prey with all its power.
func (g *Game) AttackPrey() { g.push(frame{run: runAttack, seat: g.Automaton()}) }

// GainMastery lets the automaton gain mastery, by a card or by the rules.
func (g *Game) GainMastery(n int32, source Slot) { g.gainMastery(g.Automaton(), n, source) }

// BanishTop banishes so many cards from the top of the centre deck, or as many as there are.
func (g *Game) BanishTop(n int32, source Slot) {
	for ; n > 0 && g.s.Centre.n > 0; n-- {
		g.banish(g.s.Centre.pop(), g.Automaton(), source)
	}
}

// ClearUp banishes the allies that the automaton has played, and fills the row.
func (g *Game) ClearUp() {
	s := g.Automaton()
	g.clearAllies(s, func(c Slot) { g.banish(c, s, 0) })
	g.fillRow()
}

// AddToDeck moves a card from the centre deck to the starting deck of a player.
func (g *Game) AddToDeck(s Seat, c Slot) {
	g.s.Centre.remove(c)
	g.s.Sides[s].Deck.push(c)
}
