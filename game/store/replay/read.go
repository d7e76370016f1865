package replay

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"math"
	"strconv"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/strict"
)

// Limits in bytes for a line of a save, lower for one that is the set-up or an
// edit: nothing longer is ever written.
const (
	maxLine   = 1 << 20
	maxObject = 1 << 18
)

// Report is what the reader of a save reports besides the story.
type Report struct {
	// Warnings say what is wrong with the file and what was done about it.
	Warnings []error
	// Good is how many bytes of the file hold the story that was read.
	Good int64
	// Differs says that the game does not take the course that it took when it was
	// written: the story ends with the last input after which it still did.
	Differs bool
	// Damaged says that a part of the file could not be read.
	Damaged bool
	// Old says that it is in an older format: its hashes are meaningless, so nobody
	// can tell whether the game takes the same course.
	Old bool

	sum    uint32 // of the bytes that hold the story
	sealed bool   // they end with a check
}

func (r *Report) warn(err error) {
	r.Warnings = append(r.Warnings, err)
}

// Read reads a save. It leaves out what follows a damaged line, and what cannot
// be played as it was; the report says so. It fails when the first line, the
// set-up, cannot be read, when the engine itself fails on its contents, or when the
// context is done. The time it takes grows with the length of the save and no faster.
func Read[G game.Game](ctx context.Context, in io.Reader, r game.Rules[G]) (*Story[G], *Report, error) {
	s, report, err := read(ctx, in, r)
	if err == nil {
		s.inputs = s.inputs[:s.at] // without what was undone
	}
	return s, report, err
}

// read is Read, including what was undone last.
func read[G game.Game](ctx context.Context, in io.Reader, r game.Rules[G]) (_ *Story[G], _ *Report, err error) {
	defer func() {
		if fault := recover(); fault != nil { // a bad file must not end the program
			err = message.New("read-save-fault-engine", fault)
		}
	}()
	lines := bufio.NewReaderSize(in, 1<<16)
	line, err := readLine(lines)
	if errors.Is(err, io.EOF) {
		err = message.New("file-empty")
	}
	if err != nil {
		return nil, nil, message.New("read-save", err)
	}
	if len(line) > maxObject {
		return nil, nil, message.New("read-save-set-up", maxObject)
	}
	var mark int64 // bytes of the mark that an editor has put before the text
	if text, ok := bytes.CutPrefix(line, []byte("\ufeff")); ok {
		line, mark = text, int64(len(line)-len(text))
	}
	h, err := parseHeader(line, r.Name(), r.ParseSetup)
	if err != nil {
		return nil, nil, message.New("read-save-first-line", err)
	}
	s, err := New(r, h)
	if err != nil {
		return nil, nil, message.New("read-save", err)
	}
	d := reader[G]{ctx: ctx, story: s, report: &Report{Good: mark, Old: h.Format < Format}, parse: s.g.Parse}
	d.took(line)
	s.Header.Format = Format
	if d.report.Old {
		older, ok := any(s.g).(interface {
			ParseFormat1(string) (game.Command, error)
		})
		if !ok {
			return nil, nil, message.New("format-not-known-program", h.Format, Format)
		}
		d.parse = older.ParseFormat1
		d.report.warn(message.New("game-was-written-by"))
	}
	if err := d.read(lines); err != nil {
		return nil, nil, message.New("read-save", err)
	}
	if d.report.Differs && !d.report.Old && h.Engine != r.Version() {
		d.report.warn(message.New("game-was-written-by-engine", printable.Text(h.Engine, printable.Name), r.Version()))
	}
	if d.spoiled && d.sure.Good == mark+int64(len(line))+1 {
		return nil, nil, message.New("read-save-first-line-set")
	}
	if d.report.Old {
		s.Header.Engine, s.Header.Catalogue = r.Version(), r.Cards()
	}
	return s, d.report, nil
}

// readLine reads a complete line, without its end.
func readLine(in *bufio.Reader) ([]byte, error) {
	var line []byte
	for {
		part, err := in.ReadSlice('\n')
		line = append(line, part...)
		switch {
		case len(line) > maxLine:
			return nil, message.New("line-longer-than-bytes2", maxLine)
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case errors.Is(err, io.EOF) && len(line) == 0:
			return nil, io.EOF
		case errors.Is(err, io.EOF):
			return nil, message.New("last-line-not-complete")
		case err != nil:
			return nil, err
		}
		return line[:len(line)-1], nil
	}
}

// reader reads the lines after the set-up.
type reader[G game.Game] struct {
	ctx    context.Context
	story  *Story[G]
	report *Report
	parse  func(string) (game.Command, error)
	agreed int    // inputs up to the last check that matched
	sure   Report // the report up to there
	// spoiled says that a checksum was wrong.
	spoiled bool
}

// took records a good line.
func (d *reader[G]) took(line []byte) {
	r := d.report
	r.Good += int64(len(line)) + 1
	r.sum = crc32.Update(crc32.Update(r.sum, crc32.IEEETable, line), crc32.IEEETable, []byte("\n"))
}

// line is a line that is not an input.
type line struct {
	Undo *int            `json:"undo"`
	Edit json.RawMessage `json:"edit"`
	At   *int            `json:"at"`
	Hash string          `json:"hash"`
	Sum  string          `json:"sum"`
	Over string          `json:"over"` // who won; for people

	Advised *int `json:"advised"`
}

// read reads the lines; it fails when the context is done.
func (d *reader[G]) read(in *bufio.Reader) error {
	d.sure = *d.report
	for n := 2; ; n++ {
		text, err := readLine(in)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err == nil {
			d.report.sealed = false
			err = d.line(text)
		}
		if stopped := d.ctx.Err(); stopped != nil {
			return stopped
		}
		var differs differs
		switch spoiled := errors.Is(err, errSum); {
		case spoiled, errors.As(err, &differs):
			if !spoiled {
				err = differs.error
			}
			d.spoiled = d.spoiled || spoiled
			d.report.Damaged, d.report.Differs = spoiled, !spoiled
			d.report.warn(message.New("line-game-goes-on", n, err, d.agreed))
			d.report.Good, d.report.sum, d.report.sealed = d.sure.Good, d.sure.sum, d.sure.sealed
			return d.cut(d.agreed)
		case err != nil:
			d.report.Damaged = true
			d.report.warn(message.New("line-rest-file-left", n, err, d.story.at))
			return nil
		}
		d.took(text)
		if d.report.Old {
			d.agreed = d.story.at
		}
		if d.agreed == d.story.at {
			d.sure = *d.report
		}
	}
}

// cut ends the story after n inputs; it fails when the context is done.
func (d *reader[G]) cut(n int) error {
	if err := d.story.seekUntil(d.ctx, n); err != nil {
		return err
	}
	d.story.inputs = d.story.inputs[:n]
	return nil
}

// differs is the error of a game that does not take the same course.
type differs struct{ error }

// errSum reports that something in the file has changed since it was written.
var errSum = message.New("file-not-as-was")

// line reads one line; when it fails the story is as before.
func (d *reader[G]) line(text []byte) error {
	s := d.story
	text = bytes.TrimSpace(text)
	if len(text) == 0 {
		return message.New("empty")
	}
	switch text[0] {
	case '"':
		var in string
		if err := json.Unmarshal(text, &in); err != nil {
			return err
		}
		return d.command(in)
	case '[':
		var list []string
		if err := json.Unmarshal(text, &list); err != nil {
			return err
		}
		before := s.at
		for _, in := range list {
			if err := d.command(in); err != nil {
				if !errors.As(err, new(differs)) {
					err = cmp.Or(d.cut(before), err)
				}
				return err
			}
		}
		return nil
	}
	if len(text) > maxObject {
		return message.New("longer-than-bytes", maxObject)
	}
	var l line
	if err := strict.Decode(text, &l); err != nil {
		return err
	}
	return d.note(&l)
}

// note reads a line that is not a command.
func (d *reader[G]) note(l *line) error {
	s := d.story
	switch {
	case l.Edit != nil:
		e, err := d.edit(l.Edit)
		if err != nil {
			return err
		}
		if err := s.do(Input{Edit: e}); err != nil {
			return d.refused(err)
		}
		s.Header.Edited = true
	case l.Undo != nil:
		if *l.Undo < 0 || *l.Undo > s.at {
			return message.New("inputs-cannot-be-taken", *l.Undo, s.at)
		}
		if err := s.seekUntil(d.ctx, s.at-*l.Undo); err != nil { // it may be redone
			return err
		}
		d.agreed = min(d.agreed, s.at)
	case l.Advised != nil:
		if *l.Advised < 0 || *l.Advised > math.MaxInt32 {
			return message.New("advice-cannot-be", *l.Advised)
		}
		s.Header.Advised = *l.Advised
	case l.At != nil:
		hash, err := strconv.ParseUint(l.Hash, 16, 64)
		changed := l.Sum != "" && l.Sum != fmt.Sprintf("%08x", d.report.sum)
		switch same := d.report.Old || hash == s.g.Hash(); {
		case err != nil || *l.At != s.at:
			return message.New("no-check-moment")
		case changed && !same:
			return errSum
		case changed && !d.spoiled:
			d.spoiled = true
			d.report.warn(message.New("file-not-as-was-written", s.at))
		case !same:
			return differs{message.New("game-not-as-was", s.at)}
		}
		d.agreed, d.report.sealed = s.at, true
	case l.Over == "":
		return message.New("says-nothing")
	case !s.g.Over() || l.Over != winners(s.g):
		return differs{message.New("game-ended-otherwise")}
	}
	return nil
}

// edit reads a change by hand.
func (d *reader[G]) edit(data []byte) (game.Edit, error) {
	rules, ok := d.story.Rules.(game.Editor)
	if !ok {
		return nil, message.New("says-nothing")
	}
	return rules.ParseEdit(data)
}

// command carries out a command of the save.
func (d *reader[G]) command(words string) error {
	if err := d.ctx.Err(); err != nil {
		return err
	}
	c, err := d.parse(words)
	if err != nil {
		return d.refused(err)
	}
	if err := d.story.Do(c); err != nil {
		return d.refused(err)
	}
	return nil
}

// refused is the error of an input that cannot be carried out. If another engine
// wrote it, the game took a different course; otherwise the line is damaged.
func (d *reader[G]) refused(err error) error {
	err = message.New("input-cannot-be-carried", d.story.at+1, err)
	if d.report.Old || d.story.Header.Engine != d.story.Rules.Version() || d.story.Header.Catalogue != d.story.Rules.Cards() {
		return differs{err}
	}
	return err
}
