package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/fetch"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/deck/vault"
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
	b.do(chromedp.Click(chromedp.CSS("#paste button[value=take]")))
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
		b.click("import-these")
		if !open {
			b.await("told how", func(s seen) bool { return s.says("in a browser, save or copy all that it shows") })
			b.shot("link")
			b.click("close")
		}
	}
	b.click("close")
	b.find("deck", func(p spot) bool { return p.Label == "Addax" })
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
	story, err := replay.New(adventures.All().Rules(cat), replay.Dealt(cat, boss.Name(), adventure.Normal.String(), setup, d.Name))
	require.NoError(t, err)
	log, _, err := replay.CreateIn(games, time.Now(), story)
	require.NoError(t, err)
	b := bot.NewRandom(7)
	for range 12 {
		_, err := log.Apply(b.Choose(log.Game(), log.Game().Legal(nil)), nil)
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
	call(b, input.InsertText, input.InsertTextParams{Text: text})
}

// edit presses a key with Ctrl, which runs that command while editing.
func (b *browser) edit(key, command string) {
	b.Helper()
	const ctrl = 2
	strike := func(kind input.DispatchKeyEventType, modifiers int64, key, code string, number int64, commands ...string) {
		call(b, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: kind, Modifiers: modifiers, Key: key, Code: code,
			WindowsVirtualKeyCode: number, Commands: commands})
	}
	strike(input.DispatchKeyEventTypeRawKeyDown, ctrl, "Control", "ControlLeft", 17)
	code, number := "Key"+strings.ToUpper(key), int64(strings.ToUpper(key)[0])
	strike(input.DispatchKeyEventTypeRawKeyDown, ctrl, key, code, number, command)
	b.frames()
	strike(input.DispatchKeyEventTypeKeyUp, ctrl, key, code, number)
	strike(input.DispatchKeyEventTypeKeyUp, 0, "Control", "ControlLeft", 17)
	b.frames()
}

// choose clicks the button that asks for a file and chooses one.
func (b *browser) choose(what, path string) {
	b.Helper()
	call(b, page.SetInterceptFileChooserDialog, page.SetInterceptFileChooserDialogParams{Enabled: true})
	ctx, stop := context.WithTimeout(b.tab, patience)
	defer stop()
	click := chromedp.Func(func(context.Context, *chromedp.Target) error {
		b.click(what)
		return nil
	})
	opened, err := chromedp.Run(ctx, chromedp.WaitEvent(page.FileChooserOpened, nil, click))
	b.try(err)
	call(b, dom.SetFileInputFiles, dom.SetFileInputFilesParams{Files: []string{path}, BackendNodeID: opened.BackendNodeID})
}

// drop drops a file on the page.
func (b *browser) drop(path string) {
	b.Helper()
	for _, kind := range []input.DispatchDragEventType{input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver,
		input.DispatchDragEventTypeDrop} {
		call(b, input.DispatchDragEvent, input.DispatchDragEventParams{Type: kind, X: width / 2, Y: height / 2,
			Data: &input.DragData{Items: []*input.DragDataItem{}, Files: []string{path}, DragOperationsMask: 1}})
	}
}

// answers makes an address return that body, which either all pages may read or none.
func (b *browser) answers(address, body string, all bool) {
	b.Helper()
	headers := []*fetch.HeaderEntry{{Name: "Content-Type", Value: "application/json"}}
	if all {
		headers = append(headers, &fetch.HeaderEntry{Name: "Access-Control-Allow-Origin", Value: "*"})
	}
	b.mu.Lock()
	b.answer = fetch.FulfillRequestParams{ResponseCode: 200, ResponseHeaders: headers, Body: []byte(body)}
	b.mu.Unlock()
	call(b, fetch.Enable, fetch.EnableParams{Patterns: []*fetch.RequestPattern{{URLPattern: address}}})
}
