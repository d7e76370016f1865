package decks

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

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/decks/collection"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
)

func listJSON(t *testing.T, args ...string) (all []listedDeck) {
	t.Helper()
	require.NoError(t, json.Unmarshal([]byte(archon.Must(t, append([]string{"decks", "list", "--json"}, args...)...)), &all))
	return all
}

func TestDecks(t *testing.T) {
	archontest.OwnLibrary(t)
	archontest.Golden(t, "decks", archon.Must(t, "decks"))
	assert.Equal(t, archon.Must(t, "decks"), archon.Must(t, "decks", "list"))
	assert.Len(t, listJSON(t), len(deck.Embedded()))
	assert.Empty(t, listJSON(t, "--own"))
	assert.Len(t, listJSON(t, "--house", "Mars"), 9)
	assert.Len(t, listJSON(t, "--set", "DT"), 2)
	assert.Equal(t, "onyx", listJSON(t, "censorius")[0].ID)
}

// A deck can be imported, played by name, exported, edited, removed, and restored.
func TestDeckComesAndGoes(t *testing.T) {
	archontest.OwnLibrary(t)
	path := archontest.DeckFile(t, "Brindle, the Sample", 3)
	assert.Equal(t, "added: Brindle, the Sample (brindle-the-sample)\n", archon.Must(t, "decks", "import", path))
	assert.Equal(t, "already known: Brindle, the Sample (brindle-the-sample)\n", archon.Must(t, "decks", "import", path))
	archontest.Golden(t, "deck", strings.ReplaceAll(archon.Must(t, "decks", "show", "brindle"), library.Dir(), "LIBRARY"))
	assert.Contains(t, archon.Must(t, "sim", "--games", "1", "--decks", "brindle-the-sample"), "1 game in")
	assert.Contains(t, archon.Must(t, "sim", "--games", "1", "--decks", "brindle,onyx,"+path), "1 game in")

	list, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(list), archon.Must(t, "decks", "export", "brindle"))
	plain := archon.Must(t, "decks", "export", "brindle", "--text")
	assert.Contains(t, plain, "Brindle, the Sample\n")
	text := filepath.Join(t.TempDir(), "list.txt")
	archon.Must(t, "decks", "export", "brindle", "-o", text)
	written, err := os.ReadFile(text)
	require.NoError(t, err)
	assert.Equal(t, plain, string(written))

	shown := archon.Must(t, "decks", "edit", "brindle", "--title", "Hammer", "--favourite")
	assert.Contains(t, shown, "Hammer\n  name:  Brindle, the Sample\n")
	first := listJSON(t)[0]
	assert.Equal(t, "Hammer", first.Title)
	assert.True(t, first.Favourite && first.Playable)

	out, errs, status := archon.Run("", "decks", "remove", "hammer")
	assert.Equal(t, 2, status)
	assert.Empty(t, out)
	assert.Contains(t, errs, "--yes")
	gone := archon.Must(t, "decks", "remove", "hammer", "--yes")
	assert.Empty(t, listJSON(t, "--own"))
	_, file, ok := strings.Cut(strings.TrimSpace(gone), "archon decks import ")
	require.True(t, ok, gone)
	archon.Must(t, "decks", "import", strings.Trim(file, "'"))
	assert.Equal(t, first, listJSON(t)[0], "with its title and all")
}

// K34.1: an alliance of pods comes into the library and is played.
func TestAlliance(t *testing.T) {
	archontest.OwnLibrary(t)
	pods := []string{"decks", "alliance", "Our Three", "halyard:skyborn", "nimbus:Dis", "Nimbus, Below Whom All Is Fog:logos"}
	assert.Equal(t, "added: Our Three (our-three)\n", archon.Must(t, pods...))
	shown := archon.Must(t, "decks", "show", "our-three")
	assert.Contains(t, shown, "Skyborn: Skipper Halyard")
	assert.Contains(t, shown, "Logos: Nimbus, Below Whom All Is Fog")
	assert.Contains(t, archon.Must(t, "sim", "--games", "1", "--decks", "our-three"), "1 game in")
	for said, args := range map[string][]string{
		"no cards of house mars": {"halyard:skyborn", "nimbus:mars", "nimbus:logos"},
		"name three pods":        {"halyard:skyborn", "nimbus", "nimbus:logos"},
		"one set":                {"halyard:skyborn", "harrow:mars", "nimbus:logos"},
		"the deck itself":        {"halyard:skyborn", "halyard:brobnar", "halyard:ekwidon"},
		"is an alliance itself":  {"halyard:brobnar", "our-three:dis", "nimbus:logos"},
		"gives no pod":           {"halyard:skyborn", "nimbus:dis", "nimbus:logos", "--extras", "harrow"},
	} {
		_, errs, status := archon.Run("", append([]string{"decks", "alliance", "Other"}, args...)...)
		assert.NotZero(t, status)
		assert.Contains(t, errs, said)
	}
	assert.Len(t, listJSON(t, "--own"), 1)
}

func TestImportOfMany(t *testing.T) {
	archontest.OwnLibrary(t)
	dir := t.TempDir()
	for i, name := range []string{"a.json", "b.json", "c.json"} {
		data, err := os.ReadFile(archontest.DeckFile(t, "Deck "+name, 3*i))
		require.NoError(t, err)
		if i == 2 {
			data = data[:len(data)/2]
		}
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), data, 0o600))
	}
	out, errs, status := archon.Run("", "decks", "import", dir)
	assert.Equal(t, 2, status)
	assert.Contains(t, out, "In 3 sources: 2 decks added, 1 deck that cannot be read")
	assert.Contains(t, errs, "nothing was imported; --yes imports without asking")
	out, _, status = archon.Run("", "decks", "import", "--dry-run", dir)
	assert.Equal(t, 1, status, "one of them cannot be read")
	assert.Contains(t, out, "added: Deck a.json (deck-a-json)")
	assert.Empty(t, listJSON(t, "--own"))
	out, errs, status = archon.Run("", "decks", "import", "--yes", dir)
	assert.Equal(t, 1, status)
	assert.Contains(t, out, "2 decks added")
	assert.Contains(t, out, "archon decks undo undoes this import")
	assert.Contains(t, errs, "c.json: ")
	assert.Contains(t, errs, "1 deck could not be read")
	assert.Len(t, listJSON(t, "--own"), 2)
	var all []importedDeck
	out, _, status = archon.Run("", "decks", "import", "--json", dir)
	assert.Equal(t, 1, status)
	require.NoError(t, json.Unmarshal([]byte(out), &all))
	require.Len(t, all, 3)
	assert.Equal(t, "known already", all[0].Change)
	assert.NotEmpty(t, all[2].Error)
	data, err := os.ReadFile(archontest.DeckFile(t, "From nowhere", 9))
	require.NoError(t, err)
	out, errs, status = archon.Run(string(data), "decks", "import", "-")
	assert.Zero(t, status, errs)
	assert.Contains(t, out, "added: From nowhere")
}

// A deck is shown with how it fared, in adventures and in standard games.
func TestShownDecksHaveTheirRecords(t *testing.T) {
	archontest.OwnLibrary(t)
	archon.Must(t, "decks", "import", archontest.DeckFile(t, "Brindle", 3))
	s, err := collection.Open(pool.Shipped, io.Discard)
	require.NoError(t, err)
	e, err := s.FindOwn("brindle")
	require.NoError(t, err)
	key := e.Deck.ListKey()
	for _, r := range []records.Result{
		{Game: "1", Boss: pool.Shipped.List[0].Boss(), Difficulty: "easy", Won: true, Decks: []string{key}},
		{Game: "2", Mode: "duel", Won: true, Winner: 1, Decks: []string{key}, Team: []records.Member{{Deck: key}, {Deck: "ff", Bot: "quick"}}},
	} {
		require.NoError(t, s.Records.AddResult(r))
	}
	shown := archon.Must(t, "decks", "show", "brindle")
	assert.Regexp(t, `easy: +1 game, 1 won; without free undo 1 of 1\n`, shown)
	assert.Regexp(t, `Standard game: computer, quick: won 1 of 1\n`, shown)
}

// A whole import can be undone, and importing another list of a known deck keeps the
// old one.
func TestImportIsUndone(t *testing.T) {
	archontest.OwnLibrary(t)
	uuid := func(d *deck.Deck) { d.UUID = "11111111-2222-4333-8444-555555555555" }
	archon.Must(t, "decks", "import", archontest.DeckFile(t, "Brindle", 3, uuid))
	before := archon.Must(t, "decks", "export", "brindle")
	out := archon.Must(t, "decks", "import", "--yes", archontest.DeckFile(t, "Brindle", 9, uuid), archontest.DeckFile(t, "Second", 5))
	assert.Contains(t, out, "replaced: Brindle (brindle)")
	assert.Contains(t, out, "the old list is kept for a month")
	assert.NotEqual(t, before, archon.Must(t, "decks", "export", "brindle"))
	out = archon.Must(t, "decks", "undo")
	assert.Contains(t, out, "is undone: 1 deck removed, 1 deck as before")
	assert.Equal(t, before, archon.Must(t, "decks", "export", "brindle"))
	assert.Len(t, listJSON(t, "--own"), 1)
	archon.Must(t, "decks", "undo")
	assert.Empty(t, listJSON(t, "--own"))
	_, errs, status := archon.Run("", "decks", "undo")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "no import that can be undone")

	archon.Must(t, "decks", "import", archontest.DeckFile(t, "Brindle", 3))
	archon.Must(t, "decks", "edit", "brindle", "--title", "Mine")
	assert.Contains(t, archon.Must(t, "decks", "undo"), "brindle was changed after the import and stays")
	assert.Len(t, listJSON(t, "--own"), 1)
}

// Icons that a source leaves unknown are reported and can be entered.
func TestOpenIcons(t *testing.T) {
	archontest.OwnLibrary(t)
	archon.Must(t, "decks", "import", archontest.DeckFile(t, "Open", 3, func(d *deck.Deck) {
		d.Cards[3].Icons = append(d.Cards[3].Icons,
			deck.UnknownIcon)
	}))
	assert.Contains(t, archon.Must(t, "decks", "list", "--own"), "bonus icons of 1 card unknown")
	assert.Contains(t, archon.Must(t, "decks", "show", "open"), "enhanced: unknown")
	assert.Contains(t, archon.Must(t, "decks", "check"), "note: the bonus icons of 1 card are not known")
	shown := archon.Must(t, "decks", "edit", "open", "--icons", "warsong=draw,discard", "--icons", "Anger#2=capture")
	assert.Contains(t, shown, "Warsong (action, enhanced: draw, discard)")
	assert.Contains(t, shown, "1 Anger (action, enhanced: capture)")
	assert.Zero(t, listJSON(t)[0].OpenIcons)
	for icons, want := range map[string]string{
		"warsong": "CARD=ICONS", "warsong=key": `"key" is not a bonus icon`, "fog=draw": `no card "fog"`, "anger=draw": "use anger#1 to anger#3",
		"anger#9=draw":                          "#3",
		"warsong=" + strings.Repeat("draw,", 9): "more than 8",
	} {
		_, errs, status := archon.Run("", "decks", "edit", "open", "--icons", icons)
		assert.Equal(t, 2, status)
		assert.Contains(t, errs, want, icons)
	}
}

// unimplemented is a creature card that the program does not implement.
func unimplemented(t *testing.T) (id, name string) {
	t.Helper()
	cat, err := pool.Shipped.Catalogue()
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
	archontest.OwnLibrary(t)
	id, name := unimplemented(t)
	path := archontest.DeckFile(t, "Later", 3, func(d *deck.Deck) {
		for i := range 2 {
			d.Cards[i] = deck.Card{ID: id, House: d.Houses[0], Maverick: true}
		}
	})
	why := "cannot be played yet, 2 of 36 cards are not implemented: " + name + " ×2"
	assert.Contains(t, archon.Must(t, "decks", "import", "--dry-run", path), why)
	assert.Contains(t, archon.Must(t, "decks", "import", path), why)
	assert.Contains(t, archon.Must(t, "decks", "list", "--own"), "2 of 36 cards are not implemented")
	assert.Empty(t, listJSON(t, "--own", "--playable"))
	assert.Contains(t, archon.Must(t, "decks", "show", "later"), "not implemented: "+name+" ×2")
	_, errs, status := archon.Run("", "sim", "--decks", "later")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, name)
	out, _, status := archon.Run("", "decks", "check", "later")
	assert.Equal(t, 1, status)
	assert.Contains(t, out, "bad: Later (")
}

// Listing decks sets aside broken files with a message, and check also reports decks
// that the library contains twice.
func TestBrokenLibrary(t *testing.T) {
	archontest.OwnLibrary(t)
	archon.Must(t, "decks", "import", archontest.DeckFile(t, "Brindle", 3))
	dir := library.Dir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "cut.json"), []byte("{"), 0o600))
	good, err := os.ReadFile(filepath.Join(dir, "brindle.json"))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "twice.json"), good, 0o600))
	out, errs, status := archon.Run("", "decks", "list")
	assert.Zero(t, status)
	assert.Contains(t, out, "brindle")
	assert.Contains(t, errs, "set aside as cut.json.broken")
	assert.Empty(t, archon.Must(t, "decks", "list", "--own", "--house", "Unfathomable", "--json")[3:])
	out, _, status = archon.Run("", "decks", "check")
	assert.Equal(t, 1, status)
	assert.Contains(t, out, "in the library twice, also as twice")
	assert.Contains(t, out, "cut.json.broken")
	out, _, status = archon.Run("", "decks", "check", archontest.DeckFile(t, "Good", 4))
	assert.Zero(t, status)
	assert.Contains(t, out, "good: Good (")
}

// The work of a check grows with the number of decks, not with its square.
func TestCheckOfManyDecks(t *testing.T) {
	allocated := func(n int) uint64 {
		archontest.OwnLibrary(t)
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
		own, err := collection.Open(pool.Shipped, io.Discard)
		require.NoError(t, err)
		s := &checker{Collection: own}
		for i := range n {
			s.checkEntry(&s.Entries[i])
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
	list := archontest.DeckFile(t, "Brindle", 3)
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
	archontest.OwnLibrary(t)
	archon.Must(t, "decks", "import", "--yes", archontest.DeckFile(t, "Brindle one", 3), archontest.DeckFile(t, "Brindle two", 9))
	for args, want := range map[string]string{
		"decks now":                              "there is no command now",
		"decks list --house Fog":                 "--house Fog: use one of brobnar",
		"decks list --set XYZ":                   "--set XYZ",
		"decks list --sort age":                  "--sort age",
		"decks show":                             "wrong number of arguments; use: archon decks show NAME",
		"decks show quokka":                      `no deck is called "quokka"`,
		"decks show brindle":                     `fits 2 decks: brindle-one, brindle-two`,
		"decks remove onyx --yes":                "comes with the program",
		"decks edit onyx --title x":              "comes with the program",
		"decks edit brindle-one":                 "one of these flags is needed: --title, --favourite, --icons",
		"decks export brindle-one --text --json": "exclude one another: --json, --text",
		"decks import ./none.json":               "none.json",
		"sim --decks brindle":                    "brindle-one, brindle-two",
	} {
		out, errs, status := archon.Run("", strings.Fields(args)...)
		assert.Equal(t, 2, status, args)
		assert.Empty(t, out, args)
		assert.Contains(t, errs, want, args)
	}
}

// A change of one thing leaves the others. What is checked is a deck, a file, or all files of a folder.
func TestOneThingIsEdited(t *testing.T) {
	archontest.OwnLibrary(t)
	path := archontest.DeckFile(t, "Brindle", 3)
	archon.Must(t, "decks", "import", path)
	archon.Must(t, "decks", "edit", "brindle", "--title", "Hammer")
	assert.False(t, listJSON(t, "--own")[0].Favourite)
	archon.Must(t, "decks", "edit", "brindle", "--favourite")
	assert.Equal(t, "Hammer", listJSON(t, "--own")[0].Title)
	archon.Must(t, "decks", "edit", "brindle", "--favourite=false")
	assert.False(t, listJSON(t, "--own")[0].Favourite)

	assert.Contains(t, archon.Must(t, "decks", "check", "hammer"), "Hammer")
	assert.Contains(t, archon.Must(t, "decks", "check", path), "Brindle")
	list, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(filepath.Dir(path), "other.json"),
		[]byte(strings.Replace(string(list), "Brindle", "Other", 1)), 0o600))
	all := archon.Must(t, "decks", "check", filepath.Dir(path))
	assert.Contains(t, all, "Brindle")
	assert.Contains(t, all, "Other")
	_, errs, status := archon.Run("", "decks", "check", "nobody-has-it")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "nobody-has-it")
}
