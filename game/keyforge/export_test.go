package keyforge

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"reflect"
	"slices"
	"unsafe"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Unnamed lists the values of the lexicon that have no name, or that of another
// value.
func Unnamed() []string {
	var list []string
	v := reflect.ValueOf(dictionary).Elem()
	for i := range v.NumField() {
		seen, n := map[uint64]bool{}, v.Field(i).Len()
		field := v.Type().Field(i).Name
		switch field {
		case "marks":
			n = markCount
		case "pcs":
			continue // below
		}
		for k := range n {
			hash := v.Field(i).Index(k).Uint()
			zero := k == 0 && field != "counters" && field != "ledgers" && field != "keys" && field != "piles" && field != "marks" &&
				field != "sides"
			spare := field == "sides" && k > int(Monster) && k < int(NoSide)
			if hash == 0 && !zero && !spare || hash != 0 && seen[hash] {
				list = append(list, fmt.Sprintf("%s %d", field, k))
			}
			seen[hash] = true
		}
	}
	for proc, names := range procSteps {
		for pc, name := range names {
			if name == "" || slices.Index(names, name) < pc {
				list = append(list, fmt.Sprintf("step %d of %s", pc, procNames[proc]))
			}
		}
	}
	return list
}

// crowd fills the state so that every field of it is in use: cards 1 and 2 are in
// all sets, 1 as it is, 2 as it was before it changed its zone.
func (g *Game) crowd() {
	s := &g.s
	set := Set{At: 10}
	set.Add(1)
	set.Add(2)
	s.NCards, s.Clock, s.Events, s.Seats = 2, 20, 7, 2
	for c := range Slot(2) {
		s.Cards[c+1] = CardState{Def: 1, Text: 1, Incarnation: 10, PrevIncarnation: 5, Stamp: 10, Marks: LeftPlay, Zone: card.Battleline}
	}
	s.Cards[2].Incarnation, s.Cards[2].PrevIncarnation, s.Cards[2].Stamp = 15, 10, 11
	for i := range s.Players {
		s.Players[i].piles = piles{}
		for k := range pileCount {
			s.Players[i].piles.insert(k, 0, 1)
		}
	}
	ev := TriggerEvent{Subject: 1, Other: 1, SubjectAt: 10, OtherAt: 10}
	s.doomed, s.dying = set, 1
	s.frames[0] = frame{proc: procAbility, prog: 1, self: 1, incarnation: 10, events: 7, ev: ev, it: set, a: set, b: set, them: set, t: set,
		subjects: set,
		loop:     set}
	s.pending[0] = trigger{prog: 1, self: 1, incarnation: 10, lasting: 12, ev: ev}
	s.lasting[0] = Lasting{Prog: 1, Self: 1, Incarnation: 10, Stamp: 12, Subjects: set, A: set, B: set}
	s.hits[0] = hit{to: 1, incarnation: 10}
	s.nframes, s.npending, s.nlasting, s.nhits = 1, 1, 1, 1
	s.looping = looping{prog: 1, self: 1, left: 1}
	s.Q = Question{Kind: AskCards, Prog: 1, Domain: set, Picked: set}
	for i := range s.Mode {
		s.Mode[i] = 10
	}
}

// Unhashed lists the fields of a State that may change without the hash changing.
func (g *Game) Unhashed() []string {
	g.crowd()
	seen := map[string]bool{} // whether some change of the field changed the hash
	var order []string
	leaves(reflect.ValueOf(&g.s).Elem(), "", func(path string, v reflect.Value) {
		if _, known := seen[path]; !known {
			order = append(order, path)
		}
		seen[path] = seen[path] || g.matters(v)
	})
	var list []string
	for _, path := range order {
		if !seen[path] {
			list = append(list, path)
		}
	}
	return list
}

// UnhashedSteps lists the steps of procedures, including the monster's turn, that
// have the same hash as another step.
func (g *Game) UnhashedSteps() []string {
	var list []string
	g.s.nframes = 1
	for proc := range procCount {
		names := procSteps[proc]
		if proc == procMonster {
			names = g.table.Steps
		}
		seen := map[uint64]bool{}
		for pc := range names {
			g.s.frames[0] = frame{proc: proc, pc: uint16(pc)}
			if hash := g.Hash(); seen[hash] {
				list = append(list, fmt.Sprintf("%s %s", procNames[proc], names[pc]))
			} else {
				seen[hash] = true
			}
		}
	}
	return list
}

// matters reports whether the hash changes with the field.
func (g *Game) matters(v reflect.Value) bool {
	was, hash := reflect.New(v.Type()).Elem(), g.Hash()
	was.Set(v)
	defer v.Set(was)
	for d := -2; d <= 2; d++ {
		switch v.Kind() {
		case reflect.Bool:
			v.SetBool(!was.Bool())
		case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
			v.SetUint(was.Uint() + uint64(d))
		default:
			v.SetInt(was.Int() + int64(d))
		}
		if g.hashes(hash) {
			return true
		}
	}
	return false
}

// hashes reports whether the hash differs; that of an impossible value does not
// count.
func (g *Game) hashes(was uint64) (another bool) {
	defer func() { _ = recover() }()
	return g.Hash() != was
}

// leaves visits all numbers and booleans in use, by the path of their fields.
func leaves(v reflect.Value, path string, visit func(string, reflect.Value)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Field(i)
			name := path
			if field := v.Type().Field(i); !field.Anonymous {
				name += "." + field.Name
			}
			leaves(reflect.NewAt(f.Type(), unsafe.Pointer(f.UnsafeAddr())).Elem(), name, visit)
		}
	case reflect.Array:
		for i := range min(v.Len(), 4) {
			leaves(v.Index(i), path, visit)
		}
	default:
		visit(path, v)
	}
}

// RestHash is the hash without the results that procedures have left in the turn's
// frame, which nothing reads.
func (g *Game) RestHash() uint64 {
	rest := Empty(g.cat, g.mode)
	rest.Load(&g.s)
	f := &rest.s.frames[0]
	f.ok, f.count, f.them = false, 0, Set{}
	return rest.Hash()
}

// RenumberedHash is the hash of the game in a version in which the constants have
// other numbers: the state and the lexicon are converted.
func (g *Game) RenumberedHash(seed uint64) uint64 {
	n := renumbering{r: rand.New(rand.NewPCG(seed, 1)), l: *dictionary, maps: map[reflect.Type][]uint8{}}
	houses := shuffled(&n, card.NoHouse, n.l.houses[:])
	shuffled(&n, card.NoType, n.l.types[:])
	shuffled(&n, card.NoZone, n.l.zones[:])
	shuffled(&n, card.NoEvent, n.l.events[:])
	shuffled(&n, card.OnTop, n.l.places[:])
	shuffled(&n, card.RestOfTurn, n.l.spans[:])
	shuffled(&n, BeforeGame, n.l.steps[:])
	var pcs [procCount][]uint8
	for proc, names := range procSteps {
		pcs[proc] = n.places(n.l.pcs[proc][:len(names)])
	}
	rows := n.l.pcs
	for proc, to := range shuffled(&n, procNone, n.l.procs[:], procAbility, procMonster, procUse, procSpread, procIcons) {
		n.l.pcs[to] = rows[proc]
	}
	shuffled(&n, NoQuestion, n.l.asks[:], AskName, AskKey, AskSeat, AskOption, AskPlace)
	shuffled(&n, ForEffect, n.l.purposes[:], ForUse)
	n.icons = shuffled(&n, card.NoIcon, n.l.icons[:])
	n.ways = shuffled(&n, AnyWay, n.l.ways[:])
	verbs := shuffled(&n, card.NoVerb, n.l.verbs[:])
	n.bits = map[string][]uint8{
		"Houses": houses,
		"Marks":  n.places(n.l.marks[:markCount], 0, 1, 2, 3, 4, bits.TrailingZeros32(uint32(LeftPlay))), /* a Record has the first too */
		"Keys":   n.places(n.l.keys[:]),
	}
	n.bits["ForgedNow"], n.bits["ForgedBefore"] = n.bits["Keys"], n.bits["Keys"]
	n.rows = map[string][]uint8{"PlayedOf": houses, "UsedOf": houses, "DiscardedOf": houses, "Counters": n.places(n.l.counters[:]),
		"Now": n.places(n.l.ledgers[:])}
	n.rows["Before"] = n.rows["Now"]
	other := Empty(g.cat, g.mode)
	other.s = g.s
	s := &other.s
	n.change(reflect.ValueOf(s).Elem(), "")
	steps := make([]uint64, len(g.table.Steps))
	pcs[procMonster] = n.places(steps)
	other.table.Steps = make([]string, len(steps))
	for pc, to := range pcs[procMonster] {
		other.table.Steps[to] = g.table.Steps[pc]
	}
	for i := range s.frames[:s.nframes] {
		if to := pcs[g.s.frames[i].proc]; len(to) > 0 {
			s.frames[i].pc = uint16(to[g.s.frames[i].pc])
		}
		switch f := &s.frames[i]; f.proc {
		case procUse:
			f.how = n.ways[f.how]
		case procSpread:
			f.how = verbs[f.how]
		case procIcons:
			f.nums[iconDone] = int16(n.icons[f.nums[iconDone]])
			f.nums[iconAs] = int16(n.icons[f.nums[iconAs]])
		}
	}
	if q := &s.Q; q.ByWay() {
		q.Lo, q.Hi, q.Ways = int16(n.ways[q.Lo]), int16(n.ways[q.Hi]), uint8(moved(uint64(q.Ways), n.ways))
	} else if q.Kind == AskKey {
		q.Ways = uint8(moved(uint64(q.Ways), n.bits["Keys"]))
	}
	for i, to := range n.places(other.numbers[:]) {
		s.Mode[to] = g.s.Mode[i]
		other.table.Times &^= 1 << to
		other.table.Times |= g.table.Times >> i & 1 << to
	}
	return other.hash(&n.l)
}

// renumbering says which number each constant has in the other version.
type renumbering struct {
	r           *rand.Rand
	l           lexicon
	maps        map[reflect.Type][]uint8
	icons, ways []uint8
	bits        map[string][]uint8 // by the field that is a set
	rows        map[string][]uint8 // by the field that has a number for each
}

// shuffled gives the values of a type other numbers, except zero and the fixed ones.
func shuffled[T ~uint8](n *renumbering, zero T, hashes []uint64, fixed ...T) []uint8 {
	still := []int{int(zero)}
	for _, f := range fixed {
		still = append(still, int(f))
	}
	to := n.places(hashes, still...)
	n.maps[reflect.TypeOf(zero)] = to
	return to
}

// places shuffles a table of hashes and returns where each has gone.
func (n *renumbering) places(hashes []uint64, fixed ...int) []uint8 {
	to, free := make([]uint8, len(hashes)), []int{}
	for i := range hashes {
		to[i] = uint8(i)
		if !slices.Contains(fixed, i) {
			free = append(free, i)
		}
	}
	was := append([]uint64(nil), hashes...)
	for k, i := range n.r.Perm(len(free)) {
		to[free[k]] = uint8(free[i])
		hashes[free[i]] = was[free[k]]
	}
	return to
}

// moved moves the bits of a set.
func moved(set uint64, to []uint8) uint64 {
	out := uint64(0)
	for i, k := range to {
		out |= set >> i & 1 << k
	}
	return out
}

// change turns all constants in a value into those of the other version.
func (n *renumbering) change(v reflect.Value, name string) {
	to, typed := n.maps[v.Type()]
	switch bits, rows := n.bits[name], n.rows[name]; {
	case typed:
		v.SetUint(uint64(to[v.Uint()]))
	case name == "Marks" && v.Kind() == reflect.Uint8: // those of a Record keep their places, and what else it says is no mark
	case bits != nil && v.CanUint():
		v.SetUint(moved(v.Uint(), bits))
	case rows != nil:
		was := reflect.New(v.Type()).Elem()
		was.Set(v)
		for i, k := range rows {
			v.Index(int(k)).Set(was.Index(i))
		}
	case name == "Icons" || name == "TextIcons":
		packed := uint64(0)
		for i := range card.MaxIcons {
			packed |= uint64(n.icons[v.Uint()>>(3*i)&7]) << (3 * i)
		}
		v.SetUint(packed)
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			f := v.Field(i)
			n.change(reflect.NewAt(f.Type(), unsafe.Pointer(f.UnsafeAddr())).Elem(), v.Type().Field(i).Name)
		}
	case v.Kind() == reflect.Array:
		for i := range v.Len() {
			n.change(v.Index(i), "")
		}
	}
}

// Size is the number of bytes of a State.
const Size = unsafe.Sizeof(State{})

var _ = [1]struct{}{}[unsafe.Sizeof(chars{})-64]

// Plain makes the game compute all derived values at every look.
func (g *Game) Plain() { g.d.plain, g.d.age = true, outdated }

// Derived is what is derived from the state now.
func (g *Game) Derived() any { return g.derived() }

func (g *Game) derived() derived {
	g.refresh()
	d := g.d.clone()
	d.plain, d.age = false, current
	for c := range Slot(MaxCards) {
		if !g.s.Cards[c].Zone.InPlay() {
			d.chars[c] = chars{}
		}
	}
	return d
}

func (d *derived) clone() derived {
	c := *d
	c.mods, c.grants = append([]active(nil), d.mods...), append([]grant(nil), d.grants...)
	c.listen, c.statics, c.joins = append([]listener(nil), d.listen...), append([]static(nil), d.statics...), append([]join(nil), d.joins...)
	return c
}

// twin is a copy of the game, with a copy of its derived values or without any.
func (g *Game) twin(derives bool) *Game {
	t := *g
	t.quiet = true
	if t.d = (derived{}); derives {
		t.d = g.d.clone()
	}
	return &t
}

// WatchSteps calls look before every step of a procedure of any game, until stop is called.
func WatchSteps(look func(*Game)) (stop func()) {
	saved := procedures
	for proc, step := range saved {
		procedures[proc] = func(g *Game, f *frame) {
			look(g)
			step(g, f)
		}
	}
	return func() { procedures = saved }
}

// Differences says where the fast ways of the engine now differ from the reference,
// which derives everything from nothing and settles after every step.
func (g *Game) Differences() []string {
	var list []string
	top := &g.s.frames[g.s.nframes-1]
	if g.d.plain || top.proc == procFight || top.proc == procControl { // they report what they change when they are carried out
		return nil
	}
	known, anew := g.twin(true), g.twin(false)
	is, want := known.derived(), anew.derived()
	for c := range is.chars {
		if is.chars[c] != want.chars[c] {
			list = append(list, fmt.Sprintf("card %d is %+v and should be %+v", c, is.chars[c], want.chars[c]))
		}
	}
	if !slices.Equal(is.mods, want.mods) || !slices.Equal(is.grants, want.grants) || !slices.Equal(is.listen, want.listen) ||
		!slices.Equal(is.statics, want.statics) || !slices.Equal(is.joins, want.joins) || is.index != want.index {
		list = append(list, fmt.Sprintf("%+v %+v %+v %+v %+v %+v should be %+v %+v %+v %+v %+v %+v", is.mods, is.grants, is.listen, is.statics,
			is.joins, is.index, want.mods, want.grants, want.listen, want.statics, want.joins, want.index))
	}
	later := top.proc == procAbility && top.nums[pooled] > 0 || // everything that is redistributed must still come back
		top.proc == procDestroy || top.proc == procLeave // stamps are the order in which cards leave
	if !g.s.unsettled && !g.s.resettle && !later {
		was := anew.s
		if anew.settle() {
			list = append(list, fmt.Sprintf("it had to settle before %s %d", procNames[top.proc], top.pc))
		}
		if anew.s != was {
			list = append(list, "settling changed something")
		}
	}
	return list
}

// Carried says in how many ways the verb's row carries it out.
func Carried(v card.Verb) (ways int) {
	r := &verbs[v]
	for _, given := range [...]bool{r.do != nil, r.cards != nil || r.card != nil, r.side != nil} {
		ways += one(given)
	}
	return ways
}
