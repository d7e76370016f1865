package gesture_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/ui/table/gesture"
	"github.com/keyraken/keyraken/ui/table/offers"
)

// table is a duel at which the first player drags cards.
type table struct {
	*gametest.Table
	t *testing.T
}

func lay(t *testing.T, house card.House, first, second keyforge.SidePosition) *table {
	return &table{gametest.Duel(t, first, second, house), t}
}

// drag takes a card up.
func (tb *table) drag(id string) *gesture.Reach {
	v, o, r := tb.View(0), offers.Offers{}, &gesture.Reach{}
	words := narrate.Narrator{Game: tb.Game, Language: languages.English()}
	o.Ask(tb.Game, &v, true, &words, func(keyforge.Slot) bool { return false })
	c := tb.Card(id)
	r.Look(tb.Game, 0, &v.Cards[c], o.Actions(c))
	return r
}

// drop gives the game the command of the outcome, and its answer if it is asked for.
func (tb *table) drop(o gesture.Outcome) {
	require.Equal(tb.t, gesture.Allowed, o.Refusal)
	require.NotEqual(tb.t, keyforge.NoCommand, o.Plan.Command.Verb)
	tb.Do(o.Plan.Command)
	if q := tb.Question(); o.Plan.Answer.Verb != keyforge.NoCommand && q.Kind != keyforge.AskMain {
		require.True(tb.t, o.Plan.Answers(q), "%+v", q)
		tb.Do(o.Plan.Answer)
	}
}

// mine is a place on the first player's side.
func mine(gap int, right bool) *gesture.Place { return &gesture.Place{Side: 0, Gap: gap, Right: right} }

// A creature enters at the flank that is nearer, and where it would enter is kept open; on an empty line
// there is only one place.
func TestCreatureEntersWhereItIsDropped(t *testing.T) {
	for _, c := range []struct {
		at    *gesture.Place
		open  int
		lined []string
	}{
		{mine(0, false), 1, []string{"bumpsy", "headhunter", "troll"}}, {mine(2, true), 3, []string{"headhunter", "troll", "bumpsy"}},
		{mine(1, false), 1, []string{"bumpsy", "headhunter", "troll"}}, {mine(1, true), 3, []string{"headhunter", "troll", "bumpsy"}},
	} {
		tb := lay(t, card.Brobnar, keyforge.SidePosition{Line: gametest.Cards("headhunter", "troll"), Hand: gametest.Cards("bumpsy")},
			keyforge.SidePosition{})
		out := tb.drag("bumpsy").Drop(c.at)
		assert.Equal(t, c.open, out.Open)
		tb.drop(out)
		tb.Line(0, c.lined...)
	}
	tb := lay(t, card.Brobnar, keyforge.SidePosition{Hand: gametest.Cards("headhunter")}, keyforge.SidePosition{})
	out := tb.drag("headhunter").Drop(mine(0, true))
	assert.Equal(t, 1, out.Open)
	tb.Do(out.Plan.Command)
	tb.Line(0, "headhunter")
}

// A creature that does something to another when it is played is not played on that one.
func TestCreatureIsNotPlayedOnAnother(t *testing.T) {
	tb := lay(t, card.Brobnar, keyforge.SidePosition{Hand: gametest.Cards("smaaash")},
		keyforge.SidePosition{Line: gametest.Cards("batdrone", "troll")})
	r := tb.drag("smaaash")
	targets := r.Targets()
	assert.True(t, targets.Empty())
	assert.Equal(t, gesture.OwnSide, r.Drop(&gesture.Place{Side: 1, Card: tb.Card("troll")}).Refusal)
	out := r.Drop(mine(0, false))
	assert.Zero(t, out.Plan.Answer.Card, "whom it stuns is asked")
	assert.Equal(t, 1, out.Open)
}

// A creature with deploy enters at the gap over which it is dropped.
func TestDeployEntersAtTheGap(t *testing.T) {
	for gap, lined := range [][]string{{"nurse-soto", "headhunter", "troll"}, {"headhunter", "nurse-soto", "troll"},
		{"headhunter", "troll", "nurse-soto"}} {
		tb := lay(t, card.StarAlliance, keyforge.SidePosition{Line: gametest.Cards("headhunter", "troll"), Hand: gametest.Cards("nurse-soto")},
			keyforge.SidePosition{})
		out := tb.drag("nurse-soto").Drop(mine(gap, gap == 2))
		assert.Equal(t, gap+1, out.Open)
		tb.drop(out)
		tb.LeaveOpen()
		tb.Line(0, lined...)
	}
}

// Creatures and artifacts go only to the side of the player who plays them.
func TestCardsInPlayBelongOnTheirSide(t *testing.T) {
	tb := lay(t, card.Brobnar, keyforge.SidePosition{Hand: gametest.Cards("headhunter", "iron-obelisk")}, keyforge.SidePosition{})
	for _, id := range []string{"headhunter", "iron-obelisk"} {
		for _, side := range []keyforge.Side{1, keyforge.NoSide} {
			assert.Equal(t, gesture.Outcome{Refusal: gesture.OwnSide}, tb.drag(id).Drop(&gesture.Place{Side: side}), id)
		}
	}
	out := tb.drag("iron-obelisk").Drop(mine(0, false))
	assert.Zero(t, out.Open, "an artifact does not enter the line")
	tb.drop(out)
	tb.InZone(card.Artifacts, "iron-obelisk")
}

// An upgrade goes onto the creature it is dropped on, of either side, and nowhere else.
func TestUpgradeGoesOntoItsHost(t *testing.T) {
	for _, host := range []string{"dust-imp", "batdrone"} {
		tb := lay(t, card.Brobnar, keyforge.SidePosition{Line: gametest.Cards("dust-imp"), Artifacts: gametest.Cards("cannon"),
			Hand: gametest.Cards("blood-of-titans")}, keyforge.SidePosition{Line: gametest.Cards("batdrone")})
		r := tb.drag("blood-of-titans")
		targets := r.Targets()
		assert.Equal(t, 2, targets.Len())
		assert.True(t, targets.Has(tb.Card(host)))
		assert.Equal(t, gesture.Outcome{Refusal: gesture.OnCard}, r.Drop(mine(0, false)))
		assert.Equal(t, gesture.Outcome{Refusal: gesture.OnCard}, r.Drop(&gesture.Place{Side: 0, Card: tb.Card("cannon")}))
		tb.drop(r.Drop(&gesture.Place{Card: tb.Card(host)}))
		tb.InZone(card.Attached, "blood-of-titans")
		assert.Equal(t, tb.Card(host), tb.Of("blood-of-titans").Host)
	}
}

// A creature that may be played as an upgrade is one when it is dropped on a creature, and enters the line
// elsewhere.
func TestCreatureAsAnUpgrade(t *testing.T) {
	for onto, zone := range map[string]card.Zone{"mother": card.Attached, "": card.Battleline} {
		tb := lay(t, card.StarAlliance, keyforge.SidePosition{Line: gametest.Cards("mother"), Hand: gametest.Cards("calv-1n")},
			keyforge.SidePosition{})
		r, at := tb.drag("calv-1n"), mine(1, true)
		if onto != "" {
			at.Card = tb.Card(onto)
		}
		targets := r.Targets()
		assert.Equal(t, 1, targets.Len(), "only the upgrade has targets")
		tb.drop(r.Drop(at))
		tb.InZone(zone, "calv-1n")
	}
}

// An action is used on the card it is dropped on; elsewhere it is played, and asks.
func TestActionIsUsedOnItsTarget(t *testing.T) {
	positions := func() *table {
		return lay(t, card.Brobnar, keyforge.SidePosition{Hand: gametest.Cards("punch"), Artifacts: gametest.Cards("cannon")},
			keyforge.SidePosition{Line: gametest.Cards("batdrone", "troll")})
	}
	tb := positions()
	r := tb.drag("punch")
	targets := r.Targets()
	assert.Equal(t, 2, targets.Len())
	assert.Equal(t, gesture.Outcome{Refusal: gesture.NotThere}, r.Drop(&gesture.Place{Card: tb.Card("cannon")}))
	tb.drop(r.Drop(&gesture.Place{Side: 1, Card: tb.Card("troll")}))
	tb.Damage("troll", 3)
	tb = positions()
	out := tb.drag("punch").Drop(&gesture.Place{Side: keyforge.NoSide})
	assert.Zero(t, out.Plan.Answer)
	tb.drop(out)
	tb.Asks(keyforge.AskCards, keyforge.ForEffect, 0)
	tb.Pick("batdrone")
}

// Even what the game would not ask, since there is only one answer, may be answered by the place.
func TestTheOnlyTargetIsOneToo(t *testing.T) {
	tb := lay(t, card.Brobnar, keyforge.SidePosition{Hand: gametest.Cards("punch"), Line: gametest.Cards("headhunter")},
		keyforge.SidePosition{})
	out := tb.drag("punch").Drop(&gesture.Place{Card: tb.Card("headhunter")})
	assert.Equal(t, tb.Card("headhunter"), out.Plan.Answer.Card)
}

// What has a single answer before, as who captures by a bonus icon, is passed over.
func TestActionWithABonusIsUsedOnItsTarget(t *testing.T) {
	tb := lay(t, card.Dis, keyforge.SidePosition{Line: gametest.Cards("troll"), Artifacts: gametest.Cards("cannon"),
		Hand: []keyforge.CardPosition{{ID: "poltergeist", Icons: card.Icons{card.CaptureIcon}}}},
		keyforge.SidePosition{Artifacts: gametest.Cards("subtle-maul"), Amber: 2})
	out := tb.drag("poltergeist").Drop(&gesture.Place{Side: 1, Card: tb.Card("subtle-maul")})
	assert.Equal(t, tb.Card("subtle-maul"), out.Plan.Answer.Card)
	tb.drop(out)
	tb.InZone(card.Discard, "subtle-maul")
}

// What another card asks on the way is no target of the card that is dragged.
func TestAnotherCardHasTargetsOfItsOwn(t *testing.T) {
	tb := lay(t, card.Logos, keyforge.SidePosition{Hand: gametest.Cards("wild-wormhole"), Deck: gametest.Many(5, "punch")},
		keyforge.SidePosition{Line: gametest.Cards("batdrone", "troll")})
	r := tb.drag("wild-wormhole")
	targets := r.Targets()
	assert.True(t, targets.Empty(), "it is Punch that has some")
	assert.Zero(t, r.Drop(&gesture.Place{Side: 1, Card: tb.Card("troll")}).Plan.Answer)
}

// A creature is dragged onto the enemy that it fights, and an artifact onto what its action is used on.
func TestCardsInPlayAreUsedOnWhatTheyAreDroppedOn(t *testing.T) {
	tb := lay(t, card.Brobnar, keyforge.SidePosition{Line: gametest.Cards("headhunter", "dust-imp"), Artifacts: gametest.Cards("cannon")},
		keyforge.SidePosition{Line: gametest.Cards("batdrone", "troll"), Artifacts: gametest.Cards("iron-obelisk")})
	r := tb.drag("headhunter")
	targets := r.Targets()
	assert.Equal(t, 2, targets.Len(), "its enemies")
	assert.Equal(t, gesture.Outcome{Refusal: gesture.NotThere}, r.Drop(&gesture.Place{Card: tb.Card("dust-imp")}))
	assert.Equal(t, gesture.Outcome{}, r.Drop(mine(1, true)), "reaping is no gesture")
	out := r.Drop(&gesture.Place{Side: 1, Card: tb.Card("batdrone")})
	assert.Equal(t, keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("headhunter")}, out.Plan.Command)
	tb.drop(out)
	tb.InZone(card.Discard, "batdrone")

	r = tb.drag("cannon")
	targets = r.Targets()
	assert.Equal(t, 3, targets.Len(), "every creature")
	out = r.Drop(&gesture.Place{Side: 1, Card: tb.Card("troll")})
	assert.Equal(t, keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("cannon")}, out.Plan.Command)
	tb.drop(out)
	tb.Damage("troll", 2)
}

// What the rules do not allow is refused, with the reason; what cannot be dragged there at all has none.
func TestWhatIsNotAllowedSaysWhy(t *testing.T) {
	tb := lay(t, card.Brobnar, keyforge.SidePosition{Line: gametest.Cards("dust-imp"), Hand: gametest.Cards("hand-of-dis")},
		keyforge.SidePosition{Line: gametest.Cards("batdrone")})
	wrong := gesture.Outcome{Refusal: gesture.NoMeans, Why: keyforge.WrongHouse}
	enemy := &gesture.Place{Side: 1, Card: tb.Card("batdrone")}
	assert.Equal(t, wrong, tb.drag("dust-imp").Drop(enemy))
	assert.Equal(t, wrong, tb.drag("hand-of-dis").Drop(enemy))
	none := tb.drag("dust-imp").Targets()
	assert.True(t, none.Empty())
	assert.Equal(t, gesture.Outcome{Refusal: gesture.NotThere}, tb.drag("batdrone").Drop(&gesture.Place{Card: tb.Card("dust-imp")}))
}

// A card from the hand is discarded on the discard pile of its player, not on another, nor is one in play.
func TestTheDiscardPileDiscards(t *testing.T) {
	tb := lay(t, card.Brobnar, keyforge.SidePosition{Line: gametest.Cards("headhunter"), Hand: gametest.Cards("bumpsy", "hand-of-dis")},
		keyforge.SidePosition{})
	bin := func(side keyforge.Side) *gesture.Place { return &gesture.Place{Side: side, Bin: true} }
	r := tb.drag("bumpsy")
	assert.Equal(t, gesture.Outcome{Refusal: gesture.OwnSide}, r.Drop(bin(1)))
	assert.Equal(t, gesture.Outcome{}, tb.drag("headhunter").Drop(bin(0)))
	assert.Equal(t, gesture.Outcome{Refusal: gesture.NoMeans, Why: keyforge.WrongHouse}, tb.drag("hand-of-dis").Drop(bin(0)))
	tb.drop(r.Drop(bin(0)))
	tb.InZone(card.Discard, "bumpsy")
}

// A card dropped off the table, or where it was, does nothing.
func TestDroppedWhereItWas(t *testing.T) {
	tb := lay(t, card.Brobnar, keyforge.SidePosition{Line: gametest.Cards("headhunter"), Hand: gametest.Cards("bumpsy")},
		keyforge.SidePosition{Line: gametest.Cards("batdrone")})
	for _, id := range []string{"headhunter", "bumpsy"} {
		assert.Equal(t, gesture.Outcome{}, tb.drag(id).Drop(&gesture.Place{Off: true, Card: tb.Card("batdrone")}), id)
		assert.Equal(t, gesture.Outcome{}, tb.drag(id).Drop(&gesture.Place{Side: 0, Card: tb.Card(id)}), id)
	}
}

// A plan answers only the question that it foresaw.
func TestPlanAnswersWhatItForesaw(t *testing.T) {
	asked := keyforge.Question{Kind: keyforge.AskCards, Purpose: keyforge.ForAttack, Source: 3}
	p := gesture.Plan{Asked: asked}
	same := asked
	same.Side, same.Max = 1, 4
	assert.True(t, p.Answers(&same))
	for _, change := range []func(*keyforge.Question){
		func(q *keyforge.Question) { q.Kind = keyforge.AskPlace }, func(q *keyforge.Question) { q.Purpose = keyforge.ForHost },
		func(q *keyforge.Question) { q.Source = 4 },
	} {
		q := asked
		change(&q)
		assert.False(t, p.Answers(&q))
	}
	assert.False(t, (&gesture.Plan{}).Answers(&keyforge.Question{}), "it has no answer")
}

// Looking at what a card can do changes nothing, and a second look forgets the first.
func TestLookingChangesNothing(t *testing.T) {
	tb := lay(t, card.Brobnar, keyforge.SidePosition{Line: gametest.Cards("headhunter"), Hand: gametest.Cards("punch", "bumpsy")},
		keyforge.SidePosition{Line: gametest.Cards("batdrone")})
	before := tb.Hash()
	r := tb.drag("punch")
	v, o := tb.View(0), offers.Offers{}
	words := narrate.Narrator{Game: tb.Game, Language: languages.English()}
	o.Ask(tb.Game, &v, true, &words, func(keyforge.Slot) bool { return false })
	c := tb.Card("bumpsy")
	r.Look(tb.Game, 0, &v.Cards[c], o.Actions(c))
	assert.Equal(t, tb.drag("bumpsy").Drop(mine(1, true)), r.Drop(mine(1, true)))
	assert.Equal(t, before, tb.Hash())
}
