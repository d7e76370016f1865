// Package cards has the cards of the core set of Codex: a file for the starting cards of a colour, and one for each spec.
package cards

import (
	"slices"

	. "github.com/keyraken/keyraken/game/codex/card"
)

// All are all cards: heroes, tokens, what lies on the board, starting cards and those of the specs.
func All() []*Card {
	return slices.Concat(heroes, tokens, board, greenStarters, redStarters, balance, feral, growth, anarchy, blood, fire)
}

// The heroes.
var heroes = []*Card{
	Hero("master-midori", Balance, 2, 3, Mentor, Dragon,
		From(5, 3, 4, Lend(Each(Units.Yours().WithoutAbilities()), Stats(1, 1))),
		From(8, 4, 5, Lend(This, Has(Flying)).While(YourTurn))),
	Hero("calamandra-moss", Feral, 2, 3, Tiger, Magus,
		Use(Cost{Discard: 2}, ThisTurn(This, Has(Stealth))),
		From(3, 3, 4, Lend(Each(Units.Yours()), Resist(1))),
		From(5, 4, 5, Use(Cost{Gold: 4, Exhaust: true}, Does(PutIntoPlay, Cards(FromCodex, 1, 1, Units.Being(Tiger)))))),
	Hero("argagarg-garg", Growth, 1, 3, WaterShaman,
		Arrives(Summon(1, "wisp")),
		From(3, 1, 4, Use(Cost{Exhaust: true}, ThisTurn(Aim(Units), Attack(1), Armor(1)))),
		From(5, 1, 5, AtMaxLevel(Summon(1, "water-elemental")))),
	Hero("captain-zane", Anarchy, 2, 2, BloodGuard, Anarchist, Has(Haste),
		From(4, 3, 3, Whenever(OnScavengerKill, Gold(1)), Whenever(OnTechnicianKill, Draw(1))),
		From(6, 4, 4, AtMaxLevel(Does(Shove, Aim(Patrollers)), Damage(1, Them)))),
	Hero("drakk-ramhorn", Blood, 1, 3, WarDrummer,
		Dies(Damage(1, EnemyBases)),
		From(4, 2, 3, Lend(Each(Units.Yours()), Frenzy(1))),
		From(6, 3, 4, Follow(FirstFromHand, Has(Haste)))),
	Hero("jaina-stormborne", Fire, 2, 3, PhoenixArcher, Has(Sparkshot),
		From(4, 3, 3, Use(Cost{Exhaust: true}, Damage(1, Aim(PatrollingUnits.Or(Buildings))))),
		From(7, 4, 3, Use(Cost{Exhaust: true}, Damage(3, Aim(Units.Or(Buildings)))))),
}

// The tokens.
var tokens = []*Card{
	Token("shark", Blue, 3, 1, Shark, Has(Haste|Ephemeral)),
	Token("water-elemental", Blue, 3, 3, WaterElemental, Has(AntiAir)),
	Token("beast", Green, 4, 4, Beast),
	Token("frog", Green, 1, 1, Frog),
	Token("hunter", Green, 3, 3, Hunter, Has(AntiAir)),
	Token("squirrel", Green, 1, 1, Squirrel),
	Token("wisp", Green, 0, 1, Wisp),
	Token("pirate", Red, 2, 2, Pirate),
	Token("mercenary", Neutral, 1, 1, Mercenary),
}

// What lies on the board.
var board = []*Card{
	Board("base", BaseKind, 0, 0, 20),
	Board("ffa-base", BaseKind, 0, 0, 20, Use(Cost{Gold: 3}, Heal(1, This))),
	Board("team-base", BaseKind, 0, 0, 30),
	Board("tech-1", TechKind, 1, 1, 5),
	Board("tech-2", TechKind, 2, 4, 5),
	Board("tech-3", TechKind, 3, 5, 5),
	Board("surplus", AddonKind, 0, 5, 4, Upkeep(Draw(1).Optional())),
	Board("tower", AddonKind, 0, 3, 4),
	Board("tech-lab", AddonKind, 0, 1, 4),
	Board("heroes-hall", AddonKind, 0, 2, 4),
}
