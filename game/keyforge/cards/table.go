package cards

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// columns are those of a plain table of facts.
var columns = []string{"number", "name", "house", "type", "power", "armor", "amber", "traits", "keywords", "rarity", "id"}

// ReadTable reads the facts of a set from a plain table, as a spreadsheet saves
// it: one line per card, columns separated by tabs, their names in the first
// line:
//
//	number  name      house  type      power  armor  amber  traits  keywords           rarity
//	001     Ember Ox  dis    creature  5      1      0      beast   skirmish assault:2 Common
//
// Traits and keywords are separated by spaces. Columns may be in any order, and
// all but number, name, house and type may be left out, as may a column id, which
// is otherwise made from the name. An error names the line.
func ReadTable(r io.Reader) ([]Printing, error) {
	lines := bufio.NewScanner(r)
	if !lines.Scan() {
		return nil, fmt.Errorf("line 1: the names of the columns are missing: %s", strings.Join(columns, ", "))
	}
	head := strings.Split(strings.TrimPrefix(strings.TrimSpace(lines.Text()), "\ufeff"), "\t")
	for i, name := range head {
		if head[i] = strings.ToLower(strings.TrimSpace(name)); !slices.Contains(columns, head[i]) || slices.Index(head, head[i]) < i {
			return nil, fmt.Errorf("line 1: column %q is not one of %s, or there twice", name, strings.Join(columns, ", "))
		}
	}
	for _, must := range []string{"number", "name", "house", "type"} {
		if !slices.Contains(head, must) {
			return nil, fmt.Errorf("line 1: column %q is missing", must)
		}
	}
	var all []Printing
	for n := 2; lines.Scan(); n++ {
		line := strings.TrimRight(lines.Text(), "\r\n ")
		if strings.TrimSpace(line) == "" {
			continue
		}
		p, err := readRow(head, strings.Split(line, "\t"))
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		all = append(all, p)
	}
	if err := lines.Err(); err != nil {
		return nil, err
	}
	return all, nil
}

func readRow(head, cells []string) (Printing, error) {
	p := Printing{Traits: []string{}, Keywords: []string{}}
	if len(cells) > len(head) {
		return p, fmt.Errorf("%d columns, but only %d have names", len(cells), len(head))
	}
	for i, cell := range cells {
		cell = strings.TrimSpace(cell)
		var err error
		switch head[i] {
		case "number":
			p.Number = cell
		case "name":
			p.Name = cell
		case "house":
			p.House = strings.ToLower(cell)
		case "type":
			p.Type = strings.ToLower(cell)
		case "rarity":
			p.Rarity = cell
		case "id":
			p.ID = cell
		case "power":
			p.Power, err = amount(cell)
		case "armor":
			p.Armor, err = amount(cell)
		case "amber":
			p.Amber, err = amount(cell)
		case "traits":
			p.Traits = append(p.Traits, strings.Fields(strings.ToLower(cell))...)
		case "keywords":
			p.Keywords = append(p.Keywords, strings.Fields(strings.ToLower(cell))...)
		}
		if err != nil {
			return p, fmt.Errorf("%s: %w", head[i], err)
		}
	}
	if p.ID == "" {
		p.ID = IDOf(p.Name)
	}
	return p, p.Check()
}

// amount reads a number that a card shows; a dash, an X or nothing is 0.
func amount(cell string) (int, error) {
	switch strings.ToLower(cell) {
	case "", "-", "–", "x":
		return 0, nil
	}
	n, err := strconv.ParseUint(cell, 10, 7)
	if err != nil {
		return 0, fmt.Errorf("%q is no number from 0 to 127", cell)
	}
	return int(n), nil
}

// Check returns an error for a word of the printing that the card language does not know, or
// nil.
func (p *Printing) Check() error {
	if p.Number == "" || p.Name == "" || p.ID == "" {
		return fmt.Errorf("a card needs a number and a name")
	}
	if p.aside() {
		return nil
	}
	if _, ok := card.ParseHouse(p.House); !ok {
		return fmt.Errorf("there is no house %q", p.House)
	}
	if t, ok := card.ParseType(p.Type); p.Type != Token && (!ok || t == card.BossType) {
		return fmt.Errorf("there is no card type %q", p.Type)
	}
	for _, t := range p.Traits {
		if _, ok := trait.Parse(t); !ok {
			return fmt.Errorf("there is no trait %q", t)
		}
	}
	for _, k := range p.Keywords {
		name, number, numbered := strings.Cut(k, ":")
		kind, ok := card.ParseKeyword(name)
		if !ok {
			return fmt.Errorf("there is no keyword %q", name)
		}
		if _, err := amount(number); err != nil || numbered != kind.Numbered() || numbered && number == "" {
			return fmt.Errorf("keyword %q: a number follows assault and hazardous alone, as in assault:2", k)
		}
	}
	return nil
}

// IDOf returns the ID of a card with that name: its letters and digits in lower case, with
// one hyphen for anything between them.
func IDOf(name string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}), "-")
}
