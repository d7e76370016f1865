package ru

import (
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
)

// event is when something happened, as the lead of a sentence: "после того как
// дружественное существо совершило сбор".
func (t *ru) event(e card.Event) string { return lang.Missing("event", e.Kind) }

// moment says the events that are moments of a turn: "в начале вашего хода".
func (t *ru) moment(e card.Event) string {
	when := map[card.EventKind]string{card.TurnBegan: "в начале ", card.TurnEnded: "в конце "}[e.Kind]
	turn := wordFor("ход")
	switch {
	case when == "":
		return ""
	case e.Who == card.EachPlayer || e.Who == card.AnyPlayer || e.Who == card.Nobody:
		return when + turn.phrase(false).with("каждого игрока").cases[genitive]
	}
	return when + t.who(e.Who).owns(turn, false).cases[genitive]
}
