package scenetest

import (
	"cmp"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/ui/paint/painttest"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
)

// LookAsBefore checks that views, each reached from the title, look as before in the window of a desktop
// and, with larger type, of a phone, see [painttest.Compare]. Texts are told by their keys, see
// [langtest.Unworded]. The title, which many views let through, offers only these other games.
func LookAsBefore(t *testing.T, views map[string]func(m *Mouse), others ...scene.Other) {
	sums := map[string]uint64{}
	for name, show := range views {
		m := NewBeside(t, session.Settings{Speed: AtOnce.Speed, ReducedMotion: true, Plain: true}, others...)
		m.Stack.Now = func() time.Time { return RecordsNow }
		show(m)
		unworded := langtest.Unworded(m.Stack.Language)
		unworded.Words["records-kept"] = "" // in a temporary folder
		m.Stack.Language, m.Stack.Cards.Language = unworded, unworded
		m.In.Seconds = 1 // all that moves comes to rest
		m.Frames(3)
		sums[name] = m.sum()
		m.In.W, m.In.H, m.In.Scale, m.Stack.Settings.Text = Phone[0], Phone[1], 1, session.MaxText
		m.Frames(3)
		sums[name+", on a phone"] = m.sum()
	}
	painttest.Compare(t, slices.Sorted(maps.Keys(sums)), func(name string) uint64 { return sums[name] })
}

// sum is a sum of the picture but of what shaders draw, which never stands still.
func (m *Mouse) sum() uint64 {
	l := *m.Stack.Picture()
	l.Ops = PictureOf(m)
	return painttest.Sum(&l)
}

// KeptGames is a directory with an adventure and a match that are not finished and an adventure that is, all
// kept a while ago.
func KeptGames(t testing.TB) string {
	dir := t.TempDir()
	m := Keeping(t, dir)
	m.Begin()
	m.Turns(3, 5)
	require.NoError(t, m.Stack.Leave())
	m = Keeping(t, dir)
	m.Bidding()
	require.NoError(t, m.Stack.Leave())
	Finished(t, dir)
	all, err := filepath.Glob(filepath.Join(dir, "*"))
	require.NoError(t, err)
	size := func(path string) int64 {
		info, err := os.Stat(path)
		require.NoError(t, err)
		return info.Size()
	}
	slices.SortFunc(all, func(a, b string) int { return cmp.Compare(size(a), size(b)) }) // the names tell the time
	for i, file := range all {
		kept := time.Date(2026, 11, 20-i, 20, 0, 0, 0, time.Local)
		require.NoError(t, os.Chtimes(file, kept, kept))
	}
	return dir
}
