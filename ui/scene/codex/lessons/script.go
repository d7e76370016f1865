package lessons

import rules "github.com/keyraken/keyraken/game/codex"

// The seats of the lessons.
const (
	you rules.Seat = iota
	them
)

// all are the lessons in the order in which they are learned.
var all = [...]lesson{turn, fight, patrol, hero, tech, three}

// turn teaches gold, workers, and how a turn goes.
var turn = lesson{
	key: "turn", minutes: 2,
	position: rules.Position{Sides: []rules.SidePosition{
		{Heroes: midori, Gold: 4, Workers: 4, Turns: 1, Codex: none, Hand: ids("tiger-cub", "young-treant", "rich-earth", "ironbark-treant",
			"rampant-growth"), Deck: ids("playful-panda", "merfolk-prospector", "verdant-tree", "spore-shambler", "forests-favor")},
		{Heroes: jaina, Workers: 5, Turns: 1, Codex: none, Hand: red, Deck: red},
	}},
	steps: []step{
		{Key: "goal", On: bases},
		{Key: "gold", On: spots("gold", "workers")},
		{Key: "worker", On: spots("workers"), Done: func(g *rules.Game) bool { return side(g).Hires },
			Stray: first(when("gold", func(g *rules.Game) bool { return side(g).Gold == 0 }), ended)},
		{Key: "play", On: held("tiger-cub"), Done: func(g *rules.Game) bool { return mine(g, "tiger-cub") != 0 },
			Stray: first(ended, when("card", func(g *rules.Game) bool { return !holds(g, "tiger-cub") }),
				when("gold", func(g *rules.Game) bool { return side(g).Gold < 2 }))},
		{Key: "end", On: spots("end-turn"), Done: over},
		{Key: "patrol", On: spots("done"), Done: later},
		{Key: "draw", On: hand},
		{Key: "deck"},
	},
}

// fight teaches attacks, and who is too tired for them.
var fight = lesson{
	key: "fight", minutes: 3,
	position: rules.Position{Sides: []rules.SidePosition{
		{Heroes: midori, Gold: 2, Workers: 4, Turns: 3, Codex: none, InPlay: things("tiger-cub"), Hand: ids("playful-panda"),
			Deck: ids("rich-earth", "verdant-tree", "young-treant")},
		{Heroes: jaina, Workers: 4, Turns: 3, Codex: none, InPlay: []rules.Placed{{ID: "nautical-dog", Exhausted: true}}, Deck: red},
	}},
	steps: []step{
		{Key: "units", On: inPlay(you, "tiger-cub")},
		{Key: "play", On: held("playful-panda"), Done: func(g *rules.Game) bool { return mine(g, "playful-panda") != 0 },
			Stray: first(ended, when("gold", func(g *rules.Game) bool { return side(g).Gold < 2 }))},
		{Key: "tired", On: inPlay(you, "playful-panda")},
		{Key: "attack", On: both(inPlay(you, "tiger-cub"), inPlay(them, "nautical-dog")),
			Done:  func(g *rules.Game) bool { return theirs(g, "nautical-dog") == 0 },
			Stray: first(ended, when("base", func(g *rules.Game) bool { return exhausted(g, "tiger-cub") && damage(g, them) > 0 }))},
		{Key: "wounds", On: inPlay(you, "tiger-cub")},
		{Key: "end", On: ending, Done: back},
		{Key: "base", On: both(both(inPlay(you, "tiger-cub"), inPlay(you, "playful-panda")), base(them)),
			Done:  func(g *rules.Game) bool { return damage(g, them) >= 4 },
			Stray: when("turn", func(g *rules.Game) bool { return turnsSince(g) > 2 || turnsSince(g) == 2 && !acting(g) })},
		{Key: "won"},
	},
}

// patrol teaches the patrol zone, one's own and that of the other.
var patrol = lesson{
	key: "patrol", minutes: 3,
	position: rules.Position{Sides: []rules.SidePosition{
		{Heroes: midori, Gold: 0, Workers: 4, Turns: 4, Codex: none, InPlay: things("ironbark-treant", "tiger-cub"),
			Deck: ids("rich-earth", "verdant-tree", "young-treant")},
		{Heroes: jaina, Workers: 4, Turns: 4, Codex: none, InPlay: things("bloodrage-ogre", "bombaster"), Deck: red},
	}},
	replies: replies{"attack bloodrage-ogre ironbark-treant", "attack bloodrage-ogre tiger-cub", "patrol bombaster leader"},
	steps: []step{
		{Key: "danger", On: both(inPlay(them, "bloodrage-ogre"), base(you))},
		{Key: "end", On: spots("end-turn"), Done: over, Stray: when("attack", func(g *rules.Game) bool {
			return acting(g) && (exhausted(g, "ironbark-treant") || exhausted(g, "tiger-cub") || mine(g, "tiger-cub") == 0)
		})},
		{Key: "leader", On: both(inPlay(you, "ironbark-treant"), places(rules.Leader)),
			Done: func(g *rules.Game) bool { return placed(g, "ironbark-treant") == rules.Leader },
			Stray: first(when("over", later), when("place", func(g *rules.Game) bool {
				return placed(g, "ironbark-treant") != rules.NoPlace || placed(g, "tiger-cub") == rules.Leader
			}))},
		{Key: "places", On: places(rules.Elite, rules.Scavenger, rules.Technician, rules.Lookout)},
		{Key: "second", On: both(inPlay(you, "tiger-cub"), places(rules.Elite, rules.Scavenger, rules.Technician, rules.Lookout)),
			Done: func(g *rules.Game) bool { return placed(g, "tiger-cub") != rules.NoPlace }, Stray: when("over", later)},
		{Key: "watch", Done: back},
		{Key: "held", On: inPlay(you, "ironbark-treant")},
		{Key: "break", On: inPlay(them, "bombaster"), Done: func(g *rules.Game) bool { return struck(g, "bombaster") },
			Stray: when("turn", func(g *rules.Game) bool { return !acting(g) })},
		{Key: "through"},
	},
}

// hero teaches heroes, their levels, and spells.
var hero = lesson{
	key: "hero", minutes: 3,
	position: rules.Position{Sides: []rules.SidePosition{
		{Heroes: midori, Gold: 8, Workers: 5, Turns: 4, Codex: none, InPlay: things("tiger-cub"), Hand: ids("rampant-growth"),
			Deck: ids("rich-earth", "verdant-tree", "young-treant")},
		{Heroes: jaina, Workers: 5, Turns: 4, Codex: none, Deck: red, InPlay: []rules.Placed{{ID: "bloodrage-ogre", Place: rules.Leader}}},
	}},
	steps: []step{
		{Key: "heroes", On: heroes},
		{Key: "summon", On: heroes, Done: func(g *rules.Game) bool { return mine(g, midori[0]) != 0 },
			Stray: first(ended, when("gold", func(g *rules.Game) bool { return side(g).Gold < 2 }))},
		{Key: "level", On: heroes, Done: func(g *rules.Game) bool { return level(g) >= 5 },
			Stray: first(ended, when("gold", func(g *rules.Game) bool { return int(side(g).Gold)+level(g) < 5 }))},
		{Key: "grown", On: inPlay(you, "tiger-cub")},
		{Key: "spell", On: held("rampant-growth"), Done: func(g *rules.Game) bool { return !holds(g, "rampant-growth") && acting(g) },
			Stray: first(ended, when("gold", func(g *rules.Game) bool { return holds(g, "rampant-growth") && side(g).Gold < 2 }))},
		{Key: "attack", On: both(inPlay(you, "tiger-cub"), inPlay(them, "bloodrage-ogre")),
			Done: func(g *rules.Game) bool { return theirs(g, "bloodrage-ogre") == 0 },
			Stray: first(ended, when("weak", func(g *rules.Game) bool {
				return mine(g, "tiger-cub") == 0 || exhausted(g, "tiger-cub") && theirs(g, "bloodrage-ogre") != 0 && acting(g)
			}))},
		{Key: "max"},
	},
}

// tech teaches the codex and tech buildings.
var tech = lesson{
	key: "tech", minutes: 4,
	position: rules.Position{Sides: []rules.SidePosition{
		{Heroes: midori, Gold: 3, Workers: 6, Turns: 3, Hand: ids("rich-earth"), Deck: ids("verdant-tree", "forests-favor"), Spec: "balance"},
		{Heroes: jaina, Workers: 5, Turns: 3, Codex: none, Deck: red},
	}},
	steps: []step{
		{Key: "codex", On: codices},
		{Key: "build", On: site(1), Done: func(g *rules.Game) bool { return side(g).Tech[1].Progress != rules.NotBuilt },
			Stray: first(ended, when("gold", func(g *rules.Game) bool { return side(g).Gold == 0 }))},
		{Key: "end", On: spots("end-turn"), Done: teching},
		{Key: "choose", Done: func(g *rules.Game) bool { return turnsSince(g) == 2 && acting(g) && low(g) },
			Stray: when("high", func(g *rules.Game) bool { return !low(g) })},
		{Key: "built", On: site(1)},
		{Key: "again", On: spots("end-turn"), Done: func(g *rules.Game) bool { return turnsSince(g) == 4 && teching(g) }},
		{Key: "more", Done: func(g *rules.Game) bool { return turnsSince(g) >= 4 && acting(g) }},
		{Key: "play", On: hand, Done: func(g *rules.Game) bool { return mine(g, "tiny-basilisk") != 0 || mine(g, "gemscout-owl") != 0 },
			Stray: first(when("turn", func(g *rules.Game) bool { return turnsSince(g) > 4 || !acting(g) }),
				when("gold", func(g *rules.Game) bool { return side(g).Gold < 1 }))},
		{Key: "higher", On: site(2)},
	},
}

// three teaches what is different with three heroes, and how a game is won.
var three = lesson{
	key: "three", minutes: 4,
	position: rules.Position{Sides: []rules.SidePosition{
		{Heroes: ids("master-midori", "calamandra-moss", "argagarg-garg"), Gold: 12, Workers: 8, Turns: 7, Codex: none, Tech: 1,
			InPlay: []rules.Placed{{ID: "tiny-basilisk", New: true}, {ID: "tiger-cub", New: true}, {ID: "master-midori", Level: 5, New: true}},
			Deck:   ids("rich-earth", "verdant-tree", "young-treant")},
		{Heroes: ids("jaina-stormborne", "captain-zane", "drakk-ramhorn"), Workers: 8, Turns: 7, Codex: none, Tech: 1, BaseDamage: 14,
			Deck: red},
	}},
	steps: []step{
		{Key: "heroes", On: heroes},
		{Key: "addon", On: site(addon), Done: func(g *rules.Game) bool { return side(g).Addon.Progress != rules.NotBuilt },
			Stray: first(ended, when("gold", func(g *rules.Game) bool { return side(g).Gold < 3 }))},
		{Key: "tech", On: site(2), Done: func(g *rules.Game) bool { return side(g).Tech[2].Progress != rules.NotBuilt },
			Stray: first(ended, when("gold", func(g *rules.Game) bool { return side(g).Gold < 4 }))},
		{Key: "end", On: ending, Done: back},
		{Key: "second", On: heroes, Done: func(g *rules.Game) bool { return heroesOut(g) > 1 || g.Over() },
			Stray: when("turn", func(g *rules.Game) bool { return turnsSince(g) > 2 || !acting(g) })},
		{Key: "win", On: both(fighters, base(them)), Done: (*rules.Game).Over,
			Stray: when("turn", func(g *rules.Game) bool { return turnsSince(g) > 2 || !acting(g) && turnsSince(g) == 2 })},
		{Key: "won"},
	},
}
