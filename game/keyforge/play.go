package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// Flags of procPlay and procPut.
const (
	asUpgrade uint8 = 1 << iota
	enterReady
	enterStunned
	backToHand // the action returns to hand after it resolves
	asEither   // the active player chooses whether it is played as an upgrade
	lastOfStep // it had omega when it entered play or was revealed
	enterFaceDown
)

// arrivals are the flags that let a card enter play in a state other than usual.
var arrivals = [...]uint8{card.Readied: enterReady, card.Stunned: enterStunned}

// play starts a side's play of a card, from wherever it is; half is the other half of
// a gigantic creature.
func (g *Game) play(c, half Slot, by Side, how uint8) *frame {
	return g.playAt(c, half, by, how, card.OnTop)
}

// playAt is play with the places in the line where a creature may enter.
func (g *Game) playAt(c, half Slot, by Side, how uint8, at card.Place) *frame {
	f := g.start(procPlay, by)
	f.report, f.self, f.giver, f.how, f.place = true, c, half, how, at
	return f
}

// Play starts the monster's play of an adventure card (A3.4).
func (g *Game) Play(c Slot) { g.play(c, 0, Monster, 0) }

// CanPlay reports whether an ability may let the side play the card, whatever
// its house (Q41).
func (g *Game) CanPlay(c Slot, by Side) bool {
	return g.canPlay(c, g.otherHalf(c, nil), by, 0) == Allowed
}

// canPlay is why the side cannot play the card, whatever its house; half is the
// other half of a gigantic creature, if it is there.
func (g *Game) canPlay(c, half Slot, by Side, how uint8) Reason {
	g.refresh()
	cs := &g.s.Cards[c]
	def := &g.cat.Entries[cs.Def]
	kind := def.Card.Type
	if how&asUpgrade != 0 {
		kind = card.UpgradeType
		if !def.PlayableAsUpgrade() {
			return NotAnUpgrade
		}
	}
	switch {
	case g.sixth(c):
		return SixAlready
	case def.Card.Keywords[card.Alpha] != 0 && g.begun(by):
		return NeedsAlpha // K18.1
	case def.Gigantic != 0 && half == 0:
		return NotBothHalves // K19.2
	case kind == card.UpgradeType:
		if set := g.hosts(c); set.Empty() {
			return NoHost // K6.6
		}
	}
	if def.Card.PlayIf != nil && !g.holds(def.Card.PlayIf, &scope{you: by, self: c, lasting: -1}) {
		return OwnCondition
	}
	if g.d.kinds.shares(prohibitions) && (g.playForbidden(c, by, kind) || kind == card.CreatureType && !g.hasRoom(c, by, card.OnTop)) ||
		!g.mayLeave(c) {
		return NotPlayable
	}
	if cost := def.Card.PlayCost + g.tolls(card.PlayToll, c, by, useOf(how), false); cost > int(g.s.Players[by].Pool) {
		return TooLittleAmber
	}
	return Allowed
}

// playForbidden reports whether a modifier forbids the side to play the card as a card
// of that type.
func (g *Game) playForbidden(c Slot, by Side, kind card.Type) bool {
	for i := range g.d.mods {
		m := &g.d.mods[i]
		if g.whoOf(m)&(1<<by) == 0 {
			continue
		}
		sc := g.modScope(m)
		if kind == card.UpgradeType {
			sc.upgrade = c
		}
		switch m.m.Kind {
		case card.CannotPlay:
			own := sc
			own.you = by
			if g.match(m.m.Filter, c, &sc, present) && (m.m.While == nil || g.holds(m.m.While, &own)) {
				return true
			}
		case card.CannotNamed:
			if g.isOfName(c, sc.number(g)) {
				return true
			}
		case card.PlayLimit:
			if m.m.Filter.Types.Has(kind) && g.playedOf(by, m.m.Filter.Types) >= g.modNum(m) {
				return true
			}
		}
	}
	return false
}

// isOfName reports whether the card has the title of the entry, if there is one. A token
// creature has that of its token card (Q86).
func (g *Game) isOfName(c Slot, entry int) bool {
	return entry != 0 && g.cat.Entries[g.text(c)].Title == g.cat.Entries[entry].Title
}

// useForbidden reports whether the side must not use cards of the title of this one.
func (g *Game) useForbidden(c Slot, by Side) bool {
	if !g.d.kinds.has(card.CannotNamed) {
		return false
	}
	for i := range g.d.mods {
		m := &g.d.mods[i]
		if m.m.Kind == card.CannotNamed && m.m.OrUse && g.whoOf(m)&(1<<by) != 0 {
			if sc := g.modScope(m); g.isOfName(c, sc.number(g)) {
				return true
			}
		}
	}
	return false
}

// otherHalf is the other half of a gigantic creature: in the same hand (K19.2)
// or, with a set, among the cards of that set in the same zone (K19.6). It is 0
// when there is none.
func (g *Game) otherHalf(c Slot, with *Set) Slot {
	cs := &g.s.Cards[c]
	want := g.cat.Entries[cs.Def].Gigantic
	if p := pileOf[cs.Zone]; p >= 0 && want != 0 {
		for _, o := range g.s.Players[cs.Ctrl].pile(p) {
			if o != c && g.s.Cards[o].Def == want && (with == nil && cs.Zone == card.Hand || with != nil && with.Has(o)) {
				return o
			}
		}
	}
	return 0
}

// isUpper reports whether the card is the upper half of a gigantic creature: the one
// without text (K19.5).
func (g *Game) isUpper(c Slot) bool {
	def := &g.cat.Entries[g.s.Cards[c].Def]
	return def.Gigantic != 0 && len(def.Own) == 0
}

// leaveWholes drops from the set the upper halves whose lower half is also in it and
// stands for both (K19.4).
func (g *Game) leaveWholes(set *Set) {
	all := *set
	for c := all.First(); c != 0; c = all.Next(c) {
		if g.isUpper(c) && g.otherHalf(c, &all) != 0 {
			set.Remove(c)
		}
	}
}

// join makes one creature out of two halves and returns the card that stands for it,
// the lower half (K19.4, K19.5).
func (g *Game) join(c, half Slot) Slot {
	if g.isUpper(c) {
		c, half = half, c
	}
	h := &g.s.Cards[half]
	g.emit(Event{Kind: Moved, Card: half, Side: h.Ctrl, From: h.Zone, To: card.Joined, M: int32(h.Ctrl)})
	g.takeOut(half)
	h.Zone = card.Joined
	g.s.Cards[c].OtherHalf = half
	return c
}

// hosts are the cards to which the upgrade can be attached: creatures, artifacts if it
// says so, or the monster for an adventure card (K6.5, A5.5, A11.9).
func (g *Game) hosts(c Slot) Set {
	set := Set{At: g.s.Clock}
	zone, kind := linePile, card.CreatureType
	switch def := g.cat.Entries[g.text(c)].Card; {
	case def.OnArtifact:
		zone, kind = artifactsPile, card.ArtifactType
	case def.Active:
		if b := g.Boss(); b != 0 {
			set.Add(b)
			return set
		}
	}
	for side := range Side(MaxSides) {
		for _, o := range g.s.Players[side].pile(zone) {
			if g.d.chars[o].kind == kind && !g.s.Cards[o].Is(Tagged) {
				set.Add(o)
			}
		}
	}
	if f := g.cat.Entries[g.text(c)].Card.HostIs; f != nil {
		you := g.s.Active
		if g.s.Cards[c].Zone == card.Attached {
			you = g.s.Cards[c].Ctrl
		}
		sc := scope{you: you, self: c, lasting: -1}
		for o := set.First(); o != 0; o = set.Next(o) {
			if !g.match(f, o, &sc, present) {
				set.Remove(o)
			}
		}
	}
	return set
}

// Where the program counter of a play of a card stands.
const (
	playReveal uint16 = iota
	playPlace
	playIcons
	playResolves
	playAbilities
	playEnd
	playAllowed // of another house; comes first
	playBegins
	playOver
	playSteps
)

// stepPlay plays a card (K6.1): it enters play or is revealed, its bonus icons
// resolve, then its Play abilities and everything that waits for them.
func (g *Game) stepPlay(f *frame) {
	s := &g.s
	c := f.self
	switch f.pc {
	case playAllowed:
		if g.spendAllowance(f, useOf(f.how)) {
			f.pc = playReveal
		}
	case playReveal:
		if f.how&asEither != 0 {
			upgrade, ok := g.askYes(Question{Purpose: ForUpgrade, Side: s.Active, Source: c})
			if !ok {
				return
			}
			if f.how &^= asEither; upgrade {
				f.how = asUpgrade
			}
		}
		f.opened = s.npending
		from, was := g.reveal(f)
		if from == card.Discard && was == f.you {
			g.happen(TriggerEvent{Kind: card.PlayedFromDiscard, Subject: f.self, Who: f.you})
		}
		if f.pc = playBegins; g.entering(f.self, f.you) {
			f.to, f.first = from, was
		}
	case playBegins:
		if cs := &s.Cards[c]; cs.Text != 0 && g.cat.Entries[cs.Text].Card.Keywords[card.Alpha] != 0 && g.begun(f.you) {
			g.undoPlay(f)
			return
		}
		g.tally(f)
		if g.returns(c, f.you) {
			f.how |= backToHand
		}
		f.pc = playPlace
	case playPlace:
		if !g.place(f) {
			return
		}
		f.pc = playIcons
	case playIcons:
		f.incarnation = s.Cards[c].Incarnation
		if g.hasOmega(c) {
			f.how |= lastOfStep
		}
		f.pc = playResolves
		if again := g.iconsAgain(f.you); s.Cards[g.bearer(c)].icons().resolving() != 0 {
			icons := g.start(procIcons, f.you)
			icons.self, *icons.more() = c, again
		}
	case playResolves:
		f.pc = playAbilities
		lo := s.npending
		g.happen(TriggerEvent{Kind: card.PlayResolves, Subject: c, Who: f.you})
		g.window(lo)
	case playAbilities:
		ev := TriggerEvent{Kind: card.CardPlayed, Subject: c, Who: f.you}
		instead, ok := g.playReplaced(f, ev)
		if !ok {
			return
		}
		if cs := &s.Cards[c]; cs.Incarnation == f.incarnation && !cs.Is(Tagged) { // Q13
			if instead.prog != program.None {
				g.wait(instead)
			} else {
				g.headed(c, card.OnPlay, ev)
			}
		}
		g.happen(ev)
		if s.Cards[c].Zone.InPlay() {
			ev.Kind = card.CardEntered
			g.happen(ev)
		}
		f.pc = playEnd
		g.window(f.opened)
	case playEnd:
		f.ok, f.count, f.them = true, 1, single(c, s.Clock)
		omega := f.how&lastOfStep != 0 && (s.Cards[c].Incarnation != f.incarnation || g.hasOmega(c)) // D36
		lo := s.npending
		if s.Cards[c].Zone == card.Limbo {
			s.Cards[c].Text = 0
			to := card.Discard // K6.2
			if f.how&backToHand != 0 {
				to = card.Hand
			}
			g.relocate(c, to, s.Cards[c].Owner, card.OnTop)
			if to == card.Discard {
				g.happen(TriggerEvent{Kind: card.ActionOver, Subject: c, Who: f.you})
			}
		}
		if omega && (s.Step == MainStep || s.TurnOf == Monster) { // K18.2
			s.Ended = true
		}
		if f.pc = playOver; s.npending > lo {
			g.window(lo)
			return
		}
		g.pop()
	default:
		g.pop()
	}
}

// reveal takes the card from where it is, and returns where that was. From now on the
// rule of six counts the play.
func (g *Game) reveal(f *frame) (from card.Zone, was Side) {
	s := &g.s
	if half := f.half(); half != 0 {
		f.self = g.join(f.self, half)
	}
	cs := &s.Cards[f.self]
	g.Lose(f.you, g.cat.Entries[cs.Def].Card.PlayCost)
	g.tolls(card.PlayToll, f.self, f.you, useOf(f.how), true)
	from, was = cs.Zone, cs.Ctrl
	g.takeOut(f.self)
	cs.Marks = PlayedNow
	g.enterZone(f.self, f.you, card.Limbo)
	if f.how&asUpgrade != 0 {
		cs.Marks |= AsUpgrade
	}
	s.busy.Add(f.self)
	cs.Uses++
	s.Acts = min(s.Acts+1, 250)
	g.emit(Event{Kind: Played, Card: f.self, Side: f.you, From: from, M: int32(was)})
	return from, was
}

// returns reports whether an action that the side has begun to play goes to hand after
// it resolves.
func (g *Game) returns(c Slot, by Side) bool {
	g.refresh()
	if !g.d.kinds.has(card.PurgedInstead) {
		return false
	}
	back := false
	for i := range g.d.mods {
		m := &g.d.mods[i]
		if m.m.Kind != card.PurgedInstead || m.m.Who == card.Nobody || g.whoOf(m)&(1<<by) == 0 {
			continue
		}
		if sc := g.modScope(m); g.match(m.m.Filter, c, &sc, present) && g.entersNext(m, c) {
			back = true
		}
	}
	return back
}

// entering starts whatever the card says about how it enters play or is played, and
// reports whether there is anything.
func (g *Game) entering(c Slot, by Side) (started bool) {
	def := &g.cat.Entries[g.s.Cards[c].Def]
	if g.s.Cards[c].Is(FaceDown) {
		def = &g.cat.Entries[g.text(c)] // K25.3
	}
	if !def.Statics {
		return false
	}
	for _, p := range def.Own {
		if a := g.cat.Programs[p].Ability; a.Kind == card.Replacing && a.Instead == card.EnteringPlay {
			g.resolve(trigger{prog: p, self: c, you: by})
			started = true
		}
	}
	return started
}

// place puts a played card into play, unless it is an action. It reports false while
// it asks where.
func (g *Game) place(f *frame) bool {
	s := &g.s
	c := f.self
	cs := &s.Cards[c]
	if cs.Zone != card.Limbo {
		return true
	}
	switch g.typeOf(c) {
	case card.ActionType:
		return true
	case card.UpgradeType:
		return g.placeUpgrade(f)
	case card.ArtifactType:
		g.takeOut(c)
		g.enterZone(c, g.lineOf(c, f.you), card.Artifacts)
	default:
		side := g.lineOf(c, f.you)
		at, ok := g.positionToPlay(f, side)
		if !ok {
			return false
		}
		g.takeOut(c)
		g.enterAt(c, side, card.Battleline, at)
	}
	g.entered(c, f.how)
	return true
}

func (g *Game) placeUpgrade(f *frame) bool {
	s := &g.s
	hosts := g.hosts(f.self)
	if on := f.other; on != 0 && hosts.Has(on) {
		hosts = single(on, hosts.At)
	} else if on != 0 {
		hosts = Set{}
	}
	if hosts.Empty() {
		return true // it cannot enter play; it is discarded like an action
	}
	host, ok := g.askOne(Question{Purpose: ForHost, Side: s.Active, Source: f.self}, hosts)
	if !ok {
		return false
	}
	g.takeOut(f.self)
	g.enterZone(f.self, f.you, card.Attached)
	g.attach(f.self, host)
	return true
}

// attach puts an upgrade that is in no chain onto a card.
func (g *Game) attach(c, host Slot) {
	g.chain(c, host)
	g.restructure()
	g.emit(Event{Kind: AttachedTo, Card: c, Other: host})
	g.happen(TriggerEvent{Kind: card.UpgradeAttached, Subject: c, Other: host, Who: g.s.Cards[c].Ctrl})
}

// lineOf is the side on which a card enters play that the side plays or puts into play.
func (g *Game) lineOf(c Slot, by Side) Side {
	def := &g.cat.Entries[g.text(c)]
	switch {
	case def.Card.Keywords[card.Treachery] != 0: // K28.1
		return g.opponent(by)
	case !def.Statics:
		return by
	}
	for _, p := range def.Own {
		for i := range g.cat.Programs[p].Ability.Mods {
			if g.cat.Programs[p].Ability.Mods[i].Kind == card.EntersOther {
				return g.opponent(by)
			}
		}
	}
	return by
}
