// Package gametest lays tables on which tests play Codex, by the IDs of cards:
//
//	g := gametest.Start(t, gametest.Red("mad-man").Against(gametest.Green()))
//	g.Give("play mad-man", "attack mad-man base", "end")
//
// Things in play are named by their IDs; the second of two that are alike is "tiger-cub/2", and that of player 2 "2:tiger-cub". Of
// several that a command may mean the first is taken.
package gametest

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/cards"
)

// Table is a game that is played by the IDs of its cards.
type Table struct {
	*testing.T
	*codex.Game
	Events []codex.Event // since it began
}

// Catalogue is all cards.
func Catalogue(t testing.TB) *codex.Catalogue {
	t.Helper()
	cat, err := codex.NewCatalogue(cards.All())
	require.NoError(t, err)
	return cat
}

// Start lays out a position. Who has no heroes has Jaina, or Midori if the other has her; who has no deck has one of ten cards.
func Start(t *testing.T, p codex.Position, options ...func(*codex.Options)) *Table {
	t.Helper()
	o := codex.Options{}
	for _, f := range options {
		f(&o)
	}
	for i := range p.Sides {
		s := &p.Sides[i]
		if len(s.Heroes) == 0 {
			s.Heroes = []string{[]string{"jaina-stormborne", "master-midori"}[i%2]}
		}
		if s.Deck == nil {
			s.Deck = strings.Fields(strings.Repeat([]string{"mad-man ", "tiger-cub "}[i%2], 10))
		}
		if s.Workers == 0 {
			s.Workers = 5
		}
	}
	g, err := codex.Start(Catalogue(t), o, p, 1)
	require.NoError(t, err)
	return &Table{t, g, nil}
}

// Three makes it a game of three heroes each.
func Three(o *codex.Options) { o.Three = true }

// Two is a position of two players, of whom the first has the turn, 20 gold, tech III and these cards in hand.
func Two(hand ...string) codex.Position {
	return codex.Position{Sides: []codex.SidePosition{{Hand: hand, Gold: 20, Tech: 3, Workers: 10}, {Gold: 20, Workers: 10}}}
}

// With adds things to what a side has in play: "tiger-cub", or "jaina-stormborne@4" for the level of a hero, with "+2" for runes,
// "-1" for damage, "!" if it is exhausted, "*" if it came this turn, and ":leader" for its place in the patrol zone.
func With(s *codex.SidePosition, things ...string) {
	for _, text := range things {
		s.InPlay = append(s.InPlay, placed(text))
	}
}

func placed(text string) (p codex.Placed) {
	text, place, _ := strings.Cut(text, ":")
	for at := codex.Leader; at < codex.PlaceCount; at++ {
		if at.String() == place {
			p.Place = at
		}
	}
	for _, mark := range []struct {
		sign string
		set  func()
	}{{"!", func() { p.Exhausted = true }}, {"*", func() { p.New = true }}, {"^", func() { p.Maxed = true }}} {
		if strings.Contains(text, mark.sign) {
			text = strings.Replace(text, mark.sign, "", 1)
			mark.set()
		}
	}
	number := func(sign string) (n int) {
		if at := strings.LastIndex(text, sign); at > 0 {
			if v, err := strconv.Atoi(text[at+1:]); err == nil {
				n, text = v, text[:at]
			}
		}
		return n
	}
	for {
		before := text
		if n := number("#"); n != 0 {
			p.Runes = n
		}
		if n := number("+"); n != 0 {
			p.Plus = n
		}
		if n := number("-"); n != 0 && !strings.HasSuffix(before, "tech-"+strconv.Itoa(n)) {
			p.Damage = n
		}
		if n := number("@"); n != 0 {
			p.Level = n
		}
		if text == before {
			break
		}
	}
	p.ID = text
	return p
}

// Find is something in play by its ID, and by its number among those alike; of a seat, or of any.
func (g *Table) Find(name string, of codex.Seat) codex.Slot {
	id, number, _ := strings.Cut(name, "/")
	n, _ := strconv.Atoi(number)
	n = max(1, n)
	for c, o := range g.Objects {
		if g.Definition(o.Def).ID == id && (of == codex.NoSeat || of == o.Controller) {
			if n--; n == 0 {
				return c
			}
		}
	}
	return 0
}

// Give gives commands such as "play mad-man", "attack mad-man base", "pick tiger-cub", "use firebat", "patrol tiger-cub leader".
func (g *Table) Give(commands ...string) *Table {
	g.Helper()
	for _, text := range commands {
		c, ok := g.command(text)
		require.True(g, ok, "%q is not legal: the question is %v", text, g.Question().Kind)
		require.NoError(g, g.Do(c), text)
		g.Events = append(g.Events, g.Happened()...)
	}
	return g
}

// command finds the legal command that a text means.
func (g *Table) command(text string) (codex.Command, bool) {
	if c, err := g.Parse(text); err == nil && g.Check(c) == nil {
		return c, true
	}
	words := strings.Fields(text)
	for _, c := range g.Legal(nil) {
		if codex.VerbName(c.Verb) != words[0] || !g.means(c, words[1:]) {
			continue
		}
		return c, true
	}
	return codex.Command{}, false
}

// means says whether a command is about the things that the words name.
func (g *Table) means(c codex.Command, words []string) bool {
	named := func(c codex.Slot, name string) bool {
		o := g.Object(c)
		if of, rest, ok := strings.Cut(name, ":"); ok {
			if name = rest; of != strconv.Itoa(int(o.Controller)+1) {
				return false
			}
		}
		return g.InPlay(c) && strings.HasPrefix(name, g.Definition(o.Def).ID) && g.Find(name, o.Controller) == c
	}
	switch {
	case len(words) == 0 || !named(c.Card, words[0]):
		return false
	case c.Verb == codex.Attack:
		return len(words) == 2 && named(codex.Slot(c.N), words[1])
	case c.Verb == codex.Use:
		return len(words) == 1 || words[1] == strconv.Itoa(int(c.N))
	case c.Verb == codex.Lend:
		p, to := codex.Lent(c)
		return len(words) == 3 && words[1] == p.String() && words[2] == strconv.Itoa(int(to)+1)
	case c.Verb == codex.Patrol:
		return len(words) == 2 && words[1] == codex.Place(c.N).String()
	}
	return len(words) == 1
}

// Change changes the state by hand.
func (g *Table) Change(change func(*codex.State)) *Table {
	change(g.State())
	var w codex.Game
	w.CopyFrom(g.Game)
	g.CopyFrom(&w) // what is computed from the state is computed anew
	return g
}

// Can says whether a command is legal now.
func (g *Table) Can(text string) bool {
	_, ok := g.command(text)
	return ok
}

// Asks checks the kind of the open question.
func (g *Table) Asks(k codex.QuestionKind) *Table {
	g.Helper()
	require.Equal(g, k.String(), g.Question().Kind.String())
	return g
}

// Side is the side of a seat.
func (g *Table) Side(s codex.Seat) *codex.Side { return &g.State().Sides[s] }

// Base is the damage on the base of a seat.
func (g *Table) Base(s codex.Seat) int { return int(g.Object(g.Side(s).Base).Damage) }

// IDs are the IDs of the cards of a pile, in their order.
func (g *Table) IDs(p *codex.Pile) string {
	var ids []string
	for _, d := range p.Cards() {
		ids = append(ids, g.Definition(d).ID)
	}
	return strings.Join(ids, " ")
}

// InPlay are the IDs of what a seat controls in play, but for its base and the other buildings of the board.
func (g *Table) Controls(s codex.Seat) string {
	var ids []string
	for _, o := range g.Objects {
		if d := g.Definition(o.Def); o.Controller == s && (d.Cost > 0 || d.Token) && d.Kind <= 4 {
			ids = append(ids, d.ID)
		}
	}
	return strings.Join(ids, " ")
}

// Stats are attack, HP and damage of something in play.
func (g *Table) Stats(name string, of codex.Seat) []int {
	g.Helper()
	c := g.Find(name, of)
	require.NotZero(g, c, "%s is not in play", name)
	l := g.Look(c)
	return []int{int(l.Attack), int(l.HP), int(g.Object(c).Damage)}
}
