package codex_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// C1.4: income is the number of workers, whatever the seed. CC108, CC111, CC114, CC115, CC109, CC110, CC112, CC113: the buildings of the
// board cost what they cost and have their HP.
func TestIncomeAndBoard(t *testing.T) {
	for seed := range uint64(4) {
		g, err := codex.New(gametest.Catalogue(t), codex.Options{Seats: 2}, seed)
		require.NoError(t, err)
		assert.Equal(t, int8(4), g.State().Sides[g.Asked()].Gold)
	}
	for id, want := range map[string][2]int8{"base": {0, 20}, "tech-1": {1, 5}, "tech-2": {4, 5}, "tech-3": {5, 5}, "heroes-hall": {2, 4},
		"surplus": {5, 4}, "tech-lab": {1, 4}, "tower": {3, 4}} {
		cat := gametest.Catalogue(t)
		d, ok := cat.Def(id)
		require.True(t, ok)
		assert.Equal(t, want, [2]int8{cat.Cards[d].Cost, cat.Cards[d].Bands[0].HP}, id)
	}
}

// C4.13: what a player has chosen of the codex is not among what is drawn, or reshuffled by a technician, before the next turn.
// CQ4: a reshuffle for another player is not limited by one's main phase.
func TestTechedCardsComeLater(t *testing.T) {
	p := gametest.Two()
	p.Sides[1].Deck, p.Sides[1].Discard = []string{"tiger-cub"}, strings.Fields("young-treant young-treant")
	gametest.With(&p.Sides[0], "steam-tank", "steam-tank", "steam-tank")
	gametest.With(&p.Sides[1], "wisp:technician", "frog:technician")
	g := gametest.Start(t, p)
	g.Change(func(s *codex.State) { s.Objects[g.Find("frog", 1)].Place = codex.NoPlace })
	g.Give("attack steam-tank wisp")
	g.Change(func(s *codex.State) { s.Objects[g.Find("frog", 1)].Place = codex.Technician })
	g.Give("attack steam-tank/2 frog")
	assert.Equal(t, 2, g.Side(1).Hand.Len())
	assert.Equal(t, 24, g.Side(1).Codex.Len())
	assert.Equal(t, 1, g.Side(1).Deck.Len())
}

// C5.1: each draws from the own deck and discards onto the own pile. CQ29: workers that were hired are known to their player, and to
// nobody else.
func TestOwnPiles(t *testing.T) {
	p := gametest.Two("scorch", "mad-man")
	g := pass(gametest.Start(t, p).Give("hire scorch"))
	assert.Equal(t, "mad-man", g.IDs(&g.Side(0).Discard))
	assert.Zero(t, strings.Count(g.IDs(&g.Side(1).Discard), "mad-man"))
	assert.Equal(t, "scorch", g.IDs(&g.Side(0).Hired))
	var w codex.Game
	differs := false
	for seed := range uint64(20) {
		w.CopyFrom(g.Game)
		w.Imagine(0, seed)
		assert.Equal(t, g.Side(0).Hired.Cards(), w.State().Sides[0].Hired.Cards())
		w.Imagine(1, seed)
		differs = differs || w.State().Sides[0].Hired.Cards()[0] != g.Side(0).Hired.Cards()[0]
	}
	assert.True(t, differs)
}

// C7.1: what is for units is not for heroes. C18.11, C16.11: "you" is the controller.
func TestHeroesAreNoUnits(t *testing.T) {
	p := gametest.Two("charge")
	p.Sides[0].Heroes = []string{"drakk-ramhorn"}
	gametest.With(&p.Sides[0], "drakk-ramhorn@4", "mad-man")
	g := gametest.Start(t, p).Give("play charge")
	assert.False(t, g.Can("pick drakk-ramhorn"))
	assert.Equal(t, 2, g.Stats("drakk-ramhorn", 0)[0], "frenzy is for units")
	p = gametest.Two("kidnapping")
	p.Sides[0].Heroes = []string{"drakk-ramhorn"}
	gametest.With(&p.Sides[0], "drakk-ramhorn@4")
	gametest.With(&p.Sides[1], "steam-tank")
	g = gametest.Start(t, p).Give("play kidnapping", "pick steam-tank")
	assert.Equal(t, 4, g.Stats("steam-tank", 0)[0], "it is one of his units now")
}

// C7.10, CQ21, C16.6: the active player chooses which of several heroes of the other player gains the levels, and only one that can.
func TestWhoGainsLevels(t *testing.T) {
	p := three()
	gametest.With(&p.Sides[0], "captain-zane")
	gametest.With(&p.Sides[1], "calamandra-moss", "master-midori", "argagarg-garg@5", "steam-tank")
	g := gametest.Start(t, p, gametest.Three).Give("attack captain-zane steam-tank").Asks(codex.AskLevels)
	assert.Equal(t, codex.Seat(0), g.Asked())
	assert.False(t, g.Can("pick argagarg-garg"), "at its maximum")
	g.Give("pick master-midori")
	assert.Equal(t, uint8(3), g.Object(g.Find("master-midori", 1)).Level)
}

// C11.6: a building card is in play at once. C12.8: a patroller that is exhausted stays in its place.
func TestBuildingsAndExhaustedPatrollers(t *testing.T) {
	p := gametest.Two("firehouse")
	gametest.With(&p.Sides[1], "tiger-cub!:leader")
	g := gametest.Start(t, p).Give("play firehouse")
	assert.NotZero(t, g.Find("firehouse", 0))
	assert.Equal(t, codex.Leader, g.Object(g.Find("tiger-cub", 1)).Place)
	assert.False(t, against(t, list("mad-man"), list("tiger-cub!:leader")).Can("attack mad-man base"))
}

// C13.11, C16.4: while a fight or an effect waits for an answer, nothing else can be done. C13.12: the attacker has exhausted by then.
func TestNothingIsInstant(t *testing.T) {
	p := gametest.Two("fire-dart", "mad-man")
	gametest.With(&p.Sides[0], "jaina-stormborne", "careless-musketeer")
	gametest.With(&p.Sides[1], "tiger-cub:elite", "young-treant:scavenger", "frog:leader")
	g := gametest.Start(t, p).Give("play fire-dart")
	assert.False(t, g.Can("play mad-man") || g.Can("use careless-musketeer") || g.Can("end"))
	g = against(t, list("jaina-stormborne"), list("frog:scavenger", "young-treant:technician",
		"wisp:elite")).Give("attack jaina-stormborne frog")
	g.Asks(codex.AskSpark)
	assert.True(t, g.Object(g.Find("jaina-stormborne", 0)).Exhausted)
	for _, c := range g.Legal(nil) {
		assert.Equal(t, codex.Pick, c.Verb)
	}
}

// C13.17, C16.5: what damage and deaths trigger comes when the fight's damage is dealt, and before what follows if it survives. CR12: what
// is destroyed has died.
func TestAfterTheFight(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Heroes = []string{"drakk-ramhorn"}
	gametest.With(&p.Sides[0], "ogre-recruiter", "captured-bugblatter")
	gametest.With(&p.Sides[1], "frog", "tiger-cub")
	g := gametest.Start(t, p).Give("attack ogre-recruiter frog").Asks(codex.AskOrder)
	g.Give("choose 0")
	assert.Zero(t, g.Find("frog", 1))

	p = gametest.Two("tyrannosaurus-rex")
	p.Sides[0].Heroes, p.Sides[1].Heroes = []string{"master-midori"}, []string{"jaina-stormborne"}
	gametest.With(&p.Sides[1], "crash-bomber:technician", "mad-man:scavenger")
	p.Sides[1].Gold = 3
	g = gametest.Start(t, p).Give("play tyrannosaurus-rex", "pick crash-bomber", "pick mad-man").Asks(codex.AskMain)
	assert.Equal(t, []int{1, 4, 1}, []int{g.Side(1).Hand.Len(), int(g.Side(1).Gold), g.Base(0)}, "C14.6")
}

// C14.4: a card that comes back has no damage. C15.7: what has just come can be exhausted by an effect. C19.30: it happens on arrival.
func TestDamageLeaves(t *testing.T) {
	p := gametest.Two("playful-panda")
	p.Sides[0].Heroes, p.Sides[1].Heroes = []string{"captain-zane"}, []string{"master-midori"}
	gametest.With(&p.Sides[0], "chameleon-lizzo-2")
	g := gametest.Start(t, p).Give("play playful-panda")
	assert.True(t, g.Object(g.Find("playful-panda", 0)).Exhausted)
	pass(pass(g))
	g.Give("play chameleon-lizzo")
	assert.Equal(t, 0, g.Stats("chameleon-lizzo", 0)[2])
}

// C16.8: the active player chooses whom an ability of another player hits. C19.6: it happens in whoever's turn; C17.5, C19.26: a
// sacrifice targets nothing, and is a death.
func TestActivePlayerDecides(t *testing.T) {
	p := gametest.Two("circle-of-life")
	p.Sides[0].Heroes, p.Sides[1].Heroes = []string{"master-midori"}, []string{"drakk-ramhorn"}
	gametest.With(&p.Sides[0], "master-midori", "potent-basilisk", "captured-bugblatter")
	g := gametest.Start(t, p).Give("play circle-of-life")
	assert.Zero(t, g.Find("potent-basilisk", 0), "untargetable, but the only green unit")
	for g.Question().Kind == codex.AskCards {
		g.Give("fetch tyrannosaurus-rex")
	}
	g.Asks(codex.AskTarget)
	assert.Equal(t, codex.Seat(0), g.Asked())
}

// C18.6: other runes do what their cards say, and nothing to attack and HP. C18.13, C18.14, C19.40: trashing is no death.
func TestTrash(t *testing.T) {
	p := gametest.Two("nature-reclaims")
	p.Sides[0].Heroes = []string{"master-midori"}
	p.Sides[1].Heroes = []string{"jaina-stormborne"}
	gametest.With(&p.Sides[0], "master-midori")
	gametest.With(&p.Sides[1], "verdant-tree", "bloodburn#4")
	g := gametest.Start(t, p).Give("play nature-reclaims", "pick verdant-tree")
	for _, e := range g.Events {
		assert.NotEqual(t, codex.Died, e.Kind)
	}
	assert.Equal(t, int8(4), g.Object(g.Find("bloodburn", 1)).Runes[2])
	g = against(t, list("bloodburn#3"), nil)
	assert.Equal(t, int16(0), g.Look(g.Find("bloodburn", 0)).Attack)
}

// C19.1: "Attacks" happens before combat damage, C19.3: and armor absorbs damage once.
func TestAttackAbilitiesComeFirst(t *testing.T) {
	p := gametest.Two()
	p.Sides[1].BaseDamage = 17
	gametest.With(&p.Sides[0], "doubleshot-archer")
	gametest.With(&p.Sides[1], "tiger-cub:leader")
	g := gametest.Start(t, p).Give("attack doubleshot-archer tiger-cub")
	assert.True(t, g.Won(0))
	assert.Equal(t, []int{2, 2, 0}, g.Stats("tiger-cub", 1), "the game was over before")
	g = against(t, list("frog", "frog"), list("young-treant:leader")).Give("attack frog young-treant", "attack frog/2 young-treant")
	assert.Equal(t, 1, g.Stats("young-treant", 1)[2])
}

// CR9: with an attacker that has swift strike the tower hits in the first moment; C19.24: who was sidelined is no patroller.
func TestTowerWithSwiftStrike(t *testing.T) {
	p := gametest.Two("ferocity")
	p.Sides[0].Heroes, p.Sides[1].Heroes = []string{"calamandra-moss"}, []string{"captain-zane"}
	p.Sides[1].Addon = "tower"
	gametest.With(&p.Sides[0], "calamandra-moss", "merfolk-prospector")
	gametest.With(&p.Sides[1], "frog")
	g := gametest.Start(t, p).Give("play ferocity", "attack merfolk-prospector frog")
	assert.Zero(t, g.Find("frog", 1), "the tower hits it at the same time, and not before")
	assert.Zero(t, g.Find("merfolk-prospector", 0))

	p = gametest.Two("surprise-attack")
	p.Sides[0].Heroes = []string{"captain-zane"}
	gametest.With(&p.Sides[0], "captain-zane", "calypso-vystari")
	gametest.With(&p.Sides[1], "tiger-cub:technician")
	g = gametest.Start(t, p).Give("play surprise-attack", "use calypso-vystari", "pick tiger-cub", "attack shark tiger-cub")
	assert.Zero(t, g.Side(1).Hand.Len(), "no technician any more")
}

// CR25, CQ16: what needs a decision of the other player, such as a card of that player's hand, does nothing in one's own turn.
func TestOthersDecideNothing(t *testing.T) {
	p := gametest.Two("kidnapping")
	p.Sides[0].Heroes = []string{"drakk-ramhorn"}
	gametest.With(&p.Sides[0], "drakk-ramhorn")
	g := gametest.Start(t, p)
	for _, c := range g.Legal(nil) {
		assert.NotEqual(t, codex.Take, c.Verb)
	}
	p = gametest.Two()
	p.Sides[0].Heroes, p.Sides[1].Heroes = []string{"captain-zane"}, []string{"master-midori"}
	gametest.With(&p.Sides[1], "chameleon-lizzo")
	g = gametest.Start(t, p).Give("end")
	assert.Equal(t, codex.AskTech, g.Question().Kind, "it returned without a question")
}

// CR26: what was taken for good goes to its owner when it dies. CQ18: a patroller that was taken may patrol for its new player.
func TestTakenForGood(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Heroes = []string{"drakk-ramhorn"}
	gametest.With(&p.Sides[0], "ogre-recruiter")
	gametest.With(&p.Sides[1], "tiger-cub:elite", "frog:leader")
	g := gametest.Start(t, p).Give("attack ogre-recruiter frog").Asks(codex.AskTarget).Give("pick tiger-cub", "end").Asks(codex.AskPatrol)
	g.Give("patrol tiger-cub leader")
	for g.Question().Kind != codex.AskMain {
		g.Give(g.Format(g.Legal(nil)[len(g.Legal(nil))-1]))
	}
	g.Change(func(s *codex.State) { s.Objects[g.Find("tiger-cub", 0)].Damage = 2 })
	pass(g)
	assert.Contains(t, g.IDs(&g.Side(1).Discard), "tiger-cub")
	assert.NotContains(t, g.IDs(&g.Side(0).Discard), "tiger-cub")
}

// CQ7: an attached spell goes when its host returns to hand.
func TestHostLeaves(t *testing.T) {
	p := gametest.Two("spirit-of-the-panda")
	p.Sides[0].Heroes = []string{"argagarg-garg"}
	p.Sides[1].Heroes = []string{"captain-zane"}
	gametest.With(&p.Sides[0], "argagarg-garg")
	gametest.With(&p.Sides[1], "chameleon-lizzo")
	g := gametest.Start(t, p).Give("play spirit-of-the-panda", "pick chameleon-lizzo")
	assert.Equal(t, []int{6, 5, 0}, g.Stats("chameleon-lizzo", 1))
	pass(g)
	assert.Zero(t, g.Find("spirit-of-the-panda", 0))
	assert.Contains(t, g.IDs(&g.Side(0).Discard), "spirit-of-the-panda")
}

// CQ15: if both bases fall at once nobody wins.
func TestBothBasesFall(t *testing.T) {
	p := gametest.Two("scorch")
	gametest.With(&p.Sides[0], "jaina-stormborne")
	g := gametest.Start(t, p).Give("play scorch")
	g.Change(func(s *codex.State) {
		s.Objects[s.Sides[0].Base].Damage, s.Objects[s.Sides[1].Base].Damage = 20, 18
	})
	g.Give("pick 2:base")
	assert.True(t, g.Over())
	assert.False(t, g.Won(0) || g.Won(1))
}

// CQ23: only what dealt the damage has killed: who dies of an ephemeral end, or of lost HP, nobody has.
func TestWhoKills(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Heroes, p.Sides[1].Heroes = []string{"captain-zane"}, []string{"drakk-ramhorn"}
	p.Sides[0].Gold = 5
	gametest.With(&p.Sides[0], "captain-zane@4")
	gametest.With(&p.Sides[1], "shoddy-glider:scavenger")
	g := gametest.Start(t, p).Give("end", "done")
	assert.Zero(t, g.Find("shoddy-glider", 1))
	assert.Equal(t, int8(5), g.Side(0).Gold)
}

// CQ24: a building is finished after the draw phase, before what happens at the end of the turn.
func TestWhenBuildingsAreFinished(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Tech = 0
	gametest.With(&p.Sides[0], "bloodrage-ogre")
	g := gametest.Start(t, p).Give("build tech-1", "end", "done")
	at := map[codex.EventKind]int{}
	for i, e := range g.Events {
		if _, seen := at[e.Kind]; !seen || e.Kind == codex.CardDrawn {
			at[e.Kind] = i
		}
	}
	assert.Less(t, at[codex.CardDrawn], at[codex.BuildingDone])
	assert.Less(t, at[codex.BuildingDone], at[codex.Returned])
}

// CQ34: tokens have no limit but that of the table, and what is too much is refused and changes nothing.
func TestManyTokens(t *testing.T) {
	p := gametest.Two("murkwood-allies")
	p.Sides[0].Heroes = []string{"calamandra-moss"}
	gametest.With(&p.Sides[0], "calamandra-moss")
	gametest.With(&p.Sides[1], strings.Fields(strings.Repeat("wisp ", 60))...)
	g := gametest.Start(t, p).Give("play murkwood-allies", "choose 2")
	assert.NotZero(t, g.Find("frog/4", 0))
	gametest.With(&p.Sides[1], strings.Fields(strings.Repeat("wisp ", 58))...)
	g = gametest.Start(t, p).Give("play murkwood-allies")
	before := g.Hash()
	_, err := g.Apply(codex.Command{Verb: codex.Choose, N: 2}, nil)
	require.ErrorContains(t, err, "no room")
	assert.Equal(t, before, g.Hash())
}

// CQ36: the same add-on may be built again. CQ37: obliterate takes the units of the player who is attacked.
func TestSameAddonAgain(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Addon = "tower"
	g := gametest.Start(t, p).Give("raze tower")
	assert.True(t, g.Can("build tower"))
	g = against(t, list("pirate-gunship", "frog"), list("wisp")).Give("attack pirate-gunship base")
	assert.NotZero(t, g.Find("frog", 0))
	assert.Zero(t, g.Find("wisp", 1))
}

// CQ46: what is stolen beyond 20 is lost, and lost to the victim too.
func TestStealingBeyondTwenty(t *testing.T) {
	p := gametest.Two("pillage")
	gametest.With(&p.Sides[0], "jaina-stormborne", "bombaster", "rich-earth")
	g := gametest.Start(t, p).Give("play pillage", "pick 2:base")
	assert.Equal(t, []int8{20, 18}, []int8{g.Side(0).Gold, g.Side(1).Gold})
}
