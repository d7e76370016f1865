// Package balance measures what an adventure asks of its players: how often bots of each level win it at each difficulty, alone, by
// two and by three; how long that takes; in how many turns there is anything to decide; whether its cards change games; and
// with which houses one wins.
//
// A deal is played by bots of one level in all seats. The same seed and number give the same deal to all levels, so that they can
// be compared deal by deal: what thinking gains ([Gain]) is what choices are worth. Each deal is a line of a file ([results.Append],
// [Read]), and what is known of it depends on nothing but its seed and number: a run that was stopped continues where it was, on any
// number of cores. A file is about one version of an adventure: where its numbers or cards have changed, begin another. [Sum]
// counts the games of a file.
//
// # Dead turns
//
// A turn is dead if it has one sensible line. In every so many turns of a deal an expert that thinks a tenth as long as in a game
// looks at the choice of a house and at each choice of what to do next, as they come up in the game that the bots of the level play. If the
// chance of another house, or of another use of the card that it would use next (to fight with it rather than to reap, to
// discard it rather than to play it; to raise the tide rather than to end the turn), is within [Near] of the best, the turn is
// open. In which order cards are used counts nothing, as mostly it means nothing, and neither do targets: so the share of dead
// turns is rather too high than too low. The turn is neither dead nor open but decided if the expert gives itself less than Near,
// or lacks less than Near to certainty, when it begins. Chances are those of the network of package bot for the adventure: where
// none has been trained they are rougher, but still tell which way is better.
//
// # Cards that change games
//
// That games in which a card was played are won less often may only mean that they were long. So a game in which it first came up in
// a round is compared with those that had come as far without it, at the same difficulty, with as many players and the same
// bots; the differences of all rounds are put together with the weights of Mantel and Haenszel ([Effect]). A card that
// comes up early by chance then shows what it does.
package balance

import (
	"context"
	"fmt"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/results"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/message"
)

// Light is the level of an expert that thinks a tenth as long as in a game, and plays nearly as well.
const Light = "light"

// Levels are the names of the levels, the weakest first.
var Levels = slices.Insert(slices.Clone(bot.Names), slices.Index(bot.Names, bot.LevelNames[bot.Thorough]), Light)

// bots are the bots of a level at a table with that many seats, and whether they think a tenth as long.
func bots(level string, seats int) (names []string, light bool) {
	if light = level == Light; light {
		level = bot.LevelNames[bot.Thorough]
	}
	return slices.Repeat([]string{level}, seats), light
}

// CheckLevel says why there is no level of that name, or nil.
func CheckLevel(name string) error {
	names, _ := bots(name, 1)
	_, err := bot.New(names[0], 0)
	return err
}

// Config says which deals are played, and by whom.
type Config struct {
	sim.Config          // of an adventure; Bots are overruled
	Names      []string // of the decks in Pool
	Difficulty string   // or variant, as saves call it
	Level      string   // of the bots, see [Levels]
	Players    int
	// Every is in every how many turns a look is taken whether it is dead; 0: in none.
	Every int
}

// Run plays the deals with the numbers, several at a time, and gives each to keep, one at a time in any order. It stops early with
// the first error, or without one when the context is canceled.
func (c *Config) Run(ctx context.Context, numbers []int, keep func(*Game) error) error {
	return results.Run(ctx, c.Workers, c.Seed, numbers, c.Play, keep)
}

// Play plays the deal with that number. When the context is canceled what it returns is worth nothing.
func (c *Config) Play(ctx context.Context, number int) (played *Game, err error) {
	defer fault.Catch(&err)
	played, g, err := c.begin(number)
	if err != nil {
		return nil, err
	}
	w := &watch{Game: played, every: c.Every, offset: int(g.Hash() >> 1), cards: map[keyforge.Slot]string{}}
	for s := keyforge.Slot(1); int(s) <= g.CardCount(); s++ {
		if cs := g.Card(s); cs.Owner == keyforge.Monster && s != g.Boss() {
			w.cards[s] = g.Catalogue().Card(cs.Def).ID
			played.Seen[w.cards[s]] = Never
		}
	}
	if c.Every > 0 {
		w.expert = bot.NewReviewer(bot.Thorough, c.Seed^uint64(number)<<20)
	}
	run := c.of()
	run.Watch = func(g *keyforge.Game, events []keyforge.Event) { w.note(ctx, g, events) }
	r, err := run.Play(ctx, g, uint64(number))
	if err != nil {
		return nil, err
	}
	w.close()
	played.Won, played.Unfinished = g.Won(0), r.Unfinished > 0
	return played, nil
}

// of is the run of package sim that plays the deals.
func (c *Config) of() sim.Config {
	run := c.Config
	run.Bots, run.Light = bots(c.Level, c.Players)
	return run
}

// begin is what is known of the deal before it is played.
func (c *Config) begin(number int) (*Game, *keyforge.Game, error) {
	if c.Players < 1 || c.Players > keyforge.MaxSeats {
		return nil, nil, message.New("players-range", keyforge.MaxSeats, c.Players)
	}
	run := c.of()
	setup, _ := run.Deal(uint64(number))
	g, err := keyforge.New(c.Catalogue, c.Mode, setup)
	if err != nil {
		return nil, nil, err
	}
	d := &Game{Key: Key{Format: Format, Seed: c.Seed, Number: number, Mode: c.Mode.Name(), Difficulty: c.Difficulty, Players: c.Players,
		Level: c.Level, Every: c.Every, Start: fmt.Sprintf("%016x", g.Hash())}, Seen: map[string]int{}}
	for _, deck := range setup.Decks {
		for i := range c.Pool {
			if i < len(c.Names) && &c.Pool[i].Cards[0] == &deck.Cards[0] {
				d.Decks = append(d.Decks, c.Names[i])
			}
		}
		for _, h := range deck.Houses {
			if name := h.String(); !slices.Contains(d.Houses, name) {
				d.Houses = append(d.Houses, name)
			}
		}
	}
	return d, g, nil
}

// Key is what tells the deal with that number from others.
func (c *Config) Key(number int) (Key, error) {
	d, _, err := c.begin(number)
	if err != nil {
		return Key{}, err
	}
	return d.Key, nil
}

// Near is a difference of chances that is none to a person who chooses.
const Near = 3 * game.Certain / 100

// tried is how often at least an expert must have tried an option whose chance counts.
const tried = 12

// watch follows a game as it is played.
type watch struct {
	*Game
	cards  map[keyforge.Slot]string // of the adventure
	every  int
	offset int
	expert *bot.Expert // looks at turns
	legal  []keyforge.Command
	// The turn that is looked at: whether there is one, whether it was looked at yet, and what it is.
	looking, looked, open, decided bool
}

// note notes what a command has done.
func (w *watch) note(ctx context.Context, g *keyforge.Game, events []keyforge.Event) {
	if events == nil && w.Turns == 0 { // it begins
		if g.Turn() > 0 {
			w.begin()
		}
		for s, id := range w.cards {
			if z := g.Card(s).Zone; z == card.Battleline || z == card.Artifacts || z == card.Attached {
				w.Seen[id] = 0
			}
		}
	}
	for i := range events {
		switch e := &events[i]; e.Kind {
		case keyforge.TurnBegan:
			if e.Side != keyforge.Monster {
				w.close()
				w.begin()
			}
		case keyforge.Played, keyforge.EnteredPlay, keyforge.AttachedTo, keyforge.Used, keyforge.Triggered, keyforge.TurnedUp:
			if id, own := w.cards[e.Card]; own && w.Seen[id] == Never {
				w.Seen[id] = w.round()
			}
		}
	}
	if w.looking && !g.Over() {
		w.look(ctx, g)
	}
}

// begin begins a turn of a player.
func (w *watch) begin() {
	w.Turns++
	w.looking = w.every > 0 && (w.Turns+w.offset)%w.every == 0
}

// round is the round that is being played, from 1; 0: before the first turn.
func (w *watch) round() int { return (w.Turns + w.Players - 1) / w.Players }

// look looks at what the game asks.
func (w *watch) look(ctx context.Context, g *keyforge.Game) {
	q := g.Question()
	house := q.Purpose == keyforge.ForHouse
	if w.open || w.decided || q.Side != g.TurnOf() || !house && q.Kind != keyforge.AskMain {
		return
	}
	first := !w.looked
	w.looked = true
	if w.legal = g.Legal(w.legal[:0]); len(w.legal) < 2 && !first {
		return
	}
	thought := w.expert.Think(ctx, g)
	if first && (thought.Chance < Near || thought.Chance > game.Certain-Near) {
		w.decided = true
		return
	}
	w.open = Open(thought.Options, house)
}

// Open reports whether one could as well choose otherwise than the best of an expert's options, which is the first: another house, or
// another use of the same card.
func Open(options []game.Option, house bool) bool {
	return len(options) > 0 && slices.ContainsFunc(options[1:], func(o game.Option) bool {
		best := &options[0]
		return o.Tries >= tried && o.Chance >= best.Chance-Near && (house || o.Command.Card == best.Command.Card)
	})
}

// close counts the turn that was looked at.
func (w *watch) close() {
	if w.looked {
		w.Looked++
		switch {
		case w.decided:
			w.Decided++
		case !w.open:
			w.Dead++
		}
	}
	w.looking, w.looked, w.open, w.decided = false, false, false, false
}
