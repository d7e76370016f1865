package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/table/playback"
)

func english(titles [keyforge.MaxSides]string) Speech {
	return Speech{Language: languages.English().WithWords(keyraken.Adventure.Words), Titles: titles}
}

// A table that changes its language tells the whole story in it, and can still
// undo; the game is the same.
func TestSpeak(t *testing.T) {
	m := newModel(t, 3, "onyx", "argus")
	m.Speed = playback.Instant
	m.Update(0, 1280, 720)
	for range 25 {
		m.Skip()
		require.True(t, m.Asking())
		m.Do(m.game.Legal(nil)[0])
	}
	m.Skip()
	hash, lines, tally := m.game.Hash(), len(m.Log), m.Tally
	require.Greater(t, lines, 20)
	m.Speak(Speech{Language: languages.Named("ru").WithWords(keyraken.Adventure.Words), Titles: m.Titles})
	assert.Equal(t, hash, m.game.Hash())
	assert.Len(t, m.Log, lines)
	assert.Equal(t, tally, m.Tally)
	for _, e := range m.Log {
		if e.Deeds[1] > 0 { // it is shown in signs
			continue
		}
		assert.Regexp(t, `\p{Cyrillic}|: `, e.Text)
	}
	assert.Regexp(t, `\p{Cyrillic}`, m.Prompt())
	require.True(t, m.MayUndo())
	m.Undo()
	m.Redo()
	assert.Equal(t, hash, m.game.Hash())
	m.Speak(english(m.Titles))
	assert.NotRegexp(t, `\p{Cyrillic}`, m.Prompt())
}
