package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// acts is a Keyraken that uses nothing but the artifact; its creatures are
// exhausted.
func acts(artifact string, creatures ...keyforge.CardPosition) keyforge.SidePosition {
	for i := range creatures {
		creatures[i].Marks |= keyforge.Exhausted
	}
	return keyforge.SidePosition{Artifacts: asleep(keyforge.CardPosition{ID: artifact}), Line: creatures}
}

type start = func(*testing.T, keyforge.SidePosition, keyforge.SidePosition, ...*Card) *gametest.Table

// destroysItself asserts whether the artifact's use has destroyed it; then the
// tide is low (A8.4), otherwise it is as it was.
func destroysItself(t *testing.T, tb *gametest.Table, artifact string, high, want bool) {
	t.Helper()
	if want {
		tb.InZone(Discard, artifact)
	} else {
		tb.InZone(Artifacts, artifact)
	}
	assert.Equal(t, high && !want, tb.TideHigh(0))
}

func TestA9_4AscendingJet(t *testing.T) {
	tides(t, func(t *testing.T, high bool, on start) {
		jet := func(creatures ...keyforge.CardPosition) *gametest.Table {
			tb := on(t, line("plain-9"), acts("ascending-jet", creatures...))
			tb.EndTurn()
			return tb
		}
		tb := jet(gametest.Cards("limb-5", "limb-9")...)
		tb.PowerIs("limb-5", 8)
		tb.PowerIs("limb-9", 9)
		destroysItself(t, tb, "ascending-jet", high, false)
		tb = jet(gametest.Cards("limb-6", "limb-9")...)
		tb.PowerIs("limb-6", 9)
		destroysItself(t, tb, "ascending-jet", high, true)
		tb = jet(gametest.Cards("limb-7", "limb-4", "limb-4")...)
		tb.Offers("limb-4#1", "limb-4#2")
		tb.Pick("limb-4#2")
		assert.Equal(t, uint8(3), tb.Of("limb-4#2").Counters[PowerCounter])
		destroysItself(t, tb, "ascending-jet", high, false)
		destroysItself(t, jet(), "ascending-jet", high, false)
	})
}

func TestA9_4SwiftCurrent(t *testing.T) {
	tides(t, func(t *testing.T, high bool, on start) {
		swift := func(amber int, creatures ...keyforge.CardPosition) *gametest.Table {
			tb := on(t, keyforge.SidePosition{Amber: amber, Keys: 3}, acts("swift-current", creatures...))
			tb.EndTurn()
			return tb
		}
		tb := swift(2, gametest.Cards("limb-5", "limb-9")...)
		tb.AmberOn("limb-9", 1)
		tb.Amber(0, 1)
		destroysItself(t, tb, "swift-current", high, false)
		tb = swift(1, gametest.Cards("limb-5")...)
		tb.AmberOn("limb-5", 1)
		destroysItself(t, tb, "swift-current", high, true) // 1 became 0
		destroysItself(t, swift(0, gametest.Cards("limb-5")...), "swift-current", high, true)
		destroysItself(t, swift(0), "swift-current", high, true)
		tb = swift(3)
		tb.Amber(0, 3) // without a creature nothing is captured
		destroysItself(t, tb, "swift-current", high, false)
		tb = swift(3, gametest.Cards("limb-5", "limb-5", "limb-2")...)
		tb.Offers("limb-5#1", "limb-5#2")
		tb.Pick("limb-5#2")
		tb.AmberOn("limb-5#2", 1)
	})
	tb := table(t, acts("swift-current", gametest.Cards("limb-5")...), []keyforge.SidePosition{{Amber: 1}, {Amber: 4}})
	tb.EndTurn()
	tb.InZone(Discard, "swift-current")
	tb.Amber(1, 4) // an ally's pool does not count
}

func TestA9_5WhirlpoolEddy(t *testing.T) {
	tides(t, func(t *testing.T, high bool, on start) {
		eddy := func(creatures ...keyforge.CardPosition) *gametest.Table {
			tb := on(t, keyforge.SidePosition{Line: creatures}, acts("whirlpool-eddy"))
			tb.EndTurn()
			return tb
		}
		tb := eddy(keyforge.CardPosition{ID: "plain-1"}, keyforge.CardPosition{ID: "plain-2", Marks: keyforge.Stunned},
			keyforge.CardPosition{ID: "plain-3"})
		tb.Offers("plain-1", "plain-3")
		tb.Pick("plain-3")
		tb.Marked("plain-3", keyforge.Stunned|keyforge.Exhausted)
		tb.Unmarked("plain-1", keyforge.Stunned)
		destroysItself(t, tb, "whirlpool-eddy", high, false)
		tb = eddy(keyforge.CardPosition{ID: "plain-1"}, keyforge.CardPosition{ID: "plain-2", Marks: keyforge.Stunned})
		tb.Marked("plain-1", keyforge.Stunned|keyforge.Exhausted)
		destroysItself(t, tb, "whirlpool-eddy", high, true)
		tb = eddy(keyforge.CardPosition{ID: "plain-2", Marks: keyforge.Stunned})
		tb.Unmarked("plain-2", keyforge.Exhausted) // none was chosen
		destroysItself(t, tb, "whirlpool-eddy", high, true)
		destroysItself(t, eddy(), "whirlpool-eddy", high, true)
	})
	tb := table(t, acts("whirlpool-eddy"), []keyforge.SidePosition{{}, line("plain-3")})
	tb.EndTurn()
	tb.InZone(Discard, "whirlpool-eddy")
	tb.Unmarked("plain-3", keyforge.Stunned) // an ally's creature does not count
}

// wears is a Keyraken with the upgrade.
func wears(upgrade string) keyforge.SidePosition {
	return keyforge.SidePosition{Artifacts: boss(keyforge.CardPosition{Attached: gametest.Cards(upgrade)})}
}

func TestA9_6Primordial(t *testing.T) {
	t.Run("archives when the Keyraken reaps", func(t *testing.T) {
		tides(t, func(t *testing.T, high bool, on start) {
			k := wears("primordial")
			k.Deck = gametest.Cards("a", "b")
			tb := on(t, keyforge.SidePosition{}, k, fillers...)
			tb.EndTurn()
			assert.Equal(t, []string{"b"}, tb.Pile(monster, Archives))
		})
	})
	t.Run("not when it fights", func(t *testing.T) {
		k := wears("primordial")
		k.Artifacts[0].Attached = gametest.Cards("primordial", "titanic-maw")
		k.Deck = gametest.Cards("a", "b")
		tb := solo(t, line("plain-5"), k, fillers...)
		tb.EndTurn()
		assert.Empty(t, tb.Pile(monster, Archives))
	})
	forge := Action("forge", Brobnar, Play(ForgeFree()))
	t.Run("goes when any player forges, by any means", func(t *testing.T) {
		tb := table(t, wears("primordial"), []keyforge.SidePosition{{Keys: 2, Hand: gametest.Cards("forge")}, {}}, forge)
		tb.Play("forge")
		tb.InZone(Discard, "primordial")
		tb = table(t, wears("primordial"), []keyforge.SidePosition{{}, {Keys: 2, Amber: 6}})
		tb.EndTurn()
		tb.Keys(1, 3)
		tb.InZone(Discard, "primordial")
		// An ally forges in the turn of another.
		smith := Artifact("test-smith", Dis, Reacts(Reaps(Creatures), ForgeFree()))
		tb = table(t, wears("primordial"), []keyforge.SidePosition{line("plain-1"), {Keys: 2, Artifacts: gametest.Cards("test-smith")}}, smith)
		tb.Reap("plain-1")
		tb.Keys(1, 3)
		tb.InZone(Discard, "primordial")
	})
	t.Run("but not when none is forged or one is unforged", func(t *testing.T) {
		unforge := Action("unforge", Brobnar, Play(You.Unforges(), ForgeKey(0)))
		tb := solo(t, keyforge.SidePosition{Keys: 1, Hand: gametest.Cards("unforge")}, wears("primordial"), unforge)
		tb.Play("unforge")
		tb.InZone(Attached, "primordial")
	})
}

func TestA9_11TitanicMaw(t *testing.T) {
	maw := func(me keyforge.SidePosition, own ...*Card) *gametest.Table {
		tb := solo(t, me, wears("titanic-maw"), own...)
		tb.EndTurn()
		return tb
	}
	t.Run("bites the neighbors", func(t *testing.T) {
		tides(t, func(t *testing.T, high bool, on start) {
			tb := on(t, line("plain-1", "plain-4", "plain-9", "plain-5"), wears("titanic-maw"))
			tb.EndTurn()
			assert.Equal(t, []string{"plain-9"}, attacked(tb))
			for n, damage := range map[string]int{"plain-1": 0, "plain-4": 3, "plain-9": 3, "plain-5": 3} {
				tb.Damage(n, damage)
			}
			tb.Damage("the-keyraken", 0) // skirmish
			tb.InZone(Attached, "titanic-maw")
		})
	})
	t.Run("as they stood before the fought creature left", func(t *testing.T) {
		tb := maw(keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-1"}, {ID: "plain-5"}, {ID: "plain-8", Damage: 5},
			{ID: "plain-4"},
			{ID: "dis-1"}}})
		tb.InZone(Discard, "plain-8")
		tb.Damage("plain-5", 3)
		tb.Damage("plain-4", 3)
		tb.Line(0, "plain-1", "plain-5", "plain-4", "dis-1")
	})
	t.Run("of the creature with taunt that it really fought", func(t *testing.T) {
		guard := Creature("guard", Brobnar, 5, Has(Taunt))
		tb := maw(line("plain-9", "guard", "plain-4"), guard)
		tb.Damage("guard", 3)
		tb.Damage("plain-9", 3)
		tb.Damage("plain-4", 3)
	})
	t.Run("ties are chosen", func(t *testing.T) {
		tb := maw(line("plain-9", "dis-9"))
		tb.Offers("plain-9", "dis-9")
		tb.Pick("dis-9")
	})
	t.Run("goes at the end of the turn when the active player has no creature", func(t *testing.T) {
		tb := table(t, wears("titanic-maw"), []keyforge.SidePosition{{}, line("plain-4")})
		tb.EndTurn()
		tb.InZone(Discard, "titanic-maw")
		tb.Amber(monster, 1) // it reaped before
		tb = maw(line("plain-3"))
		tb.InZone(Discard, "titanic-maw") // it has eaten the last one
	})
	t.Run("not at the end of a player's turn", func(t *testing.T) {
		tb := solo(t, keyforge.SidePosition{}, wears("titanic-maw"))
		tb.InZone(Attached, "titanic-maw")
		tb.EndTurn()
		order(t, tb, func(e keyforge.Event) bool { return e.Kind == keyforge.TurnEnded && e.Side == 0 },
			isOf(tb, keyforge.Destroyed, "titanic-maw"))
	})
}

// An artifact that the Keyraken controls and that its own use discards lowers the
// tide, whoever owns it.
func TestA8_4APlayersArtifactThatTheKeyrakenUsesUp(t *testing.T) {
	used := func(id string, me keyforge.SidePosition) *gametest.Table {
		k := keyforge.SidePosition{Artifacts: asleep(keyforge.CardPosition{ID: id, Foreign: true})}
		tb := high(t, me, k)
		tb.EndTurn()
		tb.LeaveOpen() // Mobius Scroll is in the archives
		return tb
	}
	rich := keyforge.SidePosition{Amber: 5, Line: gametest.Cards("plain-3")}
	for _, id := range []string{"screechbomb", "mighty-javelin", "the-sting", "key-to-dis"} {
		tb := used(id, rich)
		tb.InZone(Discard, id)
		assert.False(t, tb.TideHigh(0), id)
	}
	t.Run("one that stays does not", func(t *testing.T) {
		tb := used("cannon", rich)
		tb.Damage("plain-3", 2)
		assert.True(t, tb.TideHigh(0))
	})
	t.Run("nor one that goes elsewhere", func(t *testing.T) {
		tb := used("mobius-scroll", rich)
		tb.InZone(Archives, "mobius-scroll")
		assert.True(t, tb.TideHigh(0))
	})
	t.Run("nor one that a player destroys, or uses up", func(t *testing.T) {
		for _, id := range []string{"gorm-of-omm", "screechbomb"} {
			me := rich
			me.Artifacts = gametest.Cards(id)
			tb := high(t, me, keyforge.SidePosition{Artifacts: asleep(keyforge.CardPosition{ID: "cannon", Foreign: true})})
			tb.Omni(id)
			if tb.Question().Kind == keyforge.AskCards {
				tb.Pick("cannon")
			}
			tb.InZone(Discard, id)
			assert.True(t, tb.TideHigh(0))
		}
	})
	t.Run("a player who uses it as if it were theirs discards it by its own use", func(t *testing.T) {
		tb := at(t, adventure.Easy, keyforge.Position{House: Logos, High: []keyforge.Side{0},
			Players: []keyforge.SidePosition{{Hand: gametest.Cards("remote-access")}},
			Monster: keyforge.SidePosition{Amber: 4, Artifacts: asleep(keyforge.CardPosition{ID: "screechbomb", Foreign: true})}})
		tb.Play("remote-access")
		tb.Amber(monster, 2)
		assert.False(t, tb.TideHigh(0))
	})
}
