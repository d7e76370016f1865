package main_test

// expeditionShots show an expedition: how it is planned, and its chart at the beginning and after an encounter.
var expeditionShots = []shot{
	{name: "expedition-plan", show: func(h *host) { h.click("expedition", 0) }},
	{name: "expedition-week", show: func(h *host) { h.click("expedition", 0); h.click("expedition-kind", 1); h.click("players", 2) }},
	{name: "expedition", show: setSail},
	{name: "ru-expedition", language: "ru", show: setSail},
	{name: "ru-expedition-plan", language: "ru", set: large, show: func(h *host) { h.click("expedition", 0) }},
	{name: "expedition-large", set: large, show: setSail},
	{name: "expedition-encounter", show: func(h *host) {
		setSail(h)
		h.click("expedition-sail", 0)
	}},
	{name: "expedition-table", show: func(h *host) {
		setSail(h)
		h.click("expedition-sail", 0)
		h.click("expedition-play", 0)
		h.screen("table")
		h.see(60)
	}},
}

// setSail begins an expedition.
func setSail(h *host) {
	h.click("expedition", 0)
	h.click("begin", 0)
	h.screen("expedition")
	h.see(40)
}
