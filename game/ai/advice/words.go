package advice

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/narrate"
)

// Words puts advice on a narrator's game into words: the window and the terminal say the
// same.
type Words struct {
	narrate.Narrator
	Seat keyforge.Side // who is advised
}

// actionKeys are the keys of the words for commands that begin something.
var actionKeys = map[keyforge.Verb]string{
	keyforge.PlayCard: "plan-play", keyforge.PlayUpgrade: "plan-upgrade", keyforge.DiscardCard: "plan-discard", keyforge.Prophesy: "plan-prophesy", keyforge.Reap: "plan-reap",
	keyforge.Fight: "plan-fight", keyforge.UseAction: "plan-action", keyforge.UseOmni: "plan-omni", keyforge.Unstun: "plan-unstun",
	keyforge.RaiseTide: "plan-tide", keyforge.EndTurn: "plan-end",
}

// Plan puts a plan into lines, one for each thing to do, with the answers that belong to
// it.
func (w *Words) Plan(plan []keyforge.Command) (lines []string) {
	n := w.Narrator
	n.Game, n.Cards = imagined(nil, w.Game, w.Seat, 0), nil
	answers := 0
	shared := n.Game.Mode().Rules().Adventure
	for _, c := range plan {
		q := *n.Game.Question()
		answer := ""
		if key, ok := actionKeys[c.Verb]; ok {
			if c.Verb == keyforge.RaiseTide && !shared {
				key = "plan-tide-duel"
			}
			lines, answers = append(lines, w.T(key, n.Card(c.Card))), 0
		} else if answer = w.answer(&n, &q, c); answer == "" {
			// it goes without saying
		} else if q.Purpose == keyforge.ForHouse {
			lines, answers = append(lines, w.T("plan-house", answer)), 0
		} else if answers++; len(lines) == 0 {
			lines = append(lines, w.T("plan-answer", answer))
		} else if answers == 1 {
			lines[len(lines)-1] += ": " + answer
		} else {
			lines[len(lines)-1] += ", " + answer
		}
		if _, err := n.Game.Apply(c, nil); err != nil {
			break
		}
	}
	return lines
}

// T returns words of the language.
func (w *Words) T(key string, args ...any) string { return w.Language.T(key, args...) }

// answer is what a command answers, or "" when that goes without saying.
func (w *Words) answer(n *narrate.Narrator, q *keyforge.Question, c keyforge.Command) string {
	switch {
	case c.Verb == keyforge.Done && !q.Picked.Empty():
		return ""
	case c.Verb == keyforge.Pick && !n.Game.Sees(w.Seat, c.Card):
		return w.T("plan-some-card")
	}
	return strings.TrimSuffix(n.Answer(q, c), ".")
}

// Action puts a single command into words.
func (w *Words) Action(c keyforge.Command) string {
	return strings.Join(w.Plan([]keyforge.Command{c}), "")
}

// Before is the chance of winning without the plan, or "" when it is not known.
func (w *Words) Before(a *Advice) string {
	if a.Instead.Tries == 0 {
		return ""
	}
	return w.Language.Chance(a.Instead.Chance)
}

// Chances says the chance of winning with the plan and without it.
func (w *Words) Chances(a *Advice) string {
	if before := w.Before(a); before != "" {
		return w.T("chance-of-winning", before, w.Action(a.Instead.Command), w.Language.Chance(a.So))
	}
	return w.T("chance-so", w.Language.Chance(a.So))
}

// Houses says the chance of winning with each house that can be chosen, the best first.
func (w *Words) Houses(a *Advice) (all []string) {
	for _, o := range a.Options {
		if o.Tries == 0 {
			continue
		}
		all = append(all, w.T("chance-of-house", w.Language.House(card.House(o.Command.N)), w.Language.Chance(o.Chance)))
	}
	return all
}

// Compared says what the reasons compare the plan with.
func (w *Words) Compared(a *Advice) string {
	if c := a.Instead.Command; c.Verb != keyforge.NoCommand {
		return w.T("why-compared", w.Action(c))
	}
	return w.T("why")
}

// mostReasons is the maximum number of reasons given.
const mostReasons = 7

// Why gives the weightiest reasons.
func (w *Words) Why(a *Advice) (all []string) {
	for i := range min(len(a.Reasons), mostReasons) {
		all = append(all, w.Reason(&a.Reasons[i]))
	}
	if all == nil {
		all = []string{w.T("why-none")}
	}
	return all
}

// Team says what the allies can do after the plan, a sentence for each.
func (w *Words) Team(a *Advice) (all []string) {
	for i := range a.Team {
		key := "team"
		if i > 0 {
			key = "team-next"
		}
		all = append(all, w.Say(key, a.Team[i].Side, w.step(&a.Team[i])))
	}
	return all
}

// step names the weightiest things that an ally can do, two at most.
func (w *Words) step(s *Step) string {
	if s.Wins {
		return w.T("team-wins")
	}
	var parts []string
	if s.Keys > 0 {
		parts = append(parts, w.T("team-forges", s.Keys))
	}
	if len(s.Destroyed) > 0 {
		parts = append(parts, w.T("team-fells", w.Card(s.Destroyed[0])))
	}
	if s.Damage > 0 {
		parts = append(parts, w.Say("team-strikes", w.foe(), s.Damage))
	}
	if len(parts) == 1 {
		return parts[0]
	}
	return w.T("team-both", parts[0], parts[1])
}

// Reason puts a reason into words.
func (w *Words) Reason(r *Reason) string {
	key := "why-" + names[r.Kind]
	if r.With < r.Without {
		key += "-less"
	}
	switch by := r.By(); {
	case r.Counted():
		return w.Say(key, w.foe(), max(by, -by), w.about(r))
	case r.Card != 0:
		return w.Say(w.sure(r, key), w.foe(), w.Card(r.Card), r.With, r.Without, r.Worlds)
	}
	return w.Say(w.sure(r, key), w.foe(), r.With, r.Without, r.Worlds)
}

// names are the keys of the words of reasons after "why-", with "-less" for those that the
// plan makes fewer or less likely. For what happens or does not, "-sure" follows when it
// always happens with one and never with the other.
var names = [Kinds]string{"wins", "loses", "rises", "foe-forges", "forges", "falls", "strikes", "strips", "fells", "gains", "drains",
	"tide", "fields", "draws", "chains"}

// sure is the key, or that of what is certain.
func (w *Words) sure(r *Reason, key string) string {
	if max(r.With, r.Without) == r.Worlds && min(r.With, r.Without) == 0 {
		return key + "-sure"
	}
	return key
}

// about is the word before a number that is not always the same.
func (w *Words) about(r *Reason) string {
	if r.Varies {
		return w.T("why-about")
	}
	return ""
}

// foe is the monster or, in a duel, the opponent.
func (w *Words) foe() keyforge.Side {
	if w.Game.Boss() != 0 {
		return keyforge.Monster
	}
	return 1 - w.Seat
}
