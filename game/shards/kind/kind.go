// Package kind offers Shards of Infinity to programs that know games by package game alone, such as the terminal and saves:
// [New] is its [game.Kind], with the ways to play it, what a save of it begins with, its words and its computer players.
package kind

import (
	"context"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/bot"
	"github.com/keyraken/keyraken/game/shards/cards"
	"github.com/keyraken/keyraken/game/shards/feats"
	"github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/game/shards/reference"
)

// Shards is the kind of all games of Shards of Infinity. It may be shared.
type Shards struct {
	cat   *shards.Catalogue
	modes []mode
	feats *feats.List
}

// Adventure is a mode in which all players fight an automaton together.
type Adventure interface {
	// Name is the name of the mode.
	Name() string
	// Difficulties are how hard it may be, and Usual is one of them.
	Difficulties() []string
	Usual() string
	// Words are its texts in a language, see [lang.Automaton]; "mode" says what is played, others are terms, see [game.Words.Term].
	Words(language string) map[string]string
	// Pages are what the rules say about it.
	Pages(language string) []game.Page
	// Automaton is whom so many players fight at one of the difficulties; the leader is empty or what was agreed.
	Automaton(difficulty string, players int, leader string) shards.Automaton
}

var (
	_ game.Kind         = (*Shards)(nil)
	_ game.Adviser      = (*Shards)(nil)
	_ game.AdviserWords = words{}
)

// New returns the game with all its cards and so many adventures, the first of which is the usual mode.
func New(adventures ...Adventure) *Shards {
	cat, err := shards.NewCatalogue(cards.Cards())
	if err != nil {
		panic("the cards of Shards of Infinity: " + err.Error())
	}
	return &Shards{cat, modesWith(adventures), feats.New(adventures...)}
}

// Name implements [game.Rules].
func (k *Shards) Name() string { return "shards" }

// Version implements [game.Rules].
func (k *Shards) Version() string { return "1" }

// Cards identifies the cards by their IDs.
func (k *Shards) Cards() string {
	h := fnv.New32a()
	for _, c := range k.cat.Cards {
		_, _ = h.Write([]byte(c.ID + "\n")) // never fails
	}
	return fmt.Sprintf("%d cards %08x", len(k.cat.Cards), h.Sum32())
}

// Leaders are the numbers of the leaders in [shards.Catalogue.Cards].
func (k *Shards) Leaders() []uint8 { return k.cat.Leaders }

// MaxSeats implements [game.Rules].
func (k *Shards) MaxSeats() int { return shards.MaxSeats }

// Words implements [game.Kind].
func (k *Shards) Words(language string) (game.Words, error) {
	if l := lang.In(language); l.Code == language {
		return words{l, k.modes}, nil
	}
	return nil, message.New("shards-no-words", printable.Quote(language))
}

// words are a language for games that are of this kind.
type words struct {
	in    *lang.Language
	modes []mode
}

func (w words) Name() string { return w.in.Game() }

// Rules implements [game.Words].
func (w words) Rules() []game.Page {
	var adventures []game.Page
	for _, m := range w.modes {
		if m.against != nil {
			adventures = append(adventures, m.against.Pages(w.in.Code)...)
		}
	}
	return reference.Pages(w.in.Code, adventures...)
}

// Setup implements [game.Words].
func (w words) Setup(s *game.Setup) string {
	people := s.Own.(*Setup).People
	for _, m := range w.modes {
		if people == 0 && m.name == s.Mode {
			people = m.usual
		}
	}
	return w.in.Mode(s.Mode, people, w.of(s.Mode), s.Difficulty)
}

func (w words) Table(g game.Game, s game.Seat) []string    { return w.in.Table(g.(*shards.Game), s) }
func (w words) Question(g game.Game) string                { return w.in.Question(g.(*shards.Game)) }
func (w words) Answer(g game.Game, c game.Command) string  { return w.in.Command(g.(*shards.Game), c) }
func (w words) Happened(g game.Game, s game.Seat) []string { return w.in.Happened(g.(*shards.Game), s) }
func (w words) Seat(g game.Game, s game.Seat) string       { return w.in.Seat(g.(*shards.Game), s) }
func (w words) Reason(_ game.Game, r game.Reason) string   { return w.in.Reason(r) }

// of are the words of the adventure that is played in a mode.
func (w words) of(mode string) map[string]string {
	for _, m := range w.modes {
		if m.name == mode && m.against != nil {
			return m.against.Words(w.in.Code)
		}
	}
	return nil
}

// Term implements [game.Words].
func (w words) Term(key string) string {
	for _, m := range w.modes {
		if term, ok := w.of(m.name)[key]; ok {
			return lang.Capital(term)
		}
	}
	return w.in.Term(key)
}

const (
	random = "random"
	greedy = "greedy"
)

// Players implements [game.Kind].
func (k *Shards) Players() []string { return append([]string{random, greedy}, bot.LevelNames[:]...) }

// NewPlayer implements [game.Kind].
func (k *Shards) NewPlayer(name string, seed uint64) (game.Player, error) {
	switch name {
	case random:
		return &player{bot: bot.NewRandom(seed), seed: seed}, nil
	case greedy:
		return &player{bot: bot.NewGreedy(), seed: seed}, nil
	}
	if level := slices.Index(bot.LevelNames[:], name); level >= 0 {
		return &player{bot: bot.NewExpert(bot.Level(level), seed), seed: seed}, nil
	}
	return nil, message.New("shards-no-player", printable.Quote(name), strings.Join(k.Players(), ", "))
}

// player lets a computer decide on a table that it imagines from what its seat knows.
type player struct {
	bot   bot.Player
	seed  uint64
	world shards.Game
}

// Choose implements [game.Player].
func (p *player) Choose(g game.Game, _ []game.Command) game.Command {
	p.world.CopyFrom(g.(*shards.Game))
	p.world.Imagine(p.world.Asked(), p.seed)
	return p.bot.Choose(&p.world)
}

// Advise implements [game.Adviser].
func (k *Shards) Advise(ctx context.Context, g game.Game, seed uint64) *game.Advice {
	return bot.NewExpert(bot.Thorough, seed).Advise(ctx, g.(*shards.Game))
}
