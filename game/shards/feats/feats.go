// Package feats has what persons may achieve in Shards of Infinity, and how it is noticed: a witness counts what everybody at
// the table sees happen, in a turn and in the whole game, and looks at boards and piles that lie open. Each feat is a row of a
// table: its name, and a condition on what was counted.
package feats

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

// feat is what may be achieved, and when it, or that part of it, is.
type feat struct {
	game.Feat
	when func(w *watch, part string) bool
}

// own are those of any game.
var own = []feat{
	{game.Feat{Key: "relic"}, func(w *watch, _ string) bool { return w.relic }},
	{game.Feat{Key: "champions"}, func(w *watch, _ string) bool { return w.most.champions >= 4 }},
	{game.Feat{Key: "mercenaries"}, func(w *watch, _ string) bool { return w.most.fast >= 3 }},
	{game.Feat{Key: "factions"}, func(w *watch, _ string) bool { return w.most.factions >= 4 }},
	{game.Feat{Key: "slayer"}, func(w *watch, _ string) bool { return w.most.destroyed >= 3 }},
	{game.Feat{Key: "shields"}, func(w *watch, _ string) bool { return w.most.blocked >= 8 }},
	{game.Feat{Key: "blow"}, func(w *watch, _ string) bool { return w.most.damage >= 20 }},
	{game.Feat{Key: "infinite"}, func(w *watch, _ string) bool { return w.infinite }},
	{game.Feat{Key: "mastery"}, won(func(w *watch, s shards.Seat) bool { return w.side(s).Mastery == shards.MostMastery })},
	{game.Feat{Key: "no-champion"}, won(func(w *watch, s shards.Seat) bool { return w.recruited>>s&1 == 0 })},
	{game.Feat{Key: "brink"}, won(func(w *watch, s shards.Seat) bool { return w.side(s).Health <= 5 && !w.side(s).Out })},
	{game.Feat{Key: "unscathed"}, won(func(w *watch, s shards.Seat) bool { return w.side(s).Health == shards.MostHealth })},
	{game.Feat{Key: "leaders", Called: "entrant-", Parts: []string{"decima", "ko-syn-wu", "tetra", "volos"}},
		func(w *watch, leader string) bool {
			return w.won(func(s shards.Seat) bool { return w.game.Leader(s).ID == leader })
		}},
}

// Foe is an automaton that may be beaten at each of its difficulties.
type Foe interface {
	Name() string
	Difficulties() []string
}

// against is the feat to beat it.
func against(a Foe) feat {
	of := game.Feat{Key: a.Name(), Called: "difficulty-", Parts: a.Difficulties(), Unaided: true}
	return feat{of, func(w *watch, difficulty string) bool {
		return w.Setup.Difficulty == difficulty && w.won(func(shards.Seat) bool { return w.game.Automaton() != shards.NoSeat })
	}}
}

// List is all feats in the order in which they are listed.
type List struct {
	all   []feat
	steps []step // a witness has a bit for each
}

// won is the condition that a person has won, for whom something holds.
func won(holds func(*watch, shards.Seat) bool) func(*watch, string) bool {
	return func(w *watch, _ string) bool { return w.won(func(s shards.Seat) bool { return holds(w, s) }) }
}

// step is a feat, or a part of one.
type step struct {
	*feat
	part string
}

// New lists the feats of any game, and those against automatons.
func New[F Foe](foes ...F) *List {
	l := &List{all: slices.Clone(own)}
	for _, a := range foes {
		l.all = append(l.all, against(a))
	}
	for i := range l.all {
		f := &l.all[i]
		if f.Parts == nil {
			l.steps = append(l.steps, step{f, ""})
		}
		for _, part := range f.Parts {
			l.steps = append(l.steps, step{f, part})
		}
	}
	return l
}

// All are the feats.
func (l *List) All() (feats []game.Feat) {
	for _, f := range l.all {
		feats = append(feats, f.Feat)
	}
	return feats
}

// tally is what was done in a turn or an attack, or the most in any, by one person.
type tally struct {
	fast, destroyed, factions, champions int
	damage, blocked                      int32
}

// watch counts what persons do in a game.
type watch struct {
	game.Sitting
	steps []step
	game  *shards.Game // that is seen now
	done  uint64

	whose     shards.Seat // turn it is
	turn      tally
	played    [card.FactionCount]bool // this turn
	blocked   [shards.MaxSeats]int32  // this turn
	most      tally
	recruited uint8 // those who have recruited a champion, a bit for each seat
	relic     bool  // a person has recruited one
	infinite  bool  // the power of a person has been
	conceded  bool
}

// Watch looks for feats in a game of that sitting.
func (l *List) Watch(s game.Sitting) game.Witness { return &watch{Sitting: s, steps: l.steps} }

// Clone implements [game.Witness].
func (w *watch) Clone() game.Witness { c := *w; return &c }

// Done implements [game.Witness].
func (w *watch) Done(key, part string) bool {
	for i, s := range w.steps {
		if s.Key == key && s.part == part {
			return w.done>>i&1 == 1
		}
	}
	return false
}

// See implements [game.Witness].
func (w *watch) See(g game.Game) {
	if w.game == nil {
		w.whose = g.(*shards.Game).State().Turn
	}
	w.game = g.(*shards.Game)
	for _, e := range w.game.Happened() {
		w.event(&e)
	}
	for s := range shards.Seat(w.game.Seats()) {
		if w.Person(s) {
			w.infinite = w.infinite || w.side(s).Power >= shards.Infinite
			w.most.champions = max(w.most.champions, w.champions(s))
		}
	}
	for i, s := range w.steps {
		if w.done>>i&1 == 0 && s.when(w, s.part) {
			w.done |= 1 << i
		}
	}
}

// event counts an event.
func (w *watch) event(e *shards.Event) {
	switch t := &w.turn; {
	case e.Kind == shards.TurnBegan:
		*t, w.played, w.blocked, w.whose = tally{}, [card.FactionCount]bool{}, [shards.MaxSeats]int32{}, e.Seat
	case e.Kind == shards.Conceded:
		w.conceded = true
	case e.Kind == shards.DamageDealt:
		if w.Person(w.whose) {
			t.damage += e.N
			w.most.damage = max(w.most.damage, t.damage)
		}
	case w.Person(e.Seat):
		w.own(e)
	}
}

// own counts what a person has done.
func (w *watch) own(e *shards.Event) {
	t := &w.turn
	switch e.Kind {
	case shards.CardRecruited:
		w.relic = w.relic || w.game.Card(e.Card).Relic
		if w.game.Card(e.Card).Champion() {
			w.recruited |= 1 << e.Seat
		}
	case shards.CardFast:
		t.fast++
		w.most.fast = max(w.most.fast, t.fast)
		w.ally(e.Card)
	case shards.CardPlayed:
		w.ally(e.Card)
	case shards.CardDestroyed:
		t.destroyed++
		w.most.destroyed = max(w.most.destroyed, t.destroyed)
	case shards.ShieldShown:
		w.blocked[e.Seat] += e.N
		w.most.blocked = max(w.most.blocked, w.blocked[e.Seat])
	}
}

// ally counts an ally that was played.
func (w *watch) ally(c shards.Slot) {
	d := w.game.Card(c)
	if d.Ally() && d.Faction != card.NoFaction && !w.played[d.Faction] {
		w.played[d.Faction] = true
		w.turn.factions++
		w.most.factions = max(w.most.factions, w.turn.factions)
	}
}

func (w *watch) side(s shards.Seat) *shards.Side { return &w.game.State().Sides[s] }

// champions is how many champions the seat has in play.
func (w *watch) champions(s shards.Seat) (n int) {
	for _, c := range w.side(s).InPlay.Cards() {
		if w.game.Card(c).Champion() {
			n++
		}
	}
	return n
}

// won reports whether a person has won a game that nobody gave up, for whom something holds.
func (w *watch) won(holds func(shards.Seat) bool) bool {
	if !w.game.Over() || w.conceded {
		return false
	}
	for s := range shards.Seat(w.game.Seats()) {
		if w.Person(s) && w.game.Won(s) && holds(s) {
			return true
		}
	}
	return false
}
