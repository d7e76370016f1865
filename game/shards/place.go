package shards

import (
	"slices"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/shards/card"
)

// collect lists the piles that are named and empties them.
func (e *editor) collect() error {
	g := e.Game
	for _, c := range slices.Concat(e.said.Row, e.said.Centre) {
		if e.relic(c.Card) {
			return message.New("shards-edit-no-relic", printable.Quote(c.Card))
		}
	}
	e.pile(e.said.Centre, &g.s.Centre, 0)
	e.pile(e.said.Banished, &g.s.Banished, 0)
	if e.said.Row != nil {
		if len(e.said.Row) > RowPlaces {
			return message.New("shards-edit-room", len(e.said.Row), RowPlaces)
		}
		g.s.Row = [RowPlaces]Slot{}
		e.piles = append(e.piles, placing{e.said.Row, func(all []Slot) { copy(g.s.Row[:], all) }, 0})
	}
	e.piles = append(e.piles, placing{e.said.Aside, func([]Slot) {}, 0})
	for i := range e.said.Seats {
		change := &e.said.Seats[i]
		s, err := e.seat(change.Seat)
		if err != nil {
			return err
		}
		if s == g.Automaton() && len(change.Deck)+len(change.Hand)+len(change.Discard)+len(change.Relics) > 0 {
			return message.New("shards-edit-nemesis")
		}
		side := &g.s.Sides[s]
		e.pile(change.Deck, &side.Deck, 0)
		e.pile(change.Hand, &side.Hand, 1<<s)
		e.pile(change.Discard, &side.Discard, 0)
		e.row(change.InPlay, &side.InPlay)
		if err := e.relics(change, side, s); err != nil {
			return err
		}
	}
	return nil
}

// pile is cards of which the first is the top.
func (e *editor) pile(cards []CardEdit, p *Pile, known uint8) {
	if cards == nil {
		return
	}
	p.n = 0
	e.piles = append(e.piles, placing{cards, func(all []Slot) {
		for i := range all {
			p.push(all[len(all)-1-i])
		}
	}, known})
}

// row is cards of which the first came first.
func (e *editor) row(cards []CardEdit, p *Pile) {
	if cards == nil {
		return
	}
	p.n = 0
	e.piles = append(e.piles, placing{cards, func(all []Slot) {
		for _, c := range all {
			p.push(c)
		}
	}, 0})
}

func (e *editor) relics(change *SeatEdit, side *Side, s Seat) error {
	if change.Relics == nil {
		return nil
	}
	if len(change.Relics) > len(side.Relics) {
		return message.New("shards-edit-room", len(change.Relics), len(side.Relics))
	}
	known := ^uint8(0)
	if e.o.SecretRelics {
		known = 1 << s
	}
	for i := range change.Relics {
		if id := change.Relics[i].Card; id != "" && !e.relic(id) {
			return message.New("shards-edit-relic", printable.Quote(id))
		}
	}
	side.Relics = [2]Slot{}
	e.piles = append(e.piles, placing{change.Relics, func(all []Slot) { copy(side.Relics[:], all) }, known})
	return nil
}

// relic says whether the card with that ID is a relic.
func (e *editor) relic(id string) bool {
	d, ok := e.cat.byID[id]
	return ok && e.cat.Cards[d].Relic
}

// place gives every card that is named a slot, those with handles first, and puts it into its pile.
func (e *editor) place() error {
	slots := make([][]Slot, len(e.piles))
	for i, p := range e.piles {
		if len(p.cards) > maxPile {
			return message.New("shards-edit-room", len(p.cards), maxPile)
		}
		slots[i] = make([]Slot, len(p.cards))
		for j := range p.cards {
			if c := &p.cards[j]; c.Handle != 0 {
				if err := e.handled(c); err != nil {
					return err
				}
				slots[i][j] = c.Handle
			}
		}
	}
	for c := Slot(1); c < e.count; c++ {
		if zone, _ := e.Where(c); zone != Out && (zone != Centre || e.said.Centre != nil) {
			e.lies.Add(c)
		}
	}
	for i, p := range e.piles {
		for j := range p.cards {
			c := &p.cards[j]
			if c.Card == "" && c.Handle == 0 {
				continue // an empty place
			}
			if c.Handle == 0 {
				var err error
				if slots[i][j], err = e.free(c.Card); err != nil {
					return err
				}
			}
			if err := e.mark(slots[i][j], c, p.known); err != nil {
				return err
			}
		}
		p.put(slots[i])
	}
	e.sumUp()
	return nil
}

// handled takes the card with a handle out of where it lies.
func (e *editor) handled(c *CardEdit) error {
	if c.Handle >= MaxCards || e.taken.Has(c.Handle) {
		return message.New("shards-edit-handle", c.Handle)
	}
	for ; e.count <= c.Handle; e.count++ {
		e.defs[e.count] = e.defs[1]
	}
	e.taken.Add(c.Handle)
	e.remove(c.Handle)
	if c.Card == "" {
		return nil
	}
	def, err := e.definition(c.Card)
	e.defs[c.Handle] = def
	return err
}

// definition is the card with that ID.
func (e *editor) definition(id string) (uint8, error) {
	def, ok := e.cat.byID[id]
	if !ok || e.cat.Cards[def].Kind == card.LeaderKind {
		return 0, message.New("shards-edit-card", printable.Quote(id))
	}
	return def, nil
}

// remove takes a card out of its zone.
func (e *editor) remove(c Slot) {
	g := e.Game
	for i := range g.s.Sides {
		side := &g.s.Sides[i]
		for _, p := range [...]*Pile{&side.Deck, &side.Hand, &side.Discard, &side.InPlay} {
			p.remove(c)
		}
		empty(side.Relics[:], c)
	}
	g.s.Centre.remove(c)
	g.s.Banished.remove(c)
	empty(g.s.Row[:], c)
}

func empty(places []Slot, c Slot) {
	for i, o := range places {
		if o == c {
			places[i] = 0
		}
	}
}

// free is a slot for a card: such a card that is to be had, else a new one, else any that is not in the game.
func (e *editor) free(id string) (Slot, error) {
	def, err := e.definition(id)
	if err != nil {
		return 0, err
	}
	spare := Slot(0)
	for c := Slot(1); c < e.count; c++ {
		if e.taken.Has(c) || e.lies.Has(c) {
			continue
		}
		if e.defs[c] == def {
			e.taken.Add(c)
			e.remove(c)
			return c, nil
		}
		if zone, _ := e.Where(c); zone == Out && spare == 0 {
			spare = c
		}
	}
	switch {
	case e.count < MaxCards:
		spare = e.count
		e.count++
	case spare == 0:
		return 0, message.New("shards-edit-full", MaxCards-1)
	}
	e.defs[spare] = def
	e.taken.Add(spare)
	return spare, nil
}

// mark notes what is said of a card.
func (e *editor) mark(c Slot, edit *CardEdit, known uint8) error {
	if _, twice := e.said.handles[edit.Label]; twice {
		return message.New("shards-edit-label", printable.Quote(edit.Label))
	}
	if edit.Label != "" {
		e.said.handles[edit.Label] = c
	}
	s := &e.Game.s
	set(&s.Used, c, edit.Used)
	set(&s.Fast, c, edit.Fast)
	switch {
	case edit.Shown:
		known = ^uint8(0)
	case edit.Known != nil:
		known = 0
		for _, n := range edit.Known {
			by, err := e.seat(n)
			if err != nil {
				return err
			}
			known |= 1 << by
		}
	}
	s.Known[c], s.Under[c] = known, edit.Under
	s.group = max(s.group, edit.Under)
	return nil
}

func set(all *Cards, c Slot, on bool) {
	if all[c>>6] &^= 1 << (c & 63); on {
		all.Add(c)
	}
}

// sumUp makes the sum of the cards that of those that there are now.
func (e *editor) sumUp() {
	e.sum = 0
	for c := Slot(1); c < e.count; c++ {
		h := hasher{sum: e.sum}
		h.put(atCard+uint64(c), e.cat.sums[e.defs[c]])
		e.sum = h.sum
	}
}
