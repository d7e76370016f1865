package keyforge

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// passes is the order in which modifiers of characteristics apply, so that one that
// looks at a characteristic finds what others have made of it; see [passOf] too.
var passes = [card.ModCount]uint8{
	card.TypeMod: 1, card.BlankMod: 2, card.TextMod: 3, card.GiveAbility: 4,
	card.HouseMod: 4, card.AlsoHouseMod: 5, card.TraitMod: 5, card.FlankMod: 5,
	card.SetPower: 7, card.SetArmor: 7, card.LoseKeyword: 8, card.KeywordMod: 9,
	card.PowerMod: 11, card.ArmorMod: 11, card.CannotMod: lastPass, card.FightDamage: lastPass, card.Shielded: lastPass,
	card.AnyHouseUse: lastPass, card.Doomed: lastPass, card.MayFightMod: lastPass, card.MustFightMod: lastPass,
	card.HeadingsMod: lastPass, card.WideTaunt: lastPass, card.NotReadied: lastPass,
}

// The passes that depend on more than the kind of a modifier.
const (
	givenByQuality = 6  // abilities given to cards of a house or with a trait
	borrowed       = 10 // keywords that depend on keywords
	reckoned       = 12 // power and armor that depend on other numbers
	setLast        = 13 // power set to a number, which may be the power of others (K3.10)
	lastPass       = 14
)

// lookedUp reports whether a modifier is looked up when it matters.
func lookedUp(m *card.Mod) bool {
	return passes[m.Kind] == 0 || m.Filter != nil
}

// passOf is the pass in which a modifier of an ability applies; those that are looked
// up when they matter are collected in the last.
func passOf(m *card.Mod, a *card.Ability) uint8 {
	fixed := m.Num.Kind == card.Const
	switch {
	case lookedUp(m) || m.Kind == card.KeywordMod && m.Num.Kind == card.PowerOf:
		return lastPass
	case m.Kind == card.SetPower && (m.Flag || !fixed && !ofSubjects(&m.Num)), m.Flag && (m.Kind == card.SetArmor || m.Kind == card.ArmorMod):
		return setLast
	case (m.Kind == card.PowerMod || m.Kind == card.ArmorMod) && !fixed:
		return reckoned
	case m.Kind == card.KeywordMod && testsFor(m, a, card.HasKeyword):
		return borrowed
	case m.Kind == card.GiveAbility && testsFor(m, a, card.IsHouse, card.HasTrait):
		return givenByQuality
	}
	return passes[m.Kind]
}

// testsFor reports whether one of the tests decides to which cards a modifier applies,
// or whether its ability does.
func testsFor(m *card.Mod, a *card.Ability, tests ...card.PredKind) bool {
	found := false
	look := func(n card.Node) bool {
		p, ok := n.(*card.Pred)
		found = found || ok && slices.Contains(tests, p.Kind)
		return !found
	}
	card.Inspect(&m.Target, look)
	if a.While != nil {
		card.Inspect(a.While, look)
	}
	return found
}

// blankOut makes text boxes blank with the abilities from the i-th on: first with
// lasting effects, then with those of cards that are not blank themselves (K17.1).
func (g *Game) blankOut(i int) {
	for _, s := range g.d.statics[i:] {
		if s.lasting >= 0 {
			g.applyIn(passes[card.BlankMod], s)
		}
	}
	for _, s := range g.d.statics[i:] {
		if s.lasting < 0 && !g.isBlank(&s) {
			g.applyIn(passes[card.BlankMod], s)
		}
	}
	g.dropBlank()
}

// isBlank reports whether the ability stands in a text box that is blank.
func (g *Game) isBlank(s *static) bool {
	return s.lasting < 0 && !s.given && g.d.chars[s.self].blank
}

// dropBlank removes the abilities of cards whose text box is blank.
func (g *Game) dropBlank() {
	d := &g.d
	keep := d.statics[:0]
	for _, s := range d.statics {
		if !g.isBlank(&s) {
			keep = append(keep, s)
		}
	}
	d.statics = keep
	heard := d.listen[:0]
	for _, l := range d.listen {
		if !g.isBlank(&l) {
			heard = append(heard, l)
		}
	}
	d.listen = heard
}

// pass applies the modifiers of a pass.
func (g *Game) pass(pass uint8) {
	for i := 0; i < len(g.d.statics); i++ { // abilities given in this pass are appended to the list
		g.applyIn(pass, g.d.statics[i])
	}
}

// applyIn applies the modifiers that an ability has in a pass.
func (g *Game) applyIn(pass uint8, s static) {
	d := &g.d
	if s.passes&(1<<pass) == 0 {
		return
	}
	p := &g.cat.progs[s.prog]
	for j := range p.ability.Mods {
		m := &p.ability.Mods[j]
		if p.passOf[j] != pass {
			continue
		}
		sc := scope{you: s.you, self: s.self, giver: s.giver, subjects: g.subjectsOf(s.lasting), lasting: s.lasting}
		if p.ability.While != nil && !g.holds(p.ability.While, &sc) {
			continue
		}
		if lookedUp(m) {
			d.mods = append(d.mods, active{static: s, m: m, gives: p.gives[j]})
			d.kinds.add(m.Kind)
			continue
		}
		g.modify(m, p.gives[j], &s, &sc)
	}
	if pass == lastPass && p.ability.Kind == card.Replacing {
		d.kinds.add(card.NoMod)
	}
}
