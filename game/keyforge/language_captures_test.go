package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// hoarders put æmber on whatever captures it or is exalted.
var hoarders = []*Card{
	Artifact("hoard", Brobnar, Reacts(Captures(Creatures), PutAmber(1, Subject))),
	Artifact("shrine", Brobnar, Reacts(IsExalted(Creatures), PutAmber(1, Subject))),
}

// inOrder resolves what waits, the first first.
func inOrder(tb *gametest.Table) {
	for tb.Question().Kind == keyforge.AskOrder {
		tb.Choose(0)
	}
}

// A creature captures once, however much it is, and whoever controls it (K5.6).
func TestK5_6AfterCapturing(t *testing.T) {
	raid := Action("raid", Brobnar, Play(Capture(2, Creatures.Friendly()), CaptureFrom(You, 3, Choose(Creatures.Enemy()))))
	cards := append(hoarders, raid)
	tb := duelWith(t, side{Hand: ids("raid"), Artifacts: ids("hoard", "shrine"), Line: ids("plain-1", "plain-2"), Amber: 5},
		side{Line: ids("plain-3"), Amber: 3}, cards...)
	tb.Play("raid")
	inOrder(tb)
	tb.AmberOn("plain-1", 3)
	tb.AmberOn("plain-2", 2)
	tb.AmberOn("plain-3", 4)
	tb.Amber(0, 2)
	tb.Amber(1, 0)

	tb = duelWith(t, side{Hand: ids("raid"), Artifacts: ids("hoard"), Line: ids("plain-1")}, side{Line: ids("plain-3")}, cards...)
	tb.Play("raid")
	tb.AmberOn("plain-1", 0) // nothing was captured
	tb.AmberOn("plain-3", 0)
}

// A bonus icon captures, and so does what takes æmber on its way to a pool or a theft, all of
// it at once.
func TestK5_6AfterCapturingInOtherWays(t *testing.T) {
	spider := Creature("spider", Brobnar, 7, Constantly(Rule(GainCaptured, Opponent)))
	gift, theft := Action("gift", Brobnar, Play(Gain(3))), Action("theft", Brobnar, Play(Steal(2)))
	guard := Artifact("guard", Brobnar, Constantly(Rule(StealCaptured, You)))
	cards := append(hoarders, spider, gift, theft, guard)
	t.Run("an icon", func(t *testing.T) {
		tb := duelWith(t, side{Hand: list{{ID: "nap", Icons: icons(CaptureIcon, CaptureIcon)}}, Artifacts: ids("hoard"),
			Line: ids("plain-1")}, side{Amber: 2}, cards...)
		tb.Play("nap")
		tb.AmberOn("plain-1", 4)
	})
	t.Run("what would be gained, reaped or stolen", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("gift", "theft"), Artifacts: ids("hoard"), Line: ids("plain-1")},
			side{Line: ids("spider"), Amber: 2}, cards...)
		tb.Play("gift")
		tb.AmberOn("spider", 4)
		tb.Reap("plain-1")
		tb.AmberOn("spider", 6)
		tb.Play("theft")
		tb.AmberOn("spider", 9)
		tb.Amber(0, 0)
		tb.Amber(1, 0)
	})
	t.Run("of two that capture what would be gained, each its own", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("gift"), Artifacts: ids("hoard")}, side{Line: ids("spider", "spider")}, cards...)
		tb.Play("gift")
		tb.Pick("spider#1")
		tb.Pick("spider#1")
		tb.Pick("spider#2")
		tb.AmberOn("spider#1", 4)
		tb.AmberOn("spider#2", 2)
	})
	t.Run("what would be stolen, once for each that captures", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("theft"), Line: ids("plain-1", "plain-2"), Artifacts: ids("hoard")},
			side{Artifacts: ids("guard"), Amber: 2}, cards...)
		tb.Play("theft")
		tb.Pick("plain-1")
		tb.Pick("plain-1")
		tb.AmberOn("plain-1", 3)
		tb.AmberOn("plain-2", 0)
	})
}

// Each æmber exalts once; æmber that is put on a creature otherwise does not (K5.8).
func TestK5_8AfterExalting(t *testing.T) {
	rite, tithe := Action("rite", Brobnar, Play(Exalt(2, Creatures))), Action("tithe", Brobnar, Play(PutAmber(2, Creatures)))
	cards := append(hoarders, rite, tithe)
	tb := duelWith(t, side{Hand: ids("rite", "tithe"), Artifacts: ids("shrine", "hoard"), Line: ids("plain-1")},
		side{Line: ids("plain-2")}, cards...)
	tb.Play("tithe")
	tb.AmberOn("plain-1", 2)
	tb.Play("rite")
	inOrder(tb)
	tb.AmberOn("plain-1", 6)
	tb.AmberOn("plain-2", 6)
	assert.Zero(t, tb.Player(0).Pool)
}

// Æmber on its way to a pool, wherever it comes from, becomes as many token creatures as the
// deck allows, and is not gained (K17.3, Q87).
func TestTokensInsteadOfAmber(t *testing.T) {
	judge := Creature("judge", Brobnar, 4, Reacts(GainsByReaping(AnyPlayer), Gain(1)))
	spider := Creature("spider", Brobnar, 7, Constantly(Rule(GainCaptured, Opponent)))
	cards := append([]*Card{
		Action("staff", Brobnar, Play(Lasts(RestOfTurn, Static(Rule(GainMade, You))))),
		Action("gift", Brobnar, Play(Gain(3), Draw(1))),
		Action("share", Brobnar, Play(EachPlayer.Gains(N(1)))),
		Action("theft", Brobnar, Play(Steal(2))),
		Action("door", Brobnar, Play(Lasts(RestOfTurn, Static(Rule(ReapSteals, You))))),
		Artifact("sentry", Brobnar, Constantly(Rule(StealCaptured, EachPlayer))),
		judge, spider,
	}, recruits...)
	staffed := func(t *testing.T, foe side, id string, line ...string) *gametest.Table {
		tb := duelWith(t, side{Token: "knight", Hand: ids("staff", "staff", id), Line: ids(line...), Deck: ids("nap", "nap", "item", "item")},
			foe, cards...)
		tb.Play("staff")
		return tb
	}
	flanks := func(tb *gametest.Table, n int) {
		for range n {
			tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
			tb.Right()
		}
	}
	t.Run("what is gained, before anything else", func(t *testing.T) {
		tb := staffed(t, side{Token: "knight", Deck: ids("nap")}, "gift", "plain-3")
		tb.Play("staff") // a second one changes nothing
		tb.Play("gift")
		flanks(tb, 3)
		tb.Line(0, "plain-3", "knight", "knight", "knight")
		tb.Marked("knight#1", keyforge.Exhausted)
		assert.Equal(t, []string{"item"}, tb.Pile(0, Hand))
		tb.Amber(0, 0)
	})
	t.Run("no more than the deck has", func(t *testing.T) {
		tb := duelWith(t, side{Token: "knight", Hand: ids("staff", "gift"), Deck: ids("nap")}, side{}, cards...)
		tb.Play("staff")
		tb.Play("gift")
		tb.Line(0, "knight")
		tb.Amber(0, 0)
	})
	t.Run("without a token card", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("staff", "gift"), Deck: ids("nap", "item")}, side{Token: "knight"}, cards...)
		tb.Play("staff")
		tb.Play("gift")
		tb.Line(0)
		tb.Amber(0, 0)
		assert.Equal(t, []string{"nap"}, tb.Pile(0, Hand))
	})
	t.Run("only yours, only this turn", func(t *testing.T) {
		tb := staffed(t, side{Token: "imp", Deck: ids("nap"), Hand: ids("share")}, "share")
		tb.Play("share")
		tb.Line(0, "knight")
		tb.Amber(0, 0)
		tb.Amber(1, 1)
		tb.EndTurn()
		tb.Play("share")
		tb.Amber(0, 1)
		tb.Amber(1, 2)
	})
	t.Run("reaped", func(t *testing.T) {
		tb := staffed(t, side{Line: ids("judge")}, "nap", "plain-3")
		tb.Reap("plain-3")
		flanks(tb, 1)
		tb.Line(0, "plain-3", "knight")
		tb.Amber(0, 0)
		tb.Amber(1, 0)
	})
	t.Run("stolen", func(t *testing.T) {
		tb := staffed(t, side{Amber: 3}, "theft", "plain-3")
		tb.Play("theft")
		flanks(tb, 2)
		tb.Line(0, "plain-3", "knight", "knight")
		tb.Amber(0, 0)
		tb.Amber(1, 1)
	})
	t.Run("what dies with æmber on it", func(t *testing.T) {
		tb := duelWith(t, side{Token: "knight", Hand: ids("staff"), Line: ids("plain-3"), Deck: ids("nap", "item")},
			side{Line: list{{ID: "plain-1", Amber: 1}}}, cards...)
		tb.Play("staff")
		tb.Fight("plain-3")
		flanks(tb, 1)
		tb.Line(0, "plain-3", "knight")
		tb.Amber(0, 0)
	})
	t.Run("beside what captures it (Q42)", func(t *testing.T) {
		tb := staffed(t, side{Line: ids("spider")}, "gift", "plain-3")
		tb.Play("gift")
		tb.Asks(keyforge.AskCards, keyforge.ForReplacement, 0)
		tb.Offers("spider", "staff#1")
		tb.Pick("spider")
		tb.AmberOn("spider", 1)
		tb.Pick("staff#1") // all that is left
		flanks(tb, 2)
		tb.Line(0, "plain-3", "knight", "knight")
		tb.AmberOn("spider", 1)
		tb.Amber(0, 0)
	})
	t.Run("beside what captures thefts", func(t *testing.T) {
		tb := staffed(t, side{Amber: 3, Artifacts: ids("sentry")}, "theft", "plain-3")
		tb.Play("theft")
		tb.Pick("staff#1")
		tb.Pick("plain-3")
		flanks(tb, 1)
		tb.AmberOn("plain-3", 1)
		tb.Line(0, "plain-3", "knight")
		tb.Amber(0, 0)
		tb.Amber(1, 1)
	})
	t.Run("beside reaping that steals", func(t *testing.T) {
		for id, left := range map[string]int{"staff#1": 2, "door": 1} {
			tb := staffed(t, side{Amber: 2}, "door", "plain-3")
			tb.Play("door")
			tb.Reap("plain-3")
			tb.Pick(id)
			flanks(tb, 1)
			tb.Amber(0, 0)
			tb.Amber(1, left)
		}
	})
}
