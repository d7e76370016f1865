package browser

import (
	"sync"
	"syscall/js"
	"time"
)

// slice is how long all work beside the frames continues without the page.
const slice = 5 * time.Millisecond

// turn begins when the page has had its turn.
var turn = time.Now()

// yield sends a message and waits for it: it arrives after what the page has to do first, such as a
// frame. A timer would wait four milliseconds longer. Each caller is woken by its own message and
// so has its own slice.
func yield() {
	if time.Since(turn) < slice {
		return
	}
	c := channel()
	woken := make(chan struct{})
	c.waiting = append(c.waiting, woken)
	c.send.Call("postMessage", nil)
	<-woken
}

// messages go from one end of a channel to the other. There is one thread, so nothing is locked.
type messages struct {
	send    js.Value
	waiting []chan struct{} // who is resting, in the order of waking
}

var channel = sync.OnceValue(func() *messages {
	made := js.Global().Get("MessageChannel").New()
	c := &messages{send: made.Get("port2")}
	made.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		turn = time.Now()
		close(c.waiting[0])
		c.waiting = c.waiting[1:]
		return nil
	}))
	return c
})
