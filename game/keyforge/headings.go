package keyforge

import "github.com/keyraken/keyraken/game/keyforge/card"

// The abilities that a card has under a heading.

// ability is an ability that a card has, and which card gave it.
type ability struct {
	prog  uint16
	giver Slot
}

// abilities appends the abilities of a card in play, or of a resolving action, that
// have one of the headings.
func (g *Game) abilities(c Slot, h card.Headings, buf []ability) []ability {
	cs := &g.s.Cards[c]
	def := &g.cat.Entries[g.text(c)]
	ch := &g.d.chars[c]
	inPlay := cs.Zone.InPlay()
	want, has := h, def.Headings
	if inPlay {
		if want &^= ch.without; want != 0 && ch.flags&(1<<card.HeadingsMod) != 0 {
			want = g.d.answering(c, want) &^ ch.without
		}
		has = ch.heads
	}
	if has&want == 0 {
		return buf
	}
	if !(inPlay && ch.blank) {
		for _, p := range abilitiesOf(def, cs) {
			if a := g.cat.Programs[p].Ability; a.Kind == card.Headed && a.Headings&want != 0 &&
				(a.Zone == card.NoZone || a.Zone == cs.Zone) &&
				(a.While == nil || g.holds(a.While, &scope{you: g.youOf(p, cs.Ctrl), self: c, lasting: -1})) {
				buf = append(buf, ability{prog: p})
			}
		}
	}
	for i := range g.d.grants {
		gr := &g.d.grants[i]
		if a := g.cat.Programs[gr.prog].Ability; gr.to == c && a.Kind == card.Headed && a.Headings&want != 0 &&
			(a.While == nil || g.holds(a.While, &scope{you: g.youOf(gr.prog, cs.Ctrl), self: c, giver: gr.giver, lasting: -1})) {
			buf = append(buf, ability{prog: gr.prog, giver: gr.giver})
		}
	}
	return buf
}

// answering is the headings whose abilities resolve when one of h of the card is triggered.
func (d *derived) answering(c Slot, h card.Headings) card.Headings {
	for added := h; added != 0; {
		var more card.Headings
		for _, j := range d.joins {
			if j.of == c && added&j.under != 0 {
				more |= j.too
			}
		}
		added = more &^ h
		h |= more
	}
	return h
}
