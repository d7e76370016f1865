package keyforge

import (
	"cmp"
	"math"
	"math/bits"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// scope is the context in which a filter, a number or a condition is evaluated.
type scope struct {
	you      Side
	self     Slot
	giver    Slot
	f        *frame        // the ability that resolves, or nil
	ev       *TriggerEvent // the event in question, or nil
	subjects *Set          // the cards of a lasting effect, or nil
	lasting  int8          // its index, or -1
	touched  Slot          // the card that the effect is affecting, or 0
	upgrade  Slot          // the card that is an upgrade because it is played as one, or 0
}

func (f *frame) scope() scope {
	return scope{you: f.you, self: f.self, giver: f.giver, f: f, ev: &f.ev, subjects: &f.subjects, lasting: -1}
}

func (g *Game) subjectsOf(lasting int8) *Set {
	if lasting < 0 {
		return nil
	}
	return &g.s.lasting[lasting].Subjects
}

// about is the card in question for words such as "its owner": the one being
// affected, or the one that the ability named last, or that the event is
// about, or the card that has the ability.
func (sc *scope) about() Slot {
	switch {
	case sc.touched != 0:
		return sc.touched
	case sc.f != nil && sc.f.it.At != 0: // taken, though nothing may have been found
		return sc.f.it.First()
	case sc.ev != nil && sc.ev.Subject != 0:
		return sc.ev.Subject
	}
	return sc.self
}

// house is the house that was chosen in the ability, or NoHouse.
func (sc *scope) house() card.House {
	if sc.f != nil {
		return sc.f.house
	}
	return card.NoHouse
}

func (g *Game) houseOf(h card.House, sc *scope) card.House {
	switch {
	case h != card.NoHouse:
		return h
	case sc.lasting >= 0:
		return g.s.lasting[sc.lasting].House
	case sc.f == nil && g.isProphecy(sc.self): // K30.16
		return g.s.Cards[sc.self].TextHouse
	}
	return sc.house()
}

// opponent is the opponent of a side: the monster for every player of an
// adventure, and the active player for the monster (A2.5, A11.6).
func (g *Game) opponent(side Side) Side {
	switch {
	case !g.table.Adventure:
		return 1 - side
	case side == Monster:
		return g.s.Active
	}
	return Monster
}

// foe is "your opponent" in an ability: of the monster, when a player's ability
// makes it act, that player, whosever turn it is (A11.7).
func (g *Game) foe(sc *scope) Side {
	if sc.f != nil && sc.f.turned {
		return sc.f.first
	}
	if sc.you == Monster && g.ofFate(sc) { // A16.3
		return g.s.Cards[sc.self].Owner
	}
	return g.opponent(sc.you)
}

// everyone is the sides of the table, a bit for each.
func (g *Game) everyone() uint8 {
	all := uint8(1)<<g.s.Seats - 1
	if g.table.Adventure {
		all |= 1 << Monster
	}
	return all
}

// who is the sides that a word means, a bit for each.
func (g *Game) who(w card.Who, sc *scope, c Slot) uint8 {
	switch w {
	case card.You:
		return 1 << sc.you
	case card.Opponent:
		return 1 << g.foe(sc)
	case card.EachPlayer, card.AnyPlayer:
		return g.everyone()
	case card.Controller:
		if c != 0 {
			return 1 << g.ctrlTo(c, g.since(c, sc), sc)
		}
	case card.Owner:
		if c != 0 {
			return 1 << g.s.Cards[c].Owner
		}
	case card.EachHaunted:
		return g.haunted()
	case card.EachUnhaunted:
		return g.everyone() &^ g.haunted()
	case card.Active:
		return 1 << g.s.Active
	case card.Chosen:
		if sc.f != nil {
			return sc.f.whom
		}
	case card.EventWho:
		if sc.ev != nil {
			return 1 << sc.ev.Who
		}
	}
	return 0
}

// haunted is the sides with ten or more cards in the discard pile, or that a card in play makes
// haunted (K15.6, A14), a bit for each.
func (g *Game) haunted() uint8 {
	g.refresh()
	set := g.d.haunted
	g.inTurn(g.everyone(), func(side Side) {
		if g.s.Players[side].pile(discardPile).Len() >= 10 {
			set |= 1 << side
		}
	})
	return set
}

// one is the side that a word means when it means a single one.
func (g *Game) one(w card.Who, sc *scope, c Slot) Side {
	if m := g.who(w, sc, c); m != 0 {
		return Side(bits.TrailingZeros8(m))
	}
	return NoSide
}

// inTurn calls do for each side of the set, the active player first and then in
// the order of seats.
func (g *Game) inTurn(set uint8, do func(Side)) {
	for i := range Side(MaxSides) {
		side := g.s.Active + i
		if side >= MaxSides {
			side -= MaxSides
		}
		if set&(1<<side) != 0 {
			do(side)
		}
	}
}

// present is the moment for a card that is judged as it is now, wherever it is.
const present = math.MaxUint32

// past reports whether a card that an ability has known since a moment has left
// play, so that it is judged as it was there (K13.6), wherever it has gone since:
// to another pile, or back into play.
func (g *Game) past(c Slot, at uint32) bool {
	cs := &g.s.Cards[c]
	return at != present && cs.Last.fresh() && (cs.Is(LeftPlay) || cs.Incarnation > at)
}

// since is the moment from which an ability knows the card.
func (g *Game) since(c Slot, sc *scope) uint32 {
	switch {
	case c == sc.touched:
	case sc.f != nil && sc.f.it.Has(c):
		return sc.f.it.At
	case sc.ev != nil && c == sc.ev.Subject:
		return sc.ev.SubjectAt
	case sc.ev != nil && c == sc.ev.Other:
		return sc.ev.OtherAt
	}
	return g.s.Clock
}

func (g *Game) ctrl(c Slot, at uint32) Side {
	cs := &g.s.Cards[c]
	if g.past(c, at) {
		return cs.Last.Ctrl
	}
	return cs.Ctrl
}

// ctrlTo is the side that controls the card as an ability has it: the one that resolves
// an ability of the card as if the card were its own (K8.16).
func (g *Game) ctrlTo(c Slot, at uint32, sc *scope) Side {
	if c == sc.self && sc.f != nil && sc.f.borrowed {
		return sc.f.first
	}
	return g.ctrl(c, at)
}

// was reports whether the card has, or had, one of the first marks.
func (g *Game) was(c Slot, m Mark, at uint32) bool {
	cs := &g.s.Cards[c]
	if g.past(c, at) {
		return Mark(cs.Last.Marks)&m != 0
	}
	return cs.Is(m)
}

func (g *Game) houses(c Slot, at uint32) card.Houses {
	cs := &g.s.Cards[c]
	switch {
	case g.past(c, at):
		return cs.Last.Houses
	case cs.Zone.InPlay():
		return g.d.chars[c].houses
	}
	return g.kinSet(cs.houses())
}

func (g *Game) power(c Slot, at uint32) int {
	cs := &g.s.Cards[c]
	switch {
	case g.past(c, at):
		return int(cs.Last.Power)
	case cs.Zone.InPlay():
		return int(g.d.chars[c].power)
	}
	return g.cat.Entries[cs.Def].Card.Power
}

func (g *Game) armor(c Slot, at uint32) int {
	cs := &g.s.Cards[c]
	switch {
	case g.past(c, at):
		return max(0, int(cs.Last.Armor))
	case cs.Zone.InPlay():
		return max(0, int(g.d.chars[c].armor)) // below 0 when it was given away and then lost
	}
	return g.cat.Entries[cs.Def].Card.Armor
}

func (g *Game) amber(c Slot, at uint32) int {
	cs := &g.s.Cards[c]
	if g.past(c, at) {
		return int(cs.Last.Amber)
	}
	return int(cs.Amber)
}

func (g *Game) damage(c Slot, at uint32) int {
	cs := &g.s.Cards[c]
	if g.past(c, at) {
		return int(cs.Last.Damage)
	}
	return int(cs.Damage)
}

func (g *Game) kind(c Slot, at uint32) card.Type {
	cs := &g.s.Cards[c]
	switch {
	case g.past(c, at):
		return cs.Last.Kind
	case cs.Zone.InPlay():
		return g.d.chars[c].kind
	}
	return g.cat.Entries[cs.Def].Card.Type
}

func (g *Game) hasKeyword(c Slot, k card.Keyword) bool {
	if g.s.Cards[c].Zone.InPlay() {
		return g.d.chars[c].has(k)
	}
	return g.cat.Entries[g.s.Cards[c].Def].Card.Keywords[k] != 0
}

// neighbors are the creatures next to a creature, now or when it left play (K10.4,
// K13.6), or the locations next to a location.
func (g *Game) neighbors(c Slot, at uint32) (left, right Slot) {
	cs := &g.s.Cards[c]
	if g.past(c, at) {
		return cs.Last.Left, cs.Last.Right
	}
	pile := linePile
	switch {
	case cs.Zone == card.Artifacts && g.kind(c, present) == card.LocationType:
		pile = artifactsPile
	case cs.Zone != card.Battleline:
		return 0, 0
	}
	line := g.s.Players[cs.Ctrl].pile(pile)
	i := line.index(c)
	if i > 0 {
		left = line[i-1]
	}
	if i+1 < len(line) {
		right = line[i+1]
	}
	if pile == artifactsPile { // beside a location are locations
		left, right = g.location(left), g.location(right)
	}
	return left, right
}

// flank reports whether the creature is on a flank (K10.3); LeftFlank and
// RightFlank ask for that end.
func (g *Game) flank(c Slot, end card.Place, at uint32) bool {
	cs := &g.s.Cards[c]
	past := g.past(c, at)
	if past && !cs.Last.OnFlank() || !past && cs.Zone != card.Battleline {
		return false
	}
	left, right := g.neighbors(c, at)
	switch end {
	case card.LeftFlank:
		return left == 0
	case card.RightFlank:
		return right == 0
	}
	return past || left == 0 || right == 0 || g.d.chars[c].is(card.FlankMod)
}

// candidates are the cards that pass a filter.
func (g *Game) candidates(f *card.Filter, sc *scope) Set {
	set := g.candidatesOf(f, sc)
	if f.Also != nil {
		more := g.candidates(f.Also, sc)
		set.union(&more)
	}
	return set
}

// candidatesOf are the cards that pass a filter itself, without its alternative.
func (g *Game) candidatesOf(f *card.Filter, sc *scope) Set {
	g.refresh()
	set := Set{At: g.s.Clock}
	if f.Zone == card.NoZone {
		sides := uint8(1<<MaxSides - 1)
		if !f.Types.Has(card.UpgradeType) { // which are also on cards of others
			switch f.Rel {
			case card.Friend:
				if sides = 1 << sc.you; sc.f != nil && sc.f.borrowed {
					sides |= 1 << g.s.Cards[sc.self].Ctrl
				}
			case card.Foe:
				sides = 1 << g.foe(sc)
			}
		}
		for side := range Side(MaxSides) {
			if sides&(1<<side) == 0 {
				continue
			}
			g.gather(&set, g.s.Players[side].inPlay(), f, sc)
		}
		return set
	}
	if f.Zone == card.Under { // under the card that has the ability
		set := g.under(sc.self)
		for c := set.First(); c != 0; c = set.Next(c) {
			if !g.fits(f, c, sc, present) {
				set.Remove(c)
			}
		}
		return set
	}
	whose := g.who(f.Whose, sc, sc.about())
	for side := range Side(MaxSides) {
		if whose&(1<<side) == 0 {
			continue
		}
		cards := g.held(side, f.Zone)
		if n := f.Top; n > 0 {
			cards = cards[max(0, len(cards)-n):]
		} else if n < 0 {
			cards = cards[:min(len(cards), -n)]
		}
		for _, c := range cards {
			if g.fits(f, c, sc, present) {
				set.Add(c)
			}
		}
	}
	return set
}

// held are the cards in a zone of a side: the monster's archives are its hand (A4.4).
func (g *Game) held(side Side, z card.Zone) Pile {
	if side == Monster && z == card.Hand {
		z = card.Archives
	}
	return g.s.Players[side].Pile(z)
}

// gather adds the cards that pass the filter, and the upgrades on them, including
// those on the monster (A11.16).
func (g *Game) gather(set *Set, cards []Slot, f *card.Filter, sc *scope) {
	for _, c := range cards {
		if g.fits(f, c, sc, present) {
			set.Add(c)
		}
		if f.Types.Has(card.UpgradeType) {
			for u := g.s.Cards[c].First; u != 0; u = g.s.Cards[u].Next {
				if g.s.Cards[u].Zone == card.Attached && g.fits(f, u, sc, present) {
					set.Add(u)
				}
			}
		}
	}
}

// match reports whether the card, whatever its zone, passes the filter; at is
// the moment from which it has been known, see [Game.past].
func (g *Game) match(f *card.Filter, c Slot, sc *scope, at uint32) bool {
	return g.fits(f, c, sc, at) || f.Also != nil && g.match(f.Also, c, sc, at)
}

func (g *Game) fits(f *card.Filter, c Slot, sc *scope, at uint32) bool {
	if c == 0 {
		return false
	}
	kind := g.kind(c, at)
	if c == sc.upgrade {
		kind = card.UpgradeType
	}
	if !f.Types.Has(kind) {
		return false
	}
	switch f.Rel {
	case card.Friend:
		if g.ctrlTo(c, at, sc) != sc.you {
			return false
		}
	case card.Foe:
		if g.ctrlTo(c, at, sc) != g.foe(sc) {
			return false
		}
	}
	for i := range f.Preds {
		p := &f.Preds[i]
		var pass bool
		switch p.Kind {
		case card.HighestPower, card.LowestPower:
			pass = g.extreme(f, i, c, sc, at)
		case card.IsTopmost:
			pass = g.topmost(f, i, c, sc)
		default:
			pass = g.passes(p, c, sc, at)
		}
		if pass == p.Not {
			return false
		}
	}
	return true
}

// extreme reports whether no card that passes the tests before the i-th has a
// higher (or lower) power than c.
func (g *Game) extreme(f *card.Filter, i int, c Slot, sc *scope, at uint32) bool {
	before := *f
	before.Preds = f.Preds[:i]
	all := g.candidatesOf(&before, sc)
	mine := g.power(c, at)
	for o := all.First(); o != 0; o = all.Next(o) {
		if p := g.power(o, present); f.Preds[i].Kind == card.HighestPower && p > mine || f.Preds[i].Kind == card.LowestPower && p < mine {
			return false
		}
	}
	return true
}

// topmost reports whether no card above c in its pile passes the tests before the i-th.
func (g *Game) topmost(f *card.Filter, i int, c Slot, sc *scope) bool {
	before := *f
	before.Preds = f.Preds[:i]
	cs := &g.s.Cards[c]
	for _, o := range slices.Backward(g.held(cs.Ctrl, cs.Zone)) {
		if o == c || g.fits(&before, o, sc, present) {
			return o == c
		}
	}
	return false
}

// passes applies the test p to card c.
func (g *Game) passes(p *card.Pred, c Slot, sc *scope, at uint32) bool {
	cs := &g.s.Cards[c]
	switch p.Kind {
	case card.IsOther: // for a lasting effect, a later incarnation of its card is another card
		return c != sc.self || sc.lasting >= 0 && cs.Incarnation > g.s.lasting[sc.lasting].Incarnation
	case card.IsHouse:
		return g.houses(c, at)&g.kinSet(p.Houses) != 0
	case card.IsChosenHouse:
		return g.houses(c, at).Has(g.houseOf(card.NoHouse, sc))
	case card.IsActiveHouse:
		return g.houses(c, at).Has(g.s.House)
	case card.OnIdentity:
		return g.houses(c, at)&g.s.Players[g.one(p.Who, sc, c)].Houses != 0
	case card.OfHouseInPlay:
		return g.houses(c, at)&g.housesInPlay(g.one(p.Who, sc, c)) != 0
	case card.HasTrait:
		return g.traits(c, at).Shares(p.Traits)
	case card.HasChosenTrait:
		return g.traits(c, at).Has(trait.Trait(sc.number(g)))
	case card.HasKeyword:
		return g.hasKeyword(c, p.Keyword)
	case card.PowerIs:
		return compare(g.power(c, at), p.Cmp, g.num(&p.Num, sc))
	case card.OddPower:
		return g.power(c, at)%2 != 0
	case card.IsDamaged:
		return g.damage(c, at) > 0
	case card.IsStunned:
		return g.was(c, Stunned, at)
	case card.IsWarded, card.IsLit:
		return g.was(c, Warded, at)
	case card.IsEnraged:
		return g.was(c, Enraged, at)
	case card.IsReady:
		return !g.was(c, Exhausted, at)
	case card.OnFlank:
		return g.flank(c, p.Place, at)
	case card.InCenter:
		line := g.s.Players[cs.Ctrl].pile(linePile)
		return cs.Zone == card.Battleline && len(line)%2 == 1 && line[len(line)/2] == c
	case card.InLine:
		return cs.Zone == card.Battleline
	case card.HasAmber:
		return g.amber(c, at) >= g.num(&p.Num, sc)
	case card.HasArmor:
		return g.armor(c, at) > 0
	case card.HasUpgrade:
		for u := cs.First; u != 0; u = g.s.Cards[u].Next {
			if g.s.Cards[u].Zone == card.Attached {
				return true
			}
		}
		return false
	case card.HasIcon:
		return g.s.Cards[g.bearer(c)].icons() != 0
	case card.IsGigantic:
		return g.cat.Entries[cs.Def].Gigantic != 0 && !cs.Is(FaceDown)
	case card.IsToken:
		if g.past(c, at) {
			return cs.Last.Token != 0
		}
		return g.isToken(c)
	case card.IsNamed:
		return g.isNamed(c, p.Name)
	case card.IsTheNamed:
		return g.cat.Entries[cmp.Or(g.leftAs(c), g.text(c))].Title == g.cat.Entries[sc.number(g)].Title
	case card.WithCounter:
		return int(cs.Counters[p.Counter]) >= g.num(&p.Num, sc)
	case card.ControlledBy:
		return g.who(p.Who, sc, sc.about())&(1<<g.ctrlTo(c, at, sc)) != 0
	case card.OwnedBy:
		return g.who(p.Who, sc, sc.about())&(1<<cs.Owner) != 0
	case card.AtPlay:
		return cs.Is(PlayedNow)
	case card.WasKilled:
		return g.was(c, Tagged, at)
	case card.IsFighting:
		return g.fighting(c)
	}
	return g.related(p, c, sc, at)
}

func compare(a int, c card.Cmp, b int) bool {
	switch c {
	case card.AtLeast:
		return a >= b
	case card.AtMost:
		return a <= b
	case card.More:
		return a > b
	case card.Less:
		return a < b
	}
	return a == b
}
