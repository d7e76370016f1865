package plan_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// group is a phrase in two forms.
type group struct{ one, each string }

func (g group) In(form string) string {
	return map[string]string{"": g.one, "each": g.each, "of each": "of " + g.each}[form]
}

func (group) Many() bool { return true }

// names are the parts that have been named.
type names []string

// Name implements [plan.Namer].
func (n *names) Name(_ *plan.Parts, name string) plan.Phrase {
	*n = append(*n, name)
	switch name {
	case "cards":
		return group{"the elves", "each elf"}
	case "not":
		return plan.Text("")
	}
	return plan.Text(name)
}

// Parts are named when a template first asks for them, once each, and empty ones leave no gap.
func TestPartsAreNamedOnceInTheOrderOfTheWords(t *testing.T) {
	var asked names
	parts := plan.NewParts(&asked, plan.Matter{})
	parts.Set("how", plan.Text("of"))
	assert.Equal(t, "ward each elf, but not the elves", parts.Fill("ward {cards.each}, but {not} not {cards}"))
	assert.Equal(t, "they are ready", parts.Fill("{cards:it is|they are} {not} ready"))
	assert.Equal(t, "the power of each elf", parts.Fill("the power {cards.{how} each}"))
	assert.Equal(t, "the elves", parts.Fill("{cards}"))
	assert.Equal(t, "always", parts.Fill("{not?never|always}{not? {second}}"))
	assert.Equal(t, names{"cards", "not"}, asked)
}

func TestEffectsOfOneClauseAreSaidInOneOfSeveralWays(t *testing.T) {
	d := plan.Begin(nil)
	adventure := plan.Begin(&card.Card{Active: true})
	shed, free := card.Effect{Verb: card.ChainsVerb, Num: card.N(-2)}, card.Effect{Verb: card.ForgeVerb, Free: true}
	assert.Equal(t, plan.StealsAmber, d.Saying(new(card.Steal(1))))
	assert.Equal(t, plan.StealsFrom, adventure.Saying(new(card.Steal(1))))
	assert.Equal(t, plan.ShedsChains, d.Saying(&shed))
	assert.Equal(t, card.N(2), *d.OfEffect(&shed).Num)
	assert.Equal(t, plan.Chain, d.OfEffect(&shed).Thing)
	assert.Equal(t, plan.ForgesFree, d.Saying(&free))
	assert.Equal(t, plan.NoSaying, d.Saying(new(card.Effect{Verb: 200})))
	assert.Equal(t, plan.NoSaying, d.Saying(new(card.If(card.OnYourTurn, card.Gain(1)))))
}

func TestModifiersAreSaidInOneOfSeveralWays(t *testing.T) {
	d := plan.Begin(nil)
	for want, m := range map[plan.ModSaying]card.Mod{
		plan.GetsPower:       card.Power(card.This, 1),
		plan.CannotAct:       card.Cannot(card.This, card.ActReap),
		plan.CannotActs:      card.Cannot(card.This, card.ActReap|card.ActFight),
		plan.UsedOnlyToFight: card.Cannot(card.This, card.ActReap|card.ActAction|card.ActOmni),
		plan.CannotBeUsed:    card.Cannot(card.This, card.ActAny),
		plan.NoModSaying:     {Kind: 200},
		plan.CannotForgeKey:  {Kind: card.CannotForge, Num: card.N(3)},
		plan.IconsSilent:     {Kind: card.IconMod, None: true},
	} {
		assert.Equal(t, want, d.ModSaying(&m))
	}
	assert.True(t, plan.GetsPower.OfCards())
	assert.False(t, plan.IconsSilent.OfCards())
}

func TestTestsOfCardsAreSaidInOneOfSeveralWays(t *testing.T) {
	d := plan.Begin(nil)
	them := card.Pred{Kind: card.IsIn, Role: card.Them}
	assert.Equal(t, plan.AmongCards, d.Test(them))
	d.Done = plan.Outcome{Thing: plan.Creature, Deed: plan.Destroyed}
	assert.Equal(t, plan.DoneThisWay, d.Test(them))
	assert.Equal(t, plan.AmberAtLeast, d.Test(card.Pred{Kind: card.HasAmber, Num: card.N(2)}))
	assert.Equal(t, plan.SomeAmber, d.Test(card.Pred{Kind: card.HasAmber, Num: card.N(1)}))
	assert.Equal(t, plan.OneWay, d.Test(card.Pred{Kind: card.IsStunned}))
}

func TestConditionsAreSaidInOneOfSeveralWays(t *testing.T) {
	d := plan.Begin(nil)
	theirs, three := card.Creatures.Enemy(), card.Compares(card.Count(card.Creatures.Friendly()), card.AtLeast, 3)
	control, none := card.ThereIs(theirs), card.Not(card.ThereIs(theirs))
	richer := card.Compares(card.For(card.Pool, card.You), card.More, card.For(card.Pool, card.Opponent))
	for want, c := range map[plan.CondSaying]*card.Cond{
		plan.ControlsOne: &control, plan.ControlsNone: &none, plan.ControlsSoMany: &three, plan.MoreAmber: &richer,
	} {
		said, _ := d.Condition(c)
		assert.Equal(t, want, said)
	}
	_, about := d.Condition(&control)
	assert.Equal(t, card.Opponent, about.Who)
	assert.Equal(t, card.Creatures, *about.Filter, "whose they are has been said")
	_, about = d.Condition(&richer)
	assert.Equal(t, card.Opponent, about.By)

	poorer := card.Not(richer)
	_, about = d.Condition(&poorer)
	assert.Equal(t, card.AtMost, about.Cond.Cmp, "the opposite needs no denial")
	poorer = card.Not(card.Compares(card.For(card.Pool, card.You), card.Equal, 3))
	said, _ := d.Condition(&poorer)
	assert.Equal(t, plan.IsNotEqual, said, "which has no opposite")
}

// Figures and flags are alike in every language, which names only the rest.
func TestFiguresAndFlagsNeedNoWords(t *testing.T) {
	var asked names
	d := plan.Begin(nil)
	e := card.Effect{Verb: card.PutVerb, Arrival: card.Readied, N: 3}
	about := d.OfQuestion(&lang.Asked{Left: 2, About: "elf"}, []card.Effect{e, card.Gain(1)})
	assert.Equal(t, "put 3 ready, 2 left on elf", plan.Fill(&asked, "put {n}{is ready? ready}{is of house? of it}, {left} left on {about}", about))
	assert.Empty(t, asked)
	assert.Equal(t, []card.Effect{card.Gain(1)}, about.Rest)
	assert.Equal(t, "as it is", plan.Fill(nil, "as it is", plan.Matter{}), "nothing is named")
}

// What a lasting ability says is about its only modifier, or else about its event.
func TestAbilitiesAreAboutTheirModifierOrEvent(t *testing.T) {
	gets := card.Static(card.Power(card.This, 2))
	assert.Equal(t, &gets.Mods[0], plan.OfAbility(&gets).Mod)
	after := card.After(card.Reaps(card.Creatures), card.Gain(1))
	about := plan.OfAbility(&after)
	assert.Equal(t, card.Creatures, *about.Filter)
	assert.Equal(t, after.Do, about.Do)
	assert.Equal(t, plan.WhenItHappens, plan.WorksOnce(after, card.UntilOnce))
	assert.Equal(t, plan.ThisTurn, plan.WorksOnce(after, card.NextTime))
}

// A question is asked in the words of the effect, with the cards in question as its own.
func TestQuestionsAreAskedInTheWordsOfTheEffect(t *testing.T) {
	d := plan.Begin(nil)
	each := card.ForEachOf(card.Choose(card.Creatures), card.Stun(card.It))
	asked := &lang.Asked{Effect: &each, Target: &each.Target, Min: 0, Max: 2}
	list := d.Asking([]card.Effect{each}, asked)
	assert.Equal(t, card.StunVerb, list[0].Verb, "what is done with each of them")
	assert.Equal(t, card.N(2), list[0].Target.Max)
	assert.True(t, d.IsAsked(list[0].Target))
	assert.Equal(t, card.ByRole, each.Sub[0][0].Target.Pick, "the effect itself stays as it is")
}
