package deck

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// textLine is a line of a text, or a part of one, with its number.
type textLine struct {
	n    int
	text string
}

// cell is the text between wide gaps of a line.
type cell struct {
	at   int // letters before it; in a line with tabs, tabs before it
	text string
}

var wideGap = regexp.MustCompile(`\t| {2,}`)

func cells(line string) []cell {
	line = strings.TrimRight(line, " \t\r\n")
	tabs := strings.Contains(line, "\t")
	var list []cell
	from, column := 0, 0
	add := func(to int) {
		if text := strings.TrimSpace(line[from:to]); text != "" {
			at := utf8.RuneCountInString(line[:from])
			if tabs {
				at = column
			}
			list = append(list, cell{at, text})
		}
	}
	for _, gap := range wideGap.FindAllStringIndex(line, -1) {
		add(gap[0])
		from = gap[1]
		column += strings.Count(line[gap[0]:gap[1]], "\t")
	}
	add(len(line))
	return list
}

// unfold puts the columns of a list, as on an archon card, one below the other:
// after a line whose parts are all houses, each part of a line belongs to the
// column above it. Other texts stay as they are.
func unfold(lines []textLine) []textLine {
	for i, l := range lines {
		heads := cells(l.text)
		if len(heads) < 2 || !allHouses(heads) {
			continue
		}
		columns := make([][]textLine, len(heads))
		for _, below := range lines[i:] {
			for _, c := range cells(below.text) {
				k := columnOf(heads, c)
				columns[k] = append(columns[k], textLine{below.n, c.text})
			}
		}
		flat := lines[:i:i]
		for _, c := range columns {
			flat = append(flat, c...)
		}
		return flat
	}
	return lines
}

func allHouses(list []cell) bool {
	for _, c := range list {
		if _, ok := heading(c.text); !ok {
			return false
		}
	}
	return true
}

// columnOf is the column whose head begins nearest to the start of the cell.
func columnOf(heads []cell, c cell) int {
	best := 0
	for k, h := range heads {
		if abs(h.at-c.at) < abs(heads[best].at-c.at) {
			best = k
		}
	}
	return best
}

func abs(n int) int { return max(n, -n) }
