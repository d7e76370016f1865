package console

import (
	"context"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/narrate"
)

// advise prints what an expert would do, as far as the player who is asked may know.
func (c *Console) advise(q *keyforge.Question, m *menu) {
	if !c.Advice.Allows(c.Pool.Hard(c.log.Header.Mode, c.log.Header.Difficulty)) {
		c.Say("advice-off-here")
		return
	}
	c.Say("advice-thinks")
	c.Flush()
	var a *advice.Advice
	c.UntilTyped(func(ctx context.Context) { a = c.adviser.Advise(ctx, c.g, bot.Thorough, uint64(c.log.At())) })
	if a == nil {
		return
	}
	if err := c.log.Advise(); err != nil {
		c.Complain(err)
	}
	c.showAdvice(q, m, a)
}

// showAdvice prints advice: the chances, the plan and the reasons for it (+) and against it (–).
func (c *Console) showAdvice(q *keyforge.Question, m *menu, a *advice.Advice) {
	w := c.advising(a.Seat)
	c.Printf("%s", w.Chances(a))
	if houses := w.Houses(a); q.Purpose == keyforge.ForHouse && houses != nil {
		c.Printf("%s.", strings.Join(houses, ", "))
	}
	c.Printf("%s:", c.T("plan"))
	for i, line := range w.Plan(a.Plan) {
		if key := m.keyOf(a.Next()); i == 0 && key != "" {
			line = c.T("advice-type", line, key)
		}
		c.Printf("  %d. %s", i+1, line)
	}
	if a.Open {
		c.Printf("  %s", c.T("plan-open"))
	}
	for _, line := range w.Team(a) {
		c.Printf("  %s", line)
	}
	c.Printf("%s:", w.Compared(a))
	for i, line := range w.Why(a) {
		switch {
		case len(a.Reasons) == 0:
			c.Printf("  %s", line)
		case a.Reasons[i].Good():
			c.Printf("  + %s", line)
		default:
			c.Printf("  – %s", line)
		}
	}
}

// advising are the words of advice, the same as in the window.
func (c *Console) advising(seat keyforge.Side) *advice.Words {
	return &advice.Words{Narrator: narrate.Narrator{Game: c.g, Language: c.Language, You: c.story.You, Open: c.story.Open}, Seat: seat}
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
