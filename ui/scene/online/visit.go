package online

import (
	"context"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/online/guest"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/meeting"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
)

// visit is one's stay in a room, from the lobby to the end of the game. It carries the table's commands there.
type visit struct {
	*meeting.Meeting
	s      *scene.Stack
	house  meeting.House // nil: another machine keeps the room, at url
	url    string
	model  *table.Model // nil before the game
	wished uint64       // the moment of the wish that was put to the player
	kept   bool         // the whole game has been kept
}

// begin lays the table of a game that begins; one that is told of again, after the connection was lost, lies there.
func (v *visit) begin(header []byte) (game.Remote, error) {
	if v.model != nil {
		return v.model.Story.Game(), nil
	}
	story, err := guest.Story(header, v.s.Rules)
	if err != nil {
		return nil, err
	}
	v.model = v.s.OpenTableApart(replay.Unsaved(story), v.Seat(), v)
	return story.Game(), nil
}

// remember keeps the seat, so that one can come back to it.
func (v *visit) remember() {
	now := session.Room{Code: v.Welcome.Code, URL: v.url, Token: v.Welcome.Token}
	if v.Over != nil {
		now = session.Room{}
	}
	if v.s.Settings.Room != now && v.Welcome.Seat > 0 && !v.Welcome.Watches {
		v.s.Settings.Room = now
		v.s.SaveSettings()
	}
}

// show shows on the table how the game stands.
func (v *visit) show(shown *guest.Shown) error { return v.model.Arrive(shown, shown.Events != nil) }

// Answer implements [table.Elsewhere].
func (v *visit) Answer(c keyforge.Command) { v.Ask(v.Guest.Answer(c)) }

// MayUndo implements [table.Elsewhere].
func (v *visit) MayUndo() bool {
	return v.Table != nil && v.Table.Undo && v.Table.Wishes == nil && !v.Lost
}

// Undo implements [table.Elsewhere].
func (v *visit) Undo() { v.Ask(wire.Ask{Undo: &wire.Undo{At: v.Table.At}}) }

// Frame implements [play.Apart]: it takes in what has come, one moment after another as they are shown.
func (v *visit) Frame(s *scene.Stack) {
	v.Look(func() bool { return !v.model.Showing() })
	v.remember()
	if err := v.Refused(); err != nil {
		s.Failed = err
	}
	switch w := v.Meeting.Table; {
	case v.MayGrant() && v.wished != w.At:
		v.wished = w.At
		at := w.At
		s.Offer(s.T("online-wish", v.called(w.Wishes.Seat)),
			scene.Choice{Label: s.T("online-refuse"), Do: func() { v.Ask(wire.Ask{Grant: &wire.Grant{At: at}}) }},
			scene.Choice{Label: s.T("online-allow"), Do: func() { v.Ask(wire.Ask{Grant: &wire.Grant{At: at, Yes: true}}) }})
	case v.Over != nil && !v.kept:
		v.kept = true
		if story, _, err := replay.Read[*keyforge.Game](context.Background(), strings.NewReader(v.Over.Save), s.Rules); err == nil {
			s.Failed = s.KeepStory(story).Close()
			s.ReadSaves()
		}
	}
}

// Waits implements [play.Apart].
func (v *visit) Waits() string {
	t := v.Meeting.Table
	switch {
	case v.Err != nil:
		return v.s.Language.Say(v.Err)
	case v.Lost:
		return v.s.T("online-lost")
	case t == nil:
		return ""
	case t.Wishes != nil && t.Wishes.Seat == v.Welcome.Seat:
		return v.s.T("online-wishing")
	case t.Asked > 0 && t.Asked != v.Welcome.Seat:
		p := &v.Room.Places[t.Asked-1]
		if p.Bot == "" && !p.Here {
			return v.s.T("online-away", v.called(t.Asked))
		}
		return v.s.T("online-waits", v.called(t.Asked))
	}
	return ""
}

// called is what a seat is called.
func (v *visit) called(seat int) string {
	if seat < 1 || seat > len(v.Room.Places) {
		return ""
	}
	p := &v.Room.Places[seat-1]
	switch {
	case p.Bot != "":
		return v.s.T("bot-" + p.Bot)
	case p.Name != "" && p.Name != room.Nameless:
		return p.Name
	}
	return v.s.T("player-title", seat)
}

// Leave implements [play.Apart].
func (v *visit) Leave() {
	v.Meeting.Leave()
	if v.house != nil {
		if err := v.house.Close(); err != nil {
			v.s.Failed = err
		}
	}
}

var _ play.Apart = (*visit)(nil)
