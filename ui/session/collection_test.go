package session_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/session"
)

// named is an embedded deck by its number.
func named(t *testing.T, number int) *deck.Deck {
	t.Helper()
	d, err := deck.Named(deck.Embedded()[number])
	require.NoError(t, err)
	return d
}

// owning is a session whose library has these decks, all of which have been read, and these results.
func owning(t *testing.T, decks []*deck.Deck, results ...records.Result) *session.Session {
	t.Helper()
	s := begin(t)
	s.OpenLibrary(t.TempDir())
	_, err := s.Library.Import(context.Background(), decks, nil)
	require.NoError(t, err)
	for _, r := range results {
		require.NoError(t, s.Records.AddResult(r))
	}
	read(t, s)
	return s
}

// read waits for all decks.
func read(t *testing.T, s *session.Session) {
	t.Helper()
	s.ReadDecks()
	assert.True(t, s.Collection.Loading())
	require.Eventually(t, func() bool { s.Collect(); return s.Collection.Fresh() }, time.Minute, time.Millisecond)
	assert.Empty(t, s.Collection.Problems)
}

// The player's own deck stands for an equal one of the program, which is not drawn then.
func TestOwnDeckStandsForAnEqualOne(t *testing.T) {
	own := named(t, 0)
	own.Name = "Aardvark"
	own.Source = ""
	s := owning(t, []*deck.Deck{own})
	assert.Len(t, s.Collection.All, 1+len(deck.Embedded()))
	for i := range s.Collection.All {
		b := &s.Collection.All[i]
		assert.Equal(t, b.ID == deck.Embedded()[0], b.Copied, b.Name())
		assert.Equal(t, !b.Copied, b.Playable(), b.Name())
	}
	d, err := s.Deck(s.Collection.All[0].ID)
	require.NoError(t, err)
	assert.Equal(t, "Aardvark", d.Name)
	_, err = s.Deck("nothing")
	assert.Error(t, err)
}

// The games of a deck are those in adventures and standard games.
func TestDeckHasItsGames(t *testing.T) {
	d := named(t, 1)
	boss := begin(t).Adventure.Boss()
	s := owning(t, nil,
		records.Result{Game: "1", Boss: boss, Difficulty: "easy", Won: true, Turns: 9, Undo: "free", Decks: []string{d.ListKey()}},
		records.Result{Game: "2", Boss: boss, Difficulty: "easy", Undo: "free", Decks: []string{d.ListKey()}},
		records.Result{Game: "3", Mode: keyforge.Duel.Name(), Winner: 2, Undo: "free", Decks: []string{d.ListKey()},
			Team: []records.Member{{Deck: d.ListKey()}, {Deck: named(t, 2).ListKey(), Bot: "quick"}}})
	b := s.Collection.Find(deck.Embedded()[1])
	require.NotNil(t, b)
	assert.Equal(t, [2]int{1, 3}, [2]int{b.Wins, b.Games})
	assert.Len(t, s.Collection.Results, 3)
	assert.Nil(t, s.Collection.Find("nothing"))
}

// chosen are the names of the wanted decks.
func chosen(s *session.Session, q session.Query) (names []string) {
	for _, i := range s.Collection.Choose(q, s.CardsCalled(q.Text)) {
		names = append(names, s.Collection.All[i].Name())
	}
	return names
}

// Decks are found by their names and by their cards.
func TestDecksAreFound(t *testing.T) {
	own := named(t, 0)
	own.Name, own.Source = "Zebra", ""
	s := owning(t, []*deck.Deck{own})
	all := chosen(s, session.Query{})
	assert.Len(t, all, 1+len(deck.Embedded()))
	assert.Equal(t, []string{"Zebra"}, chosen(s, session.Query{Text: " zeb "}))
	found := chosen(s, session.Query{Text: s.CardTitle(own.Cards[0].ID)})
	assert.Contains(t, found, "Zebra")
	assert.Less(t, len(found), len(all))
	assert.Nil(t, s.CardsCalled("tr"), "too short for a title")
	assert.NotNil(t, s.CardsCalled("tro"))
}

// Decks with cards that are not implemented are left out, or come last, on request.
func TestDecksThatCanBePlayed(t *testing.T) {
	own := named(t, 1)
	own.Name, own.Source = "Aardvark", ""
	s := begin(t)
	s.OpenLibrary(t.TempDir())
	_, err := s.Library.Import(context.Background(), []*deck.Deck{own}, nil)
	require.NoError(t, err)
	some := cards.Printed()[:0:0]
	for _, p := range cards.Printed() {
		if p.Card.ID != own.Cards[0].ID {
			some = append(some, p)
		}
	}
	s.Catalogue, err = keyforge.NewCatalogue(some)
	require.NoError(t, err)
	read(t, s)
	all, ready := chosen(s, session.Query{}), chosen(s, session.Query{Ready: true})
	assert.Equal(t, "Aardvark", all[0])
	playable := chosen(s, session.Query{Playable: true})
	assert.NotContains(t, playable, "Aardvark")
	assert.ElementsMatch(t, all, ready)
	assert.Equal(t, playable, ready[:len(playable)])
	assert.Equal(t, "Aardvark", ready[len(playable)])
	_, err = s.Begin(session.Plan{Players: 1, Seats: [keyforge.MaxSeats]session.Seat{{Deck: s.Collection.All[0].ID}}})
	assert.ErrorContains(t, err, "Aardvark", "it cannot be played")
}

// A changed deck is shown as it is now, a new one comes last and a removed one goes.
func TestDecksAreChanged(t *testing.T) {
	own := named(t, 0)
	own.Name, own.Source = "Aardvark", ""
	s := owning(t, []*deck.Deck{own})
	names := func() (all []string) {
		for i := range s.Collection.All {
			all = append(all, s.Collection.All[i].Name())
		}
		return all
	}
	version, before := s.Collection.Version, names()
	e := s.Collection.All[0].Entry
	e.Title = "Zebra"
	s.Collection.Put(e, s.Catalogue)
	assert.Equal(t, append([]string{"Zebra"}, before[1:]...), names())
	e.ID = "another"
	s.Collection.Put(e, s.Catalogue)
	assert.Equal(t, append(append([]string{"Zebra"}, before[1:]...), "Zebra"), names())
	s.Collection.Drop("another")
	s.Collection.Drop(s.Collection.All[0].ID)
	assert.Equal(t, before[1:], names())
	assert.Equal(t, version+4, s.Collection.Version)
}

// The voyage of a week is told to be new, or how it went and how fast it was won.
func TestVoyageIsSummedUp(t *testing.T) {
	s := begin(t)
	week := s.Voyage().Week
	assert.Equal(t, s.T("voyage-new"), s.Chronicle(nil).VoyageSummary(week))
	lost := records.Result{Game: "1", Boss: s.Adventure.Boss(), Difficulty: "easy", Undo: "free", Voyage: week, Decks: []string{"a"}}
	won := lost
	won.Game, won.Won, won.Turns = "2", true, 12
	assert.Equal(t, s.T("voyage-done", 0, 1), owning(t, nil, lost).Chronicle(nil).VoyageSummary(week))
	assert.Equal(t, s.T("voyage-fastest", 1, 2, 12), owning(t, nil, lost, won).Chronicle(nil).VoyageSummary(week))
	assert.Equal(t, s.T("voyage-new"), owning(t, nil, lost, won).Chronicle(nil).VoyageSummary("2020-W01"))
}

// A plan is a voyage as long as its decks, its deal and its difficulty are those of the week.
func TestPlanOfAVoyage(t *testing.T) {
	s := begin(t)
	v := s.Voyage()
	plan := session.DefaultPlan(7)
	plan.Players = 2
	require.False(t, plan.IsVoyage(s.Adventure, v))
	plan.SetVoyage(s.Adventure, v)
	require.True(t, plan.IsVoyage(s.Adventure, v))
	for what, change := range map[string]func(p *session.Plan){
		"the deal":       func(p *session.Plan) { p.Seed++ },
		"the difficulty": func(p *session.Plan) { p.Custom, p.Difficulty = false, adventure.Easy },
		"a deck":         func(p *session.Plan) { p.Seats[1].Deck = p.Seats[0].Deck },
		"the game":       func(p *session.Plan) { p.Duel = true },
	} {
		other := plan
		change(&other)
		assert.False(t, other.IsVoyage(s.Adventure, v), what)
		log, err := s.Begin(other)
		require.NoError(t, err)
		assert.Empty(t, log.Header.Voyage, what)
		require.NoError(t, log.Close())
	}
	nobody := plan
	nobody.Seats[2].Deck = nobody.Seats[0].Deck
	assert.True(t, nobody.IsVoyage(s.Adventure, v), "nobody has that seat")
	log, err := s.Begin(plan)
	require.NoError(t, err)
	assert.Equal(t, v.Week, log.Header.Voyage)
	require.NoError(t, log.Close())
	again := s.PlanOf(&log.Header)
	assert.Equal(t, v.Word, again.Word(s.Adventure))
	assert.True(t, slices.Equal(plan.Seats[:2], again.Seats[:2]))
}
