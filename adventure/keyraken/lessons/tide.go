package lessons

import (
	. "github.com/keyraken/keyraken/adventure"
	. "github.com/keyraken/keyraken/adventure/lessons"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// tide is what a high tide costs, what it doubles and what it changes.
func tide() Lesson {
	return Lesson{
		Key: "tide", Minutes: 2, Difficulty: Easy,
		Position: keyforge.Position{
			House: card.Brobnar, Seed: 13, Mode: [8]int32{1},
			Players: []keyforge.SidePosition{{
				Houses: []card.House{card.Brobnar, card.Dis, card.Shadows},
				Amber:  5, Line: Row(headhunter, troll), Hand: Rest("noddy-the-thief", imp),
				Deck: Rest("anger", "smaaash", "umbra", "krump", punch, "bad-penny", "valdr", bumpsy),
			}},
			Monster: keyforge.SidePosition{
				Amber: 3, Artifacts: Row(keyraken), Deck: append(Row(churning), Rest(shield, tentacle, slippery)...),
			},
		},
		Steps: []Step{
			{Key: "danger", At: At(AtGauges), Facts: Facts(GaugeOf(riseCost), LimitOf(riseCost), GaugeOf(rises)),
				Claims: Claims(Is(GaugeOf(riseCost), 3), Is(LimitOf(riseCost), 3), Is(GaugeOf(rises), 1))},
			{Key: "low", At: At(AtTide), Claims: Claims(Is(TideHigh, 0))},
			{Key: "raise", Command: CommandMatch{Verb: keyforge.RaiseTide}, Facts: Facts(TidePrice, PoolOf(you)), Claims: Claims(Is(TidePrice, 2), Is(PoolOf(you), 5))},
			{Key: "double", At: At(AtGauges), Facts: Facts(LimitOf(riseCost), GaugeOf(riseCost)),
				Claims: Claims(Is(LimitOf(riseCost), 6), Is(GaugeOf(riseCost), 3), Is(TideHigh, 1))},
			{Key: "price", At: At(AtStatus), Facts: Facts(PoolOf(you), KeyCostOf(you)), Claims: Claims(Is(PoolOf(you), 3), Is(KeyCostOf(you), 6))},
			{Key: "end", Command: End},
			{Key: "change", After: Seen(keyforge.Drew, ""), At: At(AtArchives), Facts: Facts(TitleOf(churning)),
				Claims: Claims(Is(ArchivesOf(keyforge.Monster), 1), Is(TideHigh, 1))},
			{Key: "stays", At: At(AtTide), Facts: Facts(GaugeOf(riseCost), LimitOf(riseCost)),
				Claims: Claims(Is(TideHigh, 1), Is(GaugeOf(riseCost), 5), Is(LimitOf(riseCost), 6), Is(GaugeOf(rises), 1))},
			{Key: "when", At: At(AtTide)},
		},
		Ends: Claims(Is(GaugeOf(rises), 1), Is(TideHigh, 1), Is(PoolOf(you), 3), Is(PoolOf(keyforge.Monster), 5)),
	}
}

// winning is the last turn of a game that two players win together.
func winning() Lesson {
	return Lesson{
		Key: "winning", Minutes: 3, Difficulty: Easy,
		Position: keyforge.Position{
			Step: keyforge.StartStep, Seed: 14, Mode: [8]int32{2},
			Players: []keyforge.SidePosition{
				{
					Houses: []card.House{card.Brobnar, card.Dis, card.Shadows},
					Amber:  6, Keys: 1, Line: Row(headhunter, troll, bumpsy), Hand: Rest("noddy-the-thief", imp),
					Deck: Rest("anger", "smaaash", "umbra", "krump", punch, "bad-penny", "valdr"),
				},
				{
					Houses: []card.House{card.Brobnar, card.Dis, card.Shadows},
					Amber:  3, Keys: 1, Line: Rest("valdr", imp), Hand: Rest("anger", punch, "umbra", "smaaash"),
					Deck: Rest("krump", "bad-penny", "valdr", "ember-imp"),
				},
			},
			Monster: keyforge.SidePosition{
				Amber: 2, Line: Row(tentacle, crusher, shield), Deck: Rest(slippery, churning, tentacle),
				Artifacts: []keyforge.CardPosition{Named(keyraken, func(c *keyforge.CardPosition) { c.Damage = 48 })},
			},
		},
		Steps: []Step{
			{Key: "near", At: At(AtVitals), Facts: Facts(PowerOf(keyraken), LeftOf(keyraken)),
				Claims: Claims(Is(PowerOf(keyraken), 60), Is(LeftOf(keyraken), 12))},
			{Key: "ally", At: At(AtAlly)},
			{Key: "forge", Command: Whichever, Facts: Facts(KeyCostOf(you)),
				Claims: Claims(Is(KeyCostOf(you), 6), Is(ArmorOf(keyraken), 4), Is(KeysOf(you), 1))},
			{Key: "armor", At: At(AtVitals), Facts: Facts(ArmorOf(keyraken)), Claims: Claims(Is(ArmorOf(keyraken), 2), Is(KeysOf(you), 2))},
			{Key: "house", Command: CommandMatch{Verb: keyforge.Choose, N: int(card.Brobnar)}},
			{Key: "limbs", At: On(tentacle)},
			{Key: "cut", Command: Does(keyforge.Fight, headhunter), Facts: Facts(TitleOf(headhunter), TitleOf(tentacle))},
			{Key: "pick", Command: Does(keyforge.Pick, tentacle), Facts: Facts(PowerOf(tentacle), TitleOf(tentacle)),
				Claims: Claims(Is(PowerOf(headhunter), 5), Is(PowerOf(tentacle), 3))},
			{Key: "bled", At: At(AtVitals), Facts: Facts(LeftOf(keyraken)), Claims: Claims(Is(LeftOf(keyraken), 9), Is(InPlay(tentacle), 0))},
			{Key: "taunt", At: On(shield), Facts: Facts(TitleOf(shield), TitleOf(crusher))},
			{Key: "first", Command: Does(keyforge.Fight, troll), Facts: Facts(TitleOf(troll), PowerOf(troll))},
			{Key: "strike", Command: Does(keyforge.Pick, keyraken), Facts: Facts(ArmorOf(keyraken)), Claims: Claims(Is(ArmorLeft(keyraken), 2))},
			{Key: "spent", At: At(AtVitals), Facts: Facts(ArmorOf(keyraken), LeftOf(keyraken)),
				Claims: Claims(Is(ArmorLeft(keyraken), 0), Is(LeftOf(keyraken), 3))},
			{Key: "last", Command: Does(keyforge.Fight, bumpsy), Facts: Facts(TitleOf(bumpsy), PowerOf(bumpsy), LeftOf(keyraken))},
			{Key: "finish", Command: Does(keyforge.Pick, keyraken)},
		},
		Ends: Claims(Is(GameOver, 1), Is(KeysOf(you), 2)),
	}
}
