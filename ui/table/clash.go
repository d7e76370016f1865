package table

import (
	"github.com/keyraken/keyraken/game"
)

// Clash is what a fight would do as far as open cards decide it, without what is
// played after it.
type Clash struct {
	Attacker, Defender game.Slot
	Harms              []Harm // of the attacker and the defender first
	Wins               bool   // the players win by it
	Choice             bool   // a person decides some of it: it may go otherwise
	Unsure             bool   // hidden cards decide some of it

	of    int // which state of the game, plus one
	other []Harm
}

// Clash is what an attack on the target would do when the person is asked what to
// attack, or nil. It is good until the next call.
func (m *Model) Clash(target game.Slot) *Clash {
	q := m.Question()
	if !m.asking || q.Kind != game.AskCards || q.Purpose != game.ForAttack || !m.Lit(target) {
		return nil
	}
	return m.clashOf(q.Source, target, game.Command{Verb: game.Pick, Card: target})
}

// OnlyClash is what a fight of a creature would do that has one target alone, so
// that nobody will be asked for it, or nil.
func (m *Model) OnlyClash(attacker game.Slot) *Clash {
	if !m.asking || m.Question().Kind != game.AskMain || attacker == 0 {
		return nil
	}
	fight := game.Command{Verb: game.Fight, Card: attacker}
	targets := m.Game.Attackable(attacker)
	target := targets.First()
	if target == 0 || targets.Next(target) != 0 || !m.May(fight) {
		return nil
	}
	return m.clashOf(attacker, target, fight)
}

func (m *Model) clashOf(attacker, target game.Slot, c game.Command) *Clash {
	k := &m.clash
	if k.Same(&Clash{Attacker: attacker, Defender: target, of: m.changes + 1}) {
		return k
	}
	*k = Clash{Attacker: attacker, Defender: target, of: m.changes + 1, Harms: k.Harms, other: k.other}
	for i := range worlds {
		m.trial.begin(m, m.Game.Mode(), i)
		done := m.trial.play(c, func(q *game.Question) bool {
			return q.Kind == game.AskMain || q.Purpose == game.ForAttack
		})
		wins := m.trial.game.Over() && m.trial.game.Won(m.seat)
		if i == 0 {
			k.Harms, k.Wins = fighters(harms(k.Harms, m.trial.events), attacker, target), wins
		} else {
			k.other = fighters(harms(k.other, m.trial.events), attacker, target)
			k.Harms = merge(k.Harms, k.other)
			k.Unsure = k.Unsure || wins != k.Wins
			k.Wins = k.Wins && wins
		}
		k.Choice = k.Choice || m.trial.asked
		k.Unsure = k.Unsure || !done
	}
	for i := range k.Harms {
		k.Unsure = k.Unsure || k.Harms[i].Unsure
	}
	return k
}

// fighters puts the attacker and the defender first, also when nothing happens to
// them.
func fighters(all []Harm, attacker, defender game.Slot) []Harm {
	for i, c := range [...]game.Slot{attacker, defender} {
		at := -1
		for j := range all {
			if all[j].Card == c {
				at = j
			}
		}
		if at < 0 {
			at, all = len(all), append(all, Harm{Card: c})
		}
		h := all[at]
		copy(all[i+1:at+1], all[i:at])
		all[i] = h
	}
	return all
}

// Same reports whether both tell of the same fight at the same moment.
func (k *Clash) Same(o *Clash) bool {
	return k.of == o.of && k.Attacker == o.Attacker && k.Defender == o.Defender
}
