package game

// wayOnTries is how many commands are tried at most to find a way on.
const wayOnTries = 200

// wayOn fails when the game cannot go on: when each answer to what is asked now,
// and what it leads to, would go beyond the limits. Then what has led here must not
// happen either. It is looked for only where room is short, which it never is in a
// game that was dealt.
func (g *Game) wayOn() error {
	tries := wayOnTries
	if g.s.short() && !g.leadsOn(&tries) {
		return OverflowError("no way on")
	}
	return nil
}

// short reports whether half of some room of the state is taken.
func (s *State) short() bool {
	inPlay := 0
	for i := range s.Players {
		inPlay += s.Players[i].inPlay().Len()
	}
	return inPlay > maxHits/2 || s.nframes > maxFrames/2 || s.npending > maxPending/2 || s.nlasting > maxLasting/2 || s.nhits > maxHits/2
}

// leadsOn reports whether some command leads to step 3 of a turn, or to the end.
func (g *Game) leadsOn(tries *int) bool {
	legal := g.Legal(nil)
	var next *Game
	for i := len(legal) - 1; i >= 0 && *tries > 0; i-- { // the last ones end or decline
		if *tries--; next == nil {
			next = Empty(g.cat, g.mode)
			next.quiet = true
		}
		next.Load(&g.s)
		err := next.attempt(func() error {
			next.answer(legal[i])
			return next.settleDown()
		})
		if err == nil && (next.s.Over || next.s.Q.Kind == AskMain || next.leadsOn(tries)) {
			return true
		}
	}
	return g.s.Over
}
