// Keyraken is the game in a window: one to three decks against the monster of an adventure.
package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"syscall"
	"time"

	"github.com/atotto/clipboard"

	"github.com/keyraken/keyraken/adventure/adventures"
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
		fmt.Fprintf(os.Stderr, "keyraken: %v\n", err)
		if errors.Is(err, ui.ErrNoDisplay) {
			fmt.Fprintln(os.Stderr, "Play on a terminal instead: go run ./cmd/archon play")
		}
		os.Exit(1)
	}
}

// gcPercent is the GOGC of the program, by how many percent the heap grows before
// it is collected: most of what is made at the start is garbage, later next to none is.
const gcPercent = 40

func run() (err error) {
	debug.SetGCPercent(gcPercent)
	seed := flag.Uint64("seed", 0, "seed of the first new adventure; 0: at random")
	size := flag.String("size", "1280x720", "size of the window")
	settings := flag.String("settings", defaultSettings(), "`file` in which the settings are kept; empty: nowhere")
	games := flag.String("games", replay.Dir(), "`directory` in which games are kept; empty: nowhere")
	deckDir := flag.String("decks", library.Dir(), "`directory` in which decks are kept; empty: nowhere")
	position := flag.String("position", "", "`name` of a prepared position to play, for tests: "+play.PositionNames(adventures.All()))
	atOnce := flag.Bool("at-once", false, "wait for each picture of a card to be painted, for tests")
	seen := flag.String("seen", "", "`file` to which what is seen is written, for tests")
	report := flag.Bool("report", false, "write a report, with the game that was played last, for those who make the program, and end")
	flag.Usage = usage
	flag.Parse()
	reports := fault.Dir(cmp.Or(*games, replay.Dir()))
	defer func() { err = fault.Report{}.Explain(reports, err) }()
	defer fault.Catch(&err)
	if *report {
		return writeReport(reports, *games)
	}
	if flag.NArg() > 1 {
		return fmt.Errorf("%d files: give at most one save to watch, or one of decks to import", flag.NArg())
	}
	var w, h int
	if _, err := fmt.Sscanf(*size, "%dx%d", &w, &h); err != nil || w < 1 || h < 1 {
		return fmt.Errorf("--size %s: use a width and a height, such as 1280x720", *size)
	}
	_, missing := os.Stat(*settings)
	firstStart := *settings != "" && errors.Is(missing, fs.ErrNotExist) && flag.NArg() == 0 && *position == ""
	set, err := scene.ReadSettings(*settings)
	if err != nil {
		fmt.Fprintf(os.Stderr, "keyraken: %v\n", err)
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
			fmt.Fprintf(os.Stderr, "keyraken: %v\n", err)
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
		fmt.Fprintf(os.Stderr, "keyraken: %v\n", err)
	}
	if *games == "" && *deckDir == "" && library.Dir() == "" {
		fmt.Fprintf(os.Stderr, "keyraken: %v\n", files.ErrNowhere)
		s.Tell(s.T("nothing-kept"), s.Language.Say(files.ErrNowhere))
	}
	if crash, err := fault.Crash(fault.Dir(*games)); err != nil {
		fmt.Fprintf(os.Stderr, "keyraken: %v\n", err)
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
	stopped, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	context.AfterFunc(stopped, stop) // whoever tells it twice does not wait
	err = ui.Run(ui.Options{Stop: stopped, Stack: s, Width: w, Height: h, Seen: *seen})
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
		return fmt.Errorf("the report cannot be written: %w", err)
	}
	fmt.Println(path)
	return nil
}

func usage() {
	fmt.Fprintln(flag.CommandLine.Output(), "Usage: keyraken [flags] [FILE]\nThe story of a FILE that is a save is shown; the decks of another can be imported.")
	flag.PrintDefaults()
}

func defaultSettings() string {
	dir, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "keyraken", "settings.json")
}

// pasted is what the clipboard holds. On Linux it takes a small program to ask.
func pasted() (string, error) {
	if clipboard.Unsupported {
		return "", languages.Fail("no-clipboard")
	}
	return clipboard.ReadAll()
}

// copied puts a text into the clipboard.
func copied(text string) error {
	if clipboard.Unsupported {
		return languages.Fail("no-clipboard")
	}
	return clipboard.WriteAll(text)
}
