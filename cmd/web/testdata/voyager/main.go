//go:build js

// Command voyager sends a game to the tables of the server from which its page comes, looks at them, and withdraws it.
package main

import (
	"context"
	"errors"
	"syscall/js"

	"github.com/keyraken/keyraken/game/online/voyage"
	"github.com/keyraken/keyraken/game/online/voyage/voyagehttp"
)

func main() {
	said := "done"
	if err := sail(context.Background(), js.Global().Get("location").Get("origin").String()); err != nil {
		said = err.Error()
	}
	js.Global().Set("said", said)
}

func sail(ctx context.Context, host string) error {
	var c voyagehttp.Client
	sent, err := c.Send(ctx, host, voyage.Sending{Name: "Ada", Save: "{\"keyraken\":2,\"game\":\"race\"}\n"})
	if err != nil {
		return err
	}
	w, err := c.Week(ctx, host, sent.Week)
	if err != nil {
		return err
	}
	if len(w.Tables) != 1 || w.Tables[0].Entries[0].ID != sent.ID {
		return errors.New("the game is not in the table")
	}
	if _, err := c.Save(ctx, host, sent.Week, sent.ID, "guess"); err == nil {
		return errors.New("the game is shown to anybody")
	}
	if save, err := c.Save(ctx, host, sent.Week, sent.ID, sent.Secret); err != nil || save == "" {
		return errors.Join(errors.New("the game is not shown"), err)
	}
	if err := c.Withdraw(ctx, host, sent.Week, sent.ID, "guess"); err == nil {
		return errors.New("anybody may withdraw the game")
	}
	return c.Withdraw(ctx, host, sent.Week, sent.ID, sent.Secret)
}
