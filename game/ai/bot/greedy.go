package bot

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// Greedy takes what looks best at the moment, by rules of thumb about what is on the
// table. It does not look into hidden piles or ahead.
type Greedy struct{}

// Choose implements [Bot].
func (Greedy) Choose(g *keyforge.Game, legal []keyforge.Command) keyforge.Command {
	q := g.Question()
	m := newGreedyView(g, q.Side)
	best, most := legal[0], -1<<30
	for _, c := range legal {
		if v := m.score(q, c); v > most {
			best, most = c, v
		}
	}
	return best
}

func (m *greedyView) score(q *keyforge.Question, c keyforge.Command) int {
	switch q.Kind {
	case keyforge.AskMain:
		return m.main(c)
	case keyforge.AskCards:
		return m.pick(q, c)
	case keyforge.AskYesNo:
		return m.yes(q, c)
	case keyforge.AskHouse:
		return m.choice(card.House(c.N))
	case keyforge.AskTrait:
		return m.trait(trait.Trait(c.N))
	case keyforge.AskNumber:
		return m.amount(q, int(c.N))
	case keyforge.AskOption:
		return m.option(q, int(c.N))
	}
	return 0 // the first of them: orders, places, keys, seats, names
}

// Plays come before uses, and uses before what is done for lack of anything better.
const (
	first  = 1_000
	second = 500
)

// main is the score of what to do in step 3; ending the turn scores 0.
func (m *greedyView) main(c keyforge.Command) int {
	switch c.Verb {
	case keyforge.PlayCard:
		return m.when(first, m.play(c.Card))
	case keyforge.PlayUpgrade:
		return m.when(first, m.attached(c.Card))
	case keyforge.Reap:
		return m.when(second, m.reap(c.Card))
	case keyforge.Fight:
		return m.when(second, m.fight(c.Card))
	case keyforge.UseAction:
		return m.when(second, m.use(c.Card, card.OnAction))
	case keyforge.UseOmni:
		if m.g.Card(c.Card).Zone == card.Discard {
			return second
		}
		return m.when(second, m.use(c.Card, card.OnOmni))
	case keyforge.Unstun:
		return second
	case keyforge.RaiseTide:
		return m.tide()
	case keyforge.Prophesy:
		return m.prophesy(c.Card)
	case keyforge.DiscardCard:
		if comesBack(m.text(c.Card)) {
			return -1 // it would come and go for ever
		}
		return 1 // a card that is not worth playing makes room for another
	}
	return 0
}

// comesBack reports whether the card may return from the discard pile at any time.
func comesBack(d *card.Card) bool {
	return slices.ContainsFunc(d.Abilities, func(a card.Ability) bool { return a.IsOffered() })
}

// when is the score of something with that value; what is worth nothing is not done.
func (m *greedyView) when(base, v int) int {
	if v <= 0 {
		return v - 1
	}
	return base + v
}

// play is what playing the card is worth.
func (m *greedyView) play(c keyforge.Slot) int {
	d := m.g.Catalogue().Card(m.g.Card(c).Def)
	v := m.gained*d.Amber + m.headed(d, card.OnPlay, c) + m.rules(d, false)
	switch d.Type {
	case card.CreatureType:
		v += (6 + 3*d.Power + 2*d.Armor) * m.plays / whole
	case card.ArtifactType, card.UpgradeType:
		v += amber
	}
	return v
}

// attached is what playing the creature as an upgrade is worth.
func (m *greedyView) attached(c keyforge.Slot) int {
	return amber + amber*m.g.Catalogue().Card(m.g.Card(c).Def).Amber
}

// headed is what the card's abilities under those headings are worth; what
// happens as it enters counts as played.
func (m *greedyView) headed(d *card.Card, h card.Headings, self keyforge.Slot) int {
	v := 0
	for i := range d.Abilities {
		a := &d.Abilities[i]
		entering := a.Kind == card.Replacing && a.Instead == card.EnteringPlay && h == card.OnPlay
		if a.Kind == card.Headed && a.Headings&h != 0 || entering {
			v += m.effects(a.Do, self)
		}
	}
	return v
}

func (m *greedyView) text(c keyforge.Slot) *card.Card {
	cs := m.g.Card(c)
	if cs.Text != 0 {
		return m.g.Catalogue().Card(cs.Text)
	}
	return m.g.Catalogue().Card(cs.Def)
}

func (m *greedyView) reap(c keyforge.Slot) int {
	return m.reaped + m.headed(m.text(c), card.OnReap, c)
}

func (m *greedyView) use(c keyforge.Slot, h card.Headings) int {
	v := m.headed(m.text(c), h, c) + m.lent(h, c)
	if v == 0 {
		v = 1 // nobody knows what it is good for, and it costs little
	}
	return v
}

// lent is what the monster's card lets the creature do under those headings.
func (m *greedyView) lent(h card.Headings, c keyforge.Slot) int {
	if m.boss == 0 || m.g.TypeOf(c) != card.CreatureType {
		return 0
	}
	v := 0
	abilities := m.text(m.boss).Abilities
	for i := range abilities {
		for k := range abilities[i].Mods {
			if mod := &abilities[i].Mods[k]; mod.Kind == card.GiveAbility && mod.Ability.Headings&h != 0 {
				v += m.effects(mod.Ability.Do, c)
			}
		}
	}
	return v
}

// fight is what fighting with the creature is worth against the best enemy.
func (m *greedyView) fight(c keyforge.Slot) int {
	best := -1_000
	targets := m.g.Attackable(c)
	for t := targets.First(); t != 0; t = targets.Next(t) {
		best = max(best, m.attack(c, t))
	}
	return best + m.headed(m.text(c), card.OnFight|card.OnBeforeFight, c)
}

// attack is what it is worth that c attacks the target.
func (m *greedyView) attack(c, target keyforge.Slot) int {
	if m.g.KeywordNumber(target, card.Elusive) > 0 && !m.g.Is(target, keyforge.Attacked) {
		return max(2, m.worth(target)/3) // only its elusive is used up, for those that attack next
	}
	deals := m.g.KeywordNumber(c, card.Assault) + m.g.FightDamage(c)
	v := m.hurt(target, deals)
	if target == m.boss {
		v = max(v, m.together(deals))
	}
	if m.g.KeywordNumber(c, card.Skirmish) > 0 {
		return v
	}
	return v - m.mine*m.hurt(c, m.g.FightDamage(target)+m.g.KeywordNumber(target, card.Hazardous))/whole
}

// tide is the score of raising the tide.
func (m *greedyView) tide() int {
	if m.boss == 0 {
		return -1 // chains are dear (K21.2)
	}
	if m.waits() {
		return 2 // the last thing in a turn
	}
	return -1
}

// waits reports whether the monster can rise at low tide, or soon, but not at high tide
// (A3.1).
func (m *greedyView) waits() bool {
	pool, seats := m.g.Pool(m.foe), m.g.Seats()
	return pool >= 3*seats-m.early && pool < 6*seats
}

// trait is the score of choosing a trait: what is chosen suffers.
func (m *greedyView) trait(t trait.Trait) int {
	v := 0
	all := m.g.Candidates(&card.Cards, m.me, 0)
	for c := all.First(); c != 0; c = all.Next(c) {
		if m.g.TraitsOf(c).Has(t) {
			v -= m.side(c) * m.worth(c)
		}
	}
	return v
}

// pick is the score of taking a card, or of taking no more.
func (m *greedyView) pick(q *keyforge.Question, c keyforge.Command) int {
	if c.Verb == keyforge.Done {
		return 0
	}
	side, v := m.side(c.Card), m.worth(c.Card)
	switch q.Purpose {
	case keyforge.ForAttack:
		return m.attack(q.Source, c.Card)
	case keyforge.ForPrey, keyforge.ForDiscardOrder, keyforge.ForPayment, keyforge.ForDiscard, keyforge.ForCost:
		return -v
	case keyforge.ForHost:
		return m.host(q.Source, c.Card)
	case keyforge.ForCapture:
		return side * v
	case keyforge.ForDamage:
		return -side * (m.hurt(c.Card, 1) + 1)
	case keyforge.ForRedirect:
		return -side * v
	case keyforge.ForEntrench:
		return m.entrench(c.Card)
	}
	if e := m.g.Catalogue().Asked(q); e != nil {
		return m.touch(e, c.Card)
	}
	return side * v
}

// entrench is the score of leaving a creature exhausted: what it does at any time, which is
// for as long as it is exhausted, against what using it would bring.
func (m *greedyView) entrench(c keyforge.Slot) int {
	v := -m.reap(c) / 2
	abilities := m.text(c).Abilities
	for i := range abilities {
		switch a := &abilities[i]; a.Kind {
		case card.Constant:
			v += amber
		case card.Triggered:
			v += m.effects(a.Do, c)
		}
	}
	return v
}

// host is the score of attaching an upgrade to the card: what it gives may be
// good or bad.
func (m *greedyView) host(up, host keyforge.Slot) int {
	good := 1
	abilities := m.text(up).Abilities
	if m.text(up).Type == card.CreatureType {
		abilities = m.text(up).AsUpgrade
	}
	for i := range abilities {
		for k := range abilities[i].Mods {
			switch mod := &abilities[i].Mods[k]; {
			case mod.Kind == card.ControlMod, mod.Kind == card.CannotMod, mod.Kind == card.BlankMod,
				mod.Kind == card.PowerMod && mod.Num.Kind == card.Const && mod.Num.N < 0:
				good = -1
			}
		}
	}
	return good * m.side(host) * m.worth(host)
}

// yes is the score of a yes; a no scores 0.
func (m *greedyView) yes(q *keyforge.Question, c keyforge.Command) int {
	if c.Verb == keyforge.No {
		return 0
	}
	if q.Purpose == keyforge.ForMulligan {
		return m.mulligan()
	}
	if q.Purpose == keyforge.ForUpgrade {
		return m.attached(q.Source) - m.play(q.Source)
	}
	if q.Purpose == keyforge.ForReplacement && m.text(q.Source).Active {
		return -m.headed(m.text(q.Source), card.OnPlay, q.Source) - m.highTide()
	}
	if e := m.g.Catalogue().Asked(q); e != nil && e.Verb == card.MayVerb {
		return m.effects(e.Sub[0], q.Source)
	}
	return 1
}

// highTide is what a high tide is worth (A9.1): as much as it costs to raise it, and
// more while the monster is only waiting for it to fall.
func (m *greedyView) highTide() int {
	v := amber * m.g.TidePrice() / m.g.Seats()
	if m.waits() {
		v += key
	}
	return v
}

// mulligan is positive for a hand without three cards of one house.
func (m *greedyView) mulligan() int {
	var n [card.HouseCount]int
	hand := m.g.Pile(m.me, card.Hand)
	for _, c := range hand {
		if n[m.g.Card(c).House]++; n[m.g.Card(c).House] == 3 {
			return -1
		}
	}
	return 1
}

// choice is the score of a house as the active one: everything that it allows.
func (m *greedyView) choice(h card.House) int {
	m.house, m.force = h, -1
	v := 0
	hand := m.g.Pile(m.me, card.Hand)
	for _, c := range hand {
		if m.g.Card(c).House == h {
			v += max(3, m.play(c))
		}
	}
	for _, z := range [...]card.Zone{card.Battleline, card.Artifacts} {
		pile := m.g.Pile(m.me, z)
		for _, c := range pile {
			if m.g.Is(c, keyforge.Exhausted) || !m.g.HousesOf(c).Has(h) {
				continue
			}
			v += max(0, m.use(c, card.OnAction))
			if m.g.TypeOf(c) == card.CreatureType {
				v += max(m.reap(c), m.fight(c))
			}
		}
	}
	return v
}

// amount is the score of a number: as much as possible, but each player pays a
// fair share for the tide, and a loop that is not worth anything ends at once.
func (m *greedyView) amount(q *keyforge.Question, n int) int {
	switch q.Purpose {
	case keyforge.ForSplit:
		fair := m.g.TidePrice() / m.g.Seats()
		return -max(n-fair, fair-n)
	case keyforge.ForRounds:
		a, _ := m.g.Catalogue().Ability(q.Prog)
		if a.Kind == card.Replacing || m.side(q.Source)*m.effects(a.Do, q.Source) <= 0 { // the card is lost in the end
			return -n
		}
	}
	return n
}

// option is the score of one of several ways.
func (m *greedyView) option(q *keyforge.Question, n int) int {
	if q.Purpose == keyforge.ForUse && q.Ways != 0 {
		switch keyforge.Way(n) {
		case keyforge.ToReap:
			return m.reap(q.Source)
		case keyforge.ToFight:
			return m.fight(q.Source)
		case keyforge.ToAct:
			return m.use(q.Source, card.OnAction)
		case keyforge.ToOmni:
			return m.use(q.Source, card.OnOmni)
		}
		return amber
	}
	if q.Purpose == keyforge.ForPrey {
		prey := m.g.PreyCandidates(q.Source, n)
		return -m.worth(prey.First())
	}
	if e := m.g.Catalogue().Asked(q); e != nil && e.Verb == card.OptionVerb && n < len(e.Sub) {
		return m.effects(e.Sub[n], q.Source)
	}
	return 0
}

// prophesy is what it is worth to put the card under a prophecy: the less it is worth played, the
// better, and it had better have a Fate.
func (m *greedyView) prophesy(c keyforge.Slot) int {
	v := 100 - min(90, max(0, m.play(c)))
	if fate := m.g.Catalogue().Card(m.g.Card(c).Def).Abilities; slices.ContainsFunc(fate, func(a card.Ability) bool {
		return a.Headings&card.OnFate != 0
	}) {
		v += 100
	}
	return v
}
