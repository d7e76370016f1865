package session

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/result"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/records"
)

// GainLines say what a finished game has changed in the records of those before it; none as long as
// these are not known.
func (s *Session) GainLines(story *save.Story) []string {
	r, ok := result.Of(story)
	if !ok || s.Library == nil || !s.Collection.Loaded {
		return nil
	}
	return s.Chronicle(nil).gainLines(s.Collection.Results, &r)
}

// gainLines say what a result has changed in the records.
func (n *Chronicle) gainLines(before []records.Result, r *records.Result) (all []string) {
	if i := slices.IndexFunc(before, func(b records.Result) bool { return b.Game == r.Game }); i >= 0 {
		before = before[:i]
	}
	boss, words := n.Ladder()
	g := records.GainsOf(before, r, boss, words)
	for _, c := range g.Climbs {
		all = append(all, n.s.T("gain-rung", c.Name, n.RungWords(c.Rung)))
	}
	if g.First && len(g.Climbs) == 0 {
		all = append(all, n.s.T("gain-first", n.kindWords(r)))
	}
	if g.Sooner > 0 {
		return append(all, n.s.T("gain-voyage", r.Turns, g.Sooner))
	}
	if g.Faster > 0 {
		all = append(all, n.s.T("gain-fastest", n.kindWords(r), r.Turns, g.Faster))
	}
	return all
}

// kindWords describe the kind of a game: how hard it was, and for how many.
func (n *Chronicle) kindWords(r *records.Result) string {
	if r.Standard() {
		return n.s.OpponentWords(r.Rival())
	}
	return n.RungWords(records.Rung{Players: r.Players(), Word: r.Difficulty})
}
