package plan_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// steps are the forms in which effects are said.
func steps(do ...card.Effect) (forms []plan.Form) {
	d := plan.Begin(nil)
	for i := 0; i < len(do); {
		s := d.Next(do, i)
		forms = append(forms, s.Form)
		i += s.Size
	}
	return forms
}

// Effects with the same cards share a verb phrase, as far as one verb and the cards say all
// about each of them.
func TestSteps(t *testing.T) {
	friend := card.Choose(card.Creatures.Friendly())
	assert.Equal(t, []plan.Form{plan.Shared, plan.Alone}, steps(card.Ready(friend), card.FightWith(card.It), card.Gain(1)))
	assert.Equal(t, []plan.Form{plan.Shared, plan.Shared}, steps(card.Ready(friend), card.FightWith(friend)), "two creatures")
	assert.Equal(t, []plan.Form{plan.Shared, plan.Alone}, steps(card.Stun(friend), card.Deal(2, card.It)), "damage has an amount")
	assert.Equal(t, []plan.Form{plan.Unsaid}, steps(card.Take(card.Each(card.Cards.Among(card.Them)))), "they have been named")
}

// A pronoun stands for what was named last, and "this way" for what the last effect did.
func TestDiscourse(t *testing.T) {
	d := plan.Begin(nil)
	yours := card.Choose(card.Creatures.In(card.Discard, card.You))
	d.Takes(yours, plan.Creature, false)
	d.Remember(card.Move(yours, card.Hand, card.OnTop))
	assert.True(t, d.IsNear(card.It))
	assert.True(t, d.Known[card.It].Yours, "it came out of your discard pile")
	assert.Equal(t, plan.Outcome{Thing: plan.Creature, Deed: plan.Returned}, d.Done)
	assert.True(t, d.GoesToYou(card.Target{Role: card.It}))

	d.Knows(card.Subject, plan.Card, false)
	assert.False(t, d.IsNear(card.It), "it could be the subject")
	d.Remember(card.Opponent.Loses(card.N(1)))
	assert.Equal(t, plan.Outcome{Thing: plan.Amber, Deed: plan.Lost}, d.Done)
	assert.Equal(t, plan.ThatMuch, d.Amount(&card.Num{Kind: card.Affected}).Measure)

	d.Forget()
	assert.Empty(t, d.Known)
	assert.Equal(t, plan.NoDeed, d.Done.Deed)
}

// What was named last has a pronoun; cards kept under letters are told apart by what was done to
// them, or else by their order.
func TestNaming(t *testing.T) {
	d := plan.Begin(nil)
	how := func(r card.Role) plan.Naming {
		how, _ := d.Naming(r)
		return how
	}
	assert.Equal(t, plan.ItsFoe, how(card.Other))
	assert.Equal(t, plan.ByPronoun, how(card.Other))
	d.Knows(card.It, plan.Creature, false)
	d.Note(card.A, plan.Antecedent{Thing: plan.Creature, Past: plan.Revealed})
	assert.Equal(t, plan.ThatOne, how(card.Other), "it could be the other card")
	assert.Equal(t, plan.ByDeed, how(card.A))
	assert.Equal(t, plan.ByPronoun, how(card.A))
	d.Note(card.B, plan.Antecedent{Thing: plan.Creature, Past: plan.Revealed})
	assert.Equal(t, plan.ByOrder, how(card.B))
	assert.Equal(t, plan.ThatOne, how(card.Them), "as what It stands for")
	d.Heaps([]card.Effect{card.Reveal(card.Random(1, card.Cards).AddTo(card.A))})
	d.HasHeaped()
	assert.Equal(t, plan.LastOne, how(card.It), "of those that were revealed one after another")
}

// What counts things one by one is said "for each", anything else "equal to".
func TestAmounts(t *testing.T) {
	d := plan.Begin(nil)
	each := card.Count(card.Creatures)
	assert.Equal(t, plan.Amount{Measure: plan.ForEach, N: 1, Of: &each}, d.Amount(&each))
	power := card.Of(card.PowerOf, card.This)
	assert.Equal(t, plan.Amount{Measure: plan.EqualTo, Of: &power}, d.Amount(&power))
	three := card.N(3)
	assert.Equal(t, plan.Amount{Measure: plan.Exactly, N: 3}, d.Amount(&three))
}

// The cards of a target are counted, or need not be.
func TestQuantities(t *testing.T) {
	d := plan.Begin(nil)
	for want, g := range map[plan.Quantity]card.Target{
		plan.Some: card.Choose(card.Creatures), plan.Each: card.Each(card.Creatures), plan.UpTo: card.UpTo(2, card.Creatures),
		plan.AnyNumber: card.AnyNumber(card.Creatures), plan.AtRandom: card.Random(1, card.Creatures),
		plan.Strongest: card.Strongest(1, card.Creatures),
	} {
		assert.Equal(t, want, d.HowMany(g))
	}
}

// A language explains a keyword itself, or leaves the text to its fallback.
func TestTextNeedsItsKeywords(t *testing.T) {
	imp := card.Creature("imp", card.Dis, 2, card.Has(card.Taunt), card.Play(card.Steal(1)))
	l := lang.Language{Name: "de"}
	write := func(p plan.Paragraph) string { return map[plan.Topic]string{plan.HasAbility: "steals"}[p.Topic] }
	text := func() []string {
		d := plan.Begin(imp)
		return d.Text(l.WithFallback(nil), write, nil).Paragraphs
	}
	assert.Equal(t, []string{lang.Missing("keyword", card.Taunt), "steals"}, text())
	l.Terms.Keywords[card.Taunt] = "Taunt"
	assert.Len(t, text(), 2, "it has no reminder")
	l.Terms.Reminders[card.Taunt] = "It must be attacked first."
	assert.Equal(t, []string{"steals"}, text())
}

// Comparisons with a number may say that there is some of something, or none.
func TestSomeAndNone(t *testing.T) {
	for _, test := range []struct {
		cmp        card.Cmp
		n          int
		some, none bool
	}{
		{card.AtLeast, 1, true, false}, {card.AtLeast, 0, false, false}, {card.AtLeast, 2, false, false},
		{card.More, 0, true, false}, {card.More, 1, false, false}, {card.Equal, 0, false, true}, {card.Equal, 1, false, false},
		{card.AtMost, 0, false, true}, {card.AtMost, 1, false, false}, {card.Less, 1, false, true}, {card.Less, 0, false, false},
	} {
		c := card.Cond{Kind: card.Compare, A: card.Count(card.Creatures), Cmp: test.cmp, B: card.N(test.n)}
		assert.Equal(t, test.some, plan.IsSome(c), "%v", test)
		assert.Equal(t, test.none, plan.IsNone(c), "%v", test)
		c.B = card.Count(card.Creatures)
		assert.False(t, plan.IsSome(c) || plan.IsNone(c))
	}
}

// Neighbors are beside another card; what is not a neighbor may be anywhere.
func TestBeside(t *testing.T) {
	assert.True(t, plan.IsBeside(card.Creatures.NeighborOf(card.This)))
	assert.False(t, plan.IsBeside(card.Creatures))
	apart := card.Creatures.NeighborOf(card.This)
	apart.Preds[0].Not = true
	assert.False(t, plan.IsBeside(apart))
	assert.False(t, plan.IsBeside(card.Creatures.Damaged()))
}

// Cards that are discarded off a deck until one of a kind comes are dug for.
func TestDug(t *testing.T) {
	top := card.Cards.In(card.Deck, card.You)
	dig := card.DiscardCards(card.Each(top.TopOf(1)))
	until := card.Both(card.IsNot(card.It, card.Creatures), card.ThereIs(top))
	found, deck, ok := plan.Dug(new(card.Repeat(until, dig)))
	assert.True(t, ok)
	assert.Equal(t, &card.Creatures, found)
	assert.Equal(t, top, deck)
	for name, e := range map[string]card.Effect{
		"two at a time":      card.Repeat(until, card.DiscardCards(card.Each(top.TopOf(2)))),
		"and more":           card.Repeat(until, dig, card.Gain(1)),
		"something else":     card.Repeat(until, card.Gain(1)),
		"put somewhere else": card.Repeat(until, card.Move(card.Each(top.TopOf(1)), card.Hand, card.OnTop)),
		"if you like":        card.MayRepeat(until, dig),
		"forever":            card.Repeat(card.ThereIs(top), dig),
		"off another deck":   card.Repeat(until, card.DiscardCards(card.Each(card.Cards.In(card.Deck, card.Opponent).TopOf(1)))),
	} {
		_, _, ok := plan.Dug(&e)
		assert.False(t, ok, name)
	}
}

// How many are healed is told by the damage, unless each loses one: then by the cards.
func TestHealed(t *testing.T) {
	d := plan.Begin(nil)
	each := card.Each(card.Creatures)
	for _, c := range []struct {
		heal card.Effect
		want plan.Thing
	}{{card.Heal(1, each), plan.Creature}, {card.Heal(2, each), plan.Damage}, {card.FullyHeal(each), plan.Damage}} {
		d.Remember(c.heal)
		assert.Equal(t, c.want, d.Done.Thing)
	}
}
