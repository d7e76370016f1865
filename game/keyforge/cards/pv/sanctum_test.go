package pv_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestCollectiveCalm(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("collective-calm"), Line: ids("champion-anaphiel", "raiding-knight")},
		side{Line: ids("silvertooth")}, card.Sanctum)
	tb.Reap("champion-anaphiel")
	tb.Amber(0, 2)
	tb.InZone(card.Artifacts, "collective-calm")
	tb.Fight("raiding-knight", "silvertooth")
	tb.InZone(card.Discard, "collective-calm")

	tb = duel(t, side{Line: ids("troll")}, side{Artifacts: ids("collective-calm"), Line: ids("silvertooth")}, card.Brobnar)
	tb.Fight("troll", "silvertooth") // an enemy creature
	tb.InZone(card.Artifacts, "collective-calm")
}

func TestEmeraldDuelist(t *testing.T) {
	tb := duel(t, side{Line: ids("krump", "emerald-duelist", "troll", "mother")}, side{Amber: 5, Line: ids("silvertooth")}, card.Sanctum)
	tb.Fight("emerald-duelist", "silvertooth")
	tb.AmberOn("krump", 1)
	tb.AmberOn("troll", 1)
	tb.AmberOn("mother", 0)
	tb.AmberOn("emerald-duelist", 0)
	tb.Amber(1, 3)
}

func TestLuminousBoom(t *testing.T) {
	tb := duel(t, side{Hand: ids("luminous-boom", "raiding-knight", "fear"), Line: ids("krump", "troll")}, side{Amber: 5}, card.Sanctum)
	tb.Play("luminous-boom")
	tb.Pick("raiding-knight")
	tb.Pick("troll")
	tb.InZone(card.Discard, "raiding-knight")
	tb.AmberOn("troll", 5)
	tb.Amber(1, 0)

	tb = duel(t, side{Hand: ids("luminous-boom", "fear"), Line: ids("krump", "troll")}, side{Amber: 5}, card.Sanctum)
	tb.Play("luminous-boom")
	tb.Amber(1, 5)
	tb.InZone(card.Hand, "fear")
}

func TestOracleZan(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "oracle-zan"}, {ID: "krump", Amber: 2, Damage: 3}}}, side{Line: list{{ID: "troll", Damage: 4,
		Amber: 1}}},
		card.Sanctum)
	tb.Reap("oracle-zan")
	tb.Offers("oracle-zan", "krump")
	tb.Pick("krump")
	tb.AmberOn("krump", 0)
	tb.Amber(0, 1)
	tb.Pick("krump")
	tb.Pick("troll")
	tb.Damage("krump", 1)
	tb.Damage("troll", 2)
}

func TestRelegatedRelics(t *testing.T) {
	tb := duel(t, side{Hand: ids("relegated-relics"), Artifacts: ids("collective-calm"), Line: ids("krump")},
		side{Artifacts: ids("instant-transmission")}, card.Sanctum)
	tb.Play("relegated-relics")
	assert.Equal(t, []string{"collective-calm"}, tb.Pile(0, card.Deck))
	assert.Equal(t, []string{"instant-transmission"}, tb.Pile(1, card.Deck))
	tb.Line(0, "krump")
}

// The æmber is the opponent's whoever controls the creature.
func TestTrenksCreed(t *testing.T) {
	for _, ours := range []string{"troll", "batdrone"} {
		tb := duel(t, side{Hand: ids("trenk-s-creed"), Line: ids(ours), Amber: 3}, side{Line: ids("krump"), Amber: 4}, card.Sanctum)
		tb.Play("trenk-s-creed")
		tb.Choose(0)
		tb.Amber(0, 4) // one of its icon
		tb.Amber(1, 0)
		most := map[string]string{"troll": "troll", "batdrone": "krump"}[ours]
		tb.AmberOn(most, 4)
	}
	tb := duel(t, side{Hand: ids("trenk-s-creed"), Line: list{rich("krump", 2)}}, side{Line: list{rich("troll", 3)}, Amber: 4}, card.Sanctum)
	tb.Play("trenk-s-creed")
	tb.Choose(1)
	tb.AmberOn("troll", 0)
	tb.AmberOn("krump", 2)
	tb.Amber(1, 4)
}

func TestBenevolentCharity(t *testing.T) {
	tb := duel(t, side{Hand: list{iconed("benevolent-charity", 0)}, Line: list{rich("krump", 2), rich("mother", 1)}},
		side{Line: list{rich("troll", 3)}}, card.Sanctum)
	tb.Play("benevolent-charity")
	tb.AmberOn("krump", 0)
	tb.AmberOn("mother", 0)
	tb.AmberOn("troll", 3)
	tb.Amber(0, 0)
}

func TestChanelTheWise(t *testing.T) {
	tb := duel(t, side{Line: ids("chanel-the-wise", "krump")}, side{Line: ids("troll")}, card.Sanctum)
	tb.PowerIs("chanel-the-wise", 2)
	tb.PowerIs("krump", 9)
	tb.PowerIs("troll", 8)
	tb = duel(t, side{Hand: ids("chanel-the-wise"), Line: ids("krump", "mother")}, side{Line: ids("troll")}, card.Sanctum)
	tb.Discard("chanel-the-wise")
	tb.Offers("krump", "mother")
	tb.Pick("krump")
	tb.PowerIs("krump", 11)
}

func TestDissonantChord(t *testing.T) {
	play := func(target string, stunned bool) {
		tb := duel(t, side{Hand: ids("dissonant-chord")}, side{Line: ids("mother", "silvertooth", "troll", "krump")}, card.Sanctum)
		tb.Play("dissonant-chord")
		tb.Pick(target)
		for _, name := range []string{"mother", "troll"} {
			assert.Equal(t, stunned, tb.Of(name).Is(keyforge.Stunned), name)
		}
		tb.Unmarked("krump", keyforge.Stunned)
	}
	play("silvertooth", true)
	play("krump", false)
}

func TestGarnetSquire(t *testing.T) {
	for damage, amber := range []int{0, 1, 1} {
		tb := duel(t, side{Line: list{{ID: "garnet-squire", Damage: damage}}}, side{}, card.Sanctum)
		tb.EndTurn()
		tb.Amber(0, amber)
		tb.Damage("garnet-squire", max(damage-1, 0))
	}
}

func TestTealnar(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "krump", Damage: 5}, {ID: "raiding-knight"}, {ID: "tealnar", Damage: 1}, {ID: "troll", Damage: 2}}},
		side{Line: ids("silvertooth")}, card.Sanctum)
	tb.Fight("raiding-knight", "silvertooth")
	tb.Damage("krump", 2)
	tb.Damage("tealnar", 0)
	tb.Damage("troll", 2)
}

// E34: both are dealt damage each time, and only the death of the enemy creature ends it.
func TestTradeBlows(t *testing.T) {
	tb := duel(t, side{Hand: ids("trade-blows"), Line: ids("krump", "troll")}, side{Line: ids("mother", "silvertooth")}, card.Sanctum)
	tb.Play("trade-blows")
	tb.Pick("krump")
	tb.Pick("mother")
	tb.Damage("krump", 1)
	tb.Damage("mother", 1)
	tb.Yes()
	tb.Pick("troll")
	tb.Pick("silvertooth")
	tb.Damage("troll", 1)
	tb.Damage("silvertooth", 1)
	tb.Yes()
	tb.Pick("troll")
	tb.Pick("silvertooth")
	tb.InZone(card.Discard, "silvertooth")
	tb.Damage("troll", 2) // and it is over

	tb = duel(t, side{Hand: ids("trade-blows"), Line: ids("batdrone", "troll")}, side{Line: ids("mother")}, card.Sanctum)
	tb.Play("trade-blows")
	tb.Pick("troll")
	tb.No()
	tb.Damage("mother", 1)
}

func TestBrigadierOls(t *testing.T) {
	for right, taken := range map[string]int{"krump": 6, "raiding-knight": 4} {
		tb := duel(t, side{Line: ids("champion-anaphiel", "brigadier-ols", right)}, side{Line: ids("troll")}, card.Sanctum)
		tb.Fight("brigadier-ols", "troll")
		if taken >= 5 {
			tb.InZone(card.Discard, "brigadier-ols")
		} else {
			tb.Damage("brigadier-ols", taken)
		}
	}
}

func TestBrokenIntent(t *testing.T) {
	hand := side{Hand: ids("broken-intent"), Archives: ids("fear"), Discard: ids("troll", "foggify")}
	tb := duel(t, hand, side{Archives: ids("krump", "mother"), Discard: ids("anger")}, card.Sanctum)
	tb.Play("broken-intent")
	tb.Choose(0)
	assert.Empty(t, tb.Pile(0, card.Archives))
	assert.Empty(t, tb.Pile(1, card.Archives))
	tb.InZone(card.Discard, "fear", "krump", "mother")
	tb = duel(t, hand, side{Discard: ids("anger")}, card.Sanctum)
	tb.Play("broken-intent")
	tb.Choose(1)
	tb.Offers("foggify", "anger")
	tb.Pick("anger")
	tb.InZone(card.Purged, "anger")
}

func TestDameMargaret(t *testing.T) {
	tb := duel(t, side{Line: ids("dame-margaret"), Keys: 1}, side{Line: ids("troll"), Keys: 2}, card.Sanctum)
	tb.Fight("dame-margaret", "troll") // 8 damage against 4 armor and 4 power
	tb.InZone(card.Discard, "dame-margaret")
	tb = duel(t, side{Line: ids("dame-margaret")}, side{Line: ids("krump"), Keys: 2}, card.Sanctum)
	tb.Fight("dame-margaret", "krump")
	tb.Damage("dame-margaret", 2)
}

func TestDivineSeal(t *testing.T) {
	tb := duel(t, side{Hand: ids("divine-seal")}, side{Line: ids("troll", "mother"), Deck: ids("fear", "anger")}, card.Sanctum)
	tb.Play("divine-seal")
	tb.Pick("troll")
	assert.Equal(t, []string{"fear", "anger", "troll"}, tb.Pile(1, card.Deck))
}

func TestGreedyReprisal(t *testing.T) {
	tb := duel(t, side{Hand: ids("greedy-reprisal"), Line: ids("krump")}, side{Line: ids("troll", "mother"), Amber: 2}, card.Sanctum)
	tb.Play("greedy-reprisal")
	tb.Pick("troll")
	tb.Pick("krump")
	tb.Line(0)
	tb.Line(1, "mother")
	tb = duel(t, side{Hand: ids("greedy-reprisal"), Line: ids("krump"), Amber: 3}, side{}, card.Sanctum)
	tb.Play("greedy-reprisal")
	tb.Line(0, "krump")
}

func TestGreyWarden(t *testing.T) {
	tb := duel(t, side{Line: append(append(tired("raiding-knight"), ids("grey-warden")...), tired("krump")...)}, side{}, card.Sanctum)
	tb.Reap("grey-warden")
	tb.Unmarked("raiding-knight", keyforge.Exhausted)
	tb.Marked("krump", keyforge.Exhausted)
}

func TestJayneTheBard(t *testing.T) {
	enemies := list{rich("troll", 1), {ID: "krump"}, rich("silvertooth", 1)}
	tb := duel(t, side{Line: ids("jayne-the-bard")}, side{Line: enemies}, card.Sanctum)
	tb.Reap("jayne-the-bard")
	tb.Pick("troll")
	tb.Pick("troll")
	tb.Damage("troll", 4) // repeated once only
	tb = duel(t, side{Line: ids("jayne-the-bard")}, side{Line: enemies}, card.Sanctum)
	tb.Reap("jayne-the-bard")
	tb.Pick("krump")
	tb.Damage("troll", 0)
	tb = duel(t, side{Line: ids("jayne-the-bard")}, side{Line: enemies}, card.Sanctum)
	tb.Reap("jayne-the-bard")
	tb.Pick("silvertooth") // which had æmber on it just before it left play (K13.6)
	tb.Pick("krump")
	tb.Damage("krump", 2)
	tb = duel(t, side{Hand: ids("jayne-the-bard"), Line: ids("krump", "mother", "batdrone")}, side{Line: ids("troll")}, card.Sanctum)
	tb.Discard("jayne-the-bard")
	tb.Pick("krump", "mother")
	tb.AmberOn("krump", 1)
	tb.AmberOn("mother", 1)
	tb.AmberOn("batdrone", 0)
}

func TestLightbearerKelvin(t *testing.T) {
	play := func(bottom string) []string {
		tb := duel(t, side{Line: ids("lightbearer-kelvin"), Deck: ids("anger")}, side{Line: ids("silvertooth"), Deck: ids("fear",
			bottom)}, card.Sanctum)
		tb.Fight("lightbearer-kelvin", "silvertooth")
		tb.Choose(1)
		if bottom == "troll" {
			tb.Right()
			tb.Line(0, "lightbearer-kelvin", "troll")
		} else {
			tb.Line(0, "lightbearer-kelvin")
		}
		return tb.Pile(1, card.Deck)
	}
	assert.Equal(t, []string{"fear"}, play("troll"))
	assert.Equal(t, []string{"fear"}, play("foggify"))
}

func TestSirJaune(t *testing.T) {
	for pool, captured := range map[int]int{2: 0, 3: 1, 8: 2} {
		tb := duel(t, side{Hand: ids("sir-jaune")}, side{Amber: pool}, card.Sanctum)
		tb.Play("sir-jaune")
		tb.AmberOn("sir-jaune", captured)
		tb.Amber(1, pool-captured)
	}
}
