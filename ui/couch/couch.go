// Package couch knows who plays with which device when several people share a screen: which
// gamepads there are, which seat each of them holds, and whose input counts. It reads no
// gamepad; the window tells it every frame which ones are connected, see [Couch.See]. A [Party]
// makes the input of the player who decides that of the screen, and guests of the others.
//
// A gamepad that holds a seat answers for that seat alone, and nothing else answers for it. A seat
// without a gamepad is played by mouse and keyboard. As long as no seat is held, or only
// one person plays, every device may do everything: a person who plays alone notices
// none of this.
//
// It also knows how far a table that hides hands has been handed over from one person to another, see [HandOver].
//
// Decisions. A gamepad that disconnects keeps its seat until somebody decides otherwise, and
// has it again as soon as it is back: it is recognized by its make and name, since gamepads
// get new numbers. Two of the same make that disconnect at once may come back swapped,
// which the players can fix by pressing two buttons.
package couch

import (
	"math/bits"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/widget"
)

// Device is what somebody plays with: [KeyboardMouse], or the gamepad of that number, from 1.
type Device uint8

// KeyboardMouse is mouse and keyboard.
const KeyboardMouse Device = 0

// Nobody is no seat.
const Nobody = -1

// Pad is a gamepad.
type Pad struct {
	ID        int // while it is connected
	Name      string
	Make      string // the same for all gamepads of its kind
	Family    Family
	Connected bool
}

// Couch is the gamepads and the seats they hold.
type Couch struct {
	pads   [widget.MaxPads]Pad
	known  [widget.MaxPads]bool // there is one at that place, perhaps disconnected
	held   [game.MaxPlayers]Device
	shared [game.MaxPlayers]bool // any device may answer
}

// Update updates which gamepads are connected. Those beyond [widget.MaxPads] are ignored.
func (c *Couch) Update(now []widget.Pad) {
	for i := range c.pads {
		p := &c.pads[i]
		p.Connected = p.Connected && connected(now, p)
		if c.known[i] && !p.Connected && c.seat(Device(i+1)) == Nobody {
			c.pads[i], c.known[i] = Pad{}, false
		}
	}
	for i := range now {
		if _, ok := c.Device(now[i].ID); !ok {
			c.meet(&now[i])
		}
	}
}

func connected(now []widget.Pad, p *Pad) bool {
	for i := range now {
		if n := &now[i]; n.ID == p.ID {
			return n.Name == p.Name && n.Make == p.Make
		}
	}
	return false
}

// meet gives a gamepad the place of a disconnected one of its kind, or else a new one.
func (c *Couch) meet(n *widget.Pad) {
	at := -1
	for i := range c.pads {
		p := &c.pads[i]
		if c.known[i] && !p.Connected && p.Name == n.Name && p.Make == n.Make {
			at = i
			break
		}
		if at < 0 && !c.known[i] {
			at = i
		}
	}
	if at >= 0 {
		c.pads[at], c.known[at] = Pad{n.ID, n.Name, n.Make, FamilyOf(n.Name), true}, true
	}
}

// Device is the connected gamepad with an ID.
func (c *Couch) Device(id int) (Device, bool) {
	for i := range c.pads {
		if c.pads[i].Connected && c.pads[i].ID == id {
			return Device(i + 1), true
		}
	}
	return KeyboardMouse, false
}

// Pad is a known gamepad, or nil.
func (c *Couch) Pad(d Device) *Pad {
	if d == KeyboardMouse || !c.known[d-1] {
		return nil
	}
	return &c.pads[d-1]
}

// Free is the first connected gamepad after d, or after [KeyboardMouse] the first of all, that
// holds no seat.
func (c *Couch) Free(d Device) (Device, bool) {
	for d++; int(d) <= len(c.pads); d++ {
		if c.pads[d-1].Connected && c.seat(d) == Nobody {
			return d, true
		}
	}
	return KeyboardMouse, false
}

// seat is the seat that a gamepad holds, or [Nobody].
func (c *Couch) seat(d Device) int {
	for i, by := range c.held {
		if d != KeyboardMouse && by == d {
			return i
		}
	}
	return Nobody
}

// Holder is the gamepad that holds a seat, or [KeyboardMouse].
func (c *Couch) Holder(seat int) Device { return c.held[seat] }

// Shared reports whether any device may answer for a seat.
func (c *Couch) Shared(seat int) bool { return c.shared[seat] }

// Join seats a gamepad: it leaves its old seat and replaces the gamepad that held the new one.
func (c *Couch) Join(d Device, seat int) {
	if was := c.seat(d); was != Nobody {
		c.held[was] = KeyboardMouse
	}
	c.held[seat], c.shared[seat] = d, false
}

// Leave returns a seat to mouse and keyboard.
func (c *Couch) Leave(seat int) { c.held[seat], c.shared[seat] = KeyboardMouse, false }

// Share opens a seat to every device.
func (c *Couch) Share(seat int) { c.held[seat], c.shared[seat] = KeyboardMouse, true }

// Next moves a gamepad to the next seat that no gamepad holds, among the seats of
// persons, a bit for each; after the last one it leaves. It reports whether
// anything changed: where one person plays nobody has to join.
func (c *Couch) Next(d Device, persons uint8) bool {
	if bits.OnesCount8(persons) < 2 {
		return false
	}
	was := c.seat(d)
	for i := was + 1; i < len(c.held); i++ {
		if persons&(1<<i) != 0 && c.held[i] == KeyboardMouse {
			c.Join(d, i)
			return true
		}
	}
	if was != Nobody {
		c.Leave(was)
	}
	return was != Nobody
}

// Forget takes their seats from disconnected gamepads.
func (c *Couch) Forget() {
	for i, d := range c.held {
		if p := c.Pad(d); d != KeyboardMouse && (p == nil || !p.Connected) {
			c.held[i] = KeyboardMouse
		}
	}
}

// Disconnected is the first seat of a person whose gamepad is disconnected, or [Nobody].
func (c *Couch) Disconnected(persons uint8) int {
	if !c.Active(persons) {
		return Nobody
	}
	for i, d := range c.held {
		if p := c.Pad(d); persons&(1<<i) != 0 && p != nil && !p.Connected {
			return i
		}
	}
	return Nobody
}

// Plays reports whether a gamepad holds the seat of one of the persons.
func (c *Couch) Plays(d Device, persons uint8) bool {
	at := c.seat(d)
	return at != Nobody && persons&(1<<at) != 0
}

// Active reports whether it matters who has which gamepad: there are several persons,
// and at least one holds a seat with a gamepad.
func (c *Couch) Active(persons uint8) bool {
	if bits.OnesCount8(persons) < 2 {
		return false
	}
	for i, d := range c.held {
		if d != KeyboardMouse && persons&(1<<i) != 0 {
			return true
		}
	}
	return false
}

// Answers reports whether a device may answer for the seat of a person; none may for
// [Nobody].
func (c *Couch) Answers(d Device, seat int, persons uint8) bool {
	switch {
	case !c.Active(persons):
		return true
	case seat == Nobody:
		return false
	case c.held[seat] != KeyboardMouse:
		return c.held[seat] == d
	}
	return d == KeyboardMouse || c.shared[seat] || c.alone(d)
}

// alone reports whether a gamepad holds no seat and is the only one.
func (c *Couch) alone(d Device) bool {
	for i := range c.pads {
		if c.pads[i].Connected && Device(i+1) != d {
			return false
		}
	}
	return c.seat(d) == Nobody
}

// Player is the seat of the person for whom a device points and marks, while the given one
// decides, or [Nobody]: the seat that the gamepad holds; for mouse and keyboard the seat
// that decides, if it is played with them, or else the only one that is.
func (c *Couch) Player(d Device, decides int, persons uint8) int {
	if d != KeyboardMouse && c.Plays(d, persons) {
		return c.seat(d)
	}
	if c.Answers(d, decides, persons) {
		return decides
	}
	only := Nobody
	for i, by := range c.held {
		if d == KeyboardMouse && by == KeyboardMouse && persons&(1<<i) != 0 {
			if only != Nobody {
				return Nobody
			}
			only = i
		}
	}
	return only
}
