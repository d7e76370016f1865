package poster_test

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/paint"
	paper "github.com/keyraken/keyraken/ui/poster"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/shards/poster"
)

// ended is a game that computers have played to its end.
func ended(t *testing.T, mode string, players int) *replay.Story[game.Game] {
	k := games.Shards()
	setup, err := k.Deal(players, mode, "", 7)
	require.NoError(t, err)
	story, err := replay.New[game.Game](k, replay.Header{Setup: setup, Started: "2026-11-27T20:00:00Z", Players: []string{"Ann"}})
	require.NoError(t, err)
	p, err := k.NewPlayer("greedy", 1)
	require.NoError(t, err)
	for g := story.Game(); !g.Over(); {
		require.NoError(t, story.Do(p.Choose(g, g.Legal(nil))))
	}
	return story
}

// The poster tells who played with which leader, who has won, how all stood, on what terms and when.
func TestPosters(t *testing.T) {
	all := adventures.All()
	cat, err := all.Catalogue()
	require.NoError(t, err)
	for _, c := range []struct {
		mode    string
		players int
		viewer  shards.Seat
		file    string
	}{{"nemesis", 1, 0, "won|lost"}, {"nemesis", 3, shards.NoSeat, "won|lost"},
		{"duel", 2, 0, "won|lost"}, {"duel", 4, shards.NoSeat, "over"}} {
		for _, l := range []*lang.Language{lang.English, lang.Russian} {
			story := ended(t, c.mode, c.players)
			s := session.New(session.Settings{Language: l.Code}, all, all.Rules(cat))
			p := poster.Of(s, games.Shards(), poster.CourseOf(l.Calling(story.Header.Players), story), &story.Header, c.viewer)
			assert.Regexp(t, "^game-2026-11-27-("+c.file+")$", p.File)
			g := story.Game().(*shards.Game)
			assert.Equal(t, g.Won(0) || c.mode == "duel" && c.viewer == shards.NoSeat, p.Won)
			var words []string
			gallery := art.NewGallery(art.Budget)
			p.Paint(gallery)
			gallery.Wait()
			list := p.Paint(gallery)
			for _, op := range list.Ops {
				if op.Kind == paint.Words {
					words = append(words, op.Text)
				}
			}
			said := strings.Join(words, " ")
			if c.mode == "nemesis" {
				assert.Contains(t, said, l.Seat(g, g.Automaton()))
			}
			for _, part := range []string{"Ann", l.Name(g.Leader(0).ID), "2026-11-27", l.Term("course-health"), s.T("seed") + ": 7"} {
				assert.Contains(t, said, part)
			}
			data, err := paper.PNG(list)
			require.NoError(t, err)
			picture, err := png.Decode(bytes.NewReader(data))
			require.NoError(t, err)
			assert.Equal(t, paper.Width, picture.Bounds().Dx())
			if dir := os.Getenv("KEYRAKEN_SCREENSHOTS"); dir != "" {
				file := fmt.Sprintf("shards-poster-%s-%d-%s.png", c.mode, c.players, l.Code)
				require.NoError(t, os.WriteFile(filepath.Join(dir, file), data, 0o644))
			}
		}
	}
}
