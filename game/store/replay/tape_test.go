package replay_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// tape keeps a save in memory, until it fails.
type tape struct {
	text []byte
	err  error
}

func (t *tape) Begin(text []byte) error {
	t.text = slices.Clone(text)
	return t.err
}

func (t *tape) Append(lines []byte) error {
	if t.err == nil {
		t.text = append(t.text, lines...)
	}
	return t.err
}

func TestSavesOnTapes(t *testing.T) {
	var k toytest.Kind
	setup, err := k.Deal(2, "long", "", 3)
	require.NoError(t, err)
	story, err := replay.New[game.Game](k, replay.Header{Setup: setup})
	require.NoError(t, err)
	on := &tape{}
	log, err := replay.CreateOn(on, story)
	require.NoError(t, err)
	for range 20 {
		require.NoError(t, log.Do(log.Game().Legal(nil)[0]))
	}
	_, err = log.Undo(3)
	require.NoError(t, err)
	hash := log.Game().Hash()
	require.NoError(t, log.Close())
	assert.Empty(t, log.Path())

	again, report, err := replay.OpenOn[game.Game](t.Context(), on, on.text, k)
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.Equal(t, 17, again.At())
	assert.Equal(t, hash, again.Game().Hash())
	require.NoError(t, again.Do(again.Game().Legal(nil)[1]))

	on.err = errors.New("cut off")
	before := string(on.text)
	require.ErrorIs(t, again.Do(again.Game().Legal(nil)[0]), replay.ErrUnsaved)
	again.Abandon()
	assert.Equal(t, before, string(on.text))
	on.err = nil
	again, report, err = replay.OpenOn[game.Game](t.Context(), on, on.text, k)
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.Equal(t, 18, again.At(), "what was not kept has not happened")

	spoiled := append(slices.Clone(on.text), "\"jump\"\n\"play\"\n"...)
	again, report, err = replay.OpenOn[game.Game](t.Context(), on, spoiled, k)
	require.NoError(t, err)
	assert.NotEmpty(t, report.Warnings)
	assert.Equal(t, 18, again.At())
	require.NoError(t, again.Do(again.Game().Legal(nil)[0]))
	again, report, err = replay.OpenOn[game.Game](t.Context(), on, on.text, k)
	require.NoError(t, err)
	assert.Empty(t, report.Warnings, "what could not be read is gone")
	assert.Equal(t, 19, again.At())
	on.err = errors.New("cut off")
	_, err = replay.CreateOn(on, story)
	require.ErrorContains(t, err, "cut off")
	_, _, err = replay.OpenOn[game.Game](t.Context(), on, nil, k)
	require.Error(t, err)
}
