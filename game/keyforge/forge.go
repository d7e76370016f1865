package keyforge

import (
	"math"
	"math/bits"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

const (
	colors  = 3          // of keys
	keys    = colors + 1 // with a plain one (K31.5)
	keyCost = 6          // K5.1
)

// Flags of procForge.
const (
	atNoCost uint8 = 1 << iota
	preventedForge
	lentToForge // what the opponent's pool pays is settled
)

// KeyCost is the current cost of a key for the side (K5.1). For the monster it is
// what players' cards add to the cost of rising (A3.3).
// Of keys whose colors cost differently it is the cheapest that the side may forge next.
func (g *Game) KeyCost(side Side) int {
	if side == Monster {
		return g.playerSum(card.KeyCostMod, side)
	}
	if g.refresh(); !g.d.kinds.has(card.KeyCostMod) {
		return keyCost
	}
	cheapest, next := math.MaxInt, g.unforged(side)
	for color := range keys {
		if next&(1<<color) != 0 {
			cheapest = min(cheapest, g.keyCostOf(side, color))
		}
	}
	if next == 0 {
		return g.keyCostOf(side, -1)
	}
	return cheapest
}

// keyCostOf is the cost of the side's key of the color (K31.6).
func (g *Game) keyCostOf(side Side, color int) int {
	return max(0, keyCost+g.playerSumOf(card.KeyCostMod, side, color))
}

// costsByColor reports whether the color of a key matters for what it costs the side.
func (g *Game) costsByColor(side Side) bool {
	g.refresh()
	return g.d.kinds.has(card.KeyCostMod) && slices.ContainsFunc(g.d.mods, func(m active) bool {
		return m.m.Kind == card.KeyCostMod && m.m.Color != 0 && g.whoOf(&m)&(1<<side) != 0
	})
}

// keysOf is how many keys the side can forge: those that it needs to win.
func (g *Game) keysOf(side Side) int { return min(keys, colors+g.playerSum(card.MoreKeys, side)) }

// KeysToWin is how many forged keys win the game for the side (K2.8, K31.5), or 0: keys
// do not win it.
func (g *Game) KeysToWin(side Side) int {
	if n := g.table.KeysToWin; n > 0 {
		return n + g.playerSum(card.MoreKeys, side)
	}
	return 0
}

// unforged are the keys that the side may forge next: those of the colors, and when these
// are all forged the plain ones (K31.5).
func (g *Game) unforged(side Side) uint8 {
	have := g.s.Players[side].Keys
	if left := ^have & (1<<colors - 1); left != 0 || g.keysOf(side) == colors {
		return left
	}
	left := ^have & (1<<g.keysOf(side) - 1)
	return left & -left
}

// spendable is how much æmber the side may spend besides its pool: the cards with that
// æmber on them (K2.7), and those that may be spent themselves (K25.19).
func (g *Game) spendable(side Side) (total int, holding, whole Set) {
	g.refresh()
	holding.At, whole.At = g.s.Clock, g.s.Clock
	if !g.d.kinds.has(card.SpendMod) {
		return 0, holding, whole
	}
	for i := range g.d.mods {
		m := &g.d.mods[i]
		if m.m.Kind != card.SpendMod || g.whoOf(m)&(1<<side) == 0 {
			continue
		}
		for owner := range Side(MaxSides) {
			for _, c := range g.s.Players[owner].inPlay() {
				switch {
				case m.m.Itself && !whole.Has(c) && g.touches(m, c):
					whole.Add(c)
					total++
				case !m.m.Itself && g.s.Cards[c].Amber > 0 && !holding.Has(c) && g.touches(m, c):
					holding.Add(c)
					total += int(g.s.Cards[c].Amber)
				}
			}
		}
	}
	return total, holding, whole
}

// canForge reports whether the side could forge a key at that cost.
func (g *Game) canForge(side Side, cost int) bool {
	p := &g.s.Players[side]
	if side == Monster || g.unforged(side) == 0 || g.keyForbidden(side) {
		return false
	}
	more, _, _ := g.spendable(side)
	return int(p.Pool)+more+g.lent(side) >= cost
}

// lent is how much æmber of the opponent's pool the side may spend to forge a key.
func (g *Game) lent(side Side) int {
	n := g.playerSum(card.SpendPool, side)
	if n == 0 {
		return 0
	}
	return min(n, int(g.s.Players[g.opponent(side)].Pool))
}

// canForgeColor is canForge for the key of a color, from 1 on; 0 is any.
func (g *Game) canForgeColor(side Side, color, cost int) bool {
	return (color == 0 || g.s.Players[side].Keys&(1<<(color-1)) == 0) && g.canForge(side, cost)
}

// keyForbidden reports whether a modifier forbids the side to forge its next key:
// any key, or the one that would be its first, second or third.
func (g *Game) keyForbidden(side Side) bool {
	g.refresh()
	if !g.d.kinds.has(card.CannotForge) {
		return false
	}
	next := g.s.Players[side].KeyCount() + 1
	for i := range g.d.mods {
		m := &g.d.mods[i]
		if m.m.Kind != card.CannotForge || g.whoOf(m)&(1<<side) == 0 {
			continue
		}
		sc := g.modScope(m)
		sc.you = side
		if n := g.modNum(m); (n == 0 || n == next) && (m.m.While == nil || g.holds(m.m.While, &sc)) {
			return true
		}
	}
	return false
}

// Where the program counter of a forging of a key stands.
const (
	forgeCost uint16 = iota
	forgeTolls
	forgePay
	forgeTurn
	forgeEnd
	forgeSteps
)

// stepForge forges a key for f.you (K2.5). f.number is what is still to pay.
func (g *Game) stepForge(f *frame) {
	switch f.pc {
	case forgeCost:
		if f.nums[keyColor] == 0 && f.how&atNoCost == 0 && g.costsByColor(f.you) && !g.colorFirst(f) {
			return
		}
		cost := g.KeyCost(f.you)
		if color := int(f.nums[keyColor]); color > 0 {
			cost = g.keyCostOf(f.you, color-1)
		}
		cost = max(0, cost+int(f.nums[costChange]))
		if f.how&atNoCost != 0 {
			cost = 0
		}
		if !g.canForgeColor(f.you, int(f.nums[keyColor]), cost) {
			g.pop()
			return
		}
		f.number, f.nums[fullCost] = int16(cost), int16(cost)
		f.pc = forgeTolls
	case forgeTolls:
		if g.toll(f) {
			return
		}
		f.pc = forgePay
		if f.how&preventedForge != 0 || !g.canForgeColor(f.you, int(f.nums[keyColor]), int(f.number)) {
			g.pop()
		}
	case forgePay:
		if !g.payForKey(f) {
			return
		}
		f.pc = forgeTurn
	case forgeTurn:
		color, ok := int(f.nums[keyColor])-1, true
		if color < 0 {
			color, ok = g.chooseKey(f.you, false, ForForge)
		}
		if !ok {
			return
		}
		g.turnKey(f, color)
	default:
		f.ok, f.count = true, 1
		g.pop()
	}
}

// colorFirst lets the active player choose the color of the key before it is paid for, among
// those that can be (K31.6). It reports false while it asks.
func (g *Game) colorFirst(f *frame) bool {
	next, can := g.unforged(f.you), uint8(0)
	for color := range keys {
		if next&(1<<color) != 0 && g.canForge(f.you, max(0, g.keyCostOf(f.you, color)+int(f.nums[costChange]))) {
			can |= 1 << color
		}
	}
	color, ok := g.askKey(f.you, can, ForForge)
	if ok && can != 0 {
		f.nums[keyColor] = int16(color) + 1
	}
	return ok
}

// toll resolves, one by one, what must happen before the side forges, until the forging is
// stopped. It reports whether it started one.
func (g *Game) toll(f *frame) bool {
	g.refresh()
	if f.how&preventedForge != 0 || !g.d.kinds.has(card.ForgeToll) {
		return false
	}
	nth := int16(0)
	for i := range g.d.mods {
		m := &g.d.mods[i]
		if m.m.Kind != card.ForgeToll || g.whoOf(m)&(1<<f.you) == 0 {
			continue
		}
		if nth == f.nums[tollsTaken] {
			f.nums[tollsTaken]++
			g.resolve(trigger{prog: m.gives, self: m.self, giver: m.giver, you: m.you, ev: TriggerEvent{Kind: card.PlayerForged, Who: f.you}})
			return true
		}
		nth++
	}
	return false
}

// doPrevent stops the forging, or the fight that is about to begin.
func (g *Game) doPrevent(*frame, *program.Step) bool {
	for i := int(g.s.nframes) - 1; i >= 0; i-- {
		switch f := &g.s.frames[i]; f.proc {
		case procForge:
			f.how |= preventedForge
			g.emit(Event{Kind: ForgeSkipped, Side: f.you})
			return true
		case procUse:
			if f.nums[prevented] == 0 {
				f.nums[prevented] = 1
				g.emit(Event{Kind: FightSkipped, Card: f.self, Other: f.other})
			}
			return true
		}
	}
	return true
}

// payForKey pays the cost from the pools and from cards (Q2). It reports false
// while it asks.
func (g *Game) payForKey(f *frame) bool {
	p := &g.s.Players[f.you]
	if n := min(g.lent(f.you), int(f.number)); n > 0 && f.how&lentToForge == 0 {
		more, _, _ := g.spendable(f.you)
		foe := g.opponent(f.you)
		n, ok := g.askNumber(Question{Kind: AskNumber, Purpose: ForLoan, Side: g.s.Active, Of: foe}, max(0, int(f.number)-int(p.Pool)-more), n)
		if !ok {
			return false
		}
		f.number -= int16(n)
		g.spend(foe, g.payee(f.you), n)
	}
	if g.d.kinds.has(card.SpendPool) { // it is not asked again when the opponent takes what is spent
		f.how |= lentToForge
	}
	for f.number > 0 {
		_, holding, whole := g.spendable(f.you)
		sources := holding
		sources.union(&whole)
		least := 0
		if int(p.Pool) < int(f.number) {
			least = 1
		}
		if sources.Empty() {
			break
		}
		set, ok := g.askCards(Question{Purpose: ForPayment, Side: g.s.Active, Lo: f.number}, sources, least, 1)
		if !ok {
			return false
		}
		c := set.First()
		if c == 0 {
			break
		}
		f.number--
		if !holding.Has(c) {
			g.s.Cards[c].Marks &^= Warded // Q88
			g.push(frame{proc: procLeave, it: single(c, g.s.Clock), to: card.Discard, you: NoSide, self: c})
			return false
		}
		g.amberFrom(c, 1, g.payee(f.you), 0)
	}
	g.spend(f.you, g.payee(f.you), int(f.number))
	return true
}

// spend takes æmber for a key out of a pool; see payee.
func (g *Game) spend(from, to Side, n int) {
	if to != NoSide {
		g.pay(from, to, n)
	} else {
		g.Lose(from, n)
	}
}

// payee is the side that gets what the side spends to forge keys: once, however
// many cards say so. NoSide is the supply.
func (g *Game) payee(side Side) Side {
	if g.d.kinds.has(card.SpentTaken) {
		for i := range g.d.mods {
			if m := &g.d.mods[i]; m.m.Kind == card.SpentTaken && g.whoOf(m)&(1<<side) != 0 {
				return m.you
			}
		}
	}
	return NoSide
}

// chooseKey lets the active player choose one of the side's forged or unforged
// keys (Q1).
func (g *Game) chooseKey(side Side, forged bool, p Purpose) (color int, ok bool) {
	have := g.s.Players[side].Keys
	if !forged {
		have = g.unforged(side)
	}
	return g.askKey(side, have, p)
}

// askKey lets the active player choose one of the keys of the side, a bit for each.
func (g *Game) askKey(side Side, have uint8, p Purpose) (color int, ok bool) {
	if n := bits.OnesCount8(have); n == 0 || n == 1 && !g.s.ans.ready && !g.s.AskAll {
		return bits.TrailingZeros8(have), true
	}
	a, ok := g.asked(Question{Kind: AskKey, Purpose: p, Side: g.s.Active, Of: side, Ways: have})
	return int(a.n), ok
}

func (g *Game) turnKey(f *frame, color int) {
	p := &g.s.Players[f.you]
	p.Keys |= 1 << color
	p.ForgedNow |= 1 << color
	g.changed(program.OnKeys | program.OnRest)
	g.emit(Event{Kind: KeyForged, Side: f.you, N: int32(color), M: int32(f.nums[fullCost])})
	if n := g.KeysToWin(f.you); n > 0 && p.KeyCount() >= n { // K2.8
		g.End(1 << f.you)
		return
	}
	f.opened = g.s.npending
	g.happen(TriggerEvent{Kind: card.PlayerForged, Who: f.you, Amount: int32(f.nums[fullCost])})
	f.pc = forgeEnd
	g.window(f.opened)
}

// unforge unforges one of the side's keys (K5.3), with last one that it forged on
// its previous turn. It reports false while it asks.
func (g *Game) unforge(f *frame, side Side, last bool) bool {
	p := &g.s.Players[side]
	have := p.Keys
	if last {
		have &= p.ForgedBefore
	}
	f.ok, f.count = false, 0
	if have == 0 || side == Monster {
		return true
	}
	color := bits.TrailingZeros8(have)
	if bits.OnesCount8(have) > 1 || g.s.ans.ready || g.s.AskAll {
		a, ok := g.asked(Question{Kind: AskKey, Purpose: ForUnforge, Side: g.s.Active, Of: side, Ways: have})
		if !ok {
			return false
		}
		color = int(a.n)
	}
	p.Keys &^= 1 << color
	f.ok, f.count = true, 1
	g.emit(Event{Kind: KeyUnforged, Side: side, N: int32(color)})
	g.changed(program.OnKeys | program.OnRest)
	return true
}
