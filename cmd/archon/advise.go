package main

import (
	"context"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/narrate"
)

// line waits for the next typed line, and reports whether there is one.
func (c *console) line() (string, bool) {
	c.listen()
	t := <-c.typed
	c.waits = false
	return t.line, t.ok
}

// typedLine is a typed line; not ok at the end of the input.
type typedLine struct {
	line string
	ok   bool
}

// listen begins to wait for a line.
func (c *console) listen() {
	if c.waits {
		return
	}
	c.waits = true
	go func() {
		ok := c.in.Scan()
		c.typed <- typedLine{c.in.Text(), ok}
	}()
}

// untilTyped runs something until it is done or, on a terminal, until a line is typed;
// that line is then read as usual.
func (c *console) untilTyped(do func(context.Context)) {
	ctx, stop := context.WithCancel(c.ctx)
	defer stop()
	if c.live {
		c.listen()
		watched := make(chan struct{})
		defer func() { stop(); <-watched }()
		go func() {
			defer close(watched)
			select {
			case t := <-c.typed:
				c.typed <- t
				stop()
			case <-ctx.Done():
			}
		}()
	}
	do(ctx)
}

// advise prints what an expert would do, as far as the player who is asked may know.
func (c *console) advise(q *keyforge.Question, m *menu) {
	if !c.advice.Allows(c.pool.hard(c.log.Header.Mode, c.log.Header.Difficulty)) {
		c.tell("advice-off-here")
		return
	}
	c.tell("advice-thinks")
	c.out.Flush()
	var a *advice.Advice
	c.untilTyped(func(ctx context.Context) { a = c.adviser.Advise(ctx, c.g, bot.Thorough, uint64(c.log.At())) })
	if a == nil {
		return
	}
	if err := c.log.Advise(); err != nil {
		c.complain(err)
	}
	c.showAdvice(q, m, a)
}

// showAdvice prints advice: the chances, the plan and the reasons for it (+) and against it (–).
func (c *console) showAdvice(q *keyforge.Question, m *menu, a *advice.Advice) {
	w := c.advising(a.Seat)
	c.printf("%s", w.Chances(a))
	if houses := w.Houses(a); q.Purpose == keyforge.ForHouse && houses != nil {
		c.printf("%s.", strings.Join(houses, ", "))
	}
	c.printf("%s:", c.T("plan"))
	for i, line := range w.Plan(a.Plan) {
		if key := m.keyOf(a.Next()); i == 0 && key != "" {
			line = c.T("advice-type", line, key)
		}
		c.printf("  %d. %s", i+1, line)
	}
	if a.Open {
		c.printf("  %s", c.T("plan-open"))
	}
	c.printf("%s:", w.Compared(a))
	for i, line := range w.Why(a) {
		switch {
		case len(a.Reasons) == 0:
			c.printf("  %s", line)
		case a.Reasons[i].Good():
			c.printf("  + %s", line)
		default:
			c.printf("  – %s", line)
		}
	}
}

// advising are the words of advice, the same as in the window.
func (c *console) advising(seat keyforge.Side) *advice.Words {
	return &advice.Words{Narrator: narrate.Narrator{Game: c.g, Language: c.story.Language, You: c.story.You, Open: c.story.Open}, Seat: seat}
}

// keyOf is what to type for a command, or "".
func (m *menu) keyOf(cmd keyforge.Command) string {
	var keys []string
	for key, c := range m.keys {
		if c == cmd {
			keys = append(keys, key)
		}
	}
	if len(keys) == 0 {
		return ""
	}
	return slices.Min(keys)
}
