package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBigMagnet(t *testing.T) {
	t.Run("all upgrades come to one friendly creature, under your control", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("big-magnet"), Houses: []card.House{card.Mars},
			Line: list{{ID: "tunk", Attached: ids("blood-of-titans")}, {ID: "zorg"}}},
			side{Line: list{{ID: "mother", Attached: ids("jammer-pack")}, {ID: "troll", Attached: ids("biomatrix-backup")}}}, card.Mars)
		tb.Play("big-magnet")
		tb.Offers("tunk", "zorg")
		tb.Pick("zorg")
		for _, u := range []string{"blood-of-titans", "jammer-pack", "biomatrix-backup"} {
			assert.Equal(t, tb.Card("zorg"), tb.Of(u).Host, u)
			assert.Equal(t, keyforge.Side(0), tb.Of(u).Ctrl, u)
		}
		tb.PowerIs("zorg", 12)
		tb.PowerIs("tunk", 6)
		assert.Equal(t, 8, tb.KeyCost(1))
		assert.Equal(t, 6, tb.KeyCost(0))
	})
	t.Run("an upgrade of the opponent goes to its owner when it leaves", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("big-magnet", "destroy-them-all"), Line: ids("blypyp")},
			side{Line: list{{ID: "mother", Attached: ids("jammer-pack")}}}, card.Mars)
		tb.Play("big-magnet")
		tb.Play("destroy-them-all")
		tb.Pick("mother")
		assert.Contains(t, tb.Pile(1, card.Discard), "jammer-pack")
	})
	t.Run("without a friendly creature only control changes", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("big-magnet")}, side{Line: list{{ID: "mother", Attached: ids("jammer-pack")}}}, card.Mars)
		tb.Play("big-magnet")
		assert.Equal(t, tb.Card("mother"), tb.Of("jammer-pack").Host)
		assert.Equal(t, keyforge.Side(0), tb.Of("jammer-pack").Ctrl)
	})
}

func TestReplayPod(t *testing.T) {
	t.Run("keeps friendly Martians that are destroyed and gives them back", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("war-of-the-worlds"), Line: ids("blypyp", "troll", "yxili-marauder", "zorg"), Artifacts: ids("replay-pod"),
			Houses: []card.House{card.Mars}}, side{Line: ids("john-smyth"), Houses: []card.House{card.Mars}}, card.Mars)
		tb.Play("war-of-the-worlds")
		tb.First("blypyp")
		tb.Line(0, "zorg")
		tb.InZone(card.Under, "blypyp", "yxili-marauder")
		tb.InZone(card.Discard, "troll", "john-smyth")
		assert.True(t, tb.Of("blypyp").Is(keyforge.FaceDown))
		tb.Act("replay-pod")
		assert.ElementsMatch(t, []string{"blypyp", "yxili-marauder"}, tb.Pile(0, card.Hand))
		tb.InZone(card.Purged, "replay-pod")
	})
	t.Run("a creature of the opponent goes to its owner's hand (K13.5)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "zorg", Foreign: true, Damage: 6}}, Artifacts: ids("replay-pod")}, side{Line: ids("mother")},
			card.Mars)
		tb.Fight("zorg")
		tb.InZone(card.Under, "zorg")
		tb.Act("replay-pod")
		assert.Equal(t, []string{"zorg"}, tb.Pile(1, card.Hand))
	})
	t.Run("of two, each gives back what is under it", func(t *testing.T) {
		tb := duel(t, side{Line: ids("blypyp", "zorg"), Artifacts: ids("replay-pod", "replay-pod")}, side{Line: ids("troll")}, card.Mars)
		tb.Fight("blypyp")
		if tb.Of("blypyp").Zone != card.Under {
			tb.First("replay-pod#1")
		}
		full, empty := "replay-pod#1", "replay-pod#2"
		if tb.Of("blypyp").Host != tb.Card(full) {
			full, empty = empty, full
		}
		pod := tb.Card(full)
		tb.Act(empty)
		tb.InZone(card.Under, "blypyp")
		tb.Do(keyforge.Command{Verb: keyforge.UseAction, Card: pod})
		assert.Equal(t, []string{"blypyp"}, tb.Pile(0, card.Hand))
	})
	t.Run("with nothing under it, it is purged all the same", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("replay-pod")}, side{}, card.Mars)
		tb.Act("replay-pod")
		tb.InZone(card.Purged, "replay-pod")
	})
	t.Run("when it is destroyed what is under it is discarded (K26.8)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("destroy-them-all"), Line: ids("blypyp"), Artifacts: ids("replay-pod")}, side{}, card.Mars)
		tb.Play("destroy-them-all") // both at once: Blypyp is put under it first
		tb.InZone(card.Discard, "replay-pod", "blypyp")
	})
}

func TestAirlock(t *testing.T) {
	tb := duel(t, side{Hand: ids("tunk", "fear", "troll"), Deck: ids("anger", "punch"), Artifacts: ids("airlock")}, side{}, card.Mars)
	tb.Act("airlock")
	tb.Offers("fear", "troll")
	tb.Must()
	tb.Pick("fear")
	tb.InZone(card.Discard, "fear")
	assert.ElementsMatch(t, []string{"tunk", "troll", "anger"}, tb.Pile(0, card.Hand))
	tb = duel(t, side{Hand: ids("tunk"), Deck: ids("anger"), Artifacts: ids("airlock")}, side{}, card.Mars)
	tb.Act("airlock")
	assert.Equal(t, []string{"tunk"}, tb.Pile(0, card.Hand))
}

func TestBraindart(t *testing.T) {
	tb := duel(t, side{Hand: ids("braindart"), Line: ids("zorg")},
		side{Line: list{{ID: "mother"}, {ID: "troll", Marks: keyforge.Enraged}}, Amber: 3}, card.Mars)
	tb.Play("braindart")
	tb.Offers("mother", "troll")
	tb.Pick("mother")
	tb.Marked("mother", keyforge.Enraged)
	tb.AmberOn("mother", 1)
	tb.Amber(1, 2)
	tb = duel(t, side{Hand: ids("braindart")}, side{Line: list{{ID: "troll", Marks: keyforge.Enraged}}, Amber: 3}, card.Mars)
	tb.Play("braindart")
	tb.AmberOn("troll", 1) // though it was enraged already (K14.13)
	tb = duel(t, side{Hand: ids("braindart"), Line: ids("zorg")}, side{Amber: 3}, card.Mars)
	tb.Play("braindart")
	tb.Amber(1, 3)
	tb.Amber(0, 1)
}

func TestIronyxRebel(t *testing.T) {
	line := list{{ID: "zorg", Marks: keyforge.Exhausted}, {ID: "blypyp", Marks: keyforge.Exhausted}, {ID: "troll", Marks: keyforge.Exhausted}}
	tb := duel(t, side{Hand: ids("ironyx-rebel"), Line: line}, side{}, card.Mars)
	tb.Play("ironyx-rebel")
	tb.Choose(1) // deploy
	tb.Line(0, "zorg", "ironyx-rebel", "blypyp", "troll")
	tb.Unmarked("zorg", keyforge.Exhausted)
	tb.Unmarked("blypyp", keyforge.Exhausted)
	tb.Marked("troll", keyforge.Exhausted)
	tb.Marked("ironyx-rebel", keyforge.Exhausted)
	tb = duel(t, side{Hand: ids("ironyx-rebel"), Line: line}, side{}, card.Mars)
	tb.Play("ironyx-rebel")
	tb.Right()
	tb.Marked("troll", keyforge.Exhausted) // it is of house Brobnar
	tb.Marked("blypyp", keyforge.Exhausted)
}

func TestScoopUp(t *testing.T) {
	t.Run("both go to your archives, the enemy home from there (E26)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("scoop-up"), Line: ids("troll", "zorg", "valdr"), Houses: []card.House{card.Mars}},
			side{Line: ids("mother", "tunk", "dodger"), Houses: []card.House{card.Logos}}, card.Mars)
		tb.Play("scoop-up")
		tb.Offers("troll", "valdr")
		tb.Pick("valdr")
		tb.Offers("mother", "dodger")
		tb.Pick("mother")
		assert.ElementsMatch(t, []string{"valdr", "mother"}, tb.Pile(0, card.Archives))
		tb.EndTurn()
		tb.House(card.Logos)
		tb.EndTurn()
		tb.House(card.Mars)
		tb.Yes()
		assert.Contains(t, tb.Pile(0, card.Hand), "valdr")
		assert.Contains(t, tb.Pile(1, card.Hand), "mother")
	})
	t.Run("a friendly creature of the opponent's deck goes home too (E26)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("scoop-up"), Line: list{{ID: "troll", Foreign: true}}, Houses: []card.House{card.Mars}},
			side{Houses: []card.House{card.Logos}}, card.Mars)
		tb.Play("scoop-up")
		assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Archives))
		tb.EndTurn()
		tb.EndTurn()
		tb.Yes()
		assert.Contains(t, tb.Pile(1, card.Hand), "troll")
	})
	t.Run("one of the two is enough", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("scoop-up"), Line: ids("zorg")}, side{Line: ids("mother")}, card.Mars)
		tb.Play("scoop-up")
		assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Archives))
	})
}

func TestRevoHooligans(t *testing.T) {
	t.Run("a painted artifact is of house Mars, for good", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("war-of-the-worlds"), Line: list{{ID: "revo-hooligans", Damage: 3}}, Artifacts: ids("library-of-babble")},
			side{Artifacts: ids("cannon")}, card.Mars)
		tb.Reap("revo-hooligans")
		tb.Offers("library-of-babble", "cannon")
		tb.Pick("library-of-babble")
		assert.EqualValues(t, 1, tb.Of("library-of-babble").Counters[card.PaintCounter])
		tb.Play("war-of-the-worlds")
		tb.InZone(card.Discard, "revo-hooligans")
		tb.Act("library-of-babble") // of house Logos before
	})
	t.Run("and of no other", func(t *testing.T) {
		tb := duel(t, side{Line: ids("revo-hooligans"), Houses: []card.House{card.Mars}},
			side{Artifacts: ids("cannon"), Houses: []card.House{card.Brobnar, card.Mars}}, card.Mars)
		tb.Reap("revo-hooligans")
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("cannon")}, keyforge.WrongHouse)
	})
	t.Run("played again it is what it was", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("glimmerspore"), Line: ids("revo-hooligans"), Artifacts: ids("library-of-babble")}, side{}, card.Mars)
		tb.Reap("revo-hooligans")
		tb.Play("glimmerspore")
		assert.Zero(t, tb.Of("library-of-babble").Counters[card.PaintCounter])
	})
}

func TestMemroxTheRed(t *testing.T) {
	t.Run("your archives keep the opponent's cards, and pay for all", func(t *testing.T) {
		tb := duel(t, side{Line: ids("memrox-the-red"), Hand: ids("scoop-up"), Archives: ids("fear", "anger"), Houses: []card.House{card.Mars}},
			side{Line: ids("mother"), Houses: []card.House{card.Logos}}, card.Mars)
		tb.Play("scoop-up")
		tb.Act("memrox-the-red")
		tb.Amber(0, 4) // and the icon
		tb.EndTurn()
		tb.EndTurn()
		tb.Yes()
		assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Archives))
		assert.Subset(t, tb.Pile(0, card.Hand), []string{"fear", "anger"})
	})
	t.Run("until Memrox is gone", func(t *testing.T) {
		tb := duel(t, side{Line: ids("memrox-the-red"), Hand: ids("scoop-up"), Houses: []card.House{card.Mars}},
			side{Line: ids("mother", "troll"), Houses: []card.House{card.Logos, card.Brobnar}}, card.Mars)
		tb.Play("scoop-up")
		tb.Pick("mother")
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Fight("troll")
		tb.InZone(card.Discard, "memrox-the-red")
		tb.EndTurn()
		tb.Yes()
		assert.Contains(t, tb.Pile(1, card.Hand), "mother")
	})
	t.Run("empty archives", func(t *testing.T) {
		tb := duel(t, side{Line: ids("memrox-the-red")}, side{Archives: ids("fear")}, card.Mars)
		tb.Act("memrox-the-red")
		tb.Amber(0, 0)
	})
}

func TestKaboom(t *testing.T) {
	tb := duel(t, side{Hand: ids("kaboom"), Line: list{{ID: "zorg"}, {ID: "mother"}, {ID: "revo-hooligans", Foreign: true}}},
		side{Line: ids("tunk", "troll")}, card.Mars)
	tb.Play("kaboom")
	assert.Equal(t, []string{"zorg"}, tb.Pile(0, card.Archives))
	assert.ElementsMatch(t, []string{"revo-hooligans", "tunk"}, tb.Pile(1, card.Archives))
	tb.InZone(card.Discard, "mother", "troll")
	assert.EqualValues(t, 3, tb.Player(0).Chains)
	t.Run("a ward keeps a Mars creature from the archives, and then it is destroyed", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("kaboom"), Line: list{{ID: "zorg", Marks: keyforge.Warded}}}, side{}, card.Mars)
		tb.Play("kaboom")
		tb.InZone(card.Discard, "zorg")
	})
}
