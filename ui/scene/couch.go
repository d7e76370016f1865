package scene

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// joinButton is the button with which a gamepad takes a seat, wherever that is offered,
// whatever else it does: the upper one of the four.
var joinButton = keys.Named(keys.Gamepad, "Y")

// inputIsParted reports whether it matters now whose input it is.
func (s *Stack) inputIsParted(people uint8) bool {
	n := s.Sitting()
	return n != nil && !n.Together() && s.shared == 0 && s.party.Active(people)
}

// takeDevices works out whose input has come in, and removes from it whatever is not the
// deciding player's.
func (s *Stack) takeDevices(in *widget.Input) {
	s.party.Update(in.Pads)
	s.join(in)
	people := s.People()
	if len(s.screens) <= s.shared {
		s.shared = 0
	}
	s.pauseWhenLost(people)
	parted, decides := s.inputIsParted(people), couch.Nobody
	if parted {
		decides = s.Decides()
	}
	s.party.Take(in, people, parted, decides)
	s.setPointerLooks(people)
	s.pings.Advance(in.Seconds)
}

// join lets gamepads take seats, if the screen on top allows it; while somebody is asked
// none changes its seat.
func (s *Stack) join(in *widget.Input) {
	people := s.Top().Joins(s)
	if people == 0 {
		return
	}
	for i := range in.Pads {
		p := &in.Pads[i]
		d, ok := s.party.Device(p.ID)
		if !ok || p.ButtonDown != joinButton {
			continue
		}
		if s.party.Plays(d, people) && s.inputIsParted(people) {
			continue
		}
		if lost := s.party.Disconnected(people); lost != couch.Nobody && s.Top().Name() == pausedName {
			if !s.party.Plays(d, people) {
				s.party.Join(d, lost)
			}
		} else if s.party.Next(d, people) {
			s.chimes++
		}
		p.Pressed, p.ButtonDown = [widget.Keys]bool{}, 0
	}
}

// Guests are those who look on, each with what they point at and want.
func (s *Stack) Guests() []widget.Guest { return s.frame.Guests }

// GuestMenu reports whether somebody who only looks on asks for the menu.
func (s *Stack) GuestMenu() bool { return s.party.Menu }

// MayAnswer reports whether the device used last may answer the question at the table.
func (s *Stack) MayAnswer() bool {
	people := s.People()
	return people == 0 || s.party.Answers(s.party.Last, s.Decides(), people)
}

// PushForAll puts a screen on top on which everybody can do everything, even those
// who only look on at the table.
func (s *Stack) PushForAll(n Screen) {
	if s.shared == 0 {
		s.shared = len(s.screens)
	}
	s.Push(n)
}

// chime appends the sounds of marks.
func (s *Stack) chime(buf []playback.Cue) []playback.Cue {
	for ; s.chimes > 0; s.chimes-- {
		buf = append(buf, playback.Cue{Sound: sound.Ping, Gain: 1})
	}
	return buf
}

// setPointerLooks gives the pointers the looks of the players who move them.
func (s *Stack) setPointerLooks(people uint8) {
	c := &s.party
	if !c.Parted {
		s.frame.SetPointerStyles(nil)
		return
	}
	for i := range s.looks {
		l := widget.PointerStyle{Color: theme.Ink, Sign: paint.Gamepad, Corner: 3, On: true}
		if i == 0 {
			l.Sign = paint.Mouse
		}
		if at := c.Player(couch.Device(i), c.Decides, people); at != couch.Nobody {
			l.Color, l.Sign, l.Corner = theme.People[at], s.Crest(at), at
		}
		s.looks[i] = l
	}
	s.looks[0].On = s.looks[0].On && c.Decides != couch.Nobody
	s.frame.SetPointerStyles(&s.looks)
}

// Crest is the sign of the player in a seat.
func (s *Stack) Crest(seat int) paint.Sign { return paint.Crests[s.Settings.Emblems[seat]] }

// Crested draws the sign of the player in a seat at the left of a rectangle and returns the rest of it: if several persons play,
// it shows who is who.
func (s *Stack) Crested(f *cardview.Canvas, r layout.Rect, seat int) layout.Rect {
	people := s.People()
	if people&(people-1) == 0 || people>>seat&1 == 0 {
		return r
	}
	d := min(r.H, 19*f.Unit)
	sign, rest := r.Split(d)
	f.Crest(sign.Middle(d, d), s.Crest(seat), theme.People[seat])
	return rest.Shift(4*f.Unit, 0).Cross(r)
}
