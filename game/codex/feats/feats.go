// Package feats has what persons may achieve in Codex, and how it is noticed: a witness counts what everybody at the table sees
// happen, in a turn and in the whole game, and looks at what lies open. Each feat is a row of a table: its name, and a condition on
// what was counted.
package feats

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
)

// feat is what may be achieved, and when it, or that part of it, is.
type feat struct {
	game.Feat
	when func(w *watch, part string) bool
}

var feats = []feat{
	{game.Feat{Key: "workers"}, has(func(w *watch, s codex.Seat) bool { return w.side(s).Workers >= 10 })},
	{game.Feat{Key: "tech-three"}, has(func(w *watch, s codex.Seat) bool { return w.side(s).Tech[3].Progress == codex.Built })},
	{game.Feat{Key: "top-level"}, func(w *watch, _ string) bool { return w.topLevel }},
	{game.Feat{Key: "army"}, has(func(w *watch, s codex.Seat) bool { return w.units(s) >= 6 })},
	{game.Feat{Key: "full-patrol"}, has(func(w *watch, s codex.Seat) bool { return w.game.Patrollers(s) == int(codex.PlaceCount)-1 })},
	{game.Feat{Key: "slayer"}, func(w *watch, _ string) bool { return w.most.deaths >= 3 }},
	{game.Feat{Key: "blow"}, func(w *watch, _ string) bool { return w.most.damage >= 10 }},
	{game.Feat{Key: "unscathed"}, won(func(w *watch, s codex.Seat) bool { return w.damage(s) == 0 })},
	{game.Feat{Key: "brink"}, won(func(w *watch, s codex.Seat) bool { return w.left(s) <= 3 })},
	{game.Feat{Key: "no-hero"}, won(func(w *watch, s codex.Seat) bool { return w.summoned>>s&1 == 0 })},
	{game.Feat{Key: "low-tech"}, won(func(w *watch, s codex.Seat) bool { return w.side(s).Tech[2].Progress == codex.NotBuilt })},
	{game.Feat{Key: "leaders", Called: "entrant-", Parts: []string{"captain-zane", "drakk-ramhorn", "jaina-stormborne", "master-midori",
		"calamandra-moss", "argagarg-garg"}}, func(w *watch, hero string) bool {
		return w.won(func(s codex.Seat) bool { return w.game.Definition(w.game.Heroes(s)[0].Def).ID == hero })
	}},
}

// has is the condition that something holds for a person.
func has(holds func(*watch, codex.Seat) bool) func(*watch, string) bool {
	return func(w *watch, _ string) bool { return w.person(func(s codex.Seat) bool { return holds(w, s) }) }
}

// won is the condition that a person has won, for whom something holds.
func won(holds func(*watch, codex.Seat) bool) func(*watch, string) bool {
	return func(w *watch, _ string) bool { return w.won(func(s codex.Seat) bool { return holds(w, s) }) }
}

// All are the feats, in the order in which they are listed.
func All() (all []game.Feat) {
	for _, f := range feats {
		all = append(all, f.Feat)
	}
	return all
}

// step is a feat, or a part of one.
type step struct{ key, part string }

// tally is what was done in a turn, or the most in any, by a person.
type tally struct {
	deaths int
	damage int32
}

// watch counts what persons do in a game.
type watch struct {
	game.Sitting
	game *codex.Game // that is seen now
	done []step

	whose              codex.Seat // turn it is
	turn, most         tally
	summoned           uint8 // those who have summoned a hero, a bit for each seat
	topLevel, conceded bool
}

// Watch looks for feats in a game of that sitting.
func Watch(s game.Sitting) game.Witness { return &watch{Sitting: s} }

// Clone implements [game.Witness].
func (w *watch) Clone() game.Witness {
	c := *w
	c.done = slices.Clone(w.done)
	return &c
}

// Done implements [game.Witness].
func (w *watch) Done(key, part string) bool { return slices.Contains(w.done, step{key, part}) }

// See implements [game.Witness].
func (w *watch) See(g game.Game) {
	if w.game == nil {
		w.whose = g.(*codex.Game).State().Turn
	}
	w.game = g.(*codex.Game)
	for _, e := range w.game.Happened() {
		w.event(&e)
	}
	for i := range feats {
		f := &feats[i]
		for _, part := range partsOf(f) {
			if !w.Done(f.Key, part) && f.when(w, part) {
				w.done = append(w.done, step{f.Key, part})
			}
		}
	}
}

// partsOf are the parts of a feat; of one without parts itself.
func partsOf(f *feat) []string {
	if f.Parts == nil {
		return []string{""}
	}
	return f.Parts
}

// event counts an event.
func (w *watch) event(e *codex.Event) {
	d := w.game.Definition(e.Def)
	switch e.Kind {
	case codex.TurnBegan:
		w.turn, w.whose = tally{}, e.Seat
	case codex.Conceded:
		w.conceded = true
	case codex.HeroSummoned:
		w.summoned |= 1 << e.Seat
	case codex.HeroLeveled:
		w.topLevel = w.topLevel || w.Person(e.Seat) && int(e.N) == int(d.MaxLevel())
	case codex.Died:
		if d.Kind <= card.HeroKind && w.against(e.Seat) {
			w.turn.deaths++
			w.most.deaths = max(w.most.deaths, w.turn.deaths)
		}
	case codex.DamageDealt:
		if d.Kind == card.BaseKind && w.against(e.Seat) {
			w.turn.damage += e.N
			w.most.damage = max(w.most.damage, w.turn.damage)
		}
	}
}

// against says whether it is the turn of a person who is an opponent of the seat.
func (w *watch) against(s codex.Seat) bool { return w.Person(w.whose) && w.game.Enemies(w.whose, s) }

func (w *watch) side(s codex.Seat) *codex.Side { return &w.game.State().Sides[s] }

// units is how many units the seat has in play.
func (w *watch) units(s codex.Seat) (n int) {
	for _, o := range w.game.Objects {
		if o.Controller == s && w.game.Definition(o.Def).Kind == card.UnitKind {
			n++
		}
	}
	return n
}

// damage is how much damage the base of the seat has, and left how much HP.
func (w *watch) damage(s codex.Seat) int { return int(w.game.Object(w.side(s).Base).Damage) }

func (w *watch) left(s codex.Seat) int { return int(w.game.Look(w.side(s).Base).HP) - w.damage(s) }

// person reports whether something holds for a person.
func (w *watch) person(holds func(codex.Seat) bool) bool {
	for s := range codex.Seat(w.game.Seats()) {
		if w.Person(s) && holds(s) {
			return true
		}
	}
	return false
}

// won reports whether a person has won a game that nobody gave up, for whom something holds.
func (w *watch) won(holds func(codex.Seat) bool) bool {
	return w.game.Over() && !w.conceded && w.person(func(s codex.Seat) bool { return w.game.Won(s) && holds(s) })
}
