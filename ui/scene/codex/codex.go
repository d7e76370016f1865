// Package codex is the scene of a game of Codex: the boards of two players at the left, their battlefields and patrol zones facing
// each other, the tables of all others small at the top, and below the hand of the player who looks. A card is played, summoned,
// levelled or used by a click, and attacks and patrols by two clicks or by dragging it; what is asked stands at the right.
//
// What lies where, how a card looks and what happens one after another is up to the packages below ui/codex.
package codex

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/lang"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/codex/face"
	"github.com/keyraken/keyraken/ui/codex/places"
	"github.com/keyraken/keyraken/ui/codex/playback"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/help"
	"github.com/keyraken/keyraken/ui/scene/lessons"
	"github.com/keyraken/keyraken/ui/scene/watch"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Screen is the table of a game.
type Screen struct {
	scene.Base
	log      *replay.Log[game.Game]
	players  []game.Player // the computers by seat, nil where a person sits
	show     *playback.Player
	words    *face.Words
	spoken   spoken
	asked    asked
	mind     scene.Mind
	story    scene.Story
	past     *past // all of it, if it is watched
	advised  help.Advice
	foretold foretold
	tips     help.Tips[*Screen]
	reading  scene.Reading
	tray     tray
	saving   scene.Keeper
	watch    *watch.Bar[game.Game] // if the game is watched, not played
	earned   *achievement.Recorder
	lesson   *lessons.Ways // if the game is one
	apart    elsewhere
	dragged  widget.ID
	menu     widget.ID  // of what the actions are offered
	chosen   codex.Slot // the attacker, or who will patrol
	facing   facing
	aside    scene.Aside
	hurry    bool // the computers play without a pause until a person is asked
	ended    bool // the end of the game has been shown
	fresh    bool // another question is asked than in the last frame
}

// New is the table of a game of [Kind], with those who sit there. The log is closed when the table is left. It panics if a seat is
// held by what is no computer of the game.
func New(s *scene.Stack, log *replay.Log[game.Game], seats Seats) *Screen {
	players, err := seats.Computers(Kind(), log.Game().Seats(), log.Header.Seed)
	if err != nil {
		panic(err)
	}
	return seat(s, log, players, nil)
}

func (t *Screen) game() *codex.Game { return t.log.Game().(*codex.Game) }

// people are the seats of persons.
func (t *Screen) people() (all []codex.Seat) {
	for seat, p := range t.players {
		if p == nil {
			all = append(all, codex.Seat(seat))
		}
	}
	return all
}

// firstViewer is who looks at the table first: the only person; of several nobody, since the curtain hangs until the one who is
// asked has come.
func (t *Screen) firstViewer() codex.Seat {
	all := t.people()
	switch asked := t.game().Asked(); {
	case len(all) == 0, len(all) > 1 && !t.game().Over():
		return codex.NoSeat
	case slices.Contains(all, asked):
		return asked
	}
	return all[0]
}

// speak uses the language of the window, or English.
func (t *Screen) speak(s *scene.Stack) {
	l := lang.In(s.Settings.Language)
	t.spoken.speak(s.Language)
	if t.words == nil || t.words.Language().Code != l.Code {
		t.words = face.NewWords(l.Calling(t.names()))
		t.past = nil
		t.retell()
		t.asked.ready = false
	}
}

// names are the names of the players, as they can be shown.
func (t *Screen) names() (all []string) {
	for _, name := range t.log.Header.Players {
		all = append(all, printable.Text(name, session.MaxPlayerName))
	}
	return all
}

// Name implements [scene.Screen].
func (t *Screen) Name() string {
	if t.watch != nil {
		return "replay"
	}
	return "codex"
}

// Over implements [scene.Screen].
func (*Screen) Over() bool { return false }

// Low says that the table has a layout for low windows.
func (*Screen) Low() bool { return true }

// Game implements [scene.Screen].
func (*Screen) Game() game.Kind { return Kind() }

// Leave closes the save.
func (t *Screen) Leave(s *scene.Stack) error {
	t.advised.Drop()
	if !t.apart.Here() {
		t.apart.Leave()
	}
	err := t.log.Close()
	s.ReadSaves()
	return err
}

// Frame implements [scene.Screen]: time passes and keys are taken, then the table is painted as it is. Clicks take effect when
// everything has been painted.
func (t *Screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	t.update(f, s)
	p := &painter{Canvas: f, t: t, s: s, b: t.show.Board, at: &t.show.Places}
	p.paint()
}

// update lets time pass for the table.
func (t *Screen) update(f *cardview.Canvas, s *scene.Stack) {
	t.speak(s)
	top := s.Top() == scene.Screen(t)
	speed, foot := s.Settings.MotionSpeed(), 0.0
	if t.watch != nil {
		speed, foot = t.watch.Speed(), f.RowHeight(watchHeight)
	}
	if !top && !t.game().Over() && t.apart.Here() {
		speed = 0
	}
	t.show.Update(f.Seconds*speed, places.Options{W: f.W, H: f.H, Unit: f.Unit, Own: t.below(), Faced: t.faced(),
		Log: !s.Settings.FoldLog, Foot: foot}, f.ReducedMotion)
	for _, e := range t.show.TakeTold() {
		if !quiet[e.Kind] {
			t.story.Tell(t.told(e.Event, e.Text, 0))
		}
	}
	if !t.apart.Here() {
		t.apart.Frame(s)
	}
	if t.renew(); t.fresh && t.watch == nil { // otherwise the buttons mean the same as before
		f.Renew()
	}
	t.fresh = false
	if t.watch != nil {
		t.watch.Frame(f, top)
	} else {
		t.company(f, s)
	}
	if !top {
		return
	}
	t.point(f)
	if t.watch != nil {
		t.look(f, s)
		return
	}
	t.tip(s)
	t.drag(f, s)
	t.keys(f, s)
	t.advised.Frame(f, s, t.log, t.advice())
	t.foretold.foresee(f, t)
	if t.apart.Here() {
		t.saving.Frame(s, Kind(), t.log, t.earned, t.show.Showing())
	}
	t.goOn(f, s)
}

// watchHeight is the height in units of the bar below a game that is watched.
const watchHeight = 62.0

// renew looks at the question again if it is another one.
func (t *Screen) renew() {
	if t.asked.renew(t) {
		t.menu, t.chosen, t.fresh = widget.ID{}, 0, true
		t.advised.Drop()
		t.tray.ask(t)
	}
}

// see lets another seat look at the table; nothing is left of what only the last one knew.
func (t *Screen) see(viewer codex.Seat) {
	t.show.See(viewer)
	t.asked.ready = false
	t.retell()
}

// reader is to whom is told what happens; to nobody's seat if nobody looks. Whoever looks at open hands is told everything.
func (t *Screen) reader() codex.Seat {
	v := t.show.Viewer()
	switch {
	case t.show.Opened():
		return codex.NoSeat
	case v == codex.NoSeat:
		return codex.MaxSeats
	}
	return v
}

// below is who sits below: the one who looks, or the first.
func (t *Screen) below() codex.Seat {
	if v := t.show.Viewer(); v != codex.NoSeat {
		return v
	}
	return 0
}

// goOn lets the computers play, hands the table over, and ends the game.
func (t *Screen) goOn(f *cardview.Canvas, s *scene.Stack) {
	g := t.game()
	if t.hurry = t.hurry && !g.Over() && t.players[g.Asked()] != nil; t.hurry {
		t.show.Skip()
	}
	switch {
	case t.show.Showing():
	case g.Over():
		if !t.ended && t.lesson == nil && (t.apart.Here() || t.apart.Told()) {
			t.ended = true
			s.Push(newEnd(t))
		}
	case !t.apart.Here():
	case t.players[g.Asked()] != nil:
		seconds := f.Seconds * s.Settings.MotionSpeed()
		if t.hurry {
			seconds = theme.BotPause
		}
		if c, ok := t.mind.Choose(t.players[g.Asked()], g, seconds); ok {
			t.do(s, c)
		}
	case t.handed() == couch.Drawn:
		s.Push(t.curtain())
	}
}

// mine says whether the one who looks is asked.
func (t *Screen) mine() bool {
	g := t.game()
	return t.watch == nil && !g.Over() && g.Asked() == t.show.Viewer() && t.players[g.Asked()] == nil && !t.apart.waits &&
		(t.apart.Here() || !t.apart.Watches())
}

// skip shows at once what is being shown, and all that the computers do until a person is asked.
func (t *Screen) skip() {
	t.show.Skip()
	t.hurry = true
}

// answer gives a command of the person who looks.
func (t *Screen) answer(s *scene.Stack, c codex.Command) {
	if t.mine() && t.game().Check(c) == nil {
		t.show.Skip()
		t.reading.Rest()
		t.do(s, c)
	}
}

// do carries out a command and shows what it causes.
func (t *Screen) do(s *scene.Stack, c codex.Command) {
	if !t.apart.Here() {
		t.ask(c)
		return
	}
	if err := t.log.Do(c); err != nil && t.log.Path() != "" {
		s.Failed = err
	}
	t.earned.Observe(t.log.At())
	t.happen()
}

// happen shows what the last command has caused.
func (t *Screen) happen() {
	g := t.game()
	l := t.words.Language()
	var steps []playback.Step
	for _, e := range g.Happened() {
		steps = append(steps, playback.Step{Event: e, Text: l.Event(g, e, t.reader())})
	}
	t.show.Show(steps)
	t.renew()
}

// undo goes back to the last question that a person answered.
func (t *Screen) undo(s *scene.Stack) {
	if !t.apart.Here() {
		if t.notUndone(s) == "" {
			t.show.Skip()
			t.apart.Undo()
		}
		return
	}
	t.travel(s, func(person func(game.Seat) bool) (int, error) { return t.log.Undo(t.log.UndoCount(person)) })
}

// redo does again what was undone, up to the next question for a person.
func (t *Screen) redo(s *scene.Stack) {
	if t.apart.Here() {
		t.travel(s, func(person func(game.Seat) bool) (int, error) { return t.log.Redo(t.log.RedoCount(person)) })
	}
}

func (t *Screen) travel(s *scene.Stack, by func(person func(game.Seat) bool) (int, error)) {
	t.mind.Forget()
	n, err := by(t.person)
	if err != nil {
		s.Failed = err
	}
	if n > 0 {
		t.ended = false
		t.earned.Sync()
		t.settle()
	}
}

// person says whether a person sits in a seat.
func (t *Screen) person(seat game.Seat) bool {
	return int(seat) < len(t.players) && t.players[seat] == nil
}

// settle lays the table as the game stands now.
func (t *Screen) settle() {
	t.asked.ready = false
	t.tray.close()
	t.show.Reset()
	t.retell()
}
