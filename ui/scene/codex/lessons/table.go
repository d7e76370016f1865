package lessons

import (
	rules "github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/ui/scene/codex"
	"github.com/keyraken/keyraken/ui/widget"
)

var (
	midori = ids("master-midori")
	jaina  = ids("jaina-stormborne")
	red    = ids("charge", "scorch", "pillage", "bloodburn", "makeshift-rambaster")
	none   = []string{} // a table without a codex: nothing is added to it between turns
)

func ids(all ...string) []string { return all }

// things lie in play for long.
func things(all ...string) (in []rules.Placed) {
	for _, id := range all {
		in = append(in, rules.Placed{ID: id})
	}
	return in
}

// begun is the turn in which positions begin.
const begun = 10

// turnsSince is how many turns have begun since the learner's first: an even number in turns of the learner.
func turnsSince(g *rules.Game) int { return g.Turn() - begun }

func side(g *rules.Game) *rules.Side { return &g.State().Sides[you] }

// acting says whether the learner is in a main phase, with nothing else to decide.
func acting(g *rules.Game) bool {
	return !g.Over() && g.Question().Kind == rules.AskMain && g.State().Turn == you
}

// teching says whether the learner adds cards of the codex.
func teching(g *rules.Game) bool {
	return !g.Over() && g.Question().Kind == rules.AskTech && g.Asked() == you
}

// over says whether the first main phase of the learner is.
func over(g *rules.Game) bool { return g.Over() || g.Question().Kind == rules.AskPatrol || later(g) }

// later says whether the first turn of the learner is over.
func later(g *rules.Game) bool { return g.Over() || turnsSince(g) > 0 }

// back says whether the second turn of the learner has come, or the end.
func back(g *rules.Game) bool { return g.Over() || turnsSince(g) >= 2 && acting(g) }

// when names what has gone astray if that is so.
func when(key string, is func(*rules.Game) bool) func(*rules.Game) string {
	return func(g *rules.Game) string {
		if is(g) {
			return key
		}
		return ""
	}
}

// first is the first of these that has gone astray.
func first(all ...func(*rules.Game) string) func(*rules.Game) string {
	return func(g *rules.Game) string {
		for _, stray := range all {
			if key := stray(g); key != "" {
				return key
			}
		}
		return ""
	}
}

// ended: the first main phase is over, without what the step is about.
var ended = when("turn", over)

// find is what a seat has in play of a card, or 0.
func find(g *rules.Game, seat rules.Seat, id string) rules.Slot {
	for c, o := range g.Objects {
		if o.Controller == seat && g.Definition(o.Def).ID == id {
			return c
		}
	}
	return 0
}

func mine(g *rules.Game, id string) rules.Slot   { return find(g, you, id) }
func theirs(g *rules.Game, id string) rules.Slot { return find(g, them, id) }

// exhausted says whether that unit of the learner is.
func exhausted(g *rules.Game, id string) bool {
	c := mine(g, id)
	return c != 0 && g.Object(c).Exhausted
}

// placed is where that unit of the learner patrols.
func placed(g *rules.Game, id string) rules.Place {
	if c := mine(g, id); c != 0 {
		return g.Object(c).Place
	}
	return rules.NoPlace
}

// struck says whether that unit of the other was hit.
func struck(g *rules.Game, id string) bool {
	c := theirs(g, id)
	return c == 0 || g.Object(c).Damage > 0 || g.Object(c).Spent > 0
}

// damage is that on the base of a seat.
func damage(g *rules.Game, seat rules.Seat) int {
	return int(g.Object(g.State().Sides[seat].Base).Damage)
}

// holds says whether a card is in the learner's hand.
func holds(g *rules.Game, id string) bool {
	d, _ := g.Catalogue().Def(id)
	return side(g).Hand.Has(d)
}

// level is that of the learner's hero, 0 if it is not in play.
func level(g *rules.Game) int {
	if c := side(g).Heroes[0].Slot; c != 0 {
		return int(g.Object(c).Level)
	}
	return 0
}

// heroesOut is how many heroes the learner has in play.
func heroesOut(g *rules.Game) (n int) {
	for _, h := range g.Heroes(you) {
		if h.Slot != 0 {
			n++
		}
	}
	return n
}

// low says whether all that the learner has added from the codex are units of tech I.
func low(g *rules.Game) bool {
	for _, d := range side(g).Discard.Cards() {
		if of := g.Definition(d); of.Spec != card.NoSpec && (of.Kind != card.UnitKind || of.Tech != 1) {
			return false
		}
	}
	return true
}

// on is what a step speaks of.
type on = func(*rules.Game) []widget.ID

// spots are buttons and numbers of the learner.
func spots(all ...string) on {
	return func(*rules.Game) (of []widget.ID) {
		for _, what := range all {
			of = append(of, widget.ID{What: what, N: int(you)})
		}
		return of
	}
}

// ending ends the phase, or the choice of patrollers.
func ending(g *rules.Game) []widget.ID {
	if g.Question().Kind == rules.AskPatrol {
		return []widget.ID{{What: "done"}}
	}
	return []widget.ID{{What: "end-turn"}}
}

// thing is a spot of something in play.
func thing(c rules.Slot) []widget.ID {
	if c == 0 {
		return nil
	}
	return []widget.ID{{What: "card", N: int(c)}}
}

func inPlay(seat rules.Seat, id string) on {
	return func(g *rules.Game) []widget.ID { return thing(find(g, seat, id)) }
}

func base(seat rules.Seat) on {
	return func(g *rules.Game) []widget.ID { return thing(g.State().Sides[seat].Base) }
}

func bases(g *rules.Game) []widget.ID { return append(base(you)(g), base(them)(g)...) }

// fighters are all units and heroes of the learner.
func fighters(g *rules.Game) (of []widget.ID) {
	for c, o := range g.Objects {
		if k := g.Definition(o.Def).Kind; o.Controller == you && (k == card.UnitKind || k == card.HeroKind) {
			of = append(of, thing(c)...)
		}
	}
	return of
}

func both(a, b on) on {
	return func(g *rules.Game) []widget.ID { return append(a(g), b(g)...) }
}

func hand(g *rules.Game) (of []widget.ID) {
	for i := range side(g).Hand.Len() {
		of = append(of, widget.ID{What: "held", N: i})
	}
	return of
}

// held is a card of the hand.
func held(id string) on {
	return func(g *rules.Game) []widget.ID {
		for i, d := range side(g).Hand.Cards() {
			if g.Definition(d).ID == id {
				return []widget.ID{{What: "held", N: i}}
			}
		}
		return nil
	}
}

func heroes(g *rules.Game) (of []widget.ID) {
	for i := range g.Heroes(you) {
		of = append(of, widget.ID{What: "hero", N: i})
	}
	return of
}

// places are those of the learner's patrol zone.
func places(all ...rules.Place) on {
	return func(*rules.Game) (of []widget.ID) {
		for _, n := range all {
			of = append(of, widget.ID{What: "place", N: int(n)})
		}
		return of
	}
}

// addon is the site of the add-on, behind those of the tech buildings.
const addon = 4

// site is a place for a building on the learner's board, or what stands there.
func site(n int) on {
	return func(g *rules.Game) []widget.ID {
		of := side(g).Addon
		if n < addon {
			of = side(g).Tech[n]
		}
		if of.Progress == rules.Built {
			return thing(of.Slot)
		}
		return []widget.ID{{What: "site", N: n}}
	}
}

func codices(*rules.Game) []widget.ID { return []widget.ID{codex.CodexSpot(you)} }
