package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/adrg/xdg"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
)

// TestMain keeps the tests away from the library of the person who runs them.
func TestMain(m *testing.M) {
	if args := os.Getenv("ARCHON_ARGS"); args != "" {
		os.Exit(run(strings.Fields(args), os.Stdin, os.Stdout, os.Stderr))
	}
	dir, err := os.MkdirTemp("", "archon")
	if err != nil {
		panic(err)
	}
	xdg.DataHome = dir
	for _, locale := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		_ = os.Unsetenv(locale)
	}
	status := m.Run()
	_ = os.RemoveAll(dir)
	os.Exit(status)
}

// ownLibrary gives the test a library of its own.
func ownLibrary(t *testing.T) {
	t.Helper()
	before := xdg.DataHome
	xdg.DataHome = t.TempDir()
	t.Cleanup(func() { xdg.DataHome = before })
}

// listFile writes a deck with that name to a file. Its first n cards are replaced by
// Anger, so equal numbers make equal lists.
func listFile(t *testing.T, name string, n int, change ...func(*deck.Deck)) string {
	t.Helper()
	d, err := deck.Named("onyx")
	require.NoError(t, err)
	d.Name = name
	for i := range n {
		d.Cards[i].ID = "anger"
	}
	for _, c := range change {
		c(d)
	}
	path := filepath.Join(t.TempDir(), "list.json")
	require.NoError(t, os.WriteFile(path, d.JSON(), 0o600))
	return path
}

func listJSON(t *testing.T, args ...string) (all []listedDeck) {
	t.Helper()
	require.NoError(t, json.Unmarshal([]byte(must(t, append([]string{"decks", "list", "--json"}, args...)...)), &all))
	return all
}

// golden compares what the program said with a file in testdata.
func golden(t *testing.T, name, told string) {
	t.Helper()
	file := filepath.Join("testdata", name+".txt")
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(told), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, string(want), told)
}

func TestDecks(t *testing.T) {
	ownLibrary(t)
	golden(t, "decks", must(t, "decks"))
	assert.Equal(t, must(t, "decks"), must(t, "decks", "list"))
	assert.Len(t, listJSON(t), len(deck.Embedded()))
	assert.Empty(t, listJSON(t, "--own"))
	assert.Len(t, listJSON(t, "--house", "Mars"), 4)
	assert.Len(t, listJSON(t, "--set", "DT"), 2)
	assert.Equal(t, "onyx", listJSON(t, "censorius")[0].ID)
}

// A deck can be imported, played by name, exported, edited, removed, and restored.
func TestDeckComesAndGoes(t *testing.T) {
	ownLibrary(t)
	path := listFile(t, "Brindle, the Sample", 3)
	assert.Equal(t, "added: Brindle, the Sample (brindle-the-sample)\n", must(t, "decks", "import", path))
	assert.Equal(t, "already known: Brindle, the Sample (brindle-the-sample)\n", must(t, "decks", "import", path))
	golden(t, "deck", strings.ReplaceAll(must(t, "decks", "show", "brindle"), library.Dir(), "LIBRARY"))
	assert.Contains(t, must(t, "sim", "--games", "1", "--decks", "brindle-the-sample"), "1 game in")
	assert.Contains(t, must(t, "sim", "--games", "1", "--decks", "brindle,onyx,"+path), "1 game in")

	list, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(list), must(t, "decks", "export", "brindle"))
	plain := must(t, "decks", "export", "brindle", "--text")
	assert.Contains(t, plain, "Brindle, the Sample\n")
	text := filepath.Join(t.TempDir(), "list.txt")
	must(t, "decks", "export", "brindle", "-o", text)
	written, err := os.ReadFile(text)
	require.NoError(t, err)
	assert.Equal(t, plain, string(written))

	shown := must(t, "decks", "edit", "brindle", "--title", "Hammer", "--favourite")
	assert.Contains(t, shown, "Hammer\n  name:  Brindle, the Sample\n")
	first := listJSON(t)[0]
	assert.Equal(t, "Hammer", first.Title)
	assert.True(t, first.Favourite && first.Playable)

	out, errs, status := archon("", "decks", "remove", "hammer")
	assert.Equal(t, 2, status)
	assert.Empty(t, out)
	assert.Contains(t, errs, "--yes")
	gone := must(t, "decks", "remove", "hammer", "--yes")
	assert.Empty(t, listJSON(t, "--own"))
	_, file, ok := strings.Cut(strings.TrimSpace(gone), "archon decks import ")
	require.True(t, ok, gone)
	must(t, "decks", "import", strings.Trim(file, "'"))
	assert.Equal(t, first, listJSON(t)[0], "with its title and all")
}

func TestImportOfMany(t *testing.T) {
	ownLibrary(t)
	dir := t.TempDir()
	for i, name := range []string{"a.json", "b.json", "c.json"} {
		data, err := os.ReadFile(listFile(t, "Deck "+name, 3*i))
		require.NoError(t, err)
		if i == 2 {
			data = data[:len(data)/2]
		}
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), data, 0o600))
	}
	out, errs, status := archon("", "decks", "import", dir)
	assert.Equal(t, 2, status)
	assert.Contains(t, out, "In 3 sources: 2 decks added, 1 deck that cannot be read")
	assert.Contains(t, errs, "nothing was imported; --yes imports without asking")
	out, _, status = archon("", "decks", "import", "--dry-run", dir)
	assert.Equal(t, 1, status, "one of them cannot be read")
	assert.Contains(t, out, "added: Deck a.json (deck-a-json)")
	assert.Empty(t, listJSON(t, "--own"))
	out, errs, status = archon("", "decks", "import", "--yes", dir)
	assert.Equal(t, 1, status)
	assert.Contains(t, out, "2 decks added")
	assert.Contains(t, out, "archon decks undo undoes this import")
	assert.Contains(t, errs, "c.json: ")
	assert.Contains(t, errs, "1 deck could not be read")
	assert.Len(t, listJSON(t, "--own"), 2)
	var all []taken
	out, _, status = archon("", "decks", "import", "--json", dir)
	assert.Equal(t, 1, status)
	require.NoError(t, json.Unmarshal([]byte(out), &all))
	require.Len(t, all, 3)
	assert.Equal(t, "known already", all[0].Change)
	assert.NotEmpty(t, all[2].Error)
	data, err := os.ReadFile(listFile(t, "From nowhere", 9))
	require.NoError(t, err)
	out, errs, status = archon(string(data), "decks", "import", "-")
	assert.Zero(t, status, errs)
	assert.Contains(t, out, "added: From nowhere")
}

// A whole import can be undone, and importing another list of a known deck keeps the
// old one.
func TestImportIsUndone(t *testing.T) {
	ownLibrary(t)
	uuid := func(d *deck.Deck) { d.UUID = "11111111-2222-4333-8444-555555555555" }
	must(t, "decks", "import", listFile(t, "Brindle", 3, uuid))
	before := must(t, "decks", "export", "brindle")
	out := must(t, "decks", "import", "--yes", listFile(t, "Brindle", 9, uuid), listFile(t, "Second", 5))
	assert.Contains(t, out, "replaced: Brindle (brindle)")
	assert.Contains(t, out, "the old list is kept for a month")
	assert.NotEqual(t, before, must(t, "decks", "export", "brindle"))
	out = must(t, "decks", "undo")
	assert.Contains(t, out, "is undone: 1 deck removed, 1 deck as before")
	assert.Equal(t, before, must(t, "decks", "export", "brindle"))
	assert.Len(t, listJSON(t, "--own"), 1)
	must(t, "decks", "undo")
	assert.Empty(t, listJSON(t, "--own"))
	_, errs, status := archon("", "decks", "undo")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "no import that can be undone")

	must(t, "decks", "import", listFile(t, "Brindle", 3))
	must(t, "decks", "edit", "brindle", "--title", "Mine")
	assert.Contains(t, must(t, "decks", "undo"), "brindle was changed after it and stays")
	assert.Len(t, listJSON(t, "--own"), 1)
}

// Icons that a source leaves unknown are reported and can be entered.
func TestOpenIcons(t *testing.T) {
	ownLibrary(t)
	must(t, "decks", "import", listFile(t, "Open", 3, func(d *deck.Deck) { d.Cards[3].Icons = append(d.Cards[3].Icons, deck.UnknownIcon) }))
	assert.Contains(t, must(t, "decks", "list", "--own"), "bonus icons of 1 card unknown")
	assert.Contains(t, must(t, "decks", "show", "open"), "enhanced: unknown")
	assert.Contains(t, must(t, "decks", "check"), "note: the bonus icons of 1 card are not known")
	shown := must(t, "decks", "edit", "open", "--icons", "warsong=draw,amber", "--icons", "Anger#2=capture")
	assert.Contains(t, shown, "Warsong (action, enhanced: draw, æmber)")
	assert.Contains(t, shown, "1 Anger (action, enhanced: capture)")
	assert.Zero(t, listJSON(t)[0].OpenIcons)
	for icons, want := range map[string]string{
		"warsong": "CARD=ICONS", "warsong=key": `"key" is not a bonus icon`, "fog=draw": `no card "fog"`, "anger=draw": "use anger#1 to anger#3",
		"anger#9=draw":                          "#3",
		"warsong=" + strings.Repeat("draw,", 9): "more than 8",
	} {
		_, errs, status := archon("", "decks", "edit", "open", "--icons", icons)
		assert.Equal(t, 2, status)
		assert.Contains(t, errs, want, icons)
	}
}

// unimplemented is a creature card that the program does not implement.
func unimplemented(t *testing.T) (id, name string) {
	t.Helper()
	cat, err := shipped.catalogue()
	require.NoError(t, err)
	for _, p := range cards.Facts() {
		if _, ok := cat.Number(p.ID); !ok && p.Type == "creature" {
			return p.ID, deck.Title(p.ID)
		}
	}
	t.Skip("every card is implemented")
	return "", ""
}

// A deck with unimplemented cards is kept and reported, and not played.
func TestUnplayableDeck(t *testing.T) {
	ownLibrary(t)
	id, name := unimplemented(t)
	path := listFile(t, "Later", 3, func(d *deck.Deck) {
		for i := range 2 {
			d.Cards[i] = deck.Card{ID: id, House: d.Houses[0], Maverick: true}
		}
	})
	why := "cannot be played yet, 2 of 36 cards are not implemented: " + name + " ×2"
	assert.Contains(t, must(t, "decks", "import", "--dry-run", path), why)
	assert.Contains(t, must(t, "decks", "import", path), why)
	assert.Contains(t, must(t, "decks", "list", "--own"), "2 of 36 cards are not implemented")
	assert.Empty(t, listJSON(t, "--own", "--playable"))
	assert.Contains(t, must(t, "decks", "show", "later"), "not implemented: "+name+" ×2")
	_, errs, status := archon("", "sim", "--decks", "later")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, name)
	out, _, status := archon("", "decks", "check", "later")
	assert.Equal(t, 1, status)
	assert.Contains(t, out, "bad: Later (")
}

// Listing decks sets aside broken files with a message, and check also reports decks
// that the library contains twice.
func TestBrokenLibrary(t *testing.T) {
	ownLibrary(t)
	must(t, "decks", "import", listFile(t, "Brindle", 3))
	dir := library.Dir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "cut.json"), []byte("{"), 0o600))
	good, err := os.ReadFile(filepath.Join(dir, "brindle.json"))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "twice.json"), good, 0o600))
	out, errs, status := archon("", "decks", "list")
	assert.Zero(t, status)
	assert.Contains(t, out, "brindle")
	assert.Contains(t, errs, "set aside as cut.json.broken")
	assert.Empty(t, must(t, "decks", "list", "--own", "--house", "Unfathomable", "--json")[3:])
	out, _, status = archon("", "decks", "check")
	assert.Equal(t, 1, status)
	assert.Contains(t, out, "in the library twice, also as twice")
	assert.Contains(t, out, "cut.json.broken")
	out, _, status = archon("", "decks", "check", listFile(t, "Good", 4))
	assert.Zero(t, status)
	assert.Contains(t, out, "good: Good (")
}

// The work of a check grows with the number of decks, not with its square.
func TestCheckOfManyDecks(t *testing.T) {
	allocated := func(n int) uint64 {
		ownLibrary(t)
		d, err := deck.Named("onyx")
		require.NoError(t, err)
		var all []*deck.Deck
		for i := range n {
			one := *d
			one.Name, one.UUID = fmt.Sprint("Deck ", i), fmt.Sprintf("11111111-2222-4333-8444-%012d", i)
			all = append(all, &one)
		}
		_, err = library.Open(library.Dir()).Import(t.Context(), all[:1], nil)
		require.NoError(t, err)
		for i, d := range all { // as if placed there by hand
			require.NoError(t, os.WriteFile(filepath.Join(library.Dir(), fmt.Sprint("deck-", i, ".json")), d.JSON(), 0o600))
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		s, err := shipped.openCollection(io.Discard)
		require.NoError(t, err)
		for i := range n {
			s.checkEntry(&s.entries[i])
		}
		runtime.ReadMemStats(&after)
		return after.TotalAlloc - before.TotalAlloc
	}
	allocated(10)
	few, many := allocated(50), allocated(400)
	assert.Less(t, many, 12*few)
}

// Without a home directory nothing is written anywhere, and the error says what to set.
func TestWithoutAHome(t *testing.T) {
	list := listFile(t, "Brindle", 3)
	for _, args := range []string{"decks", "decks import " + list, "decks check", "play --resume last"} {
		c := exec.Command(os.Args[0])
		c.Env = []string{"ARCHON_ARGS=" + args, "PATH=" + os.Getenv("PATH")}
		out, err := c.CombinedOutput()
		require.Error(t, err, args)
		assert.Contains(t, string(out), "set HOME, or XDG_DATA_HOME", args)
		assert.Equal(t, 1, strings.Count(string(out), "\n"), "%s: %s", args, out)
		assert.NoDirExists(t, "/.local")
	}
	c := exec.Command(os.Args[0]) // what needs no directory still works
	c.Env = []string{"ARCHON_ARGS=sim --games 1 --decks onyx"}
	out, err := c.CombinedOutput()
	require.NoError(t, err, string(out))
}

func TestBadUseOfDecks(t *testing.T) {
	ownLibrary(t)
	must(t, "decks", "import", "--yes", listFile(t, "Brindle one", 3), listFile(t, "Brindle two", 9))
	for args, want := range map[string]string{
		"decks now":                              "there is no command now",
		"decks list --house Fog":                 "--house Fog: use one of brobnar",
		"decks list --set XYZ":                   "--set XYZ",
		"decks list --sort age":                  "--sort age",
		"decks show":                             "wrong number of arguments; use: archon decks show NAME",
		"decks show fog":                         `no deck is called "fog"`,
		"decks show brindle":                     `may be any of 2 decks: brindle-one, brindle-two`,
		"decks remove onyx --yes":                "comes with the program",
		"decks edit onyx --title x":              "comes with the program",
		"decks edit brindle-one":                 "one of these flags is needed: --title, --favourite, --icons",
		"decks export brindle-one --text --json": "exclude one another: --json, --text",
		"decks import ./none.json":               "none.json",
		"sim --decks brindle":                    "brindle-one, brindle-two",
	} {
		out, errs, status := archon("", strings.Fields(args)...)
		assert.Equal(t, 2, status, args)
		assert.Empty(t, out, args)
		assert.Contains(t, errs, want, args)
	}
}
