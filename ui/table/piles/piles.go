// Package piles sorts cards in the order in which players look for them: by house, by
// type and by title, equal ones together.
package piles

import (
	"cmp"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/table/board"
)

// Line is a group of equal cards, or the house or type of the lines that follow.
type Line struct {
	Kind  Kind
	House card.House
	Type  card.Type
	Card  keyforge.Slot // one of them
	Title string
	N     int // how many cards
}

// Kind is what a line shows.
type Kind uint8

// The kinds of lines.
const (
	Cards Kind = iota
	HouseHead
	TypeHead
)

// Sorted lists cards by house, type and title. What counts is what is printed on them, not what they are in
// play. The order of the argument does not matter.
func Sorted(b *board.Board, cards []keyforge.Slot, title func(keyforge.Slot) string) []Line {
	var all []Line
	for _, c := range cards {
		if c == 0 {
			continue
		}
		p := b.Printed(c)
		all = append(all, Line{House: p.House, Type: p.Type, Card: c, Title: title(c), N: 1})
	}
	slices.SortFunc(all, func(x, y Line) int {
		return cmp.Or(cmp.Compare(x.House, y.House), cmp.Compare(order[x.Type], order[y.Type]), strings.Compare(x.Title, y.Title),
			icons(b, x.Card, y.Card), cmp.Compare(x.Card, y.Card))
	})
	var lines []Line
	house, kind := -1, -1
	for i := range all {
		l := &all[i]
		if i == 0 || l.House != all[i-1].House {
			house, kind = len(lines), -1
			lines = append(lines, Line{Kind: HouseHead, House: l.House})
		}
		if kind < 0 || lines[kind].Type != l.Type {
			kind = len(lines)
			lines = append(lines, Line{Kind: TypeHead, House: l.House, Type: l.Type})
		}
		lines[house].N++
		lines[kind].N++
		if last := &lines[len(lines)-1]; last.Kind == Cards && last.Title == l.Title && icons(b, last.Card, l.Card) == 0 {
			last.N++
			continue
		}
		lines = append(lines, *l)
	}
	return lines
}

// order is the order of the types.
var order = [card.TypeCount]int{card.CreatureType: 1, card.ActionType: 2, card.ArtifactType: 3, card.UpgradeType: 4}

// icons compares the bonus icons of two cards: those that are enhanced differ.
func icons(b *board.Board, x, y keyforge.Slot) int {
	return slices.Compare(b.Printed(x).Icons[:], b.Printed(y).Icons[:])
}
