package offers_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/ui/table/offers"
)

// seat is the seat that is offered something in a duel.
type seat struct {
	offers.Offers
	t     *testing.T
	g     *keyforge.Game
	words narrate.Narrator
}

func sit(t *testing.T) *seat {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	g, err := keyforge.Start(cat, keyforge.Duel, keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{
		{Line: gametest.Cards("headhunter", "dust-imp"), Hand: gametest.Cards("anger", "hand-of-dis", "punch")},
		{Line: gametest.Cards("batdrone")}}})
	require.NoError(t, err)
	s := &seat{t: t, g: g, words: narrate.Narrator{Game: g, Language: languages.English()}}
	s.ask(true)
	return s
}

// ask asks the question of the game; Batdrone cannot be clicked on the table.
func (s *seat) ask(asking bool) {
	v := s.g.View(s.g.Question().Side)
	s.Ask(s.g, &v, asking, &s.words, func(c keyforge.Slot) bool { return c == s.card("batdrone") })
}

func (s *seat) do(c keyforge.Command) {
	_, err := s.g.Apply(c, nil)
	require.NoError(s.t, err)
	s.ask(true)
}

func (s *seat) card(id string) keyforge.Slot {
	n, ok := s.g.Catalogue().Number(id)
	require.True(s.t, ok)
	for c := keyforge.Slot(1); int(c) <= s.g.CardCount(); c++ {
		if s.g.Card(c).Def == n {
			return c
		}
	}
	require.Fail(s.t, "no such card", id)
	return 0
}

// What is lit is exactly what is legal; what is not lit says why.
func TestLitIsLegal(t *testing.T) {
	s := sit(t)
	legal := map[keyforge.Slot]bool{}
	for _, c := range s.g.Legal(nil) {
		legal[c.Card] = true
		assert.True(t, s.May(c))
	}
	for c := keyforge.Slot(1); int(c) <= s.g.CardCount(); c++ {
		assert.Equal(t, legal[c], s.Lit(c), "card %d", c)
		assert.Equal(t, legal[c], s.Why(c) == keyforge.Allowed, "card %d", c)
	}
	assert.Equal(t, s.g.Legal(nil), s.Legal())
	assert.False(t, s.May(keyforge.Command{Verb: keyforge.Reap, Card: s.card("dust-imp")}))
	for id, why := range map[string]keyforge.Reason{"dust-imp": keyforge.WrongHouse, "hand-of-dis": keyforge.WrongHouse,
		"batdrone": keyforge.NotYours} {
		assert.Equal(t, why, s.Why(s.card(id)), id)
	}
}

// A creature offers its actions, a card in hand can be played or discarded, and illegal
// actions give the reason.
func TestActions(t *testing.T) {
	s := sit(t)
	verbs := func(id string) (all []keyforge.Verb, why []keyforge.Reason) {
		for _, a := range s.Actions(s.card(id)) {
			assert.Equal(t, s.card(id), a.Command.Card)
			all, why = append(all, a.Command.Verb), append(why, a.Why)
		}
		return all, why
	}
	all, why := verbs("headhunter")
	assert.Equal(t, []keyforge.Verb{keyforge.Fight, keyforge.Reap}, all)
	assert.Equal(t, []keyforge.Reason{keyforge.Allowed, keyforge.Allowed}, why)
	all, _ = verbs("anger")
	assert.Equal(t, []keyforge.Verb{keyforge.PlayCard, keyforge.DiscardCard}, all)
	all, _ = verbs("batdrone")
	assert.Empty(t, all)
	s.do(keyforge.Command{Verb: keyforge.Reap, Card: s.card("headhunter")})
	_, why = verbs("headhunter")
	assert.Equal(t, []keyforge.Reason{keyforge.IsExhausted, keyforge.IsExhausted}, why)
}

// A pile in which a card offers something says so, as long as nothing else is asked.
func TestOfferedByAPile(t *testing.T) {
	s := sit(t)
	p, err := s.g.Position()
	require.NoError(t, err)
	p.Players[0].Discard = append(gametest.Cards("singing-scythe"), gametest.Many(9, "anger")...)
	s.g, err = keyforge.Start(s.g.Catalogue(), keyforge.Duel, p)
	require.NoError(t, err)
	s.ask(true)
	scythe, fear := s.card("singing-scythe"), s.card("hand-of-dis")
	c, ok := s.OfferedBy(scythe)
	assert.True(t, ok)
	assert.Equal(t, keyforge.Command{Verb: keyforge.UseOmni, Card: scythe}, c)
	assert.True(t, s.InPile([]keyforge.Slot{fear, 0, scythe}))
	assert.False(t, s.InPile([]keyforge.Slot{fear, 0}))
	_, ok = s.OfferedBy(s.card("anger")) // in hand
	assert.False(t, ok)
	s.do(keyforge.Command{Verb: keyforge.PlayCard, Card: s.card("punch")})
	assert.False(t, s.InPile([]keyforge.Slot{scythe}))
}

// The prompt of a question for cards begins with the card that asks. Cards that cannot be
// clicked where they lie are offered separately; there are no actions meanwhile.
func TestQuestionOfCards(t *testing.T) {
	s := sit(t)
	assert.Contains(t, s.Prompt(), "Brobnar")
	assert.Empty(t, s.Draggable())
	s.do(keyforge.Command{Verb: keyforge.PlayCard, Card: s.card("punch")})
	require.Equal(t, keyforge.AskCards, s.g.Question().Kind)
	assert.Regexp(t, "^Punch – ", s.Prompt())
	assert.Equal(t, []keyforge.Slot{s.card("batdrone")}, s.Draggable())
	assert.True(t, s.Lit(s.card("batdrone")))
	assert.False(t, s.Picked(s.card("batdrone")))
	assert.Empty(t, s.Actions(s.card("headhunter")))
}

// Nothing is offered while something is done, or when nobody is asked; bots know
// what is legal whoever is asked.
func TestNothingIsOfferedMeanwhile(t *testing.T) {
	s := sit(t)
	hunter := s.card("headhunter")
	nothing := func() {
		assert.False(t, s.Asking())
		assert.Empty(t, s.Prompt())
		assert.Empty(t, s.Legal())
		assert.Empty(t, s.Actions(hunter))
		assert.False(t, s.Lit(hunter) || s.Picked(hunter) || s.May(keyforge.Command{Verb: keyforge.EndTurn}))
		assert.Equal(t, s.g.Legal(nil), s.AllLegal())
	}
	s.Busy()
	nothing()
	s.ask(true)
	assert.True(t, s.Asking())
	s.ask(false)
	nothing()
}

// What a lesson does not allow is not lit, although it is legal.
func TestOnlyWhatIsAllowedIsLit(t *testing.T) {
	s := sit(t)
	hunter, anger := s.card("headhunter"), s.card("anger")
	require.True(t, s.Lit(hunter) && s.Lit(anger))
	s.Only = func(c keyforge.Command) bool { return c.Verb == keyforge.Reap }
	s.Relight()
	assert.True(t, s.Lit(hunter))
	assert.False(t, s.Lit(anger))
	assert.True(t, s.May(keyforge.Command{Verb: keyforge.PlayCard, Card: anger}))
	s.Only = func(c keyforge.Command) bool { return c.Verb == keyforge.EndTurn }
	s.ask(true)
	for c := range keyforge.Slot(s.g.CardCount() + 1) {
		assert.False(t, s.Lit(c))
	}
}

// A question to be answered with yes or no says what each of them does.
func TestAnswersSayWhatTheyDo(t *testing.T) {
	s := sit(t)
	v := s.g.View(0)
	v.Question = keyforge.Question{Kind: keyforge.AskYesNo, Side: 0, Purpose: keyforge.ForMulligan}
	s.Ask(s.g, &v, true, &s.words, func(keyforge.Slot) bool { return false })
	yes, no := s.Says(keyforge.Command{Verb: keyforge.Yes}), s.Says(keyforge.Command{Verb: keyforge.No})
	assert.Equal(t, s.words.Answer(&v.Question, keyforge.Command{Verb: keyforge.Yes}), yes)
	assert.Equal(t, s.words.Answer(&v.Question, keyforge.Command{Verb: keyforge.No}), no)
	assert.NotEqual(t, yes, no)
}

// Who has picked enough is offered nothing but to be done.
func TestEnoughLeavesNothingButDone(t *testing.T) {
	s := sit(t)
	s.Enough()
	assert.Equal(t, []keyforge.Command{{Verb: keyforge.Done}}, s.Legal())
	assert.False(t, s.Lit(s.card("headhunter")))
}

// The tide of a duel has no price, and can be raised by the player it does not favor.
func TestTide(t *testing.T) {
	s := sit(t)
	assert.Zero(t, s.TidePrice())
	assert.Equal(t, keyforge.Allowed, s.WhyNoTide())
	assert.True(t, s.May(keyforge.Command{Verb: keyforge.RaiseTide}))
}
