package keyforge

// backup is how the game got where it is: an earlier state, and the commands since. A
// command hardly ever fails, so carrying those out again when it does is cheaper than
// copying the state before each.
type backup struct {
	kept     bool // otherwise nothing is known
	state    State
	commands [16]Command
	n        int // of them
}

// keep makes sure that the way to the present state is known, and that there is room
// for another command.
func (b *backup) keep(s *State) {
	if !b.kept || b.n == len(b.commands) {
		b.state.copyFrom(s)
		b.kept, b.n = true, 0
	}
}

// add notes that a command has been carried out.
func (b *backup) add(c Command) {
	if b.kept {
		b.commands[b.n] = c
		b.n++
	}
}

// SetTrial makes the game a trial, for trying things out: a command that exceeds its
// limits ends it, won by nobody, until another state is loaded. A trial keeps no copy
// of its state for undoing.
func (g *Game) SetTrial(trial bool) {
	g.trial = trial
	g.backup.kept = false
}

// undo takes the game back to before a command, or a change from outside, that failed
// halfway.
func (g *Game) undo() {
	b := &g.backup
	if !b.kept {
		g.s.Over, g.s.Winners, g.s.Q, g.listed = true, 0, Question{}, false
		return
	}
	g.events = nil // they may be in the middle of the caller's buffer
	g.s.copyFrom(&b.state)
	g.d.age, g.listed = outdated, false
	for _, c := range b.commands[:b.n] {
		if err := g.carryOut(c); err != nil {
			panic(err) // it was carried out before
		}
	}
}
