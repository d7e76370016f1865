package codex

// What may speak for a command rather than another: how things stand when the next turn of the seat begins. They are kinds of a
// [game.Reason].
const (
	Wins        uint8 = iota // in so many more of a hundred cases
	Survives                 // likewise
	EnemyBase                // fewer HP of the bases of opponents
	OwnBase                  // more HP
	EnemyForces              // less attack and HP of units and heroes together
	OwnForces                // more, and so on
	OwnWorkers
	OwnGold
	OwnTech // tech buildings and add-ons

	ReasonCount
)
