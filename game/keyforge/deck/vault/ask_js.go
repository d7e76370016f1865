package vault

import (
	"context"
	"net/url"
	"syscall/js"

	"github.com/keyraken/keyraken/game/browser"
	"github.com/keyraken/keyraken/game/message"
)

// asker uses the browser's fetch, which lets a page read the answer only if the site allows it. The
// browser does not say why there was none.
func asker(*url.URL) func(ctx context.Context, address string) (*answer, error) {
	return func(ctx context.Context, address string) (*answer, error) {
		stop := js.Global().Get("AbortController").New()
		defer context.AfterFunc(ctx, func() { stop.Call("abort") })()
		got, err := browser.Await(js.Global().Call("fetch", address, map[string]any{
			"headers": map[string]any{"Accept": "application/json"}, "credentials": "omit", "referrerPolicy": "no-referrer", "signal": stop.Get("signal"),
		}))
		var data []byte
		if err == nil {
			data, err = browser.Bytes(got.Call("arrayBuffer"))
		}
		if err != nil {
			return nil, message.New("master-vault-not-to-pages", ErrNotNow)
		}
		header := ""
		if h := got.Get("headers").Call("get", "Retry-After"); !h.IsNull() {
			header = h.String()
		}
		return &answer{status: got.Get("status").Int(), retryAfter: header, data: data}, nil
	}
}
