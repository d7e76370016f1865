package ru

import (
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
)

func (t *ru) gain(e card.Effect) clause {
	head, tail := t.amount(e.Num, wordFor("янтарь"))
	t.done = outcome{wordFor("янтарь"), "получен"}
	return t.does(e.Who, "получить", lang.Join(head, tail))
}

func (t *ru) lose(e card.Effect) clause {
	p := t.who(e.Who).itself()
	head, tail := p.all(wordFor("янтарь")), ""
	if !e.Flag {
		head, tail = t.pooled(e.Num, e.Who, p)
	}
	t.done = outcome{wordFor("янтарь"), "потерян"}
	return t.does(e.Who, "потерять", lang.Join(head, tail))
}

func (t *ru) steal(e card.Effect) clause {
	head, tail := t.foe.all(wordFor("янтарь")), ""
	if !e.Flag {
		head, tail = t.pooled(e.Num, card.Opponent, t.foe)
	}
	if t.active || t.plain {
		head = t.foe.after("у", genitive) + " " + head
	}
	t.done = outcome{wordFor("янтарь"), "украден"}
	return order("украсть", lang.Join(head, tail))
}

// draw writes a draw; an adventure's monster archives instead (A4.3).
func (t *ru) draw(e card.Effect) clause {
	w, verb := wordFor("карта"), "взять"
	if t.active && e.Who == card.Opponent {
		w, verb = wordFor("карта приключения"), "архивировать"
	}
	head, tail := t.amount(e.Num, w)
	t.done = outcome{w, "взят"}
	return t.does(e.Who, verb, lang.Join(head, tail))
}

func (t *ru) chains(e card.Effect) clause {
	w := wordFor("цепь")
	if e.Num.Kind == card.Const && e.Num.N < 0 {
		return t.does(e.Who, "сбросить", w.count(-e.Num.N).cases[accusative])
	}
	head, tail := t.amount(e.Num, w)
	return t.does(e.Who, "получить", lang.Join(head, tail))
}
