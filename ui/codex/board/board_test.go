package board_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/bot"
	"github.com/keyraken/keyraken/game/codex/cards"
	"github.com/keyraken/keyraken/ui/codex/board"
)

// deal begins a game.
func deal(t *testing.T, three bool, seed uint64) *codex.Game {
	t.Helper()
	cat, err := codex.NewCatalogue(cards.All())
	require.NoError(t, err)
	g, err := codex.New(cat, codex.Options{Seats: 2, Three: three}, seed)
	require.NoError(t, err)
	return g
}

// seat is what events have to tell of a side.
type seat struct{ gold, workers, hand, deck, codex, hired int }

// thing is what events have to tell of something in play.
type thing struct {
	def        codex.Def
	controller codex.Seat
	place      codex.Place
	level      uint8
	exhausted  bool
}

func told(b *board.Board) (seats []seat, things map[int]thing) {
	for i := range b.Sides {
		s := &b.Sides[i]
		seats = append(seats, seat{s.Gold, s.Workers, s.Hand.N, s.Deck.N, s.Codex.N, s.Hired.N})
	}
	things = map[int]thing{}
	for c := range b.Things {
		if o := &b.Things[c]; o.In && o.Card.HasHP() { // what has none may go without a word
			things[c] = thing{o.Def, o.Controller, o.Place, o.Level, o.Exhausted}
		}
	}
	return seats, things
}

// Events change the board into what the game is after them, whoever looks: what everybody has, and what is in play.
func TestEventsTellTheGame(t *testing.T) {
	for seed := range uint64(6) {
		g := deal(t, seed%2 == 0, seed)
		p := bot.NewRandom(seed)
		for range 900 {
			if g.Over() {
				break
			}
			for _, viewer := range []codex.Seat{0, 1, codex.NoSeat} {
				b := board.Of(g, viewer)
				next := g.Clone().(*codex.Game)
				c := p.Choose(next)
				require.NoError(t, next.Do(c))
				for _, e := range next.Happened() {
					b.Happen(next, e)
				}
				if c.Verb == codex.Fetch || c.Verb == codex.Take && g.Question().Kind == codex.AskCards {
					continue // what leaves a codex or a hand by an effect is shown, and no more is told
				}
				if k := next.Question().Kind; next.Over() || g.Question().Kind == codex.AskTech && k != codex.AskMain {
					continue // the ready phase has no events of its own
				}
				seats, things := told(b)
				wantSeats, wantThings := told(board.Of(next, viewer))
				require.Equal(t, wantSeats, seats, "%s", g.Format(c))
				require.Equal(t, wantThings, things, "%s", g.Format(c))
			}
			require.NoError(t, g.Do(p.Choose(g)))
		}
	}
}

// A board has no card of another's hand, discard pile, codex or workers, unless all lies open.
func TestHiddenCards(t *testing.T) {
	g := deal(t, true, 3)
	p := bot.NewGreedy(1)
	for range 120 {
		require.NoError(t, g.Do(p.Choose(g)))
	}
	b := board.Of(g, 0)
	assert.NotEmpty(t, b.Sides[0].Hand.Defs)
	other := &b.Sides[1]
	for _, pile := range []board.Cards{other.Hand, other.Discard, other.Codex, other.Hired} {
		assert.Empty(t, pile.Defs)
	}
	assert.Positive(t, other.Codex.N)
	nobody := board.Of(g, codex.NoSeat)
	assert.Empty(t, nobody.Sides[0].Hand.Defs)
	assert.NotEmpty(t, board.Open(g, 0).Sides[1].Codex.Defs)
}
