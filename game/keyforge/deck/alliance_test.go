package deck_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

func embedded(t *testing.T, name string) *deck.Deck {
	d, err := deck.Named(name)
	require.NoError(t, err)
	return d
}

// K34.1, K34.2, A27
func TestAlliance(t *testing.T) {
	halyard, nimbus := embedded(t, "halyard"), embedded(t, "nimbus")
	pods := [deck.Houses]deck.Pod{{halyard, card.Skyborn}, {nimbus, card.Dis}, {nimbus, card.Logos}}
	d, err := deck.Alliance("Our Three", pods, nil)
	require.NoError(t, err)
	assert.Equal(t, "Our Three", d.Name)
	assert.Equal(t, "AS", d.Set)
	assert.Equal(t, [deck.Houses]card.House{card.Skyborn, card.Dis, card.Logos}, d.Houses)
	assert.Contains(t, d.Source, halyard.Name)
	for _, p := range pods {
		var theirs, ours []deck.Card
		for _, c := range p.Deck.Cards {
			if c.House == p.House {
				theirs = append(theirs, c)
			}
		}
		for _, c := range d.Cards {
			if c.House == p.House {
				ours = append(ours, c)
			}
		}
		assert.Equal(t, theirs, ours, "a pod keeps its cards and their icons")
	}
	again, err := deck.Load(strings.NewReader(string(d.JSON())))
	require.NoError(t, err)
	assert.Equal(t, d.Cards, again.Cards)
}

// K34.1
func TestAllianceErrors(t *testing.T) {
	halyard, nimbus, harrow := embedded(t, "halyard"), embedded(t, "nimbus"), embedded(t, "harrow")
	for said, pods := range map[string][deck.Houses]deck.Pod{
		"one set":               {{halyard, card.Skyborn}, {nimbus, card.Dis}, {harrow, card.Mars}},
		"three different":       {{halyard, card.Skyborn}, {nimbus, card.Dis}, {nimbus, card.Dis}},
		"no cards of house dis": {{halyard, card.Skyborn}, {halyard, card.Dis}, {nimbus, card.Logos}},
	} {
		_, err := deck.Alliance("x", pods, nil)
		assert.ErrorContains(t, err, said)
	}
	pods := [deck.Houses]deck.Pod{{halyard, card.Skyborn}, {nimbus, card.Dis}, {nimbus, card.Logos}}
	_, err := deck.Alliance("", pods, nil)
	assert.Error(t, err)
	_, err = deck.Alliance("x", pods, harrow)
	assert.ErrorContains(t, err, "gives no pod")
}

// K34.3
func TestAllianceHasOneTokenCard(t *testing.T) {
	harrow, tesk := embedded(t, "harrow"), embedded(t, "tesk")
	pods := [deck.Houses]deck.Pod{{harrow, card.Mars}, {tesk, card.Ekwidon}, {tesk, card.Saurian}}
	d, err := deck.Alliance("x", pods, nil)
	require.NoError(t, err)
	assert.Equal(t, "rebel", d.Token, "that of the first deck")
	d, err = deck.Alliance("x", pods, tesk)
	require.NoError(t, err)
	assert.Equal(t, "scholar", d.Token)
}

// K34.3, K34.4: all prophecies of one deck, and its archon power.
func TestAllianceTakesReferenceCards(t *testing.T) {
	harrow, tesk := *embedded(t, "harrow"), *embedded(t, "tesk")
	harrow.Token, tesk.Token = "", ""
	tesk.Power, tesk.Prophecies = "artificer", []string{"bad-omen", "overreach", "heads-i-win", "tails-you-lose"}
	d, err := deck.Alliance("x", [deck.Houses]deck.Pod{{&harrow, card.Mars}, {&tesk, card.Ekwidon}, {&tesk, card.Saurian}}, nil)
	require.NoError(t, err)
	assert.Equal(t, tesk.Power, d.Power)
	assert.Equal(t, tesk.Prophecies, d.Prophecies)
	again, err := deck.Load(strings.NewReader(string(d.JSON())))
	require.NoError(t, err)
	assert.Equal(t, d.Prophecies, again.Prophecies, "written and read")
	assert.Equal(t, d.Power, again.Power)
}

// K34.5
func TestRestrictedCardsOfAlliances(t *testing.T) {
	aoa := func(ids ...string) [deck.Houses]deck.Pod {
		d := &deck.Deck{Name: "d", Set: "AoA", Houses: [deck.Houses]card.House{card.Untamed, card.Dis, card.Logos}}
		for _, h := range d.Houses {
			for range deck.PerHouse {
				d.Cards = append(d.Cards, deck.Card{ID: "anger", House: h})
			}
		}
		for i, id := range ids {
			d.Cards[i].ID = id
		}
		return [deck.Houses]deck.Pod{{d, card.Untamed}, {d, card.Dis}, {d, card.Logos}}
	}
	for _, c := range []struct {
		ids  []string
		said string
	}{
		{[]string{"heart-of-the-forest", "heart-of-the-forest"}, ""},
		{[]string{"key-abduction"}, ""},
		{[]string{"key-abduction", "key-abduction"}, "one copy"},
		{[]string{"key-abduction", "heart-of-the-forest"}, "both restricted"},
		{[]string{"befuddle", "key-abduction"}, ""}, // restricted in another set
	} {
		_, err := deck.Alliance("x", aoa(c.ids...), nil)
		if c.said == "" {
			assert.NoError(t, err, "%v", c.ids)
		} else {
			assert.ErrorContains(t, err, c.said, "%v", c.ids)
		}
	}
}
