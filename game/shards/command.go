package shards

import (
	"fmt"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Verb is what a command does.
type Verb = game.Verb

// The verbs. The first group acts in the main phase (S5.2), the second answers a question, and the last gives up.
const (
	NoCommand Verb = iota
	Play           // Card from hand
	Recruit        // Card of the row, or a relic (S16.1)
	FastPlay       // Card of the row
	Activate       // Card, a champion
	Focus          // the leader (S5.7)
	Attack         // Card, an enemy champion
	EndMain

	Pick   // Card
	Done   // no more picks, or no bid
	Choose // number N: an amount, a seat, a leader, yes or no

	// Concede is legal whenever a question is open. [Game.Legal] does not list it: it is not a way to play on.
	Concede

	VerbCount
)

var verbNames = [VerbCount]string{"none", "play", "recruit", "fast", "activate", "focus", "attack", "end",
	"pick", "done", "choose", "concede"}

// VerbName is the word with which a command begins as text.
func VerbName(v Verb) string { return verbNames[v] }

func takesCard(v Verb) bool { return v >= Play && v <= Activate || v == Attack || v == Pick }

// Command is one input of the game.
type Command = game.Command

// FormatCommand returns a command as [ParseCommand] reads it, such as "play 17".
func FormatCommand(c Command) string {
	switch {
	case takesCard(c.Verb):
		return fmt.Sprintf("%s %d", verbNames[c.Verb], c.Card)
	case c.Verb == Choose:
		return fmt.Sprintf("%s %d", verbNames[c.Verb], c.N)
	}
	return verbNames[c.Verb]
}

// ParseCommand reads what [FormatCommand] writes.
func ParseCommand(s string) (Command, error) {
	word, rest, numbered := strings.Cut(s, " ")
	for v := Play; v < VerbCount; v++ {
		if verbNames[v] != word {
			continue
		}
		c := Command{Verb: v}
		if !takesCard(v) && v != Choose {
			if numbered {
				return Command{}, message.New("shards-takes-no-number", printable.Quote(word))
			}
			return c, nil
		}
		var n int
		if _, err := fmt.Sscanf(rest, "%d", &n); err != nil || fmt.Sprint(n) != rest {
			return Command{}, message.New("shards-needs-number", printable.Quote(word),
				printable.Quote(FormatCommand(Command{Verb: v, Card: 17, N: 1})))
		}
		if v == Choose {
			c.N = int16(n)
			return c, inRange(n, 0, 1<<15-1)
		}
		c.Card = Slot(n)
		return c, inRange(n, 1, MaxCards-1)
	}
	return Command{}, message.New("shards-no-command", printable.Quote(word), strings.Join(verbNames[Play:], ", "))
}

func inRange(n, least, most int) error {
	if n < least || n > most {
		return message.New("shards-out-of-range", n, least, most)
	}
	return nil
}

// QuestionKind is what a question asks.
type QuestionKind uint8

// The kinds of questions.
const (
	NoQuestion      QuestionKind = iota
	AskMain                      // what to do in the main phase
	AskBanish                    // which card of hand or discard, or done
	AskReturn                    // which card of the discard
	AskRecruit                   // which card of the row, free
	AskDestroy                   // which enemy champion
	AskCopy                      // which card that was played this turn
	AskShow                      // which card of the hand, for Unify or Dominion
	AskOpponent                  // who loses mastery: the number of a seat
	AskPower                     // how much power goes to the seat Of
	AskShield                    // which card of the hand, or done
	AskSurplus                   // whether the surplus attacks the seat Of (S17.6): 0 no, 1 yes
	AskWhere                     // whether the champion is played or goes to the hand (SQ20): 0 hand, 1 play
	AskBid                       // how much health, or done
	AskLeader                    // which leader: an index in [Catalogue.Leaders]
	AskRelic                     // which relic of those laid out (S17.16)
	AskPlayNext                  // which card of the row an automaton plays next (SQ51)
	AskActivateNext              // which of its champions is activated next
	AskVictim                    // which of your champions it destroys, of those of one cost (SQ57)

	QuestionKindCount
)

var questionNames = [QuestionKindCount]string{"none", "main", "banish", "return", "recruit", "destroy", "copy", "show", "opponent",
	"power", "shield", "surplus", "where", "bid", "leader", "relic", "nemesis plays", "nemesis activates", "victim"}

// String is the name of the kind in data.
func (k QuestionKind) String() string { return questionNames[k] }

// Question is what has to be decided now.
type Question struct {
	Kind     QuestionKind
	Seat     Seat // who decides
	Of       Seat // whom it is about
	Source   Slot // whose effect asks; 0: the rules
	Cards    Cards
	Optional bool // done is an answer
	Min, Max int32
	Numbers  uint32 // the numbers that may be chosen, a bit for each; 0: all from Min to Max
}

// Legal appends all commands that answer the open question, in a fixed order.
func (g *Game) Legal(buf []Command) []Command {
	q := &g.s.q
	switch q.Kind {
	case NoQuestion:
		return buf
	case AskMain:
		return g.legalMain(buf)
	case AskOpponent, AskPower, AskSurplus, AskWhere, AskBid, AskLeader:
		for n := q.Min; n <= q.Max; n++ {
			if q.Numbers == 0 || q.Numbers>>n&1 == 1 {
				buf = append(buf, Command{Verb: Choose, N: int16(n)})
			}
		}
	default:
		for c := Slot(1); c < MaxCards; c++ {
			if q.Cards.Has(c) {
				buf = append(buf, Command{Verb: Pick, Card: c})
			}
		}
	}
	if q.Optional {
		buf = append(buf, Command{Verb: Done})
	}
	return buf
}

func (g *Game) legalMain(buf []Command) []Command {
	me := &g.s.Sides[g.s.Turn]
	for _, c := range me.Hand.Cards() {
		buf = append(buf, Command{Verb: Play, Card: c})
	}
	for _, verb := range [...]Verb{Recruit, FastPlay} {
		for _, c := range g.s.Row {
			if c != 0 && me.Crystals >= g.Price(g.s.Turn, c) && (verb == Recruit || g.Card(c).Mercenary) {
				buf = append(buf, Command{Verb: verb, Card: c})
			}
		}
	}
	if !me.Relic && me.Mastery >= 10 {
		for _, c := range me.Relics {
			if c != 0 {
				buf = append(buf, Command{Verb: Recruit, Card: c})
			}
		}
	}
	for _, c := range me.InPlay.Cards() {
		if len(g.Card(c).Activation) > 0 && !g.s.Used.Has(c) {
			buf = append(buf, Command{Verb: Activate, Card: c})
		}
	}
	if !me.Focused && me.Crystals >= 1 {
		buf = append(buf, Command{Verb: Focus})
	}
	for o := range Seat(g.s.Seats) {
		if !g.Enemies(g.s.Turn, o) {
			continue
		}
		for _, c := range g.s.Sides[o].InPlay.Cards() {
			if g.Card(c).Champion() && me.Power >= g.Defence(c) && g.Attackable(c, g.s.Turn) {
				buf = append(buf, Command{Verb: Attack, Card: c})
			}
		}
	}
	return append(buf, Command{Verb: EndMain})
}

// Check returns an error if the command does not answer the open question.
func (g *Game) Check(c Command) error {
	if g.s.q.Kind == NoQuestion {
		return errOver
	}
	if c == (Command{Verb: Concede}) {
		if g.s.Turns == 0 {
			return errSetUp
		}
		return nil
	}
	var buf [64]Command // so that checking allocates nothing
	if slices.Contains(g.Legal(buf[:0]), c) {
		return nil
	}
	return message.New("shards-no-answer", printable.Quote(FormatCommand(c)), printable.Quote(g.s.q.Kind.String()))
}
