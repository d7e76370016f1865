package backup

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// kind is a kind of file: where it is in the zip, how its name ends and how long it may be.
type kind struct {
	folder string // * stands for the name of a game
	ending string // without a point at its beginning it is the whole name
	most   int
}

// The kinds of files.
var (
	told     = kind{"", "keyraken.json", 1 << 16}
	saves    = kind{"games/", replay.Extension, 8 << 20}
	analyses = kind{"games/", replay.Extension + replay.Analysed, 1 << 20}
	matches  = kind{"games/", match.Extension, 1 << 20}
	decks    = kind{"decks/", library.DeckExtension, library.MaxDeckFile}
	findings = kind{"decks/lab/", ".json", 64 << 20}
	results  = kind{"decks/", records.ResultsName, 64 << 20}
	awards   = kind{"decks/", records.AchievementsName, 8 << 20}
	puzzles  = kind{"decks/", records.PuzzlesName, 8 << 20}
	sailed   = kind{"decks/", records.ExpeditionsName, 8 << 20}
	settings = kind{"", "settings.json", 1 << 16}

	// expeditions are of adventures, about which nothing is known here but that a file has moves and saves, like a match.
	expeditions = kind{"games/", ".expedition", 1 << 20}

	savesOf    = kind{"games/*/", replay.Extension, 8 << 20}
	analysesOf = kind{"games/*/", replay.Extension + replay.Analysed, 1 << 20}
	matchesOf  = kind{"games/*/", match.Extension, 1 << 20}
	resultsOf  = kind{"games/*/" + records.Folder + "/", records.ResultsName, 64 << 20}
	awardsOf   = kind{"games/*/" + records.Folder + "/", records.AchievementsName, 8 << 20}
)

// kinds are those that are kept, in the order in which they are restored: a match after the saves of its games.
var kinds = [...]kind{saves, savesOf, analyses, analysesOf, matches, matchesOf, expeditions, decks, findings, results, awards,
	puzzles, sailed, resultsOf, awardsOf, settings}

// single says that there is one such file in a folder: the ending is its name.
func (k kind) single() bool { return k.ending[0] != '.' }

// kindOf is the kind of a file by its name in the zip; there is none for a name that not every system can write.
func kindOf(name string) (kind, bool) {
	folder, base := path.Split(name)
	for _, k := range append(kinds[:], told) {
		if _, ok := k.gameOf(folder); ok && k.named(base) {
			return k, true
		}
	}
	return kind{}, false
}

// named reports whether a file of the kind may have that name.
func (k kind) named(base string) bool {
	if k.single() {
		return base == k.ending
	}
	stem, ok := strings.CutSuffix(base, k.ending)
	return ok && plain(stem) && len(base) <= longest && !strings.HasSuffix(stem, replay.Extension)
}

// gameOf is the name of the game whose folder that is, "" where that does not matter; false if no file of the kind lies there.
func (k kind) gameOf(folder string) (game string, ok bool) {
	before, after, any := strings.Cut(k.folder, "*")
	if !any {
		return "", folder == k.folder
	}
	rest, begins := strings.CutPrefix(folder, before)
	game, ends := strings.CutSuffix(rest, after)
	return game, begins && ends && isGame(game)
}

// isGame reports whether a folder beside the saves may be that of a game: it has small letters, digits and hyphens alone.
func isGame(name string) bool {
	return plain(name) && len(name) <= longestGame && name != Aside && !strings.ContainsFunc(name, func(r rune) bool {
		return r != '-' && (r < '0' || r > '9') && (r < 'a' || r > 'z')
	})
}

// plain reports whether a name leads nowhere else and is valid on every system.
func plain(name string) bool {
	const forbidden = `/\<>:"|?*`
	reserved := []string{"con", "prn", "aux", "nul"}
	bad := func(r rune) bool { return r == '\uFFFD' || strings.ContainsRune(forbidden, r) }
	first, _, _ := strings.Cut(strings.ToLower(name), ".")
	if len(first) == 4 && (strings.HasPrefix(first, "com") || strings.HasPrefix(first, "lpt")) && first[3] >= '0' && first[3] <= '9' {
		return false
	}
	return name != "" && name[0] != '.' && name == printable.Text(name, printable.Line) &&
		!strings.HasSuffix(name, " ") && !strings.ContainsFunc(name, bad) && !slices.Contains(reserved, first)
}

// path is where a file or a folder of the zip belongs; "" when that has no place.
func (p Places) path(name string) string {
	if name == settings.ending {
		return p.Settings
	}
	top, rest, _ := strings.Cut(strings.TrimSuffix(name, "/"), "/")
	dir := map[string]string{"games": p.Games, "decks": p.Decks}[top]
	if dir == "" {
		return ""
	}
	return filepath.Join(dir, filepath.FromSlash(rest))
}

// folders are those of the zip in which files of that kind may be.
func (w *writing) folders(k kind, p Places) (all []string) {
	before, after, any := strings.Cut(k.folder, "*")
	if !any {
		return []string{k.folder}
	}
	for _, f := range w.list(p.path(before)) {
		if info, err := os.Stat(filepath.Join(p.path(before), f.Name())); err == nil && info.IsDir() && isGame(f.Name()) {
			all = append(all, before+f.Name()+after)
		}
	}
	return all
}

// names are the names of the files of that kind in a folder of the zip, which is that directory.
func (w *writing) names(k kind, folder, dir string) (names []string) {
	if k.single() {
		return []string{k.ending}
	}
	for _, f := range w.list(dir) {
		switch of, ok := kindOf(folder + f.Name()); {
		case ok && of == k:
			names = append(names, f.Name())
		case k != saves && k != savesOf && f.Name()[0] == '.': // not one of ours
		case !ok && strings.HasSuffix(f.Name(), k.ending) && f.Type().IsRegular():
			w.leave(filepath.Join(dir, f.Name()), message.New("backup-odd-name"))
		}
	}
	return names
}

// list is what is in a directory; nothing if it has no place.
func (w *writing) list(dir string) []os.DirEntry {
	if dir == "" {
		return nil
	}
	all, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		w.leave(dir, err)
	}
	return all
}

// check checks a file as far as the program must understand it to restore it.
func check(name string, k kind, data []byte) error {
	switch k {
	case saves:
		_, err := storyOf(data)
		return err
	case savesOf:
		return checkGame(name, data)
	case matches:
		_, err := match.Read(bytes.NewReader(data))
		return err
	case expeditions:
		_, _, err := movesOf(data, "", nil)
		return err
	case matchesOf:
		if _, _, err := movesOf(data, "", nil); err != nil {
			return err
		}
		return ofFolder(name, data)
	case decks:
		return library.CheckFile(data)
	case analyses, analysesOf, findings:
		if !json.Valid(data) {
			return message.New("not-json")
		}
	case settings:
		var all map[string]json.RawMessage
		if json.Unmarshal(data, &all) != nil || all == nil {
			return message.New("not-json")
		}
	}
	return nil
}

// checkGame checks that a save in the folder of a game is of that game.
func checkGame(name string, data []byte) error {
	if _, err := storyOf(data); err != nil {
		return err
	}
	return ofFolder(name, data)
}

// ofFolder checks that a save or a match is of the game in whose folder it lies.
func ofFolder(name string, data []byte) error {
	of, _ := savesOf.gameOf(path.Dir(name) + "/")
	if is := gameIn(data); is != of {
		return message.New("save-of-other-game", printable.Quote(is), of)
	}
	return nil
}

// gameIn is the name of the game in a match or in the header of a save, as [replay.Header.Game] has it.
func gameIn(data []byte) string {
	var h struct{ Game string }
	_ = json.NewDecoder(bytes.NewReader(data)).Decode(&h) // it has been read before
	return h.Game
}
