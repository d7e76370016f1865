package plain

import (
	"context"
	"slices"

	"github.com/keyraken/keyraken/game"
)

// shown is how many answers advice compares.
const shown = 4

// advise says what an expert would do, and why, as far as the seat that is asked may know; help where there is no expert.
func (t *Table) advise(g game.Game, legal []game.Command) {
	if t.adviser == nil {
		t.help()
		return
	}
	t.Say("advice-thinks")
	t.Flush()
	var a *game.Advice
	t.UntilTyped(func(ctx context.Context) { a = t.adviser.Advise(ctx, g, uint64(t.log.At())) })
	if a == nil {
		return
	}
	if err := t.log.Advise(); err != nil {
		t.Complain(err)
	}
	t.showAdvice(g, legal, a)
}

// showAdvice prints the best answers with their chances, and what speaks for the first one (+) and against it (–).
func (t *Table) showAdvice(g game.Game, legal []game.Command, a *game.Advice) {
	for i, o := range a.Options[:min(shown, len(a.Options))] {
		if i > 0 && o.Tries == 0 {
			break
		}
		line := t.words.Answer(g, o.Command)
		if o.Tries > 0 {
			line = t.T("plain-chance", line, t.Language.Chance(o.Chance))
		}
		t.Printf("  %d  %s", slices.Index(legal, o.Command)+1, line)
	}
	words, ok := t.words.(game.AdviserWords)
	if !ok || len(a.Reasons) == 0 {
		return
	}
	if a.Instead.Command == (game.Command{}) {
		t.Printf("%s:", t.T("plain-reasons"))
	} else {
		t.Printf("%s:", t.T("why-compared", t.words.Answer(g, a.Instead.Command)))
	}
	for _, r := range a.Reasons {
		sign := "+"
		if r.By < 0 {
			sign = "–"
		}
		t.Printf("  %s %s", sign, words.Reason(g, r))
	}
}
