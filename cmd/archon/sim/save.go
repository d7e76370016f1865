package sim

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/replay"
)

// saver writes each simulated game into a file of the directory.
func saver(dir string, t *setup.Game) (func(int, keyforge.Setup, []keyforge.Command) error, error) {
	if dir == "" {
		return nil, nil
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	rules := t.Pool.List.Rules(t.Catalogue)
	var names []string
	for _, d := range t.Decks {
		names = append(names, d.Name)
	}
	return func(number int, setup keyforge.Setup, commands []keyforge.Command) error {
		story, err := replay.New(rules, save.Deal(t.Mode.Name(), t.Difficulty, setup, names...))
		if err != nil {
			return err
		}
		for _, c := range commands {
			if err := story.Do(c); err != nil {
				return err
			}
		}
		return story.WriteFile(filepath.Join(dir, fmt.Sprintf("game-%06d%s", number, replay.Extension)))
	}, nil
}
