package cc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

func TestMasterRabten(t *testing.T) {
	tb := duel(t, side{Hand: ids("master-rabten"), Line: ids("novice-gelard", "general-xalvador")},
		side{Line: ids("master-tashi"), Amber: 5}, card.Sanctum)
	tb.Play("master-rabten")
	tb.Left()
	tb.AmberOn("master-rabten", 1)
	tb.AmberOn("novice-gelard", 1)
	tb.AmberOn("general-xalvador", 0)
	tb.AmberOn("master-tashi", 0)
	tb.Amber(1, 3)
	tb = duel(t, side{Line: ids("master-rabten")}, side{Amber: 5}, card.Sanctum)
	tb.Reap("master-rabten")
	tb.AmberOn("master-rabten", 1)
}

func TestPerfectHarmony(t *testing.T) {
	tb := duel(t, side{Hand: ids("perfect-harmony"), Line: ids("krump", "dust-imp", "mother"), Deck: many(5, "fear")}, side{}, card.Sanctum)
	tb.Play("perfect-harmony")
	tb.Pick("fear")
	tb.Amber(0, 3)
	held(t, tb, 0, 1)
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Archives))
	tb = duel(t, side{Hand: ids("perfect-harmony"), Line: ids("krump", "troll", "dust-imp"), Deck: many(5, "fear")},
		side{Line: ids("mother")}, card.Sanctum)
	tb.Play("perfect-harmony")
	tb.Amber(0, 1)
	held(t, tb, 0, 0)
}

func TestAdministratorPelith(t *testing.T) {
	mine := side{Line: ids("administrator-pelith", "general-xalvador", "krump", "troll")}
	tb := duel(t, mine, side{Line: ids("sir-bevor", "mother")}, card.Sanctum)
	tb.Reap("administrator-pelith")
	tb.Offers("administrator-pelith", "general-xalvador")
	tb.Pick("general-xalvador")
	tb.Choose(2)
	tb.Line(0, "administrator-pelith", "krump", "general-xalvador", "troll")
	tb = duel(t, mine, side{}, card.Sanctum)
	tb.Reap("administrator-pelith")
	tb.Finish()
	tb.Line(0, "administrator-pelith", "general-xalvador", "krump", "troll")
}

func TestMasterTashi(t *testing.T) {
	tb := duel(t, side{Line: tired("krump", "master-tashi", "troll")}, side{Line: ids("dextre")}, card.Sanctum)
	tb.Reap("master-tashi")
	tb.Offers("krump", "troll")
	tb.Pick("krump")
	tb.InZone(card.Deck, "dextre")
	tb.Marked("krump", keyforge.Exhausted)
	tb.Amber(0, 1)
	tb = duel(t, side{Line: tired("krump", "master-tashi")}, side{Line: ids("dextre")}, card.Sanctum)
	tb.Fight("master-tashi")
	tb.Amber(0, 1) // by Krump
	tb = duel(t, side{Line: tired("krump", "master-tashi")}, side{Line: ids("troll")}, card.Sanctum)
	tb.Fight("master-tashi")
	tb.InZone(card.Discard, "master-tashi")
	tb.Amber(0, 0)
}

func TestCongregate(t *testing.T) {
	for _, c := range []struct {
		trait trait.Trait
		n     int
	}{{trait.Monk, 2}, {trait.Human, 2}, {trait.Knight, 0}, {trait.Beast, 0}} {
		tb := duel(t, side{Hand: ids("congregate"), Line: ids("master-tashi", "novice-gelard", "lyco-knight")},
			side{Line: ids("general-xalvador", "stalwart", "sir-bevor")}, card.Sanctum)
		tb.Play("congregate")
		tb.Choose(int(c.trait))
		tb.Amber(0, c.n)
	}
}

func TestNoviceGelard(t *testing.T) {
	tb := duel(t, side{Hand: ids("novice-gelard"), Line: tired("general-xalvador", "krump")}, side{}, card.Sanctum)
	tb.Play("novice-gelard")
	tb.Left()
	tb.Amber(0, 1)
	tb.Marked("general-xalvador", keyforge.Exhausted)
	tb = duel(t, side{Hand: ids("novice-gelard"), Line: tired("general-xalvador", "krump")}, side{}, card.Sanctum)
	tb.Play("novice-gelard")
	tb.Right()
	tb.Amber(0, 0) // Krump is not of Sanctum
	tb = duel(t, side{Hand: ids("novice-gelard"), Line: list{marked("general-xalvador", keyforge.Stunned|keyforge.Exhausted)}},
		side{}, card.Sanctum)
	tb.Play("novice-gelard")
	tb.Left()
	tb.Amber(0, 0)
	tb.Unmarked("general-xalvador", keyforge.Stunned)
}

func TestRenderGuilt(t *testing.T) {
	tb := duel(t, side{Hand: ids("render-guilt"), Line: list{rich("krump", 1), {ID: "bumpsy"}}}, side{Line: ids("troll"), Amber: 3},
		card.Sanctum)
	tb.Play("render-guilt")
	tb.Offers("krump", "bumpsy")
	tb.Pick("krump")
	tb.AmberOn("krump", 2)
	tb.Offers("krump", "bumpsy", "troll")
	tb.Pick("troll")
	tb.Pick("bumpsy")
	tb.Damage("troll", 1)
	tb.Damage("bumpsy", 1)
	tb.Amber(1, 2)
	tb.Amber(0, 1)
	tb = duel(t, side{Hand: ids("render-guilt"), Line: list{rich("krump", 1)}}, side{Line: ids("troll")}, card.Sanctum)
	tb.Play("render-guilt") // nothing to capture
	tb.Pick("troll")
	tb.Damage("troll", 1)
}

func TestStalwart(t *testing.T) {
	mine := side{Line: ids("stalwart", "krump", "troll")}
	tb := duel(t, mine, side{Line: ids("mother")}, card.Sanctum)
	tb.Fight("stalwart")
	tb.Yes()
	tb.Choose(1)
	tb.Line(0, "krump", "stalwart", "troll")
	tb.Damage("stalwart", 0)
	tb = duel(t, mine, side{Line: ids("mother")}, card.Sanctum)
	tb.Fight("stalwart")
	tb.No()
	tb.Line(0, "stalwart", "krump", "troll")
}
