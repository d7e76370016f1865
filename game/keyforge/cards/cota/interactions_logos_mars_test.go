package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// How cards of Logos and Mars interact with others.

// A sacrifice that is part of a borrowed use happens (K8.16), and the card goes to
// its owner; the ability is yours.
func TestRemoteAccessAndSacrifices(t *testing.T) {
	tb := duel(t, side{Line: ids("tunk"), Hand: ids("remote-access")},
		side{Line: ids("zorg"), Artifacts: ids("combat-pheromones")}, card.Logos)
	tb.Play("remote-access")
	assert.Equal(t, []string{"combat-pheromones"}, tb.Pile(1, card.Discard))
	tb.Reap("tunk")
}

func TestRemoteAccessAndTheKillingMachine(t *testing.T) {
	tb := duel(t, side{Hand: ids("remote-access"), Deck: ids("fear")},
		side{Artifacts: ids("crazy-killing-machine"), Deck: ids("anger")}, card.Logos)
	tb.Play("remote-access")
	tb.Pick("fear")
	tb.InZone(card.Discard, "fear", "anger", "crazy-killing-machine")
}

// It removes elusive from any source, even from creatures that enter later (K17.14).
func TestSnifferAgainstGainedElusive(t *testing.T) {
	tb := duel(t, side{Line: ids("tunk", "grommid"), Artifacts: ids("sniffer"), Hand: ids("mindwarper")},
		side{Line: list{{ID: "mother", Attached: ids("ring-of-invisibility")}}}, card.Mars)
	tb.Act("sniffer")
	tb.Fight("tunk", "mother")
	tb.Line(1)
}

func TestYxiloBolterAndBadPenny(t *testing.T) {
	tb := duel(t, side{Line: ids("yxilo-bolter")}, side{Line: ids("bad-penny", "mother")}, card.Mars)
	tb.Reap("yxilo-bolter")
	tb.Pick("bad-penny") // it is in hand by the time it would be purged (K16.8)
	tb.InZone(card.Hand, "bad-penny")
}

// Of two Destroyed abilities the one that resolves first moves the creature.
func TestBiomatrixBackupAndBadPenny(t *testing.T) {
	backup := func(first string) *gametest.Table {
		tb := duel(t, side{Hand: ids("punch")}, side{Line: list{{ID: "bad-penny", Attached: ids("biomatrix-backup")}}}, card.Brobnar)
		tb.Play("punch")
		n := 0
		for ; n < 2; n++ {
			if a, _ := tb.Catalogue().Ability(tb.Waiting(n).Prog); (a.Do[0].Verb == card.MayVerb) == (first == "backup") {
				break
			}
		}
		tb.Choose(n)
		return tb
	}
	tb := backup("backup")
	tb.Yes()
	tb.InZone(card.Archives, "bad-penny")
	tb = backup("penny")
	tb.InZone(card.Hand, "bad-penny")
}

// The controller of a creature of all houses may choose any house (K4.2).
func TestExperimentalTherapyOpensHouses(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", Attached: ids("experimental-therapy")}}, Hand: ids("key-charge", "punch")},
		side{Line: ids("valdr")}, card.Logos)
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Saurian)
	tb.Reap("mother")
}

// It is a Mars creature, too: Mars counts it, and what spares Mars spares it.
func TestExperimentalTherapyMakesAMartian(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", Attached: ids("experimental-therapy")}}, Hand: ids("psychic-network", "phosphorus-stars")},
		side{Amber: 3}, card.Mars)
	tb.Play("psychic-network")
	tb.Amber(0, 1)
	tb.Play("phosphorus-stars")
	tb.Unmarked("mother", keyforge.Stunned)
}

// A key that they forge with a card on that turn pays as well.
func TestInterdimensionalGraftAndKeyCharge(t *testing.T) {
	tb := duel(t, side{Hand: ids("interdimensional-graft")},
		side{Hand: ids("key-charge"), Amber: 5, Line: ids("snufflegator", "mushroom-man", "niffle-ape")}, card.Logos)
	tb.Play("interdimensional-graft")
	tb.EndTurn()
	for _, c := range []string{"snufflegator", "mushroom-man", "niffle-ape"} {
		tb.Reap(c)
	}
	tb.Play("key-charge") // 8 - 1 - 6
	tb.Yes()
	tb.Choose(0)
	tb.Amber(1, 0)
	tb.Amber(0, 1+1)
}

// The third key wins before anything is destroyed (K2.8).
func TestStrangeGizmoAndTheThirdKey(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("strange-gizmo"), Line: ids("mother"), Amber: 6, Keys: 2}, side{}, card.Logos)
	tb.EndTurn()
	tb.EndTurn()
	assert.True(t, tb.Over())
	tb.Line(0, "mother")
}

// "You" is the controller of the creature that has the ability (K16.20).
func TestBrainStemAntennaOnAnEnemy(t *testing.T) {
	tb := duel(t, side{Hand: ids("brain-stem-antenna", "blypyp")},
		side{Line: list{{ID: "valdr", Marks: keyforge.Exhausted}}, Hand: ids("tunk"), Houses: []card.House{card.Mars}}, card.Mars)
	tb.Play("brain-stem-antenna")
	tb.Play("blypyp")
	tb.Marked("valdr", keyforge.Exhausted)
	tb.EndTurn()
	tb.House(card.Mars)
	tb.Play("tunk")
	tb.Right()
	tb.Unmarked("valdr", keyforge.Exhausted)
	tb.Reap("valdr")
}

// A stunned creature that is used loses its stun (K14.3).
func TestUlyqMegamouthAndAStun(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "ulyq-megamouth"}, {ID: "valdr", Marks: keyforge.Stunned}}}, side{}, card.Mars)
	tb.Reap("ulyq-megamouth")
	tb.Unmarked("valdr", keyforge.Stunned)
	tb.Marked("valdr", keyforge.Exhausted)
}

// The æmber that their own creature captured comes to you when it goes (K5.9).
func TestHypnoticCommandPaysOff(t *testing.T) {
	tb := duel(t, side{Line: ids("zorg"), Hand: ids("hypnotic-command", "ammonia-clouds")}, side{Line: ids("batdrone"), Amber: 2}, card.Mars)
	tb.Play("hypnotic-command")
	tb.Play("ammonia-clouds")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
}

// A creature of theirs that you control returns to its owner; you have not
// returned it to your hand, and yet it was returned (ruling).
func TestSwapWidgetAndABorrowedCreature(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "tunk", Foreign: true}}, Artifacts: ids("swap-widget"), Hand: ids("zorg")}, side{}, card.Mars)
	tb.Act("swap-widget")
	assert.Equal(t, []string{"tunk"}, tb.Pile(1, card.Hand))
	tb.Line(0, "zorg")
	tb.Marked("zorg", keyforge.Stunned)
	tb.Unmarked("zorg", keyforge.Exhausted)
}

// A taken creature counts for its new controller only.
func TestMartiansUnderEnemyControl(t *testing.T) {
	tb := duel(t, side{Line: ids("phylyx-the-disintegrator"), Hand: ids("total-recall")},
		side{Line: list{{ID: "zorg", Foreign: true}}, Amber: 3}, card.Mars)
	tb.Act("phylyx-the-disintegrator")
	tb.Amber(1, 3)
	tb.Play("total-recall")
	tb.Line(1, "zorg")
}

// Both amounts land together once both creatures have been chosen (K11.4).
func TestMothershipSupportAndArmor(t *testing.T) {
	tb := duel(t, side{Line: ids("zorg", "blypyp"), Hand: ids("mothership-support")}, side{Line: ids("bulwark")}, card.Mars)
	tb.Play("mothership-support")
	tb.Pick("bulwark")
	tb.Damage("bulwark", 0)
	tb.Pick("bulwark")
	tb.Damage("bulwark", 2)
}

// Both affect the next card: nothing is left for the second.
func TestSoftLandingTwice(t *testing.T) {
	tb := duel(t, side{Hand: ids("soft-landing", "soft-landing", "tunk", "zorg")}, side{}, card.Mars)
	tb.Play("soft-landing#1")
	tb.Play("soft-landing#2")
	tb.Play("tunk")
	tb.Unmarked("tunk", keyforge.Exhausted)
	tb.Play("zorg")
	tb.Right()
	tb.Marked("zorg", keyforge.Exhausted)
}

// A creature of all houses is found by either card, once.
func TestCrazyKillingMachineAndACreatureOfAllHouses(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("crazy-killing-machine"), Deck: ids("fear")},
		side{Line: list{{ID: "valdr", Attached: ids("experimental-therapy")}}, Deck: ids("anger")}, card.Logos)
	tb.Act("crazy-killing-machine")
	tb.Pick("fear") // takes the only creature; nothing of Brobnar is left
	tb.InZone(card.Discard, "valdr", "crazy-killing-machine")
}

// The jammers also raise the cost of a key forged by a card (K5.1).
func TestKeyAbductionAndJammers(t *testing.T) {
	tb := duel(t, side{Hand: append(ids("key-abduction"), many(9, "fear")...), Amber: 6},
		side{Line: list{{ID: "mother", Attached: ids("jammer-pack")}}}, card.Mars)
	tb.Play("key-abduction")
	tb.Keys(0, 0) // 6 + 2 + 9 - 9 = 8
	tb.Amber(0, 7)
}

// A count of Mars creatures includes the one that the antenna made.
func TestBrainStemAntennaAndPsychicNetwork(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", Marks: keyforge.Exhausted, Attached: ids("brain-stem-antenna")}},
		Hand: ids("tunk", "psychic-network")}, side{Amber: 4}, card.Mars)
	tb.Play("tunk")
	tb.Right()
	tb.Play("psychic-network") // Mother is ready and of Mars, Tunk is exhausted
	tb.Amber(0, 1)
}
