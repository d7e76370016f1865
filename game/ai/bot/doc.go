// Package bot holds automated players. A bot sees the game, picks one of the
// legal commands, and never changes the game.
//
// [Random] picks anything, [Greedy] picks what looks best at the moment by rules of thumb, and
// [Expert] searches.
//
// # How an expert thinks
//
// It tries moves out, see package search. Each try imagines the hidden cards and future randomness afresh
// ([keyforge.Game.Imagine]), descends a tree of its side's decisions, continues from the edge of
// the tree as [Greedy] would, through the rest of the turn and the turn of the monster, or of
// the opponent in a duel, and ends when a player is to choose a house: there a small network
// says how likely the side is to win. The branch to try next is the one that seems best, or
// that has been tried little for what was expected of it. A branch is worth as much as the
// best line behind it, or the mean of its tries where that line was not always available
// because it depends on chance. The tree is kept as long as the same side is asked again in
// its turn. Effort is counted in tries and all numbers are whole, so equal seeds make equal
// choices on every machine.
//
// It plays what wins before the turn ends in every imagined world; and when ending the turn would
// lose the game, it searches the whole turn for a way to avert that.
//
// The network judges a position by [FeatureCount] features: counts of what is in which zone, and
// of what cards do by their verbs. It knows no card and no deck by name. It is fitted to games
// that bots play against themselves (package train): three parts to how they ended, seven parts to
// how likely the choosing bot thought it was to win. Finally it is calibrated as a whole, so that
// its chances are those with which quick goes on to win.
//
// Moves are not chosen by that chance alone: the odds of a position that is only judged count a
// third, those of a try that ended in victory count in full.
//
// # How often quick wins
//
// Wins in a hundred games, with the 95 % interval, from 300 games (100 with three players at easy)
// over 20 of 133 decks drawn by seed 7001 (archon sim --draw 20 --bot quick --seed 7001 --games 300):
//
//	         one player          two                 three
//	easy     94 (91–96)          80 (75–84)          67 (57–75)
//	normal   53 (48–59)          9 (6–12)            0.7 (0.2–2.4)
//	hard     14 (11–19)
//
// Much depends on the decks that are drawn: with two players at normal it won 15 of 100 games of
// seed 9001, 41 of 200 of seed 7103 and 100 of 400 of seed 7105. Against greedy it wins 87 of 100
// duels (83–91), and 90 in a second run.
//
// # How often expert wins
//
// It takes much longer, so fewer games are counted here: a hundred of each kind, drawn in the same way; ten
// of each seed from 9201 to 9210, and two of each from 9201 to 9250 with two players at easy and with three:
//
//	         one player          two                 three
//	easy     96 (90–98)          90 (83–94)          79 (70–86)
//	normal   67 (57–75)          28 (20–37)          6 (3–12)
//	hard     28 (20–37)
//
// It wins 93 of a hundred duels against greedy (86–97).
//
// EXPERIMENTS.md says what else could be won, what was tried, and what it gained.
package bot
