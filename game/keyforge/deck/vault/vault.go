// Package vault fetches decks from the Master Vault by their IDs. It is the only part of the
// program that uses the network.
package vault

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net/url"
	"os"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
)

// Host is where decks are fetched from, and Mirror the environment variable that names
// another place, such as "http://localhost:8080".
const (
	Host   = "https://www.keyforgegame.com"
	Mirror = "KEYRAKEN_VAULT"
)

// The limits of one fetch.
const (
	timeLimit = 20 * time.Second // of one request
	sizeLimit = 2 << 20          // bytes; a deck is about 40 KiB
	waitLimit = time.Minute      // that the site may ask for
	tries     = 3
	pause     = 3 * time.Second // between requests; the site allows few
)

var (
	// ErrUnknown reports a deck that the Master Vault does not have.
	ErrUnknown = message.New("master-vault-has-no")
	// ErrNotNow reports a site that gives no decks at the moment, or none to programs.
	ErrNotNow = message.New("master-vault-does-not")
)

// Client fetches decks one after another. Use New to make one.
type Client struct {
	// Pause is the time between two requests. It must not be changed once a fetch
	// has begun.
	Pause time.Duration

	base  string
	ask   func(ctx context.Context, address string) (*answer, error) // depends on the platform
	limit time.Duration                                              // of one request

	mu   sync.Mutex // one request at a time
	next time.Time  // no request is sent before
}

// New returns a client of the Master Vault, or of the mirror that the environment
// names.
func New() (*Client, error) {
	base := Host
	if mirror := os.Getenv(Mirror); mirror != "" {
		base = strings.TrimSuffix(mirror, "/")
	}
	u, err := url.Parse(base)
	if err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" {
		return nil, message.New("not-address-such-as", Mirror, strconv.Quote(base), Host)
	}
	return &Client{Pause: pause, base: base, ask: asker(u), limit: timeLimit}, nil
}

// answer is what the site says.
type answer struct {
	status     int
	retryAfter string // the header
	data       []byte // no more than is read, see sizeLimit
}

// Fetch returns the deck with that ID. It waits between requests, and when the
// site asks for it; the context can end the wait. Errors other than ErrUnknown
// say how to save the deck by hand.
func (c *Client) Fetch(ctx context.Context, id string) (*deck.Deck, error) {
	if !deck.IsUUID(id) {
		return nil, message.New("no-id-deck")
	}
	id = strings.ToLower(id)
	c.mu.Lock()
	defer c.mu.Unlock()
	address := c.base + "/api/decks/" + id + "/?links=cards"
	data, err := c.get(ctx, address)
	if errors.Is(err, ErrUnknown) || ctx.Err() != nil {
		return nil, message.New("deck", id, err)
	}
	if err != nil {
		return nil, message.New("deck-open-in-browser", id, err, address)
	}
	return deckOf(data, id)
}

// deckOf reads an answer, which must be about the deck with that ID.
func deckOf(data []byte, id string) (*deck.Deck, error) {
	d, err := deck.One(data)
	if err != nil {
		return nil, message.New("deck", id, err)
	}
	if d.UUID != id {
		return nil, message.New("deck-master-vault-gave", id)
	}
	return d, nil
}

// get asks for the address until it gets an answer.
func (c *Client) get(ctx context.Context, address string) (data []byte, err error) {
	for range tries {
		if wait := time.Until(c.next); wait > max(waitLimit, c.Pause) { // as requested before
			return nil, message.New("asks-to-wait", ErrNotNow, wait.Round(time.Second))
		}
		if err := sleep(ctx, time.Until(c.next)); err != nil {
			return nil, err
		}
		var wait time.Duration
		data, wait, err = c.once(ctx, address)
		c.next = time.Now().Add(max(c.Pause, wait))
		if wait == 0 {
			return data, err
		}
		if wait > waitLimit {
			return nil, message.New("asks-to-wait", ErrNotNow, wait)
		}
	}
	return nil, err
}

func sleep(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-t.C:
		return nil
	}
}

// What this package needs of net/http, which would be a tenth of the program in a browser.
const (
	ok, notFound, tooManyRequests = 200, 404, 429

	timeForm = "Mon, 02 Jan 2006 15:04:05 GMT"
)

// once asks once. It returns how long the site asks to wait, when it does.
func (c *Client) once(ctx context.Context, address string) (data []byte, wait time.Duration, err error) {
	limited, stop := context.WithTimeout(ctx, c.limit)
	defer stop()
	a, err := c.ask(limited, address)
	switch {
	case err == nil:
		return judge(a)
	case limited.Err() != nil && ctx.Err() == nil:
		err = message.New("no-answer-within", ErrNotNow, c.limit)
	}
	return nil, 0, err
}

// judge tells an answer with a deck from the others.
func judge(a *answer) (data []byte, wait time.Duration, err error) {
	switch {
	case a.status == tooManyRequests:
		wait := a.wait()
		return nil, wait, message.New("too-many-requests-asks", ErrNotNow, wait)
	case len(a.data) > sizeLimit:
		return nil, 0, message.New("its-answer-longer-than", ErrNotNow, sizeLimit>>20)
	case a.status == notFound && !bytes.HasPrefix(bytes.TrimSpace(a.data), []byte("<")):
		return nil, 0, ErrUnknown
	case !json.Valid(a.data):
		return nil, 0, message.New("answers-with-page-for", ErrNotNow, a.status)
	case a.status != ok:
		return nil, 0, message.New("status", ErrNotNow, a.status)
	}
	return a.data, 0, nil
}

var seconds = regexp.MustCompile(`(\d{1,6})\s*second`)

// wait is how long the site asks to wait, in a header or in its message: at least a
// second and at most a day.
func (a *answer) wait() time.Duration {
	const usual, least, most = 10.0, 1.0, 24 * 60 * 60.0
	wait := usual
	if n, err := strconv.ParseFloat(a.retryAfter, 64); err == nil && n == n { // a number
		wait = n
	} else if at, err := time.Parse(timeForm, a.retryAfter); err == nil {
		wait = time.Until(at).Seconds()
	} else if m := seconds.FindSubmatch(a.data); m != nil {
		wait, _ = strconv.ParseFloat(string(m[1]), 64) // digits
	}
	return time.Duration(max(least, min(wait, most))) * time.Second
}
