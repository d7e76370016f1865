package puzzle

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/strict"
)

// Goal is what is to be reached in the turn.
type Goal uint8

// The goals.
const (
	NoGoal   Goal = iota
	Win           // the game is won before the turn ends
	Survive       // the monster does not rise, or the opponent does not forge, at its next opportunity, which would end the game
	DenyRise      // the monster does not rise in its next turn
	DenyKey       // the opponent does not forge a key at the start of its next turn
	Clear         // no enemy creature is in play when the turn ends
	Forge         // the player forges a key in the rest of the turn
	Goals
)

var goalNames = [Goals]string{
	NoGoal: "", Win: "win", Survive: "survive", DenyRise: "deny-rise", DenyKey: "deny-key", Clear: "clear", Forge: "forge",
}

// String is the name of the goal in files, such as "deny-rise". Its words have the key "puzzle-goal-" and the name.
func (g Goal) String() string { return goalNames[g] }

// ParseGoal returns the goal with that name.
func ParseGoal(name string) (Goal, error) {
	if i := slices.Index(goalNames[:], name); i > 0 {
		return Goal(i), nil
	}
	return NoGoal, message.New("puzzle-unknown-goal", printable.Quote(name), strings.Join(goalNames[1:], ", "))
}

// MarshalText writes the name.
func (g Goal) MarshalText() ([]byte, error) { return []byte(g.String()), nil }

// UnmarshalText reads a name.
func (g *Goal) UnmarshalText(data []byte) (err error) {
	*g, err = ParseGoal(string(data))
	return err
}

// Levels is the number of levels: 1 is the easiest.
const Levels = 5

// Format is the version of puzzles in files.
const Format = 1

// The limits of what is read.
const (
	Longest      = 64 << 10 // bytes of a puzzle
	longestName  = 32       // bytes of an ID
	longestWords = 100      // bytes of a command
	mostCommands = 100      // of a solution
)

// Puzzle is a position in which there is one way to reach a goal in the turn. It is read only: the puzzles of the book are shared.
type Puzzle struct {
	// ID names it for ever; in the book no two are alike.
	ID   string
	Goal Goal
	// Level is from 1 to [Levels]: by what fails to solve it besides greedy, how many commands its solution has, how many ways
	// there are, and whether what greedy does first is part of it.
	Level int
	// Number is its place in the book, from 1; 0 for a foreign one.
	Number int
	// Solution is one line to the goal, as saves have commands, see [keyforge.Game.Format]. All that it does is necessary.
	Solution []string
	// Scenario is the position, complete.
	Scenario *scenario.Position
	// Hardness is what makes it hard; nil when nobody has tried.
	Hardness *Hardness
}

// written is a puzzle in a file.
type written struct {
	Format   int                `json:"puzzle"`
	ID       string             `json:"id"`
	Goal     Goal               `json:"goal"`
	Level    int                `json:"level"`
	Hardness *Hardness          `json:"hardness,omitempty"`
	Solution []string           `json:"solution"`
	Scenario *scenario.Position `json:"scenario"`
}

// MarshalJSON writes a puzzle as [Parse] reads it, in one line.
func (p *Puzzle) MarshalJSON() ([]byte, error) {
	return json.Marshal(&written{Format, p.ID, p.Goal, p.Level, p.Hardness, p.Solution, p.Scenario})
}

// Parse reads a puzzle. It is of strangers: whether its position is possible shows when it is begun, whether its solution is one
// when it is checked.
func Parse(line []byte) (*Puzzle, error) {
	var w written
	if len(line) > Longest {
		return nil, message.New("file-too-long", Longest)
	}
	if err := strict.Decode(line, &w); err != nil {
		return nil, err
	}
	switch p := (&Puzzle{ID: w.ID, Goal: w.Goal, Level: w.Level, Solution: w.Solution, Scenario: w.Scenario, Hardness: w.Hardness}); {
	case w.Format < 1 || w.Format > Format:
		return nil, message.New("puzzle-is-later", w.Format, Format)
	case !fitting(w.ID):
		return nil, message.New("puzzle-id", longestName)
	case w.Goal == NoGoal, w.Scenario == nil, len(w.Solution) == 0:
		return nil, message.New("puzzle-incomplete")
	case w.Level < 1 || w.Level > Levels:
		return nil, message.New("puzzle-level", Levels)
	case len(w.Solution) > mostCommands || slices.ContainsFunc(w.Solution, func(c string) bool { return len(c) > longestWords }):
		return nil, message.New("puzzle-solution-long", mostCommands)
	default:
		return p, nil
	}
}

// fitting reports whether an ID is one: small letters, digits and hyphens.
func fitting(id string) bool {
	return id != "" && len(id) <= longestName && strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// ParseAll reads puzzles, one a line; empty lines are skipped. What cannot be read is left out, with the reason and the line.
func ParseAll(data []byte) (all []*Puzzle, wrong []error) {
	seen := map[string]bool{}
	for i, line := range bytes.Split(data, []byte("\n")) {
		if line = bytes.TrimSpace(line); len(line) == 0 {
			continue
		}
		p, err := Parse(line)
		if err == nil && seen[p.ID] {
			err = message.New("puzzle-twice", p.ID)
		}
		if err != nil {
			wrong = append(wrong, message.New("line", i+1, err))
			continue
		}
		seen[p.ID] = true
		all = append(all, p)
	}
	return all, wrong
}

// named is an ID for a puzzle, made of what it says.
func (p *Puzzle) named() string {
	h := fnv.New32a()
	data, _ := json.Marshal(p.Scenario) // it was read, or made of a game
	_, _ = h.Write(append(data, p.Goal.String()...))
	return fmt.Sprintf("%s-%06x", p.Goal, h.Sum32()&0xffffff)
}

// Start makes the game of the puzzle. The rules are those of all adventures, such as adventure.List.Rules makes.
func (p *Puzzle) Start(r *scenario.Rules) (*keyforge.Game, error) {
	t := *p.Scenario
	if err := t.Complete(r); err != nil {
		return nil, err
	}
	g, err := t.Start(r)
	if err != nil {
		return nil, err
	}
	if q := g.Question(); q.Kind == keyforge.NoQuestion || q.Side != g.TurnOf() || g.TurnOf() == keyforge.Monster {
		return nil, message.New("puzzle-no-turn")
	}
	return g, nil
}

// Header is the header of the story of the puzzle, to begin a game that is kept, watched or undone like any other. Seats other
// than the solver's are held by greedy bots in a duel, so that the game goes on to the moment at which the goal is decided.
func (p *Puzzle) Header(r *scenario.Rules) (replay.Header, error) {
	t := *p.Scenario
	if err := t.Complete(r); err != nil {
		return replay.Header{}, err
	}
	h := save.Position(&t)
	if p.Duel() {
		h.Seats = []string{fmt.Sprintf("%d=greedy", 2-int(p.Side()))}
	}
	return h, nil
}

// Story begins the game of the puzzle.
func (p *Puzzle) Story(r *scenario.Rules) (*save.Story, error) {
	h, err := p.Header(r)
	if err != nil {
		return nil, err
	}
	return replay.New[*keyforge.Game](r, h)
}

// Side is whose turn it is: who solves the puzzle.
func (p *Puzzle) Side() keyforge.Side {
	if s := p.Scenario.Active.Game(); s < keyforge.MaxSeats {
		return s
	}
	return 0
}

// Duel reports whether the position is one of a duel: the opponent is a player then, no monster.
func (p *Puzzle) Duel() bool { return p.Scenario.Mode == "" || p.Scenario.Mode == keyforge.Duel.Name() }

// Commands are the commands of the solution, from the beginning of the game.
func (p *Puzzle) Commands(r *scenario.Rules) ([]keyforge.Command, error) {
	g, err := p.Start(r)
	if err != nil {
		return nil, err
	}
	var line []keyforge.Command
	for _, words := range p.Solution {
		c, err := g.Parse(words)
		if err == nil {
			_, err = g.Apply(c, nil)
		}
		if err != nil {
			return nil, message.New("at", printable.Quote(words), err)
		}
		line = append(line, c)
	}
	return line, nil
}

// Theme is what the solution is about: the cards that it plays and uses, and how. Puzzles with the same theme are alike.
func (p *Puzzle) Theme(r *scenario.Rules) string {
	g, err := p.Start(r)
	if err != nil {
		return ""
	}
	var ids []string
	for _, words := range p.Solution {
		c, err := g.Parse(words)
		if err != nil {
			return ""
		}
		if c.Verb <= keyforge.EndTurn && c.Card != 0 {
			ids = append(ids, keyforge.VerbName(c.Verb)+" "+g.Catalogue().Card(g.Def(c.Card)).ID)
		}
		if g.Do(c) != nil {
			return ""
		}
	}
	slices.Sort(ids)
	return strings.Join(ids, ", ")
}
