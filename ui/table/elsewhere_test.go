package table_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/online"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/online/guest"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/table"
)

// far is a table whose game is played in a room.
type far struct {
	*guest.Guest
	t     testing.TB
	room  *room.Room
	conn  *room.Guest
	model *table.Model
	why   []string
}

func (p *far) ask(a wire.Ask) { p.room.Ask(p.conn, a) }

func (p *far) Answer(c keyforge.Command) { p.ask(p.Guest.Answer(c)) }
func (p *far) MayUndo() bool             { return p.Guest.Table.Undo }
func (p *far) Undo()                     { p.ask(wire.Ask{Undo: &wire.Undo{At: p.Guest.Table.At}}) }

// begin lays the table of a game that has begun.
func (p *far) begin(header []byte) (game.Remote, error) {
	cat, err := adventures.All().Catalogue()
	require.NoError(p.t, err)
	log, err := guest.Story(header, adventures.All().Rules(cat))
	if err != nil {
		return nil, err
	}
	var bots [keyforge.MaxSides]bot.Bot
	var you [keyforge.MaxSides]bool
	for i := range keyforge.Side(log.Game().Seats()) {
		if you[i] = i == p.Seat(); !you[i] {
			bots[i] = table.Away{}
		}
	}
	p.model = table.New(replay.Unsaved(log), adventures.All().Of(log.Game()), you, bots, table.Speech{Language: languages.English()})
	p.model.PlayElsewhere(p)
	return log.Game(), nil
}

// look takes in what is told and lets the table show it.
func (p *far) look() {
	p.t.Helper()
	for {
		select {
		case tell := <-p.conn.Told():
			if tell.Refused != nil {
				p.why = append(p.why, tell.Refused.Err().Error())
			}
			require.NoError(p.t, p.Take(tell))
			continue
		default:
		}
		if p.model != nil {
			p.model.Skip()
			p.model.Update(1, 1280, 720)
		}
		return
	}
}

// apart seats people with those decks in a room, each at a table of their own.
func apart(t testing.TB, o wire.Options, decks ...string) []*far {
	t.Helper()
	cat, err := adventures.All().Catalogue()
	require.NoError(t, err)
	d := online.Dealer(adventures.All(), adventures.All().Rules(cat), languages.English())
	o.Seats = len(decks)
	r, err := room.New(room.Config{Dealer: d}, o)
	require.NoError(t, err)
	var all []*far
	yes := true
	for _, name := range decks {
		p := &far{t: t, room: r, conn: r.Connect()}
		p.Guest = guest.New(p.begin)
		p.Show = func(s *guest.Shown) error { return p.model.Arrive(s, p.Guest.Table.Events != nil) }
		p.ask(wire.Ask{Join: &wire.Join{Version: wire.Version, Rules: d.Rules(), Name: name}})
		p.ask(wire.Ask{Bring: json.RawMessage(`"` + name + `"`)})
		p.ask(wire.Ask{Ready: &yes})
		all = append(all, p)
	}
	all[0].ask(wire.Ask{Begin: true})
	for _, p := range all {
		p.look()
		require.Empty(t, p.why)
	}
	return all
}

// Tables at which people sit apart show the same game, each what its person may see, and everybody answers at their own.
func TestTablesApart(t *testing.T) {
	for mode, decks := range map[string][]string{"duel": {"onyx", "halyard"}, "keyraken": {"onyx", "cobb", "thistle"}} {
		all := apart(t, wire.Options{Mode: mode}, decks...)
		r := rand.New(rand.NewPCG(1, 7))
		for step := 0; step < 400 && all[0].Guest.Table.Asked != 0; step++ {
			asked := all[0].Guest.Table.Asked - 1
			for i, p := range all {
				p.look()
				require.Equal(t, i == asked, p.model.Asking(), "step %d: who is asked", step)
				require.Equal(t, all[0].Guest.Table.At, p.Guest.Table.At)
				for side := range keyforge.Side(keyforge.MaxSides) {
					require.Equal(t, all[0].model.View.Sides[side].Pool, p.model.View.Sides[side].Pool)
					require.Len(t, p.model.Board.Piles[side][card.Discard], len(all[0].model.Board.Piles[side][card.Discard]))
				}
			}
			m := all[asked].model
			legal := m.AllLegal()
			m.Do(legal[r.IntN(len(legal))])
			require.NoError(t, m.Fault())
			require.True(t, m.Waiting())
			m.Do(legal[0])
			for _, p := range all {
				p.look()
				require.Empty(t, p.why, "nothing was asked for twice")
			}
			require.False(t, m.Waiting())
		}
		assert.Greater(t, all[0].model.Story.At(), 20)
		assert.NotEmpty(t, all[1].model.Log)
		assert.False(t, all[0].model.Story.Header.Edited)
	}
}

// An answer is taken back in the room, and all tables show it.
func TestTakeBackApart(t *testing.T) {
	all := apart(t, wire.Options{Mode: "keyraken", Undo: true}, "onyx", "cobb")
	r := rand.New(rand.NewPCG(2, 7))
	one := func() *table.Model {
		m := all[all[0].Guest.Table.Asked-1].model
		legal := m.AllLegal()
		m.Do(legal[r.IntN(len(legal))])
		for _, p := range all {
			p.look()
		}
		return m
	}
	for range 12 {
		one()
	}
	stands := func() (is []any) {
		v := &all[0].model.View
		for side := range v.Sides {
			is = append(is, v.Sides[side].Pool, v.Sides[side].Keys, len(v.Sides[side].Zones[card.Hand]), len(v.Sides[side].Zones[card.Deck]))
		}
		return append(is, v.Turn, v.Step, v.Question.Kind, v.Question.Side, v.Question.Purpose)
	}
	before := stands()
	m := one()
	require.True(t, m.MayUndo())
	require.False(t, m.MayRedo())
	m.Undo()
	for _, p := range all {
		p.look()
		require.Empty(t, p.why)
	}
	assert.Equal(t, before, stands())
	assert.NotEmpty(t, one().Log)
}
