package ru

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// words are a test: before the noun, after it, and as a statement.
type words struct {
	adj, not             string // "оглушённый", "неоглушённый"
	state                bool   // it is temporary: "оглушённое дружественное существо"
	post, posts, postNot string // "с бронёй", "без брони"
	postsNot             string // postNot of several, where that differs
	// As a statement: a short adjective ("оглушён"), what there is at the card ("у него
	// есть броня") or on it, or words that stand after it ("в центре").
	short, shortNot string
	at              string // "у", "на"
	have, lack      string // "есть броня", "нет брони"
	is, isNot       string
}

// says is the test as a statement about cards.
func (w words) says(p nounPhrase, not bool) string {
	no := map[bool]string{true: "не "}[not]
	switch {
	case w.short != "" && not && w.shortNot != "":
		return p.agreeing() + " " + short(w.shortNot, p)
	case w.short != "":
		return p.agreeing() + " " + no + short(w.short, p)
	case w.at != "":
		where := p.after(w.at, map[string]int{"у": genitive, "на": locative}[w.at])
		if not {
			return where + " " + w.lack
		}
		return where + " " + w.have
	case not && w.isNot != "":
		return p.cases[nominative] + " " + w.isNot
	}
	return p.cases[nominative] + " " + no + w.is
}

// is makes the words of a plain adjective, given as a short one.
func is(short, shortNot string) words {
	w := words{adj: participle(short), not: "не" + participle(short), short: short, shortNot: shortNot, state: true}
	if shortNot != "" {
		w.not = participle(shortNot)
	}
	return w
}

// having makes the words of "с бронёй", "без брони", "есть броня".
func having(with, without, have, lack string) words {
	return words{post: with, postNot: without, at: "у", have: "есть " + have, lack: "нет " + lack}
}

// being makes the words of what stands after the card: "в центре".
func being(s string) words { return words{post: s, postNot: "не " + s, is: s} }

// ofHouse makes the words of a card of a house, which is named in the genitive: "выбранного
// дома".
func ofHouse(house string) words {
	return words{post: house, postNot: "не из " + house, is: "из " + house, isNot: "не из " + house}
}

// onIt makes the words of "с 2 или больше янтаря", "на нём меньше 2 жетонов рока".
func onIt(many, of string) words {
	return words{post: "с {figure} или больше " + many, postNot: "с менее чем {few.ins}", at: "на", have: "{figure} или больше " + of,
		lack: "меньше {few.gen}"}
}

// plainPredicates are the tests that are said in one way, with their parts in braces.
var plainPredicates = map[card.PredKind]words{
	card.NoPred:     {post: "в игре", postNot: "вне игры", is: "в игре"},
	card.OddPower:   {post: "с нечётной силой", postNot: "с чётной силой", at: "у", have: "нечётная сила", lack: "чётная сила"},
	card.IsDamaged:  {post: "с уроном", postNot: "без урона", at: "на", have: "есть урон", lack: "нет урона"},
	card.WasKilled:  {adj: "уничтоженный таким образом", not: "не уничтоженный таким образом", state: true, short: "уничтожен таким образом"},
	card.IsStunned:  is("оглушён", ""),
	card.IsWarded:   is("защищён", ""),
	card.IsEnraged:  is("разъярён", ""),
	card.IsLit:      is("зажжён", ""),
	card.IsReady:    is("подготовлен", "повёрнут"),
	card.InCenter:   being("в центре боевой линии"),
	card.InLine:     being("в боевой линии"),
	card.HasArmor:   having("с бронёй", "без брони", "броня", "брони"),
	card.HasUpgrade: having("с улучшением", "без улучшений", "улучшение", "улучшений"),
	card.HasIcon:    having("с бонусным символом", "без бонусных символов", "бонусный символ", "бонусных символов"),
	card.IsToken: {post: "— токен", postNot: ", которое не является токеном,", postsNot: ", которые не являются токенами,",
		is: "— существо-токен", isNot: "— не существо-токен"},
	card.IsGigantic: {adj: "гигантский", not: "негигантский", is: "— гигантское существо", isNot: "— не гигантское существо"},
	card.SharesTraitInLine: having("с общим атрибутом с другим существом своей боевой линии",
		"без общих атрибутов с другими существами своей боевой линии", "общий атрибут с другим существом его боевой линии",
		"общих атрибутов с другими существами его боевой линии"),
	card.AtPlay:         {adj: "разыгранный в этот ход", not: "не разыгранный в этот ход", state: true, short: "разыгран в этот ход"},
	card.HasChosenTrait: having("с выбранным атрибутом", "без выбранного атрибута", "выбранный атрибут", "выбранного атрибута"),
	card.IsActiveHouse:  {post: "активного дома", postNot: "не из активного дома", is: "принадлежит активному дому"},
	card.IsFighting:     being("в бою"),
	card.BetweenHouses: {post: ", у которого 2 соседа из разных домов, причём не из дома {houses},",
		posts:   ", у которых 2 соседа из разных домов, причём не из дома {houses},",
		postNot: ", у которого нет 2 соседей из разных домов, причём не из дома {houses},",
		at:      "у", have: "2 соседа из разных домов, причём не из дома {houses}", lack: "нет 2 соседей из разных домов, причём не из дома {houses}"},
	card.IsTopmost:    {is: "— верхняя такая карта", isNot: "— не верхняя такая карта"},
	card.HighestPower: {is: "— самое сильное существо", isNot: "— не самое сильное существо"},
	card.LowestPower:  {is: "— существо с наименьшей силой", isNot: "— не существо с наименьшей силой"},

	card.IsHouse: {post: "дома {houses}", postNot: "не из дома {houses}", is: "принадлежит дому {houses}",
		isNot: "не принадлежит дому {houses}"},
	card.IsChosenHouse: ofHouse("{house.gen}"),
	card.HasTrait:      having("с атрибутом {traits}", "без атрибута {traits}", "атрибут {traits}", "атрибута {traits}"),
	card.HasKeyword: having("с ключевым словом {keyword}", "без ключевого слова {keyword}", "ключевое слово {keyword}",
		"ключевого слова {keyword}"),
	card.IsTheNamed: {post: "с этим названием", postNot: "с другим названием", at: "у", have: "это название", lack: "другое название"},
	card.IsNamed:    {post: "с названием {title}", postNot: "с другим названием, кроме {title}", is: "— {title}", isNot: "— не {title}"},
	card.OnIdentity: ofHouse("дома с {identity.gen}"),
	card.OfHouseInPlay: {post: "дома, представленного {among}", posts: "домов, представленных {among}",
		postNot: "не из дома, представленного {among}", is: "из дома, представленного {among}", isNot: "не из дома, представленного {among}"},
	card.OwnedBy: {post: ", которым {who.does владеть},", posts: ", которыми {who.does владеть},",
		postNot: ", которым не {who.does владеть},", is: "из {owned.gen}"},
	card.ControlledBy: being("под {whose.контроль ins}"),
	card.IsOther:      {is: "— другая карта", isNot: "— та же карта"},
	card.IsNeighborOf: being("по соседству {role.с ins}"),
	card.SharesHouseWith: {post: "того же дома, что и {role},", postNot: "другого дома, чем {role},", is: "того же дома, что и {role}",
		isNot: "не того же дома, что и {role}"},
	card.HasOtherHouse: {post: "другого дома, чем {role},", postNot: "только тех же домов, что и {role},", is: "другого дома, чем {role}",
		isNot: "только тех же домов, что и {role}"},
	card.SharesTitleWith: {post: "с тем же названием, что и {role.у gen},", postNot: "с другим названием, чем {role.у gen},",
		is: "— {role.of копия}", isNot: "— не {role.of копия}"},
	card.SharesTypeWith: {post: "того же типа, что и {role},", postNot: "другого типа, чем {role},", is: "того же типа, что и {role}",
		isNot: "другого типа, чем {role}"},
	card.SharesTraitWith: {post: ", у которого есть общий {role.с ins} атрибут,", posts: ", у которых есть общий {role.с ins} атрибут,",
		postNot: ", у которого нет общих {role.с ins} атрибутов,", at: "у", have: "есть общий атрибут {role.с ins}",
		lack: "нет общих атрибутов {role.с ins}"},
	card.IsBetween:      being("{between}"),
	card.AttachedOn:     {post: "{role.на loc}", postNot: "не {role.на loc}", short: "прикреплён {role.к dat}"},
	card.LeftOf:         being("слева {role.от gen}"),
	card.RightOf:        being("справа {role.от gen}"),
	card.SharesHalfWith: being("в той же половине боевой линии, что и {role},"),
}

// tests are the words of the tests that are said in several ways.
var tests = map[plan.Test]words{
	plan.NeighborOfHouse: {post: ", у которого есть сосед того же дома,", posts: ", у которых есть сосед того же дома,",
		postNot: ", у которого нет соседей того же дома,", at: "у", have: "есть сосед того же дома", lack: "нет соседей того же дома"},
	plan.NeighborsOfHouse: {post: ", у которого {neighbors} того же дома,", posts: ", у которых {neighbors} того же дома,",
		postNot: ", у которого не {neighbors} того же дома,", at: "у", have: "{neighbors} того же дома", lack: "не {neighbors} того же дома"},
	plan.StrongerNeighbor: having("с более сильным соседом", "без более сильных соседей", "более сильный сосед", "более сильных соседей"),
	plan.WeakerNeighbor:   having("с менее сильным соседом", "без менее сильных соседей", "менее сильный сосед", "менее сильных соседей"),
	plan.SomeAmber:        {post: "с янтарём", postNot: "без янтаря", at: "на", have: "есть янтарь", lack: "нет янтаря"},
	plan.AmberAtLeast:     onIt("янтаря", "янтаря"),
	plan.SomeCounters:     {post: "с {counter.ins}", postNot: "без {counters.gen}", at: "на", have: "есть {counter}", lack: "нет {counters.gen}"},
	plan.CountersAtLeast:  onIt("{counters.ins}", "{counters.gen}"),
	plan.BiggestCrowd:     ofHouse("дома, у которого в игре больше всего существ,"),
	plan.CrowdOf:          ofHouse("дома, у которого в игре хотя бы {crowd},"),
	plan.LeftFlank:        being("на левом фланге"),
	plan.RightFlank:       being("на правом фланге"),
	plan.AnyFlank:         {adj: "фланговый", postNot: "не на фланге", is: "на фланге"},
	plan.SharesHouseOfOne: {post: "того же дома, что и хотя бы {one of them} {role.из gen},",
		postNot: "не того же дома, что и хотя бы {one of them} {role.из gen},",
		is:      "того же дома, что и хотя бы {one of them} {role.из gen}"},
	plan.DoneThisWay: {adj: "{done} таким образом", not: "не {done} таким образом", short: "{deed} таким образом"},
	plan.Underneath:  being("под {self.ins}"),
	plan.AmongCards:  {post: "{group.из gen}", postNot: ", {role.кроме gen},", is: "— {same}", isNot: "— не {same}"},
}

// words finds the words of a test.
func (t *ru) words(p card.Pred) words {
	if p.Kind == card.PowerIs {
		return t.powerWords(p)
	}
	way := t.Test(p)
	if way == plan.AmongChosen {
		way = plan.AmongCards
	} else if way == plan.SharesTraitOfOne {
		way = plan.OneWay
	}
	w, ok := tests[way]
	if !ok {
		w, ok = plainPredicates[p.Kind]
	}
	if !ok {
		return words{is: lang.Missing("test", p.Kind)}
	}
	stated := p // a test of power needs no copy that outlives the call
	parts := plan.NewParts(t, plan.OfTest(&stated))
	defer parts.Release()
	if plan.IsRelative(p.Kind) {
		parts.Part("role")
	}
	for _, s := range [...]*string{&w.adj, &w.not, &w.post, &w.posts, &w.postNot, &w.postsNot, &w.short, &w.have, &w.lack, &w.is, &w.isNot} {
		*s = parts.Fill(*s)
	}
	return w
}

// figure is a part of a test that counts something, which Russian can only say of a figure.
func figure(p *card.Pred, name string) plan.Phrase {
	n := p.Num.N
	switch {
	case p.Num.Kind != card.Const:
		return plan.Text(lang.Missing("number", p.Num.Kind))
	case name == "neighbors":
		return wordFor("сосед").count(n)
	case name == "crowd":
		return wordFor("существо").count(n)
	case name == "figure":
		return plan.Text(digits(n))
	case p.Kind == card.HasAmber:
		return wordFor("янтарь").count(n)
	}
	return counterWord(p.Counter).count(n)
}

// between is the place between a card and one that is named.
func (t *ru) between(r nounPhrase, id string) plan.Text {
	name := t.SetOff(t.TitleOf(id))
	if r.kind == "существо" { // "между существами Troll и Krump"
		return plan.Text("между " + wordFor("существо").many[instrumental] + " " + r.cases[nominative] + " и " + name)
	}
	return plan.Text(r.after("между", instrumental) + " и " + title(t.Language, name, wordFor("существо")).cases[instrumental])
}

// chosenHouse names the house that was chosen.
func (t *ru) chosenHouse() nounPhrase {
	if t.thatHouse.cases != (cases{}) {
		return t.thatHouse
	}
	return wordFor("дом").phrase(false, "выбранный")
}

func (t *ru) powerWords(p card.Pred) words {
	if p.Cmp == card.Equal && p.Num.Kind != card.Const {
		to := t.value(p.Num).cases[dative]
		return words{post: "с силой, равной " + to + ",", postNot: "с силой, не равной " + to + ",", at: "у",
			have: "сила равна " + to, lack: "сила не равна " + to}
	}
	near := t.Near
	compared := func(c card.Cmp) string {
		t.Near = near // the words are those of one place
		return t.compared(c, p.Num)
	}
	is := compared(p.Cmp)
	not := "не " + is
	if p.Cmp != card.Equal {
		not = compared(plan.Opposite(p.Cmp))
	}
	return words{post: "с силой " + is, postNot: "с силой " + not, at: "у", have: "сила " + is, lack: "сила " + not}
}

// quotedTraits are traits in quotation marks.
func (t *ru) quotedTraits(s trait.Set) string {
	names := t.Traits(s)
	for i, n := range names {
		names[i] = t.quoted(n)
	}
	return series(names, "или")
}

// quoted is a name in quotation marks: the inner ones within a quotation.
func (t *ru) quoted(s string) string {
	if t.Quotes%2 == 1 {
		return "„" + s + "“"
	}
	return "«" + s + "»"
}

// counterWord is "жетон рока".
func counterWord(c card.Counter) word {
	w := wordFor("жетон")
	w.tail = lang.Lookup(counterNames[:], "counter", c)
	return w
}
