package main

import (
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

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
