package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// mod writes a constant modifier.
func (t *ru) mod(m card.Mod) []clause {
	return []clause{t.modifier(m, false)}
}

// modifier writes a modifier of cards that may just have been named.
func (t *ru) modifier(m card.Mod, named bool) clause {
	c := t.holding(m, named)
	c.holds = true
	return c
}

func (t *ru) holding(m card.Mod, named bool) clause {
	if say, ok := playerModifiers[m.Kind]; ok {
		return say(t, m)
	}
	say, ok := cardModifiers[m.Kind]
	if !ok {
		return whole(lang.Missing("modifier", m.Kind))
	}
	p := t.holder(m.Target)
	switch {
	case m.Target.Pick != card.EachOf:
	case plan.IsCollective(m.Kind) || m.Kind == card.HeadingsMod:
		p = t.all(&m.Target.Filter)
	case indefinite[m.Kind]:
		p = t.oneOf(&m.Target.Filter)
	}
	if named && t.spelled {
		p = theyPronoun(p.gender, p.plural)
	} else if named && !p.pronoun {
		name := p
		if p = p.again(); name.kind != "" && name.gender == neuter { // "это существо" could be another
			p.cases[nominative] = name.cases[nominative]
		}
	}
	return say(t, m, p)
}

// indefinite are those that read better about one of them: "каждый раз, когда
// дружественное существо получает урон".
var indefinite = map[card.ModKind]bool{card.DamageTaken: true, card.DealsInstead: true}

// listed makes a clause whose object may be one of several.
func listed(p nounPhrase, verb, item, rest string) clause {
	return clause{subject: p, acts: []act{{verb, ""}}, items: []string{item}, rest: rest}
}

// holder names the cards that a modifier is for.
func (t *ru) holder(g card.Target) nounPhrase {
	near, known := t.Near, t.Known[card.It]
	p := t.target(g)
	if g.Pick != card.ByRole { // a modifier names no It
		t.Near = near
		t.Note(card.It, known)
	}
	return p
}

// always writes modifiers that always take the same verb and words.
func always(verb, rest string) func(*ru, card.Mod, nounPhrase) clause {
	return func(_ *ru, _ card.Mod, p nounPhrase) clause { return says(p, verb, rest) }
}

// enters is how cards enter play, a participle.
func enters(how string) func(*ru, card.Mod, nounPhrase) clause {
	return func(_ *ru, _ card.Mod, p nounPhrase) clause {
		p.cases[nominative], p.kind = p.agreeing(), ""
		return listed(p, "войти в игру", adjective(how, word{gender: p.gender}, p.plural)[instrumental], "")
	}
}

// cardModifiers write the modifiers of cards.
var cardModifiers map[card.ModKind]func(*ru, card.Mod, nounPhrase) clause

func init() { // given abilities lead back to the table
	cardModifiers = map[card.ModKind]func(*ru, card.Mod, nounPhrase) clause{
		card.PowerMod: func(t *ru, m card.Mod, p nounPhrase) clause {
			if m.Swapped {
				return order("поменять", "местами силу и броню "+p.cases[genitive])
			}
			return listed(p, "получить", t.plus(m.Num, "к силе"), "")
		},
		card.ArmorMod: func(t *ru, m card.Mod, p nounPhrase) clause {
			if m.None {
				return says(p, "потерять", "всю броню")
			}
			if m.Num.Role == card.TheSubjects {
				return listed(p, "получить", t.value(m.Num).cases[accusative], "")
			}
			return listed(p, "получить", t.plus(m.Num, "к броне"), "")
		},
		card.Doomed:     always("уничтожаться", ""),
		card.NotReadied: (*ru).notReadied,
		card.SetPower:   func(t *ru, m card.Mod, p nounPhrase) clause { return t.becomes(m, p, "сила") },
		card.SetArmor:   func(t *ru, m card.Mod, p nounPhrase) clause { return t.becomes(m, p, "броня") },
		card.KeywordMod: (*ru).keyword,
		card.LoseKeyword: func(t *ru, m card.Mod, p nounPhrase) clause {
			return listed(p, "потерять", t.bareKeyword(m.Keyword), "")
		},
		card.GiveAbility: (*ru).gives,
		card.BlankMod: func(_ *ru, m card.Mod, p nounPhrase) clause {
			how := "пустым"
			if !m.TraitsToo {
				how += " (кроме атрибутов)"
			}
			return says(owned(wordFor("блок"), p, "текстовый"), "считаться", how)
		},
		card.HouseMod:     (*ru).onlyHouse,
		card.AlsoHouseMod: (*ru).alsoHouse,
		card.TraitMod:     func(t *ru, m card.Mod, p nounPhrase) clause { return listed(p, "получить", t.traits(m), "") },
		card.TypeMod: func(t *ru, m card.Mod, p nounPhrase) clause {
			w, ok := wordsByType[m.Type]
			if !ok {
				w = wordFor(lang.Missing("type", m.Type))
			}
			return says(p, "считаться", w.phrase(p.plural).cases[instrumental])
		},
		card.ControlMod: func(t *ru, m card.Mod, p nounPhrase) clause {
			return t.states(m.Who, "контролировать", p.cases[accusative])
		},
		card.CannotMod:   (*ru).cannot,
		card.FightDamage: (*ru).fightDamage,
		card.FightBonus:  (*ru).fightBonus,
		card.Ignores: func(t *ru, m card.Mod, p nounPhrase) clause {
			return listed(p, "игнорировать", t.bareKeyword(m.Keyword), ", когда "+says(p, "атаковать", "").predicate(finite))
		},
		card.OnlyAttacks:   (*ru).onlyAttacks,
		card.Redirects:     (*ru).redirects,
		card.Shielded:      (*ru).shielded,
		card.EntersReady:   enters("подготовленный"),
		card.EntersStunned: enters("оглушённый"),
		card.EntersEnraged: enters("разъярённый"),
		card.EntersOther: func(t *ru, _ card.Mod, p nounPhrase) clause {
			return says(p, "войти", "в игру "+t.foe.owns(wordFor("контроль"), false).after("под", instrumental))
		},
		card.AnyHouseUse: func(_ *ru, _ card.Mod, p nounPhrase) clause {
			return whole(p.cases[accusative] + " можно использовать как " + wordFor("карта").phrase(p.plural).cases[accusative] + " активного дома")
		},
		card.MayFightMod: always("мочь", "биться независимо от активного дома"),
		card.MustFightMod: func(_ *ru, _ card.Mod, p nounPhrase) clause {
			return whole("при использовании " + says(p, "должен", "биться, если это возможно").finite())
		},
		card.SpendMod: (*ru).spend,
		card.FlankMod: func(_ *ru, _ card.Mod, p nounPhrase) clause {
			return listed(p, "считаться", wordFor("существо").phrase(p.plural, "фланговый").cases[instrumental], "")
		},
		card.DamageTaken: (*ru).damageTaken,
		card.TextMod: func(t *ru, m card.Mod, p nounPhrase) clause {
			of := t.role(card.TheSubjects).cases[genitive]
			if m.KeywordsOnly {
				return clause{subject: p, acts: []act{{"получить", ""}}, items: []string{"ключевые слова " + of, "атрибуты " + of}}
			}
			return listed(p, "получить", "текст "+of, "")
		},
		card.HeadingsMod:  (*ru).sharedHeadings,
		card.PreyMod:      (*ru).preyMod,
		card.WideTaunt:    (*ru).wideTaunt,
		card.DealsInstead: (*ru).dealsInstead,
	}
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

func (t *ru) keyword(m card.Mod, p nounPhrase) clause {
	word := keywordItem + t.keywordOf(m)
	if m.Filter != nil {
		n := t.noun(*m.Filter, in)
		return listed(p, "получить", word, ", когда "+says(p, "атаковать", n.one().cases[accusative]).predicate(finite))
	}
	return listed(p, "получить", word, "")
}

func (t *ru) keywordOf(m card.Mod) string {
	if m.Keyword == card.NoKeyword || m.Keyword >= card.KeywordCount {
		return lang.Missing("keyword", m.Keyword)
	}
	name := t.Keyword(m.Keyword)
	switch {
	case !m.Keyword.Numbered():
		t.mention(m.Keyword, 1)
		return t.quoted(name)
	case m.Num.Kind == card.Const:
		t.mention(m.Keyword, m.Num.N)
		return t.quoted(name + " " + digits(m.Num.N))
	}
	return t.quoted(name+" X") + ", где X — " + t.value(m.Num).cases[nominative]
}

func (t *ru) gives(m card.Mod, p nounPhrase) clause {
	if m.Ability == nil {
		return says(p, "получить", lang.Missing("ability of modifier", m.Kind))
	}
	return listed(p, "получить", "способность "+t.given(*m.Ability, t.Creatures(m.Target)), "")
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

// becomes is "сила этого существа равна 5".
func (t *ru) becomes(m card.Mod, p nounPhrase, what string) clause {
	if m.Final {
		having := adjective("имеющий", word{gender: p.gender}, p.plural)[instrumental]
		return listed(p, "считаться "+having, wordFor(what).one[accusative]+" "+t.value(m.Num).cases[nominative], "")
	}
	of := owned(wordFor(what), p)
	return whole(of.cases[nominative] + " " + short("равен", of) + " " + t.value(m.Num).cases[dative])
}

func (t *ru) notReadied(_ card.Mod, p nounPhrase) clause {
	return says(p, "не подготовиться", "на этапе "+t.quoted("Подготовить карты"))
}

func (t *ru) onlyHouse(m card.Mod, p nounPhrase) clause {
	if m.Active {
		return says(p, "принадлежать", "активному дому")
	}
	return says(p, "принадлежать", "только дому "+lang.Lookup(printed.Russian[:], "house", m.House))
}

func (t *ru) alsoHouse(m card.Mod, p nounPhrase) clause {
	switch {
	case m.Chosen:
		return says(p, "принадлежать", "также выбранному дому")
	case m.House == card.NoHouse:
		return says(p, "принадлежать", "всем домам")
	}
	return says(p, "принадлежать", "также дому "+lang.Lookup(printed.Russian[:], "house", m.House))
}

// traits is "атрибут «Бес»".
func (t *ru) traits(m card.Mod) string {
	names := t.Traits(m.Traits)
	for i, n := range names {
		names[i] = t.quoted(n)
	}
	if len(names) == 1 {
		return "атрибут " + names[0]
	}
	return "атрибуты " + series(names, "и")
}

func (t *ru) cannot(m card.Mod, p nounPhrase) clause {
	if onlyFights(m) {
		return whole(p.cases[accusative] + " можно использовать только для боя")
	}
	switch m.Acts {
	case card.ActAny:
		return whole(p.cases[accusative] + " нельзя использовать")
	case card.ActReady:
		return whole(p.cases[accusative] + " нельзя подготовить")
	}
	acts := t.acts(m.Acts)
	if len(acts) == 1 {
		return says(p, "не мочь", acts[0])
	}
	return says(p, "не мочь", "ни "+strings.Join(acts, ", ни "))
}

// onlyFights reports whether cards can be used only to fight.
func onlyFights(m card.Mod) bool {
	return m.Kind == card.CannotMod && m.Acts == card.ActReap|card.ActAction|card.ActOmni
}

// acts are what creatures do: "атаковать", "совершать сбор".
func (t *ru) acts(acts card.Acts) []string {
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
	return names
}

var actWords = map[card.Acts]string{card.ActFight: "атаковать", card.ActReap: "совершать сбор", card.ActReady: "подготавливаться"}

func (t *ru) fightDamage(m card.Mod, p nounPhrase) clause {
	fight, when := "в бою", ""
	if m.WhenAttacked {
		fight, when = "", ", когда "+theyPronoun(p.gender, p.plural).cases[accusative]+" атакуют"
	}
	switch {
	case m.Num.Kind != card.Const:
		return says(p, "нанести", lang.Join(fight, "только урон, "+t.equal(m.Num, "равный", masculine)[accusative]+","+when))
	case m.Num.N == 0:
		return says(p, "не нанести", lang.Join("урона", fight)+when)
	}
	return says(p, "нанести", lang.Join(fight, "только "+wordFor("урон").count(m.Num.N).cases[accusative]+when))
}

func (t *ru) fightBonus(m card.Mod, p nounPhrase) clause {
	head, tail := t.amount(m.Num, wordFor("урон"))
	return says(p, "нанести", lang.Join("дополнительно", head, tail)+", когда "+
		says(p, "атаковать", t.oneOf(m.Filter).cases[accusative]).predicate(finite))
}

func (t *ru) onlyAttacks(m card.Mod, p nounPhrase) clause {
	switch {
	case m.Filter == nil:
		return says(p, "не мочь", "атаковать")
	case m.Except:
		return says(p, "не мочь", "атаковать "+t.all(m.Filter).cases[accusative])
	}
	return says(p, "мочь", "атаковать только "+t.all(m.Filter).cases[accusative])
}

func (t *ru) redirects(m card.Mod, p nounPhrase) clause {
	if m.InFights {
		return whole("урон, который в бою получают " + p.cases[nominative] + ", получает также " + t.self.cases[nominative])
	}
	return whole("весь урон, который " + conjugate("получить", happened, p) + " бы " + p.agreeing() + ", вместо этого получает " +
		t.self.cases[nominative])
}

func (t *ru) spend(m card.Mod, p nounPhrase) clause {
	by := t.who(m.Who)
	use := ", как если бы он лежал в " + by.nonReflexive().owns(wordFor("запас"), false, "личный").cases[locative]
	if by != t.you && by.own == "" {
		use = ", как если бы он лежал в его личном запасе"
	}
	if m.ToForge {
		use = " на ковку ключей"
	}
	return t.states(m.Who, "мочь", "тратить янтарь "+p.after("с", genitive)+use)
}

func (t *ru) shielded(m card.Mod, p nounPhrase) clause {
	if m.Filter == nil {
		return says(p, "не получить", "урона")
	}
	var by []string
	for f := m.Filter; f != nil; f = f.Also {
		one := *f
		one.Also = nil
		by = append(by, t.all(&one).after("от", genitive))
	}
	return says(p, "не получить", "урона "+series(by, "и"))
}

func (t *ru) dealsInstead(m card.Mod, p nounPhrase) clause {
	return whole(flow("каждый раз, когда "+p.agreeing()+" "+short("должен", p)+" нанести урон, вместо этого ", t.effects(m.Do)))
}

func (t *ru) damageTaken(m card.Mod, p nounPhrase) clause {
	if m.Twice {
		return whole("урон, наносимый " + p.cases[dative] + ", удваивается")
	}
	head, tail := t.amount(m.Num, wordFor("урон"))
	they := theyPronoun(p.gender, p.plural)
	return whole(lang.Join("каждый раз, когда", says(p, "получить", "урон,").finite(), says(they, "получить", "ещё").finite(), head, tail))
}

func (t *ru) sharedHeadings(m card.Mod, p nounPhrase) clause {
	var names []string
	for _, h := range plan.Headings(m.Headings) {
		names = append(names, t.quoted(lang.LookupIn(headingWords, "heading", h)))
	}
	return whole("способности " + series(names, "и") + " " + p.cases[genitive] + " считаются способностями " +
		t.quoted(t.headings(m.Headings|m.Adds)))
}

func (t *ru) wideTaunt(_ card.Mod, p nounPhrase) clause {
	return whole("ключевое слово " + t.quoted(t.Keyword(card.Taunt)) + " " + p.cases[genitive] + " защищает также соседей " +
		possessive(theyPronoun(p.gender, p.plural)) + " соседей")
}

// preyMod writes the prey that a modifier gives (A6).
func (t *ru) preyMod(m card.Mod, p nounPhrase) clause {
	if m.Prey == nil {
		return says(p, "получить", lang.Missing("prey of modifier", m.Kind))
	}
	t.mention(lang.Prey, 0)
	return listed(p, "получить", keywordItem+t.quoted(t.Keyword(lang.Prey)+" — "+t.holder(*m.Prey).cases[nominative]), "")
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
