package lessons

import (
	. "github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// The cards that the lessons on later sets name.
const (
	recruit = "recruit"
	soldier = "soldier" // a token creature
	gift    = "oh-you-shouldn-t-have"
)

// tokens is what token creatures are: how they come, what counts of them, and what they leave.
func tokens() Lesson {
	hidden := named("headhunter", func(c *keyforge.CardPosition) { c.Label, c.Marks = soldier, keyforge.FaceDown })
	return Lesson{
		Key: "tokens", Minutes: 2, Difficulty: Easy, Later: true,
		Position: keyforge.Position{
			House: card.Saurian, Seed: 15,
			Players: []keyforge.SidePosition{{
				Houses: []card.House{card.Brobnar, card.Dis, card.Saurian}, Token: "bellatoran-warrior",
				Amber: 2, Line: []keyforge.CardPosition{hidden}, Hand: append(row(recruit), rest(imp, bumpsy)...),
				Deck: rest(troll, "anger", "smaaash", "krump", punch, "valdr", imp),
			}},
			Monster: keyforge.SidePosition{
				Amber: 1, Artifacts: row(keyraken), Deck: rest(tentacle, shield, crusher, slippery),
			},
		},
		Steps: []Step{
			{Key: "card", At: at(AtStatus)},
			{Key: "creature", At: on(soldier), Facts: facts(PowerOf(soldier)), Claims: claims(is(PowerOf(soldier), 5))},
			{Key: "play", Command: does(keyforge.PlayCard, recruit), Facts: facts(TitleOf(recruit))},
			{Key: "place", Command: whichever},
			{Key: "made", At: at(AtLine), Facts: facts(PowerOf(soldier))},
			{Key: "reap", Command: does(keyforge.Reap, soldier), Claims: claims(is(ExhaustedIs(soldier), 0))},
			{Key: "leaves", At: at(AtLine)},
		},
		Ends: claims(is(InPlay(soldier), 1), is(PoolOf(you), 3)),
	}
}

// prophecy is a prophecy from the card that makes it active to the Fate of that card.
func prophecy() Lesson {
	return Lesson{
		Key: "prophecy", Minutes: 2, Difficulty: Easy, Later: true,
		Position: keyforge.Position{
			House: card.Dis, Seed: 16,
			Players: []keyforge.SidePosition{{
				Houses:     []card.House{card.Brobnar, card.Dis, card.Shadows},
				Prophecies: [2][2]string{{"look-how-far-you-ve-come", "overreach"}, {"bad-omen", "stars-aligned"}},
				Amber:      2, Line: rest(troll), Hand: append(row(gift), rest(bumpsy, punch)...),
				Deck: rest("anger", "smaaash", "umbra", "krump", punch, "bad-penny", "valdr", imp),
			}},
			Monster: keyforge.SidePosition{
				Artifacts: row(keyraken), Deck: append(row(shield), rest(slippery, crusher, tentacle)...),
			},
		},
		Steps: []Step{
			{Key: "cards", At: at(AtStatus)},
			{Key: "fate", Command: CommandMatch{Verb: keyforge.Prophesy, Card: gift}, Facts: facts(TitleOf(gift))},
			{Key: "active", At: at(AtStatus)},
			{Key: "end", Command: end, Claims: claims(is(PoolOf(you), 2))},
			{Key: "played", After: seen(keyforge.EnteredPlay, shield), At: on(shield)},
			{Key: "fulfilled", After: EventMatch{Kind: keyforge.ProphecyFulfilled}, At: at(AtStatus)},
			{Key: "over", At: at(AtStatus), Facts: facts(PoolOf(you)), Claims: claims(is(PoolOf(you), 5), is(InPlay(shield), 1))},
		},
		Ends: claims(is(PoolOf(you), 5), is(KeysOf(you), 0), is(GameOver, 0)),
	}
}
