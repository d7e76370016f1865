// Package gametest lays tables on which tests play Shards of Infinity, by the IDs of cards:
//
//	g := gametest.Start(t, gametest.Two("nil-assassin"))
//	g.Give("play nil-assassin", "end").Asks(shards.AskMain)
package gametest

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/cards"
)

// Table is a game that is played by the IDs of its cards.
type Table struct {
	*testing.T
	*shards.Game
	Events []shards.Event // since it began
}

// Catalogue is all cards.
func Catalogue(t testing.TB) *shards.Catalogue {
	t.Helper()
	cat, err := shards.NewCatalogue(cards.Cards())
	require.NoError(t, err)
	return cat
}

// Start lays out a position for two players, unless the options say otherwise. Who has no leader or no deck gets one.
func Start(t *testing.T, p shards.Position, options ...func(*shards.Options)) *Table {
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
		if p.Sides[i].Deck == nil && !(o.Automaton != nil && i == len(p.Sides)-1) {
			p.Sides[i].Deck = strings.Fields(strings.Repeat("crystal ", 20))
		}
	}
	if p.Centre == nil {
		p.Centre = strings.Fields(strings.Repeat("spore-cleric ", 20))
	}
	g, err := shards.Start(Catalogue(t), o, p, 1)
	require.NoError(t, err)
	return &Table{t, g, nil}
}

// Two is a position in which the first of two players has the cards in hand.
func Two(hand ...string) shards.Position {
	return shards.Position{Sides: []shards.SidePosition{{Hand: hand}, {}}}
}

// named finds the legal command that names a card by its ID, such as "play crystal".
func (g *Table) named(text string) (shards.Command, bool) {
	verb, id, _ := strings.Cut(text, " ")
	for _, c := range g.Legal(nil) {
		if shards.VerbName(c.Verb) == verb && c.Card != 0 && g.Card(c.Card).ID == id {
			return c, true
		}
	}
	return shards.Command{}, false
}

// Give gives commands such as "play crystal", "pick nil-assassin", "choose 3", "end".
func (g *Table) Give(commands ...string) *Table {
	g.Helper()
	for _, text := range commands {
		c, err := shards.ParseCommand(text)
		if err != nil {
			var ok bool
			c, ok = g.named(text)
			require.True(g, ok, "%q is not legal: the question is %v", text, g.Question().Kind)
		}
		g.Events, err = g.Apply(c, g.Events)
		require.NoError(g, err, text)
	}
	return g
}

// Can says whether a command is legal now.
func (g *Table) Can(text string) bool {
	c, err := shards.ParseCommand(text)
	if err != nil {
		_, ok := g.named(text)
		return ok
	}
	return g.Check(c) == nil
}

// Asks checks the kind of the open question.
func (g *Table) Asks(k shards.QuestionKind) *Table {
	g.Helper()
	require.Equal(g, k.String(), g.Question().Kind.String())
	return g
}

// Side is the side of a seat.
func (g *Table) Side(s shards.Seat) *shards.Side { return &g.State().Sides[s] }

// IDs are the IDs of the cards in a pile, in their order.
func (g *Table) IDs(p *shards.Pile) string { return g.ids(p.Cards()) }

// Row is the IDs of the cards in the centre row.
func (g *Table) Row() string { return g.ids(g.State().Row[:]) }

func (g *Table) ids(all []shards.Slot) string {
	var ids []string
	for _, c := range all {
		ids = append(ids, g.Card(c).ID)
	}
	return strings.Join(ids, " ")
}
