// Package poster makes pictures of games to be shown to others: the end of a game on one [Poster]. It
// holds nothing that takes a graphics card, so that every program draws the same.
package poster

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/course"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table/recap"
)

// Poster is the end of a game of KeyForge as one picture.
type Poster struct {
	Sheet
	session *session.Session
	reader  cardview.Reader
	header  *replay.Header
	boss    *card.Card // nil in a standard game
	players []player
	account course.Account
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
	p := &Poster{session: s, header: &story.Header, reader: cardview.Reader{Catalogue: s.Catalogue}}
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
	p.Sheet = p.sheet()
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

// sheet is how it is laid out.
func (p *Poster) sheet() Sheet {
	s := Sheet{File: FileOf(p.session, p.header, p.result()), Title: p.session.T("title"), Heading: p.account.Heading(),
		Reason: p.account.Reason(), Caption: p.caption(), Won: p.account.Won(), Players: len(p.players), High: 84,
		Scene: p.scenery, Player: p.player, Course: func(f *cardview.Canvas, r layout.Rect) { p.account.Draw(f, r, Small) }}
	if len(p.players) == 1 {
		s.High = 110
	}
	return s
}

// result is how the game ended, in the name of a file.
func (p *Poster) result() string {
	switch {
	case p.account.Duel && p.account.Alone == keyforge.NoSide:
		return "over"
	case p.account.Won():
		return "won"
	}
	return "lost"
}
