// Package keys says what each key and gamepad button does: their names, what each does
// by default, and how a player changes that. It reads no keyboard; the window does, by
// the names of this package.
//
// Each action has one key and one button, and each key and button does at most one thing.
// Giving an action the key of another action swaps their keys, so that no action is
// ever without one. The arrow keys, the page keys and the direction pad always point
// and scroll.
package keys

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/ui/widget"
)

// Code is a key, alone or with Shift, or a button of a gamepad; 0 is none.
type Code = widget.Code

// shifted is the bit of a key that is pressed with Shift.
const shifted Code = 1 << 15

// Device is a keyboard or a gamepad.
type Device uint8

// The devices.
const (
	Keyboard Device = iota
	Gamepad
	Devices
)

// keyNames are the names of the keys that can be bound, as Ebitengine and the settings
// file call them.
var keyNames = func() []string {
	all := []string{"", "Enter", "Escape", "Space", "Tab", "Insert", "Minus", "Equal", "BracketLeft", "BracketRight",
		"Backslash", "Semicolon", "Quote", "Comma", "Period", "Slash", "Backquote", "NumpadEnter", "NumpadAdd", "NumpadSubtract",
		"NumpadMultiply", "NumpadDivide", "NumpadDecimal"}
	for c := 'A'; c <= 'Z'; c++ {
		all = append(all, string(c))
	}
	for c := '0'; c <= '9'; c++ {
		all = append(all, "Digit"+string(c), "Numpad"+string(c))
	}
	for n := range 12 {
		all = append(all, fmt.Sprintf("F%d", n+1))
	}
	return all
}()

// padNames are the names of the buttons of a gamepad, by their usual places.
var padNames = []string{"", "A", "B", "X", "Y", "LB", "RB", "LT", "RT", "View", "Menu", "LS", "RS"}

// printed are the labels of keys whose names are longer.
var printed = map[string]string{"Escape": "Esc", "Minus": "−", "Equal": "=", "BracketLeft": "[", "BracketRight": "]", "Backslash": "\\",
	"Semicolon": ";", "Quote": "'", "Comma": ",", "Period": ".", "Slash": "/", "Backquote": "`"}

func names(d Device) []string {
	if d == Gamepad {
		return padNames
	}
	return keyNames
}

// Names are the names of the keys, or buttons, that can be bound.
func Names(d Device) []string { return names(d)[1:] }

// Named is the key, or button, with that name, or 0.
func Named(d Device, name string) Code {
	rest, shift := strings.CutPrefix(name, "Shift+")
	i := slices.Index(names(d), rest)
	if i <= 0 || shift && d == Gamepad {
		return 0
	}
	if shift {
		return Code(i) | shifted
	}
	return Code(i)
}

// Name is what the settings file calls the key or button.
func Name(d Device, c Code) string {
	name := names(d)[c&^shifted]
	if c&shifted != 0 {
		return "Shift+" + name
	}
	return name
}

// WithoutShift is the key without Shift, and whether it is pressed with Shift.
func WithoutShift(c Code) (Code, bool) { return c &^ shifted, c&shifted != 0 }

// WithShift is the key with Shift.
func WithShift(c Code) Code { return c | shifted }

// Caption is the label of the key or button.
func Caption(d Device, c Code) string {
	name := names(d)[c&^shifted]
	if short, ok := printed[name]; ok {
		name = short
	}
	name = strings.TrimPrefix(name, "Digit")
	if rest, ok := strings.CutPrefix(name, "Numpad"); ok {
		name = "Num " + rest
	}
	if c&shifted != 0 {
		return "Shift+" + name
	}
	return name
}

// TypesText reports whether the key types something into a field.
func TypesText(c Code) bool {
	name := keyNames[c&^shifted]
	switch {
	case name == "Escape" || name == "NumpadEnter":
		return false
	case len(name) == 1 || name == "Space" || printed[name] != "":
		return true
	}
	return strings.HasPrefix(name, "Digit") || strings.HasPrefix(name, "Numpad")
}

// Action is something that a key or a button does.
type Action struct {
	Key   widget.Key
	Name  string // in the settings file
	Words string // its name for players, a key of the language
	at    [Devices]string
}

// Actions are what keys and buttons do, in the order in which the settings list them.
var Actions = [...]Action{
	{widget.Enter, "choose", "ctl-take", [Devices]string{"Enter", "A"}},
	{widget.Escape, "back", "ctl-back", [Devices]string{"Escape", "B"}},
	{widget.Tab, "next", "ctl-next", [Devices]string{"Tab", "RB"}},
	{widget.Previous, "before", "ctl-before", [Devices]string{"Shift+Tab", "LB"}},
	{widget.Inspect, "read", "ctl-read", [Devices]string{"I", "X"}},
	{widget.DefaultAction, "usual", "ctl-usual", [Devices]string{"Q", "Y"}},
	{widget.Reap, "reap", "ctl-reap", [Devices]string{"R", ""}},
	{widget.Fight, "fight", "ctl-fight", [Devices]string{"F", ""}},
	{widget.UseAction, "action", "ctl-action", [Devices]string{"A", ""}},
	{widget.Houses, "houses", "ctl-houses", [Devices]string{"H", ""}},
	{widget.Ping, "ping", "ctl-ping", [Devices]string{"P", "LS"}},
	{widget.Advice, "advice", "advice-ask", [Devices]string{"W", "View"}},
	{widget.EndTurn, "end-turn", "ctl-end-turn", [Devices]string{"E", "RS"}},
	{widget.Space, "skip", "ctl-skip", [Devices]string{"Space", "RT"}},
	{widget.Undo, "undo", "ctl-undo", [Devices]string{"U", "LT"}},
	{widget.Redo, "redo", "ctl-redo", [Devices]string{"Shift+U", ""}},
	{widget.Help, "rules", "rules", [Devices]string{"F1", ""}},
	{widget.Menu, "menu", "menu", [Devices]string{"F10", "Menu"}},
	{widget.Music, "music", "music", [Devices]string{"M", ""}},
	{widget.FullScreen, "full-screen", "full-screen", [Devices]string{"F11", ""}},
	{widget.First, "card-1", "ctl-card", [Devices]string{"Digit1", ""}},
	{widget.First + 1, "card-2", "ctl-card", [Devices]string{"Digit2", ""}},
	{widget.First + 2, "card-3", "ctl-card", [Devices]string{"Digit3", ""}},
	{widget.First + 3, "card-4", "ctl-card", [Devices]string{"Digit4", ""}},
	{widget.First + 4, "card-5", "ctl-card", [Devices]string{"Digit5", ""}},
	{widget.First + 5, "card-6", "ctl-card", [Devices]string{"Digit6", ""}},
	{widget.First + 6, "card-7", "ctl-card", [Devices]string{"Digit7", ""}},
	{widget.First + 7, "card-8", "ctl-card", [Devices]string{"Digit8", ""}},
	{widget.First + 8, "card-9", "ctl-card", [Devices]string{"Digit9", ""}},
	{widget.First + 9, "card-10", "ctl-card", [Devices]string{"Digit0", ""}},
}

// Bindings are the key and the button of each of [Actions].
type Bindings [Devices][len(Actions)]Code

// Default is the bindings at first.
var Default = func() (b Bindings) {
	for i := range Actions {
		for d := range Devices {
			b[d][i] = Named(d, Actions[i].at[d])
		}
	}
	return b
}()

// Of is the key or button of the action, or 0.
func (b *Bindings) Of(d Device, k widget.Key) Code {
	for i := range Actions {
		if Actions[i].Key == k {
			return b[d][i]
		}
	}
	return 0
}

// Has reports whether the key or button does anything.
func (b *Bindings) Has(d Device, c Code) bool { return c != 0 && slices.Contains(b[d][:], c) }

// Does is what the key or button does, or [widget.NoKey].
func (b *Bindings) Does(d Device, c Code) widget.Key {
	if i := slices.Index(b[d][:], c); i >= 0 && c != 0 {
		return Actions[i].Key
	}
	return widget.NoKey
}

// Bind gives a key or button to the i-th action. The action that had it before, if any,
// gets the old one of the i-th, and is returned; else -1.
func (b *Bindings) Bind(d Device, i int, c Code) (other int) {
	other = slices.Index(b[d][:], c)
	if c == 0 || other == i {
		return -1
	}
	if other >= 0 {
		b[d][other] = b[d][i]
	}
	b[d][i] = c
	return other
}

// Changed are the bindings that differ from [Default], by the names of the actions: a
// key by its name, a button after "pad-".
func (b *Bindings) Changed() map[string]string {
	all := map[string]string{}
	for d := range Devices {
		for i := range Actions {
			if b[d][i] != Default[d][i] {
				all[prefixes[d]+Actions[i].Name] = Name(d, b[d][i])
			}
		}
	}
	return all
}

// prefixes stand before the names of actions in the settings file.
var prefixes = [Devices]string{"", "pad-"}

// Read returns the bindings in a settings file, and what is wrong in it: wrong ones keep
// the default. A file older than the newcomer may bind its key to something else, which
// then keeps it.
func Read(changed map[string]string) (b Bindings, wrong []error) {
	b = Default
	known := map[string]bool{}
	for d := range Devices {
		for i := range Actions {
			name := prefixes[d] + Actions[i].Name
			value, ok := changed[name]
			if known[name] = true; !ok {
				continue
			}
			c := Named(d, value)
			if c == 0 && value != "" {
				wrong = append(wrong, unknown(d, value, name))
				continue
			}
			b[d][i] = c
		}
		for i := range Actions {
			if _, ok := changed[prefixes[d]+Actions[i].Name]; !ok && Actions[i].Key == newcomer && taken(b[d][:], i) {
				b[d][i] = 0
			}
		}
		for i := range Actions {
			if k := slices.Index(b[d][:i], b[d][i]); k >= 0 && b[d][i] != 0 {
				wrong = append(wrong, message.New("key-given-twice", Name(d, b[d][i]), prefixes[d]+Actions[k].Name,
					prefixes[d]+Actions[i].Name))
				b[d] = Default[d]
				break
			}
		}
	}
	for _, name := range sorted(changed) {
		if !known[name] {
			wrong = append(wrong, message.New("key-for-nothing", strconv.Quote(name)))
		}
	}
	return b, wrong
}

// newcomer is an action that the first files did not have.
const newcomer = widget.Ping

// taken reports whether another action has the key, or button, of the i-th.
func taken(b []Code, i int) bool {
	return slices.Contains(b[:i], b[i]) || slices.Contains(b[i+1:], b[i])
}

// unknown reports that there is no such key, or button.
func unknown(d Device, value, action string) error {
	if d == Gamepad {
		return message.New("unknown-button", strconv.Quote(value), action)
	}
	return message.New("unknown-key", strconv.Quote(value), action)
}

func sorted(m map[string]string) []string {
	all := make([]string, 0, len(m))
	for name := range m {
		all = append(all, name)
	}
	slices.Sort(all)
	return all
}
