package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// frame is one procedure on the stack: an ability that resolves, a card that is
// played, a fight, a turn. Its step function is called until it pops the frame;
// pc says where it is. It reports to the frame below.
type frame struct {
	proc        procKind
	report      bool  // the frame below wants to know ok, count and them
	ok          bool  // the last effect was carried out completely (K16.14)
	turned      bool  // program.OpAs has made the opponent of the first player "you"
	short       bool  // fewer cards could be chosen than it asks for
	failed      bool  // an earlier effect was not carried out completely
	borrowed    bool  // first resolves it as if self were that side's (K8.16)
	whom        uint8 // [card.Chosen], a bit for the side
	you         Side
	first       Side // you, before program.OpAs makes others "you"
	pc          uint16
	prog        uint16 // the ability, a number of the catalogue
	op          uint16 // the step of prog that asks on behalf of the frame below
	self        Slot   // the card whose procedure it is
	giver       Slot   // the card that gave self the ability; another card in other procedures, see registers.go
	other       Slot   // the second card: the host, or the creature that is fought
	how         uint8  // how it goes; this and the following have names for each procedure, see registers.go
	base        uint8  // of its hits, or of the triggers of a window, where they begin
	opened      uint8  // where the triggers of the window that it opens begin
	to          card.Zone
	place       card.Place
	house       card.House
	number      int16
	incarnation uint32 // of self when the procedure began
	events      uint32 // how many there had been when this round of a repeat began
	count       int32  // how many, or how much, the last effect affected
	nums        [registers]int16
	ev          TriggerEvent // the event to which the ability responds
	it          Set          // the cards of [card.It]
	a, b        Set          // those under the letters [card.A] and [card.B]
	them        Set          // what the last effect affected, [card.Them]
	t           Set          // targets of the current effect; for a destruction the cards that leave
	subjects    Set          // [card.TheSubjects]; for a fight what may be attacked, for a destruction cards that have had their "Leaves play"
	loop        Set          // the cards still to come in a loop
}

type procKind uint8

const (
	procNone procKind = iota
	procSetup
	procTurn
	procMonster
	procTurnOver
	procAbility
	procWindow
	procPlay
	procPut
	procUse
	procFight
	procDamage
	procDestroy
	procLeave
	procForge
	procControl
	procReposition
	procIcons
	procSpread
	procTide
	procDue
	procReady
	procRounds
	procDraw
	procMake
	procDiscard
	procFulfill
	procCount
)

// procedures are the step functions. The table is filled in init because the
// functions refer to it through the run loop.
var procedures [procCount]func(*Game, *frame)

func init() {
	procedures = [procCount]func(*Game, *frame){
		procSetup: (*Game).stepSetup, procTurn: (*Game).stepTurn, procMonster: (*Game).stepMonster, procTurnOver: (*Game).stepTurnOver,
		procAbility: (*Game).stepAbility, procWindow: (*Game).stepWindow, procPlay: (*Game).stepPlay,
		procPut: (*Game).stepPut, procUse: (*Game).stepUse, procFight: (*Game).stepFight,
		procDamage: (*Game).stepDamage, procDestroy: (*Game).stepDestroy, procLeave: (*Game).stepLeave,
		procForge: (*Game).stepForge, procControl: (*Game).stepControl, procIcons: (*Game).stepIcons,
		procSpread: (*Game).stepSpread, procReposition: (*Game).stepReposition, procTide: (*Game).stepTide, procDue: (*Game).stepDue,
		procReady: (*Game).stepReady, procRounds: (*Game).stepRounds, procDraw: (*Game).stepDraw, procMake: (*Game).stepMake, procDiscard: (*Game).stepDiscard,
		procFulfill: (*Game).stepFulfill,
	}
}

// start puts a procedure on the stack; other arguments are written into its frame.
func (g *Game) start(proc procKind, you Side) *frame {
	s := &g.s
	if s.nframes == maxFrames {
		panic(OverflowError("effects in effects"))
	}
	f := &s.frames[s.nframes]
	s.nframes++
	g.peaks.Frames = max(g.peaks.Frames, int(s.nframes))
	*f = frame{}
	f.proc, f.you = proc, you
	return f
}

// push is start with a frame that has been filled in.
func (g *Game) push(f frame) *frame {
	p := g.start(f.proc, f.you)
	*p = f
	return p
}

// pop ends the top frame and reports to the one below.
func (g *Game) pop() {
	s := &g.s
	s.nframes--
	f := &s.frames[s.nframes]
	if f.report && s.nframes > 0 {
		below := &s.frames[s.nframes-1]
		below.ok, below.count, below.them = f.ok, f.count, f.them
	}
}

// answer is what a question was answered with, until the frame that asked takes
// it up.
type answer struct {
	ready bool
	yes   bool
	n     int16
	set   Set
}

// asked takes the answer to a question, or asks it. A step that asks is run again
// once the answer is there.
func (g *Game) asked(q Question) (answer, bool) {
	s := &g.s
	if s.ans.ready {
		a := s.ans
		s.ans = answer{}
		return a, true
	}
	if q.Side == Monster || q.Side == NoSide {
		q.Side = s.Active // A11.11
	}
	s.Q = q
	return answer{}, false
}

func (g *Game) askYes(q Question) (yes, ok bool) {
	q.Kind = AskYesNo
	a, ok := g.asked(q)
	return a.yes, ok
}

// askCards asks for min to max cards of the domain. It does not ask when there is
// no choice.
func (g *Game) askCards(q Question, domain Set, min, max int) (Set, bool) {
	n := domain.Len()
	domain.At = g.s.Clock
	upTo := min <= 0 && max > 0
	if min > n {
		min = n
	}
	if max > n {
		max = n
	}
	if ask := g.s.AskAll && (max > 0 || upTo); !ask && (max == 0 || min == n) {
		if max == 0 {
			domain = Set{At: g.s.Clock}
		}
		return domain, true
	}
	q.Kind, q.Domain, q.Min, q.Max = AskCards, domain, uint8(min), uint8(max)
	a, ok := g.asked(q)
	a.set.At = g.s.Clock
	return a.set, ok
}

func (g *Game) askOne(q Question, domain Set) (Slot, bool) {
	set, ok := g.askCards(q, domain, 1, 1)
	return set.First(), ok
}

func (g *Game) askNumber(q Question, lo, hi int) (int, bool) {
	if lo == hi && !g.s.ans.ready && !g.s.AskAll {
		return lo, true
	}
	q.Lo, q.Hi = int16(lo), int16(hi)
	a, ok := g.asked(q)
	return int(a.n), ok
}

// trigger is an ability that waits in a window for its turn to resolve.
type trigger struct {
	prog        uint16
	self        Slot
	giver       Slot
	you         Side
	how         uint8  // flags, see below
	given       uint16 // the lower half of the incarnation of the giver
	incarnation uint32
	lasting     uint32 // stamp of the lasting effect that it belongs to
	ev          TriggerEvent
}

// Flags of a trigger.
const (
	anyhow uint8 = 1 << iota // it resolves even if its card is no longer where it works
	asOwn                    // it resolves as if its card were yours (K8.16)
)

// date records that the cards of the event are what they are now, unless the event
// says otherwise already.
func (h *TriggerEvent) date(now uint32) {
	if h.SubjectAt == 0 {
		h.SubjectAt = now
	}
	if h.OtherAt == 0 {
		h.OtherAt = now
	}
}

func (g *Game) wait(t trigger) {
	s := &g.s
	if s.npending == maxPending {
		panic(OverflowError("triggers"))
	}
	t.ev.date(s.Clock)
	t.given = uint16(s.Cards[t.giver].Incarnation)
	s.pending[s.npending] = t
	s.npending++
	g.peaks.Triggers = max(g.peaks.Triggers, int(s.npending))
}

// window starts a window of the triggers from lo on: they resolve one by one in the
// order that the active player chooses (K16.2).
func (g *Game) window(lo uint8) {
	if g.s.npending > lo {
		g.start(procWindow, 0).base = lo
	}
}

func (g *Game) stepWindow(f *frame) {
	s := &g.s
	g.dropStale(f.base)
	n := int(s.npending - f.base)
	if n == 0 {
		g.pop()
		return
	}
	pick := 0
	if n > 1 && (g.s.AskAll || !g.alike(f.base)) {
		i, ok := g.askNumber(Question{Kind: AskOrder, Purpose: ForOrder, Side: s.Active, Source: s.pending[f.base].self}, 0, n-1)
		if !ok {
			return
		}
		pick = i
	}
	at := int(f.base) + pick
	t := s.pending[at]
	copy(s.pending[at:s.npending-1], s.pending[at+1:s.npending])
	s.npending--
	if lo := f.base; s.nframes > tooDeep {
		g.pop()
		g.popOver()
		if n > 1 {
			g.start(procWindow, 0).base = lo
		}
	}
	g.resolve(t)
}

// tooDeep is how many frames chains of triggers may fill. Up to here they stay, because
// the hashes in saves include them.
const tooDeep = maxFrames / 2

// popOver ends the procedures on top that have nothing left to do but wait for a window, so
// that chains of triggers hardly go deeper. What a use reports is known only after its
// window, so it stays if anything below reads that.
func (g *Game) popOver() {
	s := &g.s
	n := s.nframes
	for n > 0 && g.over(&s.frames[n-1]) {
		n--
	}
	for n < s.nframes && (s.frames[n].proc == procUse || s.frames[n].proc == procSpread) {
		n++
	}
	for s.nframes > n {
		if f := &s.frames[s.nframes-1]; f.proc == procDestroy {
			g.reportDeaths(f)
		}
		g.pop()
	}
}

// over reports whether the procedure has nothing left to do.
func (g *Game) over(f *frame) bool {
	switch f.proc {
	case procAbility:
		p := &g.cat.Programs[f.prog]
		return p.Steps[f.pc].Op == program.OpEnd && !p.Triggers // those must be found, see [Game.resolving]
	case procSpread:
		return f.it.Empty()
	case procUse:
		return f.pc == useEnd
	case procFight:
		return f.pc == fightEnd
	case procDamage:
		return f.pc == damageOver
	case procDestroy:
		return f.pc == destroyOver
	}
	return false
}

// dropStale removes triggers whose ability has gone; assault and hazardous are what they
// are now.
func (g *Game) dropStale(lo uint8) {
	s := &g.s
	keep := lo
	for i := lo; i < s.npending; i++ {
		t := &s.pending[i]
		isKeyword := g.cat.Keyword(t.prog) != card.NoKeyword
		if isKeyword {
			t.ev.Amount = g.keywordDamage(t.prog, t.self, t.ev.Other)
		}
		if t.how&anyhow != 0 || g.works(t) && !(isKeyword && t.ev.Amount == 0) {
			s.pending[keep] = *t
			keep++
		}
	}
	s.npending = keep
}

// works reports whether the trigger's card is still where its ability works (K16.9), and
// the card that gave it the ability is still in play (K13.3). What a card does when it is
// dealt damage it does only if it survives (Q68).
func (g *Game) works(t *trigger) bool {
	c := &g.s.Cards[t.self]
	if t.ev.Kind == card.CardDamaged && t.ev.Subject == t.self && c.Is(Tagged) {
		return false
	}
	return c.Incarnation == t.incarnation && uint16(g.s.Cards[t.giver].Incarnation) == t.given &&
		(c.Zone.InPlay() || c.Zone == card.Limbo || c.Zone == card.Reference || c.Zone == g.cat.Programs[t.prog].Ability.Zone)
}

// alike reports whether the order of the waiting triggers cannot matter: they are
// one ability of one card that says nothing about the particular event, or
// abilities that are calm. Abilities that draw may cause a shuffle, so they must
// all be one ability of one player about one event.
func (g *Game) alike(lo uint8) bool {
	s := &g.s
	g.refresh()
	for i := lo + 1; i < s.npending; i++ {
		a, b := &s.pending[lo], &s.pending[i]
		p, q := &g.cat.Programs[a.prog], &g.cat.Programs[b.prog]
		same := a.prog == b.prog && a.you == b.you && (a.ev.Subject == b.ev.Subject || !p.UsesEvent)
		switch {
		case same && a.self == b.self && a.lasting == b.lasting:
		case g.d.needs&program.OnRest != 0 || !p.Commutes || !q.Commutes:
			return false
		case !same && (p.Draws || q.Draws || g.d.instead != 0 || g.d.kinds.shares(catching)):
			return false // what is added may be replaced, if the player chooses
		}
	}
	return true
}

// Waiting is one of the triggers among which an AskOrder question chooses.
type Waiting struct {
	Card    Slot   // that has the ability
	Prog    uint16 // the ability, see [Catalogue.Ability]
	Giver   Slot   // the card that gives Card the ability, or 0 when it is its own
	Lasting bool   // it is a lasting effect that Card began
	Event   TriggerEvent
}

// Waiting is the i-th trigger among which an AskOrder question chooses.
func (g *Game) Waiting(i int) Waiting {
	f := &g.s.frames[g.s.nframes-1]
	t := &g.s.pending[int(f.base)+i]
	w := Waiting{Card: t.self, Prog: t.prog, Giver: t.giver, Lasting: t.lasting != 0, Event: t.ev}
	if w.Giver == w.Card {
		w.Giver = 0
	}
	return w
}

// resolve starts resolving the ability of a trigger.
func (g *Game) resolve(t trigger) {
	f := g.start(procAbility, t.you)
	f.prog, f.self, f.giver, f.incarnation = t.prog, t.self, t.giver, g.s.Cards[t.self].Incarnation
	f.ev, f.house = t.ev, t.ev.House
	f.ev.date(g.s.Clock)
	if t.how&asOwn != 0 {
		f.borrowed, f.first = true, t.you
	}
	if t.lasting != 0 {
		for i := range g.s.lasting[:g.s.nlasting] {
			if l := &g.s.lasting[i]; l.Stamp == t.lasting {
				f.subjects, f.number = l.Subjects, l.Number
				if l.House != card.NoHouse {
					f.house = l.House
				}
			}
		}
	}
	g.emit(Event{Kind: Triggered, Card: t.self, Side: t.you, N: int32(t.prog)})
	f.events = g.s.Events
	g.round()
}

// happen adds every ability that waits for the event to the pending triggers.
func (g *Game) happen(ev TriggerEvent) {
	g.refresh()
	if g.d.events&(1<<ev.Kind) == 0 {
		return
	}
	ev.date(g.s.Clock)
	for i := range g.d.listen {
		l := &g.d.listen[i]
		p := &g.cat.Programs[l.prog]
		if p.Ability.Event.Kind != ev.Kind {
			continue
		}
		sc := scope{you: l.you, self: l.self, giver: l.giver, ev: &ev, subjects: g.subjectsOf(l.lasting), lasting: l.lasting}
		if !g.mayHappen(l) || !g.eventMatches(&p.Ability.Event, &sc) || p.Ability.While != nil && !g.holds(p.Ability.While, &sc) {
			continue
		}
		t := trigger{prog: l.prog, self: l.self, giver: l.giver, you: l.you, incarnation: g.s.Cards[l.self].Incarnation, ev: ev}
		if l.lasting >= 0 {
			ls := &g.s.lasting[l.lasting]
			if ls.Kind == card.NextTime || ls.Kind == card.UntilOnce {
				if ls.Used > 0 {
					continue
				}
				ls.Used++
			}
			t.lasting, t.how = ls.Stamp, t.how|anyhow
		}
		g.wait(t)
	}
}

func (g *Game) eventMatches(e *card.Event, sc *scope) bool {
	ev := sc.ev
	if e.Who != card.Nobody && e.Who != card.AnyPlayer && g.who(e.Who, sc, ev.Subject)&(1<<ev.Who) == 0 {
		return false
	}
	if e.Kind == card.HouseChosen && ev.House == card.NoHouse && !(e.Not && e.Houses == 1<<card.NoHouse) {
		return false // choosing none is no choice (K4.5)
	}
	if e.Houses != 0 && (e.Houses.Has(ev.House) || e.Houses == 1<<card.NoHouse && ev.House == g.houseOf(card.NoHouse, sc)) == e.Not {
		return false
	}
	if e.Icon != card.NoIcon && e.Icon != ev.Icon {
		return false
	}
	if e.Role != card.NoRole {
		set := g.role(e.Role, sc)
		if !set.Has(ev.Subject) {
			return false
		}
	} else if e.Subject != nil && !g.match(e.Subject, ev.Subject, sc, ev.SubjectAt) {
		return false
	}
	if e.OtherRole != card.NoRole {
		set := g.role(e.OtherRole, sc)
		if !set.Has(ev.Other) {
			return false
		}
		if o := &g.s.Cards[ev.Other]; e.Kind == card.DestroyedFighting && (!o.Zone.InPlay() || o.Is(Tagged)) { // K9.7
			return false
		}
	}
	return e.Other == nil || g.match(e.Other, ev.Other, sc, ev.OtherAt)
}

// ofUses are the headings of abilities that belong to the use of a creature.
const ofUses = card.OnReap | card.OnFight | card.OnBeforeReap | card.OnBeforeFight

// headed adds the card's abilities with one of the headings to the pending
// triggers.
func (g *Game) headed(c Slot, h card.Headings, ev TriggerEvent) {
	g.refresh()
	if g.silenced(h) {
		return
	}
	by := g.s.Cards[c].Ctrl
	if h&ofUses != 0 {
		by = ev.Who // it may be used as if it were that side's (K8.16)
	}
	var buf [16]ability
	for _, a := range g.abilities(c, h, buf[:0]) {
		t := g.triggerOf(a, c, by, ev)
		if h == card.OnScrap {
			t.how |= anyhow // wherever another ability puts the card first (K27.7)
		}
		g.wait(t)
	}
}

// triggerOf is an ability of a card that resolves for a side, as if that side controlled
// the card.
func (g *Game) triggerOf(a ability, c Slot, by Side, ev TriggerEvent) trigger {
	cs := &g.s.Cards[c]
	t := trigger{prog: a.prog, self: c, giver: a.giver, you: g.youOf(a.prog, by), incarnation: cs.Incarnation, ev: ev}
	if by != cs.Ctrl {
		t.how = asOwn
	}
	return t
}

// silenced reports whether abilities with the heading do not trigger.
func (g *Game) silenced(h card.Headings) bool {
	if !g.d.kinds.has(card.Silenced) {
		return false
	}
	for i := range g.d.mods {
		if m := g.d.mods[i].m; m.Kind == card.Silenced && m.Headings&h != 0 {
			return true
		}
	}
	return false
}

// youOf is "you" in an ability that a card of the side has, or that the side
// resolves as if it had it: that side, whoever gave the card the ability (A11.17),
// or the active player in the text of cards that address the active player (A7.1).
func (g *Game) youOf(prog uint16, side Side) Side {
	if g.cat.Programs[prog].Active {
		return g.s.Active
	}
	return side
}
