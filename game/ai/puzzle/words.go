package puzzle

import (
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/narrate"
)

// Words puts a puzzle into words: the window and the terminal say the same. Its language must have the words of the adventure.
type Words struct{ advice.Words }

// Say returns the words for a game of a puzzle in a language, with the words of its adventure. The player who solves it is "you".
func Say(g *keyforge.Game, side keyforge.Side, language *lang.Language) *Words {
	w := &Words{advice.Words{Narrator: narrate.Narrator{Game: g, Language: language}, Seat: side}}
	w.You[side], w.Open[side] = true, true
	return w
}

// goalKeys are the keys of what is to be done, against a monster and in a duel.
var goalKeys = [Goals][2]string{
	Win: {"puzzle-goal-win", "puzzle-goal-win-duel"}, Survive: {"puzzle-goal-survive", "puzzle-goal-survive-duel"},
	DenyRise: {"puzzle-goal-deny-rise", "puzzle-goal-deny-rise"}, DenyKey: {"puzzle-goal-deny-key", "puzzle-goal-deny-key"},
	Clear: {"puzzle-goal-clear", "puzzle-goal-clear"}, Forge: {"puzzle-goal-forge", "puzzle-goal-forge"},
}

// Goal says what is to be done, in a sentence.
func (w *Words) Goal(goal Goal) string { return w.goal(goal, w.Game.Boss() == 0) }

// Task says in a sentence what is to be done in a puzzle of which no game has begun; words are those of its adventure.
func (p *Puzzle) Task(words *lang.Language) string {
	return Say(nil, p.Side(), words).goal(p.Goal, p.Duel())
}

func (w *Words) goal(goal Goal, duel bool) string {
	key := goalKeys[goal][0]
	if duel {
		key = goalKeys[goal][1]
	}
	return lang.Capital(w.Narrator.Say(key, w.foe(duel)))
}

// foe is the monster or, in a duel, the opponent.
func (w *Words) foe(duel bool) keyforge.Side {
	if duel {
		return 1 - w.Seat
	}
	return keyforge.Monster
}

// whyKeys are the keys of the reasons.
var whyKeys = [Whys]string{
	Undecided: "puzzle-why-undecided", Won: "puzzle-why-won", Lost: "puzzle-why-lost", TurnOver: "puzzle-why-turn-over",
	NotRisen: "puzzle-why-not-risen", Risen: "puzzle-why-risen", NotForged: "puzzle-why-not-forged", Forged: "puzzle-why-forged",
	Cleared: "puzzle-why-cleared", SomeLeft: "puzzle-why-some-left", KeyForged: "puzzle-why-key-forged", NoKey: "puzzle-why-no-key",
}

// Why says why an attempt stands as it does, in a sentence.
func (w *Words) Why(v Verdict) string {
	return lang.Capital(w.Narrator.Say(whyKeys[v.Why], w.foe(w.Game.Boss() == 0)))
}

// Hint puts a hint into a sentence.
func (w *Words) Hint(h Hint) string {
	switch h.Kind {
	case HintHouse:
		return w.T("puzzle-hint-house", w.Language.House(h.House))
	case HintCard:
		return w.T("puzzle-hint-card", w.Card(h.Card))
	case HintMove:
		return w.T("puzzle-hint-move", lang.Small(w.Action(h.Command)))
	case HintLost:
		return w.T("puzzle-hint-lost")
	}
	return w.T("puzzle-hint-none")
}

// Told is a move of a solution in words.
type Told struct {
	At   int    // after how many commands of the solution it begins
	Does string // with the answers that belong to it, such as "Fight with Troll: Dust Imp"
	Then []string
}

// Explain tells the solution of the puzzle, move by move.
func (p *Puzzle) Explain(r *scenario.Rules, language *lang.Language) ([]Told, error) {
	return p.ExplainTo(r, language, [keyforge.MaxSeats]string{})
}

// ExplainTo tells the solution to those who call the players by these names; "" is a player without one.
func (p *Puzzle) ExplainTo(r *scenario.Rules, language *lang.Language, names [keyforge.MaxSeats]string) ([]Told, error) {
	line, err := p.Commands(r)
	if err != nil {
		return nil, err
	}
	g, err := p.Start(r)
	if err != nil {
		return nil, err
	}
	w := Say(g, p.Side(), language)
	w.Names = names
	j := newJudge(p.Goal, g)
	var all []Told
	for at := 0; at < len(line); {
		end := at + 1
		for end < len(line) && line[end].Verb > keyforge.EndTurn {
			end++
		}
		t := Told{At: at}
		for _, does := range w.Plan(line[at:end]) {
			t.Does = does
		}
		var events []keyforge.Event
		for _, c := range line[at:end] {
			if events, err = g.Apply(c, events); err != nil {
				return nil, err
			}
		}
		if c := line[at]; c.Verb != keyforge.EndTurn && (c.Verb != keyforge.Choose || end > at+1) {
			t.Then = w.Lines(events)
		} else if v := j.judge(g); v.State == Solved {
			t.Then = []string{w.Why(v)}
		}
		all = append(all, t)
		at = end
	}
	return all, nil
}
