package couch

import (
	"strings"

	"github.com/keyraken/keyraken/ui/widget"
)

// Family is a set of labels on the buttons of gamepads.
type Family uint8

// The families.
const (
	Plain Family = iota // the letters that most gamepads have
	Xbox
	PlayStation
	Nintendo
	Families
)

// named are words in the names of gamepads, without spaces, in the order in which they are tried.
var named = [...]struct {
	family Family
	words  []string
}{
	{Xbox, []string{"xbox", "x-box", "xinput", "microsoft"}},
	{Nintendo, []string{"nintendo", "switch", "joy-con", "joycon", "procontroller", "wii", "snes"}},
	{PlayStation, []string{"playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5", "wirelesscontroller"}},
}

// FamilyOf is the family of a gamepad with that name.
func FamilyOf(name string) Family {
	name = strings.ReplaceAll(strings.ToLower(name), " ", "")
	for _, n := range named {
		for _, w := range n.words {
			if strings.Contains(name, w) {
				return n.family
			}
		}
	}
	return Plain
}

// captions are the labels of the buttons, in the order of package keys: the four at the
// right, from the lowest around, then those at the shoulders, in the middle, and the
// sticks. The four of PlayStation, which show shapes, have words here.
var captions = [Families][12]string{
	Plain:       {"A", "B", "X", "Y", "LB", "RB", "LT", "RT", "View", "Menu", "LS", "RS"},
	Xbox:        {"A", "B", "X", "Y", "LB", "RB", "LT", "RT", "View", "Menu", "LS", "RS"},
	PlayStation: {"", "", "", "", "L1", "R1", "L2", "R2", "Create", "Options", "L3", "R3"},
	Nintendo:    {"B", "A", "Y", "X", "L", "R", "ZL", "ZR", "−", "+", "LS", "RS"},
}

// Shapes is how many buttons of a PlayStation gamepad show a shape: the first ones.
const Shapes = 4

// Caption is the label of a button of a gamepad, or "" for a shape.
func (f Family) Caption(button widget.Code) string {
	if int(button) > len(captions[f]) || button == 0 {
		return ""
	}
	return captions[f][button-1]
}
