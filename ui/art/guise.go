package art

import (
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/ui/art/brush"
)

// person is somebody in a picture: what the card says of them, and how a line of the scenes
// wants them to look.
type person struct {
	traits       trait.Set
	power, armor int
	acts         bool // stands for the people of the house, in the picture of an action
	hunts        bool
	guards       bool
	steals       bool
	lights       bool // carries a light
	guise
}

// guise is how a line of the scenes wants a person to look; everything else follows
// from the traits.
type guise struct {
	pose  *pose
	dress *dress
	hold  func(*brush.Brush) // what is in the hand
	gear  tool
	armed bool
	skin  *brush.RGB
	cloth *brush.RGB
	hair  *brush.RGB
	looks
	near   float64 // how near; 0 is from head to foot
	behind bool    // seen from the back
	wide   float64 // of the build, 1 is ordinary
	legs   float64
	head   float64
	stride float64
}

// looks are what distinguishes a person from others of the same kind.
type looks struct {
	face  func(*brush.Brush, *figure) // instead of the head of the kin
	hat   func(*brush.Brush, *figure)
	style *hairdo // instead of the usual hair
	chin  func(*brush.Brush, *figure)
	mood  mood
	wears []garment
	stand stand
	four  bool // with four arms
	fat   bool
	woman bool
}

// put changes a figure according to the guise.
func (g *guise) put(f *figure) {
	if g.pose != nil {
		f.pose = *g.pose
		switch f.pose {
		case praying, mourning, pushing, shrugging, cheering, folded: // the hands are busy
			f.gear = none
		}
	}
	if g.dress != nil {
		f.dress = *g.dress
	}
	if g.armed {
		f.gear, f.hold = g.gear, g.hold
	}
	if g.skin != nil {
		f.skin = *g.skin
	}
	if g.cloth != nil {
		f.cloth = *g.cloth
	}
	if g.hair != nil {
		f.hair = *g.hair
	}
	four := f.four || g.four
	f.looks, f.near = g.looks, g.near > 0
	f.four = four
	if g.hair != nil && f.style == nil && f.kin != human && f.kin != elf && f.kin != giant {
		mane := hairdos["long-haired"]
		f.style = &mane
	}
	f.stride = max(f.stride, g.stride)
	if g.wide > 0 {
		f.wide, f.waist = f.wide*g.wide, f.waist*g.wide
	}
	if g.legs > 0 {
		f.leg *= g.legs
	}
	if g.head > 0 {
		f.head *= g.head
	}
	if g.woman {
		f.wide, f.waist, f.limb = f.wide*0.86, f.waist*0.82, f.limb*0.86
	}
	if g.fat {
		f.waist = max(f.waist*1.75, f.wide*1.12)
	}
}

// drawPerson draws a person from head to foot around the feet, or around the neck when near.
func drawPerson(b *brush.Brush, who *person) {
	f := somebody(b, who)
	k := 1.25
	at := brush.At(0, -k*f.ground())
	if who.near > 0 {
		at = brush.At(f.aside(), 0)
	}
	b.Within(brush.Place(at.X, at.Y, k, k, 0), func() {
		if who.behind {
			if who.pose == nil {
				f.pose = resting
			}
			back(b, f)
		} else {
			whole(b, f)
		}
	})
}

// folk are the words for people and what they are; several make one person.
var folk = map[string]trait.Trait{
	"alien": trait.Alien, "angel": trait.Angel, "aquan": trait.Aquan, "assassin": trait.Assassin, "cyborg": trait.Cyborg,
	"demon": trait.Demon, "elf": trait.Elf, "faerie": trait.Faerie, "mushroom-man": trait.Fungus, "giant": trait.Giant,
	"goblin": trait.Goblin, "human": trait.Human, "imp": trait.Imp, "handuhan": trait.Handuhan, "insectoid": trait.Krxix,
	"knight": trait.Knight, "leader": trait.Leader, "martian": trait.Martian, "merchant": trait.Merchant,
	"monk": trait.Monk, "mutant": trait.Mutant, "niffle": trait.Niffle, "philosopher": trait.Philosopher,
	"politician": trait.Politician, "priest": trait.Priest, "robot": trait.Robot, "dinosaur": trait.Dinosaur,
	"scientist": trait.Scientist, "soldier": trait.Soldier, "specter": trait.Specter, "spirit": trait.Spirit,
	"thief": trait.Thief, "witch": trait.Witch,
}
