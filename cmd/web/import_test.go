package main

import (
	"bytes"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/deck/vault"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/backup"
	"github.com/keyraken/keyraken/game/store/replay"
)

// TestDecksComeIn imports a deck in every possible way: pasted with keys and into the field of the
// page, from a chosen file and a dropped one, and by a link to a site that no page may read and to
// one that all pages may read.
func TestDecksComeIn(t *testing.T) {
	b := open(t)
	b.visit("")
	b.click("back")
	b.click("decks")

	b.paste(listOf(t, "Aardvark", 1).Plain())
	b.imports("Aardvark")

	b.click("import")
	b.click("paste")
	b.until("document.getElementById('paste').open")
	b.write(listOf(t, "Aardwolf", 2).Plain())
	b.button("#paste button[value=take]")
	b.imports("Aardwolf")

	b.click("import")
	b.choose("import-choose", kept(t, "abalone.json", listOf(t, "Abalone", 3).JSON()))
	b.imports("Abalone")

	b.drop(kept(t, "acouchi.txt", []byte(listOf(t, "Acouchi", 4).Plain())))
	b.shot("drop")
	b.imports("Acouchi")

	for _, open := range []bool{false, true} {
		linked := listOf(t, "Addax", 5)
		linked.UUID = "11111111-2222-4333-8444-555555555555"
		b.answers(vault.Host+"/*", string(linked.JSON()), open)
		b.click("import")
		b.click("import-path")
		b.paste(vault.Host + "/deck-details/" + linked.UUID)
		b.click("import-file")
		if open {
			b.imports("Addax")
			continue
		}
		b.click("import-these")
		b.await("told how", func(s seen) bool { return s.says("in a browser, save or copy all that it shows") })
		b.shot("link")
		b.click("close")
	}
}

// TestMoveToABrowser begins a game outside a browser, and continues it in one.
func TestMoveToABrowser(t *testing.T) {
	places := backup.Places{Games: filepath.Join(t.TempDir(), "games")}
	inputs := begin(t, places.Games)
	var zip bytes.Buffer
	_, _, err := backup.Write(&zip, places, time.Now())
	require.NoError(t, err)

	b := open(t)
	b.visit("")
	b.click("back")
	b.click("settings")
	b.press(b.find("section", func(p spot) bool { return p.N == 6 }))
	b.choose("set-bring-in", kept(t, "keyraken.zip", zip.Bytes()))
	b.await("it is here", func(s seen) bool { return s.says("New: 1.") })
	b.shot("brought-in")
	b.click("ok")
	b.click("back")
	b.click("continue")
	s := b.await("the same game", func(s seen) bool { return s.Screen == "table" && s.Inputs > 0 })
	assert.Equal(t, inputs, s.Inputs)
	b.shot("continued")
}

// listOf is a deck with that name, equal to the first embedded one except for n cards.
func listOf(t *testing.T, name string, n int) *deck.Deck {
	t.Helper()
	d, err := deck.Named(deck.Embedded()[0])
	require.NoError(t, err)
	d.Name, d.UUID, d.Source = name, "", ""
	for i := range n {
		d.Cards[i].ID = d.Cards[deck.PerHouse-1].ID
	}
	return d
}

// kept writes a file and returns its path.
func kept(t *testing.T, name string, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	require.NoError(t, os.WriteFile(path, data, 0o644))
	return path
}

// begin begins a game in a folder of saves, and returns how many inputs it has.
func begin(t *testing.T, games string) int {
	t.Helper()
	boss := adventures.All()[0]
	cat, err := adventures.All().Catalogue()
	require.NoError(t, err)
	d, err := deck.Named(deck.Embedded()[0])
	require.NoError(t, err)
	setup := adventure.Setup(boss, []keyforge.Deal{d.Deal(0)}, 7)
	story, err := replay.New(adventures.All().Rules(cat), save.Deal(boss.Name(), adventure.Normal.String(), setup, d.Name))
	require.NoError(t, err)
	log, _, err := replay.CreateIn(games, time.Now(), story)
	require.NoError(t, err)
	b := bot.NewRandom(7)
	for range 12 {
		err := log.Do(b.Choose(log.Game(), log.Game().Legal(nil)))
		require.NoError(t, err)
	}
	require.NoError(t, log.Close())
	return story.At()
}

// says reports whether the words are shown somewhere.
func (s *seen) says(words string) bool { return strings.Contains(strings.Join(s.Words, " "), words) }

// imports accepts the offered decks, and waits until that one is in the list.
func (b *browser) imports(name string) {
	b.Helper()
	b.click("import-these")
	b.await("it is in", func(s seen) bool { return s.says("Imported: ") })
	b.click("close")
	b.find("deck", func(p spot) bool { return p.Label == name })
}

// paste pastes a text with keys.
func (b *browser) paste(text string) {
	b.Helper()
	script := "(() => { const t = document.createElement('textarea'); t.id = 'copied'; document.body.append(t); t.focus() })()"
	eval[any](b, script)
	b.write(text)
	b.edit("a", "selectAll")
	b.edit("x", "cut")
	eval[any](b, "(document.getElementById('copied').remove(), document.querySelector('canvas').focus())")
	b.edit("v", "paste")
}

// write types into the text being edited.
func (b *browser) write(text string) {
	b.Helper()
	b.do("Input.insertText", params{"text": text}, nil)
}

// edit presses a key with Ctrl, which runs that command while editing.
func (b *browser) edit(key, command string) {
	b.Helper()
	const ctrl = 2
	code, number := codeOf(key)
	b.key("rawKeyDown", ctrl, "Control", "ControlLeft", 17, nil)
	b.key("rawKeyDown", ctrl, key, code, number, params{"commands": []string{command}})
	b.frames()
	b.key("keyUp", ctrl, key, code, number, nil)
	b.key("keyUp", 0, "Control", "ControlLeft", 17, nil)
	b.frames()
}

// codeOf is the key of a letter.
func codeOf(letter string) (code string, number int) {
	letter = strings.ToUpper(letter)
	return "Key" + letter, int(letter[0])
}

// key is something that a key does.
func (b *browser) key(kind string, modifiers int, key, code string, number int, more params) {
	b.Helper()
	p := params{"type": kind, "modifiers": modifiers, "key": key, "code": code, "windowsVirtualKeyCode": number,
		"nativeVirtualKeyCode": number}
	maps.Copy(p, more)
	b.do("Input.dispatchKeyEvent", p, nil)
}

// keys types letters, and then deletes the last one.
func (b *browser) keys(letters string) {
	b.Helper()
	for _, r := range letters {
		key := string(r)
		code, number := codeOf(key)
		b.key("keyDown", 0, key, code, number, params{"text": key, "unmodifiedText": key})
		b.key("keyUp", 0, key, code, number, nil)
	}
	b.frames() // a letter and its removal in one frame have no order
	b.key("keyDown", 0, "Backspace", "Backspace", 8, nil)
	b.key("keyUp", 0, "Backspace", "Backspace", 8, nil)
}

// choose clicks the button that asks for a file and chooses one.
func (b *browser) choose(what, path string) {
	b.Helper()
	b.do("Page.setInterceptFileChooserDialog", params{"enabled": true}, nil)
	var opened struct{ BackendNodeID int }
	b.try(json.Unmarshal(b.upon("Page.fileChooserOpened", func() { b.click(what) }), &opened))
	b.do("DOM.setFileInputFiles", params{"files": []string{path}, "backendNodeId": opened.BackendNodeID}, nil)
}

// drop drops a file on the page.
func (b *browser) drop(path string) {
	b.Helper()
	data := params{"items": []any{}, "files": []string{path}, "dragOperationsMask": 1}
	for _, kind := range [...]string{"dragEnter", "dragOver", "drop"} {
		b.do("Input.dispatchDragEvent", params{"type": kind, "x": width / 2, "y": height / 2, "data": data}, nil)
	}
}

// answers makes an address return that body, which either all pages may read or none.
func (b *browser) answers(address, body string, all bool) {
	b.Helper()
	headers := []params{{"name": "Content-Type", "value": "application/json"}}
	if all {
		headers = append(headers, params{"name": "Access-Control-Allow-Origin", "value": "*"})
	}
	b.mu.Lock()
	b.answer = params{"responseCode": 200, "responseHeaders": headers, "body": []byte(body)}
	b.mu.Unlock()
	b.do("Fetch.enable", params{"patterns": []params{{"urlPattern": address}}}, nil)
}
