package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestIslandOfMisfitToys(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("island-of-misfit-toys"), Discard: ids("shadys", "fear", "mender")}, side{Discard: ids("varad-the-indulgent")},
		card.Geistoid)
	tb.Act("island-of-misfit-toys")
	tb.InZone(card.Hand, "shadys", "mender")
	tb.InZone(card.Discard, "fear", "varad-the-indulgent")
	tb.InZone(card.Purged, "island-of-misfit-toys")
	tb = duel(t, side{Artifacts: ids("island-of-misfit-toys")}, side{}, card.Geistoid)
	tb.Act("island-of-misfit-toys")
	tb.InZone(card.Purged, "island-of-misfit-toys")
}

func TestWellOfMemory(t *testing.T) {
	tb := duel(t, side{Hand: ids("well-of-memory", "fear", "punch", "smith"), Discard: ids("troll", "mother", "krump")}, side{}, card.Geistoid)
	tb.Play("well-of-memory")
	tb.Pick("fear", "smith")
	tb.Finish()
	tb.InZone(card.Purged, "fear", "smith")
	tb.Pick("troll")
	tb.Pick("krump")
	tb.InZone(card.Hand, "punch", "troll", "krump")
	tb.InZone(card.Discard, "mother")
	tb = duel(t, side{Hand: ids("well-of-memory", "fear"), Discard: ids("troll")}, side{}, card.Geistoid)
	tb.Play("well-of-memory")
	tb.Finish() // none
	tb.InZone(card.Hand, "fear")
	tb.InZone(card.Discard, "troll")
	tb = duel(t, side{Artifacts: ids("well-of-memory")}, side{}, card.Geistoid)
	tb.Act("well-of-memory")
	tb.InZone(card.Discard, "well-of-memory")
}

func TestPlowSword(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("plow-sword"), Line: ids("troll"), Discard: ids("fear", "krump")},
		side{Line: ids("mother"), Deck: ids("punch"), Discard: ids("tunk")}, card.Geistoid)
	tb.Act("plow-sword")
	tb.Offers("krump", "tunk")
	tb.Pick("tunk")
	tb.InZone(card.Deck, "tunk")
	tb.Pick("mother")
	tb.Damage("mother", 3)
	tb = duel(t, side{Artifacts: ids("plow-sword"), Discard: ids("fear")}, side{Line: ids("mother")}, card.Geistoid)
	tb.Act("plow-sword") // no creature to put there
	tb.Damage("mother", 0)
}

func TestAnimatingForce(t *testing.T) {
	tb := duel(t, side{Hand: ids("animating-force"), Line: ids("troll"), Artifacts: ids("plow-sword")},
		side{Artifacts: ids("gauntlet-of-command"), Line: ids("mother")}, card.Geistoid)
	tb.Play("animating-force")
	tb.Offers("plow-sword", "gauntlet-of-command")
	tb.Pick("gauntlet-of-command")
	tb.Right()
	tb.Line(0, "troll", "gauntlet-of-command")
	tb.InZone(card.Attached, "animating-force")
	tb.PowerIs("gauntlet-of-command", 4)
	assert.Equal(t, card.CreatureType, tb.TypeOf(tb.Card("gauntlet-of-command")))
	assert.True(t, tb.HasKeyword(tb.Card("gauntlet-of-command"), card.Versatile))

	tb = duel(t, side{Hand: ids("animating-force"), Line: ids("troll")}, side{}, card.Geistoid)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("animating-force")}, keyforge.NoHost)
	tb.Discard("animating-force")
	tb.Amber(0, 1)
}
