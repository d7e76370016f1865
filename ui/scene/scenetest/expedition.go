package scenetest

import (
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/records/recordstest"
)

// Sailing shows an expedition of one person at an ascent that has come to where it asks for that; at the second encounter, and at the
// third, it has lost. [expedition.AskNothing] is its end.
func (m *Mouse) Sailing(seed uint64, ascent int, ask expedition.AskKind) *expedition.File {
	m.T.Helper()
	d, err := deck.Named("onyx")
	require.NoError(m.T, err)
	p := expedition.Plan{Seed: seed, Ascent: ascent, Seats: []expedition.Seat{{Deck: expedition.DeckOf(d)}}}
	p.Companions = expedition.CompanionsFor(seed, p.Seats)
	f, err := m.Stack.BeginExpedition(p)
	require.NoError(m.T, err)
	for !f.Over() && (f.Ask() != ask || ask == expedition.AskWay && len(f.Games()) < 3 || ask == expedition.AskGame && len(f.Games()) < 4) {
		move := expedition.Choose(f.Expedition, f.Dice())
		if f.Ask() == expedition.AskGame {
			move = expedition.Move{Verb: expedition.Won, N: 14}
			if n := len(f.Games()); n == 2 || n == 3 && ascent < 5 {
				move = expedition.Move{Verb: expedition.Lost, N: 62}
			}
		}
		require.NoError(m.T, f.Do(move))
	}
	m.Stack.ShowExpedition(f)
	m.Frames(2)
	return f
}

// Sailed records that three expeditions have ended, of which one was won, and leads back to the title. The records are kept already.
func (m *Mouse) Sailed() {
	m.T.Helper()
	for _, e := range recordstest.Expeditions(RecordsNow) {
		require.NoError(m.T, m.Stack.Records.AddExpedition(e))
	}
	m.Stack.Home()
	m.Frame()
}
