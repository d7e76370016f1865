package plan_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
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
