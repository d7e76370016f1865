package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// hunts is the table after the player's turn, when only the Keyraken's creature
// goes to war.
func hunts(t *testing.T, hunter string, players []keyforge.SidePosition, own ...*Card) *gametest.Table {
	t.Helper()
	k := line(hunter)
	k.Artifacts = asleep()
	tb := table(t, k, players, own...)
	tb.EndTurn()
	return tb
}

// attacked are the names of the cards that were attacked, in order.
func attacked(tb *gametest.Table) []string {
	var ids []string
	for _, e := range tb.Events {
		if e.Kind == keyforge.AttackMade {
			ids = append(ids, tb.ID(e.Other))
		}
	}
	return ids
}

func TestA6_1OnlyTheActivePlayersCreaturesAreHunted(t *testing.T) {
	tb := hunts(t, "lashing-tentacle", []keyforge.SidePosition{line("plain-2", "plain-4"), line("plain-9")})
	assert.Equal(t, []string{"plain-4"}, attacked(tb))
	tb.Amber(monster, 0)
}

func TestA6_2WithoutPreyItReaps(t *testing.T) {
	for name, players := range map[string][]keyforge.SidePosition{
		"no creature":                   {{}, line("plain-4", "plain-5", "plain-6")},
		"none that meets the condition": {line("plain-4", "plain-5"), line("plain-4", "plain-5", "plain-6")},
	} {
		t.Run(name, func(t *testing.T) {
			tb := hunts(t, "grappling-tentacle", players)
			assert.Empty(t, attacked(tb))
			tb.Amber(monster, 1)
		})
	}
}

func TestA6_2BlankTextHasNoPrey(t *testing.T) {
	blank := Artifact("blank", Brobnar, Constantly(Modify(BlankMod, Creatures.Enemy())))
	me := line("plain-4")
	me.Artifacts = gametest.Cards("blank")
	tb := hunts(t, "lashing-tentacle", []keyforge.SidePosition{me}, blank)
	assert.Empty(t, attacked(tb))
	tb.Amber(monster, 1)
}

func TestA6_3TheActivePlayerChoosesAmongSeveral(t *testing.T) {
	tb := hunts(t, "crushing-arm", []keyforge.SidePosition{line("plain-2", "plain-1", "dis-2"), line("plain-3")})
	tb.Asks(keyforge.AskCards, keyforge.ForPrey, 0)
	tb.Offers("plain-2", "dis-2")
	tb.Pick("dis-2")
	assert.Equal(t, []string{"dis-2"}, attacked(tb))
}

func TestA6_4TauntProtectsThePrey(t *testing.T) {
	guard, watch := Creature("guard", Brobnar, 5, Has(Taunt)), Creature("watch", Brobnar, 4, Has(Taunt))
	t.Run("a neighbor with taunt is attacked instead", func(t *testing.T) {
		tb := hunts(t, "lashing-tentacle", []keyforge.SidePosition{line("plain-1", "plain-7", "guard")}, guard)
		assert.Equal(t, []string{"guard"}, attacked(tb))
	})
	t.Run("of two the active player chooses", func(t *testing.T) {
		tb := hunts(t, "lashing-tentacle", []keyforge.SidePosition{line("watch", "plain-7", "guard")}, guard, watch)
		tb.Offers("watch", "guard")
		tb.Pick("watch")
		assert.Equal(t, []string{"watch"}, attacked(tb))
	})
	t.Run("one farther away does not matter", func(t *testing.T) {
		tb := hunts(t, "lashing-tentacle", []keyforge.SidePosition{line("plain-7", "plain-1", "guard")}, guard)
		assert.Equal(t, []string{"plain-7"}, attacked(tb))
	})
	t.Run("prey that has taunt itself is attacked", func(t *testing.T) {
		tb := hunts(t, "lashing-tentacle", []keyforge.SidePosition{line("watch", "guard")}, guard, watch)
		assert.Equal(t, []string{"guard"}, attacked(tb))
	})
}

func TestA6_5AnEnragedOneHuntsTheLeastPowerful(t *testing.T) {
	enraged := func(id string, me keyforge.SidePosition) *gametest.Table {
		k := keyforge.SidePosition{Artifacts: asleep(), Line: one(keyforge.CardPosition{ID: id, Marks: keyforge.Enraged})}
		tb := solo(t, me, k)
		tb.EndTurn()
		return tb
	}
	tb := enraged("limb-5", line("plain-4", "plain-2", "plain-3"))
	assert.Equal(t, []string{"plain-2"}, attacked(tb))
	tb.Unmarked("limb-5", keyforge.Enraged) // K14.12
	tb = enraged("limb-5", keyforge.SidePosition{})
	tb.Amber(monster, 1)
	tb.Marked("limb-5", keyforge.Enraged) // K14.14
	tb = enraged("lashing-tentacle", line("plain-4", "plain-2"))
	assert.Equal(t, []string{"plain-4"}, attacked(tb), "its own prey prevails")
	tb = enraged("grappling-tentacle", line("plain-4", "plain-2"))
	tb.Amber(monster, 1) // its own prey is not there
}

func TestA6_ElusiveAndHazardousPrey(t *testing.T) {
	eel := Creature("eel", Brobnar, 2, Has(Elusive), HasN(Hazardous, 1))
	tb := hunts(t, "limb-5", []keyforge.SidePosition{line("eel")}, eel)
	assert.Empty(t, attacked(tb), "it has no prey")
	tb = hunts(t, "lashing-tentacle", []keyforge.SidePosition{line("eel")}, eel)
	tb.Damage("eel", 0) // K18.10
	tb.Damage("lashing-tentacle", 1)
}
