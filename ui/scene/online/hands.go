package online

import (
	"slices"

	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/widget"
)

// hands is whether who watches sees all hands.
type hands struct {
	asks bool // one watches, and has asked for it
	put  bool // the question was put to the player
}

// consent puts the question to the player whether who watches may see all hands.
func (v *visit) consent() {
	switch {
	case v.Room.Hands == nil:
		v.hands.put = false
	case v.MayAgree() && !v.hands.put && v.Over == nil:
		v.hands.put = true
		v.s.Offer(v.s.T("online-hands-wish"), // the last is that which is led to
			scene.Choice{Label: v.s.T("online-allow"), Do: func() { v.agree(true) }},
			scene.Choice{Label: v.s.T("online-refuse"), Do: func() { v.agree(false) }})
	}
}

// agree asks to see all hands, where one watches, and otherwise says whether one agrees.
func (v *visit) agree(yes bool) {
	v.hands.asks = yes && v.Welcome.Watches
	v.Ask(wire.Ask{Hands: &yes})
}

// mayOpen reports whether there is something to say about that. Hands are open in adventures of KeyForge anyway (A11.14).
func (v *visit) mayOpen() bool {
	if _, err := v.s.Adventures.Named(v.Room.Mode); v.forge() && err == nil {
		return false
	}
	return v.Over == nil && (v.Welcome.Watches || v.Room.Hands != nil && v.Welcome.Seat > 0)
}

// openHands is what one can say about it.
func (v *visit) openHands(f *cardview.Canvas, r layout.Rect) {
	label, yes := "online-hands-ask", !v.hands.asks
	switch {
	case !v.Welcome.Watches:
		if label, yes = "online-hands-agree", true; slices.Contains(v.Room.Hands.Agreed, v.Welcome.Seat) {
			label, yes = "online-hands-hide", false
		}
	case v.hands.asks:
		label = "online-hands-enough"
	}
	if f.Button(widget.ID{What: "hands"}, r, v.s.T(label), "", widget.Plain) {
		f.Defer(func() { v.agree(yes) })
	}
}

// shownHands says what becomes of the wish to see all hands, or "".
func (v *visit) shownHands() string {
	h := v.Room.Hands
	switch {
	case h == nil:
		return ""
	case h.Shown:
		return v.s.T("online-hands-shown")
	case len(h.Refused) > 0:
		return v.s.T("online-hands-refused", v.called(h.Refused[0]))
	}
	for i, p := range v.Room.Places {
		if p.Name != "" && !slices.Contains(h.Agreed, i+1) {
			return v.s.T("online-hands-waits", v.called(i+1))
		}
	}
	return ""
}
