package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards/wc"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// field is a side with these creatures in its line.
func field(line ...string) keyforge.SidePosition {
	return keyforge.SidePosition{Line: gametest.Cards(line...)}
}

// holding is the side with these cards in hand.
func holding(p keyforge.SidePosition, hand ...string) keyforge.SidePosition {
	p.Hand = gametest.Cards(hand...)
	return p
}

// Cards that the tests of destruction use to destroy.
var (
	ragnarok = card.Action("ragnarok", card.Brobnar, card.Play(card.Destroy(card.Creatures)))
	smite    = card.Action("smite", card.Brobnar, card.Play(card.Destroy(card.Choose(card.Creatures))))
	smite2   = card.Action("smite-2", card.Brobnar, card.Play(card.Destroy(card.ChooseN(2, card.Creatures))))
	zap      = card.Action("zap", card.Brobnar, card.Play(card.Deal(3, card.Choose(card.Creatures))))
	// census gains as many æmber as its side has creatures when it dies.
	census = card.Creature("census", card.Brobnar, 2, card.Destroyed(card.Gain(card.Count(card.Creatures.Friendly()))))
	martyr = card.Creature("martyr", card.Brobnar, 2, card.Destroyed(card.Destroy(card.Choose(card.Creatures))))
	// bell counts what is destroyed.
	bell = card.Artifact("bell", card.Brobnar, card.Reacts(card.IsDestroyed(card.Creatures), card.Gain(1)))
)

func TestK12_1TaggedByAnEffectOrByDamage(t *testing.T) {
	tb := duelWith(t, holding(field("plain-2"), "smite", "zap", "zap"), field("plain-3", "plain-4", "plain-9"), smite, zap)
	tb.Play("zap")
	tb.Pick("plain-4")
	assert.Zero(t, tb.Happened(keyforge.Destroyed), "damage below its power")
	tb.Play("zap")
	tb.Pick("plain-3")
	assert.Equal(t, 1, tb.Happened(keyforge.Destroyed), "damage equal to its power")
	tb.Play("smite")
	tb.Pick("plain-9")
	assert.Equal(t, 1, tb.Happened(keyforge.Destroyed))
	tb.InZone(card.Discard, "plain-3", "plain-9")
	tb.Line(0, "plain-2")
	tb.Line(1, "plain-4")
}

// A Destroyed ability sees all tagged creatures still in play; an ability that
// waits for the destruction sees them gone.
func TestK12_2_K12_5_K12_12OrderOfDestruction(t *testing.T) {
	after := card.Artifact("after", card.Brobnar, card.Reacts(card.IsDestroyed(card.Creatures.Friendly()),
		card.Gain(card.Count(card.Creatures).Times(10))))
	tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("plain-3", "census", "plain-4"), Hand: gametest.Cards("smite-2"),
		Artifacts: gametest.Cards("after")},
		field("dis-5"), smite2, census, after)
	tb.Play("smite-2")
	tb.Pick("plain-3", "census")
	tb.Amber(0, 3+20+20)
	tb.Line(0, "plain-4")
}

func TestK12_3ActivePlayerOrdersDestroyedAbilities(t *testing.T) {
	// Each of them takes what the other has gained.
	thief := card.Creature("thief", card.Brobnar, 2, card.Destroyed(card.Steal(1)))
	a, b := holding(field("thief"), "ragnarok"), field("thief")
	a.Amber = 1
	tb := duelWith(t, a, b, ragnarok, thief)
	tb.Play("ragnarok")
	tb.Asks(keyforge.AskOrder, keyforge.ForOrder, 0)
	tb.First("0:thief")
	tb.Amber(0, 0)
	tb.Amber(1, 1)
	tb.InZone(card.Discard, "0:thief", "1:thief")
}

func TestK12_4_K15_3OrderInTheDiscardPiles(t *testing.T) {
	dig := card.Action("dig", card.Brobnar, card.Play(card.ReturnToHand(card.Each(card.Cards.In(card.Discard, card.You).TopOf(1)))))
	side := holding(field("plain-1", "plain-2"), "ragnarok")
	side.Discard, side.Deck = gametest.Cards("filler"), gametest.Cards("dig") // which looks at the order
	tb := duelWith(t, side, field("dis-3", "dis-4"), ragnarok, dig)
	tb.Play("ragnarok")
	tb.Asks(keyforge.AskCards, keyforge.ForDiscardOrder, 0)
	tb.Offers("plain-1", "plain-2", "dis-3", "dis-4")
	tb.Pick("dis-4", "plain-2", "plain-1")
	assert.Equal(t, []string{"ragnarok", "plain-1", "plain-2", "filler"}, tb.Pile(0, card.Discard), "on top of what lay there")
	assert.Equal(t, []string{"dis-3", "dis-4"}, tb.Pile(1, card.Discard))
}

// The second card is destroyed by the Destroyed ability of the first; its own
// resolves while the first is still in play, and they leave together.
func TestK12_6DestroyedByADestroyedAbility(t *testing.T) {
	tb := duelWith(t, holding(field("martyr", "census", "plain-4"), "smite"), field("dis-5"), smite, martyr, census)
	tb.Play("smite")
	tb.Pick("martyr")
	tb.InZone(card.Battleline, "martyr")
	tb.Offers("census", "plain-4", "dis-5")
	tb.Pick("census")
	tb.Amber(0, 3)
	tb.InZone(card.Discard, "martyr", "census")
	tb.Line(0, "plain-4")
	t.Run("K12.5 others wait for their own ability", func(t *testing.T) {
		tb := duelWith(t, holding(field("martyr", "census", "plain-4", "plain-5"), "smite-2"), field(), smite2, martyr, census)
		tb.Play("smite-2")
		tb.Pick("martyr", "census")
		tb.First("martyr")
		tb.Pick("plain-4")
		tb.Amber(0, 4) // all four are still in play
		tb.Line(0, "plain-5")
	})
}

func TestK12_7_K12_8TaggedOnlyOnce(t *testing.T) {
	t.Run("K12.7 a tagged card cannot be chosen", func(t *testing.T) {
		altar := card.Creature("altar", card.Brobnar, 2, card.Destroyed(card.Sacrifice(card.Choose(card.Creatures.Friendly()))))
		tb := duelWith(t, holding(field("martyr", "plain-3", "altar", "plain-4"), "smite-2"), field("dis-5"), smite2, martyr, altar)
		tb.Play("smite-2")
		tb.Pick("martyr", "plain-3")
		tb.Offers("altar", "plain-4", "dis-5")
		tb.Pick("altar")
		tb.InZone(card.Discard, "altar", "plain-4") // its only choice
	})
	t.Run("K12.7 the most powerful may be a tagged one: then nothing is destroyed", func(t *testing.T) {
		avenger := card.Creature("avenger", card.Brobnar, 2, card.Destroyed(card.Destroy(card.Strongest(1, card.Creatures.Enemy()))))
		tb := duelWith(t, holding(field("avenger"), "smite-2"), field("dis-7", "dis-5"), smite2, avenger)
		tb.Play("smite-2")
		tb.Pick("avenger", "dis-7")
		tb.Line(1, "dis-5")
		tb = duelWith(t, holding(field("avenger"), "smite-2"), field("dis-5", "dis-5", "dis-3"), smite2, avenger)
		tb.Play("smite-2")
		tb.Pick("avenger", "dis-5#1") // another is as powerful
		tb.Line(1, "dis-3")
	})
	t.Run("K12.8 the ability triggers once", func(t *testing.T) {
		bomb := card.Creature("bomb", card.Brobnar, 2, card.Destroyed(card.Gain(1), card.Destroy(card.Creatures)))
		tb := duelWith(t, holding(field("bomb", "bomb"), "smite"), field("dis-5"), smite, bomb)
		tb.Play("smite")
		tb.Pick("bomb#1")
		tb.Amber(0, 2)
		tb.InZone(card.Discard, "bomb#1", "bomb#2", "dis-5")
	})
}

func TestK12_9AbilityGainedTooLate(t *testing.T) {
	priest := card.Creature("priest", card.Brobnar, 2, card.Destroyed(card.Lasts(card.RestOfTurn,
		card.Static(card.Gives(card.Creatures.Friendly(), card.WithHeading(card.OnDestroyed, card.Gain(5)))))))
	t.Run("tagged before", func(t *testing.T) {
		tb := duelWith(t, holding(field("priest", "plain-3"), "ragnarok"), field(), ragnarok, priest)
		tb.Play("ragnarok")
		tb.Amber(0, 0)
	})
	t.Run("tagged after", func(t *testing.T) {
		tb := duelWith(t, holding(field("priest", "plain-3"), "smite", "smite"), field("dis-5"), smite, priest)
		tb.Play("smite")
		tb.Pick("priest")
		tb.Play("smite")
		tb.Pick("plain-3")
		tb.Amber(0, 5)
	})
}

func TestK12_10HealingDoesNotUndoATag(t *testing.T) {
	monk := card.Creature("monk", card.Brobnar, 3, card.Destroyed(card.FullyHeal(card.This), card.Put(3, card.PowerCounter, card.This)))
	tb := duelWith(t, holding(field("monk", "plain-3"), "zap"), field(), zap, monk)
	tb.Play("zap")
	tb.Pick("monk")
	tb.InZone(card.Discard, "monk")
	assert.Equal(t, 1, tb.Happened(keyforge.Healed))
}

func TestK12_11ReplacementCancelsADestruction(t *testing.T) {
	t.Run("saved while another friendly creature is tagged but in play", func(t *testing.T) {
		tb := duelWith(t, holding(field("plain-3", "self-bolstering-automata"), "ragnarok"), field("dis-5"), ragnarok, wc.SelfBolsteringAutomata)
		tb.Play("ragnarok")
		assert.Equal(t, 1, tb.Happened(keyforge.Saved))
		tb.Left() // the flank, while plain-3 is still there
		tb.Line(0, "self-bolstering-automata")
		tb.Line(1)
		tb.Marked("self-bolstering-automata", keyforge.Exhausted)
		tb.Unmarked("self-bolstering-automata", keyforge.Tagged)
		tb.PowerIs("self-bolstering-automata", 1) // it had no damage to heal, so it gets no counters (K16.14)
	})
	t.Run("alone it dies, an enemy creature does not count", func(t *testing.T) {
		tb := duelWith(t, holding(field("self-bolstering-automata"), "ragnarok"), field("dis-5"), ragnarok, wc.SelfBolsteringAutomata)
		tb.Play("ragnarok")
		tb.InZone(card.Discard, "self-bolstering-automata", "dis-5")
	})
	t.Run("not before the Destroyed abilities have resolved", func(t *testing.T) {
		phoenix := card.Creature("phoenix", card.Brobnar, 2, card.Destroyed(card.Gain(1)),
			card.Bears(card.DestroyedInstead(card.This, card.Exhaust(card.This))))
		tb := duelWith(t, holding(field("phoenix"), "smite"), field(), smite, phoenix)
		tb.Play("smite")
		tb.Amber(0, 1)
		tb.Line(0, "phoenix")
		tb.Marked("phoenix", keyforge.Exhausted)
	})
}

func TestK12_13GoneElsewhereStillDestroyed(t *testing.T) {
	penny := card.Creature("penny", card.Brobnar, 1, card.Destroyed(card.ReturnToHand(card.This)))
	vault := card.Creature("vault", card.Brobnar, 2, card.Destroyed(card.Archive(card.Choose(card.Creatures.Except()))))
	wake := card.Action("wake", card.Brobnar, card.Play(card.Gain(card.ThisTurn(card.DestroyedFriends, card.You))))
	side := holding(field("penny", "plain-3", "plain-4"), "smite", "wake")
	side.Artifacts = gametest.Cards("bell")
	tb := duelWith(t, side, field(), smite, penny, bell, wake)
	tb.Play("smite")
	tb.Pick("penny")
	tb.InZone(card.Hand, "penny")
	tb.Amber(0, 1)
	tb.Play("wake")
	tb.Amber(0, 2)

	side = holding(field("vault", "plain-3", "plain-4"), "smite-2")
	side.Artifacts = gametest.Cards("bell")
	tb = duelWith(t, side, field(), smite2, vault, bell)
	tb.Play("smite-2")
	tb.Pick("vault", "plain-3")
	tb.Offers("plain-3", "plain-4")
	tb.Pick("plain-3") // tagged, and moved all the same
	tb.InZone(card.Archives, "plain-3")
	tb.Amber(0, 2)
}

func TestK12_14WhatEntersLaterIsNotDestroyed(t *testing.T) {
	t.Run("Gebuk and all others", func(t *testing.T) {
		side := holding(field("plain-3", "gebuk", "plain-4"), "ragnarok")
		side.Deck = gametest.Cards("plain-5", "filler")
		tb := duelWith(t, side, field("dis-2"), ragnarok, wc.Gebuk)
		tb.Play("ragnarok")
		tb.Line(0, "plain-5")
		tb.Line(1)
		tb.InZone(card.Discard, "gebuk", "plain-3", "plain-4")
	})
	t.Run("in the place between those that stay", func(t *testing.T) {
		side := holding(field("plain-1", "plain-3", "gebuk", "plain-4"), "smite-2")
		side.Deck = gametest.Cards("plain-5", "filler")
		tb := duelWith(t, side, field(), smite2, wc.Gebuk)
		tb.Play("smite-2")
		tb.Pick("plain-1", "gebuk")
		tb.Line(0, "plain-3", "plain-5", "plain-4")
	})
	t.Run("a card that is no creature stays in the discard pile", func(t *testing.T) {
		side := holding(field("gebuk"), "ragnarok")
		side.Deck = gametest.Cards("filler", "plain-5")
		tb := duelWith(t, side, field(), ragnarok, wc.Gebuk)
		tb.Play("ragnarok")
		tb.Line(0)
		tb.InZone(card.Discard, "filler")
	})
}

func TestK12_15_K12_16Sacrifice(t *testing.T) {
	offer := card.Action("offer", card.Brobnar, card.Play(card.Sacrifice(card.Creatures), card.Gain(card.AffectedCount)))
	side := holding(field("census", "plain-3"), "offer")
	side.Artifacts = gametest.Cards("bell", "item")
	tb := duelWith(t, side, field("dis-5"), offer, census, bell)
	tb.Play("offer")
	tb.InZone(card.Discard, "census", "plain-3")
	tb.InZone(card.Battleline, "dis-5") // not theirs to sacrifice
	tb.InZone(card.Artifacts, "item")
	tb.Amber(0, 2+2+2) // census, bell twice, two of them sacrificed
}

func TestQ28_Q48SacrificeThatFails(t *testing.T) {
	rite := card.Action("rite", card.Brobnar, card.Play(card.Sacrifice(card.Choose(card.Creatures.Friendly())), card.IfYouDo(card.Gain(3))))
	rock := card.Creature("rock", card.Brobnar, 3, card.Has(card.Invulnerable))
	side := keyforge.SidePosition{Hand: gametest.Cards("rite", "rite", "rite"),
		Line: []keyforge.CardPosition{{ID: "rock"}, {ID: "plain-3", Marks: keyforge.Warded}}}
	tb := duelWith(t, side, field(), rite, rock)
	tb.Play("rite")
	tb.Pick("rock")
	tb.Amber(0, 0)
	tb.Play("rite")
	tb.Pick("plain-3")
	tb.Amber(0, 0)
	tb.Unmarked("plain-3", keyforge.Warded)
	tb.Play("rite")
	tb.Pick("plain-3")
	tb.Amber(0, 3)
	tb.Line(0, "rock")
}

func TestQ31PowerDropDestroysAtOnce(t *testing.T) {
	crown := card.Upgrade("crown", card.Brobnar, card.Constantly(card.Power(card.Host, 3)))
	rich := card.Creature("rich", card.Brobnar, 1, card.AsLongAs(card.HasPool(card.You, 2), card.Power(card.This, 4)))
	strip := card.Action("strip", card.Brobnar, card.Play(card.Destroy(card.Upgrades), card.Lose(1)))
	side := keyforge.SidePosition{Amber: 2, Hand: gametest.Cards("strip"), Line: []keyforge.CardPosition{
		{ID: "plain-3", Damage: 5, Attached: gametest.Cards("crown")}, {ID: "rich", Damage: 1},
		{ID: "plain-4", Damage: 3, Attached: gametest.Cards("crown")}}}
	tb := duelWith(t, side, field(), crown, rich, strip)
	tb.Line(0, "plain-3", "rich", "plain-4")
	tb.Play("strip")
	tb.Line(0, "plain-4")
	tb.InZone(card.Discard, "plain-3", "rich")
}

// For that ability, the neighbors of a card that left are those from before;
// afterwards the line has closed.
func TestQ32NeighborsOfWhatLeft(t *testing.T) {
	blast := card.Action("blast", card.Brobnar,
		card.Play(card.Destroy(card.Choose(card.Creatures)), card.Stun(card.Creatures.NeighborOf(card.It))))
	call := card.Action("call", card.Brobnar,
		card.Play(card.Exhaust(card.Creatures.NeighborOf(card.It)), card.Take(card.Choose(card.Creatures)),
			card.Exhaust(card.Creatures.NeighborOf(card.It))))
	tb := duelWith(t, holding(field("plain-1", "plain-2", "plain-3", "plain-4"), "blast", "call"), field("dis-1"), blast, call)
	tb.Play("blast")
	tb.Pick("plain-2")
	tb.Marked("plain-1", keyforge.Stunned)
	tb.Marked("plain-3", keyforge.Stunned)
	tb.Unmarked("plain-4", keyforge.Stunned)
	tb.Play("call")
	tb.Pick("plain-1")
	tb.Marked("plain-3", keyforge.Exhausted)
	tb.Unmarked("plain-4", keyforge.Exhausted)
}

// A Destroyed ability that moves its card away closes the line at once: what resolves
// later finds other neighbors, but nothing is tagged anew, nor does any ability trigger
// that a card did not have when it was tagged (K12.9).
func TestD49_Q32TheLineClosesAtOnce(t *testing.T) {
	mover := card.Creature("mover", card.Brobnar, 2, card.Destroyed(card.ReturnToHand(card.This)))
	caller := card.Creature("caller", card.Brobnar, 2, card.Destroyed(card.Exhaust(card.Creatures.NeighborOf(card.This))))
	host := card.Creature("host", card.Brobnar, 2,
		card.Constantly(card.Gives(card.Creatures.NeighborOf(card.This), card.WithHeading(card.OnDestroyed, card.Archive(card.This)))))
	cull := card.Action("cull", card.Brobnar, card.Play(card.Destroy(card.Creatures.PowerAtMost(2))))
	for first, others := range map[string]keyforge.Mark{"mover": keyforge.Exhausted, "caller": 0} {
		t.Run(first+" first", func(t *testing.T) {
			tb := duelWith(t, holding(field("plain-3", "mover", "caller", "plain-4"), "cull"), field(), mover, caller, cull)
			tb.Play("cull")
			tb.First(first)
			tb.InZone(card.Hand, "mover")
			tb.InZone(card.Discard, "caller")
			tb.Line(0, "plain-3", "plain-4")
			assert.Equal(t, others != 0, tb.Of("plain-3").Is(keyforge.Exhausted))
			tb.Marked("plain-4", keyforge.Exhausted)
		})
	}
	t.Run("K12.9 a new neighbor gains too late", func(t *testing.T) {
		tb := duelWith(t, holding(field("plain-1", "plain-2", "host", "plain-3"), "cull"), field(), host, cull)
		tb.Play("cull")
		tb.InZone(card.Archives, "plain-2")
		tb.InZone(card.Discard, "plain-1", "host")
		tb.Line(0, "plain-3")
	})
	t.Run("K13.3 what gives the ability is gone before it begins", func(t *testing.T) {
		tb := duelWith(t, holding(field("host", "host"), "cull"), field(), host, cull)
		tb.Play("cull")
		tb.First("host#2")
		tb.InZone(card.Archives, "host#2")
		tb.InZone(card.Discard, "host#1")
	})
}

func TestQ33DestroyedTogetherDoesNotWatch(t *testing.T) {
	mourner := card.Creature("mourner", card.Brobnar, 4, card.Reacts(card.IsDestroyed(card.Creatures.Except()), card.Gain(1)))
	tb := duelWith(t, holding(field("mourner", "plain-3"), "ragnarok"), field("dis-5"), ragnarok, mourner)
	tb.Play("ragnarok")
	tb.Amber(0, 0)
	tb = duelWith(t, holding(field("mourner", "plain-3"), "smite"), field("dis-5"), smite, mourner)
	tb.Play("smite")
	tb.Pick("dis-5")
	tb.Amber(0, 1)
}

func TestK13_7_Q34LeavesPlay(t *testing.T) {
	ghost := card.Creature("ghost", card.Brobnar, 2,
		card.Destroyed(card.Gain(1)),
		card.Heading(card.OnLeaves, card.If(card.HasPool(card.You, 1), card.Gain(card.Count(card.Creatures.Friendly()).Times(10)))))
	recall := card.Action("recall", card.Brobnar, card.Play(card.ReturnToHand(card.Choose(card.Creatures))))
	tb := duelWith(t, holding(field("ghost", "plain-3"), "smite", "recall"), field(), smite, recall, ghost)
	tb.Play("smite")
	tb.Pick("ghost")
	tb.Amber(0, 21) // after the Destroyed ability, while it is still in play
	tb = duelWith(t, holding(field("ghost", "plain-3"), "recall"), field(), recall, ghost)
	tb.Play("recall")
	tb.Pick("ghost")
	tb.Amber(0, 0) // no Destroyed ability, so the pool was empty
	tb.InZone(card.Hand, "ghost")
}

// A replacement that neither heals nor strengthens saves nothing for long.
func TestQ47SavedAndStillDying(t *testing.T) {
	once := card.Creature("once", card.Brobnar, 3, card.Destroyed(card.Gain(1)),
		card.Bears(card.DestroyedInstead(card.This,
			card.Remove(1, card.GloryCounter, card.This)).If(card.Is(card.This, card.Creatures.With(card.GloryCounter, 1)))))
	line := []keyforge.CardPosition{{ID: "once", Counters: map[card.Counter]int{card.GloryCounter: 1}}}
	tb := duelWith(t, keyforge.SidePosition{Line: line, Hand: gametest.Cards("zap")}, field(), zap, once)
	tb.Play("zap")
	assert.Equal(t, 1, tb.Happened(keyforge.Saved))
	tb.InZone(card.Discard, "once")
	tb.Amber(0, 2)
	tb = duelWith(t, keyforge.SidePosition{Line: line, Hand: gametest.Cards("smite")}, field(), smite, once)
	tb.Play("smite")
	tb.Line(0, "once") // no damage on it: it survives
}

// An ability that says nothing about the single card is not put in order; one that
// does is.
func TestK16_2OrderIsAskedWhereItMatters(t *testing.T) {
	healer := card.Artifact("healer", card.Brobnar, card.Reacts(card.IsDestroyed(card.Creatures), card.Archive(card.Subject)))
	side := holding(field("plain-2", "plain-3"), "ragnarok")
	side.Artifacts = gametest.Cards("bell")
	tb := duelWith(t, side, field(), ragnarok, bell)
	tb.Play("ragnarok")
	tb.Amber(0, 2)
	side.Artifacts = gametest.Cards("healer")
	tb = duelWith(t, side, field(), ragnarok, healer)
	tb.Play("ragnarok")
	tb.Asks(keyforge.AskOrder, keyforge.ForOrder, 0)
	tb.Choose(1)
	assert.Equal(t, []string{"plain-3", "plain-2"}, tb.Pile(0, card.Archives))
}

// The player of a destruction, or of a departure, is the one who controlled the
// card, not the one who owns it.
func TestDeathAndDepartureAreToldOfTheController(t *testing.T) {
	told := card.EventWho.Gains(card.N(1))
	mourner := card.Artifact("mourner", card.Brobnar, card.Reacts(card.IsDestroyed(card.Creatures), told))
	usher := card.Artifact("usher", card.Brobnar, card.Reacts(card.Event{Kind: card.CardLeft, Subject: &card.Creatures}, told))
	for _, c := range []struct {
		watch, do string
		each      int
	}{{"mourner", "smite", 1}, {"usher", "smite", 1}, {"usher", "recall", 1}, {"", "smite", 2}, {"", "recall", 1}} {
		t.Run(c.watch+" "+c.do, func(t *testing.T) {
			ghost := card.Creature("ghost", card.Dis, 3)
			if c.watch == "" {
				ghost = card.Creature("ghost", card.Dis, 3, card.Heading(card.OnDestroyed, told), card.Heading(card.OnLeaves, told))
			}
			side := holding(keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "ghost", Foreign: true}, {ID: "plain-3"}}}, c.do)
			if c.watch != "" {
				side.Artifacts = gametest.Cards(c.watch)
			}
			tb := duelWith(t, side, field("dis-4"), ghost, mourner, usher, smite, recall)
			tb.Play(c.do)
			tb.Pick("ghost")
			tb.LeaveOpen()
			if tb.Question().Kind == keyforge.AskOrder {
				tb.First("ghost")
			}
			assert.NotEqual(t, card.Battleline, tb.Of("ghost").Zone)
			tb.Amber(0, c.each)
			tb.Amber(1, 0)
		})
	}
}

// An effect on several cards has destroyed them only when it has destroyed each: a
// ward on one of them (K14.7) is enough to prevent that.
func TestDestroyedOnlyWhenAllAre(t *testing.T) {
	for ward, gained := range map[keyforge.Mark]int{0: 11, keyforge.Warded: 0} {
		both := ruleOf(card.Take(card.ChooseN(2, card.Creatures.Enemy()).As(card.A)), card.Destroy(card.A),
			card.IfYouDo(card.Gain(1)), card.If(card.Destroys(card.A), card.Gain(10)))
		tb := duelWith(t, holding(field("plain-3"), "rule"), row(marked("dis-3", 0), marked("dis-4", ward)), both)
		tb.Play("rule")
		tb.InZone(card.Discard, "dis-3")
		tb.Amber(0, gained)
	}
}

// An effect may still play the card that it destroyed, where its destruction put it
// (K16.8), but not where something else has put it since.
func TestDestroyedCardIsPlayed(t *testing.T) {
	raise := card.Action("raise", card.Brobnar, card.Play(card.Destroy(card.Choose(card.Creatures.Enemy())), card.PlayAsYours(card.It)))
	elsewhere := card.Creature("elsewhere", card.Brobnar, 3, card.Destroyed(card.ReturnToHand(card.This)))
	tb := duelWith(t, side{Hand: ids("raise")}, side{Line: ids("plain-3")}, raise)
	tb.Play("raise")
	tb.Line(0, "plain-3")
	assert.Equal(t, keyforge.Side(1), tb.Of("plain-3").Owner)
	tb = duelWith(t, side{Hand: ids("raise")}, side{Line: ids("elsewhere")}, raise, elsewhere)
	tb.Play("raise")
	tb.InZone(card.Hand, "elsewhere")
}
