package link

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/wire"
)

// Open opens a room on a server, at an address such as https://host, and returns its code.
func Open(ctx context.Context, server string, o wire.Options) (code string, err error) {
	ctx, stop := context.WithTimeout(ctx, patience)
	defer stop()
	body, err := json.Marshal(o)
	if err != nil {
		return "", err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, server+"/rooms", bytes.NewReader(body))
	if err != nil {
		return "", message.New("online-no-server", server)
	}
	answer, err := http.DefaultClient.Do(req)
	if err != nil {
		return "", message.New("online-no-connection", err)
	}
	defer answer.Body.Close()
	data, err := io.ReadAll(io.LimitReader(answer.Body, wire.MaxAsk))
	if err != nil {
		return "", message.New("online-no-connection", err)
	}
	var room struct{ Code string }
	if answer.StatusCode == http.StatusCreated && json.Unmarshal(data, &room) == nil && wire.IsCode(room.Code) {
		return room.Code, nil
	}
	if err := wire.Refusal(data); err != nil && answer.StatusCode >= http.StatusBadRequest {
		return "", err
	}
	return "", message.New("online-no-server", server)
}
