package game

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/keyraken/keyraken/game/card"
)

// The colors of keys, as sets of forged keys hold them.
const (
	RedKey uint8 = 1 << iota
	BlueKey
	YellowKey
)

// Position is a table in the middle of a game. It is what tests, puzzles and the
// scenarios of the protocol declare.
type Position struct {
	Players []SidePosition
	Monster SidePosition // of an adventure; Boss stands in Artifacts
	Active  Side
	House   card.House // the active house
	// Step is the step that the turn of the active player is in: the start of
	// it, or in step 3 what comes first or next. BeforeGame means step 3.
	Step Step
	// MonsterTurn lets the turn of the monster begin that follows the turn of
	// the active player.
	MonsterTurn bool
	// First says that it is the first turn of the game (K2.14).
	First   bool
	Turn    int    // the number of the turn; 0: the third
	Order   []Side // the order of turns; none: that of the seats
	High    []Side // for whom the tide is high
	Seed    uint64
	Mode    [8]int32
	Lasting []LastingPosition
	Options
}

// SidePosition is one side of a Position. Lines are listed from left to right,
// the deck and the other piles from the top.
type SidePosition struct {
	Houses    []card.House // none: the houses of the cards in hand and in play
	Amber     int
	Chains    int
	Keys      int   // forged
	Colors    uint8 // the forged keys; none: the first Keys colors
	Line      []CardPosition
	Artifacts []CardPosition
	Hand      []CardPosition
	Deck      []CardPosition
	Discard   []CardPosition
	Archives  []CardPosition
	Purged    []CardPosition
	// Before is what the side did on its previous turn, Now what it has done
	// this turn.
	Before map[card.Ledger]int
	Now    map[card.Ledger]int
	// ForgedBefore are the keys forged on its previous turn, ForgedNow those
	// forged this turn.
	ForgedBefore, ForgedNow uint8
	LastHouse               card.House // the active house of its previous turn
}

// CardPosition is one card of a Position.
type CardPosition struct {
	ID       string
	Label    string     // by which the position, and [Game.Labelled], refer to it
	House    card.House // other than its own, for a maverick
	Icons    card.Icons
	Marks    Mark
	Damage   int
	Amber    int
	Spent    int // armor spent this turn
	Power    int // +1 power counters
	Counters map[card.Counter]int
	Copies   string // the ID of the card that it is a copy of
	Plays    int    // how often it was played this turn (K17.8)
	Uses     int    // and used
	Foreign  bool   // owned by the player on the left in seat order
	// Owner names the owner when it is neither the side nor Foreign, Control
	// who controls an upgrade when it is not the side of its host: a player by
	// number from 1, or 4 for the monster.
	Owner, Control int
	Attached       []CardPosition
	Under          []CardPosition // face down
	Grafted        []CardPosition // under it, face up
}

// LastingPosition is a lasting effect of a Position (K17.12).
type LastingPosition struct {
	Card   string   // the label of the card whose ability began it
	N      int      // which of the lasting effects that the card can begin, from 0
	You    Side     // whose ability it was
	Cards  []string // the labels of the cards that it speaks of
	House  card.House
	Number int
	Name   string // the ID of the card that was named, or whose text was taken
	Ago    int    // how many turns ago it began
	Used   int    // how often it has happened already
}

// Start makes the game of a position. A position that cannot come about is
// refused with the reason.
func Start(cat *Catalogue, mode Mode, p Position) (g *Game, err error) {
	g = Empty(cat, mode)
	defer func() {
		if r := recover(); r != nil {
			overflow, ok := r.(OverflowError)
			if !ok {
				panic(r)
			}
			g, err = nil, overflow
		}
	}()
	if err := g.lay(&p); err != nil {
		return nil, err
	}
	if err := g.possible(&p); err != nil {
		return nil, err
	}
	g.events = g.events[:0]
	g.enter(&p)
	if err := g.settleDown(); err != nil {
		return nil, err
	}
	return g, nil
}

// lay puts everything that the position tells on the table.
func (g *Game) lay(p *Position) error {
	s := &g.s
	s.Rand = *rand.NewPCG(p.Seed, 0x6b657972616b656e)
	n := len(p.Players)
	if n == 0 || n > MaxSeats || p.Active >= Side(n) || !g.table.Adventure && n != 2 {
		return fmt.Errorf("a position of %s needs its players, one of them active", g.mode.Name())
	}
	s.Seats, s.AskAll = uint8(n), p.AskAll
	g.mode.Prepare(g)
	for i := range p.Players {
		if err := g.seat(Side(i), &p.Players[i]); err != nil {
			return fmt.Errorf("player %d: %w", i+1, err)
		}
		s.Order[i] = Side(i)
	}
	if g.table.Adventure {
		if err := g.seat(Monster, &p.Monster); err != nil {
			return fmt.Errorf("monster: %w", err)
		}
	}
	copy(s.Order[:n], p.Order)
	for _, side := range p.High {
		s.High, s.Low = 1<<side, g.everyone()&^(1<<side)
		if g.table.Adventure {
			s.High, s.Low = g.everyone(), 0
		}
	}
	for i, n := range p.Mode {
		if n != 0 {
			s.Mode[i] = n
		}
	}
	s.Active, s.TurnOf, s.Step, s.House, s.Opening = p.Active, p.Active, MainStep, p.House, 255
	if s.Turn = uint16(p.Turn); s.Turn == 0 {
		s.Turn = 3
	}
	for i := range p.Lasting {
		if err := g.layLasting(&p.Lasting[i]); err != nil {
			return fmt.Errorf("lasting effect %d: %w", i+1, err)
		}
	}
	return nil
}

// firstPC is where the procedure of a turn takes up each step.
var firstPC = [...]uint16{
	StartStep: turnStart, ForgeStep: turnForge, HouseStep: turnHouse, MainStep: turnMain,
	ReadyStep: turnReady, DrawStep: turnDraw, EndStep: turnEnd,
}

// enter begins the step of the position.
func (g *Game) enter(p *Position) {
	s := &g.s
	now := &s.Players[s.Active].Now
	if s.Done = now[card.Played] + now[card.Discarded] + now[card.Used]; p.First {
		s.Turn = 1
		if g.table.FirstTurn {
			s.Opening = 1 - min(1, now[card.Played]+now[card.Discarded]) // K2.14
		}
	}
	for c := Slot(1); c <= Slot(s.NCards); c++ {
		s.Acts += s.Cards[c].Uses
	}
	if p.Step != BeforeGame {
		s.Step = p.Step
	}
	if s.unsettled = true; p.MonsterTurn {
		g.BeginMonsterTurn(p.Active)
		return
	}
	g.push(frame{proc: procTurn, you: p.Active, pc: firstPC[s.Step]})
}

func (g *Game) layLasting(l *LastingPosition) error {
	self := g.labels[l.Card]
	if self == 0 {
		return fmt.Errorf("no card has the label %q", l.Card)
	}
	list := g.cat.lastings(g.s.Cards[self].Def)
	if l.N < 0 || l.N >= len(list) {
		return fmt.Errorf("card %q can begin %d lasting effects", g.idOf(g.s.Cards[self].Def), len(list))
	}
	if l.Ago < 0 || l.Ago >= int(g.s.Turn) {
		return fmt.Errorf("it cannot have begun %d turns ago", l.Ago)
	}
	f := frame{self: self, you: l.You, house: l.House, number: int16(l.Number)}
	if l.Name != "" {
		n, ok := g.cat.Number(l.Name)
		if !ok {
			return fmt.Errorf("card %q is not implemented", l.Name)
		}
		f.number = int16(n)
	}
	kept := Set{}
	for _, label := range l.Cards {
		c := g.labels[label]
		if c == 0 {
			return fmt.Errorf("no card has the label %q", label)
		}
		kept.Add(c)
	}
	g.last(&f, list[l.N].prog, list[l.N].span, kept)
	made := &g.s.lasting[g.s.nlasting-1]
	made.Turn -= uint16(l.Ago)
	made.Used = uint8(max(0, min(l.Used, 255)))
	return nil
}

// Begun is what happened from the position to the first question, until the next
// command.
func (g *Game) Begun() []Event { return g.events }

// Labelled is the card to which the position gave the label, or 0.
func (g *Game) Labelled(label string) Slot { return g.labels[label] }

func (g *Game) seat(side Side, p *SidePosition) error {
	pl := &g.s.Players[side]
	if err := p.check(); err != nil {
		return err
	}
	pl.Pool, pl.Chains, pl.Keys = int32(p.Amber), int16(p.Chains), p.Colors
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
	for l, n := range p.Before {
		pl.Before[l] = uint8(n)
	}
	for l, n := range p.Now {
		pl.Now[l] = uint8(n)
	}
	pl.Before[card.Forged], pl.Now[card.Forged] = 0, 0 // the keys themselves tell
	zones := [...]struct {
		z     card.Zone
		cards []CardPosition
		piled bool // listed from the top
	}{{card.Battleline, p.Line, false}, {card.Artifacts, p.Artifacts, false}, {card.Hand, p.Hand, false}, {card.Deck, p.Deck, true}, {card.Discard, p.Discard, true}, {card.Archives, p.Archives, false}, {card.Purged, p.Purged, false}}
	for _, z := range zones {
		for i := range z.cards {
			c := &z.cards[i]
			if z.piled {
				c = &z.cards[len(z.cards)-1-i]
			}
			slot, err := g.layCard(side, c)
			if err != nil {
				return err
			}
			g.enterZone(slot, side, z.z)
			if z.z == card.Archives && g.s.Cards[slot].Owner != side {
				g.s.Cards[slot].Marks |= ToOwner
			}
			if err := g.layOn(slot, side, c); err != nil {
				return err
			}
			if p.Houses == nil && side != Monster && (z.z == card.Hand || z.z.InPlay()) && g.s.Cards[slot].Owner == side {
				pl.Houses |= 1 << g.s.Cards[slot].House
			}
		}
	}
	if p.Houses != nil {
		pl.Houses = card.HouseSet(p.Houses...)
	}
	return nil
}

// check refuses numbers that no side can have.
func (p *SidePosition) check() error {
	if p.Amber < 0 || p.Amber > 1<<20 || p.Chains < 0 || p.Chains > 1000 {
		return fmt.Errorf("%d æmber and %d chains cannot be", p.Amber, p.Chains)
	}
	if all := p.Colors | p.ForgedBefore | p.ForgedNow; p.Keys < 0 || p.Keys > keys || all >= 1<<keys {
		return fmt.Errorf("there are %d keys", keys)
	}
	for _, ledger := range [...]map[card.Ledger]int{p.Before, p.Now} {
		for l, n := range ledger {
			if l >= card.LedgerCount || n < 0 || n > 255 {
				return fmt.Errorf("%d cannot be counted", n)
			}
		}
	}
	return nil
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

// numbered is the side of a number in a position.
func (g *Game) numbered(n int) (Side, error) {
	if side := Side(n - 1); n >= 1 && n <= MaxSides && g.everyone()&(1<<side) != 0 {
		return side, nil
	}
	return NoSide, fmt.Errorf("there is no side %d", n)
}

// layCard adds a card of a position.
func (g *Game) layCard(side Side, c *CardPosition) (Slot, error) {
	owner, err := g.ownerOf(side, c)
	if err != nil {
		return 0, fmt.Errorf("card %q: %w", c.ID, err)
	}
	slot, err := g.AddCard(owner, DealtCard{ID: c.ID, House: c.House, Icons: c.Icons})
	if err != nil {
		return 0, err
	}
	if err := g.name(slot, c); err != nil {
		return 0, err
	}
	for _, n := range [...]int{c.Damage, c.Amber, c.Spent, c.Power, c.Plays, c.Uses} {
		if n < 0 || n > 255 {
			return 0, fmt.Errorf("card %q: %d is none of its numbers", c.ID, n)
		}
	}
	cs := &g.s.Cards[slot]
	cs.Marks, cs.Damage, cs.Amber, cs.Spent = c.Marks, int16(c.Damage), int16(c.Amber), int16(c.Spent)
	cs.Uses, cs.Used = uint8(c.Plays+c.Uses), uint8(c.Uses)
	cs.Counters[card.PowerCounter] = uint8(c.Power)
	for k, n := range c.Counters {
		if k >= card.CounterCount || n < 0 || n > 255 {
			return 0, fmt.Errorf("card %q: it cannot have %d counters", c.ID, n)
		}
		cs.Counters[k] = uint8(n)
	}
	if half := g.cat.defs[cs.Def].gigantic; half != 0 && c.Marks&Joining != 0 {
		mate, err := g.AddCard(owner, DealtCard{ID: g.idOf(half)})
		if err != nil {
			return 0, err
		}
		cs.Mate, g.s.Cards[mate].Zone = mate, card.Joined
		cs.Marks &^= Joining
	}
	return slot, nil
}

// name notes the label of a card and what it is a copy of.
func (g *Game) name(slot Slot, c *CardPosition) error {
	if c.Label != "" {
		if g.labels[c.Label] != 0 {
			return fmt.Errorf("two cards have the label %q", c.Label)
		}
		if g.labels == nil {
			g.labels = map[string]Slot{}
		}
		g.labels[c.Label] = slot
	}
	if c.Copies != "" {
		n, ok := g.cat.Number(c.Copies)
		if !ok {
			return fmt.Errorf("card %q is not implemented", c.Copies)
		}
		of := g.cat.Card(n)
		cs := &g.s.Cards[slot]
		cs.Text, cs.TextHouse, cs.TextIcons = n, of.House, PackIcons(of.Icons())
	}
	return nil
}

// layOn lays the upgrades and the cards under a card of a position.
func (g *Game) layOn(host Slot, side Side, c *CardPosition) error {
	for i := range c.Attached {
		up := &c.Attached[i]
		u, err := g.layCard(side, up)
		if err != nil {
			return err
		}
		by := side
		if up.Control != 0 {
			if by, err = g.numbered(up.Control); err != nil {
				return fmt.Errorf("card %q: %w", up.ID, err)
			}
		}
		g.enterZone(u, by, card.Attached)
		if g.cat.defs[g.s.Cards[u].Def].card.Type == card.CreatureType {
			g.s.Cards[u].Marks |= AsUpgrade
		}
		g.chain(u, host)
	}
	if err := g.layUnder(host, side, c.Under, FaceDown); err != nil {
		return err
	}
	return g.layUnder(host, side, c.Grafted, 0)
}

func (g *Game) layUnder(host Slot, side Side, cards []CardPosition, m Mark) error {
	for i := range cards {
		u, err := g.layCard(side, &cards[i])
		if err != nil {
			return err
		}
		g.s.Cards[u].Marks |= m
		g.enterZone(u, side, card.Under)
		g.chain(u, host)
	}
	return nil
}

// possible is why the position that has been laid cannot come about, or nil.
func (g *Game) possible(p *Position) error {
	s := &g.s
	if n := g.table.KeysToWin; n > 0 {
		for i := range s.Seats {
			if s.Players[i].KeyCount() >= n {
				return fmt.Errorf("player %d has forged %d keys and won", i+1, n)
			}
		}
	}
	if !g.table.Adventure && (p.MonsterTurn || !p.Monster.empty()) {
		return fmt.Errorf("%s has no monster", g.mode.Name())
	}
	if g.table.Adventure && g.Boss() == 0 {
		return errors.New("the monster's card must be among its artifacts")
	}
	g.refresh()
	for c := Slot(1); c <= Slot(s.NCards); c++ {
		if why := g.impossible(c); why != "" {
			return fmt.Errorf("card %q %s", g.idOf(s.Cards[c].Def), why)
		}
	}
	return g.undecided()
}

// undecided returns an error when the mode would end the game as it is.
func (g *Game) undecided() error {
	if g.table.Adventure {
		g.mode.Damaged(g)
	}
	if g.s.Over {
		return errors.New("the game would be over")
	}
	return nil
}

func (p *SidePosition) empty() bool {
	return p.Amber == 0 && len(p.Line)+len(p.Artifacts)+len(p.Hand)+len(p.Deck)+len(p.Discard)+len(p.Archives)+len(p.Purged) == 0
}

// impossible is why the card cannot be where and as it is, or "".
func (g *Game) impossible(c Slot) string {
	cs := &g.s.Cards[c]
	def := &g.cat.defs[cs.Def]
	kind := def.card.Type
	switch {
	case kind == card.BossType && c != g.Boss():
		return "can only stand among the monster's artifacts, once"
	case cs.Ctrl == Monster && cs.Zone == card.Hand:
		return "cannot be in hand: the monster has archives only (A4.5)"
	case cs.Zone == card.Joined:
		return ""
	case !cs.Zone.InPlay():
		if cs.Damage != 0 || cs.Amber != 0 || cs.Counters != [card.CounterCount]uint8{} || cs.Marks&(Exhausted|Stunned|Warded|Enraged) != 0 || cs.First != 0 {
			return "is not in play and can bear nothing"
		}
		return ""
	}
	now := g.d.chars[c].kind
	body := now == card.CreatureType || now == card.BossType
	switch {
	case cs.Zone == card.Battleline && now != card.CreatureType:
		return "cannot be in a battleline: it is no creature"
	case cs.Zone == card.Artifacts && now != card.ArtifactType && now != card.BossType:
		return "cannot be among the artifacts"
	case cs.Zone == card.Attached && now != card.UpgradeType:
		return "cannot be attached: it is no upgrade"
	case cs.Zone == card.Attached && g.s.Cards[cs.Host].Zone != card.Battleline && cs.Host != g.Boss():
		return "cannot be attached to a card that is no creature"
	case def.gigantic != 0 && cs.Mate == 0 && !cs.Is(AsUpgrade):
		return "cannot be in play without its other half"
	case !body && (cs.Damage != 0 || cs.Marks&(Stunned|Enraged) != 0):
		return "is no creature: it has no damage, stun or enrage"
	case now == card.CreatureType && cs.Damage >= g.d.chars[c].power && !g.d.chars[c].has(card.Invulnerable):
		return fmt.Sprintf("has %d damage with a power of %d: it would be destroyed", cs.Damage, g.d.chars[c].power)
	case now == card.BossType && cs.Damage >= g.d.chars[c].power:
		return fmt.Sprintf("has %d damage with a power of %d: the game would be over", cs.Damage, g.d.chars[c].power)
	case cs.Spent > max(0, g.d.chars[c].armor):
		return fmt.Sprintf("has spent %d armor and has %d", cs.Spent, g.d.chars[c].armor)
	}
	return ""
}
