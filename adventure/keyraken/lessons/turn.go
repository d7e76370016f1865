package lessons

import (
	. "github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// The cards that the lessons name.
const (
	keyraken   = "the-keyraken"
	troll      = "troll"
	headhunter = "headhunter"
	bumpsy     = "bumpsy"
	punch      = "punch"
	imp        = "dust-imp"
	tentacle   = "lashing-tentacle"
	crusher    = "crushing-arm"
	shield     = "shield-arm"
	slippery   = "slippery-arm"
	legend     = "beast-of-dark-legend"
	churning   = "crimson-churning"
)

// turn is a whole turn: a house, cards, æmber, a fight, and the key that results.
func turn() Lesson {
	return Lesson{
		Key: "turn", Minutes: 4, Difficulty: Easy,
		Position: keyforge.Position{
			Step: keyforge.HouseStep, Seed: 11,
			Players: []keyforge.SidePosition{{
				Houses: []card.House{card.Brobnar, card.Dis, card.Shadows},
				Amber:  4, Line: row(headhunter, troll),
				Hand: append(row(bumpsy, punch), rest(imp, "noddy-the-thief", "ember-imp")...),
				Deck: rest("anger", "smaaash", "umbra", imp, "krump", punch, "bad-penny", "valdr"),
			}},
			Monster: keyforge.SidePosition{
				Amber: 1, Artifacts: row(keyraken), Line: row(tentacle), Deck: append(row(shield), rest(crusher, slippery, tentacle)...),
			},
		},
		Steps: []Step{
			{Key: "goal", At: at(AtVitals), Facts: facts(PowerOf(keyraken)), Claims: claims(is(DamageOn(keyraken), 0))},
			{Key: "loss", At: at(AtGauges), Claims: claims(is(GaugeOf(rises), 0), is(LimitOf(rises), 4))},
			{Key: "line", At: at(AtLine)},
			{Key: "hand", At: at(AtHand)},
			{Key: "house", Command: CommandMatch{Verb: keyforge.Choose, N: int(card.Brobnar)}},
			{Key: "play", Command: does(keyforge.PlayCard, bumpsy), Facts: facts(GaugeOf(riseCost), TitleOf(bumpsy)),
				Claims: claims(is(GaugeOf(riseCost), 1))},
			{Key: "place", Command: whichever},
			{Key: "entered", At: on(bumpsy), Facts: facts(TitleOf(bumpsy)),
				Claims: claims(is(ExhaustedIs(bumpsy), 1), is(PoolOf(keyforge.Monster), 0))},
			{Key: "action", Command: does(keyforge.PlayCard, punch), Facts: facts(TitleOf(punch))},
			{Key: "target", Command: does(keyforge.Pick, tentacle), Facts: facts(PowerOf(tentacle), TitleOf(punch), TitleOf(tentacle)),
				Claims: claims(is(PowerOf(tentacle), 3))},
			{Key: "limb", At: at(AtVitals), Facts: facts(DamageOn(keyraken)), Claims: claims(is(DamageOn(keyraken), 3), is(InPlay(tentacle), 0))},
			{Key: "reap", Command: does(keyforge.Reap, headhunter), Facts: facts(PoolOf(you), TitleOf(headhunter)),
				Claims: claims(is(PoolOf(you), 5))},
			{Key: "fight", Command: does(keyforge.Fight, troll), Facts: facts(PowerOf(troll), ArmorOf(keyraken), TitleOf(troll)),
				Claims: claims(is(ArmorLeft(keyraken), 6))},
			{Key: "armor", At: at(AtVitals), Facts: facts(ArmorOf(keyraken), DamageOn(troll), DamageOn(keyraken), TitleOf(troll)),
				Claims: claims(is(ArmorLeft(keyraken), 0), is(DamageOn(keyraken), 5), is(DamageOn(troll), 3))},
			{Key: "key", At: at(AtStatus), Facts: facts(PoolOf(you), KeyCostOf(you)), Claims: claims(is(PoolOf(you), 6), is(KeyCostOf(you), 6))},
			{Key: "end", Command: end},
			{Key: "card", After: seen(keyforge.EnteredPlay, shield), At: on(shield)},
			{Key: "reaps", After: seen(keyforge.Gained, ""), At: at(AtGauges), Facts: facts(GaugeOf(riseCost), LimitOf(riseCost)),
				Claims: claims(is(GaugeOf(riseCost), 1), is(LimitOf(riseCost), 3))},
			{Key: "forge", Command: whichever, Facts: facts(KeyCostOf(you)), Claims: claims(is(PoolOf(you), 0), is(KeyCostOf(you), 6))},
			{Key: "forged", At: at(AtVitals), Facts: facts(ArmorOf(keyraken)), Claims: claims(is(KeysOf(you), 1), is(ArmorOf(keyraken), 4))},
		},
		Ends: claims(is(KeysOf(you), 1), is(PoolOf(you), 0), is(DamageOn(keyraken), 5), is(InPlay(bumpsy), 1), is(GameOver, 0)),
	}
}

// monster is a turn of the Keyraken: what it is going to do, what it hunts, and that
// it rises.
func monster() Lesson {
	return Lesson{
		Key: "monster", Minutes: 3, Difficulty: Easy,
		Position: keyforge.Position{
			House: card.Dis, Seed: 12,
			Players: []keyforge.SidePosition{{
				Houses: []card.House{card.Brobnar, card.Dis, card.Shadows},
				Amber:  1, Line: row(headhunter, troll), Hand: row(imp),
				Deck: rest("anger", "smaaash", "umbra", "krump", punch, "bad-penny", "valdr", bumpsy),
			}},
			Monster: keyforge.SidePosition{
				Amber: 3, Artifacts: row(keyraken), Line: row(crusher), Archives: row(legend),
				Deck: append(row(slippery), rest(shield, tentacle, churning)...),
			},
		},
		Steps: []Step{
			{Key: "rise", At: at(AtGauges), Facts: facts(LimitOf(riseCost), GaugeOf(riseCost)),
				Claims: claims(is(GaugeOf(riseCost), 3), is(LimitOf(riseCost), 3))},
			{Key: "archives", At: at(AtArchives), Facts: facts(ArchivesOf(keyforge.Monster)), Claims: claims(is(ArchivesOf(keyforge.Monster), 1))},
			{Key: "prey", At: on(crusher), Facts: facts(TitleOf(crusher), PowerOf(crusher), TitleOf(headhunter), PowerOf(headhunter)),
				Claims: claims(is(PowerOf(troll), 8))},
			{Key: "bait", Command: does(keyforge.PlayCard, imp), Facts: facts(TitleOf(imp), PowerOf(imp)), Claims: claims(is(PowerOf(imp), 2))},
			{Key: "place", Command: whichever},
			{Key: "now", At: on(imp), Facts: facts(TitleOf(imp))},
			{Key: "end", Command: end},
			{Key: "rose", After: seen(keyforge.Rose, ""), At: at(AtGauges), Facts: facts(GaugeOf(rises), LimitOf(rises), GaugeOf(riseCost)),
				Claims: claims(is(GaugeOf(rises), 1), is(GaugeOf(riseCost), 0))},
			{Key: "stored", After: seen(keyforge.Gained, ""), At: at(AtGauges), Facts: facts(GaugeOf(riseCost)),
				Claims: claims(is(GaugeOf(riseCost), 3), is(KeysOf(you), 0))},
			{Key: "top", After: seen(keyforge.EnteredPlay, slippery), At: on(slippery), Facts: facts(TitleOf(slippery)),
				Claims: claims(is(ExhaustedIs(slippery), 1))},
			{Key: "itself", After: seen(keyforge.Reaped, keyraken), At: at(AtVitals)},
			{Key: "hunts", After: seen(keyforge.AttackMade, crusher), At: on(imp), Facts: facts(TitleOf(imp))},
			{Key: "saved", At: on(headhunter), Facts: facts(TitleOf(imp), PoolOf(you), TitleOf(headhunter)),
				Claims: claims(is(InPlay(imp), 0), is(InPlay(headhunter), 1), is(DamageOn(headhunter), 0), is(PoolOf(you), 3))},
			{Key: "again", At: at(AtGauges), Facts: facts(GaugeOf(riseCost), LimitOf(riseCost)),
				Claims: claims(is(GaugeOf(riseCost), 4), is(LimitOf(riseCost), 3), is(GaugeOf(rises), 1))},
		},
		Ends: claims(is(GaugeOf(rises), 1), is(PoolOf(keyforge.Monster), 4), is(ArchivesOf(keyforge.Monster), 0), is(InPlay(headhunter), 1)),
	}
}
