package main

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"embed"
	"fmt"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"text/template"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"

	"github.com/keyraken/keyraken/cmd/keyraken/flags"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/icon"
)

// ID is what desktops call the game.
const ID = "io.github.keyraken.keyraken"

//go:embed files
var templates embed.FS

// release describes what is packed.
type release struct {
	Version string
	Time    time.Time
}

// ID is what desktops call the game.
func (release) ID() string { return ID }

// Number is the version without the suffix of an unreleased one: 1.2.3.
func (r release) Number() string {
	number, _, _ := strings.Cut(r.Version, "-")
	return cmp.Or(number, "0.0.0")
}

// Kind is the AppStream type of the release.
func (r release) Kind() string {
	if strings.Contains(r.Version, "-") {
		return "development"
	}
	return "stable"
}

// Day is the date of the commit.
func (r release) Day() string { return r.Time.Format(time.DateOnly) }

// Year is the year of the commit.
func (r release) Year() int { return r.Time.Year() }

// The sizes of the icons for Linux, for the icon file of Windows, and for the resources
// of Windows programs.
var (
	linuxSizes   = []int{16, 22, 24, 32, 48, 64, 128, 256, 512}
	windowsSizes = []int{16, 20, 24, 32, 40, 48, 64, 256}
)

// writeFiles writes everything into the directory.
func writeFiles(dir string, r release) error {
	const icons = "share/icons/hicolor/"
	files := map[string][]byte{
		icons + "scalable/apps/keyraken.svg": icon.SVG(), "macos/keyraken.icns": icns(),
		"windows/keyraken.ico": ico(windowsSizes), "windows/banner.bmp": banner(),
	}
	for _, size := range linuxSizes {
		files[fmt.Sprintf(icons+"%dx%[1]d/apps/keyraken.png", size)] = picture(size, 0)
	}
	for _, size := range windowsSizes {
		files[fmt.Sprintf("windows/%d.png", size)] = picture(size, 0)
	}
	if err := thirdParty(files); err != nil {
		return err
	}
	if err := describe(files, r); err != nil {
		return err
	}
	if err := complete(files); err != nil {
		return err
	}
	if err := manual(files, r); err != nil {
		return err
	}
	for name, data := range files {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(name, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// describe fills in the templates, which are in the folders where their files will be.
func describe(files map[string][]byte, r release) error {
	root, err := fs.Sub(templates, "files")
	if err != nil {
		return err
	}
	return fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		t, err := template.ParseFS(root, name)
		if err != nil {
			return err
		}
		var b bytes.Buffer
		err = t.Execute(&b, r)
		files[strings.Replace(name, "ID", ID, 1)] = b.Bytes()
		return err
	})
}

// complete writes the completions for shells. It asks the program itself.
func complete(files map[string][]byte) error {
	c := &cobra.Command{Use: "archon"}
	var bash, zsh, fish bytes.Buffer
	if err := cmp.Or(c.GenBashCompletionV2(&bash, true), c.GenZshCompletion(&zsh), c.GenFishCompletion(&fish, true)); err != nil {
		return err
	}
	files["share/bash-completion/completions/archon"] = bash.Bytes()
	files["share/fish/vendor_completions.d/archon.fish"] = fish.Bytes()
	files["zsh/_archon"] = zsh.Bytes() // systems look for it in different places
	return nil
}

// manual writes the manual page of the game; archon writes its own.
func manual(files map[string][]byte, r release) error {
	words := languages.English()
	set, _ := flags.New(words, "")
	for name, kept := range map[string]string{ // not the directories of this machine
		"settings": "~/.config/keyraken/settings.json", "games": "~/.local/share/keyraken/games", "decks": "~/.local/share/keyraken/decks",
	} {
		set.Lookup(name).DefValue = kept
	}
	for _, name := range []string{"at-once", "position", "seen"} { // for tests
		set.Lookup(name).Hidden = true
	}
	_, about, _ := strings.Cut(words.T("use-window"), "\n") // without the usage, which has its own section
	c := &cobra.Command{
		Use:   "keyraken [FILE]",
		Short: words.T("subtitle"),
		Long:  words.T("subtitle") + ".\n\n" + about,
		Run:   func(*cobra.Command, []string) {},
	}
	c.Flags().AddFlagSet(set)
	c.DisableAutoGenTag = true
	var page bytes.Buffer
	header := &doc.GenManHeader{Title: "KEYRAKEN", Section: "6", Date: &r.Time, Source: "Keyraken", Manual: words.T("window-title")}
	if err := doc.GenMan(c, header, &page); err != nil {
		return err
	}
	packed, err := pressed(page.Bytes())
	files["share/man/man6/keyraken.6.gz"] = packed
	return err
}

// pressed is data as compressed by gzip, without a time.
func pressed(data []byte) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := z.Write(data); err != nil {
		return nil, err
	}
	err = z.Close()
	return b.Bytes(), err
}

// picture is the icon as PNG.
func picture(size, margin int) []byte {
	var b bytes.Buffer
	if err := png.Encode(&b, icon.DrawWithin(size, margin)); err != nil {
		panic(err) // writing to a buffer never fails
	}
	return b.Bytes()
}
