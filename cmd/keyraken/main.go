// Keyraken is the game in a window: one to three decks against the monster of an adventure.
package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/signal"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/cmd/archon/usage"
	"github.com/keyraken/keyraken/game/bot"
	"github.com/keyraken/keyraken/game/deck/vault"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/files"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/library"
	"github.com/keyraken/keyraken/game/replay"
	"github.com/keyraken/keyraken/ui"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/decks"
	"github.com/keyraken/keyraken/ui/scene/learn"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/title"
)

func main() {
	if err := run(); err != nil {
		warn(err)
		if errors.Is(err, ui.ErrNoDisplay) {
			fmt.Fprintln(os.Stderr, languages.Local().T("play-on-terminal"))
		}
		os.Exit(1)
	}
}

// warn tells what goes wrong, in the language of the environment.
func warn(err error) { fmt.Fprintln(os.Stderr, "keyraken:", languages.Local().Say(err)) }

// gcPercent is the GOGC of the program, by how many percent the heap grows before
// it is collected: most of what is made at the start is garbage, later next to none is.
const gcPercent = 40

func run() (err error) {
	debug.SetGCPercent(gcPercent)
	words := languages.Local()
	flag := pflag.NewFlagSet("keyraken", pflag.ContinueOnError)
	seed := flag.Uint64("seed", 0, words.T("flag-window-seed"))
	size := flag.String("size", "1280x720", words.T("flag-window-size"))
	settings := flag.String("settings", files.Settings(), words.T("flag-window-settings"))
	games := flag.String("games", replay.Dir(), words.T("flag-window-games"))
	deckDir := flag.String("decks", library.Dir(), words.T("flag-window-decks"))
	position := flag.String("position", "", words.T("flag-window-position", play.PositionNames(adventures.All())))
	atOnce := flag.Bool("at-once", false, words.T("flag-window-at-once"))
	seen := flag.String("seen", "", words.T("flag-window-seen"))
	report := flag.Bool("report", false, words.T("flag-window-report"))
	version := flag.Bool("version", false, words.T("flag-window-version"))
	help := flag.BoolP("help", "h", false, words.T("usage-help", "keyraken"))
	if err := flag.Parse(os.Args[1:]); err != nil {
		return usage.Misuse(err)
	}
	if *help {
		fmt.Printf("%s\n\n%s", words.T("use-window"), usage.Flags(words, flag))
		return nil
	}
	if *version {
		fmt.Println("keyraken", strings.Join(slices.Concat(fault.Build(), fault.Graphics()), ", "))
		return nil
	}
	reports := fault.Dir(cmp.Or(*games, replay.Dir()))
	defer func() { err = fault.Report{}.Explain(reports, err) }()
	defer fault.Catch(&err)
	if *report {
		return writeReport(reports, *games)
	}
	if flag.NArg() > 1 {
		return languages.Fail("window-files", flag.NArg())
	}
	var w, h int
	if _, err := fmt.Sscanf(*size, "%dx%d", &w, &h); err != nil || w < 1 || h < 1 {
		return languages.Fail("window-size", *size)
	}
	_, missing := os.Stat(*settings)
	firstStart := *settings != "" && errors.Is(missing, fs.ErrNotExist) && flag.NArg() == 0 && *position == ""
	set, err := scene.ReadSettings(*settings)
	if err != nil {
		warn(err)
	}
	if firstStart {
		set.Language = words.Name
	}
	s, failed := scene.NewStack(set, adventures.All(), title.New())
	if failed != nil {
		return failed
	}
	if err != nil {
		s.Tell(s.T("settings-reset"), s.Language.Say(err))
	}
	s.Save = func(now scene.Settings) { // a game goes on without
		if err := now.Write(*settings); err != nil && *settings != "" {
			warn(err)
		}
	}
	s.Seed = func() uint64 {
		if n := *seed; n != 0 {
			*seed = 0
			return n
		}
		return rand.Uint64N(1_000_000)
	}
	s.Reports = reports
	s.Thinkers, s.Thinking = max(1, runtime.GOMAXPROCS(0)-1), bot.Thorough // the frames have a core of their own
	s.Games, s.Clipboard, s.Copy, s.Gallery = *games, pasted, copied, art.NewGallery(art.Budget)
	if *atOnce {
		s.Gallery.AtOnce()
	}
	if *deckDir != "" {
		s.Library = library.Open(*deckDir)
	}
	if v, err := vault.New(); err == nil {
		s.Fetch = v.Fetch
	} else {
		warn(err)
	}
	if *games == "" && *deckDir == "" && library.Dir() == "" {
		warn(files.ErrNowhere)
		s.Tell(s.T("nothing-kept"), s.Language.Say(files.ErrNowhere))
	}
	if crash, err := fault.Crash(fault.Dir(*games)); err != nil {
		warn(err)
	} else if crash != "" {
		s.Tell(s.T("fault"), s.T("fault-before"), s.T("fault-report", crash))
	}
	s.Look()
	if firstStart {
		s.Push(learn.Welcome(s))
		s.SaveSettings()
	}
	if flag.NArg() == 1 {
		decks.Open(s, flag.Arg(0))
	}
	if *position != "" {
		if err := play.Position(s, *position); err != nil {
			return err
		}
	}
	stopped, stop := signal.NotifyContext(context.Background(), signals...)
	defer stop()
	context.AfterFunc(stopped, stop) // whoever tells it twice does not wait
	err = ui.Run(ui.Options{Stop: stopped, Stack: s, Width: w, Height: h, Seen: *seen, Shown: shown})
	return errors.Join(err, s.Leave())
}

// writeReport writes a report by hand, with the game that was played last.
func writeReport(dir, games string) error {
	r := fault.Report{}
	if games != "" {
		saves, err := replay.List(games)
		if err != nil {
			return err
		}
		if len(saves) > 0 {
			r.Save = saves[0]
		}
	}
	path, err := r.Write(dir, time.Now())
	if err != nil {
		return languages.Fail("report-unwritten", err)
	}
	fmt.Println(path)
	return nil
}
