package adventure_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
)

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// varied are the adventures whose conditions can be set.
func varied(t *testing.T) (all []adventure.Varied) {
	for _, a := range adventures.All() {
		if v, ok := a.(adventure.Varied); ok {
			all = append(all, v)
		}
	}
	require.NotEmpty(t, all)
	return all
}

func TestCodesTellVariants(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, a := range varied(t) {
		for range 2000 {
			v := adventure.RandomVariant(r, a)
			code := adventure.EncodeVariant(a, v)
			assert.Regexp(t, "^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$", code)
			for _, written := range []string{code, strings.ToLower(code), strings.ReplaceAll(code, "-", ""),
				" " + strings.Join(strings.Split(code, ""), " "),
				strings.NewReplacer("0", "O", "1", "l").Replace(code)} {
				got, err := adventure.DecodeVariant(a, written)
				require.NoError(t, err, written)
				require.Equal(t, v, got, written)
			}
		}
	}
}

// A mistyped letter, or two letters that trade places, are refused.
func TestCodesFindMistakes(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	for _, a := range varied(t) {
		for range 60 {
			code := strings.ReplaceAll(adventure.EncodeVariant(a, adventure.RandomVariant(r, a)), "-", "")
			wrong := func(written string) {
				_, err := adventure.DecodeVariant(a, written)
				require.Error(t, err, "%s for %s", written, code)
			}
			for i := range code {
				for _, c := range alphabet {
					if byte(c) != code[i] {
						wrong(code[:i] + string(c) + code[i+1:])
					}
				}
				for j := range i {
					if code[i] != code[j] {
						b := []byte(code)
						b[i], b[j] = b[j], b[i]
						wrong(string(b))
					}
				}
				wrong(code[:i] + code[i+1:])
				wrong(code[:i] + "7" + code[i:])
			}
		}
	}
}

// Anything that is not a code is refused in words that say what to do.
func TestBadCodesAreExplained(t *testing.T) {
	a := varied(t)[0]
	for written, want := range map[string]string{
		"":                           "neither a name nor a code",
		"squall":                     "storm",
		"1111-1111":                  "a letter or digit is wrong",
		"UUUU-UUUU":                  "neither a name nor a code",
		"1Q7M-2XK4-1Q7M":             "neither a name nor a code",
		strings.Repeat("1", 100_000): "neither a name nor a code",
		"\x1b[2J\n":                  "neither a name nor a code",
	} {
		_, err := adventure.DecodeVariant(a, written)
		assert.ErrorContains(t, err, want, "%.40q", written)
		assert.Less(t, len(err.Error()), 600)
		assert.NotContains(t, err.Error(), "\x1b")
	}
	// A code of a later version with a correct checksum: its meaning is not guessed.
	later, found := "", false
	for n := range 32 * 32 {
		later = "2" + "00000" + string(alphabet[n/32]) + string(alphabet[n%32])
		if _, err := adventure.DecodeVariant(a, later); err != nil && strings.Contains(err.Error(), "version 2") {
			found = true
			break
		}
	}
	assert.True(t, found)
}

// Names are understood as people write them, and a save has the name of the difficulty, or
// otherwise the code.
func TestWordsOfVariants(t *testing.T) {
	for _, a := range varied(t) {
		for _, p := range a.Presets() {
			v, err := adventure.VariantOf(a, " The "+strings.ToUpper(strings.ReplaceAll(p.Name, "-", " ")))
			require.NoError(t, err)
			assert.Equal(t, p.Variant, v)
			word := adventure.VariantWord(a, p.Variant)
			_, again, err := adventure.FindMode(a, word)
			require.NoError(t, err)
			assert.Equal(t, word, again)
			if _, err := adventure.ParseDifficulty(p.Name); err == nil {
				assert.Equal(t, p.Name, word)
				assert.Equal(t, p.Name, adventure.VariantWord(a, v), "the code of a difficulty is that difficulty")
			} else {
				assert.Equal(t, adventure.EncodeVariant(a, p.Variant), word)
			}
		}
		v, err := adventure.VariantOf(a, "")
		require.NoError(t, err)
		assert.Equal(t, "normal", adventure.PresetOf(a, v))
	}
}

func FuzzDecode(f *testing.F) {
	for _, seed := range []string{"", "1Q7M-2XK4", "storm", "O0Il", "\xff"} {
		f.Add(seed)
	}
	a := adventures.All()[0].(adventure.Varied)
	f.Fuzz(func(t *testing.T, written string) {
		v, err := adventure.DecodeVariant(a, written)
		if err != nil {
			return
		}
		for i, c := range a.Conditions() {
			assert.True(t, c.Fits(int(v[i])))
		}
		_, err = adventure.DecodeVariant(a, adventure.EncodeVariant(a, v))
		assert.NoError(t, err)
	})
}
