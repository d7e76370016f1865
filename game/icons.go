package game

import (
	"cmp"

	"github.com/keyraken/keyraken/game/card"
)

// Where the program counter of the bonus icons stands.
const (
	iconNext uint16 = iota
	iconResolved
	iconSteps
)

// What a procedure of bonus icons has in its registers.
const (
	iconAt    = iota // which icon it is at
	iconDone         // what the last one was that resolved
	iconTimes        // how often the one it is at has resolved
	iconAs           // as what that one resolves, unless as what it is
)

// stepIcons resolves the bonus icons of f.self for f.you, top to bottom (K7.2), each
// of them f.how more times; f.it are the cards that have offered something else in
// place of the present one.
func (g *Game) stepIcons(f *frame) {
	s := &g.s
	if f.pc == iconResolved {
		f.pc = iconNext
		lo := s.npending
		g.happen(Happening{Kind: card.IconResolved, Who: f.you, Subject: f.self, Amount: int32(f.nums[iconDone]),
			Icon: card.Icon(f.nums[iconDone])})
		g.window(lo)
		return
	}
	icon := s.Cards[g.bearer(f.self)].icon(int(f.nums[iconAt]))
	if as := card.Icon(f.nums[iconAs]); as != card.NoIcon {
		icon = as
	}
	if icon == card.NoIcon {
		g.pop()
		return
	}
	icon, instead, ok := g.iconInstead(f, icon)
	if !ok {
		return
	}
	if instead {
		f.nextIcon()
		return
	}
	q := Question{Side: s.Active, Source: f.self}
	switch icon {
	case card.AmberIcon:
		g.Gain(f.you, 1)
	case card.CaptureIcon: // K7.4
		q.Purpose = ForCapture
		from, by := g.opponent(f.you), g.bodies(1<<f.you)
		if s.Players[from].Pool == 0 && !s.AskAll {
			by = Set{} // nothing can come of it
		}
		c, ok := g.askOne(q, by)
		if !ok {
			return
		}
		g.capture(c, 1, from)
	case card.DamageIcon: // K7.6
		q.Purpose = ForDamage
		c, ok := g.askOne(q, g.bodies(g.everyone()))
		if !ok {
			return
		}
		base := s.nhits
		if c != 0 {
			g.addHit(base, hit{to: c, amount: 1, icon: true})
		}
		g.land(base, 0, 0)
	case card.DrawIcon:
		g.Draw(f.you, 1)
	}
	f.nextIcon()
	f.nums[iconDone], f.pc = int16(icon), iconResolved
	g.emit(Event{Kind: IconResolved, Card: f.self, N: int32(icon)})
}

// nextIcon goes on to the icon that resolves next.
func (f *frame) nextIcon() {
	if f.nums[iconTimes]++; f.nums[iconTimes] > int16(f.how) {
		f.nums[iconAt]++
		f.nums[iconTimes] = 0
	}
	f.nums[iconAs], f.it = 0, Set{}
}

// iconsAgain is how many more times each icon of the card resolves that the side
// plays; it reports false when none does at all.
func (g *Game) iconsAgain(side Side) (again uint8, ok bool) {
	g.refresh()
	if !g.d.kinds.has(card.IconMod) {
		return 0, true
	}
	ok = true
	for i := range g.d.mods {
		m := &g.d.mods[i]
		if m.m.Kind != card.IconMod || g.whoOf(m)&(1<<side) == 0 || m.lasting >= 0 && !g.firstTime(m) {
			continue
		}
		ok = ok && !m.m.Flag
		again += uint8(g.modNum(m))
	}
	return again, ok
}

// firstTime reports whether a lasting modifier counts now: one for the next time
// does so once.
func (g *Game) firstTime(m *active) bool {
	l := &g.s.lasting[m.lasting]
	if l.Kind != card.NextTime {
		return true
	}
	l.Used++
	return l.Used == 1
}

// iconInstead lets the one who resolves an icon do something in place of it, or
// resolve it as another, which comes first, since that one may be replaced in turn
// (K17.3). It reports as what the icon resolves, whether something else is done, and
// false while it asks.
func (g *Game) iconInstead(f *frame, icon card.Icon) (as card.Icon, instead, ok bool) {
	g.refresh()
	if !g.d.kinds.has(card.IconMod) {
		return icon, false, true
	}
	for _, turns := range [...]bool{true, false} {
		for i := range g.d.mods {
			m := g.d.mods[i]
			if m.m.Kind != card.IconMod || turns != (m.m.As != card.NoIcon) || !turns && m.m.Do == nil || m.m.As == icon ||
				m.m.Icon != card.NoIcon && m.m.Icon != icon || f.it.Has(m.self) || g.whoOf(&m)&(1<<f.you) == 0 {
				continue
			}
			yes, ok := g.askYes(Question{Purpose: ForIcon, Side: g.s.Active, Source: m.self})
			if !ok {
				return icon, false, false
			}
			for j := range g.d.mods { // the others offer the same
				if o := &g.d.mods[j]; o.m == m.m {
					f.it.Add(o.self)
				}
			}
			switch {
			case yes && turns:
				icon = m.m.As
				f.nums[iconAs] = int16(icon)
			case yes:
				g.resolve(trigger{prog: m.gives, self: m.self, giver: m.giver, you: m.you})
				return icon, true, true
			}
		}
	}
	return icon, false, true
}

// bearer is the card that bears the bonus icons of c: of a gigantic creature in play,
// or one that an ability speaks of that has left play (K13.6), the upper half (K19.5).
func (g *Game) bearer(c Slot) Slot {
	cs := &g.s.Cards[c]
	if cs.Mate != 0 || !cs.Is(LeftPlay) || g.isUpper(c) {
		return cmp.Or(cs.Mate, c)
	}
	if want := g.cat.defs[cs.Def].gigantic; want != 0 {
		for o := Slot(1); o <= Slot(g.s.NCards); o++ {
			if half := &g.s.Cards[o]; half.Def == want && half.Is(LeftPlay) &&
				(half.Incarnation+1 == cs.Incarnation || cs.Incarnation+1 == half.Incarnation) {
				return o // they have left one right after the other
			}
		}
	}
	return c
}

// bodies are the creatures in the lines of the sides.
func (g *Game) bodies(sides uint8) Set {
	g.refresh()
	set := Set{At: g.s.Clock}
	for side := range Side(MaxSides) {
		if sides&(1<<side) == 0 {
			continue
		}
		for _, c := range g.s.Players[side].pile(linePile) {
			if g.d.chars[c].kind == card.CreatureType {
				set.Add(c)
			}
		}
	}
	return set
}
