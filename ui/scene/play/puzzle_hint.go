package play

import (
	"context"

	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/widget"
)

// hints are the hints of a puzzle. What a hint says is found out in the background, once; a hint is shown until the table changes,
// and another at the same place says more.
type hints struct {
	solver  *puzzle.Solver
	solving *job.Job[solving]
	cancel  context.CancelFunc

	wanted bool
	at     hintPlace
	n      int // how many were shown there
	shown  puzzle.Hint
	words  widget.WrappedText
}

// hintPlace is where a hint was asked for.
type hintPlace struct {
	inputs int
	held   keyforge.Set
}

type solving struct {
	solver *puzzle.Solver
	err    error
}

// ask asks for a hint.
func (z *puzzler) ask(m *table.Model) {
	h := &z.hints
	if h.wanted = m.Asking(); h.wanted {
		z.panel.fold = foldOpen
	}
}

// busy reports whether a hint is being found.
func (h *hints) busy() bool { return h.wanted && h.solver == nil }

// stop ends what goes on in the background.
func (z *puzzler) stop() {
	if z != nil && z.hints.solving != nil {
		z.hints.cancel()
		z.hints.solving = nil
	}
}

// frame finds the hint that is wanted, and drops one that is of the past.
func (h *hints) frame(z *puzzler, s *scene.Stack, m *table.Model) {
	if now := (hintPlace{m.Story.At(), m.Question().Picked}); !m.Asking() || now != h.at {
		h.at, h.n, h.shown, h.words = now, 0, puzzle.Hint{}, widget.WrappedText{}
		h.wanted = h.wanted && m.Asking()
	}
	if done, ok := h.solving.Done(); ok {
		h.solving = nil
		h.cancel()
		if h.solver = done.solver; done.err != nil {
			h.wanted = false
			s.Tell(s.T("puzzles-no-hint"), s.Language.Say(done.err))
		}
	}
	switch {
	case !h.wanted:
	case h.solver != nil:
		h.wanted = false
		h.shown = h.find(m)
		h.n++
		h.say(z.words(m))
		z.helped++
	case h.solving == nil:
		ctx, cancel := context.WithCancel(context.Background())
		p, rules := z.Puzzle.Puzzle, s.Rules
		h.cancel = cancel
		h.solving = job.Start(func() solving { solver, err := p.Solver(ctx, rules); return solving{solver, err} })
	}
}

// find is the next hint. What is picked but not confirmed yet counts as done.
func (h *hints) find(m *table.Model) puzzle.Hint {
	g := m.Story.Game().CopyInto(nil)
	q := *g.Question()
	for c := h.at.held.First(); c != 0; c = h.at.held.Next(c) {
		if q.Picked.Has(c) {
			continue
		}
		if _, err := g.Apply(keyforge.Command{Verb: keyforge.Pick, Card: c}, nil); err != nil || g.Question().Source != q.Source ||
			g.Question().Kind != q.Kind {
			return puzzle.Hint{Kind: puzzle.HintMove, Command: keyforge.Command{Verb: keyforge.Done}}
		}
	}
	return h.solver.Hint(g, h.n)
}

// say puts the hint into words.
func (h *hints) say(w *puzzle.Words) {
	if h.words = (widget.WrappedText{}); h.n > 0 {
		h.words.Words = w.Hint(h.shown)
	}
}
