package lang

import (
	"cmp"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
)

// Game is what the game is called.
func (l *Language) Game() string { return l.game }

// Mode is what is agreed on in a mode.
func (l *Language) Mode(name string) string { return l.modes[name] }

// Seat is how a seat is called: by the name of its player, else by its number.
func (l *Language) Seat(s codex.Seat) string {
	if int(s) < len(l.players) && l.players[s] != "" {
		return l.players[s]
	}
	return l.fill(l.labels.player, with{"n": int(s) + 1})
}

// def is the name of a card of the catalogue.
func (l *Language) def(g *codex.Game, d codex.Def) string { return l.Name(g.Definition(d).ID) }

// thing is the name of something in play.
func (l *Language) thing(g *codex.Game, c codex.Slot) string {
	if !g.InPlay(c) {
		return ""
	}
	return l.def(g, g.Object(c).Def)
}

// Question is the open question, to the one who answers it.
func (l *Language) Question(g *codex.Game) string {
	q := g.Question()
	w := with{"card": cmp.Or(l.thing(g, q.Source), l.def(g, q.Def)), "n": int(q.Max)}
	return l.fill(l.questions[q.Kind], w)
}

// Command is a command that answers the open question.
func (l *Language) Command(g *codex.Game, c codex.Command) string {
	q := g.Question()
	w := with{"name": l.thing(g, c.Card)}
	switch c.Verb {
	case codex.Play, codex.PlayBoosted, codex.Hire, codex.Summon, codex.Take, codex.Fetch:
		w["name"] = l.def(g, codex.Def(c.N))
		w["price"] = int(g.CommandPrice(q.Seat, c))
	case codex.Build:
		w["name"], w["price"] = l.def(g, codex.Def(c.N)), int(g.CommandPrice(q.Seat, c))
		if c.Card != 0 {
			w["spec"] = l.specs[card.Spec(c.Card)]
		}
	case codex.Use:
		if all := g.Card(c.Card).Abilities; used(all) > 1 {
			w["text"] = l.ability(&all[c.N], false)
		}
	case codex.Attack:
		w["other"] = l.described(g, codex.Slot(c.N))
	case codex.Worker:
		w["seat"] = l.Seat(codex.Seat(c.N))
	case codex.Patrol:
		w["place"] = l.places[c.N]
	case codex.Yield:
		w["seat"] = l.Seat(g.Partner(q.Seat))
	case codex.Lend:
		p, to := codex.Lent(c)
		w["place"], w["seat"] = l.places[p], l.Seat(to)
	case codex.Pick:
		w["name"] = l.described(g, c.Card)
		return l.fill(cmp.Or(l.picks[q.Kind], "{name}"), w)
	case codex.Done:
		return cmp.Or(l.done[q.Kind], l.commands[codex.Done])
	case codex.Choose:
		return l.fill(l.chosen[q.Kind], l.choice(g, w, c.N))
	}
	return l.fill(l.commands[c.Verb], w)
}

// used is how many of the abilities are used for a cost.
func used(all []card.Ability) (n int) {
	for i := range all {
		if all[i].On == card.OnUse {
			n++
		}
	}
	return n
}

// described is something in play with what tells it from others: its owner's side and its numbers.
func (l *Language) described(g *codex.Game, c codex.Slot) string {
	o, k := g.Object(c), g.Look(c)
	w := with{"name": l.thing(g, c)}
	if d := g.Definition(o.Def); d.Kind <= card.HeroKind {
		w["attack"], w["hp"] = int(k.Attack), int(k.HP)
	} else if d.HasHP() {
		w["hp"] = int(k.HP)
	}
	if o.Damage > 0 {
		w["damage"] = int(o.Damage)
	}
	if o.Place != codex.NoPlace {
		w["place"] = l.places[o.Place]
	}
	if o.Controller == g.Question().Seat {
		return l.fill(l.words.thing, w)
	}
	return l.fill(l.words.thing, w) + " (" + l.Seat(o.Controller) + ")"
}

// choice adds what a number that answers the open question means.
func (l *Language) choice(g *codex.Game, w with, n int16) with {
	q := g.Question()
	switch q.Kind {
	case codex.AskPlace:
		w["place"] = l.places[n]
	case codex.AskOpponent:
		w["seat"] = l.Seat(codex.Seat(n))
	case codex.AskMode:
		var all []string
		effects := g.Definition(q.Def).Abilities[q.Ability].Effects
		for i := range effects {
			if effects[i].Mode == uint8(n) || effects[i].May && i == int(q.Effect) {
				all = append(all, Capital(l.effect(&effects[i], false)))
			}
		}
		w["text"] = strings.Join(all, ". ")
	case codex.AskOrder:
		t := g.Pending(int(n))
		w["name"] = l.def(g, t.Def)
		if a := t.Of(g); a != nil {
			w["text"] = l.ability(a, false)
		}
	}
	return w
}

// Reason is what speaks for a command, or against it.
func (l *Language) Reason(r game.Reason) string {
	if r.By < 0 {
		return l.fill(l.reasons[r.Kind].bad, with{"n": -r.By})
	}
	return l.fill(l.reasons[r.Kind].good, with{"n": r.By})
}

// Happened is what the last command has caused, as lines of the log of the viewer; one without words stands before each turn.
func (l *Language) Happened(g *codex.Game, viewer codex.Seat) (lines []string) {
	for _, e := range g.Happened() {
		if e.Kind == codex.TurnBegan {
			lines = append(lines, "")
		}
		lines = append(lines, l.Event(g, e, viewer))
	}
	return lines
}

// Event is what happened, as a line of the log of the viewer; [codex.NoSeat] sees everything.
func (l *Language) Event(g *codex.Game, e codex.Event, viewer codex.Seat) string {
	w := with{"seat": l.Seat(e.Seat), "name": l.def(g, e.Def), "n": int(e.N)}
	if e.Other != 0 {
		w["other"] = l.def(g, e.OtherDef)
	}
	switch {
	case e.Kind == codex.PhaseBegan && e.N == 1:
		w["main"] = "main"
	case e.Kind == codex.Fetched && e.N == 1:
		w["hand"] = "hand"
	case e.Kind == codex.CoinFlipped && e.N == 1:
		w["tails"] = "tails"
	case e.Kind == codex.GameOver && e.Seat != codex.NoSeat:
		w["winner"] = "winner"
		if p := g.Partner(e.Seat); p != codex.NoSeat {
			w["partner"] = l.Seat(p)
		}
	case (e.Kind == codex.Moved || e.Kind == codex.Patrolled) && e.N > 0:
		w["place"] = l.places[e.N]
	case viewer != codex.NoSeat && e.Hidden>>viewer&1 == 1:
		w["hidden"] = "hidden"
	}
	return l.fill(l.events[e.Kind], w)
}

// Place is the name of a place of the patrol zone.
func (l *Language) Place(p codex.Place) string { return l.places[p] }

// Spec is the name of a spec.
func (l *Language) Spec(s card.Spec) string { return l.specs[s] }
