package keyforge

import "github.com/keyraken/keyraken/game/keyforge/card"

// maxRounds is the largest number of rounds that can be named for an endless loop.
const maxRounds = 99

// How often an ability begins again before that is taken for an endless loop although no
// position has come back (Q63): if its rounds change only amounts and use up none (Q67),
// and otherwise. No effect that ends by itself goes on for so long.
const (
	roundsAlike = 12
	roundsAny   = 250
)

// watch is what tells an endless loop: an ability of a card, and what the position was
// when it began. It is an ability deepest down in the stack, since what begins inside of
// others does not go on without them. As in Brent's algorithm, the position is taken anew
// after 2, 4, 8 and so on beginnings, and so is an ability that has not begun for as long
// again, so that every loop is found, however long its rounds are.
type watch struct {
	begun       uint32 // abilities since the turn went on
	last        uint32 // of them was this one
	prog        uint16
	self        Slot
	depth       uint8  // of the stack
	pending     uint8  // abilities that wait
	again       uint8  // how often it has begun again
	alike       uint8  // and in a position that differs only in amounts
	exact, bare uint64 // the position, and without amounts
	pools       [MaxSides]int32
	damage      int32 // on all cards
}

// looping is an endless loop for which a number of rounds has been named (D45).
type looping struct {
	prog uint16 // the ability that begins each of them
	self Slot
	left uint8
}

// Where the program counter of an endless loop stands.
const (
	roundsNumber uint16 = iota
	roundsOver
	roundsSteps
)

// round is called when the ability of the top frame begins, or repeats itself.
func (g *Game) round() {
	s := &g.s
	f := &s.frames[s.nframes-1]
	switch l := &s.looping; {
	case l.self == f.self && l.prog == f.prog && l.self != 0:
		s.watch = watch{}
		if l.left > 0 {
			l.left--
			return
		}
		g.start(procRounds, s.Active).pc = roundsOver
	case g.endless(f):
		s.watch = watch{}
		g.start(procRounds, s.Active)
	}
}

// endless watches the ability that begins, and reports whether it does so for ever.
func (g *Game) endless(f *frame) bool {
	w := &g.s.watch
	w.begun++
	now := watch{begun: w.begun, last: w.begun, prog: f.prog, self: f.self, depth: g.s.nframes, pending: g.s.npending}
	switch {
	case w.prog == now.prog && w.self == now.self && w.depth == now.depth && w.pending == now.pending:
		w.last = now.last
		return g.recurs(w)
	case now.depth < w.depth, powerOfTwo(now.begun) && w.last < now.begun/2:
		*w = now
	}
	return false
}

// recurs reports whether the ability that is watched has begun in the same position
// before, or far too often.
func (g *Game) recurs(w *watch) bool {
	w.again++
	bare := g.hashApart(ledgers|amounts, dictionary)
	switch {
	case w.again == 1 || w.bare != bare:
		w.alike = 0
	case w.exact == g.hashApart(ledgers, dictionary):
		return true
	case !g.usesUp(w):
		w.alike++
	}
	if powerOfTwo(uint32(w.again)) {
		w.bare, w.exact = bare, g.hashApart(ledgers, dictionary)
	}
	return w.alike >= roundsAlike || w.again >= roundsAny
}

// usesUp reports whether the pools, or with damage the creatures, are being used up: that
// does not go on for ever (Q67).
func (g *Game) usesUp(w *watch) (less bool) {
	s := &g.s
	for side := range s.Players {
		pool := s.Players[side].Pool
		less = less || pool < w.pools[side]
		w.pools[side] = pool
	}
	var damage int32
	for c := range s.Cards[:s.NCards+1] {
		damage += int32(s.Cards[c].Damage)
	}
	less = less || damage > w.damage
	w.damage = damage
	return less
}

func powerOfTwo(n uint32) bool { return n&(n-1) == 0 }

// stepRounds asks the active player how many more rounds an endless loop runs, and after
// the last of them removes its card (D45).
func (g *Game) stepRounds(f *frame) {
	s := &g.s
	below := &s.frames[s.nframes-2]
	if f.pc == roundsNumber {
		q := Question{Kind: AskNumber, Purpose: ForRounds, Side: s.Active, Source: below.self, Prog: below.prog}
		n, ok := g.askNumber(q, 0, maxRounds)
		if !ok {
			return
		}
		g.emit(Event{Kind: NumberNamed, Side: s.Active, Card: below.self, N: int32(n)})
		s.looping = looping{below.prog, below.self, uint8(n)}
		f.pc = roundsOver
		if n > 0 {
			s.looping.left--
			g.pop()
			return
		}
	}
	g.pop()
	g.endLoop(below)
}

// endLoop ends the ability that loops and whatever would begin it again. Its card goes
// to its owner's discard pile: it is not destroyed, and a ward does not keep it.
func (g *Game) endLoop(f *frame) {
	s := &g.s
	c, prog := f.self, f.prog
	f.pc = uint16(len(g.cat.Programs[prog].Steps) - 1)
	g.dropLasting(func(l *Lasting) bool { return l.Self == c && l.Prog == prog })
	if cs := &s.Cards[c]; cs.Zone.InPlay() && !g.kind(c, present).Stays() { // otherwise the ability stays ended
		s.looping = looping{}
		cs.Marks &^= Warded | Tagged
		s.doomed.Remove(c)
		g.push(frame{proc: procLeave, it: single(c, s.Clock), to: card.Discard, you: NoSide})
	}
}
