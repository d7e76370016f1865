package codex_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// C8.1: a spell needs a hero in play, and no tech building. C8.2, C5.9: it is paid for, does what it says and is discarded. C8.10: a hero
// that has just come and is exhausted casts any number.
func TestSpells(t *testing.T) {
	p := gametest.Two("scorch", "scorch", "fire-dart")
	p.Sides[0].Tech = 0
	g := gametest.Start(t, p)
	assert.False(t, g.Can("play scorch") || g.Can("play fire-dart"))
	g.Give("summon jaina-stormborne", "play scorch", "pick 2:base")
	assert.Equal(t, []int{2, 20 - 2 - 3}, []int{g.Base(1), int(g.Side(0).Gold)})
	assert.Equal(t, "scorch", g.IDs(&g.Side(0).Discard))
	g.Give("play scorch", "pick 2:base", "play fire-dart", "pick 2:base")
	assert.Equal(t, 6, g.Base(1))
}

// C8.3, C8.6: an ongoing spell stays. C8.4, C19.25, CQ6, CR11: a channeling one goes when the hero who cast it does. C8.7 is proven where
// attacks are.
func TestOngoingSpells(t *testing.T) {
	p := gametest.Two("behind-the-ferns")
	p.Sides[0].Heroes, p.Sides[1].Heroes = []string{"calamandra-moss"}, []string{"jaina-stormborne"}
	gametest.With(&p.Sides[0], "calamandra-moss")
	gametest.With(&p.Sides[1], "steam-tank", "jaina-stormborne")
	g := gametest.Start(t, p).Give("play behind-the-ferns")
	assert.NotZero(t, g.Find("behind-the-ferns", 0))
	assert.Zero(t, g.Side(0).Discard.Len())
	pass(g).Give("attack jaina-stormborne calamandra-moss", "attack steam-tank calamandra-moss")
	assert.Zero(t, g.Find("behind-the-ferns", 0))
	assert.Contains(t, g.IDs(&g.Side(0).Discard), "behind-the-ferns")
}

// C8.8, C8.9: an ultimate spell needs a hero of its spec that had its maximum level when the turn began, and is still there.
func TestUltimateSpells(t *testing.T) {
	p := gametest.Two("burning-volley")
	gametest.With(&p.Sides[0], "jaina-stormborne@6")
	g := gametest.Start(t, p).Give("level jaina-stormborne")
	assert.False(t, g.Can("play burning-volley"))
	p.Sides[0].InPlay = nil
	gametest.With(&p.Sides[0], "jaina-stormborne@7^")
	assert.True(t, gametest.Start(t, p).Can("play burning-volley"))
	p.Sides[0].InPlay = nil
	p.Sides[0].Deck = strings.Fields("burning-volley burning-volley burning-volley")
	gametest.With(&p.Sides[0], "jaina-stormborne@7")
	g = gametest.Start(t, p)
	assert.False(t, g.Can("play burning-volley"))
	assert.True(t, pass(pass(g)).Can("play burning-volley"), "a turn later")
}

// C8.11: a minor spell belongs to a colour. C8.12: with heroes of other colours it costs 1 more. C8.14: another spell needs a hero of its
// spec. C8.15: nobody is asked who casts.
func TestCasters(t *testing.T) {
	p := three("scorch", "rampant-growth", "fire-dart")
	p.Sides[0].Heroes = []string{"captain-zane", "jaina-stormborne", "master-midori"}
	gametest.With(&p.Sides[0], "captain-zane")
	g := gametest.Start(t, p, gametest.Three)
	assert.False(t, g.Can("play fire-dart"))
	g.Give("play scorch", "pick 2:base", "play rampant-growth", "pick captain-zane")
	assert.Equal(t, int8(20-3-3), g.Side(0).Gold)
	gametest.With(&p.Sides[0], "master-midori")
	g = gametest.Start(t, p, gametest.Three).Give("play rampant-growth", "pick captain-zane")
	assert.Equal(t, int8(18), g.Side(0).Gold)
	gametest.With(&p.Sides[0], "jaina-stormborne")
	assert.True(t, gametest.Start(t, p, gametest.Three).Can("play fire-dart"))
}

// C17.1, C17.4, CQ17: a spell that must aim needs a target; one with "up to" does not. C17.2: what does not aim looks at no resist.
func TestTargets(t *testing.T) {
	p := gametest.Two("charge")
	gametest.With(&p.Sides[0], "jaina-stormborne")
	assert.False(t, gametest.Start(t, p).Can("play charge"))
	gametest.With(&p.Sides[0], "mad-man")
	assert.True(t, gametest.Start(t, p).Can("play charge"))

	p = gametest.Two("bloodlust", "maximum-anarchy")
	p.Sides[0].Heroes = []string{"drakk-ramhorn"}
	gametest.With(&p.Sides[0], "drakk-ramhorn")
	g := gametest.Start(t, p).Give("play bloodlust").Asks(codex.AskTarget)
	assert.True(t, g.Can("done"))

	p = gametest.Two("maximum-anarchy")
	p.Sides[0].Heroes = []string{"captain-zane"}
	gametest.With(&p.Sides[0], "captain-zane@6^")
	gametest.With(&p.Sides[1], "potent-basilisk", "barkcoat-bear")
	g = gametest.Start(t, p).Give("play maximum-anarchy")
	assert.Empty(t, g.Controls(1), "C19.16: untargetable things are not targeted here")
	assert.Equal(t, int8(17), g.Side(0).Gold)
	assert.Zero(t, g.Find("captain-zane", 0), "CQ32: nobody is left to gain levels")
}

// C19.16: an untargetable thing is no target, of its own player neither. CR20: an invisible one is of its own.
func TestUntargetable(t *testing.T) {
	p := gametest.Two("dinosize")
	p.Sides[0].Heroes = []string{"argagarg-garg"}
	gametest.With(&p.Sides[0], "argagarg-garg", "potent-basilisk", "moss-ancient", "squirrel")
	g := gametest.Start(t, p).Give("play dinosize")
	assert.False(t, g.Can("pick potent-basilisk") || g.Can("pick moss-ancient"))
	assert.True(t, g.Can("pick squirrel"))
}

// CQ38, C17.3: resist is paid for each target, each time it is chosen, and not by its own player.
func TestResist(t *testing.T) {
	p := gametest.Two("bloodlust")
	p.Sides[0].Heroes = []string{"drakk-ramhorn"}
	gametest.With(&p.Sides[0], "drakk-ramhorn", "barkcoat-bear")
	gametest.With(&p.Sides[1], "barkcoat-bear", "barkcoat-bear")
	g := gametest.Start(t, p).Give("play bloodlust", "pick 2:barkcoat-bear", "pick 2:barkcoat-bear/2")
	assert.Equal(t, int8(20-2-4), g.Side(0).Gold)
	g = gametest.Start(t, p).Give("play bloodlust", "pick 1:barkcoat-bear", "done")
	assert.Equal(t, int8(18), g.Side(0).Gold)
}

// C18.1, C18.2: tokens are units of tech 0 and leave the game when they leave play. C11.1, C11.4: they attack and patrol like others.
func TestTokens(t *testing.T) {
	p := gametest.Two()
	gametest.With(&p.Sides[0], "steam-tank")
	gametest.With(&p.Sides[1], "beast")
	g := gametest.Start(t, p).Give("attack steam-tank beast")
	assert.Equal(t, 4, g.Stats("steam-tank", 0)[2])
	g = against(t, list("crashbarrow"), list("beast")).Give("attack crashbarrow beast")
	assert.Zero(t, g.Find("beast", 1))
	assert.Zero(t, g.Side(1).Discard.Len())
}

// C18.3: +1/+1 runes add to attack and HP. C18.4: who has no HP left dies.
func TestRunes(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Heroes = []string{"argagarg-garg"}
	gametest.With(&p.Sides[0], "spore-shambler+1-1", "tiger-cub")
	g := gametest.Start(t, p)
	assert.Equal(t, []int{1, 2, 1}, g.Stats("spore-shambler", 0))
	g.Give("use spore-shambler 1", "pick tiger-cub")
	assert.Zero(t, g.Find("spore-shambler", 0), "1 HP, 1 damage")
	assert.Equal(t, []int{3, 3, 0}, g.Stats("tiger-cub", 0))
}

// C18.7, C19.12: the second copy of a legend is discarded instead of arriving. C18.8: each player may have one.
func TestLegends(t *testing.T) {
	p := gametest.Two("galina-glimmer")
	p.Sides[0].Heroes = []string{"argagarg-garg"}
	gametest.With(&p.Sides[1], "galina-glimmer")
	g := gametest.Start(t, p).Give("play galina-glimmer")
	assert.NotZero(t, g.Find("galina-glimmer", 0))
	gametest.With(&p.Sides[0], "galina-glimmer")
	g = gametest.Start(t, p).Give("play galina-glimmer")
	assert.Equal(t, "galina-glimmer", g.IDs(&g.Side(0).Discard))
	assert.Equal(t, "galina-glimmer", g.Controls(0))
}

// C18.9: control may change, owning never. C18.10: a card returns to its owner's hand, and dies into its owner's discard pile. C15.6,
// C18.12: what changes control keeps its damage and runes, is tired, and leaves its place.
func TestControl(t *testing.T) {
	p := gametest.Two("kidnapping")
	p.Sides[0].Heroes = []string{"drakk-ramhorn"}
	gametest.With(&p.Sides[0], "drakk-ramhorn")
	gametest.With(&p.Sides[1], "steam-tank-1+1:leader")
	g := gametest.Start(t, p).Give("play kidnapping", "pick steam-tank")
	assert.Equal(t, []int{4, 7, 1}, g.Stats("steam-tank", 0))
	assert.Equal(t, codex.NoPlace, g.Object(g.Find("steam-tank", 0)).Place)
	g.Give("attack steam-tank base")
	pass(g)
	assert.NotZero(t, g.Find("steam-tank", 1), "CQ26: it is given back at the end of the turn")

	p = gametest.Two()
	p.Sides[0].Heroes, p.Sides[1].Heroes = []string{"drakk-ramhorn"}, []string{"jaina-stormborne"}
	gametest.With(&p.Sides[0], "ogre-recruiter", "rampaging-elephant")
	gametest.With(&p.Sides[1], "lobber", "steam-tank")
	g = gametest.Start(t, p).Give("attack ogre-recruiter base").Asks(codex.AskTarget)
	assert.False(t, g.Can("pick steam-tank"))
	g.Give("pick lobber")
	assert.True(t, g.Can("attack lobber base"), "it has haste")
	assert.Equal(t, codex.Seat(1), g.Object(g.Find("lobber", 0)).Owner)
}

// C19.9, CR4: the boost is paid in addition when a card is played, and not when it is put into play.
func TestBoost(t *testing.T) {
	p := gametest.Two("marauder", "marauder")
	p.Sides[0].Heroes = []string{"captain-zane"}
	g := gametest.Start(t, p).Give("play marauder").Asks(codex.AskMain)
	assert.Equal(t, int8(17), g.Side(0).Gold)
	g.Give("boost marauder", "worker 2")
	assert.Equal(t, []int8{11, 9}, []int8{g.Side(0).Gold, g.Side(1).Workers})
	p.Sides[0].Gold = 5
	assert.False(t, gametest.Start(t, p).Can("boost marauder"))
	gametest.With(&p.Sides[0], "sanatorium")
	g = gametest.Start(t, p).Give("use sanatorium", "take marauder", "done").Asks(codex.AskMain)
	assert.Equal(t, int8(4), g.Side(0).Gold)
}

// C19.36, C4.4, CQ1, CR23: what happens in upkeeps comes after the income, in an order that the player chooses where it matters.
func TestUpkeepOrder(t *testing.T) {
	p := gametest.Two()
	p.Sides[1].Heroes = []string{"drakk-ramhorn"}
	gametest.With(&p.Sides[1], "land-octopus", "verdant-tree", "gemscout-owl")
	p.Sides[1].Gold, p.Sides[1].Workers = 0, 6
	g := gametest.Start(t, p).Give("end")
	for g.Question().Kind == codex.AskTech || g.Question().Kind == codex.AskPatrol {
		legal := g.Legal(nil)
		g.Give(g.Format(legal[len(legal)-1]))
	}
	g.Asks(codex.AskOrder)
	assert.Equal(t, int8(7), g.Side(1).Gold, "the income, and the owl, whose gold changes nothing for the others")
	g.Give("choose 0").Asks(codex.AskMode).Give("choose 1").Asks(codex.AskMain)
	assert.Equal(t, int8(4), g.Side(1).Workers)
}

// C16.1: what cannot be paid cannot be used. C16.2, C16.3: as much is done as can be. C16.9: to put into play is not to play.
func TestCosts(t *testing.T) {
	p := gametest.Two("mad-man")
	p.Sides[0].Heroes = []string{"calamandra-moss"}
	gametest.With(&p.Sides[0], "calamandra-moss@5")
	g := gametest.Start(t, p)
	assert.False(t, g.Can("use calamandra-moss 0"), "it takes two cards")
	p.Sides[0].Tech = 0
	g = gametest.Start(t, p).Give("use calamandra-moss 1").Asks(codex.AskCards)
	assert.True(t, g.Can("fetch predator-tiger") && g.Can("fetch stalking-tiger"))
	assert.False(t, g.Can("fetch centaur"))
	g.Give("fetch predator-tiger")
	assert.Equal(t, []int{16, 23}, []int{int(g.Side(0).Gold), g.Side(0).Codex.Len()})
	assert.NotZero(t, g.Find("predator-tiger", 0))
}

// C5.6, C5.7, C5.8, CQ28, CQ35: hand, deck, discard pile and codex of another are hidden but for their numbers. CE6: what everybody has
// seen is known to be among them.
func TestHiddenZones(t *testing.T) {
	p := gametest.Two("mad-man", "scorch")
	p.Sides[0].Discard = []string{"firebat"}
	g := gametest.Start(t, p)
	assert.True(t, g.Sees(0, 0))
	assert.False(t, g.Sees(1, 0))
	var w codex.Game
	differs := false
	for seed := range uint64(20) {
		w.CopyFrom(g.Game)
		w.Imagine(1, seed)
		side := &w.State().Sides[0]
		assert.Equal(t, []int{2, 1}, []int{side.Hand.Len(), side.Discard.Len()})
		differs = differs || !side.Hand.Has(g.Side(0).Hand.Cards()[0])
	}
	assert.True(t, differs)

	p = gametest.Two("fire-dart")
	gametest.With(&p.Sides[0], "jaina-stormborne")
	p.Sides[0].Deck = []string{}
	g = gametest.Start(t, p).Give("play fire-dart", "pick 2:base")
	for seed := range uint64(5) {
		w.CopyFrom(g.Game)
		w.Imagine(1, seed)
		assert.Equal(t, g.Side(0).Discard.Cards(), w.State().Sides[0].Discard.Cards(), "all have seen it there")
	}
}

// C6.9: gold and workers lie open, as the table of another player tells.
func TestOpenNumbers(t *testing.T) {
	g := gametest.Start(t, gametest.Two("mad-man"))
	s := g.Sight(1, 0)
	s.See(g.Game)
	h := gametest.Start(t, gametest.Two("scorch"))
	require := assert.New(t)
	require.NoError(h.Show(s.State(), s.Events()))
	require.Equal(g.Side(0).Gold, h.Side(0).Gold)
	require.Equal(g.Side(0).Workers, h.Side(0).Workers)
}
