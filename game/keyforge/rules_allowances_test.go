package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// Of several cards that let one card of another house be played or used, the one that
// allows less is used up first; where none does, the active player chooses.
func TestQ57_K16_1WhichPermissionIsUsedUp(t *testing.T) {
	grants := func(id string, m Mod) *Card { return Artifact(id, Brobnar, Constantly(m)) }
	anything := grants("anything", Allow(MayPlayOther, Cards.NotHouse(Brobnar), 1, 0))
	people := grants("people", Allow(MayPlayOther, Creatures.NotHouse(Brobnar), 1, 0))
	devils := grants("devils", Allow(MayPlayOther, Cards.House(Dis), 1, 0))
	engines := grants("engines", Allow(MayPlayOther, Cards.House(Logos), 1, 0))
	either := grants("either", AllowEither(Cards.House(Dis), 1))
	fighter := grants("fighter", Allow(MayUseOther, Creatures.House(Dis), 1, ActFight))
	endless := grants("endless", Allow(MayPlayOther, Creatures.House(Dis), 0, 0))
	trick := Action("trick", Dis, Play(Gain(1)))
	gadget := Action("gadget", Logos, Play(Gain(1)))
	both := Creature("both", Dis, 2, OrUpgrade(Constantly(Power(Host, 1))))
	cards := []*Card{anything, people, devils, engines, either, fighter, endless, trick, gadget, both}
	used := func(t *testing.T, tb interface {
		Of(string) *keyforge.CardState
	}, ids ...string) {
		t.Helper()
		for _, id := range ids {
			assert.Equal(t, 1, int(tb.Of(id).Allowed), id)
		}
	}
	for _, order := range [][]string{{"anything", "people"}, {"people", "anything"}} {
		t.Run("the narrower of "+order[0]+" and "+order[1], func(t *testing.T) {
			tb := duelWith(t, side{Artifacts: ids(order...), Hand: ids("dis-1", "trick", "gadget")}, side{}, cards...)
			tb.Play("dis-1")
			used(t, tb, "people")
			tb.Play("trick")
			used(t, tb, "anything")
			tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("gadget")}, keyforge.WrongHouse)
		})
	}
	t.Run("neither is narrower", func(t *testing.T) {
		for _, pick := range []string{"people", "devils"} {
			tb := duelWith(t, side{Artifacts: ids("people", "devils"), Hand: ids("dis-1", "trick", "gadget")}, side{}, cards...)
			tb.Play("dis-1")
			tb.Asks(keyforge.AskCards, keyforge.ForAllowance, 0)
			tb.Offers("people", "devils")
			tb.InZone(Hand, "dis-1")
			tb.Pick(pick)
			tb.InZone(Battleline, "dis-1")
			used(t, tb, pick)
			assert.Equal(t, pick == "people", tb.Check(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("trick")}) == nil)
		}
	})
	t.Run("the wider is no choice beside two narrower ones", func(t *testing.T) {
		tb := duelWith(t, side{Artifacts: ids("people", "anything", "devils"), Hand: ids("dis-1", "trick")}, side{}, cards...)
		tb.Play("dis-1")
		tb.Offers("people", "devils")
		tb.Pick("devils")
		used(t, tb, "devils")
	})
	t.Run("what does not allow it is out of the question", func(t *testing.T) {
		tb := duelWith(t, side{Artifacts: ids("engines", "people", "anything"), Hand: ids("dis-1", "gadget")}, side{}, cards...)
		tb.Play("dis-1")
		used(t, tb, "people")
		tb.Play("gadget")
		used(t, tb, "engines")
	})
	t.Run("two that allow the same", func(t *testing.T) {
		tb := duelWith(t, side{Artifacts: ids("devils", "devils"), Hand: ids("dis-1", "trick")}, side{}, cards...)
		tb.Play("dis-1")
		tb.Play("trick")
		used(t, tb, "devils#1", "devils#2")
	})
	t.Run("one without limit spares the others", func(t *testing.T) {
		tb := duelWith(t, side{Artifacts: ids("people", "endless"), Hand: ids("dis-1")}, side{}, cards...)
		tb.Play("dis-1")
		assert.Zero(t, tb.Of("people").Allowed)
	})
	t.Run("a card of the active house spares all, and what allows only those allows nothing", func(t *testing.T) {
		tb := duelWith(t, side{Artifacts: ids("people", "devils"), Hand: ids("plain-1")}, side{}, cards...)
		tb.Play("plain-1")
		assert.Zero(t, tb.Of("people").Allowed)
	})
	t.Run("playing alone is narrower than playing or using", func(t *testing.T) {
		tb := duelWith(t, side{Artifacts: ids("either", "devils"), Line: ids("dis-5"), Hand: ids("dis-1")}, side{}, cards...)
		tb.Play("dis-1")
		tb.Left()
		used(t, tb, "devils")
		tb.Reap("dis-5")
		used(t, tb, "either")
	})
	t.Run("uses: fighting alone is narrower", func(t *testing.T) {
		tb := duelWith(t, side{Artifacts: ids("either", "fighter"), Line: ids("dis-5", "dis-2")}, side{Line: ids("plain-1")}, cards...)
		tb.Fight("dis-5")
		used(t, tb, "fighter")
		tb.Reap("dis-2")
		used(t, tb, "either")
	})
	t.Run("uses: neither is narrower", func(t *testing.T) {
		reaper := grants("reaper", Allow(MayUseOther, Creatures.NotHouse(Brobnar), 1, ActReap))
		tb := duelWith(t, side{Artifacts: ids("either", "reaper"), Line: ids("dis-5"), Hand: ids("dis-1")}, side{}, either, reaper)
		tb.Reap("dis-5")
		tb.Offers("either", "reaper")
		tb.Unmarked("dis-5", keyforge.Exhausted)
		tb.Pick("reaper")
		tb.Marked("dis-5", keyforge.Exhausted)
		tb.Play("dis-1")
		tb.Left()
		used(t, tb, "either", "reaper")
	})
	t.Run("Q56 upgrades alone are narrower than cards", func(t *testing.T) {
		fittings := grants("fittings", Allow(MayPlayOther, Upgrades, 1, 0))
		tb := duelWith(t, side{Artifacts: ids("anything", "fittings"), Line: ids("plain-1"), Hand: ids("both")}, side{}, anything, fittings, both)
		tb.PlayUpgrade("both")
		used(t, tb, "fittings")
		assert.Zero(t, tb.Of("anything").Allowed)
	})
	t.Run("effects of the turn", func(t *testing.T) {
		pass := Action("pass", Brobnar, Play(Lasts(RestOfTurn, Static(Allow(MayPlayOther, Creatures.NotHouse(Brobnar), 1, 0)))))
		tb := duelWith(t, side{Artifacts: ids("devils"), Hand: ids("pass", "dis-1", "trick")}, side{}, pass, devils, trick)
		tb.Play("pass")
		tb.Play("dis-1")
		tb.Offers("pass", "devils")
		tb.Pick("pass")
		tb.Play("trick")
		used(t, tb, "devils")
	})
}
