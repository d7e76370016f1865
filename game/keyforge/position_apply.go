package keyforge

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// builder sets up a position on an empty table.
type builder struct {
	g     *Game
	p     *Position
	named [MaxCards]bool // slots that the position names
	by    map[Slot]string
}

// build puts everything in the position on the table.
func (l *builder) build() error {
	g, p := l.g, l.p
	s := &g.s
	n := len(p.Players)
	if n == 0 || n > MaxSeats || p.Active >= Side(n) || !g.table.Adventure && n != 2 {
		return fmt.Errorf("a position of %s needs its players, one of them active", g.mode.Name())
	}
	s.Seats, s.AskAll, s.Rulebook, s.Clock = uint8(n), p.AskAll, p.Rulebook, p.Clock
	s.Tideless = p.Tideless && !g.table.Adventure
	g.mode.Prepare(g)
	if err := l.slots(); err != nil {
		return err
	}
	for i := range p.Players { // before the cards, some of which lie with others
		if err := g.setToken(Side(i), p.Players[i].Token); err != nil {
			return fmt.Errorf("player %d: %w", i+1, err)
		}
		if err := g.setProphecies(Side(i), p.Players[i].Prophecies); err != nil {
			return fmt.Errorf("player %d: %w", i+1, err)
		}
	}
	for i := range p.Players {
		if err := l.seat(Side(i), &p.Players[i]); err != nil {
			return fmt.Errorf("player %d: %w", i+1, err)
		}
		s.Order[i] = Side(i)
	}
	if g.table.Adventure {
		if err := l.seat(Monster, &p.Monster); err != nil {
			return fmt.Errorf("monster: %w", err)
		}
	}
	for c := Slot(1); c <= Slot(s.NCards); c++ {
		if s.Cards[c].Def == 0 {
			return fmt.Errorf("there is no card %d: the handles must follow one another", c)
		}
		if by := l.by[c]; by != "" {
			var err error
			if s.Cards[c].Host, err = g.labelled(by); err != nil {
				return err
			}
		}
	}
	s.Active, s.TurnOf = p.Active, p.Active
	return g.SetTable(p)
}

// slots notes which slots the cards of the position name.
func (l *builder) slots() error {
	var bad error
	l.p.each(func(c *CardPosition) {
		switch {
		case c.Slot == 0:
		case c.Slot >= MaxCards:
			bad = fmt.Errorf("handle %d is above %d", c.Slot, MaxCards-1)
		case l.named[c.Slot]:
			bad = fmt.Errorf("two cards have the handle %d", c.Slot)
		default:
			l.named[c.Slot] = true
		}
	})
	return bad
}

// each calls do for every card of the position.
func (p *Position) each(do func(*CardPosition)) {
	var visit func(list []CardPosition)
	visit = func(list []CardPosition) {
		for i := range list {
			c := &list[i]
			do(c)
			visit(c.Attached)
			visit(c.Under)
			visit(c.Grafted)
			if c.Other != nil {
				do(c.Other)
			}
		}
	}
	side := func(s *SidePosition) {
		for _, z := range s.zones() {
			visit(*z.cards)
		}
	}
	for i := range p.Players {
		side(&p.Players[i])
	}
	side(&p.Monster)
}

// zoneCards is a zone of a SidePosition.
type zoneCards struct {
	zone  card.Zone
	cards *[]CardPosition
	piled bool // listed from the top
}

func (p *SidePosition) zones() [pileCount]zoneCards {
	return [...]zoneCards{
		{card.Battleline, &p.Line, false}, {card.Artifacts, &p.Artifacts, false}, {card.Hand, &p.Hand, false}, {card.Deck, &p.Deck, true},
		{card.Discard, &p.Discard, true}, {card.Archives, &p.Archives, false}, {card.Purged, &p.Purged, false},
		{card.Reference, &p.Reference, false},
	}
}

func (l *builder) seat(side Side, p *SidePosition) error {
	g := l.g
	if err := g.SetSide(side, p); err != nil {
		return err
	}
	pl := &g.s.Players[side]
	for _, z := range p.zones() {
		list := *z.cards
		for i := range list {
			c := &list[i]
			if z.piled {
				c = &list[len(list)-1-i]
			}
			slot, err := l.card(side, side, z.zone, 0, 0, c)
			if err != nil {
				return err
			}
			if p.Houses == nil && side != Monster && (z.zone == card.Hand || z.zone.InPlay()) && g.s.Cards[slot].Owner == side {
				pl.Houses |= 1 << g.kin(g.s.Cards[slot].House)
			}
		}
	}
	return nil
}

// card puts a card of the side, and what is on it, into a zone of by; on or under a
// host, with a mark.
func (l *builder) card(side, by Side, z card.Zone, host Slot, m Mark, c *CardPosition) (Slot, error) {
	g := l.g
	owner, err := g.ownerOf(side, c)
	if err != nil {
		return 0, fmt.Errorf("card %.100q: %w", c.ID, err)
	}
	slot, err := l.add(owner, c)
	if err != nil {
		return 0, err
	}
	cs := &g.s.Cards[slot]
	cs.Marks |= m
	clock := g.s.Clock
	g.enterZone(slot, by, z)
	if l.p.Clock != 0 {
		g.s.Clock, cs.Incarnation, cs.Stamp = clock, 0, 0
	}
	if z == card.Under { // as in the first saves of positions
		cs.Stamp = 0
	}
	if host != 0 {
		if z == card.Attached && g.cat.Entries[cs.Def].IsUpgradeToo() {
			cs.Marks |= AsUpgrade
		}
		g.chain(slot, host)
	}
	if z == card.Archives && cs.Owner != side {
		cs.Marks |= ToOwner
	}
	if err := l.facts(slot, c); err != nil {
		return 0, fmt.Errorf("card %.100q: %w", c.ID, err)
	}
	if err := l.half(slot, owner, c); err != nil {
		return 0, err
	}
	for _, on := range [...]struct {
		list []CardPosition
		zone card.Zone
		mark Mark
	}{{c.Attached, card.Attached, 0}, {c.Under, card.Under, FaceDown}, {c.Grafted, card.Under, 0}} {
		for i := range on.list {
			if _, err := l.card(side, side, on.zone, slot, on.mark, &on.list[i]); err != nil {
				return 0, err
			}
		}
	}
	g.sortChain(slot)
	return slot, nil
}

// add adds the card in the slot that it names, or the next one that is free.
func (l *builder) add(owner Side, c *CardPosition) (Slot, error) {
	g := l.g
	most := g.s.NCards
	slot := c.Slot
	if slot == 0 {
		for slot = 1; slot < MaxCards && (l.named[slot] || g.s.Cards[slot].Def != 0); {
			slot++
		}
	}
	g.s.NCards = uint8(slot - 1) // so that it is added there
	slot, err := g.AddCard(owner, DealtCard{ID: c.ID, House: c.House, Icons: c.Icons})
	g.s.NCards = max(most, g.s.NCards)
	if err != nil || c.Label == "" {
		return slot, err
	}
	if _, err := strconv.Atoi(c.Label); err == nil {
		return 0, fmt.Errorf("the label %.100q is a number", c.Label)
	}
	if g.labels[c.Label] != 0 {
		return 0, fmt.Errorf("two cards have the label %.100q", c.Label)
	}
	if g.labels == nil {
		g.labels = map[string]Slot{}
	}
	g.labels[c.Label] = slot
	return slot, nil
}

// facts is [Game.SetCard] for a card that has just been added.
func (l *builder) facts(slot Slot, c *CardPosition) error {
	cs := &l.g.s.Cards[slot]
	if c.By != "" {
		if cs.Zone != card.Purged {
			return errors.New("only a purged card can have been purged by another")
		}
		if l.by == nil {
			l.by = map[Slot]string{}
		}
		l.by[slot] = c.By
	}
	told := *c
	told.By = ""
	if l.p.Clock == 0 {
		if c.Came != 0 || c.Before != 0 || c.Since != 0 {
			return errors.New("times need the clock")
		}
		told.Came, told.Before, told.Since = cs.Incarnation, cs.PrevIncarnation, cs.Stamp
	}
	return l.g.SetCard(slot, &told)
}

// half puts the other half of a gigantic creature into play.
func (l *builder) half(slot Slot, owner Side, c *CardPosition) error {
	g := l.g
	cs := &g.s.Cards[slot]
	half := g.cat.Entries[cs.Def].Gigantic
	if c.Marks&Joining == 0 && c.Other == nil || half == 0 {
		if c.Other != nil {
			return fmt.Errorf("card %.100q has no other half", c.ID)
		}
		return nil
	}
	other := CardPosition{ID: g.idOf(half)}
	if c.Other != nil {
		if other = *c.Other; other.ID != g.idOf(half) {
			return fmt.Errorf("card %.100q is not the other half of %.100q", other.ID, c.ID)
		}
	}
	mate, err := l.add(owner, &other)
	if err != nil {
		return err
	}
	cs.OtherHalf, g.s.Cards[mate].Zone = mate, card.Joined
	return l.facts(mate, &other)
}

// sortChain sorts what is on and under a card by when it came there.
func (g *Game) sortChain(host Slot) {
	var list []Slot
	g.AttachedTo(host, func(u Slot) { list = append(list, u) })
	slices.SortStableFunc(list, func(a, b Slot) int { return cmp.Compare(g.s.Cards[a].Incarnation, g.s.Cards[b].Incarnation) })
	at := &g.s.Cards[host].First
	for _, u := range list {
		*at = u
		at = &g.s.Cards[u].Next
	}
	*at = 0
}

// labelled is the card with a label, or in a slot given in digits.
func (g *Game) labelled(name string) (Slot, error) {
	if c := g.labels[name]; c != 0 {
		return c, nil
	}
	if n, err := strconv.Atoi(name); err == nil && n > 0 && n <= int(g.s.NCards) {
		return Slot(n), nil
	}
	return 0, fmt.Errorf("no card has the label %.100q", name)
}

// ownerOf is the side that owns a card of a position.
func (g *Game) ownerOf(side Side, c *CardPosition) (Side, error) {
	switch {
	case c.Owner == 0 && !c.Foreign:
		return side, nil
	case c.Owner == 0 && side == Monster:
		return 0, nil
	case c.Owner == 0 && g.table.Adventure && g.s.Seats == 1:
		return Monster, nil
	case c.Owner == 0:
		return (side + 1) % Side(g.s.Seats), nil
	}
	return g.numbered(c.Owner)
}

// numbered is the side that a number in a position means.
func (g *Game) numbered(n int) (Side, error) {
	if side := Side(n - 1); n >= 1 && n <= MaxSides && g.everyone()&(1<<side) != 0 {
		return side, nil
	}
	return NoSide, fmt.Errorf("there is no side %d", n)
}
