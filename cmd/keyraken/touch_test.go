package main_test

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/scene"
)

// A whole turn is played by touch alone, in a window the size of a phone.
func TestTurnByTouch(t *testing.T) { inHost(t) }

// phone is the size of a phone's window.
var phone = image.Pt(844, 390)

// tap taps a matching spot.
func (h *host) tap(what string, like func(*scene.ReportedSpot) bool) {
	h.see(30) // new spots ignore taps for a moment
	h.touch(center(h.spot(what, like)), 3)
}

func touchTurn(h *host) {
	called := func(name string) func(*scene.ReportedSpot) bool {
		return func(s *scene.ReportedSpot) bool { return s.Label == name }
	}
	h.open(phone, "--seed", "7")
	h.guest.MoveCursor(-1, -1)
	h.touch(image.Pt(1, 1), 3)
	h.shoot("title")
	h.tap("new-adventure", anything)
	h.screen("new-adventure")
	h.shoot("new-adventure")
	for range 2 { // to its end
		h.swipe(image.Pt(300, 320), image.Pt(300, 80))
		h.see(60)
	}
	h.tap("begin", anything)
	h.question(keyforge.AskYesNo)
	h.tap("no", anything) // keep the hand
	h.question(keyforge.AskHouse)
	h.shoot("house")
	h.tap("answer", called("Shadows"))
	r := h.question(keyforge.AskMain)

	h.touch(center(h.spot("card", inLight)), 40)
	h.screen("zoom")
	h.shoot("zoom")
	h.tap("close", anything)
	h.screen("table")

	c := h.spot("card", inLight)
	h.tap("card", called(c.Label))
	h.spot("action", anything)
	h.shoot("menu")
	begun := r.Inputs
	h.swipe(center(h.spot("card", called(c.Label))), image.Pt(phone.X*2/5, phone.Y/2)) // it is played
	h.until("a card from hand", func(r *scene.Report) bool { return r.Asking && r.Inputs > begun })
	h.shoot("turn")

	h.tap("end-turn", anything)
	h.screen("confirm")
	h.tap("confirm", anything)
	r = h.until("the next turn", func(r *scene.Report) bool { return r.Asking && r.TurnOf == 0 && r.Turns > 1 })
	assert.Equal(h, 2, r.Turns)

	h.open(phone, "--position", "victory")
	h.touch(image.Pt(1, 1), 3)
	h.question(keyforge.AskMain)
	h.shoot("fight")
	monster := h.spot("card", called("The Keyraken"))
	h.swipe(center(h.spot("card", func(s *scene.ReportedSpot) bool { return s.Lit && s.Label == "Valdr" })), center(monster))
	assert.True(h, h.screen("end").Over)
	h.see(60)
	h.shoot("end")
}
