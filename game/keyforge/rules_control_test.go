package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// move is an action that moves a chosen card in play.
func move(id string, to card.Zone, p card.Place) *card.Card {
	return card.Action(id, card.Brobnar, card.Play(card.Move(card.Choose(card.Permanents), to, p)))
}

// Cards that move and steal creatures.
var (
	recall = move("recall", card.Hand, card.OnTop)
	lift   = move("lift", card.Deck, card.OnTop)
	store  = move("store", card.Archives, card.OnTop)
	banish = move("banish", card.Purged, card.OnTop)
	scrap  = move("scrap", card.Discard, card.OnTop)
	charm  = card.Action("charm", card.Brobnar,
		card.Play(card.TakeControl(card.You, card.Choose(card.Creatures.Enemy()), card.WhileSubjectsStay)))
	charmNow = card.Action("charm-now", card.Brobnar,
		card.Play(card.TakeControl(card.You, card.Choose(card.Creatures.Enemy()), card.RestOfTurn)))
	yield = card.Action("yield", card.Brobnar,
		card.Play(card.TakeControl(card.Opponent, card.Choose(card.Creatures.Friendly()), card.RestOfTurn)))
	collar = card.Upgrade("collar", card.Brobnar, card.Constantly(card.UnderControl(card.You, card.Host)))
	strip  = card.Action("strip", card.Brobnar, card.Play(card.Destroy(card.Choose(card.Upgrades))))
)

func TestK13_1LeavingPlay(t *testing.T) {
	leaver := card.Artifact("leaver", card.Brobnar, card.Heading(card.OnLeaves, card.Gain(1)))
	ways := []struct {
		c    *card.Card
		zone card.Zone
	}{{recall, card.Hand}, {lift, card.Deck}, {store, card.Archives}, {banish, card.Purged}, {scrap, card.Discard}}
	for _, w := range ways {
		side := holding(field("plain-3"), w.c.ID)
		side.Artifacts = gametest.Cards("leaver")
		tb := duelWith(t, side, field(), w.c, leaver)
		tb.Play(w.c.ID)
		tb.Pick("leaver")
		tb.InZone(w.zone, "leaver")
		tb.Amber(0, 1)
		tb.Line(0, "plain-3")
	}
	// A change of place or of control is not one of them.
	roamer := card.Creature("roamer", card.Brobnar, 3, card.Heading(card.OnLeaves, card.Gain(1)))
	tb := duelWith(t, holding(field(), "charm"), field("roamer"), charm, roamer)
	tb.Play("charm")
	tb.Line(0, "roamer")
	tb.Amber(0, 0)
	tb.Amber(1, 0)
}

func TestK13_2CountersGoWithTheCard(t *testing.T) {
	side := keyforge.SidePosition{Hand: gametest.Cards("recall"), Line: []keyforge.CardPosition{{ID: "plain-4", Power: 2, Damage: 3, Amber: 2,
		Marks: keyforge.Stunned | keyforge.Enraged | keyforge.Exhausted, Counters: map[card.Counter]int{card.GloryCounter: 3}}, {ID: "plain-3", Power: 1, Damage: 1}}}
	tb := duelWith(t, side, field("dis-3"), recall)
	tb.Play("recall")
	tb.Pick("plain-4")
	c := tb.Of("plain-4")
	assert.Zero(t, c.Damage)
	assert.Equal(t, [card.CounterCount]uint8{}, c.Counters)
	tb.Unmarked("plain-4", keyforge.Stunned)
	tb.Unmarked("plain-4", keyforge.Enraged)
	tb.Unmarked("plain-4", keyforge.Exhausted)
	tb.AmberOn("plain-4", 0)
	tb.Amber(1, 2) // only its æmber goes on, to the opponent (K5.9)
	tb.Damage("plain-3", 1)
	tb.PowerIs("plain-3", 4)
}

func TestK13_3EffectsTiedToACardEnd(t *testing.T) {
	anchor := card.Creature("anchor", card.Brobnar, 3, card.Constantly(card.Power(card.Creatures.Friendly().Except(), 2)),
		card.Reap(card.Lasts(card.WhileThisInPlay, card.Static(card.KeysCost(card.Opponent, 3))),
			card.Lasts(card.RestOfTurn, card.Static(card.KeysCost(card.Opponent, 1)))))
	tb := duelWith(t, holding(field("anchor", "plain-3"), "recall"), field(), recall, anchor)
	tb.Reap("anchor")
	tb.PowerIs("plain-3", 5)
	assert.Equal(t, 10, tb.KeyCost(1))
	tb.Play("recall")
	tb.Pick("anchor")
	tb.PowerIs("plain-3", 3)
	assert.Equal(t, 7, tb.KeyCost(1), "what lasts for the turn goes on (K17.13)")
}

func TestK13_4NoEffectFromHiddenZones(t *testing.T) {
	banner := card.Creature("banner", card.Brobnar, 3, card.Constantly(card.Power(card.Creatures.Friendly(), 2)),
		card.Reacts(card.TurnEnds(card.You), card.Gain(1)))
	side := holding(field("plain-3"), "banner")
	side.Deck, side.Archives, side.Discard, side.Purged = gametest.Cards("banner"), gametest.Cards("banner"), gametest.Cards("banner"),
		gametest.Cards("banner")
	tb := duelWith(t, side, field(), banner)
	tb.PowerIs("plain-3", 3)
	tb.Play("banner")
	tb.Left()
	tb.PowerIs("plain-3", 5)
	tb.EndTurn()
	tb.Amber(0, 1) // the one in play
	tb.LeaveOpen()
}

func TestK13_5_K13_8ToTheOwner(t *testing.T) {
	for _, w := range []*card.Card{recall, lift, store, banish, scrap, smite} {
		mine := keyforge.SidePosition{Hand: gametest.Cards(w.ID), Line: []keyforge.CardPosition{{ID: "plain-3"}, {ID: "dis-4", Foreign: true}}}
		tb := duelWith(t, mine, field("dis-5"), w)
		tb.Play(w.ID)
		tb.Pick("dis-4")
		c := tb.Of("dis-4")
		assert.False(t, c.Zone.InPlay())
		assert.Equal(t, keyforge.Side(1), c.Ctrl, "%s: the zone of its owner", w.ID)
		tb.Line(0, "plain-3")
	}
	t.Run("K13.5 unless an effect says otherwise", func(t *testing.T) {
		abduct := card.Action("abduct", card.Brobnar, card.Play(card.MoveTo(card.Choose(card.Creatures.Enemy()), card.Archives, card.You)))
		tb := duelWith(t, holding(field(), "abduct"), field("dis-4", "dis-5"), abduct)
		tb.Play("abduct")
		tb.Pick("dis-4")
		assert.Equal(t, []string{"dis-4"}, tb.Pile(0, card.Archives))
	})
}

// A neighbor is judged by the house that it had just before it left.
func TestK13_6LastKnown(t *testing.T) {
	monkey := card.Creature("code-monkey", card.Brobnar, 2, card.Reap(card.Archive(card.Creatures.NeighborOf(card.This)),
		card.If(card.Is(card.Them, card.Creatures.SharesHouse(card.Them)), card.Gain(2))))
	paint := card.Upgrade("paint", card.Brobnar, card.Constantly(card.Belongs(card.Host, card.Dis), card.Power(card.Host, 4)))
	for _, painted := range []bool{true, false} {
		left := keyforge.CardPosition{ID: "plain-3"}
		if painted {
			left.Attached = gametest.Cards("paint")
		}
		tb := duelWith(t, keyforge.SidePosition{Line: []keyforge.CardPosition{left, {ID: "code-monkey"}, {ID: "dis-4"}, {ID: "dis-5"}}},
			field(), monkey,
			paint)
		tb.Reap("code-monkey")
		tb.Line(0, "code-monkey", "dis-5")
		tb.InZone(card.Archives, "plain-3", "dis-4")
		if painted {
			tb.Amber(0, 3)
		} else {
			tb.Amber(0, 1)
		}
	}
	t.Run("K13.6 only for that ability", func(t *testing.T) {
		// The painted creature is a Brobnar card again in hand.
		side := keyforge.SidePosition{Hand: gametest.Cards("recall"), Line: []keyforge.CardPosition{{ID: "plain-3",
			Attached: gametest.Cards("paint")}}}
		tb := duelWith(t, side, field(), recall, paint)
		assert.Equal(t, card.HouseSet(card.Dis), tb.HousesOf(tb.Card("plain-3")))
		tb.Play("recall")
		assert.Equal(t, card.HouseSet(card.Brobnar), tb.HousesOf(tb.Card("plain-3")))
		tb.PowerIs("plain-3", 3)
		tb.Play("plain-3")
		tb.Line(0, "plain-3")
	})
}

// A card that has moved on from where it went, or is back in play, is still judged
// as it was when it left play.
func TestK13_6LastKnownThoughMovedOn(t *testing.T) {
	dead := card.IsDestroyed(card.Creatures.Enemy())
	raise := card.Artifact("raise", card.Brobnar, card.Reacts(dead, card.PutIntoPlay(card.Subject, card.You, card.OnTop)))
	fetch := card.Artifact("fetch", card.Brobnar, card.Reacts(dead, card.ReturnToHand(card.Subject)))
	foe := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-3", Power: 2, Marks: keyforge.Stunned,
		Attached: gametest.Cards("paint")}}}
	paint := card.Upgrade("paint", card.Brobnar, card.Constantly(card.Belongs(card.Host, card.Dis)))
	for _, c := range []struct {
		name         string
		do           card.Effect
		mine, theirs int
	}{
		{"controller", card.Controller.Gains(card.N(1)), 0, 1},
		{"power", card.Gain(card.Of(card.PowerOf, card.Subject)), 5, 0},
		{"house", card.Gain(card.CountIn(card.Subject, card.Creatures.House(card.Dis))), 1, 0},
		{"side", card.Gain(card.CountIn(card.Subject, card.Creatures.Enemy())), 1, 0},
		{"stun", card.Gain(card.CountIn(card.Subject, card.Creatures.Is(card.IsStunned))), 1, 0},
		{"exhaustion", card.Gain(card.CountIn(card.Subject, card.Creatures.Is(card.IsReady))), 1, 0},
		{"flank", card.Gain(card.CountIn(card.Subject, card.Creatures.Flank())), 1, 0},
		{"destruction", card.If(card.Destroys(card.Subject), card.Gain(1)), 1, 0},
	} {
		for _, first := range []*card.Card{raise, fetch} {
			t.Run(c.name+" after "+first.ID, func(t *testing.T) {
				watch := card.Artifact("watch", card.Brobnar, card.Reacts(dead, c.do))
				side := holding(field(), "ragnarok")
				side.Artifacts = gametest.Cards(first.ID, "watch")
				tb := duelWith(t, side, foe, first, watch, paint, ragnarok)
				tb.Play("ragnarok")
				tb.First(first.ID)
				tb.Amber(0, c.mine)
				tb.Amber(1, c.theirs)
			})
		}
	}
}

// A card that is searched for in a pile is judged as it is there.
func TestK13_6OnlyWhatIsSpokenOf(t *testing.T) {
	paint := card.Upgrade("paint", card.Brobnar, card.Constantly(card.Belongs(card.Host, card.Dis)))
	for house, gained := range map[card.House]int{card.Dis: 0, card.Brobnar: 1} {
		cull := ruleOf(card.Destroy(card.Creatures), card.Gain(card.Count(card.Creatures.In(card.Discard, card.You).House(house))))
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule"),
			Line: []keyforge.CardPosition{{ID: "plain-3", Attached: gametest.Cards("paint")}}}, field(), cull, paint)
		tb.Play("rule")
		tb.Amber(0, gained)
	}
}

func TestK13_9_K13_11_Q18TakingControl(t *testing.T) {
	count := card.Action("count", card.Brobnar, card.Play(card.Gain(card.Count(card.Creatures.Friendly()))))
	foe := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "dis-5"}, {ID: "plain-4", Damage: 2, Amber: 1, Power: 1,
		Marks: keyforge.Warded | keyforge.Stunned | keyforge.Exhausted, Attached: gametest.Cards("badge")}, {ID: "dis-3"}}}
	tb := duelWith(t, holding(field("plain-1", "plain-2"), "charm", "count"), foe, charm, count)
	tb.Play("charm")
	tb.Pick("plain-4")
	tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
	assert.Len(t, tb.Legal(nil), 2, "the flanks")
	tb.Right()
	tb.Line(0, "plain-1", "plain-2", "plain-4")
	tb.Line(1, "dis-5", "dis-3")
	tb.Damage("plain-4", 2)
	tb.AmberOn("plain-4", 1)
	tb.PowerIs("plain-4", 5)
	tb.Marked("plain-4", keyforge.Warded|keyforge.Stunned|keyforge.Exhausted)
	tb.InZone(card.Attached, "badge")
	tb.Play("count")
	tb.Amber(0, 3)
}

func TestK13_10LastControlPrevails(t *testing.T) {
	t.Run("the later one", func(t *testing.T) {
		tb := duelWith(t, holding(field("plain-1"), "charm", "yield"), field("dis-3"), charm, yield)
		tb.Play("charm")
		tb.Left()
		tb.Play("yield")
		tb.Pick("dis-3")
		tb.Line(0, "plain-1")
		tb.Line(1, "dis-3")
		tb.EndTurn() // that one ends, the older one is in force again
		tb.Left()
		tb.Line(0, "dis-3", "plain-1")
		tb.LeaveOpen()
	})
	t.Run("the older one ends first", func(t *testing.T) {
		tb := duelWith(t, holding(field("plain-1"), "charm-now", "collar", "strip"), field("dis-3", "dis-4"), charmNow, collar, strip)
		tb.Play("charm-now")
		tb.Pick("dis-3")
		tb.Left()
		tb.Play("collar")
		tb.Pick("dis-3")
		tb.Line(0, "dis-3", "plain-1")
		tb.EndTurn()
		tb.Line(0, "dis-3", "plain-1")
		tb.Line(1, "dis-4")
		tb.LeaveOpen()
	})
}

func TestK13_10ConstantAndLastingControl(t *testing.T) {
	tb := duelWith(t, holding(field("plain-1"), "yield", "collar"), field("dis-3"), yield, collar)
	tb.Play("yield")
	tb.Left()
	tb.Line(1, "plain-1", "dis-3")
	tb.Play("collar")
	tb.Pick("plain-1")
	tb.Line(0, "plain-1") // the upgrade came later
	tb = duelWith(t, holding(field("plain-1"), "collar", "yield"), field("dis-3"), yield, collar)
	tb.Play("collar")
	tb.Pick("plain-1")
	tb.Play("yield")
	tb.Left()
	tb.Line(1, "plain-1", "dis-3")
	tb.EndTurn()
	tb.Line(0, "plain-1")
	tb.LeaveOpen()
}

func TestQ19ControlEnds(t *testing.T) {
	tb := duelWith(t, holding(field("plain-1"), "collar", "strip"), field("dis-3", "dis-4"), collar, strip)
	tb.Play("collar")
	tb.Pick("dis-4")
	tb.Right()
	tb.Line(0, "plain-1", "dis-4")
	tb.Play("strip")
	tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
	tb.Left()
	tb.Line(0, "plain-1")
	tb.Line(1, "dis-4", "dis-3")
}

func TestQ17AmberOfWhatLeaves(t *testing.T) {
	// Side 0 controls a creature that side 1 owns: side 0's opponent gets it.
	side := keyforge.SidePosition{Hand: gametest.Cards("smite"),
		Line: []keyforge.CardPosition{{ID: "dis-4", Foreign: true, Amber: 2}, {ID: "plain-3", Amber: 1}}}
	tb := duelWith(t, side, field("dis-5"), smite)
	tb.Play("smite")
	tb.Pick("dis-4")
	tb.Amber(1, 2)
	tb.Amber(0, 0)
	tb.AmberOn("plain-3", 1)
}

func TestQ20UpgradeOnAnEnemyCreature(t *testing.T) {
	purse := card.Upgrade("purse", card.Brobnar, card.Reacts(card.TurnEnds(card.You), card.Gain(1)))
	tb := duelWith(t, holding(field("plain-1"), "purse", "charm"), field("dis-3"), purse, charm)
	tb.Play("purse")
	tb.Pick("dis-3")
	assert.Equal(t, keyforge.Side(0), tb.Of("purse").Ctrl)
	tb.Play("charm")
	tb.Left()
	tb.InZone(card.Attached, "purse")
	assert.Equal(t, tb.Card("dis-3"), tb.Of("purse").Host)
	tb.EndTurn()
	tb.Amber(0, 1)
	tb.LeaveOpen()
}

func TestQ39ForeignCardInYourArchives(t *testing.T) {
	rob := card.Action("rob", card.Brobnar,
		card.Play(card.MoveTo(card.Choose(card.Cards.In(card.Discard, card.Opponent)), card.Archives, card.You)))
	empty := card.Action("empty", card.Brobnar, card.Play(card.DiscardCards(card.Cards.In(card.Archives, card.You))))
	foe := field()
	foe.Discard = gametest.Cards("dis-3")
	t.Run("picked up", func(t *testing.T) {
		mine := holding(field(), "rob")
		mine.Houses = []card.House{card.Brobnar}
		tb := duelWith(t, mine, foe, rob)
		tb.Play("rob")
		assert.Equal(t, []string{"dis-3"}, tb.Pile(0, card.Archives))
		tb.EndTurn()
		tb.EndTurn()
		tb.Asks(keyforge.AskYesNo, keyforge.ForArchives, 0)
		tb.Yes()
		assert.Equal(t, []string{"dis-3"}, tb.Pile(1, card.Hand))
		assert.Empty(t, tb.Pile(0, card.Archives))
	})
	t.Run("otherwise", func(t *testing.T) {
		tb := duelWith(t, holding(field(), "rob", "empty"), foe, rob, empty)
		tb.Play("rob")
		tb.Play("empty")
		assert.Equal(t, []string{"dis-3"}, tb.Pile(1, card.Discard))
	})
}

func TestQ46FlankUnderTheOpponentsControl(t *testing.T) {
	gift := card.Creature("gift", card.Brobnar, 3, card.Constantly(card.Modify(card.EntersOther, card.This)))
	tb := duelWith(t, holding(field("plain-1"), "gift"), field("dis-3"), gift)
	tb.Play("gift")
	tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
	tb.Right()
	tb.Line(1, "dis-3", "gift")
	tb.Line(0, "plain-1")
}

// Of two effects that give control since the same moment, the later one in the text
// prevails (K13.10).
func TestControlSinceTheSameMoment(t *testing.T) {
	coin := card.Artifact("coin", card.Brobnar,
		card.Constantly(card.UnderControl(card.You, card.Creatures), card.UnderControl(card.Opponent, card.Creatures)))
	tb := duelWith(t, holding(field("plain-3"), "coin"), field(), coin)
	tb.Play("coin")
	tb.Line(0)
	tb.Line(1, "plain-3")
}

// An effect that lasts while its card is in play does not begin if that card has
// left.
func TestK13_3NothingBeginsForACardThatHasLeft(t *testing.T) {
	for _, gone := range []bool{false, true} {
		do := []card.Effect{card.Lasts(card.WhileThisInPlay, card.Static(card.KeysCost(card.Opponent, 3)))}
		if gone {
			do = append([]card.Effect{card.Destroy(card.This)}, do...)
		}
		tb := duelWith(t, holding(field("plain-3"), "wraith"), field(), card.Artifact("wraith", card.Brobnar, card.Play(do...)))
		tb.Play("wraith")
		want := map[bool]int{false: 9, true: 6}[gone]
		assert.Equal(t, want, tb.KeyCost(1))
		assert.Equal(t, map[bool]int{false: 1, true: 0}[gone], tb.Happened(keyforge.LastingBegan))
	}
}
