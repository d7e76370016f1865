// Package lessons teaches The Last Lamps in three short games on prepared tables, to people who know a turn of KeyForge.
package lessons

import (
	"embed"

	. "github.com/keyraken/keyraken/adventure"
	. "github.com/keyraken/keyraken/adventure/lessons"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

//go:embed words/*.json
var words embed.FS

// Words returns the texts of the lessons in a language, or nil.
func Words(language string) lang.Words { return lang.WordsIn(words, language) }

// All are the lessons in the order in which they are learned.
func All() []Lesson { return []Lesson{light(), moth(), dawn()} }

// you is the seat of the learner.
const you keyforge.Side = 0

// The cards that the lessons name.
const (
	boss     = "the-lampeater"
	harbor   = "harbor-lamp"
	market   = "market-lamp"
	temple   = "temple-lamp"
	barracks = "barracks-lamp"
	tower    = "tower-lamp"

	troll  = "troll"
	bumpsy = "bumpsy"
	hunter = "headhunter"
	valdr  = "valdr"
	wasp   = "cinder-wasp"
	larva  = "glow-larva"
	owl    = "soot-owl"
	gust   = "gust-from-the-sea"
	helper = "second-helping"
)

// The gauges of the adventure, by their names in its mode.
const (
	gloom  = "gloom"
	shine  = "lights"
	hunger = "hunger"
)

// wall is the Lampeater and the lamps with their lights, from left to right; it sits on one of them. Those that have
// enough burn.
func wall(at, needed int, lights ...int) []keyforge.CardPosition {
	all := Row(boss)
	for i, id := range []string{harbor, market, temple, barracks, tower} {
		all = append(all, Named(id, func(c *keyforge.CardPosition) {
			c.Counters = map[card.Counter]int{}
			if lights[i] > 0 {
				c.Counters[card.LightCounter] = lights[i]
			}
			if lights[i] >= needed {
				c.Marks = keyforge.Warded
			}
			if i == at {
				c.Counters[card.ShadowCounter] = 1
			}
		}))
	}
	return all
}

// lit claims that a lamp has that many lights.
func lit(lamp string, n int) Claim { return Is(CountersOn(lamp, card.LightCounter), n) }

// sits claims that the Lampeater sits on a lamp.
func sits(lamp string) Claim { return Is(CountersOn(lamp, card.ShadowCounter), 1) }

// deck is cards that nobody sees in a lesson.
func deck() []keyforge.CardPosition {
	return Rest("anger", "smaaash", "umbra", "krump", "punch", "bad-penny", "valdr", "dust-imp")
}

// light is a turn: how a lamp is lit, what that gives, and that the Lampeater eats where it sits.
func light() Lesson {
	return Lesson{
		Key: "lamps-light", Minutes: 3, Difficulty: Easy,
		Position: keyforge.Position{
			House: card.Brobnar, Seed: 21,
			Players: []keyforge.SidePosition{{
				Houses: []card.House{card.Brobnar, card.Dis, card.Shadows},
				Amber:  3, Line: Row(troll, bumpsy, hunter), Hand: Rest("noddy-the-thief", "dust-imp", "ember-imp", "umbra", "bad-penny"),
				Deck: deck(),
			}},
			Monster: keyforge.SidePosition{
				Amber: 1, Artifacts: wall(2, 5, 0, 3, 0, 0, 1), Deck: append(Row(larva), Rest(wasp, owl, larva)...),
			},
		},
		Steps: []Step{
			{Key: "goal", At: On(market), Facts: Facts(CountersOn(market, card.LightCounter)),
				Claims: Claims(Is(LimitOf(shine), 25), lit(market, 3))},
			{Key: "loss", At: At(AtGauges), Facts: Facts(GaugeOf(gloom), LimitOf(gloom))},
			{Key: "moth", At: On(temple), Claims: Claims(sits(temple))},
			{Key: "act", Command: Does(keyforge.UseAction, troll), Facts: Facts(TitleOf(troll))},
			{Key: "lamp", Command: Does(keyforge.Pick, market)},
			{Key: "burnt", At: On(troll), Facts: Facts(TitleOf(troll), DamageOn(troll)), Claims: Claims(lit(market, 4), Is(DamageOn(troll), 1))},
			{Key: "again", Command: Does(keyforge.UseAction, bumpsy), Facts: Facts(TitleOf(bumpsy))},
			{Key: "last", Command: Does(keyforge.Pick, market)},
			{Key: "burns", At: On(market), Claims: Claims(lit(market, 5))},
			{Key: "feed", Command: Does(keyforge.UseAction, hunter), Facts: Facts(TitleOf(hunter)), Claims: Claims(lit(temple, 0))},
			{Key: "bait", Command: Does(keyforge.Pick, temple)},
			{Key: "end", Command: End, Claims: Claims(lit(temple, 1), Is(GaugeOf(gloom), 0))},
			{Key: "ate", After: Seen(keyforge.Rose, ""), At: At(AtGauges), Facts: Facts(GaugeOf(gloom))},
			{Key: "card", After: Seen(keyforge.EnteredPlay, larva), At: On(larva), Facts: Facts(TitleOf(larva))},
			{Key: "flew", At: On(barracks), Claims: Claims(sits(barracks), lit(temple, 0), Is(GaugeOf(gloom), 1))},
		},
		Ends: Claims(lit(market, 5), lit(temple, 0), sits(barracks), Is(GaugeOf(gloom), 1), Is(GameOver, 0)),
	}
}

// moth is the Lampeater's side: where it will fly, how it is startled, what it pays for.
func moth() Lesson {
	return Lesson{
		Key: "lamps-moth", Minutes: 3, Difficulty: Easy,
		Position: keyforge.Position{
			House: card.Brobnar, Seed: 22, Mode: [8]int32{4},
			Players: []keyforge.SidePosition{{
				Houses: []card.House{card.Brobnar, card.Dis, card.Shadows},
				Amber:  2, Line: Row(troll, bumpsy, hunter), Hand: Rest("noddy-the-thief", "dust-imp", "ember-imp", "umbra", "bad-penny"),
				Deck: deck(),
			}},
			Monster: keyforge.SidePosition{
				Amber: 3, Artifacts: wall(3, 5, 5, 0, 0, 4, 2), Deck: append(Row(gust), Rest(wasp, owl, larva)...),
			},
		},
		Steps: []Step{
			{Key: "danger", At: On(barracks), Facts: Facts(CountersOn(barracks, card.LightCounter)), Claims: Claims(lit(barracks, 4), sits(barracks))},
			{Key: "save", Command: Does(keyforge.UseAction, troll), Facts: Facts(TitleOf(troll))},
			{Key: "saved", Command: Does(keyforge.Pick, barracks)},
			{Key: "scorched", At: On(barracks), Claims: Claims(lit(barracks, 5))},
			{Key: "open", At: At(AtTide)},
			{Key: "flight", At: On(tower), Claims: Claims(lit(tower, 2))},
			{Key: "startle", Command: Does(keyforge.Fight, bumpsy), Facts: Facts(TitleOf(bumpsy), LeftOf(boss))},
			{Key: "fight", Command: Does(keyforge.Fight, hunter), Facts: Facts(TitleOf(hunter), PowerOf(hunter), LeftOf(boss))},
			{Key: "stunned", At: At(AtVitals), Claims: Claims(Is(DamageOn(boss), 0))},
			{Key: "hunger", At: At(AtGauges), Facts: Facts(GaugeOf(hunger), LimitOf(hunger))},
			{Key: "end", Command: End},
			{Key: "gone", At: At(AtGauges), Facts: Facts(GaugeOf(gloom)), Claims: Claims(Is(GaugeOf(gloom), 4), sits(tower))},
		},
		Ends: Claims(lit(barracks, 5), sits(tower), Is(GaugeOf(gloom), 4), Is(GameOver, 0)),
	}
}

// dawn is the last turn of a game that two players win together.
func dawn() Lesson {
	return Lesson{
		Key: "lamps-dawn", Minutes: 2, Difficulty: Easy,
		Position: keyforge.Position{
			Step: keyforge.StartStep, Seed: 23, Mode: [8]int32{17},
			Players: []keyforge.SidePosition{
				{
					Houses: []card.House{card.Brobnar, card.Dis, card.Shadows},
					Amber:  6, Keys: 1, Line: Row(troll, bumpsy), Hand: Rest("noddy-the-thief", "dust-imp", "krump", "punch"),
					Deck: deck(),
				},
				{
					Houses: []card.House{card.Brobnar, card.Dis, card.Shadows},
					Amber:  3, Keys: 1, Line: Rest("valdr", "dust-imp"), Hand: Rest("anger", "punch", "umbra", "smaaash"),
					Deck: Rest("krump", "bad-penny", "valdr", "ember-imp"),
				},
			},
			Monster: keyforge.SidePosition{
				Amber: 2, Line: Row(owl), Deck: Rest(helper, gust, larva), Artifacts: wall(0, 6, 3, 6, 6, 6, 5),
			},
		},
		Steps: []Step{
			{Key: "near", At: At(AtGauges), Facts: Facts(GaugeOf(gloom), LimitOf(gloom)), Claims: Claims(Is(GaugeOf(shine), 26), Is(LimitOf(shine), 30))},
			{Key: "ally", At: At(AtAlly)},
			{Key: "forge", Command: Whichever, Facts: Facts(KeyCostOf(you))},
			{Key: "key", Command: Does(keyforge.Pick, harbor), Claims: Claims(Is(KeysOf(you), 2))},
			{Key: "house", Command: CommandMatch{Verb: keyforge.Choose, N: int(card.Brobnar)}, Claims: Claims(lit(harbor, 5))},
			{Key: "first", Command: Does(keyforge.UseAction, troll), Facts: Facts(TitleOf(troll))},
			{Key: "under", Command: Does(keyforge.Pick, harbor)},
			{Key: "second", Command: Does(keyforge.UseAction, bumpsy), Facts: Facts(TitleOf(bumpsy)), Claims: Claims(lit(harbor, 6), lit(tower, 5))},
		},
		Ends: Claims(Is(GameOver, 1), lit(tower, 6)),
	}
}
