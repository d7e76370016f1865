package deck

import (
	"errors"
	"fmt"
	"iter"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
)

// A text with a deck is short; anything longer is something else.
const (
	maxLines = 2000
	maxLine  = 1 << 14
)

// plainReader reads a deck from text as people paste it: a name, perhaps houses as
// headings, and cards with or without counts and collector numbers.
type plainReader struct {
	*draft
	house    card.House // of the last heading
	told     []string   // the houses that a line lists
	nameLine int        // where the name was found, 0 when a label gave it
	nameNext bool       // the next line is the name
	// unenhanced: a line says that no card is enhanced.
	unenhanced bool
	errs       []error // about lines that are wrong
	copies     int
}

// plainDeck reads a deck from the text. It returns the number of cards found even
// with an error.
func plainDeck(text string) (d *draft, copies int, err error) {
	r := &plainReader{draft: newDraft(PlainForm)}
	var lines []textLine
	for line := range strings.Lines(plainEnds.Replace(text)) {
		n := len(lines) + 1
		if n > maxLines {
			return r.draft, r.copies, message.New("there-more-than-lines", maxLines)
		}
		if len(line) > maxLine {
			return r.draft, r.copies, message.New("line-longer-than-bytes", n, maxLine)
		}
		lines = append(lines, textLine{n, line})
	}
	for _, l := range unfold(lines) {
		if m := negative.FindString(strings.TrimSpace(l.text)); m != "" {
			r.wrong(l.n, message.New("copies-negative", m))
			continue
		}
		if err := r.line(l.n, strings.TrimSpace(l.text)); err != nil {
			return r.draft, r.copies, err
		}
	}
	if len(r.errs) > 0 {
		return r.draft, r.copies, errors.Join(r.errs...)
	}
	if r.copies == 0 {
		return r.draft, 0,
			message.New("no-card-was-found", Size)
	}
	if err := r.place(); err != nil {
		return r.draft, r.copies, r.blameName(err)
	}
	r.IconsOpen = setOf(r.Set).Enhanced && !r.unenhanced && !r.marked()
	return r.draft, r.copies, nil
}

// marked reports whether any card has icons in brackets.
func (r *plainReader) marked() bool {
	for i := range r.cards {
		if len(r.cards[i].Icons) > 0 {
			return true
		}
	}
	return false
}

// blameName adds where the name came from, since a misspelled card at the top is
// taken for it.
func (r *plainReader) blameName(err error) error {
	if r.nameLine == 0 {
		return err
	}
	return message.New("line-was-taken-for", err, r.nameLine, strconv.Quote(clip(r.Name)))
}

func (r *plainReader) line(n int, line string) error {
	line = strings.TrimSpace(strings.TrimLeftFunc(line, ornament))
	if fold.Name(line) == "" {
		return nil // empty, or a rule
	}
	if r.nameNext {
		r.nameNext = false
		return r.title(line)
	}
	if h, ok := heading(line); ok {
		r.house = h
		return nil
	}
	if done, err := r.label(n, line); done || err != nil {
		return err
	}
	if done, err := r.link(n, line); done || err != nil {
		return err
	}
	place := message.New("place-line", n)
	if c, count, ok := r.card(line); ok {
		return r.put(c, count, place)
	}
	if done, err := r.row(line, place); done || err != nil {
		return err
	}
	if done, err := r.numbers(line, place); done || err != nil {
		return err
	}
	return r.other(n, line)
}

// negative is a negative number of copies; a bullet is followed by a space.
var negative = regexp.MustCompile(`^[-−–]\d+`)

// ornament reports whether the sign before a line is not part of a name: a bullet,
// or the mark of a rarity.
func ornament(c rune) bool {
	return !unicode.IsLetter(c) && !unicode.IsDigit(c) && !strings.ContainsRune("\"'“”„’‘([…", c)
}

// put adds copies of a card in the house of the heading.
func (r *plainReader) put(c Card, count int, place any) error {
	c.House = r.house
	if count < 1 {
		return message.New("copies-none", place, Title(c.ID))
	}
	r.copies += count
	place = message.New("place-card", place, Title(c.ID))
	if !gigantic(c.ID) {
		return r.add(c, count, place)
	}
	if count > Size {
		return message.New("copies-more-than-deck", place, count)
	}
	for range count {
		one := c
		one.ID = r.half(c.ID)
		if err := r.add(one, 1, place); err != nil {
			return err
		}
	}
	return nil
}

// trailingCount follows a heading: "Brobnar (12)", "Brobnar: 12 cards".
var trailingCount = regexp.MustCompile(`[:\s]*\(?\s*12(?: cards)?\s*\)?$`)

func heading(line string) (card.House, bool) {
	if h, ok := houseNamed(line); ok {
		return h, true
	}
	return houseNamed(trailingCount.ReplaceAllString(line, ""))
}

var labelled = regexp.MustCompile(`(?i)^(deck name|name|deck|deck id|card list|cards|set|expansion|houses|token(?: creature)?|` +
	`archon power|power|prophecies|enhancements|pod)\s*:\s*(.*)$`)

// label reads a line that begins with what it is about.
func (r *plainReader) label(n int, line string) (done bool, err error) {
	m := labelled.FindStringSubmatch(line)
	if m == nil {
		return false, nil
	}
	switch value := m[2]; strings.ToLower(m[1]) {
	case "deck name", "name", "deck":
		if value == "" {
			r.nameNext = true
			return true, nil
		}
		return true, r.title(value)
	case "deck id":
		_, err := r.link(n, value)
		return true, err
	case "set", "expansion":
		return true, r.set(n, value)
	case "enhancements":
		r.unenhanced = key(value) == "none"
		return true, nil
	case "prophecies":
		if err := r.listedProphecies(value); err != nil {
			r.wrong(n, err)
		}
		return true, nil
	case "token", "token creature":
		if err := tokenCard.name(&r.Token, value); err != nil {
			r.wrong(n, err)
		}
		return true, nil
	case "archon power", "power":
		if err := archonPower.name(&r.Power, value); err != nil {
			r.wrong(n, err)
		}
		return true, nil
	case "pod":
		return true, r.pod(r.house, value)
	case "houses":
		if !r.list(value) {
			r.wrong(n, message.New("houses-not-names-houses", strconv.Quote(clip(value)), Houses))
		}
		return true, nil
	}
	return m[2] == "", nil
}

// set keeps the set of the deck.
func (r *plainReader) set(n int, title string) error {
	set, err := namedSet(title)
	if err != nil {
		return message.New("line", n, err)
	}
	if r.Set != "" && r.Set != set {
		r.wrong(n, message.New("two-sets", setOf(r.Set).Title, setOf(set).Title))
	}
	r.Set = set
	return nil
}

// list keeps the houses when the line names those of a deck.
func (r *plainReader) list(line string) bool {
	var names []string
	for name := range strings.FieldsFuncSeq(line, func(c rune) bool { return strings.ContainsRune(",/|&•·;", c) }) {
		if h, ok := houseNamed(name); ok {
			names = append(names, h.String())
		} else {
			return false
		}
	}
	if len(names) != Houses {
		return false
	}
	r.told = names
	return true
}

// link keeps the ID in a line with a link, and reads a link to the page of a card.
func (r *plainReader) link(n int, line string) (done bool, err error) {
	if _, page, ok := strings.Cut(line, "archonarcana.com/wiki/"); ok {
		if name, err := url.PathUnescape(page); err == nil {
			if id, ok := named(name); ok {
				return true, r.put(Card{ID: id}, 1, fmt.Sprintf("line %d", n))
			}
		}
		return false, nil
	}
	ids, err := linked(line)
	switch {
	case err != nil:
		r.note("note-link", n, err)
		return true, nil
	case len(ids) == 0:
		return strings.HasPrefix(line, "https://") || strings.HasPrefix(line, "http://"), nil
	case len(ids) > 1, r.UUID != "" && r.UUID != ids[0]:
		r.wrong(n, message.New("there-links-several-decks"))
	}
	r.UUID = ids[0]
	return true, nil
}

// scored is a line with a rating.
var scored = regexp.MustCompile(`^\pL[\pL /&+-]*:\s*[-+]?(\d+(?:[.,]\d+)?)\s*%?$`)

// other takes a line that is not a card: the name, a rating, or a mistake.
func (r *plainReader) other(n int, line string) error {
	if r.list(line) {
		return nil
	}
	if isSet(line) {
		return r.set(n, line)
	}
	begun := r.copies > 0 || r.house != card.NoHouse
	if m := scored.FindStringSubmatch(line); m != nil && (len(m[1]) != 3 || m[1][0] != '0' && !begun) {
		r.note("note-rating", n, strconv.Quote(clip(line)))
		return nil
	}
	if r.Name == "" && !begun {
		r.nameLine = n
		return r.title(line)
	}
	r.wrong(n, unknownCard(bare(line)))
	return nil
}

// bare takes off the line what may surround a name.
func bare(line string) string {
	var rest, number string
	var count int
	if match(rarityAhead, line, &rest) || match(remarkAtEnd, line, &rest) {
		line = rest
	}
	if counted(line, &rest, &count) || aside(line, &rest, &number) {
		line = rest
	}
	return line
}

// wrong keeps what is wrong with a line, so that several errors can be reported at
// once.
func (r *plainReader) wrong(n int, err error) {
	const most = 5
	if len(r.errs) < most {
		r.errs = append(r.errs, message.New("line", n, err))
	}
}

var (
	iconsAtEnd  = regexp.MustCompile(`^(.*\S)\s*\[([a-zA-Zæ?, ]*)\]$`)
	remarkAtEnd = regexp.MustCompile(`(?i)^(.*\S)\s*[\s(\[,]\s*(?:maverick|legacy|anomaly|enhanced)[)\]]?$`)
	rarityAhead = regexp.MustCompile(`^[A-Za-z]\s*:\s*(.+)$`)
	countAhead  = regexp.MustCompile(`^(\d{1,3})(\s*[x×]\s*|\s+)(\S.*)$`)
	numberAhead = regexp.MustCompile(`^([A-Z]?\d{2,3})\s*[:.)-]?\s+(\S.*)$`)
	countAtEnd  = regexp.MustCompile(`^(.*\S)\s*(?:[x×]\s*(\d{1,2})|\((\d{1,2})\))$`)
	numberAtEnd = regexp.MustCompile(`^(.*\S)[\s:#(]+([A-Z]?\d{1,3})\)?$`)
	onlyNumber  = regexp.MustCompile(`^#?([A-Z]?\d{2,3})$`)
)

// isNumber tells a collector number from a count.
func isNumber(digits string) bool {
	return len(digits) == 3 && (digits[0] == '0' || digits[0] >= 'A') || atoi(digits) > Size
}

// reading is a line with some of what surrounds the name of a card taken off.
type reading struct {
	line, number string
	count        int // of copies
	counted      bool
	rated        bool // a rarity was taken off
	icons        []card.Icon
}

// card reads the line as copies of a card. The whole line comes first, since names
// have numbers and brackets too; then what may surround a name is taken off.
func (r *plainReader) card(line string) (c Card, count int, ok bool) {
	const most = 5 // things around a name
	return r.peel(reading{line: line, count: 1}, most)
}

func (r *plainReader) peel(l reading, most int) (c Card, count int, ok bool) {
	if id, ok := named(l.line); ok {
		return Card{ID: r.twinOf(id, l.number), Icons: l.icons}, l.count, true
	}
	if most > 0 {
		for next := range l.peeled() {
			if c, count, ok = r.peel(next, most-1); ok {
				return c, count, true
			}
		}
	}
	return r.byNumber(l)
}

// peeled yields what is left of the line when one thing is taken off.
func (l reading) peeled() iter.Seq[reading] {
	return func(yield func(reading) bool) {
		if len(l.line) > maxName {
			return // longer than any name with everything around it
		}
		next := l
		if l.icons == nil && takeIcons(l.line, &next.line, &next.icons) && !yield(next) {
			return
		}
		next = l
		if match(remarkAtEnd, l.line, &next.line) && !yield(next) {
			return
		}
		next = l
		if next.rated = true; match(rarityAhead, l.line, &next.line) && !yield(next) {
			return
		}
		next = l
		if next.counted = true; !l.counted && counted(l.line, &next.line, &next.count) && !yield(next) {
			return
		}
		next = l
		if l.number == "" && aside(l.line, &next.line, &next.number) {
			yield(next)
		}
	}
}

// match sets rest to what the pattern leaves of the line.
func match(p *regexp.Regexp, line string, rest *string) bool {
	m := p.FindStringSubmatch(line)
	if m == nil {
		return false
	}
	*rest = m[1]
	return true
}

// takeIcons takes the icons in brackets off the line.
func takeIcons(line string, rest *string, into *[]card.Icon) bool {
	m := iconsAtEnd.FindStringSubmatch(line)
	if m == nil {
		return false
	}
	var list []card.Icon
	for name := range strings.SplitSeq(m[2], ",") {
		icon, ok := ParseIcon(key(name))
		if name = strings.TrimSpace(name); name == "?" {
			icon, ok = UnknownIcon, true
		}
		if !ok || len(list) == card.MaxIcons {
			return false
		}
		list = append(list, icon)
	}
	*rest, *into = m[1], list
	return true
}

// counted takes the number of copies off the line.
func counted(line string, rest *string, count *int) bool {
	if m := countAhead.FindStringSubmatch(line); m != nil && !isNumber(m[1]) {
		*count, *rest = atoi(m[1]), m[3]
		return true
	}
	if m := countAtEnd.FindStringSubmatch(line); m != nil {
		*count, *rest = atoi(m[2]+m[3]), m[1]
		return true
	}
	if m := numberAtEnd.FindStringSubmatch(line); m != nil && !isNumber(m[2]) && atoi(m[2]) > 0 {
		*count, *rest = atoi(m[2]), m[1]
		return true
	}
	return false
}

// aside takes the collector number off the line.
func aside(line string, rest, number *string) bool {
	if m := numberAhead.FindStringSubmatch(line); m != nil && isNumber(m[1]) {
		*number, *rest = m[1], m[2]
		return true
	}
	if m := numberAtEnd.FindStringSubmatch(line); m != nil && isNumber(m[2]) {
		*number, *rest = m[2], m[1]
		return true
	}
	return false
}

// byNumber reads a line that is just a collector number: of the first set, when no
// other is given. After a letter a shorter number is a rating.
func (r *plainReader) byNumber(l reading) (c Card, copies int, ok bool) {
	m := onlyNumber.FindStringSubmatch(l.line)
	const digits = 3
	if m == nil || l.rated && len(m[1]) != digits {
		return c, 0, false
	}
	c.ID, ok = numbered(r.numberSet(), m[1])
	c.Icons = l.icons
	return c, l.count, ok && l.count > 0
}

func (r *plainReader) numberSet() string {
	if r.Set == "" {
		return cards.Sets[0].Name
	}
	return r.Set
}

// twinOf turns the card into its evil twin when the number is that of the twin.
func (r *plainReader) twinOf(id, number string) string {
	if twin, ok := numbered("DT", number); ok && twin == id+twinSuffix {
		return twin
	}
	return id
}
