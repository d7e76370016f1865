package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestAmmoniaCloudsReachesAlliesAndLimbs(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: line("limb-3", "limb-4"),
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("ammonia-clouds")}, line("plain-5")}})
	tb.Play("ammonia-clouds") // A7.4
	tb.Line(monster, "limb-4")
	tb.Damage("limb-4", 3)
	tb.Damage("plain-5", 3)
	tb.Damage("the-keyraken", 0)
}

func TestDeepProbeSearchesTheArchives(t *testing.T) {
	k := keyforge.SidePosition{Archives: gametest.Cards("limb-3", "emergence"), Line: gametest.Cards("limb-5")}
	tb := playing(t, "deep-probe", Mars, keyforge.SidePosition{}, k)
	tb.Play("deep-probe")
	tb.House(Monster) // A4.4, A11.15
	assert.Equal(t, []string{"limb-3"}, tb.Pile(monster, Discard))
	assert.Equal(t, []string{"emergence"}, tb.Pile(monster, Archives))
	tb.Marked("emergence", keyforge.Revealed)
	tb.Line(monster, "limb-5")
}

// An artifact that a player destroys does not lower the tide (A8.4); upgrades of
// the Keyraken are no artifacts, nor is the Keyraken.
func TestEMPBlastAtHighTide(t *testing.T) {
	k := keyforge.SidePosition{Line: gametest.Cards("limb-3"),
		Artifacts: []keyforge.CardPosition{{ID: "the-keyraken", Attached: gametest.Cards("primordial")}, {ID: "whirlpool-eddy"}}}
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: k, High: []keyforge.Side{0}, Players: []keyforge.SidePosition{
		{Hand: gametest.Cards("emp-blast")}, {Line: gametest.Cards("batdrone"), Artifacts: gametest.Cards("library-of-babble")}}})
	tb.Play("emp-blast")
	tb.InZone(Discard, "whirlpool-eddy", "library-of-babble")
	tb.InZone(Attached, "primordial")
	tb.InZone(Artifacts, "the-keyraken")
	tb.Marked("batdrone", keyforge.Stunned)
	tb.Unmarked("limb-3", keyforge.Stunned)
	assert.True(t, tb.TideHigh(0))
}

// Limbs capture from the Keyraken's pool; when they die it is yours (A11.1).
func TestHypnoticCommandOnLimbs(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: keyforge.SidePosition{Line: gametest.Cards("limb-3"), Amber: 5},
		Players: []keyforge.SidePosition{
			{Hand: gametest.Cards("hypnotic-command", "ammonia-clouds"),
				Line: gametest.Cards("zorg", "grommid")}, {Line: gametest.Cards("tunk"), Amber: 4}}})
	tb.Play("hypnotic-command")
	tb.AmberOn("limb-3", 2) // an ally's Mars creature is not friendly (A7.3)
	tb.Amber(monster, 3)
	tb.Amber(1, 4)
	tb.Play("ammonia-clouds")
	tb.Amber(0, 2)
}

func TestIrradiatedAemberLooksAtTheKeyrakensPool(t *testing.T) {
	for _, c := range []struct{ theirs, damage int }{{5, 0}, {6, 3}} {
		tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: keyforge.SidePosition{Line: gametest.Cards("limb-9"),
			Amber: c.theirs},
			Players: []keyforge.SidePosition{{Hand: gametest.Cards("irradiated-æmber")}, {Line: gametest.Cards("plain-9"), Amber: 9}}})
		tb.Play("irradiated-æmber")
		tb.Damage("limb-9", c.damage)
		tb.Damage("plain-9", 0)
		tb.Damage("the-keyraken", 0)
	}
}

// Allies' Mars creatures go to their hands; with three keys nothing is forged
// (A2.2).
func TestKeyAbductionWithAlliesAndThreeKeys(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Players: []keyforge.SidePosition{
		{Hand: gametest.Cards("key-abduction"), Line: gametest.Cards("zorg"), Amber: 15, Keys: 3}, line("tunk")}})
	tb.Play("key-abduction")
	assert.Equal(t, []string{"tunk"}, tb.Pile(1, Hand))
	assert.Equal(t, []string{"zorg"}, tb.Pile(0, Hand))
	tb.Keys(0, 3)
	tb.Amber(0, 16)
}

func TestMassAbductionTakesLimbs(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: asleep(),
		Line: []keyforge.CardPosition{{ID: "tenacious-arm", Damage: 1}, {ID: "limb-3"}, {ID: "limb-9", Damage: 3, Amber: 2}}}
	tb := playing(t, "mass-abduction", Mars, keyforge.SidePosition{}, k)
	tb.Play("mass-abduction")
	tb.Offers("tenacious-arm", "limb-9") // not the Keyraken (A5.2)
	tb.Pick("tenacious-arm", "limb-9")
	tb.Damage("the-keyraken", 0) // the arm was not destroyed
	tb.Amber(0, 1+2)
	assert.ElementsMatch(t, []string{"tenacious-arm", "limb-9"}, tb.Pile(0, Archives))
	tb.EndTurn()
	tb.Yes()
	assert.ElementsMatch(t, []string{"tenacious-arm", "limb-9"}, tb.Pile(monster, Archives)) // A4.5
}

func TestSampleCollectionFindsNoKeys(t *testing.T) {
	tb := playing(t, "sample-collection", Mars, keyforge.SidePosition{Keys: 2}, line("limb-3"))
	tb.Play("sample-collection") // A11.3
	tb.Line(monster, "limb-3")
	assert.Empty(t, tb.Pile(0, Archives))
}

// Every player gains for their own creatures (A11.7), including allies.
func TestMatingSeasonWithAllies(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: line("limb-3"), Players: []keyforge.SidePosition{
		{Hand: gametest.Cards("mating-season"), Line: gametest.Cards("zorg")}, line("tunk", "grommid", "plain-3")}})
	tb.Play("mating-season")
	tb.Amber(0, 1+1)
	tb.Amber(1, 2)
	tb.Amber(monster, 0)
	tb.Line(1, "plain-3")
	tb.Line(monster, "limb-3")
}

func TestPhosphorusStarsStunsLimbsAndAllies(t *testing.T) {
	k := line("limb-3")
	k.Artifacts = asleep()
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: k, Players: []keyforge.SidePosition{
		{Hand: gametest.Cards("phosphorus-stars"), Line: gametest.Cards("zorg")}, line("tunk", "plain-3")}})
	tb.Play("phosphorus-stars")
	tb.Marked("limb-3", keyforge.Stunned)
	tb.Marked("plain-3", keyforge.Stunned)
	tb.Unmarked("tunk", keyforge.Stunned)
	tb.Unmarked("the-keyraken", keyforge.Stunned)
	tb.EndTurn()
	tb.Amber(monster, 0) // the limb lost its stun (A3.11)
	tb.Unmarked("limb-3", keyforge.Stunned)
}

func TestShatterStormAndPhylyxDrainTheKeyraken(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: keyforge.SidePosition{Amber: 9}, Players: []keyforge.SidePosition{
		{Hand: gametest.Cards("shatter-storm"), Line: gametest.Cards("phylyx-the-disintegrator", "zorg"),
			Amber: 2}, {Line: gametest.Cards("tunk"), Amber: 5}}})
	tb.Act("phylyx-the-disintegrator")
	tb.Amber(monster, 8)
	tb.Play("shatter-storm")
	tb.Amber(0, 0)
	tb.Amber(monster, 2)
	tb.Amber(1, 5)
}

// If the opponent's keys cost more, so does a rise (A3.3).
func TestJammersMakeRisingDearer(t *testing.T) {
	jammed := func(amber int, l ...keyforge.CardPosition) int {
		tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: keyforge.SidePosition{Amber: amber, Artifacts: asleep()},
			Players: []keyforge.SidePosition{{Line: l}}})
		tb.EndTurn()
		return tb.Happened(keyforge.Rose)
	}
	jammer := keyforge.CardPosition{ID: "grabber-jammer"}
	packed := keyforge.CardPosition{ID: "grabber-jammer", Attached: gametest.Cards("jammer-pack")}
	assert.Equal(t, 0, jammed(3, jammer))
	assert.Equal(t, 1, jammed(4, jammer))
	assert.Equal(t, 0, jammed(5, packed))
	assert.Equal(t, 1, jammed(6, packed))
}

// On a limb the pack is about the limb's opponent: whoever is active (A11.6).
func TestJammerPackOnALimb(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: asleep(), Line: one(keyforge.CardPosition{ID: "limb-9", Attached: gametest.Cards("jammer-pack")}),
		Amber: 3}
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Step: keyforge.StartStep, Monster: k,
		Players: []keyforge.SidePosition{{Amber: 7}}})
	tb.Keys(0, 0)
	tb.LeaveOpen()
}

func TestGrommidDrainsTheKeyraken(t *testing.T) {
	tb := playing(t, "zorg", Mars, line("grommid"), keyforge.SidePosition{Line: gametest.Cards("limb-3"), Amber: 2})
	tb.Fight("grommid", "limb-3")
	tb.Amber(monster, 1)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("zorg")}, keyforge.NotPlayable)
}

func TestMindwarperOnALimb(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: keyforge.SidePosition{Line: gametest.Cards("limb-3"), Amber: 2},
		Players: []keyforge.SidePosition{line("mindwarper"), line("plain-3")}})
	tb.Act("mindwarper")
	tb.AmberOn("limb-3", 1)
	tb.Amber(monster, 1)
}

func TestQyxxlyxPlagueMasterHurtsAlliesToo(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: line("limb-3"),
		Players: []keyforge.SidePosition{line("qyxxlyx-plague-master"), line("doc-bookton")}})
	tb.Reap("qyxxlyx-plague-master")
	tb.Damage("doc-bookton", 3)
	tb.Damage("limb-3", 0)
}

// Only the Keyraken is there to be stunned before the fight, and it is not
// (A5.2, A11.4).
func TestZorgAttacksTheKeyraken(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: line("limb-3"),
		Players: []keyforge.SidePosition{{Line: gametest.Cards("zorg"), Keys: 3}}})
	tb.Fight("zorg", "the-keyraken")
	tb.Unmarked("the-keyraken", keyforge.Stunned)
	tb.Unmarked("limb-3", keyforge.Stunned)
	tb.Damage("the-keyraken", 7)
}

// A purged limb was destroyed first, and that hurt the Keyraken.
func TestYxiloBolterPurgesALimb(t *testing.T) {
	k := keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "tenacious-arm", Damage: 1})}
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: k, Players: []keyforge.SidePosition{line("yxilo-bolter")}})
	tb.Reap("yxilo-bolter")
	tb.Pick("tenacious-arm")
	tb.InZone(Purged, "tenacious-arm")
	tb.Damage("the-keyraken", 3)
}

// Its controller is the Keyraken, for which the active player chooses (A11.11).
func TestBiomatrixBackupOnALimb(t *testing.T) {
	k := keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "limb-3", Attached: gametest.Cards("biomatrix-backup")})}
	tb := playing(t, "ammonia-clouds", Mars, keyforge.SidePosition{}, k)
	tb.Play("ammonia-clouds")
	tb.Yes()
	assert.Equal(t, []string{"limb-3"}, tb.Pile(monster, Archives))
}

func TestRedPlanetRayGunCountsAllies(t *testing.T) {
	me := keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "zorg", Attached: gametest.Cards("red-planet-ray-gun")})}
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: line("limb-9"), Players: []keyforge.SidePosition{me, line("tunk")}})
	tb.Reap("zorg")
	tb.Offers("zorg", "tunk", "limb-9") // not the Keyraken (A5.2)
	tb.Pick("limb-9")
	tb.Damage("limb-9", 2)
}

// "You" is the ally who controls the creature (A7.2).
func TestBrainStemAntennaOnAnAllysCreature(t *testing.T) {
	ally := keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "plain-3", Marks: keyforge.Exhausted,
		Attached: gametest.Cards("brain-stem-antenna")})}
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Players: []keyforge.SidePosition{{Hand: gametest.Cards("zorg")}, ally}})
	tb.Play("zorg")
	tb.Marked("plain-3", keyforge.Exhausted)
}

func TestSnifferAgainstASlipperyArm(t *testing.T) {
	k := line("slippery-arm")
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: k,
		Players: []keyforge.SidePosition{{Line: gametest.Cards("zorg"), Artifacts: gametest.Cards("sniffer")}}})
	tb.Act("sniffer")
	tb.Fight("zorg", "slippery-arm")
	tb.InZone(Discard, "slippery-arm")
}
