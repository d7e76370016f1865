package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// effectWriters write the effects that are more than one clause or whose words depend on each
// other; sayings has words for the rest. Those in plainVerbs, which need one verb and the cards,
// are written there so that neighbors can share their object.
var effectWriters map[card.Verb]func(*ru, card.Effect) []clause

func init() { // the functions call each other through the table
	effectWriters = map[card.Verb]func(*ru, card.Effect) []clause{
		card.DealVerb:     one((*ru).deal),
		card.MoveVerb:     one((*ru).move),
		card.CaptureVerb:  one((*ru).capture),
		card.ControlVerb:  one((*ru).control),
		card.AimVerb:      (*ru).aim,
		card.TogetherVerb: (*ru).together,
		card.PutVerb:      one((*ru).put),
		card.IfVerb:       (*ru).ifs,
		card.MayVerb:      one((*ru).may),
		card.TimesVerb:    one((*ru).times),
		card.RepeatVerb:   (*ru).repeat,
		card.OptionVerb:   one((*ru).options),
		card.OnVerb:       (*ru).on,
		card.EachVerb:     one((*ru).eachOf),
		card.HousesVerb:   one((*ru).eachHouse),
		card.LastVerb:     (*ru).lasting,
	}
}

func one(f func(*ru, card.Effect) clause) func(*ru, card.Effect) []clause {
	return func(t *ru, e card.Effect) []clause { return []clause{f(t, e)} }
}

// plainVerb is a verb that takes its cards as a plain object.
type plainVerb struct {
	verb   string
	object int    // the case of the cards
	tail   string // stands before them, and after a pronoun: "начните бой существом", "начните им бой"
}

var plainVerbs = map[card.Verb]plainVerb{
	card.DestroyVerb:   {"уничтожить", accusative, ""},
	card.SacrificeVerb: {"принести", accusative, "в жертву"},
	card.ExhaustVerb:   {"повернуть", accusative, ""},
	card.ReadyVerb:     {"подготовить", accusative, ""},
	card.StunVerb:      {"оглушить", accusative, ""},
	card.WardVerb:      {"защитить", accusative, ""},
	card.EnrageVerb:    {"разъярить", accusative, ""},
	card.ExaltVerb:     {"возвысить", accusative, ""}, // once; see exalt for more
	card.UseVerb:       {"использовать", accusative, ""},
	card.FightVerb:     {"начать", instrumental, "бой"},
	card.ReapVerb:      {"совершить", instrumental, "сбор"},
	card.PlayVerb:      {"разыграть", accusative, ""},
	card.RevealVerb:    {"показать", accusative, ""},
	card.TargetVerb:    {"выбрать", accusative, ""},
}

// pasts are the short participles for "уничтоженное таким образом".
var pasts = [plan.DeedCount]string{
	plan.NoDeed: "затронут", plan.Destroyed: "уничтожен", plan.Sacrificed: "принесён в жертву", plan.Exhausted: "повёрнут",
	plan.Readied: "подготовлен", plan.Stunned: "оглушён", plan.Warded: "защищён", plan.Enraged: "разъярён", plan.Exalted: "возвышен",
	plan.Used: "использован", plan.Fought: "использован для боя", plan.Reaped: "использован для сбора", plan.Played: "разыгран",
	plan.Revealed: "показан", plan.Chosen: "выбран", plan.LookedAt: "просмотрен", plan.Damaged: "повреждён", plan.Healed: "вылечен",
	plan.Unstunned: "лишён оглушения", plan.Unwarded: "лишён защиты", plan.Discarded: "сброшен", plan.Purged: "изгнан",
	plan.Archived: "положен в архив", plan.Returned: "возвращён", plan.Taken: "взят на руку", plan.ShuffledIn: "замешан в колоду",
	plan.PutAtBottom: "положен под низ колоды", plan.PutOnTop: "положен на верх колоды", plan.Moved: "перемещён",
	plan.Entered: "введён в игру", plan.Grafted: "имплантирован", plan.PutUnder: "положен под карту", plan.Attached: "прикреплён",
	plan.Attacked: "атакован", plan.Gained: "получен", plan.Lost: "потерян", plan.Stolen: "украден", plan.Paid: "отдан",
	plan.Captured: "захвачен", plan.Drawn: "взят", plan.Made: "создан", plan.Flipped: "перевёрнут", plan.Put: "положен", plan.Removed: "снят",
}

func past(d plan.Deed) string { return lang.Lookup(pasts[:], "deed", d) }

// of is the verb with its cards.
func (v plainVerb) of(p nounPhrase) act {
	return act{v.verb, governs(p, v.object, v.tail)}
}

// governs is what a verb governs, and its other part: "начать бой существом", "начать им
// бой".
func governs(p nounPhrase, c int, tail string) string {
	if p.pronoun {
		return lang.Join(p.cases[c], tail)
	}
	return lang.Join(tail, p.cases[c])
}

// effects writes a run of effects.
func (t *ru) effects(list []card.Effect) []clause {
	offered := t.offered
	var cs []clause
	for s, rest := range t.Steps(list) {
		if s.Form == plan.Alone {
			t.offered = offered || s.After == card.MayVerb
		}
		if cs = append(cs, t.step(s, rest)...); s.Form == plan.Alone {
			t.offered = offered
		}
	}
	return t.assign(cs)
}

// step writes effects that are said together, at the beginning of a list.
func (t *ru) step(s plan.Step, list []card.Effect) []clause {
	switch s.Form {
	case plan.Unsaid:
		return nil
	case plan.Asks:
		t.ask(list)
		return nil
	case plan.Shared:
		return []clause{t.actions(s.Do)}
	case plan.Except: // "уничтожьте каждое вражеское существо, кроме самого сильного"
		c := t.actions(s.Do)
		but := t.best
		if s.Taken.And != nil {
			but = func(g card.Target) string { return t.target(g).cases[genitive] }
		}
		c.acts[0].rest += ", кроме " + but(*s.Taken)
		return []clause{c}
	case plan.Gathered:
		return []clause{t.gathered(s)}
	case plan.DrawnFrom: // "используйте одного из его соседей"
		t.target(*s.Taken)
		if t.WaitsFor(&list[1]) {
			t.ask(list[1:])
		}
		t.Near = card.NoRole
		if n := t.noun(s.Taken.Filter, in); n.beside {
			t.rest = []string{"другой", "соседний"}
		}
		c := t.actions(s.Do)
		t.Drawn = s.Taken.Save
		return []clause{c}
	case plan.OnHost: // "уничтожьте улучшение на дружественном существе"
		host := t.target(*s.Taken)
		c := t.actions(s.Do)
		it := theyPronoun(host.gender, host.plural).after("на", locative)
		c.acts[0].rest = strings.Replace(c.acts[0].rest, it, host.after("на", locative), 1)
		return []clause{c}
	case plan.OfBest:
		p := t.target(*s.Taken)
		c := t.effect(&s.Do[0])[0]
		c.subject = wordFor("игрок").phrase(false).with(", контролирующий " + p.cases[accusative] + ",")
		return []clause{c}
	case plan.Exalts:
		return []clause{t.exalts(s)}
	case plan.Timed:
		return []clause{t.timed(s)}
	case plan.Halves:
		c := t.actions(s.Do)
		c.acts[len(c.acts)-1].rest += " в одной половине каждой боевой линии"
		return []clause{order("разделить", "каждую боевую линию на две по возможности равные половины, не меняя порядка существ"), c}
	case plan.Upcoming:
		c, then := t.effect(&s.Do[0]), s.Do[1].Gives[0]
		defer t.AboutEvent(then.Event)()
		t.event(then.Event)
		return append(c, t.effects(then.Do)...)
	case plan.AllAgain:
		again := map[bool]string{true: "повторите предыдущий эффект", false: "повторите предыдущие эффекты"}[s.Times == 1]
		return []clause{whole("если " + t.cond(&s.Do[0].Cond) + ", " + again)}
	case plan.OfHouse: // "контролирующий игрок должен выбрать дом этого существа"
		t.Near = card.NoRole // "его дом" would be that of the player
		t.thatHouse = owned(wordFor("дом"), t.target(*s.Taken))
		defer func() { t.thatHouse = nounPhrase{} }()
	}
	return t.effect(&s.Do[0])
}

// gathered writes what is done at once to cards that are taken from each player of some
// kind: "для каждого игрока, у которого нет артефактов, уничтожьте самое сильное существо
// под его контролем".
func (t *ru) gathered(s plan.Step) clause {
	return whole(t.aboutPlayer("", func() string {
		lead := "для каждого игрока, " + t.cond(s.Cond) + ", "
		t.you = theyPerson.nonReflexive()
		c := clause{acts: []act{plainVerbs[s.Do[0].Verb].of(t.target(*s.Taken))}}
		t.Remember(s.Do[0])
		return lead + c.finite()
	}))
}

// exalts writes that you choose how often a card is exalted: "вы можете возвысить Troll до
// 2 раз".
func (t *ru) exalts(s plan.Step) clause {
	p, n := t.target(*s.Taken), s.Do[0].Num
	times := "до " + wordFor("раз").count(n.N).cases[genitive]
	if n.Kind != card.Const {
		times = "столько раз, сколько составляет " + t.value(n).cases[nominative] + ", или меньше"
	}
	return order("мочь", lang.Join("возвысить", p.cases[accusative], times))
}

// timed writes what is done several times with one card: "3 раза подготовьте дружественное
// существо и начните им бой".
func (t *ru) timed(s plan.Step) clause {
	c := t.actions(s.Do)
	last := &c.acts[len(c.acts)-1]
	who, against, more := strings.Cut(last.rest, ",")
	if last.rest = who + " " + wordFor("раз").count(s.Times).cases[accusative] + " подряд"; more {
		last.rest += "," + against
	}
	return c
}

// best says which of the named cards are meant, in the genitive: "самого сильного", "3
// самых сильных".
func (t *ru) best(g card.Target) string {
	w := t.head(g.Filter.Types)
	n, one := "", plan.IsOne(g.Max)
	if !one {
		n = t.value(g.Max).cases[genitive]
	}
	if g.Pick == card.MostPowerful {
		return lang.Join(n, adjectives([]string{"самый", "сильный"}, w, !one)[genitive])
	}
	return lang.Join(n, w.phrase(!one).cases[genitive], "с наименьшей силой")
}

// block writes effects as one statement, which "если" or "после" can govern.
func (t *ru) block(list []card.Effect) string { return flow("", t.effects(list)) }

func (t *ru) effect(e *card.Effect) []clause {
	if write, ok := effectWriters[e.Verb]; ok {
		return write(t, *e)
	}
	return []clause{t.oneClause(e)}
}

// oneClause writes an effect for which there are words.
func (t *ru) oneClause(e *card.Effect) clause {
	words := sayings[t.Saying(e)]
	if words == (plan.Words{}) {
		return whole(lang.Missing("verb", e.Verb))
	}
	parts := plan.NewParts(t, t.OfEffect(e))
	defer parts.Release()
	c := said(words, parts)
	t.Told(e)
	return c
}

// first writes the first effect, with those that share its object.
func (t *ru) first(list []card.Effect) []clause {
	if n := t.Run(list); n > 0 {
		return []clause{t.actions(list[:n])}
	}
	return t.effect(&list[0])
}

// actions writes effects that share one object: "поверните и оглушите существо",
// "подготовьте существо и начните им бой".
func (t *ru) actions(run []card.Effect) clause {
	e, c := run[0], clause{}
	var p nounPhrase
	if e.Target.Search {
		c.acts, p = t.search(e.Target)
	} else if e.Verb == card.PlayVerb {
		p = t.targetAt(e.Target, from)
	} else {
		p = t.target(e.Target)
	}
	they := theyPronoun(p.gender, p.plural)
	if e.Verb == card.FightVerb && e.Target.Pick == card.ByRole && e.Target.Role == card.TheBoss {
		return says(p, "начать", "бой")
	}
	for i, r := range run {
		v := plainVerbs[r.Verb]
		if i+1 < len(run) {
			if next := plainVerbs[run[i+1].Verb]; next.object == v.object && next.tail == "" && v.tail == "" {
				c.acts = append(c.acts, act{v.verb, ""})
				continue
			}
		}
		if r.Verb == card.FightVerb && p.plural && (p.pronoun || e.Target.Pick == card.ByRole) {
			c.acts = append(c.acts, act{v.verb, v.tail + " каждым из них"})
		} else {
			c.acts = append(c.acts, v.of(p))
		}
		p = they
	}
	t.Remember(run...)
	last := &c.acts[len(c.acts)-1]
	if fight := run[len(run)-1]; fight.Second.Pick == card.EachOf {
		last.rest += t.against(fight.Second.Filter)
		t.Note(card.B, plan.Antecedent{Thing: plan.Cards(fight.Second.Filter.Types).One(), Past: plan.Attacked})
	} else if e.Verb == card.FightVerb && they.plural ||
		e.Verb == card.PlayVerb && e.Target.Pick == card.EachOf && !plan.Single(e.Target.Filter) {
		c.inTurn()
	}
	if run[len(run)-1].IgnoresTaunt {
		last.rest += ", игнорируя провокацию"
	}
	if e.AsYours {
		yours := adjective(map[bool]string{true: "ваш", false: "его"}[t.you.second], word{gender: they.gender}, they.plural)[nominative]
		last.rest += ", как если бы " + they.cases[nominative] + " " + inPast("был", they) + " " + yours
	}
	if e.Verb == card.PlayVerb && e.Place != card.OnTop {
		last.rest += " " + t.spot(e.Place, t.you.owns(wordFor("линия"), false, "боевой"))
	}
	if e.Verb == card.PlayVerb && !plan.IsNobody(e.Second) {
		last.rest += " на " + t.target(e.Second).cases[accusative]
	}
	if e.Arrival == card.Stunned {
		stunned := adjective("оглушённый", word{gender: they.gender}, they.plural)[instrumental]
		last.rest += "; " + says(they, "войти", "в игру "+stunned).finite()
	}
	return c
}

// against says which creatures a fight may be against, unless all of them, and whether it
// must be a different one each time.
func (t *ru) against(f card.Filter) string {
	f, others := plan.Others(f)
	switch n := t.noun(f, in); {
	case others:
		n.other = true
		return ", каждый раз против " + n.one().cases[genitive]
	case len(f.Preds) == 1 && f.Preds[0].Kind == card.IsIn: // a card that is known
		if k, ok := t.Known[f.Preds[0].Role]; ok && !k.Plural {
			return " " + t.word(k.Thing).phrase(false, "тот").after("против", genitive)
		}
		return " " + t.target(card.Target{Role: f.Preds[0].Role}).after("против", genitive)
	case len(f.Preds) > 0:
		return ", против " + n.one().cases[genitive]
	}
	return ""
}

// control writes that a card changes sides (K13.9).
func (t *ru) control(e card.Effect) clause {
	if e.Who == card.Opponent && e.Place == card.OnTop && t.you == youPerson {
		p := t.target(e.Target)
		return order("передать", lang.Join(p.cases[accusative], "под "+t.foe.owns(wordFor("контроль"), false).cases[accusative], t.until(e.Span)))
	}
	if you := t.you; e.Who == card.Opponent && you == theyPerson { // "он" would be the one who takes it
		t.you = named("игрок", "этот")
		defer func() { t.you = you }()
	}
	p := t.target(e.Target)
	c := t.does(e.Who, "взять", governs(p, accusative, "под контроль"))
	if side := map[card.Place]string{card.LeftFlank: "левый", card.RightFlank: "правый"}[e.Place]; side != "" {
		flank := t.who(e.Who).reflexive().owns(wordFor("линия"), false, "боевой").cases[genitive]
		c.acts = append(c.acts, act{"переместить", theyPronoun(p.gender, p.plural).cases[accusative] + " на " + side + " фланг " + flank})
	}
	if e.Place == card.Anywhere {
		line := t.who(e.Who).reflexive().owns(wordFor("линия"), false, "боевой").cases[genitive]
		c.acts = append(c.acts, act{"переместить", theyPronoun(p.gender, p.plural).cases[accusative] + " на любое место " + line})
	}
	c.acts[len(c.acts)-1].rest = lang.Join(c.acts[len(c.acts)-1].rest, t.until(e.Span))
	return c
}

// aim writes whom the damage of a fight is dealt to (see AimAt).
func (t *ru) aim(e card.Effect) []clause {
	p := t.target(e.Target)
	var cs []clause
	if e.Target.Pick == card.ChoiceOf {
		cs = append(cs, order("выбрать", p.cases[accusative]))
		p = theyPronoun(p.gender, p.plural)
	}
	return append(cs, whole("в этом бою "+says(t.self, "нанести", "урон "+p.cases[dative]+", а не существу, с которым бьётся").finite()))
}
