package backup

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/keyraken/keyraken/game/files"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/library"
	"github.com/keyraken/keyraken/game/replay"
)

// Report is the outcome of a restore, counted by file.
type Report struct {
	Added  int // files that were not there
	Newer  int // those that replaced older ones
	Beside int // those that are beside others with their name, under a new one
	Stayed int // those with nothing to restore
}

// Restore restores what is in the archive. Nothing that is already there is lost:
//
//   - of two saves of one game, the one that continues the other stays; saves of other games, and
//     of a game that was continued in two ways, are both kept. The same goes for matches.
//   - of two files of one deck the newer stays, and the older is kept among the removed decks for
//     a month; different decks with the same short name are both kept.
//   - missing results and achievements are added.
//   - of two studies of the lab the newer stays.
//   - the settings are those of the archive; the previous ones are kept beside them, in a file
//     ending in ".before", and what was learned stays learned.
func (a *Archive) Restore(p Places) (r Report, err error) {
	renamed := map[string]string{} // saves that are put beside others
	lib := library.Open(p.Decks)
	for _, k := range [...]kind{saves, analyses, matches, decks, studies, {}} {
		for i := range a.files {
			f := &a.files[i]
			if of, _ := kindOf(f.name); of != k {
				continue
			}
			base, place := filepath.Base(f.name), p.place(k.folder)
			if k != (kind{}) {
				if place == "" {
					continue
				}
				if err := os.MkdirAll(place, 0o755); err != nil {
					return r, languages.Fail("backup-stopped", f.name, err)
				}
			}
			var came library.Came
			switch k {
			case saves:
				came, err = f.save(place, renamed)
			case analyses:
				save := strings.TrimSuffix(base, replay.Analysed)
				to, also := renamed[save]
				if !also {
					to = save
				}
				came, err = f.newer(filepath.Join(place, to+replay.Analysed))
			case matches:
				came, err = f.match(place, renamed)
			case decks:
				came, err = lib.Bring(strings.TrimSuffix(base, library.DeckExtension), f.data, f.when)
			case studies:
				came, err = f.newer(filepath.Join(place, base))
			default:
				came, err = f.single(p, lib)
			}
			if err != nil {
				return r, languages.Fail("backup-stopped", f.name, err)
			}
			r.count(came)
		}
	}
	return r, nil
}

func (r *Report) count(c library.Came) {
	*map[library.Came]*int{library.CameNew: &r.Added, library.CameNewer: &r.Newer, library.CameBeside: &r.Beside,
		library.CameKnown: &r.Stayed}[c]++
}

// put writes a file with its original time.
func (f *file) put(path string, data []byte) error {
	if err := files.Write(path, data); err != nil {
		return err
	}
	return os.Chtimes(path, f.when, f.when)
}

// newer replaces a file that is older or missing.
func (f *file) newer(path string) (library.Came, error) {
	came := library.CameNew
	if info, err := os.Stat(path); err == nil {
		if !f.when.Truncate(time.Second).After(info.ModTime()) {
			return library.CameKnown, nil
		}
		came = library.CameNewer
	}
	return came, f.put(path, f.data)
}

// beside writes a file under a free name, and returns the name.
func (f *file) beside(dir, extension string, data []byte) (string, error) {
	stem := strings.TrimSuffix(filepath.Base(f.name), extension)
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
func (f *file) save(dir string, renamed map[string]string) (library.Came, error) {
	base := filepath.Base(f.name)
	path := filepath.Join(dir, base)
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
		return library.CameNew, f.put(path, f.data)
	}
	if err != nil {
		return 0, err
	}
	if bytes.Equal(there, f.data) {
		return library.CameKnown, nil
	}
	mine, broken := storyOf(there)
	its, err := storyOf(f.data)
	if err != nil {
		return 0, err
	}
	switch {
	case broken == nil && its.begins(mine):
		return library.CameKnown, nil
	case broken == nil && mine.begins(its) && !played:
		return library.CameNewer, f.put(path, f.data)
	}
	renamed[base], err = f.beside(dir, saves.extension, f.data)
	return library.CameBeside, err
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
		return nil, languages.Fail("read-save-first-line", errors.New("JSON"))
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
func (f *file) match(dir string, renamed map[string]string) (library.Came, error) {
	path := filepath.Join(dir, filepath.Base(f.name))
	its, data, err := movesOf(f.data, renamed)
	if err != nil {
		return 0, err
	}
	there, err := files.Read(path, matches.most)
	if errors.Is(err, fs.ErrNotExist) {
		return library.CameNew, f.put(path, data)
	}
	if err != nil {
		return 0, err
	}
	mine, _, err := movesOf(there, nil)
	switch {
	case err == nil && its.begins(mine):
		return library.CameKnown, nil
	case err == nil && mine.begins(its):
		return library.CameNewer, f.put(path, data)
	}
	_, err = f.beside(dir, matches.extension, data)
	return library.CameBeside, err
}

// movesOf returns a match for comparison with another, and its file with the new names of saves.
func movesOf(data []byte, renamed map[string]string) (*story, []byte, error) {
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
		return nil, nil, languages.Fail("match-not-one")
	}
	changed := false
	for i, name := range names {
		if to, ok := renamed[name]; ok {
			names[i], changed = to, true
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

// single restores a single file.
func (f *file) single(p Places, lib *library.Library) (library.Came, error) {
	switch filepath.Base(f.name) {
	case library.ResultsName:
		return came(p.Decks != "", func() (int, error) { return lib.BringResults(f.data) })
	case library.FeatsName:
		return came(p.Decks != "", func() (int, error) { return lib.BringFeats(f.data) })
	case settingsName:
		if p.Settings != "" {
			return f.settings(p.Settings)
		}
	}
	return library.CameKnown, nil
}

func came(kept bool, bring func() (int, error)) (library.Came, error) {
	if !kept {
		return library.CameKnown, nil
	}
	n, err := bring()
	if n == 0 || err != nil {
		return library.CameKnown, err
	}
	return library.CameNewer, nil
}

// settings takes over settings, except what belongs to the machine, and adds what was learned.
func (f *file) settings(path string) (library.Came, error) {
	its, mine := map[string]json.RawMessage{}, map[string]json.RawMessage{}
	if err := json.Unmarshal(f.data, &its); err != nil {
		return 0, err
	}
	came := library.CameNew
	there, err := files.Read(path, singles[settingsName])
	if err == nil && json.Unmarshal(there, &mine) == nil {
		came = library.CameNewer
		if err := files.Write(path+".before", there); err != nil {
			return 0, err
		}
	} else if !errors.Is(err, fs.ErrNotExist) && err != nil {
		return 0, err
	}
	for _, name := range [...]string{"fullScreen"} {
		delete(its, name)
		if mine[name] != nil {
			its[name] = mine[name]
		}
	}
	for _, name := range [...]string{"told", "learned"} {
		if its[name], err = united(its[name], mine[name]); err != nil {
			return 0, err
		}
	}
	data, err := json.MarshalIndent(its, "", "\t")
	if err == nil {
		err = os.MkdirAll(filepath.Dir(path), 0o755)
	}
	if err == nil {
		err = files.Write(path, append(data, '\n'))
	}
	return came, err
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
