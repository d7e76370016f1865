package adventuretest

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// tableView is a view of a game as an [adventure.TableView].
type tableView struct{ *keyforge.View }

func (v tableView) CardView(c keyforge.Slot) *keyforge.CardView { return &v.Cards[c] }
func (v tableView) Pool(s keyforge.Side) int                    { return v.Sides[s].Pool }
func (v tableView) KeyCost(s keyforge.Side) int                 { return v.Sides[s].KeyCost }
func (v tableView) Keys(s keyforge.Side) uint8                  { return v.Sides[s].Keys }
func (v tableView) Pile(s keyforge.Side, z card.Zone) int       { return len(v.Sides[s].Zones[z]) }
func (v tableView) Gauges() []keyforge.GaugeValue               { return v.View.Gauges }
func (v tableView) TidePrice() int                              { return v.View.TidePrice }
func (v tableView) High() bool                                  { return v.View.High != 0 }
func (v tableView) Over() bool                                  { return v.View.Over }
