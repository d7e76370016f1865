package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// powers are the archon powers of these tests, and four prophecies.
var powers = []*Card{
	ArchonPower("rally", Constantly(Power(Creatures.Friendly(), 2))),
	ArchonPower("tithe", Reacts(Plays(You, Creatures), Gain(1))),
	Action("raze", Brobnar, Play(Destroy(Each(ArtifactCards)))),
	Prophecy("omen-1"), Prophecy("omen-2"), Prophecy("omen-3"), Prophecy("omen-4"),
}

// An archon power has effect the whole game, for its owner, and is not in play (K31.1, K31.2).
func TestArchonPowersWorkBesideTheGame(t *testing.T) {
	tb := duelWith(t, side{Reference: ids("rally", "tithe"), Line: ids("plain-3"), Hand: ids("plain-2", "raze")},
		side{Line: ids("dis-4")}, powers...)
	tb.PowerIs("plain-3", 5)
	tb.PowerIs("dis-4", 4)
	p, err := tb.Position()
	require.NoError(t, err)
	again := gametest.StartWith(t, tb.Catalogue(), keyforge.Duel, p)
	assert.Equal(t, tb.Hash(), again.Hash())
	tb.Play("raze")
	tb.Play("plain-2")
	tb.Right()
	tb.Amber(0, 1)
	tb.PowerIs("plain-2", 4)
	tb.InZone(Reference, "rally", "tithe")
	assert.Equal(t, tb.Card("rally"), tb.View(1).Sides[0].Zones[Reference][0].Card)
	assert.Equal(t, PowerType, tb.View(1).Cards[tb.Card("rally")].Type)
}

// A deck brings its archon power and its two prophecy cards (K30.1, K31.1); others are refused.
func TestDecksBringReferenceCards(t *testing.T) {
	cat := catalogueWith(t, powers...)
	begin := func(d keyforge.Deal) (*keyforge.Game, error) {
		for range 20 {
			d.Cards = append(d.Cards, keyforge.DealtCard{ID: "filler"})
		}
		return keyforge.New(cat, keyforge.Duel, keyforge.Setup{Decks: []keyforge.Deal{d, d}, Seed: 1})
	}
	four := [2][2]string{{"omen-1", "omen-2"}, {"omen-3", "omen-4"}}
	g, err := begin(keyforge.Deal{Power: "rally", Prophecies: four})
	require.NoError(t, err)
	assert.Equal(t, "rally", cat.Card(g.Card(g.Pile(1, Reference)[0]).Def).ID)
	for i, n := range g.Prophecies(0) {
		assert.Equal(t, four[i/2][i%2], cat.Card(n).ID)
	}
	other, err := begin(keyforge.Deal{Power: "rally", Prophecies: [2][2]string{{"omen-2", "omen-1"}, {"omen-3", "omen-4"}}})
	require.NoError(t, err)
	assert.NotEqual(t, g.Hash(), other.Hash())
	for _, d := range []keyforge.Deal{
		{Power: "plain-3"}, {Power: "omen-1"}, {Power: "none"}, {Prophecies: [2][2]string{{"omen-1", "omen-2"}, {"omen-3", "omen-1"}}},
		{Prophecies: [2][2]string{{"omen-1", "omen-2"}}}, {Prophecies: [2][2]string{{"omen-1", "omen-2"}, {"omen-3", "rally"}}},
		{Cards: []keyforge.DealtCard{{ID: "rally"}}}, {Cards: []keyforge.DealtCard{{ID: "omen-1"}}},
	} {
		_, err := begin(d)
		assert.Error(t, err, "%+v", d)
	}
	for _, s := range []side{{Artifacts: ids("rally")}, {Hand: ids("rally")}, {Reference: ids("plain-3")}} {
		_, err := keyforge.Start(cat, keyforge.Duel, keyforge.Position{Players: []side{s, {}}, House: Brobnar})
		assert.Error(t, err, "%+v", s)
	}
}
