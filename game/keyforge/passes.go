package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// blankOut makes text boxes blank with the abilities from the i-th on: first with
// lasting effects, then with those of cards that are not blank themselves (K17.1).
func (g *Game) blankOut(i int) {
	for _, s := range g.d.statics[i:] {
		if s.lasting >= 0 {
			g.applyIn(program.BlankPass, s)
		}
	}
	for _, s := range g.d.statics[i:] {
		if s.lasting < 0 && !g.isBlank(&s) {
			g.applyIn(program.BlankPass, s)
		}
	}
	g.dropBlank()
}

// isBlank reports whether the ability stands in a text box that is blank.
func (g *Game) isBlank(s *static) bool {
	return s.lasting < 0 && !s.given && g.d.chars[s.self].blank && g.s.Cards[s.self].Zone != card.Reference
}

// dropBlank removes the abilities of cards whose text box is blank.
func (g *Game) dropBlank() {
	d := &g.d
	keep := d.statics[:0]
	for _, s := range d.statics {
		if !g.isBlank(&s) {
			keep = append(keep, s)
		}
	}
	d.statics = keep
	heard := d.listen[:0]
	for _, l := range d.listen {
		if !g.isBlank(&l) {
			heard = append(heard, l)
		}
	}
	d.listen = heard
}

// pass applies the modifiers of a pass.
func (g *Game) pass(pass uint8) {
	for i := 0; i < len(g.d.statics); i++ { // abilities given in this pass are appended to the list
		g.applyIn(pass, g.d.statics[i])
	}
}

// applyIn applies the modifiers that an ability has in a pass.
func (g *Game) applyIn(pass uint8, s static) {
	d := &g.d
	if s.passes&(1<<pass) == 0 {
		return
	}
	p := &g.cat.Programs[s.prog]
	for j := range p.Ability.Mods {
		m := &p.Ability.Mods[j]
		if p.PassOf[j] != pass {
			continue
		}
		sc := scope{you: s.you, self: s.self, giver: s.giver, subjects: g.subjectsOf(s.lasting), lasting: s.lasting}
		if p.Ability.While != nil && !g.holds(p.Ability.While, &sc) {
			continue
		}
		if program.LookedUp(m) {
			d.mods = append(d.mods, active{static: s, m: m, gives: p.Gives[j]})
			d.kinds.add(m.Kind)
			continue
		}
		g.modify(m, p.Gives[j], &s, &sc)
	}
	if pass == program.LastPass && p.Ability.Kind == card.Replacing {
		d.instead |= 1 << p.Ability.Instead
	}
}
