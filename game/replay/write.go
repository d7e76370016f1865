package replay

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"strings"

	"github.com/google/renameio/v2/maybe"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/scenario"
)

// Write writes the story up to where it stands, a turn a line.
func (s *Story) Write(w io.Writer) error {
	at := s.at
	defer s.seek(at)
	out := bufio.NewWriter(w)
	if err := writeLine(out, &s.Header); err != nil {
		return err
	}
	s.seek(0)
	var turn []string
	flush := func() error {
		if len(turn) == 0 {
			return nil
		}
		err := writeLine(out, turn)
		turn = nil
		return err
	}
	hashed := 0
	for s.at < at {
		in, now := s.inputs[s.at], s.g.State().Turn
		if in.Edit != nil {
			if err := flush(); err != nil {
				return err
			}
			if err := writeLine(out, map[string]*scenario.Edit{"edit": in.Edit}); err != nil {
				return err
			}
		} else {
			turn = append(turn, text(s.g, in.Command))
		}
		s.seek(s.at + 1)
		if s.g.State().Turn == now && s.at < at {
			continue
		}
		if err := flush(); err != nil {
			return err
		}
		if s.at-hashed >= hashEvery || s.at == at {
			hashed = s.at
			if err := writeLine(out, hashOf(s)); err != nil {
				return err
			}
		}
	}
	if s.g.Over() {
		if err := writeLine(out, map[string]string{"over": winners(s.g)}); err != nil {
			return err
		}
	}
	return out.Flush()
}

func (s *Story) seek(n int) {
	if err := s.Seek(n); err != nil {
		panic(err) // all inputs were carried out before
	}
}

func winners(g *game.Game) string {
	var names []string
	for side := range game.Side(game.MaxSides) {
		switch {
		case g.Won(side) && side == game.Monster:
			names = append(names, "the monster won")
		case g.Won(side):
			names = append(names, fmt.Sprintf("player %d won", side+1))
		}
	}
	if names == nil {
		return "nobody won"
	}
	return strings.Join(names, ", ")
}

type hashLine struct {
	At   int    `json:"at"`
	Hash string `json:"hash"`
}

func hashOf(s *Story) hashLine { return hashLine{s.at, fmt.Sprintf("%016x", s.g.Hash())} }

func writeLine(w io.Writer, v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	_, err = w.Write(append(data, '\n'))
	return err
}

// WriteFile writes the story up to where it stands into a file, which is there
// either whole or as it was before (on Windows, which knows no such replacement,
// as far as a plain write goes).
func (s *Story) WriteFile(path string) error {
	var b bytes.Buffer
	if err := s.Write(&b); err != nil {
		return fmt.Errorf("%w: %w", ErrUnsaved, err)
	}
	if err := maybe.WriteFile(path, b.Bytes(), 0o644); err != nil {
		return fmt.Errorf("%w: %w", ErrUnsaved, err)
	}
	return nil
}

// ErrUnsaved reports that a game could not be saved. The game itself goes on.
var ErrUnsaved = errors.New("the game is not saved")

// Log is a story with a save to which every input is appended as it happens, so
// that a crash loses at most the one in flight. The save is synced to the disk
// when a turn ends, which the caller may leave to another goroutine.
//
// When the disk fails the methods carry out what they are asked for all the same
// and return [ErrUnsaved]. What is missing is written with the next input.
type Log struct {
	*Story
	f      *os.File // nil: the story is not saved
	size   int64    // of the file up to the last whole line
	unsaid []byte   // what is still to be written
	torn   bool     // the file may end with a part of a line
	turn   uint16
	hashed int
	due    bool
}

// Unkept is a log of a game without a save, which may begin with any state.
func Unkept(g *game.Game) *Log {
	h := Header{Format: Format, Engine: Engine, Catalogue: CatalogueVersion(g.Catalogue()), Mode: g.Mode().Name()}
	return &Log{Story: &Story{Header: h, g: g, snaps: []game.State{*g.State()}}}
}

// Unsaved is a log of a story without a save.
func Unsaved(s *Story) *Log { return &Log{Story: s} }

// Create begins a save in a new file. It holds the story up to where it stands.
func Create(path string, s *Story) (*Log, error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY|os.O_APPEND, 0o644)
	if err != nil {
		return nil, fmt.Errorf("begin save: %w", err)
	}
	var b bytes.Buffer
	if err = s.Write(&b); err == nil {
		_, err = f.Write(b.Bytes())
	}
	if err != nil {
		return nil, fmt.Errorf("begin save: %w", errors.Join(err, f.Close(), os.Remove(path)))
	}
	return &Log{Story: s, f: f, size: int64(b.Len()), turn: s.g.State().Turn, hashed: s.at, due: true}, nil
}

// Open reads a save and goes on with it. What the report says is lost is cut off
// the file; unless that is but an input that was not written to its end, the file
// as it was stays beside it, with [Damaged] after its name.
func Open(path string, r *scenario.Rules) (*Log, *Report, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_APPEND, 0)
	if err != nil {
		return nil, nil, fmt.Errorf("open save: %w", err)
	}
	s, report, err := Read(f, r)
	if err == nil {
		err = report.cut(f)
	}
	if err != nil {
		f.Close()
		return nil, nil, fmt.Errorf("%s: %w", path, err)
	}
	return &Log{Story: s, f: f, size: report.Good, turn: s.g.State().Turn, hashed: s.at}, report, nil
}

// Damaged is put after the name of a save that is kept as it was found.
const Damaged = ".damaged"

// cut cuts off the file what was not read.
func (r *Report) cut(f *os.File) error {
	rest, err := io.ReadAll(io.NewSectionReader(f, r.Good, math.MaxInt64-r.Good))
	if err != nil {
		return err
	}
	if bytes.IndexByte(rest, '\n') >= 0 {
		all, err := os.ReadFile(f.Name())
		if err == nil {
			err = os.WriteFile(f.Name()+Damaged, all, 0o644)
		}
		if err != nil {
			return fmt.Errorf("the file is damaged and cannot be kept as it was: %w", err)
		}
		r.warn("the file as it was is kept: %s", f.Name()+Damaged)
	}
	return f.Truncate(r.Good)
}

// Path is where the save is; "" when there is none.
func (l *Log) Path() string {
	if l.f == nil {
		return ""
	}
	return l.f.Name()
}

// Apply carries out a command and appends it to the file.
func (l *Log) Apply(c game.Command, events []game.Event) ([]game.Event, error) {
	if err := l.g.Check(c); err != nil {
		return events, err
	}
	words := text(l.g, c)
	events, err := l.Story.Apply(c, events)
	if err != nil {
		return events, err
	}
	return events, l.write(fmt.Sprintf("%q\n", words))
}

// Edit carries out a change by hand and appends it to the file.
func (l *Log) Edit(e *scenario.Edit) error {
	if err := l.Story.Edit(e); err != nil {
		return err
	}
	data, err := json.Marshal(map[string]*scenario.Edit{"edit": e})
	if err != nil {
		return fmt.Errorf("%w: %w", ErrUnsaved, err)
	}
	return l.write(string(data) + "\n")
}

// Undo takes back inputs, also in the file.
func (l *Log) Undo(n int) (int, error) {
	n = l.Story.Undo(n)
	l.hashed = min(l.hashed, l.at)
	return n, l.write(fmt.Sprintf("{\"undo\":%d}\n", n))
}

// Redo carries out inputs again that were taken back.
func (l *Log) Redo(n int) (int, error) {
	n = max(0, min(n, len(l.inputs)-l.at))
	var lines strings.Builder
	for range n {
		in := l.inputs[l.at]
		if in.Edit == nil {
			fmt.Fprintf(&lines, "%q\n", text(l.g, in.Command))
		} else if err := writeLine(&lines, map[string]*scenario.Edit{"edit": in.Edit}); err != nil {
			return n, err
		}
		l.Story.Redo(1)
	}
	return n, l.write(lines.String())
}

// write appends lines, with a hash when one is due, in one call.
func (l *Log) write(text string) error {
	if turn := l.g.State().Turn; turn != l.turn || l.g.Over() {
		l.turn, l.due = turn, true
	}
	if l.f == nil {
		return nil
	}
	l.unsaid = append(l.unsaid, text...)
	if l.at-l.hashed >= hashEvery {
		l.hashed = l.at
		h := hashOf(l.Story)
		l.unsaid = fmt.Appendf(l.unsaid, "{\"at\":%d,\"hash\":%q}\n", h.At, h.Hash)
	}
	if err := l.flush(); err != nil {
		return fmt.Errorf("%w: %w", ErrUnsaved, err)
	}
	return nil
}

// flush writes what is still to be written, in place of what an attempt before
// has left.
func (l *Log) flush() error {
	if l.torn {
		if err := l.f.Truncate(l.size); err != nil {
			return err
		}
		l.torn = false
	}
	n, err := l.f.Write(l.unsaid)
	if err != nil {
		l.torn = n > 0
		return err
	}
	l.size += int64(n)
	l.unsaid = l.unsaid[:0]
	return nil
}

// SyncDue reports whether a turn has ended since it was last asked: then the
// caller lets [Log.Sync] run, off the frame.
func (l *Log) SyncDue() bool {
	due := l.due
	l.due = false
	return due
}

// Sync sees to it that the file survives a failure of the machine. It may run
// beside the other methods.
func (l *Log) Sync() error {
	if l.f == nil {
		return nil
	}
	if err := l.f.Sync(); err != nil && !errors.Is(err, os.ErrClosed) {
		return fmt.Errorf("%w: %w", ErrUnsaved, err)
	}
	return nil
}

// Close ends the writing. A game that is over becomes a replay: its file is
// written anew, a turn a line.
func (l *Log) Close() error {
	if l.f == nil {
		return nil
	}
	err := errors.Join(l.flush(), l.f.Close())
	if l.g.Over() {
		if whole := l.WriteFile(l.f.Name()); whole == nil {
			return nil
		}
	}
	if err != nil {
		return fmt.Errorf("%w: %w", ErrUnsaved, err)
	}
	return nil
}
