//go:build !js

package vault

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/url"

	"github.com/keyraken/keyraken/game/message"
)

const headLimit = 64 << 10 // bytes of the head of an answer

// asker asks only that site.
func asker(site *url.URL) func(ctx context.Context, address string) (*answer, error) {
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxResponseHeaderBytes = headLimit
	c := &http.Client{CheckRedirect: stayOn(site), Transport: transport}
	return func(ctx context.Context, address string) (*answer, error) {
		ask, err := http.NewRequestWithContext(ctx, http.MethodGet, address, http.NoBody)
		if err != nil {
			return nil, err
		}
		ask.Header.Set("Accept", "application/json")
		ask.Header.Set("Accept-Language", "en")
		ask.Header.Set("User-Agent", "keyraken")
		got, err := c.Do(ask)
		if err != nil {
			return nil, reachError(err)
		}
		defer got.Body.Close()
		data, err := io.ReadAll(io.LimitReader(got.Body, sizeLimit+1))
		if err != nil {
			return nil, reachError(err)
		}
		return &answer{status: got.StatusCode, retryAfter: got.Header.Get("Retry-After"), data: data}, nil
	}
}

// stayOn refuses redirects that leave the host or drop encryption.
func stayOn(home *url.URL) func(*http.Request, []*http.Request) error {
	return func(to *http.Request, via []*http.Request) error {
		const most = 3
		switch {
		case to.URL.Host != home.Host || to.URL.Scheme != home.Scheme:
			return message.New("points-to-another-site", ErrNotNow, to.URL.Host)
		case len(via) > most:
			return message.New("points-around-in-circle", ErrNotNow)
		}
		return nil
	}
}

// reachError says why there was no answer.
func reachError(err error) error {
	var u *url.Error
	if errors.As(err, &u) {
		err = u.Err
	}
	if errors.Is(err, ErrNotNow) {
		return err
	}
	return message.New("at", ErrNotNow, err)
}
