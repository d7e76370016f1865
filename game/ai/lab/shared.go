package lab

import "github.com/keyraken/keyraken/game/stats"

// Shared is games in which two players were counted: whether one of them won tells something of the other, so that such
// games tell less than if each had been counted in games of its own.
type Shared struct {
	Games int
	Parts [2]Part
}

// Part is how one of the players fared: in a kind of games, by its place in the list, with something or without it.
type Part struct {
	Kind      int
	With, Won bool
}

// Count counts games of the kind in which a player fared like this.
func (k *Pair) Count(p Part, games int) {
	r := &k.Without
	if p.With {
		r = &k.With
	}
	r.Games += games
	if p.Won {
		r.Won += games
	}
}

// NewSplit sums up games of several kinds, of which some were counted for more than one player.
func NewSplit(kinds []Pair, shared []Shared) Split {
	var with, without Rate
	for _, k := range kinds {
		with.add(k.With)
		without.add(k.Without)
	}
	return Split{Games: with.Games, With: with.among(shared, true), WithoutGames: without.Games, Without: without.among(shared, false),
		Worth: Difference(kinds, shared...)}
}

func (r *Rate) add(o Rate) {
	r.Won += o.Won
	r.Games += o.Games
}

// among is the share of the games with something, or without it, that was won.
func (r Rate) among(shared []Shared, with bool) Estimate {
	f := r.Estimate()
	of := func(p Part) float64 {
		if p.With != with {
			return 0
		}
		return one(p.Won) - f.Value
	}
	if variance := float64(r.Games) * f.Value * (1 - f.Value); variance > 0 {
		alone := float64(r.Games) * variance / (variance + covariance(shared, of)) // as many games of its own tell as much
		f.Low, f.High = stats.Around(f.Value, alone)
	}
	return f
}

// pull is how far a part draws the difference of games of its kind away from d.
func (k Pair) pull(p Part, d float64) float64 {
	games := float64(k.With.Games + k.Without.Games)
	with := one(p.With) - float64(k.With.Games)/games
	return with * (one(p.Won) - float64(k.With.Won+k.Without.Won)/games - d*with)
}

// covariance is what shared games add to the variance of a sum to which each part contributes. What they would take away is
// not counted: of a few games it may be chance.
func covariance(shared []Shared, of func(Part) float64) (sum float64) {
	for _, s := range shared {
		sum += 2 * float64(s.Games) * of(s.Parts[0]) * of(s.Parts[1])
	}
	return max(0, sum)
}

func one(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}
