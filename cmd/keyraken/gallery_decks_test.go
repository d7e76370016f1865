package main_test

import "github.com/keyraken/keyraken/ui/scene"

// begunAlliance begins an alliance of decks of a set.
func begunAlliance(h *host, set int) {
	h.click("decks", 0)
	h.click("deck-set", set)
	h.click("deck", 0)
	h.click("alliance", 0)
	h.click("pod", 0)
}

// pod is a house that an alliance may take, from that one on.
func (h *host) pod(from int) *scene.ReportedSpot {
	return h.spot("pod", func(s *scene.ReportedSpot) bool { return s.N >= from })
}

// allied chooses two houses of an alliance, and points at a third.
func allied(h *host) {
	begunAlliance(h, 1)
	h.clickAt(h.pod(3))
	h.point(center(h.pod(6)))
}

// alliedTokens chooses all houses of an alliance of decks with token cards.
func alliedTokens(h *host) {
	begunAlliance(h, 6)
	h.click("pod", 1)
	h.clickAt(h.pod(3))
	h.rest()
}

// examined lets bots play games with a deck in the lab.
func examined(h *host) {
	h.click("decks", 0)
	h.click("deck-lab", 0)
	h.click("study-bot", 1)
	h.click("study-start", 0)
	h.see(10)
	h.spot("study-start", func(s *scene.ReportedSpot) bool { return s.Label != "Stop" && s.Label != "Остановить" })
	h.rest()
	h.see(30)
}
