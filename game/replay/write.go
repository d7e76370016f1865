package replay

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
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
		return fmt.Errorf("save game: %w", err)
	}
	if err := maybe.WriteFile(path, b.Bytes(), 0o644); err != nil {
		return fmt.Errorf("save game: %w", err)
	}
	return nil
}

// Log is a save to which every input is appended as it happens, so that a crash
// loses at most the one in flight. It is synced to the disk when a turn ends,
// which the caller may leave to another goroutine.
type Log struct {
	*Story
	f      *os.File
	turn   uint16
	hashed int
	due    bool
}

// Create begins a save of the story, which must stand at its beginning, in a new
// file.
func Create(path string, s *Story) (*Log, error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY|os.O_APPEND, 0o644)
	if err != nil {
		return nil, fmt.Errorf("begin save: %w", err)
	}
	if err := writeLine(f, &s.Header); err != nil {
		f.Close()
		return nil, fmt.Errorf("begin save: %w", err)
	}
	return &Log{Story: s, f: f, turn: s.g.State().Turn, due: true}, nil
}

// Open reads a save and goes on with it. What the report says is lost is cut off
// the file.
func Open(path string, r *scenario.Rules) (*Log, *Report, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_APPEND, 0)
	if err != nil {
		return nil, nil, fmt.Errorf("open save: %w", err)
	}
	s, report, err := Read(f, r)
	if err == nil {
		err = f.Truncate(report.Good)
	}
	if err != nil {
		f.Close()
		return nil, nil, fmt.Errorf("%s: %w", path, err)
	}
	return &Log{Story: s, f: f, turn: s.g.State().Turn, hashed: s.at}, report, nil
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
		return fmt.Errorf("save game: %w", err)
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
	for range n {
		in := l.inputs[l.at]
		var line strings.Builder
		if in.Edit == nil {
			fmt.Fprintf(&line, "%q\n", text(l.g, in.Command))
		} else if err := writeLine(&line, map[string]*scenario.Edit{"edit": in.Edit}); err != nil {
			return n, err
		}
		l.Story.Redo(1)
		if err := l.write(line.String()); err != nil {
			return n, err
		}
	}
	return n, nil
}

// write appends lines, with a hash when one is due, in one call.
func (l *Log) write(text string) error {
	if turn := l.g.State().Turn; turn != l.turn || l.g.Over() {
		l.turn, l.due = turn, true
	}
	if l.at-l.hashed >= hashEvery {
		l.hashed = l.at
		h := hashOf(l.Story)
		text += fmt.Sprintf("{\"at\":%d,\"hash\":%q}\n", h.At, h.Hash)
	}
	if _, err := l.f.WriteString(text); err != nil {
		return fmt.Errorf("save game: %w", err)
	}
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
func (l *Log) Sync() error { return l.f.Sync() }

// Close ends the writing. A game that is over becomes a replay: its file is
// written anew, a turn a line.
func (l *Log) Close() error {
	err := l.f.Close()
	if err == nil && l.g.Over() {
		err = l.WriteFile(l.f.Name())
	}
	if err != nil {
		return fmt.Errorf("close save: %w", err)
	}
	return nil
}
