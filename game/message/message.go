package lang

import (
	"cmp"
	"slices"
	"strings"
)

// Message is something that went wrong, by the key of its words in
// [Language.Messages]. As an error its text is in the language in which it was
// made; [Language.Say] gives it in any.
type Message struct {
	Key  string
	Args []any // strings, numbers, and errors, which it wraps

	in *Language
}

// Fail returns a message in the language.
func (l *Language) Fail(key string, args ...any) error { return &Message{key, args, l} }

// Error implements error.
func (m *Message) Error() string { return m.in.Say(m) }

// Unwrap returns the errors among the arguments.
func (m *Message) Unwrap() []error {
	var all []error
	for _, a := range m.Args {
		if err, ok := a.(error); ok {
			all = append(all, err)
		}
	}
	return all
}

// Say says what went wrong: a message in the language, joined errors one per line, those of
// the file system and of encoding/json in its words, and errors from elsewhere as they are.
func (l *Language) Say(err error) string { return l.say(err, nil) }

// say is Say beside other arguments, which may already name the file.
func (l *Language) say(err error, beside []any) string {
	if m, ok := err.(*Message); ok {
		for at := l; at != nil; at = at.rest {
			if s, ok := at.Messages[m.Key]; ok {
				return Fill(s, values{at, m.Args})
			}
		}
		return "⟨" + m.Key + "⟩"
	}
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		return l.sayFile(err, beside)
	}
	var own, said []string
	for _, e := range joined.Unwrap() {
		own, said = append(own, e.Error()), append(said, l.say(e, beside))
	}
	if strings.Join(own, "\n") != err.Error() {
		return err.Error()
	}
	return strings.Join(said, "\n")
}

// sayFile says an error of the file system, or another from elsewhere.
func (l *Language) sayFile(err error, beside []any) string {
	path, cause := file(err)
	words := cause.Error()
	if m := cmp.Or(l.ofSystem(cause), l.ofJSON(cause)); m != nil {
		words = l.Say(m)
	}
	if path == "" || slices.Contains(beside, any(path)) {
		return words
	}
	return path + ": " + words
}
