package lang

import (
	"cmp"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
)

// Game is what the game is called.
func (l *Language) Game() string { return l.game }

// Mode is what is agreed on in a mode with so many players. One in which they fight an automaton has its words, and says how hard
// it is.
func (l *Language) Mode(name string, people int, words map[string]string, difficulty string) string {
	w := with{"n": people}
	if people > 2 {
		w["several"] = "several"
	}
	if difficulty != "" {
		w["difficulty"] = words["difficulty-"+difficulty]
	}
	return l.fill(cmp.Or(l.modes[name], words["mode"]), w)
}

// Seat is how a seat is called: by the name of its player, else by its leader, before it has one by its number.
func (l *Language) Seat(g *shards.Game, s shards.Seat) string {
	switch {
	case s == g.Automaton():
		return l.of(g)["name"]
	case l.called(s) != "", g.State().Turns == 0 && g.State().Leading>>s&1 == 0:
		return l.player(s)
	}
	return l.Name(g.Leader(s).ID)
}

func (l *Language) player(s shards.Seat) string {
	if name := l.called(s); name != "" {
		return name
	}
	return l.fill(l.labels.player, with{"n": int(s) + 1})
}

// called is the name of the player in a seat, or "".
func (l *Language) called(s shards.Seat) string {
	if int(s) < len(l.players) {
		return l.players[s]
	}
	return ""
}

func (l *Language) card(g *shards.Game, c shards.Slot) string {
	if c == 0 {
		return ""
	}
	return l.Name(g.Card(c).ID)
}

// Question is the open question, to the one who answers it.
func (l *Language) Question(g *shards.Game) string {
	q := g.Question()
	w := with{"card": l.card(g, q.Source), "n": number(q.Max)}
	if q.Of != shards.NoSeat {
		w["of"] = l.Seat(g, q.Of)
	}
	return l.fill(cmp.Or(l.questions[q.Kind], l.of(g)["ask-"+shards.Word(q.Kind)]), w)
}

// Command is a command that answers the open question.
func (l *Language) Command(g *shards.Game, c shards.Command) string {
	q := g.Question()
	w := with{"n": int(c.N)}
	if c.Card != 0 {
		w["card"] = l.card(g, c.Card)
		w["price"], w["defence"], w["shield"] = int(g.Price(q.Seat, c.Card)), int(g.Defence(c.Card)), int(g.ShieldOf(q.Seat, c.Card))
	}
	if c.Card != 0 && g.Card(c.Card).Relic {
		delete(w, "price")
	}
	switch c.Verb {
	case shards.Pick:
		return l.fill(l.picks[q.Kind], w)
	case shards.Done:
		return l.done[q.Kind]
	case shards.Choose:
		return l.fill(l.chosen[q.Kind], l.choice(g, w, c.N))
	}
	return l.fill(l.commands[c.Verb], w)
}

// choice adds what a number that answers the open question may mean.
func (l *Language) choice(g *shards.Game, w with, n int16) with {
	switch g.Question().Kind {
	case shards.AskOpponent:
		w["seat"] = l.Seat(g, shards.Seat(n))
	case shards.AskLeader:
		w["leader"] = l.Name(g.Definition(uint8(n)).ID)
	default:
		if n > 0 {
			w["yes"] = "yes"
		}
	}
	return w
}

// Reason says what speaks for a command, or against it.
func (l *Language) Reason(r game.Reason) string {
	if r.By < 0 {
		return l.fill(l.reasons[r.Kind].bad, with{"n": -r.By})
	}
	return l.fill(l.reasons[r.Kind].good, with{"n": r.By})
}

// Happened is what the last command has caused, as lines of the log of the viewer, see [Language.Event]; one without words
// stands before each turn.
func (l *Language) Happened(g *shards.Game, viewer shards.Seat) (lines []string) {
	all := g.Happened()
	for i := 0; i < len(all); {
		line, n := l.Event(g, all[i], viewer), 1
		for i+n < len(all) && l.Event(g, all[i+n], viewer) == line {
			n++
		}
		if all[i].Kind == shards.TurnBegan {
			lines = append(lines, "")
		}
		if i += n; n > 1 {
			line = l.fill(l.words.copies, with{"name": line, "n": n})
		}
		lines = append(lines, line)
	}
	return lines
}

// Event is what happened, as a line of the log of the viewer; [shards.NoSeat] sees everything.
func (l *Language) Event(g *shards.Game, e shards.Event, viewer shards.Seat) string {
	w := with{"seat": l.Seat(g, e.Seat), "card": l.card(g, e.Card), "n": number(e.N)}
	switch {
	case e.Kind == shards.LeaderTaken:
		w["leader"], w["player"] = l.Name(g.Definition(uint8(e.N)).ID), l.player(e.Seat)
	case e.Kind == shards.PhaseBegan && e.N == 2:
		w["end"] = "end"
	case e.Kind == shards.GameOver:
		l.winners(g, w)
	case viewer != shards.NoSeat && e.Hidden>>viewer&1 == 1:
		w["hidden"] = "hidden"
	}
	return l.fill(cmp.Or(l.events[e.Kind], l.of(g)["event-"+e.Kind.String()]), w)
}

func (l *Language) winners(g *shards.Game, w with) {
	var all []string
	for s := range shards.Seat(g.State().Seats) {
		if g.Won(s) {
			all = append(all, l.Seat(g, s))
		}
	}
	w["seat"] = strings.Join(all, ", ")
	if last := len(all) - 1; last > 0 {
		w["seat"], w["several"] = strings.Join(all[:last], ", ")+l.labels.and+all[last], "several"
	}
}

// number is a number for a template; infinity has its sign.
func number(n int32) any {
	if n >= shards.Infinite {
		return "∞"
	}
	return int(n)
}
