package program

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// passes is the order in which modifiers of characteristics apply, so that one that
// looks at a characteristic finds what others have made of it; see [passOf] too.
var passes = [card.ModCount]uint8{
	card.TypeMod: 1, card.BlankMod: BlankPass, card.TextMod: TextPass, card.GiveAbility: 4,
	card.HouseMod: 4, card.AlsoHouseMod: 5, card.TraitMod: 5, card.FlankMod: 5,
	card.SetPower: 7, card.SetArmor: 7, card.LoseKeyword: 8, card.KeywordMod: 9,
	card.PowerMod: 11, card.ArmorMod: 11, card.CannotMod: LastPass, card.FightDamage: LastPass, card.Shielded: LastPass,
	card.AnyHouseUse: LastPass, card.Doomed: LastPass, card.MayFightMod: LastPass, card.MustFightMod: LastPass,
	card.CountsHaunted: TextPass, card.HeadingsMod: LastPass, card.WideTaunt: LastPass, card.NotReadied: LastPass,
	card.LosesHeadings: LastPass,
}

// The passes that are more than a number: those that depend on more than the kind of a
// modifier, those in which text boxes change, and the last.
const (
	BlankPass      = 2  // text boxes become blank
	TextPass       = 3  // and gain text
	givenByQuality = 6  // abilities given to cards of a house or with a trait
	borrowed       = 10 // keywords that depend on keywords
	reckoned       = 12 // power and armor that depend on other numbers
	setLast        = 13 // power set to a number, which may be the power of others (K3.10)
	LastPass       = 14
)

// LookedUp reports whether a modifier is looked up when it matters.
func LookedUp(m *card.Mod) bool {
	return passes[m.Kind] == 0 || m.Filter != nil
}

// passOf is the pass in which a modifier of an ability applies; those that are looked
// up when they matter are collected in the last, unless power and armor may count them.
func passOf(m *card.Mod, a *card.Ability) uint8 {
	fixed := m.Num.Kind == card.Const
	switch {
	case m.Kind == card.MoreKeys:
		return TextPass
	case LookedUp(m) || m.Kind == card.KeywordMod && m.Num.Kind == card.PowerOf:
		return LastPass
	case m.Kind == card.SetPower && (m.Final || !fixed && !OfSubjects(&m.Num)), m.Final || m.Kind == card.ArmorMod && m.None:
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
