package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Rules that came with sets after Dark Tidings.

var scrapper = card.Creature("scrapper", card.Dis, 3, card.Scrap(card.Gain(1)))

func TestK24_1DiscardIcon(t *testing.T) {
	nap := keyforge.CardPosition{ID: "nap", Icons: icons(card.DiscardIcon, card.AmberIcon)}
	tb := duelBy(t, newest, keyforge.SidePosition{Hand: []keyforge.CardPosition{nap, {ID: "plain-3"}, {ID: "scrapper"}}}, field(), scrapper)
	tb.Play("nap")
	tb.Asks(keyforge.AskCards, keyforge.ForDiscard, 0)
	tb.Offers("plain-3", "scrapper")
	tb.Pick("scrapper")
	tb.InZone(card.Discard, "scrapper", "nap")
	tb.InZone(card.Hand, "plain-3")
	tb.Amber(0, 2) // its Scrap and the other icon
	t.Run("K24.1 without a card in hand", func(t *testing.T) {
		tb := duelBy(t, newest, keyforge.SidePosition{Hand: []keyforge.CardPosition{nap}}, field())
		tb.Play("nap")
		tb.Amber(0, 1)
	})
}

func TestK27_2Scrap(t *testing.T) {
	t.Run("in the main step", func(t *testing.T) {
		rag := card.Action("rag", card.Brobnar, card.Scrap(card.Steal(1)))
		tb := duelBy(t, newest, holding(field(), "rag"), keyforge.SidePosition{Amber: 2}, rag)
		tb.Discard("rag")
		tb.Amber(0, 1)
		tb.Amber(1, 1)
		tb.InZone(card.Discard, "rag")
	})
	t.Run("by an ability, and it may move itself", func(t *testing.T) {
		boom := card.Action("boom", card.Dis, card.Scrap(card.Archive(card.This)))
		toss := card.Action("toss", card.Brobnar, card.Play(card.DiscardCards(card.Each(card.Cards.In(card.Hand, card.You)))))
		tb := duelBy(t, newest, holding(field(), "toss", "boom"), field(), boom, toss)
		tb.Play("toss")
		tb.InZone(card.Archives, "boom")
	})
	t.Run("K27.3 not from the deck, nor by the player whose turn it is not", func(t *testing.T) {
		mill := card.Action("mill", card.Brobnar, card.Play(card.DiscardCards(card.Each(card.Cards.In(card.Deck, card.You))),
			card.DiscardCards(card.Each(card.Cards.In(card.Hand, card.Opponent)))))
		tb := duelBy(t, newest, keyforge.SidePosition{Hand: gametest.Cards("mill"), Deck: gametest.Cards("scrapper")},
			holding(field(), "scrapper"), mill, scrapper)
		tb.Play("mill")
		assert.Equal(t, 1, tb.Player(1).Pile(card.Discard).Len())
		tb.Amber(0, 0)
		tb.Amber(1, 0)
	})
	t.Run("K27.3 not when it is only put there", func(t *testing.T) {
		bin := card.Action("bin", card.Brobnar, card.Play(card.Destroy(card.Choose(card.Creatures))))
		tb := duelBy(t, newest, holding(field("scrapper"), "bin"), field(), bin, scrapper)
		tb.Play("bin")
		tb.InZone(card.Discard, "scrapper")
		tb.Amber(0, 0)
	})
}

// K27.4, K27.5: one after another, so that what a Scrap does comes before the next discard.
func TestK27_5ScrapsOfSeveralCards(t *testing.T) {
	lure := card.Action("lure", card.Dis, card.Scrap(card.Deal(2, card.Choose(card.Creatures.Enemy()))))
	ash := card.Action("ash", card.Dis, card.Scrap(card.Destroy(card.Each(card.Creatures.Enemy().Damaged()))))
	toss := card.Action("toss", card.Brobnar, card.Play(card.DiscardCards(card.Each(card.Cards.In(card.Hand, card.You)))))
	start := func() *gametest.Table {
		return duelBy(t, newest, holding(field(), "toss", "lure", "ash"), field("plain-3", "plain-4"), lure, ash, toss)
	}
	tb := start()
	tb.Play("toss")
	tb.Pick("lure") // which card first
	tb.Pick("plain-4")
	tb.Line(1, "plain-3")
	tb = start()
	tb.Play("toss")
	tb.Pick("ash")
	tb.Pick("plain-4")
	tb.Line(1, "plain-3", "plain-4")
}

func TestK28_1Treachery(t *testing.T) {
	traitor := card.Creature("traitor", card.Brobnar, 4, card.Has(card.Treachery), card.Reap(card.Gain(2)))
	trap := card.Artifact("trap", card.Brobnar, card.Has(card.Treachery), card.Amber(1), card.Act(card.Gain(3)))
	tb := duelBy(t, newest, holding(field("plain-1"), "traitor", "trap"), field("dis-2", "dis-3"), traitor, trap)
	tb.Play("traitor")
	assert.Equal(t, keyforge.Side(0), tb.Question().Side, "K28.2: its player chooses the flank")
	tb.Left()
	tb.Line(1, "traitor", "dis-2", "dis-3")
	tb.Line(0, "plain-1")
	tb.Play("trap")
	tb.Amber(0, 1) // K28.2: the icons are the player's
	assert.Equal(t, keyforge.Side(0), tb.Of("traitor").Owner, "K28.5")
	assert.Equal(t, keyforge.Side(1), tb.Of("trap").Ctrl)
	tb.EndTurn()
	tb.House(card.Brobnar) // K28.5: its house is open to the controller
	tb.EndTurn()           // they are readied
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Reap("traitor")
	tb.Amber(1, 3) // K28.3
	t.Run("K28.1 put into play", func(t *testing.T) {
		drop := card.Action("drop", card.Brobnar,
			card.Play(card.PutIntoPlay(card.Choose(card.Creatures.In(card.Hand, card.You)), card.You, card.OnTop)))
		tb := duelBy(t, newest, holding(field(), "traitor", "drop"), field(), traitor, drop)
		tb.Play("drop")
		tb.Line(1, "traitor")
	})
}

func TestK28_6Versatile(t *testing.T) {
	free := card.Creature("free", card.Dis, 3, card.Has(card.Versatile))
	tb := duelBy(t, newest, holding(field("free"), "free"), field("dis-2"), free)
	tb.Reap("free#1")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("free#2")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Card("free#2")}, keyforge.WrongHouse)
}

func TestK28_7SplashAttack(t *testing.T) {
	splasher := card.Creature("splasher", card.Brobnar, 4, card.HasN(card.SplashAttack, 2))
	t.Run("K28.7 with the blows, on both neighbors", func(t *testing.T) {
		tb := duelBy(t, newest, field("splasher"), field("dis-1", "dis-5", "dis-3", "dis-4"), splasher)
		tb.Fight("splasher", "dis-5")
		tb.Damage("dis-3", 2)
		tb.Damage("dis-4", 0)
		tb.Damage("dis-5", 4)
		tb.InZone(card.Discard, "splasher", "dis-1") // at the same moment
	})
	t.Run("K28.7 several add up", func(t *testing.T) {
		wide := card.Upgrade("wide", card.Brobnar, card.Constantly(card.GetsN(card.Host, card.SplashAttack, 3)))
		side := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "splasher", Attached: gametest.Cards("wide")}}}
		tb := duelBy(t, newest, side, field("dis-1", "dis-6"), splasher, wide)
		tb.Fight("splasher", "dis-1")
		tb.Damage("dis-6", 5)
		assert.Equal(t, 5, tb.KeywordNumber(tb.Card("splasher"), card.SplashAttack))
	})
	t.Run("K28.7 only when it attacks", func(t *testing.T) {
		tb := duelBy(t, newest, field("plain-5", "plain-6"), field("splasher"), splasher)
		tb.Fight("plain-5", "splasher")
		tb.Damage("plain-6", 0)
	})
	t.Run("K28.8 elusive does not stop it, armor and wards do", func(t *testing.T) {
		mail := card.Creature("mail", card.Dis, 3, card.Armor(1))
		line := row(marked("shifty", 0), marked("mail", 0))
		tb := duelBy(t, newest, field("splasher"), line, splasher, shifty, mail)
		tb.Fight("splasher", "shifty")
		tb.Damage("shifty", 0)
		tb.Damage("splasher", 0)
		tb.Damage("mail", 1)
		tb = duelBy(t, newest, field("splasher"), row(marked("dis-2", 0), marked("dis-1", keyforge.Warded)), splasher)
		tb.Fight("splasher", "dis-2")
		tb.InZone(card.Battleline, "dis-1")
		tb.Unmarked("dis-1", keyforge.Warded)
	})
	t.Run("K28.8 no fight, no splash", func(t *testing.T) {
		spiky := card.Creature("spiky", card.Dis, 3, card.HasN(card.Hazardous, 4))
		tb := duelBy(t, newest, field("splasher"), field("spiky", "dis-3"), splasher, spiky)
		tb.Fight("splasher", "spiky")
		tb.InZone(card.Discard, "splasher")
		tb.Damage("dis-3", 0)
	})
	t.Run("K28.9 destroyed in a fight with the attacker", func(t *testing.T) {
		hunter := card.Creature("hunter", card.Brobnar, 9, card.HasN(card.SplashAttack, 1),
			card.Reacts(card.DiesFighting(card.Creatures.Enemy(), card.This), card.Gain(1)))
		tb := duelBy(t, newest, field("hunter"), field("dis-1", "dis-2", "dis-1"), hunter)
		tb.Fight("hunter", "dis-2")
		tb.Amber(0, 3)

		tb = gametest.StartWith(t, catalogueWith(t, hunter), keyforge.Duel, keyforge.Position{House: card.Brobnar,
			Players: []keyforge.SidePosition{field("hunter"), field("dis-1", "dis-2", "dis-1")}, Options: keyforge.Options{AskAll: true}})
		tb.Fight("hunter", "dis-2")
		for tb.Question().Purpose == keyforge.ForDiscardOrder || tb.Question().Purpose == keyforge.ForOrder { // whichever goes first
			tb.Do(tb.Legal(nil)[0])
		}
		tb.Amber(0, 3)
	})
}

func TestK24_3HouseIcons(t *testing.T) {
	both := func(id string) keyforge.CardPosition {
		return keyforge.CardPosition{ID: id, Icons: icons(card.HouseIcon(card.Dis), card.AmberIcon)}
	}
	t.Run("K24.3 played, used and discarded as of either house, and not resolved", func(t *testing.T) {
		side := keyforge.SidePosition{Line: []keyforge.CardPosition{both("plain-3"), {ID: "plain-4"}},
			Hand: []keyforge.CardPosition{both("nap"), both("item")}}
		tb := gametest.StartWith(t, catalogueWith(t), keyforge.Duel, keyforge.Position{
			Players: []keyforge.SidePosition{side, {}}, House: card.Dis})
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("plain-4")}, keyforge.WrongHouse)
		tb.Reap("plain-3")
		tb.Amber(0, 1)
		tb.Play("nap")
		tb.Amber(0, 2)
		tb.Discard("item")
		assert.Equal(t, card.HouseSet(card.Brobnar, card.Dis), tb.View(0).Cards[tb.Card("plain-3")].Houses)
	})
	t.Run("K24.4 it opens the house, and either meets a demand", func(t *testing.T) {
		tb := duelBy(t, newest, field(), keyforge.SidePosition{Line: []keyforge.CardPosition{both("plain-3")}, Houses: []card.House{card.Mars}})
		tb.EndTurn()
		assert.True(t, tb.Question().Houses.Has(card.Dis))
		assert.True(t, tb.Question().Houses.Has(card.Brobnar))
	})
	t.Run("K24.5 a house that it is given replaces both", func(t *testing.T) {
		defector := ruleOf(card.Lasts(card.RestOfTurn, card.Static(card.Belongs(card.Creatures, card.Mars))))
		side := keyforge.SidePosition{Line: []keyforge.CardPosition{both("plain-3")}, Hand: gametest.Cards("rule")}
		tb := duelBy(t, newest, side, field(), defector)
		tb.Play("rule")
		assert.Equal(t, card.HouseSet(card.Mars), tb.View(0).Cards[tb.Card("plain-3")].Houses)
	})
	t.Run("Q70 it counts as a bonus icon", func(t *testing.T) {
		count := ruleOf(card.Take(card.Choose(card.Creatures)), card.Gain(card.Of(card.IconsOn, card.It)))
		side := keyforge.SidePosition{Line: []keyforge.CardPosition{both("plain-3")}, Hand: gametest.Cards("rule")}
		tb := duelBy(t, newest, side, field(), count)
		tb.Play("rule")
		tb.Amber(0, 2)
	})
}

func TestK24_2PowerIcon(t *testing.T) {
	nap := keyforge.CardPosition{ID: "nap", Icons: icons(card.PowerIcon, card.AmberIcon)}
	side := keyforge.SidePosition{Hand: []keyforge.CardPosition{nap}}
	tb := duelBy(t, newest, keyforge.SidePosition{Hand: side.Hand, Line: gametest.Cards("plain-3")}, field("plain-4"))
	tb.Play("nap")
	tb.Asks(keyforge.AskCards, keyforge.ForPower, 0)
	tb.Must()
	tb.Offers("plain-3", "plain-4")
	tb.Pick("plain-4")
	tb.PowerIs("plain-4", 5)
	tb.PowerIs("plain-3", 3)
	tb.Amber(0, 1)
	t.Run("K24.2 not optional, even if the only creature is an enemy", func(t *testing.T) {
		tb := duelBy(t, newest, side, field("plain-4"))
		tb.Play("nap")
		tb.PowerIs("plain-4", 5)
		tb.Amber(0, 1)
	})
	t.Run("K24.2 without a creature", func(t *testing.T) {
		tb := duelBy(t, newest, side, field())
		tb.Play("nap")
		tb.Amber(0, 1)
	})
}

// digger does something only while it is exhausted.
var digger = card.Creature("digger", card.Brobnar, 2, card.Has(card.Entrench),
	card.AsLongAs(card.Is(card.This, card.Creatures.IsNot(card.IsReady)), card.Power(card.Creatures.NeighborOf(card.This), 2)))

func TestK29_5Entrench(t *testing.T) {
	start := func(first, second keyforge.SidePosition, own ...*card.Card) *gametest.Table {
		return duelBy(t, newest, first, second, append(own, digger)...)
	}
	line := func(marks keyforge.Mark) keyforge.SidePosition {
		return keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "digger", Marks: marks}, {ID: "plain-3", Marks: keyforge.Exhausted}}}
	}
	t.Run("K29.5 left exhausted", func(t *testing.T) {
		tb := start(line(keyforge.Exhausted), field())
		tb.PowerIs("plain-3", 5)
		tb.EndTurn()
		tb.Asks(keyforge.AskCards, keyforge.ForEntrench, 0)
		tb.Offers("digger")
		tb.Pick("digger")
		tb.Marked("digger", keyforge.Exhausted)
		tb.Unmarked("plain-3", keyforge.Exhausted)
		tb.PowerIs("plain-3", 5)
	})
	t.Run("K29.7 or readied", func(t *testing.T) {
		tb := start(line(keyforge.Exhausted), field())
		tb.EndTurn()
		tb.Finish()
		tb.Unmarked("digger", keyforge.Exhausted)
		tb.PowerIs("plain-3", 3)
	})
	t.Run("K29.5 a ready one is not exhausted, and others have no choice", func(t *testing.T) {
		tb := start(line(0), keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "digger", Marks: keyforge.Exhausted}}})
		tb.EndTurn()
		tb.Asks(keyforge.AskMain, keyforge.ForEffect, 1)
		tb.Unmarked("0:digger", keyforge.Exhausted)
		tb.Marked("1:digger", keyforge.Exhausted)
	})
	t.Run("K29.6 what replaces readying leaves no choice", func(t *testing.T) {
		idol := card.Artifact("idol", card.Brobnar, card.Bears(card.InsteadOfReadying(card.You, card.Creatures, card.Gain(1))))
		side := line(keyforge.Exhausted)
		side.Artifacts = gametest.Cards("idol")
		tb := start(side, field(), idol)
		tb.EndTurn()
		tb.Marked("digger", keyforge.Exhausted)
		tb.Amber(0, 1)
	})
	t.Run("K29.5 nor may what does not ready", func(t *testing.T) {
		frost := card.Artifact("frost", card.Brobnar, card.Constantly(card.Cannot(card.Creatures, card.ActReady)))
		side := line(keyforge.Exhausted)
		side.Artifacts = gametest.Cards("frost")
		tb := start(side, field(), frost)
		tb.EndTurn()
		tb.Marked("digger", keyforge.Exhausted)
		tb.Marked("plain-3", keyforge.Exhausted)
	})
}

func TestK29_8Overwhelmed(t *testing.T) {
	few := card.Creature("few", card.Brobnar, 2, card.AsLongAs(card.IsOverwhelmed(card.You), card.Power(card.This, 3)))
	cry := card.Action("cry", card.Brobnar, card.Play(card.If(card.IsOverwhelmed(card.You), card.Gain(1)),
		card.If(card.IsOverwhelmed(card.Opponent), card.Gain(3))))
	t.Run("by one creature", func(t *testing.T) {
		tb := duelBy(t, newest, holding(field("few"), "cry", "plain-1"), field("plain-3", "plain-4"), few, cry)
		tb.PowerIs("few", 5)
		tb.Play("cry")
		tb.Amber(0, 1)
		tb.Play("plain-1")
		tb.Left()
		tb.PowerIs("few", 2) // as many are not fewer
	})
	t.Run("artifacts do not count", func(t *testing.T) {
		first := holding(field("few", "plain-1"), "cry")
		second := field("plain-3")
		second.Artifacts = gametest.Cards("plain-artifact")
		tb := duelBy(t, newest, first, second, few, cry, card.Artifact("plain-artifact", card.Brobnar))
		tb.PowerIs("few", 2)
		tb.Play("cry")
		tb.Amber(0, 3)
	})
}
