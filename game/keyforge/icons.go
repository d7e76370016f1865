package keyforge

import (
	"cmp"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Where the program counter of the bonus icons stands.
const (
	iconNext uint16 = iota
	iconResolved
	iconSteps
)

// stepIcons resolves the bonus icons of f.self for f.you, top to bottom (K7.2), each
// of them f.more() more times; f.it are the cards that have offered something else
// instead of the present one.
func (g *Game) stepIcons(f *frame) {
	s := &g.s
	if f.pc == iconResolved {
		f.pc = iconNext
		lo := s.npending
		g.happen(TriggerEvent{Kind: card.IconResolved, Who: f.you, Subject: f.self, Amount: int32(f.nums[iconDone]),
			Icon: card.Icon(f.nums[iconDone])})
		g.window(lo)
		return
	}
	icon := s.Cards[g.bearer(f.self)].icon(int(f.nums[iconAt]))
	if as := card.Icon(f.nums[iconAs]); as != card.NoIcon {
		icon = as
	}
	if icon == card.NoIcon || g.iconless(f.you) {
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
			by = Set{} // it can have no effect
		}
		c, ok := g.askOne(q, by)
		if !ok {
			return
		}
		if g.capture(c, 1, from) > 0 {
			lo := s.npending
			g.captured(c)
			defer g.window(lo)
		}
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
	case card.DiscardIcon: // K24.1
		q.Purpose, q.Side = ForDiscard, f.you
		hand := Set{At: s.Clock}
		for _, c := range s.Players[f.you].pile(handPile) {
			hand.Add(c)
		}
		c, ok := g.askOne(q, hand)
		if !ok {
			return
		}
		if c != 0 {
			lo := s.npending
			g.relocate(c, card.Discard, s.Cards[c].Owner, card.OnTop)
			defer g.window(lo)
		}
	case card.PowerIcon: // K24.2
		q.Purpose = ForPower
		c, ok := g.askOne(q, g.bodies(g.everyone()))
		if !ok {
			return
		}
		if c != 0 {
			g.counters(c, card.PowerCounter, 1, false)
		}
	}
	f.nextIcon()
	f.nums[iconDone], f.pc = int16(icon), iconResolved
	g.emit(Event{Kind: IconResolved, Card: f.self, N: int32(icon)})
}

// nextIcon goes on to the icon that resolves next.
func (f *frame) nextIcon() {
	if f.nums[iconTimes]++; f.nums[iconTimes] > int16(*f.more()) {
		f.nums[iconAt]++
		f.nums[iconTimes] = 0
	}
	f.nums[iconAs], f.it = 0, Set{}
}

// iconless reports whether the side resolves no icons of cards that it plays, or as if
// it had played them.
func (g *Game) iconless(side Side) bool {
	g.refresh()
	if !g.d.kinds.has(card.IconMod) {
		return false
	}
	for i := range g.d.mods {
		if m := &g.d.mods[i]; m.m.Kind == card.IconMod && m.m.None && g.whoOf(m)&(1<<side) != 0 {
			return true
		}
	}
	return false
}

// iconsAgain is how many more times each icon of a card that the side plays resolves.
func (g *Game) iconsAgain(side Side) (again uint8) {
	g.refresh()
	if !g.d.kinds.has(card.IconMod) {
		return 0
	}
	for i := range g.d.mods {
		m := &g.d.mods[i]
		if m.m.Kind == card.IconMod && g.whoOf(m)&(1<<side) != 0 && (m.lasting < 0 || g.firstTime(m)) {
			again += uint8(g.modNum(m))
		}
	}
	return again
}

// firstTime reports whether a lasting modifier counts now: a "next time" modifier does
// so once.
func (g *Game) firstTime(m *active) bool {
	l := &g.s.lasting[m.lasting]
	if l.Kind != card.NextTime {
		return true
	}
	l.Used++
	return l.Used == 1
}

// iconInstead lets the player who resolves an icon do something instead, or resolve
// it as another icon; the latter comes first, since the other icon may be replaced
// in turn (K17.3). It returns what the icon resolves as, whether something else is
// done, and false while it asks.
func (g *Game) iconInstead(f *frame, icon card.Icon) (as card.Icon, instead, ok bool) {
	g.refresh()
	if !g.d.kinds.has(card.IconMod) {
		return icon, false, true
	}
	for _, turns := range [...]bool{true, false} {
		for i := range g.d.mods {
			m := g.d.mods[i]
			if m.m.Kind != card.IconMod || turns != m.m.TurnsIcons() || !turns && m.m.Do == nil || m.m.As == icon ||
				m.m.Icon != card.NoIcon && m.m.Icon != icon || f.it.Has(m.self) || g.whoOf(&m)&(1<<f.you) == 0 {
				continue
			}
			to, yes, ok := g.askIcon(m)
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
				icon = to
				f.nums[iconAs] = int16(icon)
			case yes:
				g.resolve(trigger{prog: m.gives, self: m.self, giver: m.giver, you: m.you})
				return icon, true, true
			}
		}
	}
	return icon, false, true
}

// askIcon asks whether what the modifier offers is done instead of an icon, and as which
// icon that one resolves.
func (g *Game) askIcon(m active) (as card.Icon, yes, ok bool) {
	q := Question{Purpose: ForIcon, Side: g.s.Active, Source: m.self}
	if m.m.AsAny == nil {
		yes, ok = g.askYes(q)
		return m.m.As, yes, ok
	}
	q.Kind = AskOption
	n, ok := g.askNumber(q, 0, len(m.m.AsAny)) // 0: as it is
	if n == 0 {
		return card.NoIcon, false, ok
	}
	return m.m.AsAny[n-1], true, ok
}

// bearer is the card that has the bonus icons of c: the upper half (K19.5) of a
// gigantic creature in play, or of one that has left play and that an ability refers
// to (K13.6).
func (g *Game) bearer(c Slot) Slot {
	cs := &g.s.Cards[c]
	if cs.OtherHalf != 0 || !cs.Is(LeftPlay) || g.isUpper(c) {
		return cmp.Or(cs.OtherHalf, c)
	}
	if want := g.cat.Entries[cs.Def].Gigantic; want != 0 {
		for o := Slot(1); o <= Slot(g.s.NCards); o++ {
			if half := &g.s.Cards[o]; half.Def == want && half.Is(LeftPlay) &&
				(half.Incarnation+1 == cs.Incarnation || cs.Incarnation+1 == half.Incarnation) {
				return o // they left play one right after the other
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
