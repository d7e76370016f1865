// Package scene is the stack of the open scenes of the window, and what is part of it: who sits at which
// device, messages and questions, toasts, and laying a game on a table. Each scene is a package of its
// own below this one: title, learn, puzzles, setup (a new game), play (the table, the end of a game and its
// replay), series (a match), decks, games, records, rules, settings and gallery (all pictures of cards).
// What they know without a picture is package session; how a card is drawn is package cardview.
//
// A scene is a [Screen], run once a frame when the window updates: it takes the input of
// mouse and keys from the [cardview.Canvas], changes, and writes its picture into the list of the
// frame. Drawing the window afterwards only turns that list into pixels. Nothing here needs
// a window, so that tests can play whole games by moving a mouse that does not exist.
//
// A scene knows only the scenes that it leads to; the title, which leads to all, is the [Router]
// that is passed to [NewStack].
package scene
