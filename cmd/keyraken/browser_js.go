package main

import (
	"os"
	"syscall/js"

	"github.com/keyraken/keyraken/game/backup"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/layout"
)

// signals are those that end the program: the browser sends none.
var signals = []os.Signal{os.Interrupt}

// pictures is nowhere: what a browser keeps for a page lies in memory as well.
func pictures() art.Store { return nil }

// page is what the page does for the program, see cmd/web/page/page.js.
func page() js.Value { return js.Global().Get("keyraken") }

// wait waits for a promise of the page. The page gives its reasons in words of the player.
func wait(promise js.Value) (js.Value, error) {
	type end struct {
		value js.Value
		err   error
	}
	ended := make(chan end, 1)
	kept := js.FuncOf(func(_ js.Value, args []js.Value) any {
		ended <- end{value: args[0]}
		return nil
	})
	defer kept.Release()
	broken := js.FuncOf(func(_ js.Value, args []js.Value) any {
		ended <- end{err: js.Error{Value: args[0]}}
		return nil
	})
	defer broken.Release()
	promise.Call("then", kept, broken)
	e := <-ended
	return e.value, e.err
}

// pasted is what the clipboard holds, or what the player pastes into a field of the page where
// the browser lets nobody read the clipboard.
func pasted() (string, error) {
	text, err := wait(page().Call("paste"))
	if err != nil {
		return "", languages.Fail("no-clipboard")
	}
	return text.String(), nil
}

// copied puts a text into the clipboard.
func copied(text string) error {
	if _, err := wait(page().Call("copy", text)); err != nil {
		return languages.Fail("no-clipboard")
	}
	return nil
}

// shown takes the words of the page about loading away.
func shown() { page().Call("shown") }

// fields tells the page where one can write, for the keyboard of a phone.
func fields(all []layout.Rect) {
	places := make([]any, 0, len(all))
	for _, r := range all {
		places = append(places, []any{r.X, r.Y, r.W, r.H})
	}
	page().Call("fields", places)
}

// deliver puts a file among the downloads of the player.
func deliver(name string, data []byte) (string, error) {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	page().Call("deliver", name, bytes)
	return name, nil
}

// choose lets the player choose a file that is to be brought in.
func choose() ([]byte, error) {
	chosen, err := wait(page().Call("choose", backup.Extension, backup.Most))
	if err != nil {
		return nil, languages.Fail("file-too-long", backup.Most)
	}
	if chosen.Length() == 0 {
		return nil, nil
	}
	from := chosen.Index(0).Get("bytes")
	data := make([]byte, from.Length())
	js.CopyBytesToGo(data, from)
	return data, nil
}
