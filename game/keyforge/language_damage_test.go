package keyforge_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Some cards cannot be dealt damage by certain others, in whatever way these deal
// it (K11.5).
func TestShieldedFromSuchCards(t *testing.T) {
	hero := Creature("hero", Brobnar, 4, Constantly(ShieldedFrom(This, Creatures.Trait(trait.Mutant).Or(Creatures.PowerAtLeast(5)))))
	weed := Creature("weed", Brobnar, 2, Traits(trait.Mutant), HasN(Hazardous, 2), Reap(Deal(1, Creatures.Enemy())))
	storm := Action("storm", Brobnar, Play(Deal(1, Creatures)))
	t.Run("in fights, for each of the tests", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("hero", "hero", "hero")}, side{Line: ids("weed", "plain-5", "plain-3")}, hero, weed)
		tb.Fight("hero#1", "weed") // not by its hazard either
		tb.Fight("hero#2", "plain-5")
		tb.Fight("hero#3", "plain-3")
		tb.Damage("hero#1", 0)
		tb.Damage("hero#2", 0)
		tb.Damage("hero#3", 3)
		tb.Damage("plain-5", 4)
		tb.InZone(Discard, "weed", "plain-3")
	})
	t.Run("of abilities that are theirs, not of others", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("weed"), Hand: ids("storm")}, side{Line: ids("hero", "plain-3")}, hero, weed, storm)
		tb.Reap("weed")
		tb.Damage("hero", 0)
		tb.Damage("plain-3", 1)
		tb.Play("storm")
		tb.Damage("hero", 1)
	})
}

// A card that does something in place of dealing damage does it once for all damage
// that it would deal at the same time, and nobody is dealt that damage (K17.3).
func TestK17_3InsteadOfDamage(t *testing.T) {
	id := Creature("id", Brobnar, 6, Constantly(DoesInstead(This, Steal(1))), Reap(Deal(2, Creatures.Enemy())))
	wolf := Creature("wolf", Brobnar, 3, Has(Skirmish))
	t.Run("attacked", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("plain-3"), Amber: 3}, side{Line: ids("id")}, id)
		tb.Fight("plain-3")
		tb.Damage("plain-3", 0)
		tb.Damage("id", 3)
		tb.Amber(0, 2)
		tb.Amber(1, 1)
	})
	t.Run("attacking; one that is destroyed does it all the same", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("id")}, side{Line: ids("plain-7"), Amber: 3}, id)
		tb.Fight("id")
		tb.InZone(Discard, "id")
		tb.Damage("plain-7", 0)
		tb.Amber(0, 1)
	})
	t.Run("no damage to deal, nothing to replace", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("wolf"), Amber: 3}, side{Line: ids("id")}, id, wolf)
		tb.Fight("wolf")
		tb.Damage("id", 3)
		tb.Amber(0, 3)
	})
	t.Run("to several at once: once", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("id")}, side{Line: ids("plain-3", "plain-4"), Amber: 3}, id)
		tb.Reap("id")
		tb.Damage("plain-3", 0)
		tb.Damage("plain-4", 0)
		tb.Amber(0, 2)
	})
	t.Run("what comes of it deals damage of its own in between", func(t *testing.T) {
		spite := Artifact("spite", Brobnar, Reacts(StolenFrom(You), Deal(EventNumber, Creatures.Enemy())))
		tb := duelWith(t, side{Line: ids("plain-5"), Artifacts: ids("spite"), Amber: 3}, side{Line: ids("id")}, id, spite)
		tb.Fight("plain-5")
		tb.InZone(Discard, "id")
		tb.Amber(1, 1)
		tb.Damage("plain-5", 0)
	})
	t.Run("it heals no wound that a ward would have", func(t *testing.T) {
		tb := duelWith(t, side{Line: list{{ID: "plain-3", Marks: keyforge.Warded}}, Amber: 1}, side{Line: ids("id")}, id)
		tb.Fight("plain-3")
		tb.Marked("plain-3", keyforge.Warded)
		tb.Amber(1, 1)
	})
}

// Taunt may reach one creature further (K18.13).
// K32.6: armor does nothing in a fight against a creature that ignores it when it attacks.
func TestPiercesArmor(t *testing.T) {
	lance := Creature("lance", Brobnar, 3, Constantly(Modify(PiercesArmor, This)))
	plate := Creature("plate", Brobnar, 5, Armor(2))
	tb := duelWith(t, side{Line: ids("lance")}, side{Line: ids("plate")}, lance, plate)
	tb.Fight("lance", "plate")
	tb.Damage("plate", 3)
	tb = duelWith(t, side{Line: ids("plate")}, side{Line: ids("lance")}, lance, plate)
	tb.Fight("plate", "lance")
	tb.Damage("plate", 3-2)
}

func TestWideTaunt(t *testing.T) {
	lady := Creature("lady", Dis, 6, Has(Taunt), Constantly(Modify(WideTaunt, This)))
	quiet := Upgrade("quiet", Brobnar, Constantly(Without(Host, Taunt)))
	stand := side{Line: ids("dis-1", "dis-2", "dis-3", "lady", "dis-4", "dis-5", "dis-6")}
	t.Run("over the neighbors of the neighbors", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("plain-9")}, stand, lady)
		tb.Do(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("plain-9")})
		tb.Offers("dis-1", "lady", "dis-6")
		tb.Pick("dis-6")
	})
	t.Run("not without taunt", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("plain-9"), Hand: ids("quiet")}, side{Line: ids("dis-1", "lady")}, lady, quiet)
		tb.Play("quiet")
		tb.Pick("lady")
		tb.Fight("plain-9", "dis-1")
	})
	t.Run("those with taunt of their own can be attacked", func(t *testing.T) {
		guard := Creature("guard", Dis, 3, Has(Taunt))
		tb := duelWith(t, side{Line: ids("plain-9")}, side{Line: ids("guard", "dis-1", "lady")}, lady, guard)
		tb.Do(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("plain-9")})
		tb.Offers("guard", "lady")
		tb.Pick("guard")
	})
}

// Abilities whose heading is silenced do not trigger (K16.13), even if the card
// that silences them is destroyed with theirs (K12.9).
func TestSilencedHeadings(t *testing.T) {
	hush := Creature("hush", Brobnar, 5, Constantly(Silences(OnDestroyed)))
	imp := Creature("imp", Brobnar, 2, Destroyed(Gain(1)), Fight(Gain(2)))
	mourner := Artifact("mourner", Brobnar, Reacts(IsDestroyed(Creatures), Gain(3)))
	wipe := Action("wipe", Brobnar, Play(Destroy(Creatures)))
	t.Run("of all players, under that heading alone", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("hush", "imp"), Hand: ids("wipe"), Artifacts: ids("mourner")}, side{Line: ids("imp", "plain-1")},
			hush, imp, mourner, wipe)
		tb.Fight("0:imp", "plain-1")
		tb.Amber(0, 5) // it fights, and a creature was destroyed
		tb.Play("wipe")
		tb.Amber(0, 14)
		tb.Amber(1, 0)
	})
	t.Run("without it they do", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("imp"), Hand: ids("wipe")}, side{Line: ids("imp")}, hush, imp, wipe)
		tb.Play("wipe")
		tb.Amber(0, 1)
		tb.Amber(1, 1)
	})
}

// An artifact may be doomed, just as a creature may.
func TestDoomedArtifact(t *testing.T) {
	sigil := Artifact("sigil", Brobnar, AsLongAs(ThereIsNo(Creatures), Modify(Doomed, This)), Destroyed(Gain(1)))
	wipe := Action("wipe", Brobnar, Play(Destroy(Choose(Creatures)), Draw(1)))
	tb := duelWith(t, side{Artifacts: ids("sigil"), Hand: ids("wipe", "wipe"), Deck: ids("nap", "nap")}, side{Line: ids("plain-1", "plain-2")},
		sigil, wipe)
	tb.Play("wipe#1")
	tb.Pick("plain-1")
	tb.InZone(Artifacts, "sigil")
	tb.Play("wipe#2")
	tb.InZone(Discard, "sigil")
	tb.Amber(0, 1)

	tb = duelWith(t, side{Hand: ids("sigil")}, side{}, sigil)
	tb.Play("sigil")
	tb.InZone(Discard, "sigil")
}

// Damage to a creature is divided among its neighbors (K17.3), after its own prevention,
// ward and armor (D66).
func TestDamageDivided(t *testing.T) {
	bond := Upgrade("bond", Brobnar, Constantly(Modify(Divides, Host)))
	bolt := func(n int) *Card { return Action("bolt", Dis, Play(Deal(n, Choose(Creatures.Enemy())))) }
	bound := func(id string) keyforge.CardPosition { return keyforge.CardPosition{ID: id, Attached: ids("bond")} }
	hit := func(t *testing.T, n int, line ...keyforge.CardPosition) *gametest.Table {
		tb := duelWith(t, side{Line: line, Houses: []House{Brobnar}}, side{Hand: ids("bolt"), Houses: []House{Dis}}, bond, bolt(n))
		tb.EndTurn()
		tb.Play("bolt")
		tb.Pick(line[1].ID)
		return tb
	}
	t.Run("a ward stops all of it", func(t *testing.T) {
		warded := bound("plain-5")
		warded.Marks = keyforge.Warded
		tb := hit(t, 4, keyforge.CardPosition{ID: "plain-9"}, warded, keyforge.CardPosition{ID: "plain-6"})
		tb.Unmarked("plain-5", keyforge.Warded)
		tb.Damage("plain-9", 0)
		tb.Damage("plain-6", 0)
	})
	t.Run("the ward of a neighbor stops its part", func(t *testing.T) {
		tb := hit(t, 4, keyforge.CardPosition{ID: "plain-9", Marks: keyforge.Warded}, bound("plain-5"), keyforge.CardPosition{ID: "plain-6"})
		tb.Unmarked("plain-9", keyforge.Warded)
		tb.Damage("plain-9", 0)
		tb.Damage("plain-6", 2)
		tb.Damage("plain-5", 0)
	})
	t.Run("one point goes to one of them", func(t *testing.T) {
		tb := hit(t, 1, keyforge.CardPosition{ID: "plain-9"}, bound("plain-5"), keyforge.CardPosition{ID: "plain-6"})
		tb.Asks(keyforge.AskCards, keyforge.ForRedirect, 1)
		tb.Pick("plain-6")
		tb.Damage("plain-9", 0)
		tb.Damage("plain-6", 1)
	})
	t.Run("two that are bound side by side divide once", func(t *testing.T) {
		tb := hit(t, 4, bound("plain-9"), bound("plain-5"), bound("plain-6"))
		tb.Damage("plain-9", 2)
		tb.Damage("plain-5", 0)
		tb.Damage("plain-6", 2)
	})
	t.Run("damage to several at once", func(t *testing.T) {
		storm := Action("storm", Dis, Play(Deal(2, Creatures.Enemy())))
		tb := duelWith(t, side{Line: list{{ID: "plain-9"}, bound("plain-5"), bound("plain-6")}, Houses: []House{Brobnar}},
			side{Hand: ids("storm"), Houses: []House{Dis}}, bond, storm)
		tb.EndTurn()
		tb.Play("storm")
		tb.Damage("plain-9", 3) // its own 2 and half of those of plain-5
		tb.Damage("plain-5", 2) // all of those of plain-6
		tb.Damage("plain-6", 1)
	})
}
