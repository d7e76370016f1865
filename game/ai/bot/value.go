package bot

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Values are in tenths of an æmber in one's own pool.
const (
	amber       = 10
	foeAmber    = 9      // taken from the opponent's pool
	drawn       = 6      // a card drawn
	chain       = -5     // a chain of one's own
	key         = 60     // a forged key
	counter     = 2      // a +1 power counter
	exhausted   = 6      // an opponent's creature exhausted or stunned, or one's own readied
	warded      = 6      // a ward
	bossDamage  = 12     // a point of damage on the monster
	light       = 14     // a counter on a location that still takes some
	startled    = 25     // the monster, where that is all that damage does to it
	monsterActs = -20    // what the monster does that only its adventure knows
	won         = 10_000 // the game
)

// whole is the denominator of shares.
const whole = 8

// values are the values that differ between duels and adventures.
type values struct {
	gained int // æmber that an effect brings
	reaped int // æmber for which a creature is used
	power  int // a point of power of a creature in play
	wound  int // a point of damage that does not destroy
	early  int // æmber that the monster may still lack for a rise when the tide is raised
	// Shares, of [whole].
	foes  int // cards of the opponent in play
	mine  int // what one's own creature suffers in a fight
	plays int // creatures played
}

// duels are values by rule of thumb. Those of hunts were found by random search, in about
// 140,000 adventures of greedy bots, keeping what won more.
var (
	duels = values{gained: amber, reaped: amber, power: 3, wound: 1, foes: whole, mine: whole, plays: whole}
	hunts = values{gained: 15, reaped: 6, power: 4, wound: 3, early: 2, foes: 12, mine: 10, plays: 12}
)

// greedyView is what a greedy bot sees of the game it decides in.
type greedyView struct {
	values
	g     *keyforge.Game
	me    keyforge.Side
	foe   keyforge.Side
	boss  keyforge.Slot
	lost  int        // how much the previous effect would make a player lose
	house card.House // that is active, or under consideration
	wild  bool       // damage only startles the monster
	force int        // of the creatures that may fight with it; negative when not known yet
}

func newGreedyView(g *keyforge.Game, me keyforge.Side) greedyView {
	m := greedyView{values: hunts, g: g, me: me, foe: keyforge.Monster, boss: g.Boss(), house: g.House(), force: -1}
	if m.boss == 0 {
		m.values, m.foe = duels, 1-me
	}
	m.wild = g.Startled()
	return m
}

// side says whose side a card is on: -1 for the opponent's, otherwise 1. What is good for
// an ally is good for all.
func (m *greedyView) side(c keyforge.Slot) int {
	if m.g.Card(c).Ctrl == m.foe {
		return -1
	}
	return 1
}

// worth is what having the card where it is is worth.
func (m *greedyView) worth(c keyforge.Slot) int {
	cs := m.g.Card(c)
	if !cs.Zone.InPlay() {
		return m.printed(m.g.Catalogue().Card(cs.Def))
	}
	v := 12 + m.rules(m.text(c), m.side(c) < 0)
	if m.g.TypeOf(c) == card.CreatureType {
		v += m.power*m.left(c) + 2*m.armor(c)
		if cs.Is(keyforge.Stunned) {
			v -= exhausted / 2
		}
	}
	for up := cs.First; up != 0; up = m.g.Card(up).Next {
		v += 4
	}
	if m.side(c) < 0 {
		v = v*m.foes/whole + amber*int(cs.Amber) // it comes back when the creature is destroyed
	} else {
		v -= amber / 2 * int(cs.Amber)
	}
	return v
}

// printed is the worth of a card that could be played.
func (m *greedyView) printed(d *card.Card) int {
	v := amber*d.Amber + 8
	if d.Type == card.CreatureType {
		v += 3*d.Power + 2*d.Armor
	}
	return v
}

// rules is what the rules that a card in play sets for forging keys are worth to its
// controller, a foe or not. Not being able to forge counts more than the opponent
// not being able to: if nobody could, the game would never end.
func (m *greedyView) rules(d *card.Card, foes bool) int {
	v := 0
	for i := range d.Abilities {
		mods := d.Abilities[i].Mods
		for k := range mods {
			mod := &mods[k]
			switch mod.Kind {
			case card.SkipForge, card.CannotForge:
				us, them := m.hindered(m.me, mod), m.hindered(m.foe, mod)*3/4
				if foes {
					v += m.share(mod.Who, -them, us)
				} else {
					v += m.share(mod.Who, -us, them)
				}
			}
		}
	}
	return v
}

// hindered is how much it costs a player not to be able to forge keys, or only the key with
// that number.
func (m *greedyView) hindered(side keyforge.Side, mod *card.Mod) int {
	if n := mod.Num.N; n == 0 || n == bits.OnesCount8(m.g.Keys(side))+1 {
		return key
	}
	return 0
}

// left is how much damage destroys the creature, armor aside.
func (m *greedyView) left(c keyforge.Slot) int { return m.g.Power(c) - int(m.g.Card(c).Damage) }

// hurt is what n damage on the card is worth to its enemy.
func (m *greedyView) hurt(c keyforge.Slot, n int) int {
	cs := m.g.Card(c)
	if cs.Is(keyforge.Warded) {
		return warded / 2
	}
	n -= m.armor(c)
	switch {
	case n <= 0:
		return 0
	case c == m.boss:
		return m.pierced(n, 1, 1)
	case n >= m.left(c):
		return m.worth(c) + m.dying(c)
	}
	return m.wound * n
}

// together is what an attack on the monster that deals that much is worth, as a share of what all
// creatures that may fight with the house achieve in the turn: armor stops the first damage,
// whoever deals it.
func (m *greedyView) together(deals int) int {
	if m.force < 0 {
		m.force = 0
		for _, c := range m.g.Pile(m.me, card.Battleline) {
			if !m.g.Is(c, keyforge.Exhausted) && !m.g.Is(c, keyforge.Stunned) && m.g.HousesOf(c).Has(m.house) {
				m.force += m.g.FightDamage(c)
			}
		}
	}
	through := m.force - m.armor(m.boss)
	if through <= 0 {
		return 0
	}
	return m.pierced(through, deals, m.force)
}

// pierced is what it is worth that so much damage goes through to the monster in all, of which a
// share is one's own.
func (m *greedyView) pierced(all, share, of int) int {
	switch enough := all >= m.left(m.boss); {
	case m.wild && enough:
		return startled
	case m.wild:
		return startled * all * share / (2 * of * m.left(m.boss))
	case enough:
		return won
	}
	return bossDamage * all * share / of
}

// dying is what an adventure's card does for the players when it is destroyed
// (A7.1).
func (m *greedyView) dying(c keyforge.Slot) int {
	if d := m.text(c); d.Active {
		return m.headed(d, card.OnDestroyed, c)
	}
	return 0
}

// effects is what carrying out the effects of the card self is worth.
func (m *greedyView) effects(do []card.Effect, self keyforge.Slot) int {
	v := 0
	for i := range do {
		v += m.effect(&do[i], self)
	}
	return v
}

func (m *greedyView) effect(e *card.Effect, self keyforge.Slot) int {
	switch e.Verb {
	case card.IfVerb:
		return m.branch(e, self)
	case card.TimesVerb:
		return m.number(e, self) * m.effects(e.Sub[0], self)
	case card.MayVerb:
		return max(0, m.effects(e.Sub[0], self))
	case card.OptionVerb:
		best := m.effects(e.Sub[0], self)
		for _, option := range e.Sub[1:] {
			best = max(best, m.effects(option, self))
		}
		return best
	case card.RepeatVerb, card.EachVerb, card.TogetherVerb, card.HousesVerb:
		return m.effects(e.Sub[0], self)
	case card.OnVerb:
		v := m.effects(e.Sub[0], self)
		return m.share(e.Who, v, -v)
	case card.LastVerb:
		return amber
	}
	if c := e.Verb.Class(); c == card.CardEffect || c == card.TakeEffect {
		return m.cards(e, self)
	}
	return m.player(e, self)
}

// branch is what an effect under a condition is worth. Whether an effect before
// it will succeed is not known yet; most do.
func (m *greedyView) branch(e *card.Effect, self keyforge.Slot) int {
	if e.Cond.Kind == card.Succeeded {
		return m.effects(e.Sub[0], self) * 3 / 4
	}
	if m.g.Holds(&e.Cond, m.me, self) {
		return m.effects(e.Sub[0], self)
	}
	return m.effects(e.Sub[1], self)
}

// share is what an effect on players that means mine for oneself and theirs for the opponent
// is worth.
func (m *greedyView) share(w card.Who, mine, theirs int) int {
	switch w {
	case card.Opponent:
		return theirs
	case card.EachPlayer, card.EachHaunted, card.EachUnhaunted:
		return mine + theirs
	}
	return mine
}

// number is the number of an effect now, as far as it can be seen.
func (m *greedyView) number(e *card.Effect, self keyforge.Slot) int {
	if e.Num.Kind == card.CardsIn && secluded(e.Num.Filter) {
		return 2
	}
	if n := &e.Num; n.Kind == card.Times && n.A.Kind == card.Affected {
		return m.lost * n.N
	}
	return m.g.Number(&e.Num, m.me, self)
}

// player is what an effect on players is worth.
func (m *greedyView) player(e *card.Effect, self keyforge.Slot) int {
	n := m.number(e, self)
	mine, theirs := m.g.Pool(m.me), m.g.Pool(m.foe)
	if e.All {
		n = max(mine, theirs)
	}
	switch e.Verb {
	case card.GainVerb:
		return m.share(e.Who, n*m.gained, -n*foeAmber)
	case card.LoseVerb, card.PayVerb:
		m.lost = min(n, m.share(e.Who, mine, theirs))
		return m.share(e.Who, -min(n, mine)*m.gained, min(n, theirs)*foeAmber)
	case card.StealVerb:
		return min(n, theirs) * (m.gained + foeAmber)
	case card.DrawVerb:
		return m.share(e.Who, n*drawn, -n*drawn)
	case card.ChainsVerb:
		return m.share(e.Who, n*chain, -n*chain)
	case card.ForgeVerb:
		return m.share(e.Who, key, -key)
	case card.UnforgeVerb:
		return m.share(e.Who, -m.keyed(m.me), m.keyed(m.foe))
	case card.EndTurnVerb:
		return -2 * amber
	}
	if e.Verb == card.MonsterVerb {
		return n * monsterActs
	}
	return drawn / 2
}

// keyed is what losing a key costs the side.
func (m *greedyView) keyed(side keyforge.Side) int {
	if m.g.Keys(side) == 0 {
		return 0
	}
	return key
}

// secluded reports whether the cards of the filter lie where the player does not see them.
func secluded(f *card.Filter) bool {
	return f.Zone == card.Deck || f.Zone != card.NoZone && f.Zone != card.Discard && f.Whose != card.You
}

// cards is what an effect on cards is worth.
func (m *greedyView) cards(e *card.Effect, self keyforge.Slot) int {
	m.lost = 0
	t := &e.Target
	switch {
	case t.Pick == card.ByRole && t.Role == card.This && self != 0:
		return m.touch(e, self)
	case t.Pick == card.ByRole && t.Role == card.TheBoss && m.boss != 0:
		return m.touch(e, m.boss)
	case t.Pick == card.ByRole, secluded(&t.Filter):
		return amber / 2 // something that is not known yet
	}
	set := m.g.Candidates(&t.Filter, m.me, self)
	count := set.Len()
	if count == 0 {
		return 0
	}
	best, sum := -1_000, 0
	for c := set.First(); c != 0; c = set.Next(c) {
		v := m.touch(e, c)
		best, sum = max(best, v), sum+v
	}
	switch t.Pick {
	case card.EachOf:
		return sum
	case card.ChoiceOf:
		if t.Any || t.Min.Kind == card.Const && t.Min.N == 0 {
			return max(0, best)
		}
		return best
	}
	return sum / count
}

// touch is what carrying out the effect on the card is worth.
func (m *greedyView) touch(e *card.Effect, c keyforge.Slot) int {
	n := m.number(e, 0)
	if m.g.TypeOf(c) == card.LocationType {
		return m.location(e, c, n)
	}
	side, v := m.side(c), m.worth(c)
	switch cs := m.g.Card(c); e.Verb {
	case card.DealVerb:
		return -side * m.hurt(c, n)
	case card.DistributeVerb: // one at a time
		return -side * m.hurt(c, 1)
	case card.DestroyVerb, card.SacrificeVerb:
		if cs.Is(keyforge.Warded) {
			v = warded
		}
		return -side * v
	case card.MoveVerb, card.GraftVerb:
		return m.moved(e, c)
	case card.ExhaustVerb, card.StunVerb:
		if cs.Is(keyforge.Exhausted) && e.Verb == card.ExhaustVerb || cs.Is(keyforge.Stunned) {
			return 0
		}
		return -side * (exhausted + v/8)
	case card.ReadyVerb, card.UseVerb, card.FightVerb, card.ReapVerb, card.PlayVerb:
		if e.Verb == card.ReadyVerb && !cs.Is(keyforge.Exhausted) {
			return side
		}
		return side * (exhausted + v/8)
	case card.ControlVerb:
		return -side * 2 * v
	case card.HealVerb:
		if e.All {
			n = int(cs.Damage)
		}
		return side * min(n, int(cs.Damage)) * 2
	case card.WardVerb, card.UnstunVerb:
		return side * (warded + v/8)
	case card.UnwardVerb:
		return -side * (warded + v/8)
	case card.CaptureVerb:
		return side * min(n, m.g.Pool(m.foe)) * foeAmber
	case card.ExaltVerb:
		return -side * n * amber / 2
	case card.TakeAmberVerb, card.EnrageVerb:
		return -side * amber / 2
	case card.CounterVerb:
		if e.Counter == card.PowerCounter {
			return side * n * counter
		}
		return -side * v / 4
	case card.RemoveCountersVerb:
		return -side * v / 4
	case card.CopyVerb, card.TriggerVerb:
		return v / 4
	}
	return side * v / 8
}

// location is what an effect on a location is worth: a lamp that has more lights is nearer to
// burning.
func (m *greedyView) location(e *card.Effect, c keyforge.Slot, n int) int {
	switch e.Verb {
	case card.CounterVerb:
		return n * (light + int(m.g.Card(c).Counters[e.Counter]))
	case card.RemoveCountersVerb:
		return -n * (light + int(m.g.Card(c).Counters[e.Counter]))
	case card.UnwardVerb:
		return -3 * light
	}
	return 0
}

// moved is what moving the card to another zone is worth.
func (m *greedyView) moved(e *card.Effect, c keyforge.Slot) int {
	side, v := m.side(c), m.worth(c)
	if m.g.Card(c).Zone.InPlay() {
		if e.To == card.Hand {
			v /= 2
		}
		return -side * v
	}
	if e.To == card.Hand || e.To == card.Archives || e.To == card.Under {
		return side * v // the better the card, the better to have it in hand
	}
	return -side * v
}

// armor is how much damage the armor of the card can still prevent this turn.
func (m *greedyView) armor(c keyforge.Slot) int {
	return max(0, m.g.Armor(c)-int(m.g.Card(c).Spent))
}
