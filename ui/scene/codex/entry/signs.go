package entry

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/codex/face"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// of is a sign in its color.
type of struct {
	sign  paint.Sign
	color *paint.Color
}

// signs are those of the pages of the rules, as the table shows what they explain.
var signs = map[string]of{
	"aim": {paint.Tower, &theme.Danger}, "begin": {paint.Cards, &theme.Water}, "turn": {paint.Right3, &theme.Lit},
	"tech": {paint.Book, &theme.Amber},

	"worker": {face.WorkerSign, &theme.Bronze}, "hero": {paint.Crown, &theme.Lit}, "spell": {paint.ActionCard, &theme.Chosen},
	"building": {paint.Wall, &theme.Bronze}, "addon": {paint.Plus, &theme.Bronze}, "tired": {paint.Exhausted, &theme.Dim},

	"patrol": {paint.Shield, &theme.Ward}, "attack": {face.AttackSign, &theme.Danger}, "death": {paint.Skull, &theme.Dim},

	"all": {paint.Crown, &theme.Amber}, "lend": {paint.Hand, &theme.Heal}, "bounty": {paint.Star, &theme.Amber},
	"dragon": {paint.Link, &theme.Heal},
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
