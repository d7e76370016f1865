package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// lent is a player with a token card and token creatures of it, and cards to make more of.
func lent(token string, tokens int, others ...string) seat {
	me := seat{Token: token, Deck: ids("plain-3", "plain-3")}
	for range tokens {
		me.Line = append(me.Line, gametest.FaceDown("plain-1")...)
	}
	me.Line = append(me.Line, ids(others...)...)
	return me
}

// Only a player's own token creatures are friendly (A7.3); the Keyraken makes none (A12.2).
func TestChangeAndWhoseTokensThoseAre(t *testing.T) {
	tb := together(t, "rich-score", Shadows, lent("cleaner", 1), seat{Token: "prowler", Line: lent("prowler", 3).Line, Amber: 5},
		seat{Amber: 5})
	tb.Play("rich-score")
	tb.Right()
	pools(t, tb, 1, 5, 4) // two of them, halved

	tb = together(t, "umwas", Untamed, lent("briar-instar", 1), lent("twilight-pixie", 1), seat{})
	tb.Play("umwas")
	tb.Left()
	tb.Right()
	tb.PowerIs("briar-instar#1", 3)
	tb.PowerIs("briar-instar#2", 3)
	tb.PowerIs("twilight-pixie", 1)

	me := seat{Line: []keyforge.CardPosition{worn("plain-2", "watched-closely")}}
	tb = aloft(t, Brobnar, me, lent("prowler", 0), line("limb-3"))
	tb.Reap("plain-2")
	tb.Line(0, "plain-2")
	tb.Line(1)
	tb.Line(monster, "limb-3")

	me = lent("stooge", 1)
	me.Artifacts = ids("the-long-con")
	tb = aloft(t, Shadows, me, lent("stooge", 5), seat{})
	tb.Act("the-long-con")
	tb.Left()
	tb.Offers("0:stooge#1", "0:stooge#2")
	tb.Finish()

	me = lent("steppe-wolf", 2)
	tb = aloft(t, Untamed, me, lent("steppe-wolf", 2), seat{})
	tb.PowerIs("0:steppe-wolf#1", 2)
	tb.PowerIs("1:steppe-wolf#1", 2)
}

// A creature is that of anybody, never the Keyraken (A5.2, A7.4).
func TestChangeStrikes(t *testing.T) {
	tb := aloft(t, Shadows, lent("cleaner", 1), line("plain-9"), line("limb-5"))
	tb.Act("cleaner")
	tb.Offers("cleaner", "plain-9", "limb-5")
	tb.Pick("limb-5")
	tb.Damage("limb-5", 3)

	me, ally := lent("yardbird", 1), lent("yardbird", 1)
	ally.Line[0].Marks |= keyforge.Exhausted
	tb = aloft(t, Shadows, me, ally, line("limb-5"))
	tb.Fight("0:yardbird", "limb-5")
	tb.Unmarked("1:yardbird", keyforge.Exhausted)

	tb = aloft(t, Untamed, lent("briar-instar", 0, "harlock"), seat{}, line("limb-3"))
	tb.Fight("harlock", "limb-3")
	tb.Right()
	tb.Line(0, "harlock", "briar-instar")
	tb = aloft(t, Untamed, lent("briar-instar", 0, "harlock"), seat{}, line("limb-9"))
	tb.Fight("harlock", "the-keyraken")
	tb.Line(0, "harlock")

	tb = aloft(t, Untamed, lent("twilight-pixie", 0, "kharisma", "plain-2"), line("plain-9"), seat{})
	tb.Reap("kharisma")
	tb.Left()
	assert.Equal(t, []string{"plain-2"}, tb.Pile(0, Hand))
	tb.Line(1, "plain-9")
}

// The pool is the Keyraken's, and each player is every player (A11.7).
func TestChangeAndTheKeyrakensPool(t *testing.T) {
	tb := together(t, "balaenora", Skyborn, seat{}, seat{Amber: 2}, seat{Amber: 7})
	tb.Play("balaenora")
	tb.AmberOn("balaenora", 7)
	pools(t, tb, 0, 2, 0)
	tb = together(t, "balaenora", Skyborn, seat{}, seat{Amber: 9}, seat{Amber: 6})
	assert.Error(t, tb.Check(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("balaenora")}))
	tb = aloft(t, Skyborn, line("balaenora"), seat{}, line("limb-3"))
	tb.Fight("balaenora", "limb-3")
	tb.Line(monster, "balaenora")

	tb = aloft(t, Skyborn, lent("wrangler", 1, "redhawk"), seat{}, seat{})
	tb.Act("wrangler")
	pools(t, tb, 1, 1, 1)
	tb.Act("redhawk")
	tb.Left()
	pools(t, tb, 2, 2, 2)

	tb = together(t, "the-twin-lamps", Skyborn, lent("wrangler", 0), seat{Amber: 9}, seat{Amber: 1})
	tb.Play("the-twin-lamps")
	pools(t, tb, 1, 9, 0)
	tb.Line(0, "wrangler")

	tb = together(t, "survival-of-the-richest", Untamed, lent("briar-instar", 0), seat{}, seat{Amber: 1})
	tb.Play("survival-of-the-richest")
	tb.InZone(Discard, "survival-of-the-richest")

	tb = aloft(t, Shadows, lent("prowler", 1), seat{Amber: 9}, seat{Amber: 1})
	tb.Reap("prowler")
	pools(t, tb, 1, 9, 1)

	me := seat{Token: "aerialist", Line: lent("aerialist", 1).Line, Colors: keyforge.YellowKey}
	tb = aloft(t, Skyborn, me, seat{Amber: 2}, seat{Amber: 2})
	tb.Reap("aerialist")
	tb.AmberOn("aerialist", 1)
	pools(t, tb, 1, 2, 1)
}

// The Keyraken has no keys: a player without one has as many.
func TestFierceCompetitionWithTheKeyraken(t *testing.T) {
	for keys, to := range []Zone{Archives, Discard} {
		me := lent("wrangler", 0)
		me.Keys = keys
		tb := together(t, "fierce-competition", Skyborn, me, seat{Keys: 1}, seat{})
		tb.Play("fierce-competition")
		tb.Line(0, "wrangler")
		tb.InZone(to, "fierce-competition")
	}
}
