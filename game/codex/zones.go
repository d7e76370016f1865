package codex

import "github.com/keyraken/keyraken/game/codex/card"

// gain adds gold, of which nobody has more than 20 (C6.4).
func (g *Game) gain(s Seat, n int8) {
	side := &g.s.Sides[s]
	n = min(n, MostGold-side.Gold)
	if n > 0 {
		side.Gold += n
		g.emit(Event{Kind: GoldGained, Seat: s, N: int32(n)})
	}
}

// pay takes gold off, and says how much there was.
func (g *Game) pay(s Seat, n int8) int8 {
	side := &g.s.Sides[s]
	n = min(n, side.Gold)
	if n > 0 {
		side.Gold -= n
		g.emit(Event{Kind: GoldLost, Seat: s, N: int32(n)})
	}
	return n
}

// draw takes cards from the deck into the hand. An empty deck is made of the discard pile (C5.2), in one's own main phase but once
// (C5.3).
func (g *Game) draw(s Seat, n int) {
	side := &g.s.Sides[s]
	for ; n > 0; n-- {
		if side.Deck.n == 0 {
			mine := g.s.Main && g.acting(s)
			if side.Discard.n == 0 || mine && side.Reshuffled {
				return
			}
			side.Reshuffled = side.Reshuffled || mine
			side.Deck, side.Discard.n = side.Discard, 0
			shuffle(g, side.Deck.Cards())
			g.emit(Event{Kind: DeckShuffled, Seat: s})
		}
		d := side.Deck.pop()
		side.Hand.push(d)
		g.emit(Event{Kind: CardDrawn, Seat: s, Def: d, Hidden: g.others(s)})
	}
}

// discardHand puts the whole hand on the discard pile and says how many cards it had.
func (g *Game) discardHand(s Seat) int {
	side := &g.s.Sides[s]
	n := side.Hand.Len()
	for _, d := range side.Hand.Cards() {
		side.Discard.push(d)
	}
	side.Hand.n, side.Shown.n = 0, 0
	if n > 0 {
		g.emit(Event{Kind: HandDiscarded, Seat: s, N: int32(n)})
	}
	return n
}

// leaveHand takes a card out of the hand for all to see.
func (g *Game) leaveHand(s Seat, d Def) {
	side := &g.s.Sides[s]
	side.Hand.remove(d)
	side.Shown.remove(d)
	if side.Known[d] > 0 {
		side.Known[d]--
	}
}

// slip takes a card out of the hand that nobody else sees: what was known of the hand is not any more.
func (g *Game) slip(s Seat, d Def) {
	side := &g.s.Sides[s]
	side.Hand.remove(d)
	side.Shown.n = 0
}

// toHand puts a card that everybody has seen into a hand.
func (g *Game) toHand(s Seat, d Def) {
	side := &g.s.Sides[s]
	side.Hand.push(d)
	side.Shown.push(d)
	side.Known[d]++
}

// fetch takes a card out of the codex for all to see.
func (g *Game) fetch(s Seat, d Def, hand bool) {
	g.s.Sides[s].Codex.remove(d)
	e := Event{Kind: Fetched, Seat: s, Def: d}
	if hand {
		e.N = 1
	}
	g.emit(e)
}

// toDiscard puts a card that everybody has seen on a discard pile.
func (g *Game) toDiscard(s Seat, d Def) {
	side := &g.s.Sides[s]
	side.Discard.push(d)
	side.Known[d]++
}

// entry is how something comes into play.
type entry struct{ hand, boosted bool }

// arrive puts a card into play under somebody's control. The second copy of a legend is discarded instead (C18.7): then 0.
func (g *Game) arrive(d Def, owner, controller Seat, by entry) Slot {
	c := g.cat.Cards[d]
	if c.Legendary && g.legend(controller, d) {
		g.toDiscard(owner, d)
		g.emit(Event{Kind: Left, Seat: owner, Def: d})
		return 0
	}
	slot := Slot(1)
	for ; slot < MaxObjects; slot++ {
		if !g.s.used.Has(uint8(slot)) {
			break
		}
	}
	if slot == MaxObjects {
		panic(errFull)
	}
	g.s.used.add(uint8(slot))
	g.s.since++
	g.s.Objects[slot] = Object{Def: d, Owner: owner, Controller: controller, Since: g.s.since, Came: g.s.Turns, Arrived: true}
	if c.Kind == card.HeroKind {
		g.s.Objects[slot].Level = 1
	}
	if g.cat.feathers[d] {
		g.feather()
	}
	g.dirty = true
	g.tell(Arrived, slot, 0)
	if c.Kind <= card.HeroKind {
		g.greet(slot, by.hand)
	}
	g.triggerBoosted(slot, card.OnArrival, Ref{}, NoSeat, by.boosted)
	return slot
}

// greet lets what is in play take notice of a unit or hero that has arrived.
func (g *Game) greet(slot Slot, hand bool) {
	s := g.s.Objects[slot].Controller
	if hand && g.isUnit(slot) {
		if !g.s.Sides[s].FromHand && g.has(s, card.FirstFromHand) > 0 {
			g.last(Lasting{Kind: lastingMod, On: g.ref(slot), Mod: card.Has(card.Haste)})
		}
		g.s.Sides[s].FromHand = true
	}
	for c, o := range g.Objects {
		if c != slot && o.Controller == s {
			g.trigger(c, card.OnOtherArrival, g.ref(slot), NoSeat)
		}
	}
}

// legend says whether a player controls a copy of the card. What was transformed is none (CC52).
func (g *Game) legend(s Seat, d Def) bool {
	g.fresh()
	for c, o := range g.Objects {
		if o.Def == d && o.Controller == s && g.looks[c].form == d {
			return true
		}
	}
	return false
}

// secondLegends discards what becomes a second copy of a legend as it is transformed back (C18.7): what was there before the other.
func (g *Game) secondLegends() {
	for c, o := range g.Objects {
		if !g.cat.Cards[o.Def].Legendary {
			continue
		}
		for d, p := range g.Objects {
			if c != d && o.Def == p.Def && o.Controller == p.Controller && g.Card(c) == g.Card(d) &&
				(o.Came < p.Came || o.Came == p.Came && o.Since < p.Since) {
				g.tell(Left, c, 0)
				g.leave(c, toPile)
				break
			}
		}
	}
}

// last begins something that lasts.
func (g *Game) last(l Lasting) {
	if g.s.lastings == maxLasting {
		panic(errFull)
	}
	g.s.lasting[g.s.lastings] = l
	g.s.lastings++
	g.dirty = true
}

// cease ends what lasts and is let through.
func (g *Game) cease(over func(*Lasting) bool) {
	n := uint8(0)
	for i := range g.s.lasting[:g.s.lastings] {
		if l := &g.s.lasting[i]; !over(l) {
			g.s.lasting[n] = *l
			n++
		}
	}
	clear(g.s.lasting[n:g.s.lastings])
	g.s.lastings = n
	g.dirty = true
}

// where is where a card goes that leaves play.
type where uint8

const (
	toPile  where = iota // the discard pile (C14.3)
	toOwner              // the hand (C18.10)
	nowhere              // out of the game (C18.13)
)

// leave takes something out of play.
func (g *Game) leave(c Slot, to where) {
	o := g.s.Objects[c]
	d := g.cat.Cards[o.Def]
	owner := &g.s.Sides[o.Owner]
	g.s.used[c>>6] &^= 1 << (c & 63)
	g.s.Objects[c] = Object{}
	g.dirty = true
	switch {
	case d.Kind == card.HeroKind:
		for i := range owner.Heroes {
			if h := &owner.Heroes[i]; h.Slot == c {
				h.Slot, h.Back = 0, owner.Turns+2 // C7.13
			}
		}
	case d.Kind == card.TechKind:
		owner.Tech[d.Tech].Progress, owner.Tech[d.Tech].Slot = Lost, 0
	case d.Kind == card.AddonKind:
		owner.Addon = Site{}
	case d.Token || d.Kind == card.BaseKind || to == nowhere:
	case to == toOwner:
		g.toHand(o.Owner, o.Def)
	default:
		g.toDiscard(o.Owner, o.Def)
	}
	g.cease(func(l *Lasting) bool { return l.On.Slot == c && l.On.Since == o.Since })
}

// control gives something to a player. It comes tired, and leaves the patrol zone (C15.6, C18.12).
func (g *Game) control(c Slot, s Seat) {
	o := &g.s.Objects[c]
	if o.Controller == s {
		return
	}
	if d := g.cat.Cards[o.Def]; d.Legendary && g.legend(s, o.Def) {
		g.tell(Left, c, 0)
		g.leave(c, toPile)
		return
	}
	o.Controller, o.Came, o.Place, o.Maxed = s, g.s.Turns, NoPlace, false
	g.dirty = true
	g.tell(Controlled, c, 0)
}

// exhaust turns something, which triggers what looks at that.
func (g *Game) exhaust(c Slot) {
	o := &g.s.Objects[c]
	if o.Exhausted {
		return
	}
	o.Exhausted = true
	g.tell(Exhausted, c, 0)
	if !o.Woken {
		o.Woken = true
		g.trigger(c, card.OnFirstExhaust, Ref{}, NoSeat)
	}
}

func (g *Game) ready(c Slot) {
	if o := &g.s.Objects[c]; o.Exhausted {
		o.Exhausted = false
		g.tell(Readied, c, 0)
	}
}

// level raises the level of a hero (C7.3). The damage goes with the middle and the last band (C7.6).
func (g *Game) level(c Slot, n uint8) {
	o := &g.s.Objects[c]
	d := g.cat.Cards[o.Def]
	was := d.Band(o.Level)
	most := d.MaxLevel()
	if o.Level == most || n == 0 {
		return
	}
	o.Level = min(most, o.Level+n)
	g.dirty = true
	g.tell(HeroLeveled, c, int32(o.Level))
	if d.Band(o.Level) > was && o.Damage > 0 {
		g.heal(c, o.Damage)
	}
	if o.Level == most {
		g.trigger(c, card.OnMaxLevel, Ref{}, NoSeat)
	}
}

func (g *Game) heal(c Slot, n int16) {
	o := &g.s.Objects[c]
	if n = min(n, o.Damage); n > 0 {
		o.Damage -= n
		g.tell(Healed, c, int32(n))
	}
}

// runes puts runes on something, or takes them off.
func (g *Game) runes(c Slot, r card.Rune, n int8) {
	g.s.Objects[c].Runes[r] += n
	g.dirty = true
	if n > 0 {
		g.tell(RunesPut, c, int32(n))
	} else {
		g.tell(RunesTaken, c, int32(-n))
	}
}

// loseWorkers takes workers out of the game (C6.7); there are no fewer than none (CQ5).
func (g *Game) loseWorkers(s Seat, n int8) {
	side := &g.s.Sides[s]
	for n = min(n, side.Workers); n > 0; n-- {
		side.Workers--
		g.emit(Event{Kind: WorkerLost, Seat: s})
	}
}
