package couch

import "github.com/keyraken/keyraken/ui/widget"

// Party is the people at a screen, and whose input counts as what: that of the player who has to
// decide counts as the input of the screen, that of the others as the input of guests.
type Party struct {
	Couch
	Decides int    // the seat whose input is taken, or [Nobody]
	Parted  bool   // not everybody's input is taken
	Menu    bool   // somebody who only looks on asks for the menu
	Last    Device // the one used last

	guests []widget.Guest
	padded bool // the device used last was a gamepad
	down   bool // the button of the mouse was down
}

// Family is the labels of the gamepad used last.
func (c *Party) Family() Family {
	if p := c.Pad(c.Last); p != nil {
		return p.Family
	}
	return Plain
}

// Take adds the actions of gamepads to the input. If input is parted, it removes from it whatever
// is not that of the person in the seat that decides.
func (c *Party) Take(in *widget.Input, people uint8, parted bool, decides int) {
	c.Parted, c.Decides, c.Menu = parted, decides, false
	if in.KeyDown != 0 || in.Down {
		c.padded, c.Last = false, KeyboardMouse
	}
	c.guests = c.guests[:0]
	if parted {
		c.part(in, people)
	} else {
		for i := range in.Pads {
			c.merge(in, &in.Pads[i])
		}
	}
	in.Guests, in.Pad = c.guests, in.Pad || c.padded
}

// merge adds the actions of a gamepad to the input.
func (c *Party) merge(in *widget.Input, p *widget.Pad) {
	for k := range p.Pressed {
		if p.Pressed[k] {
			in.Pressed[k], in.TypesText[k] = true, false
		}
	}
	if p.ButtonDown != 0 {
		in.ButtonDown = p.ButtonDown
	}
	in.Wheel += p.Wheel
	if p.Used {
		c.padded = true
		c.Last, _ = c.Device(p.ID)
	}
}

// part treats the input of the deciding player as such, and that of the others as that of guests.
func (c *Party) part(in *widget.Input, people uint8) {
	desk := c.Answers(KeyboardMouse, c.Decides, people) || c.Decides == Nobody
	if !desk {
		g := widget.Guest{Mouse: in.Mouse, Read: in.RightDown, Mark: in.Down && !c.down}
		c.lookOn(in, &g, &in.Pressed)
		c.guests = append(c.guests, g)
	}
	if c.down = in.Down; !desk {
		kept := [widget.Keys]bool{widget.FullScreen: in.Pressed[widget.FullScreen], widget.Music: in.Pressed[widget.Music]}
		in.Pressed, in.Typed, in.KeyDown = kept, nil, 0
		in.Down, in.RightDown, in.Wheel, in.Mouse = false, false, 0, widget.Nowhere
		c.padded = true
	}
	for i := range in.Pads {
		p := &in.Pads[i]
		d, ok := c.Device(p.ID)
		switch {
		case !ok:
		case c.Answers(d, c.Decides, people):
			c.merge(in, p)
			if !desk {
				in.Actor, c.Last = int(d), d
			}
		default:
			g := widget.Guest{Pointer: int(d), Mouse: widget.Nowhere}
			c.lookOn(in, &g, &p.Pressed)
			c.guests = append(c.guests, g)
		}
	}
	if desk && in.Actor == 0 && !c.Shared(max(c.Decides, 0)) {
		c.padded = false
	}
}

// lookOn lets somebody who does not decide do what they may.
func (c *Party) lookOn(in *widget.Input, g *widget.Guest, pressed *[widget.Keys]bool) {
	for _, k := range [...]widget.Key{widget.Up, widget.Down, widget.Left, widget.Right, widget.Tab, widget.Previous, widget.Inspect,
		widget.Ping, widget.Enter} {
		g.Pressed[k] = pressed[k]
	}
	c.Menu = c.Menu || pressed[widget.Menu] || g.Pointer == 0 && pressed[widget.Escape]
	if c.Decides == Nobody && pressed[widget.Space] { // what is shown may be skipped
		in.Pressed[widget.Space] = true
	}
}
