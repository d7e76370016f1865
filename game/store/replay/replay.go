// Package replay records games, saves them and goes back to any point in them.
//
// A game is recorded as its [Story]: a [Header] with versions and set-up, and the
// inputs. That gives unlimited undo ([Story.Seek]), saves that survive a crash
// ([Open]) and replays. A save is a file of JSON Lines:
//
//	{"keyraken":2,"engine":"1","catalogue":"…","mode":"duel","seed":7,"decks":[…]}
//	{"at":0,"hash":"9c01…","sum":"52d1…"}
//	"yes"
//	"house logos"
//	["play 17","pick 40","end"]
//	{"undo":1}
//	{"at":4,"hash":"1b2f…","sum":"0ac4…"}
//
// A line is one input, several inputs, an undo of the last inputs, or a check: a hash
// of the state after that many inputs, by which a reader finds out whether the game
// takes the same course as it did then, and a checksum of the file up to there. Inputs
// are commands or edits: {"edit":{…}}. Another line says how often the players have had
// advice: {"advised":2}. While a game is played each command is written as a line of
// its own; [Story.Write] writes one line per turn.
//
// # Versions
//
// A save outlives the program that wrote it. Commands and hashes name cards by
// their handles and IDs, and houses, counters and everything else by their
// names, never by numbers that a later version may give to something else; a
// hash leaves out what is zero (see [game.Game]). So old saves remain valid
// whatever is added. The saves in testdata/saves prove it: every version must
// replay them hash by hash, and nothing rewrites them. A new version of the
// format writes its own directory, once:
//
//	go test ./game/store/replay -run TestWriteSaves -new-version
//
// Saves of format 1, which held numbers of constants, are read but cannot be
// verified; [Open] rewrites them.
package replay

import (
	"cmp"
	"context"
	"encoding/json"
	"math/bits"
	"reflect"
	"slices"
	"sort"
	"unsafe"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
)

// The number of inputs between two hashes in a save and, at the least, between two
// snapshots in memory.
const (
	hashEvery = 16
	snapEvery = 4
)

// Input is one input of a game.
type Input struct {
	Command game.Command
	Edit    game.Edit // instead of a command
	Seat    game.Seat // who gave it; NoSeat for an edit

	edits int // bytes of memory of all edits up to here
}

// Story is a game with its past and, after an undo, its future.
type Story[G game.Game] struct {
	Header Header
	Rules  game.Rules[G]
	g      G
	inputs []Input
	at     int       // inputs carried out
	snaps  []*moment // the start and some of the later moments, in order; see snap
	shown  []int     // after how many inputs something hidden was revealed
	setUp  int       // bytes of memory of the header
}

// moment is the game as it stood after that many inputs.
type moment struct {
	at     int
	packed []byte    // it is never changed
	game   game.Game // instead, where the game cannot be packed
}

// keep makes the moment the present one.
func (m *moment) keep(at int, g game.Game) {
	m.at = at
	switch p, ok := g.(game.Packer); {
	case ok:
		m.packed = slices.Clone(p.Pack(nil))
	case m.game == nil:
		m.game = g.Clone()
	default:
		m.game.Restore(g)
	}
}

// load makes the game what it was at the moment.
func (m *moment) load(g game.Game) {
	if m.game == nil {
		g.(game.Packer).Unpack(m.packed)
	} else {
		g.Restore(m.game)
	}
}

// clone is the same moment, for another story.
func (m *moment) clone() *moment {
	o := *m
	if m.game != nil {
		o.game = m.game.Clone()
	}
	return &o
}

func (m *moment) bytes() int {
	if m.game != nil {
		return m.game.Bytes()
	}
	return len(m.packed)
}

// New begins the game that a header describes.
func New[G game.Game](r game.Rules[G], h Header) (*Story[G], error) {
	if h.Format == 0 {
		h.Format, h.Engine, h.Catalogue, h.Game = Format, r.Version(), r.Cards(), r.Name()
	}
	if err := h.check(r.MaxSeats()); err != nil {
		return nil, err
	}
	if err := h.of(r.Name()); err != nil {
		return nil, err
	}
	g, err := r.Start(&h.Setup)
	if err != nil {
		return nil, err
	}
	return begun(&Story[G]{Header: h, Rules: r, g: g}), nil
}

// begun makes the present state of the game the start of the story.
func begun[G game.Game](s *Story[G]) *Story[G] {
	first := &moment{}
	first.keep(0, s.g)
	s.snaps = []*moment{first}
	s.setUp = weight(reflect.ValueOf(s.Header))
	return s
}

// Bytes is roughly how much memory the story takes.
func (s *Story[G]) Bytes() int {
	n := s.g.Bytes() + cap(s.inputs)*int(unsafe.Sizeof(Input{})) + s.edits(len(s.inputs)) + s.setUp
	for _, m := range s.snaps {
		n += m.bytes()
	}
	return n
}

// edits is how much memory the edits among the first n inputs take.
func (s *Story[G]) edits(n int) int {
	if n == 0 {
		return 0
	}
	return s.inputs[n-1].edits
}

// weight is how much memory a value refers to, besides its own.
func weight(v reflect.Value) (bytes int) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			bytes = int(v.Type().Elem().Size()) + weight(v.Elem())
		}
	case reflect.String:
		bytes = v.Len()
	case reflect.Slice:
		bytes = v.Cap() * int(v.Type().Elem().Size())
		for i := range v.Len() {
			bytes += weight(v.Index(i))
		}
	case reflect.Map:
		if !v.IsNil() { // it has room for eight entries, and for more than it holds
			bytes = max(8, 2*v.Len()) * int(v.Type().Key().Size()+v.Type().Elem().Size())
		}
		for key, value := range v.Seq2() {
			bytes += weight(key) + weight(value)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			bytes += weight(v.Field(i))
		}
	}
	return bytes
}

// Game is the game as it stands. It must be changed only through the story.
func (s *Story[G]) Game() G { return s.g }

// At is how many inputs have been carried out.
func (s *Story[G]) At() int { return s.at }

// Len is how many inputs there are, including those that were undone.
func (s *Story[G]) Len() int { return len(s.inputs) }

// Inputs are the inputs, including those that were undone. The caller must not change
// them.
func (s *Story[G]) Inputs() []Input { return s.inputs }

// Do carries out a command. Undone inputs are forgotten, unless the command is the next of them.
func (s *Story[G]) Do(c game.Command) error { return s.do(Input{Command: c}) }

// Edit carries out a change by hand.
func (s *Story[G]) Edit(e game.Edit) error {
	if data, err := json.Marshal(e); err != nil || len(data) > maxObject/2 {
		return message.New("edit-longer-than-bytes", maxObject/2)
	}
	err := s.do(Input{Edit: e})
	if err == nil {
		s.Header.Edited = true
	}
	return err
}

func (s *Story[G]) do(in Input) error {
	if s.at < len(s.inputs) && s.inputs[s.at].same(&in) {
		return s.Step()
	}
	if in.Seat = game.NoSeat; in.Edit == nil {
		in.Seat = s.g.Asked()
	}
	if err := s.carryOut(in); err != nil {
		return err
	}
	if s.at < len(s.inputs) { // a mark keeps what was undone
		s.inputs = slices.Clip(s.inputs[:s.at])
	}
	for len(s.shown) > 0 && s.shown[len(s.shown)-1] > s.at {
		s.shown = slices.Clip(s.shown[:len(s.shown)-1])
	}
	if in.Edit == nil && s.g.Revealed() {
		s.shown = append(s.shown, s.at+1)
	}
	in.edits = s.edits(s.at) + weight(reflect.ValueOf(in.Edit))
	s.inputs = append(s.inputs, in)
	s.forget(s.at)
	s.at++
	s.snap()
	return nil
}

// same reports whether both are the same command or edit.
func (in *Input) same(o *Input) bool {
	return in.Command == o.Command && reflect.DeepEqual(in.Edit, o.Edit)
}

func (s *Story[G]) carryOut(in Input) error {
	if in.Edit != nil {
		return in.Edit.Change(s.g)
	}
	return s.g.Do(in.Command)
}

// UndoMode is what the players may take back, as they agreed in the header.
func (s *Story[G]) UndoMode() string { return cmp.Or(s.Header.Undo, UndoFree) }

// Undoable is how many inputs the players may take back, as they agreed in the
// header: all of them, those after which nothing hidden was revealed, or none.
func (s *Story[G]) Undoable() int {
	switch s.Header.Undo {
	case UndoNone:
		return 0
	case UndoHidden:
		n := s.at
		for i := len(s.shown) - 1; i >= 0; i-- {
			if s.shown[i] <= s.at {
				return n - s.shown[i]
			}
		}
	}
	return s.at
}

// Revealed reports whether any of the last n inputs has shown somebody what was hidden, or has taken a random number.
func (s *Story[G]) Revealed(n int) bool {
	return slices.ContainsFunc(s.shown, func(at int) bool { return at > s.at-n && at <= s.at })
}

// UndoCount is how many inputs to take back to the last question that one of the
// people answered, including that answer; 0 when none may be taken back. An
// edit counts as a person's.
func (s *Story[G]) UndoCount(person func(game.Seat) bool) int {
	for n := range s.Undoable() {
		if s.inputs[s.at-n-1].by(person) {
			return n + 1
		}
	}
	return 0
}

// RedoCount is how many undone inputs there are until the next question for one of the
// people, or the end.
func (s *Story[G]) RedoCount(person func(game.Seat) bool) int {
	later := s.inputs[s.at:]
	for n := 1; n < len(later); n++ {
		if later[n].by(person) {
			return n
		}
	}
	return len(later)
}

func (in *Input) by(person func(game.Seat) bool) bool { return in.Edit != nil || person(in.Seat) }

// Fork returns another story with the same past as this one.
func (s *Story[G]) Fork() *Story[G] {
	f := &Story[G]{Header: s.Header, Rules: s.Rules, g: s.g.Clone().(G), at: s.at, setUp: s.setUp}
	f.inputs = slices.Clone(s.inputs[:s.at])
	for _, m := range s.snaps[:s.kept(s.at)] {
		f.snaps = append(f.snaps, m.clone())
	}
	for _, n := range s.shown {
		if n <= s.at {
			f.shown = append(f.shown, n)
		}
	}
	return f
}

// kept is how many of the snapshots are not later than n inputs.
func (s *Story[G]) kept(n int) int {
	return sort.Search(len(s.snaps), func(i int) bool { return s.snaps[i].at > n })
}

// forget drops the snapshots later than n inputs.
func (s *Story[G]) forget(n int) { s.snaps = s.snaps[:s.kept(n)] }

// snap keeps the state, in place of one that is now too far away. The snapshots are the
// closer together the nearer they are: to go back d inputs some d inputs are carried out
// again, so that any number of undos takes no longer than what they undo, and memory grows
// only with the logarithm of the length.
func (s *Story[G]) snap() {
	if s.at%snapEvery != 0 || s.snaps[s.kept(s.at)-1].at == s.at {
		return
	}
	var now *moment
	s.snaps = slices.DeleteFunc(s.snaps, func(m *moment) bool {
		far := m.at > 0 && max(s.at-m.at, m.at-s.at) >= reach(m.at)
		if far {
			now = m
		}
		return far
	})
	if now == nil {
		now = &moment{}
	}
	now.keep(s.at, s.g)
	s.snaps = slices.Insert(s.snaps, s.kept(s.at), now)
}

// reach is how far from the present the snapshot after n inputs is kept: 8, or 64 if n is
// a multiple of 8, or 512 if it is one of 64, and so on.
func reach(n int) int { return 8 << (bits.TrailingZeros(uint(n)) / 3 * 3) }

// Next is the next input, in the words of a save; "" at the end.
func (s *Story[G]) Next() string {
	if s.at == len(s.inputs) {
		return ""
	}
	if in := s.inputs[s.at]; in.Edit == nil {
		return s.g.Format(in.Command)
	}
	return "edit"
}

// Seek goes back or forward to the moment after n inputs. The inputs remain until
// another is carried out.
func (s *Story[G]) Seek(n int) error { return s.seekUntil(context.Background(), n) }

// seekUntil is Seek; it fails when the context is done, and leaves the story on its way.
func (s *Story[G]) seekUntil(ctx context.Context, n int) error {
	if n < 0 || n > len(s.inputs) {
		return message.New("there-inputs-not", len(s.inputs), n)
	}
	if from := s.kept(n) - 1; n < s.at || s.snaps[from].at > s.at {
		s.load(from)
	}
	s.g.SetQuiet(true)
	defer s.g.SetQuiet(false)
	for s.at < n {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := s.carryOut(s.inputs[s.at]); err != nil {
			return message.New("input", s.at+1, err)
		}
		s.at++
		s.snap()
	}
	return nil
}

// Step carries out the next input again.
func (s *Story[G]) Step() error {
	if s.at == len(s.inputs) {
		return message.New("story-ends-after-inputs", s.at)
	}
	if err := s.carryOut(s.inputs[s.at]); err != nil {
		return message.New("input", s.at+1, err)
	}
	s.at++
	s.snap()
	return nil
}

// Follow takes over the course of the same game from another story, which was read
// later, and returns after how many inputs the two diverge. The story stays where
// it was, or goes back to that point.
func (s *Story[G]) Follow(later *Story[G]) (int, error) {
	a, b := s.Header, later.Header
	a.Edited, a.Advised = b.Edited, b.Advised
	if !reflect.DeepEqual(a, b) {
		return 0, message.New("another-game")
	}
	same := 0
	for same < min(len(s.inputs), len(later.inputs)) && s.inputs[same].same(&later.inputs[same]) {
		same++
	}
	if err := s.Seek(min(s.at, same)); err != nil {
		return 0, err
	}
	s.Header.Edited, s.Header.Advised = later.Header.Edited, later.Header.Advised
	s.inputs = append(s.inputs[:same], later.inputs[same:]...)
	s.forget(same)
	return same, nil
}

// Mark is a moment of a story to which [Story.Restore] goes back.
type Mark struct {
	at     int
	inputs []Input
	shown  []int
	edited bool
}

// Mark marks the present moment.
func (s *Story[G]) Mark() Mark { return Mark{s.at, s.inputs, s.shown, s.Header.Edited} }

// Restore makes the story what it was at the mark, even if a fault has left the game in the
// middle of an input.
func (s *Story[G]) Restore(m Mark) {
	s.inputs, s.shown, s.Header.Edited = m.inputs, m.shown, m.edited
	s.forget(m.at)
	s.load(len(s.snaps) - 1)
	s.seek(m.at)
}

// load goes to the moment of a snapshot.
func (s *Story[G]) load(snap int) {
	s.snaps[snap].load(s.g)
	s.at = s.snaps[snap].at
}

// Undo takes back the last n inputs, or as many as there are, and returns how
// many it took back.
func (s *Story[G]) Undo(n int) int {
	n = max(0, min(n, s.at))
	if err := s.Seek(s.at - n); err != nil {
		panic(err) // they were carried out before
	}
	return n
}

// Redo carries out the next n inputs that were undone, or as many as there are,
// and returns how many.
func (s *Story[G]) Redo(n int) int {
	n = max(0, min(n, len(s.inputs)-s.at))
	if err := s.Seek(s.at + n); err != nil {
		panic(err)
	}
	return n
}
