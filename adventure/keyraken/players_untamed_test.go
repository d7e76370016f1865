package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// untamed is a game of one player who has Untamed cards, with an ally.
func untamed(t *testing.T, me, ally, k keyforge.SidePosition) *gametest.Table {
	t.Helper()
	return at(t, adventure.Easy, keyforge.Position{House: Untamed, Monster: k, Players: []keyforge.SidePosition{me, ally}})
}

// Friendly creatures are your own; creatures in general are everybody's, but not
// the Keyraken (A5.2, A7.3, A7.4).
func TestCooperativeHuntingAmongAllies(t *testing.T) {
	tb := untamed(t, keyforge.SidePosition{Line: gametest.Cards("plain-3", "plain-4"), Hand: gametest.Cards("cooperative-hunting")},
		line("plain-5"), line("limb-3"))
	tb.Play("cooperative-hunting")
	tb.Offers("plain-3", "plain-4", "plain-5", "limb-3")
	tb.Pick("limb-3", "limb-3") // 2: the ally's does not count
	tb.Damage("limb-3", 2)
	tb.Damage("plain-5", 0)
}

func TestPiranhaMonkeysBiteAlliesAndLimbs(t *testing.T) {
	tb := untamed(t, keyforge.SidePosition{Line: gametest.Cards("plain-3"), Hand: gametest.Cards("piranha-monkeys")}, line("plain-5"),
		line("limb-3"))
	tb.Play("piranha-monkeys")
	tb.Right()
	for _, id := range []string{"plain-3", "plain-5", "limb-3"} {
		tb.Damage(id, 2)
	}
	tb.Damage("the-keyraken", 0)
}

func TestSaveThePackTakesAlliesAlong(t *testing.T) {
	tb := untamed(t, keyforge.SidePosition{Hand: gametest.Cards("save-the-pack")},
		keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-5", Damage: 1}, {ID: "plain-3"}}},
		keyforge.SidePosition{Artifacts: one(keyforge.CardPosition{ID: "the-keyraken", Damage: 5}),
			Line: []keyforge.CardPosition{{ID: "tenacious-arm", Damage: 1}, {ID: "limb-3"}}})
	tb.Play("save-the-pack")
	tb.Line(1, "plain-3")
	tb.Line(monster, "limb-3")
	tb.InZone(Artifacts, "the-keyraken")
	tb.Damage("the-keyraken", 8) // for the arm
	assert.Equal(t, 1, int(tb.Player(0).Chains))
	assert.Zero(t, tb.Player(1).Chains)
}

func TestFertilityChantFeedsTheKeyraken(t *testing.T) {
	for id, n := range map[string]int{"fertility-chant": 2, "fuzzy-gruen": 1} {
		tb := untamed(t, keyforge.SidePosition{Hand: gametest.Cards(id)}, keyforge.SidePosition{Amber: 1}, keyforge.SidePosition{})
		tb.Play(id)
		tb.Amber(monster, n)
		tb.Amber(1, 1)
	}
}

// The Keyraken is no creature: it fights on (A11.8); limbs with prey are not used
// and stay ready (A3.11), and only in the nearest turn of the Keyraken (A11.10).
func TestFogbankHoldsTheLimbs(t *testing.T) {
	k := line("lashing-tentacle")
	k.Artifacts = asleep()
	tb := untamed(t, keyforge.SidePosition{Line: gametest.Cards("plain-9"), Hand: gametest.Cards("fogbank")}, line("plain-6"), k)
	tb.Play("fogbank")
	tb.EndTurn()
	tb.Damage("plain-9", 0)
	tb.Unmarked("lashing-tentacle", keyforge.Exhausted)
	tb.Amber(monster, 0) // nor does it reap instead of fighting
	tb.House(Brobnar)
	tb.EndTurn()
	tb.Damage("plain-6", 3)
}

// The hand of an adventure card's owner is the archives (A4.5).
func TestNaturesCallAndGraspingVines(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: asleep(keyforge.CardPosition{ID: "whirlpool-eddy"}), Line: gametest.Cards("limb-3")}
	tb := untamed(t, keyforge.SidePosition{Hand: gametest.Cards("nature-s-call", "grasping-vines")}, line("plain-5"), k)
	tb.Play("nature-s-call")
	tb.Offers("plain-5", "limb-3")
	tb.Pick("plain-5", "limb-3")
	assert.Equal(t, []string{"plain-5"}, tb.Pile(1, Hand))
	tb.Play("grasping-vines")
	tb.Offers("whirlpool-eddy") // never the Keyraken
	tb.Pick("whirlpool-eddy")
	assert.ElementsMatch(t, []string{"limb-3", "whirlpool-eddy"}, tb.Pile(monster, Archives))
}

// A third key wins nothing, and with three forged a forge costs nothing (A2.2).
func TestKeyChargeInTheAdventure(t *testing.T) {
	tb := playing(t, "key-charge", Untamed, keyforge.SidePosition{Amber: 7, Keys: 2}, keyforge.SidePosition{})
	tb.Play("key-charge")
	tb.Yes()
	tb.Keys(0, 3)
	tb.Amber(0, 0)
	assert.False(t, tb.Over())

	tb = playing(t, "key-charge", Untamed, keyforge.SidePosition{Amber: 7, Keys: 3}, keyforge.SidePosition{})
	tb.Play("key-charge")
	if tb.Question().Kind == keyforge.AskYesNo {
		tb.Yes()
	}
	tb.Keys(0, 3)
	tb.Amber(0, 6)
}

// The opponent's previous turn is the nearest turn of the Keyraken (A11.10).
func TestLifewebCountsWhatTheKeyrakenPlayed(t *testing.T) {
	for played, stolen := range map[int]int{2: 0, 3: 2} {
		tb := playing(t, "lifeweb", Untamed, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 2,
			Before: map[Ledger]int{PlayedCreatures: played}})
		tb.Play("lifeweb")
		tb.Amber(0, 1+stolen)
		tb.Amber(monster, 2-stolen)
	}
}

func TestLostInTheWoodsReachesTheAdventureDeck(t *testing.T) {
	tb := untamed(t, keyforge.SidePosition{Line: gametest.Cards("plain-3"), Hand: gametest.Cards("lost-in-the-woods")}, line("plain-5"),
		line("limb-3", "limb-4"))
	tb.Play("lost-in-the-woods")
	tb.Line(1, "plain-5")
	assert.ElementsMatch(t, []string{"limb-3", "limb-4"}, tb.Pile(monster, Deck))
	assert.Equal(t, []string{"plain-3"}, tb.Pile(0, Deck))
	tb.Damage("the-keyraken", 0) // they were not destroyed
}

// A copy of an adventure card keeps its words (A11.9): "your" creatures are the
// active player's.
func TestMimicryOfAnAdventureCard(t *testing.T) {
	tb := playing(t, "mimicry", Untamed, line("plain-3"),
		keyforge.SidePosition{Discard: gametest.Cards("crimson-churning", "shield-arm"), Line: gametest.Cards("limb-3")})
	tb.Play("mimicry")
	tb.Damage("plain-3", 1)
	tb.Damage("limb-3", 0)
	tb.Amber(0, 1) // the icons are the player's
	tb.Amber(monster, 0)
	assert.Equal(t, []string{"mimicry"}, tb.Pile(0, Discard))
	assert.Equal(t, []string{"crimson-churning", "shield-arm"}, tb.Pile(monster, Discard))
}

// All æmber on limbs goes to the player, whether by the return or by their death
// (A11.1).
func TestWordOfReturningFromLimbs(t *testing.T) {
	k := keyforge.SidePosition{Amber: 2, Line: []keyforge.CardPosition{{ID: "tenacious-arm", Amber: 4}, {ID: "crushing-arm", Amber: 2}}}
	tb := untamed(t, keyforge.SidePosition{Hand: gametest.Cards("word-of-returning")},
		keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-5", Amber: 1}}}, k)
	tb.Play("word-of-returning")
	tb.Line(monster, "crushing-arm")
	tb.Damage("crushing-arm", 2)
	tb.AmberOn("plain-5", 1)
	tb.Amber(0, 1+6)
	tb.Amber(monster, 2)
}

func TestRitualOfBalanceAndStampedeStealFromTheKeyraken(t *testing.T) {
	for have, stolen := range map[int]int{5: 0, 6: 1} {
		tb := untamed(t, keyforge.SidePosition{Artifacts: gametest.Cards("ritual-of-balance")}, keyforge.SidePosition{Amber: 9},
			keyforge.SidePosition{Amber: have})
		tb.Act("ritual-of-balance")
		tb.Amber(0, stolen)
		tb.Amber(1, 9)
		tb.Amber(monster, have-stolen)
	}
	tb := playing(t, "stampede", Untamed, keyforge.SidePosition{Now: map[Ledger]int{UsedCreatures: 3}}, keyforge.SidePosition{Amber: 3})
	tb.Play("stampede")
	tb.Amber(0, 3)
	tb.Amber(monster, 1)
}

// If the opponent's keys cost more, so does a rise (A3.3).
func TestMurmookDelaysARise(t *testing.T) {
	for have, rises := range map[int]int32{3: 0, 4: 1} {
		k := keyforge.SidePosition{Amber: have, Artifacts: asleep()}
		tb := solo(t, line("murmook"), k)
		tb.EndTurn()
		assert.Equal(t, rises, tb.State().Mode[0], "%d æmber", have)
	}
}

// Creatures that the Keyraken plays are the opponent's, those of allies are not
// (A7.3).
func TestTeligaWatchesTheKeyraken(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: asleep(), Deck: gametest.Cards("shield-arm", "devour-whole")}
	tb := untamed(t, line("teliga"), keyforge.SidePosition{Hand: gametest.Cards("plain-4"), Houses: []House{Brobnar}}, k)
	tb.EndTurn()
	tb.Line(monster, "shield-arm")
	tb.Amber(0, 1)
	tb.Play("plain-4")
	tb.Amber(0, 1)
	tb.Amber(1, 0)
}

func TestFlaxiaComparesWithTheLimbs(t *testing.T) {
	for limbs, amber := range map[int]int{0: 2, 1: 0} {
		k := keyforge.SidePosition{Line: gametest.Many(limbs, "limb-3")}
		tb := untamed(t, keyforge.SidePosition{Hand: gametest.Cards("flaxia")}, line("plain-5", "plain-3"), k)
		tb.Play("flaxia")
		tb.Amber(0, amber)
	}
}

// Bigtwig cannot attack the Keyraken, which is no creature (A5.2); Lupo and the
// Tiger find no creature in it either.
func TestBigtwigLupoAndTheTigerSpareTheKeyraken(t *testing.T) {
	tb := untamed(t, keyforge.SidePosition{Line: gametest.Cards("bigtwig"), Hand: gametest.Cards("lupo-the-scarred", "mighty-tiger")},
		line("plain-5"), keyforge.SidePosition{})
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("bigtwig")}, keyforge.NothingToFight)
	tb.Play("lupo-the-scarred")
	tb.Right()
	tb.Play("mighty-tiger")
	tb.Right()
	tb.Damage("the-keyraken", 0)
	tb.Damage("plain-5", 0)
	tb.Reap("bigtwig")
	tb.Offers("bigtwig", "lupo-the-scarred", "mighty-tiger", "plain-5")
	tb.Pick("plain-5")
	tb.Marked("plain-5", keyforge.Stunned|keyforge.Exhausted)
}

// Assault and skirmish count against the Keyraken, poison does not (A5.4, A11.4).
func TestUntamedKeywordsAgainstTheKeyraken(t *testing.T) {
	tb := untamed(t, keyforge.SidePosition{Line: gametest.Cards("ancient-bear", "snufflegator", "inka-the-spider"), Keys: 3}, line("plain-5"),
		keyforge.SidePosition{})
	tb.Fight("ancient-bear")
	tb.Damage("the-keyraken", 7)
	tb.Damage("ancient-bear", 3)
	tb.Fight("snufflegator")
	tb.Damage("the-keyraken", 11)
	tb.Damage("snufflegator", 0)
	tb.Fight("inka-the-spider")
	tb.Damage("the-keyraken", 12)
	tb.InZone(Discard, "inka-the-spider")
}

// An ally's Bear is in play (A7.4).
func TestBearFluteHealsAnAllysBear(t *testing.T) {
	tb := untamed(t, keyforge.SidePosition{Artifacts: gametest.Cards("bear-flute"), Deck: gametest.Cards("ancient-bear")},
		keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "ancient-bear", Damage: 4}}}, keyforge.SidePosition{})
	tb.Act("bear-flute")
	tb.Damage("1:ancient-bear", 0)
	assert.Equal(t, []string{"ancient-bear"}, tb.Pile(0, Deck))
}

// Mushroom Man looks at its own player's keys (A7.6).
func TestMushroomManAndAnAllysKeys(t *testing.T) {
	tb := untamed(t, keyforge.SidePosition{Line: gametest.Cards("mushroom-man"), Keys: 1}, keyforge.SidePosition{Keys: 3},
		keyforge.SidePosition{})
	tb.PowerIs("mushroom-man", 8)
}
