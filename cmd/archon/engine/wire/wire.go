// Package wire is the protocol of archon engine without any game: lines of JSON with requests and answers, and the [Desk] on
// which the games of a connection lie. PROTOCOL.md beside package engine describes what is said.
package wire

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/strict"
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
	BadJSON    = "bad-json"        // the line is not a JSON object
	BadRequest = "bad-request"     // a field is unknown, missing or of the wrong kind
	TooLong    = "too-long"        // the line is longer than MaxLine or MaxShort, or has more than MaxOptions
	NoCommand  = "unknown-command" //
	NoGame     = "no-game"         // no game with that number is open
	TooMany    = "too-many-games"  // MaxGames are open, or they take MaxBytes
	BadSetup   = "bad-setup"       // a game cannot begin like this
	BadPlace   = "bad-scenario"    // the position is impossible or not understood
	BadEdit    = "bad-edit"        //
	BadSave    = "bad-save"        //
	NoCard     = "no-card"         // no card has this name
	Illegal    = "illegal"         // the option is not legal now
	NoUndo     = "no-undo"         // the undo of the game does not allow it
	NoPosition = "no-position"     // something is being resolved
	Limit      = "limit"           // the game would grow beyond its limits
	internal   = "internal"        // a fault of the engine; the game is as it was before
)

// Refusal is an error with its code.
type Refusal struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

func (f *Refusal) Error() string { return f.Message }

// Failed is an error with a code.
func Failed(code string, err error) error { return &Refusal{code, languages.English().Say(err)} }

// Head is what every request may contain.
type Head struct {
	ID   json.RawMessage `json:"id"`
	Cmd  string          `json:"cmd"`
	Game int             `json:"game"`
	// Of is the name of a game that stood in place of the number.
	Of string `json:"-"`
}

// WithoutGame are the commands that need no open game: these take the name of one instead.
var WithoutGame = []string{"hello", "new", "scenario", "cards", "text"}

// name takes the name of a game out of a request that has one in place of a number.
func (h *Head) name(line []byte, err error) ([]byte, error) {
	var kind *json.UnmarshalTypeError
	if !errors.As(err, &kind) || kind.Field != "game" || kind.Value != "string" || !slices.Contains(WithoutGame, h.Cmd) {
		return line, err
	}
	all := map[string]json.RawMessage{}
	if json.Unmarshal(line, &all) != nil || json.Unmarshal(all["game"], &h.Of) != nil {
		return line, err
	}
	delete(all, "game")
	return json.Marshal(all)
}

// Result is what an answer may contain.
type Result struct {
	Game     int                  `json:"game,omitempty"`
	Hello    any                  `json:"hello,omitempty"`
	Handles  map[string]game.Slot `json:"handles,omitempty"`
	Events   any                  `json:"events,omitempty"`
	Decision any                  `json:"decision,omitempty"`
	State    any                  `json:"state,omitempty"`
	Scenario any                  `json:"scenario,omitempty"`
	Legal    []string             `json:"legal,omitempty"`
	Undone   *int                 `json:"undone,omitempty"`
	Redone   *int                 `json:"redone,omitempty"`
	Save     string               `json:"save,omitempty"`
	Warnings []string             `json:"warnings,omitempty"`
	Card     any                  `json:"card,omitempty"`
	Cards    any                  `json:"cards,omitempty"`
	Games    []string             `json:"games,omitempty"`
	*Advice
}

// Advice is what a bot would do.
type Advice struct {
	Option  string     `json:"option"`
	Options []Estimate `json:"options,omitempty"` // the best first
	Plan    []string   `json:"plan,omitempty"`    // from the option on
	Chance  *float64   `json:"chance,omitempty"`  // that the deciding player wins
}

// Estimate is what a bot thinks of an option.
type Estimate struct {
	ID     string  `json:"id"`
	Chance float64 `json:"chance"`
	Tries  int     `json:"tries"`
}

// Command carries out requests for a server.
type Command[S any] func(s S, line []byte) (*Result, error)

// Request makes a command of a method that takes the fields of its request.
func Request[S, R any](do func(S, *R) (*Result, error)) Command[S] {
	return func(s S, line []byte) (*Result, error) {
		var r R
		if err := strict.Decode(line, &r); err != nil {
			return nil, Failed(BadRequest, err)
		}
		return do(s, &r)
	}
}

// Serve answers requests until the input ends.
func Serve(ctx context.Context, in io.Reader, out io.Writer, do func(h *Head, line []byte) (*Result, error)) error {
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
		if err := enc.Encode(answer(line, errors.Is(err, errTooLong), do)); err != nil {
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
	Error *Refusal        `json:"error,omitempty"`
	*Result
}

var null = json.RawMessage("null")

// answer carries out one request.
func answer(line []byte, long bool, do func(*Head, []byte) (*Result, error)) *reply {
	if long {
		return &reply{ID: null, Error: &Refusal{TooLong, fmt.Sprintf("a request has %d bytes at most", MaxLine)}}
	}
	line = bytes.TrimPrefix(line, []byte("\ufeff")) // of a shell
	var head Head
	err := json.Unmarshal(line, &head)
	switch kind := errors.As(err, new(*json.UnmarshalTypeError)); {
	case json.Valid(line) && !bytes.HasPrefix(bytes.TrimSpace(line), []byte("{")):
		return &reply{ID: null, Error: &Refusal{BadJSON, "a request is a JSON object"}}
	case err != nil && !kind:
		return &reply{ID: null, Error: &Refusal{BadJSON, languages.English().Say(err)}}
	}
	id, ok := identity(head.ID)
	if !ok {
		return &reply{ID: null, Error: &Refusal{BadRequest, fmt.Sprintf("id must be a number or a string of %d bytes at most", maxID)}}
	}
	if err == nil && head.Cmd != "load" && len(line) > MaxShort {
		err = &Refusal{TooLong, fmt.Sprintf("a request has %d bytes at most, unless it is load", MaxShort)}
	}
	line, err = head.name(line, err)
	var got *Result
	if err == nil {
		got, err = do(&head, line)
	}
	if err != nil {
		f := &Refusal{BadRequest, languages.English().Say(err)}
		errors.As(err, &f)
		f.Message = printable.Text(f.Message, printable.Line)
		return &reply{ID: id, Error: f}
	}
	return &reply{ID: id, OK: true, Result: got}
}

// identity is the id of an answer.
func identity(id json.RawMessage) (json.RawMessage, bool) {
	if len(id) == 0 {
		return null, true
	}
	id = bytes.ToValidUTF8(id, []byte("\uFFFD"))
	return id, len(id) <= maxID && (id[0] == '"' || id[0] == '-' || id[0] >= '0' && id[0] <= '9' || string(id) == "null")
}
