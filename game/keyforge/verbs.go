package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// verb says how a verb is carried out: all at once, or for one card or side after another.
type verb struct {
	// do carries it out, cards does so with the cards of its target. They report false when
	// they ask and must be carried out again with the answer.
	do    func(*Game, *frame, *program.Step) bool
	cards func(*Game, *frame, *program.Step, Set) bool
	// card and side carry it out for a single card or side, and return how much they achieved.
	card func(*Game, *card.Effect, Slot, scope) int
	side func(*Game, *card.Effect, Side, int, scope) int
	// spread starts it for the next card when [Game.stepSpread] takes them one by one.
	spread func(*Game, *frame, Slot)
	// anywhere says that the card need not be in play, nor where it was.
	anywhere bool
}

// verbs has a row for each verb but those that the compiler turns into steps of other kinds.
// The table is filled in init because the functions refer to it through the run loop.
var verbs [card.VerbCount]verb

func init() {
	verbs = [card.VerbCount]verb{
		card.DestroyVerb:            {cards: (*Game).doDestroy},
		card.SacrificeVerb:          {cards: (*Game).doSacrifice},
		card.MoveVerb:               {cards: (*Game).doMove, spread: (*Game).discardOne},
		card.ExhaustVerb:            {card: (*Game).exhaustCard},
		card.ReadyVerb:              {cards: (*Game).doReady, card: (*Game).readyCard},
		card.StunVerb:               {card: (*Game).stunCard},
		card.UnstunVerb:             {card: (*Game).unstunCard},
		card.UnwardVerb:             {card: (*Game).unwardCard},
		card.WardVerb:               {card: (*Game).wardCard},
		card.EnrageVerb:             {card: (*Game).enrageCard},
		card.HealVerb:               {cards: (*Game).doHeal, card: (*Game).healCard},
		card.CaptureVerb:            {cards: (*Game).doCapture, card: (*Game).captureBy, spread: (*Game).captureOne},
		card.ExaltVerb:              {cards: (*Game).doExalt, card: (*Game).exaltCard},
		card.TakeAmberVerb:          {card: (*Game).takeAmber},
		card.GiveAmberVerb:          {cards: (*Game).doPair},
		card.MoveWardVerb:           {cards: (*Game).doPair},
		card.StoreAmberVerb:         {card: (*Game).storeAmber},
		card.CounterVerb:            {card: (*Game).countersOn},
		card.RemoveCountersVerb:     {cards: (*Game).doRemoveCounters, card: (*Game).countersOff},
		card.ControlVerb:            {cards: (*Game).doControl, spread: (*Game).controlOne},
		card.UseVerb:                {cards: (*Game).doUse, spread: (*Game).useOne},
		card.FightVerb:              {cards: (*Game).doFight, spread: (*Game).useOne},
		card.ReapVerb:               {cards: (*Game).doUse, spread: (*Game).useOne},
		card.SwapVerb:               {cards: (*Game).doPair},
		card.RepositionVerb:         {cards: (*Game).doSpread, spread: (*Game).repositionOne},
		card.PlayVerb:               {cards: (*Game).doPlay, spread: (*Game).playOne},
		card.PutVerb:                {cards: (*Game).doPut, spread: (*Game).putOne},
		card.FaceDownVerb:           {cards: (*Game).doFlip},
		card.GraftVerb:              {cards: (*Game).doPair},
		card.AttachVerb:             {cards: (*Game).doPair},
		card.TriggerVerb:            {cards: (*Game).doTrigger},
		card.CopyVerb:               {card: (*Game).copyText, anywhere: true},
		card.RevealVerb:             {card: (*Game).revealCard, anywhere: true},
		card.LookAtVerb:             {cards: (*Game).doLookAt, anywhere: true},
		card.IconsVerb:              {cards: (*Game).doSpread, spread: (*Game).iconsOne},
		card.RedistributeVerb:       {cards: (*Game).doRedistribute},
		card.RedistributeDamageVerb: {cards: (*Game).doRedistribute},
		card.TargetVerb:             {do: (*Game).doTake},
		card.AimVerb:                {cards: (*Game).doAim},
		card.MoveDamageVerb:         {cards: (*Game).doPair},

		card.GainVerb:       {side: (*Game).gainFor},
		card.LoseVerb:       {side: (*Game).loseFor},
		card.StealVerb:      {do: (*Game).doSteal},
		card.PayVerb:        {side: (*Game).payFor},
		card.DrawVerb:       {side: (*Game).drawFor},
		card.RefillVerb:     {side: (*Game).refillFor},
		card.ChainsVerb:     {side: (*Game).chainsFor},
		card.ForgeVerb:      {do: (*Game).doForge},
		card.UnforgeVerb:    {do: (*Game).doUnforge},
		card.TideVerb:       {do: (*Game).doTide},
		card.ResetTideVerb:  {do: (*Game).doResetTide},
		card.ShuffleVerb:    {side: (*Game).shuffleFor},
		card.LookVerb:       {side: (*Game).lookFor},
		card.RevealZoneVerb: {side: (*Game).lookFor},
		card.FlipVerb:       {side: (*Game).flipFor},
		card.MakeVerb:       {do: (*Game).doMake},
		card.EndTurnVerb:    {do: (*Game).doEndTurn},
		card.HouseVerb:      {do: (*Game).doHouse},

		card.ChooseHouseVerb:  {do: (*Game).doChooseHouse},
		card.ChooseNumberVerb: {do: (*Game).doChooseNumber},
		card.NameCardVerb:     {do: (*Game).doNameCard},
		card.ChooseTraitVerb:  {do: (*Game).doChooseTrait},
		card.ChoosePlayerVerb: {do: (*Game).doChoosePlayer},

		card.LastVerb:    {do: (*Game).doLast},
		card.PreventVerb: {do: (*Game).doPrevent},

		card.FulfillVerb:  {do: (*Game).doFulfill},
		card.TurnOverVerb: {do: (*Game).doTurnOver},
		card.MonsterVerb:  {do: (*Game).doMonster},
	}
}

// do carries out one effect. It reports false when it asks and must be carried
// out again with the answer.
func (g *Game) do(f *frame, o *program.Step) bool {
	switch v := &verbs[o.Effect.Verb]; {
	case v.do != nil:
		return v.do(g, f, o)
	case v.side != nil:
		return g.doSides(f, o.Effect, v)
	default:
		return g.doCards(f, o, v)
	}
}

// doSides carries out an effect for one side after another.
func (g *Game) doSides(f *frame, e *card.Effect, v *verb) bool {
	sc := f.scope()
	whose, n := g.who(e.Who, &sc, sc.about()), g.num(&e.Num, &sc)
	f.ok, f.count = true, 0
	g.inTurn(whose, func(side Side) { f.count += int32(v.side(g, e, side, n, sc)) })
	return true
}

// doCards carries out an effect on cards.
func (g *Game) doCards(f *frame, o *program.Step, v *verb) bool {
	e := o.Effect
	var set Set
	if o.Reg == 1 && e.Target.Pick != card.ByRole {
		set = f.t
	} else {
		set = g.targets(f, &e.Target)
	}
	if set.Empty() && !g.s.ans.ready {
		g.noTarget(f, e)
	}
	if v.cards != nil {
		return v.cards(g, f, o, set)
	}
	return g.eachCard(f, e, set)
}

// eachCard carries out an effect on one card after another.
func (g *Game) eachCard(f *frame, e *card.Effect, set Set) bool {
	v, sc := &verbs[e.Verb], f.scope()
	them, count := Set{At: g.s.Clock}, int32(0)
	f.ok = !set.Empty()
	g.refresh()
	want := g.wanted(e, &sc)
	for c := set.First(); c != 0; c = set.Next(c) {
		n := 0
		sc.touched = c
		if v.anywhere || g.here(c, &set) && g.s.Cards[c].Zone.InPlay() {
			n = v.card(g, e, c, sc)
		}
		if n > 0 {
			count += int32(n)
			them.Add(c)
		}
		f.ok = f.ok && n >= want
	}
	f.them, f.count = them, count
	return true
}

// wanted is how much an effect has to achieve on each card: less is not complete (K16.14).
func (g *Game) wanted(e *card.Effect, sc *scope) int {
	switch e.Verb {
	case card.HealVerb, card.CaptureVerb, card.TakeAmberVerb:
		if e.All {
			return 1
		}
	case card.StoreAmberVerb, card.CounterVerb, card.RemoveCountersVerb:
	default:
		return 1
	}
	return max(1, g.num(&e.Num, sc))
}
