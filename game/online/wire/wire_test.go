package wire_test

import (
	"encoding/json"
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/wire"
)

// over is the error as it arrives.
func over(t *testing.T, err error) error {
	t.Helper()
	data, bad := json.Marshal(wire.WhyOf(err))
	require.NoError(t, bad)
	var w wire.Why
	require.NoError(t, json.Unmarshal(data, &w))
	return w.Err()
}

// Errors keep their words, so that each guest reads them in its own language.
func TestErrorsTravel(t *testing.T) {
	for _, err := range []error{
		message.New("online-full"), message.New("online-no-such-seat", 4, 3), message.New("online-hall-full", 10000),
		message.New("deck-list-longer-than", 1), message.New("flag", message.New("online-no-such-seat", 9, 2)), errors.New("the disk is full"),
	} {
		assert.EqualError(t, over(t, err), err.Error())
	}
	assert.NotContains(t, (&wire.Why{Key: "\x1b[31m", Args: []any{"\x07"}}).Err().Error(), "\x1b")
	assert.NotContains(t, (&wire.Why{Key: "online-other", Args: []any{"\x1b[31m"}}).Err().Error(), "\x1b")
}

// What ONLINE.md shows of an exchange can be said, and is all that can be said in those messages.
func TestTheSessionOfTheDocument(t *testing.T) {
	doc, err := os.ReadFile("ONLINE.md")
	require.NoError(t, err)
	_, session, found := strings.Cut(string(doc), "```session\n")
	require.True(t, found)
	session, _, _ = strings.Cut(session, "```")
	for line := range strings.Lines(session) {
		var to any = &wire.Ask{}
		if strings.HasPrefix(line, "< ") {
			to = &wire.Tell{}
		}
		d := json.NewDecoder(strings.NewReader(line[2:]))
		d.DisallowUnknownFields()
		require.NoError(t, d.Decode(to), line)
		again, err := json.Marshal(to)
		require.NoError(t, err)
		assert.JSONEq(t, line[2:], string(again))
	}
}

func FuzzWhy(f *testing.F) {
	f.Add([]byte(`{"key":"flag","args":[{"key":"online-full"},1,"x",null,[1]]}`))
	f.Fuzz(func(_ *testing.T, data []byte) {
		var w wire.Why
		if json.Unmarshal(data, &w) == nil {
			_ = w.Err().Error()
		}
	})
}
