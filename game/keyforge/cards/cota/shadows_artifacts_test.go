package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestCustomsOffice(t *testing.T) {
	t.Run("the opponent pays to play an artifact", func(t *testing.T) {
		tb := duel(t, side{Amber: 2, Hand: ids("hallowed-blaster", "round-table", "gorm-of-omm", "whispering-reliquary", "virtuous-works")},
			side{Amber: 1, Artifacts: ids("customs-office")}, card.Sanctum)
		tb.Play("hallowed-blaster")
		tb.Amber(0, 1)
		tb.Amber(1, 2)
		tb.Play("round-table") // paid before its own æmber comes
		tb.Amber(0, 1)
		tb.Amber(1, 3)
		tb.Play("gorm-of-omm")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("whispering-reliquary")}, keyforge.TooLittleAmber)
		tb.Play("virtuous-works") // no artifact
		tb.Amber(0, 3)
		tb.Amber(1, 4)
	})
	t.Run("its controller does not; two ask for two", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("customs-office"), Hand: ids("seeker-needle")}, side{}, card.Shadows)
		tb.Play("seeker-needle")
		tb.Amber(0, 0)
		tb = duel(t, side{Amber: 2, Hand: ids("seeker-needle")}, side{Artifacts: ids("customs-office", "customs-office")}, card.Shadows)
		tb.Play("seeker-needle")
		tb.Amber(0, 0)
		tb.Amber(1, 2)
	})
	t.Run("an ability plays none without it (Q41)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "masterplan", Under: ids("seeker-needle")}}},
			side{Artifacts: ids("customs-office")}, card.Shadows)
		tb.Omni("masterplan")
		tb.InZone(card.Discard, "seeker-needle")
	})
}

func TestEvasionSigil(t *testing.T) {
	sigil := func(top string, deck int) *gametest.Table {
		tb := duel(t, side{Line: ids("valdr"), Deck: append(ids(top), many(deck, "fear")...)},
			side{Artifacts: ids("evasion-sigil"), Line: ids("mother", "tocsin"), Deck: ids("punch")}, card.Brobnar)
		tb.Fight("valdr", "tocsin")
		return tb
	}
	t.Run("a card of the active house: exhausted, and no fight", func(t *testing.T) {
		tb := sigil("anger", 2)
		tb.Marked("valdr", keyforge.Exhausted)
		tb.Damage("valdr", 0)
		tb.Line(1, "mother", "tocsin")
		assert.Equal(t, []string{"anger"}, tb.Pile(0, card.Discard)) // of its controller's deck
		assert.Empty(t, tb.Pile(1, card.Discard))
	})
	t.Run("of another house: the fight goes on", func(t *testing.T) {
		tb := sigil("urchin", 2)
		assert.Equal(t, []string{"urchin"}, tb.Pile(0, card.Discard))
		tb.Line(1, "mother")
	})
	t.Run("an empty deck: the fight goes on (Q5)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr"), Discard: ids("anger")}, side{Artifacts: ids("evasion-sigil"), Line: ids("tocsin")}, card.Brobnar)
		tb.Fight("valdr")
		tb.Line(1)
		assert.Equal(t, []string{"anger"}, tb.Pile(0, card.Discard))
	})
	t.Run("its controller's creatures too; nothing that waits for a fight triggers", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("evasion-sigil"), Line: ids("dodger"), Deck: ids("urchin"),
			Hand: list{{ID: "take-hostages", House: card.Shadows}}}, side{Amber: 3, Line: ids("tocsin")}, card.Shadows)
		tb.Play("take-hostages")
		tb.Fight("dodger")
		tb.Amber(1, 3)
		tb.AmberOn("dodger", 0)
		tb.Marked("dodger", keyforge.Exhausted)
		tb.Damage("tocsin", 0)
	})
	t.Run("reaping is free of it", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("evasion-sigil"), Line: ids("dodger"), Deck: ids("urchin")}, side{}, card.Shadows)
		tb.Reap("dodger")
		tb.Amber(0, 1)
		assert.Len(t, tb.Pile(0, card.Deck), 1)
	})
}

func TestLongfusedMines(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("longfused-mines"), Line: ids("valdr", "doc-bookton", "troll")},
		side{Line: ids("mother", "raiding-knight", "smaaash", "tocsin", "charette")}, card.Brobnar)
	tb.Omni("longfused-mines")
	tb.InZone(card.Discard, "longfused-mines", "tocsin")
	tb.Damage("mother", 0)
	tb.Damage("raiding-knight", 1)
	tb.Damage("smaaash", 3)
	tb.Damage("charette", 0)
	tb.Damage("doc-bookton", 0)
}

func TestMasterplan(t *testing.T) {
	t.Run("the card lies face down under it and is played from there, by any house (K6.11)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("masterplan", "punch", "urchin"), Houses: []card.House{card.Brobnar, card.Shadows, card.Dis},
			Deck: many(9, "fear")}, side{Line: ids("mother"), Amber: 1}, card.Shadows)
		tb.Play("masterplan")
		tb.Offers("punch", "urchin")
		tb.Must()
		tb.Pick("punch")
		tb.InZone(card.Under, "punch")
		tb.Marked("punch", keyforge.FaceDown)
		tb.Amber(0, 1)
		tb.Refused(keyforge.Command{Verb: keyforge.UseOmni, Card: tb.Card("masterplan")}, keyforge.IsExhausted)
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Dis) // an Omni (K8.9)
		tb.Omni("masterplan")
		tb.Damage("mother", 3)
		tb.Amber(0, 2)
		assert.Equal(t, []string{"masterplan", "punch"}, tb.Pile(0, card.Discard))
	})
	t.Run("a creature enters play as from hand", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "masterplan", Under: ids("urchin")}}, Line: ids("mother")}, side{Amber: 1}, card.Logos)
		tb.Omni("masterplan")
		tb.Left()
		tb.Line(0, "urchin", "mother")
		tb.Amber(0, 1)
		tb.Unmarked("urchin", keyforge.FaceDown)
		tb.InZone(card.Discard, "masterplan")
	})
	t.Run("an empty hand: nothing lies under it, and it is still sacrificed", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("masterplan")}, side{}, card.Shadows)
		tb.Play("masterplan")
		tb.EndTurn()
		tb.EndTurn()
		tb.Omni("masterplan")
		tb.InZone(card.Discard, "masterplan")
	})
	t.Run("a card that cannot be played is discarded with it (Q41, K15.11)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "masterplan", Under: ids("blood-of-titans")}}, Houses: []card.House{card.Shadows}},
			side{}, card.Shadows)
		tb.Omni("masterplan")
		tb.InZone(card.Discard, "masterplan", "blood-of-titans")
		tb.Amber(0, 0)
	})
	t.Run("Q58 whoever controls it may look at the card, and whoever put it there", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sneklifter")}, side{Artifacts: list{{ID: "masterplan", Under: ids("silvertooth")}}}, card.Shadows)
		sees := func() [2]bool {
			return [2]bool{tb.Sees(0, tb.Card("silvertooth")), tb.Sees(1, tb.Card("silvertooth"))}
		}
		assert.Equal(t, [2]bool{false, true}, sees())
		tb.Play("sneklifter")
		assert.Equal(t, [2]bool{true, true}, sees())
		view := tb.View(0)
		assert.Equal(t, tb.Card("silvertooth"), view.Cards[tb.Card("masterplan")].On[0].Card)
	})
	t.Run("destroyed with a card under it", func(t *testing.T) {
		tb := duel(t, side{Line: ids("neutron-shark", "mother"), Deck: ids("batdrone")},
			side{Artifacts: list{{ID: "masterplan", Under: ids("fear")}}}, card.Logos)
		tb.Reap("neutron-shark")
		tb.Pick("mother")
		assert.ElementsMatch(t, []string{"masterplan", "fear"}, tb.Pile(1, card.Discard))
		tb.Unmarked("fear", keyforge.FaceDown)
	})
	t.Run("under another's control that player plays it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sneklifter"), Houses: []card.House{card.Shadows}},
			side{Artifacts: list{{ID: "masterplan", Under: ids("urchin")}}, Amber: 3, Houses: []card.House{card.Shadows}}, card.Shadows)
		tb.Play("sneklifter")
		tb.Omni("masterplan")
		tb.Right()
		tb.Line(0, "sneklifter", "urchin")
		tb.Amber(0, 1)
		assert.Equal(t, []string{"masterplan"}, tb.Pile(1, card.Discard))
	})
}

func TestSafePlace(t *testing.T) {
	t.Run("stores æmber, which is not in the pool then", func(t *testing.T) {
		tb := duel(t, side{Amber: 2, Artifacts: ids("safe-place"), Hand: ids("bait-and-switch")}, side{Amber: 2}, card.Shadows)
		tb.Act("safe-place")
		tb.AmberOn("safe-place", 1)
		tb.Amber(0, 1)
		tb.Play("bait-and-switch") // 1 against 2
		tb.Amber(0, 2)
	})
	t.Run("nothing to store", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("safe-place")}, side{Amber: 2}, card.Shadows)
		tb.Act("safe-place")
		tb.AmberOn("safe-place", 0)
		tb.Amber(1, 2)
	})
	start := func(pool, stored int) *gametest.Table {
		return gametest.Start(t, keyforge.Duel, keyforge.Position{Step: keyforge.StartStep, Players: []side{
			{Amber: pool, Artifacts: list{{ID: "safe-place", Amber: stored}}}, {}}})
	}
	t.Run("it pays for keys, and together they must (K2.7)", func(t *testing.T) {
		tb := start(2, 4)
		tb.Asks(keyforge.AskKey, keyforge.ForForge, 0)
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Amber(0, 0)
		tb.AmberOn("safe-place", 0)
	})
	t.Run("its player chooses how much of it (Q2)", func(t *testing.T) {
		tb := start(6, 2)
		tb.Pick("safe-place")
		tb.Finish()
		tb.Choose(0)
		tb.Amber(0, 1)
		tb.AmberOn("safe-place", 1)
	})
	t.Run("one too few", func(t *testing.T) {
		tb := start(2, 3)
		tb.Keys(0, 0)
	})
	t.Run("not the opponent's keys; it goes to the supply with the card (K5.10)", func(t *testing.T) {
		tb := gametest.Start(t, keyforge.Duel, keyforge.Position{Step: keyforge.StartStep, Players: []side{
			{Amber: 3, Line: ids("dodger"), Artifacts: ids("gorm-of-omm")}, {Artifacts: list{{ID: "safe-place", Amber: 5}}}}})
		tb.Keys(0, 0)
		tb.House(card.Shadows)
		tb.Omni("gorm-of-omm")
		tb.Amber(0, 3)
		tb.Amber(1, 0)
	})
}

func TestSeekerNeedle(t *testing.T) {
	tb := duel(t, side{Line: ids("bad-penny"), Artifacts: ids("seeker-needle", "seeker-needle", "seeker-needle")},
		side{Line: list{{ID: "dust-imp", Damage: 1}, {ID: "mother"}}}, card.Shadows)
	tb.Act("seeker-needle#1")
	tb.Offers("bad-penny", "dust-imp", "mother")
	tb.Must()
	tb.Pick("dust-imp")
	tb.InZone(card.Discard, "dust-imp")
	tb.Amber(0, 1)
	tb.Act("seeker-needle#2")
	tb.Pick("mother")
	tb.Damage("mother", 1)
	tb.Amber(0, 1)
	tb.Act("seeker-needle#3")
	tb.Pick("bad-penny") // destroyed, though it went to hand (K12.13)
	tb.InZone(card.Hand, "bad-penny")
	tb.Amber(0, 2)
}

func TestSeekerNeedleNobody(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("seeker-needle")}, side{}, card.Shadows)
	tb.Act("seeker-needle")
	tb.Amber(0, 0)
}

func TestSkeletonKey(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("skeleton-key", "skeleton-key"), Line: ids("mother", "dodger")},
		side{Amber: 1, Line: ids("tocsin")}, card.Shadows)
	tb.Act("skeleton-key#1")
	tb.Offers("mother", "dodger")
	tb.Pick("mother")
	tb.AmberOn("mother", 1)
	tb.Act("skeleton-key#2") // there is nothing to capture
	tb.AmberOn("dodger", 0)
	tb = duel(t, side{Artifacts: ids("skeleton-key")}, side{Amber: 1, Line: ids("tocsin")}, card.Shadows)
	tb.Act("skeleton-key")
	tb.Amber(1, 1)
}

func TestSpecialDelivery(t *testing.T) {
	delivery := func(target string) *gametest.Table {
		tb := duel(t, side{Artifacts: ids("special-delivery"), Line: list{{ID: "bad-penny"}, {ID: "troll"}, {ID: "valdr", Amber: 1}}},
			side{Line: list{{ID: "tocsin", Amber: 1}, {ID: "mother"}, {ID: "dust-imp", Attached: ids("armageddon-cloak")}}}, card.Brobnar)
		tb.Omni("special-delivery")
		tb.InZone(card.Discard, "special-delivery")
		tb.Offers("bad-penny", "valdr", "tocsin", "dust-imp")
		tb.Pick(target)
		return tb
	}
	t.Run("what it destroys is purged (K16.8)", func(t *testing.T) {
		tb := delivery("tocsin")
		assert.Equal(t, []string{"tocsin"}, tb.Pile(1, card.Purged))
		tb.Amber(0, 1)
	})
	t.Run("what survives is not", func(t *testing.T) {
		tb := delivery("valdr")
		tb.Damage("valdr", 3)
		delivery("dust-imp").InZone(card.Battleline, "dust-imp")
	})
	t.Run("what went elsewhere is left there", func(t *testing.T) {
		delivery("bad-penny").InZone(card.Hand, "bad-penny")
	})
	t.Run("nobody", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("special-delivery")}, side{}, card.Shadows)
		tb.Omni("special-delivery")
		tb.InZone(card.Discard, "special-delivery")
	})
}

func TestSpeedSigil(t *testing.T) {
	t.Run("the first creature of each turn, whoever plays it", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("speed-sigil"), Hand: ids("ghostly-hand", "urchin", "urchin")},
			side{Hand: ids("dust-imp", "dust-imp")}, card.Shadows)
		tb.Play("ghostly-hand") // no creature
		tb.Play("urchin#1")
		tb.Unmarked("urchin#1", keyforge.Exhausted)
		tb.Play("urchin#2")
		tb.Right()
		tb.Marked("urchin#2", keyforge.Exhausted)
		tb.Unmarked("urchin#1", keyforge.Exhausted)
		tb.EndTurn()
		tb.Play("dust-imp#1")
		tb.Unmarked("dust-imp#1", keyforge.Exhausted)
		tb.Play("dust-imp#2")
		tb.Right()
		tb.Marked("dust-imp#2", keyforge.Exhausted)
	})
	t.Run("one that was played before the sigil was the first", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("urchin", "speed-sigil", "silvertooth", "dodger")}, side{}, card.Shadows)
		tb.Play("urchin")
		tb.Play("speed-sigil")
		tb.Marked("speed-sigil", keyforge.Exhausted)
		tb.Play("dodger")
		tb.Right()
		tb.Marked("dodger", keyforge.Exhausted)
		tb.Marked("urchin", keyforge.Exhausted)
	})
	t.Run("played again it is the second", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("speed-sigil"), Hand: list{{ID: "lady-maxena"}}}, side{}, card.Sanctum)
		tb.Play("lady-maxena")
		tb.Unstun("lady-maxena")
		tb.Marked("lady-maxena", keyforge.Exhausted)
		tb = duel(t, side{Artifacts: ids("speed-sigil"), Hand: list{{ID: "lady-maxena"}}}, side{Line: ids("tocsin")}, card.Sanctum)
		tb.Play("lady-maxena")
		tb.Pick("tocsin")
		tb.Act("lady-maxena")
		tb.Play("lady-maxena")
		tb.Pick("tocsin")
		tb.Marked("lady-maxena", keyforge.Exhausted)
	})
}

func TestSubtleMaul(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("subtle-maul"), Hand: ids("fear")}, side{Hand: ids("punch", "anger", "valdr")}, card.Shadows)
	tb.Act("subtle-maul")
	assert.Len(t, tb.Pile(1, card.Hand), 2)
	assert.Len(t, tb.Pile(1, card.Discard), 1)
	assert.Len(t, tb.Pile(0, card.Hand), 1)
	assert.Equal(t, keyforge.AskMain, tb.Question().Kind) // nobody chooses
	tb = duel(t, side{Artifacts: ids("subtle-maul")}, side{}, card.Shadows)
	tb.Act("subtle-maul")
	assert.Empty(t, tb.Pile(1, card.Discard))
}

func TestTheSting(t *testing.T) {
	forge := func(mine, theirs side) *gametest.Table {
		return gametest.Start(t, keyforge.Duel, keyforge.Position{Active: 1, Step: keyforge.StartStep, Players: []side{mine, theirs}})
	}
	sting := ids("the-sting")
	t.Run("its controller does not forge in step 1", func(t *testing.T) {
		tb := gametest.Start(t, keyforge.Duel, keyforge.Position{Step: keyforge.StartStep, Players: []side{{Amber: 9, Artifacts: sting}, {}}})
		tb.Keys(0, 0)
		tb.Amber(0, 9)
	})
	t.Run("and gets what the opponent spends", func(t *testing.T) {
		tb := forge(side{Amber: 1, Artifacts: sting}, side{Amber: 8, Line: ids("mother")})
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.Amber(1, 2)
		tb.Amber(0, 7)
		tb = forge(side{Artifacts: sting, Line: ids("murmook")}, side{Amber: 8, Line: ids("mother")})
		tb.Choose(0)
		tb.Amber(0, 7) // the current cost
	})
	t.Run("also what is spent from cards, and by abilities", func(t *testing.T) {
		tb := forge(side{Artifacts: sting}, side{Amber: 2, Artifacts: list{{ID: "safe-place", Amber: 4}}})
		tb.Choose(0)
		tb.Amber(0, 6)
		tb = duel(t, side{Amber: 8, Hand: ids("key-of-darkness")}, side{Artifacts: sting}, card.Shadows)
		tb.Play("key-of-darkness")
		tb.Choose(0)
		tb.Amber(1, 8)
	})
	t.Run("nothing of what it spends itself by an ability", func(t *testing.T) {
		tb := duel(t, side{Amber: 8, Artifacts: sting, Hand: ids("key-of-darkness")}, side{}, card.Shadows)
		tb.Play("key-of-darkness")
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Amber(0, 0)
	})
	t.Run("sacrificed at will, and then forging goes on", func(t *testing.T) {
		tb := duel(t, side{Amber: 6, Artifacts: sting}, side{}, card.Shadows)
		tb.Act("the-sting")
		tb.InZone(card.Discard, "the-sting")
		tb.EndTurn()
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(0, 1)
	})
	t.Run("what was spent is there but once, however many Stings wait for it", func(t *testing.T) {
		tb := forge(side{Artifacts: ids("the-sting", "the-sting")}, side{Amber: 6, Line: ids("mother")})
		tb.Choose(0)
		tb.Amber(0, 6)
	})
	t.Run("a free key brings nothing", func(t *testing.T) {
		hand := append(ids("glorious-few", "glorious-few", "inspiration", "inspiration", "cleansing-wave", "cleansing-wave"),
			at{ID: "punch", House: card.Sanctum})
		tb := duel(t, side{Artifacts: ids("epic-quest"), Hand: hand}, side{Artifacts: sting}, card.Sanctum)
		for _, c := range hand {
			tb.Play(c.ID)
		}
		tb.Omni("epic-quest")
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Amber(1, 0)
	})
}
