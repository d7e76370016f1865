package keyforge

import (
	"encoding/binary"
	"math/rand/v2"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/flat"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/message"
)

// stateLayout is how a state travels. What is read is checked by the bounds here and by [Game.plausible].
var stateLayout = flat.Of[State](bounds...)

var bounds = []flat.Bound{
	flat.Most[Slot](MaxCards - 1), flat.Most[Side](uint64(NoSide)), flat.Most[Step](uint64(StepCount - 1)),
	flat.Most[card.Zone](uint64(card.ZoneCount - 1)), flat.Most[card.House](uint64(card.HouseCount - 1)),
	flat.Most[card.Type](uint64(card.TypeCount - 1)), flat.Most[card.Span](uint64(card.SpanCount - 1)),
	flat.Most[card.EventKind](uint64(card.EventCount - 1)), flat.Most[card.Place](uint64(card.PlaceCount - 1)),
	flat.Most[QuestionKind](uint64(QuestionKinds - 1)), flat.Most[Purpose](uint64(PurposeCount - 1)),
	flat.Most[procKind](uint64(procCount - 1)), flat.Most[Rulebook](uint64(rulebooks - 1)), flat.Most[EventKind](uint64(EventKinds - 1)),
}

// toldEvent is an event with the card by whose name it is told, if that is another one now.
type toldEvent struct {
	Event
	Called uint16
}

var eventLayout = flat.Of[toldEvent](bounds...)

// Where a state has handles of cards, alone and in sets.
var (
	slotsOfState = flat.PlacesOf[State, Slot]()
	setsOfState  = flat.PlacesOf[State, Set]()
)

// sight is the game as a seat sees it. It is small: there are many on a server.
type sight struct {
	cat  *Catalogue
	mode Mode
	seat Side
	open bool // with all that any player knows, but for decks
	rand *rand.Rand
	// handles are those by which the seat knows the cards, and cards are the other way round.
	handles, cards [MaxCards]Slot
	before         [MaxCards]Slot // the handles until the last command
	lay            [MaxCards]bool // which cards lay hidden in a deck, a hand or archives
	state, events  []byte         // what has been seen, as it travels
}

// scratch is where sights of the same catalogue work in turn; nothing of what is in it is kept.
type scratch struct {
	seen  *Game // what a seat sees, with the handles of the game
	open  *Game // of an open sight: the game in which the seat knows what the others do
	state State // the same with the handles of the seat
	told  []toldEvent
	bytes []byte
}

// borrow takes a scratch, to be put back.
func (s *sight) borrow() *scratch {
	w, _ := s.cat.scratches.Get().(*scratch)
	if w == nil || w.seen.mode != s.mode {
		w = &scratch{seen: Empty(s.cat, s.mode)}
	}
	return w
}

// Sight implements [game.Remote].
func (g *Game) Sight(seat Side, seed uint64) game.Sight {
	s := &sight{cat: g.cat, mode: g.mode, seat: seat, rand: rand.New(rand.NewPCG(seed, 0x7369676874))}
	for c := range s.handles {
		s.handles[c], s.cards[c], s.before[c] = Slot(c), Slot(c), Slot(c)
	}
	return s
}

// OpenSight implements [game.Remote].
func (g *Game) OpenSight(seat Side, seed uint64) game.Sight {
	s := g.Sight(seat, seed).(*sight)
	s.open = true
	return s
}

// See implements [game.Sight].
func (s *sight) See(of game.Game) {
	w := s.borrow()
	defer s.cat.scratches.Put(w)
	g, truly := of.(*Game), of.(*Game)
	if s.open {
		g = s.share(w, g)
	}
	s.before = s.handles
	var hidden Set
	var room [MaxPile]Slot
	for owner := range Side(MaxSides) {
		all := g.unknown(room[:0], s.seat, owner)
		for _, c := range all {
			hidden.Add(c)
		}
		s.hide(g, all)
	}
	s.imagine(w, g, &hidden)
	w.told = w.told[:0]
	for i := range g.happened {
		w.told = s.tell(w.told, truly, &g.happened[i], &hidden)
	}
	w.bytes = stateLayout.Append(binary.BigEndian.AppendUint64(w.bytes[:0], stateLayout.Print()^eventLayout.Print()), &w.state)
	s.state = slices.Clone(w.bytes)
	s.events = eventLayout.AppendAll(nil, w.told)
}

// share copies the game; in the copy the seat has seen what any player knows, and learns of it when it happens, but for decks.
func (s *sight) share(w *scratch, g *Game) *Game {
	w.open = g.CopyInto(w.open)
	o := w.open
	for c := Slot(1); c <= Slot(o.s.NCards); c++ {
		if cs := &o.s.Cards[c]; cs.Zone != card.Deck && !g.Knows(s.seat, c) && g.knownToSome(c) {
			cs.Marks |= SeenBy(s.seat)
		}
	}
	o.happened = append(o.happened[:0], g.happened...)
	for i := range o.happened {
		if e := &o.happened[i]; e.Hidden&(1<<s.seat) != 0 && o.s.Cards[e.Card].Zone != card.Deck && o.Knows(s.seat, e.Card) {
			e.Hidden &^= 1 << s.seat
		}
	}
	return o
}

// knownToSome reports whether any player knows the card.
func (g *Game) knownToSome(c Slot) bool {
	for side := range Side(g.s.Seats) {
		if g.Knows(side, c) {
			return true
		}
	}
	return false
}

// hide gives new handles to the cards of an owner that lie where the seat does not see them, if the seat has seen one of them
// since it was shown the game last.
func (s *sight) hide(g *Game, hidden []Slot) {
	var lies [MaxCards]bool
	n, fresh := 0, false
	for _, c := range hidden {
		switch g.s.Cards[c].Zone {
		case card.Deck, card.Hand, card.Archives:
			lies[c], hidden[n] = true, c
			n++
			fresh = fresh || !s.lay[c] || slices.ContainsFunc(g.happened, func(e Event) bool { return e.Card == c && g.SeesWhich(s.seat, &e) })
		}
	}
	if hidden = hidden[:n]; n == 0 {
		return
	}
	owner := g.s.Cards[hidden[0]].Owner
	for c := range s.lay {
		if g.s.Cards[c].Owner == owner {
			s.lay[c] = lies[c]
		}
	}
	if !fresh {
		return
	}
	handles := make([]Slot, 0, MaxPile)
	for _, c := range hidden {
		handles = append(handles, s.handles[c])
	}
	slices.Sort(handles) // so that where which card really is does not matter
	s.rand.Shuffle(n, func(i, j int) { handles[i], handles[j] = handles[j], handles[i] })
	for i, c := range hidden {
		s.handles[c], s.cards[handles[i]] = handles[i], c
	}
}

// imagine makes the state what the seat may know of the game.
func (s *sight) imagine(to *scratch, g *Game, hidden *Set) {
	w := to.seen
	w.s = State{}
	w.s.copyFrom(&g.s)
	if !g.Decides(s.seat) { // what resolves may tell of the cards of whoever does
		q := w.s.Q
		w.s.Q = Question{Kind: q.Kind, Purpose: q.Purpose, Side: q.Side}
		if q.Source != 0 && g.Sees(s.seat, q.Source) {
			w.s.Q.Source = q.Source
		}
		w.s.ans, w.s.nframes, w.s.npending, w.s.nhits = answer{}, 0, 0, 0
		clear(w.s.frames[:])
		clear(w.s.pending[:])
		clear(w.s.hits[:])
	}
	w.s.watch = watch{}
	w.altered()
	w.Imagine(s.seat, 0)
	for side := range w.s.Players {
		p := &w.s.Players[side].piles
		clear(p.cards[p.starts[pileCount]:])
	}
	for c := hidden.First(); c != 0; c = hidden.Next(c) {
		w.s.Cards[c].conceal(w.s.Clock)
	}
	w.s.forget(hidden)
	s.rename(to)
}

// forget drops what is remembered of cards that are hidden now, apart from what resolves: where they lie would show.
func (s *State) forget(hidden *Set) {
	lies := func(c Slot) bool {
		z := s.Cards[c].Zone
		return hidden.Has(c) && (z == card.Deck || z == card.Hand || z == card.Archives)
	}
	slot := func(c *Slot) {
		if lies(*c) {
			*c = 0
		}
	}
	set := func(all *Set) {
		for c := all.First(); c != 0; c = all.Next(c) {
			if lies(c) {
				all.Remove(c)
			}
		}
	}
	for c := range s.Cards[:s.NCards+1] {
		slot(&s.Cards[c].Host) // of a card that was purged from there
		slot(&s.Cards[c].Last.Left)
		slot(&s.Cards[c].Last.Right)
	}
	for i := range s.lasting[:s.nlasting] {
		l := &s.lasting[i]
		slot(&l.Self)
		set(&l.Subjects)
		set(&l.A)
		set(&l.B)
	}
	set(&s.busy)
	set(&s.doomed)
}

// conceal keeps of a card only what can be seen of it while nobody knows which it is.
func (c *CardState) conceal(now uint32) {
	c.Last = Record{}
	switch c.Zone {
	case card.Deck, card.Hand, card.Archives:
		*c = CardState{
			Def: c.Def, House: c.House, Icons: c.Icons, Owner: c.Owner, Ctrl: c.Ctrl, Base: c.Ctrl, Zone: c.Zone,
			Marks: c.Marks & (known | ToOwner), Incarnation: now,
		}
	}
}

// rename gives the cards the handles by which the seat knows them.
func (s *sight) rename(to *scratch) {
	seen, w := &to.seen.s, &to.state
	*w = *seen
	for c := range w.Cards {
		w.Cards[s.handles[c]] = seen.Cards[c]
	}
	slotsOfState.All(w, func(c *Slot) { *c = s.handles[*c] })
	setsOfState.All(w, func(set *Set) {
		named := Set{At: set.At}
		for c := set.First(); c != 0; c = set.Next(c) {
			named.Add(s.handles[c])
		}
		*set = named
	})
	for i := range w.frames[:w.nframes] {
		if f := &w.frames[i]; f.proc == procUse && f.nums[victim] > 0 && seen.Cards[s.cards[f.self]].Zone == card.Battleline {
			f.nums[victim] = int16(s.handles[f.nums[victim]])
		}
	}
}

// tell appends what the seat learns of an event. A card has the handle that it had before the command, by which the seat knew
// it; where the seat has lost sight of it since, it is told which card it was.
func (s *sight) tell(told []toldEvent, g *Game, e *Event, hidden *Set) []toldEvent {
	if !g.Notices(s.seat, e) {
		return told
	}
	t := toldEvent{Event: *e}
	t.Hidden = 0
	if !g.SeesWhich(s.seat, e) {
		t.Card, t.Hidden = 0, 1<<s.seat
	} else if e.Card != 0 && hidden.Has(e.Card) {
		t.Called, _ = g.Called(e.Card)
	}
	t.Card, t.Other, t.Source = s.before[t.Card], s.before[t.Other], s.before[t.Source]
	return append(told, t)
}

// State implements [game.Sight].
func (s *sight) State() []byte { return s.state }

// Events implements [game.Sight].
func (s *sight) Events() []byte { return s.events }

// Card implements [game.Sight].
func (s *sight) Card(handle Slot) Slot { return other(&s.cards, handle) }

// Handle implements [game.Sight].
func (s *sight) Handle(card Slot) Slot { return other(&s.handles, card) }

// other is 0 for what is no card.
func other(all *[MaxCards]Slot, c Slot) Slot {
	if int(c) >= len(all) {
		return 0
	}
	return all[c]
}

// Parse implements [game.Sight].
func (s *sight) Parse(words string) (Command, error) {
	w := s.borrow()
	defer s.cat.scratches.Put(w)
	if err := stateLayout.Read(s.state[8:], &w.state); err != nil {
		return Command{}, err
	}
	w.seen.Load(&w.state)
	c, err := w.seen.Parse(words)
	c.Card = s.Card(c.Card)
	return c, err
}

// Show implements [game.Remote].
func (g *Game) Show(state, events []byte) (err error) {
	if len(state) < 8 || binary.BigEndian.Uint64(state) != stateLayout.Print()^eventLayout.Print() {
		return message.New("state-of-other-version")
	}
	var s State
	if err := stateLayout.Read(state[8:], &s); err != nil {
		return err
	}
	told, err := eventLayout.ReadAll(events)
	if err != nil {
		return err
	}
	was := g.Snapshot()
	defer func() {
		if recover() != nil { // the rules have met what cannot be
			g.Load(&was)
			err = message.New("state-impossible")
		}
	}()
	if !g.plausible(&s) {
		return message.New("state-impossible")
	}
	g.Load(&s)
	g.happened = g.happened[:0]
	for i := range told {
		e := &told[i]
		if g.happened = append(g.happened, e.Event); e.Called != 0 {
			g.called[e.Card] = min(e.Called, uint16(len(g.cat.Entries)-1))
		}
	}
	g.View(NoSide)
	g.Legal(nil)
	return nil
}

// plausible reports whether the numbers of a state that came from elsewhere refer to what there is.
func (g *Game) plausible(s *State) bool {
	lists := int(s.NCards) < MaxCards && int(s.nlasting) <= maxLasting && int(s.nframes) <= maxFrames && int(s.npending) <= maxPending &&
		int(s.nhits) <= maxHits && s.Seats > 0 && s.Seats <= MaxSeats
	if !lists {
		return false
	}
	programs, entries := uint16(len(g.cat.Programs)), uint16(len(g.cat.Entries))
	for c := range s.Cards {
		if cs := &s.Cards[c]; max(cs.Def, cs.Text, cs.Last.Token) >= entries || cs.Owner > MaxSides && c > 0 && c <= int(s.NCards) {
			return false
		}
	}
	for i := range s.lasting {
		if s.lasting[i].Prog >= programs {
			return false
		}
	}
	for i := range s.frames {
		if s.frames[i].prog >= programs {
			return false
		}
	}
	for i := range s.pending {
		if s.pending[i].prog >= programs {
			return false
		}
	}
	for i := range s.Players {
		p := &s.Players[i]
		if p.Token >= entries || p.piles.starts[0] != 0 || !slices.IsSorted(p.piles.starts[:]) || p.piles.starts[pileCount] > MaxPile {
			return false
		}
	}
	return max(s.Q.Prog, s.looping.prog) < programs
}
