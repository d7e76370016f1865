package replay

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// FormatCommand returns a command as it is written in saves, in the state before it is carried out: houses,
// keys, cards, abilities and ways to use a card are named, so that a later version with more of them
// can read it too.
func FormatCommand(g *keyforge.Game, c keyforge.Command) string {
	if c.Verb != keyforge.Choose {
		return c.String()
	}
	q, n := g.Question(), int(c.N)
	switch q.Kind {
	case keyforge.AskHouse:
		return "house " + card.House(n).String()
	case keyforge.AskKey:
		return "key " + scenario.Colors[n]
	case keyforge.AskSeat:
		if keyforge.Side(n) == keyforge.Monster {
			return "player monster"
		}
		return "player " + strconv.Itoa(n+1)
	case keyforge.AskName:
		return "name " + g.Catalogue().Card(uint16(n)).ID
	case keyforge.AskTrait:
		return "trait " + trait.Trait(n).String()
	case keyforge.AskOrder:
		return "trigger " + triggers(g)[n]
	case keyforge.AskPlace:
		return "place " + strconv.Itoa(n)
	case keyforge.AskNumber:
		return "number " + strconv.Itoa(n)
	}
	if q.ByWay() {
		return "use " + keyforge.Way(n).String()
	}
	return "option " + strconv.Itoa(n)
}

// triggers names the triggers among which a question asks to choose: by the card, the
// ability and, when several are identical, which of them.
func triggers(g *keyforge.Game) []string {
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

// answers are the words for the answers to questions of a kind.
var answers = [keyforge.QuestionKinds]string{
	keyforge.AskHouse: "house", keyforge.AskKey: "key", keyforge.AskSeat: "player", keyforge.AskName: "name", keyforge.AskTrait: "trait",
	keyforge.AskOrder: "trigger",
	keyforge.AskPlace: "place", keyforge.AskNumber: "number", keyforge.AskOption: "option",
}

// ParseCommand reads what [FormatCommand] writes.
func ParseCommand(g *keyforge.Game, words string) (keyforge.Command, error) {
	q := g.Question()
	want := answers[q.Kind]
	if q.ByWay() {
		want = "use"
	}
	if word, rest, _ := strings.Cut(words, " "); want != "" && word == want {
		n, err := number(g, q, rest)
		if err != nil {
			return keyforge.Command{}, message.New("no-answer-here", printable.Quote(words), err)
		}
		return keyforge.Command{Verb: keyforge.Choose, N: n}, nil
	}
	c, err := keyforge.ParseCommand(words)
	if err == nil && (c.Verb == keyforge.Choose || c.String() != words) {
		err = message.New("no-command-here", printable.Quote(words))
	}
	return c, err
}

// number is the number that an answer stands for.
func number(g *keyforge.Game, q *keyforge.Question, name string) (int16, error) {
	find := func(names []string) (int16, error) {
		for i, n := range names {
			if n == name && n != "" {
				return int16(i), nil
			}
		}
		return 0, message.New("not-known", printable.Quote(name))
	}
	switch {
	case q.Kind == keyforge.AskHouse:
		if h, ok := card.ParseHouse(name); ok {
			return int16(h), nil
		}
		return 0, message.New("house-not-known", printable.Quote(name))
	case q.Kind == keyforge.AskKey:
		return find(scenario.Colors)
	case q.Kind == keyforge.AskSeat && name == "monster":
		return int16(keyforge.Monster), nil
	case q.Kind == keyforge.AskName:
		n, ok := g.Catalogue().Number(name)
		if !ok {
			return 0, message.New("card-not-implemented", printable.Quote(name))
		}
		return int16(n), nil
	case q.Kind == keyforge.AskTrait:
		t, ok := trait.Parse(name)
		if !ok {
			return 0, message.New("not-known", printable.Quote(name))
		}
		return int16(t), nil
	case q.Kind == keyforge.AskOrder:
		return find(triggers(g))
	case q.ByWay():
		return find(ways)
	}
	n, err := strconv.ParseInt(name, 10, 16)
	if err != nil {
		return 0, message.New("not-known", printable.Quote(name))
	}
	if q.Kind == keyforge.AskSeat {
		n--
	}
	return int16(n), nil
}

var ways = func() (names []string) {
	for w := keyforge.AnyWay; w <= keyforge.ToUnstun; w++ {
		names = append(names, w.String())
	}
	return names
}()

// Format 1 used the numbers that houses and ways to use a card had then.
var (
	houses1 = [...]string{"", "brobnar", "dis", "logos", "mars", "sanctum", "saurian", "shadows", "staralliance", "unfathomable", "untamed",
		"monster"}
	ways1 = [...]string{"", "reap", "fight", "action", "omni", "unstun"}
)

// parse1 reads a command of format 1.
func parse1(g *keyforge.Game, words string) (keyforge.Command, error) {
	rest, choice := strings.CutPrefix(words, "choose ")
	if !choice {
		return ParseCommand(g, words)
	}
	n, err := strconv.ParseUint(rest, 10, 15)
	if err != nil {
		return keyforge.Command{}, message.New("no-command", printable.Quote(words))
	}
	switch q := g.Question(); {
	case q.Kind == keyforge.AskHouse && n < uint64(len(houses1)):
		return ParseCommand(g, "house "+houses1[n])
	case q.Kind == keyforge.AskSeat && n == 3:
		return ParseCommand(g, "player monster")
	case q.ByWay() && n < uint64(len(ways1)):
		return ParseCommand(g, "use "+ways1[n])
	}
	return keyforge.Command{Verb: keyforge.Choose, N: int16(n)}, nil
}
