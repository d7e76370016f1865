package ru

import (
	"cmp"
	"reflect"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// ability writes one ability as a paragraph.
func (t *ru) ability(a card.Ability) string {
	t.forget()
	return lang.Capital(tidy.Replace(t.body(a)))
}

// tidy removes the comma that closes an insertion where something else follows.
var tidy = strings.NewReplacer(" ,", ",", ",,.", ".", ", (", " (", ",,", ",", ",.", ".", ",;", ";", ",:", ":", ",)", ")", ",»", "»",
	",“", "“")

// body writes an ability that may speak of what has been named before, without the
// capital letter.
func (t *ru) body(a card.Ability) string {
	if plan.FirstPlayed(a) {
		f := a.Mods[0].Target.Filter
		f.Preds = nil
		n := t.noun(f, in)
		played := "разыгранный"
		if a.While.A.Who == card.You {
			played += " " + t.you.cases[instrumental]
		}
		p := n.one("первый", played+" за ход")
		return lang.Stop(says(p, "войти в игру "+p.In("agree ins подготовленный"), "").finite())
	}
	lead := ""
	if w := a.While; w != nil && w.Kind == card.YourTurn && !w.Not && a.Kind != card.Replacing { // "в ваш ход, после того как …"
		lead = t.you.owns(wordFor("ход"), false).after("в", accusative) + " "
		if a.Kind == card.Triggered && t.moment(a.Event) == "" {
			lead = strings.TrimSpace(lead) + ", "
		}
	} else if other, ok := plan.InOpponentsTurn(a); ok { // "в ход соперника, после того как …"
		lead, a.While = t.foe.owns(wordFor("ход"), false).after("в", accusative)+", ", other
	} else if plan.Leads(a) {
		lead = map[bool]string{true: "если ", false: "пока "}[plan.IsArrival(a) || plan.IsDoom(a)] + t.cond(a.While) + ", "
	}
	if a.Zone == card.Discard {
		t.Buried = true
		defer func() { t.Buried = false }()
		if a.Headings&card.OnScrap == 0 { // "Scrap:" says so itself
			lead = t.buried(lead, a)
		}
	}
	switch a.Kind {
	case card.Headed:
		if a.IsOffered() {
			return lang.Stop(flow(lead, t.effects([]card.Effect{card.May(a.Do...)})))
		}
		if lead != "" {
			return lang.Stop(lead + t.role(card.This).cases[nominative] + " получает способность " + t.quote(func() string { return t.headed(a) }))
		}
		return t.headed(a)
	case card.Triggered:
		if len(a.Do) == 0 {
			return lang.Missing("effects of ability", a.Kind)
		}
		return t.triggered(lead, a)
	case card.Constant:
		return t.constant(lead, a.Mods)
	case card.Replacing:
		return t.replacing(lead, a)
	}
	return lang.Missing("ability", a.Kind)
}

// buried is the lead of an ability that works in your discard pile.
func (t *ru) buried(lead string, a card.Ability) string {
	here := "пока " + t.self.cases[nominative] + " в " + t.you.owns(wordFor("сброс"), false).cases[locative]
	if a.IsOffered() && lead != "" {
		return here + " и " + strings.TrimPrefix(lead, "пока ")
	}
	return here + ", " + lead
}

// headed writes "Розыгрыш: украдите 1 янтарь."
func (t *ru) headed(a card.Ability) string {
	cs := t.effects(a.Do)
	if len(cs) == 0 {
		return t.headings(a.Headings) + "."
	}
	first, s := firstLetter(cs[0].finite()), sentences(cs)
	return t.headings(a.Headings) + ": " + first + strings.TrimPrefix(s, firstLetter(s)) // a small letter, unless it begins a name
}

// headings is "Розыгрыш/Бой/Сбор".
func (t *ru) headings(h card.Headings) string {
	return strings.Join(lang.LookupAll(headingWords, "heading", plan.Headings(h)), "/")
}

// headingWords are the words of the headings.
var headingWords = map[card.Headings]string{
	card.OnPlay:        "Розыгрыш",
	card.OnBeforeFight: "Перед боем",
	card.OnBeforeReap:  "Перед сбором",
	card.OnFight:       "Бой",
	card.OnReap:        "Сбор",
	card.OnAction:      "Действие",
	card.OnOmni:        "Омни",
	card.OnDestroyed:   "Уничтожен",
	card.OnLeaves:      "Покидая игру",
	card.OnScrap:       "В утиль",
	card.OnFate:        "Судьба",
}

// triggered writes "После того как вы разыграли существо, получите 1 янтарь."
func (t *ru) triggered(lead string, a card.Ability) string {
	when, comma := t.moment(a.Event), ""
	if when == "" {
		t.repeats = t.Lasts || strings.HasPrefix(lead, "пока ")
		when, comma = t.event(a.Event), ","
		t.repeats = false
		if a.Event.Kind == card.HouseChosen {
			t.Near = card.NoRole // "его" would be the house
			t.thatHouse = wordFor("дом").phrase(false, "этот")
			defer func() { t.thatHouse = nounPhrase{} }()
		}
		defer t.AboutEvent(a.Event)()
	}
	named := t.moment(a.Event) != "" || strings.HasPrefix(when, "после того как игрок ") || strings.HasPrefix(when, "каждый раз, когда игрок ")
	t.ofPlayer = named && plan.Anybody(a.Event.Who) &&
		!t.isHe(card.Subject)
	defer func() { t.ofPlayer = false }()
	if plan.IsFirst(a) {
		first := map[card.Ledger]string{card.Reaped: "первый сбор", card.Fought: "первый бой"}[a.While.A.Ledger]
		when, comma = when+", если это "+cmp.Or(first, "случилось впервые")+" за ход", ","
	}
	if strings.HasPrefix(when, "после того как соперник ") || strings.HasPrefix(when, "каждый раз, когда соперник ") ||
		strings.HasSuffix(when, " хода соперника") {
		defer t.callHe(&t.foe)()
	}
	if plan.OfWho(a) || a.While != nil && (strings.HasPrefix(lead, "в ход ") || plan.IfThen(a)) {
		when, comma = when+", если "+t.cond(a.While), ","
	}
	then := flow("", t.effects(a.Do))
	const turn = " хода каждого игрока"
	if does, ok := strings.CutPrefix(then, theyPerson.cases[nominative]+" "); ok && strings.HasSuffix(when, turn) {
		when, then = strings.Replace(when, turn, " своего хода", 1), "каждый игрок "+does
	}
	return lang.Stop(prefaced(lead+when+comma, then))
}

// constant writes modifiers; those of one subject share a sentence.
func (t *ru) constant(lead string, mods []card.Mod) string {
	if m := mods[0]; lead != "" && plan.IsDoom(card.Static(mods...)) { // "если …, уничтожьте «Тролля»"
		verb, where := "уничтожить", ""
		switch {
		case m.Purged:
			verb = "изгнать"
		case m.Archived:
			verb, where = "положить", "в архив"
		}
		return lang.Stop(lead + order(verb, lang.Join(t.target(m.Target).cases[accusative], where)).finite())
	}
	var cs []clause
	near, subjects, named := t.Near, t.subjects, false
	for i, m := range mods {
		if i > 0 && plan.OnlyFights(&m) && mods[i-1].Kind == card.AnyHouseUse && reflect.DeepEqual(m.Target, mods[i-1].Target) {
			cs[len(cs)-1].full += ", но только для боя"
			continue
		}
		if t.Near, t.subjects = near, subjects; i > 0 && isHost(mods[i-1]) && plan.IsBeside(m.Target.Filter) {
			t.Near = card.Host // "его сосед"
		}
		c := t.mod(&mods[i], false)
		if i > 0 && (named || m.Kind == card.BlankMod || c.full != "" || last(cs).full != "") &&
			(reflect.DeepEqual(m.Target, mods[i-1].Target) || isHost(m) && isHost(mods[i-1])) {
			// "сила существа Troll", not "Troll"
			t.spelled = t.spelled || strings.Contains(last(cs).finite(), t.self.cases[genitive])
			c, named = t.mod(&mods[i], true), true // "его можно использовать", after a sentence about it
		}
		cs = append(cs, c)
	}
	t.spelled = false
	cs = fuse(cs)
	if lead == "" && !t.Lasts {
		return sentences(cs)
	}
	return lang.Stop(lead + coordinate(cs)) // the lead governs all of them
}

// isHost reports whether a modifier is for the card that an upgrade is attached to.
func isHost(m card.Mod) bool {
	return m.Target.Pick == card.ByRole && m.Target.Role == card.Host ||
		m.Kind == card.CannotUse && m.Filter != nil && plan.OneOf(*m.Filter) == card.Host
}

func last(cs []clause) clause { return cs[len(cs)-1] }

// replacements are the words for what happens instead.
var replacements = map[card.Replaced]string{
	card.BeingDestroyed: "Уничтожен: {is conditional?если {cond}, вместо этого|вместо этого} {do}",
	card.Readying:       "если на этапе {quoted.Подготовить карты} {who.does должен} подготовить {all.acc}, вместо этого {do}",
	card.Drawing: "если {in your turn?в ваш ход вы должны взять карту|вы должны взять карту{is conditional?, пока {cond}}}, " +
		"вместо этого вы {do}",
	card.Discarding:   "каждый раз, когда {card} {card.short должен} быть {card.short сброшен} {whoever.рука с gen}, вместо этого {do}",
	card.EnteringPlay: "когда {action?вы разыгрываете {self.acc}|{self} входит в игру}, {next do}",
	card.OthersPlay:   "когда {who.does разыграть} {one.acc}, вместо способности {quoted.Розыгрыш} этой карты {do}",
	card.PlayEffect:   "{is conditional?если {cond}, вместо|вместо} способности {quoted.Розыгрыш} этой карты вы можете {may do}",
}

// replacing writes "Уничтожен: вместо этого полностью вылечите Troll."
func (t *ru) replacing(lead string, a card.Ability) string {
	return lang.Stop(lead + plan.Fill(t, lang.LookupIn(replacements, "replacement", a.Instead), plan.OfAbility(&a)))
}

// quote writes an ability that another card gets, in which that card is "это существо".
func (t *ru) quote(write func() string) string {
	marks := [2]string{"«", "»"}
	if t.Quotes%2 == 1 {
		marks = [2]string{"„", "“"}
	}
	t.Quotes++
	s := write()
	if t.Quotes--; marks[0] == "«" { // the marks of titles
		s = strings.NewReplacer("«", "„", "»", "“").Replace(s)
	}
	return marks[0] + strings.TrimSuffix(s, ".") + marks[1]
}

// given quotes an ability that cards get from this card.
func (t *ru) given(a card.Ability, creature bool) string {
	was := *t
	switch t.self = t.host(); {
	case creature && t.Source != nil && t.Source.Type == card.BossType:
		t.self = wordFor("существо").phrase(false, "этот")
	case !creature:
		t.self = wordFor("карта").phrase(false, "этот")
	}
	t.Lasts, t.Known = false, nil
	t.forget()
	s := t.quote(func() string { return lang.Capital(t.body(a)) })
	was.Mentioned = t.Mentioned
	*t = was
	return s
}

// upgrade quotes what a card that is no upgrade does as one.
func (t *ru) upgrade(abilities []card.Ability) string {
	return t.quote(func() string {
		parts := make([]string, len(abilities))
		for i, a := range abilities {
			parts[i] = t.ability(a)
		}
		return strings.Join(parts, " ")
	})
}
