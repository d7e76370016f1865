package play

import (
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/widget"
)

// explain makes a number or a sign explain itself when pointed at.
func (c painter) explain(what string, n int, r layout.Rect, tip string) {
	if hover, _ := c.ViewSpot(widget.ID{What: what, N: n}, r, tip); hover && c.Tip == "" {
		c.Tip = tip
	}
}

// tideTip explains the tide, and how things would stand after raising it.
func (c painter) tideTip(s *scene.Stack) string {
	b := &c.m.Board
	key, after := "tide-low-means", 0
	if b.High {
		key = "tide-high-means"
	}
	raised := c.m.GaugesAfterTide()
	for _, g := range raised {
		after = after*100 + g.Limit
	}
	return c.cache.Words(scene.Words{What: key, A: c.m.TidePrice(), B: after, C: b.Pool[keyforge.Monster]}, func() string {
		all := []string{s.T(key)}
		if !b.High && c.m.TidePrice() > 0 {
			all = append(all, s.T("tide-price", c.m.TidePrice()))
		}
		for i := range raised {
			if g := &raised[i]; i < len(b.Gauges) && g.Limited && g.Limit != b.Gauges[i].Limit {
				all = append(all, s.T("tide-after", s.T(s.Gauge(g.Name).Name), b.Gauges[i].Limit, g.Limit))
			}
		}
		return strings.Join(all, "\n")
	})
}

// amberTip explains what the æmber of a player is for: the next key.
func (c painter) amberTip(s *scene.Stack, side keyforge.Side) string {
	n, cost := c.m.Board.Pool[side], c.m.Board.Cost[side]
	return c.cache.Words(scene.Words{What: "amber-tip", A: n, B: cost, C: 0}, func() string {
		if n < cost {
			return s.T("amber-short", n, cost, cost-n)
		}
		return s.T("amber-enough", n, cost, n-cost)
	})
}

// chainsTip explains what chains cost, now and after the next draw.
func (c painter) chainsTip(s *scene.Stack, n int) string {
	return c.cache.Words(scene.Words{What: "chains-tip", A: n, B: 0, C: 0}, func() string {
		return s.T("chains-tip", n, (n+5)/6, n-1)
	})
}

// keysTip counts the keys of a player.
func (c painter) keysTip(s *scene.Stack, side keyforge.Side) string {
	n := 0
	for i := range 4 {
		n += int(c.m.Board.Keys[side] >> i & 1)
	}
	return c.cache.Words(scene.Words{What: "keys-tip", A: n, B: 0, C: 0}, func() string { return s.T("keys-tip", n, max(3, n)) })
}

// armorTip explains how much damage the armor of the monster prevents, and how the adventure gives it.
func (c painter) armorTip(s *scene.Stack, face armorState) string {
	return c.cache.Words(scene.Words{What: "armor-tip", A: face.armor, B: face.spent, C: 0}, func() string {
		words := s.T("armor-tip", max(0, face.armor-face.spent), face.armor)
		if means := "armor-means"; s.HasText(means) { // the adventure may explain it
			words += "\n" + s.T(means, face.armor)
		}
		if others := adventure.DescribeConditions(s.Adventure, c.m.Story.Header.Difficulty, s.T); others != "" {
			words += "\n" + others + "."
		}
		return words
	})
}

// armorState is armor, and how much of it has prevented damage this turn.
type armorState struct{ armor, spent int }

// pileTips explain the piles, by their zones.
var pileTips = [card.ZoneCount]string{card.Deck: "pile-deck-tip", card.Discard: "pile-discard-tip", card.Archives: "pile-archives-tip",
	card.Purged: "pile-purged-tip"}

// pileTip explains a pile.
func (c painter) pileTip(s *scene.Stack, side keyforge.Side, z card.Zone) string {
	key, n := pileTips[z], len(c.m.Board.Piles[side][z])
	if side == keyforge.Monster && s.HasText(key+"-monster") {
		key += "-monster"
	}
	return c.cache.Words(scene.Words{What: key, A: n, B: 0, C: 0}, func() string { return s.T(key, n) })
}
