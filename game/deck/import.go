package deck

import (
	"bytes"
	"errors"
	"fmt"
	"iter"
)

// MaxImport is how many bytes Import takes at most: thousands of decks.
const MaxImport = 32 << 20

// Form is a form in which decks are handed about.
type Form string

// The forms that Import reads.
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
	// Fetch is the id of a deck of which there is nothing but a link; package
	// vault fetches it.
	Fetch string
	// Err says why this deck cannot be read, and where.
	Err error

	Form  Form
	Name  string   // of the deck, as far as it was read
	Notes []string // what was mended, or taken for granted
	Read  int      // bytes of the input that are done with it, to show progress
}

// Import reads the decks in data, whatever the form. An error says that nothing
// could be made of it at all; decks that fail one by one are in the list.
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

// One reads the only deck in data, whatever the form.
func One(data []byte) (*Deck, error) {
	all, err := Import(data)
	switch {
	case err != nil:
		return nil, err
	case len(all) > 1:
		return nil, fmt.Errorf("there are %d decks, where one is expected", len(all))
	case all[0].Fetch != "":
		return nil, fmt.Errorf("this is only the link of a deck, %s: fetch it first, or give its list", all[0].Fetch)
	}
	return all[0].Deck, nil
}

// All reads the decks in data one by one. It yields at least one, if only an
// error.
func All(data []byte) iter.Seq[Imported] {
	return func(yield func(Imported) bool) {
		if len(data) > MaxImport {
			yield(Imported{Err: fmt.Errorf("there are more than %d MiB", MaxImport>>20)})
			return
		}
		d, err := Load(bytes.NewReader(data))
		if err != nil {
			yield(Imported{Err: errors.Join(err)})
			return
		}
		yield(Imported{Deck: d, Form: OwnForm, Name: d.Name, Read: len(data)})
	}
}
