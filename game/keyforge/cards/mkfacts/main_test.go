package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The facts are written completely, and not at all after an error.
func TestFactsAreWrittenWholeOrNotAtAll(t *testing.T) {
	table, facts := filepath.Join(t.TempDir(), "set.tsv"), filepath.Join(t.TempDir(), "SET.jsonl")
	const ox = "number\tname\thouse\ttype\n001\tEmber Ox\tdis\taction\n"
	write := func(rows string) error {
		require.NoError(t, os.WriteFile(table, []byte(rows), 0o600))
		return run([]string{table, facts})
	}
	assert.ErrorContains(t, write(ox+"002\tGale Ox\tfire\taction\n"), `line 3: there is no house "fire"`)
	assert.NoFileExists(t, facts)

	require.NoError(t, write(ox))
	whole, err := os.ReadFile(facts)
	require.NoError(t, err)
	assert.Equal(t, `{"number":"001","id":"ember-ox","name":"Ember Ox","house":"dis","type":"action","power":0,"armor":0,"amber":0,`+
		`"traits":[],"keywords":[],"rarity":""}`+"\n", string(whole))

	assert.ErrorContains(t, write(ox+"002\tGale Ox\tfire\taction\n"), "line 3")
	after, err := os.ReadFile(facts)
	require.NoError(t, err)
	assert.Equal(t, string(whole), string(after))
	beside, err := os.ReadDir(filepath.Dir(facts))
	require.NoError(t, err)
	assert.Len(t, beside, 1)

	assert.ErrorContains(t, run(nil), "needs the table")
	assert.ErrorIs(t, run([]string{filepath.Join(t.TempDir(), "none"), facts}), os.ErrNotExist)
}
