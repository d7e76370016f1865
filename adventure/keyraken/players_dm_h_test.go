package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// The Skyborn and the Unfathomable of Draconian Measures before the Keyraken.

// weary are creatures that are exhausted.
func weary(ids ...string) pile {
	all := line(ids...).Line
	for i := range all {
		all[i].Marks |= keyforge.Exhausted
	}
	return all
}

// Each creature is everybody's (A7.4), an enemy is a limb (A7.3), and the Keyraken is neither (A5.2).
func TestGaleAmongLimbs(t *testing.T) {
	limbs := line("limb-9", "limb-6", "limb-8")
	t.Run("aviatrix virtuosa", func(t *testing.T) {
		tb := together(t, "aviatrix-virtuosa", Skyborn, seat{}, line("plain-2", "plain-3", "plain-4"), limbs)
		tb.Play("aviatrix-virtuosa")
		for id, tired := range map[string]bool{"plain-2": false, "plain-3": true, "limb-6": true, "limb-9": false, "the-keyraken": false} {
			assert.Equal(t, tired, tb.Of(id).Is(keyforge.Exhausted), id)
		}
	})
	t.Run("ruby rackham, with an ally's key (A23)", func(t *testing.T) {
		tb := aloft(t, Skyborn, line("ruby-rackham"), seat{Line: ids("plain-5"), Colors: keyforge.RedKey}, limbs)
		tb.Fight("ruby-rackham", "the-keyraken")
		tb.Damage("limb-9", 4)
		tb.Damage("limb-8", 4)
		tb.Damage("limb-6", 0)
		tb.Damage("plain-5", 0)
	})
	t.Run("barrel roll", func(t *testing.T) {
		tb := together(t, "barrel-roll", Skyborn, line("plain-2"), line("plain-3"), limbs)
		tb.Play("barrel-roll")
		tb.Offers("plain-2", "plain-3", "limb-9", "limb-6", "limb-8")
		tb.Pick("limb-6")
		tb.Left()
		tb.Line(monster, "limb-6", "limb-9", "limb-8")
		tb.Marked("limb-6", keyforge.Exhausted)
	})
	t.Run("hannibal's mark", func(t *testing.T) {
		tb := together(t, "hannibal-s-mark", Skyborn, seat{}, line("plain-3"), limbs)
		tb.Play("hannibal-s-mark")
		tb.Offers("limb-9", "limb-8")
		tb.Pick("limb-8")
		tb.Line(0, "limb-8")
		tb.PowerIs("limb-8", 11)
	})
	t.Run("zomok", func(t *testing.T) {
		zomok := keyforge.CardPosition{ID: "zomok", Other: &keyforge.CardPosition{ID: "zomok2"}}
		tb := aloft(t, Skyborn, seat{Line: pile{zomok}}, seat{Line: ids("plain-5"), Keys: 2}, limbs)
		tb.Fight("zomok", "the-keyraken")
		tb.Offers("zomok", "plain-5", "limb-9", "limb-6", "limb-8")
		tb.Pick("limb-6")
		tb.Pick("limb-8")
		tb.Damage("limb-6", 2)
		tb.Damage("limb-8", 2)
	})
	t.Run("forged bolt", func(t *testing.T) {
		tb := together(t, "forged-bolt", Skyborn, seat{Line: ids("plain-5"), Keys: 1}, seat{Line: ids("plain-6"), Keys: 1}, limbs)
		tb.Play("forged-bolt")
		for _, id := range []string{"plain-5", "plain-6", "limb-9"} {
			tb.Damage(id, 2)
		}
		tb.Damage("the-keyraken", 0)
	})
}

// You are overwhelmed by limbs alone (A18).
func TestA18GaleOverwhelmed(t *testing.T) {
	crowd := line("plain-2", "plain-3", "plain-4")
	for i, limbs := range []seat{line("limb-5"), line("limb-5", "limb-6")} {
		limbs.Amber = 4
		tb := aloft(t, Skyborn, line("leftenant-chars"), crowd, limbs)
		tb.Fight("leftenant-chars", "the-keyraken")
		tb.Amber(0, 2*i)
		tb.AmberOn("leftenant-chars", 1-i)
		tb = together(t, "cold-ropes", Skyborn, line("plain-5"), crowd, limbs)
		tb.Play("cold-ropes")
		if i == 0 {
			tb.Marked("limb-5", keyforge.Exhausted)
			continue
		}
		tb.Pick("limb-6")
		assert.Contains(t, tb.Pile(monster, Deck), "limb-6")
	}
}

// The Keyraken's æmber is captured and stolen; what counts in play is what anybody has.
func TestGaleTakesAmber(t *testing.T) {
	tb := together(t, "gilt--em-good", Skyborn, line("plain-2", "plain-3", "plain-4"), seat{Line: ids("plain-5"),
		Colors: keyforge.YellowKey, Amber: 3},
		seat{Line: ids("limb-4"), Amber: 6})
	tb.Play("gilt--em-good")
	pools(t, tb, 0, 3, 2)
	tb.AmberOn("plain-2", 2)
	tb.AmberOn("plain-5", 0)
	tb = together(t, "embered-purse", Skyborn, line("tur-bo-prop"), seat{Line: ids("jeen-peary"), Amber: 3}, seat{Amber: 6})
	tb.Play("embered-purse")
	pools(t, tb, 2, 3, 4)
	tb = together(t, "fathomshare", Unfathomable, line("plain-2"), seat{Line: ids("plain-5"), Amber: 3}, seat{Amber: 7})
	tb.Play("fathomshare")
	tb.AmberOn("plain-2", 3)
	pools(t, tb, 1, 3, 4)
	for i, limbs := range []pile{weary("limb-4"), line("limb-4").Line} {
		tb = together(t, "hemogrith", Unfathomable, seat{}, seat{Line: weary("plain-5"), Amber: 3}, seat{Line: limbs, Amber: 6})
		tb.Play("hemogrith")
		pools(t, tb, 0, 3, 6-2*i)
	}
}

// It enters under the Keyraken, for which rising is not forging (A13.1, A13.4).
func TestA13MalforgeUnderTheKeyraken(t *testing.T) {
	tb := together(t, "malforge", Skyborn, line("plain-2"), seat{}, seat{Line: ids("limb-4"), Artifacts: asleep()})
	before := nextRise(tb)
	tb.Play("malforge")
	tb.Line(monster, "limb-4", "malforge")
	assert.Equal(t, before, nextRise(tb))
}

func TestUndertowAmongLimbs(t *testing.T) {
	limbs := line("limb-9", "limb-6", "limb-8")
	t.Run("dazed and confused", func(t *testing.T) {
		tb := together(t, "dazed-and-confused", Unfathomable, line("plain-2"), line("plain-3"), limbs)
		tb.Play("dazed-and-confused")
		tb.Offers("plain-2", "plain-3", "limb-9", "limb-6", "limb-8")
		tb.Pick("limb-9")
		tb.Marked("limb-9", keyforge.Stunned)
		tb.Marked("limb-6", keyforge.Stunned)
		tb.Unmarked("limb-8", keyforge.Exhausted)
	})
	t.Run("keenu", func(t *testing.T) {
		tb := together(t, "keenu", Unfathomable, seat{}, line("plain-3"), limbs)
		tb.Play("keenu")
		tb.Offers("limb-9", "limb-6", "limb-8")
		tb.Pick("limb-8")
		tb.Marked("limb-6", keyforge.Exhausted)
		tb.Unmarked("limb-9", keyforge.Exhausted)
	})
	t.Run("tsunami", func(t *testing.T) {
		tb := together(t, "tsunami", Unfathomable, line("plain-5"), line("plain-6"), seat{Line: append(weary("limb-9"), ids("limb-6")...)})
		tb.Play("tsunami")
		for id, n := range map[string]int{"plain-5": 4, "plain-6": 4, "limb-9": 0, "limb-6": 4, "the-keyraken": 0} {
			tb.Damage(id, n)
		}
	})
	t.Run("sand in your eye", func(t *testing.T) {
		tb := together(t, "sand-in-your-eye", Unfathomable, seat{Line: ids("plain-2"), Deck: ids("plain-7", "plain-8", "plain-9")},
			seat{Line: weary("plain-3")}, limbs)
		tb.Play("sand-in-your-eye")
		tb.Pick("limb-6")
		assert.Equal(t, []string{"plain-7", "plain-8"}, tb.Pile(0, Hand))
		tb.Line(monster, "limb-9", "limb-8")
		tb.Line(1)
		tb.Line(0, "plain-2")
	})
	t.Run("paralysis synan", func(t *testing.T) {
		tb := aloft(t, Unfathomable, line("paralysis-synan"), line("plain-3"), limbs)
		tb.Reap("paralysis-synan")
		tb.Offers("paralysis-synan", "plain-3", "limb-9", "limb-6", "limb-8")
		tb.Pick("plain-3")
		tb.Marked("plain-3", keyforge.Enraged)
	})
	t.Run("priestess leilani", func(t *testing.T) {
		tb := aloft(t, Unfathomable, line("priestess-leilani"), seat{Line: weary("plain-3")}, limbs)
		tb.Reap("priestess-leilani")
		tb.Pick("limb-8")
		tb.Offers("plain-3", "limb-9", "limb-6", "limb-8")
		tb.Pick("plain-3")
		tb.Unmarked("plain-3", keyforge.Exhausted)
	})
	t.Run("dreamcall", func(t *testing.T) {
		tb := together(t, "dreamcall", Unfathomable, seat{Discard: ids("dreamcall"), Deck: ids("plain-7")},
			seat{Discard: ids("dreamcall")}, limbs)
		tb.Play("dreamcall")
		tb.Pick("limb-9")
		tb.Pick("limb-8")
		tb.Unmarked("limb-6", keyforge.Exhausted)
		assert.Equal(t, []string{"plain-7"}, tb.Pile(0, Hand))
	})
}

// All creatures go under it, and come out under your control (A25).
func TestA25Hydrogan(t *testing.T) {
	tb := together(t, "hydrogan", Unfathomable, seat{Hand: ids("hydrogan2"), Line: ids("plain-2")}, line("plain-3"), line("limb-4"))
	tb.Play("hydrogan")
	tb.Left()
	tb.Line(0, "hydrogan")
	tb.InZone(Under, "plain-2", "plain-3", "limb-4")
	tb.InZone(Artifacts, "the-keyraken")
	below := keyforge.CardPosition{ID: "hydrogan", Other: &keyforge.CardPosition{ID: "hydrogan2"},
		Grafted: pile{{ID: "plain-2"}, {ID: "plain-3", Owner: 2}, {ID: "limb-4", Owner: 4}}}
	tb = aloft(t, Unfathomable, seat{Line: pile{below}}, seat{}, seat{})
	tb.Reap("hydrogan")
	tb.Offers("plain-2", "plain-3", "limb-4")
	tb.Pick("limb-4")
	tb.Left()
	tb.Line(0, "limb-4", "hydrogan")
}

// The adventure deck is one of the decks (A11.7, A22).
func TestUndertowInTheDecks(t *testing.T) {
	deck := ids("plain-2", "plain-2", "plain-2", "plain-2", "plain-2", "plain-3")
	tb := together(t, "brine-reckoning", Unfathomable, seat{Deck: deck}, seat{Deck: deck},
		seat{Deck: ids("limb-2", "limb-2", "limb-2", "limb-2", "limb-2", "limb-3")})
	tb.Play("brine-reckoning")
	assert.Equal(t, []string{"plain-3"}, tb.Pile(0, Deck))
	assert.Equal(t, []string{"plain-3"}, tb.Pile(1, Deck))
	assert.Equal(t, []string{"limb-3"}, tb.Pile(monster, Deck))
	rich := keyforge.CardPosition{ID: "plain-2", Icons: Icons{AmberIcon, DrawIcon}}
	tb = aloft(t, Unfathomable, line("siphon-maw"), seat{Deck: pile{rich}, Amber: 4}, seat{Deck: ids("limb-2"), Amber: 4})
	tb.Reap("siphon-maw")
	tb.Choose(1)
	tb.InZone(Discard, "plain-2")
	pools(t, tb, 1, 4, 2)
}

// What may not be played is archived (A11.8).
func TestMalinaBindsTheKeyraken(t *testing.T) {
	for id, played := range map[string]bool{"limb-9": false, "limb-6": true} {
		tb := aloft(t, Unfathomable, seat{Line: weary("malina")}, line("plain-6"), seat{Artifacts: asleep(), Deck: ids(id)})
		tb.EndTurn()
		tb.Pick("malina")
		assert.Equal(t, played, tb.Of(id).Zone == Battleline, id)
		tb.LeaveOpen()
	}
}

// The Keyraken may get the counter, but nothing destroys it (A26).
func TestA26SlapdashEnamel(t *testing.T) {
	tb := aloft(t, Unfathomable, seat{Artifacts: ids("slapdash-enamel")}, line("plain-3"), seat{Artifacts: asleep(), Line: weary("limb-4")})
	tb.Act("slapdash-enamel")
	tb.Offers("slapdash-enamel", "plain-3", "limb-4", "the-keyraken")
	tb.Pick("limb-4")
	assert.EqualValues(t, 1, tb.Of("limb-4").Counters[CorrosionCounter])
	corroded := func(id string) keyforge.CardPosition {
		return keyforge.CardPosition{ID: id, Marks: keyforge.Exhausted, Counters: map[Counter]int{CorrosionCounter: 1}}
	}
	k := seat{Artifacts: pile{corroded("the-keyraken")}, Line: pile{corroded("limb-4")}}
	tb = aloft(t, Unfathomable, seat{Line: ids("plain-2")}, seat{Artifacts: ids("slapdash-enamel"), Line: pile{corroded("plain-3")}}, k)
	tb.EndTurn()
	tb.Line(monster)
	tb.Line(1)
	tb.InZone(Artifacts, "the-keyraken")
	tb.LeaveOpen()
}
