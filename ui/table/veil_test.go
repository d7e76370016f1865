package table

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/adventuretest/clockwork"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/table/forecast"
	"github.com/keyraken/keyraken/ui/table/piles"
)

// K15.8, A11.14: whatever the table shows, says or foretells to the persons at it is the
// same in games that they cannot tell apart, whether one sits there alone or two do.
func TestNothingHiddenIsOnTheTable(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	for _, persons := range []int{1, 2} {
		gametest.CheckDuelsSecrecy(t, cat, gametest.Rounds(6), atTable(t, nil, persons))
		for _, a := range []adventure.Adventure{keyraken.Adventure, clockwork.Adventure} {
			adventuretest.CheckSecrecy(t, a, gametest.Rounds(6), atTable(t, a, persons))
		}
	}
}

// atTable tells what a seat learns at a table of so many persons; it is the first of them.
func atTable(t *testing.T, a adventure.Adventure, persons int) gametest.Observer {
	tables := map[*keyforge.Game]*Model{}
	return gametest.Observer{
		Begin: func(real, twin *keyforge.Game) bool {
			tables[real], tables[twin] = nil, nil
			return true
		},
		Events: func(g *keyforge.Game, _ keyforge.Side, c keyforge.Command, events []keyforge.Event) any {
			m := tables[g]
			m.Do(c)
			require.NoError(t, m.Fault())
			if n := len(events); len(m.Events()) > n { // what comes later reveals something
				m.PlayPart(m.Events(), n, n)
			} else {
				m.Skip()
			}
			return written(m)
		},
		Table: func(g *keyforge.Game, seat keyforge.Side) any {
			if tables[g] == nil {
				var bots [keyforge.MaxSides]bot.Bot
				for i := persons; i < g.Seats(); i++ {
					bots[(int(seat)+i)%g.Seats()] = bot.Greedy{}
				}
				tables[g] = New(save.Unsaved(g.CopyInto(nil)), a, [keyforge.MaxSides]bool{}, bots, english([keyforge.MaxSides]string{}))
			}
			m := tables[g]
			if m.Sits() != keyforge.NoSide && m.Sits() != seat {
				return written(m)
			}
			return []any{written(m), laid(m), offered(m)}
		},
	}
}

// written is what the table has told so far, to whoever sits at it.
func written(m *Model) any { return []any{m.Log, m.Outcomes, m.Tally} }

// laid is what lies on the table, and in the lists of the decks.
func laid(m *Model) any {
	b := &m.Board
	var lists []piles.Line
	for side := range keyforge.Side(keyforge.MaxSides) {
		all := b.Unseen(nil, side)
		if m.HandHidden(side) {
			all = b.List(nil, side)
		}
		lists = append(lists, piles.Sorted(b, all, m.PrintedTitle)...)
	}
	for i := range lists {
		lists[i].Card = 0 // one of several
	}
	return []any{b.Faces, b.Piles, b.Pool, b.Gauges, b.Played, lists, m.Peek()}
}

// offered is what the person who is asked is offered, and what would come of it.
func offered(m *Model) (all []any) {
	if !m.Asking() {
		return nil
	}
	all = append(all, m.Prompt(), m.Legal(), m.Draggable(), m.WhyNoTide(), m.TidePrice(), m.Decider(), slices.Clone(m.GaugesAfterTide()))
	for c := range keyforge.Slot(keyforge.MaxCards) {
		all = append(all, m.Lit(c), m.Why(c), slices.Clone(m.Actions(c)))
	}
	for i, c := range m.Legal() {
		all = append(all, m.Says(c))
		if i%8 > 0 { // it takes long
			continue
		}
		if f := m.FightWith(c.Card); f != nil {
			all = append(all, slices.Clone(f.Harms), f.Unsure, f.Choice, f.Wins)
		}
		if f := m.OnlyFight(c.Card); f != nil {
			all = append(all, slices.Clone(f.Harms), f.Unsure, f.Choice, f.Wins)
		}
		if o := m.Outcome(c); o != nil {
			all = append(all, o.Clone().Harms, o.Unsure, m.DescribeOutcome(o))
		}
		if m.Question().Kind == keyforge.AskHouse {
			hand, use := m.PlayableWith(card.House(c.N))
			all = append(all, hand, use)
		}
	}
	for range forecast.Worlds {
		m.Foresee(&m.Board)
	}
	now := m.Now()
	for _, tip := range AllTips(m.adventure) {
		all = append(all, tip.When(&now))
	}
	return append(all, m.Forecast)
}
