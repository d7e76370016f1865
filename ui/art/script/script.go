// Package script reads the lines that say what the pictures of cards show. It knows
// how a line is written; package art knows what its words mean.
//
//	# Anything after a number sign at the beginning of a line is a comment.
//	anger: lavafield dusk embers; giant roaring near with club; flames low
//	    row 5
//
// A line begins with the ID of a card and a colon. Clauses follow, separated by
// semicolons, each of some words; a line that begins with a space continues the line
// before. A bar divides a picture into panels that show one thing each.
package script

import (
	"fmt"
	"regexp"
	"strings"
)

// Line says what the picture of one card shows.
type Line struct {
	ID     string
	Where  string // the name of the file and the number of the line in it
	Panels [][]Clause
}

// Clause is some words that belong together.
type Clause []string

var (
	word = regexp.MustCompile(`^[\p{Ll}\d@#.,'-]+$`)
	name = regexp.MustCompile(`^[\p{Ll}\d…\[\]'*-]+$`)
)

// Parse reads the lines of a file. An error says the file, the line and what to do.
func Parse(file, text string) ([]Line, error) {
	var lines []Line
	var from int
	var whole string
	end := func() error {
		if whole == "" {
			return nil
		}
		l, err := parse(whole)
		if err != nil {
			return fmt.Errorf("%s:%d: %w", file, from, err)
		}
		l.Where = fmt.Sprintf("%s:%d", file, from)
		lines = append(lines, l)
		whole = ""
		return nil
	}
	n := 0
	for text := range strings.Lines(text) {
		n++
		text = strings.TrimRight(text, " \t\r\n")
		switch {
		case text == "" || text[0] == '#':
		case text[0] == ' ' || text[0] == '\t':
			if whole == "" {
				return nil, fmt.Errorf("%s:%d: the line goes on with nothing: begin it with the ID of a card, without a space before it", file, n)
			}
			whole += text
		default:
			if err := end(); err != nil {
				return nil, err
			}
			from, whole = n, text
		}
	}
	return lines, end()
}

func parse(text string) (Line, error) {
	id, rest, ok := strings.Cut(text, ":")
	if !ok {
		return Line{}, fmt.Errorf("no colon after the ID of a card: write it as in “anger: giant roaring”")
	}
	if !name.MatchString(id) {
		return Line{}, fmt.Errorf("%q cannot be the ID of a card: use small letters and hyphens", id)
	}
	l := Line{ID: id}
	for panel := range strings.SplitSeq(rest, "|") {
		var clauses []Clause
		for clause := range strings.SplitSeq(panel, ";") {
			words := strings.Fields(clause)
			if len(words) == 0 {
				return Line{}, fmt.Errorf("a clause of %s is empty: write words into it or take its semicolon or bar away", id)
			}
			for _, w := range words {
				if !word.MatchString(w) {
					return Line{}, fmt.Errorf("%q in the line of %s is no word: use small letters and hyphens", w, id)
				}
			}
			clauses = append(clauses, words)
		}
		l.Panels = append(l.Panels, clauses)
	}
	return l, nil
}
