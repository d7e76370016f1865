// Package engine lets other programs play: bots, puzzle makers, test benches. It
// speaks JSON Lines, one request and one answer a line, several games at once.
// PROTOCOL.md beside this file documents every request and shows a session, which
// a test runs.
package engine

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Protocol is the version of the protocol.
const Protocol = 1

// Limits of the protocol.
const (
	MaxLine  = 1 << 26 // bytes of a request
	MaxShort = 1 << 20 // bytes of one that brings no save: what it says takes many times the memory
	MaxGames = 8192    // open at a time
	maxID    = 1 << 10 // bytes of an id

	// MaxOptions is how many options one request may choose: more than a turn has.
	MaxOptions = 1000

	// MaxBytes is how much memory the open games may take together.
	MaxBytes = 1 << 31
)

// Codes of errors.
const (
	badJSON    = "bad-json"        // the line is not a JSON object
	badRequest = "bad-request"     // a field is unknown, missing or of the wrong kind
	tooLong    = "too-long"        // the line is longer than MaxLine or MaxShort, or has more than MaxOptions
	noCommand  = "unknown-command" //
	noGame     = "no-game"         // no game with that number is open
	tooMany    = "too-many-games"  // MaxGames are open, or they take MaxBytes
	badSetup   = "bad-setup"       // a game cannot begin like this
	badPlace   = "bad-scenario"    // the position is impossible or not understood
	badEdit    = "bad-edit"        //
	badSave    = "bad-save"        //
	noCard     = "no-card"         // no card has this name
	illegal    = "illegal"         // the option is not legal now
	noUndo     = "no-undo"         // the undo of the game does not allow it
	noPosition = "no-position"     // something is being resolved
	limit      = "limit"           // the game would grow beyond its limits
	internal   = "internal"        // a fault of the engine; the game is as it was before
)

// refusal is an error with its code.
type refusal struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

func (f *refusal) Error() string { return f.Message }

func failed(code string, err error) error { return &refusal{code, languages.English().Say(err)} }

// Server plays the games of one connection.
type Server struct {
	Adventures adventure.List  // that can be played
	Rules      *scenario.Rules // of the adventures
	Program    string          // the program and its version
	Usual      string          // the difficulty or variant of a game of the first adventure if none is given
	Bytes      int             // memory that the open games may take; 0: MaxBytes
	Language   *lang.Language  // English if nil

	ctx    context.Context // when it is done, thinking stops
	games  map[int]*table
	last   int         // the number of the game opened last
	bytes  int         // of memory that the games take
	asked  *table      // the game of the request
	before replay.Mark // of it when the request came
	texts  map[question]string
	legal  []keyforge.Command
}

// table is one open game.
type table struct {
	*save.Story
	story   narrate.Narrator
	handles map[string]keyforge.Slot // by the labels of the scenario
	labels  map[keyforge.Slot]string
	bytes   int // of memory that it took when last measured
}

// Serve answers requests until the input ends. When the context is done, bots that are
// thinking answer at once.
func (s *Server) Serve(ctx context.Context, in io.Reader, out io.Writer) error {
	s.ctx = ctx
	s.games, s.texts = map[int]*table{}, map[question]string{}
	if s.Language == nil {
		s.Language = languages.English()
	}
	r := bufio.NewReaderSize(in, 1<<16)
	w := bufio.NewWriterSize(out, 1<<16)
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	var line []byte
	for {
		var err error
		line, err = readLine(r, line[:0])
		if err != nil && !errors.Is(err, errTooLong) && (len(line) == 0 || ctx.Err() != nil) { // half a line, when it is told to end
			if errors.Is(err, io.EOF) {
				return w.Flush()
			}
			return fmt.Errorf("read request: %w", err)
		}
		if err := enc.Encode(s.answer(line, errors.Is(err, errTooLong))); err != nil {
			return fmt.Errorf("write answer: %w", err)
		}
		if waiting, _ := r.Peek(r.Buffered()); bytes.IndexByte(waiting, '\n') < 0 {
			if err := w.Flush(); err != nil {
				return fmt.Errorf("write answer: %w", err)
			}
		}
	}
}

var errTooLong = errors.New("the line is too long")

// readLine reads a line into buf, without its end. A line that is too long is
// skipped to its end.
func readLine(r *bufio.Reader, buf []byte) ([]byte, error) {
	long := false
	for {
		part, err := r.ReadSlice('\n')
		if long = long || len(buf)+len(part) > MaxLine+1; !long {
			buf = append(buf, part...)
		}
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		if long {
			return buf[:0], errTooLong
		}
		return bytes.TrimRight(buf, "\r\n"), err
	}
}

// reply is an answer; Result is written as further fields of it.
type reply struct {
	ID    json.RawMessage `json:"id"`
	OK    bool            `json:"ok"`
	Error *refusal        `json:"error,omitempty"`
	*result
}

// result is what an answer may contain.
type result struct {
	Game     int                      `json:"game,omitempty"`
	Hello    *hello                   `json:"hello,omitempty"`
	Handles  map[string]keyforge.Slot `json:"handles,omitempty"`
	Events   []event                  `json:"events,omitzero"`
	Decision *decision                `json:"decision,omitempty"`
	State    *state                   `json:"state,omitempty"`
	Scenario *scenario.Position       `json:"scenario,omitempty"`
	Legal    []string                 `json:"legal,omitempty"`
	Undone   *int                     `json:"undone,omitempty"`
	Redone   *int                     `json:"redone,omitempty"`
	Save     string                   `json:"save,omitempty"`
	Warnings []string                 `json:"warnings,omitempty"`
	Card     *cardText                `json:"card,omitempty"`
	Cards    []*cardText              `json:"cards,omitempty"`
	*advice
}

var null = json.RawMessage("null")

// answer carries out one request.
func (s *Server) answer(line []byte, long bool) *reply {
	if long {
		return &reply{ID: null, Error: &refusal{tooLong, fmt.Sprintf("a request has %d bytes at most", MaxLine)}}
	}
	line = bytes.TrimPrefix(line, []byte("\ufeff")) // of a shell
	var head head
	err := json.Unmarshal(line, &head)
	switch kind := errors.As(err, new(*json.UnmarshalTypeError)); {
	case json.Valid(line) && !bytes.HasPrefix(bytes.TrimSpace(line), []byte("{")):
		return &reply{ID: null, Error: &refusal{badJSON, "a request is a JSON object"}}
	case err != nil && !kind:
		return &reply{ID: null, Error: &refusal{badJSON, languages.English().Say(err)}}
	}
	id, ok := identity(head.ID)
	if !ok {
		return &reply{ID: null, Error: &refusal{badRequest, fmt.Sprintf("id must be a number or a string of %d bytes at most", maxID)}}
	}
	if err == nil && head.Cmd != "load" && len(line) > MaxShort {
		err = &refusal{tooLong, fmt.Sprintf("a request has %d bytes at most, unless it is load", MaxShort)}
	}
	var got *result
	if err == nil {
		got, err = s.do(head.Cmd, line)
	}
	if err != nil {
		f := &refusal{badRequest, languages.English().Say(err)}
		errors.As(err, &f)
		f.Message = printable.Text(f.Message, printable.Line)
		return &reply{ID: id, Error: f}
	}
	return &reply{ID: id, OK: true, result: got}
}

// do carries out a request. A panic of the engine, which is a fault, must not
// end the other games: the game becomes what it was before.
func (s *Server) do(cmd string, line []byte) (got *result, err error) {
	do, ok := commands[cmd]
	if !ok {
		return nil, &refusal{noCommand, "unknown command " + printable.Quote(cmd)}
	}
	s.asked = nil
	defer func() {
		if r := recover(); r != nil {
			got, err = nil, &refusal{internal, fmt.Sprintf("fault of the engine: %v", r)}
			if s.asked != nil {
				s.goBack()
			}
		}
	}()
	return do(s, line)
}

// goBack makes the game of the request what it was before.
func (s *Server) goBack() {
	s.asked.Restore(s.before)
	s.weigh(s.asked)
}

// identity is the id of an answer.
func identity(id json.RawMessage) (json.RawMessage, bool) {
	if len(id) == 0 {
		return null, true
	}
	id = bytes.ToValidUTF8(id, []byte("\uFFFD"))
	return id, len(id) <= maxID && (id[0] == '"' || id[0] == '-' || id[0] >= '0' && id[0] <= '9' || string(id) == "null")
}

// head is what every request may contain.
type head struct {
	ID   json.RawMessage `json:"id"`
	Cmd  string          `json:"cmd"`
	Game int             `json:"game"`
}

// table is the game of a request, with that number; without a number, the only open game.
func (s *Server) table(n int) (*table, error) {
	t := s.games[n]
	if n == 0 && len(s.games) == 1 {
		for _, t = range s.games {
		}
	}
	switch {
	case t != nil:
		s.asked, s.before = t, t.Mark()
		return t, nil
	case n == 0 && len(s.games) == 0:
		return nil, &refusal{noGame, "no game is open"}
	case n == 0:
		return nil, &refusal{noGame, fmt.Sprintf("%d games are open: say which one", len(s.games))}
	}
	return nil, &refusal{noGame, fmt.Sprintf("game %d is not open", n)}
}

// label records which cards have the labels of the scenario.
func (t *table) label(labels []string) {
	for _, l := range labels {
		c := t.Game().Labelled(l)
		t.labels[c], t.handles[l] = l, c
	}
}

// open makes a game of the story, for a request with that number. Once it has been told,
// keep opens it to other requests.
func (s *Server) open(n int, story *save.Story) (*table, error) {
	if n < 0 || n > 0 && s.games[n] == nil {
		return nil, &refusal{noGame, fmt.Sprintf("game %d is not open", n)}
	}
	if n == 0 {
		if err := s.room(); err != nil {
			return nil, err
		}
		if len(s.games) >= MaxGames {
			return nil, &refusal{tooMany, fmt.Sprintf("%d games are open: close one", MaxGames)}
		}
	}
	t := &table{Story: story, labels: map[keyforge.Slot]string{}, handles: map[string]keyforge.Slot{}}
	t.story = narrate.Narrator{Game: story.Game(), Language: s.Language}
	if a := s.Adventures.Of(story.Game()); a != nil {
		t.story.Language = s.Language.WithWords(a.Words)
	}
	for i := range t.story.Open {
		t.story.Open[i] = true
	}
	return t, nil
}

// keep gives a game a number: a new one, or that of the game it replaces.
func (s *Server) keep(n int, t *table) int {
	if n == 0 {
		s.last++
		n = s.last
	}
	s.drop(n)
	s.games[n] = t
	s.weigh(t)
	return n
}

// room fails when the games take so much memory that none may grow.
func (s *Server) room() error {
	if s.bytes < cmp.Or(s.Bytes, MaxBytes) {
		return nil
	}
	return &refusal{tooMany, fmt.Sprintf("the %d open games take %d MiB of memory, as much as they may: close one", len(s.games), s.bytes>>20)}
}

// weigh records how much memory a game takes now.
func (s *Server) weigh(t *table) {
	s.bytes -= t.bytes
	t.bytes = t.Bytes()
	s.bytes += t.bytes
}

// drop closes the game with that number, if there is one.
func (s *Server) drop(n int) {
	if t := s.games[n]; t != nil {
		s.bytes -= t.bytes
		delete(s.games, n)
	}
}
