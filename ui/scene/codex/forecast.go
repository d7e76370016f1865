package codex

import (
	"strings"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/codex/forecast"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// foretold is what would come of the attack that is pointed at.
type foretold struct {
	of    codex.Command
	at    int // one more than the number of inputs before it
	code  string
	fight forecast.Fight
	ok    bool
	words string
}

// foresee works out what would come of the attack that is pointed at, if there is one.
func (n *foretold) foresee(f *cardview.Canvas, t *Screen) {
	c := t.aimed(f)
	if c == n.of && n.at == t.log.At()+1 && n.code == t.words.Language().Code {
		return
	}
	*n = foretold{of: c, at: t.log.At() + 1, code: t.words.Language().Code}
	if n.fight, n.ok = forecast.OfAttack(t.game(), c); n.ok {
		n.words = t.tellFight(&n.fight)
	}
}

// aimed is the attack that a click where the pointer is, or letting go of what is dragged, would give.
func (t *Screen) aimed(f *cardview.Canvas) codex.Command {
	switch {
	case !t.mine() || t.show.Behind() || !t.asks(codex.AskMain):
	case t.dragged.What == "card":
		if c, ok := t.dropped(t.dragged, f.Mouse); ok && c.Verb == codex.Attack {
			return c
		}
	case t.attacked(f.Hot):
		_, c := t.offered(f.Hot)
		return c
	}
	return codex.Command{}
}

// tellFight says what would come of an attack.
func (t *Screen) tellFight(of *forecast.Fight) string {
	var all []string
	tell := func(key string, args ...any) { all = append(all, t.say(key, args...)) }
	if of.Wins {
		tell("codex-fore-wins")
	}
	for _, h := range of.Hurt {
		name := t.words.Name(t.card(h.Card))
		switch {
		case h.Leaves && h.Damage > 0:
			tell("codex-fore-dies", name, h.Damage)
		case h.Leaves:
			tell("codex-fore-leaves", name)
		case h.More:
			tell("codex-fore-least", name, h.Damage)
		default:
			tell("codex-fore-takes", name, h.Damage)
		}
	}
	for seat := range codex.Seat(t.game().Seats()) {
		name := t.words.Language().Seat(seat)
		if n := of.Gold[seat]; n > 0 {
			tell("codex-fore-gold", name, n)
		} else if n < 0 {
			tell("codex-fore-loses", name, -n)
		}
		if n := of.Cards[seat]; n > 0 {
			tell("codex-fore-draws", name, n)
		}
	}
	switch {
	case of.Choice:
		tell("codex-fore-choice")
	case of.Chance:
		tell("codex-fore-chance")
	case len(all) == 0:
		tell("codex-fore-nothing")
	}
	return strings.Join(all, " ")
}

// foretold draws what the attack that is pointed at would do to what is in play: the damage, and who would die.
func (p *painter) foretold() {
	n := &p.t.foretold
	if !n.ok {
		return
	}
	for _, h := range n.fight.Hurt {
		at := p.at.Card[h.Card]
		if at.Empty() {
			continue
		}
		u, size := p.Unit, max(22*p.Unit, min(32*p.Unit, at.H*0.3))
		wide := size
		if h.Damage > 0 {
			wide += size * 1.25
		}
		if h.Damage == 0 || !h.Leaves {
			wide = max(size, wide-size*0.7)
		}
		r := layout.Rect{X: at.Center().X - wide/2, Y: at.Y - size*0.25, W: wide, H: size}.Clamp(p.at.Window)
		p.Fill(r, r.H/2, theme.Abyss.Alpha(0.92))
		p.Line(r, r.H/2, 1.6*u, theme.Danger)
		if h.Leaves {
			var skull layout.Rect
			skull, r = r.Split(size)
			p.Mark(skull.Inset(size*0.16), paint.Skull, theme.Damage.Mix(theme.Ink, 0.35))
		}
		if h.Damage > 0 {
			words := "−" + widget.Number(h.Damage)
			if h.More {
				words += "+"
			}
			p.center(r, paint.Display, size*0.8, theme.Damage.Mix(theme.Ink, 0.4), words)
		}
	}
}
