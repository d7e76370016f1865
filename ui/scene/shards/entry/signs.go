package entry

import (
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/theme"
)

// of is a sign in its color.
type of struct {
	sign  paint.Sign
	color *paint.Color
}

// faction is the sign of a faction.
func faction(f card.Faction) of {
	c := face.Color(f)
	return of{face.Sign(f), &c}
}

// signs are those of the pages of the rules, as the table shows what they explain.
var signs = map[string]of{
	"aim": {paint.Target, &theme.Danger}, "begin": {paint.Cards, &theme.Water}, "turn": {paint.Right3, &theme.Lit},
	"main-phase": {paint.Hand, &theme.Amber}, "attack-phase": {face.PowerSign, &theme.Danger}, "end-phase": {paint.Exhausted, &theme.Dim},
	"pile": {paint.Cards, &theme.Dim}, "row": {paint.CreatureCard, &theme.Bronze},

	"crystals": {face.CrystalSign, &theme.Water}, "strength": {face.PowerSign, &theme.Danger}, "health": {face.HealthSign, &theme.Damage},
	"mastery": {face.MasterySign, &theme.Lit}, "bonus": {paint.Rising, &theme.Lit}, "focus": {face.MasterySign, &theme.Water},
	"infinite": {paint.Burst, &theme.Danger},

	"ally": {paint.ActionCard, &theme.Water}, "mercenary": {paint.Dash, &theme.Amber}, "champion": {paint.CreatureCard, &theme.Power},
	"leader": faction(card.Homodeus), "faction": faction(card.Order), "cost": {face.CrystalSign, &theme.Amber},
	"relic": {paint.Star, &theme.Bronze},

	"playing": {paint.Right3, &theme.Lit}, "recruit": {paint.Hand, &theme.Water}, "fast-play": {paint.Bolt, &theme.Amber},
	"activate": {paint.Exhausted, &theme.Lit}, "effects": {paint.ActionCard, &theme.Chosen}, "banish": {paint.Cross, &theme.Danger},
	"return": {paint.Undo, &theme.Heal}, "copy": {paint.Link, &theme.Ward},

	"attack-champion": {paint.Spear, &theme.Warn}, "defense": {paint.Shield, &theme.Damage}, "fall": {paint.Skull, &theme.Danger},
	"attack-player": {face.PowerSign, &theme.Warn}, "shield": {paint.Shield, &theme.Ward}, "safe": {paint.Bubble, &theme.Ward},
	"out": {paint.Skull, &theme.Dim},

	"unify": faction(card.Undergrowth), "dominion": faction(card.Order), "echo": faction(card.Wraethe), "inspire": faction(card.Homodeus),
	"show": {paint.Hand, &theme.Lit},

	"nemesis": {paint.Target, &ember}, "her-turn": {paint.Right3, &ember}, "her-power": {face.PowerSign, &ember},
	"clocks": {paint.Counter, &ember},
}

// sign draws the sign of a page, if it has one.
func sign(f *cardview.Canvas, r layout.Rect, page string) bool {
	s, ok := signs[page]
	if ok {
		side := min(r.W, r.H)
		cardview.Symbol(f.List, r.Middle(side, side).Inset(side*0.08), s.sign, *s.color)
	}
	return ok
}
