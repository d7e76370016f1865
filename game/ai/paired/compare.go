package paired

import (
	"math"

	"github.com/keyraken/keyraken/game/stats"
)

// Pairs are deals that a player and a reference have played.
type Pairs struct {
	Both    int            `json:"both"` // have won
	New     int            `json:"new"`  // the player alone
	Old     int            `json:"old"`  // the reference alone
	Neither int            `json:"neither"`
	Taken   stats.Interval `json:"taken"` // the share that the player wins of the deals that the reference wins
	// Gain is by how much the share of deals that the player wins is larger, from −1 to 1.
	Gain stats.Interval `json:"gain"`
	// Chance is the probability that equal players differ so much or more, see [stats.Coin].
	Chance float64 `json:"chance"`
	// Settled is after how many deals, in their order, it was settled who is better; 0 if it is open.
	Settled int  `json:"settled"`
	Better  bool `json:"better"` // than the reference, if that is settled
}

// Deals is how many deals both have played.
func (p *Pairs) Deals() int { return p.Both + p.New + p.Old + p.Neither }

// The sequential probability ratio test of Wald: of the deals that only one of them wins, a player that is better wins two of three,
// another half of them. Either is taken for the other in one of twenty cases at most.
var (
	wonAlone  = math.Log(2. / 3 * 2)
	lostAlone = math.Log(1. / 3 * 2)
	bound     = math.Log(.95 / .05)
)

// Compare compares a player with a reference by the deals that both have played.
func Compare(player, reference []Outcome) *Pairs {
	won := map[string]bool{}
	for i := range reference {
		won[reference[i].Start] = reference[i].Won
	}
	p := &Pairs{}
	for i := range player {
		if before, known := won[player[i].Start]; known {
			p.add(player[i].Won, before)
		}
	}
	p.Taken = stats.Wilson(p.Both, p.Both+p.Old)
	p.Gain = stats.Paired(p.New, p.Old, p.Deals())
	p.Chance = stats.Coin(p.New, p.Old)
	return p
}

// add counts a deal.
func (p *Pairs) add(won, before bool) {
	switch {
	case won && before:
		p.Both++
	case won:
		p.New++
	case before:
		p.Old++
	default:
		p.Neither++
	}
	if odds := float64(p.New)*wonAlone + float64(p.Old)*lostAlone; p.Settled == 0 && math.Abs(odds) >= bound {
		p.Settled, p.Better = p.Deals(), odds > 0
	}
}
