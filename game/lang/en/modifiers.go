package en

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// modSayings are the words for modifiers.
var modSayings = [plan.ModSayingCount]plan.Words{
	plan.SwitchesPowerArmor:   {Verb: "switch", Rest: "{cards.its} power and armor"},
	plan.GetsPower:            {Subject: "cards", Verb: "get", Item: "{bonus.power}"},
	plan.LosesArmor:           {Subject: "cards", Verb: "lose", Rest: "all armor"},
	plan.GainsArmor:           {Subject: "cards", Verb: "gain", Item: "{number}"},
	plan.GetsArmor:            {Subject: "cards", Verb: "get", Item: "{bonus.armor}"},
	plan.IsDoomed:             {Verb: "destroy", Rest: "{cards}"},
	plan.IsFleeting:           {Verb: "purge", Rest: "{cards}"},
	plan.IsArchived:           {Verb: "archive", Rest: "{cards}"},
	plan.NotReady:             {Subject: "cards", Verb: "do", Rest: "not ready during {cards:its|their} controller’s “ready cards” step"},
	plan.HasPower:             {Subject: "cards", Verb: "have", Rest: "{number}"},
	plan.CountsAsPower:        {Subject: "cards", Verb: "count as having", Item: "{number} power"},
	plan.PowerBecomes:         {Subject: "{cards.its} power", Verb: "be", Rest: "{number}"},
	plan.HasArmor:             {Subject: "cards", Verb: "have", Rest: "{number}"},
	plan.CountsAsArmor:        {Subject: "cards", Verb: "count as having", Item: "{number} armor"},
	plan.ArmorBecomes:         {Subject: "{cards.its} armor", Verb: "be", Rest: "{number}"},
	plan.GainsKeyword:         {Subject: "cards", Verb: "gain", Item: "{gained keyword}"},
	plan.GainsKeywordFor:      {Subject: "cards", Verb: "gain", Item: "{gained keyword}", Rest: "while attacking {one}"},
	plan.LosesKeyword:         {Subject: "cards", Verb: "lose", Item: "{keyword}"},
	plan.GainsAbility:         {Subject: "cards", Verb: "gain", Item: "{ability}"},
	plan.IsBlank:              {Subject: "{cards.its} text box", Verb: "be", Rest: "treated as blank"},
	plan.IsBlankButTraits:     {Subject: "{cards.its} text box", Verb: "be", Rest: "treated as blank except for traits"},
	plan.OfActiveHouse:        {Subject: "cards", Verb: "belong", Rest: "to the active house"},
	plan.OfHouseOfThis:        {Subject: "cards", Verb: "belong", Rest: "to the house of {self} and no other"},
	plan.OfOneHouse:           {Subject: "cards", Verb: "belong", Rest: "to {house} and no other"},
	plan.OfChosenHouseToo:     {Subject: "cards", Verb: "belong", Rest: "to the chosen house as well"},
	plan.OfEveryHouse:         {Subject: "cards", Verb: "belong", Rest: "to every house"},
	plan.OfHouseToo:           {Subject: "cards", Verb: "belong", Rest: "to {house} as well"},
	plan.LosesTraits:          {Subject: "cards", Verb: "lose", Rest: "all traits"},
	plan.GainsTraits:          {Subject: "cards", Verb: "gain", Item: "{gained traits}"},
	plan.IsOfType:             {Subject: "cards", Verb: "be", Rest: "{type}"},
	plan.IsControlled:         {Subject: "who", Verb: "control", Rest: "{cards}"},
	plan.UsedOnlyToFight:      {Subject: "cards", Verb: "can", Rest: "be used only to fight"},
	plan.CannotBeUsed:         {Subject: "cards", Verb: "cannot", Rest: "be used"},
	plan.CannotReady:          {Subject: "cards", Verb: "cannot", Rest: "{acts}"},
	plan.CannotAct:            {Subject: "cards", Verb: "cannot", Rest: "{acts}"},
	plan.CannotActs:           {Subject: "cards", Verb: "cannot", Rest: "{acts}"},
	plan.DealsNothing:         {Subject: "cards", Verb: "deal", Rest: "no damage when fighting"},
	plan.DealsOnly:            {Subject: "cards", Verb: "deal", Rest: "only {number} damage when fighting"},
	plan.DealsNothingAttacked: {Subject: "cards", Verb: "deal", Rest: "no damage when attacked"},
	plan.DealsOnlyAttacked:    {Subject: "cards", Verb: "deal", Rest: "only {number} damage when attacked"},
	plan.DealsMore:            {Subject: "cards", Verb: "deal", Rest: "{bonus.damage} while attacking {one}"},
	plan.IgnoresKeyword:       {Subject: "cards", Verb: "ignore", Item: "{keyword}", Rest: "while attacking"},
	plan.IgnoresArmor:         {Subject: "cards", Verb: "ignore", Item: "armor", Rest: "while attacking"},
	plan.CannotAttack:         {Subject: "cards", Verb: "cannot", Rest: "attack"},
	plan.CannotAttackThese:    {Subject: "cards", Verb: "cannot", Rest: "attack {all}"},
	plan.AttacksOnly:          {Subject: "cards", Verb: "can attack", Rest: "only {all}"},
	plan.SharesDamage:         {Whole: "damage dealt to {cards} in fights is also dealt to {self}"},
	plan.PassesDamage:         {Whole: "damage that would be dealt to {cards} is dealt to {self} instead"},
	plan.TakesNoDamage:        {Subject: "cards", Verb: "cannot", Rest: "be dealt damage"},
	plan.TakesNoDamageBy:      {Subject: "cards", Verb: "cannot", Rest: "be dealt damage by {by}"},
	plan.EnterReady:           {Subject: "cards", Verb: "enter play", Item: "ready"},
	plan.EnterStunned:         {Subject: "cards", Verb: "enter play", Item: "stunned"},
	plan.EnterEnraged:         {Subject: "cards", Verb: "enter play", Item: "enraged"},
	plan.EnterControlled:      {Subject: "cards", Verb: "enter", Rest: "play under {foe.owns} control"},
	plan.UsedAsActive:         {Subject: "cards", Verb: "may", Rest: "be used as if {cards:it|they} belonged to the active house"},
	plan.UsedAsOfHouse:        {Subject: "cards", Verb: "may", Rest: "be used as if {cards:it|they} belonged to {house}"},
	plan.MayFightAnyway:       {Subject: "cards", Verb: "may", Rest: "fight, whatever the active house"},
	plan.MustFightIfAble:      {Subject: "cards", Verb: "must", Rest: "fight when used, if able"},
	plan.PaysAsOwn:            {Subject: "player", Verb: "may", Rest: "spend æmber on {cards} as if it were in {who.its} pool"},
	plan.SpendsItself: {Subject: "player", Verb: "may",
		Rest: "spend {cards} as if {cards:it|they} were æmber in {who.its} pool; {cards:it|they} {cards.be} discarded, even if warded"},
	plan.CopiesRole:          {Subject: "cards", Verb: "be", Rest: "{cards:a copy|copies} of {role}"},
	plan.UsedByDestroying:    {Whole: "in order to use {cards}, {you} must destroy {one}"},
	plan.PaysForKeys:         {Subject: "player", Verb: "may", Rest: "spend æmber on {cards} to forge keys"},
	plan.OnAFlank:            {Subject: "cards", Verb: "count", Rest: "as being on a flank"},
	plan.TakesTwice:          {Whole: "damage dealt to {cards} is doubled"},
	plan.TakesMore:           {Whole: "whenever {cards} {cards.be} dealt damage, it is dealt {more.additional damage}"},
	plan.GainsKeywordsTraits: {Subject: "cards", Verb: "gain", Item: "{role.its} keywords and traits"},
	plan.GainsText:           {Subject: "cards", Verb: "gain", Rest: "the text box of {role}"},
	plan.SharesHeadings:      {Whole: "{cards.its} {kinds of abilities} abilities are {adds} abilities"},
	plan.GainsPrey:           {Subject: "cards", Verb: "gain", Item: "{prey}"},
	plan.LosesAbilities:      {Subject: "cards", Verb: "lose", Rest: "{cards:its|their} {headings} abilities"},
	plan.EntersWherever:      {Subject: "cards", Verb: "enter", Rest: "play ready, anywhere in the battleline"},
	plan.DividesDamage: {Whole: "damage that would be dealt to {cards} is divided as evenly as possible among {cards:its|their} neighbors " +
		"instead, if {cards:it has|they have} any"},
	plan.CannotExhaust: {Subject: "cards", Verb: "cannot", Rest: "become exhausted"},
	plan.TauntsWidely:  {Whole: "{cards.its} taunt also protects the neighbors of its neighbors"},

	plan.CostOfKeys:        {Subject: "keys", Verb: "cost", Rest: "{bonus.æmber}"},
	plan.SizeOfHand:        {Whole: "during {who.its} “draw cards” step, {who} {who.refill} {who.its} hand to {hand}"},
	plan.SkipsDrawing:      {Subject: "who", Verb: "skip", Rest: "{who.its} “draw cards” step"},
	plan.SkipsReadying:     {Subject: "who", Verb: "skip", Rest: "{who.its} “ready cards” step"},
	plan.ForgesAdditional:  {Subject: "player", Verb: "may", Rest: "forge {keys more} during {who.its} “forge a key” step"},
	plan.NeedsKeys:         {Subject: "player", Verb: "must", Rest: "forge {keys more} to win the game"},
	plan.DrawsAdditional:   {Subject: "who", Verb: "draw", Rest: "{cards more} during {who.its} “draw cards” step"},
	plan.CannotMulligan:    {Subject: "player", Verb: "cannot", Rest: "take a mulligan"},
	plan.SkipsForging:      {Subject: "who", Verb: "skip", Rest: "{who.its} “forge a key” step"},
	plan.CannotForgeKeys:   {Subject: "player", Verb: "cannot", Rest: "forge keys{while? while {while}}"},
	plan.ForgesAtMost:      {Subject: "player", Verb: "cannot", Rest: "forge more than {most keys} each turn"},
	plan.CannotForgeKey:    {Subject: "player", Verb: "cannot", Rest: "forge {who.its} {nth} key{while? while {while}}"},
	plan.CannotPlayCards:   {Subject: "player", Verb: "cannot", Rest: "play {all}{while? while {while}}"},
	plan.PlaysAtMost:       {Subject: "player", Verb: "cannot play more than", Item: "{limit}", Rest: "each turn"},
	plan.PlaysAtMostInTurn: {Subject: "player", Verb: "cannot play more than", Rest: "{limit} in the whole turn"},
	plan.NobodyUses:        {Whole: "{all} cannot be used"},
	plan.CannotUseCards:    {Subject: "player", Verb: "cannot", Rest: "use {all}"},
	plan.MustChooseHouse:   {Subject: "player", Verb: "must", Rest: "choose {house} as {who.its} active house if able"},
	plan.CannotChooseHouse: {Subject: "player", Verb: "cannot", Rest: "choose {house} as {who.its} active house"},
	plan.CannotChooseAgain: {Subject: "player", Verb: "cannot",
		Rest: "choose as {who.its} active house the one that they chose on {who.its} previous turn"},
	plan.MayUseCards:          {Subject: "player", Verb: "may", Rest: "use {some}{whatever}"},
	plan.MayFightWithCards:    {Subject: "player", Verb: "may", Rest: "fight with {some}{whatever}"},
	plan.MayReapWithCards:     {Subject: "player", Verb: "may", Rest: "reap with {some}{whatever}"},
	plan.MayHaveCardsAct:      {Subject: "player", Verb: "may", Rest: "have {some} {acts}{whatever}"},
	plan.KeepsForeign:         {Whole: "{who.owns} opponent’s cards cannot leave {who.owns} archives"},
	plan.CannotBeStolen:       {Whole: "{who.owns} æmber cannot be stolen"},
	plan.IsHaunted:            {Subject: "player", Verb: "be", Rest: "haunted"},
	plan.CannotRaiseTide:      {Subject: "player", Verb: "cannot", Rest: "raise the tide"},
	plan.CannotRaiseCommon:    {Subject: "player", Verb: "cannot", Rest: "raise the tide"},
	plan.CannotPlayNamed:      {Whole: "cards of that name cannot be played"},
	plan.CannotPlayOrUseNamed: {Whole: "cards of that name cannot be played or used"},
	plan.PurgesInstead:        {Whole: "if {one} would be put into a discard pile from play, it is purged instead"},
	plan.ReturnsInstead: {Whole: "if {one} that {who} {who.play} would be put into a discard pile, " +
		"it is returned to its owner’s hand instead"},
	plan.CapturesGain: {Whole: "each æmber that would be added to {who.owns} pool is captured by {self} instead"},
	plan.MakesOfGain: {Whole: "each time any amount of æmber would be added to {who.owns} pool, {who} {who.make} that many " +
		"token creatures instead"},
	plan.SparesPool:          {Whole: "æmber that would be stolen or captured from {who.owns} pool is taken from the common supply instead"},
	plan.CapturesTheft:       {Whole: "each æmber that would be stolen is captured by a creature the active player controls instead"},
	plan.GainsOfCreatures:    {Whole: "each æmber {who} would gain by reaping may be taken from a friendly creature instead of the common supply"},
	plan.StealsByReaping:     {Whole: "each æmber {who} would gain by reaping is stolen from {victim} pool instead"},
	plan.TakesSpent:          {Subject: "you", Verb: "get", Rest: "all æmber that {who} {who.spend} to forge keys"},
	plan.SpendsOfPool:        {Subject: "player", Verb: "may", Rest: "spend up to {amount} from {victim} pool when forging keys"},
	plan.IconsSilent:         {Whole: "bonus icons of cards that {who} {who.play} do not resolve"},
	plan.IconsAs:             {Whole: "each time {who} {who.resolve} {icon.a}, {who} may resolve it as {other icon.a} instead"},
	plan.IconsAsAny:          {Whole: "each time {who} {who.resolve} {icon.a}, {who} may resolve it as {other icons} instead"},
	plan.IconsReplaced:       {Whole: "each time {who} {who.resolve} {icon.a}, {who} may {may do instead} instead"},
	plan.IconsRepeat:         {Whole: "each bonus icon of cards that {who} {who.play} resolves {more.additional time|additional times}"},
	plan.AbilitiesSilent:     {Subject: "abilities", Verb: "do", Rest: "not trigger"},
	plan.PlayingCosts:        {Subject: "player", Verb: "must", Rest: "pay {you.object} {amount} in order to play {one}"},
	plan.DoesInsteadOfDamage: {Whole: "each time {cards} would deal damage, {do} instead"},
	plan.DoesBeforeForging:   {Whole: "each time {who} would forge a key, {do}"},
	plan.MayPlayCards:        {Subject: "player", Verb: "may", Rest: "{or use?play or use|play} {allowed}{whatever}"},
	plan.MayPlayEachTurn: {Subject: "player", Verb: "may",
		Rest: "{or use?play or use|play} {allowed}{whatever} each turn{off house}"},
	plan.TopIsRevealed: {Subject: "who", Verb: "play", Rest: "with the top card of {who.its} deck revealed"},
	plan.LeavesArchives: {Subject: "player", Verb: "cannot",
		Rest: "take {who.its} archives into {who.its} hand during {who.its} “choose a house” step"},
	plan.CannotPlayRight: {Subject: "player", Verb: "cannot", Rest: "play creatures on {who.its} right flank"},
	plan.TakesTurnAgain:  {Subject: "who", Verb: "take", Rest: "another turn after this one"},
	plan.UsingCosts:      {Subject: "player", Verb: "must", Rest: "pay {you.object} {amount} in order to use {one}"},
}

// mod writes a constant modifier.
func (t *en) mod(m *card.Mod) []clause {
	s := t.ModSaying(m)
	words := modSayings[s]
	if words == (plan.Words{}) {
		return []clause{whole(lang.Missing("modifier", m.Kind))}
	}
	parts := plan.NewParts(t, plan.OfMod(m))
	defer parts.Release()
	switch {
	case t.named && m.Kind == card.BlankMod: // "gets +3 power and its text box is treated as blank"
		parts.Set("cards", nounPhrase{words: "it"})
	case s.OfCards():
		parts.Part("cards")
	}
	return []clause{said(words, parts)}
}

// holder names the cards that a modifier is for.
func (t *en) holder(m *card.Mod) nounPhrase {
	p := t.aside(m.Target)
	if m.Target.Pick == card.EachOf && plan.IsCollective(m.Kind) {
		return nounPhrase{words: t.noun(m.Target.Filter, "in").those(), plural: true}
	}
	return p
}

// aside names cards without making them It.
func (t *en) aside(g card.Target) nounPhrase {
	near, known := t.Near, t.Known[card.It]
	p := t.target(g)
	if g.Pick != card.ByRole {
		t.Near = near
		t.Note(card.It, known)
	}
	return nounPhrase{words: subject(p), plural: p.plural}
}

// stating is a player in a rule, which says "you" to you and "players" of all of them.
func (t *en) stating(w card.Who) person {
	if w == card.EachPlayer || w == card.AnyPlayer {
		return person{subject: "players"}
	}
	return t.who(w)
}

// meanwhile says while what a rule holds, from the view of each of the players that it is for.
func (t *en) meanwhile(m *card.Mod) (cond string) {
	if m.While != nil {
		t.as(m.Who, func() []clause { cond = t.cond(m.While); return nil })
	}
	return cond
}

// keysOf are the keys of a player, or all keys: those of the color, from 1 on.
func (t *en) keysOf(w card.Who, color int) nounPhrase {
	words := "keys"
	if color > 0 {
		words = keyColors[color-1] + " keys"
	}
	if w == card.EachPlayer || w == card.AnyPlayer {
		return nounPhrase{words: words, plural: true}
	}
	return nounPhrase{words: t.who(w).owns + " " + words, plural: true}
}

// plus is "+2 power" or "+1 power for each friendly creature".
func (t *en) plus(n card.Num, what string) string {
	if n.Kind == card.Const && n.N < 0 {
		return "–" + strconv.Itoa(-n.N) + " " + what
	}
	near := t.Near
	head, tail := t.amount(n, unit{what, what})
	if head == what { // no figure: +X
		t.Near = near
		return "+X " + what + ", where X is " + t.value(n)
	}
	if less, ok := strings.CutPrefix(head, "-"); ok {
		return lang.Join("–"+less, tail)
	}
	return lang.Join("+"+head, tail)
}

func (t *en) keywordOf(m *card.Mod) string {
	if m.Keyword == card.NoKeyword || m.Keyword >= card.KeywordCount {
		return lang.Missing("keyword", m.Keyword)
	}
	name := m.Keyword.String()
	if !m.Keyword.Numbered() {
		t.Mention(t.Language, m.Keyword, 1)
		return name
	}
	if m.Num.Kind == card.Const {
		t.Mention(t.Language, m.Keyword, m.Num.N)
		return name + " " + strconv.Itoa(m.Num.N)
	}
	return name + " X, where X is " + t.value(m.Num)
}

func (t *en) house(h card.House) string {
	return "house " + lang.Lookup(printed.English[:], "house", h)
}

func (t *en) traits(m *card.Mod) string {
	names := t.Language.Traits(m.Traits)
	if len(names) == 1 {
		return "the " + names[0] + " trait"
	}
	return "the traits " + lang.List(names, "and")
}

// acts is "attack or reap".
func (t *en) acts(acts card.Acts) string {
	if acts == card.ActAny {
		return "be used"
	}
	return lang.List(lang.LookupAll(actWords, "act", plan.Acts(acts)), "or")
}

var actWords = map[card.Acts]string{card.ActFight: "attack", card.ActReap: "reap", card.ActAction: "use Action abilities",
	card.ActOmni: "use Omni abilities", card.ActReady: "ready", card.ActExhaust: "become exhausted"}

// sources are the cards that deal no damage to a shielded one.
func (t *en) sources(f *card.Filter) string {
	var by []string
	for ; f != nil; f = f.Also {
		one := *f
		one.Also = nil
		by = append(by, t.noun(one, "in").those())
	}
	return lang.List(by, "or")
}

// oneOf names one of the cards that pass a filter, or any card.
func (t *en) oneOf(f *card.Filter) string {
	if f == nil {
		return "a card"
	}
	return t.noun(*f, "in").a()
}

// all names the cards that pass a filter, or all cards.
func (t *en) all(f *card.Filter) string {
	if f == nil {
		return "cards"
	}
	return t.noun(*f, "in").those()
}
