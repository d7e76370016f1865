// Package shards is the scene of a game of Shards of Infinity: the others at the top of the table, the centre row with the Infinity
// Engine, and below what the player who looks has in play and in hand. A card is played, recruited or activated by a click or by
// dragging it where it belongs; what is asked stands at the right.
//
// What lies where, how a card looks and what happens one after another is up to the packages below ui/shards.
package shards

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/help"
	"github.com/keyraken/keyraken/ui/scene/lessons"
	"github.com/keyraken/keyraken/ui/scene/watch"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/shards/places"
	"github.com/keyraken/keyraken/ui/shards/playback"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Screen is the table of a game.
type Screen struct {
	scene.Base
	log      *replay.Log[game.Game]
	seats    Seats
	players  []game.Player // the computers by seat, nil where a person sits
	show     *playback.Player
	words    *face.Words
	spoken   spoken
	asked    asked
	mind     scene.Mind
	story    scene.Story
	past     *past // all of it, if it is watched
	foretold foretold
	advised  help.Advice
	reading  scene.Reading
	tray     tray
	tips     help.Tips[*Screen]
	saving   scene.Keeper
	watch    *watch.Bar[game.Game] // if the game is watched, not played
	earned   *achievement.Recorder
	lesson   *lessons.Ways // if the game is one
	apart    elsewhere
	dragged  widget.ID
	menu     shards.Slot // the card whose actions are offered
	aside    scene.Aside
	hurry    bool    // the computers play without a pause until a person is asked
	ended    bool    // the end of the game has been shown
	fresh    bool    // another question is asked than in the last frame
	turned   float64 // how far the Engine has turned
}

// New is the table of a game of [Kind], with those who sit there. The log is closed when the table is left. It panics if a seat is
// held by what is no computer of the game.
func New(s *scene.Stack, log *replay.Log[game.Game], seats Seats) *Screen {
	return seat(s, log, seats, nil)
}

// seat is the table of a game, or of a lesson.
func seat(s *scene.Stack, log *replay.Log[game.Game], seats Seats, of *lessons.Ways) *Screen {
	players, err := seats.Computers(Kind(), log.Game().Seats(), log.Header.Seed)
	if err != nil {
		panic(err)
	}
	t := &Screen{log: log, seats: seats, players: players, lesson: of}
	t.show = playback.New(t.game(), t.firstViewer())
	t.speak(s)
	t.reading.Rest()
	t.earned = s.Chronicle(Kind()).Watch(log)
	return t
}

// Teach is the table of a lesson: nobody advises there, and nothing is undone or given up.
func Teach(s *scene.Stack, log *replay.Log[game.Game], l lessons.Ways) scene.Screen {
	return seat(s, log, nil, &l)
}

func (t *Screen) game() *shards.Game { return t.log.Game().(*shards.Game) }

// people are the seats of persons.
func (t *Screen) people() (all []shards.Seat) {
	for seat, p := range t.players {
		if p == nil {
			all = append(all, shards.Seat(seat))
		}
	}
	return all
}

// firstViewer is who looks at the table first: the only person, in a lesson whoever is asked; of several persons nobody, since the
// curtain hangs until the one who is asked has come.
func (t *Screen) firstViewer() shards.Seat {
	all := t.people()
	switch asked := t.game().Asked(); {
	case len(all) == 0, len(all) > 1 && t.lesson == nil && !t.game().Over():
		return shards.NoSeat
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
	return "shards"
}

// Over implements [scene.Screen].
func (*Screen) Over() bool { return false }

// Low says that the table has a layout for low windows.
func (*Screen) Low() bool { return true }

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
	t.show.Update(f.Seconds*speed, places.Options{W: f.W, H: f.H, Unit: f.Unit, Own: t.below(), Nemesis: t.game().Automaton(),
		Log: !s.Settings.FoldLog, Tip: t.tips.On() && t.mine(), Foot: foot}, f.ReducedMotion)
	for _, e := range t.show.TakeTold() {
		t.story.Tell(t.told(e.Event, e.Text, 0))
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
		t.foretold.foresee(f, t)
		return
	}
	t.tip(s)
	t.drag(f, s)
	t.keys(f, s)
	t.foretold.foresee(f, t)
	t.advised.Frame(f, s, t.log, t.advice())
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
		t.menu, t.fresh = 0, true
		t.advised.Drop()
		t.tray.ask(t)
	}
}

// see lets another seat look at the table; nothing is left of what only the last one knew.
func (t *Screen) see(viewer shards.Seat) {
	t.show.See(viewer)
	t.asked.ready = false
	t.retell()
}

// reader is to whom is told what happens; to nobody's seat if nobody looks. Whoever looks at open hands is told everything.
func (t *Screen) reader() shards.Seat {
	v := t.show.Viewer()
	switch {
	case t.show.Opened():
		return shards.NoSeat
	case v == shards.NoSeat:
		return shards.MaxSeats
	}
	return v
}

// below is who sits below: the one who looks, or the first.
func (t *Screen) below() shards.Seat {
	if v := t.show.Viewer(); v != shards.NoSeat {
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
			s.Push(newEnd(t, s))
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
func (t *Screen) answer(s *scene.Stack, c shards.Command) {
	if t.mine() && t.game().Check(c) == nil {
		t.show.Skip()
		t.reading.Rest()
		t.do(s, c)
	}
}

// do carries out a command and shows what it causes.
func (t *Screen) do(s *scene.Stack, c shards.Command) {
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
	if !t.apart.Here() {
		return
	}
	t.travel(s, func(person func(game.Seat) bool) (int, error) { return t.log.Redo(t.log.RedoCount(person)) })
}

func (t *Screen) travel(s *scene.Stack, by func(person func(game.Seat) bool) (int, error)) {
	t.mind.Forget()
	n, err := by(func(seat game.Seat) bool { return t.players[seat] == nil })
	if err != nil {
		s.Failed = err
	}
	if n > 0 {
		t.ended = false
		t.earned.Sync()
		t.settle()
	}
}

// settle lays the table as the game stands now.
func (t *Screen) settle() {
	t.asked.ready = false
	t.tray.close()
	t.show.Reset()
	t.retell()
}
