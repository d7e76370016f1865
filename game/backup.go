package game

// backup is how the game came to be as it is: a state in which it was, and the commands
// since. A command hardly ever fails, so it is cheaper to carry those out again then
// than to copy the state before each.
type backup struct {
	kept     bool // else it is not known
	state    State
	commands [16]Command
	n        int // of them
}

// keep makes sure that the way to the present state is known, and has room for another
// command.
func (b *backup) keep(s *State) {
	if !b.kept || b.n == len(b.commands) {
		b.state.become(s)
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

// Trial makes the game one on which something is tried out: a command that makes it
// grow beyond its limits leaves it over, won by nobody, until it becomes another. That
// spares who tries things out on copies the copy that is kept of each state.
func (g *Game) Trial(trial bool) {
	g.trial = trial
	g.backup.kept = false
}

// undo brings the game back to where it was before a command or a change from outside
// that has failed half-way.
func (g *Game) undo() {
	b := &g.backup
	if !b.kept {
		g.s.Over, g.s.Winners, g.s.Q, g.listed = true, 0, Question{}, false
		return
	}
	g.events = nil // they may be in the midst of those of whoever gave the command
	g.s.become(&b.state)
	g.d.age, g.listed = outdated, false
	for _, c := range b.commands[:b.n] {
		if err := g.carryOut(c); err != nil {
			panic(err) // it was carried out before
		}
	}
}
