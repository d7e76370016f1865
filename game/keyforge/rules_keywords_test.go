package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Creatures with one keyword each.
var (
	shifty  = card.Creature("shifty", card.Dis, 3, card.Has(card.Elusive))
	guard   = card.Creature("guard", card.Dis, 3, card.Has(card.Taunt))
	viper   = card.Creature("viper", card.Brobnar, 2, card.Has(card.Poison))
	ambush  = card.Creature("ambush", card.Brobnar, 2, card.Has(card.Skirmish))
	charger = card.Creature("charger", card.Brobnar, 3, card.HasN(card.Assault, 2))
	thorns  = card.Creature("thorns", card.Dis, 3, card.HasN(card.Hazardous, 2))
	rock    = card.Creature("rock", card.Brobnar, 3, card.Has(card.Invulnerable))
)

func TestK18_1_Q51Alpha(t *testing.T) {
	early := card.Creature("early", card.Brobnar, 3, card.Has(card.Alpha))
	wild := card.Action("wild", card.Brobnar, card.Play(card.PlayCard(card.Choose(card.Creatures.In(card.Hand, card.You)))))
	start := func() *gametest.Table {
		side := holding(row(marked("plain-3", 0), marked("plain-4", keyforge.Stunned)), "early", "nap", "wild")
		side.Archives, side.Houses = gametest.Cards("item"), []card.House{card.Brobnar}
		return duelWith(t, side, field(), early, wild)
	}
	refused := func(tb *gametest.Table) {
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("early")}, keyforge.NeedsAlpha)
	}
	tb := start()
	tb.Play("early")
	tb.Left()
	tb.Line(0, "early", "plain-3", "plain-4")
	tb = start()
	tb.Play("nap")
	refused(tb)
	tb = start()
	tb.Discard("nap")
	refused(tb)
	tb = start()
	tb.Reap("plain-3")
	refused(tb)
	tb = start()
	tb.Unstun("plain-4") // Q51: this alone is a use
	refused(tb)
	tb = start()
	tb.Play("wild") // another card has been played
	tb.InZone(card.Hand, "early")
	tb = start()
	tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
	tb.Play("early")
	tb.Left()
	tb = start()
	tb.EndTurn()
	tb.EndTurn()
	tb.Yes() // the archives
	tb.Play("early")
	tb.Left()
}

func TestK18_2Omega(t *testing.T) {
	last := card.Action("last", card.Brobnar, card.Has(card.Omega), card.Play(card.Gain(2)))
	side := holding(row(marked("plain-3", keyforge.Exhausted), marked("plain-4", 0)), "last", "nap")
	side.Deck = gametest.Many(6, "filler")
	tb := duelWith(t, side, field("dis-3"), last)
	tb.Play("last")
	tb.Amber(0, 2)
	tb.InZone(card.Discard, "last")
	tb.InZone(card.Hand, "nap")
	tb.Unmarked("plain-3", keyforge.Exhausted) // the next steps are taken
	assert.Equal(t, 6, tb.Player(0).Pile(card.Hand).Len())
	assert.Equal(t, keyforge.Side(1), tb.State().TurnOf)
}

func TestK18_2_D36OmegaFromEntryToEnd(t *testing.T) {
	omega := func(id string, o ...card.Option) *card.Card {
		return card.Creature(id, card.Brobnar, 1, append(o, card.Has(card.Omega))...)
	}
	hush := card.Artifact("hush", card.Brobnar, card.Constantly(card.Modify(card.BlankMod, card.Creatures)))
	late := card.Artifact("late", card.Brobnar, card.Constantly(card.Gets(card.Creatures.WithAmber(1), card.Omega)))
	trap := card.Artifact("trap", card.Brobnar, card.Reacts(card.Enters(card.Creatures), card.Deal(1, card.Subject)))
	for _, c := range []struct {
		name     string
		card     *card.Card
		artifact string
		ends     bool
	}{
		{"it has it all the time", omega("a"), "item", true},
		{"it has it although it has left play", omega("a"), "trap", true},
		{"it enters blank", omega("a"), "hush", false},
		{"it gains it too late", card.Creature("a", card.Brobnar, 1, card.Play(card.Exalt(1, card.This))), "late", false},
		{"it has lost it since", omega("a", card.Play(card.LastsFor(card.RestOfTurn, card.This,
			card.Static(card.Without(card.TheSubjects, card.Omega))))), "item", false},
	} {
		side := holding(field(), "a", "nap")
		side.Artifacts = gametest.Cards(c.artifact)
		tb := duelWith(t, side, field(), c.card, hush, late, trap)
		tb.Play("a")
		assert.Equal(t, c.ends, tb.State().TurnOf == 1, c.name)
	}
}

func TestK18_3_K18_4_K18_5Assault(t *testing.T) {
	spear := card.Upgrade("spear", card.Brobnar, card.Constantly(card.GetsN(card.Host, card.Assault, 1)))
	tb := duelWith(t, field("charger"), field("dis-4"), charger)
	tb.Fight("charger")
	tb.InZone(card.Discard, "dis-4", "charger") // 2, then 3 against 4

	tb = duelWith(t, field("charger"), field("dis-2"), charger)
	tb.Fight("charger")
	tb.InZone(card.Discard, "dis-2")
	tb.Damage("charger", 0) // K18.4: no fight
	assert.Equal(t, 1, tb.Happened(keyforge.FightSkipped))

	armed := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "charger", Attached: gametest.Cards("spear")}}}
	tb = duelWith(t, armed, field("dis-3"), charger, spear)
	tb.Fight("charger")
	tb.Damage("charger", 0) // K18.5: 2 and 1 add up
	tb = duelWith(t, field("plain-4"), keyforge.SidePosition{Line: armed.Line}, charger, spear)
	tb.Fight("plain-4")
	tb.Damage("plain-4", 3) // it does nothing when attacked
	t.Run("K18.3 lost", func(t *testing.T) {
		blunt := card.Artifact("blunt", card.Brobnar, card.Constantly(card.Without(card.Creatures, card.Assault)))
		foe := field("dis-6")
		foe.Artifacts = gametest.Cards("blunt")
		tb := duelWith(t, field("charger"), foe, charger, blunt)
		tb.Fight("charger")
		tb.Damage("dis-6", 3)
	})
}

func TestK18_4_K18_5_K18_6Hazardous(t *testing.T) {
	spikes := card.Upgrade("spikes", card.Dis, card.Constantly(card.GetsN(card.Host, card.Hazardous, 2)))
	tb := duelWith(t, field("plain-6"), field("thorns"), thorns)
	tb.Fight("plain-6")
	tb.Damage("plain-6", 2+3)
	tb.InZone(card.Discard, "thorns")

	tb = duelWith(t, field("plain-4"), row(keyforge.CardPosition{ID: "thorns", Attached: gametest.Cards("spikes")}), thorns, spikes)
	tb.Fight("plain-4")
	tb.InZone(card.Discard, "plain-4")
	tb.Damage("thorns", 0)
	assert.Equal(t, 1, tb.Happened(keyforge.FightSkipped))
	t.Run("K18.6 not when it attacks", func(t *testing.T) {
		bramble := card.Creature("bramble", card.Brobnar, 3, card.HasN(card.Hazardous, 2))
		tb := duelWith(t, field("bramble"), field("dis-6"), bramble)
		tb.Fight("bramble")
		tb.Damage("dis-6", 3)
	})
}

func TestK18_7OrderBeforeTheFight(t *testing.T) {
	medic := card.Creature("medic", card.Brobnar, 3, card.BeforeFight(card.FullyHeal(card.This)))
	line := []keyforge.CardPosition{{ID: "medic", Damage: 1}}
	tb := duelWith(t, keyforge.SidePosition{Line: line}, field("thorns"), medic, thorns)
	tb.Fight("medic")
	tb.Asks(keyforge.AskOrder, keyforge.ForOrder, 0)
	tb.First("medic")
	tb.InZone(card.Discard, "medic", "thorns") // healed, 2, then the fight: 3
	tb = duelWith(t, keyforge.SidePosition{Line: line}, field("thorns"), medic, thorns)
	tb.Fight("medic")
	tb.First("thorns")
	tb.InZone(card.Discard, "medic")
	tb.Damage("thorns", 0) // 1 and 2: there is no fight
}

func TestK18_8_K18_9Skirmish(t *testing.T) {
	tb := duelWith(t, field("ambush"), field("dis-3"), ambush)
	tb.Fight("ambush")
	tb.Damage("dis-3", 2)
	tb.Damage("ambush", 0)
	lurker := card.Creature("lurker", card.Dis, 5, card.Has(card.Skirmish))
	tb = duelWith(t, field("plain-3"), field("lurker"), lurker)
	tb.Fight("plain-3")
	tb.Damage("lurker", 3) // attacked: it does not work
	tb = duelWith(t, row(keyforge.CardPosition{ID: "ambush", Power: 3}), field("thorns"), ambush, thorns)
	tb.Fight("ambush")
	tb.Damage("ambush", 2) // K18.9: from the keyword alone
	tb.InZone(card.Discard, "thorns")
}

func TestK18_10_K18_11_K18_12Elusive(t *testing.T) {
	tb := duelWith(t, field("plain-4", "plain-5", "plain-6"), field("shifty"), shifty)
	tb.Fight("plain-4")
	tb.Damage("plain-4", 0)
	tb.Damage("shifty", 0)
	tb.Fight("plain-5")
	tb.Damage("plain-5", 3)
	tb.InZone(card.Discard, "shifty")

	tb = duelWith(t, field("plain-4"), field("shifty"), shifty)
	tb.Fight("plain-4")
	tb.EndTurn()
	tb.EndTurn()
	tb.Fight("plain-4") // K18.10: the count starts again with the next turn
	tb.InZone(card.Battleline, "shifty")

	tb = duelWith(t, field("charger"), field("shifty"), shifty, charger)
	tb.Fight("charger")
	tb.Damage("shifty", 2) // K18.11: assault
	tb.Damage("charger", 0)

	sly := card.Creature("sly", card.Brobnar, 4, card.Has(card.Elusive))
	tb = duelWith(t, field("sly"), field("dis-3"), sly)
	tb.Fight("sly") // K18.12
	tb.Damage("sly", 3)
	tb.InZone(card.Discard, "dis-3")
}

func TestQ21ElusiveIsSpentByAnAttack(t *testing.T) {
	bait := card.Creature("bait", card.Dis, 3, card.Has(card.Elusive), card.HasN(card.Hazardous, 9))
	cape := card.Upgrade("cape", card.Brobnar, card.Constantly(card.Gets(card.Host, card.Elusive)))
	tb := duelWith(t, field("plain-4", "plain-9"), field("bait"), bait)
	tb.Fight("plain-4") // skipped: it dies before
	assert.Equal(t, 1, tb.Happened(keyforge.FightSkipped))
	tb.Fight("plain-9")
	assert.Equal(t, 1, tb.Happened(keyforge.FightSkipped))

	tb = duelWith(t, holding(field("plain-1", "plain-2"), "cape"), field("dis-5"), cape)
	tb.Fight("plain-1")
	tb.Play("cape")
	tb.Pick("dis-5")
	tb.Fight("plain-2")
	tb.Damage("dis-5", 3) // elusive came too late
}

func TestK18_13Taunt(t *testing.T) {
	bully := card.Creature("bully", card.Dis, 4, card.Has(card.Taunt))
	tb := duelWith(t, field("plain-4"), field("dis-1", "dis-2", "guard", "bully", "dis-3", "dis-4"), guard, bully)
	tb.Do(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("plain-4")})
	tb.Offers("dis-1", "guard", "bully", "dis-4")
	tb.Pick("dis-1")
}

func TestK18_14_K18_15_D50Poison(t *testing.T) {
	tank := card.Creature("tank", card.Dis, 9, card.Armor(2))
	tb := duelWith(t, field("viper"), field("dis-9"), viper)
	tb.Fight("viper")
	tb.InZone(card.Discard, "dis-9", "viper")
	tb = duelWith(t, field("viper"), field("tank"), viper, tank)
	tb.Fight("viper")
	tb.InZone(card.Battleline, "tank") // its armor prevented all
	tb = duelWith(t, field("viper"), row(marked("dis-9", keyforge.Warded)), viper)
	tb.Fight("viper")
	tb.InZone(card.Battleline, "dis-9")
	t.Run("K18.14 when it is attacked", func(t *testing.T) {
		adder := card.Creature("adder", card.Dis, 1, card.Has(card.Poison))
		tb := duelWith(t, field("plain-9"), field("adder"), adder)
		tb.Fight("plain-9")
		tb.InZone(card.Discard, "adder", "plain-9")
	})
	t.Run("K18.15 not by keywords or abilities", func(t *testing.T) {
		asp := card.Creature("asp", card.Brobnar, 3, card.Has(card.Poison), card.HasN(card.Assault, 2),
			card.Act(card.Deal(1, card.Choose(card.Creatures.Enemy()))))
		tb := duelWith(t, field("asp", "asp"), field("shifty", "dis-4"), asp, shifty)
		tb.Act("asp#1")
		tb.Pick("dis-4")
		tb.Damage("dis-4", 1)
		tb.Fight("asp#2", "shifty") // elusive: assault alone touches it
		tb.Damage("shifty", 2)
		tb.InZone(card.Battleline, "shifty", "dis-4")
	})
}

func TestK18_16Deploy(t *testing.T) {
	diver := card.Creature("diver", card.Brobnar, 2, card.Has(card.Deploy))
	tb := duelWith(t, holding(field("plain-1", "plain-2"), "diver", "plain-3"), field(), diver)
	tb.Play("diver")
	assert.Len(t, tb.Legal(nil), 3)
	tb.Choose(1)
	tb.Line(0, "plain-1", "diver", "plain-2")
	tb.Play("plain-3")
	assert.Len(t, tb.Legal(nil), 2, "another creature enters on a flank")
	tb.Right()
	t.Run("K18.16 only when it is played", func(t *testing.T) {
		drop := card.Action("drop", card.Brobnar,
			card.Play(card.PutIntoPlay(card.Choose(card.Creatures.In(card.Hand, card.You)), card.You, card.OnTop)))
		tb := duelWith(t, holding(field("plain-1", "plain-2"), "diver", "drop"), field(), diver, drop)
		tb.Play("drop")
		assert.Len(t, tb.Legal(nil), 2)
		tb.Right()
		tb.Line(0, "plain-1", "plain-2", "diver")
	})
}

func TestK18_17_K18_18Splash(t *testing.T) {
	wave := card.Action("wave", card.Brobnar, card.Play(card.Deal(3, card.Choose(card.Creatures)).WithSplash(1)))
	tb := duelWith(t, holding(field("plain-1", "plain-4", "plain-5", "plain-6"), "wave", "wave"), field("dis-1", "dis-3", "dis-2", "dis-4"),
		wave)
	tb.Play("wave")
	tb.Pick("dis-3")
	tb.InZone(card.Discard, "dis-3", "dis-1") // together
	tb.Damage("dis-2", 1)
	tb.Damage("dis-4", 0)
	tb.Damage("plain-4", 0)
	tb.Play("wave")
	tb.Pick("plain-5")
	tb.Damage("plain-4", 1) // whoever controls them
	tb.Damage("plain-6", 1)
	tb.Damage("plain-1", 0)
}

func TestK18_19_K18_20_K18_21Invulnerable(t *testing.T) {
	sap := card.Action("sap", card.Brobnar, card.Play(card.Lasts(card.RestOfTurn, card.Static(card.PowerBecomes(card.Creatures, 0)))))
	tb := duelWith(t, holding(field("rock", "plain-5"), "ragnarok", "zap", "sap"), field("dis-5", "dis-6"), ragnarok, zap, sap, rock)
	tb.Fight("rock", "dis-5")
	tb.Damage("rock", 0)
	tb.Damage("dis-5", 3)
	tb.Play("zap")
	tb.Pick("rock")
	tb.Damage("rock", 0)
	tb.Play("sap") // K18.21, K11.17
	tb.Line(0, "rock")
	tb.Line(1)
	tb.Play("ragnarok")
	tb.Line(0, "rock")
	for _, c := range []*card.Card{recall, store, banish, lift} { // K18.20
		tb := duelWith(t, holding(field("rock"), c.ID), field(), c, rock)
		tb.Play(c.ID)
		tb.Line(0)
	}
}

// Alpha binds its card only in its player's own turn (K18.1).
func TestK18_1AlphaInAnotherPlayersTurn(t *testing.T) {
	early := card.Creature("early", card.Brobnar, 3, card.Has(card.Alpha))
	parry := card.Artifact("parry", card.Brobnar, card.Reacts(card.Plays(card.Opponent, card.ActionCards),
		card.PlayCard(card.Choose(card.Creatures.In(card.Hand, card.You)))))
	foe := holding(field(), "early")
	foe.Artifacts = gametest.Cards("parry")
	tb := duelWith(t, holding(field("plain-3"), "nap"), foe, early, parry)
	tb.Reap("plain-3")
	tb.Play("nap")
	tb.First("parry")
	tb.Line(1, "early")
}
