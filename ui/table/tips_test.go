package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Tips depend on what the monster would do: whether it rises, and hunts creatures of the one who is asked.
func TestTipsKnowWhatTheMonsterWouldDo(t *testing.T) {
	for _, c := range []struct {
		amber  int
		hunter string
		rises  bool
		hunts  bool
	}{{0, "shield-arm", false, false}, {3, "shield-arm", true, false}, {0, "crushing-arm", false, true}} {
		p := plain()
		p.Monster.Amber, p.Monster.Deck, p.Monster.Line = c.amber, nil, at(c.hunter)
		m := lay(t, p)
		for range 60 {
			m.Update(1.0/60, 1280, 720)
		}
		require.True(t, m.Forecast.Known)
		now := m.Now()
		assert.Equal(t, c.rises, now.Rises)
		assert.Equal(t, c.hunts, now.Hunted)
	}
	assert.Equal(t, Tips[0].Key, AllTips(nil)[0].Key)
	assert.NotEqual(t, Tips[0].Key, AllTips(keyraken.Adventure)[0].Key, "those of the adventure come first")
}

// Tips about what is not of the first sets are given on a table on which it matters, and not on one that only looks like it.
func TestTipsOfLaterSets(t *testing.T) {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	given := func(first, second keyforge.SidePosition) (keys []string) {
		first.Houses, second.Houses = []card.House{card.Brobnar, card.Dis}, []card.House{card.Brobnar}
		g, err := keyforge.Start(cat, keyforge.Duel, keyforge.Position{Players: []keyforge.SidePosition{first, second}, House: card.Brobnar})
		require.NoError(t, err)
		v := g.View(0)
		now := adventure.Now{View: &v, Catalogue: cat, Legal: g.Legal(nil)}
		for _, tip := range Tips {
			if tip.When(&now) {
				keys = append(keys, tip.Key)
			}
		}
		return keys
	}
	side := func(line ...string) keyforge.SidePosition { return keyforge.SidePosition{Line: at(line...)} }
	hand := func(c ...keyforge.CardPosition) keyforge.SidePosition { return keyforge.SidePosition{Hand: c} }
	nobody := keyforge.SidePosition{}
	pile := func(n int, line ...string) keyforge.SidePosition {
		return keyforge.SidePosition{Discard: gametest.Many(n, "punch"), Line: at(line...)}
	}
	faces := [2][2]string{{"bad-omen", "overreach"}, {"the-early-bird", "the-second-mouse"}}
	foretells := keyforge.SidePosition{Prophecies: faces,
		Reference: []keyforge.CardPosition{{ID: "punch", Marks: keyforge.FaceDown, Copies: "overreach"}}}
	tokens := keyforge.SidePosition{Token: "warrior", Line: gametest.FaceDown("punch")}
	for _, c := range []struct {
		what          string
		first, second keyforge.SidePosition
		want          []string
	}{
		{"nothing", side("troll"), side("krump"), nil},
		{"a prophecy can be made", keyforge.SidePosition{Prophecies: faces, Hand: at("punch")}, nobody, []string{"prophecy"}},
		{"no card in hand", keyforge.SidePosition{Prophecies: faces}, nobody, nil},
		{"an enemy prophecy is active", nobody, foretells, []string{"foretold"}},
		{"none of it is", nobody, keyforge.SidePosition{Prophecies: faces}, nil},
		{"one's own is", foretells, nobody, nil},
		{"a token creature", tokens, nobody, []string{"token"}},
		{"an enemy one", nobody, tokens, nil},
		{"an archon power", keyforge.SidePosition{Reference: at("artificer")}, nobody, []string{"archon-power"}},
		{"an enemy one", nobody, keyforge.SidePosition{Reference: at("artificer")}, nil},
		{"ten cards, and a card asks", pile(10, "awakened-titan"), nobody, []string{"haunted"}},
		{"an enemy card asks", pile(10), side("awakened-titan"), []string{"haunted"}},
		{"nine cards", pile(9, "awakened-titan"), nobody, nil},
		{"no card asks", pile(10, "troll"), nobody, nil},
		{"more creatures", side("janky-jimmy"), side("troll", "krump"), []string{"overwhelmed"}},
		{"as many", side("janky-jimmy"), side("troll"), nil},
		{"no card asks", side("bumpsy"), side("troll", "krump"), nil},
		{"a card with Scrap", hand(at("rorag-screamer")...), nobody, []string{"scrap"}},
		{"of another house", hand(at("searine")...), nobody, nil},
		{"without Scrap", hand(at("troll")...), nobody, nil},
		{"treachery", hand(at("curse-of-cowardice")...), nobody, []string{"treachery"}},
		{"of another house", hand(at("ragatha")...), nobody, nil},
		{"splash-attack", side("heavyweight-morik"), side("troll"), []string{"splash"}},
		{"nobody to attack", side("heavyweight-morik"), nobody, nil},
		{"an enemy has it", side("troll"), side("heavyweight-morik"), nil},
		{"versatile", side("infiltrator"), nobody, []string{"versatile"}},
		{"an enemy", nobody, side("infiltrator"), nil},
		{"entrench", side("bypass-burglar"), nobody, []string{"entrench"}},
		{"an enemy", nobody, side("bypass-burglar"), nil},
		{"a house icon", hand(keyforge.CardPosition{ID: "punch", Icons: card.Icons{card.HouseIcon(card.Dis)}}), nobody, []string{"house-icons"}},
		{"another icon", hand(keyforge.CardPosition{ID: "punch", Icons: card.Icons{card.DrawIcon}}), nobody, nil},
	} {
		assert.Equal(t, c.want, given(c.first, c.second), c.what)
	}
}
