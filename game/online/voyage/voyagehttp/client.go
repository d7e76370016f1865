package voyagehttp

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"time"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/invite"
	"github.com/keyraken/keyraken/game/online/voyage"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/printable"
)

const (
	patience  = 40 * time.Second // for an answer: a game may wait for others
	maxAnswer = 4 << 20          // bytes
)

// Client asks servers for their tables. It asks nothing by itself.
type Client struct{}

// Send sends a game to the tables of a server.
func (Client) Send(ctx context.Context, host string, what voyage.Sending) (sent voyage.Sent, err error) {
	data, err := json.Marshal(what)
	if err == nil {
		err = ask(ctx, http.MethodPost, host, nil, "", data, &sent)
	}
	sent.Name, sent.Secret = printable.Text(sent.Name, wire.MaxName), printable.Text(sent.Secret, printable.Name)
	return sent, err
}

// Week asks for the tables of a week. What it quotes is printable.
func (Client) Week(ctx context.Context, host, week string) (w voyage.Week, err error) {
	err = ask(ctx, http.MethodGet, host, []string{week}, "", nil, &w)
	for i := range w.Tables {
		for k := range w.Tables[i].Entries {
			e := &w.Tables[i].Entries[k]
			e.Name, e.Sent = printable.Text(e.Name, wire.MaxName), printable.Text(e.Sent, wire.MaxName)
		}
	}
	return w, err
}

// Save asks for the save of a game, and shows the secret of one's own.
func (Client) Save(ctx context.Context, host, week, id, secret string) (save string, err error) {
	var data []byte
	err = ask(ctx, http.MethodGet, host, []string{week, id}, secret, nil, &data)
	return string(data), err
}

// Withdraw withdraws one's own game.
func (Client) Withdraw(ctx context.Context, host, week, id, secret string) error {
	return ask(ctx, http.MethodDelete, host, []string{week, id}, secret, nil, nil)
}

// ask asks a server, whose address is as it was typed, and reads the answer: JSON, or the bytes themselves.
func ask(ctx context.Context, method, host string, parts []string, secret string, body []byte, into any) error {
	at, err := invite.Server(host)
	if err != nil {
		return err
	}
	at += Path
	for _, p := range parts {
		at += "/" + url.PathEscape(p)
	}
	ctx, stop := context.WithTimeout(ctx, patience)
	defer stop()
	req, err := http.NewRequestWithContext(ctx, method, at, bytes.NewReader(body))
	if err != nil {
		return message.New("voyage-unreached", err)
	}
	if body != nil {
		req.Header.Set("Content-Type", "application/json")
	}
	if secret != "" {
		req.Header.Set("Authorization", bearer+secret)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return message.New("voyage-unreached", err)
	}
	defer res.Body.Close()
	data, err := io.ReadAll(io.LimitReader(res.Body, maxAnswer))
	if err != nil {
		return message.New("voyage-unreached", err)
	}
	if res.StatusCode >= http.StatusBadRequest {
		if err := wire.Refusal(data); err != nil {
			return err
		}
		return message.New("voyage-no-tables", res.StatusCode)
	}
	switch v := into.(type) {
	case nil:
	case *[]byte:
		*v = data
	default:
		if json.Unmarshal(data, v) != nil {
			return message.New("voyage-no-tables", res.StatusCode)
		}
	}
	return nil
}
