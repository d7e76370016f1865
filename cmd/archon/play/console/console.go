// Package console plays KeyForge in lines of text: a Console lists what can be done, shows the table, gives advice
// and forecasts, and carries out what is typed.
package console

import (
	"errors"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/play/medals"
	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/feats"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// Options are how much the person wants to be asked, and when to get advice.
type Options struct {
	Asks   bot.AskLevel
	Advice advice.When
}

// Console plays one game in lines of text.
type Console struct {
	talk.Talk
	Options
	words
	g    *keyforge.Game
	log  *save.Log
	bots [keyforge.MaxSides]bot.Bot // nil for a person

	turn int // the last turn whose table was shown

	thought int // the last turn and side, in one number, for which the player was told that a bot is thinking

	autoAnswerer bot.AutoAnswerer // answers questions that a person does not want to be asked

	forecaster   forecast.Forecaster
	ahead        forecast.Forecast // of the monster's turn
	changes      int               // of the game
	forecastTurn int               // the last turn for which that was printed

	adviser advice.Adviser

	records *records.Store
	medals  *medals.Medals

	aim *Aim // what is to be reached, if not the end of the game
}

// T is a text of the language, with those of the adventure.
func (c *Console) T(key string, args ...any) string { return c.Talk.T(key, args...) }

// Play plays the game to its end, or until the person quits. A fault leaves the
// save as it was before.
func (c *Console) Play() (err error) {
	defer func() {
		if errors.As(err, new(*fault.Fault)) {
			c.log.Abandon()
			err = errors.Join(exit.Report(err, c.log.Path()), c.Flush())
		}
	}()
	defer fault.Catch(&err)
	c.Say(c.help(), c.forecastHelp())
	c.watchMedals()
	c.medals.Tell()
	var legal []keyforge.Command
	var events []keyforge.Event
	for !c.g.Over() && !c.aim.decided() {
		q := c.g.Question()
		legal = c.g.Legal(legal[:0])
		cmd, quit := keyforge.Command{}, false
		b := c.bots[q.Side]
		if c.Context.Err() != nil {
			quit = true
		} else if b != nil {
			cmd, quit = c.await(b, q.Side, legal)
		} else if answer, ok := c.autoAnswerer.Answer(c.g, c.Asks); ok {
			cmd = answer
		} else {
			cmd, quit = c.ask(q, legal)
		}
		if quit {
			c.Say("you-leave")
			c.close()
			return c.Flush()
		}
		if cmd.Verb == keyforge.NoCommand {
			c.undo()
			c.changes++
			continue
		}
		c.changes++
		if events, err = c.apply(cmd); err != nil {
			c.Fail(err)
			if b != nil {
				return message.New("bot-cannot-go-on", int(q.Side+1), err)
			}
		}
		if c.g.Over() {
			c.keepResult()
		}
		if err == nil {
			c.medals.Observe(c.log.At())
		}
		for _, line := range c.story.Lines(events) {
			c.Printf("%s", line)
		}
		c.medals.Tell()
	}
	if c.aim != nil {
		return errors.Join(c.aim.End(&c.Talk), c.Flush())
	}
	c.g.ViewInto(&c.view, keyforge.NoSide)
	c.Say("over-after", c.view.Turn)
	if boss := &c.view.Cards[c.view.Boss]; boss.Slot != 0 {
		c.Printf("%s%s", lang.Capital(c.aboutSide("has-taken", keyforge.Monster, boss.Damage, boss.Power)), c.gauges(false))
	}
	c.Say("played-with", saves.Terms(c.Pool, &c.log.Header))
	c.medals.Sum()
	c.close()
	return c.Flush()
}

// watchMedals begins to watch for achievements in a game that is kept.
func (c *Console) watchMedals() {
	var recorder *achievement.Recorder
	if c.log.Path() != "" {
		recorder = feats.NewRecorder(c.Pool.Watch(c.log.Story), c.log.Story)
	}
	c.medals = medals.Watch(&c.Talk, c.T, c.records, recorder)
}

// await waits for the choice of a bot. On a terminal it says, once a turn, that the bot is thinking.
func (c *Console) await(b bot.Bot, side keyforge.Side, legal []keyforge.Command) (cmd keyforge.Command, quit bool) {
	_, thinks := b.(bot.Thinker)
	if now := (c.g.Turn()+1)*keyforge.MaxSides + int(side); thinks && c.Width > 0 && now != c.thought {
		c.thought = now
		c.Printf("%s", lang.Capital(c.aboutSide("thinking", side)))
	}
	if thinks {
		c.Flush()
	}
	cmd = bot.Choose(c.Context, b, c.g, legal)
	return cmd, thinks && c.Context.Err() != nil
}

// ask asks a person until the answer is a legal command.
func (c *Console) ask(q *keyforge.Question, legal []keyforge.Command) (cmd keyforge.Command, quit bool) {
	c.g.ViewInto(&c.view, q.Side)
	if q.Purpose == keyforge.ForMulligan {
		c.Printf("")
		c.showPlayer(q.Side, q.Side, false)
	}
	if v := &c.view; v.Turn != c.turn && v.TurnOf != keyforge.Monster {
		c.turn = v.Turn
		c.showTable(q.Side, false)
	}
	if a := c.Pool.Of(c.g); q.Kind == keyforge.AskMain && c.forecastTurn != c.view.Turn && a != nil && a.Forecast(c.g.Mode()) != nil {
		c.forecastTurn = c.view.Turn
		c.forecast(q)
	}
	m := c.menu(q, legal)
	c.list(q, m)
	for {
		line, ok := c.Read()
		if !ok {
			c.Printf("")
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
			c.forecast(q)
		case line == "h" && c.aim != nil:
			c.Printf("%s", c.aim.Hint())
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
			c.Fail(err)
		}
	}
}

// forecastHelp is the part of the help about forecasts, where there is a monster.
func (c *Console) forecastHelp() string {
	if a := c.Pool.Of(c.g); a == nil || a.Forecast(c.g.Mode()) == nil {
		return ""
	}
	return c.Language.T("help-foretells", c.story.Side(keyforge.Monster))
}

func (c *Console) list(q *keyforge.Question, m *menu) {
	c.Printf("")
	c.Printf("%s", c.prompt(q))
	for _, line := range m.lines {
		c.Printf("%s", line)
	}
}

// understand finds the command that the line stands for.
func (c *Console) understand(q *keyforge.Question, m *menu, legal []keyforge.Command, line string) (keyforge.Command, error) {
	if cmd, ok := m.keys[strings.ToLower(line)]; ok {
		return cmd, nil
	}
	if q.Kind == keyforge.AskName || q.Kind == keyforge.AskTrait {
		for _, cmd := range legal {
			if c.story.Fits(q, cmd, func(name string) bool { return fold.Name(name) == fold.Name(line) }) {
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
func (c *Console) explain(about string, m *menu) {
	cat := c.g.Catalogue()
	if s, ok := m.cards[about]; ok && c.sees(s) {
		c.explainCard(c.view.Cards[s].Def)
		return
	}
	var exact, partly []uint16
	var names []string
	want := fold.Name(about)
	for n := uint16(1); int(n) <= cat.Len() && want != ""; n++ {
		called := func(fits func(name, want string) bool) bool {
			return c.Language.MatchesName(cat.Card(n).ID, cat.Title(n), func(name string) bool { return fits(fold.Name(name), want) })
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
		c.Say("which-one", strings.Join(names, ", "))
	default:
		c.Fail(message.New("no-card-called", strconv.Quote(about)))
	}
}

func (c *Console) explainCard(n uint16) {
	d := c.g.Catalogue().Card(n)
	facts := append(c.printedFacts(d, d.House), c.Language.Traits(d.Traits)...)
	if d.Amber > 0 {
		facts = append(facts, c.icons(card.AmberIcon, d.Amber))
	}
	c.Printf("%s: %s", c.story.Called(n), strings.Join(facts, ", "))
	if t := c.Language.Card(c.g.WithConditions(d)).String(); t != "" {
		c.Printf("  %s", strings.ReplaceAll(t, "\n", "\n  "))
	}
}

// TellVariant says under which conditions an adventure is played, unless they are those of
// a difficulty.
func (c *Console) TellVariant(word string) {
	if _, err := adventure.ParseDifficulty(word); err != nil {
		a := c.Pool.Of(c.g)
		called := adventure.DifficultyName(a, word, c.T)
		c.Say("variant-is", called, adventure.ExplainDifficulty(a, word, c.T))
		if !strings.Contains(called, word) {
			c.Say("variant-code", word)
		}
	}
}

// At is the console at the table of a game. A person who plays alone is addressed as you.
// What several people read names only the cards that all of them may know.
func At(t *talk.Talk, wanted Options, log *save.Log, tb *setup.Game, bots [keyforge.MaxSides]bot.Bot) *Console {
	c := &Console{Talk: *t, Options: wanted, g: log.Game(), log: log, bots: bots, records: records.Open(library.Dir())}
	people := 0
	for i := range tb.Decks {
		if bots[i] == nil {
			people++
		}
	}
	c.Language = tb.Pool.LanguageOf(c.g)
	c.story = narrate.Narrator{Game: c.g, Language: c.Language}
	for i, d := range tb.Decks {
		c.story.You[i] = people == 1 && bots[i] == nil
		c.story.Open[i] = c.story.You[i] || people == 0 && tb.Setup.Boss != ""
		c.Printf("%s: %s (%s).", lang.Capital(c.story.Side(keyforge.Side(i))), d.Name, tb.Pool.Houses(d))
	}
	return c
}
