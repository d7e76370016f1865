package lessons

import (
	. "github.com/keyraken/keyraken/adventure"
	. "github.com/keyraken/keyraken/adventure/lessons"
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
				Amber:  4, Line: Row(headhunter, troll),
				Hand: append(Row(bumpsy, punch), Rest(imp, "noddy-the-thief", "ember-imp")...),
				Deck: Rest("anger", "smaaash", "umbra", imp, "krump", punch, "bad-penny", "valdr"),
			}},
			Monster: keyforge.SidePosition{
				Amber: 1, Artifacts: Row(keyraken), Line: Row(tentacle), Deck: append(Row(shield), Rest(crusher, slippery, tentacle)...),
			},
		},
		Steps: []Step{
			{Key: "goal", At: At(AtVitals), Facts: Facts(PowerOf(keyraken)), Claims: Claims(Is(DamageOn(keyraken), 0))},
			{Key: "loss", At: At(AtGauges), Claims: Claims(Is(GaugeOf(rises), 0), Is(LimitOf(rises), 4))},
			{Key: "line", At: At(AtLine)},
			{Key: "hand", At: At(AtHand)},
			{Key: "house", Command: CommandMatch{Verb: keyforge.Choose, N: int(card.Brobnar)}},
			{Key: "play", Command: Does(keyforge.PlayCard, bumpsy), Facts: Facts(GaugeOf(riseCost), TitleOf(bumpsy)),
				Claims: Claims(Is(GaugeOf(riseCost), 1))},
			{Key: "place", Command: Whichever},
			{Key: "entered", At: On(bumpsy), Facts: Facts(TitleOf(bumpsy)),
				Claims: Claims(Is(ExhaustedIs(bumpsy), 1), Is(PoolOf(keyforge.Monster), 0))},
			{Key: "action", Command: Does(keyforge.PlayCard, punch), Facts: Facts(TitleOf(punch))},
			{Key: "target", Command: Does(keyforge.Pick, tentacle), Facts: Facts(PowerOf(tentacle), TitleOf(punch), TitleOf(tentacle)),
				Claims: Claims(Is(PowerOf(tentacle), 3))},
			{Key: "limb", At: At(AtVitals), Facts: Facts(DamageOn(keyraken)), Claims: Claims(Is(DamageOn(keyraken), 3), Is(InPlay(tentacle), 0))},
			{Key: "reap", Command: Does(keyforge.Reap, headhunter), Facts: Facts(PoolOf(you), TitleOf(headhunter)),
				Claims: Claims(Is(PoolOf(you), 5))},
			{Key: "fight", Command: Does(keyforge.Fight, troll), Facts: Facts(PowerOf(troll), ArmorOf(keyraken), TitleOf(troll)),
				Claims: Claims(Is(ArmorLeft(keyraken), 6))},
			{Key: "armor", At: At(AtVitals), Facts: Facts(ArmorOf(keyraken), DamageOn(troll), DamageOn(keyraken), TitleOf(troll)),
				Claims: Claims(Is(ArmorLeft(keyraken), 0), Is(DamageOn(keyraken), 5), Is(DamageOn(troll), 3))},
			{Key: "key", At: At(AtStatus), Facts: Facts(PoolOf(you), KeyCostOf(you)), Claims: Claims(Is(PoolOf(you), 6), Is(KeyCostOf(you), 6))},
			{Key: "end", Command: End},
			{Key: "card", After: Seen(keyforge.EnteredPlay, shield), At: On(shield)},
			{Key: "reaps", After: Seen(keyforge.Gained, ""), At: At(AtGauges), Facts: Facts(GaugeOf(riseCost), LimitOf(riseCost)),
				Claims: Claims(Is(GaugeOf(riseCost), 1), Is(LimitOf(riseCost), 3))},
			{Key: "forge", Command: Whichever, Facts: Facts(KeyCostOf(you)), Claims: Claims(Is(PoolOf(you), 0), Is(KeyCostOf(you), 6))},
			{Key: "forged", At: At(AtVitals), Facts: Facts(ArmorOf(keyraken)), Claims: Claims(Is(KeysOf(you), 1), Is(ArmorOf(keyraken), 4))},
		},
		Ends: Claims(Is(KeysOf(you), 1), Is(PoolOf(you), 0), Is(DamageOn(keyraken), 5), Is(InPlay(bumpsy), 1), Is(GameOver, 0)),
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
				Amber:  1, Line: Row(headhunter, troll), Hand: Row(imp),
				Deck: Rest("anger", "smaaash", "umbra", "krump", punch, "bad-penny", "valdr", bumpsy),
			}},
			Monster: keyforge.SidePosition{
				Amber: 3, Artifacts: Row(keyraken), Line: Row(crusher), Archives: Row(legend),
				Deck: append(Row(slippery), Rest(shield, tentacle, churning)...),
			},
		},
		Steps: []Step{
			{Key: "rise", At: At(AtGauges), Facts: Facts(LimitOf(riseCost), GaugeOf(riseCost)),
				Claims: Claims(Is(GaugeOf(riseCost), 3), Is(LimitOf(riseCost), 3))},
			{Key: "archives", At: At(AtArchives), Facts: Facts(ArchivesOf(keyforge.Monster)), Claims: Claims(Is(ArchivesOf(keyforge.Monster), 1))},
			{Key: "prey", At: On(crusher), Facts: Facts(TitleOf(crusher), PowerOf(crusher), TitleOf(headhunter), PowerOf(headhunter)),
				Claims: Claims(Is(PowerOf(troll), 8))},
			{Key: "bait", Command: Does(keyforge.PlayCard, imp), Facts: Facts(TitleOf(imp), PowerOf(imp)), Claims: Claims(Is(PowerOf(imp), 2))},
			{Key: "place", Command: Whichever},
			{Key: "now", At: On(imp), Facts: Facts(TitleOf(imp))},
			{Key: "end", Command: End},
			{Key: "rose", After: Seen(keyforge.Rose, ""), At: At(AtGauges), Facts: Facts(GaugeOf(rises), LimitOf(rises), GaugeOf(riseCost)),
				Claims: Claims(Is(GaugeOf(rises), 1), Is(GaugeOf(riseCost), 0))},
			{Key: "stored", After: Seen(keyforge.Gained, ""), At: At(AtGauges), Facts: Facts(GaugeOf(riseCost)),
				Claims: Claims(Is(GaugeOf(riseCost), 3), Is(KeysOf(you), 0))},
			{Key: "top", After: Seen(keyforge.EnteredPlay, slippery), At: On(slippery), Facts: Facts(TitleOf(slippery)),
				Claims: Claims(Is(ExhaustedIs(slippery), 1))},
			{Key: "itself", After: Seen(keyforge.Reaped, keyraken), At: At(AtVitals)},
			{Key: "hunts", After: Seen(keyforge.AttackMade, crusher), At: On(imp), Facts: Facts(TitleOf(imp))},
			{Key: "saved", At: On(headhunter), Facts: Facts(TitleOf(imp), PoolOf(you), TitleOf(headhunter)),
				Claims: Claims(Is(InPlay(imp), 0), Is(InPlay(headhunter), 1), Is(DamageOn(headhunter), 0), Is(PoolOf(you), 3))},
			{Key: "again", At: At(AtGauges), Facts: Facts(GaugeOf(riseCost), LimitOf(riseCost)),
				Claims: Claims(Is(GaugeOf(riseCost), 4), Is(LimitOf(riseCost), 3), Is(GaugeOf(rises), 1))},
		},
		Ends: Claims(Is(GaugeOf(rises), 1), Is(PoolOf(keyforge.Monster), 4), Is(ArchivesOf(keyforge.Monster), 0), Is(InPlay(headhunter), 1)),
	}
}
