package decks_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/decks"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Decks are imported by path, by pasting, and by dropping files.
func TestDecksAreImported(t *testing.T) {
	m, l := scenetest.WithLibrary(t)
	dir := t.TempDir()
	for i := range 3 {
		text := scenetest.OwnDeck(t, fmt.Sprintf("File %d", i), 20+i).JSON()
		if i == 2 {
			text = text[:len(text)/2]
		}
		require.NoError(t, os.WriteFile(filepath.Join(dir, fmt.Sprintf("%d.json", i)), text, 0o600))
	}
	m.Click("import", 0)
	m.Frame()
	m.In.Typed = []rune(dir)
	m.Frame()
	m.Press(widget.Enter)
	m.Says("Found in 3 sources: 2 new, 1 cannot be read")
	assert.Contains(t, m.Words(), "2.json")
	assert.Contains(t, m.Words(), "New: File 0")
	assert.Empty(t, scenetest.DeckNames(t, l), "nothing is imported unasked")
	m.Press(widget.Enter)
	m.Says("Imported: 2 added, 1 cannot be read")
	assert.Equal(t, []string{"File 0", "File 1"}, scenetest.DeckNames(t, l))
	m.Click("import-undo", 0)
	m.Says("Import undone: 2 removed again, 0 as before")
	assert.Empty(t, scenetest.DeckNames(t, l))

	m.Stack.Clipboard = func() (string, error) { return scenetest.OwnDeck(t, "Pasted", 30).Plain(), nil }
	m.Press(widget.Paste)
	m.Says("New: Pasted")
	assert.Empty(t, scenetest.DeckNames(t, l), "nothing is imported unasked")
	m.Click("import-these", 0)
	m.Says("Added: Pasted")

	m.Stack.Clipboard = func() (string, error) { return "some\nwords", nil }
	m.Click("paste", 0)
	m.Says("1 cannot be read")
	_, offered := m.Find("import-these", 0)
	assert.False(t, offered, "there is nothing to be imported")

	m.Click("close", 0)
	dropped := []library.Source{library.Text("dropped.json", scenetest.OwnDeck(t, "Dropped", 31).JSON())}
	decks.Drop(m.Stack, dropped)
	m.Says("New: Dropped")
	m.Click("import-drop", 0)
	assert.Len(t, scenetest.DeckNames(t, l), 1, "what is discarded is not imported")
	decks.Drop(m.Stack, dropped)
	m.Says("New: Dropped")
	m.Click("import-these", 0)
	m.Says("Added: Dropped")
	m.Click("close", 0)
	m.Until(func() bool { return strings.Contains(strings.Join(m.Listed(), "|"), "Dropped") })
	assert.Len(t, scenetest.DeckNames(t, l), 2)
}

// Before and after an import the window says which deck cannot be played yet and
// why, and for which one the old list is kept.
func TestImportTellsWhatComes(t *testing.T) {
	name := deck.Title(unimplemented)
	registered := func(d *deck.Deck) { d.UUID = "11111111-2222-4333-8444-555555555555" }
	m, l := lacking(t, scenetest.OwnDeck(t, "Aardvark", 11, registered))
	other := scenetest.OwnDeck(t, "Aardvark", 11, func(d *deck.Deck) {
		d.UUID = "11111111-2222-4333-8444-555555555555"
		d.Cards[20].ID = d.Cards[23].ID
	})
	lacks := scenetest.OwnDeck(t, "Lacking", 0, func(d *deck.Deck) {
		d.Cards[0] = deck.Card{ID: unimplemented, House: card.Brobnar, Maverick: true}
	})
	decks.Drop(m.Stack, []library.Source{library.Text("a", other.JSON()), library.Text("b", lacks.JSON())})
	m.Says("Found in 2 sources: 1 new, 1 with a different list, 1 cannot be played yet")
	words := m.Words()
	for _, want := range []string{"Different list: Aardvark", "is set aside", "This deck cannot be played yet", name} {
		assert.Contains(t, words, want)
	}
	m.Click("import-these", 0)
	m.Says("Imported: 1 added, 1 replaced by a different list, 1 cannot be played yet")
	assert.Contains(t, m.Words(), name)
	m.Click("import-undo", 0)
	m.Says("1 removed again, 1 as before")
	assert.Equal(t, []string{"Aardvark"}, scenetest.DeckNames(t, l))
	all, _, err := l.Load()
	require.NoError(t, err)
	assert.NotEqual(t, other.ListKey(), all[0].Deck.ListKey())
}

// Each deck of an import has the sign of what becomes of it, what went wrong first; words in the color of a
// fault say that nothing can be imported, but not where all is known already.
func TestOutcomesOfAnImportHaveSigns(t *testing.T) {
	registered := func(d *deck.Deck) { d.UUID = "11111111-2222-4333-8444-555555555555" }
	known := scenetest.OwnDeck(t, "Aardvark", 11, registered)
	other := scenetest.OwnDeck(t, "Aardvark", 11, registered, func(d *deck.Deck) { d.Cards[20].ID = d.Cards[23].ID })
	lacks := scenetest.OwnDeck(t, "Lacking", 0, func(d *deck.Deck) {
		d.Cards[0] = deck.Card{ID: unimplemented, House: card.Brobnar, Maverick: true}
	})
	fresh := scenetest.OwnDeck(t, "Fresh", 12)
	none := []byte("some\nwords")
	bad, doubtful, good := paint.Cross, paint.ActionCard, paint.Tick
	colors := map[paint.Sign]paint.Color{bad: theme.Danger, doubtful: theme.Warn, good: theme.Chosen}
	for _, c := range []struct {
		texts []string
		says  string
		signs []paint.Sign
		harm  bool
	}{
		{[]string{string(fresh.JSON())}, "1 new", []paint.Sign{good}, false},
		{[]string{string(known.JSON())}, "1 already known", []paint.Sign{good}, false},
		{[]string{string(other.JSON())}, "1 with a different list", []paint.Sign{doubtful}, false},
		{[]string{string(lacks.JSON())}, "1 cannot be played yet", []paint.Sign{doubtful}, false},
		{[]string{string(none)}, "1 cannot be read", []paint.Sign{bad}, true},
		{[]string{string(known.JSON()), string(none)}, "1 cannot be read", []paint.Sign{bad, good}, false},
		{[]string{string(fresh.JSON()), string(lacks.JSON()), string(none)}, "1 cannot be read", []paint.Sign{bad, doubtful, good}, false},
	} {
		m, _ := lacking(t, known)
		var sources []library.Source
		for i, text := range c.texts {
			sources = append(sources, library.Text(strconv.Itoa(i), []byte(text)))
		}
		decks.Drop(m.Stack, sources)
		m.Says(c.says)
		var signs []paint.Sign
		for _, op := range m.Stack.Picture().Ops {
			if color, is := colors[op.Sign]; is && op.Kind == paint.Mark && op.Color == color {
				signs = append(signs, op.Sign)
			}
		}
		assert.Equal(t, c.signs, signs, c.says)
		assert.Equal(t, c.harm, strings.Contains(strings.Join(m.WordsIn(theme.Danger), " "), c.says), c.says)
	}
}

// Files are chosen in a dialog that may stay open for long: the window goes on, and closes it
// when the player leaves.
func TestFilesAreChosen(t *testing.T) {
	m, _ := scenetest.WithLibrary(t)
	m.Click("import", 0)
	var chosen []library.Source
	var failed error
	m.Stack.Pick = func(_ context.Context, several bool, endings ...string) ([]library.Source, error) {
		assert.True(t, several)
		assert.Equal(t, library.Extensions, endings)
		return chosen, failed
	}
	failed = message.New("no-file-dialog")
	m.Click("import-choose", 0)
	m.Says("To choose files here, install zenity")
	failed = nil
	m.Click("import-choose", 0)
	m.Until(func() bool { return !strings.Contains(m.Words(), "zenity") })
	assert.False(t, m.On("import-these"), "none was chosen")
	chosen = []library.Source{library.Text("a", scenetest.OwnDeck(t, "Aardvark", 11).JSON())}
	m.Click("import-choose", 0)
	m.Says("Found in 1 source: 1 new")

	closed := make(chan struct{})
	m.Stack.Pick = func(ctx context.Context, _ bool, _ ...string) ([]library.Source, error) {
		<-ctx.Done()
		close(closed)
		return nil, nil
	}
	m.Click("import-choose", 0)
	m.Frames(3)
	assert.True(t, m.On("close"), "it can still be left")
	m.Click("close", 0)
	<-closed
}

// Files that cannot be read are named on the screen.
func TestUnreadFilesAreNamed(t *testing.T) {
	m, l := scenetest.WithLibrary(t, scenetest.OwnDeck(t, "Aardvark", 11))
	dir := filepath.Dir(l.File("x"))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "cut.json"), []byte("{"), 0o600))
	require.NoError(t, os.Mkdir(filepath.Join(dir, "folder.json"), 0o700))
	for range 2 { // the next time too
		m.Press(widget.Escape)
		m.Frame()
		m.Click("decks", 0)
		m.Says("2 files cannot be read")
	}
	m.Click("deck-problems", 0)
	m.Frame()
	assert.Contains(t, m.Words(), "Cut.json.broken: ")
	assert.Contains(t, m.Words(), "Folder.json: it is not a file")
}

// A clipboard that cannot be read is reported; a pasted line goes into a field.
func TestPaste(t *testing.T) {
	m, _ := scenetest.WithLibrary(t, scenetest.OwnDeck(t, "Aardvark", 11), scenetest.OwnDeck(t, "Zebra", 12))
	m.Stack.Clipboard = func() (string, error) { return "zebra\n", nil }
	m.Press(widget.Paste)
	m.Until(func() bool { return len(m.Listed()) == 1 })
	assert.Equal(t, []string{"Zebra"}, m.Listed())
	m.Stack.Clipboard = func() (string, error) { return "", errors.New("no clipboard") }
	m.Press(widget.Paste)
	m.Says("No clipboard")
	assert.Equal(t, "message", m.Stack.Top().Name())
	m.Press(widget.Escape)
	m.Stack.Clipboard = func() (string, error) { return " \n", nil }
	m.Press(widget.Paste)
	m.Says("Nothing has been copied")
	m.Press(widget.Escape)
	m.Stack.Clipboard = func() (string, error) { return scenetest.OwnDeck(t, "Pasted", 30).Plain(), nil }
	m.Press(widget.Paste)
	m.Says("New: Pasted")
}

// A file with decks is offered for import, a save is watched, and anything else
// is reported.
func TestFilesAreOpened(t *testing.T) {
	dir := t.TempDir()
	m, l := scenetest.WithLibrary(t)
	write := func(name string, data []byte) string {
		path := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(path, data, 0o600))
		return path
	}
	decks.Open(m.Stack, write("a deck.json", scenetest.OwnDeck(t, "Aardvark", 11).JSON()))
	m.Says("New: Aardvark")
	assert.Empty(t, scenetest.DeckNames(t, l), "nothing is imported unasked")
	m.Click("import-these", 0)
	m.Says("Added: Aardvark")
	m.Click("close", 0)

	decks.Open(m.Stack, dir)
	m.Says("Found in 1 source: 1 already known")
	m.Click("close", 0)

	pipe := filepath.Join(dir, "pipe")
	require.NoError(t, exec.Command("mkfifo", pipe).Run())
	for path, want := range map[string]string{
		write("nonsense.txt", []byte("nothing")): "no card was found", filepath.Join(dir, "none.json"): "it does not exist", pipe: "it is not a file",
	} {
		decks.Open(m.Stack, path)
		m.Says(want)
		m.Press(widget.Escape)
		m.Frame()
	}

	decks.Open(m.Stack, write("game"+replay.Extension, nil))
	m.Frame()
	assert.Equal(t, "message", m.Stack.Top().Name())
	m.Press(widget.Escape)
	m.Frame()
}

// Notes below a deck of an import begin with a capital, like everything that stands alone.
func TestNotesOfAnImportBeginWithCapitals(t *testing.T) {
	m, _ := lacking(t)
	d := scenetest.OwnDeck(t, "Aardvark", 11, func(*deck.Deck) {})
	list := d.Name + "\n"
	for i, c := range d.Cards {
		if i%12 == 0 {
			list += "\n" + m.Stack.Language.House(c.House) + "\n"
		}
		list += "1 " + deck.Title(c.ID) + "\n"
	}
	decks.Drop(m.Stack, []library.Source{library.Text("a", []byte(list))})
	m.Says("The set is not given")
}
