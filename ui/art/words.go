package art

// homeGrounds are the places of the houses.
var homeGrounds = lexicon[func(*painter)]{
	"plains": (*painter).plains, "volcano": (*painter).volcano, "fort": (*painter).fort, "crags": (*painter).crags,
	"spires": (*painter).spires, "chasm": (*painter).chasm, "gates": (*painter).gates, "towers": (*painter).towers,
	"laboratory": (*painter).laboratory, "clockwork": (*painter).clockwork, "desert": (*painter).desert, "domes": (*painter).domes,
	"invasion": (*painter).invasion, "cathedral": (*painter).cathedral, "cloud-city": (*painter).cloudCity, "nave": (*painter).nave,
	"forum": (*painter).forum, "arena": (*painter).arena, "jungle": (*painter).jungle, "roofs": (*painter).roofs,
	"alley": (*painter).alley, "harbor": (*painter).harbor, "orbit": (*painter).orbit, "bridge": (*painter).bridge,
	"colony": (*painter).colony, "reef": (*painter).reef, "trench": (*painter).trench, "kelpwood": (*painter).kelpwood,
	"forest": (*painter).forest, "waterfall": (*painter).waterfall, "glade": (*painter).glade, "abyss": (*painter).abyss,
	"stormy-sea": (*painter).storm, "wreck": (*painter).wreck,
}

// objects are the objects, tools and buildings.
var objects = joined(
	framed(middle, lexicon[func(*painter)]{
		"cannon": (*painter).cannon, "banner": (*painter).standard, "gauntlet": (*painter).gauntlet, "chest": (*painter).chest,
		"orb-on-stand": (*painter).orbOnStand, "seed": (*painter).seed, "parcel": (*painter).parcel, "drone": (*painter).drone,
		"dice": (*painter).dice, "mirror": (*painter).mirror, "device": (*painter).device, "reliquary": (*painter).reliquary,
		"helm": (*painter).helm, "heart": (*painter).heart, "boots": (*painter).boots, "gold-ring": (*painter).bandOfGold,
		"cape": (*painter).cape, "cuirass": (*painter).cuirass, "force-shield": (*painter).bulwark, "drop": (*painter).drop,
		"beast-spirit": (*painter).spiritBeast, "crystals": (*painter).shardOf, "amber": (*painter).amberThing,
		"beast-skull": (*painter).skullThing, "old-key": (*painter).keyThing, "shield": (*painter).shieldThing,
		"starship": func(p *painter) { p.within(place(0, 0, 1.6, 1.6, 0), func() { p.starship(0, 0, 1) }) },
		"saucer":   func(p *painter) { p.saucer(0, 0, 1, false) },
		"abductor": func(p *painter) { p.saucer(0, -60, 1, true) },
		"planet":   func(p *painter) { p.planet(0, 0, 80, false) }, "ringed-planet": func(p *painter) { p.planet(0, 0, 70, true) },
		"hand": func(p *painter) {
			p.within(place(30, 0, 0.9, 0.9, 0), func() { p.palm(p.handSkin(), livery(p.House).times(0.6)) })
		},
		"jellyfish": func(p *painter) { p.jelly(0, -40, 60) },
	}),
	framed(foot, lexicon[func(*painter)]{
		"obelisk": (*painter).obelisk, "skull-pile": (*painter).skulls, "bookcase": (*painter).shelves, "altar": (*painter).altar,
		"cave-mouth": (*painter).cave, "portal": (*painter).portal, "world-tree": (*painter).worldTree,
		"throne": (*painter).throne, "wagon": (*painter).wagon, "galleon": (*painter).galleon,
		"witness":    func(p *painter) { p.stood(0, 0, 1.6) },
		"house":      func(p *painter) { p.house(0, -150, 80, 1) },
		"tower":      func(p *painter) { p.glassTower(0, 0, 280, 46, 0.9) },
		"temple":     func(p *painter) { p.temple(0, 0, 120, 0.9) },
		"column":     func(p *painter) { p.column(0, 0, 26, 260, 0.9) },
		"pine":       func(p *painter) { p.pine(0, 0, 260, 0.9) },
		"toadstool":  func(p *painter) { p.toadstool(0, 0, 220, 90, 0.9) },
		"flower":     func(p *painter) { p.bloom(0, 0, 240, 0.9) },
		"lantern":    func(p *painter) { p.lantern(0, -150, 2) },
		"kelp":       func(p *painter) { p.kelp(0, 0, 280, 8, 0.9) },
		"lone-flame": func(p *painter) { p.flame(0, 0, 60, 240) },
		"campfire":   func(p *painter) { p.fire(0, 0, 90) },
		"spire":      func(p *painter) { p.spire(0, 0, 280, 40, 0.9) },
		"sailboat":   func(p *painter) { p.within(place(0, -30, 2.1, 2.1, 0), func() { p.sailboat(0, 0, 1, 0.9) }) },
		"pole-flag":  func(p *painter) { p.banner(0, 0, 260, livery(p.House)) },
	}),
)

// beasts are bodies that are no person's.
var beasts = framed(foot, lexicon[func(*painter)]{
	"spider": (*painter).spider, "dragon": (*painter).dragon, "serpent": (*painter).serpent, "worm": (*painter).worm,
	"shark": (*painter).fish, "owl": (*painter).bird, "bat": (*painter).bat, "slime": (*painter).blob, "maw": (*painter).maw,
	"mech": (*painter).mech, "toad": (*painter).toad, "treant": (*painter).treefolk, "fly": (*painter).insect, "jaws": (*painter).jaws,
	"turtle": (*painter).turtle, "crab": (*painter).crab, "octopus": (*painter).octopus, "hound": (*painter).fourlegs,
})

// tableaux fill the picture with a deed.
var tableaux = framed(full, lexicon[func(*painter)]{
	"blast": (*painter).blast, "skull-shatter": (*painter).shatter,
	"amber-grab": (*painter).theft, "chained-amber": (*painter).chains, "book-of-light": (*painter).reading, "healing": (*painter).mending,
	"amber-heap": (*painter).hoard, "maelstrom": (*painter).vortex, "key-light": (*painter).keyLight, "stars-of-stun": (*painter).numbing,
	"charge": (*painter).charge, "decay": (*painter).wasting, "puppets": (*painter).strings, "growing": (*painter).growing,
	"vista": (*painter).vista, "great-eye": (*painter).staring,
	"stairs-to-light": (*painter).stairs, "great-fist": (*painter).punch,
	"looming-demon": (*painter).looming, "ghosts": (*painter).haunting,
	"mothership":    (*painter).mothership,
	"lost-in-woods": (*painter).lost, "dance": (*painter).dance,
	"anvil-scene": (*painter).anvil, "giving": (*painter).giving, "great-wave": (*painter).flood,
	"howl": (*painter).howl, "fog-bank": (*painter).fog,
	"vines-scene": (*painter).vines,
	"quake":       (*painter).quake,
})

func framed(f frame, of lexicon[func(*painter)]) lexicon[drawing] {
	all := lexicon[drawing]{}
	for w, draw := range of {
		all[w] = drawing{draw, f}
	}
	return all
}

func (p *painter) amberThing() { p.crystal(0, 0, 95, 0) }
func (p *painter) skullThing() { p.within(place(0, 0, 3.6, 3.6, 0), func() { p.skull(&figure{}) }) }
func (p *painter) keyThing() {
	p.within(place(0, 4, 1.7, 1.7, 0), func() { p.keyShape(p.metal(gold)) })
}
func (p *painter) shieldThing() {
	p.within(place(0, 0, 2.3, 2.3, 0), func() { p.shield(livery(p.House), gold) })
}

// handSkin is the skin of the hands of the house.
func (p *painter) handSkin() rgb { return pick(&p.random, skins[natives[p.House]]...) }
