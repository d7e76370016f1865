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
	assert.Equal(t, []string{halyard.Name, nimbus.Name, nimbus.Name}, d.Alliance)
	assert.Equal(t, nimbus.Name, d.PodOf(card.Logos))
	assert.Empty(t, d.PodOf(card.Mars))
	assert.True(t, d.Deal(0).Alliance)
	assert.False(t, halyard.Deal(0).Alliance)
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
	assert.Equal(t, d, again)
}

// An alliance is read back from its list as text and as JSON, with the decks that it is of, whatever
// the order of its houses, and whatever it is called.
func TestAllianceComesBack(t *testing.T) {
	halyard, nimbus := embedded(t, "halyard"), embedded(t, "nimbus")
	pods := [deck.Houses]deck.Pod{{halyard, card.Skyborn}, {nimbus, card.Dis}, {nimbus, card.Logos}}
	for _, name := range []string{"Our Three", "Alliance of Skyborn, Dis and Logos", "Альянс домов Скайборн, Дис и Логос"} {
		d, err := deck.Alliance(name, pods, nil)
		require.NoError(t, err)
		for _, text := range []string{d.Plain(), string(d.JSON())} {
			again, err := deck.One([]byte(text))
			require.NoError(t, err, text)
			assert.Equal(t, name, again.Name)
			assert.Equal(t, d.ListKey(), again.ListKey())
			for _, h := range d.Houses {
				assert.Equal(t, d.PodOf(h), again.PodOf(h), "%s of\n%s", h, text)
			}
			assert.True(t, deck.Same(d, again))
		}
	}
}

// The decks of an alliance are named for all its houses or not at all.
func TestAllianceNamesItsDecks(t *testing.T) {
	d := *embedded(t, "halyard")
	for said, names := range map[string][]string{
		"":             {"A", "B", "B"},
		"needs 3":      {"A", "B"},
		"printable":    {"A", "B", " "},
		"private code": {"A", "B", "DHQ3C-QJ8RR-PR8XF"},
	} {
		d.Alliance = names
		again, err := deck.Load(strings.NewReader(string(d.JSON())))
		if said != "" {
			assert.ErrorContains(t, err, said)
			continue
		}
		require.NoError(t, err)
		assert.Equal(t, names, again.Alliance)
	}
	d.Alliance = []string{"A", "B", "B"}
	lines := strings.Replace(d.Plain(), "Pod: A\n", "", 1)
	again, err := deck.One([]byte(lines))
	require.NoError(t, err)
	assert.Nil(t, again.Alliance, "one is missing")
}

// A list from Decks of KeyForge says of which decks an alliance is.
func TestAllianceOfDoK(t *testing.T) {
	d := embedded(t, "harrow")
	text := strings.Replace(string(toDoK(d)), `"STANDARD"`, `"ALLIANCE","allianceHouses":[{"keyforgeId":"x","name":"One","house":"Brobnar"},`+
		`{"name":"Two","house":"Sanctum"},{"name":"Three","house":"Mars"}]`, 1)
	again, err := deck.One([]byte(text))
	require.NoError(t, err, text)
	assert.Equal(t, []string{"One", "Three", "Two"}, again.Alliance)
	assert.Equal(t, "Three", again.PodOf(card.Mars))
}

// An alliance is no list of the deck whose name it has, nor of an alliance of other pods.
func TestAllianceIsADeckOfItsOwn(t *testing.T) {
	halyard, nimbus := embedded(t, "halyard"), embedded(t, "nimbus")
	ours, err := deck.Alliance("X", [deck.Houses]deck.Pod{{halyard, card.Skyborn}, {nimbus, card.Dis}, {nimbus, card.Logos}}, nil)
	require.NoError(t, err)
	plain, other := *ours, *ours
	plain.Alliance, other.Alliance = nil, []string{halyard.Name, halyard.Name, nimbus.Name}
	assert.True(t, deck.Same(ours, ours))
	assert.False(t, deck.Same(ours, &plain))
	assert.False(t, deck.Same(ours, &other))
	turned := *ours
	turned.Houses = [deck.Houses]card.House{card.Dis, card.Logos, card.Skyborn}
	turned.Alliance = []string{nimbus.Name, nimbus.Name, halyard.Name}
	assert.True(t, deck.Same(ours, &turned))
	merged := deck.Merge(&turned, &plain)
	assert.Equal(t, ours.Alliance, merged.Alliance, "what a poorer list does not tell stays known")
}

// K34.1, K34.5: pods that have been chosen so far keep the rules.
func TestBreachOfFewPods(t *testing.T) {
	halyard, nimbus, harrow := embedded(t, "halyard"), embedded(t, "nimbus"), embedded(t, "harrow")
	alliance := *halyard
	alliance.Alliance = []string{"A", "B", "C"}
	for _, c := range []struct {
		pods []deck.Pod
		rule deck.AllianceRule
	}{
		{nil, deck.Kept},
		{[]deck.Pod{{halyard, card.Skyborn}}, deck.Kept},
		{[]deck.Pod{{halyard, card.Skyborn}, {halyard, card.Brobnar}}, deck.Kept},
		{[]deck.Pod{{halyard, card.Skyborn}, {halyard, card.Skyborn}}, deck.HousesApart},
		{[]deck.Pod{{halyard, card.Skyborn}, {halyard, card.Brobnar}, {halyard, card.Ekwidon}}, deck.TwoDecks},
		{[]deck.Pod{{halyard, card.Skyborn}, {halyard, card.Brobnar}, {nimbus, card.Dis}}, deck.Kept},
		{[]deck.Pod{{halyard, card.Skyborn}, {harrow, card.Brobnar}}, deck.OneSet},
		{[]deck.Pod{{halyard, card.Dis}}, deck.HasHouse},
		{[]deck.Pod{{nimbus, card.Dis}, {&alliance, card.Skyborn}}, deck.DeckOnly},
	} {
		b := deck.BreachOf(c.pods...)
		assert.Equal(t, c.rule, b.Rule, "%v", c.pods)
		assert.Equal(t, c.rule == deck.Kept, b.Err() == nil)
	}
}

// K34.1
func TestAllianceErrors(t *testing.T) {
	halyard, nimbus, harrow := embedded(t, "halyard"), embedded(t, "nimbus"), embedded(t, "harrow")
	for said, pods := range map[string][deck.Houses]deck.Pod{
		"one set":               {{halyard, card.Skyborn}, {nimbus, card.Dis}, {harrow, card.Mars}},
		"three different":       {{halyard, card.Skyborn}, {nimbus, card.Dis}, {nimbus, card.Dis}},
		"no cards of house dis": {{halyard, card.Skyborn}, {halyard, card.Dis}, {nimbus, card.Logos}},
		"the deck itself":       {{nimbus, card.Geistoid}, {nimbus, card.Dis}, {nimbus, card.Logos}},
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

// Alliances of the same pods are two decks if they have chosen different token cards; a list that names none may be of
// either, and keeps what is known (K34.3).
func TestAlliancesWithOtherTokensAreApart(t *testing.T) {
	harrow, tesk := embedded(t, "harrow"), embedded(t, "tesk")
	pods := [deck.Houses]deck.Pod{{harrow, card.Mars}, {tesk, card.Ekwidon}, {tesk, card.Saurian}}
	rebel, err := deck.Alliance("x", pods, nil)
	require.NoError(t, err)
	scholar, err := deck.Alliance("x", pods, tesk)
	require.NoError(t, err)
	assert.False(t, deck.Same(rebel, scholar))
	assert.NotEqual(t, rebel.ListKey(), scholar.ListKey())
	assert.Equal(t, rebel.CardsKey(), scholar.CardsKey())
	bare := *scholar
	bare.Token = ""
	assert.True(t, deck.Same(rebel, &bare))
	assert.Equal(t, "scholar", deck.Merge(scholar, &bare).Token)
	assert.Equal(t, "rebel", deck.Merge(scholar, rebel).Token)

	plain, retold := *tesk, *tesk
	retold.Token = "rebel"
	assert.Equal(t, plain.ListKey(), retold.ListKey(), "any other deck has but one")
	assert.Equal(t, plain.ListKey(), plain.CardsKey())
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
		other := *d
		return [deck.Houses]deck.Pod{{d, card.Untamed}, {d, card.Dis}, {&other, card.Logos}}
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
