// Package blunders finds where bots throw games away: the decision after which an adventure can no longer be won, though
// it still could before.
//
// Of each deal it is asked whether [sim.Hindsight] wins it, which may take turns back and so knows what will be drawn. Bots
// then play the deal, and if they lose what could be won, hindsight is asked again from positions of their game, with the
// cards and random numbers that really come: first where turns of players begin, then within the turn in which the win went.
//
// A win that hindsight finds is one that there is: all earlier positions of the game can be won, too. That it finds none is only
// an opinion. So the answers need not be monotone, and a win found later overrules its lack before. To ask about every position
// would take long: the last one that can be won is looked for by halving, with the first of the eyes alone, and the two
// positions after it are then asked about with all of them, as long as one of these is won. Where a way that wins goes as the
// bots went, it proves the positions on it as well.
//
// The blunder is the decision of the bots at the last position that can be won. [Kind] says of what kind it is. That is judged by
// what came later and nobody could know, so a blunder need not be a mistake. In some worlds, in which what was hidden and what was
// to come are imagined anew, it is therefore asked as well how often hindsight wins after what was done and after what was better:
// a mistake costs wins there, too, and bad luck does not.
//
// Each deal is a line of a file ([results.Append], [Read]), also those that nobody wins and those that the bots win. What is
// known of a deal depends on nothing but its seed and number, so a run that was stopped continues where it was, on any number of
// cores. [Sum] counts the deals of a file.
package blunders

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/results"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
)

// Eye is a hindsight with which it is asked what can be won: the bot that plays the turns, and how many ways are continued.
type Eye struct {
	Bot   string
	Width int
}

// String is how an eye is written, such as "greedy:100".
func (e Eye) String() string { return fmt.Sprintf("%s:%d", e.Bot, e.Width) }

// ParseEyes reads eyes, separated by commas.
func ParseEyes(words string) (eyes []Eye, err error) {
	for word := range strings.SplitSeq(words, ",") {
		name, width, _ := strings.Cut(word, ":")
		e := Eye{Bot: name}
		if e.Width, err = strconv.Atoi(width); err != nil || e.Width < 1 {
			return nil, message.New("blunders-eye", strconv.Quote(word))
		}
		if _, err := bot.New(name, 0); err != nil {
			return nil, err
		}
		eyes = append(eyes, e)
	}
	return eyes, nil
}

// Config says which deals are examined, and how.
type Config struct {
	sim.Config          // the deals, and by name the bots that play them
	Names      []string // of the decks in Pool
	Difficulty string   // or variant, as saves call it
	Eyes       []Eye    // the first answers most questions
	// Worlds is in how many imagined worlds a blunder is weighed, by an eye that continues [weighed] ways.
	Worlds int
}

// weighed is the width of the greedy hindsight that weighs blunders.
const weighed = 20

// Run examines the deals with the numbers, several at a time, and gives each to keep, one at a time in any order. It stops early
// with the first error, or without one when the context is canceled.
func (c *Config) Run(ctx context.Context, numbers []int, keep func(*Deal) error) error {
	return results.Run(ctx, c.Workers, c.Seed, numbers, c.Examine, keep)
}

// Examine examines the deal with that number. When the context is canceled what it returns is worth nothing.
func (c *Config) Examine(ctx context.Context, number int) (d *Deal, err error) {
	defer fault.Catch(&err)
	d, setup, seeds, err := c.begin(number)
	if err != nil {
		return nil, err
	}
	start, err := keyforge.New(c.Catalogue, c.Mode, setup)
	if err != nil {
		return nil, err
	}
	var bots []bot.Bot
	for _, name := range c.Bots {
		b, err := c.Bot(name, seeds.Uint64())
		if err != nil {
			return nil, err
		}
		bots = append(bots, b)
	}
	played, err := play(ctx, start, bots, c.Limit)
	if err != nil || ctx.Err() != nil {
		return nil, err
	}
	d.Won, d.Turns = played.end.Won(0), len(played.turns)
	s := &sight{course: played, ask: func(at, eye int) ([]keyforge.Command, bool, error) { return c.look(ctx, played, number, at, eye) },
		eyes: len(c.Eyes)}
	d.Winnable = d.Won
	if won, err := s.asks(0, len(c.Eyes)); err != nil || ctx.Err() != nil {
		return nil, err
	} else if d.Foreseen = won; won {
		d.Winnable = true
	}
	if d.Won || !d.Winnable {
		return d, nil
	}
	if err := s.search(); err != nil || ctx.Err() != nil {
		return nil, err
	}
	d.Blunder, err = c.blunder(ctx, s, number)
	return d, err
}

// begin is what is known of the deal before it is played.
func (c *Config) begin(number int) (d *Deal, setup keyforge.Setup, seeds rand.Source, err error) {
	setup, seeds = c.Deal(uint64(number))
	d = &Deal{Key: Key{Format: Format, Seed: c.Seed, Number: number, Mode: c.Mode.Name(), Difficulty: c.Difficulty,
		Players: len(c.Bots), Bots: strings.Join(slices.Compact(slices.Clone(c.Bots)), ","), Light: c.Light, Worlds: c.Worlds}}
	var eyes []string
	for _, e := range c.Eyes {
		eyes = append(eyes, e.String())
	}
	d.Eyes = strings.Join(eyes, ",")
	for _, deck := range setup.Decks {
		for i := range c.Pool {
			if i < len(c.Names) && &c.Pool[i].Cards[0] == &deck.Cards[0] {
				d.Decks = append(d.Decks, c.Names[i])
			}
		}
	}
	g, err := keyforge.New(c.Catalogue, c.Mode, setup)
	if err != nil {
		return nil, setup, nil, err
	}
	d.Start = fmt.Sprintf("%016x", g.Hash())
	return d, setup, seeds, nil
}

// Key is what tells the deal with that number from others.
func (c *Config) Key(number int) (Key, error) {
	d, _, _, err := c.begin(number)
	if err != nil {
		return Key{}, err
	}
	return d.Key, nil
}

// look asks an eye what can be won after that many commands of a game.
func (c *Config) look(ctx context.Context, played *course, number, at, eye int) ([]keyforge.Command, bool, error) {
	h := sim.Hindsight{Bots: slices.Repeat([]string{c.Eyes[eye].Bot}, len(c.Bots)), Width: c.Eyes[eye].Width, Limit: c.Limit}
	g, err := played.at(at)
	if err != nil {
		return nil, false, err
	}
	return h.Find(ctx, g, rand.NewPCG(c.Seed^0x657965, uint64(number)<<32|uint64(at)<<8|uint64(eye)))
}

// course is how bots have played.
type course struct {
	commands []keyforge.Command
	turns    []int            // after how many commands turns of players began
	games    []*keyforge.Game // before the first command, and then
	end      *keyforge.Game
}

// play lets bots play a game to its end or the limit.
func play(ctx context.Context, g *keyforge.Game, bots []bot.Bot, limit int) (*course, error) {
	c := &course{games: []*keyforge.Game{g.CopyInto(nil)}, end: g}
	g.SetQuiet(true)
	turn := 0
	var legal []keyforge.Command
	var events []keyforge.Event
	for !g.Over() && len(c.commands) < limit && ctx.Err() == nil {
		if g.Turn() > turn && g.TurnOf() != keyforge.Monster {
			turn = g.Turn()
			c.turns, c.games = append(c.turns, len(c.commands)), append(c.games, g.CopyInto(nil))
		}
		legal = g.Legal(legal[:0])
		command := bot.Choose(ctx, bots[g.Question().Side], g, legal)
		var err error
		if events, err = g.Apply(command, events[:0]); err != nil {
			return nil, err
		}
		c.commands = append(c.commands, command)
	}
	return c, nil
}

// turn is the number of the turn, from 1, to which the command after so many belongs; 0: before the first.
func (c *course) turn(at int) int {
	n, found := slices.BinarySearch(c.turns, at)
	if found {
		n++
	}
	return n
}

// begins is after how many commands a turn begins, 0 being what comes before the first.
func (c *course) begins(turn int) int {
	switch {
	case turn == 0:
		return 0
	case turn > len(c.turns):
		return len(c.commands)
	}
	return c.turns[turn-1]
}

// at is a copy of the game after so many commands.
func (c *course) at(at int) (*keyforge.Game, error) {
	turn := c.turn(at)
	g := c.games[turn].CopyInto(nil)
	g.SetQuiet(true)
	var events []keyforge.Event
	for _, command := range c.commands[c.begins(turn):at] {
		var err error
		if events, err = g.Apply(command, events[:0]); err != nil {
			return nil, err
		}
	}
	return g, nil
}

// blunder describes the blunder that was found.
func (c *Config) blunder(ctx context.Context, s *sight, number int) (*Blunder, error) {
	turn := s.course.turn(s.proven)
	first, next := s.course.begins(turn), s.course.begins(turn+1)
	begun, err := s.course.at(first)
	if err != nil {
		return nil, err
	}
	g, err := s.course.at(s.proven)
	if err != nil {
		return nil, err
	}
	b := &Blunder{Turn: turn, Seat: int(g.Question().Side) + 1, Decision: s.proven - first}
	b.Round = (turn + len(c.Bots) - 1) / len(c.Bots)
	if turn > 0 {
		b.Place = (turn-1)%len(c.Bots) + 1
	}
	b.table(begun)
	b.Until = s.course.until(turn)
	all, err := moves(begun, s.course.commands[first:next])
	if err != nil {
		return nil, err
	}
	better, err := moves(g, s.line)
	if err != nil {
		return nil, err
	}
	b.Kind = kindOf(all[b.Decision:], better)
	b.Done, b.Better = written(all), written(better)
	for i := range all {
		if m := &all[i]; m.purpose == keyforge.ForHouse {
			b.House = strings.TrimPrefix(m.words, "house ")
			break
		}
	}
	b.Before, _ = c.think(ctx, begun, number, keyforge.Command{}, keyforge.Command{})
	_, b.Chances = c.think(ctx, g, number, all[b.Decision].Command, better[0].Command)
	if c.Worlds > 0 {
		h := sim.Hindsight{Bots: slices.Repeat([]string{"greedy"}, len(c.Bots)), Width: weighed, Limit: c.Limit}
		seed := rand.NewPCG(c.Seed, uint64(number)).Uint64()
		b.Imagined = &Imagined{Done: h.Foresee(ctx, g, all[b.Decision].Command, c.Worlds, seed),
			Better: h.Foresee(ctx, g, better[0].Command, c.Worlds, seed)}
	}
	if after, err := s.course.at(next); err != nil {
		return nil, err
	} else if !after.Over() {
		b.After, _ = c.think(ctx, after, number, keyforge.Command{}, keyforge.Command{})
	}
	return b, nil
}

// think is the chance that the bot on the seat that is asked gives itself, and those with what was done and with what was better if
// it has tried both. Bots that do not think say nothing.
func (c *Config) think(ctx context.Context, g *keyforge.Game, number int, done, better keyforge.Command) (game.Chance, *Chances) {
	b, err := c.Bot(c.Bots[g.Question().Side], uint64(number)+1)
	e, thinks := b.(*bot.Expert)
	if err != nil || !thinks {
		return 0, nil
	}
	thought := e.Think(ctx, g)
	of := func(command keyforge.Command) *game.Option {
		i := slices.IndexFunc(thought.Options, func(o game.Option) bool { return o.Command == command && o.Tries > 0 })
		if i < 0 {
			return nil
		}
		return &thought.Options[i]
	}
	if a, b := of(done), of(better); a != nil && b != nil {
		return thought.Chance, &Chances{Done: a.Chance, Better: b.Chance, DoneTries: a.Tries, BetterTries: b.Tries}
	}
	return thought.Chance, nil
}
