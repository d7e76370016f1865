package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// marked is a card of a position with marks.
func marked(id string, m keyforge.Mark) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, Marks: m}
}

// row is a side with these cards in its line.
func row(cards ...keyforge.CardPosition) keyforge.SidePosition {
	return keyforge.SidePosition{Line: cards}
}

// order is an action that does something with a chosen friendly creature.
func order(id string, do func(card.Role) card.Effect) *card.Card {
	return card.Action(id, card.Brobnar, card.Play(card.Take(card.Choose(card.Creatures.Friendly())), do(card.It)))
}

var (
	orderFight = order("order-fight", card.FightWith[card.Role])
	orderReap  = order("order-reap", card.ReapWith[card.Role])
	orderUse   = order("order-use", card.Use[card.Role])
	stunAny    = card.Action("stun-any", card.Brobnar, card.Play(card.Stun(card.Choose(card.Creatures)), card.IfYouDo(card.Gain(1))))
	wardAny    = card.Action("ward-any", card.Brobnar, card.Play(card.Ward(card.Choose(card.Creatures)), card.IfYouDo(card.Gain(1))))
	enrageAny  = card.Action("enrage-any", card.Brobnar, card.Play(card.Enrage(card.Choose(card.Creatures)), card.IfYouDo(card.Gain(1))))
	// worker can do everything.
	worker = card.Creature("worker", card.Brobnar, 4, card.Act(card.Gain(2)), card.Omni(card.Gain(3)))
)

func TestK14_1_K14_2StunnedCreatures(t *testing.T) {
	tb := duelWith(t, row(marked("worker", keyforge.Stunned), marked("worker", 0), marked("dis-4", keyforge.Stunned),
		marked("plain-3", keyforge.Stunned|keyforge.Exhausted)), field("dis-5"), worker)
	for _, v := range []keyforge.Verb{keyforge.Reap, keyforge.Fight, keyforge.UseAction, keyforge.UseOmni} {
		tb.Refused(keyforge.Command{Verb: v, Card: tb.Card("worker#1")}, keyforge.IsStunned)
	}
	tb.Refused(keyforge.Command{Verb: keyforge.Unstun, Card: tb.Card("worker#2")}, keyforge.NotStunned)
	tb.Refused(keyforge.Command{Verb: keyforge.Unstun, Card: tb.Card("dis-4")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.Unstun, Card: tb.Card("plain-3")}, keyforge.IsExhausted)
	tb.Unstun("worker#1")
	tb.Unmarked("worker#1", keyforge.Stunned)
	tb.Marked("worker#1", keyforge.Exhausted)
	tb.Amber(0, 0)
	tb.Reap("worker#2")
	tb.Amber(0, 1)
}

func TestK14_3StunnedAndToldToAct(t *testing.T) {
	for _, o := range []*card.Card{orderFight, orderReap, orderUse} {
		side := row(marked("plain-3", keyforge.Stunned))
		side.Artifacts = gametest.Cards("clerk")
		clerk := card.Artifact("clerk", card.Brobnar, card.Reacts(card.Uses(card.Nobody, card.Creatures), card.Gain(5)))
		tb := duelWith(t, holding(side, o.ID), field("dis-5"), o, clerk)
		tb.Play(o.ID)
		tb.Unmarked("plain-3", keyforge.Stunned)
		tb.Marked("plain-3", keyforge.Exhausted)
		tb.Amber(0, 5) // it was used, and did nothing else
		tb.Damage("plain-3", 0)
		tb.Damage("dis-5", 0)
	}
}

func TestK14_4StunnedCreaturesKeepTheirConstantAbilities(t *testing.T) {
	chief := card.Creature("chief", card.Brobnar, 3, card.Constantly(card.Power(card.Creatures.Friendly().Except(), 2)),
		card.Reacts(card.Plays(card.You, card.ArtifactCards), card.Gain(1)), card.Destroyed(card.Gain(10)))
	tb := duelWith(t, holding(row(marked("chief", keyforge.Stunned), marked("plain-3", 0)), "item", "smite"), field("dis-5"), chief, smite)
	tb.PowerIs("plain-3", 5)
	tb.Play("item")
	tb.Amber(0, 1)
	tb.Play("smite")
	tb.Pick("chief")
	tb.Amber(0, 11)
}

func TestK14_5StunnedAndAttacked(t *testing.T) {
	tb := duelWith(t, field("plain-6"), row(marked("dis-4", keyforge.Stunned)))
	tb.Fight("plain-6")
	tb.Damage("plain-6", 4)
	tb.InZone(card.Discard, "dis-4")
}

func TestK14_6_K14_8_K14_13NoSecondCounter(t *testing.T) {
	tb := duelWith(t, holding(row(marked("plain-3", 0)), "stun-any", "stun-any", "ward-any", "ward-any", "enrage-any", "enrage-any"), field(),
		stunAny, wardAny, enrageAny)
	for i, c := range []string{"stun-any", "ward-any", "enrage-any"} {
		tb.Play(c)
		tb.Amber(0, i+1)
		tb.Play(c) // nothing is put on it a second time
		tb.Amber(0, i+1)
	}
	tb.Marked("plain-3", keyforge.Stunned|keyforge.Warded|keyforge.Enraged)
	tb.Unstun("plain-3")
	tb.Unmarked("plain-3", keyforge.Stunned)
}

func TestK14_7WardTakesTheEvent(t *testing.T) {
	for _, c := range []*card.Card{zap, smite, recall, banish, store, lift, scrap} {
		tb := duelWith(t, holding(field("plain-4"), c.ID, c.ID), row(marked("dis-3", keyforge.Warded), marked("dis-2", keyforge.Warded)), c)
		tb.Play(c.ID)
		tb.Pick("dis-3")
		tb.Line(1, "dis-3", "dis-2")
		tb.Damage("dis-3", 0)
		tb.Unmarked("dis-3", keyforge.Warded)
		tb.Unmarked("dis-3", keyforge.Tagged)
		tb.Marked("dis-2", keyforge.Warded)
		tb.Play(c.ID)
		tb.Pick("dis-3")
		tb.Line(1, "dis-2")
	}
	t.Run("K14.7 no Destroyed ability triggers", func(t *testing.T) {
		tb := duelWith(t, holding(row(marked("census", keyforge.Warded), marked("plain-3", 0)), "ragnarok"), field(), ragnarok, census)
		tb.Play("ragnarok")
		tb.Amber(0, 0)
		tb.Line(0, "census")
	})
	t.Run("K14.7 a fight", func(t *testing.T) {
		tb := duelWith(t, row(marked("plain-4", keyforge.Warded)), row(marked("dis-6", keyforge.Warded)))
		tb.Fight("plain-4")
		tb.Damage("plain-4", 0)
		tb.Damage("dis-6", 0)
		tb.Unmarked("plain-4", keyforge.Warded)
		tb.Unmarked("dis-6", keyforge.Warded)
	})
}

func TestK14_9WardAfterTheTag(t *testing.T) {
	squire := card.Creature("squire", card.Brobnar, 2, card.Destroyed(card.Ward(card.Choose(card.Creatures.Except()))))
	seer := card.Creature("seer", card.Brobnar, 2, card.Destroyed(card.ReturnToHand(card.Choose(card.Creatures.Except()))))
	tb := duelWith(t, holding(field("squire", "plain-3"), "ragnarok"), field(), ragnarok, squire)
	tb.Play("ragnarok")
	tb.InZone(card.Discard, "squire", "plain-3")

	tb = duelWith(t, holding(field("squire", "plain-3", "seer"), "ragnarok"), field(), ragnarok, squire, seer)
	tb.Play("ragnarok")
	tb.First("squire")
	tb.Pick("plain-3")
	tb.Pick("plain-3") // the seer would return it, but the ward goes instead
	tb.InZone(card.Discard, "squire", "plain-3", "seer")
}

func TestK14_10WardBeforeArmor(t *testing.T) {
	knight := card.Creature("knight", card.Dis, 3, card.Armor(5))
	tb := duelWith(t, holding(field("plain-4"), "zap"), row(marked("knight", keyforge.Warded)), zap, knight)
	tb.Play("zap")
	tb.Pick("knight")
	tb.Unmarked("knight", keyforge.Warded)
	assert.Zero(t, tb.Of("knight").Spent)
	tb.Damage("knight", 0)
}

func TestK14_11_K14_12_K14_14Enraged(t *testing.T) {
	t.Run("K14.11 it must fight if it can", func(t *testing.T) {
		tb := duelWith(t, row(marked("worker", keyforge.Enraged), marked("plain-3", 0)), field("dis-2", "dis-9"), worker)
		for _, v := range []keyforge.Verb{keyforge.Reap, keyforge.UseAction, keyforge.UseOmni} {
			tb.Refused(keyforge.Command{Verb: v, Card: tb.Card("worker")}, keyforge.MustFight)
		}
		tb.Reap("plain-3")
		tb.Fight("worker", "dis-2")
		tb.Unmarked("worker", keyforge.Enraged) // K14.12
	})
	t.Run("K14.12 being attacked calms nobody", func(t *testing.T) {
		tb := duelWith(t, field("plain-3"), row(marked("dis-6", keyforge.Enraged)))
		tb.Fight("plain-3")
		tb.Marked("dis-6", keyforge.Enraged)
	})
	t.Run("K14.12 nor a fight on another player's turn", func(t *testing.T) {
		goad := card.Action("goad", card.Brobnar, card.Play(card.Opponent.Does(card.FightWith(card.Choose(card.Creatures.Friendly())))))
		tb := duelWith(t, holding(field("plain-3"), "goad"), row(marked("dis-6", keyforge.Enraged)), goad)
		tb.Play("goad")
		tb.InZone(card.Discard, "plain-3")
		tb.Marked("dis-6", keyforge.Enraged|keyforge.Exhausted)
	})
	t.Run("K14.12 nor one for another player", func(t *testing.T) {
		puppet := card.Action("puppet", card.Brobnar, card.Play(card.UseAsYours(card.Choose(card.Creatures.Enemy()))))
		tb := duelWith(t, holding(field("plain-3"), "puppet"), row(marked("dis-6", keyforge.Enraged), marked("dis-2", 0)), puppet)
		tb.Play("puppet")
		tb.Pick("dis-6")
		tb.InZone(card.Discard, "dis-2")
		tb.Marked("dis-6", keyforge.Enraged|keyforge.Exhausted)
	})
	t.Run("K14.14 with nothing to fight it does something else", func(t *testing.T) {
		tb := duelWith(t, row(marked("plain-3", keyforge.Enraged)), field())
		tb.Reap("plain-3")
		tb.Amber(0, 1)
		tb.Marked("plain-3", keyforge.Enraged)
	})
	t.Run("K14.14 or where only its Omni is open", func(t *testing.T) {
		guest := card.Creature("guest", card.Dis, 4, card.Omni(card.Gain(3)))
		tb := duelWith(t, row(marked("guest", keyforge.Enraged)), field("dis-5"), guest)
		tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("guest")}, keyforge.WrongHouse)
		tb.Omni("guest")
		tb.Amber(0, 3)
		tb.Marked("guest", keyforge.Enraged)
	})
}

func TestQ24OmniOfAnotherHouseAndAStun(t *testing.T) {
	guest := card.Creature("guest", card.Dis, 4, card.Omni(card.Gain(3)))
	tb := duelWith(t, row(marked("guest", keyforge.Stunned), marked("dis-4", keyforge.Stunned)), field(), guest)
	tb.Refused(keyforge.Command{Verb: keyforge.Unstun, Card: tb.Card("dis-4")}, keyforge.WrongHouse)
	tb.Unstun("guest")
	tb.Unmarked("guest", keyforge.Stunned)
	tb.Amber(0, 0)
}

func TestQ25StunnedAndExhausted(t *testing.T) {
	for _, o := range []*card.Card{orderFight, orderReap} {
		tb := duelWith(t, holding(row(marked("plain-3", keyforge.Stunned|keyforge.Exhausted)), o.ID), field("dis-5"), o)
		tb.Play(o.ID)
		tb.Marked("plain-3", keyforge.Stunned|keyforge.Exhausted)
		assert.Zero(t, tb.Happened(keyforge.Used))
	}
}

func TestQ26EnragedAndToldToReap(t *testing.T) {
	tb := duelWith(t, holding(row(marked("plain-3", keyforge.Enraged)), "order-reap"), field("dis-5"), orderReap)
	tb.Play("order-reap")
	tb.Amber(0, 1)
	tb.Marked("plain-3", keyforge.Enraged)
	// Where the way of use is open, it must be a fight.
	tb = duelWith(t, holding(row(marked("plain-6", keyforge.Enraged)), "order-use"), field("dis-5"), orderUse)
	tb.Play("order-use")
	tb.InZone(card.Discard, "dis-5")
	tb.Amber(0, 0)
}

func TestQ27StunnedAndEnraged(t *testing.T) {
	tb := duelWith(t, row(marked("plain-3", keyforge.Stunned|keyforge.Enraged)), field("dis-5"))
	tb.Unstun("plain-3")
	tb.Unmarked("plain-3", keyforge.Stunned)
	tb.Marked("plain-3", keyforge.Enraged)
	tb.Damage("dis-5", 0)
}

func TestQ29AttackOfNoDamage(t *testing.T) {
	viper := card.Creature("viper", card.Brobnar, 3, card.Has(card.Poison), card.Constantly(card.DealsInFights(card.This, 0)))
	shade := card.Creature("shade", card.Dis, 1, card.Has(card.Elusive))
	tb := duelWith(t, row(marked("viper", 0), marked("plain-3", 0)), row(marked("dis-2", keyforge.Warded), marked("shade", 0)), viper, shade)
	tb.Fight("viper", "dis-2")
	tb.Marked("dis-2", keyforge.Warded)
	tb.InZone(card.Battleline, "dis-2")

	tb = duelWith(t, field("viper", "plain-3"), field("shade"), viper, shade)
	tb.Fight("viper")
	tb.InZone(card.Battleline, "shade")
	tb.Fight("plain-3") // elusive is spent
	tb.InZone(card.Discard, "shade")
}

func TestQ45UseInAnyWay(t *testing.T) {
	gains := map[keyforge.Way]int{keyforge.ToReap: 1, keyforge.ToFight: 0, keyforge.ToAct: 2, keyforge.ToOmni: 3}
	for way, n := range gains {
		tb := duelWith(t, holding(field("worker"), "order-use"), field("dis-2"), orderUse, worker)
		tb.Play("order-use")
		tb.Asks(keyforge.AskOption, keyforge.ForUse, 0)
		tb.Choose(int(way))
		tb.Marked("worker", keyforge.Exhausted)
		tb.Amber(0, n)
	}
	tb := duelWith(t, holding(row(marked("worker", keyforge.Stunned)), "order-use"), field("dis-2"), orderUse, worker)
	tb.Play("order-use")
	tb.Unmarked("worker", keyforge.Stunned)
}
