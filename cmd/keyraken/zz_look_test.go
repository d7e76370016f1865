package main_test

import (
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/replay"
	"github.com/keyraken/keyraken/game/scenario"
)

func init() { scripts["TestLook"] = look }

func TestLook(t *testing.T) { inHost(t) }

var _ = ebiten.KeyA

func laid(text string) func(*games) *replay.Story {
	return func(g *games) *replay.Story {
		table, err := scenario.Parse([]byte(text))
		require.NoError(g.h, err)
		cat, r := rules(g.h)
		require.NoError(g.h, table.Complete(r))
		story, err := replay.New(r, replay.Placed(cat, table))
		require.NoError(g.h, err)
		return story
	}
}

func base(house, hand, line string) string {
	return `{"mode":"keyraken","seed":12,"house":"` + house + `","tide":"low","rises":1,"players":[{"houses":["brobnar","dis","untamed"],"amber":6,
"line":[` + line + `],"artifacts":["gauntlet-of-command"],"hand":[` + hand + `],
"deck":["headhunter","bumpsy","hand-of-dis","troll","ember-imp","bad-penny","silvertooth","punch","shooler","ganger-chieftain","selwyn-the-fence","charette"],
"discard":["shadow-self","gateway-to-dis"]}],
"monster":{"amber":3,"boss":{"damage":11},"line":["lashing-tentacle",{"card":"crushing-arm","damage":1},"slippery-arm","shield-arm"],
"deck":["tenacious-arm","devour-whole","shield-arm","crimson-churning","lashing-tentacle","race-to-the-surface","emergence","crushing-arm"],"discard":["emergence"]}}`
}

const line = `"valdr","dodger",{"card":"pit-demon","exhausted":true},"noddy-the-thief"`

func play(h *host, title string) {
	h.clickAt(h.named(title))
	h.click("action", int(game.PlayCard))
	h.see(90)
}

var looks = []shot{
	{name: "q-picks", game: laid(base("untamed", `"nocturnal-maneuver","anger","troll"`, line)), show: func(h *host) {
		play(h, "Nocturnal Maneuver")
		h.clickAt(h.named("Valdr"))
		h.clickAt(h.named("Slippery Arm"))
		h.point(center(h.named("Dodger")))
	}},
	{name: "q-damage", game: laid(base("brobnar", `"punch","anger","troll"`, line)), show: func(h *host) {
		play(h, "Punch")
		h.point(center(h.named("Shield Arm")))
	}},
	{name: "q-share", game: laid(base("untamed", `"cooperative-hunting","anger","troll"`, line)), show: func(h *host) {
		play(h, "Cooperative Hunting")
		h.clickAt(h.named("Dodger"))
		h.see(10)
		h.point(center(h.named("Dodger")))
	}},
	{name: "q-option", game: laid(base("untamed", `"corrode","begone","troll"`, line)), show: func(h *host) {
		play(h, "Corrode")
	}},
	{name: "q-option-dis", game: laid(base("sanctum", `"begone","troll"`, line)), show: func(h *host) {
		play(h, "Begone!")
	}},
	{name: "q-fight", game: laid(base("brobnar", `"punch","anger","troll"`, line)), show: func(h *host) {
		h.clickAt(h.named("Valdr"))
		h.click("action", int(game.Fight))
		h.see(30)
		h.point(center(h.named("Lashing Tentacle")))
	}},
	{name: "q-may", game: laid(base("saurian", `"troll"`, `"valdr","dodger","questor-jarta"`)), show: func(h *host) {
		h.clickAt(h.named("Questor Jarta"))
		h.click("action", int(game.Reap))
		h.see(90)
	}},
	{name: "q-house", game: laid(base("brobnar", `"punch","anger","troll","hand-of-dis","dust-imp"`, line)), show: func(h *host) {
		h.endTurn()
		h.question(game.AskHouse)
		h.see(60)
	}},
	{name: "q-flank", game: laid(base("brobnar", `"punch","anger","troll"`, line)), show: func(h *host) {
		play(h, "Troll")
	}},
	{name: "q-name", game: laid(base("logos", `"etan-s-jar"`, line)), show: func(h *host) { play(h, "Etan’s Jar") }},
	{name: "q-number", game: laid(base("logos", `"dance-of-doom"`, line)), show: func(h *host) { play(h, "Dance of Doom") }},
}

func look(h *host) {
	g := &games{h: h}
	dir := os.Getenv("LOOK")
	only := os.Getenv("LOOK_ONLY")
	for i := range looks {
		s := &looks[i]
		if only != "" && !strings.Contains(only, s.name) {
			continue
		}
		for _, language := range strings.Split(os.Getenv("LOOK_LANG"), ",") {
			s.language = language
			img := h.take(g, s, image.Pt(1280, 720))
			h.keep(img, filepath.Join(dir, s.name+"-"+language+".png"))
		}
	}
}
