package keyforge

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Edit changes the state by hand, without triggers, and then works out again
// what holds and what is asked. When the change fails, or leaves a card where it
// cannot be, the state is as it was before.
func (g *Game) Edit(change func(s *State) error) error {
	if g.s.Over {
		return errors.New("the game is over")
	}
	g.happened = g.happened[:0]
	return g.attempt(func() error {
		if err := change(&g.s); err != nil {
			return err
		}
		g.restructure()
		g.refresh()
		for c := Slot(1); c <= Slot(g.s.NCards); c++ {
			if why := g.impossible(c); why != "" {
				return fmt.Errorf("card %d %s", c, why)
			}
		}
		if err := g.undecided(); err != nil {
			return err
		}
		g.events = g.events[:0]
		g.s.Q, g.s.ans = Question{}, answer{}
		return g.settlePosition()
	})
}

// MoveByHand puts a card into a zone of a side without triggers, for
// [Game.Edit]: in a pile at a place counted from the bottom, in a line from the
// left, at the end for -1; attached to, or under, a host. What was on the card
// leaves as when the card leaves play: upgrades go to their owners' discard
// piles, everything else is removed.
func (g *Game) MoveByHand(c Slot, side Side, z card.Zone, at int, host Slot) error {
	s := &g.s
	if c == 0 || c > Slot(s.NCards) || g.everyone()&(1<<side) == 0 {
		return errors.New("there is no such card or side")
	}
	cs := &s.Cards[c]
	hosted := z == card.Attached || z == card.Under
	switch {
	case cs.Zone == card.Limbo || cs.Zone == card.Joined || cs.OtherHalf != 0:
		return fmt.Errorf("card %d cannot be moved by hand now", c)
	case !hosted && pileOf[z] < 0 || z == card.Reference || g.cat.Entries[cs.Def].Card.Type == card.PowerType:
		return errors.New("a card cannot be put there by hand")
	case hosted && (host == 0 || host > Slot(s.NCards) || host == c || !s.Cards[host].Zone.InPlay() || s.Cards[host].Zone == card.Attached):
		return errors.New("a card that lies on or under another needs a host in play")
	}
	if z.InPlay() && cs.Zone == z && !hosted {
		g.takeOut(c) // it stays the same card
		cs.Ctrl, cs.Base = side, side
		s.Players[side].piles.insert(pileOf[z], at, c)
		return nil
	}
	g.strip(c)
	g.takeOut(c)
	g.enterAt(c, side, z, at)
	if hosted {
		if z == card.Under {
			cs.Marks |= FaceDown
		} else if g.cat.Entries[cs.Def].IsUpgradeToo() {
			cs.Marks |= AsUpgrade
		}
		g.chain(c, host)
	}
	if z == card.Archives && side != cs.Owner {
		cs.Marks |= ToOwner
	}
	return nil
}

// strip removes from a card what it has only in its zone.
func (g *Game) strip(c Slot) {
	cs := &g.s.Cards[c]
	for u := cs.First; u != 0; u = cs.First {
		g.strip(u)
		g.takeOut(u)
		g.enterZone(u, g.s.Cards[u].Owner, card.Discard)
	}
	cs.Marks, cs.Damage, cs.Amber, cs.Spent, cs.RecordedArmor, cs.Text = 0, 0, 0, 0, 0, 0
	cs.Counters = [card.CounterCount]uint8{}
}

// SetTable sets what a position says about the table as a whole: the turn, the
// tide, the numbers of the mode and the lasting effects, but not whose turn it is
// and which step it is in; see [Game.SetTurn]. Use it in [Game.Edit].
func (g *Game) SetTable(p *Position) error {
	s := &g.s
	if s.House, s.Ended = g.kin(p.House), p.Ended; p.Random != [2]uint64{} {
		s.Rand = *rand.NewPCG(p.Random[0], p.Random[1])
	} else {
		s.Rand = *rand.NewPCG(p.Seed, 0x6b657972616b656e)
	}
	for i, side := range p.Order {
		if len(p.Order) != int(s.Seats) || side >= Side(s.Seats) || slices.Contains(p.Order[:i], side) {
			return fmt.Errorf("the order of turns must name every player once")
		}
		s.Order[i] = side
	}
	if len(p.High) == 0 && s.High != 0 {
		g.resetTide()
	}
	for _, side := range p.High {
		s.High, s.Low = 1<<side, g.everyone()&^(1<<side)
		if g.table.Adventure {
			s.High, s.Low = g.everyone(), 0
		}
	}
	for i, n := range p.Mode {
		if n < 0 || g.table.Times&(1<<i) != 0 && uint32(n) > p.Clock {
			return fmt.Errorf("the number %d cannot be", n)
		}
		if n != 0 || p.Clock != 0 {
			s.Mode[i] = n
		}
	}
	if p.Turn < 0 || p.Turn > 1<<15 {
		return fmt.Errorf("turn %d cannot be", p.Turn)
	}
	if s.Turn = uint16(p.Turn); p.First {
		s.Turn = 1
	} else if s.Turn == 0 {
		s.Turn = 3
	}
	for _, x := range [...]struct {
		told *int
		at   *uint8
	}{{p.Done, &s.Done}, {p.Opening, &s.Opening}} {
		if x.told == nil {
			continue
		}
		if *x.told < 0 || *x.told > 255 {
			return fmt.Errorf("%d cannot be counted", *x.told)
		}
		*x.at = uint8(*x.told)
	}
	s.nlasting = 0
	for i := range p.Lasting {
		if err := g.setLasting(&p.Lasting[i]); err != nil {
			return fmt.Errorf("lasting effect %d: %w", i+1, err)
		}
	}
	return nil
}

func (g *Game) setLasting(l *LastingPosition) error {
	s := &g.s
	self, err := g.labelled(l.Card)
	if err != nil {
		return err
	}
	text := s.Cards[self].Def
	if l.Text != "" {
		if text, err = g.numberOf(l.Text); err != nil {
			return err
		}
	}
	list := g.cat.Lastings(text)
	now := s.Clock
	switch {
	case l.N < 0 || l.N >= len(list):
		return fmt.Errorf("card %.100q can begin %d lasting effects", g.idOf(text), len(list))
	case l.Ago < 0 || l.Ago >= int(s.Turn):
		return fmt.Errorf("it cannot have begun %d turns ago", l.Ago)
	case g.everyone()&(1<<l.You) == 0:
		return errors.New("there is no such player")
	case int(l.Used) < 0 || l.Used > math.MaxUint8 || l.Number < 0 && !g.cat.Programs[list[l.N].Program].Trades ||
		l.Number < math.MinInt16 || l.Number > math.MaxInt16:
		return fmt.Errorf("%d and %d are none of its numbers", l.Number, l.Used)
	case max(l.At, l.CardAt, l.AAt, l.BAt) > now:
		return fmt.Errorf("the time now is %d", now)
	case s.nlasting == maxLasting:
		return OverflowError("lasting effects")
	}
	f := frame{self: self, incarnation: s.Cards[self].Incarnation, you: l.You, house: g.kin(l.House), number: int16(l.Number)}
	e := list[l.N]
	if l.Name != "" {
		if f.number, err = g.cat.numbered(e.Program, l.Name); err != nil {
			return err
		}
	} else if g.cat.Programs[e.Program].Chosen != card.NoVerb && l.Number != 0 {
		return errors.New("it needs a name")
	}
	subjects := Set{}
	for _, x := range [...]struct {
		names []string
		at    uint32
		set   *Set
	}{{l.Cards, 0, &subjects}, {l.A, l.AAt, &f.a}, {l.B, l.BAt, &f.b}} {
		x.set.At = x.at
		for _, name := range x.names {
			c, err := g.labelled(name)
			if err != nil {
				return err
			}
			x.set.Add(c)
		}
		if x.at == 0 && !x.set.Empty() {
			x.set.At = now + 1
		}
	}
	g.beginLasting(&f, e.Program, e.Span, subjects)
	made := &s.lasting[s.nlasting-1]
	made.Turn -= uint16(l.Ago)
	made.Used, made.Number = uint8(l.Used), f.number
	if l.At != 0 {
		s.Clock, made.Stamp, made.Subjects.At = now, l.At, l.At
	}
	if l.CardAt != 0 {
		made.Incarnation = l.CardAt
	}
	if l.In != 0 {
		if made.From == NoSide {
			return errors.New("it does not hold in the turn of an opponent")
		}
		made.From, err = g.numbered(l.In)
	}
	return err
}

// SetSide sets what a position says about a side apart from its cards. Use it in
// [Game.Edit].
func (g *Game) SetSide(side Side, p *SidePosition) error {
	pl := &g.s.Players[side]
	if err := p.check(); err != nil {
		return err
	}
	pl.Pool, pl.Chains, pl.Keys, pl.Turns = int32(p.Amber), int16(p.Chains), p.Colors, uint16(p.Turns)
	if p.Colors == 0 {
		pl.Keys = 1<<p.Keys - 1
	}
	pl.ForgedBefore, pl.ForgedNow, pl.LastHouse = p.ForgedBefore, p.ForgedNow, p.LastHouse
	if pl.ForgedBefore == 0 {
		pl.ForgedBefore = 1<<min(p.Before[card.Forged], keys) - 1
	}
	if pl.ForgedNow == 0 {
		pl.ForgedNow = 1<<min(p.Now[card.Forged], keys) - 1
	}
	pl.Before, pl.Now = [card.LedgerCount]uint8{}, [card.LedgerCount]uint8{}
	for l, n := range p.Before {
		pl.Before[l] = uint8(n)
	}
	for l, n := range p.Now {
		pl.Now[l] = uint8(n)
	}
	pl.Before[card.Forged], pl.Now[card.Forged] = 0, 0 // the keys themselves record this
	pl.PlayedOf, pl.UsedOf, pl.DiscardedOf = [card.HouseCount]uint8{}, [card.HouseCount]uint8{}, [card.HouseCount]uint8{}
	for h, n := range p.PlayedOf {
		pl.PlayedOf[h] = uint8(n)
	}
	for h, n := range p.UsedOf {
		pl.UsedOf[h] = uint8(n)
	}
	for h, n := range p.DiscardedOf {
		pl.DiscardedOf[h] = uint8(n)
	}
	if err := g.setToken(side, p.Token); err != nil {
		return err
	}
	if err := g.setProphecies(side, p.Prophecies); err != nil {
		return err
	}
	g.setHouses(side, p.Houses)
	return nil
}

// check refuses numbers that no side can have.
func (p *SidePosition) check() error {
	if p.Amber < 0 || p.Amber > 1<<20 || p.Turns < 0 || p.Turns > math.MaxInt16 {
		return fmt.Errorf("%d æmber and %d turns cannot be", p.Amber, p.Turns)
	}
	if err := checkChains(p.Chains); err != nil {
		return err
	}
	if all := p.Colors | p.ForgedBefore | p.ForgedNow; p.Keys < 0 || p.Keys > keys || all >= 1<<keys {
		return fmt.Errorf("there are %d keys", keys)
	}
	for _, ledger := range [...]map[card.Ledger]int{p.Before, p.Now} {
		for l, n := range ledger {
			if l >= card.LedgerCount || n < 0 || n > math.MaxUint8 {
				return fmt.Errorf("%d cannot be counted", n)
			}
		}
	}
	for _, houses := range [...]map[card.House]int{p.PlayedOf, p.UsedOf, p.DiscardedOf} {
		for h, n := range houses {
			if h >= card.HouseCount || n < 0 || n > math.MaxUint8 {
				return fmt.Errorf("%d cannot be counted", n)
			}
		}
	}
	return nil
}

// laidMarks are the marks that a position gives; the others follow from where the
// card is.
const laidMarks = Exhausted | Stunned | Warded | Enraged | Attacked | PlayedNow | known

// SetCard sets what a position says about a card, whose times are those of
// [State.Clock], apart from which card it is, where it is and what is on it. Use it
// in [Game.Edit].
func (g *Game) SetCard(slot Slot, c *CardPosition) error {
	s := &g.s
	cs := &s.Cards[slot]
	for _, n := range [...]int{c.Damage, c.Amber, c.Spent, c.Power, c.Plays, c.Uses, c.Plays + c.Uses, c.Allowed,
		int(s.Acts-cs.Uses) + c.Plays + c.Uses} {
		if n < 0 || n > math.MaxUint8 {
			return fmt.Errorf("%d is none of its numbers", n)
		}
	}
	def := g.cat.Entries[cs.Def].Card
	cs.House, cs.Icons = cmp.Or(c.House, def.House), packIcons(c.Icons)
	s.keyraken = s.keyraken || cs.House == card.Keyraken
	if c.Icons == (card.Icons{}) && !c.Plain {
		cs.Icons = packIcons(def.Icons())
	}
	cs.Marks = cs.Marks&^laidMarks | c.Marks&laidMarks
	cs.Damage, cs.Amber, cs.Spent, cs.Allowed = int16(c.Damage), int16(c.Amber), int16(c.Spent), uint8(c.Allowed)
	s.Acts += uint8(c.Plays+c.Uses) - cs.Uses
	cs.Uses, cs.Used = uint8(c.Plays+c.Uses), uint8(c.Uses)
	s.busy.Add(slot)
	cs.Counters = [card.CounterCount]uint8{card.PowerCounter: uint8(c.Power)}
	for k, n := range c.Counters {
		if k >= card.CounterCount || n < 0 || n > math.MaxUint8 {
			return fmt.Errorf("it cannot have %d counters", n)
		}
		cs.Counters[k] = uint8(n)
	}
	if err := g.setCopy(slot, c); err != nil {
		return err
	}
	if err := g.setSides(cs, c); err != nil {
		return err
	}
	if max(c.Came, c.Before, c.Since) > s.Clock {
		return fmt.Errorf("the time now is %d", s.Clock)
	}
	if cs.Incarnation, cs.PrevIncarnation, cs.Stamp = c.Came, c.Before, c.Since; cs.Stamp == 0 && cs.Zone.InPlay() {
		cs.Stamp = cs.Incarnation
	}
	if cs.Host != 0 && cs.Zone != card.Purged {
		g.sortChain(cs.Host)
	}
	if c.By == "" {
		return nil
	}
	var err error
	if cs.Zone != card.Purged {
		return errors.New("only a purged card can have been purged by another")
	}
	cs.Host, err = g.labelled(c.By)
	return err
}

// setCopy makes the card a copy.
func (g *Game) setCopy(slot Slot, c *CardPosition) error {
	cs := &g.s.Cards[slot]
	cs.Text, cs.TextHouse, cs.TextIcons = 0, card.NoHouse, 0
	if cs.Zone == card.Battleline {
		if cs.Marks &^= FaceDown; c.Marks&FaceDown != 0 {
			if g.s.Players[cs.Owner].Token == 0 {
				return errors.New("lies face down although its owner has no token card")
			}
			g.turnDown(slot)
			g.looks(slot)
		}
	}
	if cs.Zone == card.Reference {
		cs.Marks = cs.Marks&^FaceDown | c.Marks&FaceDown
		if c.Marks&FaceDown != 0 {
			g.looks(slot)
		}
		g.restructure()
	}
	if c.Copies == "" {
		return nil
	}
	n, err := g.numberOf(c.Copies)
	if err != nil {
		return err
	}
	of := g.cat.Card(n)
	cs.Text, cs.TextHouse, cs.TextIcons = n, cmp.Or(c.CopyHouse, of.House), packIcons(of.Icons())
	if c.CopyIcons != (card.Icons{}) {
		cs.TextIcons = packIcons(c.CopyIcons)
	}
	return nil
}

// setSides says who owns the card, who put it into play and who controls it.
func (g *Game) setSides(cs *CardState, c *CardPosition) (err error) {
	if c.Owner != 0 {
		if cs.Owner, err = g.numbered(c.Owner); err != nil {
			return err
		}
	}
	if c.Control != 0 {
		by, err := g.numbered(c.Control)
		if err != nil {
			return err
		}
		if by != cs.Ctrl && cs.Zone != card.Attached && cs.Zone != card.Under && cs.Zone != card.Joined {
			return errors.New("it is controlled by the side in whose zone it is")
		}
		cs.Ctrl = by
	}
	if cs.Base = cs.baseByDefault(); c.Base != 0 {
		cs.Base, err = g.numbered(c.Base)
	}
	return err
}

// baseByDefault is who put the card into play, or would, unless the position says
// otherwise.
func (cs *CardState) baseByDefault() Side {
	if cs.Zone.InPlay() {
		return cs.Ctrl
	}
	return cs.Owner
}

// firstPC is where the procedure of a turn begins each step.
var firstPC = [...]uint16{StartStep: turnStart, ForgeStep: turnForge, HouseStep: turnHouse, MainStep: turnMain,
	ReadyStep: turnReady, DrawStep: turnDraw, EndStep: turnEnd}

// SetTurn begins or continues the turn and step that the position gives. Use it
// in [Game.Edit]; nothing may still be resolving, see [Game.Position].
func (g *Game) SetTurn(p *Position) error {
	s := &g.s
	switch {
	case p.Active >= Side(s.Seats):
		return errors.New("the active player must be one of the players")
	case p.MonsterTurn && !g.table.Adventure:
		return fmt.Errorf("%s has no monster", g.mode.Name())
	case p.MonsterStep != "" && (!p.MonsterTurn || !slices.Contains(g.table.Steps, p.MonsterStep)):
		return fmt.Errorf("the monster's step %.100q cannot be", p.MonsterStep)
	}
	s.nframes, s.unsettled = 0, true
	s.Active, s.TurnOf, s.Step = p.Active, p.Active, MainStep
	if p.Step != BeforeGame {
		s.Step = p.Step
	}
	if side := &s.Players[s.Active]; p.Clock == 0 && s.Step >= MainStep && side.LastHouse == card.NoHouse {
		side.LastHouse = s.House // what was chosen, as far as the position says
	}
	now := &s.Players[s.Active].Now
	if p.Done == nil {
		s.Done = uint8(min(250, int(now[card.Played])+int(now[card.Discarded])+int(now[card.Used])))
	}
	if p.Opening == nil {
		s.Opening = 255
		if p.First && g.table.FirstTurn && s.Step >= MainStep {
			s.Opening = 1 - min(1, now[card.Played]+now[card.Discarded]) // K2.14
		}
	}
	switch pc := firstPC[s.Step]; {
	case p.MonsterStep != "":
		s.TurnOf = Monster
		g.push(frame{proc: procMonster, you: Monster, pc: uint16(slices.Index(g.table.Steps, p.MonsterStep))})
	case p.MonsterTurn:
		g.BeginMonsterTurn(p.Active)
	case s.Step == HouseStep && s.House != card.NoHouse:
		g.push(frame{proc: procTurn, you: p.Active, pc: turnArchives})
	default:
		g.push(frame{proc: procTurn, you: p.Active, pc: pc})
	}
	return nil
}
