package game

// Kept is what is kept of a game that is over, beside its save, and what may be achieved in one.
type Kept interface {
	// Entrants are what the seats play with, such as leaders, by names that never change; nil where all play with the same.
	Entrants(Game) []string
	// Feats are what persons may achieve, in the order in which they are listed. A witness sees a game of that sitting.
	Feats() []Feat
	Witness(Sitting) Witness
}

// Feat is something that a person may achieve once, or in parts, each in any game.
type Feat struct {
	Key   string // names it in files and texts, and never changes
	Parts []string
	// Called begins the terms of its parts, see [Words.Term].
	Called string
	// Unaided feats are not given to those who have had advice.
	Unaided bool
}

// Sitting is who plays a game.
type Sitting struct {
	Setup *Setup
	Bots  []string // the computers, by seat; "" for a person
}

// Person says whether a person holds the seat.
func (s *Sitting) Person(seat Seat) bool { return int(seat) < len(s.Bots) && s.Bots[seat] == "" }

// Won says whether a person has won the game, which is over.
func (s *Sitting) Won(g Game) bool {
	for seat := range Seat(g.Seats()) {
		if s.Person(seat) && g.Over() && g.Won(seat) {
			return true
		}
	}
	return false
}

// Witness remembers of a game what its feats need.
type Witness interface {
	// See looks at the game before its first command, and after each.
	See(Game)
	// Done says whether the feat, or a part of it, is done by now.
	Done(feat, part string) bool
	// Clone remembers the same, and what it sees from now on by itself.
	Clone() Witness
}
