// Package adventuretest is the conformance suite that every adventure must pass, as
// testing/fstest is for file systems. It also sets up tables for an adventure's own
// tests.
//
//	func TestAdventure(t *testing.T) { adventuretest.Run(t, myadventure.Adventure) }
package adventuretest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// The bounds of the random games: how many are played and how many decisions one
// of them may take.
const (
	games = 45
	most  = 20_000
	// seldom is the number of commands between runs of slow checks.
	seldom = 20
)

// Run tests that an adventure is described completely and that in random games of one
// to three players at every difficulty the invariants hold at every step.
func Run(t *testing.T, a adventure.Adventure) {
	t.Run("described", func(t *testing.T) { described(t, a) })
	t.Run("variants", func(t *testing.T) { variants(t, a) })
	t.Run("lessons", func(t *testing.T) { lessons(t, a) })
	t.Run("random games", func(t *testing.T) {
		cat, err := adventure.Catalogue(a)
		require.NoError(t, err)
		for seed := range uint64(games) {
			play(t, cat, a, seed)
		}
	})
	t.Run("asking all", func(t *testing.T) { twins(t, a) })
	t.Run("random scripts", func(t *testing.T) { scripts(t, a) })
	t.Run("hidden cards", func(t *testing.T) { CheckSecrecy(t, a, gametest.Rounds(12), gametest.Told) })
	t.Run("limits", func(t *testing.T) { limits(t, a) })
	t.Run("every card", func(t *testing.T) { everyCard(t, a) })
}

// scripts plays random scripts from crowded tables of one to three players.
func scripts(t *testing.T, a adventure.Adventure) {
	cat, err := adventure.Catalogue(a)
	require.NoError(t, err)
	join := joins(a)
	gametest.CheckScripts(t, cat, a.Mode(adventure.Normal), 90, func(r *rand.Rand) keyforge.Position {
		p := gametest.Crowded(r, 1+r.IntN(keyforge.MaxSeats), cards.All())
		join(r, &p)
		return p
	})
}

// limits plays at the edge of what a game can hold.
func limits(t *testing.T, a adventure.Adventure) {
	cat, err := adventure.Catalogue(a)
	require.NoError(t, err)
	join, edge := joins(a), gametest.Edge(t, cat)
	rounds := gametest.Rounds(40)
	refused, over := gametest.CheckLimits(t, cat, a.Mode(adventure.Normal), rounds, func(r *rand.Rand) keyforge.Position {
		p := edge(r, 1+r.IntN(keyforge.MaxSeats), 30)
		join(r, &p)
		return p
	})
	t.Log("refused:", refused, "commands beyond the limits:", over)
	assert.Less(t, refused, rounds, "no position can be played")
}

// joins returns a function that adds the monster to a table of players, sometimes in
// its own turn and with cards of theirs on its side.
func joins(a adventure.Adventure) func(*rand.Rand, *keyforge.Position) {
	var own []*card.Card
	for _, p := range a.Cards() {
		if !p.Card.Type.Stays() {
			own = append(own, p.Card)
		}
	}
	return func(r *rand.Rand, p *keyforge.Position) {
		p.MonsterTurn = r.IntN(2) == 0
		if r.IntN(2) == 0 {
			p.High = []keyforge.Side{0}
		}
		p.Monster = keyforge.SidePosition{Amber: r.IntN(5), Artifacts: standing(r, a)}
		boss := &p.Monster.Artifacts[0]
		for range 25 {
			c := keyforge.CardPosition{ID: own[r.IntN(len(own))].ID}
			switch kind := own[slices.IndexFunc(own, func(o *card.Card) bool { return o.ID == c.ID })].Type; {
			case r.IntN(3) == 0 && kind == card.CreatureType && len(p.Monster.Line) < 5:
				p.Monster.Line = append(p.Monster.Line, c)
			case r.IntN(3) == 0 && kind == card.ArtifactType:
				p.Monster.Artifacts = append(p.Monster.Artifacts, c)
			case r.IntN(3) == 0 && kind == card.UpgradeType:
				boss.Attached = append(boss.Attached, c)
			case r.IntN(6) == 0:
				p.Monster.Archives = append(p.Monster.Archives, c)
			case r.IntN(6) == 0:
				p.Monster.Discard = append(p.Monster.Discard, c)
			default:
				p.Monster.Deck = append(p.Monster.Deck, c)
			}
			boss = &p.Monster.Artifacts[0]
		}
		for i := range p.Players { // some of theirs are under its control
			line := &p.Players[i].Line
			if last := len(*line) - 1; r.IntN(2) == 0 {
				c := (*line)[last]
				c.Owner = i + 1
				*line, p.Monster.Line = (*line)[:last], append(p.Monster.Line, c)
			}
		}
	}
}

// twins plays random games in parallel with games that ask every choice.
func twins(t *testing.T, a adventure.Adventure) {
	cat, err := adventure.Catalogue(a)
	require.NoError(t, err)
	for seed := range uint64(9) {
		r := rand.New(rand.NewPCG(seed, 2))
		var decks []keyforge.Deal
		for range 1 + seed%keyforge.MaxSeats {
			decks = append(decks, gametest.RandomDeal(r))
		}
		mode, setup := a.Mode(adventure.Normal), adventure.Setup(a, decks, seed)
		real, err := keyforge.New(cat, mode, setup)
		require.NoError(t, err)
		setup.AskAll = true
		all, err := keyforge.New(cat, mode, setup)
		require.NoError(t, err)
		gametest.CheckAskAll(t, r, real, all, 600)
	}
}

// described asserts that the adventure has names, a boss and a deck of its own
// cards.
func described(t *testing.T, a adventure.Adventure) {
	assert.Regexp(t, "^[a-z-]+$", a.Name())
	assert.NotEmpty(t, a.Title())
	types := map[string]card.Type{}
	for _, p := range a.Cards() {
		assert.NotEmpty(t, p.Title, p.Card.ID)
		types[p.Card.ID] = p.Card.Type
	}
	assert.Equal(t, card.BossType, types[a.Boss()], "the boss is one of the cards, and a boss")
	assert.NotEmpty(t, a.Deck())
	for _, id := range a.Deck() {
		assert.Contains(t, types, id, "a card of the deck is one of the cards")
		assert.NotEqual(t, a.Boss(), id, "the boss is not in the deck")
	}
	for d := adventure.Easy; d <= adventure.Hard; d++ {
		assert.True(t, a.Mode(d).Rules().Adventure, d)
		assert.Equal(t, a.Name(), a.Mode(d).Name(), "by its mode a game is known")
		for _, gauge := range a.Mode(d).Rules().Gauges {
			assert.Regexp(t, "^[a-z-]+$", gauge.Name)
			assert.NotNil(t, gauge.Value, gauge.Name)
		}
		for _, number := range a.Mode(d).Rules().Numbers {
			assert.Regexp(t, "^[a-z-]+$", number)
		}
	}
	if f := a.Forecast(a.Mode(adventure.Normal)); f != nil {
		assert.Equal(t, a.Name(), f.Name(), "a state may go from one to the other")
	}
	spoken(t, a)
	cat, err := adventure.Catalogue(a)
	require.NoError(t, err)
	for name, p := range a.Positions() {
		_, err := keyforge.Start(cat, a.Mode(adventure.Normal), p)
		assert.NoError(t, err, name)
	}
}

// spoken asserts that the adventure has all of its texts, and the same ones in each
// language.
func spoken(t *testing.T, a adventure.Adventure) {
	english := a.Words("en")
	keys := slices.Clone(adventure.WordKeys[:])
	for _, gauge := range a.Mode(adventure.Normal).Rules().Gauges {
		keys = append(keys, adventure.GaugeKeys(gauge.Name, gauge.Limit != nil)...)
	}
	for _, p := range a.Cards() {
		if p.Card.Type == card.LocationType {
			keys = append(keys, adventure.LocationKeys[:]...)
		}
		card.Inspect(p.Card, func(n card.Node) bool {
			if n, ok := n.(*card.Num); ok && n.Kind == card.AdventureNumber {
				assert.Contains(t, a.Mode(adventure.Normal).Rules().Numbers, n.Name, p.Card.ID)
				keys = append(keys, adventure.NumberKeys(n.Name)...)
			}
			if n, ok := n.(*card.Effect); ok && n.Verb == card.MonsterVerb {
				keys = append(keys, adventure.DeedKey(n.Name))
			}
			return n != nil
		})
		assert.NotContains(t, languages.English().WithWords(a.Words).Card(p.Card).String(), "⟨", p.Card.ID)
	}
	keys = append(keys, variantKeys(a)...)
	for _, key := range keys {
		assert.NotEmpty(t, english[key], key)
	}
	for _, l := range languages.All() {
		if words := a.Words(l.Name); words != nil {
			langtest.SameWords(t, english, words, l.WithWords(a.Words))
		}
	}
}

// play plays one random game to its end, then once more from its commands.
func play(t *testing.T, cat *keyforge.Catalogue, a adventure.Adventure, seed uint64) {
	r := rand.New(rand.NewPCG(seed, 1))
	decks := randomDeals(r, 1+int(seed%keyforge.MaxSeats))
	mode := a.Mode(adventure.Difficulty(seed / keyforge.MaxSeats % 3))
	if v, ok := a.(adventure.Varied); ok && seed%2 == 1 {
		mode = v.Vary(adventure.RandomVariant(r, v))
	}
	setup := adventure.Setup(a, decks, seed)
	g, err := keyforge.New(cat, mode, setup)
	require.NoError(t, err)
	other := keyforge.Empty(cat, mode)
	var played []keyforge.Command
	for !g.Over() {
		require.Less(t, len(played), most, "seed %d: the game does not end", seed)
		c := choose(t, g, r)
		before, hash := g.Snapshot(), g.Hash()
		events, err := g.Apply(c, nil)
		require.NoError(t, err, "seed %d, command %d: %v", seed, len(played), c)
		for i := range events {
			require.NoError(t, events[i].Check(), "seed %d, command %d: %v", seed, len(played), c)
		}
		other.Load(&before)
		require.Equal(t, hash, other.Hash(), "a copy is independent")
		again, err := other.Apply(c, nil)
		require.NoError(t, err)
		require.Equal(t, events, again, "seed %d, command %d: %v on a copy", seed, len(played), c)
		require.Equal(t, g.Hash(), other.Hash(), "seed %d, command %d: %v on a copy", seed, len(played), c)
		whole(t, g, a)
		if played = append(played, c); len(played)%seldom == 0 {
			everyLegal(t, g, other)
			secrets(t, g)
		}
	}
	replay(t, g, setup, played)
	all := uint8(1)<<g.Seats() - 1
	assert.Contains(t, []uint8{all, 1 << keyforge.Monster}, g.View(keyforge.NoSide).Winners, "the players win or lose together")
	assert.Empty(t, g.Legal(nil))
}

// randomDeals are decks of random cards.
func randomDeals(r *rand.Rand, players int) (decks []keyforge.Deal) {
	for range players {
		decks = append(decks, gametest.RandomDeal(r))
	}
	return decks
}

// choose returns a random legal command; turns end late, so that much happens in them.
func choose(t *testing.T, g *keyforge.Game, r *rand.Rand) keyforge.Command {
	legal := g.Legal(nil)
	require.NotEmpty(t, legal, "a game that lives has a legal command: %+v", *g.Question())
	assert.Less(t, g.Question().Side, keyforge.Side(g.Seats()), "a player decides")
	for _, c := range legal {
		require.NoError(t, g.Check(c))
	}
	if g.Question().Kind == keyforge.AskMain && len(legal) > 1 && r.IntN(8) > 0 {
		legal = slices.DeleteFunc(legal, func(c keyforge.Command) bool { return c.Verb == keyforge.EndTurn })
	}
	return legal[r.IntN(len(legal))]
}

// whole asserts what must hold between any two commands.
func whole(t *testing.T, g *keyforge.Game, a adventure.Adventure) {
	t.Helper()
	gametest.CheckConsistent(t, g)
	s := gametest.State(g)
	boss := g.Boss()
	require.NotZero(t, boss, "the monster stays in play")
	require.Equal(t, a.Boss(), g.Catalogue().Card(s.Cards[boss].Def).ID)
	require.Empty(t, s.Players[keyforge.Monster].Pile(card.Hand), "the monster has no hand")
	require.Zero(t, s.Players[keyforge.Monster].KeyCount(), "nor keys")
	require.Zero(t, s.Players[keyforge.Monster].Chains, "nor chains")
	require.Less(t, s.Active, keyforge.Side(s.Seats), "the active player is a player")
}

// everyLegal asserts that every legal command can be carried out.
func everyLegal(t *testing.T, g, other *keyforge.Game) {
	for _, c := range g.Legal(nil) {
		other.CopyFrom(g)
		_, err := other.Apply(c, nil)
		require.NoError(t, err, "%v is legal", c)
	}
}

// secrets asserts that a seat is shown no face in the monster's deck and archives,
// except of cards that it has seen there and of its own abducted cards (K15.8).
func secrets(t *testing.T, g *keyforge.Game) {
	view := g.View(0)
	for _, z := range []card.Zone{card.Deck, card.Archives} {
		pile := g.Pile(keyforge.Monster, z)
		for i, c := range pile {
			cs := g.Card(c)
			own := z == card.Archives && cs.Is(keyforge.ToOwner) && cs.Owner == 0
			open := z == card.Deck && c == pile.Top() && g.Sees(0, c) // where a card has it lie open
			if !own && !open && !cs.Is(keyforge.Revealed) && !cs.Is(keyforge.SeenBy(0)) {
				require.Zero(t, view.Sides[keyforge.Monster].Zones[z][i].Card)
			}
		}
	}
}

// replay asserts that the same commands lead to the same end.
func replay(t *testing.T, g *keyforge.Game, setup keyforge.Setup, played []keyforge.Command) {
	again, err := keyforge.New(g.Catalogue(), g.Mode(), setup)
	require.NoError(t, err)
	for _, c := range played {
		_, err := again.Apply(c, nil)
		require.NoError(t, err)
	}
	assert.Equal(t, g.Hash(), again.Hash(), "a replay ends in the same state")
}
