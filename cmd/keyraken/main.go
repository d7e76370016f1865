// Keyraken is the game in a window: one to three decks against the monster of an adventure.
package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/written"
	"github.com/keyraken/keyraken/cmd/archon/usage"
	"github.com/keyraken/keyraken/cmd/keyraken/flags"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/keyforge/deck/vault"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/invite"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/meeting/sockets"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/decks"
	"github.com/keyraken/keyraken/ui/scene/gallery"
	"github.com/keyraken/keyraken/ui/scene/online"
	"github.com/keyraken/keyraken/ui/scene/others"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/setup"
	"github.com/keyraken/keyraken/ui/scene/title"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/window"
)

// What the program writes is safe to show, names of files among it.
func stdout() io.Writer { return &printable.Writer{To: os.Stdout} }
func stderr() io.Writer { return &printable.Writer{To: os.Stderr} }

func main() {
	if err := run(); err != nil {
		warn(err)
		if errors.Is(err, window.ErrNoDisplay) {
			fmt.Fprintln(stderr(), languages.Local().T("play-on-terminal"))
		}
		os.Exit(1)
	}
}

// warn reports a problem, in the language of the environment.
func warn(err error) { fmt.Fprintln(stderr(), "keyraken:", languages.Local().Say(err)) }

func run() (err error) {
	debug.SetGCPercent(gcPercent)
	words := languages.Local()
	flag, given := flags.New(words, play.PositionNames(adventures.All()))
	if err := flag.Parse(os.Args[1:]); err != nil {
		return usage.Misuse(err)
	}
	if given.Help {
		fmt.Fprintf(stdout(), "%s\n\n%s", words.T("use-window"), usage.Flags(words, flag))
		return nil
	}
	if given.Version {
		fmt.Fprintln(stdout(), "keyraken", strings.Join(slices.Concat(fault.Build(), fault.Graphics()), ", "))
		return nil
	}
	reports := fault.Dir(cmp.Or(given.Games, replay.Dir()))
	defer func() { err = fault.Report{}.Explain(reports, err) }()
	defer fault.Catch(&err)
	if given.Report {
		return writeReport(reports, given.Games)
	}
	if flag.NArg() > 1 {
		return message.New("window-files", flag.NArg())
	}
	var w, h int
	if _, err := fmt.Sscanf(given.Size, "%dx%d", &w, &h); err != nil || w < 1 || h < 1 {
		return message.New("window-size", given.Size)
	}
	_, missing := os.Stat(given.Settings)
	firstStart := given.Settings != "" && errors.Is(missing, fs.ErrNotExist) && flag.NArg() == 0 && given.Position == "" && !given.Gallery
	set, err := session.ReadSettings(given.Settings)
	if err != nil {
		warn(err)
	}
	if firstStart {
		set.Language = words.Name
	}
	kept, unread := written.All(written.Dir(), languages.All()...)
	all := append(adventures.All(), kept...)
	cat, failed := all.Catalogue()
	if failed != nil {
		return failed
	}
	s := scene.NewStack(session.New(set, all, all.Rules(cat)), title.New(), others.All()...)
	if err != nil {
		s.Tell(s.T("settings-reset"), s.Language.Say(err))
	}
	for _, err := range unread {
		s.Tell(s.T("adventure-unread-here"), s.Language.Say(err))
	}
	s.Save = func(now session.Settings) { // a game goes on even if this fails
		if err := now.Write(given.Settings); err != nil && given.Settings != "" {
			warn(err)
		}
	}
	s.Seed = func() uint64 {
		if n := given.Seed; n != 0 {
			given.Seed = 0
			return n
		}
		return rand.Uint64N(1_000_000)
	}
	s.Reports = reports
	s.Thinkers, s.Thinking = max(1, runtime.GOMAXPROCS(0)-1), bot.Thorough // the frames have a core of their own
	s.SettingsFile, s.Deliver, s.Pick, s.Paths, s.Pictures = given.Settings, deliver, choose, paths, files.Pictures()
	s.Net = sockets.Net()
	s.Games, s.Clipboard, s.Copy, s.Gallery = given.Games, pasted, copied, art.NewGallery(art.Budget)
	if pictures := pictures(); pictures != nil {
		s.Gallery.Keep(pictures)
	}
	if given.AtOnce {
		s.Gallery.AtOnce()
	}
	if given.Decks != "" {
		s.OpenLibrary(given.Decks)
		s.ReadDecks()
	}
	if v, err := vault.New(); err == nil {
		s.Fetch = v.Fetch
	} else {
		warn(err)
	}
	if given.Games == "" && given.Decks == "" && library.Dir() == "" {
		warn(files.ErrNowhere)
		s.Tell(s.T("nothing-kept"), s.Language.Say(files.ErrNowhere))
	}
	if crash, err := fault.Crash(fault.Dir(given.Games)); err != nil {
		warn(err)
	} else if crash != "" {
		s.Tell(s.T("fault"), s.T("fault-before"), s.T("fault-report", crash))
	}
	s.ReadSaves()
	if firstStart {
		s.Push(title.Welcome())
	}
	if flag.NArg() == 1 {
		if at, err := invite.Parse(flag.Arg(0)); err == nil && at.Code != "" {
			online.Follow(s, at)
		} else if file := flag.Arg(0); filepath.Ext(file) == written.Ending {
			setup.File(s, file, func() (io.ReadCloser, error) { return files.Open(file) })
		} else {
			decks.Open(s, file)
		}
	}
	if given.Gallery {
		s.Push(gallery.New(s))
	}
	if given.Position != "" {
		if err := play.Position(s, given.Position); err != nil {
			return err
		}
	}
	stopped, stop := signal.NotifyContext(context.Background(), signals...)
	defer stop()
	context.AfterFunc(stopped, stop) // a second signal ends the program at once
	visible := func() {
		shown()
		if firstStart { // a start without a window does not count
			s.SaveSettings()
		}
	}
	err = window.Run(window.Options{
		Stop: stopped, Stack: s, Width: w, Height: h, Seen: given.Seen, Quality: fineness(), Shown: visible, Fields: fields,
	})
	return errors.Join(err, s.Leave())
}

// writeReport writes a report on request, with the game that was played last.
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
		return message.New("report-unwritten", err)
	}
	fmt.Fprintln(stdout(), path)
	return nil
}
