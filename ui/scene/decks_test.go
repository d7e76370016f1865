package scene_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/scene/decks"
	"github.com/keyraken/keyraken/ui/widget"
)

// ownDeck is a deck of that name; decks with different n are different decks.
func ownDeck(t testing.TB, name string, n int, change ...func(*deck.Deck)) *deck.Deck {
	t.Helper()
	d, err := deck.Named(deck.Embedded()[n%10])
	require.NoError(t, err)
	d.Name, d.Source = name, ""
	for i := range 1 + n/10 {
		d.Cards[i].ID = d.Cards[11].ID
	}
	for _, c := range change {
		c(d)
	}
	return d
}

// withLibrary gives the window a library with those decks, and opens the decks.
func withLibrary(t testing.TB, decks ...*deck.Deck) (*mouse, *library.Library) {
	t.Helper()
	m := newMouse(t, atOnce)
	m.openDecks(decks...)
	return m, m.s.Library
}

// openDecks opens the decks: these and those of the game.
func (m *mouse) openDecks(decks ...*deck.Deck) {
	m.t.Helper()
	m.s.Library = library.Open(filepath.Join(m.t.TempDir(), "decks"))
	_, err := m.s.Library.Import(context.Background(), decks, nil)
	require.NoError(m.t, err)
	m.t.Cleanup(func() { _ = m.s.Leave() })
	m.click("decks", 0)
	m.until(func() bool { _, ok := m.find("deck", 0); return ok })
}

// until runs frames until some background work is done.
func (m *mouse) until(so func() bool) {
	m.t.Helper()
	for end := time.Now().Add(2 * time.Minute); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if m.frame(); so() {
			return
		}
	}
	require.Fail(m.t, "it does not come to pass", m.words())
}

// canGoOn waits until all saves are read, which moves things, and one can be continued.
func (m *mouse) canGoOn(what string) {
	m.t.Helper()
	m.until(func() bool { _, ok := m.find(what, 0); return ok && !m.s.Looking() })
}

// says waits until the words are visible.
func (m *mouse) says(words string) {
	m.t.Helper()
	m.until(func() bool { return strings.Contains(m.words(), words) })
}

// seen is the names of the decks in the list.
func (m *mouse) seen() (names []string) {
	m.frame()
	for _, s := range m.s.Spots() {
		if s.What == "deck" && s.N >= 0 {
			names = append(names, s.Label)
		}
	}
	return names
}

func names(t testing.TB, l *library.Library) (names []string) {
	t.Helper()
	all, problems, err := l.Load()
	require.NoError(t, err)
	require.Empty(t, problems)
	for i := range all {
		names = append(names, all[i].Name())
	}
	return names
}

func TestDecksAreFound(t *testing.T) {
	m, _ := withLibrary(t, ownDeck(t, "Aardvark", 11), ownDeck(t, "Zebra", 12))
	assert.Equal(t, "Aardvark", m.seen()[0])
	m.in.Typed = []rune("zeb")
	m.frame()
	assert.Equal(t, []string{"Zebra"}, m.seen())
	for range 3 {
		m.press(widget.Backspace)
	}
	m.click("deck-house", int(card.Mars))
	assert.Len(t, m.seen(), 4)
	assert.Contains(t, m.words(), fmt.Sprintf("4 of %d decks", 2+len(deck.Embedded())))
	m.click("deck-set", 5)
	assert.Empty(t, m.seen(), "Mars is no house of Dark Tidings")
	assert.Contains(t, m.words(), "No deck matches")
	m.click("deck-house", int(card.Mars))
	assert.Len(t, m.seen(), 2)
	m.click("deck-set", 0)
	m.click("deck-star", 0)
	m.click("deck-favourites", 0)
	assert.Equal(t, []string{"Aardvark"}, m.seen())
	m.click("deck-favourites", 0)
	m.press(widget.Down)
	m.frame()
	assert.NotContains(t, m.words(), "⟨")
}

// A title, a mark and a removal are kept, and a removal can be undone.
func TestDecksAreChanged(t *testing.T) {
	m, l := withLibrary(t, ownDeck(t, "Aardvark", 11), ownDeck(t, "Abacus", 12))
	m.s.Settings.Confirm = true
	m.click("rename", 0)
	m.frame()
	m.press(widget.SelectAll)
	m.in.Typed = []rune("Aaron")
	m.frame()
	m.press(widget.Enter)
	m.until(func() bool { return strings.Contains(strings.Join(m.seen(), "|"), "Aaron") })
	m.until(func() bool { return assert.ObjectsAreEqual([]string{"Aaron", "Abacus"}, names(t, l)) })
	m.click("remove", 0)
	m.click("cancel", 0)
	assert.Len(t, names(t, l), 2)
	m.click("remove", 0)
	m.click("confirm", 0)
	m.says("Aaron was removed")
	assert.Equal(t, []string{"Abacus"}, names(t, l))
	m.click("undo-remove", 0)
	m.until(func() bool { return len(m.seen()) > 0 && m.seen()[0] == "Aaron" })
	assert.Len(t, names(t, l), 2)
	m.press(widget.Escape)
	m.frame()
	assert.Equal(t, "title", m.s.Top().Name())
}

// A deck of the library goes into a new adventure, also from the seat.
func TestDeckIsPlayed(t *testing.T) {
	d := ownDeck(t, "Aardvark", 11)
	m, _ := withLibrary(t, d)
	m.click("deck", 0)
	m.click("play-deck", 0)
	m.frame()
	require.Equal(t, "new-adventure", m.s.Top().Name())
	assert.Contains(t, m.words(), "Aardvark")
	m.click("players", 1)
	m.click("choose-deck", 1)
	m.in.Typed = []rune("Aardvark")
	m.until(func() bool { _, ok := m.find("deck", 0); return ok })
	m.click("deck", 0)
	m.click("play-deck", 0)
	m.click("begin", 0)
	m.frame()
	require.Equal(t, "table", m.s.Top().Name())
	for side := range 2 {
		assert.Equal(t, card.HouseSet(d.Houses[:]...), m.table().Board.Houses[side])
	}
	assert.Equal(t, "Aardvark", m.table().Story.Header.Decks[1].Name)
}

// unimplemented is a creature card that the program does not implement.
func unimplemented(t testing.TB) (id, name string) {
	t.Helper()
	cat, err := adventures.All().Catalogue()
	require.NoError(t, err)
	for _, p := range cards.Facts() {
		if _, ok := cat.Number(p.ID); !ok && p.Type == "creature" {
			return p.ID, deck.Title(p.ID)
		}
	}
	t.Skip("every card is implemented")
	return "", ""
}

// A deck with cards that are not implemented says which, and cannot be played.
func TestDeckThatLacksCards(t *testing.T) {
	id, name := unimplemented(t)
	m, _ := withLibrary(t, ownDeck(t, "Aardvark", 0, func(d *deck.Deck) {
		for i := range 2 {
			d.Cards[i] = deck.Card{ID: id, House: card.Brobnar, Maverick: true}
		}
	}))
	words := m.words()
	assert.Contains(t, words, "2 cards not implemented")
	assert.Contains(t, words, name+" ×2")
	play := m.mustFind("play-deck", 0)
	assert.False(t, play.Enabled)
	assert.Contains(t, play.Why, "2 cards")
	m.press(widget.Enter)
	m.frame()
	assert.Equal(t, "decks", m.s.Top().Name())
	m.point("deck-card", 0)
	m.frames(2)
	assert.Contains(t, m.words(), m.s.T("not-implemented"))
	m.click("deck-playable", 0)
	assert.NotContains(t, m.seen(), "Aardvark")
}

// Unknown bonus icons are shown as such, and can be entered.
func TestOpenIconsAreEntered(t *testing.T) {
	m, l := withLibrary(t, ownDeck(t, "Aardvark", 11, func(d *deck.Deck) { d.Cards[4].Icons = []card.Icon{deck.UnknownIcon} }))
	assert.Contains(t, m.words(), "bonus icons unknown")
	m.click("deck-card", 4)
	m.frame()
	require.Equal(t, "deck-card", m.s.Top().Name())
	m.click("icon", int(card.DrawIcon))
	icons := func() []card.Icon {
		all, _, err := l.Load()
		require.NoError(t, err)
		return all[0].Deck.Cards[4].Icons
	}
	m.until(func() bool { return len(icons()) == 1 && icons()[0] == card.DrawIcon })
	m.frames(3)
	m.click("icon", int(card.AmberIcon))
	m.until(func() bool { return len(icons()) == 2 })
	m.click("card-right", 0)
	m.press(widget.Escape)
	m.frame()
	assert.NotContains(t, m.words(), "bonus icons unknown")
}

// Decks are imported by path, by pasting, and by dropping files.
func TestDecksAreImported(t *testing.T) {
	m, l := withLibrary(t)
	dir := t.TempDir()
	for i := range 3 {
		text := ownDeck(t, fmt.Sprintf("File %d", i), 20+i).JSON()
		if i == 2 {
			text = text[:len(text)/2]
		}
		require.NoError(t, os.WriteFile(filepath.Join(dir, fmt.Sprintf("%d.json", i)), text, 0o600))
	}
	m.click("import", 0)
	m.frame()
	m.in.Typed = []rune(dir)
	m.frame()
	m.press(widget.Enter)
	m.says("Found in 3 sources: 2 new, 1 cannot be read")
	assert.Contains(t, m.words(), "2.json")
	assert.Contains(t, m.words(), "New: File 0")
	assert.Empty(t, names(t, l), "nothing is imported unasked")
	m.press(widget.Enter)
	m.says("Imported: 2 added, 1 cannot be read")
	assert.Equal(t, []string{"File 0", "File 1"}, names(t, l))
	m.click("import-undo", 0)
	m.says("The import is undone: 2 removed again, 0 as before")
	assert.Empty(t, names(t, l))

	m.s.Clipboard = func() (string, error) { return ownDeck(t, "Pasted", 30).Plain(), nil }
	m.press(widget.Paste)
	m.says("New: Pasted")
	assert.Empty(t, names(t, l), "nothing is imported unasked")
	m.click("import-these", 0)
	m.says("Added: Pasted")

	m.s.Clipboard = func() (string, error) { return "some\nwords", nil }
	m.click("paste", 0)
	m.says("1 cannot be read")
	_, offered := m.find("import-these", 0)
	assert.False(t, offered, "there is nothing to be imported")

	m.click("close", 0)
	dropped := []library.Source{library.Text("dropped.json", ownDeck(t, "Dropped", 31).JSON())}
	decks.Drop(m.s, dropped)
	m.says("New: Dropped")
	m.click("import-drop", 0)
	assert.Len(t, names(t, l), 1, "what is discarded is not imported")
	decks.Drop(m.s, dropped)
	m.says("New: Dropped")
	m.click("import-these", 0)
	m.says("Added: Dropped")
	m.click("close", 0)
	m.until(func() bool { return strings.Contains(strings.Join(m.seen(), "|"), "Dropped") })
	assert.Len(t, names(t, l), 2)
}

// A copy of a deck that comes with the program stands beside it. Whatever was searched for,
// the deck that was imported is chosen.
func TestCopiesHideNothing(t *testing.T) {
	m, l := withLibrary(t)
	m.s.Settings.Confirm = true
	for i, name := range deck.Embedded() {
		d, err := deck.Named(name)
		require.NoError(t, err)
		m.in.Typed = []rune("nothing is called so")
		m.frame()
		require.Empty(t, m.seen())
		decks.Drop(m.s, []library.Source{library.Text("copy", d.JSON())})
		m.says("New: " + d.Name)
		m.click("import-these", 0)
		m.says("Added: " + d.Name)
		m.click("close", 0)
		m.until(func() bool { return len(m.seen()) > 0 && m.s.Collection.Fresh() })
		require.Len(t, names(t, l), i+1)
		m.click("remove", 0) // the chosen one
		assert.Contains(t, strings.ReplaceAll(m.words(), "\n", " "), m.s.T("remove-sure", d.Name))
		m.click("cancel", 0)
		m.in.Typed = []rune(d.Name)
		m.frame()
		assert.Equal(t, []string{d.Name, d.Name}, m.seen())
		assert.Contains(t, m.words(), "comes with the game")
		for range d.Name {
			m.press(widget.Backspace)
		}
	}
}

// Before and after an import the window says which deck cannot be played yet and
// why, and for which one the old list is kept.
func TestImportTellsWhatComes(t *testing.T) {
	id, name := unimplemented(t)
	m, l := withLibrary(t, ownDeck(t, "Aardvark", 11, func(d *deck.Deck) { d.UUID = "11111111-2222-4333-8444-555555555555" }))
	other := ownDeck(t, "Aardvark", 11, func(d *deck.Deck) {
		d.UUID = "11111111-2222-4333-8444-555555555555"
		d.Cards[20].ID = d.Cards[23].ID
	})
	lacks := ownDeck(t, "Lacking", 0, func(d *deck.Deck) { d.Cards[0] = deck.Card{ID: id, House: card.Brobnar, Maverick: true} })
	decks.Drop(m.s, []library.Source{library.Text("a", other.JSON()), library.Text("b", lacks.JSON())})
	m.says("Found in 2 sources: 1 new, 1 with another list, 1 cannot be played yet")
	words := m.words()
	for _, want := range []string{"Another list: Aardvark", "is kept aside", "This deck cannot be played yet", name} {
		assert.Contains(t, words, want)
	}
	m.click("import-these", 0)
	m.says("Imported: 1 added, 1 replaced by another list, 1 cannot be played yet")
	assert.Contains(t, m.words(), name)
	m.click("import-undo", 0)
	m.says("1 removed again, 1 as before")
	assert.Equal(t, []string{"Aardvark"}, names(t, l))
	all, _, err := l.Load()
	require.NoError(t, err)
	assert.NotEqual(t, other.ListKey(), all[0].Deck.ListKey())
}

// Files that cannot be read are named on the screen.
func TestUnreadFilesAreNamed(t *testing.T) {
	m, l := withLibrary(t, ownDeck(t, "Aardvark", 11))
	dir := filepath.Dir(l.File("x"))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "cut.json"), []byte("{"), 0o600))
	require.NoError(t, os.Mkdir(filepath.Join(dir, "folder.json"), 0o700))
	for range 2 { // the next time too
		m.press(widget.Escape)
		m.frame()
		m.click("decks", 0)
		m.says("2 files cannot be read")
	}
	m.click("deck-problems", 0)
	m.frame()
	assert.Contains(t, m.words(), "Cut.json.broken: ")
	assert.Contains(t, m.words(), "Folder.json: it is not a file")
}

// A clipboard that cannot be read is reported; a pasted line goes into a field.
func TestPaste(t *testing.T) {
	m, _ := withLibrary(t, ownDeck(t, "Aardvark", 11), ownDeck(t, "Zebra", 12))
	m.s.Clipboard = func() (string, error) { return "zebra\n", nil }
	m.press(widget.Paste)
	m.until(func() bool { return len(m.seen()) == 1 })
	assert.Equal(t, []string{"Zebra"}, m.seen())
	m.s.Clipboard = func() (string, error) { return "", errors.New("no clipboard") }
	m.press(widget.Paste)
	m.says("No clipboard")
	assert.Equal(t, "message", m.s.Top().Name())
	m.press(widget.Escape)
	m.s.Clipboard = func() (string, error) { return " \n", nil }
	m.press(widget.Paste)
	m.says("Nothing has been copied")
	m.press(widget.Escape)
	m.s.Clipboard = func() (string, error) { return ownDeck(t, "Pasted", 30).Plain(), nil }
	m.press(widget.Paste)
	m.says("New: Pasted")
}

// A game that was won is in the record of its deck.
func TestRecordOfADeck(t *testing.T) {
	d := ownDeck(t, "Aardvark", 11)
	m, l := withLibrary(t, d)
	require.NoError(t, records.Open(l.Dir()).AddResult(records.Result{Game: "1", Difficulty: "hard", Won: true, Undo: replay.UndoNone,
		Decks: []string{d.ListKey()}}))
	m.press(widget.Escape)
	m.frame()
	m.click("decks", 0)
	m.says("won 1 of 1")
	assert.Contains(t, m.words(), "Hard: won 1 of 1 · without free undo: 1 of 1")
}

// The result of a game that ends on the table is recorded.
func TestEndOfAGameIsNoted(t *testing.T) {
	m, l := withLibrary(t, ownDeck(t, "Aardvark", 11))
	m.click("deck", 0)
	m.click("play-deck", 0)
	m.click("who-0", 1)
	for range 4 { // to a bot that plays randomly
		m.click("level", 0)
	}
	m.click("begin", 0)
	for range 20000 {
		if m.frame(); m.table().Over() {
			break
		}
	}
	require.True(t, m.table().Over())
	m.frames(3)
	results, err := records.Open(l.Dir()).Results()
	require.NoError(t, err)
	assert.Empty(t, results, "a bot's games do not count")
}

// The list fits, even with many decks, long names and large type.
func TestDecksFit(t *testing.T) {
	id, _ := unimplemented(t)
	var many []*deck.Deck
	for i := range 60 {
		many = append(many, ownDeck(t, fmt.Sprintf("The Extraordinarily Long-Winded Deck Number %d of Somewhere Far Away", i), 10+i))
	}
	many = append(many, ownDeck(t, "A lacking deck", 0, func(d *deck.Deck) {
		for i := range 12 {
			d.Cards[i] = deck.Card{ID: id, House: card.Brobnar, Maverick: true}
		}
	}))
	m, _ := withLibrary(t, many...)
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {3840, 2160}, {1280, 1024}} {
		for _, text := range []int{80, 100, 150} {
			m.s.Settings.Text = text
			m.in.W, m.in.H = size[0], size[1]
			m.in.Mouse.X = -10
			m.frames(3)
			for _, n := range []int{0, 1} {
				m.click("deck", n)
				m.in.Mouse.X = -10
				m.frames(3)
				t.Run(fmt.Sprintf("%v/%d/%d", size, text, n), func(t *testing.T) { m.wordsFit(t) })
			}
		}
	}
}

// The lists make no garbage while nothing changes in them.
func TestListsMakeNoGarbage(t *testing.T) {
	m := keeps(t, t.TempDir())
	m.begin()
	m.turns(3, 5)
	require.NoError(t, m.s.Leave())
	again := keeps(t, m.s.Games)
	again.s.Gallery = art.NewGallery(art.Budget).AtOnce()
	again.click("games", 0)
	again.looked()
	require.Contains(t, again.words(), "today")
	idle := func() float64 { again.frames(30); return testing.AllocsPerRun(20, func() { again.s.Update(again.in) }) }
	assert.Zero(t, idle(), "games")
	again.press(widget.Escape)
	again.frame()
	var many []*deck.Deck
	for i := range 60 {
		many = append(many, ownDeck(t, fmt.Sprintf("Deck %d", i), 10+i))
	}
	again.openDecks(many...)
	assert.Zero(t, idle(), "decks")
	again.in.Wheel = -8
	again.frame()
	again.in.Wheel = 0
	assert.Zero(t, idle(), "further down")
	again.point("deck-card", 4)
	assert.Zero(t, idle(), "a card beside")
}

// A file with decks is offered for import, a save is watched, and anything else
// is reported.
func TestFilesAreOpened(t *testing.T) {
	dir := t.TempDir()
	m, l := withLibrary(t)
	write := func(name string, data []byte) string {
		path := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(path, data, 0o600))
		return path
	}
	decks.Open(m.s, write("a deck.json", ownDeck(t, "Aardvark", 11).JSON()))
	m.says("New: Aardvark")
	assert.Empty(t, names(t, l), "nothing is imported unasked")
	m.click("import-these", 0)
	m.says("Added: Aardvark")
	m.click("close", 0)

	decks.Open(m.s, dir)
	m.says("Found in 1 source: 1 already known")
	m.click("close", 0)

	pipe := filepath.Join(dir, "pipe")
	require.NoError(t, exec.Command("mkfifo", pipe).Run())
	for path, want := range map[string]string{
		write("nonsense.txt", []byte("nothing")): "no card was found", filepath.Join(dir, "none.json"): "it does not exist", pipe: "it is not a file",
	} {
		decks.Open(m.s, path)
		m.says(want)
		m.press(widget.Escape)
		m.frame()
	}

	decks.Open(m.s, write("game"+replay.Extension, nil))
	m.frame()
	assert.Equal(t, "message", m.s.Top().Name())
	m.press(widget.Escape)
	m.frame()
}
