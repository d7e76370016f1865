package shards

// What may speak for a command rather than another: how things stand when the next turn of the seat begins. They are kinds of a
// [game.Reason].
const (
	CostsNothing uint8 = iota // and gains as much now as at any time
	Wins                      // in so many more of a hundred cases
	Survives                  // likewise
	EnemyHealth               // less
	OwnHealth                 // more, and so on
	OwnMastery
	OwnChampions
	EnemyChampions // fewer
	OwnDeck        // it only says whether it is better

	ReasonCount
)
