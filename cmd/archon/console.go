package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// console plays one game in lines of text. It never changes what it has printed,
// so that it works over any connection and with a screen reader.
type console struct {
	pool  *pool
	g     *keyforge.Game
	log   *replay.Log
	ctx   context.Context // when it is done the person quits
	in    *bufio.Scanner
	out   *bufio.Writer
	bots  [keyforge.MaxSides]bot.Bot // nil for a person
	story narrate.Narrator

	width int           // of the terminal, for breaking lines between words; 0: no breaking
	turn  int           // the last turn whose table was shown
	view  keyforge.View // what the player who is asked sees

	thought int // the last turn and side, in one number, for which the player was told that a bot is thinking

	asks  bot.Asking
	clerk bot.Clerk // answers questions that a person does not want to be asked

	seer     forecast.Forecaster
	ahead    forecast.Forecast // of the monster's turn
	changes  int               // of the game
	foretold int               // the last turn for which that was printed

	advice  advice.When
	adviser advice.Adviser

	typed chan typedLine
	waits bool // for a line
	live  bool // somebody types: typing interrupts thinking

	feats feats

	unsaved bool // it has been said that the game cannot be saved
}

// longest is how many runes of a line of the game are shown.
const longest = 1 << 14

// T is a text of the language, with those of the adventure.
func (c *console) T(key string, args ...any) string { return c.story.Language.T(key, args...) }

// say is a text of the language about a side.
func (c *console) say(key string, side keyforge.Side, args ...any) string {
	return c.story.Say(key, side, args...)
}

// tell prints a text of the language.
func (c *console) tell(key string, args ...any) { c.printf("%s", c.T(key, args...)) }

// fail prints what went wrong.
func (c *console) fail(err error) { c.printf("%s.", capital(c.story.Language.Say(err))) }

func (c *console) printf(format string, args ...any) {
	for line := range strings.SplitSeq(fmt.Sprintf(format, args...), "\n") {
		fmt.Fprintln(c.out, wrap(printable.Text(line, longest), c.width, "      "))
	}
}

// wrap breaks a line between words, so that none of it exceeds the width. All
// lines after the first are indented.
func wrap(line string, width int, indent string) string {
	if width <= 2*len(indent) || utf8.RuneCountInString(line) < width {
		return line
	}
	var b strings.Builder
	room := width - 1
	for i, word := range strings.Split(line, " ") {
		n := utf8.RuneCountInString(word)
		switch {
		case i == 0:
		case n+1 > room:
			b.WriteString("\n" + indent)
			room = width - 1 - len(indent)
		default:
			b.WriteByte(' ')
			room--
		}
		b.WriteString(word)
		room -= n
	}
	return b.String()
}

// play plays the game to its end, or until the person quits. A fault leaves the
// save as it was before.
func (c *console) play() (err error) {
	defer func() {
		if errors.As(err, new(*fault.Fault)) {
			c.log.Abandon()
			err = errors.Join(reported(err, c.log.Path()), c.out.Flush())
		}
	}()
	defer fault.Catch(&err)
	c.tell("help", c.foretells())
	c.watchFeats()
	c.tellFeats()
	var legal []keyforge.Command
	var events []keyforge.Event
	for !c.g.Over() {
		q := c.g.Question()
		legal = c.g.Legal(legal[:0])
		cmd, quit := keyforge.Command{}, false
		b := c.bots[q.Side]
		if c.ctx.Err() != nil {
			quit = true
		} else if b != nil {
			cmd, quit = c.await(b, q.Side, legal)
		} else if answer, ok := c.clerk.Answer(c.g, c.asks); ok {
			cmd = answer
		} else {
			cmd, quit = c.ask(q, legal)
		}
		if quit {
			c.tell("you-leave")
			c.farewell()
			return c.out.Flush()
		}
		if cmd.Verb == keyforge.NoCommand {
			c.undo()
			c.changes++
			continue
		}
		c.changes++
		if events, err = c.apply(cmd, events[:0]); err != nil {
			c.fail(err)
			if b != nil {
				return message.New("bot-cannot-go-on", int(q.Side+1), err)
			}
		}
		if c.g.Over() {
			c.note()
		}
		if err == nil {
			c.feats.keeper.Saw(c.log.At(), events)
			c.keepFeats()
		}
		for _, line := range c.story.Lines(events) {
			c.printf("%s", line)
		}
		c.tellFeats()
	}
	c.g.ViewInto(&c.view, keyforge.NoSide)
	c.tell("over-after", c.view.Turn)
	if boss := &c.view.Cards[c.view.Boss]; boss.Slot != 0 {
		c.printf("%s%s", capital(c.say("has-taken", keyforge.Monster, boss.Damage, boss.Power)), c.gauges(false))
	}
	c.tell("played-with", c.pool.terms(&c.log.Header))
	c.sumFeats()
	c.farewell()
	return c.out.Flush()
}

// await waits for the choice of a bot. On a terminal it says, once a turn, that the bot is thinking.
func (c *console) await(b bot.Bot, side keyforge.Side, legal []keyforge.Command) (cmd keyforge.Command, quit bool) {
	_, thinks := b.(bot.Thinker)
	if now := (c.g.Turn()+1)*keyforge.MaxSides + int(side); thinks && c.width > 0 && now != c.thought {
		c.thought = now
		c.printf("%s", capital(c.say("thinking", side)))
	}
	if thinks {
		c.out.Flush()
	}
	cmd = bot.Choose(c.ctx, b, c.g, legal)
	return cmd, thinks && c.ctx.Err() != nil
}

// ask asks a person until the answer is a legal command.
func (c *console) ask(q *keyforge.Question, legal []keyforge.Command) (cmd keyforge.Command, quit bool) {
	c.g.ViewInto(&c.view, q.Side)
	if q.Purpose == keyforge.ForMulligan {
		c.printf("")
		c.showPlayer(q.Side, q.Side, false)
	}
	if v := &c.view; v.Turn != c.turn && v.TurnOf != keyforge.Monster {
		c.turn = v.Turn
		c.showTable(q.Side, false)
	}
	if a := c.pool.Of(c.g); q.Kind == keyforge.AskMain && c.foretold != c.view.Turn && a != nil && a.Forecast(c.g.Mode()) != nil {
		c.foretold = c.view.Turn
		c.foretell(q)
	}
	m := c.menu(q, legal)
	c.list(q, m)
	for {
		fmt.Fprint(c.out, "> ")
		c.out.Flush()
		line, ok := c.line()
		if !ok {
			c.printf("")
			return cmd, true
		}
		line = strings.TrimSpace(line)
		about, wanted := strings.CutPrefix(line, "?")
		switch about = strings.TrimSpace(about); {
		case line == "q":
			return cmd, true
		case line == "u":
			return cmd, false
		case line == "f":
			c.foretell(q)
		case line == "h":
			c.advise(q, m)
		case line == "":
			c.list(q, m)
		case wanted && about == "":
			c.showTable(q.Side, true)
		case wanted:
			c.explain(about, m)
		default:
			cmd, err := c.understand(q, m, legal, line)
			if err == nil {
				return cmd, false
			}
			c.fail(err)
		}
	}
}

// foretells is the part of the help about forecasts, where there is a monster.
func (c *console) foretells() string {
	if a := c.pool.Of(c.g); a == nil || a.Forecast(c.g.Mode()) == nil {
		return ""
	}
	return c.story.Language.T("help-foretells", c.story.Side(keyforge.Monster))
}

func (c *console) list(q *keyforge.Question, m *menu) {
	c.printf("")
	c.printf("%s", c.prompt(q))
	for _, line := range m.lines {
		c.printf("%s", line)
	}
}

// understand finds the command that the line stands for.
func (c *console) understand(q *keyforge.Question, m *menu, legal []keyforge.Command, line string) (keyforge.Command, error) {
	if cmd, ok := m.keys[strings.ToLower(line)]; ok {
		return cmd, nil
	}
	if q.Kind == keyforge.AskName || q.Kind == keyforge.AskTrait {
		for _, cmd := range legal {
			if c.story.Fits(q, cmd, func(name string) bool { return cards.Fold(name) == cards.Fold(line) }) {
				return cmd, nil
			}
		}
		if q.Kind == keyforge.AskTrait {
			return keyforge.Command{}, message.New("no-trait-called", printable.Quote(line))
		}
		return keyforge.Command{}, message.New("no-card-called", strconv.Quote(line))
	}
	return keyforge.Command{}, message.New("not-on-the-list", strconv.Quote(line))
}

// explain prints the text of a card by its key in the menu, its name, or a part
// of its name that no other card has.
func (c *console) explain(about string, m *menu) {
	cat := c.g.Catalogue()
	if s, ok := m.cards[about]; ok && c.sees(s) {
		c.explainCard(c.view.Cards[s].Def)
		return
	}
	var exact, partly []uint16
	var names []string
	want := cards.Fold(about)
	for n := uint16(1); int(n) <= cat.Len() && want != ""; n++ {
		called := func(fits func(name, want string) bool) bool {
			return c.story.Language.Answers(cat.Card(n).ID, cat.Title(n), func(name string) bool { return fits(cards.Fold(name), want) })
		}
		switch {
		case called(func(name, want string) bool { return name == want }):
			exact = append(exact, n)
		case called(strings.Contains):
			partly = append(partly, n)
			names = append(names, c.story.Called(n))
		}
	}
	switch {
	case len(exact) > 0:
		for _, n := range exact {
			c.explainCard(n)
		}
	case len(partly) == 1:
		c.explainCard(partly[0])
	case len(partly) > 1:
		c.tell("which-one", strings.Join(names, ", "))
	default:
		c.fail(message.New("no-card-called", strconv.Quote(about)))
	}
}

func (c *console) explainCard(n uint16) {
	d := c.g.Catalogue().Card(n)
	facts := append(c.printedFacts(d, d.House), c.story.Language.Traits(d.Traits)...)
	if d.Amber > 0 {
		facts = append(facts, c.icons(card.AmberIcon, d.Amber))
	}
	c.printf("%s: %s", c.story.Called(n), strings.Join(facts, ", "))
	if t := c.story.Language.Card(c.g.Given(d)).String(); t != "" {
		c.printf("  %s", strings.ReplaceAll(t, "\n", "\n  "))
	}
}
