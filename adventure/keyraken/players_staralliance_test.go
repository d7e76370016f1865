package keyraken_test

import (
	"testing"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// alliance is a game of one player who has Star Alliance cards, with an ally.
func alliance(t *testing.T, me, ally, k keyforge.SidePosition) *gametest.Table {
	t.Helper()
	return at(t, adventure.Easy, keyforge.Position{House: StarAlliance, Monster: k, Players: []keyforge.SidePosition{me, ally}})
}

// The Keyraken is nobody's creature; an ally's are neither friendly nor enemy (A5.2, A7.3).
func TestRedAlertCountsNeitherAlliesNorTheBoss(t *testing.T) {
	tb := alliance(t, keyforge.SidePosition{Line: gametest.Cards("plain-3"), Hand: gametest.Cards("red-alert")}, line("plain-4", "plain-5"),
		line("limb-3", "limb-4"))
	tb.Play("red-alert")
	tb.Damage("limb-3", 1)
	tb.Damage("limb-4", 1)
	tb.Damage("plain-5", 0)
	tb.Damage("the-keyraken", 0)
}

func TestFingersStealsFromTheKeyraken(t *testing.T) {
	tb := alliance(t, keyforge.SidePosition{Line: gametest.Cards("special-agent-fingers")}, line("plain-5"), keyforge.SidePosition{Amber: 2})
	tb.Act("special-agent-fingers")
	tb.Amber(0, 1)
	tb.Amber(keyforge.Monster, 1)
}

// Each player's own creatures are compared with those of the opponent.
func TestQuixxleStoneAmongAllies(t *testing.T) {
	ally := line("plain-4", "plain-5", "plain-6")
	ally.Artifacts = gametest.Cards("quixxle-stone")
	me := keyforge.SidePosition{Line: gametest.Cards("plain-3"), Hand: gametest.Cards("calv-1n")}
	tb := alliance(t, me, ally, line("limb-3"))
	tb.Play("calv-1n")
	tb.Right()
	tb = alliance(t, me, ally, line())
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("calv-1n")}, keyforge.NotPlayable)
}

func TestPeaceAccordPaysTheKeyrakenToo(t *testing.T) {
	tb := alliance(t, keyforge.SidePosition{Hand: gametest.Cards("peace-accord")}, line("plain-5"), line("limb-3"))
	tb.Play("peace-accord")
	for _, s := range []keyforge.Side{0, 1, keyforge.Monster} {
		tb.Amber(s, 2)
	}
}
