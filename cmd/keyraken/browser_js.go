package main

import (
	"context"
	"os"
	"strings"
	"syscall/js"

	"github.com/keyraken/keyraken/game/browser"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/backup"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/quality"
)

// signals are those that end the program: the browser sends none.
var signals = []os.Signal{os.Interrupt}

// gcPercent is the GOGC of the program: a browser takes no memory back, and has only one thread,
// which also has to collect garbage.
const gcPercent = 150

// pictures is nil: what a browser stores for a page is in memory as well.
func pictures() art.Store { return nil }

// page is what the page does for the program, see cmd/web/page/page.js.
func page() js.Value { return js.Global().Get("keyraken") }

// fineness opens the graphics, and is the quality of drawing at first.
func fineness() quality.Level {
	page().Call("open")
	if page().Get("slow").Bool() {
		return quality.Low
	}
	return quality.High
}

// paths is whether files can be named by their paths: a page sees none.
const paths = false

// pasted is the contents of the clipboard or, where the browser does not allow reading it,
// what the player pastes into a field of the page.
func pasted() (string, error) {
	text, err := browser.Await(page().Call("paste"))
	if err != nil {
		return "", message.New("no-clipboard")
	}
	return text.String(), nil
}

// copied puts a text into the clipboard.
func copied(text string) error {
	if _, err := browser.Await(page().Call("copy", text)); err != nil {
		return message.New("no-clipboard")
	}
	return nil
}

// shown removes the page's loading message.
func shown() { page().Call("shown") }

// fields tells the page where the text fields are, for the keyboard of a phone.
func fields(all []layout.Rect) {
	places := make([]any, 0, len(all))
	for _, r := range all {
		places = append(places, []any{r.X, r.Y, r.W, r.H})
	}
	page().Call("fields", places)
}

// deliver offers a file to the player as a download.
func deliver(name string, data []byte) (string, error) {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	page().Call("deliver", name, bytes)
	return name, nil
}

// choose lets the player choose files to bring in.
func choose(_ context.Context, several bool, endings ...string) ([]library.Source, error) {
	chosen, err := browser.Await(page().Call("choose", several, strings.Join(endings, ",")))
	if err != nil {
		return nil, err
	}
	var all []library.Source
	for i := range chosen.Length() {
		file := chosen.Index(i)
		all = append(all, library.Source{Name: file.Get("name").String(), Read: func() ([]byte, error) {
			if file.Get("size").Int() > backup.Most {
				return nil, message.New("file-too-long", backup.Most)
			}
			return browser.Bytes(file.Call("arrayBuffer"))
		}})
	}
	return all, nil
}
