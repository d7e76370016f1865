package scene

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// joinButton is the button with which a gamepad takes a seat, wherever that is offered,
// whatever else it does: the upper one of the four.
var joinButton = keys.Named(keys.Gamepad, "Y")

// Players are those who sit at the window: who has which gamepad, whose input counts, and what they mark.
type Players struct {
	open     *Screens
	settings *session.Settings
	frame    *cardview.Canvas

	party  couch.Party
	pings  couch.Pings
	looks  widget.PointerStyles
	chimes int // marks and joinings whose sound has not been played yet
	shared int // screens from this one on were opened by somebody who only looks on; 0: none
}

// Sits is who plays with which gamepad.
func (p *Players) Sits() *couch.Couch { return &p.party.Couch }

// inputIsParted reports whether it matters now whose input it is.
func (p *Players) inputIsParted(people uint8) bool {
	n := p.open.Sitting()
	return n != nil && !n.Together() && p.shared == 0 && p.party.Active(people)
}

// takeDevices works out whose input has come in, and removes from it whatever is not the
// deciding player's. Gamepads may take the seats that are open.
func (p *Players) takeDevices(in *widget.Input, open uint8) {
	p.party.Update(in.Pads)
	p.join(in, open)
	people := p.open.People()
	if len(p.open.screens) <= p.shared {
		p.shared = 0
	}
	p.pauseWhenLost(people)
	parted, decides := p.inputIsParted(people), couch.Nobody
	if parted {
		decides = p.open.Decides()
	}
	p.party.Take(in, people, parted, decides)
	p.setPointerLooks(people)
	p.pings.Advance(in.Seconds)
}

// join lets gamepads take seats that are open; while somebody is asked none changes its seat.
func (p *Players) join(in *widget.Input, people uint8) {
	if people == 0 {
		return
	}
	for i := range in.Pads {
		pad := &in.Pads[i]
		d, ok := p.party.Device(pad.ID)
		if !ok || pad.ButtonDown != joinButton {
			continue
		}
		if p.party.Plays(d, people) && p.inputIsParted(people) {
			continue
		}
		if lost := p.party.Disconnected(people); lost != couch.Nobody && p.open.Paused() {
			if !p.party.Plays(d, people) {
				p.party.Join(d, lost)
			}
		} else if p.party.Next(d, people) {
			p.chimes++
		}
		pad.Pressed, pad.ButtonDown = [widget.Keys]bool{}, 0
	}
}

// Guests are those who look on, each with what they point at and want.
func (p *Players) Guests() []widget.Guest { return p.frame.Guests }

// GuestMenu reports whether somebody who only looks on asks for the menu.
func (p *Players) GuestMenu() bool { return p.party.Menu }

// MayAnswer reports whether the device used last may answer the question at the table.
func (p *Players) MayAnswer() bool {
	people := p.open.People()
	return people == 0 || p.party.Answers(p.party.Last, p.open.Decides(), people)
}

// PushForAll puts a screen on top on which everybody can do everything, even those
// who only look on at the table.
func (p *Players) PushForAll(n Screen) {
	if p.shared == 0 {
		p.shared = len(p.open.screens)
	}
	p.open.Push(n)
}

// chime appends the sounds of marks.
func (p *Players) chime(buf []playback.Cue) []playback.Cue {
	for ; p.chimes > 0; p.chimes-- {
		buf = append(buf, playback.Cue{Sound: sound.Ping, Gain: 1})
	}
	return buf
}

// setPointerLooks gives the pointers the looks of the players who move them.
func (p *Players) setPointerLooks(people uint8) {
	c := &p.party
	if !c.Parted {
		p.frame.SetPointerStyles(nil)
		return
	}
	for i := range p.looks {
		l := widget.PointerStyle{Color: theme.Ink, Sign: paint.Gamepad, Corner: 3, On: true}
		if i == 0 {
			l.Sign = paint.Mouse
		}
		if at := c.Player(couch.Device(i), c.Decides, people); at != couch.Nobody {
			l.Color, l.Sign, l.Corner = theme.People[at], p.Crest(at), at
		}
		p.looks[i] = l
	}
	p.looks[0].On = p.looks[0].On && c.Decides != couch.Nobody
	p.frame.SetPointerStyles(&p.looks)
}

// Crest is the sign of the player in a seat.
func (p *Players) Crest(seat int) paint.Sign { return paint.Crests[p.settings.Emblems[seat]] }

// Crested draws the sign of the player in a seat at the left of a rectangle and returns the rest of it: if several persons play,
// it shows who is who.
func (p *Players) Crested(f *cardview.Canvas, r layout.Rect, seat int) layout.Rect {
	people := p.open.People()
	if people&(people-1) == 0 || people>>seat&1 == 0 {
		return r
	}
	d := min(r.H, 19*f.Unit)
	sign, rest := r.Split(d)
	f.Crest(sign.Middle(d, d), p.Crest(seat), theme.People[seat])
	return rest.Shift(4*f.Unit, 0).Cross(r)
}
