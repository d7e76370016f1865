// Package picture is archon picture: the end of a saved game as a picture to be shown to others, or its best turn as an
// animation, the same that the window makes.
package picture

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image/png"
	"io/fs"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/poster"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/title"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table/recap"
)

// The endings of names: of a picture of the end, and of an animation of the best turn.
const (
	ofEnd  = ".png"
	ofTurn = ".gif"
)

// Command is archon picture.
func Command(p *pool.Pool) *cobra.Command {
	var out string
	c := &cobra.Command{
		Use:   "picture " + p.T("kind-save"),
		Short: p.T("use-picture"),
		Args:  cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			ending := strings.ToLower(filepath.Ext(out))
			switch {
			case out == "":
				ending = ofEnd
			case ending != ofEnd && ending != ofTurn:
				return message.New("picture-ending", out, ofEnd, ofTurn)
			}
			name, data, err := picture(c.Context(), p, args[0], ending)
			if err != nil {
				return err
			}
			where, err := keep(out, name, data)
			if err == nil {
				fmt.Fprintln(c.OutOrStdout(), where)
			}
			return err
		},
	}
	c.Flags().StringVarP(&out, "out", "o", "", p.T("flag-picture-out"))
	return c
}

// picture is the picture of a save, or the animation, with a name for its file.
func picture(ctx context.Context, p *pool.Pool, save, ending string) (name string, data []byte, err error) {
	story, report, err := saves.Read(p, save)
	if err != nil {
		return "", nil, err
	}
	if report.Differs || report.Damaged || !story.Game().Over() {
		return "", nil, message.New("picture-not-over", save)
	}
	course, err := recap.Of(story)
	if err != nil {
		return "", nil, err
	}
	rules, err := p.Rules()
	if err != nil {
		return "", nil, err
	}
	s := session.New(session.Settings{Language: p.Language.Name}, p.List, rules)
	if a := p.Of(story.Game()); a != nil {
		s.Choose(a)
	}
	end, gallery := poster.Of(s, story, course), art.NewGallery(art.Budget).AtOnce()
	if ending == ofTurn {
		stack := scene.NewStack(s, title.New())
		stack.Gallery = gallery
		from, to := end.BestTurn()
		data, err = play.Film(ctx, stack, story, from, to)
		return end.File + ending, data, err
	}
	var b bytes.Buffer
	err = png.Encode(&b, end.Draw(gallery))
	return end.File + ending, b.Bytes(), err
}

// keep writes the picture into a new file: that one, or one with the name, or one like it, in this
// folder.
func keep(out, name string, data []byte) (where string, err error) {
	if out == "" {
		return files.Create(name, data)
	}
	if err = files.WriteNew(out, data); errors.Is(err, fs.ErrExist) {
		err = message.New("picture-there", out)
	}
	return out, err
}
