package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Cards of Dis and Star Alliance of Mass Mutation against the Keyraken and beside an ally.

// The Keyraken chooses no house; an ally does, in the ally's own turn.
func TestMarkOfDisOnALimbAndAnAlly(t *testing.T) {
	all := []House{Brobnar, Dis, Logos}
	for target, bound := range map[string]Houses{"limb-9": HouseSet(all...), "plain-9": HouseSet(Brobnar)} {
		tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: keyforge.SidePosition{Artifacts: asleep(),
			Line: gametest.Cards("limb-9")},
			Players: []keyforge.SidePosition{{Hand: gametest.Cards("mark-of-dis"), Houses: all}, {Line: gametest.Cards("plain-9"),
				Houses: all}}})
		tb.LeaveOpen()
		tb.Play("mark-of-dis")
		tb.Pick(target)
		tb.Damage(target, 2)
		tb.EndTurn()
		assert.Equal(t, bound, tb.Choosable(1), target)
		assert.Equal(t, HouseSet(all...), tb.Choosable(0), target)
	}
}

// Its hand is its archives (A4.4).
func TestMindfireAndDoubleDoomReachTheArchives(t *testing.T) {
	k := keyforge.SidePosition{Archives: one(keyforge.CardPosition{ID: "emergence", Icons: Icons{AmberIcon, DrawIcon}}), Amber: 3}
	tb := playing(t, "mindfire", Dis, keyforge.SidePosition{}, k)
	tb.Play("mindfire")
	tb.InZone(Discard, "emergence")
	tb.Amber(0, 2)
	tb.Amber(monster, 1)
	tb = playing(t, "double-doom", Dis, keyforge.SidePosition{}, line("limb-3"))
	tb.Play("double-doom")
	tb.InZone(Discard, "limb-3")
}

// It has no keys (A11.3).
func TestTurnkeyAndBreakKeyFindNoKeys(t *testing.T) {
	tb := playing(t, "turnkey", Dis, keyforge.SidePosition{Hand: gametest.Cards("break-key", "gateway-to-dis")},
		keyforge.SidePosition{Amber: 1})
	tb.Play("turnkey")
	tb.Play("break-key")
	tb.Play("gateway-to-dis")
	tb.Amber(monster, 1)
	assert.Empty(t, tb.State().Lastings())
}

// Keys that cost more make rising more expensive (A3.3).
func TestDesireAndWakingNightmareMakeRisingDearer(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: plays("tenacious-arm"),
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("waking-nightmare", "desire"), Line: gametest.Cards("plain-3"),
			Houses: []House{Dis}}, line("dis-3")}})
	before := nextRise(tb)
	tb.Play("waking-nightmare")
	assert.Equal(t, before+1, nextRise(tb))
	tb.Play("desire")
	tb.Left()
	assert.Equal(t, before+2+4, nextRise(tb), "an ally's Dis creature counts as well")
}

// The Keyraken chooses no house, so the mail stays; an ally does.
func TestPainmailBesideAnAlly(t *testing.T) {
	limb := keyforge.CardPosition{ID: "limb-9", Attached: one(keyforge.CardPosition{ID: "painmail", Owner: 1})}
	tb := at(t, adventure.Easy, keyforge.Position{House: Brobnar, Monster: keyforge.SidePosition{Artifacts: asleep(), Line: one(limb)},
		Players: []keyforge.SidePosition{{Houses: []House{Brobnar}}, {Houses: []House{Dis}}}})
	tb.LeaveOpen()
	tb.EndTurn()
	tb.InZone(Archives, "painmail") // the ally chose Dis
	tb.InZone(Discard, "limb-9")
	assert.Equal(t, []string{"painmail"}, tb.Pile(0, Archives))
	limb = keyforge.CardPosition{ID: "limb-9", Attached: one(keyforge.CardPosition{ID: "painmail", Owner: 1})}
	tb = at(t, adventure.Easy, keyforge.Position{House: Brobnar, Monster: keyforge.SidePosition{Artifacts: asleep(), Line: one(limb)},
		Players: []keyforge.SidePosition{{Houses: []House{Brobnar}}}})
	tb.EndTurn()
	tb.InZone(Attached, "painmail")
}

func TestRelentlessCreeperHeedsItsPlayerAlone(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Brobnar, Monster: plays(),
		Players: []keyforge.SidePosition{{Houses: []House{Dis, Brobnar}, Discard: gametest.Cards("relentless-creeper"), Deck: gametest.Many(9,
			"fear")},
			{Houses: []House{Dis}, Deck: gametest.Many(9, "fear")}}})
	tb.EndTurn()
	tb.Asks(keyforge.AskMain, 0, 1) // the ally has chosen Dis
	tb.EndTurn()
	tb.House(Dis)
	tb.Yes()
	tb.InZone(Hand, "relentless-creeper")
}

func TestEnvyAndTheRobotEmptyTheKeyraken(t *testing.T) {
	tb := playing(t, "ant1-10ny", StarAlliance, keyforge.SidePosition{}, keyforge.SidePosition{Artifacts: asleep(), Amber: 4})
	tb.Play("ant1-10ny")
	tb.AmberOn("ant1-10ny", 4)
	tb.Amber(monster, 0)
	tb.LeaveOpen()
	tb = at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: keyforge.SidePosition{Amber: 4},
		Players: []keyforge.SidePosition{line("envy"), line("pride")}})
	tb.Reap("envy") // an ally's Sin is not friendly (A7.3)
	tb.Amber(monster, 4)
}

// Enemies are the limbs, not the Keyraken and not an ally's creatures (A5.2, A7.3).
func TestMaleficornAndHoldTheLine(t *testing.T) {
	shot := keyforge.CardPosition{ID: "waking-nightmare", Icons: Icons{DamageIcon}}
	for target, n := range map[string]int{"limb-9": 2, "plain-9": 1} {
		tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: line("limb-9"),
			Players: []keyforge.SidePosition{{Line: gametest.Cards("maleficorn"), Hand: one(shot)}, line("plain-9")}})
		tb.Play("waking-nightmare")
		tb.Pick(target)
		tb.Damage(target, n)
	}
	tb := together(t, "hold-the-line", StarAlliance, keyforge.SidePosition{Deck: gametest.Many(5, "fear")}, line("plain-2", "plain-3"),
		line("limb-2", "limb-3"))
	tb.Play("hold-the-line")
	assert.Len(t, tb.Pile(0, Hand), 2)
}

// In the Keyraken's turn it is not yours.
func TestBrabbleInTheKeyrakensTurn(t *testing.T) {
	k := keyforge.SidePosition{Line: gametest.Cards("limb-9"), Amber: 5, Artifacts: asleep()}
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: k, Players: []keyforge.SidePosition{line("brabble")}})
	tb.Fight("brabble", "limb-9")
	tb.Amber(monster, 4)
	flood := Artifact("flood", Monster, Reacts(TurnStarts(You), Destroy(Creatures)))
	k.Artifacts = asleep(keyforge.CardPosition{ID: "flood"})
	tb = at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: k, Players: []keyforge.SidePosition{line("brabble")}}, flood)
	tb.EndTurn()
	tb.InZone(Discard, "brabble")
	tb.Amber(monster, 2)
}

func TestKartanooUsesAnAllysArtifact(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: StarAlliance, Monster: plays(), Players: []keyforge.SidePosition{
		{Line: gametest.Cards("kartanoo"), Deck: gametest.Cards("fear")}, {Artifacts: gametest.Cards("library-of-babble"),
			Deck: gametest.Cards("punch")}}})
	tb.Reap("kartanoo")
	tb.InZone(Hand, "fear")
	tb.InZone(Deck, "punch")
}
