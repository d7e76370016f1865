package toytest

import (
	"github.com/keyraken/keyraken/game"
)

// Entrants are names for the seats, which all start from 0.
func (Kind) Entrants(g game.Game) []string { return []string{"red", "blue", "green"}[:g.Seats()] }

// Feats are to play a nine, and to win by each goal.
func (Kind) Feats() []game.Feat {
	return []game.Feat{{Key: "nine"}, {Key: "win", Parts: []string{"short", "long"}, Called: "goal-", Unaided: true}}
}

// Witness sees who plays nines.
func (Kind) Witness(s game.Sitting) game.Witness { return &witness{Sitting: s} }

type witness struct {
	game.Sitting
	nines int
	won   bool
}

func (w *witness) See(g game.Game) {
	if e := of(g).happened; w.Person(e.seat) && e.verb == Play && e.card == 9 {
		w.nines++
	}
	w.won = w.Won(g)
}

func (w *witness) Done(feat, part string) bool {
	return feat == "nine" && w.nines > 0 || feat == "win" && w.won && part == w.Setup.Mode
}

func (w *witness) Clone() game.Witness { c := *w; return &c }
