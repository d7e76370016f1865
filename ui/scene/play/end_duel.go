package play

import (
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// portrait shows the deck that has won a standard game.
func (n *endScreen) portrait(f *cardview.Canvas, s *scene.Stack, room layout.Rect) {
	w := min(room.W, 1.7*room.H)
	who := n.winner()
	f.DeckFace(s.Cards, room.Middle(w, w/1.7), theme.Seats[who], n.deck.Deck, &n.deck.Faces, save.Setup(&n.m.Story.Header).Decks[who].Name)
}

// duelCounts are the numbers of a standard game, with what they count.
func (n *endScreen) duelCounts(s *scene.Stack) [][2]string {
	t := &n.m.Tally
	h := &n.m.Story.Header
	both := func(of [keyforge.MaxSides]int) string { return s.T("of-both", of[0], of[1]) }
	end := n.course.Points[len(n.course.Points)-1].Sides
	return [][2]string{
		{s.T("players"), s.T("of-both", n.m.Name(0), n.m.Name(1))},
		{s.T("count-turns"), widget.Number(t.Turns)},
		{s.T("count-keys"), s.T("of-both", end[0].Keys, end[1].Keys)},
		{s.T("count-amber"), both(t.Gained)},
		{s.T("count-played"), both(t.Played)},
		{s.T("count-destroyed"), widget.Number(t.Destroyed)},
		{s.T("seed"), strconv.FormatUint(h.Seed, 10)},
		{s.T("undo"), s.Terms(h)},
	}
}

// matchWays are where to go from a game of a match: above all, on with the match.
func (n *endScreen) matchWays(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	row, below := r.Cut(wayHeight(f))
	label := s.T("match-on")
	if session.OfExpedition(&n.m.Story.Header) {
		label = s.T("expedition-to-chart")
	}
	on := f.Button(widget.ID{What: "match-on"}, row.Inset(3*u), label, "", widget.Strong) || f.Pressed[widget.Enter]
	cell := func(i int) layout.Rect {
		w := below.W / 4
		return layout.Rect{X: below.X + float64(i)*w, Y: below.Y + 4*u, W: w, H: wayHeight(f)}.Inset(3 * u)
	}
	switch {
	case f.Button(widget.ID{What: "watch"}, cell(0), s.T("watch"), "", widget.Plain):
		n.watch(f, s, 0)
	case f.Button(widget.ID{What: "look"}, cell(1), s.T("see-table"), "", widget.Plain), f.Pressed[widget.Escape]:
		f.Defer(s.Pop)
	case f.Button(widget.ID{What: "picture"}, cell(2), s.T("picture"), "", widget.Plain):
		f.Defer(func() { n.offerPictures(s) })
	case f.Button(widget.ID{What: "home"}, cell(3), s.T("title-screen"), "", widget.Plain):
		f.Defer(s.Home)
	case on:
		story := n.m.Story
		f.Defer(func() { s.GoOnMatch(story.Game(), &story.Header, story.Path()) })
	}
}
