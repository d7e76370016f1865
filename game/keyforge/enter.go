package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Where a card enters play, and in which state.

// hasRoom reports whether the side may play the creature at the place: a creature that is
// alone would be on both flanks (K10.3). Which line that is does not matter (Q73).
func (g *Game) hasRoom(c Slot, by Side, p card.Place) bool {
	return !g.playerMod(card.RightClosed, by) || p != card.RightFlank && g.s.Players[g.lineOf(c, by)].pile(linePile).Len() > 0
}

// positionToPlay is where in the line of the side a creature enters that is played.
func (g *Game) positionToPlay(f *frame, side Side) (at int, ok bool) {
	switch {
	case !g.playerMod(card.RightClosed, f.you):
		return g.position(f.self, side, f.place)
	case f.place == card.OnTop && !g.deploys(f.self):
		return 0, true
	}
	n := g.s.Players[side].pile(linePile).Len()
	if n < 2 || f.place == card.LeftFlank {
		return 0, true
	}
	q := Question{Kind: AskPlace, Purpose: ForFlank, Side: g.s.Active, Of: side, Source: f.self, Hi: int16(n), Wide: true, Ways: 1}
	a, ok := g.asked(q)
	return int(a.n), ok
}

// deploys reports whether a creature that is being played may enter anywhere (K18.16).
func (g *Game) deploys(c Slot) bool {
	cs := &g.s.Cards[c]
	if cs.Zone != card.Limbo || !cs.Is(PlayedNow) {
		return false
	}
	return g.cat.Entries[g.text(c)].Card.Keywords[card.Deploy] != 0 || g.givenDeploy(c)
}

// givenDeploy reports whether cards like the creature that is being played gain deploy.
func (g *Game) givenDeploy(c Slot) bool {
	if g.refresh(); !g.d.deploys {
		return false
	}
	for i := range g.d.statics {
		st := &g.d.statics[i]
		a := g.cat.Programs[st.prog].Ability
		for j := range a.Mods {
			m := &a.Mods[j]
			if m.Kind != card.KeywordMod || m.Keyword != card.Deploy || m.Target.Pick != card.EachOf {
				continue
			}
			sc := scope{you: st.you, self: st.self, giver: st.giver, subjects: g.subjectsOf(st.lasting), lasting: st.lasting}
			if (a.While == nil || g.holds(a.While, &sc)) && g.match(&m.Target.Filter, c, &sc, present) {
				return true
			}
		}
	}
	return false
}

// position is where in the side's line a creature enters (K10.2, K18.16, A3.6);
// the active player chooses.
func (g *Game) position(c Slot, side Side, p card.Place) (at int, ok bool) {
	n := g.s.Players[side].pile(linePile).Len()
	if side == Monster && p == card.OnTop {
		return n, true
	}
	return g.positionAmong(n, c, side, p)
}

// positionAmong is where a creature goes among n others in a line, the monster's too.
func (g *Game) positionAmong(n int, c Slot, side Side, p card.Place) (at int, ok bool) {
	if p == card.InPlaceOf {
		return min(int(g.s.Cards[c].Last.Pos), n), true
	}
	switch {
	case p == card.LeftFlank || n == 0:
		return 0, true
	case p == card.RightFlank:
		return n, true
	}
	q := Question{Kind: AskPlace, Purpose: ForFlank, Side: g.s.Active, Of: side, Source: c, Hi: int16(n),
		Wide: p == card.Anywhere || g.deploys(c) || g.entersAnywhere(c, side)}
	a, ok := g.asked(q)
	return int(a.n), ok
}

// entersAnywhere reports whether a modifier lets the creature enter the side's line at any
// place.
func (g *Game) entersAnywhere(c Slot, side Side) bool {
	g.refresh()
	if g.s.Cards[c].Zone != card.Limbo || !g.d.kinds.has(card.EntersAnywhere) {
		return false
	}
	for i := range g.d.mods {
		m := &g.d.mods[i]
		if m.m.Kind != card.EntersAnywhere || side != m.you || m.lasting >= 0 && g.s.lasting[m.lasting].Used > 0 {
			continue
		}
		if sc := g.modScope(m); g.match(&m.m.Target.Filter, c, &sc, present) {
			return true
		}
	}
	return false
}

// placeOf is the place of a card in its line or among the artifacts.
func (g *Game) placeOf(c Slot) int32 {
	cs := &g.s.Cards[c]
	if pileOf[cs.Zone] < 0 {
		return 0
	}
	return int32(g.s.Players[cs.Ctrl].Pile(cs.Zone).index(c))
}

// entered sets the state in which a card enters play (K3.3, A11.12).
func (g *Game) entered(c Slot, how uint8) {
	cs := &g.s.Cards[c]
	if how&enterReady == 0 && cs.Zone != card.Attached {
		cs.Marks |= Exhausted
	}
	g.emit(Event{Kind: EnteredPlay, Card: c, Side: cs.Ctrl, To: cs.Zone, N: g.placeOf(c), M: int32(one(!cs.Is(Exhausted)))})
	if how&enterStunned != 0 {
		g.mark(c, Stunned, true, CardStunned)
	}
	g.refresh()
	if !g.d.kinds.shares(receptions) {
		return
	}
	for i := range g.d.mods {
		m := &g.d.mods[i]
		switch m.m.Kind {
		case card.EntersReady, card.EntersStunned, card.EntersEnraged, card.EntersAnywhere:
		default:
			continue
		}
		if !g.touches(m, c) || !g.entersNext(m, c) {
			continue
		}
		switch m.m.Kind {
		case card.EntersReady, card.EntersAnywhere:
			g.mark(c, Exhausted, false, Readied)
		case card.EntersStunned:
			g.mark(c, Stunned, true, CardStunned)
		case card.EntersEnraged:
			g.mark(c, Enraged, true, CardEnraged)
		}
	}
}

// entersNext reports whether a modifier of how cards are played or enter play still
// counts: one for the next card does so once.
func (g *Game) entersNext(m *active, c Slot) bool {
	if m.lasting < 0 || g.s.lasting[m.lasting].Kind != card.NextTime {
		return true
	}
	l := &g.s.lasting[m.lasting]
	if l.Used > 0 || !g.s.Cards[c].Is(PlayedNow) && m.m.Kind != card.EntersAnywhere {
		return false
	}
	l.Used++
	return true
}
