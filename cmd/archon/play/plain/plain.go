// Package plain plays any game in lines of text: a [Table] shows what a seat sees, asks with a list of answers, and tells
// what happened. It knows the game by package game alone.
package plain

import (
	"errors"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/play/medals"
	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Table is where one game is played.
type Table struct {
	*talk.Talk
	log     *replay.Log[game.Game]
	kind    game.Kind
	records *records.Store
	medals  *medals.Medals
	words   game.Words
	adviser game.Adviser  // or nil
	players []game.Player // by seat; nil for a person
	turn    int           // the last turn whose table was shown
}

// New is the table of a game of that kind, whose records are kept there and which may have an adviser; the players hold its
// seats, nil for a person.
func New(
	t *talk.Talk, log *replay.Log[game.Game], kind game.Kind, kept *records.Store, words game.Words, players []game.Player,
) *Table {
	adviser, _ := kind.(game.Adviser)
	return &Table{
		Talk: t, log: log, kind: kind, records: kept, words: words, adviser: adviser, players: players, turn: -1,
	}
}

// Play plays the game to its end, or until the person quits. A fault leaves the save as it was before.
func (t *Table) Play() (err error) {
	defer func() {
		if errors.As(err, new(*fault.Fault)) {
			t.log.Abandon()
			err = errors.Join(exit.Report(err, t.log.Path()), t.Flush())
		}
	}()
	defer fault.Catch(&err)
	t.help()
	t.watchMedals()
	t.plans()
	t.medals.Tell()
	for g := t.log.Game(); !g.Over(); {
		c, quit := t.choose(g)
		switch {
		case quit:
			t.Say("you-leave")
			t.close()
			return t.Flush()
		case c == game.Command{}:
			t.undo()
		default:
			if err := t.do(c); err != nil {
				t.close()
				return errors.Join(err, t.Flush())
			}
		}
	}
	t.tellEnd()
	t.medals.Sum()
	t.close()
	return t.Flush()
}

// watchMedals begins to watch for achievements in a game that is kept.
func (t *Table) watchMedals() {
	var recorder *achievement.Recorder
	if t.log.Path() != "" {
		recorder = achievement.RecorderIn(t.kind, t.log.Story)
	}
	t.medals = medals.Watch(t.Talk, achievement.Spoken(t.words, t.T), t.records, recorder)
}

// choose is what the seat that is asked decides; no command to undo.
func (t *Table) choose(g game.Game) (c game.Command, quit bool) {
	if t.Context.Err() != nil {
		return c, true
	}
	seat, legal := g.Asked(), g.Legal(nil)
	if p := t.players[seat]; p != nil {
		t.Flush() // it may think
		c = p.Choose(g, legal)
		t.explain(p)
		return c, false
	}
	if g.Turn() != t.turn {
		t.turn = g.Turn()
		t.show(g, seat)
	}
	t.list(g, legal)
	return t.ask(g, legal)
}

// explain says by which rule of its plan a computer has decided.
func (t *Table) explain(p game.Player) {
	if p, ok := p.(game.Planner); ok {
		if why := p.Why(t.words); why != "" {
			t.Printf("  (%s)", why)
		}
	}
}

// plans shows what the computers mean to do, where that can be read.
func (t *Table) plans() {
	for seat, p := range t.players {
		if p, ok := p.(game.Planner); ok {
			t.Printf("%s:", lang.Capital(t.words.Seat(t.log.Game(), game.Seat(seat))))
			for _, line := range p.Plan(t.words) {
				t.Printf("  %s", line)
			}
		}
	}
}

// ask asks a person until the answer is on the list.
func (t *Table) ask(g game.Game, legal []game.Command) (c game.Command, quit bool) {
	for {
		line, ok := t.Read()
		if !ok {
			t.Printf("")
			return c, true
		}
		switch line = strings.TrimSpace(line); line {
		case "q":
			return c, true
		case "u":
			return c, false
		case "h":
			t.advise(g, legal)
		case "?":
			t.show(g, g.Asked())
		case "":
			t.list(g, legal)
		default:
			if n, err := strconv.Atoi(line); err == nil && n >= 1 && n <= len(legal) {
				return legal[n-1], false
			}
			t.Fail(message.New("not-on-the-list", strconv.Quote(line)))
		}
	}
}

// help says what can be typed.
func (t *Table) help() {
	t.Say("plain-help")
	if t.adviser != nil {
		t.Say("plain-advice")
	}
}

// show prints the table.
func (t *Table) show(g game.Game, seat game.Seat) {
	t.Printf("")
	for _, line := range t.words.Table(g, seat) {
		t.Printf("%s", line)
	}
}

// list prints the question and its answers.
func (t *Table) list(g game.Game, legal []game.Command) {
	t.Printf("")
	t.Printf("%s: %s", lang.Capital(t.words.Seat(g, g.Asked())), t.words.Question(g))
	for i, c := range legal {
		t.Printf("  %d  %s", i+1, t.words.Answer(g, c))
	}
}

// do carries out a command, in the save too, and tells what happened.
func (t *Table) do(c game.Command) error {
	g := t.log.Game()
	seat := g.Asked()
	err := t.log.Do(c)
	if err == nil && t.log.SyncDue() {
		err = t.log.Sync()
	}
	switch {
	case errors.Is(err, replay.ErrUnsaved):
		t.Complain(err)
	case err != nil && t.players[seat] != nil:
		return message.New("bot-cannot-go-on", int(seat+1), err)
	case err != nil:
		t.Fail(err)
		return nil
	}
	if g.Over() {
		t.keepResult()
	}
	t.medals.Observe(t.log.At())
	for _, line := range t.words.Happened(g, t.reader(seat)) {
		t.Printf("%s", line)
	}
	t.medals.Tell()
	return nil
}

// reader is the seat to which is told what another has done: that of the only person. Of several people at the terminal it
// is one who has not done it, since all of them read what is told; where only computers play, everything is told.
func (t *Table) reader(of game.Seat) game.Seat {
	reader := game.NoSeat
	for seat, p := range t.players {
		if p == nil && (reader == game.NoSeat || reader == of) {
			reader = game.Seat(seat)
		}
	}
	return reader
}

// undo goes back to the last question that a person answered.
func (t *Table) undo() {
	back := t.log.UndoCount(func(seat game.Seat) bool { return t.players[seat] == nil })
	switch {
	case back == 0 && t.log.At() > t.log.Undoable():
		t.Say("is-played-with", saves.Terms(t.Pool, &t.log.Header))
		return
	case back == 0:
		t.Say("undo-nothing")
		return
	}
	if _, err := t.log.Undo(back); err != nil {
		t.Complain(err)
	}
	t.medals.Undone()
	t.turn = -1 // the table is a different one
	t.Say("taken-back")
}

// keepResult keeps the result of a game that is kept before anything is said about its end, so that it counts whatever happens
// then.
func (t *Table) keepResult() {
	if r, ok := records.ResultOf(t.kind, t.log.Story); ok && t.log.Path() != "" {
		if err := t.records.AddResult(r); err != nil {
			t.Fail(err)
		}
	}
}

// tellEnd shows the table at the end, and says who has won.
func (t *Table) tellEnd() {
	g := t.log.Game()
	t.show(g, game.NoSeat)
	t.Printf("")
	t.Say("over-after", g.Turn())
	var names []string
	for seat := range game.Seat(g.Seats()) {
		if g.Won(seat) {
			names = append(names, t.words.Seat(g, seat))
		}
	}
	if names == nil {
		t.Say("seats-lose")
		return
	}
	t.Say("seats-win", len(names), strings.Join(names, ", "))
}

// close closes the save and says how to go on.
func (t *Table) close() {
	path := t.log.Path()
	if err := t.log.Close(); err != nil {
		t.Fail(err)
	} else if path != "" && !t.log.Game().Over() {
		t.Kept(path)
	}
}
