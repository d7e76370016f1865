// Package flags defines the command line of the game in a window.
package flags

import (
	"github.com/spf13/pflag"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Values are the values of the flags.
type Values struct {
	Seed                   uint64
	Size                   string
	Settings, Games, Decks string // where they are kept
	Position, Seen         string
	AtOnce, Gallery        bool
	Report, Version, Help  bool
}

// New is the flags in the words of a language; positions are the names of prepared positions.
func New(words *lang.Language, positions string) (*pflag.FlagSet, *Values) {
	set, v := pflag.NewFlagSet("keyraken", pflag.ContinueOnError), new(Values)
	set.Uint64Var(&v.Seed, "seed", 0, words.T("flag-window-seed"))
	set.StringVar(&v.Size, "size", "1280x720", words.T("flag-window-size"))
	set.StringVar(&v.Settings, "settings", files.Settings(), words.T("flag-window-settings"))
	set.BoolVar(&v.Gallery, "gallery", false, words.T("flag-window-gallery"))
	set.StringVar(&v.Games, "games", replay.Dir(), words.T("flag-window-games"))
	set.StringVar(&v.Decks, "decks", library.Dir(), words.T("flag-window-decks"))
	set.StringVar(&v.Position, "position", "", words.T("flag-window-position", positions))
	set.BoolVar(&v.AtOnce, "at-once", false, words.T("flag-window-at-once"))
	set.StringVar(&v.Seen, "seen", "", words.T("flag-window-seen"))
	set.BoolVar(&v.Report, "report", false, words.T("flag-window-report"))
	set.BoolVar(&v.Version, "version", false, words.T("flag-window-version"))
	set.BoolVarP(&v.Help, "help", "h", false, words.T("usage-help", set.Name()))
	return set, v
}
