package game

import "github.com/keyraken/keyraken/game/card"

// Why an effect came to nothing, as [CameToNothing] tells it.
const (
	NoneThere   = iota // there is none of what it is about
	CountedZero        // what is counted for it is 0
	NoChange           // it would change nothing
)

// inVain tells that the effect at hand can do nothing. It changes nothing itself, so it
// does not count among the events.
func (g *Game) inVain(f *frame, why uint8) {
	if !g.quiet && f.self != 0 {
		g.events = append(g.events,
			Event{Kind: CameToNothing, Side: NoSide, Card: f.self, N: int32(f.prog), M: int32(f.pc - 1), Number: why})
	}
}

// idled tells of a choice that is not put because nothing can come of it.
func (g *Game) idled(f *frame, o *op) {
	why := uint8(NoChange)
	if o.t != nil {
		sc := f.scope()
		if all := g.candidates(&o.t.Filter, &sc); all.Empty() {
			why = NoneThere
		}
	}
	g.inVain(f, why)
}

// unchanged tells of an effect that has changed nothing, if it was about what there may
// be none of.
func (g *Game) unchanged(f *frame, e *card.Effect) {
	switch e.Verb {
	case card.StealVerb, card.LoseVerb, card.DrawVerb, card.CaptureVerb, card.TakeAmberVerb, card.HealVerb:
		if e.Target.Pick != card.ByRole && f.t.Empty() { // that has been told
			return
		}
		why, sc := uint8(NoneThere), f.scope()
		if !e.Flag && g.num(&e.Num, &sc) <= 0 {
			why = CountedZero
		}
		g.inVain(f, why)
	}
}

// noTarget tells of an effect for which there is no card, though it wants each of them or
// one to be chosen.
func (g *Game) noTarget(f *frame, e *card.Effect) {
	if pick := e.Target.Pick; pick == card.EachOf || pick != card.ByRole && f.short {
		g.inVain(f, NoneThere)
	}
}
