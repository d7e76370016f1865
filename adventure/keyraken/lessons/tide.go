package lessons

import (
	. "github.com/keyraken/keyraken/adventure"
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
				Amber:  5, Line: row(headhunter, troll), Hand: rest("noddy-the-thief", imp),
				Deck: rest("anger", "smaaash", "umbra", "krump", punch, "bad-penny", "valdr", bumpsy),
			}},
			Monster: keyforge.SidePosition{
				Amber: 3, Artifacts: row(keyraken), Deck: append(row(churning), rest(shield, tentacle, slippery)...),
			},
		},
		Steps: []Step{
			{Key: "danger", At: at(AtGauges), Facts: facts(GaugeOf(riseCost), LimitOf(riseCost), GaugeOf(rises)),
				Claims: claims(is(GaugeOf(riseCost), 3), is(LimitOf(riseCost), 3), is(GaugeOf(rises), 1))},
			{Key: "low", At: at(AtTide), Claims: claims(is(TideHigh, 0))},
			{Key: "raise", Command: CommandMatch{Verb: keyforge.RaiseTide}, Facts: facts(TidePrice, PoolOf(you)), Claims: claims(is(TidePrice, 2), is(PoolOf(you), 5))},
			{Key: "double", At: at(AtGauges), Facts: facts(LimitOf(riseCost), GaugeOf(riseCost)),
				Claims: claims(is(LimitOf(riseCost), 6), is(GaugeOf(riseCost), 3), is(TideHigh, 1))},
			{Key: "price", At: at(AtStatus), Facts: facts(PoolOf(you), KeyCostOf(you)), Claims: claims(is(PoolOf(you), 3), is(KeyCostOf(you), 6))},
			{Key: "end", Command: end},
			{Key: "change", After: seen(keyforge.Drew, ""), At: at(AtArchives), Facts: facts(TitleOf(churning)),
				Claims: claims(is(ArchivesOf(keyforge.Monster), 1), is(TideHigh, 1))},
			{Key: "stays", At: at(AtTide), Facts: facts(GaugeOf(riseCost), LimitOf(riseCost)),
				Claims: claims(is(TideHigh, 1), is(GaugeOf(riseCost), 5), is(LimitOf(riseCost), 6), is(GaugeOf(rises), 1))},
			{Key: "when", At: at(AtTide)},
		},
		Ends: claims(is(GaugeOf(rises), 1), is(TideHigh, 1), is(PoolOf(you), 3), is(PoolOf(keyforge.Monster), 5)),
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
					Amber:  6, Keys: 1, Line: row(headhunter, troll, bumpsy), Hand: rest("noddy-the-thief", imp),
					Deck: rest("anger", "smaaash", "umbra", "krump", punch, "bad-penny", "valdr"),
				},
				{
					Houses: []card.House{card.Brobnar, card.Dis, card.Shadows},
					Amber:  3, Keys: 1, Line: rest("valdr", imp), Hand: rest("anger", punch, "umbra", "smaaash"),
					Deck: rest("krump", "bad-penny", "valdr", "ember-imp"),
				},
			},
			Monster: keyforge.SidePosition{
				Amber: 2, Line: row(tentacle, crusher, shield), Deck: rest(slippery, churning, tentacle),
				Artifacts: []keyforge.CardPosition{named(keyraken, func(c *keyforge.CardPosition) { c.Damage = 48 })},
			},
		},
		Steps: []Step{
			{Key: "near", At: at(AtVitals), Facts: facts(PowerOf(keyraken), LeftOf(keyraken)),
				Claims: claims(is(PowerOf(keyraken), 60), is(LeftOf(keyraken), 12))},
			{Key: "ally", At: at(AtAlly)},
			{Key: "forge", Command: whichever, Facts: facts(KeyCostOf(you)),
				Claims: claims(is(KeyCostOf(you), 6), is(ArmorOf(keyraken), 4), is(KeysOf(you), 1))},
			{Key: "armor", At: at(AtVitals), Facts: facts(ArmorOf(keyraken)), Claims: claims(is(ArmorOf(keyraken), 2), is(KeysOf(you), 2))},
			{Key: "house", Command: CommandMatch{Verb: keyforge.Choose, N: int(card.Brobnar)}},
			{Key: "limbs", At: on(tentacle)},
			{Key: "cut", Command: does(keyforge.Fight, headhunter), Facts: facts(TitleOf(headhunter), TitleOf(tentacle))},
			{Key: "pick", Command: does(keyforge.Pick, tentacle), Facts: facts(PowerOf(tentacle), TitleOf(tentacle)),
				Claims: claims(is(PowerOf(headhunter), 5), is(PowerOf(tentacle), 3))},
			{Key: "bled", At: at(AtVitals), Facts: facts(LeftOf(keyraken)), Claims: claims(is(LeftOf(keyraken), 9), is(InPlay(tentacle), 0))},
			{Key: "taunt", At: on(shield), Facts: facts(TitleOf(shield), TitleOf(crusher))},
			{Key: "first", Command: does(keyforge.Fight, troll), Facts: facts(TitleOf(troll), PowerOf(troll))},
			{Key: "strike", Command: does(keyforge.Pick, keyraken), Facts: facts(ArmorOf(keyraken)), Claims: claims(is(ArmorLeft(keyraken), 2))},
			{Key: "spent", At: at(AtVitals), Facts: facts(ArmorOf(keyraken), LeftOf(keyraken)),
				Claims: claims(is(ArmorLeft(keyraken), 0), is(LeftOf(keyraken), 3))},
			{Key: "last", Command: does(keyforge.Fight, bumpsy), Facts: facts(TitleOf(bumpsy), PowerOf(bumpsy), LeftOf(keyraken))},
			{Key: "finish", Command: does(keyforge.Pick, keyraken)},
		},
		Ends: claims(is(GameOver, 1), is(KeysOf(you), 2)),
	}
}
