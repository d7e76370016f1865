package keyforge

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Format is a command as it is written in saves, in the state before it is carried out: houses,
// keys, cards, abilities and ways to use a card are named, so that a later version with more of them
// can read it too.
func (g *Game) Format(c Command) string {
	if c.Verb != Choose {
		return FormatCommand(c)
	}
	q, n := g.Question(), int(c.N)
	switch q.Kind {
	case AskHouse:
		return "house " + card.House(n).String()
	case AskKey:
		return "key " + KeyColors[n]
	case AskSeat:
		if Side(n) == Monster {
			return "player monster"
		}
		return "player " + strconv.Itoa(n+1)
	case AskName:
		return "name " + g.Catalogue().Card(uint16(n)).ID
	case AskTrait:
		return "trait " + trait.Trait(n).String()
	case AskOrder:
		return "trigger " + g.triggerNames()[n]
	case AskPlace:
		return "place " + strconv.Itoa(n)
	case AskNumber:
		return "number " + strconv.Itoa(n)
	}
	if q.ByWay() {
		return "use " + Way(n).String()
	}
	return "option " + strconv.Itoa(n)
}

// triggerNames names the triggers among which a question asks to choose: by the card, the
// ability and, when several are identical, which of them.
func (g *Game) triggerNames() []string {
	var names []string
	seen := map[string]int{}
	for i := range int(g.Question().Hi) + 1 {
		w := g.Waiting(i)
		name := fmt.Sprintf("%d %s", w.Card, g.Catalogue().AbilityName(w.Prog))
		if seen[name]++; seen[name] > 1 {
			name = fmt.Sprintf("%s %d", name, seen[name])
		}
		names = append(names, name)
	}
	return names
}

// answerWords are the words for the answers to questions of a kind.
var answerWords = [QuestionKinds]string{
	AskHouse: "house", AskKey: "key", AskSeat: "player", AskName: "name", AskTrait: "trait",
	AskOrder: "trigger",
	AskPlace: "place", AskNumber: "number", AskOption: "option",
}

// Parse reads what [Game.Format] writes.
func (g *Game) Parse(words string) (Command, error) {
	q := g.Question()
	want := answerWords[q.Kind]
	if q.ByWay() {
		want = "use"
	}
	if word, rest, _ := strings.Cut(words, " "); want != "" && word == want {
		n, err := g.answerNamed(q, rest)
		if err != nil {
			return Command{}, message.New("no-answer-here", printable.Quote(words), err)
		}
		return Command{Verb: Choose, N: n}, nil
	}
	c, err := ParseCommand(words)
	if err == nil && (c.Verb == Choose || FormatCommand(c) != words) {
		err = message.New("no-command-here", printable.Quote(words))
	}
	return c, err
}

// answerNamed is the number that an answer stands for.
func (g *Game) answerNamed(q *Question, name string) (int16, error) {
	find := func(names []string) (int16, error) {
		for i, n := range names {
			if n == name && n != "" {
				return int16(i), nil
			}
		}
		return 0, message.New("not-known", printable.Quote(name))
	}
	switch {
	case q.Kind == AskHouse:
		if h, ok := card.ParseHouse(name); ok {
			return int16(h), nil
		}
		return 0, message.New("house-not-known", printable.Quote(name))
	case q.Kind == AskKey:
		return find(KeyColors[:])
	case q.Kind == AskSeat && name == "monster":
		return int16(Monster), nil
	case q.Kind == AskName:
		n, ok := g.Catalogue().Number(name)
		if !ok {
			return 0, message.New("card-not-implemented", printable.Quote(name))
		}
		return int16(n), nil
	case q.Kind == AskTrait:
		t, ok := trait.Parse(name)
		if !ok {
			return 0, message.New("not-known", printable.Quote(name))
		}
		return int16(t), nil
	case q.Kind == AskOrder:
		return find(g.triggerNames())
	case q.ByWay():
		return find(wayNames[:])
	}
	n, err := strconv.ParseInt(name, 10, 16)
	if err != nil {
		return 0, message.New("not-known", printable.Quote(name))
	}
	if q.Kind == AskSeat {
		n--
	}
	return int16(n), nil
}

// Format 1 used the numbers that houses and ways to use a card had then.
var (
	houses1 = [...]string{"", "brobnar", "dis", "logos", "mars", "sanctum", "saurian", "shadows", "staralliance", "unfathomable", "untamed",
		"monster"}
	ways1 = [...]string{"", "reap", "fight", "action", "omni", "unstun"}
)

// ParseFormat1 reads a command as saves of format 1 have it.
func (g *Game) ParseFormat1(words string) (Command, error) {
	rest, choice := strings.CutPrefix(words, "choose ")
	if !choice {
		return g.Parse(words)
	}
	n, err := strconv.ParseUint(rest, 10, 15)
	if err != nil {
		return Command{}, message.New("no-command", printable.Quote(words))
	}
	switch q := g.Question(); {
	case q.Kind == AskHouse && n < uint64(len(houses1)):
		return g.Parse("house " + houses1[n])
	case q.Kind == AskSeat && n == 3:
		return g.Parse("player monster")
	case q.ByWay() && n < uint64(len(ways1)):
		return g.Parse("use " + ways1[n])
	}
	return Command{Verb: Choose, N: int16(n)}, nil
}
