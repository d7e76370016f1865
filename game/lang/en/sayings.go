package en

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// sayings are the words for effects of one clause.
var sayings = [plan.SayingCount]plan.Words{
	plan.GainsAmber:           {Subject: "doer", Verb: "gain", Rest: "{amount}"},
	plan.LosesAmber:           {Subject: "doer", Verb: "lose", Rest: "{pool}"},
	plan.StealsAmber:          {Verb: "steal", Rest: "{pool}"},
	plan.StealsFrom:           {Verb: "steal", Rest: "{pool.from {foe.object}}"},
	plan.PaysAmber:            {Subject: "doer", Verb: "pay", Rest: "{to.object} {amount}"},
	plan.PaysUpTo:             {Subject: "doer", Verb: "pay", Rest: "{to.object} up to {amount}"},
	plan.PaysAll:              {Subject: "doer", Verb: "give", Rest: "{to.object} all of {who.its} æmber"},
	plan.DrawsCards:           {Subject: "doer", Verb: "draw", Rest: "{amount}"},
	plan.ArchivesCards:        {Subject: "doer", Verb: "archive", Rest: "{amount}"},
	plan.RefillsHand:          {Subject: "doer", Verb: "refill", Rest: "{who.its} hand as if it were {who.its} “draw cards” step"},
	plan.GainsChains:          {Subject: "doer", Verb: "gain", Rest: "{amount}"},
	plan.ShedsChains:          {Subject: "doer", Verb: "shed", Rest: "{amount}"},
	plan.ForgesFree:           {Subject: "doer", Verb: "forge", Rest: "a key at no cost"},
	plan.ForgesKey:            {Subject: "doer", Verb: "forge", Rest: "{cost}"},
	plan.UnforgesKey:          {Verb: "unforge", Rest: "one of {who.owns} keys"},
	plan.UnforgesLast:         {Whole: "if {who} forged a key on {who.its} previous turn, unforge it"},
	plan.RaisesTide:           {Subject: "doer", Verb: "raise", Rest: "the tide"},
	plan.RaisesCommonTide:     {Subject: "doer", Verb: "raise", Rest: "the tide"},
	plan.ResetsTide:           {Verb: "reset", Rest: "the tide"},
	plan.LowersTide:           {Verb: "lower", Rest: "the tide"},
	plan.ShufflesDeck:         {Verb: "shuffle", Rest: "{who.owns} deck"},
	plan.ShufflesDiscard:      {Verb: "shuffle", Rest: "{who.owns} discard pile into {own} deck"},
	plan.LooksAtZone:          {Verb: "look at", Rest: "{zone}"},
	plan.RevealsOwnZone:       {Subject: "doer", Verb: "reveal", Rest: "{who.its} {pile}"},
	plan.RevealsZone:          {Verb: "reveal", Rest: "{zone}"},
	plan.FlipsDeck:            {Subject: "doer", Verb: "swap", Rest: "{who.its} deck with {who.its} discard pile"},
	plan.EndsTurn:             {Verb: "end", Rest: "{turn}"},
	plan.FulfillsProphecy:     {Verb: "fulfill", Rest: "this prophecy"},
	plan.TurnsProphecy:        {Verb: "flip", Rest: "this prophecy"},
	plan.MonsterActs:          {Whole: "{monster act}"},
	plan.ActivatesHouse:       {Whole: "{cards.its} house becomes the active house"},
	plan.ActivatesChosen:      {Whole: "{house} becomes the active house"},
	plan.ChoosesHouse:         {Subject: "chooser", Verb: "choose", Rest: "a house"},
	plan.ChoosesIdentityHouse: {Subject: "chooser", Verb: "choose", Rest: "a house on {who.owns} identity card"},
	plan.ChoosesHouseOf:       {Subject: "chooser", Verb: "choose", Rest: "{house of cards}"},
	plan.ChoosesPlayer:        {Verb: "choose", Rest: "a player"},
	plan.ChoosesPlayerWho:     {Verb: "choose", Rest: "a player {such}"},
	plan.ChoosesNumber:        {Verb: "choose", Rest: "a number from {n} to {number}"},
	plan.ChoosesTrait:         {Verb: "choose", Rest: "a trait"},
	plan.NamesCard:            {Verb: "name", Rest: "a card"},
	plan.NamesCardOf:          {Whole: "name {named type}"},
	plan.NamesAnother:         {Verb: "name", Rest: "a second card, or the same again"},
	plan.DistributesDamage:    {Verb: "deal", Rest: "{amount}, divided as you choose among any number of {all}"},
	plan.PreventsFight:        {Subject: "that creature", Verb: "be", Rest: "exhausted with no effect"},
	plan.PreventsKey:          {Subject: "that key", Verb: "be", Rest: "not forged (nothing is paid)"},
	plan.GraftsCards:          {Verb: "graft", Rest: "{cards} onto {second}"},
	plan.PutsCardsUnder:       {Verb: "put", Rest: "{cards} facedown under {second}"},
	plan.AttachesCards:        {Verb: "attach", Rest: "{cards} to {second}"},
	plan.MovesUpgrades:        {Verb: "move", Rest: "{cards} to {another}"},
	plan.AttachesItself:       {Verb: "attach", Rest: "{cards} to {second} as an upgrade"},
	plan.LooksAtCards:         {Verb: "look at", Rest: "{cards}"},
	plan.RemovesStun:          {Verb: "remove", Rest: "the stun from {cards}"},
	plan.RemovesWard:          {Verb: "remove", Rest: "the ward from {cards}"},
	plan.HealsFully:           {Verb: "fully heal", Rest: "{cards}"},
	plan.HealsDamage:          {Verb: "heal", Rest: "{amount.from {cards.each}}"},
	plan.HealsUpTo:            {Verb: "heal", Rest: "up to {amount.from {cards.each}}"},
	plan.MovesAmberToPool:     {Verb: "move", Rest: "{taken.from {cards.each} to {who.owns} pool}"},
	plan.ReturnsAmber:         {Verb: "return", Rest: "{taken.from {cards.each} to the common supply}"},
	plan.ReturnsAmberAndPower: {Verb: "return", Rest: "all æmber and each +1 power counter from {cards.each} to the common supply"},
	plan.MovesPartToPool:      {Verb: "move", Rest: "{taken} to {who.owns} pool"},
	plan.ReturnsPart:          {Verb: "return", Rest: "{taken} to the common supply"},
	plan.MovesAmber:           {Verb: "move", Rest: "{taken.from {cards.each} to {second}}"},
	plan.MovesWard:            {Verb: "move", Rest: "a ward from {cards.each} to {second}"},
	plan.MovesDamage:          {Verb: "move", Rest: "all damage from {cards.each} to {second}"},
	plan.StoresAmber:          {Verb: "move", Rest: "{amount.from {who.owns} pool to {cards}}"},
	plan.SwapsPlaces:          {Verb: "swap", Rest: "the positions of {cards}"},
	plan.SwapsPlacesWith:      {Verb: "swap", Rest: "the positions of {cards} and {second}"},
	plan.SwapsControl:         {Verb: "swap", Rest: "control of {cards} and {second}"},
	plan.SwapsWithAll:         {Verb: "swap", Rest: "the positions of {cards} and {second}, and swap all æmber, damage, counters, and upgrades on them"},
	plan.SwapsCards:           {Verb: "swap", Rest: "{cards} with {second}"},
	plan.MovesToPlace:         {Verb: "move", Rest: "{cards} {place}"},
	plan.ResolvesAgain:        {Verb: "resolve", Rest: "{cards.its} {headings} abilities again"},
	plan.ResolvesAsPlayed:     {Verb: "resolve", Rest: "the {headings} abilities of {cards} as if {you} had played {cards.it}"},
	plan.ResolvesAsControlled: {Verb: "resolve", Rest: "the {headings} abilities of {cards} as if {you} controlled {cards.it}, " +
		"without using {cards.it}"},
	plan.ResolvesIcons:       {Verb: "resolve", Rest: "{cards.of bonus icons} as if {you} had played {cards.it}"},
	plan.RedistributesAmber:  {Verb: "redistribute", Rest: "the æmber on {all} among them"},
	plan.RedistributesDamage: {Verb: "redistribute", Rest: "the damage on {all} among them"},
	plan.DiscardsCards:       {Verb: "discard", Rest: "{cards}"},
	plan.PurgesCards:         {Verb: "purge", Rest: "{cards}"},
	plan.ArchivesOwn:         {Verb: "archive", Rest: "{cards}"},
	plan.ArchivesItself:      {Verb: "archive", Rest: "{cards}"},
	plan.ArchivesFor:         {Verb: "put", Rest: "{cards} into {owner} archives"},
	plan.ArchivesForNow: {Verb: "put",
		Rest: "{cards} into {owner} archives (when {cards:it|one} leaves them, it goes to its owner’s hand)"},
	plan.ArchivesAnyForNow: {Verb: "put",
		Rest: "{cards} into {owner} archives ({cards:if you do not own it, it|one that you do not own} " +
			"goes to its owner’s hand when it leaves them)"},
	plan.ReturnsToHand:      {Verb: "return", Rest: "{cards} to {owner} {hand}"},
	plan.TakesIntoHand:      {Verb: "put", Rest: "{cards} into {owner} {hand}"},
	plan.TakesFromArchives:  {Verb: "return", Rest: "{cards} to {owner} {hand}"},
	plan.ShufflesCardsIn:    {Verb: "shuffle", Rest: "{cards} into {owner} {deck}"},
	plan.PutsAtBottomOf:     {Verb: "put", Rest: "{cards} on the bottom of {owner} {deck}"},
	plan.PutsOnTopOf:        {Verb: "put", Rest: "{cards} on top of {owner} {deck}"},
	plan.PutsRandomlyOn:     {Verb: "put", Rest: "{cards} on top of {owner} {deck} in a random order"},
	plan.MovesToZone:        {Verb: "move", Rest: "{cards} to {owner} {pile}"},
	plan.MovesCounters:      {Verb: "move", Rest: "all {counter.many} from {cards} to {second}"},
	plan.MovesAny:           {Verb: "move", Rest: "any number of {counter.many} from {cards} to {second}"},
	plan.DoublesCounters:    {Verb: "double", Rest: "the number of {counter.many} on {cards}"},
	plan.RemovesAllCounters: {Verb: "remove", Rest: "all {counter.many} from {cards}"},
	plan.RemovesEachCounter: {Verb: "remove", Rest: "all counters from {cards}, including stun, ward, and enrage"},
	plan.RemovesCounters:    {Verb: "remove", Rest: "{amount.from {cards.each}}"},
	plan.RemovesAny:         {Verb: "remove", Rest: "any number of {counter.many} from {cards}"},
	plan.RemovesUpTo:        {Verb: "remove", Rest: "up to {amount.from {cards.each}}"},
	plan.PutsCounters:       {Verb: "put", Rest: "{amount.on {cards.each}}"},
	plan.PutsUpTo:           {Verb: "put", Rest: "up to {amount.on {cards.each}}"},
	plan.EntersPlay:         {Verb: "put", Rest: "{cards from} into play{is ready? ready}{entrance? {entrance}} {control}"},
	plan.MovesHalf:          {Verb: "move", Rest: "half of the {counter.many} (rounding up) from {cards} to {second}"},
	plan.MakesTokens:        {Verb: "make", Rest: "{amount.{entrance}}"},
	plan.MakesNamedTokens:   {Verb: "make", Rest: "{amount.{entrance}}"},
	plan.EntersFaceDown:     {Verb: "put", Rest: "{cards from} into play facedown as {cards:a token creature|token creatures}{entrance? {entrance}}"},
	plan.FlipsDown:          {Verb: "flip", Rest: "{cards} facedown ({cards:it becomes a token creature|they become token creatures})"},
	plan.FlipsUp:            {Verb: "flip", Rest: "{cards} faceup (a card that is not a creature goes to its owner’s discard pile)"},
	plan.BecomesCopy: {Subject: "second", Verb: "become",
		Rest: "a copy of {cards in}{action?| until it leaves play}{is of house?, except that it belongs to {house}}"},
	plan.ExaltsCards:        {Verb: "exalt", Rest: "{cards} {so often}"},
	plan.PutsAmberOn:        {Verb: "put", Rest: "{amount.from the common supply on {cards}}"},
	plan.CapturesFromAnyone: {Subject: "cards", Verb: "capture", Rest: "{number} æmber from any combination of players’ pools"},
	plan.SpreadsCounters:    {Verb: "put", Rest: "{in words.{counter.many}} on {all}, distributed as you choose"},
	plan.DigsForCards: {Verb: "discard",
		Rest: "cards from the top of {zone} until {you} {you.discard} {one} or {you.run} out of cards"},
	plan.DoesForEach:     {Whole: "for each {counted}, {do}"},
	plan.DoesAsOften:     {Whole: "a number of times equal to {number}, {do}"},
	plan.DiscardsSoMany:  {Verb: "discard", Rest: "a number of cards from the top of {zone} equal to {number}"},
	plan.PutsBackInOrder: {Verb: "put", Rest: "{all} back in any order"},
	plan.DoesForThem:     {Whole: "for each of {them}, {do}"},
	plan.DoesForEachCard: {Whole: "{each card}, {do}"},
	plan.AimsDamage:      {Whole: "{self} deals its damage to {cards} rather than the creature it fights"},
}

// said is a clause in words.
func said(w plan.Words, p *plan.Parts) clause {
	if w.Whole != "" {
		return whole(p.Fill(w.Whole))
	}
	c := clause{verbs: []string{w.Verb}}
	if w.Subject != "" && !strings.Contains(w.Subject, "{") {
		switch s := p.Part(w.Subject).(type) {
		case person:
			c.subject, c.third = s.subject, s.third
		case nounPhrase:
			c.subject, c.third = s.words, !s.plural
		}
	}
	if w.Item != "" {
		c.items = []string{p.Fill(w.Item)}
	}
	c.rest = p.Fill(w.Rest)
	if strings.Contains(w.Subject, "{") {
		c.subject, c.third = p.Fill(w.Subject), true
	}
	return c
}

// amountOf is how much of a thing there is; few counters are counted in words.
func (t *en) amountOf(p *plan.Parts) amount {
	n, k := *p.Num, p.Thing
	u := t.unit(k)
	if e := p.Effect; e != nil && e.Verb == card.MakeVerb && len(e.Target.Filter.Preds) > 0 { // "2 Blorbs"
		title := t.TitleOf(e.Target.Filter.Preds[0].Name)
		u = unit{title, plural(title)}
	}
	a := amountIn(t.amount(n, u))
	if k.Piece == plan.CounterPiece {
		a.head = inWords(a.head)
	}
	return a
}

// poolOf is how much æmber is taken out of a pool.
func (t *en) poolOf(e *card.Effect) amount {
	switch {
	case e.Verb == card.StealVerb:
		return amountIn(t.pooled(e.Num, card.Opponent, t.foe.owns))
	case e.All:
		return amount{head: "all of " + t.who(e.Who).its() + " æmber"}
	}
	return amountIn(t.pooled(e.Num, e.Who, t.who(e.Who).its()))
}

// subjectFor is a player as the subject of what an effect says: orders to you have none.
func (t *en) subjectFor(w card.Who) person {
	if w == card.You {
		return person{}
	}
	return t.who(w)
}

// In implements [plan.Phrase].
func (p nounPhrase) In(form string) string {
	switch form {
	case "":
		return p.words
	case "each":
		return p.each().words
	case "it":
		return p.pronoun()
	case "its":
		return possessive(p.words)
	case "subject":
		return subject(p)
	}
	if of, ok := strings.CutPrefix(form, "of "); ok { // "its bonus icons", "the bonus icons of Troll"
		if p.words == "it" || p.words == "them" {
			return possessive(p.words) + " " + of
		}
		return "the " + of + " of " + p.words
	}
	return inflect(form, !p.plural)
}

// Many implements [plan.Phrase].
func (p nounPhrase) Many() bool { return p.plural }

// In implements [plan.Phrase].
func (p person) In(form string) string {
	switch form {
	case "":
		return p.subject
	case "object":
		return p.object
	case "owns":
		return p.owns
	case "its":
		return p.its()
	}
	return inflect(form, p.third)
}

// Many implements [plan.Phrase].
func (p person) Many() bool { return !p.third }

// amount is how much of something there is, in the two pieces between which words may stand.
type amount struct{ head, tail string }

func amountIn(head, tail string) amount { return amount{head, tail} }

// In implements [plan.Phrase]: the form is what the amount is about.
func (a amount) In(about string) string { return measured(a.head, about, a.tail) }

// Many implements [plan.Phrase].
func (amount) Many() bool { return false }
