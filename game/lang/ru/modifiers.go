package ru

import (
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
)

// mod writes a constant modifier.
func (t *ru) mod(m card.Mod) []clause {
	if say, ok := playerModifiers[m.Kind]; ok {
		return []clause{say(t, m)}
	}
	say, ok := cardModifiers[m.Kind]
	if !ok {
		return []clause{whole(lang.Missing("modifier", m.Kind))}
	}
	p := t.holder(m.Target)
	if m.Target.Pick == card.EachOf && collective[m.Kind] {
		n := t.noun(m.Target.Filter, in)
		p = n.many()
	}
	return []clause{say(t, m, p)}
}

// collective are the modifiers that read better about all the cards than about each.
var collective = map[card.ModKind]bool{card.AnyHouseUse: true}

// listed makes a clause whose object may be one of several.
func listed(p nounPhrase, verb, item, rest string) clause {
	return clause{subject: p, acts: []act{{verb, ""}}, items: []string{item}, rest: rest}
}

// holder names the cards that a modifier is for.
func (t *ru) holder(g card.Target) nounPhrase {
	near, known := t.near, t.known[card.It]
	p := t.target(g)
	if g.Pick != card.ByRole { // a modifier names no It
		t.near = near
		t.known[card.It] = known
	}
	return p
}

// enters is how cards enter play, a participle.
func enters(how string) func(*ru, card.Mod, nounPhrase) clause {
	return func(_ *ru, _ card.Mod, p nounPhrase) clause {
		return listed(p, "войти в игру", adjective(how, word{gender: p.gender}, p.plural)[instrumental], "")
	}
}

// cardModifiers write the modifiers of cards.
var cardModifiers map[card.ModKind]func(*ru, card.Mod, nounPhrase) clause

func init() { // given abilities lead back to the table
	cardModifiers = map[card.ModKind]func(*ru, card.Mod, nounPhrase) clause{
		card.PowerMod: func(t *ru, m card.Mod, p nounPhrase) clause {
			if m.Flag {
				return order("поменять", "местами силу и броню "+p.cases[genitive])
			}
			return listed(p, "получить", t.plus(m.Num, "к силе"), "")
		},
		card.ArmorMod: func(t *ru, m card.Mod, p nounPhrase) clause {
			if m.Flag {
				return says(p, "потерять", "всю броню")
			}
			return listed(p, "получить", t.plus(m.Num, "к броне"), "")
		},
		card.KeywordMod:    (*ru).keyword,
		card.GiveAbility:   (*ru).gives,
		card.EntersReady:   enters("подготовленный"),
		card.EntersStunned: enters("оглушённый"),
		card.EntersEnraged: enters("разъярённый"),
		card.AnyHouseUse: func(_ *ru, _ card.Mod, p nounPhrase) clause {
			they := theyPronoun(p.gender, p.plural)
			return whole(p.cases[accusative] + " можно использовать, как если бы " + they.cases[nominative] + " " +
				conjugate("принадлежать", happened, they) + " активному дому")
		},
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
	near := t.near
	if each := t.forEach(of); each != "" {
		return sign + digits(k) + " " + to + " " + each
	}
	t.near = near
	return "+X " + to + ", где X — " + t.value(n).cases[nominative]
}

func (t *ru) keyword(m card.Mod, p nounPhrase) clause {
	word := "ключевое слово " + t.keywordOf(m)
	if m.Filter != nil {
		n := t.noun(*m.Filter, in)
		return listed(p, "получить", word, ", когда атакует "+n.one().cases[accusative])
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
	return listed(p, "получить", "способность "+t.given(*m.Ability, t.creatures(m.Target)), "")
}
