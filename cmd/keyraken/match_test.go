package main_test

// planMatch opens the plan of a match with that format and way to choose decks.
func planMatch(h *host, format, way int) {
	standardSetup(h)
	h.click("match-plan", 0)
	h.screen("match-plan")
	h.click("match-format", format)
	h.click("match-way", way)
}

// agree begins the planned match.
func agree(h *host) {
	h.click("match-plan-ok", 0)
	h.click("begin", 0)
}

// concede makes the player asked first concede the game.
func concede(h *host) {
	h.screen("curtain")
	h.click("lift-curtain", 0)
	h.screen("table")
	h.click("menu-button", 0)
	h.click("concede", 0)
	h.click("confirm", 0)
	h.screen("end")
	h.see(120)
}

// adaptive plays an adaptive match up to its auction: the loser of the first game goes
// second in the next one and wins it.
func adaptive(h *host) {
	planMatch(h, 2, 0)
	agree(h)
	concede(h)
	h.click("match-on", 0)
	h.screen("match")
	h.click("match-first", 0)
	h.click("match-next", 0)
	concede(h)
	h.click("match-on", 0)
	h.screen("match")
}
