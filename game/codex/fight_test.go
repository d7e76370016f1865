package codex_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// against is a table on which the first player attacks with things, and the other has others.
func against(t *testing.T, mine, theirs []string) *gametest.Table {
	t.Helper()
	p := gametest.Two()
	gametest.With(&p.Sides[0], mine...)
	gametest.With(&p.Sides[1], theirs...)
	return gametest.Start(t, p)
}

func list(all ...string) []string { return all }

// C12.1, C12.2: each of five places holds one ready unit or hero. C12.6: one that came this turn, too. C12.7: none that has attacked.
func TestPatrolZone(t *testing.T) {
	p := gametest.Two("nautical-dog")
	gametest.With(&p.Sides[0], "mad-man", "steam-tank", "jaina-stormborne", "firehouse", "makeshift-rambaster")
	g := gametest.Start(t, p).Give("play nautical-dog", "attack mad-man base", "end").Asks(codex.AskPatrol)
	assert.False(t, g.Can("patrol mad-man leader") || g.Can("patrol firehouse leader") || g.Can("patrol makeshift-rambaster leader"))
	g.Give("patrol nautical-dog leader")
	assert.False(t, g.Can("patrol steam-tank leader") || g.Can("patrol nautical-dog elite"))
	g.Give("patrol steam-tank scavenger", "patrol jaina-stormborne lookout")
	assert.Equal(t, codex.Leader, g.Object(g.Find("nautical-dog", 0)).Place)
}

// C4.6, C12.4: the main phase ends with the patrol, which stays until the next turn. C12.3, C12.5: patrollers and their places count in
// other players' turns only.
func TestPatrolCountsInOthersTurns(t *testing.T) {
	p := gametest.Two()
	gametest.With(&p.Sides[0], "mad-man")
	g := gametest.Start(t, p).Give("end", "patrol mad-man elite")
	assert.Equal(t, []int{2, 1, 0}, g.Stats("mad-man", 0))
	for g.Question().Kind == codex.AskTech {
		g.Give(g.Format(g.Legal(nil)[0]))
	}
	pass(g)
	assert.Equal(t, []int{1, 1, 0}, g.Stats("mad-man", 0))
	assert.Equal(t, codex.NoPlace, g.Object(g.Find("mad-man", 0)).Place)
}

// C12.9, C12.14, CQ11: the squad leader has 1 armor, which absorbs the first damage of the turn. C14.5: armor goes before HP.
func TestSquadLeader(t *testing.T) {
	g := against(t, list("mad-man", "nautical-dog"), list("tiger-cub:leader"))
	g.Give("attack mad-man tiger-cub")
	assert.Equal(t, []int{2, 2, 0}, g.Stats("tiger-cub", 1))
	g.Give("attack nautical-dog tiger-cub")
	assert.Zero(t, g.Find("tiger-cub", 1), "the second damage of 2 is not absorbed")
	g = against(t, list("mad-man", "mad-man"), list("young-treant:leader"))
	g.Give("attack mad-man young-treant")
	pass(g)
	pass(g)
	g.Change(func(s *codex.State) { s.Objects[g.Find("young-treant", 1)].Place = codex.Leader })
	g.Give("attack mad-man young-treant")
	assert.Equal(t, 0, g.Stats("young-treant", 1)[2], "it is renewed")
}

// C12.11: for a dead scavenger its player gets 1 gold. C12.12: for a technician a card. C12.10: the elite has 1 more attack.
func TestPlaces(t *testing.T) {
	g := against(t, list("steam-tank"), list("tiger-cub:scavenger"))
	g.State().Sides[1].Gold = 3
	g.Give("attack steam-tank tiger-cub")
	assert.Equal(t, int8(4), g.Side(1).Gold)
	g = against(t, list("steam-tank"), list("tiger-cub:technician")).Give("attack steam-tank tiger-cub")
	assert.Equal(t, 1, g.Side(1).Hand.Len(), "CQ27: that is not optional")
	g = against(t, list("steam-tank"), list("tiger-cub:elite")).Give("attack steam-tank tiger-cub")
	assert.Equal(t, 3, g.Stats("steam-tank", 0)[2])
	g = against(t, list("steam-tank"), list("tiger-cub")).Give("attack steam-tank tiger-cub")
	assert.Zero(t, g.Side(1).Hand.Len())
}

// C12.13, C19.38: who targets the lookout pays 1. C17.3: who cannot pay cannot choose it.
func TestLookout(t *testing.T) {
	p := gametest.Two("scorch")
	gametest.With(&p.Sides[0], "jaina-stormborne")
	gametest.With(&p.Sides[1], "tiger-cub:lookout", "young-treant:elite")
	g := gametest.Start(t, p).Give("play scorch", "pick tiger-cub")
	assert.Equal(t, int8(20-3-1), g.Side(0).Gold)
	p.Sides[0].Gold = 3
	g = gametest.Start(t, p).Give("play scorch")
	assert.False(t, g.Can("pick tiger-cub"))
	assert.True(t, g.Can("pick young-treant"))
}

// C13.1, C13.2: a unit or hero attacks that is ready and was there when the turn began. C13.10: one after another.
func TestWhoAttacks(t *testing.T) {
	g := against(t, list("mad-man!", "nautical-dog*", "steam-tank", "jaina-stormborne", "firehouse"), nil)
	assert.False(t, g.Can("attack mad-man base") || g.Can("attack nautical-dog base") || g.Can("attack firehouse base"))
	g.Give("attack steam-tank base", "attack jaina-stormborne base")
	assert.False(t, g.Can("attack steam-tank base"))
	assert.Equal(t, 7+2, g.Base(1))
}

// C13.3, C11.5: anything with HP of an opponent may be attacked; C11.2, C8.7: no upgrade, no ongoing spell. C11.3, C13.9: buildings hit
// nobody.
func TestWhatIsAttacked(t *testing.T) {
	p := gametest.Two()
	p.Sides[1].Tech, p.Sides[1].Heroes = 1, []string{"calamandra-moss"}
	gametest.With(&p.Sides[0], "mad-man")
	gametest.With(&p.Sides[1], "tiger-cub", "verdant-tree", "rich-earth", "calamandra-moss", "behind-the-ferns")
	g := gametest.Start(t, p)
	for _, name := range list("base", "tech-1", "tiger-cub", "verdant-tree", "calamandra-moss") {
		assert.True(t, g.Can("attack mad-man "+name), name)
	}
	assert.False(t, g.Can("attack mad-man rich-earth") || g.Can("attack mad-man behind-the-ferns"))
	g.Give("attack mad-man verdant-tree")
	assert.Equal(t, []int{1, 1, 0}, g.Stats("mad-man", 0))
}

// C13.4: the squad leader comes first, then the other patrollers, then the rest. C13.5: who cannot be attacked is ignored.
func TestPatrollersComeFirst(t *testing.T) {
	g := against(t, list("mad-man"), list("tiger-cub:leader", "young-treant:elite", "verdant-tree"))
	assert.True(t, g.Can("attack mad-man tiger-cub"))
	assert.False(t, g.Can("attack mad-man young-treant") || g.Can("attack mad-man base"))
	g = against(t, list("mad-man"), list("young-treant:elite", "playful-panda:lookout", "verdant-tree"))
	assert.True(t, g.Can("attack mad-man young-treant") && g.Can("attack mad-man playful-panda"))
	assert.False(t, g.Can("attack mad-man base") || g.Can("attack mad-man verdant-tree"))
	g = against(t, list("mad-man"), list("gemscout-owl:leader", "young-treant:elite"))
	assert.True(t, g.Can("attack mad-man young-treant"))
	assert.False(t, g.Can("attack mad-man gemscout-owl") || g.Can("attack mad-man base"))
}

// C13.8, C13.16: both deal their attack at the same time, an exhausted defender as well. C14.1, C14.3: who has no HP left is discarded by
// its owner. C14.2: damage stays.
func TestCombat(t *testing.T) {
	g := against(t, list("steam-tank", "mad-man"), list("tiger-cub!", "playful-panda"))
	g.Give("attack steam-tank tiger-cub", "attack mad-man playful-panda")
	assert.Equal(t, []int{3, 6, 2}, g.Stats("steam-tank", 0))
	assert.Equal(t, []int{2, 2, 1}, g.Stats("playful-panda", 1))
	assert.Equal(t, "tiger-cub", g.IDs(&g.Side(1).Discard))
	assert.Equal(t, "mad-man", g.IDs(&g.Side(0).Discard))
	pass(g)
	assert.Equal(t, []int{3, 6, 2}, g.Stats("steam-tank", 0))
}

// C1.1, C1.2, C14.7: the base at 0 HP ends the game at once.
func TestBaseDestroyed(t *testing.T) {
	p := gametest.Two()
	p.Sides[1].BaseDamage = 19
	gametest.With(&p.Sides[0], "mad-man")
	g := gametest.Start(t, p).Give("attack mad-man base")
	assert.True(t, g.Over() && g.Won(0) && !g.Won(1))
	assert.Empty(t, g.Legal(nil))
	assert.Error(t, g.Check(codex.Command{Verb: codex.EndMain}))
}

// C15.1: what is exhausted cannot be exhausted again. C15.4: what came this turn uses no ability that exhausts it, C15.5: unless it has
// haste. C15.3: what is readied may attack again.
func TestArrivalFatigue(t *testing.T) {
	p := gametest.Two("firebat", "lobber", "firehouse")
	gametest.With(&p.Sides[0], "careless-musketeer!", "rampaging-elephant")
	g := gametest.Start(t, p).Give("play firebat", "play lobber", "play firehouse")
	assert.False(t, g.Can("use firebat") || g.Can("use firehouse") || g.Can("use careless-musketeer"))
	assert.True(t, g.Can("use lobber") && g.Can("attack lobber base"))
	g.Give("attack rampaging-elephant base")
	g.Give("attack rampaging-elephant base")
	assert.False(t, g.Can("attack rampaging-elephant base"))
}

// C19.28, CR1: flyers pass ground patrollers but not flying ones; ground units without anti-air neither attack them nor hit back.
func TestFlying(t *testing.T) {
	g := against(t, list("molting-firebird", "mad-man", "gunpoint-taxman"), list("tiger-cub:leader", "fairie-dragon"))
	assert.True(t, g.Can("attack molting-firebird base") && g.Can("attack molting-firebird tiger-cub"))
	assert.False(t, g.Can("attack gunpoint-taxman fairie-dragon"), "the squad leader comes first")
	g.Give("attack molting-firebird tiger-cub")
	assert.Equal(t, 0, g.Stats("molting-firebird", 0)[2])
	assert.False(t, g.Can("attack mad-man fairie-dragon"))
	assert.True(t, g.Can("attack gunpoint-taxman fairie-dragon"))
	g = against(t, list("molting-firebird"), list("fairie-dragon:elite", "tiger-cub:leader"))
	assert.True(t, g.Can("attack molting-firebird fairie-dragon") && g.Can("attack molting-firebird tiger-cub"))
	assert.False(t, g.Can("attack molting-firebird base"))
}

// C19.23, CR2: anti-air hits what flies over it, once, and attacks flyers or passes them.
func TestAntiAir(t *testing.T) {
	g := against(t, list("pirate-gunship"), list("huntress:scavenger", "huntress:technician"))
	g.Give("attack pirate-gunship base")
	if g.Question().Kind == codex.AskObliterate {
		g.Fatal("both were obliterated together")
	}
	g = against(t, list("molting-firebird+5"), list("huntress:scavenger", "huntress:technician")).Give("attack molting-firebird base")
	assert.Equal(t, 6, g.Stats("molting-firebird", 0)[2])
	g = against(t, list("molting-firebird+5"), list("huntress:leader", "huntress:technician")).Give("attack molting-firebird huntress/2")
	assert.Equal(t, 6, g.Stats("molting-firebird", 0)[2], "the squad leader, and the one attacked once")
	g = against(t, list("molting-firebird+5"), list("huntress:leader", "huntress:technician")).Give("attack molting-firebird huntress")
	assert.Equal(t, 3, g.Stats("molting-firebird", 0)[2])
	g = against(t, list("gunpoint-taxman"), list("fairie-dragon:leader"))
	assert.True(t, g.Can("attack gunpoint-taxman fairie-dragon") && g.Can("attack gunpoint-taxman base"), "C13.6")
}

// C19.7, CR3: long-range is not hit by a defender without it, but by anti-air that it flies over.
func TestLongRange(t *testing.T) {
	g := against(t, list("doubleshot-archer"), list("tiger-cub")).Give("attack doubleshot-archer tiger-cub")
	assert.Equal(t, 0, g.Stats("doubleshot-archer", 0)[2])
	g = against(t, list("tiger-cub"), list("doubleshot-archer")).Give("attack tiger-cub doubleshot-archer")
	assert.Equal(t, 2, g.Stats("doubleshot-archer", 1)[2], "it does not help a defender")
}

// C19.37, CQ19, CR10: the damage above the HP of a patroller goes on to one other thing that could be attacked.
func TestOverpower(t *testing.T) {
	g := against(t, list("crashbarrow"), list("tiger-cub:leader")).Give("attack crashbarrow tiger-cub")
	assert.Equal(t, 4, g.Base(1), "armor does not lessen it")
	g = against(t, list("crashbarrow"), list("tiger-cub:leader", "young-treant:elite")).Give("attack crashbarrow tiger-cub")
	assert.Zero(t, g.Base(1))
	assert.Zero(t, g.Find("young-treant", 1))
	g = against(t, list("crashbarrow"), list("tiger-cub:leader", "verdant-tree")).Give("attack crashbarrow tiger-cub").Asks(codex.AskExcess)
	g.Give("pick verdant-tree")
	assert.Zero(t, g.Base(1)+int(g.Find("verdant-tree", 1)), "CQ33: it is not optional")
	g = against(t, list("crashbarrow"), list("tiger-cub")).Give("attack crashbarrow tiger-cub")
	assert.Zero(t, g.Base(1), "no patroller")
}

// C19.34, C12.15, CQ12: sparks hit a patroller in the place beside that of the one attacked.
func TestSparkshot(t *testing.T) {
	g := against(t, list("jaina-stormborne"), list("ironbark-treant:leader", "young-treant:elite", "playful-panda:scavenger"))
	g.Give("attack jaina-stormborne ironbark-treant")
	assert.Equal(t, 1, g.Stats("young-treant", 1)[2])
	assert.Equal(t, 0, g.Stats("playful-panda", 1)[2])
	g = against(t, list("jaina-stormborne"), list("tiger-cub:elite", "young-treant:scavenger", "playful-panda:technician"))
	g.Give("attack jaina-stormborne young-treant").Asks(codex.AskSpark).Give("pick playful-panda")
	assert.Equal(t, 1, g.Stats("playful-panda", 1)[2])
	g = against(t, list("jaina-stormborne"), list("young-treant:elite", "playful-panda:technician"))
	g.Give("attack jaina-stormborne young-treant")
	assert.Equal(t, 0, g.Stats("playful-panda", 1)[2], "an empty place lies between")
}

// C19.11, CR6: obliterate destroys the units of the lowest tech first, chosen among equals by the attacker. C13.14: if the defender is
// gone another may be attacked, and nothing is obliterated again. C13.13: it comes before the rest.
func TestObliterate(t *testing.T) {
	g := against(t, list("pirate-gunship"), list("chameleon", "tiger-cub", "gemscout-owl", "potent-basilisk"))
	g.Give("attack pirate-gunship chameleon")
	assert.Equal(t, "potent-basilisk", g.Controls(1), "two of the lowest tech, and then the fight")
	g = against(t, list("pirate-gunship"), list("tiger-cub", "young-treant", "merfolk-prospector", "verdant-tree"))
	g.Give("attack pirate-gunship tiger-cub").Asks(codex.AskObliterate).Give("pick tiger-cub", "pick young-treant").Asks(codex.AskDefender)
	assert.True(t, g.Can("done") && g.Can("pick merfolk-prospector"))
	g.Give("pick verdant-tree").Asks(codex.AskMain)
	assert.Equal(t, "merfolk-prospector", g.Controls(1))
}

// C19.32, C13.15: swift strike comes first, and who dies of it hits nobody.
func TestSwiftStrike(t *testing.T) {
	p := gametest.Two("ferocity")
	p.Sides[0].Heroes = []string{"calamandra-moss"}
	gametest.With(&p.Sides[0], "calamandra-moss", "tiger-cub")
	gametest.With(&p.Sides[1], "tiger-cub", "ironbark-treant:leader")
	g := gametest.Start(t, p).Give("play ferocity", "attack tiger-cub ironbark-treant")
	assert.Zero(t, g.Find("ironbark-treant", 1), "C19.31: its armor does not help")
	assert.Equal(t, []int{2, 2, 0}, g.Stats("tiger-cub", 0))
}

// C19.35: deathtouch kills a unit or hero with combat damage, through armor too, but no building.
func TestDeathtouch(t *testing.T) {
	g := against(t, list("tiny-basilisk", "potent-basilisk"), list("steam-tank:leader", "verdant-tree"))
	g.Give("attack potent-basilisk steam-tank")
	assert.Zero(t, g.Find("steam-tank", 1))
	g.Give("attack tiny-basilisk verdant-tree")
	assert.Equal(t, 1, g.Stats("verdant-tree", 1)[2])
}

// C19.21: stealth passes patrollers. C19.17: so does what is invisible, which cannot be attacked nor targeted, unless it patrols.
func TestHiddenCards(t *testing.T) {
	p := gametest.Two("fire-dart")
	p.Sides[1].Heroes = []string{"calamandra-moss"}
	gametest.With(&p.Sides[0], "jaina-stormborne", "steam-tank", "chameleon-lizzo")
	gametest.With(&p.Sides[1], "stalking-tiger", "calamandra-moss", "tiger-cub:leader")
	g := gametest.Start(t, p)
	assert.True(t, g.Can("attack chameleon-lizzo base"))
	assert.False(t, g.Can("attack chameleon-lizzo stalking-tiger"))
	g.Give("play fire-dart")
	assert.False(t, g.Can("pick stalking-tiger"))
	p.Sides[1].InPlay[0].Place, p.Sides[1].InPlay[2].Place = codex.Leader, codex.NoPlace
	assert.True(t, gametest.Start(t, p).Can("attack steam-tank stalking-tiger"))
}

// C19.33: haste attacks at once. C19.41, CR18: ephemeral things die at the end of any turn.
func TestHasteAndEphemeral(t *testing.T) {
	p := gametest.Two("crashbarrow")
	p.Sides[0].Heroes = []string{"drakk-ramhorn"}
	g := gametest.Start(t, p).Give("play crashbarrow", "attack crashbarrow base")
	assert.Equal(t, 6, g.Base(1))
	pass(g)
	assert.Zero(t, g.Find("crashbarrow", 0))
	assert.Contains(t, g.IDs(&g.Side(0).Discard), "crashbarrow")
}

// C19.4, CR5: frenzy counts in one's own turn, and adds up.
func TestFrenzy(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Heroes = []string{"drakk-ramhorn"}
	gametest.With(&p.Sides[0], "nautical-dog", "drakk-ramhorn@4", "mad-man")
	g := gametest.Start(t, p)
	assert.Equal(t, [][]int{{3, 1, 0}, {2, 1, 0}}, [][]int{g.Stats("nautical-dog", 0), g.Stats("mad-man", 0)})
	pass(g)
	assert.Equal(t, []int{1, 1, 0}, g.Stats("nautical-dog", 0))
}

// C19.13: healing takes damage off one's units and heroes in the upkeep, not off buildings.
func TestHealing(t *testing.T) {
	p := gametest.Two()
	p.Sides[1].BaseDamage = 3
	gametest.With(&p.Sides[1], "verdant-tree-1", "steam-tank-3", "master-midori-1")
	g := pass(gametest.Start(t, p))
	assert.Equal(t, 2, g.Stats("steam-tank", 1)[2])
	assert.Equal(t, 0, g.Stats("master-midori", 1)[2])
	assert.Equal(t, []int{1, 3}, []int{g.Stats("verdant-tree", 1)[2], g.Base(1)})
}

// C19.5, CR19: with readiness a hero is not exhausted by attacking, but attacks once a turn. C8.5: what is attached goes when its host
// dies.
func TestReadiness(t *testing.T) {
	p := gametest.Two("final-showdown")
	p.Sides[0].Heroes, p.Sides[1].Heroes = []string{"master-midori"}, []string{"jaina-stormborne"}
	gametest.With(&p.Sides[0], "master-midori@8^")
	g := gametest.Start(t, p).Give("play final-showdown", "pick master-midori", "attack master-midori base")
	assert.False(t, g.Object(g.Find("master-midori", 0)).Exhausted)
	assert.False(t, g.Can("attack master-midori base"))
	assert.Equal(t, []int{7, 8, 0}, g.Stats("master-midori", 0))
	g.Change(func(s *codex.State) { s.Objects[g.Find("master-midori", 0)].Damage = 8 })
	g.Give("build tower")
	pass(g)
	assert.Zero(t, g.Find("final-showdown", 0))
}

// C13.18: an attacker that is gone before damage deals none. CQ14: a defender that an ability has killed may be replaced.
func TestGoneBeforeDamage(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Hand = []string{"fire-dart"}
	gametest.With(&p.Sides[0], "cinderblast-dragon", "jaina-stormborne")
	gametest.With(&p.Sides[1], "tiger-cub", "young-treant")
	g := gametest.Start(t, p).Give("attack cinderblast-dragon tiger-cub").Asks(codex.AskCards).Give("take fire-dart", "pick tiger-cub")
	g.Asks(codex.AskDefender).Give("pick young-treant").Asks(codex.AskMain)
	assert.Zero(t, g.Find("young-treant", 1))
	assert.Equal(t, int8(20), g.Side(0).Gold)
}
