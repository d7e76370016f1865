package lab

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/files"
)

// maxFile is the maximum size of a file in bytes.
const maxFile = 256 << 20

// JSON returns the result in its written form: a line for each deck and each cell.
func (r *Result) JSON() []byte {
	var b bytes.Buffer
	line := func(v any) []byte {
		data, err := json.Marshal(v)
		if err != nil {
			panic(err) // it consists of words and numbers
		}
		return data
	}
	head := line(r.Header)
	b.Write(head[:len(head)-1])
	if r.Race != nil {
		fmt.Fprintf(&b, ",\n\"race\":%s", line(r.Race))
	}
	b.WriteString(",\n\"decks\":[")
	for i := range r.Decks {
		b.WriteString(map[bool]string{true: "\n", false: ",\n"}[i == 0])
		b.Write(line(&r.Decks[i]))
	}
	b.WriteString("\n],\n\"cells\":[")
	for i := range r.Cells {
		b.WriteString(map[bool]string{true: "\n", false: ",\n"}[i == 0])
		b.Write(line(&r.Cells[i]))
	}
	b.WriteString("\n]}\n")
	return b.Bytes()
}

// Write writes the result into a file, whole or not at all.
func (r *Result) Write(path string) error {
	if err := files.Write(path, r.JSON()); err != nil {
		return message.New("at", path, err)
	}
	return nil
}

// Read reads the result in a file.
func Read(path string) (*Result, error) {
	data, err := files.Read(path, maxFile)
	if err == nil {
		var r *Result
		if r, err = Parse(data); err == nil {
			return r, nil
		}
	}
	return nil, message.New("at", printable.Text(path, printable.Line), err)
}

// Parse reads a result, which must be consistent.
func Parse(data []byte) (*Result, error) {
	var is struct {
		Lab int `json:"lab"`
	}
	if err := json.Unmarshal(data, &is); err != nil || is.Lab < 1 {
		return nil, message.New("lab-no-result")
	}
	if is.Lab != Format {
		return nil, message.New("format-not-known-program", is.Lab, Format)
	}
	r := &Result{}
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(r); err != nil {
		if errors.As(err, new(*message.Error)) {
			return nil, message.New("lab-broken", err)
		}
		return nil, message.New("lab-broken", printable.Text(strings.TrimPrefix(err.Error(), "json: "), printable.Line))
	}
	if err := r.check(); err != nil {
		return nil, err
	}
	return r, nil
}

// check refuses what no experiment has, so that nothing refers to what is not there.
func (r *Result) check() error {
	broken := func(what string, args ...any) error { return message.New("lab-broken", fmt.Sprintf(what, args...)) }
	for i := range r.Decks {
		if _, err := r.Decks[i].Deal(); err != nil {
			return message.New("deck", i+1, err)
		}
		if name := r.Decks[i].Name; name != printable.Text(name, printable.Line) {
			return broken("decks[%d].name", i)
		}
	}
	if _, err := bot.New(r.Bot, 0); err != nil {
		return err
	}
	if r.Race != nil && (r.Race.Size < 1 || r.Race.Size > keyforge.MaxSeats || r.Race.Games < 1 || r.Race.Most < 1) {
		return broken("race")
	}
	keys := map[string]bool{}
	for i := range r.Cells {
		c := &r.Cells[i]
		n := c.Played()
		if len(c.Decks) < 1 || c.Drawn < 0 || len(c.Decks)+c.Drawn > keyforge.MaxSeats || c.Games < 0 || r.Race != nil && c.Games < 1 ||
			c.Games > maxGames || len(c.Seats) != len(c.Decks) || c.Unfinished < 0 ||
			c.Won+c.Unfinished > n || len(c.Ended) > maxTurn+1 || !within(c.WonIn, c.Ended) ||
			!within(c.Ended, c.Ended) || total(c.Ended) != n || total(c.WonIn) != c.Won ||
			slices.ContainsFunc(c.Decks, func(d int) bool { return d < 0 || d >= len(r.Decks) }) {
			return broken("cells[%d]", i)
		}
		key := r.key(c)
		if keys[key] {
			return broken("cells[%d]", i)
		}
		keys[key] = true
		for s := range c.Seats {
			cards := cardsOf(&r.Decks[c.Decks[s]])
			if r.Race != nil {
				cards = nil
			}
			if have := c.Seats[s].Cards; !slices.EqualFunc(have, cards, func(a, b Card) bool { return a.ID == b.ID }) {
				return broken("cells[%d].seats[%d].cards", i, s)
			}
			for _, k := range c.Seats[s].Cards {
				if !within(k.Drawn, c.Ended) || !within(k.WonDrawn, k.Drawn) || !within(k.WonDrawn, c.WonIn) ||
					!within(k.Played, c.Ended) || !within(k.WonPlayed, k.Played) || !within(k.WonPlayed, c.WonIn) {
					return broken("cells[%d].seats[%d].cards: %s", i, s, k.ID)
				}
			}
		}
		for g, gauge := range c.Gauges {
			if g > 0 && gauge.Name <= c.Gauges[g-1].Name || len(gauge.Reached) > maxTurn ||
				slices.ContainsFunc(gauge.Reached, func(turns []int) bool { return !within(turns, slices.Repeat([]int{n}, maxTurn+1)) }) {
				return broken("cells[%d].gauges[%d]", i, g)
			}
		}
	}
	return nil
}

// same returns why two results are not of the same experiment.
func (r *Result) same(o *Result) error {
	if err := r.sameHead(o); err != nil {
		return err
	}
	if (r.Race == nil) != (o.Race == nil) || r.Race != nil && *r.Race != *o.Race || !r.sameDecks(o) {
		return message.New("lab-other-experiment")
	}
	if !slices.EqualFunc(r.Cells, o.Cells, func(a, b Cell) bool { return a.same(&b) && a.Games == b.Games }) {
		if r.Race != nil {
			return message.New("lab-other-round")
		}
		return message.New("lab-other-experiment")
	}
	return nil
}

// sameHead returns why the games of two results cannot be added up.
func (r *Result) sameHead(o *Result) error {
	switch {
	case r.Header == o.Header:
		return nil
	case r.Engine != o.Engine || r.Program != o.Program || r.Catalogue != o.Catalogue:
		return message.New("lab-other-program", r.made(), o.made())
	}
	return message.New("lab-other-bot", r.Bot, r.Seed, o.Bot, o.Seed)
}

// sameDecks reports whether both have the same decks in the same order.
func (r *Result) sameDecks(o *Result) bool {
	if len(r.Decks) != len(o.Decks) {
		return false
	}
	for i := range r.Decks {
		if r.sum(i) != o.sum(i) {
			return false
		}
	}
	return true
}

// made says by which program it was made.
func (h *Header) made() string { return fmt.Sprintf("%s, %s, %s", h.Program, h.Engine, h.Catalogue) }

// PartError is what is wrong with a part that was to be merged.
type PartError struct {
	Part int // from 0
	Err  error
}

// Error implements [error].
func (e *PartError) Error() string { return fmt.Sprintf("%d: %v", e.Part+1, e.Err) }

// Unwrap is what is wrong.
func (e *PartError) Unwrap() error { return e.Err }

// Merge adds up parts of one experiment, in any order. An error is a [PartError].
func Merge(parts ...*Result) (*Result, error) {
	sum := parts[0].Blank()
	for p, o := range parts {
		if err := sum.same(o); err != nil {
			return nil, &PartError{p, err}
		}
		for i := range o.Cells {
			c, from := &sum.Cells[i], &o.Cells[i]
			for n := range from.Done.all() {
				if c.Done.Has(n) {
					return nil, &PartError{p, message.New("lab-twice", n)}
				}
				c.Done.add(n)
			}
			c.add(&from.Counts)
		}
	}
	sum.Advance()
	return sum, nil
}

// Adopt takes over what was done elsewhere: the cells of r that are there too, or the
// whole race if it is between the same decks.
func (r *Result) Adopt(o *Result) {
	if r.Header != o.Header || (r.Race == nil) != (o.Race == nil) {
		return
	}
	if r.Race != nil {
		if *r.Race == *o.Race && r.sameDecks(o) {
			*r = *o.Clone()
		}
		return
	}
	for i := range r.Cells {
		c := &r.Cells[i]
		if from := o.find(r.key(c)); from != nil && from.Played() > c.Played() {
			c.Games, c.Done, c.Counts = max(c.Games, from.Played()), from.Done.clone(), from.Counts.clone()
		}
	}
}

// Resume takes over what was done in the same experiment, and fails when it is another.
// In a race a shard continues only in its own round.
func (r *Result) Resume(o *Result, shard Shard) error {
	if err := r.sameHead(o); err != nil {
		return err
	}
	if shard.Of > 1 || r.Race != nil && !(o.Race != nil && *r.Race == *o.Race && r.sameDecks(o)) {
		if err := r.same(o); err != nil {
			return err
		}
	}
	for i := range o.Cells {
		if r.Race == nil && r.find(o.key(&o.Cells[i])) == nil {
			return message.New("lab-other-experiment")
		}
	}
	r.Adopt(o)
	return nil
}

// find returns the cell with that key, or nil.
func (r *Result) find(key string) *Cell {
	for i := range r.Cells {
		if r.key(&r.Cells[i]) == key {
			return &r.Cells[i]
		}
	}
	return nil
}

// Put adds cells of o to those of r, replacing the same ones. Both have the same head.
func (r *Result) Put(o *Result, which func(*Cell) bool) {
	for i := range o.Cells {
		if !which(&o.Cells[i]) {
			continue
		}
		c := o.Cells[i]
		c.Done, c.Counts = c.Done.clone(), c.Counts.clone()
		c.Decks = nil
		for _, d := range o.Cells[i].Decks {
			c.Decks = append(c.Decks, r.deck(o.Decks[d]))
		}
		if at := r.find(o.key(&o.Cells[i])); at != nil {
			*at = c
		} else {
			r.Cells = append(r.Cells, c)
		}
	}
}
