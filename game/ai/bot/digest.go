package bot

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// effectKind is what an effect does for the side that has it.
type effectKind uint8

const (
	gains    effectKind = iota // æmber
	takes                      // æmber from an opponent
	draws                      // cards
	removes                    // cards of an opponent
	supports                   // one's own cards
	forges                     // keys
	others
	effectKinds
)

// effectCounts counts effects by what they do.
type effectCounts [effectKinds]int16

// digest is what a card can do, judging by its verbs.
type digest struct {
	known    bool
	play     effectCounts // when it is played
	use      effectCounts // when it is used
	standing int16        // abilities that apply or wait while it is in play
	prey     bool
	tide     bool // it mentions the tide
}

const usable = card.OnFight | card.OnReap | card.OnAction | card.OnOmni | card.OnBeforeFight | card.OnBeforeReap

func (t *digest) read(d *card.Card) {
	t.known, t.prey = true, d.Prey != nil
	for i := range d.Abilities {
		a := &d.Abilities[i]
		switch {
		case a.Headings&card.OnPlay != 0:
			t.play.read(a.Do)
		case a.Headings&usable != 0:
			t.use.read(a.Do)
		default:
			t.standing++
		}
	}
	t.play[gains] += int16(d.Amber)
	card.Inspect(d, func(n card.Node) bool {
		switch n := n.(type) {
		case *card.Cond:
			t.tide = t.tide || n.Kind == card.TideHigh || n.Kind == card.TideLow
		case *card.Event:
			t.tide = t.tide || n.Kind == card.TideRaised
		case *card.Effect:
			t.tide = t.tide || n.Verb == card.TideVerb || n.Verb == card.ResetTideVerb
		}
		return true
	})
}

func (ds *effectCounts) read(do []card.Effect) {
	for i := range do {
		e := &do[i]
		for _, sub := range e.Sub {
			ds.read(sub)
		}
		if d, ok := effectKindOf(e); ok {
			ds[d] += int16(min(4, amount(&e.Num)))
		}
	}
}

// amount is a number of an effect, as far as it is given by the card itself.
func amount(n *card.Num) int {
	if n.Kind == card.Const {
		return max(1, n.N)
	}
	return 2
}

// effectKindOf is what an effect does; those that only steer others do nothing themselves.
func effectKindOf(e *card.Effect) (d effectKind, ok bool) {
	switch e.Verb {
	case card.GainVerb, card.TakeAmberVerb, card.ExaltVerb:
		return gains, true
	case card.StealVerb, card.CaptureVerb:
		return takes, true
	case card.LoseVerb, card.PayVerb:
		return takes, e.Who != card.You
	case card.DrawVerb, card.RefillVerb, card.PlayVerb, card.PutVerb:
		return draws, true
	case card.MoveVerb:
		if e.Target.Filter.Zone == card.NoZone {
			return removes, true
		}
		return draws, e.To == card.Hand || e.To == card.Archives
	case card.DealVerb, card.DestroyVerb, card.ExhaustVerb, card.StunVerb, card.ControlVerb, card.DistributeVerb, card.SacrificeVerb:
		return removes, true
	case card.ReadyVerb, card.UnstunVerb, card.UnwardVerb, card.WardVerb, card.HealVerb, card.CounterVerb, card.RemoveCountersVerb,
		card.UseVerb, card.FightVerb, card.ReapVerb, card.TriggerVerb, card.LastVerb:
		return supports, true
	case card.ForgeVerb, card.UnforgeVerb:
		return forges, true
	}
	c := e.Verb.Class()
	return others, c == card.CardEffect || c == card.PlayerEffect
}

// digests are the digests of the cards seen so far, by their number in the catalogue.
type digests []digest

func (gs *digests) of(cat *keyforge.Catalogue, def uint16) *digest {
	for int(def) >= len(*gs) {
		*gs = append(*gs, digest{})
	}
	t := &(*gs)[def]
	if !t.known {
		t.read(cat.Card(def))
	}
	return t
}
