package cards_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
)

// CC75: Bloodlust gives up to two units or heroes 1 attack and haste, and each takes 1 damage at the end of the turn.
func TestBloodlust(t *testing.T) {
	g := start(t, drakk, list("bloodlust"), list("mad-man", "steam-tank*"), nil).Give("play bloodlust", "pick mad-man", "pick steam-tank")
	assert.Equal(t, []int{2, 4}, []int{g.Stats("mad-man", 0)[0], g.Stats("steam-tank", 0)[0]})
	g.Give("attack steam-tank base")
	pass(g)
	assert.False(t, has(g, "mad-man", 0))
	assert.Equal(t, []int{3, 6, 1}, g.Stats("steam-tank", 0))
	g = start(t, drakk, list("bloodlust"), list("mad-man", "hotter-fire"), nil).Give("play bloodlust", "pick drakk-ramhorn", "done")
	assert.Equal(t, 2, pass(g).Stats(drakk, 0)[2], "Hotter Fire makes it 2")
}

// CC76: Desperation draws three and is trashed with an empty hand; the hand goes at the end of the main phase in any case.
func TestDesperation(t *testing.T) {
	p := table(drakk, list("desperation"), nil, nil)
	p.Sides[0].Deck = strings.Fields("mad-man mad-man mad-man scorch scorch scorch scorch")
	g := startOf(t, p).Give("play desperation")
	assert.Equal(t, []int{3, 0}, []int{g.Side(0).Hand.Len(), g.Side(0).Discard.Len()})
	pass(g)
	assert.Equal(t, 2, g.Side(0).Hand.Len(), "the draw phase finds an empty hand")
	p.Sides[0].Hand = list("desperation", "charge")
	g = startOf(t, p).Give("play desperation")
	assert.Equal(t, []int{1, 1}, []int{g.Side(0).Hand.Len(), g.Side(0).Discard.Len()})
	assert.Equal(t, 2, pass(g).Side(0).Hand.Len())
}

// CC77: Kidnapping borrows an opponent's unit of tech 0, I or II for the turn, ready and hasty.
func TestKidnapping(t *testing.T) {
	g := start(t, drakk, list("kidnapping"), list("mad-man"), list("steam-tank!", "pirate-gunship")).Give("play kidnapping")
	assert.False(t, g.Can("pick mad-man") || g.Can("pick pirate-gunship"))
	g.Give("pick steam-tank", "attack steam-tank base")
	assert.Equal(t, 7, g.Base(1))
	assert.True(t, has(pass(g), "steam-tank", 1))
}

// CC78: War Drums give units as much attack as there are units, heroes nothing.
func TestWarDrums(t *testing.T) {
	g := start(t, drakk+"@6^", list("war-drums", "bombaster"), list("mad-man", "mad-man"), nil).Give("play war-drums")
	assert.Equal(t, []int{1 + 2 + 1, 3}, []int{g.Stats("mad-man", 0)[0], g.Stats(drakk, 0)[0]})
	assert.Equal(t, 5, g.Give("play bombaster").Stats("mad-man", 0)[0])
	pass(g.Change(func(s *codex.State) { s.Objects[g.Find(drakk, 0)].Damage = 4 }))
	assert.False(t, has(g, "war-drums", 0), "Drakk has died")
}

// CC79: Crash Bomber deals 1 to a patroller or building when it dies in its player's turn, else to the base of whoever has the turn.
func TestCrashBomber(t *testing.T) {
	g := start(t, drakk, nil, list("crash-bomber"), list("steam-tank:elite")).Give("attack crash-bomber steam-tank").Asks(codex.AskTarget)
	g.Give("pick steam-tank")
	assert.Equal(t, 3, g.Stats("steam-tank", 1)[2])
	g = start(t, jaina, nil, list("steam-tank"), list("crash-bomber")).Give("attack steam-tank crash-bomber").Asks(codex.AskMain)
	assert.Equal(t, 1, g.Base(0))
}

// CC80: Rickety Mine gives 3 gold, and on tails is sacrificed and costs the base 2.
func TestRicketyMine(t *testing.T) {
	seen := map[bool]bool{}
	for i := range 12 {
		p := table(drakk, nil, list("rickety-mine"), nil)
		p.Sides[0].Gold, p.Sides[0].Deck = 1, strings.Fields(strings.Repeat("mad-man ", i+1))
		g := startOf(t, p)
		for range i { // other random numbers
			pass(pass(g))
			g.Change(func(s *codex.State) { s.Sides[0].Gold = 1 })
		}
		g.Give("use rickety-mine")
		tails := !has(g, "rickety-mine", 0)
		seen[tails] = true
		assert.Equal(t, int8(4), g.Side(0).Gold)
		assert.Equal(t, map[bool]int{true: 2, false: 0}[tails], g.Base(0))
	}
	assert.Len(t, seen, 2)
}

// CC81: Captured Bugblatter deals 1 for each unit that dies: in its player's turn to an opponent's base, in another's to that player's.
func TestCapturedBugblatter(t *testing.T) {
	g := start(t, drakk, nil, list("captured-bugblatter", "mad-man"), list("tiger-cub")).Give("attack mad-man tiger-cub").Asks(codex.AskTarget)
	assert.False(t, g.Can("pick 1:base"))
	g.Give("pick 2:base")
	assert.Equal(t, 1, g.Base(1))
	g = start(t, jaina, nil, list("steam-tank"), list("captured-bugblatter", "tiger-cub")).Give("attack steam-tank captured-bugblatter")
	assert.Equal(t, 1, g.Base(0), "its own death counts")
	g = start(t, zane+"@6^", list("maximum-anarchy"), nil, list("captured-bugblatter", "tiger-cub")).Give("play maximum-anarchy")
	assert.Equal(t, 2, g.Base(0), "heroes do not count")
}

// CC82: Crashbarrow has haste and overpower and is ephemeral. CC85: Shoddy Glider flies, has haste and is ephemeral.
func TestShortLivedUnits(t *testing.T) {
	g := start(t, drakk, list("crashbarrow", "shoddy-glider"), nil, list("tiger-cub:leader")).Give("play crashbarrow", "play shoddy-glider",
		"attack shoddy-glider base", "attack crashbarrow tiger-cub")
	assert.Equal(t, 3+4, g.Base(1))
	assert.Equal(t, drakk, pass(g).Controls(0))
}

// CC83: Land Octopus costs two workers in each upkeep, or itself, and cannot patrol; with fewer workers as many as there are (C16.3).
func TestLandOctopus(t *testing.T) {
	for choice, workers := range map[string]int8{"choose 1": 3, "choose 2": 5} {
		p := table(jaina, nil, nil, list("land-octopus"))
		p.Sides[1].Workers = 5
		g := startOf(t, p).Give("end")
		for g.Question().Kind == codex.AskTech || g.Question().Kind == codex.AskPatrol {
			legal := g.Legal(nil)
			g.Give(g.Format(legal[len(legal)-1]))
		}
		g.Asks(codex.AskMode).Give(choice).Asks(codex.AskMain)
		assert.Equal(t, workers, g.Side(1).Workers)
		assert.Equal(t, choice == "choose 1", has(g, "land-octopus", 1))
		if choice == "choose 1" {
			g.Give("end").Asks(codex.AskTech)
		}
	}
}

// CC84: Ogre Recruiter takes a unit of tech 0 or I for good if it survives its attack.
func TestOgreRecruiter(t *testing.T) {
	g := start(t, drakk, nil, list("ogre-recruiter"), list("tiger-cub", "chameleon")).Give("attack ogre-recruiter base")
	assert.False(t, g.Can("pick chameleon"))
	g.Give("pick tiger-cub")
	assert.True(t, has(pass(pass(g)), "tiger-cub", 0))
	g = start(t, drakk, nil, list("ogre-recruiter"), list("tiger-cub", "oversized-rhinoceros"))
	g.Give("attack ogre-recruiter oversized-rhinoceros").Asks(codex.AskMain)
	assert.True(t, has(g, "tiger-cub", 1), "it has died")
}

// CC86: Pirate-Gang Commander brings three Pirates, makes the deaths of units hurt each opponent's base, and lets Blood units of tech I
// and II be played for nothing.
func TestPirateGangCommander(t *testing.T) {
	p := table(drakk, list("pirate-gang-commander", "crashbarrow", "crash-bomber", "mad-man"), nil, list("steam-tank"))
	p.Sides[0].Tech = 0
	assert.False(t, startOf(t, p).Can("play crashbarrow"))
	p.Sides[0].Tech = 3
	g := startOf(t, p).Give("play pirate-gang-commander")
	assert.Equal(t, 3, strings.Count(g.Controls(0), " pirate")-strings.Count(g.Controls(0), " pirate-"))
	assert.Equal(t, []int{2, 2, 0}, g.Stats("pirate/3", 0), "CC107")
	gold := g.Side(0).Gold
	g.Give("play crashbarrow", "play crash-bomber")
	assert.Equal(t, gold, g.Side(0).Gold)
	g.Give("play mad-man", "attack mad-man steam-tank")
	assert.Equal(t, []int{1, int(gold) - 1}, []int{g.Base(1), int(g.Side(0).Gold)})
}
