package invite_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/online/invite"
)

func TestParse(t *testing.T) {
	for typed, want := range map[string]invite.Invite{
		"https://play.example.org/#KXWPRA":       {Server: "https://play.example.org", Code: "KXWPRA"},
		" https://play.example.org/#kxwpra.A-_9": {Server: "https://play.example.org", Code: "KXWPRA", Key: "A-_9"},
		"wss://play.example.org":                 {Server: "https://play.example.org"},
		"https://play.example.org:444/table/":    {Server: "https://play.example.org:444"},
		"http://192.168.1.5:8123/#KXWPRA":        {Server: "http://192.168.1.5:8123", Code: "KXWPRA"},
		"192.168.1.5":                            {Server: "http://192.168.1.5:8090"},
		"ada":                                    {Server: "http://ada:8090"},
		"ada:80/#KXWPRA":                         {Server: "http://ada:80", Code: "KXWPRA"},
		"[fe80::1]":                              {Server: "http://[fe80::1]:8090"},
		"http://[fe80::1]:9/":                    {Server: "http://[fe80::1]:9"},
	} {
		got, err := invite.Parse(typed)
		require.NoError(t, err, typed)
		assert.Equal(t, want, got, typed)
	}
	for typed, want := range map[string]string{
		"":                       "address",
		"#KXWPRA":                "address",
		"file:///etc/passwd":     "address",
		"https://":               "address",
		"https://a@b/#KXWPRA":    "address",
		"a b":                    "address",
		"ada/#KXWPR":             "link",
		"ada/#KXWPRA.no way":     "link",
		"ada/#KXWPRA.<script>":   "link",
		"ada/#../../etc/passwd.": "link",
	} {
		_, err := invite.Parse(typed)
		assert.ErrorContains(t, err, want, typed)
	}
}

// A link leads where it comes from, and the server is told neither code nor key by a browser that follows it.
func TestLink(t *testing.T) {
	for link, address := range map[string]string{
		"https://play.example.org/#KXWPRA":           "wss://play.example.org/rooms/KXWPRA",
		"http://192.168.1.5:8090/#KXWPRA":            "ws://192.168.1.5:8090/rooms/KXWPRA",
		"https://play.example.org/#KXWPRA.sEcReT-_1": "wss://play.example.org/relay/KXWPRA#sEcReT-_1",
	} {
		i, err := invite.Parse(link)
		require.NoError(t, err)
		assert.Equal(t, link, i.String())
		assert.Equal(t, address, i.Address())
	}
}

// The three corners of a QR code are the squares by which it is found.
func TestQR(t *testing.T) {
	code, err := invite.Invite{Server: "https://play.example.org", Code: "KXWPRA", Key: "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE"}.QR()
	require.NoError(t, err)
	n := len(code)
	assert.Greater(t, n, 20)
	for _, corner := range [][2]int{{0, 0}, {n - 7, 0}, {0, n - 7}} {
		for i := range 7 {
			for j := range 7 {
				ring := max(abs(i-3), abs(j-3))
				assert.Equal(t, ring != 2, code[corner[1]+i][corner[0]+j])
			}
		}
	}
}

func abs(n int) int { return max(n, -n) }

func FuzzParse(f *testing.F) {
	f.Add("https://play.example.org/#KXWPRA.key")
	f.Add("[::1]:8090")
	f.Fuzz(func(t *testing.T, typed string) {
		i, err := invite.Parse(typed)
		if err != nil || i.Code == "" {
			return
		}
		again, err := invite.Parse(i.String())
		require.NoError(t, err)
		assert.Equal(t, i, again)
	})
}
