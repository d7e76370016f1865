package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Cards of Brobnar and Dis that meet each other.

func TestPoltergeistThatCannotPayTentacus(t *testing.T) {
	tb := duel(t, side{Hand: ids("poltergeist")}, side{Line: ids("tentacus", "tentacus"), Artifacts: ids("cannon")}, card.Dis)
	tb.Play("poltergeist") // 1 æmber is too little for two of them
	tb.InZone(card.Discard, "cannon")
	tb.Damage("tentacus#1", 0)
	tb.Amber(0, 1)
}

func TestControlTheWeakTwice(t *testing.T) {
	tb := duel(t, side{Hand: ids("control-the-weak", "control-the-weak")},
		side{Houses: []card.House{card.Logos, card.Mars, card.Sanctum}}, card.Dis)
	tb.Play("control-the-weak#1")
	tb.House(card.Mars)
	tb.Play("control-the-weak")
	tb.House(card.Logos)
	tb.EndTurn()
	tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: int16(card.Sanctum)}, keyforge.OutOfRange)
	tb.House(card.Mars) // either (K4.6)
}

func TestLashOfBrokenDreamsTwice(t *testing.T) {
	houses := []card.House{card.Dis}
	tb := duel(t, side{Artifacts: ids("lash-of-broken-dreams", "lash-of-broken-dreams"), Houses: houses},
		side{Houses: houses, Amber: 11}, card.Dis)
	tb.Act("lash-of-broken-dreams#1")
	tb.Act("lash-of-broken-dreams#2")
	tb.EndTurn()
	tb.Keys(1, 0)
}

// Iron Obelisk and the Lash add up, and the Obelisk counts damage as it stands.
func TestIronObeliskWithTheLash(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("iron-obelisk", "lash-of-broken-dreams"), Line: list{{ID: "troll", Damage: 1}},
		Houses: []card.House{card.Dis}}, side{Houses: []card.House{card.Dis}, Amber: 10}, card.Dis)
	tb.Act("lash-of-broken-dreams")
	tb.EndTurn()
	tb.Choose(0)
	tb.Amber(1, 0) // 6 + 1 + 3
}

func TestAnnihilationRitualLeavesNothingForGreking(t *testing.T) {
	tb := duel(t, side{Line: ids("overlord-greking"), Artifacts: ids("annihilation-ritual")}, side{Line: ids("mother")}, card.Dis)
	tb.Fight("overlord-greking")
	tb.InZone(card.Purged, "mother") // it is not in the discard pile (K16.8)
	tb.Line(0, "overlord-greking")
}

func TestSoulSnatcherTwiceAndTolas(t *testing.T) {
	tb := duel(t, side{Line: ids("tolas", "troll"), Artifacts: ids("soul-snatcher", "soul-snatcher")},
		side{Line: ids("urchin", "mother")}, card.Brobnar)
	tb.Fight("troll", "mother")
	tb.First("tolas")
	tb.Amber(0, 1)
	if tb.Question().Kind == keyforge.AskOrder {
		tb.First("soul-snatcher")
	}
	tb.Amber(1, 2)
}

// A stunned creature that is made to fight loses the stun (K14.3).
func TestRelentlessAssaultWithTheStunned(t *testing.T) {
	tb := duel(t, side{Hand: ids("relentless-assault"), Line: list{{ID: "troll", Marks: keyforge.Stunned | keyforge.Exhausted}}},
		side{Line: ids("mother")}, card.Brobnar)
	tb.Play("relentless-assault")
	tb.Pick("troll")
	tb.Unmarked("troll", keyforge.Stunned)
	tb.Marked("troll", keyforge.Exhausted)
	tb.Damage("mother", 0)
}

// One that died in an earlier fight of the same card cannot be chosen any more.
func TestRelentlessAssaultAfterALoss(t *testing.T) {
	tb := duel(t, side{Hand: ids("relentless-assault"), Line: ids("tocsin", "bumpsy")},
		side{Line: list{{ID: "mother", Attached: ids("phoenix-heart")}, {ID: "troll"}}}, card.Brobnar)
	tb.Play("relentless-assault")
	tb.Offers("tocsin", "bumpsy")
	tb.Pick("bumpsy")
	tb.Pick("mother") // whose Heart deals 3 to each creature
	tb.Line(0)
	tb.Damage("troll", 3)
	assert.Equal(t, []string{"mother"}, tb.Pile(1, card.Hand))
}

func TestLootTheBodiesAndPileOfSkulls(t *testing.T) {
	tb := duel(t, side{Hand: ids("loot-the-bodies", "earthshaker"), Line: ids("troll"), Artifacts: ids("pile-of-skulls")},
		side{Line: ids("urchin", "tocsin"), Amber: 1}, card.Brobnar)
	tb.Play("loot-the-bodies")
	tb.Play("earthshaker")
	tb.Left()
	for tb.Question().Kind != keyforge.AskMain {
		if tb.Question().Kind == keyforge.AskOrder {
			tb.Choose(0)
		} else {
			tb.Pick("troll")
		}
	}
	tb.Amber(0, 2)
	tb.AmberOn("troll", 1) // there was only 1 to capture
	tb.Amber(1, 0)
}

// Dust Imp gains, Hecatomb counts, in that order.
func TestHecatombOnDustImp(t *testing.T) {
	tb := duel(t, side{Hand: ids("hecatomb"), Line: ids("dust-imp")}, side{}, card.Dis)
	tb.Play("hecatomb")
	tb.Amber(0, 1+2+1)
}

func TestGongoozleOnPhoenixHeart(t *testing.T) {
	tb := duel(t, side{Hand: ids("gongoozle"), Line: ids("troll")},
		side{Line: list{{ID: "tocsin", Attached: ids("phoenix-heart")}}, Hand: ids("punch")}, card.Dis)
	tb.Play("gongoozle")
	tb.Pick("tocsin")
	assert.Equal(t, []string{"punch", "tocsin"}, tb.Pile(1, card.Hand)) // it was destroyed (K12.13)
	tb.Damage("troll", 3)
}
