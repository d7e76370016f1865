// Package program turns the cards of a game into what the engine runs, as regexp/syntax
// turns an expression into a program: the tree of an ability becomes a flat list of steps,
// so that where an effect has got to is a number, which a state can hold, copy and save.
//
// A [Catalogue] compiles cards and numbers them and their abilities. A [Program] is one
// ability: its [Step] values in the order in which they are carried out, and what is known of it
// before any game, such as on what its modifiers depend. An ability that gives another one
// refers to its program by number. The engine has registers for what steps hand to each
// other: the cards taken last ("it"), those taken aside, and counters for loops (r0, r1).
//
// This card deals damage and then, if its player so wishes, draws for each friendly creature:
//
//	var Harvest = Action("harvest", Logos,
//		Play(Deal(2, Each(Creatures.Enemy())), May(ForEach(Count(Creatures.Friendly()), Draw(1)))))
//
// Its program begins a batch of damage (hits), takes the creatures and adds one hit for them,
// and deals the batch at once (land). Then it asks, counts, and draws until r0 is 0:
//
//	harvest/0: play
//	   0 hits
//	   1 take    each([enemy creature]), for deal
//	   2 hit     deal(it, 2)
//	   3 land
//	   4 may     -> 8
//	   5 count   r0 = count([friendly creature]), -> 8
//	   6 do      draw(1, you)
//	   7 loop    r0, -> 6
//	   8 end
//
// The programs of all cards are in game/keyforge/cards/testdata/programs. Names of programs
// and steps are kept in the hashes of saves: compiling a card differently needs care.
package program
