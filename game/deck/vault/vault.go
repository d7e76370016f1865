// Package vault fetches decks from the Master Vault, by their ids. It is the only
// place of the program that reaches into the network.
package vault

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/keyraken/keyraken/game/deck"
)

// Host is where decks are fetched, and Mirror the environment variable that names
// another, such as "http://localhost:8080".
const (
	Host   = "https://www.keyforgegame.com"
	Mirror = "KEYRAKEN_VAULT"
)

// The limits of one fetch.
const (
	timeLimit = 20 * time.Second // of one request
	sizeLimit = 2 << 20          // bytes; a deck is about 40 KiB
	headLimit = 64 << 10         // bytes
	waitLimit = time.Minute      // that the site may ask for
	tries     = 3
	pause     = 3 * time.Second // between requests; the site allows few
)

var (
	// ErrUnknown is about a deck that the Master Vault does not have.
	ErrUnknown = failure("master-vault-has-no")
	// ErrNotNow is about a site that gives no decks at the moment, or none to
	// programs.
	ErrNotNow = failure("master-vault-does-not")
)

// Client fetches decks one after another. Use New.
type Client struct {
	// Pause is the time between two requests. It must not be changed once a fetch
	// has begun.
	Pause time.Duration

	base string
	http *http.Client

	mu   sync.Mutex // one request at a time
	next time.Time  // before which none is sent
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
		return nil, failure("not-address-such-as", Mirror, strconv.Quote(base), Host)
	}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxResponseHeaderBytes = headLimit
	return &Client{base: base, Pause: pause, http: &http.Client{
		Timeout:       timeLimit,
		CheckRedirect: stayOn(u),
		Transport:     transport,
	}}, nil
}

// stayOn refuses redirects that leave the host, or its encryption.
func stayOn(home *url.URL) func(*http.Request, []*http.Request) error {
	return func(to *http.Request, via []*http.Request) error {
		const most = 3
		switch {
		case to.URL.Host != home.Host || to.URL.Scheme != home.Scheme:
			return failure("points-to-another-site", ErrNotNow, to.URL.Host)
		case len(via) > most:
			return failure("points-around-in-circle", ErrNotNow)
		}
		return nil
	}
}

// Fetch returns the deck of that id. It waits between requests, and when the site
// asks for it; the context can end that. Other errors than ErrUnknown say how to
// save the deck by hand.
func (c *Client) Fetch(ctx context.Context, id string) (*deck.Deck, error) {
	if !deck.IsUUID(id) {
		return nil, failure("no-id-deck")
	}
	id = strings.ToLower(id)
	c.mu.Lock()
	defer c.mu.Unlock()
	address := c.base + "/api/decks/" + id + "/?links=cards"
	data, err := c.get(ctx, address)
	if errors.Is(err, ErrUnknown) || ctx.Err() != nil {
		return nil, failure("deck", id, err)
	}
	if err != nil {
		return nil, failure("deck-open-in-browser", id, err, address)
	}
	return deckOf(data, id)
}

// deckOf reads an answer, which must be about the deck of that id.
func deckOf(data []byte, id string) (*deck.Deck, error) {
	d, err := deck.One(data)
	if err != nil {
		return nil, failure("deck", id, err)
	}
	if d.UUID != id {
		return nil, failure("deck-master-vault-gave", id)
	}
	return d, nil
}

// get asks for the address until it gets an answer.
func (c *Client) get(ctx context.Context, address string) (data []byte, err error) {
	for range tries {
		if wait := time.Until(c.next); wait > max(waitLimit, c.Pause) { // as was asked for before
			return nil, failure("asks-to-wait", ErrNotNow, wait.Round(time.Second))
		}
		if err := sleep(ctx, time.Until(c.next)); err != nil {
			return nil, err
		}
		var wait time.Duration
		data, wait, err = c.request(ctx, address)
		c.next = time.Now().Add(max(c.Pause, wait))
		if wait == 0 {
			return data, err
		}
		if wait > waitLimit {
			return nil, failure("asks-to-wait", ErrNotNow, wait)
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

// request asks once. It returns how long the site asks to wait, when it does.
func (c *Client) request(ctx context.Context, address string) (data []byte, wait time.Duration, err error) {
	ask, err := http.NewRequestWithContext(ctx, http.MethodGet, address, http.NoBody)
	if err != nil {
		return nil, 0, err
	}
	ask.Header.Set("Accept", "application/json")
	ask.Header.Set("Accept-Language", "en")
	ask.Header.Set("User-Agent", "keyraken")
	answer, err := c.http.Do(ask)
	if err != nil {
		return nil, 0, reachError(err)
	}
	defer answer.Body.Close()
	data, err = io.ReadAll(io.LimitReader(answer.Body, sizeLimit+1))
	if err != nil {
		return nil, 0, reachError(err)
	}
	return judge(answer, data)
}

// reachError says why there was no answer.
func reachError(err error) error {
	var u *url.Error
	if errors.As(err, &u) {
		if u.Timeout() {
			return failure("no-answer-within", ErrNotNow, timeLimit)
		}
		err = u.Err
	}
	if errors.Is(err, ErrNotNow) {
		return err
	}
	return failure("at", ErrNotNow, err)
}

// judge tells an answer with a deck from the others.
func judge(answer *http.Response, data []byte) ([]byte, time.Duration, error) {
	switch {
	case answer.StatusCode == http.StatusTooManyRequests:
		wait := retryAfter(answer, data)
		return nil, wait, failure("too-many-requests-asks", ErrNotNow, wait)
	case len(data) > sizeLimit:
		return nil, 0, failure("its-answer-longer-than", ErrNotNow, sizeLimit>>20)
	case answer.StatusCode == http.StatusNotFound && !bytes.HasPrefix(bytes.TrimSpace(data), []byte("<")):
		return nil, 0, ErrUnknown
	case !json.Valid(data):
		return nil, 0, failure("answers-with-page-for", ErrNotNow, answer.StatusCode)
	case answer.StatusCode != http.StatusOK:
		return nil, 0, failure("status", ErrNotNow, answer.StatusCode)
	}
	return data, 0, nil
}

var seconds = regexp.MustCompile(`(\d{1,6})\s*second`)

// retryAfter is how long the site asks to wait, in a header or in its message: a
// second at least, and a day at most.
func retryAfter(answer *http.Response, data []byte) time.Duration {
	const usual, least, most = 10.0, 1.0, 24 * 60 * 60.0
	wait := usual
	header := answer.Header.Get("Retry-After")
	if n, err := strconv.ParseFloat(header, 64); err == nil && n == n { // a number
		wait = n
	} else if at, err := http.ParseTime(header); err == nil {
		wait = time.Until(at).Seconds()
	} else if m := seconds.FindSubmatch(data); m != nil {
		wait, _ = strconv.ParseFloat(string(m[1]), 64) // digits
	}
	return time.Duration(max(least, min(wait, most))) * time.Second
}
