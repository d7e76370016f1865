package duel_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/stage/duel"
	"github.com/keyraken/keyraken/ui/stage/stagetest"
	"github.com/keyraken/keyraken/ui/table/playback"
)

func TestHallLooksAsBefore(t *testing.T) {
	m := &playback.Player{}
	m.Board.TurnOf, m.Tide = 1, 0.4
	m.Board.Keys[0], m.Board.Winners = 3, 1
	m.Board.Houses[0], m.Board.Houses[1] = 1<<card.Dis|1<<card.Logos, 1<<card.Mars
	m.Places.Band = layout.Rect{W: 1280, Y: 340, H: 40}
	m.Places.Sides[0].Line.Area = layout.Rect{W: 1280, Y: 400, H: 200}
	m.Places.Sides[1].Line.Area = layout.Rect{W: 1280, Y: 100, H: 200}
	own := *m
	own.Board.TurnOf = 0
	stagetest.Looks(t, func() stage.Stage { return duel.New() }, map[string]*playback.Player{"duel": m, "duel in my turn": &own})
}
