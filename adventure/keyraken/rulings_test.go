package keyraken_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestA11_1AmberOnCreaturesThatLeavePlay(t *testing.T) {
	rich := func(id string) keyforge.CardPosition { return keyforge.CardPosition{ID: id, Amber: 3} }
	kill := Action("kill", Brobnar, Play(Destroy(Creatures)))
	tb := table(t, keyforge.SidePosition{Line: one(rich("limb-3"))}, []keyforge.SidePosition{
		{Hand: gametest.Cards("kill")}, {Line: one(rich("dis-3"))}}, kill)
	tb.Play("kill")
	tb.Amber(0, 3)       // of the Keyraken's creature to the active player
	tb.Amber(monster, 3) // of an ally's to the Keyraken
	tb.Amber(1, 0)
	// In the Keyraken's turn it is the active player of that turn.
	spiny := Creature("spiny", Brobnar, 9, HasN(Hazardous, 9))
	k := keyforge.SidePosition{Artifacts: asleep(), Line: one(keyforge.CardPosition{ID: "lashing-tentacle", Amber: 2})}
	tb = table(t, k, []keyforge.SidePosition{{}, line("spiny")}, spiny)
	tb.EndTurn()
	tb.EndTurn()
	tb.Amber(0, 0)
	tb.Amber(1, 2)
}

func TestA11_2ElusiveIsRenewedEveryTurn(t *testing.T) {
	eel := Creature("eel", Brobnar, 3, Has(Elusive))
	k := line("slippery-arm", "lashing-tentacle")
	k.Artifacts = asleep()
	tb := table(t, k, []keyforge.SidePosition{line("eel", "plain-1"), line("plain-2")}, eel)
	tb.Fight("plain-1", "slippery-arm")
	tb.Damage("slippery-arm", 0)
	tb.EndTurn()
	tb.Damage("eel", 0) // attacked once in the Keyraken's turn
	tb.Fight("plain-2", "slippery-arm")
	tb.Damage("slippery-arm", 0) // and once again in an ally's
}

func TestA11_3TheKeyrakenHasNoHouseKeysOrChains(t *testing.T) {
	tb := cast(t, keyforge.SidePosition{Amber: 2, Artifacts: asleep()}, Opponent.GainsChains(3), Opponent.Unforges(),
		Opponent.Does(ForgeFree()), Gain(For(Keys, Opponent)), Gain(For(UnforgedKeys, Opponent)))
	tb.Amber(0, 0)
	tb.Keys(monster, 0)
	assert.Zero(t, tb.Player(monster).Chains)
	law := Artifact("law", Brobnar,
		Constantly(Rule(SkipForge, Opponent), Rule(CannotForge, Opponent), Mod{Kind: MustChoose, Who: Opponent, House: Dis}),
		Reacts(Forges(Opponent), Gain(1)), Reacts(ChoosesHouse(Opponent, Monster), Gain(1)))
	tb = solo(t, keyforge.SidePosition{Artifacts: gametest.Cards("law")}, keyforge.SidePosition{Amber: 3, Artifacts: asleep()}, law)
	tb.EndTurn()
	assert.Equal(t, 1, tb.Happened(keyforge.Rose), "to skip the forge step does not stop a rise")
	tb.Amber(0, 0) // and rising is not forging
}

func TestA11_4AttackingTheKeyrakenIsAFight(t *testing.T) {
	attack := func(t *testing.T, opts ...Option) *gametest.Table {
		hero := Creature("hero", Brobnar, 4, opts...)
		tb := solo(t, keyforge.SidePosition{Keys: 2, Line: gametest.Cards("hero")}, keyforge.SidePosition{}, hero)
		tb.Fight("hero", "the-keyraken")
		return tb
	}
	t.Run("assault", func(t *testing.T) {
		tb := attack(t, HasN(Assault, 3))
		tb.Damage("the-keyraken", 3+4-2) // armor 2
	})
	t.Run("before-fight and fight abilities", func(t *testing.T) {
		tb := attack(t, BeforeFight(Gain(1)), Fight(Gain(2)))
		tb.Amber(0, 3)
		tb = attack(t, Reacts(Fights(Creatures), Gain(1)))
		tb.Amber(0, 1)
	})
	t.Run("poison does nothing to it", func(t *testing.T) {
		tb := attack(t, Has(Poison))
		assert.False(t, tb.Over())
		tb.Damage("the-keyraken", 2)
	})
	t.Run("nor do effects on the creature it fights", func(t *testing.T) {
		for name, do := range map[string]Effect{"damage": Deal(3, Other), "stun": Stun(Other), "exhaust": Exhaust(Other),
			"destroy": Destroy(Other), "purge": Purge(Other), "enrage": Enrage(Other), "ward": Ward(Other)} {
			t.Run(name, func(t *testing.T) {
				tb := attack(t, Fight(do))
				tb.Damage("the-keyraken", 2)
				assert.Equal(t, keyforge.Attacked, tb.Of("the-keyraken").Marks)
				tb.InZone(Artifacts, "the-keyraken")
			})
		}
	})
	t.Run("nor has it neighbors", func(t *testing.T) {
		tb := attack(t, Fight(Deal(1, Creatures.NeighborOf(Other))))
		tb.Damage("the-keyraken", 2)
	})
}

func TestA11_5AKeyrakenCreatureUnderAPlayersControl(t *testing.T) {
	charm := Action("charm", Brobnar, Play(TakeControl(You, Choose(Creatures.Enemy()), WhileSubjectsStay), Ready(It)))
	bolt := Action("bolt", Monster, Play(Destroy(Choose(Creatures.Friendly()))))
	snap := Action("snap", Monster, Play(ReturnToHand(Choose(Creatures.Friendly()))))
	charmed := func(id string, k keyforge.SidePosition) *gametest.Table {
		k.Line = gametest.Cards(id)
		tb := solo(t, keyforge.SidePosition{Amber: 3, Hand: gametest.Cards("charm", "bolt", "snap")}, k, charm, bolt, snap, told("a"))
		tb.Play("charm")
		tb.Line(0, id)
		return tb
	}
	t.Run("is used as one of house Keyraken", func(t *testing.T) {
		tb := charmed("lashing-tentacle", keyforge.SidePosition{Artifacts: asleep()})
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("lashing-tentacle")}, keyforge.WrongHouse)
		tb.EndTurn()
		tb.Asks(keyforge.AskHouse, keyforge.ForHouse, 0)
		tb.House(Monster)
		tb.Reap("lashing-tentacle") // its prey means nothing
		tb.Amber(0, 4)
	})
	t.Run("keeps its text", func(t *testing.T) {
		tb := charmed("tenacious-arm", keyforge.SidePosition{Artifacts: asleep()})
		tb.EndTurn()
		tb.House(Monster)
		tb.Reap("tenacious-arm")
		tb.Amber(0, 3) // reaped 1, and the Keyraken stole 1
		tb.Amber(monster, 1)
		tb = charmed("slippery-arm", keyforge.SidePosition{Artifacts: asleep(), Deck: gametest.Cards("a", "a", "a")})
		tb.EndTurn()
		tb.House(Monster)
		tb.Reap("slippery-arm")
		assert.Equal(t, []string{"a"}, tb.Pile(monster, Archives))
	})
	t.Run("leaves for the adventure's zones", func(t *testing.T) {
		tb := charmed("limb-3", keyforge.SidePosition{Artifacts: asleep()})
		tb.EndTurn()
		tb.House(Monster)
		tb.Play("snap")
		assert.Equal(t, []string{"limb-3"}, tb.Pile(monster, Archives))
		tb = charmed("shield-arm", keyforge.SidePosition{Artifacts: asleep()})
		tb.EndTurn()
		tb.House(Monster)
		tb.Play("bolt")
		assert.Equal(t, []string{"shield-arm"}, tb.Pile(monster, Discard))
		tb.Damage("the-keyraken", 3)
	})
}

func TestA11_6APlayersCardUnderTheKeyrakensControl(t *testing.T) {
	traitor := Creature("traitor", Brobnar, 3, Reap(Gain(2), Opponent.Loses(N(1))), Destroyed(Opponent.Gains(N(5))))
	picky := Creature("picky", Dis, 3, Play(Gain(2), Deal(1, Choose(Creatures.Enemy()))))
	t.Run("you is the Keyraken and its opponent the active player, who chooses", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(), Line: one(keyforge.CardPosition{ID: "traitor", Foreign: true})}
		tb := table(t, k, []keyforge.SidePosition{{Amber: 3}, {Amber: 3}}, traitor)
		tb.EndTurn()
		tb.Amber(monster, 3)
		tb.Amber(0, 2)
		tb.Amber(1, 3)
	})
	t.Run("in the archives it is played like an adventure card", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards("limb-3"),
			Archives: one(keyforge.CardPosition{ID: "picky", Foreign: true})}
		k.Line[0].Marks = keyforge.Exhausted
		tb := solo(t, line("plain-3", "plain-4"), k, picky)
		tb.EndTurn()
		tb.Line(monster, "limb-3", "picky")
		tb.Asks(keyforge.AskCards, keyforge.ForEffect, 0)
		tb.Offers("plain-3", "plain-4")
		tb.Pick("plain-3")
		tb.Amber(monster, 2)
		assert.Equal(t, keyforge.Side(0), tb.Of("picky").Owner)
	})
	t.Run("also when a player put it there", func(t *testing.T) {
		banishment := Action("banishment", Brobnar, Play(MoveTo(Choose(Creatures.Friendly()), Archives, Opponent)))
		tb := solo(t, keyforge.SidePosition{Line: gametest.Cards("traitor"), Hand: gametest.Cards("banishment")},
			keyforge.SidePosition{Artifacts: asleep()},
			traitor, banishment)
		tb.Play("banishment")
		assert.Equal(t, []string{"traitor"}, tb.Pile(monster, Archives))
		tb.EndTurn()
		tb.Line(monster, "traitor")
	})
	t.Run("it joins the right flank and leaves for its owner's zones", func(t *testing.T) {
		betray := Action("betray", Brobnar, Play(TakeControl(Opponent, Choose(Creatures.Friendly()), WhileSubjectsStay)))
		tb := solo(t, keyforge.SidePosition{Line: gametest.Cards("traitor", "plain-5"), Hand: gametest.Cards("betray")}, line("limb-3"), traitor,
			betray)
		tb.Play("betray")
		tb.Pick("traitor")
		tb.Line(monster, "limb-3", "traitor")
		tb.Fight("plain-5", "traitor")
		assert.Equal(t, []string{"traitor", "betray"}, tb.Pile(0, Discard))
		tb.Amber(0, 5)
	})
}

func TestA11_7YourOpponentIsNeverAnAlly(t *testing.T) {
	tb := allies(t, Opponent.Gains(N(5)), Steal(2), Capture(1, Choose(Creatures.Friendly())), EachPlayer.Loses(N(1)))
	tb.Amber(monster, 1)
	tb.AmberOn("plain-3", 1)
	tb.Amber(0, 1)
	tb.Amber(1, 0)
}

func TestA11_8WhatCannotBePlayedOrUsed(t *testing.T) {
	ban := func(k ModKind, f Filter) *Card { return Artifact("ban", Brobnar, Constantly(Forbid(k, Opponent, f))) }
	me := keyforge.SidePosition{Artifacts: gametest.Cards("ban")}
	t.Run("an adventure card that may not be played is archived", func(t *testing.T) {
		tb := solo(t, me, plays("limb-3", "a", "b"), append(fillers, ban(CannotPlay, Creatures))...)
		tb.EndTurn()
		assert.Equal(t, 0, tb.Happened(keyforge.Played), "it counts as taken")
		assert.Equal(t, []string{"limb-3"}, tb.Pile(monster, Archives))
		tb.EndTurn()
		assert.Equal(t, []string{"a"}, cardsOf(tb, keyforge.Played))
		assert.Equal(t, []string{"limb-3"}, tb.Pile(monster, Archives), "or stays there")
	})
	t.Run("cards cannot be used binds the Keyraken too", func(t *testing.T) {
		tb := solo(t, me, line("limb-3"), ban(CannotUse, Cards))
		tb.EndTurn()
		assert.Equal(t, 0, tb.Happened(keyforge.Used))
	})
	t.Run("creatures cannot binds only its creatures", func(t *testing.T) {
		tb := solo(t, me, line("limb-3"), ban(CannotUse, Creatures))
		tb.EndTurn()
		assert.Equal(t, []string{"the-keyraken"}, cardsOf(tb, keyforge.Used))
		tb = solo(t, me, line("limb-3"), Artifact("ban", Brobnar, Constantly(Cannot(Creatures.Enemy(), ActReap))))
		tb.EndTurn()
		assert.Equal(t, []string{"the-keyraken"}, cardsOf(tb, keyforge.Used))
	})
}

func TestA11_9AdventureCardsThatPlayersPlay(t *testing.T) {
	lure := Action("lure", Brobnar, Play(PlayAsYours(Each(Cards.In(Deck, Opponent).TopOf(1)))))
	mirror := Action("mirror", Brobnar, AsItEnters(BecomeCopy(Choose(ActionCards.In(Discard, Opponent)))))
	own := append(fillers, lure, mirror)
	lured := func(me keyforge.SidePosition, ids ...string) *gametest.Table {
		me.Hand = gametest.Cards("lure")
		tb := solo(t, me, keyforge.SidePosition{Deck: gametest.Cards(ids...)}, own...)
		tb.Play("lure")
		return tb
	}
	t.Run("the words stay, the bonus icons are the player's", func(t *testing.T) {
		tb := lured(line("plain-3"), "crimson-churning")
		tb.Damage("plain-3", 1)
		tb.Amber(0, 1)
		tb.Amber(monster, 0)
		assert.Equal(t, []string{"crimson-churning"}, tb.Pile(monster, Discard))
	})
	t.Run("a creature is the player's", func(t *testing.T) {
		tb := lured(keyforge.SidePosition{Amber: 7}, "grappling-tentacle")
		tb.Line(0, "grappling-tentacle")
		tb.AmberOn("grappling-tentacle", 6) // still of the active player
		tb.Amber(0, 1)
	})
	t.Run("an upgrade that names the Keyraken attaches to it", func(t *testing.T) {
		tb := lured(line("plain-3"), "titanic-maw")
		assert.Equal(t, tb.Boss(), tb.Of("titanic-maw").Host)
	})
	t.Run("the Keyraken does what is told of it", func(t *testing.T) {
		tb := lured(line("plain-5"), "devour-whole")
		assert.Equal(t, []string{"plain-5"}, attacked(tb))
		tb.Damage("plain-5", 3)
		tb = lured(keyforge.SidePosition{}, "beast-of-dark-legend")
		tb.Amber(monster, 3)
	})
	t.Run("so with a copy", func(t *testing.T) {
		me := line("plain-3")
		me.Hand = gametest.Cards("mirror")
		tb := solo(t, me, keyforge.SidePosition{Discard: gametest.Cards("crimson-churning")}, own...)
		tb.Play("mirror")
		tb.Damage("plain-3", 1)
	})
}

func TestA11_10TurnsThatAbilitiesNameByPlayer(t *testing.T) {
	wall := func(span Span) Effect { return Lasts(span, Static(Cannot(Creatures, ActReap))) }
	reaps := func(tb *gametest.Table) []string { return cardsOf(tb, keyforge.Reaped) }
	// lasting is the table after the first player has cast the spell; the ally has
	// plain-4.
	lasting := func(do Effect) *gametest.Table {
		me := line("plain-3")
		me.Hand = gametest.Cards("spell")
		tb := table(t, line("limb-3"), []keyforge.SidePosition{me, line("plain-4")}, Action("spell", Brobnar, Play(do)))
		tb.Play("spell")
		return tb
	}
	cannotReap := func(tb *gametest.Table, name string) bool {
		return tb.Check(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card(name)}) != nil
	}
	t.Run("your opponent's next turn is the nearest Keyraken turn", func(t *testing.T) {
		tb := lasting(wall(OpponentsNext))
		assert.False(t, cannotReap(tb, "plain-3"))
		tb.EndTurn()
		assert.Equal(t, []string{"the-keyraken"}, reaps(tb))
		assert.False(t, cannotReap(tb, "plain-4"))
		tb.EndTurn()
		assert.Equal(t, []string{"the-keyraken", "limb-3"}, reaps(tb))
	})
	t.Run("until your next turn runs through those of allies", func(t *testing.T) {
		tb := lasting(wall(UntilYourNext))
		tb.EndTurn()
		assert.Equal(t, []string{"the-keyraken"}, reaps(tb))
		assert.True(t, cannotReap(tb, "plain-4"))
		tb.EndTurn()
		assert.Equal(t, []string{"the-keyraken"}, reaps(tb))
		assert.False(t, cannotReap(tb, "plain-3"))
	})
	t.Run("the Keyraken's opponent's next turn is that of the player who was active, not of an ally", func(t *testing.T) {
		k := plays("curse", "calm", "calm", "calm")
		curse := Action("curse", Monster, Play(wall(OpponentsNext)))
		calm := Action("calm", Monster, Play(Take(This)))
		tb := table(t, k, []keyforge.SidePosition{line("plain-3"), line("plain-4"), line("plain-5")}, curse, calm)
		tb.EndTurn()
		assert.False(t, cannotReap(tb, "plain-4"))
		tb.EndTurn()
		assert.False(t, cannotReap(tb, "plain-5"))
		tb.EndTurn()
		assert.True(t, cannotReap(tb, "plain-3"))
		tb.EndTurn()
		assert.False(t, cannotReap(tb, "plain-4"), "it is over")
	})
	t.Run("a Keyraken turn has no active house and is nobody's", func(t *testing.T) {
		loyal := Creature("loyal", Brobnar, 1, Destroyed(If(OnYourTurn, Gain(5)), Gain(Count(Creatures.ActiveHouse()))))
		tb := solo(t, line("loyal", "plain-3"), plays("crimson-churning"), loyal)
		tb.EndTurn()
		tb.InZone(Discard, "loyal")
		tb.Amber(0, 0)
	})
	t.Run("your opponent's previous turn is the nearest Keyraken turn", func(t *testing.T) {
		judge := Action("judge", Brobnar, Play(Gain(Num{Kind: DoneLast, Who: Opponent, Ledger: PlayedActions})))
		tb := at(t, adventure.Normal, keyforge.Position{Players: []keyforge.SidePosition{{}, {Hand: gametest.Cards("judge")}},
			Monster: plays("a", "b")},
			append(fillers, judge)...)
		tb.EndTurn()
		tb.Play("judge")
		tb.Amber(1, 2)
	})
}

func TestA11_11ChoicesOfTheOpponentFallToTheActivePlayer(t *testing.T) {
	dare := Opponent.Does(May(Gain(2)))
	me := keyforge.SidePosition{Hand: gametest.Cards("spell")}
	tb := solo(t, me, keyforge.SidePosition{}, Action("spell", Brobnar, Play(dare)))
	tb.Play("spell")
	tb.Asks(keyforge.AskYesNo, keyforge.ForEffect, 0)
	tb.Yes()
	tb.Amber(monster, 2)

	riddle := Action("riddle", Brobnar, Play(ChooseHouseBy(Opponent)))
	tb = at(t, 0, keyforge.Position{Active: 1, Players: []keyforge.SidePosition{{}, {Hand: gametest.Cards("riddle")}}}, riddle)
	tb.Play("riddle")
	tb.Asks(keyforge.AskHouse, keyforge.ForEffect, 1)
	tb.House(Dis)

	martyr := Creature("martyr", Brobnar, 1, Destroyed(Active.Gains(N(2))))
	tb = table(t, plays("crimson-churning"), []keyforge.SidePosition{line("martyr"), {}}, martyr)
	tb.EndTurn()
	tb.Amber(0, 2) // in the Keyraken's turn the human is active
}

func TestA11_12EnteringReadyAndNotReadying(t *testing.T) {
	sigil := Artifact("sigil", Brobnar, Constantly(Modify(EntersReady, Creatures)))
	tb := solo(t, keyforge.SidePosition{Artifacts: gametest.Cards("sigil")}, plays("limb-3"), sigil)
	tb.EndTurn()
	assert.Equal(t, []string{"limb-3"}, cardsOf(tb, keyforge.Reaped), "used in the same turn")
	frost := Artifact("frost", Brobnar, Constantly(Cannot(Creatures.Enemy(), ActReady)))
	tb = solo(t, keyforge.SidePosition{Artifacts: gametest.Cards("frost")}, line("limb-3"), frost)
	tb.EndTurn()
	tb.Marked("limb-3", keyforge.Exhausted)
	tb.Unmarked("the-keyraken", keyforge.Exhausted)
}

func TestA11_13ATurnThatEndsEarly(t *testing.T) {
	stop := Action("stop", Brobnar, Play(EndTurn()))
	tb := table(t, keyforge.SidePosition{}, []keyforge.SidePosition{{Hand: gametest.Cards("stop")}, {}}, stop)
	tb.Play("stop")
	assert.Equal(t, []keyforge.Side{monster, 1}, sidesOf(tb, keyforge.TurnBegan))
}

func TestA11_14HandsAreOpenToAllies(t *testing.T) {
	tb := table(t, keyforge.SidePosition{}, []keyforge.SidePosition{{Hand: gametest.Cards("plain-1"), Archives: gametest.Cards("dis-2")}, {}})
	assert.True(t, tb.Sees(1, tb.Card("plain-1")))
	assert.False(t, tb.Sees(1, tb.Card("dis-2")), "archives are not")
}

// Only the player learns which cards go from a deck into archives; another player's
// card in the archives is known to its owner.
func TestA11_14WhoKnowsArchives(t *testing.T) {
	store := Action("store", Brobnar, Play(Archive(Each(Cards.In(Deck, You).TopOf(1)))))
	me := keyforge.SidePosition{Hand: gametest.Cards("store"), Deck: gametest.Cards("plain-1"),
		Archives: one(keyforge.CardPosition{ID: "dis-2", Owner: 2})}
	tb := table(t, keyforge.SidePosition{}, []keyforge.SidePosition{me, {}, {}}, store)
	sees := func(name string) (by [3]bool) {
		for seat := range by {
			by[seat] = tb.Sees(keyforge.Side(seat), tb.Card(name))
		}
		return by
	}
	assert.Equal(t, [3]bool{true, true, false}, sees("dis-2"))
	tb.Play("store")
	assert.Equal(t, [3]bool{true, false, false}, sees("plain-1"))
	at := slices.IndexFunc(tb.Events, func(e keyforge.Event) bool { return e.To == Archives })
	require.GreaterOrEqual(t, at, 0)
	for seat, learns := range [3]bool{true, false, false} {
		assert.Equal(t, learns, tb.SeesWhich(keyforge.Side(seat), &tb.Events[at]), "seat %d", seat)
	}
}

func TestA11_15ChoosingAHouse(t *testing.T) {
	tb := cast(t, line("limb-3", "plain-3"), ChooseHouse(Nobody), Deal(1, Creatures.ChosenHouse()))
	tb.House(Monster)
	tb.Damage("limb-3", 1)
	tb.Damage("plain-3", 0)
	tb = cast(t, line("limb-3"), ChooseHouse(Opponent), IfYouDo(Gain(1)))
	tb.Amber(0, 0) // there is no identity card
	assert.Zero(t, begin(t, 1, 0, 1).Player(monster).Houses)
}

func TestA11_16UpgradesOnTheKeyrakenCanBeDestroyed(t *testing.T) {
	tb := cast(t, wears("primordial"), Destroy(Choose(Upgrades)))
	tb.InZone(Discard, "primordial")
	tb.InZone(Artifacts, "the-keyraken")
	assert.True(t, tb.Catalogue().Card(tb.Of("the-keyraken").Def).Traits == trait.Of(trait.Beast))
}

func TestRulingsAreWhereTheTableSays(t *testing.T) {
	table, err := os.ReadFile("rulings.go")
	require.NoError(t, err)
	rows := regexp.MustCompile(`(?m)^//\t(A11\.\d+)\s+(\S+\.go)`).FindAllSubmatch(table, -1)
	assert.Len(t, rows, 17)
	for _, row := range rows {
		code, err := os.ReadFile(filepath.Join("..", "..", string(row[2])))
		require.NoError(t, err)
		assert.Regexp(t, regexp.QuoteMeta(string(row[1]))+`\b`, string(code))
	}
}
