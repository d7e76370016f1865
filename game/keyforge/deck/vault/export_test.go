package vault

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// SetTimeLimit sets how long one request may take.
func (c *Client) SetTimeLimit(d time.Duration) { c.limit = d }

// CheckAnswer judges an answer: it is read or refused, and a wait is bounded.
func CheckAnswer(t *testing.T, status int, header string, body []byte) {
	data, wait, err := judge(&answer{status: status, retryAfter: header, data: body})
	require.True(t, wait == 0 || wait >= time.Second && wait <= 24*time.Hour, "%v", wait)
	if err != nil {
		require.Empty(t, data)
		require.NotEmpty(t, err.Error())
		return
	}
	d, err := deckOf(data, "11111111-2222-4333-8444-555555555555")
	require.True(t, (d == nil) != (err == nil))
}
