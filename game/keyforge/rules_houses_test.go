package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// choices are the houses that may be chosen now.
func choices(tb *gametest.Table) []card.House {
	var houses []card.House
	for _, c := range tb.Legal(nil) {
		if c.Verb == keyforge.Choose {
			houses = append(houses, card.House(c.N))
		}
	}
	return houses
}

// decree is an action that rules on the house which the opponent chooses next.
func decree(id string, k card.ModKind, h card.House) *card.Card {
	m := card.Rule(k, card.Opponent)
	m.House = h
	return card.Action(id, card.Brobnar, card.Play(card.Lasts(card.OpponentsNext, card.Static(m))))
}

var decrees = []*card.Card{
	decree("must-dis", card.MustChoose, card.Dis), decree("must-logos", card.MustChoose, card.Logos),
	decree("must-mars", card.MustChoose, card.Mars), decree("not-dis", card.CannotChoose, card.Dis),
	decree("not-logos", card.CannotChoose, card.Logos), decree("not-untamed", card.CannotChoose, card.Untamed),
}

var disLogosUntamed = []card.House{card.Dis, card.Logos, card.Untamed}

// afterDecrees is the table on which side 1 is about to choose its house after
// side 0 has played those decrees.
func afterDecrees(t *testing.T, second keyforge.SidePosition, played ...string) *gametest.Table {
	t.Helper()
	second.Houses = disLogosUntamed
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards(played...)}, second, decrees...)
	for _, p := range played {
		tb.Play(p)
	}
	tb.EndTurn()
	return tb
}

func TestK4_1OneOfThreeHouses(t *testing.T) {
	tb := afterDecrees(t, keyforge.SidePosition{Hand: gametest.Cards("plain-1"), Deck: gametest.Cards("nap")})
	assert.Equal(t, disLogosUntamed, choices(tb)) // cards in hand open no house
	tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: int16(card.Brobnar)}, keyforge.OutOfRange)
	tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: 0}, keyforge.OutOfRange)
	tb.House(card.Untamed)
}

func TestK4_2HouseOfAControlledCard(t *testing.T) {
	t.Run("K4.2 as long as it is controlled", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("plain-5", "plain-6")},
			keyforge.SidePosition{Houses: disLogosUntamed, Line: gametest.Cards("plain-1"), Hand: gametest.Cards("nap")})
		tb.EndTurn()
		assert.Equal(t, []card.House{card.Brobnar, card.Dis, card.Logos, card.Untamed}, choices(tb))
		tb.House(card.Brobnar)
		tb.Play("nap") // and then all cards of that house may be played
		tb.EndTurn()
		tb.Fight("plain-5")
		tb.EndTurn()
		assert.Equal(t, disLogosUntamed, choices(tb))
		tb.House(card.Dis)
	})
	t.Run("K4.2 a card of one's own under enemy control opens nothing", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-1", Foreign: true}}},
			keyforge.SidePosition{Houses: disLogosUntamed})
		tb.EndTurn()
		assert.Equal(t, disLogosUntamed, choices(tb))
		tb.House(card.Dis)
	})
}

// Q12: an artifact or an upgrade will do, even one on an enemy creature; an enemy
// upgrade will not.
func TestQ12AnyControlledCardOpensItsHouse(t *testing.T) {
	brobnarToo := []card.House{card.Brobnar, card.Dis, card.Logos, card.Untamed}
	tb := afterDecrees(t, keyforge.SidePosition{Artifacts: gametest.Cards("item")})
	assert.Equal(t, brobnarToo, choices(tb))
	tb.House(card.Dis)

	tb = duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("badge"), Line: []keyforge.CardPosition{{ID: "dis-2"}}},
		keyforge.SidePosition{Houses: disLogosUntamed, Line: []keyforge.CardPosition{{ID: "dis-1"}}})
	tb.Play("badge")
	tb.Pick("dis-1")
	tb.EndTurn()
	assert.Equal(t, disLogosUntamed, choices(tb))
	tb.House(card.Dis)
	tb.EndTurn()
	tb.House(card.Brobnar)

	tb = duelWith(t, keyforge.SidePosition{Houses: disLogosUntamed, Hand: gametest.Cards("badge")},
		keyforge.SidePosition{Houses: disLogosUntamed, Line: gametest.Cards("dis-1")})
	tb.Play("badge")
	tb.EndTurn()
	tb.House(card.Dis)
	tb.EndTurn()
	assert.Equal(t, brobnarToo, choices(tb))
	tb.House(card.Dis)
}

func TestK4_3_D63DemandForAHouseOutOfReach(t *testing.T) {
	tb := afterDecrees(t, keyforge.SidePosition{}, "must-mars")
	assert.Equal(t, disLogosUntamed, choices(tb))
	tb.House(card.Logos)
}

func TestK4_4AbilitiesNarrowTheChoice(t *testing.T) {
	t.Run("K4.4 must", func(t *testing.T) {
		tb := afterDecrees(t, keyforge.SidePosition{}, "must-logos")
		assert.Equal(t, card.Logos, tb.State().House, "one house only: nothing is asked")
		tb.EndTurn()
		assert.Equal(t, card.Brobnar, tb.State().House, "the decree was for one turn and one player")
	})
	t.Run("K4.4 cannot", func(t *testing.T) {
		tb := afterDecrees(t, keyforge.SidePosition{}, "not-logos")
		assert.Equal(t, []card.House{card.Dis, card.Untamed}, choices(tb))
		tb.House(card.Dis)
	})
}

// Q11: without an active house only Omni abilities, the tide and what abilities
// grant remain; the archives may still be picked up.
func TestK4_5_Q11NoHouseAtAll(t *testing.T) {
	relic := card.Artifact("relic", card.Dis, card.Omni(card.ReapWith(card.Choose(card.Creatures.Friendly()))))
	second := keyforge.SidePosition{Archives: gametest.Cards("plain-1"), Line: gametest.Cards("dis-2"), Artifacts: gametest.Cards("relic"),
		Hand: gametest.Cards("filler")}
	second.Houses = disLogosUntamed
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("not-dis", "not-logos", "not-untamed")}, second, append(decrees, relic)...)
	for _, p := range []string{"not-dis", "not-logos", "not-untamed"} {
		tb.Play(p)
	}
	tb.EndTurn()
	tb.Asks(keyforge.AskYesNo, keyforge.ForArchives, 1)
	tb.Yes()
	assert.Equal(t, card.NoHouse, tb.State().House)
	tb.InZone(card.Hand, "plain-1")
	for _, c := range []string{"plain-1", "filler"} {
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card(c)}, keyforge.WrongHouse)
		tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Card(c)}, keyforge.WrongHouse)
	}
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("dis-2")}, keyforge.WrongHouse)
	tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
	tb.Omni("relic")
	tb.Amber(1, 1)
	tb.EndTurn()
	assert.NotEqual(t, card.NoHouse, tb.State().House)
}

func TestK4_6SeveralDemands(t *testing.T) {
	tb := afterDecrees(t, keyforge.SidePosition{}, "must-dis", "must-logos", "must-mars")
	assert.Equal(t, []card.House{card.Dis, card.Logos}, choices(tb))
	tb.House(card.Logos)
}

// The book's example: one card says Dis must be chosen, another that it cannot.
func TestK4_7CannotBeatsMust(t *testing.T) {
	tb := afterDecrees(t, keyforge.SidePosition{}, "must-dis", "not-dis")
	assert.Equal(t, []card.House{card.Logos, card.Untamed}, choices(tb))
	tb.House(card.Untamed)
	tb = afterDecrees(t, keyforge.SidePosition{}, "must-dis", "must-logos", "not-dis")
	assert.Equal(t, card.Logos, tb.State().House)
}

func TestK4_8_K4_9HouseShownOnTheCard(t *testing.T) {
	cull := card.Action("cull", card.Brobnar, card.Play(card.Deal(1, card.Creatures.House(card.Dis))))
	tb := duelWith(t, keyforge.SidePosition{
		Hand: []keyforge.CardPosition{{ID: "dis-1", House: card.Brobnar}, {ID: "plain-1", House: card.Dis}, {ID: "dis-2"}, {ID: "cull"}},
		Line: []keyforge.CardPosition{{ID: "plain-5", House: card.Dis}, {ID: "plain-6"}}}, keyforge.SidePosition{}, cull)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("plain-1")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("dis-2")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("plain-5")}, keyforge.WrongHouse)
	tb.Play("dis-1") // a maverick
	tb.Right()
	tb.Reap("plain-6")
	tb.Play("cull")
	tb.Damage("plain-5", 1)
	tb.Damage("dis-1", 0)
	tb.Damage("plain-6", 0)
}

func TestK4_11OffHouse(t *testing.T) {
	purge := card.Action("off-house", card.Brobnar, card.Play(card.Exhaust(card.Creatures.IsNot(card.IsActiveHouse))))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("off-house"), Line: gametest.Cards("plain-1", "dis-1")},
		keyforge.SidePosition{Line: gametest.Cards("plain-2", "dis-2")}, purge)
	tb.Play("off-house")
	tb.Marked("dis-1", keyforge.Exhausted)
	tb.Marked("dis-2", keyforge.Exhausted)
	tb.Unmarked("plain-1", keyforge.Exhausted)
	tb.Unmarked("plain-2", keyforge.Exhausted)
}
