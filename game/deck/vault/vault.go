// Package vault fetches decks from the Master Vault, by their ids. It is the only
// place of the program that reaches into the network.
package vault

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
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
	waitLimit = time.Minute      // that the site may ask for
	tries     = 3
	pause     = 3 * time.Second // between requests; the site allows few
)

var (
	// ErrUnknown is about a deck that the Master Vault does not have.
	ErrUnknown = errors.New("the Master Vault has no deck of this id: it was not registered yet, or it is an alliance")
	// ErrNotNow is about a site that gives no decks at the moment, or none to
	// programs.
	ErrNotNow = errors.New("the Master Vault does not give out the deck now")
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
		return nil, fmt.Errorf("%s: %q is not an address such as %s", Mirror, base, Host)
	}
	return &Client{base: base, Pause: pause, http: &http.Client{
		Timeout:       timeLimit,
		CheckRedirect: stayOn(u),
	}}, nil
}

// stayOn refuses redirects that leave the host, or its encryption.
func stayOn(home *url.URL) func(*http.Request, []*http.Request) error {
	return func(to *http.Request, via []*http.Request) error {
		const most = 3
		switch {
		case to.URL.Host != home.Host || to.URL.Scheme != home.Scheme:
			return fmt.Errorf("%w: it points to another site, %s", ErrNotNow, to.URL.Host)
		case len(via) > most:
			return fmt.Errorf("%w: it points around in a circle", ErrNotNow)
		}
		return nil
	}
}

// Fetch returns the deck of that id. It waits between requests, and when the site
// asks for it; the context can end that. Other errors than ErrUnknown say how to
// save the deck by hand.
func (c *Client) Fetch(ctx context.Context, id string) (*deck.Deck, error) {
	if !deck.IsUUID(id) {
		return nil, errors.New("this is no id of a deck")
	}
	id = strings.ToLower(id)
	c.mu.Lock()
	defer c.mu.Unlock()
	address := c.base + "/api/decks/" + id + "/?links=cards"
	data, err := c.get(ctx, address)
	if errors.Is(err, ErrUnknown) || ctx.Err() != nil {
		return nil, fmt.Errorf("deck %s: %w", id, err)
	}
	if err != nil {
		return nil, fmt.Errorf("deck %s: %w; open %s in a browser, save or copy all that it shows, and import that", id, err, address)
	}
	d, err := deck.One(data)
	if err != nil {
		return nil, fmt.Errorf("deck %s: %w", id, err)
	}
	if d.UUID != id {
		return nil, fmt.Errorf("deck %s: the Master Vault gave another deck", id)
	}
	return d, nil
}

// get asks for the address until it gets an answer.
func (c *Client) get(ctx context.Context, address string) (data []byte, err error) {
	for range tries {
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
			return nil, fmt.Errorf("%w: it asks to wait %s", ErrNotNow, wait)
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
			return fmt.Errorf("%w: no answer within %s", ErrNotNow, timeLimit)
		}
		err = u.Err
	}
	if errors.Is(err, ErrNotNow) {
		return err
	}
	return fmt.Errorf("%w: %w", ErrNotNow, err)
}

// judge tells an answer with a deck from the others.
func judge(answer *http.Response, data []byte) ([]byte, time.Duration, error) {
	switch {
	case answer.StatusCode == http.StatusTooManyRequests:
		wait := retryAfter(answer, data)
		return nil, wait, fmt.Errorf("%w: too many requests, it asks to wait %s", ErrNotNow, wait)
	case len(data) > sizeLimit:
		return nil, 0, fmt.Errorf("%w: its answer is longer than %d MiB", ErrNotNow, sizeLimit>>20)
	case answer.StatusCode == http.StatusNotFound && !bytes.HasPrefix(bytes.TrimSpace(data), []byte("<")):
		return nil, 0, ErrUnknown
	case !json.Valid(data):
		return nil, 0, fmt.Errorf("%w: it answers with a page for people (status %d)", ErrNotNow, answer.StatusCode)
	case answer.StatusCode != http.StatusOK:
		return nil, 0, fmt.Errorf("%w: status %d", ErrNotNow, answer.StatusCode)
	}
	return data, 0, nil
}

var seconds = regexp.MustCompile(`(\d{1,6})\s*second`)

// retryAfter is how long the site asks to wait: in a header, or in its message.
func retryAfter(answer *http.Response, data []byte) time.Duration {
	const usual = 10
	n, err := strconv.Atoi(answer.Header.Get("Retry-After"))
	if err != nil {
		n = usual
		if m := seconds.FindSubmatch(data); m != nil {
			n, _ = strconv.Atoi(string(m[1])) // digits
		}
	}
	return time.Duration(max(n, 1)) * time.Second
}
