package review

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/strict"
)

// Format is the version of what is kept of a review.
const Format = 1

// longestFile is the maximum size of what is kept, in bytes.
const longestFile = 1 << 20

// kept is a review as it is kept, with what it is a review of.
type kept struct {
	Format  int     `json:"review"`
	Version string  `json:"version"` // of the rules
	Inputs  int     `json:"inputs"`  // of the story
	Hash    string  `json:"hash"`    // of the game after them
	Found   *Report `json:"found"`
}

// keepable is what a kept review of a story says beside what was found.
func keepable(story *replay.Story[game.Game]) kept {
	return kept{Format: Format, Version: story.Rules.Version(), Inputs: story.At(), Hash: fmt.Sprintf("%016x", story.Game().Hash())}
}

// Keep writes what was found out about a game beside its save, in a file of its own ([replay.Analysed]), which other readers of
// saves need not know. A save that no longer exists has none.
func Keep(save string, found any) error {
	if _, err := os.Stat(save); err != nil {
		return err
	}
	data, err := json.MarshalIndent(found, "", "\t")
	if err != nil {
		return err
	}
	return files.Write(save+replay.Analysed, append(data, '\n'))
}

// Kept reads what is kept beside a save.
func Kept(save string) ([]byte, error) { return files.Read(save+replay.Analysed, longestFile) }

// Save keeps the review of a story, as it stands, beside its save.
func (r *Report) Save(save string, story *replay.Story[game.Game]) error {
	k := keepable(story)
	k.Found = r
	return Keep(save, k)
}

// Load is the review that is kept beside a save and fits its story as it stands. There is none if it is from another version, if the
// game has gone on since, or if it is impossible: then it has to be made again.
func Load(save string, story *replay.Story[game.Game]) (*Report, bool) {
	data, err := Kept(save)
	if err != nil {
		return nil, false
	}
	var k kept
	if err := strict.Decode(data, &k); err != nil || k.Found == nil {
		return nil, false
	}
	found := k.Found
	if k.Found = nil; k != keepable(story) || !found.fits(story.Fork()) {
		return nil, false
	}
	return found, true
}

// fits reports whether this can be a review of the story, through which it goes.
func (r *Report) fits(story *replay.Story[game.Game]) bool {
	seats := story.Game().Seats()
	stands := func(at, player int, c game.Chance) bool {
		return at >= 0 && at < story.Len() && player > 0 && player <= seats && c >= 0 && c <= game.Certain
	}
	at := 0
	for _, p := range r.Points {
		if !stands(p.At, p.Player, p.Chance) || p.At < at {
			return false
		}
		at = p.At
	}
	for _, t := range r.Turnings {
		if !stands(t.At, t.Player, t.DoneChance) || !stands(t.At, t.Player, t.BetterChance) || !can(story, t.At, t.Done, t.Better) {
			return false
		}
	}
	return len(r.Turnings) <= Most
}

// can reports whether each of the commands can be given after that many inputs of a story.
func can(story *replay.Story[game.Game], at int, commands ...string) bool {
	if story.Seek(at) != nil {
		return false
	}
	g := story.Game()
	for _, words := range commands {
		c, err := g.Parse(words)
		if err != nil || g.Check(c) != nil {
			return false
		}
	}
	return true
}
