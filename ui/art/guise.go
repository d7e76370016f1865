package art

// guise is how a line of the scenes wants somebody to look: what is not said is as
// the traits would have it.
type guise struct {
	pose   pose
	posed  bool
	dress  dress
	clad   bool
	hold   func(*painter) // what is in the hand
	gear   tool
	armed  bool
	skin   *rgb
	cloth  *rgb
	hair   *rgb
	hat    func(*painter, *figure)
	near   float64 // how near; 0 is from head to foot
	behind bool    // seen from the back
	wide   float64 // of the build, 1 is ordinary
	legs   float64
	head   float64
	stride float64
}

// put changes a figure as the guise says.
func (g *guise) put(f *figure) {
	if g.posed {
		f.pose = g.pose
		switch g.pose {
		case praying, mourning, pushing, shrugging, cheering, folded: // the hands are busy
			f.gear = none
		}
	}
	if g.clad {
		f.dress = g.dress
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
	f.hat = g.hat
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
}

// folk draws somebody from head to foot around the feet, or around the neck when near.
func (p *painter) folk() {
	g := p.guise
	f := p.somebody()
	k := 1.25
	y := -k * (85 + 90*f.leg)
	if f.dress == robe || f.dress == shroud {
		y = -k * 178
	}
	if g.near > 0 {
		y = 0
	}
	p.within(place(0, y, k, k, 0), func() {
		if g.behind {
			p.back(f)
		} else {
			p.whole(f)
		}
	})
}
