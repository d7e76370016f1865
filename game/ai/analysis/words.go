package analysis

import (
	"context"
	"strings"

	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/narrate"
)

// TurningWords is a turning point in words.
type TurningWords struct {
	// Asked is what was asked, if that was neither an action nor the choice of a house.
	Asked string `json:"asked,omitempty"`
	// Done and Better have a line for each action, with the answers that belong to it.
	Done   []string `json:"done"`
	Better []string `json:"better"`
	// Why is what speaks for Better: the differences, up to the end of the opponent's next
	// turn, from how the turn was actually played.
	Why []string `json:"why"`
}

// InLine joins actions, each of which begins its own line, into one line within a sentence.
func InLine(actions []string) string {
	small := make([]string, len(actions))
	for i, d := range actions {
		small[i] = lang.Small(d)
	}
	return strings.Join(small, "; ")
}

// mostReasons is the maximum number of reasons reported.
const mostReasons = 3

// Describe puts into words a turning point of a story, as it was read. The narrator may be that
// of any game. It takes a moment, since reasons are found by trying.
func (t *TurningPoint) Describe(story *save.Story, n *narrate.Narrator) (TurningWords, error) {
	s := story.Fork()
	done, err := commands(s, t.At, t.Done)
	if err != nil {
		return TurningWords{}, err
	}
	better, err := commands(s, t.At, t.Better)
	if err != nil {
		return TurningWords{}, err
	}
	g, seat := s.Game(), t.Side.Game()
	words := advice.Words{Narrator: *n, Seat: seat}
	words.Game, words.Cards = g, nil
	told := TurningWords{Done: words.Plan(done), Better: words.Plan(better)}
	if q := g.Question(); q.Kind != keyforge.AskMain && q.Purpose != keyforge.ForHouse {
		told.Asked = words.Question(q)
	}
	reasons := new(advice.Adviser).Compare(context.Background(), g, seat, better, t.played(s), uint64(t.At))
	for i := range reasons {
		if r := &reasons[i]; r.Good() && len(told.Why) < mostReasons {
			told.Why = append(told.Why, words.Reason(r))
		}
	}
	return told, nil
}

// played is how the turn was actually played from there.
func (t *TurningPoint) played(s *save.Story) (all []keyforge.Command) {
	for _, in := range s.Inputs()[t.At:] {
		if !decides(&in) || in.Seat != t.Side.Game() {
			break
		}
		if all = append(all, in.Command); in.Command.Verb == keyforge.EndTurn {
			break
		}
	}
	return all
}

// commands reads commands in the words of a save, to be given after that many inputs of a
// story, and leaves the story there. They must be legal.
func commands(story *save.Story, at int, words []string) (all []keyforge.Command, err error) {
	if err := story.Seek(at); err != nil {
		return nil, err
	}
	s := story.Fork()
	for _, said := range words {
		c, err := s.Game().Parse(said)
		if err != nil {
			return nil, err
		}
		if err := s.Do(c); err != nil {
			return nil, err
		}
		all = append(all, c)
	}
	return all, nil
}
