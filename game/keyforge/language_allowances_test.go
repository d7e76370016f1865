package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// An allowance to play or use a card of another house is used up by either, and not
// by a card of the active house.
func TestAllowEither(t *testing.T) {
	pass := Action("pass", Brobnar, Play(Lasts(RestOfTurn, Static(AllowEither(Cards.House(Dis), 1)))))
	with := func() (me side) {
		return side{Hand: ids("pass", "pass", "dis-1", "dis-2", "plain-3"), Line: ids("dis-5", "plain-4")}
	}
	t.Run("played", func(t *testing.T) {
		tb := duelWith(t, with(), side{}, pass)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("dis-1")}, keyforge.WrongHouse)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("dis-5")}, keyforge.WrongHouse)
		tb.Play("pass#1")
		tb.Play("plain-3")
		tb.Left()
		tb.Reap("plain-4")
		tb.Play("dis-1")
		tb.Left()
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("dis-2")}, keyforge.WrongHouse)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("dis-5")}, keyforge.WrongHouse)
		tb.Play("pass#2")
		tb.Reap("dis-5")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("dis-2")}, keyforge.WrongHouse)
	})
	t.Run("used; a discard is neither", func(t *testing.T) {
		tb := duelWith(t, with(), side{}, pass)
		tb.Play("pass#1")
		tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Card("dis-1")}, keyforge.WrongHouse)
		tb.Reap("dis-5")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("dis-1")}, keyforge.WrongHouse)
	})
}

// Creatures cannot attack those that a modifier takes from them.
func TestCannotAttack(t *testing.T) {
	cloak := Upgrade("cloak", Brobnar, Constantly(CannotAttack(Creatures.NotOnFlank(), Cards.Among(Host))))
	hidden := side{Line: list{{ID: "plain-2", Attached: ids("cloak")}}}
	tb := duelWith(t, side{Line: ids("plain-3", "plain-4", "plain-5")}, hidden, cloak)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("plain-4")}, keyforge.NothingToFight)
	tb.Fight("plain-3")
	tb.InZone(Discard, "plain-2")

	hidden.Line = append(hidden.Line, keyforge.CardPosition{ID: "plain-6"})
	tb = duelWith(t, side{Line: ids("plain-3", "plain-4", "plain-5")}, hidden, cloak)
	tb.Fight("plain-4") // the only one that it may attack
	tb.Damage("plain-6", 4)

	tb = duelWith(t, side{Line: list{{ID: "plain-9", Attached: ids("cloak")}}}, side{Line: ids("plain-3", "plain-4", "plain-5")}, cloak)
	tb.Fight("plain-9", "plain-4") // its own attack
	tb.InZone(Discard, "plain-4")
}

// What would be taken from the pool comes from the supply: no more than is in the
// pool, which keeps it.
func TestTakenOfSupply(t *testing.T) {
	fairy := Creature("fairy", Brobnar, 1, Constantly(Rule(TakenOfSupply, You)))
	theft := Action("theft", Brobnar, Play(Steal(3)))
	grab := Action("grab", Brobnar, Play(Capture(1, Creatures.Friendly())))
	hold := Action("hold", Brobnar, Play(Opponent.Loses(N(1))))
	t.Run("stolen", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("theft")}, side{Line: ids("fairy"), Amber: 2}, fairy, theft)
		tb.Play("theft")
		tb.Amber(0, 2)
		tb.Amber(1, 2)
		assert.Equal(t, 1, tb.Happened(keyforge.Stole))
	})
	t.Run("captured, by each of several", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("grab"), Line: ids("plain-2", "plain-3")}, side{Line: ids("fairy"), Amber: 1}, fairy, grab)
		tb.Play("grab")
		tb.AmberOn("plain-2", 1)
		tb.AmberOn("plain-3", 1)
		tb.Amber(1, 1)
	})
	t.Run("nothing from an empty pool", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("theft", "grab"), Line: ids("plain-2")}, side{Line: ids("fairy")}, fairy, theft, grab)
		tb.Play("theft")
		tb.Play("grab")
		tb.Amber(0, 0)
		tb.AmberOn("plain-2", 0)
	})
	t.Run("other losses, and the pool of the other side, are as ever", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("hold", "theft"), Line: ids("fairy")}, side{Amber: 5}, fairy, hold, theft)
		tb.Play("hold")
		tb.Play("theft")
		tb.Amber(0, 3)
		tb.Amber(1, 1)
	})
	t.Run("a rule against theft comes first", func(t *testing.T) {
		keeper := Creature("keeper", Brobnar, 4, Constantly(Rule(NotStolen, You)))
		tb := duelWith(t, side{Hand: ids("theft")}, side{Line: ids("fairy", "keeper"), Amber: 2}, fairy, theft, keeper)
		tb.Play("theft")
		tb.Amber(0, 0)
	})
}

// Each player's keys are compared with those of their own opponent.
func TestCannotForgeWhile(t *testing.T) {
	heart := Artifact("heart", Brobnar, Constantly(CannotForgeWhile(EachPlayer, Compares(For(Keys, You), More, For(Keys, Opponent)))))
	forge := Action("forge", Brobnar, Play(ForgeKey(0)))
	for _, c := range []struct{ mine, theirs, after int }{{0, 0, 1}, {1, 1, 2}, {1, 2, 2}, {1, 0, 1}, {2, 1, 2}} {
		tb := duelWith(t, side{Hand: ids("forge"), Amber: 9, Keys: c.mine, Houses: []House{Brobnar}},
			side{Artifacts: ids("heart"), Keys: c.theirs, Houses: []House{Brobnar}}, heart, forge)
		tb.Play("forge")
		if c.after > c.mine {
			tb.Choose(int(tb.Question().Lo) + 2)
			tb.Amber(0, 3)
		}
		tb.Keys(0, c.after)
	}
}

// Whether a reap is the first of the turn is seen as it happens, whatever reaps before
// the ability resolves.
func TestFirstReapOfTheTurn(t *testing.T) {
	caller := Creature("caller", Brobnar, 3, Reap(Ready(Choose(Creatures.Friendly().Except())), ReapWith(It)))
	gate := Artifact("gate", Brobnar,
		Bears(After(Reaps(Creatures.Enemy()), Stun(Subject)).If(Compares(ThisTurn(Reaped, EachPlayer), Equal, 1))))
	tb := duelWith(t, side{Line: ids("caller", "plain-3")}, side{Artifacts: ids("gate")}, caller, gate)
	tb.Reap("caller")
	tb.First("caller")
	tb.Amber(0, 2)
	tb.Unmarked("plain-3", keyforge.Stunned)
	tb.Marked("caller", keyforge.Stunned)
}

// Æmber that is gained by reaping is an event of the player: not what is stolen or
// captured in its place, nor what a Reap ability adds.
func TestGainsByReaping(t *testing.T) {
	judge := Creature("judge", Brobnar, 4, Reacts(GainsByReaping(Opponent), Capture(EventNumber, This)))
	rich := Creature("rich", Brobnar, 2, Reap(Gain(2)))
	door := Action("door", Brobnar, Play(Lasts(RestOfTurn, Static(Rule(ReapSteals, You)))))
	spider := Creature("spider", Brobnar, 7, Constantly(Rule(GainCaptured, Opponent)))
	tb := duelWith(t, side{Line: ids("rich"), Amber: 3}, side{Line: ids("judge")}, judge, rich)
	tb.Reap("rich")
	tb.First("judge")
	tb.AmberOn("judge", 1)
	tb.Amber(0, 5)

	tb = duelWith(t, side{Line: ids("plain-3"), Hand: ids("door")}, side{Line: ids("judge"), Amber: 2}, judge, door)
	tb.Play("door")
	tb.Reap("plain-3")
	tb.AmberOn("judge", 0)
	tb.Amber(0, 1)

	tb = duelWith(t, side{Line: ids("plain-3"), Amber: 2}, side{Line: ids("judge", "spider")}, judge, spider)
	tb.Reap("plain-3")
	tb.AmberOn("spider", 1)
	tb.AmberOn("judge", 0)

	tb = duelWith(t, side{Line: ids("plain-3", "judge")}, side{Amber: 2}, judge)
	tb.Reap("plain-3") // one's own reaping
	tb.AmberOn("judge", 0)
}

// A player is chosen once, and the effect applies to the cards that this player
// controls.
func TestChoosePlayer(t *testing.T) {
	mix := Action("mix", Brobnar, Play(ChoosePlayer(), May(RedistributeDamage(Creatures.ControlledBy(Chosen)))))
	table := func() (me, foe side) {
		return side{Hand: ids("mix"), Line: list{{ID: "plain-5", Damage: 2}, {ID: "plain-6"}}},
			side{Line: list{{ID: "plain-7", Damage: 1}, {ID: "plain-2", Damage: 1}}}
	}
	t.Run("the opponent: more than it can bear", func(t *testing.T) {
		me, foe := table()
		tb := duelWith(t, me, foe, mix)
		tb.Play("mix")
		tb.Asks(keyforge.AskSeat, keyforge.ForEffect, 0)
		tb.Choose(1)
		tb.Yes()
		tb.Offers("plain-7", "plain-2")
		tb.Pick("plain-2")
		tb.InZone(Battleline, "plain-2")
		tb.Pick("plain-2")
		tb.InZone(Discard, "plain-2")
		tb.Damage("plain-7", 0)
		tb.Damage("plain-5", 2)
	})
	t.Run("yourself, or not at all", func(t *testing.T) {
		me, foe := table()
		tb := duelWith(t, me, foe, mix)
		tb.Play("mix")
		tb.Choose(0)
		tb.No()
		tb.Damage("plain-5", 2)
		tb.Damage("plain-6", 0)
	})
}

// Damage may come from another card.
func TestDamageFromAnother(t *testing.T) {
	worm := Creature("worm", Brobnar, 1, BeforeFight(Deal(Of(PowerOf, Other), Creatures.NeighborOf(Other)).From(Other)))
	tb := duelWith(t, side{Line: ids("worm")}, side{Line: ids("plain-5", "plain-3", "plain-6")}, worm)
	tb.Fight("worm", "plain-3")
	tb.Damage("plain-5", 3)
	tb.Damage("plain-6", 3)
	from := 0
	for _, e := range tb.Events {
		if e.Kind == keyforge.DamageDealt && e.Other == tb.Card("plain-3") {
			from++
		}
	}
	assert.Equal(t, 3, from, "two neighbors, and the worm in the fight")
}

// Cards chosen in three parts are destroyed at once.
func TestThreeTargets(t *testing.T) {
	all := Action("all", Brobnar, Play(Destroy(Choose(ArtifactCards).AndAlso(Choose(Creatures).AndAlso(Choose(Upgrades))))))
	tb := duelWith(t, side{Hand: ids("all"), Artifacts: ids("item", "item")},
		side{Line: list{{ID: "plain-5", Attached: ids("badge")}, {ID: "plain-3"}}}, all)
	tb.Play("all")
	tb.Pick("item#2")
	tb.Offers("plain-5", "plain-3")
	tb.Pick("plain-3")
	tb.InZone(Discard, "item#2", "plain-3", "badge")
	tb.InZone(Battleline, "plain-5")
	tb.InZone(Artifacts, "item#1")

	tb = duelWith(t, side{Hand: ids("all")}, side{Line: ids("plain-3")}, all)
	tb.Play("all") // as many as there are (K16.4)
	tb.InZone(Discard, "plain-3")
}

// Houses except one are counted, and bonus icons of one kind.
func TestCountsOfHousesAndIcons(t *testing.T) {
	fair := Action("fair", Brobnar, Play(Gain(HousesBut(Dis, Cards))))
	tb := duelWith(t, side{Hand: ids("fair"), Line: ids("plain-2", "dis-2")}, side{Artifacts: list{{ID: "item", House: Logos}}}, fair)
	tb.Play("fair")
	tb.Amber(0, 2)

	rust := Action("rust", Brobnar, Play(Destroy(Choose(ArtifactCards)), Gain(BonusAmber(It))))
	tb = duelWith(t, side{Hand: ids("rust")},
		side{Artifacts: list{{ID: "item", Icons: Icons{AmberIcon, DrawIcon, AmberIcon}}}}, rust)
	tb.Play("rust")
	tb.Amber(0, 2)
}
