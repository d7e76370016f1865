package forecast

import "github.com/keyraken/keyraken/game"

// Fight is what a fight would do as far as open cards decide it, without what is
// played after it.
type Fight struct {
	Attacker, Defender game.Slot
	Harms              []Harm // of the attacker and the defender first
	Wins               bool   // the players win by it
	Choice             bool   // a person decides some of it: it may go otherwise
	Unsure             bool   // hidden cards decide some of it

	change int // after which change of the game, plus one
	other  []Harm
}

// Fight is what the command would do, by which the attacker fights the defender. It
// is good until the next call.
func (w *Forecaster) Fight(at Start, attacker, defender game.Slot, c game.Command) *Fight {
	f, t := &w.fight, &w.trial
	if f.Same(&Fight{Attacker: attacker, Defender: defender, change: at.Change + 1}) {
		return f
	}
	*f = Fight{Attacker: attacker, Defender: defender, change: at.Change + 1, Harms: f.Harms, other: f.other}
	for i := range Worlds {
		t.begin(at, at.Game.Mode(), i)
		done := t.play(c, func(q *game.Question) bool {
			return q.Kind == game.AskMain || q.Purpose == game.ForAttack
		})
		wins := t.game.Over() && t.game.Won(at.Seat)
		if i == 0 {
			f.Harms, f.Wins = Harms(f.Harms, t.events, attacker, defender), wins
		} else {
			f.other = Harms(f.other, t.events, attacker, defender)
			f.Harms = merge(f.Harms, f.other)
			f.Unsure = f.Unsure || wins != f.Wins
			f.Wins = f.Wins && wins
		}
		f.Choice = f.Choice || t.asked
		f.Unsure = f.Unsure || !done
	}
	for i := range f.Harms {
		f.Unsure = f.Unsure || f.Harms[i].Unsure
	}
	return f
}

// Same reports whether both tell of the same fight at the same moment.
func (f *Fight) Same(o *Fight) bool {
	return f.change == o.change && f.Attacker == o.Attacker && f.Defender == o.Defender
}
