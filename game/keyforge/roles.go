package keyforge

import "github.com/keyraken/keyraken/game/keyforge/card"

// here reports whether the card is still the one that was in the set.
func (g *Game) here(c Slot, set *Set) bool { return g.s.Cards[c].Incarnation <= set.At }

// onlyHere drops the cards that have changed zones since the set was made.
func (g *Game) onlyHere(set *Set) {
	for c := set.First(); c != 0; c = set.Next(c) {
		if !g.here(c, set) {
			set.Remove(c)
		}
	}
}

// single is the set of one card as it is at that moment.
func single(c Slot, at uint32) Set {
	s := Set{At: at}
	if c != 0 {
		s.Add(c)
	}
	return s
}

// role is the cards that a role names. Cards that have moved since are still in the
// set: check [Game.here] before affecting them.
func (g *Game) role(r card.Role, sc *scope) Set {
	now := g.s.Clock
	switch r {
	case card.This:
		if sc.f != nil {
			return single(sc.self, max(sc.f.incarnation, g.s.Cards[sc.self].PrevIncarnation))
		}
		return single(sc.self, now)
	case card.Host:
		return single(g.hostOf(sc), now)
	case card.Giver:
		return single(sc.giver, now)
	case card.TheBoss:
		return single(g.Boss(), now)
	case card.Touched:
		return single(sc.touched, now)
	case card.LeftNeighbor:
		left, _ := g.neighbors(sc.touched, now)
		return single(left, now)
	case card.Subject:
		if sc.ev != nil {
			return single(sc.ev.Subject, sc.ev.SubjectAt)
		}
	case card.Other:
		if sc.ev != nil && !(sc.ev.Kind == card.FightEnded && g.kind(sc.ev.Other, sc.ev.OtherAt) == card.BossType) { // A11.4
			return single(sc.ev.Other, sc.ev.OtherAt)
		}
	case card.TheSubjects:
		if sc.subjects != nil {
			return *sc.subjects
		}
	case card.Beneath:
		return g.under(sc.self)
	case card.PurgedBy:
		return g.purgedBy(sc.self)
	}
	if sc.lasting >= 0 {
		switch l := &g.s.lasting[sc.lasting]; r {
		case card.A:
			return l.A
		case card.B:
			return l.B
		}
	}
	if sc.f != nil {
		switch r {
		case card.It:
			return sc.f.it
		case card.A:
			return sc.f.a
		case card.B:
			return sc.f.b
		case card.Them:
			return sc.f.them
		}
	}
	return Set{At: now}
}

// hostOf is the card that an upgrade is attached to, or for an ability that an
// upgrade gave, the card that has it.
func (g *Game) hostOf(sc *scope) Slot {
	cs := &g.s.Cards[sc.self]
	if cs.Zone != card.Attached || g.s.Rulebook.upgradesStay() && g.d.chars[cs.Host].kind == card.ArtifactType {
		return 0 // an artifact is not "this creature" (D58)
	}
	return cs.Host
}

// under is the cards under a card, even just after it left play.
func (g *Game) under(c Slot) Set {
	set := Set{At: g.s.Clock}
	for u := g.s.Cards[c].First; u != 0; u = g.s.Cards[u].Next {
		if g.s.Cards[u].Zone == card.Under {
			set.Add(u)
		}
	}
	return set
}

func (g *Game) purgedBy(c Slot) Set {
	set := Set{At: g.s.Clock}
	for p := Slot(1); p <= Slot(g.s.NCards); p++ {
		if cs := &g.s.Cards[p]; c != 0 && cs.Zone == card.Purged && cs.Host == c {
			set.Add(p)
		}
	}
	return set
}

// Boss is the monster's card, or 0.
func (g *Game) Boss() Slot {
	if g.table.Adventure {
		for _, c := range g.s.Players[Monster].pile(artifactsPile) {
			if g.cat.Entries[g.s.Cards[c].Def].Card.Type == card.BossType {
				return c
			}
		}
	}
	return 0
}
