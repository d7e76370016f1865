package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Cards of the opponent that lie in the archives of the player whom the rule names do not
// leave them, whatever would take them away; the player's own do.
func TestArchivesKept(t *testing.T) {
	keeper := Creature("keeper", Brobnar, 3, Constantly(Rule(ArchivesKept, You)))
	from := Cards.In(Archives, You)
	held := func(id string) side {
		return side{Line: ids("keeper"), Hand: ids(id), Archives: list{{ID: "dis-3", Foreign: true}, {ID: "plain-2"}}}
	}
	start := func(t *testing.T, first, second side) *gametest.Table {
		return gametest.StartWith(t, catalogueWith(t, keeper), keyforge.Duel, keyforge.Position{Step: keyforge.HouseStep, House: Brobnar,
			Players: []keyforge.SidePosition{first, second}})
	}
	for id, do := range map[string]Effect{
		"discard": DiscardCards(Each(from)), "take": ReturnToHand(Each(from)), "purge": Purge(Each(from)), "put": PutIntoPlay(Each(from), You, LeftFlank),
		"play": PlayAsYours(Each(from)), "graft": Graft(from, Creatures.Named("keeper")),
	} {
		tb := duelWith(t, side{Line: ids("keeper"), Hand: ids(id), Archives: list{{ID: "dis-3", Foreign: true}}}, side{}, keeper,
			Action(id, Brobnar, Play(do)))
		tb.Play(id)
		assert.Equal(t, []string{"dis-3"}, tb.Pile(0, Archives), id)
	}
	t.Run("an effect that leaves it there has not done all of what it says", func(t *testing.T) {
		discard := Action("discard", Brobnar, Play(DiscardCards(Each(from)), IfYouDo(Gain(1))))
		tb := duelWith(t, held("discard"), side{}, keeper, discard)
		tb.Play("discard")
		tb.InZone(Discard, "plain-2")
		tb.Amber(0, 0)
	})
	t.Run("taking the archives leaves it there", func(t *testing.T) {
		tb := start(t, held("plain-4"), side{})
		tb.Yes()
		assert.Equal(t, []string{"dis-3"}, tb.Pile(0, Archives))
		assert.Contains(t, tb.Pile(0, Hand), "plain-2")
	})
	t.Run("which is not offered when nothing could leave", func(t *testing.T) {
		tb := start(t, side{Line: ids("keeper"), Archives: list{{ID: "dis-3", Foreign: true}}}, side{})
		assert.Equal(t, keyforge.AskMain, tb.Question().Kind)
	})
	t.Run("the opponent's rule is about the opponent's archives", func(t *testing.T) {
		tb := start(t, side{Archives: list{{ID: "dis-3", Foreign: true}}}, side{Line: ids("keeper")})
		tb.Yes()
		assert.Contains(t, tb.Pile(1, Hand), "dis-3")
	})
}
