package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// A discard pile may be the adventure's or an ally's (A22), and haunts only whose it is (A14).
func TestAloftGeistoidAndPiles(t *testing.T) {
	lies := func(id string, n int) seat {
		return seat{Discard: append(ids(id), gametest.Many(n, "ascending-jet")...)}
	}
	t.Run("aurascope", func(t *testing.T) {
		tb := aloft(t, Geistoid, seat{Artifacts: ids("aurascope"), Hand: ids("plain-2")}, lies("plain-5", 0), lies("limb-4", 1))
		tb.Act("aurascope")
		tb.Offers("plain-2", "plain-5", "limb-4")
		tb.Pick("limb-4")
		assert.Equal(t, []string{"limb-4"}, tb.Pile(monster, Purged))
	})
	t.Run("shell of a ghost", func(t *testing.T) {
		k := lies("limb-4", 0)
		k.Line = ids("limb-1", "limb-2", "limb-3")
		ally := lies("plain-5", 0)
		ally.Line = ids("plain-1", "plain-2", "plain-3")
		tb := together(t, "shell-of-a-ghost", Geistoid, seat{}, ally, k)
		tb.Play("shell-of-a-ghost")
		tb.Line(1, "plain-1", "plain-3")
		tb.Line(monster, "limb-1", "limb-3")
		tb.Offers("plain-5", "plain-2", "limb-4", "limb-2")
		tb.Pick("limb-4")
		tb.Line(0, "limb-4")
		tb.InZone(Artifacts, "the-keyraken")
	})
	t.Run("a ghost in the sun", func(t *testing.T) { // it has no keys (A23)
		tb := together(t, "a-ghost-in-the-sun", Geistoid, lies("plain-5", 0), seat{Keys: 2}, seat{})
		tb.Play("a-ghost-in-the-sun")
		tb.Line(0)
	})
	t.Run("haunting deck", func(t *testing.T) {
		tb := together(t, "haunting-deck", Geistoid, lies("punch", 9), lies("fear", 0), lies("titanic-maw", 0))
		tb.Play("haunting-deck")
		tb.Pick("titanic-maw")
		assert.Equal(t, []string{"titanic-maw"}, tb.Pile(monster, Purged))
		tb = together(t, "haunting-deck", Geistoid, lies("punch", 0), lies("fear", 9), lies("titanic-maw", 9))
		tb.Play("haunting-deck") // others are haunted
		assert.Empty(t, tb.Pile(monster, Purged))
	})
	t.Run("manifestation", func(t *testing.T) {
		k := lies("ascending-jet", 8)
		k.Discard = append(k.Discard, keyforge.CardPosition{ID: "titanic-maw", Icons: Icons{AmberIcon, AmberIcon}})
		tb := together(t, "manifestation", Geistoid, seat{}, lies("fear", 0), k)
		tb.Play("manifestation")
		tb.Pick("titanic-maw")
		pools(t, tb, 3, 0, 0)
	})
	t.Run("all hands on deck", func(t *testing.T) {
		tb := together(t, "all-hands-on-deck", Geistoid, seat{}, line("plain-9"), line("limb-9"))
		tb.Play("all-hands-on-deck")
		tb.Offers("plain-9", "limb-9")
		tb.Pick("limb-9")
		tb.Damage("limb-9", 3)
	})
	t.Run("summoned counsel", func(t *testing.T) {
		tb := aloft(t, Geistoid, seat{Line: ids("summoned-counsel"), Discard: ids("punch")}, lies("fear", 0), lies("titanic-maw", 0))
		tb.Reap("summoned-counsel")
		tb.InZone(Deck, "punch")
		tb.InZone(Discard, "fear")
	})
	t.Run("shard of resurgence", func(t *testing.T) {
		tb := aloft(t, Geistoid, seat{Artifacts: ids("shard-of-resurgence"), Discard: ids("punch", "anger")},
			seat{Artifacts: ids("shard-of-change"), Discard: ids("fear")}, seat{})
		tb.Act("shard-of-resurgence")
		tb.Offers("punch", "anger")
		tb.Pick("punch")
		tb.InZone(Discard, "anger", "fear")
	})
	t.Run("pke syphonator", func(t *testing.T) {
		tb := together(t, "pke-syphonator", Geistoid, seat{}, seat{Archives: ids("fear")}, seat{Archives: gametest.Many(2, "ascending-jet")})
		tb.Play("pke-syphonator")
		pools(t, tb, 2, 0, 0)
		assert.Len(t, tb.Pile(monster, Discard), 2)
		tb.InZone(Archives, "fear")
	})
}

// The Keyraken is the opponent from whose deck cards are discarded, in its turn and in that of
// an ally, both of which are not yours.
func TestAloftTitanApparition(t *testing.T) {
	deck := gametest.Many(7, "fear")
	tb := aloft(t, Geistoid, seat{Line: ids("titan-apparition"), Deck: deck}, seat{},
		seat{Line: ids("limb-7"), Deck: gametest.Many(7, "ascending-jet")})
	tb.Fight("titan-apparition", "limb-7")
	assert.Len(t, tb.Pile(0, Deck), 2)
	assert.Len(t, tb.Pile(monster, Deck), 7)
	tb = at(t, adventure.Easy,
		keyforge.Position{Players: []seat{{Hand: ids("punch"), Deck: deck}, {Line: pile{{ID: "titan-apparition", Damage: 5}}, Deck: deck}},
			Monster: seat{Artifacts: asleep(), Deck: gametest.Many(7, "ascending-jet")}})
	tb.Play("punch")
	assert.Len(t, tb.Pile(0, Deck), 7)
	assert.Len(t, tb.Pile(1, Deck), 7)
	assert.Len(t, tb.Pile(monster, Deck), 2)
}

// What is captured or lost by the opponent is the Keyraken's (A11.7), onto friendly creatures.
func TestAloftGeistoidCaptures(t *testing.T) {
	t.Run("captures", func(t *testing.T) {
		for id, use := range map[string]func(*gametest.Table){
			"paradrone": func(tb *gametest.Table) { tb.Fight("paradrone", "limb-1") },
			"parabyte":  func(tb *gametest.Table) { tb.Reap("parabyte") },
		} {
			tb := aloft(t, Geistoid, line(id, "plain-2"), seat{Line: ids("plain-9"), Amber: 3}, seat{Line: ids("limb-1"), Amber: 3})
			use(tb)
			tb.Offers(id, "plain-2")
			tb.Pick("plain-2")
			tb.AmberOn("plain-2", 1)
			assert.EqualValues(t, 2, tb.Player(monster).Pool)
			assert.EqualValues(t, 3, tb.Player(1).Pool)
		}
	})
	t.Run("colonel slime", func(t *testing.T) {
		tb := together(t, "colonel-slime", Geistoid, line("plain-2"), seat{Line: ids("plain-9"), Amber: 3}, seat{Amber: 3})
		tb.Discard("colonel-slime")
		tb.AmberOn("plain-2", 1)
		pools(t, tb, 0, 3, 2)
	})
	t.Run("parabyte", func(t *testing.T) {
		tb := aloft(t, Geistoid, seat{Line: pile{{ID: "parabyte", Amber: 1}, {ID: "plain-2", Amber: 2}}},
			seat{Line: pile{{ID: "plain-9", Amber: 4}}},
			seat{Line: pile{{ID: "limb-1", Amber: 5}}})
		assert.Equal(t, 3, dearer(t, tb))
	})
	t.Run("portal guardian", func(t *testing.T) {
		tb := aloft(t, Geistoid, line("portal-guardian", "plain-2"), seat{Line: ids("plain-9"), Amber: 3}, seat{Line: ids("limb-9"), Amber: 3})
		tb.Fight("portal-guardian", "limb-9")
		tb.AmberOn("plain-2", 2)
		pools(t, tb, 0, 3, 1)
	})
	t.Run("stratowise", func(t *testing.T) {
		tb := aloft(t, Geistoid, seat{Line: ids("stratowise"), Hand: ids("punch"), Discard: gametest.Many(9, "punch")}, seat{Amber: 3},
			seat{Amber: 3})
		tb.Reap("stratowise")
		pools(t, tb, 1, 3, 2)
	})
	t.Run("helichopper", func(t *testing.T) {
		tb := aloft(t, Geistoid, line("helichopper"), seat{Discard: gametest.Many(10, "fear"), Amber: 3},
			seat{Discard: gametest.Many(10, "ascending-jet"), Amber: 3})
		tb.Act("helichopper")
		pools(t, tb, 0, 3, 1)
		tb.PowerIs("helichopper", 5) // others are haunted
	})
	t.Run("atomic destabilizer", func(t *testing.T) {
		tb := aloft(t, Geistoid, seat{Line: pile{worn("plain-2", "atomic-destabilizer")}, Amber: 3}, seat{Amber: 3},
			seat{Amber: 3, Artifacts: asleep()})
		tb.EndTurn()
		tb.AmberOn("plain-2", 1)
		pools(t, tb, 2, 3, 2)
	})
	t.Run("jahneerie", func(t *testing.T) {
		amber := func(id string) pile { return pile{{ID: id, Amber: 1}} }
		tb := aloft(t, Geistoid, seat{Line: append(ids("jahneerie"), amber("paradrone")...)}, seat{Line: amber("plain-2")},
			seat{Artifacts: asleep()})
		tb.Reap("paradrone")
		pools(t, tb, 2, 0, 0)
		tb.EndTurn()
		tb.House(Brobnar)
		tb.Reap("plain-2")
		pools(t, tb, 2, 1, 0)
	})
	t.Run("wellstring", func(t *testing.T) {
		tb := aloft(t, Geistoid, line("wellstring"), line("plain-9"), line("limb-9"))
		tb.Reap("wellstring")
		tb.Offers("wellstring", "plain-9", "limb-9")
		tb.Pick("limb-9")
		tb.Damage("limb-9", 3)
	})
	t.Run("crepuscular rays", func(t *testing.T) {
		tb := together(t, "crepuscular-rays", Geistoid, seat{Line: pile{{ID: "plain-2", Amber: 2}}}, seat{Line: pile{{ID: "plain-9", Amber: 3}}},
			seat{Line: pile{{ID: "limb-9", Amber: 3}}})
		tb.Play("crepuscular-rays")
		pools(t, tb, 3, 0, 0)
		tb.InZone(Discard, "plain-2")
	})
	t.Run("ghoul-keeping", func(t *testing.T) {
		tb := together(t, "ghoul-keeping", Geistoid, seat{Line: pile{used(keyforge.CardPosition{ID: "paradrone"})}},
			seat{Line: pile{used(keyforge.CardPosition{ID: "parabyte"})}}, seat{})
		tb.Play("ghoul-keeping")
		tb.Unmarked("paradrone", keyforge.Exhausted)
		tb.Marked("parabyte", keyforge.Exhausted)
	})
}

// The neighbor is in the same line; the turn is the player's own (A11.10).
func TestAloftDoppelganger(t *testing.T) {
	tb := aloft(t, Geistoid, line("titan-apparition", "doppelganger"), seat{}, seat{Artifacts: asleep()})
	has := func() bool { return tb.HasKeyword(tb.Card("doppelganger"), Taunt) }
	tb.EndTurn()
	assert.False(t, has(), "an ally's turn")
	tb.EndTurn()
	assert.True(t, has())
	tb.LeaveOpen()
}

// The archives and the discard pile are those of the creature's player.
func TestAloftBansheeSuit(t *testing.T) {
	tb := aloft(t, Brobnar, seat{Line: pile{worn("plain-2", "banshee-suit")}, Discard: ids("punch", "anger", "smith")},
		seat{Discard: ids("fear")}, line("limb-9"))
	tb.Fight("plain-2", "limb-9")
	assert.Len(t, tb.Pile(0, Archives), 3)
	assert.Contains(t, tb.Pile(0, Archives), "plain-2")
	tb.InZone(Discard, "fear")
}
