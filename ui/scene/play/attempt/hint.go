package attempt

import (
	"context"

	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/widget"
)

// Hints are the hints of a puzzle. What a hint says is found out in the background, once; a hint is shown until the table changes,
// and another at the same place says more.
type Hints struct {
	N     int // how many were shown where the game stands
	Shown puzzle.Hint
	Words widget.WrappedText

	solver  *puzzle.Solver
	solving *job.Job[solving]
	cancel  context.CancelFunc

	wanted bool
	at     hintPlace
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

// Ask asks for a hint, and reports whether one can be given now.
func (h *Hints) Ask(m *table.Model) bool {
	h.wanted = m.Asking()
	return h.wanted
}

// Busy reports whether a hint is being found.
func (h *Hints) Busy() bool { return h.wanted && h.solver == nil }

// Stop ends what goes on in the background.
func (h *Hints) Stop() {
	if h.solving != nil {
		h.cancel()
		h.solving = nil
	}
}

// frame finds the hint that is wanted, and drops one that is of the past.
func (h *Hints) frame(z *Attempt, s *scene.Stack, m *table.Model) {
	if now := (hintPlace{m.Story.At(), m.Question().Picked}); !m.Asking() || now != h.at {
		h.at, h.N, h.Shown, h.Words = now, 0, puzzle.Hint{}, widget.WrappedText{}
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
		h.Shown = h.find(m)
		h.N++
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
func (h *Hints) find(m *table.Model) puzzle.Hint {
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
	return h.solver.Hint(g, h.N)
}

// say puts the hint into words.
func (h *Hints) say(w *puzzle.Words) {
	if h.Words = (widget.WrappedText{}); h.N > 0 {
		h.Words.Words = w.Hint(h.Shown)
	}
}
