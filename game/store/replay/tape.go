package replay

import (
	"bytes"
	"context"
	"hash/crc32"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
)

// Tape is where a save is kept that is no file, such as the log of a cluster. Where a method does not fail, the lines are kept
// for sure.
type Tape interface {
	// Begin keeps the text of a save, in place of what there was.
	Begin(text []byte) error
	// Append adds whole lines.
	Append(lines []byte) error
}

// CreateOn is [Create] on a tape.
func CreateOn[G game.Game](t Tape, s *Story[G]) (*Log[G], error) {
	l := &Log[G]{Story: s, tape: t}
	if err := l.begin(); err != nil {
		return nil, message.New("begin-save", err)
	}
	return l, nil
}

// OpenOn is [Open] on a tape, of which the text is given.
func OpenOn[G game.Game](ctx context.Context, t Tape, text []byte, r game.Rules[G]) (*Log[G], *Report, error) {
	s, report, err := read(ctx, bytes.NewReader(text), r)
	if err != nil {
		return nil, nil, err
	}
	l := &Log[G]{Story: s, tape: t, size: report.Good, sum: report.sum, sealed: report.sealed}
	l.turn, l.hashed, l.saved = s.g.Turn(), s.at, s.at
	if report.Old || report.Good != int64(len(text)) { // what could not be read would lie before what follows
		if err := l.begin(); err != nil {
			return nil, nil, message.New("begin-save", err)
		}
	}
	return l, report, nil
}

// begin writes the story up to where it stands on the tape, in place of what there is.
func (l *Log[G]) begin() error {
	var b bytes.Buffer
	if err := l.Write(&b); err != nil {
		return err
	}
	if err := l.tape.Begin(b.Bytes()); err != nil {
		return err
	}
	l.size, l.sum, l.sealed = int64(b.Len()), crc32.ChecksumIEEE(b.Bytes()), true
	l.turn, l.hashed, l.saved = l.g.Turn(), l.at, l.at
	return nil
}

// record appends what has yet to be written to the tape.
func (l *Log[G]) record() error {
	if len(l.unsaid) == 0 {
		return nil
	}
	if err := l.tape.Append(l.unsaid); err != nil {
		return err
	}
	l.size += int64(len(l.unsaid))
	l.unsaid = l.unsaid[:0]
	return nil
}
