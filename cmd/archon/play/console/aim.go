package console

import "github.com/keyraken/keyraken/cmd/archon/play/talk"

// Aim is what is to be reached in a game, as in a puzzle, before it ends.
type Aim struct {
	Decided func() bool              // it is reached, or out of reach
	Hint    func() string            // what h says in place of an expert
	End     func(t *talk.Talk) error // tells how it went
}

// decided reports whether the game need not go on; without an aim it does.
func (a *Aim) decided() bool { return a != nil && a.Decided() }

// Toward plays the game until an aim is decided.
func (c *Console) Toward(a *Aim) error {
	c.aim = a
	return c.Play()
}

// ShowTable prints the table as the player sees it who is asked.
func (c *Console) ShowTable() error {
	seat := c.g.Question().Side
	c.g.ViewInto(&c.view, seat)
	c.showTable(seat, true)
	return c.Flush()
}

// help is the key of what can be typed at any time.
func (c *Console) help() string {
	if c.aim != nil {
		return "puzzle-help"
	}
	return "help"
}
