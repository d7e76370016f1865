package ru_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// The cases, in the order in which thing has its forms.
const (
	nominative = iota
	genitive
	dative
	accusative
	instrumental
)

// thing is what a text counts, with the forms that it has to take.
type thing struct {
	filter    Filter
	one, many string // the five forms of the singular and of the plural
	few       string // after 2, 3 and 4 in the nominative, and in the accusative where that differs
}

var (
	artifacts = Filter{Types: TypeSet(ArtifactType)}
	actions   = Filter{Types: TypeSet(ActionType)}
)

var things = []thing{
	{Creatures.Is(IsStunned),
		"оглушённое существо, оглушённого существа, оглушённому существу, оглушённое существо, оглушённым существом",
		"оглушённые существа, оглушённых существ, оглушённым существам, оглушённых существ, оглушёнными существами",
		"оглушённых существа, оглушённых существ"},
	{Creatures.Flank().Is(IsReady),
		"подготовленное фланговое существо, подготовленного флангового существа, подготовленному фланговому существу, " +
			"подготовленное фланговое существо, подготовленным фланговым существом",
		"подготовленные фланговые существа, подготовленных фланговых существ, подготовленным фланговым существам, " +
			"подготовленных фланговых существ, подготовленными фланговыми существами",
		"подготовленных фланговых существа, подготовленных фланговых существ"},
	{artifacts.IsNot(IsReady),
		"повёрнутый артефакт, повёрнутого артефакта, повёрнутому артефакту, повёрнутый артефакт, повёрнутым артефактом",
		"повёрнутые артефакты, повёрнутых артефактов, повёрнутым артефактам, повёрнутые артефакты, повёрнутыми артефактами",
		"повёрнутых артефакта"},
	{Upgrades.Is(IsReady),
		"подготовленное улучшение, подготовленного улучшения, подготовленному улучшению, подготовленное улучшение, " +
			"подготовленным улучшением",
		"подготовленные улучшения, подготовленных улучшений, подготовленным улучшениям, подготовленные улучшения, " +
			"подготовленными улучшениями",
		"подготовленных улучшения"},
	{Cards.IsNot(IsReady), "повёрнутая карта, повёрнутой карты, повёрнутой карте, повёрнутую карту, повёрнутой картой",
		"повёрнутые карты, повёрнутых карт, повёрнутым картам, повёрнутые карты, повёрнутыми картами", "повёрнутые карты"},
	{actions, "карта действия, карты действия, карте действия, карту действия, картой действия",
		"карты действия, карт действия, картам действия, карты действия, картами действия", "карты действия"},
}

// class is which of the three forms a noun takes after a number.
func class(n int) string {
	switch {
	case n%10 == 1 && n%100 != 11:
		return "one"
	case n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14):
		return "few"
	}
	return "many"
}

// counted is a number of the things in a case.
func (w thing) counted(n, c int) string {
	one, many, few := strings.Split(w.one, ", "), strings.Split(w.many, ", "), strings.Split(w.few, ", ")
	number := strconv.Itoa(n) + " "
	switch k := class(n); {
	case k == "one":
		return number + one[c]
	case c != nominative && c != accusative:
		return number + many[c]
	case k == "many":
		return number + many[genitive]
	case c == accusative:
		return number + few[len(few)-1]
	}
	return number + few[0]
}

func (w thing) form(forms string, c int) string { return strings.Split(forms, ", ")[c] }

// says is what a creature with that ability says, without its heading.
func says(do ...Effect) string {
	s := russian.Texts(russian).Ability(Creature("troll", Brobnar, 8), WithHeading(OnReap, do...), "")
	return strings.TrimPrefix(s, "Сбор: ")
}

// Numbers and the nouns and adjectives after them agree in every case.
func TestNumbersAgree(t *testing.T) {
	for _, w := range things {
		assert.Equal(t, "уничтожьте "+w.form(w.one, accusative)+".", says(Destroy(Choose(w.filter))))
		assert.Equal(t, "нанесите 1 урон "+w.form(w.one, dative)+".", says(Deal(1, Choose(w.filter))))
		assert.Equal(t, "начните бой "+w.form(w.one, instrumental)+".", says(FightWith(Choose(w.filter))))
		for n := 2; n <= 25; n++ {
			assert.Equal(t, "уничтожьте "+w.counted(n, accusative)+".", says(Destroy(ChooseN(n, w.filter))))
			assert.Contains(t, says(Deal(1, ChooseN(n, w.filter))), " "+w.counted(n, dative))
			assert.Contains(t, says(FightWith(ChooseN(n, w.filter))), "начните бой "+w.counted(n, instrumental))
			assert.Equal(t, "уничтожьте до "+w.counted(n, genitive)+".", says(Destroy(UpTo(n, w.filter))))
		}
	}
}

// In a condition what is counted is a subject or an object, and stands in the genitive
// where there is none and after a bound.
func TestNumbersAgreeInConditions(t *testing.T) {
	for _, w := range things {
		for n := 0; n <= 25; n++ {
			for cmp, want := range map[Cmp]string{
				Equal:   "в игре ровно " + w.counted(n, nominative),
				AtLeast: "в игре " + strconv.Itoa(n) + " или больше " + w.form(w.many, genitive),
				AtMost:  "в игре не больше " + w.counted(n, genitive),
				More:    "в игре больше " + w.counted(n, genitive),
				Less:    "в игре меньше " + w.counted(n, genitive),
			} {
				switch {
				case n == 0 && (cmp == Equal || cmp == AtMost) || n == 1 && cmp == Less:
					want = "в игре нет " + w.form(w.many, genitive)
				case n == 0 && cmp == More || n == 1 && cmp == AtLeast:
					want = "в игре есть " + w.form(w.one, nominative)
				}
				assert.Equal(t, "если "+want+", уничтожьте «Тролля».", says(If(Compares(Count(w.filter), cmp, n), Destroy(This))))
			}
			if n > 0 {
				assert.Equal(t, "если вы контролируете ровно "+w.counted(n, accusative)+", уничтожьте «Тролля».",
					says(If(Compares(Count(w.filter.Friendly()), Equal, n), Destroy(This))))
			}
		}
	}
}

// What is not a card is counted in the same way: æmber and damage stay in the singular.
func TestAmountsAgree(t *testing.T) {
	forms := func(n int, one, few, many string) string {
		return strconv.Itoa(n) + " " + map[string]string{"one": one, "few": few, "many": many}[class(n)]
	}
	for n := 1; n <= 25; n++ {
		assert.Equal(t, "получите "+forms(n, "янтарь", "янтаря", "янтаря")+".", says(Gain(n)))
		assert.Equal(t, "украдите "+forms(n, "янтарь", "янтаря", "янтаря")+".", says(Steal(n)))
		assert.Equal(t, "соперник теряет "+forms(n, "янтарь", "янтаря", "янтаря")+".", says(Opponent.Loses(N(n))))
		assert.Equal(t, "нанесите "+forms(n, "урон", "урона", "урона")+" существу.", says(Deal(n, Choose(Creatures))))
		assert.Equal(t, "возьмите "+forms(n, "карту", "карты", "карт")+".", says(Draw(n)))
		assert.Equal(t, "получите "+forms(n, "цепь", "цепи", "цепей")+".", says(You.GainsChains(n)))
		if n > 1 {
			assert.Equal(t, "сбросьте "+forms(n, "верхнюю карту", "верхние карты", "верхних карт")+" вашей колоды.",
				says(DiscardCards(Each(Cards.In(Deck, You).TopOf(n)))))
			assert.Equal(t, "уничтожьте "+forms(n, "самое сильное существо", "самых сильных существ", "самых сильных существ")+".",
				says(Destroy(Strongest(n, Creatures))))
			assert.Equal(t, "положите на существо "+forms(n, "жетон роста", "жетона роста", "жетонов роста")+".",
				says(Put(n, GrowthCounter, Choose(Creatures))))
		}
		assert.Equal(t, "если у вас ровно "+forms(n, "скованный ключ", "скованных ключа", "скованных ключей")+", уничтожьте «Тролля».",
			says(If(Compares(For(Keys, You), Equal, n), Destroy(This))))
		assert.Equal(t, "если на существе «Тролль» ровно "+forms(n, "янтарь", "янтаря", "янтаря")+", уничтожьте его.",
			says(If(Compares(Of(AmberOn, This), Equal, n), Destroy(This))))
	}
}

// Verbs in the past, short participles and pronouns take the gender and the number of the
// cards that they are about.
func TestVerbsAndPronounsAgree(t *testing.T) {
	both := Choose(Creatures)
	both = both.AndAlso(Choose(artifacts))
	for _, c := range []struct {
		cards          Target
		they, was, him string
	}{
		{Choose(Creatures), "оно", "уничтожено", "его"},
		{Choose(artifacts), "он", "уничтожен", "его"},
		{Choose(Upgrades), "оно", "уничтожено", "его"},
		{Choose(Cards.Enemy()), "она", "уничтожена", "её"},
		{Choose(actions), "она", "уничтожена", "её"},
		{ChooseN(2, Creatures), "они", "уничтожены", "их"},
		{ChooseN(2, artifacts), "они", "уничтожены", "их"},
		{UpTo(3, Cards), "они", "уничтожены", "их"},
		{Each(Upgrades), "они", "уничтожены", "их"},
		{both, "они", "уничтожены", "их"},
	} {
		assert.Contains(t, says(Destroy(c.cards), If(Destroys(It), Purge(It))),
			". Если "+c.they+" "+c.was+", изгоните "+c.him+".")
	}
	for _, c := range []struct {
		cards             Filter
		subject           string
		entered, was, her string
	}{
		{Creatures.Enemy(), "вражеское существо", "вошло", "о", "его"},
		{artifacts.Except(), "другой артефакт", "вошёл", "", "его"},
		{Upgrades, "улучшение", "вошло", "о", "его"},
		{Cards.Friendly(), "дружественная карта", "вошла", "а", "её"},
		{Cards.Named("troll"), "карта с названием «Тролль»", "вошла", "а", "её"},
	} {
		undergone := func(done string) string {
			if strings.Count(c.subject, " ") > 2 { // too long to come before the participle
				return done + " " + c.subject
			}
			return c.subject + " " + done
		}
		for text, e := range map[string]Event{
			c.subject + " " + c.entered + " в игру":    Enters(c.cards),
			undergone("уничтожен" + c.was):             IsDestroyed(c.cards),
			undergone("разыгран" + c.was):              Plays(Nobody, c.cards),
			undergone("использован" + c.was):           Uses(Nobody, c.cards),
			c.subject + " сброшен" + c.was + " с руки": Discards(Nobody, c.cards),
		} {
			assert.Equal(t, "После того как "+text+", изгоните "+c.her+".",
				russian.Texts(russian).Ability(Creature("krump", Brobnar, 6), After(e, Purge(Subject)), ""))
		}
	}
}

// You are addressed in the plural, other players are masculine.
func TestPlayersAgree(t *testing.T) {
	for who, c := range map[Who]struct{ past, now string }{
		You:       {"вы сковали", "получите"},
		Opponent:  {"соперник сковал", "соперник получает"},
		AnyPlayer: {"игрок сковал", "любой игрок получает"},
		Active:    {"активный игрок сковал", "активный игрок получает"},
	} {
		assert.Equal(t, "После того как "+c.past+" ключ, возьмите 1 карту.",
			russian.Texts(russian).Ability(nil, After(Forges(who), Draw(1)), ""))
		assert.Equal(t, c.now+" 1 янтарь.", says(who.Gains(N(1))))
	}
}

// Words of the window, of the terminal and of messages agree with their numbers: where
// English counts something, Russian has its three forms, or the number stands apart from
// the word.
func TestWordsAgreeWithTheirNumbers(t *testing.T) {
	english := languages.English()
	counts := regexp.MustCompile(`\{(\w+):[^{}|]*\|[^{}]*\}`)
	apart := map[string]bool{"из": true, "с": true, "в": true}
	counted := 0
	for _, of := range [...][2]lang.Words{{english.Words, russian.Words}, {english.Messages, russian.Messages}} {
		for key, words := range of[0] {
			for _, m := range counts.FindAllStringSubmatch(words, -1) {
				if _, err := strconv.Atoi(m[1]); err != nil {
					continue // a person, not a number
				}
				counted++
				for _, next := range regexp.MustCompile(`\{`+m[1]+`\}[ \x{a0}](\p{Cyrillic}+)`).FindAllStringSubmatch(of[1][key], -1) {
					assert.True(t, apart[next[1]], "%s: %q says {%s} %s in one form", key, of[1][key], m[1], next[1])
				}
				for _, forms := range regexp.MustCompile(`\{`+m[1]+`:([^{}]*)\}`).FindAllStringSubmatch(of[1][key], -1) {
					assert.Len(t, strings.Split(forms[1], "|"), 3, "%s: %q", key, of[1][key])
				}
			}
		}
	}
	assert.Greater(t, counted, 50)
	for n := range 26 { // 1, 21; 2, 3, 4, 22, 23, 24; all others
		form := [...]int{2, 0, 1, 1, 1, 2, 2, 2, 2, 2}[n%10]
		if n > 10 && n < 20 {
			form = 2
		}
		assert.Equal(t, form, russian.Plural(n), n)
	}
}

// A title of another gender than its kind of card is not "его" afterwards.
func TestTitlesOfOtherGenders(t *testing.T) {
	for id, want := range map[string]string{
		"grizzled-wyvern": `Бой: «Седая виверна» захватывает 1 янтарь у соперника. Поверните это существо.`,
		"crunch":          `Бой: «Хруст» захватывает 1 янтарь у соперника. Поверните его.`,
	} {
		assert.Equal(t, want, russian.Texts(russian).Card(Creature(id, Brobnar, 1, Fight(Capture(1, This), Exhaust(This)))).String())
	}
}
