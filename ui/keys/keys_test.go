package keys_test

import (
	"os"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/widget"
)

// By default each key and each button does one thing, and each action has a name of its
// own and a key.
func TestDefaults(t *testing.T) {
	names := map[string]bool{}
	does := map[widget.Key]bool{}
	for d := range keys.Devices {
		seen := map[keys.Code]bool{}
		for i, c := range keys.Default[d] {
			if c != 0 {
				assert.False(t, seen[c], "%s is given twice", keys.Name(d, c))
				assert.Equal(t, c, keys.Named(d, keys.Name(d, c)))
				assert.NotEmpty(t, keys.Caption(d, c))
			} else {
				assert.Equal(t, keys.Gamepad, d, "%s has no key", keys.Actions[i].Name)
			}
			seen[c] = true
		}
	}
	for _, a := range keys.Actions {
		assert.False(t, names[a.Name] || does[a.Key], a.Name)
		names[a.Name], does[a.Key] = true, true
	}
}

// Giving an action the key of another one swaps their keys.
func TestBind(t *testing.T) {
	b := keys.Default
	at := func(k widget.Key) (i int) {
		for i = range keys.Actions {
			if keys.Actions[i].Key == k {
				return i
			}
		}
		require.Fail(t, "no such action")
		return -1
	}
	f := keys.Named(keys.Keyboard, "F")
	r := b.Of(keys.Keyboard, widget.Reap)
	other := b.Bind(keys.Keyboard, at(widget.Reap), f)
	require.Equal(t, at(widget.Fight), other)
	assert.Equal(t, f, b.Of(keys.Keyboard, widget.Reap))
	assert.Equal(t, r, b.Of(keys.Keyboard, widget.Fight))
	assert.Equal(t, widget.Reap, b.Does(keys.Keyboard, f))
	assert.Equal(t, map[string]string{"reap": "F", "fight": "R"}, b.Changed())
	again, wrong := keys.Read(b.Changed())
	assert.Empty(t, wrong)
	assert.Equal(t, b, again)
	assert.Equal(t, at(widget.Ping), b.Bind(keys.Gamepad, at(widget.Reap), keys.Named(keys.Gamepad, "LS")))
	assert.Zero(t, b.Of(keys.Gamepad, widget.Ping), "it gets the button that the other had: none")
}

// Wrong entries in a file are reported by name, and keep the default.
func TestWrongBindings(t *testing.T) {
	for _, c := range []struct {
		changed map[string]string
		told    string
	}{
		{map[string]string{"reap": "Hyper"}, `"Hyper" is given to reap, but there is no such key`},
		{map[string]string{"pad-reap": "Shift+A"}, `"Shift+A" is given to pad-reap, but there is no such button`},
		{map[string]string{"dance": "D"}, `a key is given to "dance", which is not something keys do`},
		{map[string]string{"reap": "F"}, "F is given to both reap and fight"},
	} {
		b, wrong := keys.Read(c.changed)
		if assert.Len(t, wrong, 1, "%v", c.changed) {
			assert.EqualError(t, wrong[0], c.told)
		}
		assert.Equal(t, keys.Default, b)
	}
	b, wrong := keys.Read(map[string]string{"reap": "Shift+R", "music": ""})
	assert.Empty(t, wrong)
	assert.Equal(t, "Shift+R", keys.Caption(keys.Keyboard, b.Of(keys.Keyboard, widget.Reap)))
	assert.Zero(t, b.Of(keys.Keyboard, widget.Music), "nothing turns the music off")
}

// A file from before players could mark things may bind the key or the button for that
// to something else without an error.
func TestNewcomerGivesWay(t *testing.T) {
	b, wrong := keys.Read(map[string]string{"reap": "P", "pad-reap": "LS", "pad-houses": ""})
	assert.Empty(t, wrong)
	assert.Equal(t, widget.Reap, b.Does(keys.Keyboard, keys.Named(keys.Keyboard, "P")))
	assert.Equal(t, widget.Reap, b.Does(keys.Gamepad, keys.Named(keys.Gamepad, "LS")))
	assert.Zero(t, b.Of(keys.Keyboard, widget.Ping))
	assert.Zero(t, b.Of(keys.Gamepad, widget.Ping))
	again, wrong := keys.Read(b.Changed())
	assert.Empty(t, wrong)
	assert.Equal(t, b, again)
}

// Only what has a name can be bound, on a gamepad without Shift.
func TestNamed(t *testing.T) {
	for _, d := range []keys.Device{keys.Keyboard, keys.Gamepad} {
		for _, name := range keys.Names(d) {
			assert.Equal(t, name, keys.Name(d, keys.Named(d, name)))
			shifted := keys.Named(d, "Shift+"+name)
			if d == keys.Gamepad {
				assert.Zero(t, shifted)
				continue
			}
			assert.Equal(t, "Shift+"+name, keys.Name(d, shifted))
			plain, shift := keys.WithoutShift(shifted)
			assert.Equal(t, keys.Named(d, name), plain)
			assert.True(t, shift)
		}
		for _, name := range []string{"", "Shift+", "none", "Shift+none"} {
			assert.Zero(t, keys.Named(d, name), name)
		}
	}
}

// Keys that write do not act while something is typed.
func TestWrites(t *testing.T) {
	for name, writes := range map[string]bool{"A": true, "Digit3": true, "Numpad3": true, "Space": true, "Slash": true, "Shift+U": true,
		"Enter": false, "Escape": false, "F5": false, "Tab": false,
		"NumpadEnter": false, "Insert": false} {
		assert.Equal(t, writes, keys.TypesText(keys.Named(keys.Keyboard, name)), name)
	}
}

// The table in the README tells the keys and buttons of all actions.
func TestKeysAreInTheReadme(t *testing.T) {
	readme, err := os.ReadFile("../../README.md")
	require.NoError(t, err)
	for _, a := range keys.Actions {
		if a.Words == "ctl-card" || a.Key == widget.Previous {
			continue // told together with the first card, and with the next one
		}
		row := regexp.MustCompile("(?m)^\\|[^|]*`" + regexp.QuoteMeta(keys.Caption(keys.Keyboard, keys.Default.Of(keys.Keyboard, a.Key))) +
			"`[^|]*\\|([^|]*)\\|").FindSubmatch(readme)
		require.NotNil(t, row, "the key of %s", a.Name)
		if b := keys.Default.Of(keys.Gamepad, a.Key); b != 0 {
			assert.Contains(t, string(row[1]), "`"+keys.Caption(keys.Gamepad, b)+"`", "the button of %s", a.Name)
		}
	}
}

// Binding what an action already has, or nothing, changes nothing; one that nothing had takes it from nothing.
func TestBindNothingNew(t *testing.T) {
	for i := range keys.Actions {
		b := keys.Default
		had := b[keys.Keyboard][i]
		assert.Equal(t, -1, b.Bind(keys.Keyboard, i, had))
		assert.Equal(t, -1, b.Bind(keys.Keyboard, i, 0))
		assert.Equal(t, keys.Default, b)
		assert.Equal(t, keys.Actions[i].Key, b.Does(keys.Keyboard, had))
		free := keys.Named(keys.Keyboard, "Shift+NumpadDivide")
		assert.Equal(t, -1, b.Bind(keys.Keyboard, i, free))
		assert.Equal(t, keys.Actions[i].Key, b.Does(keys.Keyboard, free))
		assert.Equal(t, widget.NoKey, b.Does(keys.Keyboard, had))
		assert.False(t, b.Has(keys.Keyboard, had))
		assert.True(t, b.Has(keys.Keyboard, free))
	}
	first := keys.Default[keys.Keyboard][0]
	b := keys.Default
	assert.Zero(t, b.Bind(keys.Keyboard, 1, first), "the first action had it")
	_, wrong := keys.Read(map[string]string{keys.Actions[1].Name: keys.Name(keys.Keyboard, first)})
	assert.Len(t, wrong, 1, "it is told of the first action, too")
	none := keys.Bindings{}
	assert.Equal(t, widget.NoKey, none.Does(keys.Keyboard, 0))
	assert.False(t, none.Has(keys.Keyboard, 0))
}

// Keys are called by what is printed on them; all function keys are there.
func TestCaptions(t *testing.T) {
	for name, want := range map[string]string{"Escape": "Esc", "Digit7": "7", "Numpad7": "Num 7", "NumpadEnter": "Num Enter", "Slash": "/",
		"F12": "F12", "Shift+Minus": "Shift+−", "Q": "Q"} {
		c := keys.Named(keys.Keyboard, name)
		require.NotZero(t, c, name)
		assert.Equal(t, want, keys.Caption(keys.Keyboard, c))
	}
	assert.Zero(t, keys.Named(keys.Keyboard, "F13"))
	assert.NotContains(t, keys.Names(keys.Keyboard), "")
	assert.Equal(t, "Menu", keys.Caption(keys.Gamepad, keys.Named(keys.Gamepad, "Menu")))
}
