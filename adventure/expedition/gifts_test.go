package expedition_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// carrying is an expedition that has just taken the boon, or the scar, and goes to its next encounter.
func carrying(t *testing.T, g expedition.Gift, decks ...string) *expedition.Expedition {
	t.Helper()
	for seed := uint64(1); seed < 400; seed++ {
		e := begin(t, plan(t, seed, decks...))
		do(t, e, "way 1")
		if g.Scar() {
			do(t, e, "lost 20")
		} else if e.At().Kind != expedition.Shore {
			continue
		} else {
			do(t, e, "won 10")
		}
		at := slices.IndexFunc(e.Offers(), func(c expedition.Carried) bool { return c.Gift == g })
		if at < 0 {
			continue
		}
		verb := expedition.Boon
		if g.Scar() {
			verb = expedition.Scar
		}
		require.NoError(t, e.Do(expedition.Move{Verb: verb, N: at + 1}))
		do(t, e, "way 1")
		return e
	}
	require.Fail(t, "nobody offers it", g.String())
	return nil
}

// plain is the same encounter without anything carried.
func plain(t *testing.T, with *expedition.Expedition) *keyforge.Game {
	t.Helper()
	e := begin(t, *with.Plan())
	moves := with.Moves()
	do(t, e, moves[0].String(), "won 1")
	for e.Ask() == expedition.AskBoon {
		at := slices.IndexFunc(e.Offers(), func(c expedition.Carried) bool { return c.Gift == expedition.Courage })
		require.NoError(t, e.Do(expedition.Move{Verb: expedition.Boon, N: max(1, at+1)}))
	}
	do(t, e, moves[len(moves)-1].String())
	return started(t, e)
}

// ids are the IDs of the cards in a pile.
func ids(g *keyforge.Game, side keyforge.Side, z card.Zone) (all []string) {
	for _, c := range g.Pile(side, z) {
		all = append(all, g.Catalogue().Card(g.Card(c).Def).ID)
	}
	return all
}

func TestAmberBoonFillsThePools(t *testing.T) {
	g := started(t, carrying(t, expedition.Amber, "onyx", "argus"))
	assert.Equal(t, 2, int(g.Player(0).Pool))
	assert.Equal(t, 2, int(g.Player(1).Pool))
	assert.Zero(t, g.Pool(keyforge.Monster))
}

func TestStowedBoonArchivesACardOfEachDeck(t *testing.T) {
	e := carrying(t, expedition.Stowed, "onyx", "argus")
	g := started(t, e)
	for seat := range keyforge.Side(2) {
		named := e.Carried()[0].Seats[seat]
		require.Len(t, named, 1)
		assert.Equal(t, []string{named[0].Card.ID}, ids(g, seat, card.Archives))
	}
	assert.Equal(t, 36, owned(g, 0), "it is one of the deck")
}

// owned is how many cards a side owns.
func owned(g *keyforge.Game, side keyforge.Side) (n int) {
	s := g.Snapshot()
	for c := 1; c <= int(s.NCards); c++ {
		if s.Cards[c].Owner == side {
			n++
		}
	}
	return n
}

func TestUpgradeBoonLendsAnUpgradeOfAHouseOfTheDeck(t *testing.T) {
	g := started(t, carrying(t, expedition.Upgrade, "onyx"))
	assert.Equal(t, 37, owned(g, 0), "it is lent")
	lent := g.Pile(0, card.Archives)
	require.Equal(t, 1, lent.Len())
	c := g.Card(lent[0])
	assert.Equal(t, card.UpgradeType, g.Catalogue().Card(c.Def).Type)
	assert.True(t, g.Player(0).Houses.Has(c.House))
}

func TestScoutBoonPutsACreatureIntoPlay(t *testing.T) {
	g := started(t, carrying(t, expedition.Scout, "onyx"))
	line := g.Pile(0, card.Battleline)
	require.Equal(t, 1, line.Len())
	assert.Equal(t, card.CreatureType, g.TypeOf(line[0]))
	assert.False(t, g.Is(line[0], keyforge.Exhausted))
	assert.Equal(t, 36, owned(g, 0))
}

func TestCheaperBoonMakesKeysCheaper(t *testing.T) {
	e := carrying(t, expedition.Cheaper, "onyx")
	assert.Equal(t, 5, started(t, e).KeyCost(0))
	assert.Equal(t, 6, plain(t, e).KeyCost(0))
}

func TestForgedBoonBeginsWithAKey(t *testing.T) {
	g := started(t, carrying(t, expedition.Forged, "onyx", "argus"))
	assert.Equal(t, 1, forged(g, 0))
	assert.Equal(t, 1, forged(g, 1))
}

func TestCalmBoonMakesTheMonsterMilder(t *testing.T) {
	e := carrying(t, expedition.Calm, "onyx")
	assert.Less(t, harshness(started(t, e)), harshness(plain(t, e)))
}

// harshness is what dread adds to and calm takes from.
func harshness(g *keyforge.Game) int {
	if g.Mode().Name() == "keyraken" {
		return g.Power(g.Boss())
	}
	for _, x := range g.Gauges(nil) {
		if x.Name == "gloom" {
			return -x.Limit
		}
	}
	return 0
}

func TestCompanionBoonBringsABotWithADeck(t *testing.T) {
	e := carrying(t, expedition.Companion, "onyx")
	assert.Equal(t, 2, e.Players())
	h, err := e.Next("")
	require.NoError(t, err)
	assert.Equal(t, []string{"2=" + expedition.CompanionBot}, h.Seats)
	assert.Equal(t, 2, started(t, e).Seats())
	assert.NotEqual(t, e.DeckName(0), e.DeckName(1))
}

func TestCourageBoonLetsOneMoreEncounterBeLost(t *testing.T) {
	e := carrying(t, expedition.Courage, "onyx")
	left, of := e.Courage()
	assert.Equal(t, [2]int{4, 3}, [2]int{left, of})
	assert.Empty(t, e.Carried())
}

func TestChainedScarGivesChains(t *testing.T) {
	e := carrying(t, expedition.Chained, "onyx", "argus")
	g, free := started(t, e), plain(t, e)
	for seat := range keyforge.Side(2) {
		assert.Equal(t, 1, int(g.Player(seat).Chains), "one of two is shed with the first hand")
		assert.Equal(t, free.Pile(seat, card.Hand).Len()-1, g.Pile(seat, card.Hand).Len())
	}
}

func TestTornScarPurgesACardOfEachDeck(t *testing.T) {
	e := carrying(t, expedition.Torn, "onyx", "argus")
	g := started(t, e)
	for seat := range keyforge.Side(2) {
		assert.Equal(t, []string{e.Carried()[0].Seats[seat][0].Card.ID}, ids(g, seat, card.Purged))
		assert.Equal(t, 36, owned(g, seat))
	}
}

func TestFloodedScarMakesCardsOfAHouseStrange(t *testing.T) {
	e := carrying(t, expedition.Flooded, "onyx")
	s := started(t, e).Snapshot()
	strange := 0
	for c := 1; c <= int(s.NCards); c++ {
		if s.Cards[c].Owner == 0 && !s.Players[0].Houses.Has(s.Cards[c].House) {
			strange++
		}
	}
	assert.Equal(t, 2, strange)
	houses := map[card.House]bool{}
	for _, p := range e.Carried()[0].Seats[0] {
		houses[expedition.HouseOf(p.Card)] = true
	}
	assert.Len(t, houses, 1, "both were of one house")
}

func TestDreadScarMakesTheMonsterHarsher(t *testing.T) {
	e := carrying(t, expedition.Dread, "onyx")
	assert.Greater(t, harshness(started(t, e)), harshness(plain(t, e)))
}

func TestGreedScarFeedsTheMonster(t *testing.T) {
	assert.Equal(t, 4, started(t, carrying(t, expedition.Greed, "onyx", "argus")).Pool(keyforge.Monster))
}

// However much is carried by three, everything fits on the table, and no card of a deck is in two places.
func TestEverythingFits(t *testing.T) {
	for seed := range uint64(40) {
		e := begin(t, plan(t, seed, "onyx", "argus"))
		for e.Ask() != expedition.AskNothing {
			m := expedition.Choose(e, e.Dice())
			if e.Ask() == expedition.AskGame {
				g := started(t, e)
				for seat := range keyforge.Side(g.Seats()) {
					assert.GreaterOrEqual(t, owned(g, seat), 36)
				}
				m = expedition.Move{Verb: expedition.Won, N: 1}
				if e.Dice().IntN(5) == 0 {
					m = expedition.Move{Verb: expedition.Lost}
				}
			}
			require.NoError(t, e.Do(m))
		}
	}
}

// forged is how many keys a player has forged.
func forged(g *keyforge.Game, side keyforge.Side) int {
	p := g.Player(side)
	return p.KeyCount()
}
