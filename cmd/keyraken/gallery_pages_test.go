package main_test

import (
	"github.com/hajimehoshi/ebiten/v2"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
)

// pageShots show pages of the rules and tips about what later sets have brought.
var pageShots = []shot{
	{name: "rules-later", show: rulesAbout(35)},
	{name: "ru-rules-later", language: "ru", show: rulesAbout(27)},
	{name: "tip-later", game: prepared("prophecies.json"), tips: true, set: toldBut("prophecy")},
	{name: "ru-tip-later", language: "ru", game: prepared("tokens.json"), tips: true, set: toldBut("token")},
}

// meetShots show how friends meet over the net.
var meetShots = []shot{
	{name: "online", show: func(h *host) { h.click("online", 0); h.see(20) }},
	{name: "ru-online", language: "ru", show: func(h *host) { h.click("online", 0); h.see(20) }},
	{name: "online-room", show: opened},
	{name: "ru-online-room", language: "ru", show: opened},
	{name: "online-table", show: func(h *host) {
		opened(h)
		h.click("bot", 1)
		h.see(30)
		h.click("begin", 0)
		h.screen("table")
		h.see(60)
	}},
}

// opened opens a room for two.
func opened(h *host) {
	h.click("online", 0)
	h.click("open", 0)
	h.screen("room")
	h.see(60)
}

// rulesAbout opens the n-th page of the rules, from 0.
func rulesAbout(n int) func(h *host) {
	return func(h *host) {
		h.click("rules", 0)
		for range n {
			h.key(ebiten.KeyArrowDown)
		}
		h.see(40)
	}
}

// toldBut says that all tips have been shown but one.
func toldBut(key string) func(*session.Settings) {
	return func(s *session.Settings) {
		for _, tip := range table.AllTips(adventures.All()[0]) {
			if tip.Key != key {
				s.Told = s.Told.With(tip.Key)
			}
		}
	}
}

// withExperts sets up an adventure of three, two of whom are bots, a master and an expert.
func withExperts(h *host) {
	h.click("new-adventure", 0)
	h.click("players", 2)
	h.click("who-1", 1)
	h.click("who-2", 1)
	h.click("level", 1)
}

// houseChances goes to the choice of a house and waits for the chances.
func houseChances(h *host) {
	h.click("new-adventure", 0)
	h.click("begin", 0)
	h.click("no", 0)
	h.question(keyforge.AskHouse)
	h.rest()
	h.see(1500)
}

// puzzled opens the first puzzle, and asks for a hint.
func puzzled(h *host) {
	h.click("puzzles", 0)
	h.click("puzzle", 1)
	h.screen("table")
	h.click("puzzles-hint", 0)
	h.see(120)
}
