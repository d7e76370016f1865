package keyforge

import (
	"encoding/binary"
	"math/bits"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Hash is a hash of everything in a [State] that matters for how the game
// continues. Saves keep it, and every later version must reproduce it: so it uses
// names and never numbers of constants, the IDs of cards and never their numbers
// in the catalogue, and it leaves out what is zero. A field that is added to the
// State must be added here too, under a name of its own; then a game that does
// not use it keeps its hash.
//
// Times ([State.Clock]) are left out. What they are compared for is included:
// whether a card is still the one that was in a set, and in which order cards came
// into play.
func (g *Game) Hash() uint64 { return g.hash(dictionary) }

func (g *Game) hash(l *lexicon) uint64 { return g.hashApart(0, l) }

// hashApart is the hash without some of what it includes.
func (g *Game) hashApart(without apart, l *lexicon) uint64 {
	h := hasher{sum: 0xcbf29ce484222325, lexicon: l, g: g, without: without}
	s := &g.s
	h.random()
	h.table()
	for i := range s.Players {
		h.put(atSide, l.sides[i])
		h.player(&s.Players[i])
		for j, n := range g.Prophecies(Side(i)) {
			h.put(atProphecies+uint64(j), g.cat.fronts[n].hash)
		}
	}
	for c := Slot(1); c <= Slot(s.NCards); c++ {
		h.card(c)
	}
	h.stamps()
	for i := range s.lasting[:s.nlasting] {
		h.lasting(&s.lasting[i])
	}
	for i := range s.frames[:s.nframes] {
		h.frame(&s.frames[i])
	}
	for i := range s.pending[:s.npending] {
		h.trigger(&s.pending[i])
	}
	for i := range s.hits[:s.nhits] {
		h.hit(&s.hits[i])
	}
	h.question(&s.Q)
	if l := &s.looping; l.self != 0 {
		h.prog(atLooping, l.prog)
		h.put(atSelf, uint64(l.self))
		h.put(atRounds, uint64(l.left)+1)
	}
	return h.sum
}

// hasher mixes names and values into a 64-bit hash, the same on every platform.
type hasher struct {
	*lexicon
	sum     uint64
	g       *Game
	without apart
}

// apart is what a hash leaves out, see [Game.round].
type apart uint8

const (
	ledgers apart = 1 << iota // what is only counted up
	amounts                   // æmber, damage and counters, and the generator
)

// put mixes a value under a name, unless it is zero.
func (h *hasher) put(name, v uint64) {
	if v == 0 {
		return
	}
	x := (h.sum ^ name) + v*0x9e3779b97f4a7c15
	x *= 0xbf58476d1ce4e5b9
	h.sum = x ^ x>>29
}

func (h *hasher) flag(name uint64, on bool) {
	if on {
		h.put(name, 1)
	}
}

// named mixes the name of a value of a type that has names.
func named[T ~uint8](h *hasher, name uint64, table []uint64, v T) {
	if v != 0 {
		h.put(name, table[v])
	}
}

// all mixes the names of the bits that are set, in any order.
func (h *hasher) all(name uint64, table []uint64, set uint64) {
	sum := uint64(0)
	for ; set != 0; set &= set - 1 {
		sum += table[bits.TrailingZeros64(set)]
	}
	h.put(name, sum)
}

// count is a number under a name, to be added to others in any order.
func count[T ~uint8 | ~int32 | ~uint64](name uint64, n T) uint64 {
	if n == 0 {
		return 0
	}
	x := (name + uint64(n)*0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9
	return (x ^ x>>31) * 0x94d049bb133111eb
}

// tally adds up counts, each under its name.
func tally(names []uint64, list []uint8) uint64 {
	sum := uint64(0)
	for i, n := range list {
		if n != 0 {
			sum += count(names[i], n)
		}
	}
	return sum
}

// when mixes a card as it was at a time.
func (h *hasher) when(name uint64, c Slot, at uint32) {
	if c == 0 {
		return
	}
	age, cs := uint64(0), &h.g.s.Cards[c]
	switch {
	case at >= cs.Incarnation:
	case at >= cs.PrevIncarnation:
		age = 1 // it has changed zones since
	default:
		age = 2
	}
	h.put(name, uint64(c)|age<<8)
}

func (h *hasher) set(name uint64, s *Set) {
	for c := s.First(); c != 0; c = s.Next(c) {
		h.when(name, c, s.At)
	}
}

func (h *hasher) random() {
	if h.without&amounts != 0 {
		return
	}
	var buf [32]byte
	state, _ := h.g.s.Rand.AppendBinary(buf[:0]) // never fails
	state = state[len(state)-16:]
	h.put(atRandom, binary.BigEndian.Uint64(state[:8]))
	h.put(atRandom, binary.BigEndian.Uint64(state[8:]))
}

func (h *hasher) table() {
	s := &h.g.s
	h.put(atTurn, uint64(s.Turn))
	h.put(atSeats, uint64(s.Seats))
	named(h, atActive, h.sides[:], s.Active)
	named(h, atTurnOf, h.sides[:], s.TurnOf)
	named(h, atStep, h.steps[:], s.Step)
	named(h, atHouse, h.houses[:], s.House)
	h.all(atHigh, h.sides[:], uint64(s.High))
	h.all(atLow, h.sides[:], uint64(s.Low))
	h.flag(atOver, s.Over)
	h.all(atWinners, h.sides[:], uint64(s.Winners))
	h.flag(atEnded, s.Ended)
	h.put(atActs, uint64(s.Acts))
	h.put(atDone, uint64(s.Done))
	h.put(atOpening, uint64(s.Opening))
	h.put(atDying, uint64(s.dying))
	if s.dying > 0 { // otherwise it belongs to a destruction that is over
		h.set(atDoomed, &s.doomed)
	}
	h.all(atDueTo, h.sides[:], uint64(s.due))
	h.all(atShuffled, h.sides[:], uint64(s.shuffled))
	h.flag(atAskAll, s.AskAll)
	h.flag(atNewest, s.Rulebook == Newest)
	h.flag(atTideless, s.Tideless)
	for i := range s.Order {
		named(h, atOrder+uint64(i), h.sides[:], s.Order[i])
	}
	mode := uint64(0)
	for i, n := range s.Mode {
		if name := h.g.numbers[i]; h.g.table.Times&(1<<i) != 0 {
			mode += count(name, h.younger(uint32(n)))
		} else {
			mode += count(name, n)
		}
	}
	h.put(atMode, mode)
}

// younger counts the cards that have come into their zones since a time.
func (h *hasher) younger(at uint32) uint64 {
	n, s := uint64(0), &h.g.s
	if at == 0 {
		return 0
	}
	for c := Slot(1); c <= Slot(s.NCards); c++ {
		if s.Cards[c].Incarnation > at {
			n++
		}
		if s.Cards[c].Incarnation >= at {
			n += 1 << 8
		}
	}
	return n + 1<<16
}

func (h *hasher) player(p *Player) {
	if h.without&amounts == 0 {
		h.put(atPool, uint64(p.Pool))
		h.put(atDueUntold, uint64(p.Due[0]))
		h.put(atDue, uint64(p.Due[1]))
	}
	h.put(atChains, uint64(p.Chains))
	h.put(atTurns, uint64(p.Turns))
	h.all(atKeys, h.keys[:], uint64(p.Keys))
	h.all(atForgedNow, h.keys[:], uint64(p.ForgedNow))
	h.all(atForgedBefore, h.keys[:], uint64(p.ForgedBefore))
	h.all(atHouses, h.houses[:], uint64(p.Houses))
	if p.Token != 0 {
		h.put(atToken, h.g.cat.fronts[p.Token].hash)
	}
	named(h, atLastHouse, h.houses[:], p.LastHouse)
	if h.without&ledgers == 0 {
		h.put(atNow, tally(h.ledgers[:], p.Now[:]))
		h.put(atBefore, tally(h.ledgers[:], p.Before[:]))
		h.put(atPlayedOf, tally(h.houses[:], p.PlayedOf[:]))
		h.put(atUsedOf, tally(h.houses[:], p.UsedOf[:]))
		h.put(atDiscardedOf, tally(h.houses[:], p.DiscardedOf[:]))
	}
	for i := range pileCount {
		for _, c := range p.pile(i) {
			h.put(h.piles[i], uint64(c))
		}
	}
}

func (h *hasher) card(c Slot) {
	cs, fronts := &h.g.s.Cards[c], h.g.cat.fronts
	h.put(atCard, fronts[cs.Def].hash)
	if cs.Text != 0 {
		h.put(atText, fronts[cs.Text].hash)
		named(h, atTextHouse, h.houses[:], cs.TextHouse)
		h.bonus(atTextIcons, cs.TextIcons)
	}
	h.all(atMarks, h.marks[:], uint64(cs.Marks))
	if h.without&amounts == 0 && cs.Damage|cs.Amber|cs.Spent|cs.RecordedArmor != 0 { // most cards are in a pile and have hardly any of this
		h.put(atDamage, uint64(cs.Damage))
		h.put(atAmber, uint64(cs.Amber))
		h.put(atSpent, uint64(cs.Spent))
		h.put(atRecordedArmor, uint64(cs.RecordedArmor))
	}
	named(h, atOwner, h.sides[:], cs.Owner)
	named(h, atCtrl, h.sides[:], cs.Ctrl)
	named(h, atBase, h.sides[:], cs.Base)
	named(h, atZone, h.zones[:], cs.Zone)
	named(h, atHouse, h.houses[:], cs.House)
	if cs.Uses|cs.Used|cs.Allowed != 0 {
		h.put(atUses, uint64(cs.Uses))
		h.put(atUsed, uint64(cs.Used))
		h.put(atAllowed, uint64(cs.Allowed))
	}
	if cs.Host|cs.First|cs.Next|cs.OtherHalf != 0 {
		h.put(atHost, uint64(cs.Host))
		h.put(atFirst, uint64(cs.First))
		h.put(atNext, uint64(cs.Next))
		h.put(atOtherHalf, uint64(cs.OtherHalf))
	}
	h.bonus(atIcons, cs.Icons)
	if h.without&amounts == 0 && cs.Counters != ([card.CounterCount]uint8{}) {
		h.put(atCounters, tally(h.counters[:], cs.Counters[:]))
	}
	if cs.Is(LeftPlay) || cs.Last.fresh() {
		h.record(&cs.Last)
	}
}

// bonus mixes bonus icons, which are packed.
func (h *hasher) bonus(name uint64, icons iconSet) {
	for on := icons.resolving(); on != 0; on >>= 3 {
		h.put(name, h.icons[on&7])
	}
	if houses := icons.houses(); houses != 0 {
		h.all(atIconHouses, h.houses[:], uint64(houses))
	}
}

func (h *hasher) record(r *Record) {
	h.all(atLastHouses, h.houses[:], uint64(r.Houses))
	h.put(atLastPower, uint64(r.Power))
	h.put(atLastArmor, uint64(r.Armor))
	h.put(atLastAmber, uint64(r.Amber))
	h.put(atLastDamage, uint64(r.Damage))
	h.put(atLastLeft, uint64(r.Left))
	h.put(atLastRight, uint64(r.Right))
	named(h, atLastCtrl, h.sides[:], r.Ctrl)
	named(h, atLastType, h.types[:], r.Kind)
	h.flag(atLastFlank, r.OnFlank())
	h.all(atLastMarks, h.marks[:], uint64(r.Marks&(wasOnFlank-1)))
	h.flag(atLastFresh, r.fresh())
	h.flag(atLastMutated, r.Marks&mutated != 0)
	if r.Token != 0 {
		h.put(atLastToken, h.g.cat.fronts[r.Token].hash)
	}
	h.put(atLastPos, uint64(r.Pos))
}

// stamps mixes the order in which the cards in play and the lasting effects arose:
// the last of several that give control prevails (K13.10).
func (h *hasher) stamps() {
	var order [MaxCards + maxLasting]struct {
		stamp uint32
		what  uint16
	}
	n, s := 0, &h.g.s
	add := func(stamp uint32, what uint16) {
		i := n
		for ; i > 0 && order[i-1].stamp > stamp; i-- {
			order[i] = order[i-1]
		}
		order[i].stamp, order[i].what = stamp, what
		n++
	}
	for i := range s.Players {
		for _, c := range s.Players[i].inPlay() {
			add(s.Cards[c].Stamp, uint16(c))
			for up := s.Cards[c].First; up != 0; up = s.Cards[up].Next {
				add(s.Cards[up].Stamp, uint16(up))
			}
		}
	}
	for i := range s.lasting[:s.nlasting] {
		add(s.lasting[i].Stamp, uint16(MaxCards+i))
	}
	for i := range order[:n] {
		name := atStamp
		if i > 0 && order[i].stamp == order[i-1].stamp {
			name = atSameStamp
		}
		h.put(name, uint64(order[i].what))
	}
}

// prog mixes an ability by its name.
func (h *hasher) prog(name uint64, prog uint16) { h.put(name, h.g.cat.hashes[prog].name) }

// op mixes the position in a program.
func (h *hasher) op(name uint64, prog, pc uint16) {
	if steps := h.g.cat.hashes[prog].steps; int(pc) < len(steps) {
		h.put(name, steps[pc])
	}
}

// number mixes the number that was chosen in an ability, which may stand for a name.
func (h *hasher) number(prog uint16, n int16) {
	if name, ok := h.g.cat.named(prog, n); ok {
		h.put(atNumber, hashOf(name))
	} else {
		h.put(atNumber, uint64(n))
	}
}

func (h *hasher) lasting(l *Lasting) {
	h.prog(atLasting, l.Prog)
	h.put(atSpan, h.spans[l.Kind])
	named(h, atYou, h.sides[:], l.You)
	h.when(atSelf, l.Self, l.Incarnation)
	h.put(atTurn, uint64(l.Turn))
	named(h, atFrom, h.sides[:], l.From)
	named(h, atUntil, h.sides[:], l.Until)
	named(h, atHouse, h.houses[:], l.House)
	h.number(l.Prog, l.Number)
	h.put(atUsed, uint64(l.Used))
	h.set(atKept, &l.Subjects)
	h.set(atA, &l.A)
	h.set(atB, &l.B)
}

func (h *hasher) frame(f *frame) {
	h.put(atFrame, h.procs[f.proc])
	h.flag(atReport, f.report)
	h.flag(atOk, f.ok)
	h.flag(atTurned, f.turned)
	h.flag(atShort, f.short)
	h.flag(atFailed, f.failed)
	h.flag(atBorrowed, f.borrowed)
	h.all(atWhom, h.sides[:], uint64(f.whom))
	named(h, atYou, h.sides[:], f.you)
	named(h, atFirstYou, h.sides[:], f.first)
	h.prog(atProg, f.prog)
	if f.op != 0 {
		h.op(atOp, f.prog, f.op)
	}
	h.when(atSelf, f.self, f.incarnation)
	h.put(atGiver, uint64(f.giver))
	h.put(atOther, uint64(f.other))
	h.put(atLo, uint64(f.base))
	h.put(atHi, uint64(f.opened))
	named(h, atTo, h.zones[:], f.to)
	named(h, atPlace, h.places[:], f.place)
	named(h, atHouse, h.houses[:], f.house)
	h.number(f.prog, f.number)
	h.put(atCount, uint64(f.count))
	for i, n := range f.nums {
		switch {
		case f.proc == procAbility && i == earlier && h.g.cat.Programs[f.prog].Chosen == card.NameCardVerb:
			h.put(atEarlier, h.g.cat.fronts[n].hash)
		case f.proc == procAbility && i == pooled:
			h.put(atPooled, uint64(n))
		case f.proc == procAbility && i == sidesLeft:
			h.all(atSidesLeft, h.sides[:], uint64(n))
		case f.proc == procIcons && (i == iconDone || i == iconAs):
			named(h, atIcon, h.icons[:], uint8(n))
		default:
			h.put(atNums+uint64(i), uint64(n))
		}
	}
	switch f.proc {
	case procAbility:
		h.op(atPC, f.prog, f.pc)
		h.flag(atIdle, f.events == h.g.s.Events)
	case procMonster:
		h.put(atPC, hashOf(h.g.table.Steps[f.pc]))
	default:
		h.put(atPC, h.pcs[f.proc][f.pc])
	}
	switch f.proc {
	case procUse:
		named(h, atHow, h.ways[:], f.how)
	case procSpread:
		named(h, atHow, h.verbs[:], f.how)
	default:
		h.put(atHow, uint64(f.how))
	}
	h.happening(&f.ev)
	h.flag(atTaken, f.it.At != 0)
	for i, s := range [...]*Set{&f.it, &f.a, &f.b, &f.them, &f.t, &f.subjects, &f.loop} {
		h.set(atSets+uint64(i), s)
	}
}

func (h *hasher) happening(ev *TriggerEvent) {
	named(h, atEvent, h.events[:], ev.Kind)
	named(h, atWho, h.sides[:], ev.Who)
	h.when(atSubject, ev.Subject, ev.SubjectAt)
	h.when(atSecond, ev.Other, ev.OtherAt)
	named(h, atEventHouse, h.houses[:], ev.House)
	named(h, atEventIcon, h.icons[:], ev.Icon)
	h.put(atAmount, uint64(ev.Amount))
}

func (h *hasher) trigger(t *trigger) {
	h.prog(atTrigger, t.prog)
	h.when(atSelf, t.self, t.incarnation)
	gone := uint16(h.g.s.Cards[t.giver].Incarnation) != t.given
	h.put(atGiver, uint64(t.giver)|uint64(one(gone))<<8)
	named(h, atYou, h.sides[:], t.you)
	h.flag(atAnyhow, t.how&anyhow != 0)
	h.flag(atBorrowed, t.how&asOwn != 0)
	for i := range h.g.s.lasting[:h.g.s.nlasting] {
		if h.g.s.lasting[i].Stamp == t.lasting {
			h.put(atOfLasting, uint64(i)+1)
		}
	}
	h.happening(&t.ev)
}

func (h *hasher) hit(t *hit) {
	cs, at := &h.g.s.Cards[t.to], uint32(0)
	switch t.incarnation {
	case uint16(cs.Incarnation):
		at = cs.Incarnation
	case uint16(cs.PrevIncarnation):
		at = cs.PrevIncarnation
	}
	h.when(atHit, t.to, at)
	h.put(atFrom, uint64(t.from))
	h.put(atAmount, uint64(t.amount))
	h.flag(atFight, t.fight)
	h.flag(atPoison, t.poison)
	h.flag(atPierces, t.pierces)
	h.flag(atByIcon, t.icon)
	h.flag(atSplash, t.splash)
}

func (h *hasher) question(q *Question) {
	named(h, atQuestion, h.asks[:], q.Kind)
	named(h, atPurpose, h.purposes[:], q.Purpose)
	named(h, atAsked, h.sides[:], q.Side)
	h.put(atMin, uint64(q.Min))
	h.put(atMax, uint64(q.Max))
	h.flag(atWide, q.Wide)
	h.flag(atOnePile, q.OnePile)
	h.flag(atUnlike, q.Unlike)
	h.flag(atOneOfHouse, q.OneOf == card.OfHouse)
	h.flag(atOneOfPower, q.OneOf == card.OfPower)
	h.flag(atOneOfLine, q.OneOf == card.OfLine)
	h.flag(atPartly, q.Partly)
	h.put(atPower, uint64(q.Power))
	if q.Kind != AskPlace { // whose line it is follows from what is being resolved
		named(h, atOf, h.sides[:], q.Of)
	}
	h.put(atSource, uint64(q.Source))
	h.prog(atProg, q.Prog)
	h.op(atPC, q.Prog, q.Op)
	switch {
	case q.Kind == AskName: // any card of the catalogue
	case q.ByWay():
		named(h, atLo, h.ways[:], uint8(q.Lo))
		named(h, atHi, h.ways[:], uint8(q.Hi))
	default:
		h.put(atLo, uint64(q.Lo))
		h.put(atHi, uint64(q.Hi))
	}
	switch {
	case q.ByWay():
		h.all(atWays, h.ways[:], uint64(q.Ways))
	case q.Kind == AskKey:
		h.all(atWays, h.keys[:], uint64(q.Ways))
	case q.Kind == AskSeat:
		h.all(atWays, h.sides[:], uint64(q.Ways))
	default:
		h.put(atWays, uint64(q.Ways))
	}
	h.all(atHouses, h.houses[:], uint64(q.Houses))
	h.set(atDomain, &q.Domain)
	h.set(atPicked, &q.Picked)
}
