package settings

import (
	"context"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/store/backup"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
)

// about backs up and restores everything that is kept, and shows the version of the program,
// its credits, and what it runs on.
func (n *screen) about(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	r, hit := f.ActionRow(r, "set-backup", s.T("backup"), s.T("backup-why"), s.T("backup-make"))
	if hit {
		s.BackUp()
	}
	if r, hit = f.ActionRow(r, "set-bring-in", s.T("bring-in"), s.T("bring-in-why"), s.T("bring-in-choose")); hit {
		pick := s.Pick
		s.RestoreBackup(func() ([]byte, error) {
			chosen, err := pick(context.Background(), false, backup.Extension)
			if err != nil || len(chosen) == 0 {
				return nil, err
			}
			return chosen[0].Read()
		})
	}
	for line := range strings.SplitSeq(s.T("about", fault.Version()), "\n") {
		h := f.Paragraph(r, paint.Left, paint.Regular, theme.Body*f.Type, theme.Ink, line)
		_, r = r.Cut(h + 12*f.Unit)
	}
	runs := slices.Concat(fault.Build()[1:], []string{s.Driver}, fault.Graphics())
	h := f.Paragraph(r, paint.Left, paint.Regular, theme.Small*f.Type, theme.Dim, strings.Join(slices.DeleteFunc(runs, isEmpty), ", "))
	_, r = r.Cut(h)
	return r
}

func isEmpty(s string) bool { return s == "" }
