package people

import (
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/ui/art/brush"
)

// Person is somebody in a picture: what the card says of them, and how a line of the scenes
// wants them to look.
type Person struct {
	Traits       trait.Set
	Power, Armor int
	Acts         bool // stands for the people of the house, in the picture of an action
	Hunts        bool
	Guards       bool
	Steals       bool
	Lights       bool // carries a light
	Guise
}

// Guise is how a line of the scenes wants a person to look; everything else follows
// from the traits.
type Guise struct {
	Pose  *Pose
	Dress *Dress
	Hold  func(*brush.Brush) // what is in the hand
	Gear  Tool
	Armed bool
	Skin  *brush.RGB
	Cloth *brush.RGB
	Hair  *brush.RGB
	Looks
	Near   float64 // how near; 0 is from head to foot
	Behind bool    // seen from the back
	Wide   float64 // of the build, 1 is ordinary
	Legs   float64
	Head   float64
	Stride float64
}

// Looks are what distinguishes a person from others of the same kind.
type Looks struct {
	Face  func(*brush.Brush, *Figure) // instead of the head of the kin
	Hat   func(*brush.Brush, *Figure)
	Style *Hairdo // instead of the usual hair
	Chin  func(*brush.Brush, *Figure)
	Mood  Mood
	Wears []garment
	Stand Stand
	Four  bool // with four arms
	Fat   bool
	Woman bool
}

// put changes a figure according to the guise.
func (g *Guise) put(f *Figure) {
	if g.Pose != nil {
		f.Pose = *g.Pose
		switch f.Pose {
		case Praying, Mourning, Pushing, Shrugging, Cheering, Folded: // the hands are busy
			f.Gear = None
		}
	}
	if g.Dress != nil {
		f.Dress = *g.Dress
	}
	if g.Armed {
		f.Gear, f.hold = g.Gear, g.Hold
	}
	if g.Skin != nil {
		f.Skin = *g.Skin
	}
	if g.Cloth != nil {
		f.Cloth = *g.Cloth
	}
	if g.Hair != nil {
		f.hair = *g.Hair
	}
	four := f.Four || g.Four
	f.Looks, f.near = g.Looks, g.Near > 0
	f.Four = four
	if g.Hair != nil && f.Style == nil && f.Kin != Human && f.Kin != Elf && f.Kin != Giant {
		mane := Hairdos["long-haired"]
		f.Style = &mane
	}
	f.stride = max(f.stride, g.Stride)
	if g.Wide > 0 {
		f.Wide, f.Waist = f.Wide*g.Wide, f.Waist*g.Wide
	}
	if g.Legs > 0 {
		f.leg *= g.Legs
	}
	if g.Head > 0 {
		f.head *= g.Head
	}
	if g.Woman {
		f.Wide, f.Waist, f.Limb = f.Wide*0.86, f.Waist*0.82, f.Limb*0.86
	}
	if g.Fat {
		f.Waist = max(f.Waist*1.75, f.Wide*1.12)
	}
}

// Draw draws a person from head to foot around the feet, or around the neck when near.
func Draw(b *brush.Brush, who *Person) {
	f := FigureOf(b, who)
	k := 1.25
	at := brush.At(0, -k*f.ground())
	if who.Near > 0 {
		at = brush.At(f.aside(), 0)
	}
	b.Within(brush.Place(at.X, at.Y, k, k, 0), func() {
		if who.Behind {
			if who.Pose == nil {
				f.Pose = Resting
			}
			back(b, f)
		} else {
			Whole(b, f)
		}
	})
}

// Folk are the words for people and what they are; several make one person.
var Folk = map[string]trait.Trait{
	"alien": trait.Alien, "angel": trait.Angel, "aquan": trait.Aquan, "assassin": trait.Assassin, "cyborg": trait.Cyborg,
	"demon": trait.Demon, "elf": trait.Elf, "faerie": trait.Faerie, "mushroom-man": trait.Fungus, "giant": trait.Giant,
	"goblin": trait.Goblin, "human": trait.Human, "imp": trait.Imp, "handuhan": trait.Handuhan, "insectoid": trait.Krxix,
	"knight": trait.Knight, "leader": trait.Leader, "martian": trait.Martian, "merchant": trait.Merchant,
	"monk": trait.Monk, "mutant": trait.Mutant, "niffle": trait.Niffle, "philosopher": trait.Philosopher,
	"politician": trait.Politician, "priest": trait.Priest, "robot": trait.Robot, "dinosaur": trait.Dinosaur,
	"scientist": trait.Scientist, "soldier": trait.Soldier, "specter": trait.Specter, "spirit": trait.Spirit,
	"thief": trait.Thief, "witch": trait.Witch,
}
