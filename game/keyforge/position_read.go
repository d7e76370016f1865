package keyforge

import (
	"encoding/binary"
	"errors"
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Position is the table as it is now: [Start] makes an equal game from it. There is
// none during set-up, while an ability resolves, or when the game is over.
func (g *Game) Position() (Position, error) {
	if err := g.checkDescribable(); err != nil {
		return Position{}, err
	}
	p := g.TablePosition()
	for side := range Side(MaxSides) {
		if g.everyone()&(1<<side) == 0 {
			continue
		}
		sp := g.SidePosition(side)
		for _, z := range sp.zones() {
			pile := g.s.Players[side].Pile(z.zone)
			for i := range pile.Len() {
				c := pile[i]
				if z.piled {
					c = pile[pile.Len()-1-i]
				}
				*z.cards = append(*z.cards, g.wholeCard(c, side))
			}
		}
		if side == Monster {
			p.Monster = sp
		} else {
			p.Players = append(p.Players, sp)
		}
	}
	return p, nil
}

// checkDescribable is why no position describes the table as it is now, or nil.
func (g *Game) checkDescribable() error {
	s := &g.s
	switch {
	case s.Over:
		return errors.New("the game is over")
	case s.frames[0].proc == procSetup:
		return errors.New("the game has not begun: its set-up is still in course")
	case s.nframes != 1 || s.npending != 0 || s.nhits != 0 || !s.Q.Picked.Empty() || s.ans.ready:
		return errors.New("something is being resolved: answer what is asked first")
	}
	f := &s.frames[0]
	if house := s.House != card.NoHouse; f.proc == procTurn && (f.pc == turnChoice && house || f.pc == turnArchives && !house) {
		return errors.New("an active house that was not chosen cannot be laid before step main")
	}
	return nil
}

// TablePosition is what [Game.Position] says about the table as a whole.
func (g *Game) TablePosition() Position {
	s := &g.s
	done, opening := int(s.Done), int(s.Opening)
	p := Position{
		Active: s.Active, House: s.House, Step: s.Step, First: s.Turn == 1, Turn: int(s.Turn), Order: append([]Side(nil), s.Order[:s.Seats]...),
		Mode: s.Mode, Done: &done, Opening: &opening, Ended: s.Ended, Clock: max(1, s.Clock),
		Options: Options{AskAll: s.AskAll, Rulebook: s.Rulebook}, Tideless: s.Tideless,
	}
	if f := &s.frames[0]; f.proc == procMonster {
		p.MonsterTurn, p.MonsterStep = true, g.table.Steps[f.pc]
	}
	var buf [32]byte
	state, _ := s.Rand.AppendBinary(buf[:0]) // never fails
	state = state[len(state)-16:]
	p.Random = [2]uint64{binary.BigEndian.Uint64(state[:8]), binary.BigEndian.Uint64(state[8:])}
	for side := range Side(MaxSides) {
		if s.High&(1<<side) != 0 {
			p.High = append(p.High, side)
		}
	}
	for i := range s.lasting[:s.nlasting] {
		p.Lasting = append(p.Lasting, g.lastingPosition(&s.lasting[i]))
	}
	return p
}

// SidePosition is what [Game.Position] says about a side apart from its cards.
func (g *Game) SidePosition(side Side) SidePosition {
	p := &g.s.Players[side]
	sp := SidePosition{
		Houses: []card.House{}, Amber: int(p.Pool), Chains: int(p.Chains), Colors: p.Keys, ForgedBefore: p.ForgedBefore, ForgedNow: p.ForgedNow,
		Token: g.idOf(p.Token), Prophecies: g.prophecyIDs(side), LastHouse: p.LastHouse, Turns: int(p.Turns),
		Before:   counts[card.Ledger](p.Before[:]),
		Now:      counts[card.Ledger](p.Now[:]),
		PlayedOf: counts[card.House](p.PlayedOf[:]), UsedOf: counts[card.House](p.UsedOf[:]), DiscardedOf: counts[card.House](p.DiscardedOf[:]),
	}
	for h := range card.HouseCount {
		if p.Houses.Has(h) {
			sp.Houses = append(sp.Houses, h)
		}
	}
	return sp
}

// prophecyIDs are the IDs of the faces of the side's prophecy cards.
func (g *Game) prophecyIDs(side Side) (ids [2][2]string) {
	for i, n := range g.Prophecies(side) {
		ids[i/2][i%2] = g.idOf(n)
	}
	return ids
}

// counts are the counts of a ledger that are not zero.
func counts[T ~uint8](ledger []uint8) map[T]int {
	var m map[T]int
	for i, n := range ledger {
		if n == 0 {
			continue
		}
		if m == nil {
			m = map[T]int{}
		}
		m[T(i)] = int(n)
	}
	return m
}

// wholeCard is the card, listed under the side, with everything that is on it.
func (g *Game) wholeCard(c Slot, side Side) CardPosition {
	p := g.CardPosition(c)
	p.leaveOut(side)
	g.AttachedTo(c, func(u Slot) {
		to := &p.Attached
		switch cs := &g.s.Cards[u]; {
		case cs.Zone == card.Attached:
		case cs.Is(FaceDown):
			to = &p.Under
		default:
			to = &p.Grafted
		}
		*to = append(*to, g.wholeCard(u, side))
	})
	if mate := g.s.Cards[c].OtherHalf; mate != 0 {
		other := g.CardPosition(mate)
		other.leaveOut(g.s.Cards[c].Owner)
		p.Other = &other
	}
	return p
}

// leaveOut omits owner, controller and base where they go without saying.
func (p *CardPosition) leaveOut(side Side) {
	if p.Owner == int(side)+1 {
		p.Owner = 0
	}
	if p.Control == int(side)+1 {
		p.Control = 0
	}
}

// CardPosition is what [Game.Position] says about a card apart from what is on it.
func (g *Game) CardPosition(c Slot) CardPosition {
	cs := &g.s.Cards[c]
	def := g.cat.Card(cs.Def)
	p := CardPosition{
		ID: def.ID, Slot: c, House: cs.House, Marks: cs.Marks & laidMarks, Damage: int(cs.Damage), Amber: int(cs.Amber), Spent: int(cs.Spent),
		Counters: counts[card.Counter](cs.Counters[:]),
		Plays:    int(cs.Uses - cs.Used), Uses: int(cs.Used), Allowed: int(cs.Allowed), Owner: int(cs.Owner) + 1, Came: cs.Incarnation,
		Before: cs.PrevIncarnation,
	}
	if g.liesDown(c) {
		p.Marks |= FaceDown
	}
	if cs.Text != 0 && !(g.isToken(c) && cs.Text == g.s.Players[cs.Owner].Token) {
		p.Copies, p.CopyHouse, p.CopyIcons = g.idOf(cs.Text), cs.TextHouse, cs.TextIcons.unpack()
	}
	for name, slot := range g.labels {
		if slot == c {
			p.Label = name
		}
	}
	if p.Icons = cs.Icons.unpack(); cs.Icons == 0 {
		p.Plain = def.Icons() != card.Icons{}
	}
	switch cs.Zone {
	case card.Attached, card.Under, card.Joined:
		p.Control = int(cs.Ctrl) + 1
	case card.Purged:
		if cs.Host != 0 {
			p.By = strconv.Itoa(int(cs.Host))
		}
	}
	if cs.Base != cs.baseByDefault() {
		p.Base = int(cs.Base) + 1
	}
	if cs.Zone.InPlay() && cs.Stamp != cs.Incarnation || cs.Zone == card.Under {
		p.Since = cs.Stamp
	}
	return p
}

func (g *Game) lastingPosition(l *Lasting) LastingPosition {
	s := &g.s
	p := LastingPosition{
		Card: strconv.Itoa(int(l.Self)), You: l.You, Cards: slotNames(&l.Subjects), A: slotNames(&l.A), B: slotNames(&l.B), House: l.House,
		Number: int(l.Number), Ago: int(s.Turn - l.Turn), Used: int(l.Used), At: l.Stamp, CardAt: l.Incarnation, AAt: l.A.At, BAt: l.B.At,
	}
	if l.From != NoSide {
		p.In = int(l.From) + 1
	}
	if name, ok := g.cat.named(l.Prog, l.Number); ok {
		p.Number, p.Name = 0, name
	}
	self := s.Cards[l.Self].Def
	text := g.cat.beginner(l, self)
	if text != self {
		p.Text = g.idOf(text)
	}
	for i, e := range g.cat.Lastings(text) {
		if begins(e, l) {
			p.N = i
			break
		}
	}
	return p
}

func slotNames(set *Set) []string {
	var names []string
	for c := set.First(); c != 0; c = set.Next(c) {
		names = append(names, strconv.Itoa(int(c)))
	}
	return names
}
