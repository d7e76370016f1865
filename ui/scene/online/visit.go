package online

import (
	"fmt"
	"time"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/online/guest"
	"github.com/keyraken/keyraken/game/online/invite"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/ui/meeting"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
)

// visit is one's stay in a room, from the lobby to the end of the game. It carries the table's commands there.
type visit struct {
	*meeting.Meeting
	s      *scene.Stack
	at     invite.Invite // the room
	house  meeting.House // nil: another machine keeps the room
	name   string        // one's own
	laying laying
	table  scene.ApartTable // nil before the game
	own    game.Remote      // the game on it
	wished uint64           // the moment of the wish that was put to the player
	kept   bool             // the whole game has been kept
	moved  bool             // one goes on in another place of the room
	asked  asked
	talk   talk
	agreed agreed
	hands  hands
}

// asked is who is asked, and since when.
type asked struct {
	at    uint64
	seat  int
	since time.Time
}

// join enters the room.
func (v *visit) join(j wire.Join) {
	j.Rules, j.Name = Rules(v.s), v.name
	if v.house != nil {
		v.Meeting = meeting.Sit(v.house, v.at.Code, j, v.begin)
	} else {
		v.Meeting = v.s.Net.Join(v.at.Address(), j, v.begin)
	}
	v.Show, v.Heard = v.show, v.hear
}

// again leaves the room and enters it anew, to watch a seat or to take one.
func (v *visit) again(watch int) *visit {
	if !v.Welcome.Watches && v.Welcome.Seat > 0 && !v.Lost {
		v.GiveUp()
	} else {
		v.Meeting.Leave()
	}
	v.moved = true
	n := &visit{s: v.s, at: v.at, house: v.house, name: v.name}
	n.hands.asks = v.hands.asks && watch > 0
	n.join(wire.Join{Watch: watch, Hands: n.hands.asks})
	return n
}

// begin lays the table of a game that begins; one that is told of again, after the connection was lost, lies there.
func (v *visit) begin(header []byte) (game.Remote, error) {
	if v.table != nil {
		return v.own, nil
	}
	v.laying = layingOf(v.s, v.Room.Game)
	var err error
	v.table, v.own, err = v.laying.lay(v, header)
	return v.own, err
}

// remember keeps the seat, so that one can come back to it.
func (v *visit) remember() {
	kept := v.s.Settings.Room
	if v.Welcome.Seat == 0 || v.Welcome.Watches || v.Over == nil && kept.Code == v.Welcome.Code && kept.Token == v.Welcome.Token {
		return
	}
	var now session.Room
	switch {
	case v.Over != nil:
	case v.house == nil:
		now = session.Room{Code: v.Welcome.Code, Token: v.Welcome.Token, Link: v.at.String()}
	default:
		now = session.Room{Code: v.Welcome.Code, Token: v.Welcome.Token, Relay: v.at.Server}
	}
	if kept != now {
		v.s.Settings.Room = now
		v.s.SaveSettings()
	}
}

// show shows on the table how the game stands.
func (v *visit) show(shown *guest.Shown) error {
	if err := v.table.Arrive(shown, shown.Events != nil); err != nil {
		return err
	}
	if v.Table.Taken > 0 {
		v.table.Remark(v.s.T("online-taken"))
	}
	return nil
}

// Watches implements [scene.Apart].
func (v *visit) Watches() bool { return v.Welcome.Watches }

// Answer implements [scene.Apart].
func (v *visit) Answer(c game.Command) { v.Ask(v.Guest.Answer(c)) }

// MayUndo implements [scene.Apart].
func (v *visit) MayUndo() bool {
	return v.Table != nil && v.Over == nil && v.Table.Undo && v.Table.Wishes == nil && !v.Lost
}

// Undo implements [scene.Apart].
func (v *visit) Undo() { v.Ask(wire.Ask{Undo: &wire.Undo{At: v.Table.At}}) }

// Frame implements [scene.Apart]: it takes in what has come, one moment after another as they are shown.
func (v *visit) Frame(s *scene.Stack) {
	v.Look(func() bool { return !v.table.Showing() })
	v.remember()
	v.consent()
	if err := v.Refused(); err != nil {
		v.table.Remark(lang.Capital(s.Language.Say(err)))
	}
	switch w := v.Table; {
	case w == nil:
	case v.MayGrant() && v.wished != w.At:
		v.wished = w.At
		at := w.At
		s.Offer(s.T("online-wish", v.called(w.Wishes.Seat)),
			scene.Choice{Label: s.T("online-refuse"), Do: func() { v.Ask(wire.Ask{Grant: &wire.Grant{At: at}}) }},
			scene.Choice{Label: s.T("online-allow"), Do: func() { v.Ask(wire.Ask{Grant: &wire.Grant{At: at, Yes: true}}) }})
	case v.Over != nil && !v.kept:
		v.kept = true
		v.laying.keep(v, v.Over.Save)
	}
	if t := v.Table; t != nil && (v.asked.at != t.At || v.asked.seat != t.Asked) {
		if v.asked.seat != t.Asked {
			v.asked.since = s.Now()
		}
		v.asked.at, v.asked.seat = t.At, t.Asked
	}
}

// Told implements [scene.Apart].
func (v *visit) Told() bool { return v.kept || v.Err != nil || v.Lost }

// long is from when on it is said how long somebody has been asked.
const long = 5 * time.Second

// Waits implements [scene.Apart].
func (v *visit) Waits() string {
	t := v.Table
	switch {
	case v.Err != nil:
		return lang.Capital(v.s.Language.Say(v.Err))
	case v.Lost:
		return v.s.T("online-lost")
	case t == nil:
		return ""
	case t.Wishes != nil && t.Wishes.Seat == v.Welcome.Seat && !v.Welcome.Watches:
		return v.s.T("online-wishing")
	case t.Asked > 0 && (t.Asked != v.Welcome.Seat || v.Welcome.Watches):
		words := v.s.T("online-waits", v.called(t.Asked))
		if p := &v.Room.Places[t.Asked-1]; p.Bot == "" && !p.Here {
			words = v.s.T("online-away", v.called(t.Asked))
		}
		if d := v.s.Now().Sub(v.asked.since); d >= long {
			words += " " + fmt.Sprintf("(%d:%02d)", int(d.Minutes()), int(d.Seconds())%60)
		}
		return words
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

// Leave implements [scene.Apart].
func (v *visit) Leave() {
	if v.moved {
		return
	}
	v.Meeting.Leave()
	if v.house != nil {
		if err := v.house.Close(); err != nil {
			v.s.Failed = err
		}
	}
}

var _ scene.Apart = (*visit)(nil)
