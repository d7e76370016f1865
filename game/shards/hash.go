package shards

import (
	"hash/fnv"
	"math/bits"

	"github.com/keyraken/keyraken/game/shards/card"
)

// Hash is a hash of everything that matters for how the game continues, the procedures under way as well, but not the numbers
// that wait in an answer already taken. Saves keep it, and every later version must reproduce it: so every value goes in under a
// name that never changes, constants and cards go in by their names and IDs, and what is zero is left out. A field that is added
// to the [State] must be added here too, under a name of its own; then a game that does not use it keeps its hash. The steps of a
// procedure go in by their numbers: a new one takes the next.
func (g *Game) Hash() uint64 {
	h := hasher{sum: 0xcbf29ce484222325, leaders: g.cat.sums}
	h.put(atCards, g.sum)
	h.automaton(g.foe)
	s := &g.s
	random := s.rng // reading it moves it on
	h.put(atRandom, random.Uint64())
	h.put(atSeats, uint64(s.Seats))
	for i := range Seat(s.Seats) {
		h.put(atSide, uint64(i)+1)
		h.side(&s.Sides[i], s.Turns != 0 || s.Leading>>i&1 == 1)
		h.number(atAssigned, s.Assigned[i])
		h.number(atBlocked, s.Blocked[i])
	}
	h.table(s)
	list(&h, atKnown, s.Known[:])
	list(&h, atUnder, s.Under[:])
	for i := range s.frames[:s.depth] {
		h.frame(&s.frames[i])
	}
	h.question(&s.q)
	return h.sum
}

// hasher mixes names and values into a hash, the same on every platform.
type hasher struct {
	sum     uint64
	leaders []uint64 // the hashes of the IDs of the catalogue, where they come first
}

// put mixes a value under a name, unless it is zero.
func (h *hasher) put(name, v uint64) {
	if v == 0 {
		return
	}
	x := (h.sum ^ name) + v*0x9e3779b97f4a7c15
	x *= 0xbf58476d1ce4e5b9
	h.sum = x ^ x>>29
}

func (h *hasher) number(name uint64, n int32) { h.put(name, uint64(uint32(n))) }

func (h *hasher) flag(name uint64, on bool) {
	if on {
		h.put(name, 1)
	}
}

// list mixes small numbers by their places, eight at a time; more of them that are zero change nothing.
func list[T ~uint8](h *hasher, name uint64, all []T) {
	for ; len(all) >= 8; all = all[8:] {
		h.put(name, uint64(all[0])|uint64(all[1])<<8|uint64(all[2])<<16|uint64(all[3])<<24|
			uint64(all[4])<<32|uint64(all[5])<<40|uint64(all[6])<<48|uint64(all[7])<<56)
		name++
	}
	rest := uint64(0)
	for i, v := range all {
		rest |= uint64(v) << (8 * i)
	}
	h.put(name, rest)
}

func (h *hasher) set(name uint64, s *Cards) {
	for i, word := range s {
		h.put(name+uint64(i), word)
	}
}

// automaton mixes what decides its later turns.
func (h *hasher) automaton(f *foe) {
	if f == nil {
		return
	}
	for _, n := range f.sums {
		h.put(n[0], n[1])
	}
}

func (h *hasher) side(s *Side, led bool) {
	list(h, atDeck, s.Deck.Cards())
	list(h, atHand, s.Hand.Cards())
	list(h, atDiscard, s.Discard.Cards())
	list(h, atInPlay, s.InPlay.Cards())
	list(h, atRelics, s.Relics[:])
	if led {
		h.put(atLeader, h.leaders[s.Leader])
	}
	h.number(atHealth, s.Health)
	h.number(atMastery, s.Mastery)
	h.number(atCrystals, s.Crystals)
	h.number(atPower, s.Power)
	h.flag(atFocused, s.Focused)
	h.flag(atRelic, s.Relic)
	h.flag(atOut, s.Out)
}

func (h *hasher) table(s *State) {
	list(h, atCentre, s.Centre.Cards())
	list(h, atBanished, s.Banished.Cards())
	list(h, atPlayed, s.Played.Cards())
	list(h, atRow, s.Row[:])
	list(h, atDrafted, s.Drafted[:])
	h.put(atTurn, uint64(s.Turn))
	h.put(atPrey, uint64(s.Prey))
	h.number(atTurns, s.Turns)
	h.flag(atOver, s.Over)
	h.put(atWinners, uint64(s.Winners))
	h.flag(atStruck, s.Struck)
	h.put(atGroup, uint64(s.group))
	h.put(atRenewed, uint64(s.Renewed))
	h.number(atHigh, s.High)
	h.put(atPassed, uint64(s.Passed))
	h.put(atLeading, uint64(s.Leading))
	h.set(atUsed, &s.Used)
	h.set(atFast, &s.Fast)
	h.set(atShown, &s.Shown)
	for i := range s.Lasting {
		if l := &s.Lasting[i]; l.N != 0 {
			h.put(atLasting, lastingSums[i])
			h.number(atN, l.N)
			h.put(atKind, filterSums[l.Of.Kind])
			h.put(atFaction, factionSums[l.Of.Faction])
			h.put(atCost, uint64(l.Of.Cost))
		}
	}
}

func (h *hasher) frame(f *frame) {
	h.put(atFrame, procedureSums[f.run])
	h.put(atPC, uint64(f.pc))
	h.put(atEffect, uint64(f.i))
	h.put(atStage, uint64(f.stage))
	h.put(atFaction, factionSums[f.faction])
	h.flag(atActivation, f.activation)
	h.flag(atToHand, f.toHand)
	h.put(atShown, uint64(f.shown))
	h.put(atSeat, uint64(f.seat))
	h.put(atCard, uint64(f.card))
	h.put(atSelf, uint64(f.self))
	h.put(atTarget, uint64(f.target))
	h.number(atN, f.n)
	h.number(atLeft, f.left)
	h.set(atSet, &f.set)
}

func (h *hasher) question(q *Question) {
	h.put(atQuestion, questionSums[q.Kind])
	h.put(atSeat, uint64(q.Seat))
	h.put(atOf, uint64(q.Of))
	h.put(atSource, uint64(q.Source))
	h.set(atPick, &q.Cards)
	h.flag(atOptional, q.Optional)
	if q.Kind == AskLeader { // the numbers are those of the catalogue
		sum := uint64(0)
		for set := q.Numbers; set != 0; set &= set - 1 {
			sum += h.leaders[bits.TrailingZeros32(set)]
		}
		h.put(atLeader, sum)
		return
	}
	h.number(atMin, q.Min)
	h.number(atMax, q.Max)
	h.put(atNumbers, uint64(q.Numbers))
}

// hashOf is the hash of a name, 0 for none.
func hashOf(name string) uint64 {
	if name == "" {
		return 0
	}
	h := fnv.New64a()
	_, _ = h.Write([]byte(name)) // never fails
	return h.Sum64()
}

func hashesOf(names []string) []uint64 {
	sums := make([]uint64, len(names))
	for i, name := range names {
		sums[i] = hashOf(name)
	}
	return sums
}

// sumsOf are the hashes of the names of constants.
func sumsOf[T interface {
	~uint8
	String() string
}](count T) (sums []uint64) {
	for v := range count {
		sums = append(sums, hashOf(v.String()))
	}
	return sums
}

// The hashes of constants by their names, which never change.
var (
	questionSums  = hashesOf(questionNames[:])
	factionSums   = sumsOf(card.FactionCount)
	lastingSums   = sumsOf(card.LastingCount)
	filterSums    = sumsOf(card.FilterKindCount)
	procedureSums = hashesOf([]string{runSetUp: "set up", runAuction: "auction", runDraft: "draft", runTurn: "turn", runAutomaton: "nemesis",
		runPlay: "play", runEffects: "effects", runRecruit: "recruit", runAttack: "attack"})
)

// The names under which the hash mixes values: they never change, even when a field is renamed or moved.
var (
	atActivation = hashOf("activation")
	atAssigned   = hashOf("assigned")
	atBanished   = hashOf("banished")
	atBlocked    = hashOf("blocked")
	atCard       = hashOf("card")
	atCards      = hashOf("cards")
	atCentre     = hashOf("centre")
	atCost       = hashOf("cost")
	atCrystals   = hashOf("crystals")
	atDeck       = hashOf("deck")
	atDiscard    = hashOf("discard")
	atDrafted    = hashOf("drafted")
	atEffect     = hashOf("effect")
	atFaction    = hashOf("faction")
	atFast       = hashOf("fast")
	atFocused    = hashOf("focused")
	atFrame      = hashOf("frame")
	atGroup      = hashOf("group")
	atHand       = hashOf("hand")
	atHealth     = hashOf("health")
	atHigh       = hashOf("high")
	atInPlay     = hashOf("inPlay")
	atKind       = hashOf("kind")
	atKnown      = hashOf("known")
	atLasting    = hashOf("lasting")
	atLeader     = hashOf("leader")
	atLeading    = hashOf("leading")
	atLeft       = hashOf("left")
	atMastery    = hashOf("mastery")
	atMax        = hashOf("max")
	atMin        = hashOf("min")
	atN          = hashOf("n")
	atNumbers    = hashOf("numbers")
	atOf         = hashOf("of")
	atOptional   = hashOf("optional")
	atOut        = hashOf("out")
	atOver       = hashOf("over")
	atPC         = hashOf("pc")
	atPassed     = hashOf("passed")
	atPick       = hashOf("pick")
	atPlayed     = hashOf("played")
	atPower      = hashOf("power")
	atPrey       = hashOf("prey")
	atQuestion   = hashOf("question")
	atRandom     = hashOf("random")
	atRelic      = hashOf("relic")
	atRelics     = hashOf("relics")
	atRenewed    = hashOf("renewed")
	atRow        = hashOf("row")
	atSeat       = hashOf("seat")
	atSeats      = hashOf("seats")
	atSelf       = hashOf("self")
	atSet        = hashOf("set")
	atShown      = hashOf("shown")
	atSide       = hashOf("side")
	atSource     = hashOf("source")
	atStage      = hashOf("stage")
	atStruck     = hashOf("struck")
	atTarget     = hashOf("target")
	atToHand     = hashOf("toHand")
	atTurn       = hashOf("turn")
	atTurns      = hashOf("turns")
	atUnder      = hashOf("under")
	atUsed       = hashOf("used")
	atWinners    = hashOf("winners")
)
