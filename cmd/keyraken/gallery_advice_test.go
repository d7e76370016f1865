package main_test

import "github.com/keyraken/keyraken/ui/session"

// adviceShots show what players get from computers that think.
var adviceShots = []shot{
	{name: "advice-team", game: late(3), show: func(h *host) { h.asked(); advise(h) }},
	{name: "odds", game: middle(2), set: odds, show: func(h *host) { h.asked(); h.point(center(h.spot("odds", anything))); h.see(60) }},
	{name: "odds-duel", game: duel, set: odds, show: func(h *host) { sit(h); h.spot("odds", anything); h.see(60) }},
	{name: "others", show: func(h *host) {
		thoughtOver(h)
		h.click("end-tab", 3)
		h.click("others-ask", 0)
		h.see(300)
	}},
	{name: "others-asked", game: lost, show: func(h *host) { h.endTurn(); h.screen("end"); h.see(600); h.click("end-tab", 3); h.see(30) }},
}

// odds shows the chance of winning beside the table.
func odds(s *session.Settings) { s.Odds = true }
