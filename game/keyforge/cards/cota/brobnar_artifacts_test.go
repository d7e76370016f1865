package cota_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestAutocannon(t *testing.T) {
	t.Run("each creature that you play", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("autocannon", "bumpsy", "mother"), Line: ids("troll")}, side{Line: ids("dodger"), Amber: 1}, card.Brobnar)
		tb.Play("autocannon")
		tb.Damage("troll", 0) // it was there before
		tb.Amber(0, 1)
		tb.Play("bumpsy")
		tb.Left()
		tb.First("autocannon") // with its Play ability in one window (K6.1)
		tb.Damage("bumpsy", 1)
		tb.Amber(1, 0)
		tb.Damage("dodger", 0)
		tb.Damage("troll", 0)
	})
	t.Run("and each that your opponent plays; a creature of power 1 dies before its Play ability", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("autocannon"), Amber: 2, Houses: []card.House{card.Brobnar}},
			side{Hand: ids("urchin", "troll"), Houses: []card.House{card.Shadows}}, card.Brobnar)
		tb.EndTurn()
		tb.Play("urchin")
		tb.First("autocannon")
		tb.InZone(card.Discard, "urchin")
		tb.Amber(1, 0)
	})
	t.Run("also one that is put into play", func(t *testing.T) {
		tb := duel(t, side{Line: ids("overlord-greking"), Artifacts: ids("autocannon")}, side{Line: ids("mother")}, card.Dis)
		tb.Fight("overlord-greking")
		tb.Left()
		tb.Line(0, "mother", "overlord-greking")
		tb.Damage("mother", 1)
	})
}

func TestBannerOfBattle(t *testing.T) {
	tb := duel(t, side{Line: ids("troll", "mother"), Artifacts: ids("banner-of-battle", "banner-of-battle"), Hand: ids("bumpsy")},
		side{Line: ids("dodger")}, card.Brobnar)
	tb.PowerIs("troll", 10)
	tb.PowerIs("mother", 7)
	tb.PowerIs("dodger", 5)
	tb.Play("bumpsy")
	tb.Left()
	tb.PowerIs("bumpsy", 7)
}

// When the banner goes, so does what it kept alive (K11.1).
func TestBannerOfBattleLeaves(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "dust-imp", Damage: 2}, {ID: "neutron-shark"}}, Artifacts: ids("banner-of-battle")},
		side{Artifacts: ids("cannon")}, card.Logos)
	tb.Line(0, "dust-imp", "neutron-shark")
	tb.Reap("neutron-shark")
	tb.Pick("banner-of-battle")
	tb.Line(0, "neutron-shark")
}

func TestCannon(t *testing.T) {
	tb := duel(t, side{Line: ids("bumpsy"), Artifacts: ids("cannon")},
		side{Line: ids("mother", "dust-imp"), Artifacts: ids("subtle-maul")}, card.Brobnar)
	tb.Act("cannon")
	tb.Offers("bumpsy", "mother", "dust-imp")
	tb.Pick("dust-imp")
	tb.InZone(card.Discard, "dust-imp")
	tb.Marked("cannon", keyforge.Exhausted)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("cannon")}, keyforge.IsExhausted)
}

func TestCannonNoCreature(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("cannon")}, side{}, card.Brobnar)
	tb.Act("cannon")
	tb.Marked("cannon", keyforge.Exhausted)
}

func TestGauntletOfCommand(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "valdr", Marks: keyforge.Exhausted, Attached: ids("blood-of-titans")}, {ID: "dust-imp"}},
		Artifacts: ids("gauntlet-of-command")},
		side{Line: ids("mother", "champion-anaphiel")}, card.Brobnar)
	tb.Act("gauntlet-of-command")
	tb.Offers("valdr", "dust-imp")
	tb.Must()
	tb.Pick("valdr")
	tb.InZone(card.Discard, "champion-anaphiel") // whose taunt guards Mother
	tb.Marked("valdr", keyforge.Exhausted)
	tb.Marked("gauntlet-of-command", keyforge.Exhausted)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("gauntlet-of-command")}, keyforge.IsExhausted)
}

func TestIronObelisk(t *testing.T) {
	obelisk := func(pool int) side { return side{Amber: pool, Houses: []card.House{card.Logos}} }
	mine := side{Artifacts: ids("iron-obelisk"), Houses: []card.House{card.Brobnar}, Amber: 5,
		Line: list{{ID: "troll", Damage: 1}, {ID: "bumpsy", Damage: 3}, {ID: "smaaash"}, {ID: "mother", Damage: 1}}}
	t.Run("1 more for each damaged friendly Brobnar creature", func(t *testing.T) {
		enemy := obelisk(7)
		enemy.Line = list{{ID: "krump", Damage: 1}}
		tb := duel(t, mine, enemy, card.Brobnar)
		tb.EndTurn()
		tb.Keys(1, 0)
		tb.Amber(1, 7)
	})
	t.Run("which is 8 for two of them", func(t *testing.T) {
		tb := duel(t, mine, obelisk(8), card.Brobnar)
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.Amber(1, 0)
	})
	t.Run("your own keys cost what they did", func(t *testing.T) {
		own := mine
		own.Amber = 6
		tb := duel(t, own, obelisk(0), card.Brobnar)
		tb.EndTurn()
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(0, 1)
	})
}

func TestMightyJavelin(t *testing.T) {
	tb := duel(t, side{Line: ids("bumpsy"), Artifacts: ids("mighty-javelin")}, side{Line: ids("raiding-knight", "mother")}, card.Dis)
	tb.Omni("mighty-javelin") // of another house (K8.9)
	tb.Offers("bumpsy", "raiding-knight", "mother")
	tb.Pick("raiding-knight")
	tb.Damage("raiding-knight", 2) // armor 2
	tb.InZone(card.Discard, "mighty-javelin")
}

func TestMightyJavelinNoCreature(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("mighty-javelin")}, side{}, card.Brobnar)
	tb.Omni("mighty-javelin")
	tb.InZone(card.Discard, "mighty-javelin")
}

func TestPileOfSkulls(t *testing.T) {
	t.Run("each enemy creature destroyed on your turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("coward-s-end"), Line: list{{ID: "troll", Damage: 1}, {ID: "bumpsy", Damage: 1}, {ID: "mother"}},
			Artifacts: ids("pile-of-skulls")},
			side{Line: ids("dodger", "shooler"), Amber: 5}, card.Brobnar)
		tb.Play("coward-s-end")
		tb.Offers("troll", "bumpsy")
		tb.Pick("troll")
		tb.Pick("bumpsy")
		tb.AmberOn("troll", 1)
		tb.AmberOn("bumpsy", 1)
		tb.Amber(1, 3)
	})
	t.Run("not a friendly one, and without a friend nobody captures", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bumpsy"), Artifacts: ids("pile-of-skulls"), Hand: ids("punch")},
			side{Line: ids("krump"), Amber: 5}, card.Brobnar)
		tb.Fight("bumpsy")
		tb.Amber(1, 5)
		tb.Play("punch")
		tb.InZone(card.Discard, "bumpsy", "krump")
		tb.Amber(1, 5)
	})
	t.Run("not on your opponent's turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll"), Artifacts: ids("pile-of-skulls"), Houses: []card.House{card.Brobnar}},
			side{Line: ids("dodger"), Amber: 5, Houses: []card.House{card.Shadows}}, card.Brobnar)
		tb.EndTurn()
		tb.Fight("dodger")
		tb.InZone(card.Discard, "dodger")
		tb.Amber(1, 5)
	})
}

func TestScreechbomb(t *testing.T) {
	for have, left := range map[int]int{5: 3, 2: 0, 1: 0, 0: 0} {
		tb := duel(t, side{Artifacts: ids("screechbomb"), Amber: 3}, side{Amber: have}, card.Dis)
		tb.Omni("screechbomb")
		tb.InZone(card.Discard, "screechbomb")
		tb.Amber(1, left)
		tb.Amber(0, 3)
	}
}

func TestTheWarchest(t *testing.T) {
	t.Run("enemies destroyed in a fight this turn, whoever attacked", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll", "bumpsy"), Artifacts: ids("the-warchest"), Hand: ids("punch")},
			side{Line: ids("dodger", "dust-pixie", "krump")}, card.Brobnar)
		tb.Fight("troll", "dust-pixie")
		tb.Fight("bumpsy", "dodger") // both die
		tb.Play("punch")
		tb.Pick("krump")
		tb.Amber(0, 1)
		tb.Act("the-warchest")
		tb.Amber(0, 3)
	})
	t.Run("not one that dies otherwise, nor a friend in a fight", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bumpsy"), Artifacts: ids("the-warchest"), Hand: ids("punch")},
			side{Line: ids("krump", "urchin")}, card.Brobnar)
		tb.Fight("bumpsy", "krump")
		tb.Play("punch")
		tb.Pick("urchin")
		tb.Act("the-warchest")
		tb.Amber(0, 1) // of Punch
	})
	t.Run("not one that died before the fight (K9.10)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("firespitter"), Artifacts: ids("the-warchest")}, side{Line: ids("urchin")}, card.Brobnar)
		tb.Fight("firespitter")
		tb.InZone(card.Discard, "urchin")
		tb.Act("the-warchest")
		tb.Amber(0, 0)
	})
	t.Run("not those of an earlier turn", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("the-warchest"), Before: map[card.Ledger]int{card.DestroyedInFight: 2}}, side{}, card.Brobnar)
		tb.Act("the-warchest")
		tb.Amber(0, 0)
	})
}
