package lessons

import (
	. "github.com/keyraken/keyraken/adventure"
	. "github.com/keyraken/keyraken/adventure/lessons"
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
	hidden := Named("headhunter", func(c *keyforge.CardPosition) { c.Label, c.Marks = soldier, keyforge.FaceDown })
	return Lesson{
		Key: "tokens", Minutes: 2, Difficulty: Easy, Later: true,
		Position: keyforge.Position{
			House: card.Saurian, Seed: 15,
			Players: []keyforge.SidePosition{{
				Houses: []card.House{card.Brobnar, card.Dis, card.Saurian}, Token: "bellatoran-warrior",
				Amber: 2, Line: []keyforge.CardPosition{hidden}, Hand: append(Row(recruit), Rest(imp, bumpsy)...),
				Deck: Rest(troll, "anger", "smaaash", "krump", punch, "valdr", imp),
			}},
			Monster: keyforge.SidePosition{
				Amber: 1, Artifacts: Row(keyraken), Deck: Rest(tentacle, shield, crusher, slippery),
			},
		},
		Steps: []Step{
			{Key: "card", At: At(AtStatus)},
			{Key: "creature", At: On(soldier), Facts: Facts(PowerOf(soldier)), Claims: Claims(Is(PowerOf(soldier), 5))},
			{Key: "play", Command: Does(keyforge.PlayCard, recruit), Facts: Facts(TitleOf(recruit))},
			{Key: "place", Command: Whichever},
			{Key: "made", At: At(AtLine), Facts: Facts(PowerOf(soldier))},
			{Key: "reap", Command: Does(keyforge.Reap, soldier), Claims: Claims(Is(ExhaustedIs(soldier), 0))},
			{Key: "leaves", At: At(AtLine)},
		},
		Ends: Claims(Is(InPlay(soldier), 1), Is(PoolOf(you), 3)),
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
				Amber:      2, Line: Rest(troll), Hand: append(Row(gift), Rest(bumpsy, punch)...),
				Deck: Rest("anger", "smaaash", "umbra", "krump", punch, "bad-penny", "valdr", imp),
			}},
			Monster: keyforge.SidePosition{
				Artifacts: Row(keyraken), Deck: append(Row(shield), Rest(slippery, crusher, tentacle)...),
			},
		},
		Steps: []Step{
			{Key: "cards", At: At(AtStatus)},
			{Key: "fate", Command: CommandMatch{Verb: keyforge.Prophesy, Card: gift}, Facts: Facts(TitleOf(gift))},
			{Key: "active", At: At(AtStatus)},
			{Key: "end", Command: End, Claims: Claims(Is(PoolOf(you), 2))},
			{Key: "played", After: Seen(keyforge.EnteredPlay, shield), At: On(shield)},
			{Key: "fulfilled", After: EventMatch{Kind: keyforge.ProphecyFulfilled}, At: At(AtStatus)},
			{Key: "over", At: At(AtStatus), Facts: Facts(PoolOf(you)), Claims: Claims(Is(PoolOf(you), 5), Is(InPlay(shield), 1))},
		},
		Ends: Claims(Is(PoolOf(you), 5), Is(KeysOf(you), 0), Is(GameOver, 0)),
	}
}
