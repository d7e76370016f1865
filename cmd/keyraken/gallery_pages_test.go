package main_test

import (
	"github.com/hajimehoshi/ebiten/v2"

	"github.com/keyraken/keyraken/adventure/adventures"
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
