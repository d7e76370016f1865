package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// Why an effect did nothing, as in [HadNoEffect].
const (
	NoneThere   = iota // there is nothing of the kind it needs
	CountedZero        // the amount it counts is 0
	NoChange           // it would change nothing
)

// NoEffectReasons are the names of these reasons for the protocol; they never change.
var NoEffectReasons = [...]string{NoneThere: "none-there", CountedZero: "counted-zero", NoChange: "no-change"}

// reportNoEffect reports that the current effect can do nothing, except to the sides that cannot
// know. That changes nothing itself, so it does not count as an event.
func (g *Game) reportNoEffect(f *frame, why, hidden uint8) {
	if !g.quiet && f.self != 0 {
		g.events = append(g.events,
			Event{Kind: HadNoEffect, Side: NoSide, Card: f.self, N: int32(f.prog), M: int32(f.pc - 1), Number: why, Hidden: hidden})
	}
}

// notOffered reports a choice that is not offered because it can have no effect.
func (g *Game) notOffered(f *frame, o *program.Step) {
	why := uint8(NoChange)
	if o.Target != nil {
		sc := f.scope()
		if all := g.candidates(&o.Target.Filter, &sc); all.Empty() {
			why = NoneThere
		}
	}
	g.reportNoEffect(f, why, 0)
}

// changedNothing reports an effect that changed nothing, if there may be none of what it is
// about.
func (g *Game) changedNothing(f *frame, e *card.Effect) {
	switch e.Verb {
	case card.StealVerb, card.LoseVerb, card.DrawVerb, card.CaptureVerb, card.TakeAmberVerb, card.HealVerb:
		if e.Target.Pick != card.ByRole && f.t.Empty() { // that has been reported
			return
		}
		why, sc := uint8(NoneThere), f.scope()
		if !e.All && g.num(&e.Num, &sc) <= 0 {
			why = CountedZero
		}
		g.reportNoEffect(f, why, 0)
	}
}

// noTarget reports an effect for which there is no card, though it applies to each card
// or needs one to be chosen.
func (g *Game) noTarget(f *frame, e *card.Effect) {
	if pick := e.Target.Pick; pick == card.EachOf || pick != card.ByRole && f.short {
		g.reportNoEffect(f, NoneThere, g.unsure(f, &e.Target.Filter))
	}
}

// unsure are the sides that do not see all cards among which the filter looks, except for
// the player who looks for them, a bit for each.
func (g *Game) unsure(f *frame, among *card.Filter) (sides uint8) {
	sc := f.scope()
	for ; among != nil; among = among.Also {
		whose := g.who(among.Whose, &sc, sc.about())
		for side := Side(0); side < MaxSides && pileOf[among.Zone] >= 0; side++ {
			if whose&(1<<side) == 0 {
				continue
			}
			for _, c := range g.held(side, among.Zone) {
				sides |= g.unseeing(c)
			}
		}
	}
	by := f.you
	if by == Monster {
		by = g.s.Active // A11.11
	}
	return sides &^ (1 << by)
}
