package keyforge_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

type (
	side = keyforge.SidePosition
	list = []keyforge.CardPosition
)

var ids = gametest.Cards

// Touched is each card in turn, so that a number may differ from card to card.
func TestTouched(t *testing.T) {
	hurt := Action("hurt", Brobnar, Play(Deal(Of(AmberOn, Touched), Creatures.Enemy()), TakeAllAmber(It, You)))
	tb := duelWith(t, side{Hand: ids("hurt")},
		side{Line: list{{ID: "plain-5", Amber: 2}, {ID: "plain-4"}, {ID: "plain-9", Amber: 3}, {ID: "plain-1", Amber: 1}}}, hurt)
	tb.Play("hurt")
	tb.Damage("plain-5", 2)
	tb.Damage("plain-4", 0)
	tb.Damage("plain-9", 3)
	tb.InZone(Discard, "plain-1")
	tb.Amber(0, 6) // the æmber on the dead one goes to its opponent (K5.9)
	tb.AmberOn("plain-9", 0)
}

// "Its owner" is that of the chosen card, or of the card of the event.
func TestItsOwner(t *testing.T) {
	drain := Action("drain", Brobnar, Play(
		Deal(3, Choose(Creatures)),
		If(Not(Destroys(It)), DiscardCards(Random(1, Cards.In(Hand, Owner))))))
	t.Run("of the chosen card", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("drain", "nap")},
			side{Line: list{{ID: "plain-5"}, {ID: "plain-6", Foreign: true}, {ID: "plain-3"}}, Hand: ids("filler")}, drain)
		tb.Play("drain")
		tb.Pick("plain-6") // side 0 owns it
		tb.InZone(Discard, "nap")
		tb.InZone(Hand, "filler")
	})
	t.Run("not when it is destroyed", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("drain")}, side{Line: ids("plain-5", "plain-3"), Hand: ids("filler")}, drain)
		tb.Play("drain")
		tb.Pick("plain-3")
		tb.InZone(Hand, "filler")
	})
	t.Run("nobody without a card", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("drain", "nap")}, side{Hand: ids("filler")}, drain)
		tb.Play("drain")
		tb.InZone(Hand, "filler", "nap")
	})
	t.Run("of the card of the event", func(t *testing.T) {
		toll := Artifact("graves", Dis, Reacts(IsDestroyed(Creatures), Owner.Gains(N(1))))
		rival := Artifact("rivals", Dis, Reacts(IsDestroyed(Creatures), EventWho.Does(Opponent.Gains(N(2)))))
		tb := duelWith(t, side{Line: ids("plain-5"), Artifacts: ids("graves", "rivals")},
			side{Line: list{{ID: "plain-1", Foreign: true}}}, toll, rival)
		tb.Fight("plain-5")
		tb.First("graves")
		tb.Amber(0, 3) // side 0 owned it, side 1 controlled it
		tb.Amber(1, 0)
	})
}

// Cards are counted after they have left play, for each player.
func TestCountIn(t *testing.T) {
	t.Run("by who controlled them", func(t *testing.T) {
		fire := Action("fire", Brobnar, Play(Destroy(Creatures.House(Dis)), EachPlayer.Does(Gain(CountIn(Them, Creatures.Friendly())))))
		tb := duelWith(t, side{Line: list{{ID: "dis-1"}, {ID: "dis-2", Foreign: true}, {ID: "plain-3"}}, Hand: ids("fire")},
			side{Line: list{{ID: "dis-3"}, {ID: "dis-4", Marks: keyforge.Warded}}}, fire)
		tb.Play("fire")
		tb.Amber(0, 2)
		tb.Amber(1, 1)
	})
	t.Run("by who owns them", func(t *testing.T) {
		mix := Action("mix", Brobnar, Play(ShuffleIn(Creatures.House(Dis)), EachPlayer.Does(Gain(CountIn(Them, Creatures.OwnedBy(You))))))
		tb := duelWith(t, side{Line: list{{ID: "dis-1"}, {ID: "dis-2", Foreign: true}}, Hand: ids("mix")}, side{Line: ids("dis-3")}, mix)
		tb.Play("mix")
		tb.Amber(0, 1)
		tb.Amber(1, 2)
		tb.InZone(Deck, "dis-1", "dis-2", "dis-3")
	})
}

// A card that is doomed is destroyed as soon as its condition holds.
func TestDoomed(t *testing.T) {
	brute := Creature("brute", Brobnar, 7, AsLongAs(ThereIsNo(Creatures.Enemy()), Modify(Doomed, This)))
	t.Run("when the last enemy dies", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("brute")}, side{Line: ids("plain-2")}, brute)
		tb.Fight("brute")
		tb.InZone(Discard, "brute", "plain-2")
	})
	t.Run("when it is played", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("brute")}, side{Artifacts: ids("item")}, brute)
		tb.Play("brute")
		tb.InZone(Discard, "brute")
	})
	t.Run("a ward only delays it (K14.7)", func(t *testing.T) {
		tb := duelWith(t, side{Line: list{{ID: "brute", Marks: keyforge.Warded}, {ID: "plain-3"}}}, side{Line: ids("plain-2")}, brute)
		tb.Fight("plain-3")
		tb.InZone(Discard, "brute")
		tb.InZone(Battleline, "plain-3")
	})
}

// Filters may have an alternative, even in other zones.
func TestOr(t *testing.T) {
	fetch := Action("fetch", Brobnar,
		Play(ReturnToHand(Choose(Creatures.Friendly().Named("plain-2").Or(Creatures.In(Discard, You).Named("plain-2"))))))
	tb := duelWith(t, side{Line: ids("plain-2", "plain-3"), Discard: ids("plain-2", "plain-3"), Hand: ids("fetch")},
		side{Line: ids("plain-2"), Discard: ids("plain-2")}, fetch)
	tb.Play("fetch")
	tb.Offers("plain-2#1", "plain-2#2")
	tb.Pick("plain-2#2")
	tb.InZone(Hand, "plain-2#2")
	tb.InZone(Battleline, "plain-2#1")
	pull := Action("pull", Brobnar, Play(ReturnToHand(Choose(ArtifactCards.Or(Creatures.Flank())))))
	tb = duelWith(t, side{Hand: ids("pull")}, side{Line: ids("plain-1", "plain-2", "plain-3"), Artifacts: ids("item")}, pull)
	tb.Play("pull")
	tb.Offers("plain-1", "plain-3", "item")
	tb.Pick("item")
	tb.InZone(Hand, "item")
}

// All cards of a choice may have to come from one pile.
func TestFromOnePile(t *testing.T) {
	rot := Action("rot", Brobnar, Play(Purge(UpTo(2, Cards.In(Discard, EachPlayer)).FromOnePile())))
	tb := duelWith(t, side{Hand: ids("rot"), Discard: ids("plain-1", "plain-2")}, side{Discard: ids("plain-3", "plain-4")}, rot)
	tb.Play("rot")
	tb.Pick("plain-3")
	tb.Refused(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("plain-1")}, keyforge.OtherPile)
	tb.Pick("plain-4")
	tb.InZone(Purged, "plain-3", "plain-4")
	tb.InZone(Discard, "plain-1", "plain-2")
}

// A search may find nothing (K15.12) and looks where it is told.
func TestSearch(t *testing.T) {
	help := Action("help", Brobnar, Play(
		Reveal(Search(1, Cards.In(Deck, You).Named("plain-3").Or(Cards.In(Discard, You).Named("plain-3")))),
		ReturnToHand(It), ShuffleDiscardIn(You)))
	mine := side{Hand: ids("help"), Deck: ids("plain-1", "plain-3"), Discard: ids("plain-3", "plain-2")}
	t.Run("found", func(t *testing.T) {
		tb := duelWith(t, mine, side{Deck: ids("plain-3")}, help)
		tb.Play("help")
		tb.Offers("plain-3#1", "plain-3#2")
		tb.Pick("plain-3#1")
		tb.InZone(Hand, "plain-3#1")
		tb.InZone(Deck, "plain-1", "plain-2", "plain-3#2")
		tb.Marked("plain-3#1", 0)
	})
	t.Run("not found", func(t *testing.T) {
		tb := duelWith(t, mine, side{}, help)
		tb.Play("help")
		tb.Finish()
		tb.InZone(Deck, "plain-1", "plain-2", "plain-3#1", "plain-3#2")
	})
}

// Cards are discarded one after another, until one passes.
func TestDiscardUntil(t *testing.T) {
	horns := Action("horns", Brobnar, Play(
		Repeat(Both(IsNot(It, Creatures.House(Brobnar)), ThereIs(Cards.In(Deck, You))), DiscardCards(Each(Cards.In(Deck, You).TopOf(1)))),
		If(Is(It, Creatures.House(Brobnar)), ReturnToHand(Them))))
	t.Run("found", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("horns"), Deck: ids("dis-1", "nap", "plain-2", "plain-3")}, side{}, horns)
		tb.Play("horns")
		tb.InZone(Discard, "dis-1", "nap")
		tb.InZone(Hand, "plain-2")
		tb.InZone(Deck, "plain-3")
	})
	t.Run("the deck runs out", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("horns"), Deck: ids("dis-1", "nap")}, side{}, horns)
		tb.Play("horns")
		tb.InZone(Discard, "dis-1", "nap")
	})
	t.Run("an empty deck", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("horns")}, side{}, horns)
		tb.Play("horns")
		tb.InZone(Discard, "horns")
	})
}

// A destroyed enemy comes back on your side.
func TestPutTheDeadIntoPlay(t *testing.T) {
	lord := Creature("lord", Brobnar, 7, Reacts(DiesFighting(Creatures.Enemy(), This), PutIntoPlay(Subject, You, OnTop)))
	tb := duelWith(t, side{Line: ids("lord")}, side{Line: ids("plain-2", "plain-3")}, lord)
	tb.Fight("lord", "plain-2")
	tb.Right()
	tb.Line(0, "lord", "plain-2")
	tb.Line(1, "plain-3")
	tb.Marked("plain-2", keyforge.Exhausted)
}

// The cards of a loop are taken in the order of the player's choice, and those that
// an effect touches are counted over the whole loop.
func TestForEachOf(t *testing.T) {
	machine := Artifact("machine", Brobnar, Act(
		DiscardCards(Each(Cards.In(Deck, EachPlayer).TopOf(1))),
		ForEachOf(Them, Destroy(Choose(Creatures.SharesHouse(It)).AddTo(B))),
		If(Compares(CountIn(B, Creatures.Is(WasKilled)), Less, 2), Destroy(This))))
	t.Run("two destroyed", func(t *testing.T) {
		tb := duelWith(t, side{Artifacts: ids("machine"), Deck: ids("plain-1")},
			side{Line: ids("plain-2", "dis-2", "plain-3"), Deck: ids("dis-1")}, machine)
		tb.Act("machine")
		tb.Pick("dis-1") // its turn comes first
		tb.InZone(Discard, "dis-2")
		tb.Pick("plain-3")
		tb.InZone(Discard, "plain-3")
		tb.InZone(Artifacts, "machine")
	})
	t.Run("one destroyed", func(t *testing.T) {
		tb := duelWith(t, side{Artifacts: ids("machine"), Deck: ids("plain-1")}, side{Line: ids("dis-2"), Deck: ids("dis-1")}, machine)
		tb.Act("machine")
		tb.Pick("plain-1")
		tb.InZone(Discard, "machine", "dis-2")
	})
}

// A card that goes home from archives where it was a captive has not been
// discarded.
func TestCaptivesGoHome(t *testing.T) {
	abduct := Action("abduct", Brobnar, Play(MoveTo(UpTo(3, Creatures.Enemy().Damaged()), Archives, You)))
	clear := Action("clear", Brobnar, Play(DiscardCards(Cards.In(Archives, You)), Gain(AffectedCount)))
	tb := duelWith(t, side{Hand: ids("abduct", "clear"), Archives: ids("nap")},
		side{Line: list{{ID: "plain-5", Damage: 1}, {ID: "plain-4"}}}, abduct, clear)
	tb.Play("abduct")
	tb.Offers("plain-5")
	tb.Pick("plain-5")
	tb.InZone(Archives, "plain-5")
	tb.Play("clear")
	tb.InZone(Hand, "plain-5")
	tb.InZone(Discard, "nap")
	tb.Amber(0, 1)
}

// An upgrade moves to another creature, and abilities react to that; on the same
// creature it stays.
func TestAttach(t *testing.T) {
	band := Upgrade("band", Brobnar,
		Constantly(Power(Host, Count(Upgrades.On(Host))),
			Gives(Host, WithHeading(OnReap, Attach(Giver, Choose(Creatures.Friendly()))))),
		Reacts(Attaches(This, Creatures.House(Dis)), Gain(3)))
	for to, won := range map[string]int{"dis-2": 4, "plain-4": 1, "plain-3": 1} {
		tb := duelWith(t, side{Line: list{{ID: "plain-3", Attached: ids("band")}, {ID: "dis-2"}, {ID: "plain-4"}}},
			side{Line: ids("plain-5")}, band)
		tb.PowerIs("plain-3", 4)
		tb.Reap("plain-3")
		tb.Pick(to)
		tb.Amber(0, won)
		tb.InZone(Attached, "band")
		for name, power := range map[string]int{"plain-3": 3, "dis-2": 2, "plain-4": 4} {
			if name == to {
				power++
			}
			tb.PowerIs(name, power)
		}
	}
}

// Upgrades that leave together with their creature go where the effect says.
func TestUpgradesLeaveWithTheirCreature(t *testing.T) {
	beam := Action("beam", Brobnar, Play(ReturnToHand(Choose(Creatures.Friendly()).As(A).AndAlso(Each(Upgrades.On(A))))))
	pin := Upgrade("pin", Brobnar, Constantly(Power(Host, 2)))
	for _, marks := range []keyforge.Mark{0, keyforge.Warded} {
		tb := duelWith(t, side{Line: list{{ID: "plain-3", Marks: marks, Attached: ids("pin")}}, Hand: ids("beam")}, side{}, beam, pin)
		tb.Play("beam")
		tb.InZone(Hand, "pin")
		if marks == 0 {
			tb.InZone(Hand, "plain-3")
		} else {
			tb.InZone(Battleline, "plain-3")
		}
	}
}
