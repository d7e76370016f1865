package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Cards of Dis against the Keyraken.

func TestAriseMayNameTheKeyraken(t *testing.T) {
	tb := playing(t, "arise", Dis, keyforge.SidePosition{Discard: gametest.Cards("tocsin")}, keyforge.SidePosition{})
	tb.Play("arise")
	tb.House(Monster) // A11.15
	tb.InZone(Discard, "tocsin")
	assert.EqualValues(t, 1, tb.Player(0).Chains)
}

// It has no identity card and chooses no house (A11.3, A11.15).
func TestControlTheWeakAndRestringuntusDoNothingToTheKeyraken(t *testing.T) {
	k := plays("tenacious-arm")
	tb := playing(t, "control-the-weak", Dis, keyforge.SidePosition{Hand: gametest.Cards("restringuntus")}, k)
	tb.Play("control-the-weak") // nothing is asked
	tb.Amber(0, 1)
	tb.Play("restringuntus")
	tb.House(Monster)
	tb.EndTurn()
	tb.InZone(Battleline, "tenacious-arm") // its turn is as usual
}

// happened is how many events of the kind there were.
func happened(tb *gametest.Table, kind keyforge.EventKind) (n int) {
	for _, e := range tb.Events {
		if e.Kind == kind {
			n++
		}
	}
	return n
}

// What lasts on about houses, forging and the step for it comes to nothing if the opponent is the
// Keyraken, and says so at once; other effects, and those of the Keyraken itself, are told as ever.
func TestA11_3LastingEffectsAboutWhatTheKeyrakenNeverDoes(t *testing.T) {
	for id, told := range map[string]int{
		"control-the-weak": 0, "restringuntus": 0, "interdimensional-graft": 0, "miasma": 0, "allusions-of-grandeur": 0,
		"scrambler-storm": 1, "rhetor-gallim": 1, "foggify": 1, "warsong": 1,
	} {
		me := keyforge.SidePosition{Hand: []keyforge.CardPosition{{ID: id, House: Dis}}}
		tb := at(t, adventure.Easy, keyforge.Position{Players: []keyforge.SidePosition{me}, House: Dis})
		tb.Play(id)
		for tb.Question().Kind != keyforge.AskMain {
			tb.Do(tb.Legal(nil)[0])
		}
		assert.Equal(t, told, happened(tb, keyforge.LastingBegan), id)
		assert.Equal(t, 1-told, happened(tb, keyforge.HadNoEffect), id)
		tb.EndTurn()
		assert.Equal(t, told, happened(tb, keyforge.LastingEnded), id)
	}
	k := keyforge.SidePosition{Artifacts: asleep(), Archives: one(foreign("control-the-weak"))}
	tb := two(t, Brobnar, k, keyforge.SidePosition{Houses: []House{Brobnar, Dis}}, keyforge.SidePosition{})
	tb.EndTurn()
	tb.House(Dis)
	assert.Equal(t, 1, happened(tb, keyforge.LastingBegan), "the Keyraken's own binds a player")
}

func TestCreepingOblivionReachesTheAdventurePile(t *testing.T) {
	tb := playing(t, "creeping-oblivion", Dis, keyforge.SidePosition{Discard: gametest.Cards("fear")},
		keyforge.SidePosition{Discard: gametest.Cards("emergence", "tenacious-arm", "devour-whole")})
	tb.Play("creeping-oblivion")
	tb.Offers("fear", "emergence", "tenacious-arm", "devour-whole")
	tb.Pick("tenacious-arm", "emergence")
	tb.InZone(Purged, "tenacious-arm", "emergence")
}

// Each creature is every creature of the table, but never the Keyraken (A5.2,
// A7.4).
func TestGatewayToDisSpareNobodyButTheKeyraken(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: line("limb-3", "limb-12"),
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("gateway-to-dis"), Line: gametest.Cards("plain-2")}, line("plain-5")}})
	tb.Play("gateway-to-dis")
	tb.Line(0)
	tb.Line(1)
	tb.Line(monster)
	tb.InZone(Artifacts, "the-keyraken")
}

func TestHysteriaArchivesTheLimbs(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: line("limb-3"),
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("hysteria"), Line: gametest.Cards("plain-2")}, line("plain-5")}})
	tb.Play("hysteria")
	assert.Equal(t, []string{"limb-3"}, tb.Pile(monster, Archives)) // A4.5
	assert.Equal(t, []string{"plain-2"}, tb.Pile(0, Hand))
	assert.Equal(t, []string{"plain-5"}, tb.Pile(1, Hand))
}

// The owner of a limb discards from the archives (A4.4), an ally from hand.
func TestGongoozleOnALimbAndAnAlly(t *testing.T) {
	table := func() *gametest.Table {
		return at(t, adventure.Easy, keyforge.Position{House: Dis,
			Monster: keyforge.SidePosition{Line: gametest.Cards("limb-5"), Archives: gametest.Cards("emergence")},
			Players: []keyforge.SidePosition{{Hand: gametest.Cards("gongoozle", "fear")},
				{Line: gametest.Cards("plain-5"), Hand: gametest.Cards("punch")}}})
	}
	tb := table()
	tb.Play("gongoozle")
	tb.Pick("limb-5")
	tb.InZone(Discard, "emergence")
	tb.InZone(Hand, "fear", "punch")
	tb = table()
	tb.Play("gongoozle")
	tb.Pick("plain-5")
	tb.InZone(Discard, "punch")
	tb.InZone(Archives, "emergence")
}

// Each player is all players and the Keyraken (A11.7).
func TestHecatombPaysAllies(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis,
		Monster: keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "dis-3", Owner: 1}, {ID: "limb-3"}}},
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("hecatomb"), Line: gametest.Cards("dis-2")}, line("dis-4", "dis-5", "plain-3")}})
	tb.Play("hecatomb")
	tb.Amber(0, 1+1)
	tb.Amber(1, 2)
	tb.Amber(monster, 1) // for the one that it controlled
	tb.Line(monster, "limb-3")
	tb.Line(1, "plain-3")
}

// The Keyraken forges no keys; rising is not forging (A11.3).
func TestTendrilsOfPainAfterARise(t *testing.T) {
	k := plays()
	k.Amber, k.Line = 3, gametest.Cards("limb-7")
	tb := playing(t, "tendrils-of-pain", Dis, keyforge.SidePosition{Houses: []House{Dis}}, k)
	tb.EndTurn()
	assert.Equal(t, 1, tb.Happened(keyforge.Rose))
	tb.Play("tendrils-of-pain")
	tb.Damage("limb-7", 1)
	tb.Damage("the-keyraken", 0)
}

// Limbs capture from the active player, players' creatures, even allies', from the
// Keyraken (A7.4, A11.6).
func TestPandemoniumAtATableOfThree(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: keyforge.SidePosition{Line: gametest.Cards("limb-3"), Amber: 5},
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("pandemonium"), Line: gametest.Cards("plain-2"), Amber: 3},
			{Line: gametest.Cards("plain-5"), Amber: 3}}})
	tb.Play("pandemonium")
	for _, id := range []string{"limb-3", "plain-2", "plain-5"} {
		tb.AmberOn(id, 1)
	}
	tb.Amber(monster, 3)
	tb.Amber(0, 3+1-1)
	tb.Amber(1, 3)
}

// The words of the Keyraken's artifact keep their meaning (A11.9): its enemy
// creature is one of the Keyraken's.
func TestPoltergeistOnACurrent(t *testing.T) {
	tb := playing(t, "poltergeist", Dis, line("plain-2", "plain-5"),
		keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken", "ascending-jet"), Line: gametest.Cards("limb-3", "limb-5")})
	tb.Play("poltergeist")
	tb.InZone(Discard, "ascending-jet")
	tb.PowerIs("limb-3", 6)
	tb.PowerIs("plain-2", 2)
	tb.InZone(Artifacts, "the-keyraken") // never chosen: it is no artifact
}

func TestRedHotArmorLeavesTheKeyrakenItsArmor(t *testing.T) {
	k := keyforge.SidePosition{Line: gametest.Cards("shield-arm", "limb-5")}
	tb := playing(t, "red-hot-armor", Dis, line("the-terror"), k)
	tb.Play("red-hot-armor")
	tb.Damage("shield-arm", 3)
	tb.Damage("the-keyraken", 0)
	tb.Fight("the-terror", "the-keyraken")
	tb.Damage("the-keyraken", 0) // armor 6
}

// Keys that cost more make rising more expensive (A3.3); two effects add up.
func TestLashOfBrokenDreamsAgainstRising(t *testing.T) {
	for have, rises := range map[int]int{5: 0, 6: 1} {
		k := plays()
		k.Amber = have
		tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: k,
			Players: []keyforge.SidePosition{{Artifacts: gametest.Cards("lash-of-broken-dreams"), Amber: 6, Houses: []House{Dis}}}})
		tb.Act("lash-of-broken-dreams")
		tb.EndTurn()
		tb.Amber(monster, have-6*rises)
		tb.Choose(0) // the turn after, the player's own key is at 6
		tb.Keys(0, 1)
		tb.LeaveOpen()
	}
}

// nextRise is the cost of the next rise as the gauge shows it.
func nextRise(tb *gametest.Table) int { return tb.View(0).Gauges[1].Limit }

// The cost of the next rise is shown beforehand: the Lash counts only in the
// Keyraken's turn, and the tide counts as it is now.
func TestA3_3TheNextRiseIsTold(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: plays("tenacious-arm"), Players: []keyforge.SidePosition{
		{Artifacts: gametest.Cards("lash-of-broken-dreams", "lash-of-broken-dreams"), Amber: 4, Houses: []House{Dis}}, {Houses: []House{Dis}}}})
	tb.LeaveOpen()
	told := func(cost int) {
		t.Helper()
		hash := tb.Hash()
		assert.Equal(t, cost, nextRise(tb))
		assert.Equal(t, hash, tb.Hash(), "a look changes nothing")
		assert.Equal(t, 6, tb.KeyCost(0), "only keys of that turn cost more")
	}
	told(6)
	tb.Act("lash-of-broken-dreams#1")
	told(9)
	tb.Act("lash-of-broken-dreams#2")
	told(12)
	tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
	told(18)
	tb.EndTurn()
	told(12) // the tide stays high, the Lash does not
}

// During the Keyraken's own turn the next rise is that of this turn until it has
// been tried, and then that of the turn after.
func TestA3_3TheRiseInCourseIsTold(t *testing.T) {
	early := Artifact("early", Monster, Reacts(TurnStarts(You), May(Gain(1))))
	late := Artifact("late", Monster, Reacts(TurnEnds(You), May(Gain(1))))
	k := plays()
	k.Artifacts = append(k.Artifacts, keyforge.CardPosition{ID: "early"}, keyforge.CardPosition{ID: "late"})
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: k,
		Players: []keyforge.SidePosition{{Artifacts: gametest.Cards("lash-of-broken-dreams"), Houses: []House{Dis}}}}, early, late)
	tb.Act("lash-of-broken-dreams")
	tb.EndTurn()
	assert.Equal(t, 6, nextRise(tb), "of this turn")
	tb.Yes()
	assert.Equal(t, 3, nextRise(tb), "of the next")
	tb.Yes()
	assert.Equal(t, 3, nextRise(tb))
}

// What it may not play goes to the archives (A11.8).
func TestLifewardHoldsALimb(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: plays("tenacious-arm"),
		Players: []keyforge.SidePosition{{Artifacts: gametest.Cards("lifeward")}}})
	tb.Omni("lifeward")
	tb.EndTurn()
	assert.Equal(t, []string{"tenacious-arm"}, tb.Pile(monster, Archives))
	tb.Line(monster)
}

func TestEmberImpStopsTheThirdCard(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: asleep(), Archives: gametest.Cards("tenacious-arm", "shield-arm"),
		Deck: gametest.Cards("crushing-arm", "slippery-arm")}
	tb := at(t, adventure.Hard, keyforge.Position{House: Dis, Monster: k, Players: []keyforge.SidePosition{line("ember-imp")}})
	tb.LeaveOpen()
	tb.EndTurn()
	tb.Line(monster, "tenacious-arm", "shield-arm")
	assert.ElementsMatch(t, []string{"crushing-arm", "slippery-arm"}, tb.Pile(monster, Archives))
}

func TestSoulSnatcherPaysTheOwners(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: line("limb-3"),
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("gateway-to-dis"), Artifacts: gametest.Cards("soul-snatcher"),
			Line: gametest.Cards("plain-2")}, line("plain-5")}})
	tb.Play("gateway-to-dis")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb.Amber(monster, 1)
}

// The opponent of a player's creature is the Keyraken, that of a limb the active
// player (A11.6).
func TestTolasForLimbsAndAllies(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: line("limb-3"),
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("three-fates"), Line: gametest.Cards("tolas")}, line("plain-5")}})
	tb.Play("three-fates")
	tb.Amber(0, 1) // of Three Fates; Tolas itself is gone at that moment (Q33)
	tb = at(t, adventure.Easy, keyforge.Position{House: Brobnar, Monster: line("limb-3"),
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("punch", "punch"), Line: gametest.Cards("tolas")}, line("plain-3")}})
	tb.Play("punch#1")
	tb.Pick("limb-3")
	tb.Amber(0, 1+1)
	tb.Play("punch")
	tb.Pick("plain-3")
	tb.Amber(monster, 1)
	tb.Amber(1, 0)
}

func TestDrumbleCapturesAllOfTheKeyrakens(t *testing.T) {
	for have, on := range map[int]int{6: 0, 7: 7} {
		tb := playing(t, "drumble", Dis, keyforge.SidePosition{}, keyforge.SidePosition{Amber: have})
		tb.Play("drumble")
		tb.AmberOn("drumble", on)
		tb.Amber(monster, have-on)
	}
}

func TestOverlordGrekingTakesALimb(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: line("tenacious-arm"),
		Players: []keyforge.SidePosition{line("overlord-greking")}})
	tb.Fight("overlord-greking", "tenacious-arm")
	tb.Right()
	tb.Line(0, "overlord-greking", "tenacious-arm") // A11.5
	tb.Damage("the-keyraken", 3)                    // its Destroyed ability resolved before
	tb = at(t, adventure.Easy, keyforge.Position{House: Dis, Players: []keyforge.SidePosition{line("overlord-greking")}})
	tb.Fight("overlord-greking", "the-keyraken")
	tb.InZone(Artifacts, "the-keyraken")
}

func TestGabosLongarmsAttacksTheKeyraken(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: line("limb-7"),
		Players: []keyforge.SidePosition{line("gabos-longarms")}})
	tb.Fight("gabos-longarms", "the-keyraken")
	tb.Offers("gabos-longarms", "limb-7") // creatures only
	tb.Pick("limb-7")
	tb.Damage("limb-7", 5)
	tb.Damage("the-keyraken", 0)
	tb.Damage("gabos-longarms", 3)
}

func TestSnudgeReturnsALimbToTheArchives(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis,
		Monster: keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken", "swift-current"), Line: gametest.Cards("limb-3")},
		Players: []keyforge.SidePosition{line("snudge"), line("plain-1", "plain-2", "plain-3")}})
	tb.Reap("snudge")
	tb.Offers("snudge", "swift-current", "limb-3", "plain-1", "plain-3")
	tb.Pick("swift-current")
	assert.Equal(t, []string{"swift-current"}, tb.Pile(monster, Archives))
}

// It has no hand to refill and uses its artifacts at a price (A4.1).
func TestSuccubusAndTentacus(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: asleep(keyforge.CardPosition{ID: "ascending-jet"}),
		Line: []keyforge.CardPosition{{ID: "limb-3", Marks: keyforge.Exhausted}}, Deck: gametest.Cards("shield-arm"), Amber: 1}
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: k,
		Players: []keyforge.SidePosition{{Line: gametest.Cards("tentacus", "succubus"), Houses: []House{Dis}}}})
	tb.LeaveOpen()
	tb.EndTurn()
	tb.Amber(0, 1)
	tb.Amber(monster, 0)
	tb.PowerIs("limb-3", 6)
	tb.InZone(Battleline, "shield-arm")

	k.Amber = 0
	tb = at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: k,
		Players: []keyforge.SidePosition{{Line: gametest.Cards("tentacus"), Houses: []House{Dis}}}})
	tb.LeaveOpen()
	tb.EndTurn()
	tb.Amber(0, 0)
	tb.PowerIs("limb-3", 3) // it cannot pay
}

func TestShafflesRobsTheKeyrakenBeforeItRises(t *testing.T) {
	k := plays()
	k.Amber = 3
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: k,
		Players: []keyforge.SidePosition{{Line: gametest.Cards("shaffles"), Houses: []House{Dis}}}})
	tb.EndTurn()
	assert.Equal(t, 0, tb.Happened(keyforge.Rose))
	tb.Amber(monster, 2)
}

func TestPitlordBindsOnlyItsPlayer(t *testing.T) {
	houses := []House{Dis, Brobnar}
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: plays(), Order: []keyforge.Side{0, 1},
		Players: []keyforge.SidePosition{{Line: gametest.Cards("pitlord"), Houses: houses}, {Houses: houses}}})
	tb.EndTurn()
	tb.Asks(keyforge.AskHouse, keyforge.ForHouse, 1)
	tb.House(Brobnar)
	tb.EndTurn()
	assert.Equal(t, Dis, tb.State().House)
}

// Limbs reap and are stunned, or sacrificed; the Keyraken is no creature.
func TestAmberImpAndBloodshardImpMeetLimbs(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken"), Line: gametest.Cards("tenacious-arm")}
	tb := solo(t, line("æmber-imp"), k)
	tb.EndTurn()
	tb.First("æmber-imp")
	tb.Marked("tenacious-arm", keyforge.Stunned)
	tb.Unmarked("the-keyraken", keyforge.Stunned)
	tb = solo(t, line("bloodshard-imp"), k)
	tb.EndTurn()
	tb.First("tenacious-arm")
	tb.InZone(Discard, "tenacious-arm")
	tb.InZone(Artifacts, "the-keyraken")
	tb.Amber(monster, 2)
	tb = at(t, adventure.Easy, keyforge.Position{Players: []keyforge.SidePosition{line("plain-3"), line("bloodshard-imp")}})
	tb.Reap("plain-3") // an ally's imp: each must
	tb.Line(0)
}

// A banished limb comes back by being played; an ally's creature is no enemy.
func TestBanishPutsALimbIntoTheArchives(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis,
		Monster: keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards("tenacious-arm")},
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("banish")}, line("plain-3")}})
	tb.Play("banish")
	assert.Equal(t, []string{"tenacious-arm"}, tb.Pile(monster, Archives))
	tb.Line(1, "plain-3")
	tb.EndTurn()
	tb.Line(monster, "tenacious-arm")
}

// It has no chains, chooses no house and has no hand (A11.3, A4.1).
func TestBindingIronsTezmalAndStrekeDoNothingToTheKeyraken(t *testing.T) {
	k := plays("tenacious-arm")
	k.Archives = gametest.Cards("limb-3")
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: k, Players: []keyforge.SidePosition{
		{Hand: gametest.Cards("binding-irons"), Line: gametest.Cards("tezmal", "streke", "dis-3"), Houses: []House{Dis}},
		{Houses: []House{Dis}}}})
	tb.Play("binding-irons")
	for side := range keyforge.Side(2) {
		assert.Zero(t, tb.Player(side).Chains)
	}
	tb.Reap("tezmal")
	tb.House(Monster)
	tb.EndTurn()
	tb.Line(monster, "limb-3", "tenacious-arm")
}

func TestCullTheWeakTakesALimb(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: line("limb-3", "limb-5"),
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("cull-the-weak"), Line: gametest.Cards("plain-1")}, line("plain-2")}})
	tb.Play("cull-the-weak")
	tb.Line(monster, "limb-5")
	tb.Line(0, "plain-1")
	tb.Line(1, "plain-2")
}

func TestUnlockedGatewayEndsTheStep(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis,
		Monster: keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards("limb-3"), Deck: gametest.Cards("limb-9")},
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("unlocked-gateway", "fear"), Line: gametest.Cards("plain-1")}, line("plain-2")}})
	tb.LeaveOpen()
	tb.Play("unlocked-gateway")
	tb.Line(0)
	tb.Line(1)
	tb.Line(monster, "limb-9") // which came in its turn
	tb.InZone(Artifacts, "the-keyraken")
	assert.Equal(t, keyforge.Side(1), tb.State().TurnOf)
}

// Damage makes its rise more expensive (A3.3), and only the enemy's.
func TestAngwishMakesRisingDearer(t *testing.T) {
	tb := table(t, keyforge.SidePosition{Artifacts: asleep(), Amber: 7},
		[]keyforge.SidePosition{{Line: []keyforge.CardPosition{{ID: "angwish", Damage: 2}}}, {}})
	assert.Equal(t, [3]int{6, 6, 2}, [3]int{tb.KeyCost(0), tb.KeyCost(1), tb.KeyCost(monster)})
	tb.EndTurn()
	assert.Equal(t, 0, tb.Happened(keyforge.Rose))
}

// All players, whoever has the imp; a rise is no key (A11.3).
func TestKeyImpsBindAllies(t *testing.T) {
	for _, keys := range []int{0, 1} {
		tb := at(t, adventure.Easy, keyforge.Position{Monster: keyforge.SidePosition{Artifacts: asleep(), Amber: 6},
			Players: []keyforge.SidePosition{line("bronze-key-imp"), {Amber: 6, Keys: keys}}})
		tb.LeaveOpen()
		tb.EndTurn()
		assert.Equal(t, 1, tb.Happened(keyforge.Rose))
		if keys == 1 {
			tb.Choose(1)
		}
		tb.Keys(1, 2*keys)
	}
}

func TestMiseryExploitAndShardOfPainOnLimbs(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: []keyforge.CardPosition{{ID: "the-keyraken", Damage: 5}},
		Line: []keyforge.CardPosition{{ID: "limb-3", Damage: 1}, {ID: "limb-5"}}}
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: k, Players: []keyforge.SidePosition{
		{Hand: gametest.Cards("misery-exploit"), Artifacts: gametest.Cards("shard-of-pain")},
		{Line: []keyforge.CardPosition{{ID: "plain-5", Damage: 1}}, Artifacts: gametest.Cards("shard-of-strength")}}})
	tb.Play("misery-exploit")
	tb.Amber(0, 1)
	tb.Act("shard-of-pain") // once: an ally's Shard is not friendly
	tb.Offers("limb-3", "limb-5")
	tb.Pick("limb-5")
	tb.Damage("limb-5", 1)
}

// Poison does nothing to the Keyraken, which is on no flank (A11.4); a lone limb is
// on both.
func TestSpyyyderAttacksTheKeyraken(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: line("limb-9"),
		Players: []keyforge.SidePosition{{Line: gametest.Cards("spyyyder"), Keys: 3}}})
	tb.Fight("spyyyder", "the-keyraken")
	tb.Damage("the-keyraken", 2)
	tb.Damage("spyyyder", 0)
	tb = at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: line("limb-9"), Players: []keyforge.SidePosition{line("spyyyder")}})
	tb.Fight("spyyyder", "limb-9")
	tb.InZone(Discard, "limb-9")
}

// The owner of a limb is the Keyraken; allies' creatures pay allies.
func TestNeffruPaysTheOwners(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: line("limb-3"), Players: []keyforge.SidePosition{
		{Hand: gametest.Cards("gateway-to-dis"), Line: []keyforge.CardPosition{{ID: "neffru", Marks: keyforge.Warded}, {ID: "plain-2"}}},
		line("plain-3")}})
	tb.Play("gateway-to-dis")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb.Amber(monster, 1)
}

// On a limb the upgrade works against the active player, on a player's creature,
// even an ally's, against the limbs.
func TestSoulkeeperOnEitherSide(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Brobnar,
		Monster: keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "limb-3", Attached: gametest.Cards("soulkeeper")}}},
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("punch"), Line: gametest.Cards("plain-2", "plain-5")}, line("plain-9")}})
	tb.Play("punch")
	tb.Pick("limb-3")
	tb.Line(0, "plain-2")
	tb.Line(1, "plain-9")
	tb = at(t, adventure.Easy, keyforge.Position{House: Brobnar, Monster: line("limb-3", "limb-7"), Players: []keyforge.SidePosition{
		{Hand: gametest.Cards("punch"), Line: gametest.Cards("plain-5")},
		{Line: []keyforge.CardPosition{{ID: "plain-3", Attached: gametest.Cards("soulkeeper")}}}}})
	tb.Play("punch")
	tb.Pick("plain-3")
	tb.Line(monster, "limb-3")
	tb.Line(0, "plain-5")
}

func TestWretchedDollDoomsALimbAndAnAlly(t *testing.T) {
	doom := map[Counter]int{DoomCounter: 1}
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis,
		Monster: keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "limb-3", Counters: doom}, {ID: "limb-5"}}},
		Players: []keyforge.SidePosition{{Artifacts: gametest.Cards("wretched-doll")},
			{Line: []keyforge.CardPosition{{ID: "plain-3", Counters: doom}}}}})
	tb.Act("wretched-doll")
	tb.Line(monster, "limb-5")
	tb.Line(1)
	tb = at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: line("limb-5"),
		Players: []keyforge.SidePosition{{Artifacts: gametest.Cards("wretched-doll")}, line("plain-3")}})
	tb.Act("wretched-doll")
	tb.Offers("limb-5", "plain-3") // never the Keyraken
	tb.Pick("limb-5")
}
