package mm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Short names for the tables of this package.
type (
	side = keyforge.SidePosition
	list = []keyforge.CardPosition
)

var (
	ids  = gametest.Cards
	duel = gametest.Duel
	many = gametest.Many
)

func TestPicaroon(t *testing.T) {
	t.Run("deploys, and has the power of its neighbors (K18.16)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "tocsin", "valdr"), Hand: ids("picaroon")}, side{Line: ids("smaaash")}, card.Dis)
		tb.Play("picaroon")
		tb.Choose(1)
		tb.Line(0, "mother", "picaroon", "tocsin", "valdr")
		tb.PowerIs("picaroon", 8)
	})
	t.Run("it follows them", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother"}, {ID: "picaroon", Damage: 4}, {ID: "tocsin", Power: 1}},
			Hand: list{{ID: "blood-of-titans", House: card.Dis}, {ID: "punch", House: card.Dis}}},
			side{Line: ids("urchin", "dodger", "urchin")}, card.Dis)
		tb.PowerIs("picaroon", 9)
		tb.Play("blood-of-titans")
		tb.Pick("tocsin")
		tb.PowerIs("picaroon", 14)
		tb.Play("punch")
		tb.Pick("mother")
		tb.PowerIs("picaroon", 14) // damage does not lower power (K11.2)
	})
	t.Run("Changelings do not count", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother"}, {ID: "picaroon"}, {ID: "picaroon", Power: 1}}}, side{}, card.Dis)
		tb.PowerIs("picaroon#1", 5)
		tb.PowerIs("picaroon#2", 1)
	})
	t.Run("its neighbor leaves: it dies of that", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fear")}, side{Line: ids("mother", "picaroon")}, card.Dis)
		tb.Play("fear")
		tb.Pick("mother")
		tb.Line(1)
		tb.InZone(card.Discard, "picaroon")
	})
	t.Run("played on an empty line it dies at once (K11.17)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("picaroon")}, side{Line: ids("mother")}, card.Dis)
		tb.Play("picaroon")
		tb.InZone(card.Discard, "picaroon")
	})
	t.Run("what it gains comes on top", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother"}, {ID: "picaroon", Power: 2, Attached: ids("blood-of-titans")}}}, side{}, card.Dis)
		tb.PowerIs("picaroon", 12)
	})
}

func TestEtansJar(t *testing.T) {
	name := func(tb *gametest.Table, id string) {
		n, ok := tb.Catalogue().Number(id)
		assert.True(t, ok)
		tb.Choose(int(n))
	}
	t.Run("cards of that name cannot be played by anybody", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("etan-s-jar", "fear", "dust-imp")},
			side{Hand: ids("fear", "mind-barb"), Line: ids("mother"), Houses: []card.House{card.Dis}}, card.Dis)
		tb.Play("etan-s-jar")
		tb.Asks(keyforge.AskName, keyforge.ForEffect, 0)
		name(tb, "fear")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("0:fear")}, keyforge.NotPlayable)
		tb.Play("dust-imp")
		tb.EndTurn()
		tb.House(card.Dis)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("1:fear")}, keyforge.NotPlayable)
		tb.Discard("1:fear") // discarding is free
		tb.Play("mind-barb")
	})
	t.Run("nor from the top of a deck (Q41); in play nothing changes", func(t *testing.T) {
		tb := duel(t, side{Line: ids("urchin"), Hand: list{{ID: "etan-s-jar"}, {ID: "wild-wormhole", House: card.Dis}}, Deck: ids("urchin")},
			side{}, card.Dis)
		tb.Play("etan-s-jar")
		name(tb, "urchin")
		tb.Play("wild-wormhole")
		assert.Equal(t, []string{"urchin"}, tb.Pile(0, card.Deck))
		tb.Line(0, "urchin")
	})
	t.Run("until it leaves play", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "neutron-shark", House: card.Dis}}, Artifacts: ids("seeker-needle"), Hand: ids("etan-s-jar", "fear"),
			Deck: ids("batdrone")}, side{Line: ids("mother", "tocsin")}, card.Dis)
		tb.Play("etan-s-jar")
		name(tb, "fear")
		tb.Reap("neutron-shark")
		tb.Pick("tocsin", "etan-s-jar")
		tb.Play("fear")
		tb.InZone(card.Hand, "mother")
	})
	t.Run("under another's control it goes on", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("etan-s-jar", "fear"), Houses: []card.House{card.Dis}},
			side{Hand: ids("sneklifter"), Houses: []card.House{card.Shadows}}, card.Dis)
		tb.Play("etan-s-jar")
		name(tb, "fear")
		tb.EndTurn()
		tb.Play("sneklifter")
		tb.EndTurn()
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("fear")}, keyforge.NotPlayable)
	})
	t.Run("two jars, two names", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("etan-s-jar", "etan-s-jar", "fear", "mind-barb", "dust-imp")}, side{}, card.Dis)
		tb.Play("etan-s-jar#1")
		name(tb, "fear")
		tb.Play("etan-s-jar")
		name(tb, "mind-barb")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("fear")}, keyforge.NotPlayable)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("mind-barb")}, keyforge.NotPlayable)
		tb.Play("dust-imp")
	})
}

func TestBreakKey(t *testing.T) {
	t.Run("with fewer keys than the opponent", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("break-key"), Keys: 1}, side{Keys: 2, Amber: 1}, card.Dis)
		tb.Play("break-key")
		tb.Left()
		tb.Keys(1, 1)
		tb.Amber(1, 7)
		tb.Keys(0, 1)
		tb.Amber(0, 1)
	})
	t.Run("not with as many", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("break-key"), Keys: 1}, side{Keys: 1, Amber: 1}, card.Dis)
		tb.Play("break-key")
		tb.Keys(1, 1)
		tb.Amber(1, 1)
	})
}
