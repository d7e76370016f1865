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
	Appearance
	Near   float64 // how near; 0 is from head to foot
	Behind bool    // seen from the back
	Wide   float64 // of the build, 1 is ordinary
	Legs   float64
	Head   float64
	Stride float64
}

// Appearance are what distinguishes a person from others of the same kind.
type Appearance struct {
	Face   func(*brush.Brush, *Figure) // instead of the head of the species
	Hat    func(*brush.Brush, *Figure)
	Hairdo *Hairdo // instead of the usual hair
	Chin   func(*brush.Brush, *Figure)
	Mood   Mood
	Wears  []Garment
	Stand  Stand
	Four   bool // with four arms
	Fat    bool
	Woman  bool
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
	f.Appearance, f.near = g.Appearance, g.Near > 0
	f.Four = four
	if g.Hair != nil && f.Hairdo == nil && f.Species != Human && f.Species != Elf && f.Species != Giant {
		mane := Hairdos["long-haired"]
		f.Hairdo = &mane
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
	"getrookya": trait.Getrookya, "goblin": trait.Goblin, "human": trait.Human, "imp": trait.Imp, "handuhan": trait.Handuhan,
	"insectoid": trait.Krxix, "raptrix": trait.Raptrix, "dragonkin": trait.Dragon,
	"knight": trait.Knight, "leader": trait.Leader, "martian": trait.Martian, "merchant": trait.Merchant,
	"monk": trait.Monk, "mutant": trait.Mutant, "niffle": trait.Niffle, "philosopher": trait.Philosopher,
	"politician": trait.Politician, "priest": trait.Priest, "robot": trait.Robot, "dinosaur": trait.Dinosaur,
	"scientist": trait.Scientist, "soldier": trait.Soldier, "specter": trait.Specter, "spirit": trait.Spirit,
	"thief": trait.Thief, "witch": trait.Witch,
}

// Whole draws a figure from head to foot.
func Whole(b *brush.Brush, f *Figure) {
	before := false // whether the far arm crosses the chest
	switch f.Pose {
	case Guarding, Holding, Folded, Carrying, Aiming:
		before = true
	}
	behind(b, f)
	if f.Four {
		lowerArms(b, f)
	}
	if !before {
		arms(b, f, -1)
	}
	legs(b, f)
	torso(b, f)
	for _, g := range f.Wears {
		if g.before != nil {
			g.before(b, f)
		}
	}
	if before {
		arms(b, f, -1)
	}
	headAndNeck(b, f)
	arms(b, f, 1)
}

// lowerArms draws a second pair of arms, which are empty.
func lowerArms(b *brush.Brush, f *Figure) {
	low := *f
	low.Pose, low.Gear, low.hold, low.Wide = Shrugging, None, nil, f.Wide*0.92
	b.Within(brush.Place(0, 30, 1, 1, 0), func() {
		arms(b, &low, -1)
		arms(b, &low, 1)
	})
}

// back draws a figure from behind.
func back(b *brush.Brush, f *Figure) {
	arms(b, f, -1)
	arms(b, f, 1)
	legs(b, f)
	torso(b, f)
	if f.Dress.skimpy() {
		spine(b, f)
	} else {
		trailing(b, f, draped(b, f))
	}
	b.Within(brush.Place(f.Turn*3, -21*f.head, f.head, f.head, f.Turn*0.06), func() {
		switch {
		case f.Face != nil || f.Species == Saurian: // looking over a shoulder
			head(b, f)
		case f.Dress == Plate:
			b.Fill(b.Metal(brush.Steel.To(f.Cloth, 0.25)), brush.Smooth(-20, -10, -14, -26, 0, -30, 14, -26, 20, -10, 19, 14, 0, 20, -19, 14))
			b.Draw(brush.Livery(b.House), brush.Smooth(-3, -29, -4, -50, 6, -52, 14, -30, 8, 10, 0, 24, -6, 4))
		case f.Species != Human && f.Species != Elf && f.Species != Giant && f.Species != Cyborg && f.Species != Faerie:
			b.Toned(brush.Tone{Color: f.Skin.Times(0.8), Pull: 1, Shape: 1}, func() { head(b, f) })
		case f.Dress == Cloak || f.has(trait.Monk):
			b.Draw(f.Cloth, brush.Smooth(-26, 12, -27, -10, -16, -28, f.Turn*2, -40, 16, -28, 27, -10, 26, 12, 0, 30))
			b.Fill(brush.Flat(f.Cloth.To(b.Shade, 0.5)).Clear(0.7), brush.Taper(brush.Curve(f.Turn*2, -36, 6, -10, 0, 26), 1, 2))
		default:
			b.Draw(f.Skin, brush.Oval(0, 0, 18, 21))
			b.Draw(f.hair, brush.Smooth(-21, -4, -18, -22, 0, -29, 18, -22, 21, -4, 24, 26, 10, 48, -10, 48, -24, 26))
		}
	})
}

// spine draws a bare back.
func spine(b *brush.Brush, f *Figure) {
	w := f.Wide
	dark := brush.Flat(f.Skin.To(b.Shade, 0.5)).Clear(0.7)
	b.Draw(f.Skin, f.outline(1))
	b.Fill(dark, brush.Taper(brush.Line(0, 4, 0, 88), 1.6, 1.2), brush.Taper(brush.Curve(-w*0.6, 14, -w*0.3, 40, -w*0.5, 54), 2, 0.8),
		brush.Taper(brush.Curve(w*0.6, 14, w*0.3, 40, w*0.5, 54), 2, 0.8))
	b.Draw(brush.Wood.Times(0.8), brush.Slab(-f.Waist*1.12, 74, f.Waist*2.24, 12, 4))
}

// trailing draws cloth that falls from the shoulders over the back.
func trailing(b *brush.Brush, f *Figure, c brush.RGB) {
	w, d := f.Wide, b.In(14, 40)
	b.Draw(c, brush.Smooth(-w*0.7, -2, -w*1.12, 16, -w*1.1, 70, -w-d*0.4, f.hem(150), -w*0.3, f.hem(178), w*0.5, f.hem(170), w+d,
		f.hem(158), w*1.12, 70, w*1.12, 16, w*0.7, -2, 0, -9))
	for i := range 4 {
		q := (float64(i) - 1.5) * w * 0.45
		b.Fill(brush.Flat(c.To(b.Shade, 0.5)).Clear(0.7), brush.Taper(brush.Curve(q*0.7, 20, q, 90, q*1.25+d*0.3, f.hem(160)), 1, 3))
	}
}
