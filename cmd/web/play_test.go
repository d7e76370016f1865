package main

import (
	"bytes"
	"image/png"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestPlayInABrowser begins an adventure by mouse, plays a card, and continues after the page is
// reloaded at the moment of the last decision, and again without a network.
func TestPlayInABrowser(t *testing.T) {
	b := open(t)
	b.visit("&seed=7")
	assert.Equal(t, "welcome", b.seen().Screen, "it is the first start")
	b.shot("welcome")
	b.click("play")
	b.click("no") // keep the hand
	b.press(b.find("answer", func(p spot) bool { return p.Label == "Shadows" }))
	card := b.find("card", func(p spot) bool { return p.Lit }) // the house has been chosen
	begun := b.seen().Inputs
	b.press(card)
	b.click("action")
	b.shot("turn")
	played := b.await("a card was played", func(s seen) bool { return s.Inputs > begun }).Inputs
	b.reload()
	b.click("continue")
	s := b.await("the same game", func(s seen) bool { return s.Screen == "table" && s.Inputs > 0 })
	assert.Equal(t, played, s.Inputs)
	b.shot("continued")

	b.until("navigator.serviceWorker.getRegistration().then(r => Boolean(r && r.active))")
	b.site.Close()
	b.reload()
	b.click("continue")
	s = b.await("the same game", func(s seen) bool { return s.Screen == "table" && s.Inputs > 0 })
	assert.Equal(t, played, s.Inputs, "without a network")
	b.shot("offline")
}

// TestCanvas examines the canvas where the processor draws: nothing of it is ever empty.
func TestCanvas(t *testing.T) {
	b := open(t)
	b.visit("&position=crowd")
	assert.Equal(t, "false", eval[string](b, "String(document.querySelector('canvas').getContext('webgl2').getContextAttributes().antialias)"))
	for range 5 {
		img, err := png.Decode(bytes.NewReader(b.picture()))
		require.NoError(t, err)
		black, size := 0, img.Bounds().Size()
		for i := range 64 * 36 {
			if r, g, b, _ := img.At((i%64)*size.X/64, (i/64)*size.Y/36).RGBA(); r+g+b == 0 {
				black++
			}
		}
		assert.Zero(t, black)
		b.frames()
	}
	b.shot("crowd")
}

// TestTurnByTouch plays on a phone by touch alone: even the shortest tap counts, a card is dragged
// from the hand, and text from the keyboard of the phone reaches a field.
func TestTurnByTouch(t *testing.T) {
	b := open(t)
	b.hold("&seed=7")
	some := func(spot) bool { return true }
	called := func(label string) func(spot) bool { return func(p spot) bool { return p.Label == label } }
	b.swipe("back")
	b.tap("back", some)
	b.tap("decks", some)
	b.tap("deck-search", some)
	assert.Equal(t, "written", eval[string](b, "document.activeElement.id"), "the keyboard is wanted")
	b.keys("dusk")
	b.find("deck-search", called("dus"))
	b.shot("search")
	b.swipe("back")
	b.tap("back", some)
	b.tap("new-adventure", some)
	b.shot("setup")
	b.swipe("begin")
	b.tap("begin", some)
	b.tap("no", some) // keep the hand
	b.tap("answer", called("Shadows"))
	s := b.await("the turn", func(s seen) bool { return s.Asking && s.Turns == 1 })
	b.shot("table")
	b.drag(b.find("card", func(p spot) bool { return p.Lit }), 0.4*844*scale, 0.5*390*scale)
	b.await("a card was played", func(now seen) bool { return now.Asking && now.Inputs > s.Inputs })
	b.tap("end-turn", some)
	b.tap("confirm", some)
	b.await("the next turn", func(s seen) bool { return s.Asking && s.Turns == 2 })
	b.shot("turn")
}

// TestPageSaysWhatIsMissing opens the page where nothing can be drawn, and in Russian.
func TestPageSaysWhatIsMissing(t *testing.T) {
	b := open(t, "--disable-3d-apis", "--lang=ru", "--accept-lang=ru")
	b.navigate(b.site.URL)
	b.until("!document.getElementById('again').hidden")
	assert.Contains(t, eval[string](b, "document.getElementById('said').textContent"), "WebGL 2")
	assert.Equal(t, "ru", eval[string](b, "document.documentElement.lang"))
	b.shot("no-graphics")
}
