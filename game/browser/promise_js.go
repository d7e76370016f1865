package browser

import "syscall/js"

// Await waits for a promise and returns its value, or as a [js.Error] why it was rejected. It must
// not be called where the browser waits, such as in a frame.
func Await(promised js.Value) (js.Value, error) {
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
	promised.Call("then", kept, broken)
	e := <-ended
	return e.value, e.err
}

// Bytes waits for an ArrayBuffer and returns its contents.
func Bytes(promised js.Value) ([]byte, error) {
	buffer, err := Await(promised)
	if err != nil {
		return nil, err
	}
	from := js.Global().Get("Uint8Array").New(buffer)
	data := make([]byte, from.Length())
	js.CopyBytesToGo(data, from)
	return data, nil
}
