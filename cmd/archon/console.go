package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/bot"
	"github.com/keyraken/keyraken/game/cards"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/replay"
)

// console plays one game in lines of text. What it prints it never takes back,
// so that it reads well over any line and with a screen reader.
type console struct {
	g     *game.Game
	log   *replay.Log
	ctx   context.Context // when it is done the person quits
	in    *bufio.Scanner
	out   *bufio.Writer
	bots  [game.MaxSides]bot.Bot // nil for a person
	names [game.MaxSides]string  // as they stand in a sentence
	story narrate.Narrator

	width int       // of the terminal, where lines break between words; 0: they do not
	turn  int       // the last turn whose table was shown
	view  game.View // what who is asked sees

	unsaved bool // it was said that the game cannot be saved
}

// longest is how many runes of a line of the game are shown.
const longest = 1 << 14

const help = `Type the number or letter of what you want to do. e ends your turn, u takes back, q quits.
? shows the table; ? and a name or number shows that card's text; Enter lists again.`

func (c *console) printf(format string, args ...any) {
	for line := range strings.SplitSeq(fmt.Sprintf(format, args...), "\n") {
		fmt.Fprintln(c.out, wrap(printable.Text(line, longest), c.width))
	}
}

// wrap breaks a line between words, so that nothing of it goes beyond the width.
// What follows is indented, as it belongs to the first.
func wrap(line string, width int) string {
	const indent = "      "
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

// play plays the game to its end, or until the person quits. After a fault the save
// is as it was before.
func (c *console) play() (err error) {
	defer func() {
		if errors.As(err, new(*fault.Fault)) {
			c.log.Abandon()
			err = errors.Join(reported(err, c.log.Path()), c.out.Flush())
		}
	}()
	defer fault.Catch(&err)
	c.printf(help)
	var legal []game.Command
	var events []game.Event
	for !c.g.Over() {
		q := c.g.Question()
		legal = c.g.Legal(legal[:0])
		cmd, quit := game.Command{}, false
		b := c.bots[q.Side]
		if c.ctx.Err() != nil {
			quit = true
		} else if b != nil {
			cmd = b.Choose(c.g, legal)
		} else {
			cmd, quit = c.ask(q, legal)
		}
		if quit {
			c.printf("You leave the game.")
			c.farewell()
			return c.out.Flush()
		}
		if cmd.Verb == game.NoCommand {
			c.undo()
			continue
		}
		if events, err = c.apply(cmd, events[:0]); err != nil {
			c.printf("%s.", capital(err.Error()))
			if b != nil {
				return fmt.Errorf("the bot of seat %d cannot go on: %w", q.Side+1, err)
			}
		}
		for _, line := range c.story.Lines(events) {
			c.printf("%s", line)
		}
	}
	c.g.ViewInto(&c.view, game.NoSide)
	c.printf("The game is over after %s.", plural(c.view.Turn, "turn"))
	if boss := &c.view.Cards[c.view.Boss]; boss.Slot != 0 {
		c.printf("%s has taken %d of %d damage.%s", capital(c.names[game.Monster]), boss.Damage, boss.Power,
			c.gauges(false))
	}
	c.printf("It was played with %s.", c.log.Header.Terms())
	c.farewell()
	return c.out.Flush()
}

// ask asks a person until the answer is a legal command.
func (c *console) ask(q *game.Question, legal []game.Command) (cmd game.Command, quit bool) {
	c.g.ViewInto(&c.view, q.Side)
	if q.Purpose == game.ForMulligan {
		c.printf("")
		c.showPlayer(q.Side, q.Side, false)
	}
	if v := &c.view; v.Turn != c.turn && v.TurnOf != game.Monster {
		c.turn = v.Turn
		c.showTable(q.Side, false)
	}
	m := c.menu(q, legal)
	c.list(q, m)
	for {
		fmt.Fprint(c.out, "> ")
		c.out.Flush()
		if !c.in.Scan() {
			c.printf("")
			return cmd, true
		}
		line := strings.TrimSpace(c.in.Text())
		about, wanted := strings.CutPrefix(line, "?")
		switch about = strings.TrimSpace(about); {
		case line == "q":
			return cmd, true
		case line == "u":
			return cmd, false
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
			c.printf("%s.", capital(err.Error()))
		}
	}
}

func (c *console) list(q *game.Question, m *menu) {
	c.printf("")
	c.printf("%s", c.prompt(q))
	for _, line := range m.lines {
		c.printf("%s", line)
	}
}

// understand finds the command that the line stands for.
func (c *console) understand(q *game.Question, m *menu, legal []game.Command, line string) (game.Command, error) {
	if cmd, ok := m.keys[strings.ToLower(line)]; ok {
		return cmd, nil
	}
	if q.Kind == game.AskName {
		for _, cmd := range legal {
			if cards.Fold(c.g.Catalogue().Title(uint16(cmd.N))) == cards.Fold(line) {
				return cmd, nil
			}
		}
		return game.Command{}, fmt.Errorf("no card is called %q", line)
	}
	return game.Command{}, fmt.Errorf("%q is not on the list; Enter shows it again, ? the table, q quits", line)
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
		switch name := cards.Fold(cat.Title(n)); {
		case name == want:
			exact = append(exact, n)
		case strings.Contains(name, want):
			partly = append(partly, n)
			names = append(names, cat.Title(n))
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
		c.printf("Which one: %s?", strings.Join(names, ", "))
	default:
		c.printf("No card is called %q.", about)
	}
}

func (c *console) explainCard(n uint16) {
	d := c.g.Catalogue().Card(n)
	facts := append(printedFacts(d, d.House), english.Traits(d.Traits)...)
	if d.Amber > 0 {
		facts = append(facts, plural(d.Amber, "æmber icon"))
	}
	c.printf("%s: %s", c.g.Catalogue().Title(n), strings.Join(facts, ", "))
	if t := english.Card(d).String(); t != "" {
		c.printf("  %s", strings.ReplaceAll(t, "\n", "\n  "))
	}
}

func capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[size:]
}
