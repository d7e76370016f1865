// Package message is what is said, before it is in a language: the template of a
// sentence, which facts fill (see [Fill]), and an error as the key of such a template with
// its arguments.
//
// What goes wrong deep down is a [New] message. Its text as an error is English, for
// programmers, logs and tests; whoever shows it to a player says it in the player's
// language, see [Say].
package message

import (
	"cmp"
	"slices"
	"strings"
)

// Error is something that went wrong, by the key of its words in a [Language].
type Error struct {
	Key  string
	Args []any // strings, numbers, and errors, which it wraps
}

// New returns an [Error] with that key, one of those of [English].
func New(key string, args ...any) error { return &Error{key, args} }

// Error implements error, in English.
func (e *Error) Error() string { return Say(e, english{}) }

// Unwrap returns the errors among the arguments.
func (e *Error) Unwrap() []error {
	var all []error
	for _, a := range e.Args {
		if err, ok := a.(error); ok {
			all = append(all, err)
		}
	}
	return all
}

// Language has the words of errors.
type Language interface {
	// Message returns the template of the error with that key, and the language that it is in.
	Message(key string) (string, Language)
	// Plural is which form a noun takes after a number, from 0.
	Plural(n int) int
}

// Say says what went wrong: an [Error] in the language, joined errors one per line, those of
// the file system and of encoding/json in its words, and errors from elsewhere as they are.
func Say(err error, in Language) string { return say(err, in, nil) }

// say is Say beside other arguments, which may already name the file.
func say(err error, in Language, beside []any) string {
	if m, ok := err.(*Error); ok {
		template, from := in.Message(m.Key)
		return Fill(template, values{from, m.Args})
	}
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		return sayFile(err, in, beside)
	}
	var own, said []string
	for _, e := range joined.Unwrap() {
		own, said = append(own, e.Error()), append(said, say(e, in, beside))
	}
	if strings.Join(own, "\n") != err.Error() {
		return err.Error()
	}
	return strings.Join(said, "\n")
}

// sayFile says an error of the file system, or another from elsewhere.
func sayFile(err error, in Language, beside []any) string {
	path, cause := file(err)
	words := cause.Error()
	if m := cmp.Or(ofSystem(cause), ofJSON(cause)); m != nil {
		words = Say(m, in)
	}
	if path == "" || slices.Contains(beside, any(path)) {
		return words
	}
	return path + ": " + words
}
