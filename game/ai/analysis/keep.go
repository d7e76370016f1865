package analysis

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/strict"
)

// Save stores the analysis beside the save of its game, see [review.Keep].
func (a *Analysis) Save(save string) error { return review.Keep(save, a) }

// Load returns the analysis that is stored beside a save and fits its story as it stands.
// There is none when nothing can be read, when it is from another version, when the game
// has gone on since, or when it is impossible: then it has to be worked out again.
func Load(save string, story *save.Story) (*Analysis, bool) {
	data, err := review.Kept(save)
	if err != nil {
		return nil, false
	}
	return parse(data, story)
}

// parse reads a stored analysis, if it fits the story as it stands.
func parse(data []byte, story *save.Story) (*Analysis, bool) {
	a := &Analysis{}
	if err := strict.Decode(data, a); err != nil || !a.fits(story) {
		return nil, false
	}
	return a, true
}

// Fits reports whether a stored analysis can be read and fits the story as it stands.
func Fits(data []byte, story *save.Story) bool {
	_, ok := parse(data, story)
	return ok
}

// fits reports whether this is an analysis of the story.
func (a *Analysis) fits(story *save.Story) bool {
	if a.Format != Format || a.Engine != scenario.Engine || !slices.Contains(bot.LevelNames[:], a.Level) ||
		a.Inputs != story.At() || a.Hash != hash(story.Game()) || a.Duel == story.Game().Mode().Rules().Adventure {
		return false
	}
	at, seats := 0, scenario.Side(story.Game().Seats())
	stands := func(to, turn int, c ...game.Chance) bool {
		fine := to >= at && to <= a.Inputs && turn >= 0 && turn <= a.Inputs+1
		at = to
		return fine && slices.Min(c) >= 0 && slices.Max(c) <= game.Certain
	}
	for i := range a.Points {
		p := &a.Points[i]
		if !stands(p.At, p.Turn, p.Chance) || p.Side > seats && p.Side != scenario.Monster {
			return false
		}
	}
	if len(a.Points) == 0 || at != a.Inputs {
		return false
	}
	at = 0
	for i := range a.Swings {
		if s := &a.Swings[i]; !stands(s.At, s.Turn, s.From, s.To) {
			return false
		}
	}
	at = 0
	s := story.Fork()
	for i := range a.Turnings {
		t := &a.Turnings[i]
		if !stands(t.At, t.Turn, t.Chance, t.DoneChance, t.BetterChance) || t.Side == 0 || t.Side > seats || i == review.Most ||
			!can(s, t.At, t.Done) || !can(s, t.At, t.Better) {
			return false
		}
	}
	return true
}

// can reports whether the commands can be given after that many inputs of a story.
func can(s *save.Story, at int, words []string) bool {
	all, err := commands(s, at, words)
	return err == nil && len(all) > 0 && len(all) <= longest
}
