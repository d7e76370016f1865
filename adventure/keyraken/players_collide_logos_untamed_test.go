package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// What the Keyraken stole on its last turn was its active player's (A2.1): an ally has
// nothing to avenge.
func TestInformationExchangeAvengesItsOwner(t *testing.T) {
	robs := Action("robs", Monster, AddressesActive(), Play(Opponent.Does(Steal(1))))
	me := keyforge.SidePosition{Amber: 1, Hand: gametest.Cards("information-exchange")}
	for players, stolen := range map[int]int{1: 2, 2: 1} {
		k := plays("robs", "robs")
		k.Amber = 2
		tb := at(t, adventure.Easy, keyforge.Position{House: Logos, Monster: k, Players: []keyforge.SidePosition{me, {Amber: 1}}[:players]}, robs)
		tb.EndTurn()
		for range players - 1 {
			tb.EndTurn()
		}
		before := int(tb.Player(monster).Pool)
		tb.Play("information-exchange")
		tb.Amber(monster, before-stolen)
	}
}

func TestMolephinAnswersTheKeyrakensTheft(t *testing.T) {
	robs := Action("robs", Monster, AddressesActive(), Play(Opponent.Does(Steal(2))))
	k := plays("robs")
	k.Line = []keyforge.CardPosition{{ID: "limb-9", Marks: keyforge.Exhausted}}
	tb := at(t, adventure.Easy, keyforge.Position{Monster: k,
		Players: []keyforge.SidePosition{{Amber: 3, Line: gametest.Cards("molephin")}, {Line: gametest.Cards("plain-9", "molephin")}}}, robs)
	tb.EndTurn()
	tb.Damage("limb-9", 2) // not by that of the ally, from whom nothing was stolen
	tb.Damage("plain-9", 0)
}

// An ally's creature is neither friendly nor enemy (A7.3).
func TestHarmoniaAndDrMilliCountLimbs(t *testing.T) {
	tb := together(t, "plain-1", Brobnar, line("harmonia"), line("plain-5", "plain-6", "plain-7"), line("limb-1", "limb-2"))
	tb.Play("plain-1")
	tb.Left()
	tb.Amber(0, 0)
	tb = together(t, "plain-1", Brobnar, line("harmonia"), line("plain-5"), line("limb-1", "limb-2", "limb-3"))
	tb.Play("plain-1")
	tb.Left()
	tb.Amber(0, 1)
	tb = together(t, "dr-milli", Logos, keyforge.SidePosition{Hand: gametest.Cards("fear", "anger")}, line("plain-5", "plain-6"),
		line("limb-1"))
	tb.Play("dr-milli")
	tb.Pick("fear")
	tb.InZone(Archives, "fear")
	tb.InZone(Hand, "anger")
}

// Each other creature includes an ally's, but not the Keyraken (A5.2).
func TestUnnaturalSelectionSparesNoAlly(t *testing.T) {
	tb := together(t, "unnatural-selection", Untamed, line("plain-1"), line("plain-5"), line("limb-1", "limb-2", "limb-3", "limb-4"))
	tb.Play("unnatural-selection")
	tb.Offers("limb-1", "limb-2", "limb-3", "limb-4")
	tb.Pick("limb-2", "limb-3", "limb-4")
	tb.Line(0, "plain-1")
	tb.Line(1)
	tb.Line(monster, "limb-2", "limb-3", "limb-4")
}

// Its house counts as a house (A11.15).
func TestGleefulMayhemHitsALimb(t *testing.T) {
	tb := together(t, "gleeful-mayhem", Dis, line("plain-9"), line("logos-6"), line("limb-9", "limb-12"))
	tb.Play("gleeful-mayhem")
	tb.Offers("limb-9", "limb-12")
	assert.Equal(t, HouseSet(Monster), tb.Question().Houses)
	tb.Pick("limb-12")
	tb.Damage("limb-12", 5)
	tb.Damage("limb-9", 0)
	tb.Damage("plain-9", 5)
	tb.Damage("logos-6", 5)
}

// Each player is all players and the Keyraken (A11.7), which itself stays in play.
func TestHarvestTimePaysForLimbs(t *testing.T) {
	tb := together(t, "harvest-time", Dis, line("mother"), line("batdrone"), line("tenacious-arm"))
	tb.Play("harvest-time")
	tb.Choose(int(trait.Arm))
	tb.InZone(Purged, "tenacious-arm")
	tb.Amber(0, 0)
	tb.Amber(monster, 1)
	tb = together(t, "harvest-time", Dis, line("mother"), line("batdrone"), line("tenacious-arm"))
	tb.Play("harvest-time")
	tb.Choose(int(trait.Robot))
	tb.InZone(Purged, "mother", "batdrone")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb.Amber(monster, 0)
}

// An ally chooses which cards of its house are destroyed; the Keyraken chooses no
// house.
func TestGiantGnawbillEatsAtTheAllys(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Untamed, Monster: plays("tenacious-arm"), Players: []keyforge.SidePosition{
		{Line: gametest.Cards("giant-gnawbill"), Artifacts: gametest.Cards("cannon")},
		{Artifacts: gametest.Cards("banner-of-battle"), Houses: []House{Brobnar}}}})
	tb.EndTurn()
	tb.Asks(keyforge.AskCards, keyforge.ForEffect, 1)
	tb.Offers("cannon", "banner-of-battle")
	tb.Pick("banner-of-battle")
	tb.InZone(Artifacts, "cannon")
}

// The Keyraken's actions count too.
func TestEncounterSuitWardsAgainstTheKeyrakensActions(t *testing.T) {
	hail := Action("hail", Monster, AddressesActive(), Play(Deal(3, Creatures)))
	tb := at(t, adventure.Easy, keyforge.Position{Monster: plays("hail"), Players: []keyforge.SidePosition{
		{Line: []keyforge.CardPosition{{ID: "plain-3", Attached: gametest.Cards("encounter-suit")}, {ID: "plain-2"}}}}}, hail)
	tb.EndTurn()
	tb.Line(0, "plain-3")
	tb.Damage("plain-3", 0)
}

func TestUnitedActionLooksAtYourCardsAlone(t *testing.T) {
	tb := together(t, "united-action", StarAlliance, keyforge.SidePosition{Line: gametest.Cards("dis-2"),
		Hand: gametest.Cards("plain-1", "dis-1")},
		line("plain-5"), keyforge.SidePosition{})
	tb.Play("united-action")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("plain-1")}, keyforge.WrongHouse)
	tb.Play("dis-1")
	tb.Left()
	tb.Line(0, "dis-1", "dis-2")
}

// A limb that Thorium Plasmate moves, and one between two others.
func TestLogosMachinesAgainstLimbs(t *testing.T) {
	tb := together(t, "thorium-plasmate", Logos, keyforge.SidePosition{}, line("plain-5"), line("limb-9", "limb-3", "limb-4"))
	tb.Play("thorium-plasmate")
	tb.Offers("limb-9", "limb-3", "limb-4")
	tb.Pick("limb-9")
	tb.Choose(1)
	tb.Line(monster, "limb-3", "limb-9", "limb-4")
	tb.Damage("limb-9", 4)
	tb = together(t, "mini-groupthink-tank", Logos, keyforge.SidePosition{}, keyforge.SidePosition{}, line("limb-1", "limb-9", "limb-2"))
	tb.Play("mini-groupthink-tank")
	tb.Damage("limb-9", 8)
}
