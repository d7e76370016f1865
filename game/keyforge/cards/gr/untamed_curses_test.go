package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// untamedPlays is a table on which the player plays the card of Untamed from hand.
func untamedPlays(t *testing.T, id string, me, you side) *gametest.Table {
	t.Helper()
	me.Hand = append(ids(id), me.Hand...)
	tb := duel(t, me, you, card.Untamed)
	tb.Play(id)
	return tb
}

func TestTillTheEarth(t *testing.T) {
	tb := untamedPlays(t, "till-the-earth", side{Discard: ids("fear", "anger"), Deck: ids("punch")}, side{Discard: ids("mother")})
	assert.Len(t, tb.Pile(0, card.Deck), 3)
	assert.Equal(t, []string{"mother"}, tb.Pile(1, card.Deck))
	assert.Equal(t, []string{"till-the-earth"}, tb.Pile(0, card.Discard), "it is discarded when it is over (K6.2)")
}

func TestWerewolfCurse(t *testing.T) {
	cursed := func() *gametest.Table {
		tb := duel(t, side{Hand: ids("werewolf-curse"), Line: ids("snufflegator"), Discard: ids("fear")},
			side{Line: ids("troll", "mother", "valdr", "urchin")}, card.Untamed)
		tb.Play("werewolf-curse")
		tb.Pick("snufflegator")
		return tb
	}
	t.Run("enrages the creature and splashes", func(t *testing.T) {
		tb := cursed()
		tb.Marked("snufflegator", keyforge.Enraged)
		tb.Amber(0, 1)
		tb.Fight("snufflegator", "valdr")
		tb.Damage("valdr", 4)
		tb.Damage("mother", 3)
		tb.InZone(card.Discard, "urchin")
		tb.Damage("troll", 0)
	})
	t.Run("is archived after a fight that the creature survives", func(t *testing.T) {
		tb := cursed()
		tb.Fight("snufflegator", "valdr")
		tb.InZone(card.Archives, "werewolf-curse")
		tb.InZone(card.Battleline, "snufflegator")
	})
	t.Run("not otherwise", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("werewolf-curse"), Line: list{{ID: "dew-faerie"}}}, side{Line: ids("troll")}, card.Untamed)
		tb.Play("werewolf-curse")
		tb.Pick("dew-faerie")
		tb.Fight("dew-faerie", "troll")
		tb.InZone(card.Discard, "werewolf-curse", "dew-faerie")
	})
}

func TestAemberfly(t *testing.T) {
	t.Run("fighting captures", func(t *testing.T) {
		tb := duel(t, side{Line: ids("æmberfly")}, side{Line: ids("troll"), Amber: 2}, card.Untamed)
		tb.Fight("æmberfly", "troll")
		tb.AmberOn("æmberfly", 1)
		tb.Amber(1, 1)
		tb.Damage("æmberfly", 0)
	})
	t.Run("reaping brings it home", func(t *testing.T) {
		for on, pool := range map[int]int{2: 2, 0: 1} {
			tb := duel(t, side{Line: list{{ID: "æmberfly", Amber: on}}}, side{Amber: 1}, card.Untamed)
			tb.Reap("æmberfly")
			tb.Amber(0, pool)
			tb.AmberOn("æmberfly", max(0, on-1))
			tb.Amber(1, 1)
		}
	})
}

func TestBlerneanHydra(t *testing.T) {
	for damage, hurt := range map[int]int{0: 0, 2: 2} {
		tb := duel(t, side{Line: list{{ID: "blernean-hydra", Damage: damage}}}, side{Line: ids("mother", "panpaca-jaga", "troll")}, card.Untamed)
		tb.Fight("blernean-hydra", "mother")
		tb.Damage("panpaca-jaga", hurt)
		tb.Damage("troll", 0)
	}
}

func TestBogSpitter(t *testing.T) {
	for whose := range 2 {
		tb := duel(t, side{Line: ids("bog-spitter"), Hand: ids("fear")}, side{Line: ids("troll"), Hand: ids("anger")}, card.Untamed)
		tb.Fight("bog-spitter", "troll")
		tb.Damage("bog-spitter", 0)
		tb.Choose(whose)
		assert.Len(t, tb.Pile(keyforge.Side(whose), card.Hand), 0)
		assert.Len(t, tb.Pile(keyforge.Side(1-whose), card.Hand), 1)
	}
	for pool, stolen := range map[int]int{5: 0, 6: 1} {
		tb := duel(t, side{Hand: ids("bog-spitter")}, side{Amber: pool}, card.Untamed)
		tb.Discard("bog-spitter")
		tb.Amber(0, stolen)
		tb.Amber(1, pool-stolen)
	}
}

func TestGravePixie(t *testing.T) {
	for haunted, zone := range map[bool]card.Zone{true: card.Archives, false: card.Discard} {
		tb := duel(t, side{Line: ids("grave-pixie"), Discard: haunting(haunted)}, side{Line: ids("troll"), Discard: haunting(true)}, card.Untamed)
		tb.Fight("grave-pixie", "troll")
		tb.InZone(zone, "grave-pixie")
	}
}

func TestHauntingWitch(t *testing.T) {
	for haunted, gained := range map[bool]int{true: 2, false: 0} {
		tb := duel(t, side{Hand: ids("haunting-witch", "bigtwig", "fertility-chant"), Discard: haunting(haunted)}, side{}, card.Untamed)
		tb.Play("haunting-witch") // "a creature", not another one
		tb.Play("bigtwig")
		tb.Left()
		tb.Amber(0, gained)
	}
	tb := duel(t, side{Hand: ids("troll")}, side{Line: ids("haunting-witch"), Discard: haunting(true)}, card.Brobnar)
	tb.Play("troll")
	tb.Amber(1, 0)
}

func TestInvigoratingShower(t *testing.T) {
	tb := untamedPlays(t, "invigorating-shower", side{Discard: ids("fear", "anger", "mind-barb")}, side{Discard: ids("hand-of-dis")})
	tb.House(card.Dis)
	assert.ElementsMatch(t, []string{"fear", "mind-barb"}, tb.Pile(0, card.Deck))
	assert.Equal(t, []string{"invigorating-shower", "anger"}, tb.Pile(0, card.Discard))
	assert.Equal(t, []string{"hand-of-dis"}, tb.Pile(1, card.Discard))
}

func TestLostInTheWild(t *testing.T) {
	for haunted, left := range map[bool][]string{true: {"mother"}, false: {"valdr", "mother", "urchin"}} {
		tb := untamedPlays(t, "lost-in-the-wild", side{Line: ids("bigtwig"), Discard: haunting(haunted)},
			side{Line: ids("troll", "valdr", "mother", "urchin", "dust-imp"), Discard: haunting(true)})
		tb.Line(0)
		tb.Line(1, left...)
		assert.Len(t, tb.Pile(1, card.Deck), 5-len(left))
	}
}

func TestSkeletalMurmook(t *testing.T) {
	for haunted, keys := range map[bool]int{true: 0, false: 1} {
		for amber, more := range map[int]int{7: 0, 8: 1} {
			tb := duel(t, side{Line: ids("skeletal-murmook"), Discard: haunting(haunted)}, side{Amber: amber}, card.Untamed)
			tb.LeaveOpen()
			tb.EndTurn()
			if forged := max(keys, more); forged > 0 {
				tb.Choose(0)
				tb.Keys(1, forged)
			}
			tb.Keys(1, max(keys, more))
		}
	}
}

func TestSpooKeyCharge(t *testing.T) {
	for haunted, keys := range map[bool]int{true: 1, false: 0} {
		tb := untamedPlays(t, "spoo-key-charge", side{Amber: 6, Discard: haunting(haunted)}, side{})
		if haunted {
			tb.Choose(0)
		}
		tb.Keys(0, keys)
		tb.Amber(0, 6-6*keys)
		assert.Equal(t, []string{"spoo-key-charge"}, tb.Pile(0, card.Discard))
	}
	tb := untamedPlays(t, "spoo-key-charge", side{Amber: 5, Discard: haunting(true)}, side{})
	tb.Keys(0, 0)
	assert.Len(t, tb.Pile(0, card.Deck), 10, "too poor to forge, one shuffles all the same")
}

func TestTheCircleOfLife(t *testing.T) {
	for _, me := range []bool{true, false} {
		for _, you := range []bool{true, false} {
			tb := untamedPlays(t, "the-circle-of-life", side{Discard: haunting(me)}, side{Discard: haunting(you)})
			gains := map[bool]int{true: 2}
			tb.Amber(0, 1+gains[me])
			tb.Amber(1, gains[you])
		}
	}
}

func TestWarfaline(t *testing.T) {
	pile := append(many(5, "punch"), ids("fear")...)
	for whose := range 2 {
		tb := untamedPlays(t, "warfaline", side{Discard: pile}, side{Discard: pile})
		tb.Choose(whose)
		assert.Equal(t, many(5, "punch"), list(ids(tb.Pile(keyforge.Side(whose), card.Deck)...)))
		assert.Equal(t, []string{"fear"}, tb.Pile(keyforge.Side(whose), card.Discard))
		assert.Len(t, tb.Pile(keyforge.Side(1-whose), card.Discard), 6)
	}
	tb := duel(t, side{Line: list{{ID: "warfaline", Marks: keyforge.Warded}}, Discard: ids("fear")}, side{Line: ids("troll")}, card.Untamed)
	tb.Fight("warfaline", "troll")
	tb.Choose(0)
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Deck))
}

func TestWitchOfTheSpore(t *testing.T) {
	tb := duel(t, side{Line: ids("witch-of-the-spore")}, side{Line: ids("troll")}, card.Untamed)
	tb.Fight("witch-of-the-spore", "troll")
	tb.InZone(card.Discard, "witch-of-the-spore", "troll")

	tb = duel(t, side{Hand: ids("witch-of-the-spore"), Line: ids("bigtwig")}, side{Line: ids("troll", "valdr")}, card.Untamed)
	tb.Discard("witch-of-the-spore")
	tb.Offers("troll", "valdr")
	tb.Pick("valdr")
	tb.Damage("valdr", 3)
}

func TestAemberStorm(t *testing.T) {
	tb := untamedPlays(t, "æmber-storm", side{Amber: 2, Line: ids("bigtwig")}, side{Line: ids("troll", "valdr"), Amber: 9})
	tb.Offers("troll", "valdr")
	for _, hit := range []string{"troll", "valdr", "troll"} { // 2 æmber, and the bonus icon
		tb.Pick(hit)
	}
	tb.Damage("troll", 2)
	tb.Damage("valdr", 1)
	tb.Amber(0, 3)
}
