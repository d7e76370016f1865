package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// Each event names the card that causes it: the one that is played or used, or whose
// ability it is, not the one that was used last; and none for what a fight or the rules
// do.
func TestEventsNameTheirSource(t *testing.T) {
	m := lay(t, keyforge.Position{
		House: card.Dis, Seed: 2,
		Players: []keyforge.SidePosition{{Hand: []keyforge.CardPosition{{ID: "poison-wave", House: card.Dis}},
			Line: at("dust-imp", "tocsin", "headhunter"), Houses: []card.House{card.Brobnar, card.Dis, card.Shadows}}},
		Monster: keyforge.SidePosition{Artifacts: at("the-keyraken"), Line: at("tenacious-arm")},
	})
	g := m.game
	slot := func(id string) keyforge.Slot { return named(t, m, id) }
	wave, imp, tocsin := slot("poison-wave"), slot("dust-imp"), slot("tocsin")
	events, err := g.Apply(keyforge.Command{Verb: keyforge.PlayCard, Card: wave}, nil)
	require.NoError(t, err)
	more, err := g.Apply(keyforge.Command{Verb: keyforge.Reap, Card: tocsin}, nil)
	require.NoError(t, err)
	seen := map[keyforge.EventKind][]keyforge.Slot{}
	for _, e := range append(events, more...) {
		seen[e.Kind] = append(seen[e.Kind], e.Source)
	}
	for _, from := range seen[keyforge.DamageDealt] {
		assert.Equal(t, wave, from)
	}
	assert.GreaterOrEqual(t, len(seen[keyforge.DamageDealt]), 3)
	assert.Contains(t, seen[keyforge.Gained], imp, "2 for its being destroyed, although the wave was played last")
	assert.Contains(t, seen[keyforge.Gained], tocsin, "1 for reaping")
	assert.Contains(t, seen[keyforge.Destroyed], wave)

	m = lay(t, keyforge.Position{
		House: card.Brobnar, Seed: 2,
		Players: []keyforge.SidePosition{{Line: at("headhunter"), Houses: []card.House{card.Brobnar, card.Dis, card.Shadows}}},
		Monster: keyforge.SidePosition{Artifacts: at("the-keyraken"), Line: at("lashing-tentacle")},
	})
	events, err = m.game.Apply(keyforge.Command{Verb: keyforge.Fight, Card: named(t, m, "headhunter")}, nil)
	require.NoError(t, err)
	for _, e := range events {
		if e.Kind == keyforge.DamageDealt {
			assert.Zero(t, e.Source, "the fight itself")
		}
	}
}

// named is the card with that ID.
func named(t *testing.T, m *Model, id string) keyforge.Slot {
	for slot := keyforge.Slot(1); slot < keyforge.MaxCards; slot++ {
		if def := m.game.Card(slot).Def; def != 0 && m.Catalogue().Card(def).ID == id {
			return slot
		}
	}
	require.Fail(t, "there is no such card", id)
	return 0
}

// What moves visibly from one card to another starts at the card that causes it.
func TestThreadsStartAtTheSource(t *testing.T) {
	m := lay(t, keyforge.Position{
		House: card.Dis, Seed: 2,
		Players: []keyforge.SidePosition{{Hand: []keyforge.CardPosition{{ID: "poison-wave", House: card.Dis}},
			Line: at("dust-imp", "tocsin", "headhunter"), Houses: []card.House{card.Brobnar, card.Dis, card.Shadows}}},
		Monster: keyforge.SidePosition{Artifacts: at("the-keyraken"), Line: at("tenacious-arm")},
	})
	wave, imp := named(t, m, "poison-wave"), named(t, m, "dust-imp")
	m.Answer(keyforge.Command{Verb: keyforge.PlayCard, Card: wave})
	threads := 0
	for range 600 {
		m.Update(1.0/60, 1280, 720)
		from, _, seen := m.Spot(wave)
		for i := range m.Effects {
			e := &m.Effects[i]
			to, _, ok := m.Spot(imp)
			if e.Kind != playback.Thread || !seen || !ok || e.To != to.Center() {
				continue
			}
			threads++
			assert.InDelta(t, from.Center().X, e.From.X, 60)
			assert.InDelta(t, from.Center().Y, e.From.Y, 60)
		}
	}
	assert.Positive(t, threads)
}
