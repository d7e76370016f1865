package deck

import (
	"bytes"
	"errors"
	"io"
	"iter"
	"slices"

	"github.com/keyraken/keyraken/game/message"
)

// MaxImport is the maximum number of bytes that Import accepts: thousands of decks.
const MaxImport = 32 << 20

// maxDecks is how many decks one import may have, good and bad.
const maxDecks = 50_000

// maxText is how long a list of cards in plain text, or of links, may be.
const maxText = 1 << 20

// Form is a format in which decks are shared.
type Form string

// The formats that Import reads.
const (
	OwnForm         Form = "deck list"
	MasterVaultForm Form = "Master Vault JSON"
	DoKForm         Form = "Decks of KeyForge JSON"
	CSVForm         Form = "Decks of KeyForge CSV"
	CrucibleForm    Form = "Crucible JSON"
	PlainForm       Form = "plain text"
	LinkForm        Form = "link"
)

// Imported is one deck of an import. Exactly one of Deck, Fetch and Err is set.
type Imported struct {
	Deck *Deck
	// Fetch is the ID of a deck that is just a link; package vault fetches it.
	Fetch string
	// Err says why this deck cannot be read, and where.
	Err error

	Form  Form
	Name  string  // of the deck, as far as it was read
	Notes []error // what was repaired or assumed, for [message.Say]
	Read  int     // bytes of the input that are done after it, to show progress
}

// Import reads the decks in data, whatever the format. An error means that nothing in
// it could be read; decks that fail individually are in the list.
func Import(data []byte) ([]Imported, error) {
	var all []Imported
	for i := range All(data) {
		all = append(all, i)
	}
	if len(all) == 1 && all[0].Err != nil {
		return nil, all[0].Err
	}
	return all, nil
}

// One reads the only deck in data, whatever the format.
func One(data []byte) (*Deck, error) {
	all, err := Import(data)
	switch {
	case err != nil:
		return nil, err
	case len(all) > 1:
		return nil, message.New("there-decks-where-one", len(all))
	case all[0].Fetch != "":
		return nil, message.New("only-link-deck-fetch", all[0].Fetch)
	}
	return all[0].Deck, nil
}

// All reads the decks in data one by one. It yields at least one, even if only an
// error.
func All(data []byte) iter.Seq[Imported] {
	return func(yield func(Imported) bool) {
		r := &reader{size: len(data), yield: yield}
		if len(data) > MaxImport {
			r.fail("", message.New("longer-than-mib-which", MaxImport>>20))
			return
		}
		text, note := utf8Text(data)
		if note != nil {
			r.notes = []error{note}
		}
		r.read(lineEnds(text), 0)
	}
}

// reader hands out the decks of one import.
type reader struct {
	size    int
	yield   func(Imported) bool
	notes   []error // on the whole input
	count   int     // of decks handed out
	strange int     // values that hold no deck
	stopped bool
}

// hand gives the deck to the caller, and reports whether the caller wants more.
func (r *reader) hand(i Imported) bool {
	if r.stopped {
		return false
	}
	if HasPrivateCode(i.Name) || i.Err != nil && HasPrivateCode(i.Err.Error()) {
		i = Imported{Form: i.Form, Err: ErrPrivateCode, Read: i.Read} // a message may quote it
	}
	i.Notes = slices.Concat(r.notes, i.Notes)
	if i.Read == 0 {
		i.Read = r.size
	}
	if r.count == maxDecks {
		i = Imported{Err: message.New("there-more-than-decks", maxDecks), Read: r.size}
		r.stopped = true
	}
	r.count++
	r.stopped = !r.yield(i) || r.stopped
	return !r.stopped
}

func (r *reader) fail(form Form, err error) { r.hand(Imported{Form: form, Err: err}) }

// finish hands out a draft, or the reason why there is none.
func (r *reader) finish(d *draft, err error) bool {
	form := Form(d.Source)
	if err == nil {
		_, err = d.finish()
	}
	if err != nil {
		return r.hand(Imported{Err: err, Form: form, Name: d.Name})
	}
	return r.hand(Imported{Deck: d.Deck, Form: form, Name: d.Name, Notes: d.notes})
}

// read tells the formats apart. JSON and spreadsheets hold IDs, so they come first.
// Depth is how many strings the text was taken out of.
func (r *reader) read(text []byte, depth int) {
	if len(bytes.TrimSpace(text)) == 0 {
		r.fail("", message.New("there-nothing-in"))
		return
	}
	if at, ok := findJSON(text); ok {
		r.documents(text[at:], lineAt(text, int64(at)))
		return
	}
	if hidden := unescaped(text); len(hidden) != len(text) {
		if at, ok := findJSON(hidden); ok {
			r.documents(hidden[at:], lineAt(hidden, int64(at)))
			return
		}
	}
	if inner, ok := quotedJSON(text); ok {
		if inner == nil || depth == maxDepth {
			r.fail("", message.New("json-in-string"))
			return
		}
		r.read(inner, depth+1)
		return
	}
	if rows := skipSep(text); r.spreadsheet(rows) {
		return
	}
	if bytes.HasPrefix(bytes.TrimSpace(text), []byte("<")) {
		r.fail("",
			message.New("web-page-without-decks"))
		return
	}
	if bytes.IndexByte(text, 0) >= 0 {
		r.fail("", message.New("no-text-expected-decks"))
		return
	}
	if len(text) > maxText {
		r.fail(PlainForm, message.New("longer-than-mib-which-too", maxText>>20))
		return
	}
	r.plain(string(text))
}

// spreadsheet reads a collection, and reports whether the text is a collection.
func (r *reader) spreadsheet(text []byte) bool {
	sep, ok := comma(text)
	if !ok {
		return false
	}
	s, err := newSpreadsheet(text, sep)
	for err == nil {
		var i Imported
		if i, err = s.next(); err == nil {
			i.Read = r.share(i.Read, len(text))
			if !r.hand(i) {
				return true
			}
		}
	}
	if !errors.Is(err, io.EOF) {
		r.fail(CSVForm, err)
	} else if r.count == 0 {
		r.fail(CSVForm, message.New("spreadsheet-has-no-deck"))
	}
	return true
}

// share turns a place in the text into one in the input, which may have had another
// encoding.
func (r *reader) share(at, of int) int { return int(float64(at) / float64(of) * float64(r.size)) }

// plain reads a list of cards, or else the links in the text.
func (r *reader) plain(text string) {
	if HasPrivateCode(text) {
		r.fail("", ErrPrivateCode)
		return
	}
	d, copies, err := plainDeck(text)
	if copies < Size/2 {
		ids, wrong := linked(text)
		if wrong != nil {
			r.fail(LinkForm, wrong)
			return
		}
		for _, id := range ids {
			if !r.hand(Imported{Form: LinkForm, Fetch: id}) {
				return
			}
		}
		if len(ids) > 0 {
			return
		}
	}
	r.finish(d, err)
}
