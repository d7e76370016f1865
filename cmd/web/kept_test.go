package main

import (
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// TestOneTabAtATime opens the page in a second tab, which waits until the first is left: two would
// write over each other's games.
func TestOneTabAtATime(t *testing.T) {
	first := open(t)
	first.visit("")
	tab, end := chromedp.NewContext(first.tab)
	defer end()
	second := &browser{T: t, tab: tab, site: first.site, scale: 1}
	second.try(chromedp.Listen(tab, second.listen))
	second.do(chromedp.EmulateViewport(width, height), chromedp.Navigate(first.site.URL+"/?seen"))
	second.until("document.getElementById('said').textContent.includes('another tab')")
	assert.Zero(t, eval[int](second, "keyraken.times.shown ?? 0"))
	first.do(chromedp.Navigate("about:blank"))
	call(second, page.BringToFront, cdp.Empty{})
	second.until("globalThis.keyraken?.times.shown > 0")
}

// TestNothingIsKept plays where the browser has no database, and where there is no room in it: the
// player is told.
func TestNothingIsKept(t *testing.T) {
	b := open(t)
	for name, broken := range map[string]string{
		"denied": "indexedDB.open = () => { throw new DOMException('denied', 'SecurityError') }",
		"full":   "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }",
	} {
		id := call(b, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: broken}).Identifier
		b.visit("")
		b.until("!document.getElementById('notice').hidden")
		assert.Contains(t, eval[string](b, "document.getElementById('notice').textContent"), "The browser keeps nothing")
		b.shot(name)
		b.do(chromedp.Click(chromedp.CSS("#notice button")))
		b.click("back")
		b.find("new-adventure", func(spot) bool { return true })
		call(b, page.RemoveScriptToEvaluateOnNewDocument, page.RemoveScriptToEvaluateOnNewDocumentParams{Identifier: id})
	}
}
