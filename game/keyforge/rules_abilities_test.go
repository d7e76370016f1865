package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards/cota"
	"github.com/keyraken/keyraken/game/keyforge/cards/wc"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestK16_1ActivePlayerDecides(t *testing.T) {
	spite := card.Creature("spite", card.Dis, 2, card.Destroyed(card.Stun(card.Choose(card.Creatures))))
	pick := card.Action("pick", card.Brobnar, card.Play(card.ChooseHouseBy(card.Opponent), card.Destroy(card.Creatures.ChosenHouse())))
	tb := duelWith(t, holding(field("plain-1", "plain-2"), "smite", "pick"), field("spite", "dis-3"), smite, spite, pick)
	tb.Play("smite")
	tb.Pick("spite")
	tb.Asks(keyforge.AskCards, keyforge.ForEffect, 0) // though the ability is the opponent's
	tb.Pick("dis-3")
	tb.Play("pick")
	tb.Asks(keyforge.AskHouse, keyforge.ForEffect, 1) // the text says otherwise
	tb.House(card.Brobnar)
	tb.Line(0)
}

func TestK16_2_K16_3OneWindowForAfterAndEachTime(t *testing.T) {
	double := card.Artifact("double", card.Brobnar,
		card.Reacts(card.Plays(card.You, card.Creatures), card.Gain(card.For(card.Pool, card.You))))
	single := card.Artifact("single", card.Brobnar, card.Reacts(card.Plays(card.You, card.Creatures), card.Gain(1)))
	for first, total := range map[string]int{"double": 3, "single": 4} {
		side := holding(field(), "plain-3")
		side.Artifacts, side.Amber = gametest.Cards("double", "single"), 1
		tb := duelWith(t, side, field(), double, single)
		tb.Play("plain-3")
		tb.Asks(keyforge.AskOrder, keyforge.ForOrder, 0)
		tb.First(first)
		tb.Amber(0, total)
	}
}

func TestK16_4AsMuchAsPossible(t *testing.T) {
	t.Run("K16.4 a ready creature just fights", func(t *testing.T) {
		tb := duelWith(t, holding(field("plain-6"), "anger"), field("dis-4"), cota.Anger)
		tb.Play("anger")
		tb.InZone(card.Discard, "dis-4")
		tb.Marked("plain-6", keyforge.Exhausted)
	})
	t.Run("K16.4 Ganger Chieftain beside a ready neighbor", func(t *testing.T) {
		tb := duelWith(t, holding(field("plain-6", "plain-5"), "ganger-chieftain"), field("dis-4"), cota.GangerChieftain)
		tb.Play("ganger-chieftain")
		tb.Left()
		tb.Offers("plain-6")
		tb.Pick("plain-6")
		tb.InZone(card.Discard, "dis-4")
	})
	t.Run("K16.4 two of one", func(t *testing.T) {
		tb := duelWith(t, holding(field("plain-6"), "smite-2"), field(), smite2)
		tb.Play("smite-2")
		tb.InZone(card.Discard, "plain-6")
	})
	t.Run("K16.4 no creature to fight: it is readied all the same", func(t *testing.T) {
		tb := duelWith(t, holding(row(marked("plain-6", keyforge.Exhausted)), "anger"), field(), cota.Anger)
		tb.Play("anger")
		tb.Unmarked("plain-6", keyforge.Exhausted)
	})
}

func TestK16_5PrintedOrder(t *testing.T) {
	loseGain := card.Action("lose-gain", card.Brobnar, card.Play(card.Lose(1), card.Gain(1)))
	gainLose := card.Action("gain-lose", card.Brobnar, card.Play(card.Gain(1), card.Lose(1)))
	for id, n := range map[string]int{"lose-gain": 1, "gain-lose": 0} {
		tb := duelWith(t, holding(field(), id), field(), loseGain, gainLose)
		tb.Play(id)
		tb.Amber(0, n)
	}
}

func TestK16_6_K17_3LaterInsteadChangesTheFirst(t *testing.T) {
	hyde := card.Creature("hyde", card.Brobnar, 4,
		card.Reap(card.If(card.ThereIs(card.Creatures.Friendly().Named("plain-3")), card.Draw(2)).Else(card.Draw(1))))
	ronnie := card.Creature("ronnie", card.Brobnar, 2, card.Play(card.If(card.HasPool(card.Opponent, 7), card.Steal(2)).Else(card.Steal(1))))
	side := holding(field("hyde", "plain-3"))
	side.Deck = gametest.Many(5, "filler")
	tb := duelWith(t, side, field(), hyde)
	tb.Reap("hyde")
	assert.Equal(t, 2, tb.Player(0).Pile(card.Hand).Len())
	side.Line = gametest.Cards("hyde", "plain-4")
	tb = duelWith(t, side, field("plain-3"), hyde)
	tb.Reap("hyde")
	assert.Equal(t, 1, tb.Player(0).Pile(card.Hand).Len())
	for pool, stolen := range map[int]int{6: 1, 7: 2, 8: 2} {
		foe := field()
		foe.Amber = pool
		tb := duelWith(t, holding(field(), "ronnie"), foe, ronnie)
		tb.Play("ronnie")
		tb.Amber(0, stolen)
		tb.Amber(1, pool-stolen)
	}
}

func TestK16_7OnlyCardsInPlay(t *testing.T) {
	side := holding(field("plain-1", "plain-2"), "smite", "plain-3")
	side.Discard, side.Archives, side.Deck = gametest.Cards("plain-4"), gametest.Cards("plain-5"), gametest.Cards("plain-6")
	tb := duelWith(t, side, field("dis-1"), smite)
	tb.Play("smite")
	tb.Offers("plain-1", "plain-2", "dis-1")
	tb.Pick("dis-1")
}

func TestK16_8DestroyedCardIsStillAffected(t *testing.T) {
	bolt := card.Action("bolt", card.Brobnar, card.Play(card.Deal(3, card.Choose(card.Creatures)), card.Archive(card.It)))
	tb := duelWith(t, holding(field("plain-3", "plain-4"), "bolt", "bolt"), field(), bolt)
	tb.Play("bolt")
	tb.Pick("plain-3")
	tb.InZone(card.Archives, "plain-3") // out of the discard pile
	tb.Play("bolt")
	tb.InZone(card.Archives, "plain-4") // out of play
}

func TestK16_9_Q22OnlyWhileInPlay(t *testing.T) {
	// Two creatures react to the same play; the first destroys the second.
	shy := card.Creature("shy", card.Brobnar, 2, card.Reacts(card.Plays(card.You, card.ArtifactCards), card.Gain(1)))
	brute := card.Creature("brute", card.Brobnar, 5,
		card.Reacts(card.Plays(card.You, card.ArtifactCards), card.Destroy(card.Creatures.PowerAtMost(2))))
	for first, gained := range map[string]int{"brute": 0, "shy": 1} {
		side := holding(field("shy", "brute"), "item", "shy")
		side.Discard = gametest.Cards("shy")
		tb := duelWith(t, side, field(), shy, brute)
		tb.Play("item")
		tb.First(first)
		tb.Amber(0, gained)
		tb.Line(0, "brute")
	}
	t.Run("Q22 before a fight", func(t *testing.T) {
		first := card.Creature("first", card.Brobnar, 5, card.BeforeFight(card.Destroy(card.Upgrades)))
		spur := card.Upgrade("spur", card.Brobnar, card.Constantly(card.Gives(card.Host, card.WithHeading(card.OnBeforeFight, card.Gain(1)))))
		scout := card.Creature("scout", card.Dis, 2, card.HasN(card.Hazardous, 1))
		line := []keyforge.CardPosition{{ID: "first", Attached: gametest.Cards("spur")}}
		tb := duelWith(t, keyforge.SidePosition{Line: line}, field("scout"), first, spur, scout)
		tb.Fight("first")
		tb.Choose(0)
		for tb.Question().Kind == keyforge.AskOrder {
			tb.Choose(0)
		}
		tb.Damage("first", 1+2) // hazardous stays: its creature is in play
	})
}

// What a card has given to others ends when it leaves play, even if it has
// triggered, but not what a lasting effect gives.
func TestK13_3_K16_9GivenByWhatHasLeft(t *testing.T) {
	gains := card.WithHeading(card.OnReap, card.Gain(5))
	totem := card.Artifact("totem", card.Brobnar, card.Constantly(card.Gives(card.Creatures.Friendly(), gains)))
	spur := card.Upgrade("spur", card.Brobnar, card.Constantly(card.Gives(card.Host, gains)))
	chief := card.Creature("chief", card.Brobnar, 2, card.Constantly(card.Gives(card.Creatures.NeighborOf(card.This), gains)))
	song := card.Action("song", card.Brobnar,
		card.Play(card.Lasts(card.RestOfTurn, card.Static(card.Gives(card.Creatures.Friendly(), gains)))))
	vandal := card.Creature("vandal", card.Brobnar, 9, card.Reacts(card.Reaps(card.Creatures),
		card.Destroy(card.ArtifactCards), card.Destroy(card.Upgrades), card.Destroy(card.Creatures.PowerAtMost(2))))
	for name, c := range map[string]struct {
		first  keyforge.CardPosition // beside the one that reaps
		on     []keyforge.CardPosition
		item   []keyforge.CardPosition
		song   bool
		gained int // if vandal comes first
	}{
		"an artifact":                  {item: gametest.Cards("totem"), gained: 1},
		"an upgrade":                   {on: gametest.Cards("spur"), gained: 1},
		"a neighbor":                   {first: keyforge.CardPosition{ID: "chief"}, gained: 1},
		"a neighbor that a ward saves": {first: marked("chief", keyforge.Warded), gained: 6},
		"a lasting effect":             {song: true, gained: 6},
	} {
		t.Run(name, func(t *testing.T) {
			for first, want := range map[string]int{"vandal": c.gained, "plain-3": 6} {
				side := holding(keyforge.SidePosition{Artifacts: c.item}, "song")
				if c.first.ID != "" {
					side.Line = append(side.Line, c.first)
				}
				side.Line = append(side.Line, keyforge.CardPosition{ID: "plain-3", Attached: c.on}, keyforge.CardPosition{ID: "vandal"})
				tb := duelWith(t, side, field(), totem, spur, chief, song, vandal)
				if c.song {
					tb.Play("song")
				}
				tb.Reap("plain-3")
				tb.First(first)
				tb.Amber(0, want)
			}
		})
	}
}

func TestK16_10FinishedThoughItsCardLeft(t *testing.T) {
	ember := card.Creature("ember", card.Brobnar, 2, card.Reap(card.Destroy(card.This), card.Gain(2)))
	tb := duelWith(t, field("ember"), field(), ember)
	tb.Reap("ember")
	tb.InZone(card.Discard, "ember")
	tb.Amber(0, 3)
}

func TestK16_11TriggersInTheMiddle(t *testing.T) {
	toll := card.Action("toll", card.Brobnar, card.Play(card.Destroy(card.Choose(card.Creatures)), card.Gain(card.For(card.Pool, card.You))))
	side := holding(field("plain-3"), "toll")
	side.Artifacts, side.Amber = gametest.Cards("bell"), 1
	tb := duelWith(t, side, field("dis-3"), toll, bell)
	tb.Play("toll")
	tb.Pick("dis-3")
	tb.Amber(0, 4) // 1, the bell makes it 2, then it is doubled
	t.Run("K16.11 discards of an ability", func(t *testing.T) {
		shed := card.Action("shed", card.Brobnar,
			card.Play(card.DiscardCards(card.Choose(card.Cards.In(card.Hand, card.You))), card.Gain(card.For(card.Pool, card.You))))
		heap := card.Artifact("heap", card.Brobnar, card.Reacts(card.Discards(card.You, card.Cards), card.Gain(1)))
		side := holding(field(), "shed", "nap")
		side.Artifacts, side.Amber = gametest.Cards("heap"), 1
		tb := duelWith(t, side, field(), shed, heap)
		tb.Play("shed")
		tb.Amber(0, 4)
	})
}

// An option that can have no effect now is not asked; one that can, even through
// what follows, is.
func TestK16_12MayToNoEffect(t *testing.T) {
	friend := card.Choose(card.Creatures.Friendly())
	for _, c := range []struct {
		name  string
		may   []card.Effect
		pool  int
		line  keyforge.CardPosition
		asked bool
	}{
		{"a key without æmber", card.Do(card.ForgeKey(0)), 5, marked("plain-3", 0), false},
		{"a key", card.Do(card.ForgeKey(0)), 6, marked("plain-3", 0), true},
		{"a key after a gain", card.Do(card.Gain(1), card.ForgeKey(0)), 5, marked("plain-3", 0), true},
		{"readying what is ready", card.Do(card.Ready(friend)), 0, marked("plain-3", 0), false},
		{"readying", card.Do(card.Ready(friend)), 0, marked("plain-3", keyforge.Exhausted), true},
		{"readying what is ready, then exhausting", card.Do(card.Ready(friend), card.Exhaust(card.It)), 0, marked("plain-3", 0), true},
		{"healing what is unhurt, and if you do", card.Do(card.FullyHeal(friend), card.IfYouDo(card.Gain(1))), 0, marked("plain-3", 0), false},
		{"healing what is unhurt, or else", card.Do(card.FullyHeal(friend), card.IfYouDo(card.Gain(1)).Else(card.Gain(2))), 0,
			marked("plain-3", 0), true},
		{"losing what you have not", card.Do(card.Lose(1), card.IfYouDo(card.Gain(5))), 0, marked("plain-3", 0), false},
		{"losing", card.Do(card.Lose(1), card.IfYouDo(card.Gain(5))), 1, marked("plain-3", 0), true},
		{"stealing nothing", card.Do(card.Steal(1)), 0, marked("plain-3", 0), false},
		{"stunning", card.Do(card.Stun(friend)), 0, marked("plain-3", 0), true},
		{"reaping with what is exhausted", card.Do(card.ReapWith(friend)), 0, marked("plain-3", keyforge.Exhausted), false},
		{"looking at a hand", card.Do(card.LookAt(card.Hand, card.Opponent)), 0, marked("plain-3", 0), true},
		{"searching a deck in vain", card.Do(card.ReturnToHand(card.Search(1, card.Creatures.In(card.Deck, card.You))),
			card.ShuffleDeck(card.You)), 0, marked("plain-3", 0), true},
	} {
		t.Run(c.name, func(t *testing.T) {
			side := holding(row(c.line), "rule")
			side.Amber, side.Deck = c.pool, gametest.Cards("nap", "nap")
			tb := duelWith(t, side, field(), ruleOf(card.May(c.may...)))
			tb.Play("rule")
			assert.Equal(t, c.asked, tb.Question().Kind != keyforge.AskMain)
			tb.LeaveOpen()
		})
	}
}

func TestK16_12May(t *testing.T) {
	perhaps := card.Action("perhaps", card.Brobnar, card.Play(card.May(card.Destroy(card.Choose(card.Creatures)))))
	both := card.Action("both", card.Brobnar, card.Play(card.May(card.Destroy(card.ChooseN(2, card.Creatures)))))
	tb := duelWith(t, holding(field("plain-1", "plain-2"), "perhaps", "both", "both"), field("dis-3"), perhaps, both)
	tb.Play("perhaps")
	tb.Finish()
	tb.Play("both")
	tb.No()
	tb.Line(0, "plain-1", "plain-2")
	tb.Play("both")
	tb.Yes()
	tb.Pick("plain-1")
	tb.Refused(keyforge.Command{Verb: keyforge.Done}, keyforge.TooFew) // as fully as possible
	tb.Pick("dis-3")
	tb.Line(0, "plain-2")
	tb.Line(1)
}

func TestK16_13CannotPrevails(t *testing.T) {
	chain := card.Upgrade("chain", card.Brobnar, card.Constantly(card.Cannot(card.Host, card.ActFight)))
	leave := card.Artifact("leave", card.Brobnar, card.Constantly(card.Modify(card.MayFightMod, card.Creatures.Friendly())))
	ban := card.Artifact("ban", card.Brobnar, card.Constantly(card.Forbid(card.CannotUse, card.Opponent, card.Creatures.House(card.Dis))))
	t.Run("over may", func(t *testing.T) {
		side := row(keyforge.CardPosition{ID: "dis-4", Attached: gametest.Cards("chain")}, marked("dis-5", 0))
		side.Artifacts = gametest.Cards("leave")
		tb := duelWith(t, side, field("dis-2"), chain, leave)
		tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("dis-4")}, keyforge.CannotFight)
		tb.Fight("dis-5")
		tb.InZone(card.Discard, "dis-2")
	})
	t.Run("over must", func(t *testing.T) {
		tb := duelWith(t, row(keyforge.CardPosition{ID: "plain-4", Marks: keyforge.Enraged, Attached: gametest.Cards("chain")}),
			field("dis-2"), chain)
		tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("plain-4")}, keyforge.CannotFight)
		tb.Reap("plain-4")
		tb.Amber(0, 1)
	})
	t.Run("over an ability that uses", func(t *testing.T) {
		foe := field()
		foe.Artifacts = gametest.Cards("ban")
		tb := duelWith(t, holding(field("dis-4", "plain-3"), "order-use", "order-use"), foe, ban, orderUse)
		tb.Play("order-use")
		tb.Pick("dis-4")
		tb.Unmarked("dis-4", keyforge.Exhausted)
		tb.Play("order-use")
		tb.Pick("plain-3")
		tb.Amber(0, 1)
	})
}

func TestK16_14IfYouDo(t *testing.T) {
	for _, c := range []struct {
		name   string
		do     card.Effect
		line   []keyforge.CardPosition
		pool   int // of the opponent
		gained int
	}{
		{"destroyed", card.Destroy(card.Creatures.Friendly()), []keyforge.CardPosition{{ID: "plain-3"}}, 0, 5},
		{"warded", card.Destroy(card.Creatures.Friendly()), []keyforge.CardPosition{marked("plain-3", keyforge.Warded)}, 0, 0},
		{"two", card.Destroy(card.ChooseN(2, card.Creatures.Friendly())), []keyforge.CardPosition{{ID: "plain-3"}, {ID: "plain-4"}}, 0, 5},
		{"only one of two", card.Destroy(card.ChooseN(2, card.Creatures.Friendly())), []keyforge.CardPosition{{ID: "plain-3"}}, 0, 0},
		{"nothing to destroy", card.Destroy(card.Choose(card.Creatures.Friendly())), nil, 0, 0},
		{"captured", card.Capture(2, card.Creatures.Friendly()), []keyforge.CardPosition{{ID: "plain-3"}}, 2, 5},
		{"captured in part", card.Capture(2, card.Creatures.Friendly()), []keyforge.CardPosition{{ID: "plain-3"}}, 1, 0},
		{"lost in part", card.Opponent.Loses(card.N(2)), nil, 1, 0},
		{"readied", card.Ready(card.Creatures.Friendly()), []keyforge.CardPosition{marked("plain-3", keyforge.Exhausted)}, 0, 5},
		{"ready already", card.Ready(card.Creatures.Friendly()), []keyforge.CardPosition{{ID: "plain-3"}}, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			deal := card.Action("deal", card.Brobnar, card.Play(c.do, card.IfYouDo(card.Gain(5))))
			tb := duelWith(t, keyforge.SidePosition{Line: c.line, Hand: gametest.Cards("deal")}, keyforge.SidePosition{Amber: c.pool}, deal)
			tb.Play("deal")
			tb.Amber(0, c.gained)
		})
	}
	t.Run("everything before it counts, not only what stands last", func(t *testing.T) {
		for _, c := range []struct {
			creature keyforge.CardPosition
			gained   int
		}{
			{keyforge.CardPosition{ID: "plain-3", Damage: 1}, 5},
			{keyforge.CardPosition{ID: "plain-3", Damage: 1, Marks: keyforge.Exhausted}, 0},
			{keyforge.CardPosition{ID: "plain-3"}, 0}, // nothing was healed (K11.15)
			{keyforge.CardPosition{ID: "plain-3", Damage: 1, Marks: keyforge.Stunned}, 0},
		} {
			friend := card.Creatures.Friendly()
			deal := card.Action("deal", card.Brobnar,
				card.Play(card.FullyHeal(friend), card.Exhaust(friend), card.Stun(friend), card.IfYouDo(card.Gain(5)), card.Gain(1)))
			tb := duelWith(t, keyforge.SidePosition{Line: []keyforge.CardPosition{c.creature}, Hand: gametest.Cards("deal")},
				keyforge.SidePosition{}, deal)
			tb.Play("deal")
			tb.Amber(0, c.gained+1)
		}
	})
}

func TestK16_15InThisWay(t *testing.T) {
	cull := card.Action("cull", card.Brobnar, card.Play(card.Destroy(card.Creatures.PowerAtMost(3)), card.Gain(card.AffectedCount)))
	tb := duelWith(t, holding(row(marked("plain-3", 0), marked("plain-2", keyforge.Warded), marked("plain-4", 0)), "cull", "cull"),
		field("dis-1"),
		cull)
	tb.Play("cull")
	tb.Amber(0, 2)
	tb.Play("cull")
	tb.Amber(0, 3) // the one that lost its ward, not those of the first time
}

func TestK16_16_K16_17ForEach(t *testing.T) {
	volley := card.Action("volley", card.Brobnar, card.Play(card.Distribute(card.Count(card.Creatures.Friendly()), card.Creatures.Enemy())))
	lance := card.Action("lance", card.Brobnar,
		card.Play(card.Deal(card.Count(card.Creatures.Friendly()), card.Choose(card.Creatures.Enemy()))))
	tb := duelWith(t, holding(field("plain-1", "plain-2", "plain-3"), "volley", "lance"), field("dis-8", "dis-9"), volley, lance)
	tb.Play("volley")
	tb.Pick("dis-8")
	tb.Pick("dis-9")
	tb.Pick("dis-8")
	tb.Damage("dis-8", 2)
	tb.Damage("dis-9", 1)
	tb.Play("lance")
	tb.Pick("dis-9")
	tb.Damage("dis-8", 2)
	tb.Damage("dis-9", 4)
}

func TestK16_18_K16_20ThisVeryCard(t *testing.T) {
	hermit := card.Creature("hermit", card.Brobnar, 3, card.Reap(card.Ward(card.This)))
	tb := duelWith(t, field("hermit", "hermit"), field(), hermit)
	tb.Reap("hermit#2")
	tb.Marked("hermit#2", keyforge.Warded)
	tb.Unmarked("hermit#1", keyforge.Warded)
	t.Run("K16.20 this copy of the upgrade, and the creature that has it", func(t *testing.T) {
		line := []keyforge.CardPosition{{ID: "plain-3", Damage: 2, Attached: gametest.Cards("armageddon-cloak")},
			{ID: "plain-4", Attached: gametest.Cards("armageddon-cloak")}}
		tb := duelWith(t, keyforge.SidePosition{Line: line, Hand: gametest.Cards("smite")}, field(), smite, cota.ArmageddonCloak)
		tb.Play("smite")
		tb.Pick("plain-3")
		tb.Line(0, "plain-3", "plain-4")
		tb.Damage("plain-3", 0)
		tb.InZone(card.Discard, "armageddon-cloak#1")
		tb.InZone(card.Attached, "armageddon-cloak#2")
	})
}

// A given ability counts only while its condition holds, as seen from the card
// that has it, and from the one that gives it.
func TestK16_20AGivenAbilityHasItsCondition(t *testing.T) {
	given := card.WithHeading(card.OnReap, card.Gain(2))
	for name, c := range map[string]struct {
		when card.Cond
		pool int
		gets int
	}{
		"that holds":                       {card.HasPool(card.You, 3), 3, 3},
		"that does not":                    {card.HasPool(card.You, 3), 1, 1},
		"on the giver":                     {card.Is(card.Giver, card.ArtifactCards), 0, 3},
		"on the giver, that does not hold": {card.IsNot(card.Giver, card.ArtifactCards), 0, 1},
		"on the card itself":               {card.Is(card.This, card.Creatures), 0, 3},
	} {
		t.Run(name, func(t *testing.T) {
			totem := card.Artifact("totem", card.Brobnar, card.Constantly(card.Gives(card.Creatures.Friendly(), given.If(c.when))))
			side := field("plain-3")
			side.Artifacts, side.Amber = gametest.Cards("totem"), c.pool
			tb := duelWith(t, side, field(), totem)
			tb.Reap("plain-3")
			tb.Amber(0, c.pool+c.gets)
		})
	}
}

func TestK16_19CopiedTextNamesItsBearer(t *testing.T) {
	side := holding(field("plain-3"), "bad-penny", "smite")
	side.Artifacts = gametest.Cards("creed-of-nurture")
	tb := duelWith(t, side, field("dis-5"), wc.CreedOfNurture, cota.BadPenny, smite)
	tb.Omni("creed-of-nurture")
	tb.Pick("plain-3")
	tb.Play("smite")
	tb.Pick("plain-3")
	tb.InZone(card.Hand, "plain-3", "bad-penny")
}

func TestQ41WhatCannotBePlayedStays(t *testing.T) {
	wild := card.Action("wild", card.Brobnar, card.Play(card.PlayCard(card.Each(card.Cards.In(card.Deck, card.You).TopOf(1)))))
	early := card.Creature("early", card.Brobnar, 3, card.Has(card.Alpha))
	for _, top := range []string{"badge", "early"} {
		side := holding(field(), "wild")
		side.Deck = gametest.Cards(top, "filler")
		tb := duelWith(t, side, field(), wild, early)
		tb.Play("wild")
		assert.Equal(t, []string{top, "filler"}, tb.Pile(0, card.Deck))
	}
}

func TestQ42TwoReplacements(t *testing.T) {
	halo := func(id string) *card.Card {
		return card.Artifact(id, card.Brobnar,
			card.Constantly(card.Gives(card.Creatures.Friendly(),
				card.DestroyedInstead(card.This, card.FullyHeal(card.This), card.Destroy(card.Giver)))))
	}
	side := holding(field("plain-3"), "smite")
	side.Artifacts = gametest.Cards("halo-a", "halo-b")
	tb := duelWith(t, side, field(), smite, halo("halo-a"), halo("halo-b"))
	tb.Play("smite")
	tb.Asks(keyforge.AskCards, keyforge.ForReplacement, 0)
	tb.Offers("halo-a", "halo-b")
	tb.Pick("halo-b")
	tb.Line(0, "plain-3")
	tb.InZone(card.Discard, "halo-b")
	tb.InZone(card.Artifacts, "halo-a") // the event does not happen any more
}

func TestQ49LosingAmber(t *testing.T) {
	drain := card.Action("drain", card.Brobnar, card.Play(card.Opponent.Loses(card.N(3))))
	foe := row(keyforge.CardPosition{ID: "dis-3", Amber: 2})
	foe.Amber = 2
	tb := duelWith(t, holding(field(), "drain"), foe, drain)
	tb.Play("drain")
	tb.Amber(1, 0)
	tb.Amber(0, 0)
	tb.AmberOn("dis-3", 2)
}

func TestQ50AttackerGone(t *testing.T) {
	wind := card.Artifact("wind", card.Dis,
		card.Reacts(card.Event{Kind: card.CardDamaged, Subject: &card.Filter{Types: card.TypeSet(card.CreatureType), Rel: card.Foe}},
			card.ReturnToHand(card.Subject)))
	hitter := card.Creature("hitter", card.Brobnar, 5, card.Fight(card.Gain(1)))
	foe := field("dis-1")
	foe.Artifacts = gametest.Cards("wind")
	tb := duelWith(t, field("hitter"), foe, wind, hitter)
	tb.Fight("hitter")
	tb.InZone(card.Hand, "hitter")
	tb.Amber(0, 0)
}

func TestQ52EachDiscardTriggers(t *testing.T) {
	heap := card.Artifact("heap", card.Brobnar, card.Reacts(card.Discards(card.You, card.Cards), card.Gain(1)))
	side := holding(field(), "nap", "item")
	side.Artifacts = gametest.Cards("heap")
	tb := duelWith(t, side, field(), heap)
	tb.Discard("nap")
	tb.Amber(0, 1)
	tb.Discard("item")
	tb.Amber(0, 2)
}

func TestK16_2OrderOfCardsThatLeaveTogether(t *testing.T) {
	sweep := card.Action("sweep", card.Brobnar, card.Play(card.Move(card.Creatures, card.Deck, card.OnTop)))
	side := holding(field("plain-1", "plain-2", "plain-3"), "sweep")
	side.Deck = gametest.Cards("filler")
	tb := duelWith(t, side, field("dis-4"), sweep)
	tb.Play("sweep")
	tb.Asks(keyforge.AskCards, keyforge.ForDiscardOrder, 0)
	tb.Pick("plain-2", "dis-4", "plain-3")
	assert.Equal(t, []string{"plain-1", "plain-3", "plain-2", "filler"}, tb.Pile(0, card.Deck))
	assert.Equal(t, []string{"dis-4"}, tb.Pile(1, card.Deck))
}

func TestK16_11AttachingAnUpgradeTriggersAtOnce(t *testing.T) {
	faerie := keyforge.CardPosition{ID: "dew-faerie", Attached: gametest.Cards("molina-s-blaster")}
	tb := gametest.Start(t, keyforge.Duel, keyforge.Position{House: card.Untamed, Players: []keyforge.SidePosition{
		{Line: append(gametest.Cards("armsmaster-molina"), faerie)}, {Line: gametest.Cards("troll")}}})
	tb.Reap("dew-faerie")
	assert.Equal(t, tb.Card("molina-s-blaster"), tb.Waiting(1).Giver)
	tb.Choose(1)
	tb.Yes()
	tb.Choose(1) // attach it
	tb.Offers("armsmaster-molina", "dew-faerie", "troll")
	tb.Amber(0, 1) // the faerie's own ability still waits
	tb.Pick("troll")
	tb.Damage("troll", 3)
	tb.Amber(0, 2)
}
