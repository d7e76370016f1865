package table

import (
	"errors"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/table/gesture"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// bookmark is the state of the telling after that many inputs: what the game
// itself does not know.
type bookmark struct {
	log    int // lines
	deeds  int
	tally  playback.Tally
	words  narrate.Narrator
	doing  keyforge.Slot
	turnOf keyforge.Side

	planned bool // the question then was answered before it was asked
}

// remember records the present moment, if it is new.
func (m *Model) remember() {
	if m.Story.At() == len(m.bookmarks) {
		m.bookmarks = append(m.bookmarks, bookmark{log: len(m.Log), deeds: len(m.Outcomes), tally: m.Tally, words: m.Words, doing: m.Doing,
			turnOf: m.Board.TurnOf})
	}
}

// retell tells the story from its beginning, for the log and the numbers, and
// lays the table as it stands.
func (m *Model) retell() {
	at := m.Story.At()
	must(m.Story.Seek(0))
	m.Settle()
	if m.Board.Step != keyforge.BeforeGame { // a position
		m.Tally.Turns = 1
		m.bookmarks[0].tally = m.Tally
	}
	m.tellOn(at)
}

// tellOn tells the story from its present position to its end, and lays the table as
// it was after that many inputs.
func (m *Model) tellOn(at int) {
	for m.Story.At() < m.Story.Len() {
		m.Input = m.Story.At()
		must(m.Story.Step())
		events := m.game.Happened()
		m.Tally.Decisions++
		m.Retell(m.Veil(events))
		if len(events) == 0 { // the table was changed by hand
			m.Look()
			m.Board.Load(m.game, &m.View)
		}
		m.remember()
	}
	must(m.Story.Seek(at))
	m.settleAnew()
}

// must panics: inputs that were once carried out cannot fail.
func must(err error) {
	if err != nil {
		panic(err)
	}
}

// saved records that the game could not be saved, and returns any other error.
func (m *Model) saved(err error) error {
	if errors.Is(err, replay.ErrUnsaved) {
		m.Unsaved = err
		return nil
	}
	return err
}

func (m *Model) person(s keyforge.Side) bool { return s < keyforge.MaxSides && m.People[s] }

// settleAnew lays the table for the present position after the story has gone back or forward.
func (m *Model) settleAnew() {
	at := &m.bookmarks[m.Story.At()]
	m.Log, m.Outcomes, m.Tally, m.Words, m.Doing = m.Log[:at.log], m.Outcomes[:at.deeds], at.tally, at.words, at.doing
	m.layAnew()
}

// layAnew lays the table as the game stands; nothing is left of what was begun before.
func (m *Model) layAnew() {
	m.Still()
	m.pending.card, m.last, m.answer, m.plan, m.begun = 0, keyforge.Command{}, keyforge.Command{}, gesture.Plan{}, false
	m.PutBack()
	m.changes++
	m.Achievements.Sync()
	m.botThinking.end()
	m.DropAdvice()
	m.Peeked, m.Opened, m.fault = nil, keyforge.NoSide, nil
	m.Settle()
}

// MayUndo reports whether there is something to take back, within the undo terms
// of the game.
func (m *Model) MayUndo() bool {
	return !m.Watched && (len(m.picks.cards) > 0 || m.mayGoBack())
}

func (m *Model) mayGoBack() bool {
	if m.elsewhere != nil {
		return !m.Waiting() && m.elsewhere.MayUndo()
	}
	return m.back() > 0
}

// back is how many inputs an undo takes back; none of another person who hides cards.
func (m *Model) back() int {
	n := m.Story.UndoCount(m.person)
	if n > 0 && m.HidesHands() && m.Story.Inputs()[m.Story.At()-n].Seat != m.Sits() {
		return 0
	}
	return n
}

// MayRedo reports whether something was taken back and nothing else done since.
func (m *Model) MayRedo() bool {
	if m.Watched || m.elsewhere != nil || m.Story.At() == m.Story.Len() {
		return false
	}
	return !m.HidesHands() || m.Story.Inputs()[m.Story.At()].Seat == m.Sits()
}

// Undo puts back the last card that was picked and not confirmed; otherwise it goes
// back to the last question that a person answered, even across the monster's turn.
// What was done with one gesture is undone as one.
func (m *Model) Undo() {
	if !m.MayUndo() {
		return
	}
	if n := len(m.picks.cards); n > 0 && m.Asking() {
		m.pick(m.picks.cards[n-1])
		return
	}
	m.finish()
	if m.elsewhere != nil {
		m.elsewhere.Undo()
		return
	}
	for again := true; again; again = (m.half() || m.passed()) && m.back() > 0 {
		_, err := m.Story.Undo(m.back())
		must(m.saved(err))
	}
	m.settleAnew()
}

// UndoTurn goes back to the beginning of the turn in which a person answered last, as far
// as may be.
func (m *Model) UndoTurn() {
	m.Undo()
	for begun := m.turnBegun(); m.elsewhere == nil && m.MayUndo() && m.Story.At() > begun; {
		m.Undo()
	}
}

// turnBegun is the number of inputs before the present turn.
func (m *Model) turnBegun() int {
	at := m.Story.At()
	for at > 0 && m.bookmarks[at-1].tally.Turns == m.Tally.Turns {
		at--
	}
	return at
}

// half reports whether the story stands between the picks of a question for several
// cards, which are one answer.
func (m *Model) half() bool {
	q := m.game.Question()
	return q.Kind == keyforge.AskCards && !q.Picked.Empty()
}

// passed reports whether the person was not asked the present question: it was
// answered together with an earlier one, or the person does not want to be asked.
func (m *Model) passed() bool {
	if m.bookmarks[m.Story.At()].planned {
		return true
	}
	_, unasked := m.autoAnswerer.Answer(m.game, m.Asks)
	return unasked && m.person(m.game.Question().Side)
}

// Redo goes forward to the next question for a person.
func (m *Model) Redo() {
	if !m.MayRedo() {
		return
	}
	m.finish()
	for again := true; again; again = (m.half() || m.passed()) && m.MayRedo() {
		_, err := m.Story.Redo(m.Story.RedoCount(m.person))
		must(m.saved(err))
	}
	m.settleAnew()
}

// Seek goes at once to the moment after n inputs of a watched story.
func (m *Model) Seek(n int) {
	m.finish()
	must(m.Story.Seek(max(0, min(n, m.Story.Len()))))
	m.settleAnew()
}

// Follow takes over how the game of a watched story has gone on since, while somebody
// else plays it, and reports whether it has.
func (m *Model) Follow(later *save.Story) bool {
	m.finish()
	before := m.Story.Len()
	same, err := m.Story.Follow(later)
	if err != nil || same == before && same == m.Story.Len() {
		return false // or it is a different game by now
	}
	at := m.Story.At()
	must(m.Story.Seek(same))
	m.settleAnew()
	m.bookmarks = m.bookmarks[:same+1]
	m.tellOn(at)
	return true
}

// StepForward begins to show the next input of a watched story.
func (m *Model) StepForward() {
	m.finish()
	if m.Story.At() == m.Story.Len() {
		return
	}
	m.Input = m.Story.At()
	must(m.Story.Step())
	events := m.game.Happened()
	m.begin(events)
}

// Chapter is a turn of a player in a story, or the part before the first one.
type Chapter struct {
	At    int // the number of inputs before it
	Turn  int // 0: the set-up
	Side  keyforge.Side
	Rises int // of numbers of the mode before
}

// Chapters are the turns of the story, including those that lie ahead.
func (m *Model) Chapters() []Chapter {
	all := []Chapter{{Turn: m.bookmarks[0].tally.Turns, Side: m.bookmarks[0].turnOf}}
	for i := range m.bookmarks {
		if at := &m.bookmarks[i]; at.tally.Turns > all[len(all)-1].Turn {
			all = append(all, Chapter{At: i, Turn: at.tally.Turns, Side: at.turnOf, Rises: at.tally.Rises})
		}
	}
	return all
}
