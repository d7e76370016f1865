package deck

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/message"
)

// spreadsheet is a collection of decks exported by Decks of KeyForge: a row for each.
type spreadsheet struct {
	*csv.Reader
	column map[string]int // by the key of its heading
	width  int
}

// comma returns what separates the cells of the line, and false when it is not the
// heading of a collection.
func comma(text []byte) (rune, bool) {
	line, _, _ := bytes.Cut(text, []byte("\n"))
	if len(line) > 1<<16 {
		return 0, false
	}
	for _, sep := range ",;\t" {
		var heads []string
		for cell := range strings.SplitSeq(string(line), string(sep)) {
			heads = append(heads, key(cell))
		}
		first := heads[0] == "name" || heads[0] == "keyforgeid" || slices.Contains(heads, "name")
		if first && slices.ContainsFunc(heads, func(h string) bool { return slices.Contains(spreadsheetHeadings, h) }) {
			return sep, true
		}
	}
	return 0, false
}

// spreadsheetHeadings are the keys of headings of which a collection has at least one.
var spreadsheetHeadings = []string{"houses", "housenamesstring", "expansion", "doklink", "mastervaultlink"}

// skipSep drops the line in which a spreadsheet names its separator.
func skipSep(text []byte) []byte {
	if line, rest, ok := bytes.Cut(text, []byte("\n")); ok && bytes.HasPrefix(line, []byte("sep=")) {
		return rest
	}
	return text
}

func newSpreadsheet(text []byte, comma rune) (*spreadsheet, error) {
	s := &spreadsheet{csv.NewReader(&rowReader{rest: text}), map[string]int{}, 0}
	s.Comma, s.FieldsPerRecord, s.ReuseRecord = comma, -1, true
	heads, err := s.Read()
	if err != nil {
		return nil, csvError(err)
	}
	s.width = len(heads)
	for i, h := range heads {
		if k := key(h); len(s.column) < maxMembers && k != "" {
			s.column[k] = i
		}
	}
	return s, nil
}

// rowReader hands out one row at a time, so that an endless row is not read.
type rowReader struct {
	row, rest []byte // what is left of the row being handed out, and the rows after it
	line      int    // of the rows that were begun
}

// maxRow is many times what the row of a deck needs.
const maxRow = 1 << 16

func (r *rowReader) Read(p []byte) (int, error) {
	if len(r.row) == 0 {
		if err := r.next(); err != nil {
			return 0, err
		}
	}
	n := copy(p, r.row)
	r.row = r.row[n:]
	return n, nil
}

// next begins the next row.
func (r *rowReader) next() error {
	if len(r.rest) == 0 {
		return io.EOF
	}
	end, quoted := 0, false
	for end < len(r.rest) && end <= maxRow {
		c := r.rest[end]
		end++
		if c == '"' {
			quoted = !quoted
		} else if c == '\n' && !quoted {
			break
		}
	}
	if end > maxRow {
		return message.New("line-row-longer-than", r.line+1, maxRow>>10)
	}
	r.row, r.rest = r.rest[:end], r.rest[end:]
	r.line += bytes.Count(r.row, []byte("\n"))
	return nil
}

// csvError puts an error of encoding/csv into our words.
func csvError(err error) error {
	var parse *csv.ParseError
	if !errors.As(err, &parse) {
		return err
	}
	if errors.Is(err, csv.ErrQuote) || errors.Is(err, csv.ErrBareQuote) {
		return message.New("line-quote-opens-not", parse.StartLine)
	}
	return message.New("line", parse.StartLine, parse.Err)
}

// row is the cells of a deck.
type row struct {
	*spreadsheet
	cells []string
}

// cell returns the first cell under one of the headings.
func (r *row) cell(keys ...string) string {
	for _, k := range keys {
		if i, ok := r.column[k]; ok && i < len(r.cells) && r.cells[i] != "" {
			return strings.TrimSpace(r.cells[i])
		}
	}
	return ""
}

// next reads the next deck. The error is io.EOF after the last one.
func (s *spreadsheet) next() (Imported, error) {
	cells, err := s.Read()
	for err == nil && !slices.ContainsFunc(cells, func(cell string) bool { return strings.TrimSpace(cell) != "" }) {
		cells, err = s.Read() // an empty row
	}
	if err != nil {
		if !errors.Is(err, io.EOF) {
			err = csvError(err)
		}
		return Imported{}, err
	}
	line, _ := s.FieldPos(0)
	r := row{s, cells}
	imp := Imported{Form: CSVForm, Name: clip(r.cell("name")), Read: int(s.InputOffset())}
	d, fetch, err := r.deck()
	switch {
	case err != nil:
		imp.Err = message.New("line", line, err)
	case fetch != "":
		imp.Fetch = fetch
	default:
		if imp.Deck, err = d.finish(); err != nil {
			imp.Err = message.New("line", line, err)
		}
		imp.Notes = d.notes
	}
	return imp, nil
}

// deck reads the row, or returns the deck's ID when the spreadsheet has no cards.
func (r *row) deck() (d *draft, fetch string, err error) {
	d = newDraft(CSVForm)
	if len(r.cells) < r.width {
		return d, "", message.New("row-has-cells-was", len(r.cells), r.width)
	}
	if err := d.title(r.cell("name")); err != nil {
		return d, "", err
	}
	if err := r.link(d); err != nil {
		return d, "", err
	}
	columns, wrong := r.cards()
	if d.Set, err = namedSet(r.cell("expansion")); err != nil {
		return d, "", message.New("column-expansion", tellKnown(err, slices.Concat(columns...)))
	}
	if wrong != nil {
		return d, "", wrong
	}
	if columns == nil {
		if d.UUID == "" {
			return d, "",
				message.New("spreadsheet-has-neither-cards")
		}
		return d, d.UUID, nil
	}
	houses := split(r.cell("houses", "housenamesstring"))
	if len(houses) != Houses {
		return d, "", message.New("column-houses-named-deck", len(houses), Houses)
	}
	for i, names := range columns {
		if err := d.column(houses[i], names); err != nil {
			return d, "", err
		}
	}
	d.IconsOpen = d.MayBeEnhanced()
	return d, "", d.houses(houses)
}

// link keeps the ID of the deck. An alliance has none in the Master Vault.
func (r *row) link(d *draft) error {
	ids, err := linked(r.cell("mastervaultlink", "keyforgeid", "doklink"))
	if errors.Is(err, errOwnID) && r.hasCards() {
		d.note("note-alliance")
		return nil
	}
	if len(ids) > 0 {
		d.UUID = ids[0]
	}
	return err
}

// hasCards reports whether the spreadsheet lists cards of the deck.
func (r *row) hasCards() bool { return r.cell("cards", "cardnames", "house1cards") != "" }

// split takes apart a cell that lists names.
func split(cell string) []string {
	sep := "|"
	if !strings.Contains(cell, sep) {
		sep = ","
	}
	var names []string
	for name := range strings.SplitSeq(cell, sep) {
		if name = strings.TrimSpace(name); name != "" {
			names = append(names, name)
		}
	}
	return names
}

// cards returns the names of the cards of each house, none when the spreadsheet has no
// such columns.
func (r *row) cards() (columns [][]string, err error) {
	if all := r.cell("cards", "cardnames"); all != "" {
		names := strings.Split(all, "|")
		if len(names) != Size {
			return nil, message.New("column-cards-there-names", len(names), Size)
		}
		return [][]string{names[:PerHouse], names[PerHouse : 2*PerHouse], names[2*PerHouse:]}, nil
	}
	for i := range Houses {
		head := fmt.Sprintf("House %d Cards", i+1)
		if _, ok := r.column[key(head)]; !ok {
			if i == 0 {
				return nil, nil
			}
			return nil, message.New("column-missing-spreadsheet-was", head)
		}
		names := strings.Split(r.cell(key(head)), "|")
		if len(names) != PerHouse {
			return nil, message.New("column-there-names-house", head, len(names), PerHouse)
		}
		columns = append(columns, names)
	}
	return columns, nil
}

// column reads the cards of one house.
func (d *draft) column(house string, names []string) error {
	h, ok := houseNamed(house)
	if !ok {
		return message.New("column-houses-no-house", strconv.Quote(clip(house)))
	}
	for i, name := range names {
		id, ok := named(name)
		if !ok {
			return message.New("card-of", printed.English[h], i+1, unknownCard(strings.TrimSpace(name)))
		}
		if err := d.add(Card{ID: d.half(id), House: h}, 1, fmt.Sprintf("%s, card %d (%s)", printed.English[h], i+1, Title(id))); err != nil {
			return err
		}
	}
	return nil
}
