package settings

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// playersTitle is the title of the section of the players.
const playersTitle = "set-players"

// people are the seats of persons of the open game, a bit for each, or all of the game on the title.
func people(s *scene.Stack) uint8 {
	switch k := s.Kind(); {
	case s.Sitting() != nil:
		return s.People()
	case k != nil:
		return 1<<k.MaxSeats() - 1
	}
	return 1<<keyforge.MaxSeats - 1
}

// Joins lets gamepads take seats where the players are shown.
func (n *screen) Joins(s *scene.Stack) uint8 {
	if sections[n.section].TitleLines != playersTitle {
		return 0
	}
	return people(s)
}

// players shows the looks of the players, and what each plays with.
func (n *screen) players(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	u := f.Unit
	people := people(s)
	for i := range game.MaxPlayers {
		if people&(1<<i) == 0 {
			continue
		}
		var row layout.Rect
		row, r = r.Cut(widget.LineHeight * u)
		who, device := row.SplitRight(210 * u)
		id := widget.ID{What: "player", N: i}
		at := who.Middle(who.W-8*u, 50*u)
		if f.Button(id, at, "", "", widget.Plain) {
			if s.Sitting() != nil { // a game keeps the names with which it began
				s.AskPlayer(i, "", nil)
			} else {
				s.AskPlayer(i, s.Settings.Names[i], func(string) {})
			}
		}
		name := playerName(s, i)
		f.Name(id, name)
		crest, words := at.Inset(8 * u).Split(34 * u)
		f.Crest(crest.Middle(30*u, 30*u), s.Crest(i), theme.People[i])
		f.Text(words.Shift(8*u, 0).Inset(4*u), paint.Left, paint.Display, theme.Large*f.Type, theme.People[i], name)
		scene.DeviceOf(f, s, device.Middle(device.W-8*u, 50*u), i)
	}
	for _, key := range [...]string{"players-why", "players-ping"} {
		words := s.T(key)
		if key == "players-ping" {
			words = s.WithKey(key, widget.Ping)
		}
		r = r.Drop(f.Paragraph(layout.Rect{X: r.X, Y: r.Y + 8*u, W: r.W, H: r.H}, paint.Left, paint.Regular, theme.Small*f.Type, theme.Dim,
			words) + 12*u)
	}
	return r
}

// playerName is the name of a player.
func playerName(s *scene.Stack, i int) string {
	switch sitting := s.Sitting(); {
	case sitting != nil:
		return sitting.Called(s, i)
	case s.Settings.Names[i] != "":
		return s.Settings.Names[i]
	}
	return s.T("player-title", i+1)
}
