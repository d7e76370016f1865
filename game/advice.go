package game

import "context"

// Chance is a chance of winning, in ten-thousandths.
type Chance int32

// Certain is the chance of a certainty.
const Certain Chance = 10_000

// Option is an answer to the open question, and how it seems.
type Option struct {
	Command Command
	Chance  Chance // of winning with it; 0 where it was not tried
	Tries   int    // how often it was tried
}

// Reason is a difference between two ways to play on. Each game numbers its kinds; By is how much better the first way does.
type Reason struct {
	Kind uint8
	By   int
}

// Advice is what the seat that is asked could do.
type Advice struct {
	Options []Option // all legal commands, the best first
	// Instead is what the best one is compared with, by Reasons, the weightiest first; no command where there is nothing else.
	Instead Option
	Reasons []Reason
}

// Adviser is implemented by kinds that can say what to do. Their [Words] are those of an Adviser too.
type Adviser interface {
	// Advise thinks about the open question, and looks at nothing that the seat that is asked does not know. It is nil if the
	// context ends first.
	Advise(ctx context.Context, g Game, seed uint64) *Advice
}

// AdviserWords say in one language why.
type AdviserWords interface {
	Words
	Reason(Game, Reason) string
}
