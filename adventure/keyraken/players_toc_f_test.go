package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// enlists is a player with a token card, token creatures and others in line, and a deck.
func enlists(token string, down int, others ...string) seat {
	line := gametest.FaceDown(make([]string, down)...)
	for i := range line {
		line[i].ID = "dis-5"
	}
	return seat{Token: token, Line: append(line, ids(others...)...), Deck: gametest.Many(6, "dis-5")}
}

// Enemies are limbs, and every creature counts as a creature (A7.3, A7.4); an ally is no
// opponent (A7.3).
func TestTokensOfDisBesideAllies(t *testing.T) {
	t.Run("codex of true names", func(t *testing.T) {
		me := enlists("catena-fiend", 1)
		me.Artifacts = ids("codex-of-true-names")
		tb := aloft(t, Dis, me, enlists("catena-fiend", 1, "plain-3"), line("limb-3", "limb-4"))
		tb.Act("codex-of-true-names")
		tb.Offers("limb-3", "limb-4")
		tb.Pick("limb-4")
		tb.Line(0)
		tb.Line(1, "catena-fiend", "plain-3")
		tb.Line(monster, "limb-3")
		assert.Equal(t, []string{"limb-4"}, tb.Pile(monster, Archives))
	})
	t.Run("beyond all darkness", func(t *testing.T) {
		tb := together(t, "beyond-all-darkness", Dis, enlists("facet", 0, "dis-9"), line("plain-9"), line("limb-1"))
		tb.Play("beyond-all-darkness")
		tb.Fight("dis-9", "limb-1")
		tb.Right()
		tb.Line(0, "dis-9", "facet")
		tb.Line(1, "plain-9")
	})
	t.Run("the amasser and the forsaken", func(t *testing.T) {
		gifts := []*Card{Action("gifts", Dis, Play(Opponent.Draws(N(2)))), Action("theft", Dis, Play(Opponent.DiscardsAtRandom(1)))}
		k := seat{Deck: ids("titanic-maw", "titanic-maw", "titanic-maw")}
		me, ally := enlists("facet", 0, "the-amasser"), enlists("snare", 0, "the-forsaken")
		me.Hand = ids("gifts", "theft")
		tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: k, Players: []seat{me, ally}}, gifts...)
		tb.Play("gifts")
		tb.Line(0, "the-amasser", "facet", "facet")
		tb.Line(1, "the-forsaken")
		tb.Play("theft") // from the archives (A4.4)
		assert.Len(t, tb.Pile(monster, Archives), 1)
		tb.Line(1, "snare", "the-forsaken")
	})
	t.Run("gate warden", func(t *testing.T) {
		for tokens := range 2 {
			me := enlists("facet", tokens, "gate-warden")
			tb := aloft(t, Dis, me, enlists("facet", 1, "plain-3"), line("limb-3"))
			tb.EndTurn() // the limb has no prey
			reaped := cardsOf(tb, keyforge.Reaped)
			if tokens == 0 {
				assert.Contains(t, reaped, "limb-3")
			} else {
				assert.NotContains(t, reaped, "limb-3")
			}
		}
		tb := aloft(t, Brobnar, line("plain-3"), enlists("facet", 1, "gate-warden"), seat{})
		tb.Reap("plain-3")
	})
	t.Run("levy of souls", func(t *testing.T) {
		me := enlists("facet", 1)
		me.Artifacts, me.Hand = ids("levy-of-souls"), nil
		tb := aloft(t, Dis, me, enlists("facet", 1), line())
		before := nextRise(tb)
		tb.Act("levy-of-souls")
		tb.Left()
		assert.Equal(t, before+2, nextRise(tb))
	})
	t.Run("tokens", func(t *testing.T) {
		tb := aloft(t, Dis, enlists("catena-fiend", 1), seat{Line: ids("plain-3"), Amber: 4}, seat{Line: ids("limb-1"), Amber: 3})
		tb.Fight("catena-fiend", "limb-1")
		pools(t, tb, 1, 4, 2)
		tb.Line(1, "plain-3") // no friendly creature
		tb.Damage("catena-fiend", 4)

		tb = aloft(t, Dis, enlists("snare", 1), seat{Amber: 4}, seat{Line: ids("limb-9"), Amber: 3})
		tb.Fight("snare", "limb-9")
		pools(t, tb, 0, 4, 2)

		k := line("limb-9")
		k.Archives = ids("titanic-maw")
		tb = aloft(t, Dis, enlists("thrall", 1), seat{Hand: ids("plain-3")}, k)
		tb.Fight("thrall", "limb-9")
		assert.Empty(t, tb.Pile(monster, Archives)) // A4.4
		assert.Len(t, tb.Pile(1, Hand), 1)
	})
}

// The Keyraken is a player who can be chosen, with the adventure deck; it makes no tokens (A12.2).
func TestTokensOfGeistoidBesideAllies(t *testing.T) {
	t.Run("suzerain and wrecker", func(t *testing.T) {
		k := seat{Deck: ids("titanic-maw", "swift-current")}
		tb := aloft(t, Geistoid, enlists("minion", 0, "suzerain"), seat{Deck: ids("plain-3")}, k)
		tb.Reap("suzerain")
		tb.Choose(int(monster))
		tb.Left()
		tb.Line(0, "minion", "suzerain")
		assert.Equal(t, []string{"titanic-maw"}, tb.Pile(monster, Purged))
		tb = aloft(t, Geistoid, enlists("wrecker", 1), seat{Deck: ids("plain-3")}, k)
		tb.Reap("wrecker")
		tb.Choose(1)
		assert.Equal(t, []string{"plain-3"}, tb.Pile(1, Discard))
	})
	t.Run("inevitable decay", func(t *testing.T) {
		tb := together(t, "inevitable-decay", Geistoid, enlists("minion", 0), seat{Artifacts: ids("levy-of-souls"), Token: "facet"}, seat{})
		tb.Play("inevitable-decay")
		tb.Line(0, "minion")
		assert.Empty(t, tb.Pile(1, Artifacts))
		tb.InZone(Artifacts, "the-keyraken")
	})
	t.Run("bump in the night", func(t *testing.T) {
		tb := together(t, "bump-in-the-night", Geistoid, enlists("minion", 0), line("plain-1"), line("limb-2", "limb-3"))
		tb.Play("bump-in-the-night")
		tb.Offers("limb-2", "limb-3")
		tb.Pick("limb-2")
		tb.Line(0, "minion")
		tb.Line(monster, "limb-3")
	})
	t.Run("administrator rivet", func(t *testing.T) {
		me, ally := enlists("minion", 1), enlists("minion", 1)
		me.Discard, ally.Amber = gametest.Many(10, "dis-5"), 3
		tb := together(t, "administrator-rivet", Geistoid, me, ally, seat{Amber: 5})
		tb.Play("administrator-rivet")
		tb.Left()
		tb.Left()
		pools(t, tb, 0, 3, 3)
	})
	t.Run("minion", func(t *testing.T) {
		me, ally := enlists("minion", 1), seat{Discard: gametest.Many(10, "plain-1")}
		tb := aloft(t, Geistoid, me, ally, hauntedKeyraken()) // A14
		n := len(tb.Pile(monster, Deck))
		tb.Reap("minion")
		tb.Choose(int(monster))
		assert.Len(t, tb.Pile(monster, Deck), n+1)
		assert.Len(t, tb.Pile(1, Discard), 10)
	})
	t.Run("æmberologist", func(t *testing.T) {
		tb := aloft(t, Geistoid, enlists("æmberologist", 1), seat{Amber: 3}, seat{Amber: 3})
		tb.Act("æmberologist")
		pools(t, tb, 0, 3, 2)
	})
}

func TestTokensOfLogosAndRedemptionBesideAllies(t *testing.T) {
	t.Run("practical methods", func(t *testing.T) {
		tb := together(t, "practical-methods", Logos, enlists("savant", 0), line("plain-3"), line("limb-3"))
		tb.Play("practical-methods")
		tb.Line(0)
		tb.Line(1, "plain-3")
		tb.Line(monster)
	})
	t.Run("hypothesize", func(t *testing.T) {
		tb := together(t, "hypothesize", Logos, enlists("savant", 1), line("logos-3", "logos-4"), seat{})
		tb.Play("hypothesize")
		tb.Left()
		tb.InZone(Discard, "hypothesize")
	})
	t.Run("vault of redemption", func(t *testing.T) {
		me := enlists("zealot", 1)
		me.Artifacts = ids("vault-of-redemption")
		tb := aloft(t, Redemption, me, seat{}, line("limb-3"))
		tb.Fight("zealot", "limb-3")
		assert.Len(t, tb.Pile(0, Hand), 1)
	})
	t.Run("redeemer amara", func(t *testing.T) {
		tb := aloft(t, Redemption, enlists("guardian", 0, "redeemer-amara"), line("plain-3"), line("limb-1", "limb-2"))
		tb.Fight("redeemer-amara", "limb-1")
		tb.Left()
		tb.Line(0, "guardian", "redeemer-amara")
		ally := enlists("zealot", 1)
		tb = aloft(t, Redemption, ally, enlists("guardian", 0, "redeemer-amara"), line("limb-9"))
		tb.Fight("zealot", "limb-9") // a Mutant, whosever it is; the active player chooses where (A11.11)
		tb.Left()
		tb.Line(1, "guardian", "redeemer-amara")
	})
	t.Run("vindication outpost", func(t *testing.T) {
		me := enlists("paragon", 0, "dis-2")
		me.Artifacts = ids("vindication-outpost")
		tb := aloft(t, Redemption, me, line("plain-3"), line("limb-3", "limb-9"))
		tb.Act("vindication-outpost")
		tb.Offers("the-keyraken", "limb-3", "limb-9")
		tb.Pick("limb-3")
		tb.Line(0, "paragon")
		tb.Line(monster, "limb-9")
	})
	t.Run("sentinel", func(t *testing.T) {
		tb := aloft(t, Redemption, enlists("sentinel", 2), line("plain-3"), line("limb-3"))
		tb.Act("sentinel#1")
		tb.Marked("limb-3", keyforge.Stunned)
		tb.Act("sentinel#2")
		tb.Line(monster)
	})
	t.Run("paragon", func(t *testing.T) {
		tb := together(t, "steadfast-commitment", Redemption, enlists("paragon", 0), enlists("zealot", 1), seat{})
		tb.Play("steadfast-commitment")
		tb.Marked("paragon", keyforge.Enraged)
	})
}
