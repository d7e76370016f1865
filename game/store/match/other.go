package match

import (
	"encoding/json"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Other is what the players of another game than KeyForge agree on.
type Other struct {
	Kind game.Kind // nil: it is KeyForge
	// Setup is what each game begins with, but for its seed and for who goes first.
	Setup game.Setup
}

// checkOther refuses what is not a valid plan of another game: each plays for themselves, so that one of them wins.
func (p *Plan) checkOther() error {
	if n := len(p.Players); n < 2 || n > p.Kind.MaxSeats() {
		return message.New("match-players", 2, p.Kind.MaxSeats(), n)
	}
	if p.Format == Adaptive {
		return message.New("match-unknown")
	}
	s := p.Setup.WithFirst(0)
	g, err := p.Kind.Start(&s)
	if err != nil {
		return err
	}
	if _, ok := s.Own.(game.Ordered); !ok || g.Seats() != len(p.Players) || p.Kind.Difficulties(s.Mode) != nil {
		return message.New("match-unknown")
	}
	return nil
}

// other is what a file keeps of it.
type other struct {
	Mode string          `json:"mode"`
	Own  json.RawMessage `json:"own,omitempty"` // see [game.Setup]
}

// otherOf writes it.
func otherOf(p *Plan) (*other, error) {
	if p.Kind == nil {
		return nil, nil
	}
	own, err := json.Marshal(p.Setup.WithFirst(game.NoSeat).Own)
	return &other{p.Setup.Mode, own}, err
}

// read reads it; kinds are the games that the program knows.
func (o *other) read(name string, kinds []game.Kind) (all Other, err error) {
	i := slices.IndexFunc(kinds, func(k game.Kind) bool { return k.Name() == name })
	if i < 0 || o == nil {
		return all, message.New("match-no-kind", printable.Quote(name))
	}
	all = Other{Kind: kinds[i], Setup: game.Setup{Mode: o.Mode}}
	all.Setup.Own, err = kinds[i].ParseSetup(o.Own)
	return all, err
}

// WinnerOf is the player who has won a game that is over, if it is one of them alone.
func WinnerOf(g game.Game) (winner int, ok bool) {
	if !g.Over() {
		return 0, false
	}
	for seat := range g.Seats() {
		if g.Won(game.Seat(seat)) {
			if ok {
				return 0, false
			}
			winner, ok = seat, true
		}
	}
	return winner, ok && g.Seats() > 1
}
