package ru

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// ledgerWords say what the game counts through a turn: what was done, to what.
type ledgerWords struct {
	noun string
	adj  string // "вражеский"
	verb string
	rest string // "для боя", "с руки"
}

var ledgerNames = [card.LedgerCount]ledgerWords{
	card.Played:           {"карта", "", "разыграть", ""},
	card.PlayedCreatures:  {"существо", "", "разыграть", ""},
	card.PlayedActions:    {"карта действия", "", "разыграть", ""},
	card.PlayedArtifacts:  {"артефакт", "", "разыграть", ""},
	card.PlayedUpgrades:   {"улучшение", "", "разыграть", ""},
	card.Used:             {"карта", "", "использовать", ""},
	card.UsedCreatures:    {"существо", "", "использовать", ""},
	card.Fought:           {"существо", "", "использовать", "для боя"},
	card.Reaped:           {"существо", "", "использовать", "для сбора"},
	card.Discarded:        {"карта", "", "сбросить", ""},
	card.Forged:           {"ключ", "", "сковать", ""},
	card.Stolen:           {"янтарь", "", "украсть", ""},
	card.Robbed:           {"янтарь", "", "украсть", ""},
	card.DestroyedEnemies: {"существо", "", "уничтожить", ""},
	card.DestroyedFriends: {"существо", "", "уничтожить", ""},
	card.DestroyedInFight: {"существо", "", "уничтожить", "в бою"},
	card.DestroyedMutants: {"существо с атрибутом «Мутант»", "", "уничтожить", ""},
	card.UsedPilots:       {"существо с атрибутом «Пилот»", "дружественный", "использовать", ""},
	card.Exalted:          {"существо", "дружественный", "возвысить", ""},
	card.DrawnInStep:      {"карта", "", "взять", "на этапе «Добрать карты»"},
}

// fromHand stands before a noun with many words.
const fromHand = "с руки"

// toTheEnd stands there too: "разыграли до конца карту действия, которой вы владеете".
const toTheEnd = "до конца"

// ledger finds the words for what a number counts.
func (t *ru) ledger(n card.Num) ledgerWords {
	if n.Ledger >= card.LedgerCount || ledgerNames[n.Ledger].noun == "" {
		m := lang.Missing("ledger", n.Ledger)
		return ledgerWords{m, "", m, ""}
	}
	w := ledgerNames[n.Ledger]
	if n.House != card.NoHouse {
		w.noun += " дома " + lang.Lookup(printed.Russian[:], "house", n.House)
		switch n.Ledger {
		case card.Discarded:
			w.rest = fromHand
		case card.UsedCreatures:
			w.adj = "дружественный"
		}
	}
	switch {
	case n.Ledger == card.Robbed:
		w.rest = t.who(n.Who).after("у", genitive)
	case plan.IsPassive(n.Ledger):
		w.adj = map[card.Rel]string{card.Friend: "дружественный", card.Foe: "вражеский"}[plan.SideOf(n)]
	}
	return w
}

// when is "в этот ход" or "в предыдущий ход соперника".
func (t *ru) when(n card.Num, whose person) string {
	if n.Kind != card.DoneLast {
		return "в этот ход"
	}
	return "в " + whose.owns(wordFor("ход"), false, "предыдущий").cases[accusative]
}

// counted is what a number counts: "разыгранная вами в этот ход карта".
func (t *ru) counted(n card.Num, plural bool, determiners ...string) nounPhrase {
	l := t.ledger(n)
	by := ""
	if !plan.IsPassive(n.Ledger) && n.Who != card.EachPlayer {
		by = t.who(plan.Actor(n)).cases[instrumental]
	}
	done := lang.Missing("forms of", l.verb)
	if v, ok := verbs[l.verb]; ok {
		done = participle(v.done)
	}
	done = lang.Join(done, by, t.when(n, t.who(plan.Actor(n)).nonReflexive()), l.rest)
	return wordFor(l.noun).phrase(plural, append(determiners, done, l.adj)...)
}

// ledgerThing is each of what the game counted through a turn.
func (t *ru) ledgerThing(n card.Num) nounPhrase { return t.counted(n, false, "каждый") }

// ledgerValue is the number of it: "число разыгранных вами в этот ход карт".
func (t *ru) ledgerValue(n card.Num) nounPhrase {
	number := "число"
	if wordFor(t.ledger(n).noun).mass {
		number = "количество"
	}
	return wordFor(number).phrase(false).with(t.counted(n, true).cases[genitive])
}

// playsNothingElse is "в этот ход вы не разыграли ни одной другой карты": the action itself is one.
func (t *ru) playsNothingElse(m *plan.Matter) string {
	return t.done(m, thingsOf(wordFor(t.ledger(*m.Num).noun), "другой"), true)
}

// hasDone is "в этот ход вы разыграли 3 или больше существ".
func (t *ru) hasDone(m *plan.Matter) string {
	l := t.ledger(*m.Num)
	return t.done(m, thingsOf(wordFor(l.noun), l.adj), plan.IsNone(*m.Cond))
}

// done says what a player has done, with how many things, or with none.
func (t *ru) done(m *plan.Matter, what things, none bool) string {
	l := t.ledger(*m.Num)
	verb, q := l.verb, t.quantity(*m.Cond, what)
	if none {
		verb, q = "не "+verb, what.none()
	}
	rest, p := lang.Join(q.cases[accusative], l.rest), t.who(m.Who).reflexive()
	if m.Num.Ledger == card.Robbed || l.rest == fromHand && wordCount(q.cases[accusative]) > 2 { // "украл у вас янтарь"
		rest = lang.Join(l.rest, q.cases[accusative])
	}
	return lang.Join(t.when(*m.Num, p), says(p.nounPhrase, verb, rest).said(happened))
}

// wasDone is "в этот ход было уничтожено 3 или больше существ".
func (t *ru) wasDone(m *plan.Matter) string {
	l := t.ledger(*m.Num)
	what := thingsOf(wordFor(l.noun), l.adj)
	q, no := t.quantity(*m.Cond, what), ""
	if plan.IsNone(*m.Cond) {
		q, no = what.none(), "не "
	}
	return lang.Join(t.when(*m.Num, t.who(m.Num.Who)), no+inPast("был", q), short(verbs[l.verb].done, q), l.rest, q.cases[nominative])
}
