package settings

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
)

// about tells the version of the program, to whom what is owed, and what it runs on.
func (n *screen) about(f *scene.Frame, s *scene.Stack, r layout.Rect) layout.Rect {
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
