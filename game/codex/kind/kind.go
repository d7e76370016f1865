// Package kind offers Codex to programs that know games by package game alone, such as the terminal and saves: [New] is its
// [game.Kind], with the ways to play it, what a save of it begins with, its words and its computer players.
package kind

import (
	"context"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/bot"
	"github.com/keyraken/keyraken/game/codex/cards"
	"github.com/keyraken/keyraken/game/codex/feats"
	"github.com/keyraken/keyraken/game/codex/lang"
	"github.com/keyraken/keyraken/game/codex/reference"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Codex is the kind of all games of Codex. It may be shared.
type Codex struct{ cat *codex.Catalogue }

var (
	_ game.Kind    = (*Codex)(nil)
	_ game.Adviser = (*Codex)(nil)
	_ game.Planner = automaton{}
)

// New returns the game with all its cards.
func New() *Codex {
	cat, err := codex.NewCatalogue(cards.All())
	if err != nil {
		panic("the cards of Codex: " + err.Error())
	}
	return &Codex{cat}
}

// Name implements [game.Rules].
func (k *Codex) Name() string { return "codex" }

// Version implements [game.Rules].
func (k *Codex) Version() string { return "1" }

// Cards identifies the cards by their IDs.
func (k *Codex) Cards() string {
	h := fnv.New32a()
	for _, c := range k.cat.Cards {
		_, _ = h.Write([]byte(c.ID + "\n")) // never fails
	}
	return fmt.Sprintf("%d cards %08x", len(k.cat.Cards), h.Sum32())
}

// MaxSeats implements [game.Rules].
func (k *Codex) MaxSeats() int { return codex.MaxSeats }

// Words implements [game.Kind].
func (k *Codex) Words(language string) (game.Words, error) {
	if l := lang.In(language); l.Code == language {
		return words{l}, nil
	}
	return nil, message.New("codex-no-words", printable.Quote(language))
}

// words are a language for games that are of this kind.
type words struct{ in *lang.Language }

func (w words) Name() string                               { return w.in.Game() }
func (w words) Rules() []game.Page                         { return reference.Pages(w.in.Code) }
func (w words) Setup(s *game.Setup) string                 { return w.in.Mode(s.Mode) }
func (w words) Table(g game.Game, s game.Seat) []string    { return w.in.Table(g.(*codex.Game), s) }
func (w words) Question(g game.Game) string                { return w.in.Question(g.(*codex.Game)) }
func (w words) Answer(g game.Game, c game.Command) string  { return w.in.Command(g.(*codex.Game), c) }
func (w words) Happened(g game.Game, s game.Seat) []string { return w.in.Happened(g.(*codex.Game), s) }
func (w words) Seat(_ game.Game, s game.Seat) string       { return w.in.Seat(s) }
func (w words) Term(key string) string                     { return w.in.Term(key) }

// Reason implements [game.AdviserWords].
func (w words) Reason(_ game.Game, r game.Reason) string { return w.in.Reason(r) }

const (
	random = "random"
	greedy = "greedy"
)

// planner is the name of the player that follows a plan, such as "rush-easy".
func planner(p *bot.Plan, d bot.Difficulty) string { return p.Name + "-" + bot.DifficultyNames[d] }

// Players implements [game.Kind]. Those between greedy and the levels follow plans.
func (k *Codex) Players() []string {
	all := []string{random, greedy}
	for _, p := range bot.Plans {
		for d := range bot.DifficultyCount {
			all = append(all, planner(p, d))
		}
	}
	return append(all, bot.LevelNames[:]...)
}

// NewPlayer implements [game.Kind].
func (k *Codex) NewPlayer(name string, seed uint64) (game.Player, error) {
	switch name {
	case random:
		return player{bot.NewRandom(seed)}, nil
	case greedy:
		return player{bot.NewGreedy(seed)}, nil
	}
	if level := slices.Index(bot.LevelNames[:], name); level >= 0 {
		return player{bot.NewExpert(bot.Level(level), seed)}, nil
	}
	for _, p := range bot.Plans {
		for d := range bot.DifficultyCount {
			if name == planner(p, d) {
				return automaton{bot.NewAutomaton(p, d, seed)}, nil
			}
		}
	}
	return nil, message.New("codex-no-player", printable.Quote(name), strings.Join(k.Players(), ", "))
}

// player lets a computer decide.
type player struct{ bot bot.Player }

// Choose implements [game.Player].
func (p player) Choose(g game.Game, _ []game.Command) game.Command {
	return p.bot.Choose(g.(*codex.Game))
}

// automaton decides by a plan.
type automaton struct{ *bot.Automaton }

// Choose implements [game.Player].
func (a automaton) Choose(g game.Game, _ []game.Command) game.Command {
	return a.Automaton.Choose(g.(*codex.Game))
}

// Plan implements [game.Planner].
func (a automaton) Plan(w game.Words) []string {
	return w.(words).in.Plan(a.Automaton.Plan(), a.Difficulty())
}

// Why implements [game.Planner]. What it adds from the codex nobody else may know.
func (a automaton) Why(w game.Words) string {
	switch r := a.Automaton.Why(); r.Does {
	case bot.NoDeed, bot.Recruit, bot.Study, bot.Collect:
		return ""
	default:
		return w.(words).in.Rule(r)
	}
}

// Advise implements [game.Adviser].
func (k *Codex) Advise(ctx context.Context, g game.Game, seed uint64) *game.Advice {
	return bot.NewExpert(bot.Thorough, seed).Advise(ctx, g.(*codex.Game))
}

// Entrants are the heroes of each seat.
func (k *Codex) Entrants(of game.Game) (all []string) {
	g := of.(*codex.Game)
	for s := range game.Seat(g.Seats()) {
		var ids []string
		for _, h := range g.Heroes(s) {
			ids = append(ids, g.Definition(h.Def).ID)
		}
		all = append(all, strings.Join(ids, "+"))
	}
	return all
}

// Feats implements [game.Kind].
func (k *Codex) Feats() []game.Feat { return feats.All() }

// Witness implements [game.Kind].
func (k *Codex) Witness(s game.Sitting) game.Witness { return feats.Watch(s) }
