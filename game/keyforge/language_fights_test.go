package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// A creature that must fight may not be used otherwise while it can fight, and
// loses nothing by the fight (K14.11 says the same of an enraged creature).
func TestMustFight(t *testing.T) {
	goad := Artifact("goad", Dis, Constantly(Modify(MustFightMod, Creatures)))
	worker := Creature("worker", Brobnar, 3, Act(Draw(1)), Omni(Draw(1)))
	call := Action("call", Brobnar, Play(ReapWith(Choose(Creatures.Friendly()))))
	t.Run("also when an enemy's card says so", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("worker")}, side{Line: ids("plain-1"), Artifacts: ids("goad")}, goad, worker)
		for _, v := range []keyforge.Verb{keyforge.Reap, keyforge.UseAction, keyforge.UseOmni} {
			tb.Refused(keyforge.Command{Verb: v, Card: tb.Card("worker")}, keyforge.MustFight)
		}
		tb.Fight("worker")
	})
	t.Run("with nothing to fight it may reap", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("worker"), Artifacts: ids("goad")}, side{}, goad, worker)
		tb.Reap("worker")
	})
	t.Run("a stun is removed", func(t *testing.T) {
		tb := duelWith(t, side{Line: list{{ID: "worker", Marks: keyforge.Stunned}}, Artifacts: ids("goad")}, side{Line: ids("plain-1")},
			goad, worker)
		tb.Unstun("worker")
	})
	t.Run("an ability that names another way prevails (Q26)", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("worker"), Artifacts: ids("goad"), Hand: ids("call")}, side{Line: ids("plain-1")}, goad, worker, call)
		tb.Play("call")
		tb.Amber(0, 1)
	})
}

// A creature may deal different damage when attacked than when attacking.
func TestDealsWhenAttacked(t *testing.T) {
	meek := Creature("meek", Dis, 6, Constantly(DealsWhenAttacked(This, 1)))
	tb := duelWith(t, side{Line: ids("plain-4")}, side{Line: ids("meek")}, meek)
	assert.Equal(t, 1, tb.FightDamage(tb.Card("meek")))
	tb.Fight("plain-4")
	tb.Damage("plain-4", 1)
	tb.Damage("meek", 4)
	tb = duelWith(t, side{Line: list{{ID: "meek", House: Brobnar}}}, side{Line: ids("plain-7")}, meek)
	tb.Fight("meek")
	tb.Damage("plain-7", 6)
	soft := Creature("soft", Dis, 6, Constantly(DealsInFights(This, 2)))
	tb = duelWith(t, side{Line: ids("plain-4", "plain-9")}, side{Line: list{{ID: "soft", Damage: 1}}}, soft)
	tb.Fight("plain-4")
	tb.Damage("plain-4", 2)
}

// A keyword may apply only against some creatures, and only when attacking.
func TestKeywordWhileAttacking(t *testing.T) {
	against := func(k Keyword, n int) *Card {
		f := Creatures.Enemy().Flank()
		return Creature("picky", Brobnar, 2, Constantly(Mod{Kind: KeywordMod, Target: Target{Role: This}, Keyword: k, Num: N(n), Filter: &f}))
	}
	table := func(k Keyword, n int) *gametest.Table {
		return duelWith(t, side{Line: ids("picky")}, side{Line: ids("plain-5", "plain-6", "plain-7")}, against(k, n))
	}
	for _, c := range []struct {
		k          Keyword
		n          int
		flank      string
		dead       bool
		own, other int // damage on itself and on the creature in the middle
	}{
		{Poison, 1, "plain-7", true, 7, 2},
		{Skirmish, 1, "plain-7", false, 0, 2},
		{Assault, 3, "plain-5", true, 5, 2},
		{Assault, 5, "plain-5", true, 0, 2},
	} {
		tb := table(c.k, c.n)
		assert.False(t, tb.HasKeyword(tb.Card("picky"), c.k), "it is not attacking")
		tb.Fight("picky", c.flank)
		if c.dead {
			tb.InZone(Discard, c.flank)
		} else {
			tb.Damage(c.flank, 2)
		}
		if c.own == 0 {
			tb.Damage("picky", 0)
		} else {
			tb.InZone(Discard, "picky")
		}
		tb = table(c.k, c.n)
		tb.Fight("picky", "plain-6")
		tb.Damage("plain-6", c.other)
		tb.InZone(Discard, "picky")
	}
	tb := duelWith(t, side{Line: ids("plain-3")}, side{Line: ids("picky")},
		Creature("picky", Dis, 1, Constantly(GetsAgainst(This, Poison, Creatures))))
	tb.Fight("plain-3")
	tb.Damage("plain-3", 1) // it was attacked
}

// An event of a fight may ask about the creature that was fought, as it was (K13.6).
func TestFightAgainst(t *testing.T) {
	slayer := Creature("slayer", Brobnar, 5, HasN(Assault, 1), Reacts(Happens(FightEnded, This).Against(Creatures.Is(WasKilled)), Draw(1)))
	wall := Creature("wall", Dis, 20)
	for _, c := range []struct {
		name   string
		target keyforge.CardPosition
		cards  int
	}{
		{"destroyed in the fight", keyforge.CardPosition{ID: "plain-4"}, 1},
		{"destroyed before it (K9.11)", keyforge.CardPosition{ID: "plain-1"}, 1},
		{"alive", keyforge.CardPosition{ID: "wall"}, 0},
		{"destroyed after a ward stopped the assault", keyforge.CardPosition{ID: "plain-1", Marks: keyforge.Warded}, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := duelWith(t, side{Line: list{{ID: "slayer", Power: 9, Marks: keyforge.Warded}}, Deck: ids("nap", "nap")},
				side{Line: list{c.target}}, slayer, wall)
			tb.Fight("slayer")
			assert.Len(t, tb.Pile(0, Hand), c.cards)
		})
	}
	t.Run("it must survive", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("slayer"), Deck: ids("nap")}, side{Line: ids("plain-6")}, slayer)
		tb.Fight("slayer")
		assert.Empty(t, tb.Pile(0, Hand))
	})
	t.Run("and attack", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("plain-3")}, side{Line: ids("slayer"), Deck: ids("nap")}, slayer)
		tb.Fight("plain-3")
		assert.Empty(t, tb.Pile(1, Hand))
	})
	t.Run("though what it destroyed is in play again", func(t *testing.T) {
		grave := Artifact("grave", Dis, Reacts(IsDestroyed(Creatures.Enemy()), PutIntoPlay(Subject, You, OnTop)))
		tb := duelWith(t, side{Line: list{{ID: "slayer", Power: 9}}, Artifacts: ids("grave"), Deck: ids("nap")}, side{Line: ids("plain-4")},
			slayer, grave)
		tb.Fight("slayer")
		tb.Left()
		tb.Line(0, "plain-4", "slayer")
		assert.Len(t, tb.Pile(0, Hand), 1)
	})
}

// What an attacker ignores of the creature that it attacks does nothing in the fight; it is not
// lost, and what the attacked creature ignores does not count (K32.6).
func TestK32_6IgnoredKeywords(t *testing.T) {
	bold := Creature("bold", Brobnar, 4, Constantly(IgnoresOf(This, Poison), IgnoresOf(This, Hazardous), IgnoresOf(This, Invulnerable)))
	thorn := Creature("thorn", Brobnar, 2, Has(Poison), HasN(Hazardous, 3))
	boulder := Creature("boulder", Brobnar, 3, Has(Invulnerable))
	tor := Creature("tor", Brobnar, 6, Has(Invulnerable))
	blast := Action("blast", Brobnar, Play(Deal(9, Choose(Creatures.Enemy()))))
	own := []*Card{bold, thorn, boulder, tor, blast}
	t.Run("poison and hazardous", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("bold", "plain-4")}, side{Line: ids("thorn", "thorn")}, own...)
		tb.Fight("bold", "thorn#1")
		tb.Damage("bold", 2)
		tb.Line(1, "thorn")
		tb.Fight("plain-4")
		tb.Damage("plain-4", 0)
		tb.Line(0, "bold") // another does not ignore them
	})
	t.Run("invulnerable", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("bold")}, side{Line: ids("boulder", "boulder")}, own...)
		tb.Fight("bold", "boulder#2")
		tb.Line(1, "boulder")
		tb.Damage("bold", 3)
	})
	t.Run("invulnerable that survives", func(t *testing.T) {
		tb := duelWith(t, side{Line: list{{ID: "bold", Power: 3, Damage: 1}}, Hand: ids("blast")},
			side{Line: list{{ID: "tor", Power: 2}}}, own...)
		tb.Fight("bold")
		tb.Line(0)
		tb.Damage("tor", 7)
		tb.Play("blast") // not in a fight
		tb.Damage("tor", 7)
	})
	t.Run("attacked", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("tor")}, side{Line: ids("bold", "plain-1")}, own...)
		tb.Fight("tor", "bold")
		tb.Damage("tor", 0)
		tb.Line(1, "plain-1")
	})
	t.Run("another attacks", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("bold", "plain-5")}, side{Line: ids("boulder")}, own...)
		tb.Fight("plain-5")
		tb.Damage("boulder", 0)
	})
	t.Run("other damage of the attacker", func(t *testing.T) {
		wild := Creature("wild", Brobnar, 1, Constantly(IgnoresOf(This, Invulnerable)), BeforeFight(Deal(9, Choose(Creatures.Enemy()))))
		tb := duelWith(t, side{Line: ids("wild")}, side{Line: ids("tor")}, append(own, wild)...)
		tb.Fight("wild")
		tb.Damage("tor", 1)
	})
}

// The cards of a loop are kept under its letter one by one, and what fights ignoring taunt may
// attack what it protects, among what it may attack at all (K18.13).
func TestFightIgnoringTaunt(t *testing.T) {
	bully := Action("bully", Brobnar, Play(ForEachOf(Each(Creatures.Enemy()).As(A), Take(Choose(Creatures.Friendly())),
		Ready(It), FightWith(It).Against(Creatures.Among(A)).IgnoringTaunt())))
	free := Action("free", Brobnar, Play(FightWith(Choose(Creatures.Friendly())).IgnoringTaunt()))
	polite := Action("polite", Brobnar, Play(FightWith(Choose(Creatures.Friendly())).Against(Creatures.Enemy())))
	wall := Creature("wall", Brobnar, 5, Has(Taunt))
	foes := side{Line: ids("plain-7", "wall", "plain-8", "plain-9")}
	tb := duelWith(t, side{Hand: ids("bully"), Line: ids("plain-3")}, foes, bully, wall)
	tb.Play("bully")
	tb.Pick("plain-8")
	tb.Damage("plain-8", 3)
	tb.Damage("wall", 0)
	tb.Line(0)
	tb.Pick("wall")
	tb.Pick("plain-7")
	tb.Damage("plain-7", 0)

	tb = duelWith(t, side{Hand: ids("free"), Line: ids("plain-3")}, foes, free, wall)
	tb.Play("free")
	tb.Offers("plain-7", "wall", "plain-8", "plain-9")
	tb.Pick("plain-7")
	tb.Damage("plain-7", 3)

	tb = duelWith(t, side{Hand: ids("polite"), Line: ids("plain-3")}, foes, polite, wall)
	tb.Play("polite")
	tb.Offers("wall", "plain-9")
	tb.Pick("wall")
}
