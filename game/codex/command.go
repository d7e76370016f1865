package codex

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Verb is what a command does.
type Verb = game.Verb

// The verbs. The first group acts in the main phase (C4.5), the second answers a question, and the last gives up.
const (
	NoCommand   Verb = iota
	Play             // the card N of the hand
	PlayBoosted      // likewise, and pay its boost (C19.9)
	Hire             // the card N of the hand (C6.5)
	Summon           // the hero N (C7.2)
	Level            // the hero Card (C7.3)
	Build            // the building N of the board, for the spec with the number Card where one is named
	Raze             // the add-on Card (C10.4)
	Use              // the ability N of Card
	Detect           // Card, by the tower (C10.15)
	Attack           // with Card, the thing N
	EndMain

	Pick   // Card
	Take   // the card N of the hand, or of the codex where there is no other
	Fetch  // the card N of the codex
	Worker // of the seat N
	Patrol // Card in the place N
	Choose // number N: a mode, a place, what comes first
	Done   // no more

	// Concede is legal whenever a question is open. [Game.Legal] does not list it: it is not a way to play on.
	Concede

	Lend  // Card into a place of another player's patrol zone, see [Lent]
	Yield // in the main phase: the partner goes on

	VerbCount
)

var verbNames = [VerbCount]string{"none", "play", "boost", "hire", "summon", "level", "build", "raze", "use", "detect", "attack", "end",
	"pick", "take", "fetch", "worker", "patrol", "choose", "done", "concede", "lend", "yield"}

// VerbName is the word with which a command begins as text.
func VerbName(v Verb) string { return verbNames[v] }

// Command is one input of the game.
type Command = game.Command

// names says whether a command names a card of the catalogue.
func names(v Verb) bool { return v >= Play && v <= Summon || v == Build || v == Take || v == Fetch }

// Format is a command as saves have it, such as "play tiger-cub", "attack 12 34", "build tech-2 fire".
func (g *Game) Format(c Command) string {
	word := verbNames[c.Verb]
	switch {
	case c.Verb == Build && c.Card != 0:
		return word + " " + g.cat.Cards[c.N].ID + " " + card.Spec(c.Card).String()
	case names(c.Verb):
		return word + " " + g.cat.Cards[c.N].ID
	case c.Verb == Patrol:
		return fmt.Sprintf("%s %d %s", word, c.Card, Place(c.N))
	case c.Verb == Lend:
		p, to := Lent(c)
		return fmt.Sprintf("%s %d %s %d", word, c.Card, p, to+1)
	case c.Verb == Use, c.Verb == Attack:
		return fmt.Sprintf("%s %d %d", word, c.Card, c.N)
	case c.Verb == Level, c.Verb == Raze, c.Verb == Detect, c.Verb == Pick:
		return fmt.Sprintf("%s %d", word, c.Card)
	case c.Verb == Worker:
		return fmt.Sprintf("%s %d", word, c.N+1)
	case c.Verb == Choose:
		return fmt.Sprintf("%s %d", word, c.N)
	}
	return word
}

// Parse reads what [Game.Format] writes.
func (g *Game) Parse(s string) (Command, error) {
	words := strings.Split(s, " ")
	v := NoCommand
	for o := Play; o < VerbCount; o++ {
		if verbNames[o] == words[0] {
			v = o
		}
	}
	if v == NoCommand {
		return Command{}, message.New("codex-no-command", printable.Quote(words[0]), strings.Join(verbNames[Play:], ", "))
	}
	c := Command{Verb: v}
	args := words[1:]
	bad := message.New("codex-cannot-read", printable.Quote(s))
	number := func(i, most int) (n int, ok bool) {
		if i >= len(args) {
			return 0, false
		}
		n, err := strconv.Atoi(args[i])
		return n, err == nil && n >= 0 && n <= most && strconv.Itoa(n) == args[i]
	}
	want := 1
	switch {
	case names(v):
		if len(args) == 0 {
			return Command{}, bad
		}
		d, ok := g.cat.byID[args[0]]
		if !ok {
			return Command{}, message.New("codex-no-card", printable.Quote(args[0]))
		}
		c.N = int16(d)
		if v == Build && len(args) == 2 {
			want = 2
			for spec := card.Anarchy; spec < card.SpecCount; spec++ {
				if spec.String() == args[1] {
					c.Card = Slot(spec)
				}
			}
			if c.Card == 0 {
				return Command{}, bad
			}
		}
	case v == Use, v == Attack, v == Patrol, v == Lend, v == Level, v == Raze, v == Detect, v == Pick:
		n, ok := number(0, MaxObjects-1)
		if !ok {
			return Command{}, bad
		}
		c.Card = Slot(n)
		if v == Use || v == Attack {
			want = 2
			if n, ok = number(1, MaxObjects-1); !ok {
				return Command{}, bad
			}
			c.N = int16(n)
		}
		if v == Patrol || v == Lend {
			if want = 2; v == Lend {
				want = 3
			}
			for p := Leader; p < PlaceCount; p++ {
				if len(args) == want && p.String() == args[1] {
					c.N = int16(p)
				}
			}
			if c.N == 0 {
				return Command{}, bad
			}
		}
		if v == Lend {
			if n, ok = number(2, MaxSeats); !ok || n == 0 {
				return Command{}, bad
			}
			c = lending(c.Card, Place(c.N), Seat(n-1))
		}
	case v == Worker, v == Choose:
		n, ok := number(0, MaxObjects-1)
		if !ok || v == Worker && n == 0 {
			return Command{}, bad
		}
		if c.N = int16(n); v == Worker {
			c.N--
		}
	default:
		want = 0
	}
	if len(args) != want {
		return Command{}, bad
	}
	return c, nil
}

// QuestionKind is what a question asks.
type QuestionKind uint8

// The kinds of questions.
const (
	NoQuestion    QuestionKind = iota
	AskTech                    // which card of the codex goes to the discard pile, or done
	AskMain                    // what to do in the main phase
	AskTarget                  // to what an effect applies
	AskCards                   // which cards of hand or codex
	AskDiscard                 // which card of the hand pays
	AskMode                    // which of the effects: a mode
	AskPlace                   // to which place a patroller is moved
	AskOrder                   // which of the abilities that wait comes first
	AskLevels                  // which hero gains levels for a dead one
	AskObliterate              // which unit is obliterated
	AskDefender                // what is attacked instead of the defender that is gone
	AskSpark                   // which patroller the sparks hit
	AskExcess                  // what excess damage hits
	AskPatrol                  // who patrols where
	AskOpponent                // which opponent: the number of the seat, from 0

	QuestionKindCount
)

var questionNames = [QuestionKindCount]string{"none", "tech", "main", "target", "cards", "discard", "mode", "place", "order", "levels",
	"obliterate", "defender", "spark", "excess", "patrol", "opponent"}

// String is the name of the kind in data.
func (k QuestionKind) String() string { return questionNames[k] }

// numbered says whether one of some numbers is chosen.
func (k QuestionKind) numbered() bool { return k == AskPlace || k == AskOrder || k == AskOpponent }

// Question is what has to be decided now.
type Question struct {
	Kind            QuestionKind
	Seat            Seat // who decides
	Of              Seat // whom it is about
	Source          Slot // whose effect asks; 0: none in play
	Def             Def  // the card whose effect asks
	Ability, Effect uint8
	Optional        bool // done is an answer
	Min, Max        int8
	Workers         uint8 // seats whose workers may be chosen
	Cards           Set   // slots
	Defs, Codex     Set   // cards of the hand, or of the codex for [AskTech], and of the codex
	Numbers         uint32
}

// Legal appends all commands that answer the open question, in a fixed order.
func (g *Game) Legal(buf []Command) []Command {
	q := &g.s.q
	switch q.Kind {
	case NoQuestion:
		return buf
	case AskMain:
		return g.legalMain(buf)
	case AskPatrol:
		for c := range each(&q.Cards) {
			for p := Leader; p < PlaceCount; p++ {
				if q.Numbers>>p&1 == 1 {
					buf = append(buf, Command{Verb: Patrol, Card: Slot(c), N: int16(p)})
				}
			}
		}
		buf = g.legalLend(buf)
	case AskMode:
		for n := q.Min; n <= q.Max; n++ {
			buf = append(buf, Command{Verb: Choose, N: int16(n)})
		}
	}
	if q.Kind.numbered() {
		for n := int16(0); n < 32; n++ {
			if q.Numbers>>n&1 == 1 {
				buf = append(buf, Command{Verb: Choose, N: n})
			}
		}
	}
	if q.Kind != AskPatrol {
		for c := range each(&q.Cards) {
			buf = append(buf, Command{Verb: Pick, Card: Slot(c)})
		}
	}
	for d := range each(&q.Defs) {
		buf = append(buf, Command{Verb: Take, N: int16(d)})
	}
	for d := range each(&q.Codex) {
		buf = append(buf, Command{Verb: Fetch, N: int16(d)})
	}
	for s := range g.s.Seats {
		if q.Workers>>s&1 == 1 {
			buf = append(buf, Command{Verb: Worker, N: int16(s)})
		}
	}
	if q.Optional {
		buf = append(buf, Command{Verb: Done})
	}
	return buf
}

// each calls for each number of a set, the lowest first.
func each(s *Set) func(func(uint8) bool) {
	return func(yield func(uint8) bool) {
		for w, word := range s {
			for ; word != 0; word &= word - 1 {
				if !yield(uint8(64*w + bits.TrailingZeros64(word))) {
					return
				}
			}
		}
	}
}

// answers says whether a command answers a question that is not about the main phase.
func (q *Question) answers(c Command, seats uint8) bool {
	n := c.N
	switch c.Verb {
	case Done:
		return q.Optional && c.Card == 0 && n == 0
	case Patrol:
		return q.Kind == AskPatrol && c.Card < MaxObjects && q.Cards.Has(uint8(c.Card)) && 0 < n && n < int16(PlaceCount) && q.Numbers>>n&1 == 1
	case Pick:
		return q.Kind != AskPatrol && c.Card < MaxObjects && q.Cards.Has(uint8(c.Card)) && n == 0
	case Take:
		return c.Card == 0 && 0 <= n && n < MaxDefs && q.Defs.Has(uint8(n))
	case Fetch:
		return c.Card == 0 && 0 <= n && n < MaxDefs && q.Codex.Has(uint8(n))
	case Worker:
		return c.Card == 0 && 0 <= n && n < int16(seats) && q.Workers>>n&1 == 1
	case Choose:
		if q.Kind == AskMode {
			return c.Card == 0 && int16(q.Min) <= n && n <= int16(q.Max)
		}
		return q.Kind.numbered() && c.Card == 0 && 0 <= n && n < 32 && q.Numbers>>n&1 == 1
	}
	return false
}

// legalMain appends what may be done in the main phase.
func (g *Game) legalMain(buf []Command) []Command {
	s := g.s.Turn
	side := &g.s.Sides[s]
	g.fresh()
	var hand Set
	for _, d := range side.Hand.Cards() {
		hand.add(uint8(d))
	}
	for d := range each(&hand) {
		if g.canPlay(s, Def(d), false) {
			buf = append(buf, Command{Verb: Play, N: int16(d)})
		}
		if g.cat.Cards[d].Boost > 0 && g.canPlay(s, Def(d), true) {
			buf = append(buf, Command{Verb: PlayBoosted, N: int16(d)})
		}
	}
	if g.canHire(s) {
		for d := range each(&hand) {
			buf = append(buf, Command{Verb: Hire, N: int16(d)})
		}
	}
	for _, h := range side.Heroes[:g.o.heroes()] {
		if g.canSummon(s, h.Def) {
			buf = append(buf, Command{Verb: Summon, N: int16(h.Def)})
		}
		if h.Slot != 0 && g.canLevel(s, h.Slot) {
			buf = append(buf, Command{Verb: Level, Card: h.Slot})
		}
	}
	buf = g.legalBuild(buf, s)
	if side.Addon.Progress == Built {
		buf = append(buf, Command{Verb: Raze, Card: side.Addon.Slot})
	}
	for c, o := range g.Objects {
		if o.Controller != s {
			if g.canDetect(s, c) {
				buf = append(buf, Command{Verb: Detect, Card: c})
			}
			continue
		}
		if g.cat.triggers[card.OnUse][o.Def] {
			for i := range g.Card(c).Abilities {
				if g.canUse(s, c, i) {
					buf = append(buf, Command{Verb: Use, Card: c, N: int16(i)})
				}
			}
		}
		if g.mayAttack(s, c) {
			all := g.defenders(c, 0, NoSeat)
			for d := range each(&all) {
				buf = append(buf, Command{Verb: Attack, Card: c, N: int16(d)})
			}
		}
	}
	if g.mayYield() {
		buf = append(buf, Command{Verb: Yield})
	}
	return append(buf, Command{Verb: EndMain})
}

func (g *Game) canHire(s Seat) bool {
	side := &g.s.Sides[s]
	return !side.Hires && side.Hand.n > 0 && side.Gold >= g.hirePrice(s)
}

// legalBuild appends the buildings of the board that can be begun.
func (g *Game) legalBuild(buf []Command, s Seat) []Command {
	for _, d := range [...]Def{g.cat.tech[1], g.cat.tech[2], g.cat.tech[3], g.cat.surplus, g.cat.tower, g.cat.lab, g.cat.hall} {
		if g.canBuild(s, d, card.NoSpec) {
			buf = append(buf, Command{Verb: Build, N: int16(d)})
		}
		if !g.o.Three || d != g.cat.lab && d != g.cat.tech[2] {
			continue
		}
		for spec := card.Anarchy; spec < card.SpecCount; spec++ {
			if g.canBuild(s, d, spec) {
				buf = append(buf, Command{Verb: Build, Card: Slot(spec), N: int16(d)})
			}
		}
	}
	return buf
}

// Check returns an error if the command does not answer the open question.
func (g *Game) Check(c Command) error {
	q := &g.s.q
	if q.Kind == NoQuestion {
		return errOver
	}
	if c == (Command{Verb: Concede}) {
		return nil
	}
	if q.Kind != AskMain && (q.answers(c, g.s.Seats) || g.mayLend(c)) || q.Kind == AskMain && g.mayDo(c) {
		return nil
	}
	return message.New("codex-no-answer", printable.Quote(g.format(c)), printable.Quote(q.Kind.String()))
}

// format is a command as text, whatever it names.
func (g *Game) format(c Command) string {
	if c.Verb >= VerbCount {
		return ""
	}
	if names(c.Verb) && (c.N < 0 || int(c.N) >= len(g.cat.Cards)) || c.Verb == Build && c.Card >= Slot(card.SpecCount) ||
		c.Verb == Patrol && (c.N < 0 || c.N >= int16(PlaceCount)) || c.Verb == Lend && (c.N < 0 || Place(c.N&7) >= PlaceCount) {
		return verbNames[c.Verb]
	}
	return g.Format(c)
}

// mayDo says whether a command is an action of the main phase that is legal now.
func (g *Game) mayDo(c Command) bool {
	s := g.s.Turn
	side := &g.s.Sides[s]
	if c.Verb != Build && names(c.Verb) && c.Card != 0 || names(c.Verb) && (c.N < 0 || int(c.N) >= len(g.cat.Cards)) || c.Card >= MaxObjects {
		return false
	}
	d := Def(c.N)
	switch c.Verb {
	case Play, PlayBoosted:
		return side.Hand.Has(d) && g.canPlay(s, d, c.Verb == PlayBoosted)
	case Hire:
		return side.Hand.Has(d) && g.canHire(s)
	case Summon:
		return g.cat.Cards[d].Kind == card.HeroKind && g.canSummon(s, d)
	case Level:
		return c.N == 0 && g.canLevel(s, c.Card)
	case Build:
		return g.cat.Cards[d].Kind >= card.TechKind && c.Card < Slot(card.SpecCount) && g.canBuild(s, d, card.Spec(c.Card))
	case Raze:
		return c.N == 0 && c.Card != 0 && side.Addon.Progress == Built && side.Addon.Slot == c.Card
	case Use:
		return g.canUse(s, c.Card, int(c.N))
	case Detect:
		return c.N == 0 && g.canDetect(s, c.Card)
	case Attack:
		if c.N <= 0 || c.N >= MaxObjects || !g.mayAttack(s, c.Card) {
			return false
		}
		all := g.defenders(c.Card, 0, NoSeat)
		return all.Has(uint8(c.N))
	case EndMain:
		return c == Command{Verb: EndMain}
	case Yield:
		return c == Command{Verb: Yield} && g.mayYield()
	}
	return false
}
