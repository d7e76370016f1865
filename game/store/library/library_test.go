package library_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/library"
)

// trial makes legal decks; n up to 13³ gives different lists.
func trial(t testing.TB, name, uuid string, n int) *deck.Deck {
	t.Helper()
	d, err := deck.Named("onyx")
	require.NoError(t, err)
	d.Name, d.UUID = name, uuid
	for i := range d.Cards {
		two := [...][2]string{{"anger", "punch"}, {"fear", "hand-of-dis"}, {"bait-and-switch", "ghostly-hand"}}[i/12]
		c := &d.Cards[i]
		*c = deck.Card{ID: two[0], House: d.Houses[i/12]}
		if i%12 < [...]int{n % 13, n / 13 % 13, n / 169}[i/12] {
			c.ID = two[1]
		}
	}
	return d
}

func add(t testing.TB, l *library.Library, decks ...*deck.Deck) []library.Imported {
	t.Helper()
	done, err := l.Import(t.Context(), decks, nil)
	require.NoError(t, err)
	require.Len(t, done, len(decks))
	return done
}

func load(t testing.TB, l *library.Library) []library.Entry {
	t.Helper()
	all, problems, err := l.Load()
	require.NoError(t, err)
	require.Empty(t, problems)
	return all
}

func ids(all []library.Entry) (ids []string) {
	for _, e := range all {
		ids = append(ids, e.ID)
	}
	return ids
}

// K34.1: an alliance that is called like one of its decks, or like another alliance, replaces neither.
func TestAllianceReplacesNoDeck(t *testing.T) {
	l := library.Open(t.TempDir())
	alliance := func(n int, pods ...string) *deck.Deck {
		d := trial(t, "Ash", "", n)
		d.Alliance = pods
		return d
	}
	add(t, l, trial(t, "Ash", "", 1), alliance(170, "Ash", "Ash", "Oak"), alliance(339, "Ash", "Ash", "Elm"))
	assert.ElementsMatch(t, []string{"ash", "ash-2", "ash-3"}, ids(load(t, l)))
	assert.Equal(t, library.Replaced, add(t, l, alliance(508, "Ash", "Ash", "Elm"))[0].Change, "its list was corrected")
	e, err := l.Entry("ash-3")
	require.NoError(t, err)
	assert.Equal(t, alliance(508, "Ash", "Ash", "Elm"), e.Deck)
}

func TestNothingIsThereAtFirst(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "none", "decks")
	assert.Empty(t, load(t, library.Open(dir)))
	assert.NoDirExists(t, dir, "looking makes nothing")
}

// A deck is read back as it was imported, under a short name that nothing else has.
func TestImport(t *testing.T) {
	l := library.Open(t.TempDir())
	a := trial(t, "Brindle, the “Sæmple” d'Hêxford", "11111111-2222-4333-8444-555555555555", 1)
	b := trial(t, "Brindle the Saemple dHexford", "11111111-2222-4333-8444-666666666666", 2)
	c := trial(t, "onyx", "", 3)
	e := trial(t, "!!!", "", 4)
	done := add(t, l, a, b, c, e)
	for _, d := range done {
		assert.Equal(t, library.Added, d.Change)
	}
	all := load(t, l)
	assert.ElementsMatch(t, []string{"brindle-the-saemple-dhexford", "brindle-the-saemple-dhexford-2", "onyx-2", "deck"}, ids(all))
	found, err := library.Find(all, "brindle-the-saemple-dhexford")
	require.NoError(t, err)
	assert.Equal(t, a, found.Deck)
	assert.False(t, found.Added.IsZero())
}

// Importing again changes nothing, or adds what was not known.
func TestImportAgain(t *testing.T) {
	l := library.Open(t.TempDir())
	bare := trial(t, "Brindle", "", 1)
	add(t, l, bare)
	assert.Equal(t, library.Same, add(t, l, bare)[0].Change)
	full := trial(t, "Brindle", "11111111-2222-4333-8444-555555555555", 1)
	assert.Equal(t, library.Updated, add(t, l, full)[0].Change)
	assert.Equal(t, library.Same, add(t, l, bare)[0].Change, "a poorer import erases nothing")
	all := load(t, l)
	require.Len(t, all, 1)
	assert.Equal(t, full.UUID, all[0].Deck.UUID)
	assert.Equal(t, library.Replaced, add(t, l, trial(t, "Brindle", "", 2))[0].Change, "a list that was corrected")
	assert.Equal(t, library.Added, add(t, l, trial(t, "Brindle", "", 2000))[0].Change, "another deck of the same name")
	assert.Equal(t, library.Replaced, add(t, l, full)[0].Change)
	require.Len(t, load(t, l), 2)
	assert.Equal(t, library.Added, add(t, l, trial(t, "Ash", "", 5))[0].Change)
	assert.Equal(t, library.Added, add(t, l, trial(t, "Oak", "", 9))[0].Change, "without an ID it is not taken for another without")
	twin := trial(t, "Brindle", "11111111-2222-4333-8444-000000000000", 1)
	assert.Equal(t, library.Added, add(t, l, twin, twin)[0].Change, "another deck of the same list")
	assert.Len(t, load(t, l), 5)
}

func TestChange(t *testing.T) {
	l := library.Open(t.TempDir())
	add(t, l, trial(t, "Brindle", "", 1))
	e, err := l.Change("brindle", func(e *library.Entry) error {
		e.Title, e.Favourite = " The hammer ", true
		return nil
	})
	require.NoError(t, err)
	assert.Equal(t, "The hammer", e.Name())
	all := load(t, l)
	assert.Equal(t, []library.Entry{e}, all)
	assert.Equal(t, library.Same, add(t, l, trial(t, "Brindle", "", 1))[0].Change)
	assert.Equal(t, "The hammer", load(t, l)[0].Title, "an import leaves the title")
	_, err = l.Change("brindle", func(e *library.Entry) error { e.Title = "AB12C-D34EF-5GH6J"; return nil })
	require.ErrorIs(t, err, deck.ErrPrivateCode)
	_, err = l.Change("brindle", func(e *library.Entry) error { e.Title = "a\x1b[2J"; return nil })
	assert.ErrorContains(t, err, "printable")
	_, err = l.Change("brindle", func(*library.Entry) error { return errors.New("no") })
	assert.EqualError(t, err, "no")
	_, err = l.Change("nothing", func(*library.Entry) error { return nil })
	assert.ErrorContains(t, err, `no longer has a deck "nothing"`)
	assert.Equal(t, []library.Entry{e}, load(t, l))
}

func TestRemoveAndRestore(t *testing.T) {
	l := library.Open(t.TempDir())
	add(t, l, trial(t, "Brindle", "", 1), trial(t, "Other", "", 2))
	before := load(t, l)
	removed, err := l.Remove("brindle")
	require.NoError(t, err)
	assert.Equal(t, []string{"other"}, ids(load(t, l)))
	require.NoError(t, l.Restore(removed))
	assert.Equal(t, before, load(t, l))
	assert.Error(t, l.Restore(removed), "it is there already")
	removed, err = l.Remove("brindle")
	require.NoError(t, err)
	add(t, l, trial(t, "Brindle", "", 3))
	require.NoError(t, l.Restore(removed), "another deck has its name now")
	assert.ElementsMatch(t, []string{"brindle", "brindle-2", "other"}, ids(load(t, l)))
	_, err = l.Remove("nothing")
	assert.Error(t, err)
}

// A file written by hand is read; one that cannot be read is set aside, and the rest
// loads.
func TestFilesByHand(t *testing.T) {
	dir := t.TempDir()
	l := library.Open(dir)
	add(t, l, trial(t, "Brindle", "", 1))
	good, err := os.ReadFile(filepath.Join(dir, "brindle.json"))
	require.NoError(t, err)
	file := func(name, text string) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
	}
	file("alone.json", "\ufeff"+strings.ReplaceAll(string(trial(t, "Alone", "", 2).JSON()), "\n", "\r\n")) // from another editor
	file("cut.json", string(good[:len(good)/2]))
	file("wrong.json", strings.Replace(string(good), `"punch"`, `"punched"`, 1))
	file("misspelt.json", strings.Replace(string(good), `"favourite"`, `"favorite"`, 1))
	file("later.json", strings.Replace(string(good), `"version": 1`, `"version": 9`, 1))
	file("notes.txt", "mine")
	all, problems, err := l.Load()
	require.NoError(t, err)
	assert.Equal(t, []string{"alone", "brindle"}, ids(all))
	var told []string
	for _, p := range problems {
		told = append(told, filepath.Base(p.File)+" "+filepath.Base(p.Backup))
	}
	assert.ElementsMatch(t, []string{"cut.json cut.json.broken", "later.json .", "misspelt.json misspelt.json.broken",
		"wrong.json wrong.json.broken"}, told)
	for _, p := range problems {
		if p.Backup == "" {
			assert.ErrorContains(t, p, "later version")
			continue
		}
		assert.ErrorContains(t, p, "set aside as "+filepath.Base(p.Backup))
		assert.FileExists(t, p.Backup)
	}
	file("cut.json", "again")
	all, problems, err = l.Load()
	require.NoError(t, err)
	assert.Len(t, all, 2)
	assert.Len(t, problems, 2)
	broken, err := l.Broken()
	require.NoError(t, err)
	assert.Len(t, broken, 4, "nothing set aside is written over")
	text, err := os.ReadFile(filepath.Join(dir, "later.json"))
	require.NoError(t, err)
	assert.Contains(t, string(text), `"version": 9`)
}

// Anything among the decks that is not a file of a deck is reported, and never
// waited for; a link to one is read.
func TestWhatIsNoFile(t *testing.T) {
	dir := t.TempDir()
	l := library.Open(dir)
	add(t, l, trial(t, "Brindle", "", 1))
	require.NoError(t, os.Mkdir(filepath.Join(dir, "folder.json"), 0o755))
	require.NoError(t, os.Symlink(filepath.Join(dir, "brindle.json"), filepath.Join(dir, "linked.json")))
	require.NoError(t, os.Symlink(filepath.Join(dir, "gone"), filepath.Join(dir, "dangling.json")))
	require.NoError(t, os.Symlink("round.json", filepath.Join(dir, "round.json")))
	require.NoError(t, exec.Command("mkfifo", filepath.Join(dir, "pipe.json")).Run())
	long := strings.Replace(string(trial(t, "Long", "", 2).JSON()), "Long", strings.Repeat("L", 1_000_000), 1)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "long.json"), []byte(long), 0o644))
	all, problems, err := l.Load()
	require.NoError(t, err)
	assert.Equal(t, []string{"brindle", "linked"}, ids(all))
	var told []string
	for _, p := range problems {
		told = append(told, filepath.Base(p.File)+" "+filepath.Base(p.Backup))
		assert.NotContains(t, p.Error(), "\n")
		assert.Less(t, len(p.Error()), 500)
	}
	assert.ElementsMatch(t, []string{"folder.json .", "pipe.json .", "dangling.json .", "round.json .", "long.json long.json.broken"}, told)
}

// Without a directory nothing is kept, and every method says what to set.
func TestNowhere(t *testing.T) {
	l := library.Open("")
	_, _, err := l.Load()
	require.ErrorIs(t, err, files.ErrNowhere)
	_, err = l.Import(t.Context(), []*deck.Deck{trial(t, "Brindle", "", 1)}, nil)
	require.ErrorIs(t, err, files.ErrNowhere)
	_, err = l.Remove("brindle")
	require.ErrorIs(t, err, files.ErrNowhere)
}

// Several programs at the same time lose nothing.
func TestSideBySide(t *testing.T) {
	dir := t.TempDir()
	add(t, library.Open(dir), trial(t, "Common", "", 0))
	var all sync.WaitGroup
	for i := range 4 {
		all.Go(func() {
			l := library.Open(dir)
			for range 5 {
				_, err := l.Import(t.Context(), []*deck.Deck{trial(t, "Same", "", 7), trial(t, string(rune('A'+i)), "", 1+i)}, nil)
				assert.NoError(t, err)
				_, err = l.Change("common", func(e *library.Entry) error { e.Title += "x"; return nil })
				assert.NoError(t, err)
			}
		})
	}
	all.Wait()
	entries := load(t, library.Open(dir))
	assert.Equal(t, []string{"a", "b", "c", "common", "d", "same"}, ids(entries))
	common, err := library.Find(entries, "common")
	require.NoError(t, err)
	assert.Equal(t, strings.Repeat("x", 20), common.Title)
}

func TestFind(t *testing.T) {
	l := library.Open(t.TempDir())
	add(t, l, trial(t, "Brindle, the Sæmple", "abcdef11-2222-4333-8444-555555555555", 1), trial(t, "Brindle of Hexford", "", 2),
		trial(t, "Other", "", 3))
	_, err := l.Change("other", func(e *library.Entry) error { e.Title = "Mine"; return nil })
	require.NoError(t, err)
	all := append(library.Embedded(), load(t, l)...)
	for name, want := range map[string]string{
		"onyx": "onyx", "ONYX": "onyx", "other": "other", "mine": "other", "brindle the saemple": "brindle-the-saemple",
		"hexford": "brindle-of-hexford", "ABCDEF11-2222-4333-8444-555555555555": "brindle-the-saemple", `Miss "Onyx" Censorius`: "onyx",
	} {
		e, err := library.Find(all, name)
		if assert.NoError(t, err, name) {
			assert.Equal(t, want, e.ID, name)
		}
	}
	_, err = library.Find(all, "brindle")
	assert.EqualError(t, err, `"brindle" fits 2 decks: brindle-of-hexford, brindle-the-saemple; use the short name of one`)
	_, err = library.Find(all, "zzz")
	assert.ErrorContains(t, err, `no deck is called "zzz"; choose one of: onyx, argus`)
	_, err = library.Find(all, "?")
	assert.Error(t, err)
}

func TestQuery(t *testing.T) {
	l := library.Open(t.TempDir())
	add(t, l, trial(t, "Ämsel", "", 1), trial(t, "Zorn", "", 2))
	_, err := l.Change("zorn", func(e *library.Entry) error { e.Favourite = true; return nil })
	require.NoError(t, err)
	all := append(library.Embedded()[:2], load(t, l)...)
	for name, c := range map[string]struct {
		query library.Query
		want  []string
	}{
		"all by name": {library.Query{}, []string{"zorn", "amsel", "onyx", "argus"}},
		"text":        {library.Query{Text: "AMS"}, []string{"amsel"}},
		"a card": {library.Query{Text: "ams", Holds: func(e *library.Entry) bool { return e.ID == "argus" || e.ID == "zorn" }},
			[]string{"amsel", "zorn", "argus"}},
		"house":      {library.Query{House: card.Untamed}, []string{"argus"}},
		"set":        {library.Query{Set: "AoA"}, nil},
		"favourites": {library.Query{Favourite: true}, []string{"zorn"}},
		"newest first": {library.Query{Order: library.ByAdded, Keep: func(e *library.Entry) bool { return !e.Favourite }},
			[]string{"amsel", "onyx", "argus"}},
		"wins": {library.Query{Order: library.ByWins, Wins: func(e *library.Entry) int { return len(e.ID) }},
			[]string{"zorn", "amsel", "argus", "onyx"}},
	} {
		assert.Equal(t, c.want, ids(c.query.Select(all)), name)
	}
}

// A short name is at most 48 letters long, and does not end with a dash.
func TestLongNames(t *testing.T) {
	l := library.Open(t.TempDir())
	long, cut := strings.Repeat("a", 60), strings.Repeat("b", 47)
	add(t, l, trial(t, long, "", 1), trial(t, cut+" c", "", 2))
	assert.ElementsMatch(t, []string{long[:48], cut}, ids(load(t, l)))
}
