package nemesis

import "github.com/keyraken/keyraken/game/shards"

// Difficulty is how hard it is to beat her.
type Difficulty uint8

// The difficulties. The computer player Greedy, in all seats, wins so many of a hundred games (rates.tsv counts 400 of each). If
// two or three players met 50 health for each and one centre deck, it would win 9 and 0.
//
//	           1 player  2 players  3 players
//	Easier           76         79         74
//	ByTheBook        46         44         46
//	Hard             25         21         23
//	Harder           12          7          8
const (
	Easier    Difficulty = iota // three fifths of her health, and 1 mastery for a card of her leader's faction
	ByTheBook                   // against one player; the book knows no other
	Hard                        // 5 mastery for each player to begin with
	Harder                      // 9

	DifficultyCount
)

var difficultyNames = [DifficultyCount]string{"easier", "book", "hard", "harder"}

// String is the name of the difficulty in data.
func (d Difficulty) String() string { return difficultyNames[d] }

// Nemesis is how strong she is against so many players, from 1 to 3.
func (d Difficulty) Nemesis(players int) *Nemesis {
	n := &Nemesis{Health: [...]int32{shards.MostHealth, 36, 25}[players-1], Gain: 3, Named: 15, Extra: 1, Decks: uint8(players)}
	switch d {
	case Easier:
		n.Health, n.Gain = n.Health*3/5, 1
	case Hard:
		n.Mastery = 5
	case Harder:
		n.Mastery = 9
	}
	return n
}
