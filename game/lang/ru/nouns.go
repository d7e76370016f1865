package ru

import (
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/lang"
)

// The cases, by which the forms of a noun are kept.
const (
	nominative = iota
	genitive
	dative
	accusative
	instrumental
	locative
)

// cases are the forms of a word or of a phrase, by case.
type cases [6]string

// gender is the gender of a noun in the singular.
type gender uint8

const (
	masculine gender = iota
	feminine
	neuter
)

// word is a noun of the table: "существо", "карта действия".
type word struct {
	gender    gender
	animate   bool
	one, many cases
	tail      string // stands after the noun in every form: "действия"
	mass      bool   // not counted in pieces: "5 янтаря"
}

// lexicon are the nouns: first the six forms of the singular, then those of the plural.
var lexicon = map[string]word{
	"существо": animate(neuter, "существо существа существу существо существом существе",
		"существа существ существам существ существами существах"),
	"существо-токен": inanimate(neuter, "существо-токен существа-токена существу-токену существо-токен существом-токеном существе-токене",
		"существа-токены существ-токенов существам-токенам существа-токены существами-токенами существах-токенах"),
	"артефакт": inanimate(masculine, "артефакт артефакта артефакту артефакт артефактом артефакте",
		"артефакты артефактов артефактам артефакты артефактами артефактах"),
	"улучшение": inanimate(neuter, "улучшение улучшения улучшению улучшение улучшением улучшении",
		"улучшения улучшений улучшениям улучшения улучшениями улучшениях"),
	"действие": inanimate(neuter, "действие действия действию действие действием действии",
		"действия действий действиям действия действиями действиях"),
	"карта": inanimate(feminine, "карта карты карте карту картой карте", "карты карт картам карты картами картах"),
	"копия": inanimate(feminine, "копия копии копии копию копией копии", "копии копий копиям копии копиями копиях"),
	"половина": inanimate(feminine, "половина половины половине половину половиной половине",
		"половины половин половинам половины половинами половинах"),
	"треть": inanimate(feminine, "треть трети трети треть третью трети", "трети третей третям трети третями третях"),
	"пророчество": inanimate(neuter, "пророчество пророчества пророчеству пророчество пророчеством пророчестве",
		"пророчества пророчеств пророчествам пророчества пророчествами пророчествах"),
	"фонарь": inanimate(masculine, "фонарь фонаря фонарю фонарь фонарём фонаре",
		"фонари фонарей фонарям фонари фонарями фонарях"),
	"место": inanimate(neuter, "место места месту место местом месте",
		"места мест местам места местами местах"),
	"чудовище": animate(neuter, "чудовище чудовища чудовищу чудовище чудовищем чудовище",
		"чудовища чудовищ чудовищам чудовищ чудовищами чудовищах"),
	"сосед": animate(masculine, "сосед соседа соседу соседа соседом соседе", "соседи соседей соседям соседей соседями соседях"),
	"игрок": animate(masculine, "игрок игрока игроку игрока игроком игроке", "игроки игроков игрокам игроков игроками игроках"),
	"соперник": animate(masculine, "соперник соперника сопернику соперника соперником сопернике",
		"соперники соперников соперникам соперников соперниками соперниках"),
	"владелец": animate(masculine, "владелец владельца владельцу владельца владельцем владельце",
		"владельцы владельцев владельцам владельцев владельцами владельцах"),

	"янтарь":  massive(inanimate(masculine, "янтарь янтаря янтарю янтарь янтарём янтаре", "янтарь янтаря янтарю янтарь янтарём янтаре")),
	"урон":    massive(inanimate(masculine, "урон урона урону урон уроном уроне", "урон урона урону урон уроном уроне")),
	"разница": massive(inanimate(feminine, "разница разницы разнице разницу разницей разнице", "разница разницы разнице разницу разницей разнице")),
	"единица": inanimate(feminine, "единица единицы единице единицу единицей единице", "единицы единиц единицам единицы единицами единицах"),
	"броня":   massive(inanimate(feminine, "броня брони броне броню бронёй броне", "броня брони броне броню бронёй броне")),
	"сила":    massive(inanimate(feminine, "сила силы силе силу силой силе", "сила силы силе силу силой силе")),
	"ключ":    inanimate(masculine, "ключ ключа ключу ключ ключом ключе", "ключи ключей ключам ключи ключами ключах"),
	"цепь":    inanimate(feminine, "цепь цепи цепи цепь цепью цепи", "цепи цепей цепям цепи цепями цепях"),
	"жетон":   inanimate(masculine, "жетон жетона жетону жетон жетоном жетоне", "жетоны жетонов жетонам жетоны жетонами жетонах"),
	"раз":     inanimate(masculine, "раз раза разу раз разом разе", "разы раз разам разы разами разах"),
	"дом":     inanimate(masculine, "дом дома дому дом домом доме", "дома домов домам дома домами домах"),
	"символ": inanimate(masculine, "символ символа символу символ символом символе",
		"символы символов символам символы символами символах"),
	"блок": inanimate(masculine, "блок блока блоку блок блоком блоке", "блоки блоков блокам блоки блоками блоках"),
	"атрибут": inanimate(masculine, "атрибут атрибута атрибуту атрибут атрибутом атрибуте",
		"атрибуты атрибутов атрибутам атрибуты атрибутами атрибутах"),
	"число": inanimate(neuter, "число числа числу число числом числе", "числа чисел числам числа числами числах"),
	"количество": inanimate(neuter, "количество количества количеству количество количеством количестве",
		"количества количеств количествам количества количествами количествах"),
	"цвет": inanimate(masculine, "цвет цвета цвету цвет цветом цвете",
		"цвета цветов цветам цвета цветами цветах"),
	"значение": inanimate(neuter, "значение значения значению значение значением значении",
		"значения значений значениям значения значениями значениях"),
	"цена": inanimate(feminine, "цена цены цене цену ценой цене", "цены цен ценам цены ценами ценах"),
	"ход":  inanimate(masculine, "ход хода ходу ход ходом ходе", "ходы ходов ходам ходы ходами ходах"),
	"этап": inanimate(masculine, "этап этапа этапу этап этапом этапе", "этапы этапов этапам этапы этапами этапах"),

	"рука":   inanimate(feminine, "рука руки руке руку рукой руке", "руки рук рукам руки руками руках"),
	"колода": inanimate(feminine, "колода колоды колоде колоду колодой колоде", "колоды колод колодам колоды колодами колодах"),
	"сброс":  inanimate(masculine, "сброс сброса сбросу сброс сбросом сбросе", "сбросы сбросов сбросам сбросы сбросами сбросах"),
	"архив":  inanimate(masculine, "архив архива архиву архив архивом архиве", "архивы архивов архивам архивы архивами архивах"),
	"запас":  inanimate(masculine, "запас запаса запасу запас запасом запасе", "запасы запасов запасам запасы запасами запасах"),
	"линия":  inanimate(feminine, "линия линии линии линию линией линии", "линии линий линиям линии линиями линиях"),
	"контроль": inanimate(masculine, "контроль контроля контролю контроль контролем контроле",
		"контроли контролей контролям контроли контролями контролях"),
	"сторона": inanimate(feminine, "сторона стороны стороне сторону стороной стороне",
		"стороны сторон сторонам стороны сторонами сторонах"),
	"фланг": inanimate(masculine, "фланг фланга флангу фланг флангом фланге", "фланги флангов флангам фланги флангами флангах"),
}

func forms(words string) (c cases) {
	copy(c[:], strings.Fields(words))
	return c
}

func inanimate(g gender, one, many string) word {
	return word{gender: g, one: forms(one), many: forms(many)}
}

func animate(g gender, one, many string) word {
	return word{gender: g, animate: true, one: forms(one), many: forms(many)}
}

func massive(w word) word { w.mass = true; return w }

// wordFor finds a noun: "карта", or "карта действия", of which only the first word has
// forms.
func wordFor(s string) word {
	head, tail, _ := strings.Cut(s, " ")
	w, ok := lexicon[head]
	if !ok {
		head = lang.Missing("noun", s)
		w.one, w.many = alike(head), alike(head)
	}
	w.tail = tail
	return w
}

// alike returns the forms of a word that has only one.
func alike(s string) cases { return cases{s, s, s, s, s, s} }

// nounPhrase is a noun with its words, in every case. A sentence takes the case that its
// verb asks for.
type nounPhrase struct {
	cases
	gender gender
	plural bool
	second bool // "вы"
	// pronoun: "его" becomes "него" after a preposition.
	pronoun bool
	// each: the phrase is about each of several cards by itself, "по 2 урона".
	each bool
	// kind is the kind of a card whose title is the nominative, for verbs that must agree:
	// "существо" of "существо Troll уничтожено".
	kind string
	// unlike: the title is of another gender than the kind of card.
	unlike bool
}

// title is the title of a card, set off, which is declined as an object. Where another case must
// show, the kind of card stands before it:
// "сосед существа «Troll»".
func title(l *lang.Language, name string, kind word) nounPhrase {
	p := nounPhrase{gender: kind.gender, kind: kind.one[nominative], unlike: unlike(l.Inflect(name, "ins"), kind)}
	for k := range p.cases {
		p.cases[k] = kind.one[k] + " " + name
	}
	p.cases[nominative], p.cases[accusative] = name, l.Inflect(name, "acc")
	return p
}

// unlike reports whether a title in the instrumental is a feminine or a plural, and the kind of card
// is not: "его" would not be «Седая виверна».
func unlike(title string, kind word) bool {
	first, _, _ := strings.Cut(strings.Trim(title, "«»"), " ")
	hasEnd := func(end string) bool { return strings.HasSuffix(first, end) }
	return slices.ContainsFunc([]string{"ой", "ёй", "ей", "ью"}, hasEnd) && kind.gender != feminine || hasEnd("ми")
}

// agreeing is the phrase as the subject of a word that shows gender: "существо Troll".
func (p nounPhrase) agreeing() string { return lang.Join(p.kind, p.cases[nominative]) }

// after is the phrase after a preposition: "на него", "со всеми существами".
func (p nounPhrase) after(prep string, c int) string {
	words := p.cases[c]
	if p.pronoun && !p.second && !strings.HasPrefix(words, "н") {
		words = "н" + words
	}
	if few, ok := strings.CutPrefix(words, "до "); ok && p.each { // "до 3 существ"
		return "не более чем " + prep + " " + few
	}
	return preposition(prep, words) + " " + words
}

// preposition is the one that goes before the words: "со всех", "об артефакте".
func preposition(prep, words string) string {
	switch {
	case prep == "о" && strings.ContainsAny(firstLetter(words), "аиоуэ"):
		return "об"
	case (prep == "с" || prep == "в" || prep == "к") && (strings.HasPrefix(words, "все") || strings.HasPrefix(words, "всё") ||
		strings.HasPrefix(words, "мн")), prep == "с" && strings.HasPrefix(words, "сво"):
		return prep + "о"
	case prep == "с" && strings.HasPrefix(words, "вс"):
		return "со"
	}
	return prep
}

func firstLetter(s string) string {
	for _, r := range s {
		return string(r)
	}
	return ""
}

// pronouns are "он", "она", "оно" and, in the plural, "они".
var pronouns = endings{masculine: forms("он его ему его им нём"), feminine: forms("она её ей её ею ней"),
	neuter: forms("оно его ему его им нём"), plurals: forms("они их им их ими них")}

// theyPronoun is "он", "она", "оно", "они".
func theyPronoun(g gender, plural bool) nounPhrase {
	return nounPhrase{gender: g, plural: plural, pronoun: true, cases: pronouns.of(g, plural)}
}

// phrase is a noun with the adjectives before it, in the singular or the plural.
func (w word) phrase(plural bool, words ...string) nounPhrase {
	p := nounPhrase{gender: w.gender, plural: plural && !w.mass}
	head := w.one
	if p.plural {
		head = w.many
	}
	before := adjectives(words, w, p.plural)
	for k := range p.cases {
		p.cases[k] = lang.Join(before[k], head[k], w.tail)
	}
	return p
}

// count is a number of things: "1 карта", "2 вражеских существа", "5 янтаря".
func (w word) count(n int, words ...string) nounPhrase {
	form := pluralForm(n)
	if form == 0 {
		p := w.phrase(false, words...)
		return p.before(strconv.Itoa(n))
	}
	p, before := nounPhrase{gender: w.gender, plural: true}, adjectives(words, w, true)
	for k := range p.cases {
		noun, as := w.many[k], k
		switch {
		case w.mass:
			noun, as = w.one[genitive], genitive
		case k != nominative && k != accusative:
		case k == accusative && w.animate && form == 1, form == 2:
			noun, as = w.many[genitive], genitive
		default:
			noun = w.one[genitive]
			if as = genitive; w.gender == feminine {
				as = nominative
			}
		}
		p.cases[k] = lang.Join(strconv.Itoa(n), before[as], noun, w.tail)
	}
	return p
}

// before puts words before the phrase.
func (p nounPhrase) before(words string) nounPhrase {
	for k := range p.cases {
		p.cases[k] = lang.Join(words, p.cases[k])
	}
	p.kind = ""
	return p
}

// without removes words at the end of the phrase.
func (p nounPhrase) without(words string) nounPhrase {
	for k := range p.cases {
		p.cases[k] = strings.TrimSuffix(p.cases[k], " "+words)
	}
	return p
}

// with puts words after the phrase.
func (p nounPhrase) with(words string) nounPhrase {
	for k := range p.cases {
		p.cases[k] = lang.Join(p.cases[k], words)
	}
	return p
}

// join makes one phrase of several: "существо и артефакт".
func join(and string, ps ...nounPhrase) nounPhrase {
	if len(ps) == 1 {
		return ps[0]
	}
	all := nounPhrase{gender: ps[0].gender, plural: and == "и"}
	for k := range all.cases {
		words := make([]string, len(ps))
		for i, p := range ps {
			words[i] = p.cases[k]
		}
		all.cases[k] = series(words, and)
	}
	return all
}

// series is "a", "a и b", "a, b и c".
func series(words []string, and string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " " + and + " " + words[last]
}
