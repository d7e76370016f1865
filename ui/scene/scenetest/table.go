package scenetest

import (
	"math/rand/v2"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/play"
)

// Settle lets time pass until a person is asked or the game is over.
func (m *Mouse) Settle() {
	m.T.Helper()
	for i := range 12_000 {
		if tb := m.Table(); tb.Over() || tb.Asking() && !tb.Showing() {
			return
		}
		if i > 500 {
			time.Sleep(time.Millisecond) // a bot thinks in the background
		}
		m.Frame()
	}
	require.Fail(m.T, "the table does not come to rest")
}

// Do gives a command by mouse alone.
func (m *Mouse) Do(c keyforge.Command) {
	m.T.Helper()
	tb := m.Table()
	before := tb.Tally.Decisions
	q := *tb.Question()
	if !m.Keys {
		m.In.Mouse = layout.Point{X: -10, Y: -10}
		m.Frame()
	}
	switch {
	case c.Verb == keyforge.RaiseTide:
		m.Click("raise-tide", 0)
	case c.Verb == keyforge.EndTurn:
		m.Click("end-turn", 0)
	case c.Verb == keyforge.Done:
		m.Click("done", 0)
	case c.Verb == keyforge.Yes:
		m.Click("yes", 0)
	case c.Verb == keyforge.No:
		m.Click("no", 0)
	case c.Verb == keyforge.Pick:
		m.pick(c)
	case c.Verb == keyforge.Choose && q.Kind == keyforge.AskPlace:
		m.Click("place", int(c.N))
	case c.Verb == keyforge.Choose:
		m.answer(c)
	default:
		m.Click("card", int(c.Card))
		m.Click("action", play.ActionID(c).N)
	}
	switch several := q.Kind == keyforge.AskCards && q.Max > 1; {
	case several && c.Verb == keyforge.Pick: // it is held until all are confirmed
		require.NotEqual(m.T, q.Picked, tb.Question().Picked, "%v was not picked: %s", c, tb.Prompt())
	case several:
		require.Greater(m.T, tb.Tally.Decisions, before, "%v did not confirm: %s", c, tb.Prompt())
	default:
		require.Equal(m.T, before+1, tb.Tally.Decisions, "%v did not answer %v: %s", c, q.Kind, tb.Prompt())
	}
	require.NoError(m.T, tb.Fault())
}

func (m *Mouse) pick(c keyforge.Command) {
	m.T.Helper()
	if _, ok := m.Find("card", int(c.Card)); ok {
		m.Click("card", int(c.Card))
		return
	}
	m.ScrollTo("pick", int(c.Card))
	m.Click("pick", int(c.Card))
}

func (m *Mouse) answer(c keyforge.Command) {
	m.T.Helper()
	m.ScrollTo("answer", int(c.N))
	m.Click("answer", int(c.N))
}

// ScrollTo turns the wheel over the answers until one comes into sight.
func (m *Mouse) ScrollTo(what string, n int) {
	for _, step := range []float64{-1, -3} { // the second time from the top, since it may lie above
		for range 400 {
			if _, ok := m.Find(what, n); ok {
				return
			}
			if _, ok := m.Find("answers", 0); ok {
				m.Point("answers", 0)
			}
			m.In.Wheel = step
			m.Frame()
		}
		m.In.Wheel = 1e6
		m.Frames(60)
	}
}

// Begin begins a new adventure as it is proposed.
func (m *Mouse) Begin() {
	m.T.Helper()
	m.Click("new-adventure", 0)
	m.Click("begin", 0)
	m.Frame()
}

// Lay puts a prepared position on the table.
func (m *Mouse) Lay(position string) {
	m.T.Helper()
	m.Stack.Settings.Ask = int(bot.AskEverything)
	require.NoError(m.T, play.Position(m.Stack, position))
	m.Frames(3)
}

// Held is a table with cards in the hand of the one player.
func Held(hand ...keyforge.CardPosition) keyforge.Position {
	return keyforge.Position{
		House: card.Brobnar, Seed: 2,
		Players: []keyforge.SidePosition{{Hand: hand, Houses: []card.House{card.Brobnar, card.Dis, card.Shadows}}},
		Monster: keyforge.SidePosition{Artifacts: gametest.Cards(adventures.All()[0].Boss())},
	}
}

// House plays until a house must be chosen.
func (m *Mouse) House() {
	m.T.Helper()
	m.Settle()
	for m.Table().Question().Kind != keyforge.AskHouse {
		m.Do(m.Table().Legal()[len(m.Table().Legal())-1])
		m.Settle()
	}
}

// Turns plays until that many turns of players have begun, or the game is over.
func (m *Mouse) Turns(n int, seed uint64) {
	m.T.Helper()
	random := rand.New(rand.NewPCG(seed, 11))
	for range 2000 {
		m.Settle()
		if m.Table().Over() || m.Table().Tally.Turns >= n {
			return
		}
		if m.Stack.Top().Name() == "pile" {
			m.Click("close", 0)
			m.Frame()
			continue
		}
		m.Do(AnyOf(random, m.Table().Legal()))
	}
}

// PlayOut plays to the end of the game.
func (m *Mouse) PlayOut(random *rand.Rand) {
	m.T.Helper()
	for range 3000 {
		m.Settle()
		switch {
		case m.Table().Over():
			return
		case m.Stack.Top().Name() == "pile": // cards that the player was allowed to look at
			m.Click("close", 0)
			m.Frame()
			continue
		}
		legal := m.Table().Legal()
		require.NotEmpty(m.T, legal)
		m.Do(AnyOf(random, legal))
	}
	require.Fail(m.T, "the game goes on and on")
}

// AnyOf picks a command, and rarely the end of the turn.
func AnyOf(random *rand.Rand, legal []keyforge.Command) keyforge.Command {
	c := legal[random.IntN(len(legal))]
	if c.Verb == keyforge.EndTurn && len(legal) > 1 && random.IntN(4) > 0 {
		return legal[random.IntN(len(legal)-1)]
	}
	return c
}

// Ask puts a question to the person, as an ability could.
func (m *Mouse) Ask(q keyforge.Question) {
	tb := m.Table()
	m.Stack.Settings.Ask, tb.Asks = int(bot.AskEverything), bot.AskEverything
	s := tb.Story.Game().Snapshot()
	s.Q = q
	tb.Story.Game().Load(&s)
	tb.Settle()
	m.Frame()
}

// Questions are examples of each kind, for the table of three players.
func Questions() map[keyforge.QuestionKind]func(m *Mouse) keyforge.Question {
	all := func(cards ...keyforge.Slot) (s keyforge.Set) {
		for _, c := range cards {
			s.Add(c)
		}
		return s
	}
	return map[keyforge.QuestionKind]func(m *Mouse) keyforge.Question{
		keyforge.AskMain: func(m *Mouse) keyforge.Question { return *m.Table().Question() },
		keyforge.AskCards: func(m *Mouse) keyforge.Question { // one on each side, one in hand, one in a pile, the boss
			b := &m.Table().Board
			return keyforge.Question{Kind: keyforge.AskCards, Purpose: keyforge.ForAttack, Min: 0, Max: 3, Source: b.Piles[0][card.Battleline][0],
				Domain: all(b.Piles[0][card.Battleline][1], b.Piles[2][card.Battleline][0], b.Piles[3][card.Battleline][3], b.Piles[0][card.Hand][2],
					b.Piles[1][card.Discard][0], b.Piles[1][card.Hand][0], b.Boss)}
		},
		keyforge.AskYesNo: func(*Mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskYesNo, Purpose: keyforge.ForMulligan}
		},
		keyforge.AskHouse: func(*Mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskHouse, Purpose: keyforge.ForHouse, Houses: card.AllHouses | 1<<card.Monster}
		},
		keyforge.AskNumber: func(*Mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskNumber, Purpose: keyforge.ForSplit, Of: 1, Lo: 0, Hi: 14}
		},
		keyforge.AskOption: func(m *Mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskOption, Purpose: keyforge.ForUse, Source: m.Table().Board.Piles[0][card.Battleline][0],
				Lo: int16(keyforge.ToReap), Hi: int16(keyforge.ToUnstun), Ways: 1<<keyforge.ToReap | 1<<keyforge.ToFight}
		},
		keyforge.AskPlace: func(m *Mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskPlace, Purpose: keyforge.ForFlank, Source: m.Table().Board.Piles[0][card.Hand][0],
				Wide: true, Hi: 12}
		},
		keyforge.AskName: func(*Mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskName, Purpose: keyforge.ForHouse, Hi: 20}
		},
		keyforge.AskTrait: func(*Mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskTrait, Purpose: keyforge.ForHouse}
		},
		keyforge.AskKey: func(*Mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskKey, Purpose: keyforge.ForForge, Ways: 7}
		},
		keyforge.AskSeat: func(*Mouse) keyforge.Question {
			return keyforge.Question{Kind: keyforge.AskSeat, Purpose: keyforge.ForSeating, Ways: 7}
		},
		keyforge.AskOrder: nil, // TestOrderOfTriggers: it needs triggers that wait
	}
}
