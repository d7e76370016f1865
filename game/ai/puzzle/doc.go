// Package puzzle has positions of KeyForge in which a player has one turn to reach a goal, and only one way to do it.
//
// A [Puzzle] is a position at a player's turn, a goal, a level and a solution. [Book] has those of the program, [Of] the one of
// a day. To play one, begin its game ([Puzzle.Story]) like any other and ask its [Judge] after each command whether the
// goal is reached. [Solver] answers questions about a position in the middle of it: what still reaches the goal, see [Solver.Hint].
//
// # What makes a puzzle sound
//
// Nothing that the player does not know matters. All lines of the turn are played, of every legal command, also bad ones, with
// equal states counted once ([Game.Hash]): the tree. A position is no puzzle if any command in it, up to the end of the turn,
// takes a random number or shows a card that was hidden: so no line depends on a draw, on the opponent's hand or on luck. What
// follows the end of the turn up to the moment at which the goal is decided is played in several imagined worlds
// ([keyforge.Game.Imagine]), and the result must be the same in all of them.
//
// There is one solution: each play, each use of a card and the choice of the house are necessary, that is, if the command were
// forbidden for the whole turn, no line would reach the goal. Any solution contains all of them; their order is free where the
// game leaves it free, and whatever else is done does no harm. An answer to a question, such as which creature is attacked,
// is either necessary too, or it does not matter at all. What an opponent chooses counts as chosen in the worst way.
//
// The greedy bot fails, in every world; the level says what else does, see [Puzzle.Level].
//
// # Goals
//
// [Win], [Survive], [DenyRise] and [DenyKey] are decided before anything hidden is shown: the first at once, the others when the
// monster has tried to rise, or the opponent to forge, at the beginning of the next turn. So are [Clear] and [Forge]. Not
// among them are "win in two turns", which depends on cards to come; "gain the most æmber", which has no end that the player
// sees; "keep a creature alive" and "leave less than n damage to come", which depend on what the adventure deck brings.
package puzzle
