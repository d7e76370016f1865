// Package bot holds automated players. A bot sees the game, picks one of the
// legal commands, and never changes the game.
//
// [Random] picks anything, [Greedy] picks what looks best at the moment by rules of thumb, and
// [Expert] searches.
//
// # How an expert thinks
//
// It tries moves out. Each try imagines the hidden cards and future randomness afresh
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
// # What could be won
//
// Many games that no bot wins could be won. Bots that may take back any turn (archon sim --hindsight 12
// --bot quick) play it in every house, learn what is drawn and what the monster does, and continue the
// twelve most promising ways: with three players at normal they won 36 of the 60 games of seeds 9201 to 9230
// (47–71 of 100). Continuing three ways won 14 (14–35), and continuing one, in the house that
// turned out best, 4 (3–16). Of the same games quick won 1 and expert 4, which take nothing back.
// With the best team found among the embedded decks (onyx, cornwall, argus) expert won 6 of 40.
//
// # What was tried, and what it gained
//
// Games won in a hundred, from 200 to 300 games each (95 % interval about 6 either way), over
// 20 of 133 decks drawn by a seed; columns of different seeds cannot be compared. At that time
// quick had 60 tries for a house and 24 for anything else.
//
//	                                              solo     two      duel
//	                                              normal   normal   greedy
//	greedy                                        16       3        50
//	tries, judged by a network of greedy games    29       3        68
//	network of its own games, first round         30       6        73
//	  each first move in the same worlds, none
//	  left untried, tree kept within the turn     42       6
//	network of its own games, second round        48                80
//	  worth of the best line, not of the mean     53                82
//	network of the third and fourth round         50–54    11–12    79–81
//
// In a duel a try once ended when the opponent was to choose a house. Continuing through the
// opponent's turn took quick from 85 to 87 of 100 in the same time (400 games; 4 either way),
// and from 91 to 96 with ten times the time (200 games). Alone against the monster a second
// round was worse than twice as many tries (59 and 66 of 100).
//
// What made no measurable difference: half or twice the bonus for a branch that was tried little
// (51, 54, 51); taking the branch that was tried most, or the one whose worth less two (or one)
// standard errors is highest (54, 52, 49); more or less trust in what the bot itself had seen
// when the network is fitted (0.2, 0.5, 0.85: 54, 51, 57). The branch of highest worth is taken,
// since it solves more of the tactical positions in testdata.
//
// Chances were once far too low: 58 of 100 games were won at normal where 33 were predicted, which
// amounted to a caution of 2.8. Now that they are right, playing without that caution might have cost
// games: of 600 games alone at normal 336 were won at 1, 349 at 2.8, 373 and 355 at 8, 358 at 21 and
// 364 at 57. With two players it made no difference (94, 98 and 97 of 400 at 1, 8 and 57), and with
// two and three of seed 7001 fewer were won at 8 (25 and 1 of 300, where 33 and 4 were): within
// chance, so it stays where it was. Networks fitted again to 3000 recent games predicted better but
// won less: 52 and 55 of 100 in 300 games, where the old one won 61.
//
// More tries help one player; they help two at normal less than it once seemed. Of the games of
// seed 9001 quick won 14 of 100, with four times as many tries 18 of 100, with sixteen times as
// many 33 of 91 (27–46); but of 60 games with the same decks and seeds quick won 13, with sixteen
// times as many tries 19, and expert, which tries a hundred times as much, 14; and of 90, including
// 20 of those 60, sixteen times as many tries won 21. What is missing there is judgement.
//
// In adventures [Greedy] once used the values of duels, and no creature attacked a monster whose
// armor it could not get through alone. Now that creatures attack together, with other values found
// by trial, greedy wins more: 70, 14, 36 and 16 of 100 games with one player at easy and at normal
// and with two and three at easy, instead of 63, 11, 31 and 12 (1000 each of seed 7001). Quick, whose
// tries continue as greedy would, hardly gains: 243 of 1400 with two players at normal (seeds 7001,
// 7103, 7105, 7301 to 7304, 9001) instead of 223, and 179 of 300 alone instead of 182.
//
// What could not be told from chance with two players at normal: a try that also continues through
// the turns of the allies, to the side's own next turn, which takes nearly twice as long (212 of 1000
// games of seeds 7103, 7105 and 7301 to 7304, where 202 were won without it); a worth sixteen times
// as fine, with a margin and a least spread up to 64 times smaller (21 of 169, where 27); and a
// separate network for two and three players, with 26 more features of the race between them and the
// monster, fitted to 12,000 positions in which tries had ended, as quick saw them (59 of 400, where
// 61). The network and what quick sees a turn later already agree: their odds for such positions have
// a correlation of 0.90 with two players at normal.
//
// Nor could the gain of networks be told from chance that were fitted to 34,000 positions of two and 22,000 of
// two and three players, against monsters of several strengths. They foretold a little better who wins: of
// a winning and a losing position of three players they preferred the winning one in 0.86, 0.87, 0.88 and
// 0.90 of cases at four strengths, the old one in 0.87, 0.85, 0.87 and 0.87. But of 600 games with two players at
// normal (seeds 7103, 7105, 7301) quick won 132 and 113 with them, 135 with the mean of the old and a new one
// and 117 with that of two new ones, where it won 117 with the old one. With three players at normal it won 0 of
// 200 games, where it won 2. More knowledge alone does not help it either: knowing all hidden cards, but looking
// no further ahead, it won 1 of 100 of these, and 4 if each try continued to its own next turn.
package bot
