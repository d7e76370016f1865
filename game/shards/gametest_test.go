package shards_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/shards"
)

// table is a game that is played by the IDs of its cards.
type table struct {
	*testing.T
	*shards.Game
	events []shards.Event
}

// start lays out a position for two players, or for a player and Nemesis.
func start(t *testing.T, p shards.Position, options ...func(*shards.Options)) *table {
	t.Helper()
	o := shards.Options{Future: true}
	for _, f := range options {
		f(&o)
	}
	leaders := [...]string{"decima", "tetra", "volos", "ko-syn-wu"}
	for i := range p.Sides {
		if p.Sides[i].Leader == "" {
			p.Sides[i].Leader = leaders[i]
		}
		if p.Sides[i].Deck == nil && !(o.Nemesis != nil && i == len(p.Sides)-1) {
			p.Sides[i].Deck = strings.Fields(strings.Repeat("crystal ", 20))
		}
	}
	if p.Centre == nil {
		p.Centre = strings.Fields(strings.Repeat("spore-cleric ", 20))
	}
	g, err := shards.Start(catalogue(t), o, p, 1)
	require.NoError(t, err)
	return &table{t, g, nil}
}

// solo is one player against Nemesis by the book.
func solo(o *shards.Options) { o.Nemesis = shards.ByTheBook.Nemesis(1) }

// two is a position in which the first player has the cards in hand.
func two(hand ...string) shards.Position {
	return shards.Position{Sides: []shards.SidePosition{{Hand: hand}, {}}}
}

// named finds the legal command that names a card by its ID, such as "play crystal".
func (g *table) named(text string) (shards.Command, bool) {
	verb, id, _ := strings.Cut(text, " ")
	for _, c := range g.Legal(nil) {
		if shards.VerbName(c.Verb) == verb && c.Card != 0 && g.Card(c.Card).ID == id {
			return c, true
		}
	}
	return shards.Command{}, false
}

// do gives commands such as "play crystal", "pick nil-assassin", "choose 3", "end".
func (g *table) do(commands ...string) *table {
	g.Helper()
	for _, text := range commands {
		c, err := shards.ParseCommand(text)
		if err != nil {
			var ok bool
			c, ok = g.named(text)
			require.True(g, ok, "%q is not legal: the question is %v", text, g.Question().Kind)
		}
		g.events, err = g.Apply(c, g.events)
		require.NoError(g, err, text)
	}
	return g
}

// can says whether a command is legal now.
func (g *table) can(text string) bool {
	c, err := shards.ParseCommand(text)
	if err != nil {
		_, ok := g.named(text)
		return ok
	}
	return g.Check(c) == nil
}

// asks checks the kind of the open question.
func (g *table) asks(k shards.QuestionKind) *table {
	g.Helper()
	require.Equal(g, k.String(), g.Question().Kind.String())
	return g
}

func (g *table) side(s shards.Seat) *shards.Side { return &g.State().Sides[s] }

// ids are the IDs of the cards in a pile, in their order.
func (g *table) ids(p *shards.Pile) string {
	var all []string
	for _, c := range p.Cards() {
		all = append(all, g.Card(c).ID)
	}
	return strings.Join(all, " ")
}
