package as_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// grave is a discard pile by which its player is haunted, or just not (K15.6).
func grave(haunted bool) list {
	if haunted {
		return many(10, "fear")
	}
	return many(9, "fear")
}

func TestAurascope(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("aurascope"), Hand: ids("mother", "fear"), Discard: ids("troll", "anger")},
		side{Discard: ids("dodger", "punch")}, card.Geistoid)
	tb.Act("aurascope")
	tb.Offers("mother", "fear")
	tb.Pick("mother")
	tb.Offers("mother", "troll", "dodger")
	tb.Pick("dodger")
	tb.InZone(card.Purged, "dodger")
	tb.InZone(card.Discard, "mother", "troll")

	tb = duel(t, side{Artifacts: ids("aurascope"), Discard: ids("troll")}, side{}, card.Geistoid)
	tb.Act("aurascope") // nothing to discard
	tb.InZone(card.Discard, "troll")
}

func TestGhoulKeeping(t *testing.T) {
	tb := duel(t, side{Hand: ids("ghoul-keeping"), Line: list{worn("paradrone"), worn("wellstring"), worn("troll")}},
		side{Line: list{worn("jahneerie")}}, card.Geistoid)
	tb.Play("ghoul-keeping")
	tb.Offers("paradrone", "wellstring")
	tb.Pick("wellstring")
	tb.Unmarked("wellstring", keyforge.Exhausted)
	tb.Marked("paradrone", keyforge.Exhausted)
}

func TestHelichopper(t *testing.T) {
	for haunted, power := range map[bool]int{true: 11, false: 5} {
		tb := duel(t, side{Line: list{{ID: "helichopper"}}, Discard: grave(haunted)}, side{Amber: 3}, card.Geistoid)
		tb.PowerIs("helichopper", 5)
		tb.Act("helichopper")
		tb.AmberOn("helichopper", 2)
		tb.Amber(1, 1)
		tb.PowerIs("helichopper", power)
	}
}

func TestJahneerie(t *testing.T) {
	line := list{{ID: "jahneerie"}, {ID: "paradrone", Amber: 2}, {ID: "wellstring"}}
	tb := duel(t, side{Line: line}, side{}, card.Geistoid)
	tb.Reap("paradrone")
	tb.Amber(0, 2)
	tb.AmberOn("paradrone", 1)
	tb.Reap("jahneerie") // itself without æmber
	tb.Amber(0, 3)
	tb = duel(t, side{Line: list{{ID: "paradrone", Amber: 2}}}, side{Line: ids("jahneerie")}, card.Geistoid)
	tb.Reap("paradrone")
	tb.AmberOn("paradrone", 2)
}

func TestPkeSyphonator(t *testing.T) {
	tb := duel(t, side{Hand: ids("pke-syphonator"), Archives: ids("smith")}, side{Archives: ids("fear", "mother", "anger")}, card.Geistoid)
	tb.Play("pke-syphonator")
	tb.Amber(0, 3)
	assert.Empty(t, tb.Pile(1, card.Archives))
	tb.InZone(card.Discard, "fear", "mother", "anger")
	tb.InZone(card.Archives, "smith")
}

func TestShellOfAGhost(t *testing.T) {
	tb := duel(t, side{Hand: ids("shell-of-a-ghost"), Line: ids("troll", "krump", "batdrone"), Discard: ids("urchin", "fear")},
		side{Line: ids("mother"), Discard: ids("zorg")}, card.Geistoid)
	tb.Play("shell-of-a-ghost")
	tb.Offers("krump", "urchin", "zorg")
	tb.Pick("zorg")
	tb.Right()
	tb.Line(0, "troll", "batdrone", "zorg")
	tb.Line(1, "mother")
	tb.Marked("zorg", keyforge.Exhausted)
	assert.EqualValues(t, 2, tb.Player(0).Chains)
}

func TestAGhostInTheSun(t *testing.T) {
	for keys, line := range map[int][]string{0: {"mother"}, 1: {"mother", "troll"}, 2: {"mother", "troll", "urchin"}} {
		tb := duel(t, side{Hand: ids("a-ghost-in-the-sun"), Keys: 2, Line: ids("mother"), Discard: ids("troll", "urchin", "krump", "fear")},
			side{Keys: keys, Discard: ids("zorg")}, card.Geistoid)
		tb.Play("a-ghost-in-the-sun")
		for i := range keys {
			tb.Pick([]string{"troll", "urchin"}[i])
			tb.Right()
		}
		tb.Line(0, line...)
	}
}

func TestAtomicDestabilizer(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "wellstring", Amber: 1, Attached: ids("atomic-destabilizer")}}, Amber: 5},
		side{Amber: 5}, card.Geistoid)
	tb.EndTurn()
	tb.AmberOn("wellstring", 2)
	tb.Amber(0, 3)
	tb.Amber(1, 4)
	tb.EndTurn()
	tb.AmberOn("wellstring", 2) // only at the end of its controller's turn
}

func TestCrepuscularRays(t *testing.T) {
	tb := duel(t, side{Hand: ids("crepuscular-rays"), Line: list{{ID: "troll", Amber: 3}, {ID: "krump", Amber: 1}}},
		side{Line: list{{ID: "mother", Amber: 1}}, Amber: 2}, card.Geistoid)
	tb.Play("crepuscular-rays")
	tb.Offers("troll", "krump")
	tb.Pick("troll")
	tb.Amber(0, 4) // the bonus icon too
	tb.Amber(1, 2)
	tb.InZone(card.Discard, "troll")
	tb.Line(0, "krump")
}

func TestDoppelganger(t *testing.T) {
	tb := duel(t, side{}, side{Line: ids("paradrone", "doppelganger", "jahneerie", "helichopper"), Deck: many(9, "fear")}, card.Brobnar)
	tb.EndTurn()
	tb.Offers("paradrone", "jahneerie")
	tb.Pick("paradrone")
	tb.PowerIs("doppelganger", 3)
	tb.Reap("doppelganger")
	tb.Amber(1, 1)

	tb = duel(t, side{Line: ids("dust-pixie"), Amber: 1},
		side{Line: ids("paradrone", "doppelganger"), Deck: many(9, "fear")}, card.Brobnar)
	tb.EndTurn()
	tb.Fight("doppelganger")
	tb.Pick("doppelganger")
	tb.AmberOn("doppelganger", 1)
}

func TestDoppelgangerForTheTurnOnly(t *testing.T) {
	tb := duel(t, side{}, side{Line: ids("titan-apparition", "doppelganger"), Deck: many(9, "fear")}, card.Brobnar)
	assert.False(t, tb.HasKeyword(tb.Card("doppelganger"), card.Taunt))
	tb.EndTurn()
	assert.True(t, tb.HasKeyword(tb.Card("doppelganger"), card.Taunt))
	tb.EndTurn()
	assert.False(t, tb.HasKeyword(tb.Card("doppelganger"), card.Taunt))
}

// What it has gained goes when it leaves play, even if it comes back in the same turn (K13.3).
func TestDoppelgangerComesBackWithoutTheText(t *testing.T) {
	tb := duel(t, side{}, side{Line: ids("titan-apparition", "doppelganger", "paradrone"), Hand: ids("shell-of-a-ghost"),
		Deck: many(9, "fear")}, card.Brobnar)
	tb.EndTurn()
	tb.Pick("titan-apparition")
	assert.True(t, tb.HasKeyword(tb.Card("doppelganger"), card.Taunt))
	if tb.Question().Kind == keyforge.AskHouse {
		tb.House(card.Geistoid)
	}
	tb.Play("shell-of-a-ghost")
	tb.Left()
	tb.Line(1, "doppelganger", "titan-apparition", "paradrone")
	assert.Len(t, tb.Pile(1, card.Deck), 4, "the gained Destroyed ability")
	assert.False(t, tb.HasKeyword(tb.Card("doppelganger"), card.Taunt))
}

// A neighbor that is a copy has the text box of what it copies (K16.19).
func TestDoppelgangerBesideACopy(t *testing.T) {
	tb := duel(t, side{}, side{Line: list{{ID: "mimic-gel", Copies: "titan-apparition"}, {ID: "doppelganger"}}, Deck: many(9, "fear")},
		card.Brobnar)
	tb.EndTurn()
	assert.True(t, tb.HasKeyword(tb.Card("doppelganger"), card.Taunt))
	tb.LeaveOpen()
}

func TestParadrone(t *testing.T) {
	tb := duel(t, side{Line: ids("paradrone", "troll")}, side{Line: ids("dust-pixie"), Amber: 2}, card.Geistoid)
	tb.Fight("paradrone")
	tb.Offers("paradrone", "troll")
	tb.Pick("troll")
	tb.AmberOn("troll", 1)
	tb.Amber(1, 1)
}

func TestTitanApparition(t *testing.T) {
	tb := duel(t, side{Line: ids("titan-apparition"), Deck: many(6, "fear")}, side{Line: ids("zorg"), Deck: many(6, "anger")}, card.Geistoid)
	assert.True(t, tb.HasKeyword(tb.Card("titan-apparition"), card.Taunt))
	tb.Fight("titan-apparition") // on its controller's turn
	assert.Len(t, tb.Pile(0, card.Deck), 1)
	assert.Len(t, tb.Pile(1, card.Deck), 6)

	tb = duel(t, side{Line: ids("troll"), Deck: many(6, "anger")}, side{Line: ids("titan-apparition"), Deck: many(6, "fear")}, card.Brobnar)
	tb.Fight("troll")
	assert.Len(t, tb.Pile(0, card.Deck), 1)
	assert.Len(t, tb.Pile(1, card.Deck), 6)
}

func TestAllHandsOnDeck(t *testing.T) {
	tb := duel(t, side{Hand: ids("all-hands-on-deck"), Line: ids("troll"), Discard: grave(true)}, side{Line: ids("zorg")}, card.Geistoid)
	tb.Play("all-hands-on-deck")
	tb.Offers("troll", "zorg")
	tb.Pick("zorg")
	tb.InZone(card.Discard, "zorg")
	tb = duel(t, side{Hand: ids("all-hands-on-deck"), Line: ids("troll"), Discard: grave(false)},
		side{Line: ids("zorg"), Discard: grave(true)}, card.Geistoid)
	tb.Play("all-hands-on-deck")
	tb.Pick("zorg")
	tb.Damage("zorg", 3)
}

func TestColonelSlime(t *testing.T) {
	tb := duel(t, side{Hand: ids("colonel-slime"), Line: ids("troll", "krump")}, side{Line: ids("zorg"), Amber: 2}, card.Geistoid)
	tb.Discard("colonel-slime")
	tb.Offers("troll", "krump")
	tb.Pick("krump")
	tb.AmberOn("krump", 1)
	tb.Amber(1, 1)
}

func TestHauntingDeck(t *testing.T) {
	tb := duel(t, side{Hand: ids("haunting-deck"), Discard: grave(true)}, side{Discard: ids("zorg")}, card.Geistoid)
	tb.Play("haunting-deck")
	tb.Pick("zorg")
	tb.InZone(card.Purged, "zorg")
	tb = duel(t, side{Hand: ids("haunting-deck"), Discard: grave(false)}, side{Discard: ids("zorg")}, card.Geistoid)
	tb.Play("haunting-deck")
	tb.InZone(card.Discard, "zorg")
}

func TestManifestation(t *testing.T) {
	rich := keyforge.CardPosition{ID: "zorg", Icons: card.Icons{card.AmberIcon, card.DrawIcon, card.AmberIcon}}
	pile := append(list{rich}, grave(true)...)
	tb := duel(t, side{Hand: ids("manifestation"), Discard: ids("punch"), Deck: ids("smith")}, side{Discard: pile}, card.Geistoid)
	tb.Play("manifestation")
	tb.Pick("zorg")
	tb.Amber(0, 3)
	tb.InZone(card.Hand, "smith")
	tb.InZone(card.Discard, "zorg")
	tb = duel(t, side{Hand: ids("manifestation"), Discard: ids("punch")}, side{Discard: list{rich}}, card.Geistoid)
	tb.Play("manifestation") // nobody is haunted
	tb.Amber(0, 1)
}

func TestParabyte(t *testing.T) {
	tb := duel(t, side{Hand: ids("parabyte"), Line: list{{ID: "troll", Amber: 2}}}, side{Line: list{{ID: "zorg", Amber: 4}}, Amber: 3},
		card.Geistoid)
	tb.Play("parabyte")
	tb.Right()
	tb.Offers("troll", "parabyte")
	tb.Pick("parabyte")
	assert.Equal(t, 9, tb.KeyCost(1))
	assert.Equal(t, 6, tb.KeyCost(0))
	tb = duel(t, side{Line: ids("parabyte")}, side{Amber: 3}, card.Geistoid)
	tb.Reap("parabyte")
	tb.AmberOn("parabyte", 1)
}

func TestPortalGuardian(t *testing.T) {
	tb := duel(t, side{Line: ids("portal-guardian", "troll", "krump")}, side{Line: ids("zorg"), Amber: 3}, card.Geistoid)
	assert.True(t, tb.HasKeyword(tb.Card("portal-guardian"), card.Taunt))
	tb.Fight("portal-guardian")
	tb.Offers("troll", "krump")
	tb.Pick("troll")
	tb.AmberOn("troll", 2)
	tb.Amber(1, 1)
}

func TestStratowise(t *testing.T) {
	for haunted, on := range map[bool]int{true: 1, false: 0} {
		tb := duel(t, side{Line: ids("stratowise"), Hand: ids("smith", "anger"), Discard: grave(haunted)[1:]}, side{Amber: 2}, card.Geistoid)
		tb.Reap("stratowise")
		tb.Must()
		tb.Pick("anger") // perhaps the tenth
		tb.InZone(card.Discard, "anger")
		tb.AmberOn("stratowise", on)
	}
	tb := duel(t, side{Line: ids("stratowise"), Discard: grave(true)}, side{Line: ids("dust-pixie"), Amber: 2}, card.Geistoid)
	tb.Fight("stratowise") // without a card to discard
	tb.AmberOn("stratowise", 1)
}

func TestSummonedCounsel(t *testing.T) {
	tb := duel(t, side{Line: ids("summoned-counsel"), Discard: ids("smith", "punch"), Purged: ids("troll")},
		side{Discard: ids("zorg"), Purged: ids("mother")}, card.Geistoid)
	tb.Reap("summoned-counsel")
	tb.Offers("smith", "punch", "troll")
	tb.Pick("troll")
	assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Deck))
	assert.Positive(t, tb.Happened(keyforge.Shuffled))
}

func TestWellstring(t *testing.T) {
	tb := duel(t, side{Line: ids("wellstring")}, side{Line: ids("dust-pixie", "zorg")}, card.Geistoid)
	tb.Fight("wellstring", "dust-pixie")
	tb.Offers("wellstring", "zorg")
	tb.Pick("zorg")
	tb.Damage("zorg", 3)
	tb = duel(t, side{Line: ids("wellstring")}, side{}, card.Geistoid)
	tb.Reap("wellstring")
	tb.InZone(card.Discard, "wellstring") // the only creature
}

func TestBansheeSuit(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "wellstring", Attached: ids("banshee-suit")}}, Discard: ids("smith", "punch", "anger")},
		side{Line: ids("zorg")}, card.Geistoid)
	top := tb.Pile(0, card.Discard)
	tb.Fight("wellstring")
	tb.InZone(card.Archives, "wellstring")
	assert.Len(t, tb.Pile(0, card.Archives), 3)
	tb.InZone(card.Discard, "banshee-suit")
	assert.NotContains(t, tb.Pile(0, card.Discard), top[0])
	assert.Contains(t, tb.Pile(0, card.Discard), top[2])
}

func TestEtherealAdaptor(t *testing.T) {
	host := keyforge.CardPosition{ID: "wellstring", Amber: 4, Attached: ids("ethereal-adaptor")}
	for _, c := range []struct {
		mine, foe side
		keys      int
	}{
		{side{Line: list{host}, Amber: 2}, side{}, 1},
		{side{Line: list{host}, Amber: 1}, side{}, 0},
		{side{Amber: 2}, side{Line: list{host}}, 0},
	} {
		tb := duel(t, c.foe, c.mine, card.Brobnar)
		tb.EndTurn()
		if c.keys > 0 {
			tb.Choose(0)
		}
		tb.Keys(1, c.keys)
		tb.LeaveOpen()
	}
}

func TestShardOfResurgence(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("shard-of-resurgence", "shard-of-greed"), Discard: ids("smith", "punch", "anger")},
		side{Artifacts: ids("shard-of-life")}, card.Geistoid)
	tb.Act("shard-of-resurgence")
	tb.Pick("smith")
	tb.Must()
	tb.Pick("anger")
	tb.InZone(card.Archives, "smith", "anger")
	tb.InZone(card.Discard, "punch")
}
