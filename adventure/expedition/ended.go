package expedition

import (
	"fmt"
	"slices"
	"time"

	"github.com/keyraken/keyraken/game/keyforge/feats"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
)

// Result is what records keep of the expedition; false when it is not over, or no person sails.
func (f *File) Result(now time.Time) (r records.Expedition, ok bool) {
	p := f.Plan()
	if !f.Over() || !slices.ContainsFunc(p.Seats, func(s Seat) bool { return s.Bot == "" }) {
		return r, false
	}
	unscarred := !slices.ContainsFunc(f.games, func(g Game) bool { return !g.Won })
	return records.Expedition{Run: fmt.Sprintf("%s %d %d", f.Started, p.Seed, p.Ascent), When: now.Format(time.RFC3339), Seed: p.Seed,
		Ascent: p.Ascent, Week: p.Week, Players: len(p.Seats), Won: f.Won(), Unscarred: unscarred, Score: f.Score(),
		Encounters: f.Encounters()}, true
}

// Record records how the expedition ended, if it has, and gives the achievements that were earned by it: those that are new.
func (f *File) Record(kept *records.Store, now time.Time) ([]achievement.Step, error) {
	r, ok := f.Result(now)
	if !ok {
		return nil, nil
	}
	if err := kept.AddExpedition(r); err != nil {
		return nil, err
	}
	all, err := kept.Expeditions()
	if err != nil {
		return nil, err
	}
	awards, err := kept.Awards()
	if err != nil {
		return nil, err
	}
	var told []achievement.Step
	earned := Earned(all)
	for _, step := range achievement.StepsOf(feats.Expeditions()) {
		if !slices.Contains(earned, step.Achievement.Key) {
			continue
		}
		if a, ok := achievement.Awards(awards).Add(step, now); ok {
			told = append(told, step)
			if err := kept.AddAwards(a); err != nil {
				return told, err
			}
		}
	}
	return told, nil
}

// halfway is the ascent of an achievement.
const halfway = 10

// Earned are the keys of the achievements that the expeditions have earned.
func Earned(all []records.Expedition) (keys []string) {
	for _, f := range feats.Expeditions() {
		if slices.ContainsFunc(all, func(e records.Expedition) bool {
			switch f.Key {
			case feats.ExpeditionUnscarred:
				return e.Won && e.Unscarred
			case feats.ExpeditionHalfway:
				return e.Won && e.Ascent >= halfway
			case feats.ExpeditionTop:
				return e.Won && e.Ascent >= len(Ascents)
			}
			return e.Won
		}) {
			keys = append(keys, f.Key)
		}
	}
	return keys
}
