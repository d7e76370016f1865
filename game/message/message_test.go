package message_test

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/message"
)

// An error is English without a language, with what it wraps, and its nouns agree with
// their numbers.
func TestError(t *testing.T) {
	inner := message.New("no-card-called", `"Fooo"`)
	for err, want := range map[error]string{
		inner:                         `no card is called "Fooo"`,
		message.New("line", 3, inner): `line 3: no card is called "Fooo"`,
		message.New("deck", 1, errors.Join(inner, message.New("empty"))):                             "deck 1: no card is called \"Fooo\"\nit is empty",
		message.New("at", "/a", &fs.PathError{Op: "open", Path: "/a", Err: syscall.ENOENT}):          "/a: it does not exist",
		message.New("begin-save", &fs.PathError{Op: "open", Path: "/a", Err: errors.New("too odd")}): "begin save: /a: too odd",
		message.New("to-beyond", 2, 1):  "--to 2: the game has 1 input",
		message.New("to-beyond", 2, 0):  "--to 2: the game has 0 inputs",
		message.New("to-beyond", 2, 21): "--to 2: the game has 21 inputs",
		message.New("no such words"):    "⟨no such words⟩",
	} {
		assert.EqualError(t, err, want)
	}
}

// What goes wrong with files is said in plain words, with the file it happened to, whatever the system calls it.
func TestErrorsOfTheSystem(t *testing.T) {
	for cause, want := range map[error]string{
		syscall.ENOENT: "it does not exist", fs.ErrNotExist: "it does not exist", syscall.ENOTDIR: "it does not exist",
		syscall.EACCES: "the system does not allow it", syscall.EPERM: "the system does not allow it",
		fs.ErrPermission: "the system does not allow it", syscall.EEXIST: "it already exists", fs.ErrExist: "it already exists", syscall.EISDIR: "it is a directory",
		syscall.ENOSPC: "the disk is full", syscall.EDQUOT: "the disk is full", syscall.EROFS: "the disk is read-only",
		context.Canceled: "it was stopped", errors.New("odd"): "odd",
	} {
		assert.EqualError(t, message.New("begin-save", &fs.PathError{Op: "open", Path: "/a", Err: cause}), "begin save: /a: "+want)
		assert.EqualError(t, message.New("begin-save", &os.LinkError{Op: "rename", Old: "/b", New: "/a", Err: cause}), "begin save: /a: "+want)
		assert.EqualError(t, message.New("begin-save", &os.SyscallError{Syscall: "open", Err: cause}), "begin save: "+want)
		assert.EqualError(t, message.New("begin-save", cause), "begin save: "+want)
	}
}

// What an error wraps is found.
func TestErrorWraps(t *testing.T) {
	cause := &fs.PathError{Op: "open", Path: "/a", Err: syscall.ENOENT}
	err := message.New("at", "/a", message.New("open-save", cause))
	assert.ErrorIs(t, err, fs.ErrNotExist)
	var m *message.Error
	assert.ErrorAs(t, err, &m)
	assert.Equal(t, "at", m.Key)
	assert.NotErrorIs(t, message.New("at", "/a", "/b"), fs.ErrNotExist)
}

// dots is a language of dots, which has the words of one error.
type dots struct{}

func (l dots) Message(key string) (string, message.Language) {
	if key == "line" {
		return "[{1:.|..}{2}]", l
	}
	return "?", l
}

func (dots) Plural(n int) int { return n % 2 }

// Any language says an error, also one that it wraps.
func TestSay(t *testing.T) {
	assert.Equal(t, "[..[.?]]", message.Say(message.New("line", 1, message.New("line", 2, message.New("empty"))), dots{}))
	assert.Equal(t, "?\nodd", message.Say(errors.Join(message.New("empty"), errors.New("odd")), dots{}))
}

// numbers are the facts a, 1; b, 2 and so on; z there is not.
type numbers struct{}

func (numbers) Fact(name, form string) string {
	if name == "z" {
		return ""
	}
	return strconv.Itoa(int(name[0]-'a'+1)) + form
}

func (numbers) Pick(name string) int { return int(name[0] - 'a') }

func TestFill(t *testing.T) {
	for template, want := range map[string]string{
		"":                      "",
		"plain":                 "plain",
		"{a} and {b.th}":        "1 and 2th",
		"{a:x|y}{b:x|y}{c:x|y}": "xyy",
		"{b:x}":                 "",
		"{a?yes|no}{z?yes|no}":  "yesno",
		"{z?yes}":               "",
		"{a?{b:{a}|{c}}|-}!":    "3!",
	} {
		assert.Equal(t, want, message.Fill(template, numbers{}), template)
	}
	assert.Panics(t, func() { message.Fill("{a", numbers{}) })
}

// The names of Go types that a file knows nothing of are not told.
func TestFieldsOfEmbeddedTypes(t *testing.T) {
	type Inner struct {
		N int `json:"n"`
	}
	var into struct {
		Inner
		Of Inner `json:"of"`
	}
	told := func(text string) string { return message.New("at", "a", json.Unmarshal([]byte(text), &into)).Error() }
	assert.Contains(t, told(`{"of":{"n":"x"}}`), "of.n")
	assert.NotContains(t, told(`{"n":"x"}`), "Inner")
}

// What JSON has too much is named, as what it has of another kind is.
func TestErrorsOfJSON(t *testing.T) {
	var into struct {
		N int `json:"n"`
	}
	told := func(text string) string {
		d := json.NewDecoder(strings.NewReader(text))
		d.DisallowUnknownFields()
		return message.New("at", "a", d.Decode(&into)).Error()
	}
	assert.Equal(t, `a: unknown field "oops"`, told(`{"oops":1}`))
	assert.NotContains(t, told(`[1]`), "struct")
	assert.NotContains(t, told(`{"n":1.5}`), "int")
}
