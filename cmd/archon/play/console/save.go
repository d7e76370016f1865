package console

import (
	"errors"

	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/result"
	"github.com/keyraken/keyraken/game/store/replay"
)

// apply carries out a command, in the save too.
func (c *Console) apply(cmd keyforge.Command) ([]keyforge.Event, error) {
	err := c.log.Do(cmd)
	if err == nil && c.log.SyncDue() {
		err = c.log.Sync()
	}
	if errors.Is(err, replay.ErrUnsaved) {
		c.Complain(err)
		err = nil
	}
	return c.log.Game().Happened(), err
}

// undo goes back to the last question that a person answered.
func (c *Console) undo() {
	person := func(side keyforge.Side) bool { return c.bots[side] == nil }
	back := c.log.UndoCount(person)
	switch {
	case back == 0 && c.log.At() > c.log.Undoable():
		c.Say("is-played-with", saves.Terms(c.Pool, &c.log.Header))
		return
	case back == 0:
		c.Say("undo-nothing")
		return
	}
	for asked := false; back > 0 && !asked; back = c.log.UndoCount(person) {
		if _, err := c.log.Undo(back); err != nil {
			c.Complain(err)
		}
		_, unasked := c.autoAnswerer.Answer(c.g, c.Asks)
		asked = !unasked
	}
	c.medals.Undone()
	c.turn = 0 // the table is a different one
	c.Say("taken-back")
}

// close closes the save and says how to go on.
func (c *Console) close() {
	path := c.log.Path()
	if err := c.log.Close(); err != nil {
		c.Fail(err)
	} else if path != "" && !c.g.Over() {
		c.Kept(path)
	}
}

// keepResult keeps the result of a finished game before anything is said about its end, so that it
// counts whatever happens then.
func (c *Console) keepResult() {
	if r, ok := result.Of(c.log.Story); ok && c.log.Path() != "" {
		if err := c.records.AddResult(r); err != nil {
			c.Fail(err)
		}
	}
}
