// Package poster makes pictures of games to be shown to others: the end of a game on one [Poster]. It
// holds nothing that takes a graphics card, so that every program draws the same.
package poster

import (
	"cmp"
	"image"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/course"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/raster"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table/recap"
	"github.com/keyraken/keyraken/ui/widget"
)

// The size of a poster in pixels, as sites show pictures that are shared.
const (
	Width  = 1200
	Height = 675
)

// Poster is the end of a game as one picture.
type Poster struct {
	session *session.Session
	reader  cardview.Reader
	header  *replay.Header
	boss    *card.Card // nil in a standard game
	players []player
	account course.Account
	cast    map[string]*paint.Bitmap // words in metal
}

// player is who played a deck.
type player struct {
	name string // in sentences
	who  string // on its own; "" if there is nothing to say
	deck session.PicturedDeck
}

// Of returns the poster of a story that is over, in the words of a session.
func Of(s *session.Session, story *save.Story, course *recap.Game) *Poster {
	g := story.Game()
	p := &Poster{session: s, header: &story.Header, reader: cardview.Reader{Catalogue: s.Catalogue},
		cast: map[string]*paint.Bitmap{}}
	p.account.Game, p.account.T = course, s.T
	p.account.Duel, p.account.Alone, p.account.Winner = !g.Mode().Rules().Adventure, keyforge.NoSide, keyforge.Monster
	for side := range keyforge.Side(g.Seats()) {
		if g.Won(side) {
			p.account.Winner = min(p.account.Winner, side)
		}
	}
	if b := g.Boss(); b != 0 {
		p.boss = g.Catalogue().Card(g.Card(b).Def)
	}
	p.seat(g.Seats())
	p.account.Name = func(side keyforge.Side) string { return p.players[side].name }
	return p
}

// seat names the players, and finds their decks.
func (p *Poster) seat(seats int) {
	s, h := p.session, p.header
	bots := make([]string, seats)
	persons := seats
	for i := range bots {
		if bots[i] = records.Bot(h, i); bots[i] != "" {
			persons--
		}
	}
	for i := range seats {
		own := s.T("player-title", i+1)
		x := player{name: own}
		if seats > 1 {
			x.who = own
		}
		if bot := bots[i]; bot != "" {
			x.who = lang.Capital(s.OpponentWords(bot))
			if persons > 0 {
				x.name = s.T("bot")
			}
		} else if persons == 1 {
			p.account.Alone = keyforge.Side(i)
		}
		if i < len(h.Players) && h.Players[i] != "" {
			x.name = printable.Text(h.Players[i], session.MaxPlayerName)
			x.who = x.name
		}
		if i < len(save.Setup(h).Decks) {
			x.deck = s.Pictured(&save.Setup(h).Decks[i])
		}
		p.players = append(p.players, x)
	}
}

// BestTurn is between which numbers of inputs the turn lies that helped the winner most, see [course.Account.BestTurn].
func (p *Poster) BestTurn() (from, to int) { return p.account.BestTurn() }

// Name is the name of a file for it: when the game was played, or else is exported, and how it ended.
func (p *Poster) Name() string {
	result := "lost"
	switch {
	case p.account.Duel && p.account.Alone == keyforge.NoSide:
		result = "over"
	case p.account.Won():
		result = "won"
	}
	day, _, _ := strings.Cut(cmp.Or(p.header.Started, p.session.Now().Format("2006-01-02")), "T")
	return "game-" + printable.Text(day, len("2006-01-02")) + "-" + result
}

// Paint lays it out with pictures of a gallery: those that the gallery has not painted yet are missing.
func (p *Poster) Paint(gallery *art.Gallery) *paint.List {
	f := cardview.Canvas{Gallery: gallery}
	f.List = &paint.List{}
	f.Begin(widget.Input{W: Width, H: Height}, 1)
	p.draw(&f)
	return f.List
}

// Draw draws it with those pictures.
func (p *Poster) Draw(gallery *art.Gallery) *image.RGBA {
	return raster.Draw(p.Paint(gallery), Width, Height)
}
