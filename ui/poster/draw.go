package poster

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// scenery shows the monster, or the deck that has won.
func (p *Poster) scenery(f *cardview.Canvas, r layout.Rect) {
	if !p.account.Duel {
		light := cardview.Daylight
		if !p.account.Won() {
			light = light.Mix(theme.Danger, 0.5)
		}
		f.ArtworkIn(r, 0, p.boss, card.Monster, light)
	} else if d := p.players[p.account.Winner].deck; d.Deck != nil && len(d.Deck.Cards) > 0 {
		band := layout.Rect{W: r.W, H: r.H / deck.Houses}
		for k := range d.Deck.Houses {
			f.Face(&p.reader, band.Shift(0, float64(k)*band.H), 0, d.Deck, d.Faces[k], 0)
		}
	}
}

// player shows a deck in pictures, its houses, and who played it.
func (p *Poster) player(f *cardview.Canvas, r layout.Rect, i int) {
	x := &p.players[i]
	pictures, words := r.Split(1.9 * r.H)
	title := p.session.T("position")
	var houses []string
	if x.deck.Deck != nil {
		title = save.Setup(p.header).Decks[i].Name
		if len(x.deck.Deck.Cards) > 0 {
			f.Faces(&p.reader, pictures, x.deck.Deck, &x.deck.Faces, 0)
			f.Line(pictures, 0, 1.5, theme.Bronze)
		}
		for _, h := range x.deck.Deck.Houses {
			houses = append(houses, p.session.Language.House(h))
		}
	}
	color := theme.Ink
	if p.account.Duel {
		color = theme.Seats[i].Mix(theme.Ink, 0.4)
	}
	words.X, words.W = words.X+16, words.W-16
	high := 32.0 + 26
	if x.who != "" {
		high += 26
	}
	head, words := words.Middle(words.W, high).Cut(32)
	f.TextLine(head, paint.Left, paint.Display, 28, color, title)
	line, words := words.Cut(26)
	f.TextLine(line, paint.Left, paint.Regular, Small, theme.Dim, strings.Join(houses, " · "))
	if x.who != "" {
		f.TextLine(words, paint.Left, paint.Bold, Small, theme.Ink, x.who)
	}
}

// caption says on what terms and when the game was played.
func (p *Poster) caption() string {
	s, h, terms := p.session, p.header, ""
	if p.account.Duel {
		terms = s.T("standard-game")
	} else if h.Difficulty != "" {
		terms = s.DifficultyOf(h.Mode, h.Difficulty)
	}
	return CaptionOf(s, h, terms, p.account.Game.Points[len(p.account.Game.Points)-1].Turn)
}
