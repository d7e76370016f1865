package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// "You", "opponent", "friendly" and "enemy" of the cards of Crucible Clash: the opponent is the
// Keyraken (A2.5), and an ally's cards are neither friendly nor enemy (A7.3).

// It stays with the Keyraken, whose rising is no forging (A13.4).
func TestCurseOfForgeryOfTheKeyraken(t *testing.T) {
	tb := together(t, "curse-of-forgery", Skyborn, seat{}, seat{Amber: 6}, seat{Artifacts: asleep(), Amber: 20})
	tb.Play("curse-of-forgery")
	assert.Contains(t, tb.Pile(monster, Artifacts), "curse-of-forgery")
	tb.EndTurn()
	assert.Contains(t, tb.Pile(monster, Artifacts), "curse-of-forgery")
	tb.LeaveOpen()
}

func TestCrucibleEnemiesAreLimbs(t *testing.T) {
	tb := together(t, "worthy-adversaries", Brobnar, line("plain-2"), line("plain-4"), line("limb-5", "limb-6", "limb-7"))
	tb.Play("worthy-adversaries")
	tb.Offers("limb-5", "limb-6", "limb-7")
	tb.Pick("limb-5", "limb-7")
	tb.AmberOn("limb-5", 1)
	tb.AmberOn("limb-6", 0)
	tb.AmberOn("limb-7", 1)

	tb = together(t, "plain-3", Brobnar, line("badger"), line("plain-4"), line("limb-5"))
	tb.Reap("badger")
	tb.Play("plain-3")
	tb.Left()
	tb.Damage("limb-5", 3)
	tb.Damage("plain-4", 0)

	tb = together(t, "incite-violence", Brobnar, line("plain-9"), line("plain-4"), line("limb-5", "limb-6", "limb-7"))
	tb.Play("incite-violence")
	tb.Fight("plain-9", "limb-6")
	tb.Damage("limb-5", 1)
	tb.Damage("limb-7", 1)

	tb = together(t, "rotting-mist", Dis, line("plain-2"), line("plain-1"), line("limb-1", "limb-6"))
	tb.Play("rotting-mist")
	tb.Line(monster, "limb-6")
	tb.Line(1, "plain-1")
	tb.PowerIs("limb-6", 5)

	tb = aloft(t, Saurian, seat{Artifacts: ids("glorious-tradition")}, line("plain-4"), line("limb-5", "limb-6", "limb-7"))
	tb.Act("glorious-tradition")
	tb.AmberOn("limb-5", 1)
	tb.AmberOn("limb-6", 0)
	tb.AmberOn("limb-7", 1)
	tb.AmberOn("plain-4", 0)

	tb = together(t, "stand-and-fight", Saurian, line("plain-6"), line("plain-4"), line("limb-5"))
	tb.Play("stand-and-fight")
	if tb.Question().Purpose == keyforge.ForAttack {
		tb.Pick("limb-5")
	}
	tb.AmberOn("plain-6", 1)
	tb.AmberOn("plain-4", 0)
	tb.Line(monster)

	tb = together(t, "unleash-the-beast", Untamed, line("plain-6"), line("plain-9"), line("limb-7"))
	tb.Play("unleash-the-beast")
	tb.Damage("limb-7", 6)
}

// What is lost, stolen or captured is the Keyraken's (A11.7).
func TestCrucibleAmberOfTheKeyraken(t *testing.T) {
	tb := aloft(t, Dis, line("lok-the-corruptor", "dis-2"), seat{Amber: 4, Line: ids("dis-3")}, seat{Amber: 5})
	tb.Reap("lok-the-corruptor")
	pools(t, tb, 1, 4, 3)

	tb = aloft(t, Dis, seat{Artifacts: ids("radix-of-suffering"), Deck: ids("fear")}, seat{Amber: 4}, seat{Amber: 1})
	tb.Act("radix-of-suffering")
	pools(t, tb, 0, 4, 0)
	assert.Len(t, tb.Pile(0, Hand), 1)

	tb = together(t, "avarice", Dis, seat{Amber: 3}, seat{Amber: 4}, seat{Amber: 5, Line: ids("limb-5")})
	tb.Play("avarice")
	tb.AmberOn("limb-5", 2)
	pools(t, tb, 4, 4, 3)

	tb = together(t, "render-guilt", Sanctum, line("plain-5"), seat{Amber: 4}, seat{Amber: 5})
	tb.Play("render-guilt")
	tb.Damage("plain-5", 1)
	pools(t, tb, 1, 4, 4)

	tb = together(t, "ripper-jack", Skyborn, seat{}, seat{Amber: 4}, seat{Amber: 5})
	tb.Play("ripper-jack")
	pools(t, tb, 1, 4, 4)

	assert.Equal(t, 2, dearer(t, aloft(t, Untamed, line("snufflegator", "enchanted-murmook", "conclave-witch"), line("plain-1"),
		line("limb-5"))))
}

// Cards that speak of any creature reach allies and the Keyraken's alike.
func TestCrucibleAnyCreature(t *testing.T) {
	tb := aloft(t, Brobnar, seat{Artifacts: ids("überking-tablets")}, line("plain-4"), line("limb-5"))
	tb.Act("überking-tablets")
	tb.Choose(1)
	tb.Offers("plain-4", "limb-5")
	tb.Pick("limb-5")
	tb.Marked("limb-5", keyforge.Exhausted)
	tb.Damage("limb-5", 2)

	tb = aloft(t, Mars, seat{Artifacts: ids("pulse-cannon")}, line("plain-4"), line("limb-5", "limb-6"))
	tb.Act("pulse-cannon")
	tb.Offers("plain-4", "limb-5", "limb-6")
	tb.Pick("limb-5")
	tb.Marked("limb-6", keyforge.Stunned)
	tb.Unmarked("plain-4", keyforge.Stunned)

	tb = together(t, "legate-scipio", Saurian, seat{}, line("praetorian-kentro"), line("limb-5"))
	tb.Play("legate-scipio")
	tb.Yes()
	tb.AmberOn("legate-scipio", 1)
	tb.AmberOn("praetorian-kentro", 1)
	tb.AmberOn("limb-5", 0)

	tb = aloft(t, Mars, line("benny"), seat{Line: one(keyforge.CardPosition{ID: "glylyx-weaponsmith", Marks: keyforge.Exhausted})}, seat{})
	tb.Reap("benny")
	tb.Unmarked("glylyx-weaponsmith", keyforge.Exhausted)

	tb = together(t, "power-up", Untamed, line("plain-2"), line("plain-5"), seat{})
	tb.Play("power-up")
	tb.InZone(Discard, "power-up") // the ally's is stronger

	tb = together(t, "experiment-q", Mars, seat{}, line("plain-4", "benny"), line("limb-5"))
	tb.Play("experiment-q")
	tb.PowerIs("experiment-q", 7)
	tb.Pick("plain-4", "limb-5")
	tb.Marked("plain-4", keyforge.Stunned)
	tb.Marked("limb-5", keyforge.Stunned)
}

// It can be chosen, and stays (A26); limbs go.
func TestRuinationOfTheKeyraken(t *testing.T) {
	for _, id := range []string{"the-keyraken", "limb-5"} {
		tb := together(t, "ruination", Dis, line("plain-2"), line("plain-4"), line("limb-5", "limb-6"))
		tb.Play("ruination")
		tb.Pick(id)
		if id == "the-keyraken" {
			tb.Line(monster, "limb-5", "limb-6")
			assert.False(t, tb.Over())
		} else {
			tb.Line(monster, "limb-6")
		}
		tb.Line(1, "plain-4")
	}
}

// It is purged at the end of the turn of the Keyraken in which the limb recovers (A11.7).
func TestSonicWaverBeforeTheKeyraken(t *testing.T) {
	tb := aloft(t, Mars, seat{Artifacts: ids("sonic-waver")}, line("plain-4"),
		seat{Artifacts: asleep(), Line: one(keyforge.CardPosition{ID: "limb-5", Marks: keyforge.Stunned})})
	tb.EndTurn()
	tb.InZone(Purged, "sonic-waver")
	tb.LeaveOpen()
}
