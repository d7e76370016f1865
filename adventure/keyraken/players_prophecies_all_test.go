package keyraken_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// deeds are what the Keyraken plays in these tests.
var deeds = []*Card{
	Action("deed-surge", Monster, AddressesActive(), Play(Opponent.Gains(N(4)))),
	Action("deed-havoc", Monster, AddressesActive(), Play(Destroy(Creatures))),
	Action("deed-tow", Monster, AddressesActive(), Play(Opponent.Draws(N(2)))),
	Action("deed-toss", Monster, AddressesActive(), Play(Opponent.Draws(N(1)), Opponent.DiscardsAtRandom(1))),
	Action("deed-nip", Monster, AddressesActive(), Play(Deal(1, Creatures.Friendly()))),
	Action("deed-grab", Monster, AddressesActive(), Play(Opponent.Does(Steal(1)))),
	Action("deed-calm", Monster, AddressesActive()),
	Artifact("ally-s-tool", Brobnar),
	Artifact("other-tool", Brobnar),
}

// foretells is the side with the Fate "gift", which gives it 3 æmber, under the prophecy.
func foretells(face string, s seat) seat {
	s.Prophecies = [2][2]string{{face, "the-cards-will-tell"}, {"overreach", "bad-omen"}}
	for i, other := range []string{"wounds-into-wisdom", "it-only-gets-worse", "look-how-far-you-ve-come"} {
		if f := &s.Prophecies[(i+1)/2][(i+1)%2]; *f == face {
			*f = other
		}
	}
	s.Reference = []keyforge.CardPosition{gametest.Active(face, "gift")}
	return s
}

// Each condition in a turn of the Keyraken, alone, and after an ally's turn, who is then active
// (A16.2, A16.5, A16.6).
func TestA16_5EveryProphecyAgainstTheKeyraken(t *testing.T) {
	alone, beside := 1, 2
	both, never := alone|beside, 0
	with := func(k seat, change func(*seat)) seat { change(&k); return k }
	for _, c := range []struct {
		face  string
		owner seat
		k     seat
		when  int
	}{
		{"bad-omen", seat{}, with(plays("deed-surge"), func(k *seat) { k.Amber = 2 }), both},
		{"bad-omen", seat{}, with(plays("deed-surge"), func(k *seat) { k.Amber = 1 }), never},
		{"bad-omen", seat{Amber: 6}, plays("deed-calm"), never},
		{"expect-the-unexpected", seat{}, seat{Artifacts: asleep(), Discard: ids("deed-calm", "limb-3")}, both},
		{"expect-the-unexpected", seat{}, seat{Artifacts: asleep(), Discard: ids("limb-3"), Deck: ids("deed-calm")}, never},
		{"fate-laughs-at-your-plans", seat{}, with(plays("deed-calm"), func(k *seat) { k.Archives = ids("deed-calm") }), both},
		{"fate-laughs-at-your-plans", seat{}, plays("deed-tow", "deed-calm"), never},
		{"forge-ahead-with-confidence", seat{}, with(plays("deed-calm"), func(k *seat) { k.Amber = 6 }), never}, // rising is not forging (A11.3)
		{"go-forth-and-conquer", line("plain-9"), with(plays("deed-calm"), func(k *seat) { k.Line = ids("lashing-tentacle") }), both},
		{"go-forth-and-conquer", line("plain-9"), with(plays("deed-calm"), func(k *seat) { k.Line = ids("limb-3") }), never},
		{"go-forth-and-conquer", line("plain-9"), seat{Deck: ids("devour-whole")}, never}, // the Keyraken is no creature (A5.2)
		{"overreach", seat{}, with(plays("deed-calm"), func(k *seat) { k.Line = ids("limb-3") }), both},
		{"overreach", seat{}, seat{Deck: ids("deed-calm")}, never},
		{"heads-i-win", seat{}, with(plays("limb-3"), func(k *seat) { k.Line = ids("limb-5") }), both},
		{"heads-i-win", seat{}, with(plays("limb-3"), func(k *seat) { k.Line = ids("plain-5") }), never},
		{"heads-i-win", line("plain-5"), plays("limb-3"), never},
		{"tails-you-lose", seat{}, with(plays("limb-3"), func(k *seat) { k.Line = ids("plain-5") }), both},
		{"tails-you-lose", seat{}, with(plays("limb-3"), func(k *seat) { k.Line = ids("limb-5") }), never},
		{"it-only-gets-worse", seat{Amber: 1}, plays("deed-grab"), alone}, // it steals from the active player
		{"look-how-far-you-ve-come", seat{}, plays("limb-3"), both},
		{"look-how-far-you-ve-come", seat{}, plays("deed-calm"), never},
		{"outlook-not-so-good", seat{}, plays("deed-calm"), never},
		{"trust-your-feelings", seat{}, plays("deed-calm"), never},
		{"signs-point-to-yes", seat{}, with(plays("deed-surge"), func(k *seat) { k.Amber = 2 }), both},
		{"signs-point-to-yes", seat{}, with(plays("deed-surge"), func(k *seat) { k.Amber = 1 }), alone}, // 6 beside an ally (A3.1)
		{"stars-aligned", line("plain-5"), with(plays("deed-calm"), func(k *seat) { k.Line = ids("limb-5") }), both},
		{"stars-aligned", line("plain-5", "plain-6"), with(plays("deed-calm"), func(k *seat) { k.Line = ids("limb-5") }), never},
		{"the-cards-will-tell", seat{}, plays("deed-tow", "deed-calm", "deed-calm", "deed-calm"), never}, // it archives instead (A4.3)
		{"the-early-bird", seat{Amber: 3}, plays("deed-surge"), both},
		{"the-early-bird", seat{Amber: 4}, plays("deed-surge"), never},
		{"the-second-mouse", seat{Amber: 5}, plays("deed-surge"), both},
		{"the-second-mouse", seat{Amber: 4}, plays("deed-surge"), never},
		{"the-end-is-nigh", line("plain-5"), with(plays("deed-havoc"), func(k *seat) { k.Line = ids("limb-1", "limb-2") }), both},
		{"the-end-is-nigh", seat{}, with(plays("deed-havoc"), func(k *seat) { k.Line = ids("limb-1", "limb-2") }), beside}, // an ally's too
		{"treat-each-action-as-your-last", seat{}, with(plays("deed-calm"), func(k *seat) { k.Archives = ids("deed-calm") }), both},
		{"treat-each-action-as-your-last", seat{}, with(plays("limb-3"), func(k *seat) { k.Archives = ids("deed-calm") }), never},
		{"wasteful-regret", seat{}, plays("deed-toss", "limb-3"), both}, // from its archives (A4.4)
		{"wasteful-regret", seat{}, plays("deed-tow", "limb-3"), never},
		{"wounds-into-wisdom", line("plain-5"), plays("deed-nip"), alone},
	} {
		for beside, held := range []int{1, 2} {
			prophet := foretells(c.face, c.owner)
			players := []seat{prophet}
			if beside == 1 {
				players = []seat{{Amber: 6, Line: ids("plain-9")}, prophet}
			}
			tb := table(t, c.k, players, slices.Concat(deeds, fates)...)
			tb.EndTurn()
			if tb.Question().Kind == keyforge.AskYesNo { // flip it
				tb.No()
			}
			tb.LeaveOpen()
			got := len(tb.Pile(keyforge.Side(beside), Reference)) == 0
			assert.Equal(t, c.when&held != 0, got, "%s, %v, %v", c.face, c.k, len(players))
		}
	}
}

// The human who is active names a house of the owner's at the start of the Keyraken's turn (A16.5);
// nothing is fulfilled in an ally's turn (A16.2).
func TestProphecyBesideAnAlly(t *testing.T) {
	for named, amber := range map[House]int{Dis: 3, Brobnar: 0} {
		prophet := foretells("ask-again-later", seat{Houses: []House{Brobnar, Dis}, Deck: ids("plain-3")})
		tb := table(t, plays("deed-calm"), []seat{{}, prophet}, slices.Concat(deeds, fates)...)
		tb.EndTurn()
		tb.Asks(keyforge.AskHouse, keyforge.ForEffect, 0)
		assert.Equal(t, HouseSet(Brobnar, Dis), tb.Question().Houses)
		tb.House(named)
		tb.Amber(1, amber)
		tb.LeaveOpen()
	}
	for face, act := range map[string]func(*gametest.Table){
		"look-how-far-you-ve-come": func(tb *gametest.Table) { tb.Play("plain-3"); tb.Right() },
		"overreach":                func(tb *gametest.Table) { tb.Reap("plain-4") },
		"go-forth-and-conquer":     func(tb *gametest.Table) { tb.Fight("plain-4", "limb-1") },
		"wasteful-regret":          func(tb *gametest.Table) { tb.Discard("plain-3") },
	} {
		tb := table(t, line("limb-1"), []seat{{Hand: ids("plain-3"), Line: ids("plain-4")}, foretells(face, seat{})}, fates...)
		act(tb)
		assert.Len(t, tb.Pile(1, Reference), 1, face)
	}
}

// fated is a Fate that the Keyraken fulfills by playing limb-3 from its archives, first of a player
// alone, then of one whose ally is active: "you" is the Keyraken, and the opponent the owner, never
// the ally (A16.3).
func fated(t *testing.T, id string, owner, k seat, check func(tb *gametest.Table, owner keyforge.Side)) {
	t.Helper()
	owner.Hand = gametest.Many(6, "plain-12")
	k.Artifacts = asleep(k.Artifacts...)
	k.Archives = append(ids("limb-3"), k.Archives...)
	if k.Deck == nil {
		k.Deck = ids("deed-calm")
	}
	for _, beside := range []bool{false, true} {
		players, side := []seat{gametest.Fated(owner, id)}, keyforge.Side(0)
		if beside {
			ally := seat{Amber: 4, Line: ids("plain-10", "plain-11"), Hand: gametest.Many(6, "plain-9"), Deck: ids("plain-8"),
				Discard: ids("plain-7"), Artifacts: ids("ally-s-tool")}
			players, side = []seat{ally, players[0]}, 1
		}
		tb := table(t, k, players, deeds...)
		tb.EndTurn()
		check(tb, side)
		tb.LeaveOpen()
		assert.Empty(t, tb.Pile(side, Reference), id)
		if beside {
			tb.Amber(0, 4)
			tb.Line(0, "plain-10", "plain-11")
			assert.Len(t, tb.Pile(0, Hand), 6)
			assert.Len(t, tb.Pile(0, Deck), 1)
			assert.Empty(t, tb.Pile(0, Archives))
			assert.Len(t, tb.Pile(0, Artifacts), 1)
		}
	}
}

// What they name: archives for the hand, the adventure deck and discard pile, its creatures, its pool
// (A16.4).
func TestA16_4FatesOfCardsOfTheKeyraken(t *testing.T) {
	pile := func(tb *gametest.Table, side keyforge.Side, z Zone, want ...string) {
		t.Helper()
		assert.ElementsMatch(t, want, tb.Pile(side, z))
	}
	fated(t, "grave-bounty", seat{}, seat{Discard: ids("limb-7", "limb-8", "limb-9")}, func(tb *gametest.Table, _ keyforge.Side) {
		pile(tb, monster, Purged, "limb-7", "limb-8")
	})
	fated(t, "eddy-of-dis", seat{Discard: ids("plain-2")}, seat{Discard: ids("limb-7")}, func(tb *gametest.Table, o keyforge.Side) {
		assert.Contains(t, tb.Pile(o, Hand), "plain-2")
		pile(tb, monster, Discard, "limb-7", "deed-calm")
	})
	fated(t, "exotic-pivot", seat{}, seat{Deck: ids("limb-4")}, func(tb *gametest.Table, _ keyforge.Side) {
		pile(tb, monster, Archives, "limb-4") // it cannot be played (A11.8)
	})
	fated(t, "cosmic-recompense", seat{}, seat{Deck: ids("crimson-churning")}, func(tb *gametest.Table, _ keyforge.Side) {
		pile(tb, monster, Archives, "crimson-churning")
	})
	fated(t, "strategic-feint", seat{}, seat{Deck: ids("limb-5", "limb-6")}, func(tb *gametest.Table, _ keyforge.Side) {
		pile(tb, monster, Discard, "limb-5")
		pile(tb, monster, Archives, "limb-6")
	})
	fated(t, "bit-byte", seat{Deck: ids("plain-1", "plain-2")}, seat{}, func(tb *gametest.Table, o keyforge.Side) {
		pile(tb, o, Archives, "plain-2")
	})
	fated(t, "gracchan-reform", seat{Deck: ids("plain-1", "plain-2", "plain-3")}, seat{}, func(tb *gametest.Table, o keyforge.Side) {
		pile(tb, o, Archives, "plain-1", "plain-2")
	})
	fated(t, "neotechnic-gopher", seat{Deck: ids("plain-1")}, seat{}, func(tb *gametest.Table, o keyforge.Side) {
		assert.Len(t, tb.Pile(o, Hand), 7)
	})
	fated(t, "rage-reset", seat{}, seat{Archives: ids("limb-5", "limb-6")}, func(tb *gametest.Table, _ keyforge.Side) {
		assert.Len(t, tb.Pile(monster, Discard), 2) // with what it played
		assert.Len(t, tb.Pile(monster, Battleline), 2)
	})
	for _, id := range []string{"reiteration", "reassembly-required"} {
		fated(t, id, seat{Archives: ids("plain-1")}, seat{Archives: ids("limb-5", "limb-6")}, func(tb *gametest.Table, o keyforge.Side) {
			pile(tb, monster, Discard, "limb-5", "limb-6", "deed-calm")
			pile(tb, o, Archives, "plain-1")
		})
	}
	fated(t, "ruthless-avenger", seat{}, seat{Discard: ids("limb-6", "limb-7", "limb-8")}, func(tb *gametest.Table, _ keyforge.Side) {
		assert.Len(t, tb.Pile(monster, Purged), 2)
		pile(tb, monster, Discard)
	})
	run := seat{Deck: ids("crimson-churning", "limb-6", "limb-7", "limb-8")}
	fated(t, "knockback", seat{}, run, func(tb *gametest.Table, _ keyforge.Side) {
		pile(tb, monster, Discard, "crimson-churning", "limb-6")
		pile(tb, monster, Deck, "limb-8")
	})
	fated(t, "divine-seal", seat{Deck: ids("plain-1")}, seat{Deck: ids("limb-6", "limb-7")}, func(tb *gametest.Table, _ keyforge.Side) {
		pile(tb, monster, Purged, "limb-7")
	})
	fated(t, "gleaming-the-cube", seat{}, seat{Deck: ids("limb-6", "deed-calm")}, func(tb *gametest.Table, _ keyforge.Side) {
		pile(tb, monster, Discard, "limb-6", "deed-calm") // and no house becomes active
	})
	fated(t, "salvatorem", seat{}, seat{}, func(tb *gametest.Table, o keyforge.Side) { pile(tb, o, Artifacts, "salvatorem") })
	for _, id := range []string{"fallen-sovereign", "plancina-hidden-agent"} {
		fated(t, id, seat{}, seat{}, func(tb *gametest.Table, _ keyforge.Side) { tb.Line(monster, "limb-3", id) })
	}
	tools := seat{Artifacts: ids("other-tool")} // never the Keyraken (A5.2)
	fated(t, "bondsman-belvan", seat{}, tools, func(tb *gametest.Table, o keyforge.Side) { pile(tb, o, Artifacts, "other-tool") })
	fated(t, "ensign-clark", seat{}, tools, func(tb *gametest.Table, _ keyforge.Side) { pile(tb, monster, Artifacts, "the-keyraken") })
	fated(t, "prince-bufo", seat{Amber: 6}, seat{}, func(tb *gametest.Table, o keyforge.Side) {
		tb.Asks(keyforge.AskKey, keyforge.ForForge, 0)
		tb.Choose(RedKey)
		tb.Keys(o, 1)
		tb.Amber(o, 0)
	})
}

// Its creatures are friendly in a Fate, those of the owner enemies (A16.3, A16.4).
func TestA16_4FatesOfCreaturesOfTheKeyraken(t *testing.T) {
	type table = *gametest.Table
	tired := line("limb-5")
	tired.Line[0].Marks = keyforge.Exhausted
	fated(t, "poised-strike", seat{}, tired, func(tb table, _ keyforge.Side) {
		tb.Marked("limb-5", keyforge.Exhausted)
		tb.Marked("the-keyraken", keyforge.Exhausted)
	})
	fated(t, "coup-de-grâce", line("plain-5"), line("limb-5"), func(tb table, _ keyforge.Side) {
		tb.Damage("limb-5", 4)
		tb.Damage("plain-5", 0)
		tb.InZone(Discard, "m:limb-3")
	})
	fated(t, "evasive-maneuvers", line("plain-5"), line("limb-5"), func(tb table, _ keyforge.Side) {
		tb.Damage("limb-5", 2)
		tb.Damage("plain-5", 0)
	})
	for id, zone := range map[string]Zone{"embellish-imp": Discard, "oblivion-knight": Purged, "dal-33-t3r": Purged, "sedimentary-nap": Deck} {
		k := line("limb-5", "limb-4")
		k.Deck = gametest.Many(30, "deed-calm") // so that it hardly draws what is shuffled into it
		fated(t, id, line("plain-9"), k, func(tb table, _ keyforge.Side) {
			tb.InZone(zone, "m:limb-5")
			tb.Line(monster, "limb-4", "limb-3")
		})
	}
	fated(t, "chasm-vespid", line("plain-1", "plain-2", "plain-3"), line("limb-4", "limb-5"), func(tb table, o keyforge.Side) {
		assert.Equal(t, []string{"limb-5"}, tb.Pile(monster, Archives))
		tb.Line(o, "plain-1", "plain-2", "plain-3")
	})
	fated(t, "corrosive-monk", line("agamignus"), line("limb-5"), func(tb table, _ keyforge.Side) {
		tb.Asks(keyforge.AskCards, keyforge.ForEffect, 0)
		tb.Offers("limb-5", "limb-3")
		tb.Pick("limb-5")
		tb.Line(monster, "limb-3")
	})
	deep := line("limb-5")
	deep.Deck = gametest.Many(30, "deed-calm")
	fated(t, "sleight", line("umbra"), deep, func(tb table, _ keyforge.Side) {
		tb.Offers("limb-5", "limb-3")
		tb.Pick("limb-5")
		tb.InZone(Deck, "m:limb-5")
	})
	fated(t, "tormented-badge", line("plain-9"), line("limb-5"), func(tb table, o keyforge.Side) {
		tb.Right()
		tb.Line(o, "plain-9", "limb-5")
	})
	fated(t, "brass-klein", line("plain-9"), line("lashing-tentacle"), func(tb table, _ keyforge.Side) {
		tb.Damage("plain-9", 0)
		tb.Unmarked("lashing-tentacle", keyforge.Exhausted)
		tb.Amber(monster, 0)
	})
	warded := line("limb-5")
	warded.Line[0].Marks = keyforge.Warded
	fated(t, "charitable-herald", seat{}, warded, func(tb table, _ keyforge.Side) { tb.Unmarked("limb-5", keyforge.Warded) })
	for _, id := range []string{"driving-courage", "mogg", "gone-pear-shaped"} {
		fated(t, id, line("plain-5"), line("limb-5"), func(tb table, _ keyforge.Side) { tb.Amber(monster, 0) }) // it does not reap
	}
	fated(t, "paleogene-society", line("plain-5"), line("limb-5"), func(tb table, _ keyforge.Side) {
		tb.Marked("plain-5", keyforge.Warded)
		tb.Unmarked("limb-5", keyforge.Warded)
	})
	fated(t, "publius-scipio", line("plain-5"), line("limb-5", "limb-6"), func(tb table, _ keyforge.Side) {
		tb.Damage("limb-5", 4)
		tb.Damage("limb-6", 4)
		tb.Line(monster, "limb-5", "limb-6")
	})
	fated(t, "too-low", line("plain-1"), line("limb-5", "limb-2"), func(tb table, o keyforge.Side) {
		tb.Line(monster, "limb-5", "limb-3")
		tb.Line(o, "plain-1")
	})
	fated(t, "brutal-consequences", seat{}, line("limb-5"), func(tb table, _ keyforge.Side) { tb.InZone(Purged, "m:limb-3") })
	fated(t, "omicron-callen", line("plain-5"), seat{}, func(tb table, _ keyforge.Side) { tb.Line(monster) })
	upgraded := line("limb-5")
	upgraded.Line[0].Attached = ids("blood-of-titans")
	fated(t, "refit", seat{}, upgraded, func(tb table, _ keyforge.Side) { tb.PowerIs("limb-5", 5) })
	fated(t, "chonk-evermore", line("plain-5"), line("limb-5"), func(tb table, _ keyforge.Side) {
		tb.PowerIs("plain-5", 7)
		tb.PowerIs("limb-5", 5)
	})
}

// Its pool is "your" pool in a Fate (A16.4).
func TestA16_4FatesOfAmberOfTheKeyraken(t *testing.T) {
	type table = *gametest.Table
	two := seat{Amber: 2}
	pool := func(mine, its int) func(table, keyforge.Side) {
		return func(tb table, o keyforge.Side) { tb.Amber(o, mine); tb.Amber(monster, its) }
	}
	fated(t, "strug", seat{Amber: 3}, two, pool(3, 0))
	fated(t, "oh-you-shouldn-t-have", seat{}, two, pool(3, 2))
	fated(t, "chummy", seat{}, two, pool(2, 0))
	fated(t, "predatory-lending", line("umbra"), two, pool(1, 1))
	fated(t, "genetic-strain", line("agamignus"), two, pool(2, 2))
	fated(t, "drosera-relic", seat{}, two, pool(2, 0))
	fated(t, "heed-the-horde", line("agamignus"), two, func(tb table, _ keyforge.Side) { tb.AmberOn("agamignus", 1); tb.Amber(monster, 1) })
	fated(t, "sample-42-c", line("plain-5", "plain-4"), two, func(tb table, _ keyforge.Side) {
		tb.AmberOn("plain-5", 1)
		tb.Amber(monster, 1)
	})
	fated(t, "parasitic-arachnoid", seat{Amber: 3}, two, func(tb table, o keyforge.Side) { tb.AmberOn("limb-3", 2); pool(3, 0)(tb, o) })
	rich := seat{Line: one(gametest.Holding("plain-5", 2))}
	fated(t, "benevolent-charity", rich, two, func(tb table, _ keyforge.Side) { tb.AmberOn("plain-5", 3); tb.Amber(monster, 1) })
	fated(t, "spendthrift", rich, two, pool(2, 2))
	stunned := seat{Line: one(gametest.Holding("limb-5", 1))}
	fated(t, "dissonant-chord", rich, stunned, func(tb table, _ keyforge.Side) {
		tb.Amber(monster, 0)
		tb.Unmarked("plain-5", keyforge.Stunned)
	})
	fated(t, "crystalline-harvest", seat{Amber: 3}, two, pool(3, 1)) // for the action that it plays next
}

// Lasting effects that a Fate begins are about the owner, too (A16.3).
func TestA16_3LastingFates(t *testing.T) {
	for _, c := range []struct {
		id           string
		alone        bool
		arm          bool // whether the arm, which attacks plain-1 unless plain-5 has taunt, survives
		first, other bool // whether plain-1 and plain-5 do
	}{
		{"envious-venomite", true, false, false, true}, {"envious-venomite", false, true, false, true},
		{"lambent-mycelium", true, true, true, false}, {"lambent-mycelium", false, true, false, true},
	} {
		prey := line("plain-1", "plain-5")
		players := []seat{gametest.Fated(prey, c.id)}
		if !c.alone {
			players = []seat{prey, gametest.Fated(line("plain-2", "plain-6"), c.id)}
		}
		k := plays("limb-3")
		k.Line = ids("crushing-arm")
		tb := table(t, k, players)
		tb.EndTurn()
		tb.LeaveOpen()
		for name, stays := range map[string]bool{"crushing-arm": c.arm, "plain-1": c.first, "plain-5": c.other} {
			tb.InZone(map[bool]Zone{true: Battleline, false: Discard}[stays], name)
		}
	}
}

// What is about all creatures, or each player, is about an ally and the Keyraken, too (A7.4, A11.7).
func TestA16_4FatesOfAll(t *testing.T) {
	all := func(id string, owner, ally, k seat) *gametest.Table {
		k.Artifacts, k.Deck = asleep(k.Artifacts...), ids("limb-3")
		tb := table(t, k, []seat{ally, gametest.Fated(owner, id)})
		tb.EndTurn()
		tb.LeaveOpen()
		return tb
	}
	tb := all("solo", line("plain-5"), line("plain-4"), line("limb-4"))
	for _, side := range []keyforge.Side{0, 1, monster} {
		tb.Line(side)
	}
	tb = all("agamignus", line("agamignus"), line("plain-4"), line("limb-4"))
	tb.Line(1, "agamignus")
	tb.Line(0)
	tb.Line(monster)
	tb = all("relegated-relics", seat{Artifacts: ids("gauntlet-of-command")}, seat{Artifacts: ids("screechbomb")},
		seat{Artifacts: ids("iron-obelisk")})
	for _, side := range []keyforge.Side{0, 1} {
		assert.Empty(t, tb.Pile(side, Artifacts))
	}
	assert.Equal(t, []string{"the-keyraken"}, tb.Pile(monster, Artifacts))
	tb = all("kasheek-fall", line("plain-5", "plain-4"), line("plain-6", "plain-7"), line("limb-4"))
	tb.Line(0, "plain-6")
	tb.Line(1, "plain-4")
	tb.Line(monster, "limb-3")
	hurt := line("plain-5")
	hurt.Line[0].Damage = 1
	tb = all("tealnar", hurt, hurt, line("limb-4"))
	tb.Damage("0:plain-5", 0)
	tb.Damage("1:plain-5", 0)
	pools(t, tb, 0, 2, 1) // the owner gains; limb-4 reaped
	tb = all("thunk", line("plain-5"), seat{Line: spent("plain-4")}, line("limb-4"))
	tb.Line(1, "plain-5")
	tb.Line(monster, "limb-4") // limb-3 has just entered; the ally's creature was readied
	tb = all("windrow-composting", seat{Discard: ids("plain-1")}, seat{Discard: ids("plain-2"), Hand: gametest.Many(6, "plain-3")},
		seat{Discard: ids("limb-1")})
	assert.Empty(t, tb.Pile(0, Discard))
	assert.Equal(t, []string{"windrow-composting"}, tb.Pile(1, Discard))
	assert.Empty(t, tb.Pile(monster, Discard))
}
