package forecast

import "github.com/keyraken/keyraken/game/keyforge"

// Fight is what a fight would do as far as open cards decide it, not counting
// what is played after it.
type Fight struct {
	Attacker, Defender keyforge.Slot
	Harms              []Harm // the attacker and the defender first
	Wins               bool   // it wins the players the game
	Choice             bool   // a person decides a part of it: the result may differ
	Unsure             bool   // hidden cards decide a part of it

	change int // the change count of the game, plus one
	other  []Harm
}

// Fight is what the attacker fighting the defender would do, begun by the command. It
// is valid until the next call.
func (w *Forecaster) Fight(at Start, attacker, defender keyforge.Slot, c keyforge.Command) *Fight {
	f, t := &w.fight, &w.trial
	if f.Same(&Fight{Attacker: attacker, Defender: defender, change: at.Change + 1}) {
		return f
	}
	*f = Fight{Attacker: attacker, Defender: defender, change: at.Change + 1, Harms: f.Harms, other: f.other}
	for i := range Worlds {
		t.begin(at, at.Game.Mode(), i)
		over := func(q *keyforge.Question) bool { return q.Kind == keyforge.AskMain || q.Purpose == keyforge.ForAttack }
		done := t.play(c, over)
		if q := t.game.Question(); done && c.Verb == keyforge.Fight && q.Purpose == keyforge.ForAttack && q.Source == attacker {
			done = t.play(keyforge.Command{Verb: keyforge.Pick, Card: defender}, over)
		}
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

// Same reports whether both describe the same fight at the same moment.
func (f *Fight) Same(o *Fight) bool {
	return f.change == o.change && f.Attacker == o.Attacker && f.Defender == o.Defender
}

// Worth is how much the fight is worth to the attacking side: negative if the
// attacker may die and the defender may live.
func (f *Fight) Worth() int {
	own, its := f.Harms[0], f.Harms[1]
	dies := own.Dies || own.Unsure && own.Damage > 0
	kills := its.Dies && !its.Unsure
	switch {
	case f.Wins:
		return 1000
	case dies && !kills:
		return -1
	case dies:
		return 1
	case kills:
		return 500 + its.Damage
	case its.Damage == 0 && its.Armor == 0 && !its.Ward:
		return 0
	}
	return 100 + its.Damage
}
