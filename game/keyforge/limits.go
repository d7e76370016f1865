package keyforge

// maxTries is the maximum number of commands tried to find a way on.
const maxTries = 1000

// checkContinues fails when the game cannot go on: when every answer to the present
// question, and what it leads to, would exceed the limits. Then what has led here
// must not happen either. A way on is sought only when capacity is short, which it
// never is in a dealt game.
func (g *Game) checkContinues() error {
	tries := maxTries
	if g.s.nearLimits() && !g.s.Over && g.nextMain(&tries) == nil {
		return OverflowError("no way on")
	}
	return nil
}

// nearLimits reports whether half of any capacity of the state is used.
func (s *State) nearLimits() bool {
	inPlay := int(s.NCards) // and attached to cards in play, or under them
	for i := range s.Players {
		inPlay -= int(s.Players[i].piles.starts[linePile])
	}
	return inPlay > maxHits/2 || s.nframes > maxFrames/2 || s.npending > maxPending/2 || s.nlasting > maxLasting/2 || s.nhits > maxHits/2
}

// nextMain is the game at the next step 3 of a turn, or at the end of the game, that
// some commands lead to, or nil when none was found.
func (g *Game) nextMain(tries *int) *Game {
	legal := g.Legal(nil)
	var next *Game
	for i := len(legal) - 1; i >= 0 && *tries > 0; i-- { // the last ones end or decline
		if *tries--; next == nil {
			next = g.trialCopy()
		} else {
			next.CopyFrom(g)
		}
		if next.tryOut(legal[i]) != nil {
			continue
		}
		if next.s.Over || next.s.Q.Kind == AskMain {
			return next
		}
		if reached := next.nextMain(tries); reached != nil {
			return reached
		}
	}
	return nil
}

// settlePosition settles a table that was set up, or changed by hand, and fails when
// play cannot continue.
func (g *Game) settlePosition() error {
	if err := g.settleDown(); err != nil {
		return err
	}
	if err := g.checkContinues(); err != nil {
		return err
	}
	return g.checkTurnEnds()
}

// checkTurnEnds fails when somebody's turn could not end for lack of capacity.
func (g *Game) checkTurnEnds() error {
	if !g.s.nearLimits() {
		return nil
	}
	next := g.trialCopy().atMain()
	for range int(g.s.Seats) + 1 {
		if next == nil {
			return OverflowError("no way on")
		}
		if next.s.Over {
			return nil
		}
		if err := next.tryOut(Command{Verb: EndTurn}); err != nil {
			return err
		}
		next = next.atMain()
	}
	if next == nil {
		return OverflowError("no way on")
	}
	return nil
}

// atMain is the game at step 3 of a turn or at its end: as it is now, or else
// what [Game.nextMain] finds.
func (g *Game) atMain() *Game {
	if g.s.Over || g.s.Q.Kind == AskMain {
		return g
	}
	tries := maxTries
	return g.nextMain(&tries)
}

// trialCopy is a trial in the same state that makes no events.
func (g *Game) trialCopy() *Game {
	next := Empty(g.cat, g.mode)
	next.quiet, next.trial = true, true
	next.CopyFrom(g)
	return next
}

// tryOut carries out, in a trial, a command that is known to be legal.
func (g *Game) tryOut(c Command) error {
	return g.undoing(func() error { return g.carryOut(c) })
}
