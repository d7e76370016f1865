package backup

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Report is the outcome of a restore, counted by file.
type Report struct {
	Added     int    // files that were not there
	Newer     int    // those that replaced older ones
	Beside    int    // those that are beside others with their name, under a new one
	Unchanged int    // those with nothing to restore
	Aside     string // the folder in which what they replaced is kept; "" when nothing was replaced
}

// Aside is the folder, beside the saves, in which each restore that replaces files has a
// folder of its own, named by its time. It holds them as a backup does.
const Aside = "replaced"

// Checks tell which files are good enough to replace others.
type Checks struct {
	Games    games.List                                // by whose rules a save plays as it did; that of no other replaces one
	Study    func(data []byte) error                   // a study of the lab
	Analysis func(data []byte, story *save.Story) bool // an analysis that fits the game
}

// restoring is a restore under way.
type restoring struct {
	Places
	ctx     context.Context
	rules   *scenario.Rules
	good    Checks
	lib     *library.Library
	renamed map[string]string // saves that are put beside others, by their names in the zip
	report  Report
}

// Restore restores what is in the archive, by the rules of its games. Nothing that is already
// there is lost: what is replaced is kept aside (see [Aside]), and nothing is replaced by what
// is damaged or cannot be understood.
//
//   - of two saves of one game, whatever it is, the one that continues the other stays, if it plays as it did;
//     saves of other games, and of a game that was continued in two ways, are both kept. The
//     same goes for matches and expeditions.
//   - of two files of one deck the newer stays; different decks with the same short name are
//     both kept.
//   - missing results, achievements, tries at puzzles and ends of expeditions are added.
//   - of two studies of the lab, and of two analyses that fit a game, the newer stays.
//   - the settings are those of the archive, and what was learned stays learned.
func (a *Archive) Restore(ctx context.Context, p Places, rules *scenario.Rules, good Checks) (Report, error) {
	if p.Games == "" && p.Decks == "" {
		return Report{}, files.ErrNowhere
	}
	r := restoring{Places: p, ctx: ctx, rules: rules, good: good, lib: library.Open(p.Decks), renamed: map[string]string{}}
	for _, k := range kinds {
		for i := range a.files {
			f := &a.files[i]
			if f.kind != k {
				continue
			}
			merged, err := library.MergedNothing, ctx.Err()
			if err == nil {
				merged, err = r.file(f)
			}
			if err != nil {
				return r.report, message.New("backup-stopped", f.name, err)
			}
			r.report.count(merged)
		}
	}
	return r.report, nil
}

// file restores a file.
func (r *restoring) file(f *file) (library.Merged, error) {
	path := r.path(f.name)
	if path == "" {
		return library.MergedNothing, nil
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return 0, err
	}
	switch f.kind {
	case saves, savesOf:
		return r.save(f, path)
	case analyses, analysesOf:
		return r.analysis(f)
	case matches, matchesOf, expeditions:
		return r.match(f, path)
	case decks:
		return r.lib.Merge(strings.TrimSuffix(filepath.Base(path), library.DeckExtension), f.data, f.when, func(path string) error {
			return r.aside("decks/"+filepath.Base(path), path)
		})
	case results, resultsOf:
		return merged(records.Open(filepath.Dir(path)).MergeResults(f.data))
	case awards, awardsOf:
		return merged(records.Open(filepath.Dir(path)).MergeAwards(f.data))
	case sailed:
		return merged(records.Open(filepath.Dir(path)).MergeExpeditions(f.data))
	case puzzles:
		return merged(records.Open(filepath.Dir(path)).MergePuzzles(f.data))
	case settings:
		return r.settings(f)
	}
	return r.newer(f, path, func() bool { return r.good.Study(f.data) == nil })
}

// analysis restores the analysis of a game, beside its save. Only that of a game whose analyses can be understood replaces one.
func (r *restoring) analysis(f *file) (library.Merged, error) {
	of := strings.TrimSuffix(f.name, replay.Analysed)
	save := r.path(cmp.Or(r.renamed[of], of))
	return r.newer(f, save+replay.Analysed, func() bool { return r.fits(f, save) })
}

func (r *Report) count(c library.Merged) {
	*map[library.Merged]*int{library.MergedNew: &r.Added, library.MergedNewer: &r.Newer, library.MergedBeside: &r.Beside,
		library.MergedNothing: &r.Unchanged}[c]++
}

// aside keeps the file at the path, which is about to be replaced, under its name in a zip.
func (r *restoring) aside(name, path string) error {
	data, err := files.Read(path, Most)
	if err != nil {
		return err
	}
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	if r.report.Aside == "" {
		if r.report.Aside, err = newFolder(filepath.Join(cmp.Or(r.Games, r.Decks, filepath.Dir(r.Settings)), Aside)); err != nil {
			return err
		}
	}
	to := filepath.Join(r.report.Aside, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	return (&file{when: info.ModTime()}).put(to, data)
}

// newFolder makes a folder that is named by the time.
func newFolder(in string) (string, error) {
	if err := os.MkdirAll(in, 0o755); err != nil {
		return "", err
	}
	name := filepath.Join(in, time.Now().Format("2006-01-02-150405"))
	for n, folder := 2, name; ; n++ {
		if err := os.Mkdir(folder, 0o755); !errors.Is(err, fs.ErrExist) {
			return folder, err
		}
		folder = fmt.Sprintf("%s-%d", name, n)
	}
}

// put writes a file with its original time.
func (f *file) put(path string, data []byte) error {
	if err := files.Write(path, data); err != nil {
		return err
	}
	return os.Chtimes(path, f.when, f.when)
}

// newer restores a file if there is none, or replaces an older one if this one is good.
func (r *restoring) newer(f *file, path string, good func() bool) (library.Merged, error) {
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return library.MergedNew, f.put(path, f.data)
	}
	if err != nil {
		return 0, err
	}
	if !f.when.Truncate(time.Second).After(info.ModTime()) || !good() {
		return library.MergedNothing, r.ctx.Err()
	}
	return library.MergedNewer, r.replace(f, path, f.data)
}

// replace replaces the file at the path, which is kept aside.
func (r *restoring) replace(f *file, path string, data []byte) error {
	if err := r.aside(f.name, path); err != nil {
		return err
	}
	return f.put(path, data)
}

// fits reports whether the analysis is one of the game in a save.
func (r *restoring) fits(f *file, save string) bool {
	in, err := files.Open(save)
	if err != nil {
		return false
	}
	defer in.Close()
	story, _, err := replay.Read(r.ctx, in, r.rules)
	if err != nil {
		return false
	}
	return r.good.Analysis(f.data, story)
}

// plays reports whether the game in the save can be played to its end as it was.
func (r *restoring) plays(f *file) bool {
	name := gameIn(f.data)
	if name == "" || name == r.rules.Name() {
		return playsBy(r.ctx, f, r.rules)
	}
	kind, err := r.good.Games.Named(name)
	return err == nil && playsBy[game.Game](r.ctx, f, kind)
}

func playsBy[G game.Game](ctx context.Context, f *file, rules game.Rules[G]) bool {
	_, report, err := replay.Read(ctx, bytes.NewReader(f.data), rules)
	return err == nil && !report.Damaged && !report.Differs && !report.Old
}

// beside writes a file under a free name beside the path, and returns the name.
func (f *file) beside(path string, data []byte) (string, error) {
	dir, extension := filepath.Dir(path), f.kind.ending
	stem := strings.TrimSuffix(filepath.Base(path), extension)
	for n := 2; ; n++ {
		name := fmt.Sprintf("%s-%d%s", stem, n, extension)
		there, err := os.ReadFile(filepath.Join(dir, name))
		if err == nil && bytes.Equal(there, data) {
			return name, nil // it has come before
		}
		if errors.Is(err, fs.ErrNotExist) {
			return name, f.put(filepath.Join(dir, name), data)
		}
	}
}

// save restores the save of a game.
func (r *restoring) save(f *file, path string) (library.Merged, error) {
	hold, err := files.Hold(path + ".lock")
	played := errors.Is(err, files.ErrHeld)
	if err != nil && !played {
		return 0, err
	}
	if !played {
		defer func() { _ = hold.Free() }()
	}
	there, err := files.Read(path, saves.most)
	if errors.Is(err, fs.ErrNotExist) {
		return library.MergedNew, f.put(path, f.data)
	}
	if bytes.Equal(there, f.data) {
		return library.MergedNothing, nil
	}
	mine, broken := storyOf(there)
	broken = cmp.Or(err, broken) // one that is too long, too
	its, err := storyOf(f.data)
	if err != nil {
		return 0, err
	}
	switch {
	case broken == nil && its.begins(mine):
		return library.MergedNothing, nil
	case broken == nil && mine.begins(its) && !played && r.plays(f):
		return library.MergedNewer, r.replace(f, path, f.data)
	case r.ctx.Err() != nil:
		return 0, r.ctx.Err()
	}
	beside, err := f.beside(path, f.data)
	r.renamed[f.name] = strings.TrimSuffix(f.name, filepath.Base(path)) + beside
	return library.MergedBeside, err
}

// story is what is played in a save, as far as two can be compared without playing them.
type story struct {
	header string
	inputs []string
}

// begins reports whether the other story begins with this one.
func (s *story) begins(other *story) bool {
	return s.header == other.header && len(s.inputs) <= len(other.inputs) && slices.Equal(s.inputs, other.inputs[:len(s.inputs)])
}

// storyOf reads a save, as far as it can be read.
func storyOf(data []byte) (*story, error) {
	first, rest, _ := bytes.Cut(data, []byte("\n"))
	var header map[string]json.RawMessage
	if err := json.Unmarshal(first, &header); err != nil || header == nil {
		return nil, message.New("read-save-first-line", message.New("not-json"))
	}
	delete(header, "advised") // which change while it is played
	delete(header, "edited")
	same, err := json.Marshal(header)
	if err != nil {
		return nil, err
	}
	s := &story{header: string(same)}
	for line := range bytes.Lines(rest) {
		if line = bytes.TrimSpace(line); len(line) == 0 {
			continue
		}
		var word string
		var words []string
		var is struct {
			Undo int
			Edit json.RawMessage
		}
		switch {
		case json.Unmarshal(line, &word) == nil:
			s.inputs = append(s.inputs, word)
		case json.Unmarshal(line, &words) == nil:
			s.inputs = append(s.inputs, words...)
		case json.Unmarshal(line, &is) != nil:
			return s, nil // the last line was cut off
		case is.Edit != nil:
			s.inputs = append(s.inputs, string(is.Edit))
		default:
			s.inputs = s.inputs[:max(0, len(s.inputs)-max(0, is.Undo))]
		}
	}
	return s, nil
}

// match restores a match. If saves of its games have new names, the match refers to them by
// those.
func (r *restoring) match(f *file, path string) (library.Merged, error) {
	folder := f.name[:strings.LastIndexByte(f.name, '/')+1]
	its, data, err := movesOf(f.data, folder, r.renamed)
	if err != nil {
		return 0, err
	}
	there, err := files.Read(path, matches.most)
	if errors.Is(err, fs.ErrNotExist) {
		return library.MergedNew, f.put(path, data)
	}
	mine, _, broken := movesOf(there, folder, nil)
	err = cmp.Or(err, broken)
	switch {
	case err == nil && its.begins(mine):
		return library.MergedNothing, nil
	case err == nil && mine.begins(its):
		return library.MergedNewer, r.replace(f, path, data)
	}
	_, err = f.beside(path, data)
	return library.MergedBeside, err
}

// movesOf returns a match for comparison with another, and its file with the new names of saves, which are in that folder of the zip.
func movesOf(data []byte, folder string, renamed map[string]string) (*story, []byte, error) {
	var all map[string]json.RawMessage
	var s story
	var names []string
	err := json.Unmarshal(data, &all)
	if err == nil && all["moves"] != nil {
		err = json.Unmarshal(all["moves"], &s.inputs)
	}
	if err == nil && all["saves"] != nil {
		err = json.Unmarshal(all["saves"], &names)
	}
	if err != nil {
		return nil, nil, message.New("match-not-one")
	}
	changed := false
	for i, name := range names {
		if to, ok := renamed[folder+name]; ok {
			names[i], changed = path.Base(to), true
		}
	}
	if changed {
		if all["saves"], err = json.Marshal(names); err == nil {
			data, err = json.MarshalIndent(all, "", " ")
		}
	}
	delete(all, "moves")
	delete(all, "saves")
	head, wrong := json.Marshal(all)
	s.header = string(head)
	return &s, data, errors.Join(err, wrong)
}

// merged is the outcome of adding so many lines.
func merged(n int, err error) (library.Merged, error) {
	if n == 0 || err != nil {
		return library.MergedNothing, err
	}
	return library.MergedNewer, nil
}

// settings takes over settings, except what belongs to the machine or is of another type than
// here, and adds what was learned.
func (r *restoring) settings(f *file) (library.Merged, error) {
	its, mine := map[string]json.RawMessage{}, map[string]json.RawMessage{}
	if err := json.Unmarshal(f.data, &its); err != nil {
		return 0, err
	}
	merged := library.MergedNew
	there, err := files.Read(r.Settings, settings.most)
	if !errors.Is(err, fs.ErrNotExist) {
		merged = library.MergedNewer
		_ = json.Unmarshal(there, &mine) // what cannot be understood, or is too long, counts as empty
		if err := r.aside(settings.ending, r.Settings); err != nil {
			return 0, err
		}
	}
	delete(its, "fullScreen")
	for name, now := range mine {
		if it, ok := its[name]; name == "fullScreen" || ok && !alike(decoded(it), decoded(now)) {
			its[name] = now
		}
	}
	for _, name := range [...]string{"told", "learned"} {
		if its[name], err = united(its[name], mine[name]); err != nil {
			return 0, err
		}
	}
	data, err := json.MarshalIndent(its, "", "\t")
	if err == nil {
		err = os.MkdirAll(filepath.Dir(r.Settings), 0o755)
	}
	if err == nil {
		err = files.Write(r.Settings, append(data, '\n'))
	}
	return merged, err
}

// decoded is a value of JSON with its numbers as they are written.
func decoded(data json.RawMessage) (v any) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	_ = d.Decode(&v) // it has been decoded before
	return v
}

// alike reports whether a value of JSON is of the type of another, as are all values in it.
func alike(v, of any) bool {
	switch of := of.(type) {
	case json.Number:
		n, ok := v.(json.Number)
		_, broken := n.Int64()
		_, fraction := of.Int64()
		return ok && (broken == nil || fraction != nil)
	case []any:
		list, ok := v.([]any)
		return ok && (len(of) == 0 || !slices.ContainsFunc(list, func(v any) bool { return !alike(v, of[0]) }))
	case map[string]any:
		all, ok := v.(map[string]any)
		for name, v := range all {
			if it, there := of[name]; there && !alike(v, it) {
				return false
			}
		}
		return ok
	}
	return reflect.TypeOf(v) == reflect.TypeOf(of)
}

// united returns the names in any of the lists.
func united(lists ...json.RawMessage) (json.RawMessage, error) {
	all := []string{}
	for _, list := range lists {
		var names []string
		if list != nil && json.Unmarshal(list, &names) != nil {
			continue // what cannot be understood counts as empty
		}
		for _, name := range names {
			if !slices.Contains(all, name) {
				all = append(all, name)
			}
		}
	}
	return json.Marshal(all)
}
