package adventuretest

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// sight is a view of a game as an [adventure.Sight].
type sight struct{ *keyforge.View }

func (v sight) Look(c keyforge.Slot) *keyforge.CardView { return &v.Cards[c] }
func (v sight) Pool(s keyforge.Side) int                { return v.Sides[s].Pool }
func (v sight) KeyCost(s keyforge.Side) int             { return v.Sides[s].KeyCost }
func (v sight) Keys(s keyforge.Side) uint8              { return v.Sides[s].Keys }
func (v sight) Pile(s keyforge.Side, z card.Zone) int   { return len(v.Sides[s].Zones[z]) }
func (v sight) Gauges() []keyforge.GaugeValue           { return v.View.Gauges }
func (v sight) TidePrice() int                          { return v.View.TidePrice }
func (v sight) High() bool                              { return v.View.High != 0 }
func (v sight) Over() bool                              { return v.View.Over }
