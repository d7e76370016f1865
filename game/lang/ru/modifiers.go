package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// modSayings are the words for modifiers.
var modSayings = [plan.ModSayingCount]plan.Words{
	plan.SwitchesPowerArmor: {Verb: "поменять", Rest: "местами силу и броню {cards.gen}"},
	plan.GetsPower:          {Subject: "cards", Verb: "получить", Item: "{bonus.к силе}"},
	plan.LosesArmor:         {Subject: "cards", Verb: "потерять", Rest: "всю броню"},
	plan.GainsArmor:         {Subject: "cards", Verb: "получить", Item: "{number.acc}"},
	plan.GetsArmor:          {Subject: "cards", Verb: "получить", Item: "{bonus.к броне}"},
	plan.IsDoomed:           {Verb: "уничтожить", Rest: "{cards.acc}"},
	plan.IsFleeting:         {Verb: "изгнать", Rest: "{cards.acc}"},
	plan.IsArchived:         {Verb: "положить", Rest: "{cards.acc} в архив"},
	plan.NotReady:           {Subject: "cards", Verb: "не подготовиться", Rest: "на этапе {quoted.Подготовить карты}"},
	plan.HasPower:           {Whole: "{cards.of сила} равна {number.dat}"},
	plan.CountsAsPower:      {Subject: "cards", Verb: "считаться {cards.agree ins имеющий}", Item: "силу {number}"},
	plan.PowerBecomes:       {Whole: "{cards.of сила} равна {number.dat}"},
	plan.HasArmor:           {Whole: "{cards.of броня} равна {number.dat}"},
	plan.CountsAsArmor:      {Subject: "cards", Verb: "считаться {cards.agree ins имеющий}", Item: "броню {number}"},
	plan.ArmorBecomes:       {Whole: "{cards.of броня} равна {number.dat}"},
	plan.GainsKeyword:       {Subject: "cards", Verb: "получить", Item: "{gained keyword}"},
	plan.GainsKeywordFor: {Subject: "cards", Verb: "получить", Item: "{gained keyword}",
		Rest: ", когда {cards.verb атаковать} {one.acc}"},
	plan.LosesKeyword:         {Subject: "cards", Verb: "потерять", Item: "{lost keyword}"},
	plan.GainsAbility:         {Subject: "cards", Verb: "получить", Item: "{ability}"},
	plan.IsBlank:              {Subject: "box", Verb: "считаться", Rest: "пустым"},
	plan.IsBlankButTraits:     {Subject: "box", Verb: "считаться", Rest: "пустым (кроме атрибутов)"},
	plan.OfActiveHouse:        {Subject: "cards", Verb: "принадлежать", Rest: "активному дому"},
	plan.OfHouseOfThis:        {Subject: "cards", Verb: "принадлежать", Rest: "только дому, к которому принадлежит {self}"},
	plan.OfOneHouse:           {Subject: "cards", Verb: "принадлежать", Rest: "только дому {house}"},
	plan.OfChosenHouseToo:     {Subject: "cards", Verb: "принадлежать", Rest: "также выбранному дому"},
	plan.OfEveryHouse:         {Subject: "cards", Verb: "принадлежать", Rest: "всем домам"},
	plan.OfHouseToo:           {Subject: "cards", Verb: "принадлежать", Rest: "также дому {house}"},
	plan.LosesTraits:          {Subject: "cards", Verb: "потерять", Rest: "все атрибуты"},
	plan.GainsTraits:          {Subject: "cards", Verb: "получить", Item: "{gained traits}"},
	plan.IsOfType:             {Subject: "cards", Verb: "считаться", Rest: "{type.ins}"},
	plan.IsControlled:         {Subject: "actor", Verb: "контролировать", Rest: "{cards.acc}"},
	plan.UsedOnlyToFight:      {Whole: "{cards.acc} можно использовать только для боя"},
	plan.CannotBeUsed:         {Whole: "{cards.acc} нельзя использовать"},
	plan.CannotReady:          {Whole: "{cards.acc} нельзя подготовить"},
	plan.CannotAct:            {Subject: "cards", Verb: "не мочь", Rest: "{acts}"},
	plan.CannotActs:           {Subject: "cards", Verb: "не мочь", Rest: "ни {acts.ни}"},
	plan.DealsNothing:         {Subject: "cards", Verb: "не нанести", Rest: "урона в бою"},
	plan.DealsOnly:            {Subject: "cards", Verb: "нанести", Rest: "в бою только {damage}"},
	plan.DealsNothingAttacked: {Subject: "cards", Verb: "не нанести", Rest: "урона, когда {cards.they acc} атакуют"},
	plan.DealsOnlyAttacked:    {Subject: "cards", Verb: "нанести", Rest: "только {damage}, когда {cards.they acc} атакуют"},
	plan.DealsMore:            {Subject: "cards", Verb: "нанести", Rest: "дополнительно {damage}, когда {cards.verb атаковать} {one.acc}"},
	plan.IgnoresKeyword:       {Subject: "cards", Verb: "игнорировать", Item: "{lost keyword}", Rest: ", когда {cards.verb атаковать}"},
	plan.IgnoresArmor:         {Subject: "cards", Verb: "игнорировать", Item: "броню", Rest: ", когда {cards.verb атаковать}"},
	plan.CannotAttack:         {Subject: "cards", Verb: "не мочь", Rest: "атаковать"},
	plan.CannotAttackThese:    {Subject: "cards", Verb: "не мочь", Rest: "атаковать {all.acc}"},
	plan.AttacksOnly:          {Subject: "cards", Verb: "мочь", Rest: "атаковать только {all.acc}"},
	plan.SharesDamage:         {Whole: "урон, который в бою получают {cards}, получает также {self}"},
	plan.PassesDamage:         {Whole: "весь урон, который {cards.past получить} бы {cards.agreeing}, вместо этого получает {self}"},
	plan.TakesNoDamage:        {Subject: "cards", Verb: "не получить", Rest: "урона"},
	plan.TakesNoDamageBy:      {Subject: "cards", Verb: "не получить", Rest: "урона {by}"},
	plan.EnterReady:           {Subject: "entering", Verb: "войти в игру", Item: "{cards.agree ins подготовленный}"},
	plan.EnterStunned:         {Subject: "entering", Verb: "войти в игру", Item: "{cards.agree ins оглушённый}"},
	plan.EnterEnraged:         {Subject: "entering", Verb: "войти в игру", Item: "{cards.agree ins разъярённый}"},
	plan.EnterControlled:      {Subject: "cards", Verb: "войти", Rest: "в игру {foe.контроль под ins}"},
	plan.UsedAsActive:         {Whole: "{cards.acc} можно использовать как {cards:карту|карты} активного дома"},
	plan.UsedAsOfHouse:        {Whole: "{cards.acc} можно использовать как {cards:карту|карты} дома {house}"},
	plan.MayFightAnyway:       {Subject: "cards", Verb: "мочь", Rest: "биться независимо от активного дома"},
	plan.MustFightIfAble:      {Whole: "при использовании {cards.does должен} биться, если это возможно"},
	plan.PaysAsOwn:            {Subject: "player", Verb: "мочь", Rest: "тратить янтарь {cards.с gen}, как если бы он лежал в {use}"},
	plan.SpendsItself: {Subject: "player", Verb: "мочь",
		Rest: "тратить {cards.acc}, как если бы это был янтарь в {use}, сбрасывая {cards:его|их}, даже если на {cards:нём|них} жетон защиты"},
	plan.CopiesRole:          {Subject: "cards", Verb: "стать", Item: "{cards:копией|копиями} {role.gen}"},
	plan.UsedByDestroying:    {Whole: "чтобы использовать {cards.acc}, вы должны уничтожить {one.acc}"},
	plan.PaysForKeys:         {Subject: "player", Verb: "мочь", Rest: "тратить янтарь {cards.с gen} на ковку ключей"},
	plan.OnAFlank:            {Subject: "cards", Verb: "считаться", Item: "{cards:фланговым существом|фланговыми существами}"},
	plan.TakesTwice:          {Whole: "урон, наносимый {cards.dat}, удваивается"},
	plan.TakesMore:           {Whole: "каждый раз, когда {cards.does получить} урон, {cards.they does получить} ещё {damage}"},
	plan.GainsKeywordsTraits: {Subject: "cards", Verb: "получить", Item: "ключевые слова {role.gen}|атрибуты {role.gen}"},
	plan.GainsText:           {Subject: "cards", Verb: "получить", Item: "текст {role.gen}"},
	plan.SharesHeadings:      {Whole: "способности {kinds of abilities} {cards.gen} считаются способностями {adds}"},
	plan.GainsPrey:           {Subject: "cards", Verb: "получить", Item: "{prey}"},
	plan.LosesAbilities:      {Subject: "cards", Verb: "потерять", Rest: "все способности {headings}"},
	plan.EntersWherever: {Subject: "entering", Verb: "войти в игру", Item: "{cards.agree ins подготовленный}",
		Rest: "на любое место боевой линии"},
	plan.DividesDamage: {Whole: "урон, который {cards.past получить} бы {cards.agreeing}, вместо этого делится по возможности поровну " +
		"между соседями {cards.gen}, если они есть"},
	plan.CannotExhaust: {Whole: "{cards.acc} нельзя повернуть"},
	plan.TauntsWidely:  {Whole: "ключевое слово {taunt} {cards.gen} защищает также соседей {cards.his} соседей"},

	plan.CostOfKeys:           {Subject: "keys", Verb: "стоить", Rest: "{dearer}"},
	plan.SizeOfHand:           {Whole: "на этапе {quoted.Добрать карты} {who.does добрать} карты, пока на руке не окажется {hand}"},
	plan.SkipsDrawing:         {Subject: "actor", Verb: "пропустить", Rest: "этап {quoted.Добрать карты}"},
	plan.SkipsReadying:        {Subject: "actor", Verb: "пропустить", Rest: "этап {quoted.Подготовить карты}"},
	plan.ForgesAdditional:     {Subject: "player", Verb: "мочь", Rest: "сковать на этапе {quoted.Сковать ключ} ещё {keys more.acc}"},
	plan.NeedsKeys:            {Whole: "для победы {player.does должен} сковать на {keys more.acc} больше"},
	plan.DrawsAdditional:      {Whole: "на этапе {quoted.Добрать карты} {who.does добрать} ещё {cards more.acc}"},
	plan.CannotMulligan:       {Subject: "player", Verb: "не мочь", Rest: "менять начальную руку"},
	plan.SkipsForging:         {Subject: "actor", Verb: "пропустить", Rest: "этап {quoted.Сковать ключ}"},
	plan.CannotForgeKeys:      {Subject: "player", Verb: "не мочь", Rest: "ковать ключи{while?, пока {while}}"},
	plan.ForgesAtMost:         {Subject: "player", Verb: "не мочь", Rest: "ковать больше {most keys.gen} за ход"},
	plan.CannotForgeKey:       {Subject: "player", Verb: "не мочь", Rest: "ковать свой {nth} ключ{while?, пока {while}}"},
	plan.CannotPlayCards:      {Subject: "player", Verb: "не мочь", Rest: "разыгрывать {all.acc}{while?, пока {while}}"},
	plan.PlaysAtMost:          {Subject: "player", Verb: "не мочь разыгрывать больше", Item: "{limit}", Rest: "за ход"},
	plan.PlaysAtMostInTurn:    {Subject: "player", Verb: "не мочь разыгрывать больше", Rest: "{limit} за весь ход"},
	plan.NobodyUses:           {Whole: "{all.acc} нельзя использовать"},
	plan.CannotUseCards:       {Subject: "player", Verb: "не мочь", Rest: "использовать {all.acc}"},
	plan.MustChooseHouse:      {Subject: "player", Verb: "должен", Rest: ", если это возможно, {activating}"},
	plan.CannotChooseHouse:    {Subject: "player", Verb: "не мочь", Rest: "{activating}"},
	plan.CannotChooseAgain:    {Subject: "player", Verb: "не мочь", Rest: "выбрать активным тот же дом, что и в свой предыдущий ход"},
	plan.MayUseCards:          {Subject: "player", Verb: "мочь", Rest: "использовать {some.acc}{whatever}"},
	plan.MayFightWithCards:    {Subject: "player", Verb: "мочь", Rest: "начинать бой {some.ins}{whatever}"},
	plan.MayReapWithCards:     {Subject: "player", Verb: "мочь", Rest: "совершать сбор {some.ins}{whatever}"},
	plan.MayHaveCardsAct:      {Subject: "player", Verb: "мочь", Rest: "использовать {some.acc}, чтобы {acts.или},{whatever}"},
	plan.KeepsForeign:         {Whole: "карты соперника не могут покинуть {who.архив acc}"},
	plan.CannotBeStolen:       {Whole: "{who.янтарь acc} нельзя украсть"},
	plan.IsHaunted:            {Whole: "{player} {who.short истерзан}"},
	plan.CannotRaiseTide:      {Subject: "player", Verb: "не мочь", Rest: "обращать прилив на свою сторону"},
	plan.CannotRaiseCommon:    {Subject: "player", Verb: "не мочь", Rest: "вызывать прилив"},
	plan.CannotPlayNamed:      {Whole: "карты с этим названием нельзя разыгрывать"},
	plan.CannotPlayOrUseNamed: {Whole: "карты с этим названием нельзя ни разыгрывать, ни использовать"},
	plan.PurgesInstead:        {Whole: "если {one} {one.short должен} попасть из игры в сброс, вместо этого изгоните {one.they acc}"},
	plan.ReturnsInstead: {Whole: "если {one}, {one.agree acc который} {plays}, {one.short должен} попасть в сброс, вместо этого " +
		"верните {one.they acc} на руку владельца"},
	plan.CapturesGain: {Whole: "весь янтарь, который попал бы {personal.в acc}, вместо этого захватывает {self}"},
	plan.MakesOfGain: {Whole: "каждый раз, когда {personal.в acc} попал бы янтарь, вместо этого {who.does создать} столько же " +
		"существ-токенов"},
	plan.SparesPool: {Whole: "весь янтарь, который был бы украден или захвачен {personal.из gen}, вместо этого берётся " +
		"из общего запаса"},
	plan.CapturesTheft: {Whole: "весь янтарь, который был бы украден, вместо этого захватывает существо под контролем " +
		"активного игрока"},
	plan.GainsOfCreatures:    {Whole: "янтарь за сбор можно брать не из общего запаса, а с дружественного существа"},
	plan.StealsByReaping:     {Subject: "actor", Verb: "украсть", Rest: "{victim} весь янтарь, который {who.past получить} бы за сбор"},
	plan.TakesSpent:          {Subject: "you", Verb: "получить", Rest: "весь янтарь, который {who.does потратить} на ковку ключей"},
	plan.SpendsOfPool:        {Subject: "player", Verb: "мочь", Rest: "тратить на каждый ключ до {amount} {foe.запас из gen}"},
	plan.IconsSilent:         {Whole: "бонусные символы карт, которые {plays}, не применяются"},
	plan.IconsAs:             {Whole: "каждый раз, когда {who.does применить} {icon.acc}, {who.does мочь} применить его как {other icon.acc}"},
	plan.IconsAsAny:          {Whole: "каждый раз, когда {who.does применить} {icon.acc}, {who.does мочь} применить его как {other icons}"},
	plan.IconsReplaced:       {Whole: "каждый раз, когда {who.does применить} {icon.acc}, вместо этого {who.does мочь} {may do instead}"},
	plan.IconsRepeat:         {Whole: "каждый бонусный символ карт, которые {plays}, применяется {times}"},
	plan.AbilitiesSilent:     {Whole: "способности {adds} не срабатывают"},
	plan.PlayingCosts:        {Whole: "чтобы разыграть {one.acc}, {player.does должен} заплатить {you.dat} {amount}"},
	plan.DoesInsteadOfDamage: {Whole: "каждый раз, когда {cards.agreeing} {cards.short должен} нанести урон, вместо этого {do}"},
	plan.TopIsRevealed:       {Whole: "верхняя карта {who.колода gen} открыта"},
	plan.LeavesArchives:      {Subject: "player", Verb: "не мочь", Rest: "брать на руку свой архив на этапе {quoted.Выбрать дом}"},
	plan.CannotPlayRight:     {Subject: "player", Verb: "не мочь", Rest: "разыгрывать существ на свой правый фланг"},
	plan.TakesTurnAgain:      {Whole: "после этого хода {who.does сделать} ещё один"},
	plan.DoesBeforeForging:   {Whole: "каждый раз, когда {who.does сковать} ключ, сначала {then do}"},
	plan.MayPlayCards:        {Subject: "player", Verb: "мочь", Rest: "{play} {allowed.acc}{whatever}"},
	plan.MayPlayEachTurn:     {Whole: "каждый ход{off house} {player.does мочь} {play} {allowed.acc}{whatever}"},
	plan.UsingCosts:          {Whole: "чтобы использовать {one.acc}, {player.does должен} заплатить {you.dat} {amount}"},
}

// mod writes a constant modifier of cards that may just have been named.
func (t *ru) mod(m *card.Mod, named bool) (c clause) {
	defer func() { c.holds = true }()
	s := t.ModSaying(m)
	words := modSayings[s]
	if words == (plan.Words{}) {
		return whole(lang.Missing("modifier", m.Kind))
	}
	parts := plan.NewParts(t, plan.OfMod(m))
	defer parts.Release()
	if s.OfCards() {
		parts.Set("cards", t.holder(m, named))
	}
	return said(words, parts)
}

// holder names the cards that a modifier is for, by a pronoun if they have just been named.
func (t *ru) holder(m *card.Mod, named bool) nounPhrase {
	p := t.aside(m.Target)
	switch {
	case m.Target.Pick != card.EachOf:
	case plan.IsCollective(m.Kind) || m.Kind == card.HeadingsMod:
		p = t.all(&m.Target.Filter)
	case indefinite[m.Kind]:
		p = t.oneOf(&m.Target.Filter)
	}
	if named && t.spelled {
		return theyPronoun(p.gender, p.plural)
	} else if named && !p.pronoun {
		name := p
		if p = p.again(); name.kind != "" && name.gender == neuter { // "это существо" could be another
			p.cases[nominative] = name.cases[nominative]
		}
	}
	return p
}

// indefinite are those that read better about one of them: "каждый раз, когда
// дружественное существо получает урон".
var indefinite = map[card.ModKind]bool{card.DamageTaken: true, card.DealsInstead: true}

// aside names cards without making them It.
func (t *ru) aside(g card.Target) nounPhrase {
	near, known := t.Near, t.Known[card.It]
	p := t.target(g)
	if g.Pick != card.ByRole {
		t.Near = near
		t.Note(card.It, known)
	}
	return p
}

// stating is a player in a rule for all of them, "игроки", or while something holds for each,
// "игрок …, пока у него".
func (t *ru) stating(m *card.Mod) nounPhrase {
	if m.Who == card.EachPlayer || m.Who == card.AnyPlayer {
		return wordFor("игрок").phrase(m.While == nil)
	}
	return t.acting(m.Who)
}

// meanwhile says while what a rule holds, from the view of each of the players that it is for.
func (t *ru) meanwhile(m *card.Mod) (cond string) {
	if m.While != nil {
		t.as(m.Who, func() []clause { cond = t.cond(m.While); return nil })
	}
	return cond
}

// keysOf are the keys of a player, or all keys: those of the color, from 1 on.
func (t *ru) keysOf(w card.Who, color int) nounPhrase {
	var adjectives []string
	if color > 0 {
		adjectives = append(adjectives, keyColors[color-1])
	}
	if w == card.EachPlayer || w == card.AnyPlayer {
		return wordFor("ключ").phrase(true, adjectives...)
	}
	return t.who(w).owns(wordFor("ключ"), true, adjectives...)
}

// ownPool is the pool of a player who has just been named, as a place.
func (t *ru) ownPool(w card.Who) plan.Text {
	by := t.who(w)
	if by != t.you && by.own == "" {
		return "его личном запасе"
	}
	return plan.Text(by.nonReflexive().owns(wordFor("запас"), false, "личный").cases[locative])
}

// plus is "+2 к силе" or "+1 к силе за каждое дружественное существо".
func (t *ru) plus(n card.Num, to string) string {
	if n.Kind == card.Const {
		if n.N < 0 {
			return "–" + digits(-n.N) + " " + to
		}
		return "+" + digits(n.N) + " " + to
	}
	sign, k, of := "+", 1, n
	if n.Kind == card.Times {
		if k, of = n.N, *n.A; k < 0 {
			sign, k = "–", -k
		}
	}
	near := t.Near
	if each := t.forEach(of); each != "" {
		return sign + digits(k) + " " + to + " " + each
	}
	t.Near = near
	return "+X " + to + ", где X — " + t.value(n).cases[nominative]
}

func (t *ru) keywordOf(m *card.Mod) string {
	if m.Keyword == card.NoKeyword || m.Keyword >= card.KeywordCount {
		return lang.Missing("keyword", m.Keyword)
	}
	name := t.Keyword(m.Keyword)
	switch {
	case !m.Keyword.Numbered():
		t.Mention(t.Language, m.Keyword, 1)
		return t.quoted(name)
	case m.Num.Kind == card.Const:
		t.Mention(t.Language, m.Keyword, m.Num.N)
		return t.quoted(name + " " + digits(m.Num.N))
	}
	return t.quoted(name+" X") + ", где X — " + t.value(m.Num).cases[nominative]
}

// keywordItem stands before each keyword of a list, see itemized.
const keywordItem = "ключевое слово "

// bareKeyword is a keyword without its number.
func (t *ru) bareKeyword(k card.Keyword) string {
	if k == card.NoKeyword || k >= card.KeywordCount {
		return lang.Missing("keyword", k)
	}
	return keywordItem + t.quoted(t.Keyword(k))
}

// traits is "атрибут «Бес»".
func (t *ru) traits(m *card.Mod) string {
	names := t.Traits(m.Traits)
	for i, n := range names {
		names[i] = t.quoted(n)
	}
	if len(names) == 1 {
		return "атрибут " + names[0]
	}
	return "атрибуты " + series(names, "и")
}

// acts are what creatures do: "атаковать или совершать сбор", "атаковать, ни совершать сбор".
func (t *ru) acts(acts card.Acts, and string) string {
	var names []string
	for _, act := range plan.Acts(acts) {
		switch act {
		case card.ActAction:
			names = append(names, "применять способности "+t.quoted(t.headings(card.OnAction)))
		case card.ActOmni:
			names = append(names, "применять способности "+t.quoted(t.headings(card.OnOmni)))
		default:
			names = append(names, lang.LookupIn(actWords, "act", act))
		}
	}
	if and == "или" {
		return series(names, and)
	}
	return strings.Join(names, ", "+and+" ")
}

var actWords = map[card.Acts]string{card.ActFight: "атаковать", card.ActReap: "совершать сбор", card.ActReady: "подготавливаться",
	card.ActExhaust: "поворачиваться"}

// headingsOf are the headings that share their abilities.
func (t *ru) headingsOf(m *card.Mod) string {
	var names []string
	for _, h := range plan.Headings(m.Headings) {
		names = append(names, t.quoted(lang.LookupIn(headingWords, "heading", h)))
	}
	return series(names, "и")
}

// sources are the cards that deal no damage to a shielded one.
func (t *ru) sources(f *card.Filter) string {
	var by []string
	for ; f != nil; f = f.Also {
		one := *f
		one.Also = nil
		by = append(by, t.all(&one).after("от", genitive))
	}
	return series(by, "и")
}

// oneOf names one of the cards that pass a filter, or any card.
func (t *ru) oneOf(f *card.Filter) nounPhrase {
	if f == nil {
		return wordFor("карта").phrase(false)
	}
	n := t.noun(*f, in)
	return n.one()
}

// all names the cards that pass a filter, or all cards.
func (t *ru) all(f *card.Filter) nounPhrase {
	if f == nil {
		return wordFor("карта").phrase(true)
	}
	switch n := t.noun(*f, in); {
	case n.part.cases != (cases{}) && n.every:
		return n.part
	case n.only:
		return n.one()
	default:
		return n.many()
	}
}
