package codex

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/codex/playback"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/widget"
)

// elsewhere is where the game is played, if the table only shows it.
type elsewhere struct {
	scene.Elsewhere[game.Game]
	waits bool            // for what becomes of an answer
	next  []codex.Command // the answers that follow it
}

// newApart is the table of a game that is played elsewhere, for the person in the seat.
func newApart(s *scene.Stack, log *replay.Log[game.Game], seat game.Seat, a scene.Apart) scene.ApartTable {
	t := &Screen{log: log, players: make([]game.Player, log.Game().Seats()), apart: elsewhere{Elsewhere: scene.Elsewhere[game.Game]{Apart: a}}}
	for i := range t.players {
		if game.Seat(i) != seat {
			t.players[i] = away{}
		}
	}
	t.show = playback.New(t.game(), seat)
	t.speak(s)
	t.reading.Rest()
	return t
}

// away holds a seat whose player sits elsewhere.
type away struct{}

// Choose implements [game.Player]; nobody asks it.
func (away) Choose(_ game.Game, legal []game.Command) game.Command { return legal[0] }

// Showing implements [scene.ApartTable].
func (t *Screen) Showing() bool { return t.show.Showing() }

// Arrive implements [scene.ApartTable].
func (t *Screen) Arrive(edit game.Edit, led bool) error {
	if err := t.log.Edit(edit); err != nil {
		return err
	}
	t.log.Header.Edited = false // by nobody's hand
	a := &t.apart
	a.waits, t.ended = false, t.ended && t.game().Over()
	if led {
		t.happen()
	} else {
		a.next = nil
		t.settle()
	}
	if t.mine() {
		t.ask(a.next...)
	} else {
		a.next = nil
	}
	return nil
}

// ask asks where the game is played for commands, one after another. While an answer is on its way there are no others.
func (t *Screen) ask(all ...codex.Command) {
	a := &t.apart
	if a.waits || len(all) == 0 {
		return
	}
	if a.next = all[1:]; t.game().Check(all[0]) == nil {
		a.waits = true
		a.Answer(all[0])
	}
}

// Around implements [scene.ApartTable].
func (t *Screen) Around(c game.Slot) []widget.ID {
	if !t.seen(c) || c >= firstKind {
		return nil
	}
	return []widget.ID{cardID(c), {What: "seat", N: int(t.show.Board.Things[c].Controller)}}
}

// CardName implements [scene.ApartTable].
func (t *Screen) CardName(c game.Slot) string {
	if !t.seen(c) {
		return ""
	}
	return t.words.Name(t.card(c))
}

// Whole goes on with the whole game once it is over.
func (t *Screen) Whole(log *replay.Log[game.Game]) { t.apart.Keep(log) }

// Remark implements [scene.ApartTable].
func (t *Screen) Remark(words string) {
	if t.note(words); words == "" {
		t.aside = scene.Aside{}
	}
}

// seatAt is where there is room on the table for what a seat says: on the board.
func (t *Screen) seatAt(seat int) layout.Rect { return t.show.Places.Sides[seat].Heroes[0] }
