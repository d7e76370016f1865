package scene

import (
	"fmt"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/widget"
)

// Holders are who sits where at a table of a game beside KeyForge, by seat: the name of a computer, or "" for a person. Seats that
// are missing are those of persons.
type Holders []string

// Held are the seats of computers as [replay.Header.Seats] has them; [replay.Holders] reads them.
func (h Holders) Held() (held []string) {
	for seat, name := range h {
		if name != "" {
			held = append(held, bot.Seat(seat, name))
		}
	}
	return held
}

// Computers are the computers that sit at a table of so many players, nil where a person does.
func (h Holders) Computers(k game.Kind, players int, seed uint64) ([]game.Player, error) {
	all := make([]game.Player, players)
	for seat := range min(players, len(h)) {
		if h[seat] == "" {
			continue
		}
		p, err := k.NewPlayer(h[seat], seed+uint64(seat)+1)
		if err != nil {
			return nil, err
		}
		all[seat] = p
	}
	return all, nil
}

// SeatHolder lets the player choose who plays a seat: a person, "", or one of the computers, and returns who does. Persons are the
// seats of persons, a bit for each.
func (s *Stack) SeatHolder(f *cardview.Canvas, r layout.Rect, seat int, holder string, computers []string, persons uint8) string {
	level := max(0, slices.Index(computers, holder))
	held := 0
	if holder != "" {
		held = 1
	}
	aside := f.RowHeight(50)
	if held == 0 && s.Devices(persons) {
		aside = 176 * f.Unit
	}
	row, other := r.SplitRight(aside)
	f.Choices(row, fmt.Sprintf("who-%d", seat), &held, 2, func(i int) string {
		switch {
		case i == 0:
			return s.T("person")
		case held == 0:
			return s.T("bot")
		}
		return s.T("bot-" + computers[level])
	})
	if held == 0 {
		if s.Devices(persons) {
			DeviceOf(f, s, other.Inset(4*f.Unit), seat)
		}
		return ""
	}
	if f.IconButton(widget.ID{What: "level", N: seat}, other.Inset(4*f.Unit), paint.Right3, s.T("bot-other")) {
		level = (level + 1) % len(computers)
	}
	return computers[level]
}
