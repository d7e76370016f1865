package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// sayings are the words for effects of one clause.
var sayings = [plan.SayingCount]plan.Words{
	plan.GainsAmber:           {Subject: "doer", Verb: "получить", Rest: "{amount}"},
	plan.LosesAmber:           {Subject: "doer", Verb: "потерять", Rest: "{pool}"},
	plan.StealsAmber:          {Verb: "украсть", Rest: "{pool}"},
	plan.StealsFrom:           {Verb: "украсть", Rest: "{pool}"},
	plan.PaysAmber:            {Subject: "doer", Verb: "отдать", Rest: "{to.dat} {amount}"},
	plan.PaysUpTo:             {Subject: "doer", Verb: "отдать", Rest: "{to.dat} до {amount}"},
	plan.PaysAll:              {Subject: "doer", Verb: "отдать", Rest: "{to.dat} весь свой янтарь"},
	plan.DrawsCards:           {Subject: "doer", Verb: "взять", Rest: "{amount}"},
	plan.ArchivesCards:        {Subject: "doer", Verb: "архивировать", Rest: "{amount}"},
	plan.RefillsHand:          {Subject: "doer", Verb: "добрать", Rest: "карты, как на этапе «Добрать карты»"},
	plan.GainsChains:          {Subject: "doer", Verb: "получить", Rest: "{amount}"},
	plan.ShedsChains:          {Subject: "doer", Verb: "сбросить", Rest: "{amount}"},
	plan.ForgesFree:           {Subject: "doer", Verb: "сковать", Rest: "ключ бесплатно"},
	plan.ForgesKey:            {Subject: "doer", Verb: "сковать", Rest: "{cost}"},
	plan.UnforgesKey:          {Verb: "расковать", Rest: "один {own keys.из gen}"},
	plan.UnforgesLast:         {Whole: "если {who.did сковать} ключ в свой предыдущий ход, раскуйте этот ключ"},
	plan.RaisesTide:           {Subject: "doer", Verb: "обратить", Rest: "прилив на свою сторону"},
	plan.RaisesCommonTide:     {Subject: "doer", Verb: "вызвать", Rest: "прилив"},
	plan.ResetsTide:           {Verb: "вернуть", Rest: "прилив в нейтральное состояние"},
	plan.LowersTide:           {Verb: "вызвать", Rest: "отлив"},
	plan.ShufflesDeck:         {Verb: "перемешать", Rest: "{who.колода acc}"},
	plan.ShufflesDiscard:      {Verb: "замешать", Rest: "{who.сброс acc} {own}"},
	plan.LooksAtZone:          {Verb: "посмотреть", Rest: "{zone.acc}"},
	plan.RevealsOwnZone:       {Subject: "doer", Verb: "показать", Rest: "{pile.acc}"},
	plan.RevealsZone:          {Verb: "показать", Rest: "{zone.acc}"},
	plan.FlipsDeck:            {Subject: "doer", Verb: "поменять", Rest: "местами свою колоду и сброс"},
	plan.EndsTurn:             {Verb: "закончить", Rest: "{turn}"},
	plan.FulfillsProphecy:     {Verb: "исполнить", Rest: "это пророчество"},
	plan.TurnsProphecy:        {Verb: "перевернуть", Rest: "это пророчество"},
	plan.MonsterActs:          {Whole: "{monster act}"},
	plan.ActivatesHouse:       {Subject: "house of cards", Verb: "стать", Rest: "активным"},
	plan.ActivatesChosen:      {Whole: "{house} становится активным"},
	plan.ChoosesHouse:         {Subject: "chooser", Verb: "выбрать", Rest: "дом"},
	plan.ChoosesIdentityHouse: {Subject: "chooser", Verb: "выбрать", Rest: "дом {its identity.с gen}"},
	plan.ChoosesHouseOf:       {Subject: "chooser", Verb: "выбрать", Rest: "{house of cards.acc}"},
	plan.ChoosesPlayer:        {Verb: "выбрать", Rest: "игрока"},
	plan.ChoosesPlayerWho:     {Verb: "выбрать", Rest: "игрока, {such}"},
	plan.ChoosesNumber:        {Verb: "выбрать", Rest: "число от {n} до {number.gen}"},
	plan.ChoosesTrait:         {Verb: "выбрать", Rest: "атрибут"},
	plan.NamesCard:            {Verb: "назвать", Rest: "карту"},
	plan.NamesCardOf:          {Whole: "назовите {named type.acc}"},
	plan.NamesAnother:         {Verb: "назвать", Rest: "вторую карту или ту же ещё раз"},
	plan.DistributesDamage: {Verb: "нанести",
		Rest: "{amount}, распределив урон по своему выбору между любым количеством {whole.gen}"},
	plan.PreventsFight:        {Verb: "повернуть", Rest: "это существо вместо боя"},
	plan.PreventsKey:          {Verb: "оставить", Rest: "этот ключ нескованным (янтарь не тратится)"},
	plan.GraftsCards:          {Verb: "имплантировать", Rest: "{cards.acc} {second.под acc}"},
	plan.PutsCardsUnder:       {Verb: "положить", Rest: "{cards.acc} в закрытую {second.под acc}"},
	plan.AttachesCards:        {Verb: "прикрепить", Rest: "{cards.acc} {second.к dat}"},
	plan.MovesUpgrades:        {Verb: "переместить", Rest: "{cards.acc} {another.на acc}"},
	plan.AttachesItself:       {Verb: "прикрепить", Rest: "{cards.acc} {second.к dat} как улучшение"},
	plan.LooksAtCards:         {Verb: "посмотреть", Rest: "{cards.acc}"},
	plan.RemovesStun:          {Verb: "снять", Rest: "{cards.с gen, оглушение}"},
	plan.RemovesWard:          {Verb: "снять", Rest: "{cards.с gen, защиту}"},
	plan.HealsFully:           {Verb: "полностью вылечить", Rest: "{cards.acc}"},
	plan.MovesAmberToPool:     {Verb: "переместить", Rest: "{taken.{off} {personal.в acc}}"},
	plan.ReturnsAmber:         {Verb: "вернуть", Rest: "{taken.{off} в общий запас}"},
	plan.ReturnsAmberAndPower: {Verb: "вернуть", Rest: "весь янтарь и все жетоны силы {off} в общий запас"},
	plan.MovesPartToPool:      {Verb: "переместить", Rest: "{taken} {personal.в acc}"},
	plan.ReturnsPart:          {Verb: "вернуть", Rest: "{taken} в общий запас"},
	plan.MovesAmber:           {Verb: "переместить", Rest: "{taken.{off} {second.на acc}}"},
	plan.MovesWard:            {Verb: "переместить", Rest: "жетон защиты {off} {second.на acc}"},
	plan.MovesDamage:          {Verb: "переместить", Rest: "весь урон {off} {second.на acc}"},
	plan.StoresAmber:          {Verb: "переместить", Rest: "{amount.{personal.из gen} {cards.на acc}}"},
	plan.DiscardsCards:        {Verb: "сбросить"},
	plan.PurgesCards:          {Verb: "изгнать"},
	plan.ArchivesOwn:          {Verb: "положить", Rest: "в архив"},
	plan.ArchivesItself:       {Verb: "положить", Rest: "{archives}"},
	plan.ArchivesFor:          {Verb: "положить", Rest: "{archives}"},
	plan.ArchivesForNow:       {Verb: "положить", Rest: "{archives} {leaving}"},
	plan.ArchivesAnyForNow:    {Verb: "положить", Rest: "{archives} {leaving unowned}"},
	plan.ReturnsToHand:        {Verb: "вернуть", Rest: "{hand}"},
	plan.TakesIntoHand:        {Verb: "взять", Rest: "{hand}"},
	plan.TakesFromArchives:    {Verb: "взять", Rest: "{hand}"},
	plan.ShufflesCardsIn:      {Verb: "замешать", Rest: "{deck}"},
	plan.PutsAtBottomOf:       {Verb: "положить", Rest: "под низ {decks}"},
	plan.PutsOnTopOf:          {Verb: "положить", Rest: "на верх {decks}"},
	plan.PutsRandomlyOn:       {Verb: "положить", Rest: "на верх {decks} в случайном порядке"},
	plan.MovesToZone:          {Verb: "переместить", Rest: "в зону «{zone}»"},
	plan.ResolvesAgain:        {Verb: "применить", Rest: "{cards.of способности {headings}} ещё раз"},
	plan.ResolvesAsPlayed:     {Verb: "применить", Rest: "{cards.of способности {headings}}, как если бы {you.did разыграть} {cards.they acc}"},
	plan.ResolvesAsControlled: {Verb: "применить", Rest: "{cards.of способности {headings}}, как если бы {you.did контролировать} " +
		"{cards.they acc}, но не используя {cards.they acc}"},
	plan.ResolvesIcons:      {Verb: "применить", Rest: "{cards.of бонусные символы}, как если бы {you.did разыграть} {cards.they acc}"},
	plan.MovesToPlace:       {Verb: "переместить", Rest: "{cards.acc} {place}"},
	plan.HealsDamage:        {Verb: "вылечить", Rest: "{healed.{cards.у gen}}"},
	plan.HealsUpTo:          {Verb: "вылечить", Rest: "{healed.{cards.у gen}}"},
	plan.MovesCounters:      {Verb: "переместить", Rest: "все {counters.acc} {cards.с gen} {second.на acc}"},
	plan.MovesAny:           {Verb: "переместить", Rest: "любое количество {counters.gen} {cards.с gen} {second.на acc}"},
	plan.DoublesCounters:    {Verb: "удвоить", Rest: "число {counters.gen} {cards.на loc}"},
	plan.RemovesAllCounters: {Verb: "снять", Rest: "{cards.с gen} все {counters.acc}"},
	plan.RemovesEachCounter: {Verb: "снять", Rest: "{cards.с gen} все жетоны, в том числе оглушения, защиты и ярости"},
	plan.RemovesCounters:    {Verb: "снять", Rest: "{so many put.{cards.с gen}}"},
	plan.RemovesAny:         {Verb: "снять", Rest: "{cards.с gen} любое количество {counters.gen}"},
	plan.RemovesUpTo:        {Verb: "снять", Rest: "{so many put.{cards.с gen}}"},
	plan.PutsCounters:       {Verb: "положить", Rest: "{so many put.{cards.на acc}}"},
	plan.PutsUpTo:           {Verb: "положить", Rest: "{so many put.{cards.на acc}}"},
	plan.SwapsPlaces:        {Verb: "поменять", Rest: "{cards.acc, местами}"},
	plan.SwapsWithAll: {Verb: "поменять",
		Rest: "местами {cards.acc} и {second.acc}, а также весь янтарь, урон, жетоны и улучшения на них"},
	plan.SwapsControl: {Verb: "поменяться", Rest: "с соперником контролем {both traded}"},
	plan.SwapsCards:   {Verb: "поменять", Rest: "местами {cards.acc} {asked?{second.с ins}|и {second.acc}}"},
	plan.MovesHalf:    {Verb: "переместить", Rest: "половину {counters.gen} (округляя в большую сторону) {cards.с gen} {second.на acc}"},
	plan.SwapsPlacesWith: {Verb: "поменять",
		Rest: "{apart?{cards.acc} местами {other place.с ins}|местами {cards.acc} и {other place.acc}}"},
	plan.MakesTokens:      {Verb: "создать", Rest: "{amount.{made at}}"},
	plan.MakesNamedTokens: {Verb: "создать", Rest: "{amount.{called} {made at}}"},
	plan.FlipsDown:        {Verb: "перевернуть", Rest: "{cards.acc} рубашкой вверх ({cards:станет существом-токеном|станут существами-токенами})"},
	plan.FlipsUp:          {Verb: "перевернуть", Rest: "{cards.acc} лицом вверх (карта, которая не является существом, отправляется в сброс владельца)"},
	plan.BecomesCopy: {Subject: "second", Verb: "стать",
		Rest: "копией {cards from.gen}{action?|, пока не выйдет из игры}{is of house?, но принадлежит дому {house}}"},
	plan.ExaltsCards:        {Verb: "возвысить", Rest: "{cards.acc} {so often}"},
	plan.PutsAmberOn:        {Verb: "положить", Rest: "{cards.на acc} {amount.из общего запаса}"},
	plan.CapturesFromAnyone: {Subject: "cards", Verb: "захватить", Rest: "{so much amber} у любых игроков в любом сочетании"},
	plan.SpreadsCounters:    {Verb: "распределить", Rest: "по вашему выбору {so many counters.acc} между {all.ins}"},
	plan.DigsForCards: {Verb: "сбрасывать",
		Rest: "верхние карты {zone.gen} по одной, пока не будет {one.short сброшен} {one} или пока карты не закончатся"},
	plan.DiscardsSoMany:      {Verb: "сбросить", Rest: "столько верхних карт {zone.gen}, сколько составляет {number}"},
	plan.PutsBackInOrder:     {Verb: "вернуть", Rest: "{each.acc} на верх колоды в любом порядке"},
	plan.RedistributesAmber:  {Verb: "перераспределить", Rest: "между {all.ins} весь лежащий на них янтарь"},
	plan.RedistributesDamage: {Verb: "перераспределить", Rest: "между {all.ins} весь их урон"},
}

// said is a clause in words.
func said(w plan.Words, p *plan.Parts) clause {
	if w.Whole != "" {
		return whole(p.Fill(w.Whole))
	}
	var subject nounPhrase
	if w.Subject != "" {
		switch s := p.Part(w.Subject).(type) {
		case person:
			subject = s.nounPhrase
		case nounPhrase:
			subject = s
		}
	}
	c := says(subject, p.Fill(w.Verb), "")
	if w.Item != "" {
		c.items, c.rest = strings.Split(p.Fill(w.Item), "|"), p.Fill(w.Rest)
	} else {
		c.acts[0].rest = p.Fill(w.Rest)
	}
	return c
}

// amountOf is how much of a thing there is.
func (t *ru) amountOf(p *plan.Parts) amount {
	if e := p.Effect; e != nil {
		switch e.Verb {
		case card.GainVerb, card.DrawVerb:
			defer t.amountFor(e.Who)()
		case card.DistributeVerb:
			return amountIn(t.damage(e.Num))
		}
	}
	return amountIn(t.amount(*p.Num, t.word(p.Thing)))
}

// taken is how much æmber is taken out of a pool.
func (t *ru) taken(e card.Effect) amount {
	if e.Verb == card.LoseVerb {
		defer t.amountFor(e.Who)()
		p := t.who(e.Who).reflexive()
		if e.All {
			return amount{head: p.all(wordFor("янтарь"))}
		}
		return amountIn(t.pooled(e.Num, e.Who, p))
	}
	a := amountIn(t.pooled(e.Num, card.Opponent, t.foe))
	if t.Active || t.Plain {
		a.head = t.foe.after("у", genitive) + " " + a.head
	}
	if t.Done.Deed == plan.Stolen && strings.HasPrefix(a.tail, "за ") {
		a.head = "ещё " + a.head
	}
	return a
}

// takenOff names the cards that æmber is taken from.
func (t *ru) takenOff(e card.Effect) plan.Phrase {
	off := t.fromCards(e)
	if g := e.Target; e.Who == card.Controller && g.Pick == card.ByRole && t.Known[g.Role].Plural {
		return plan.Text("с каждого из них")
	}
	if e.Verb == card.TakeAmberVerb && e.Target.Pick != card.ByRole && !t.Known[card.It].Plural {
		t.Near = card.NoRole // "его" would be the æmber
	}
	return plan.Text(off)
}

// subjectFor is a player as the subject of what an effect says: orders to you have none.
func (t *ru) subjectFor(w card.Who) nounPhrase {
	if w == card.You {
		return nounPhrase{}
	}
	return t.acting(w)
}

// caseNames are the cases as templates name them.
var caseNames = map[string]int{"": nominative, "nom": nominative, "gen": genitive, "dat": dative, "acc": accusative, "ins": instrumental,
	"loc": locative}

// In implements [plan.Phrase]. A form is a case, "gen"; a preposition and a case, "с gen"; a case
// and words before which a pronoun stands, "с gen, урон"; a pronoun, "they acc"; what is owned,
// "of соседи"; what agrees with it, "agree ins готовый", "short готов"; a verb with the phrase as
// its subject, "does найти", "did найти", or that verb alone, "verb найти", "past найти".
func (p nounPhrase) In(form string) string {
	if c, ok := caseNames[form]; ok {
		return p.cases[c]
	}
	form, words, _ := strings.Cut(form, ", ")
	head, rest, _ := strings.Cut(form, " ")
	switch head {
	case "they":
		return theyPronoun(p.gender, p.plural).In(rest)
	case "does":
		return says(p, rest, "").finite()
	case "did":
		return says(p, rest, "").said(happened)
	case "verb":
		return conjugate(rest, finite, p)
	case "past":
		return conjugate(rest, happened, p)
	case "short":
		return short(rest, p)
	case "agree":
		c, how, _ := strings.Cut(rest, " ")
		return adjective(how, word{gender: p.gender}, p.plural)[caseNames[c]]
	case "agreeing":
		return p.agreeing()
	case "his":
		return possessive(p)
	case "of":
		if p.pronoun {
			return possessive(p) + " " + rest
		}
		return rest + " " + p.cases[genitive]
	}
	about := p.cases[caseNames[head]]
	if rest != "" {
		about = p.after(head, caseNames[rest])
	}
	if p.pronoun {
		return lang.Join(about, words)
	}
	return lang.Join(words, about)
}

// Many implements [plan.Phrase].
func (p nounPhrase) Many() bool { return p.plural }

// In implements [plan.Phrase]: besides the forms of a phrase, what the player owns, "колода gen"
// or "ход следующий gen".
func (p person) In(form string) string {
	head, rest, _ := strings.Cut(form, " ")
	w, ok := lexicon[head]
	if !ok {
		return p.nounPhrase.In(form)
	}
	if next, of, ok := strings.Cut(rest, " "); ok && strings.HasSuffix(next, "ий") {
		return p.owns(w, false, next).In(of)
	}
	return p.owns(w, false).In(rest)
}

// amount is how much of something there is, in the two pieces between which words may stand.
type amount struct{ head, tail string }

func amountIn(head, tail string) amount { return amount{head, tail} }

// In implements [plan.Phrase]: the form is what the amount is about.
func (a amount) In(about string) string { return measured(a.head, about, a.tail) }

// Many implements [plan.Phrase].
func (amount) Many() bool { return false }
