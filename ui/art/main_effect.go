package art

import "github.com/keyraken/keyraken/game/keyforge/card"

// MainEffect is the main effect of a card, as far as a picture can show it.
type MainEffect uint8

// The main effects.
const (
	Lingers  MainEffect = iota // nothing visible
	Blasts                     // deals damage
	Shatters                   // destroys, purges
	Steals                     // takes æmber from the opponent
	Captures                   // binds æmber or a creature
	Reads                      // draws, archives, looks
	Mends                      // heals, wards
	Gathers                    // gains æmber
	Whirls                     // returns, shuffles, swaps
	Forges                     // forges a key, or prevents that
	Numbs                      // stuns, exhausts
	Charges                    // readies, fights, plays
	Wastes                     // discards, loses
	Bends                      // takes control, changes what others may do
	Grows                      // strengthens
	MainEffects
)

var effectOf = map[card.Verb]MainEffect{
	card.DealVerb: Blasts, card.DistributeVerb: Blasts,
	card.DestroyVerb: Shatters, card.SacrificeVerb: Shatters,
	card.StealVerb: Steals, card.PayVerb: Steals, card.TakeAmberVerb: Steals,
	card.CaptureVerb: Captures, card.ExaltVerb: Captures, card.StoreAmberVerb: Captures, card.GraftVerb: Captures,
	card.DrawVerb: Reads, card.RefillVerb: Reads, card.LookVerb: Reads, card.RevealZoneVerb: Reads,
	card.RevealVerb: Reads, card.LookAtVerb: Reads, card.NameCardVerb: Reads,
	card.HealVerb: Mends, card.WardVerb: Mends,
	card.GainVerb: Gathers, card.IconsVerb: Gathers,
	card.SwapVerb: Whirls, card.ShuffleVerb: Whirls, card.FlipVerb: Whirls, card.RepositionVerb: Whirls,
	card.ForgeVerb: Forges, card.UnforgeVerb: Forges,
	card.StunVerb: Numbs, card.ExhaustVerb: Numbs,
	card.ReadyVerb: Charges, card.FightVerb: Charges, card.UseVerb: Charges, card.ReapVerb: Charges,
	card.PlayVerb: Charges, card.PutVerb: Charges, card.EnrageVerb: Charges,
	card.LoseVerb: Wastes, card.ChainsVerb: Wastes,
	card.ControlVerb: Bends, card.HouseVerb: Bends, card.CopyVerb: Bends,
	card.CounterVerb: Grows, card.RemoveCountersVerb: Grows,
}

// telling is how much a main effect says about a card that has several.
var telling = [MainEffects]int{
	Forges: 5, Shatters: 4, Steals: 4, Bends: 4, Blasts: 4, Captures: 3, Numbs: 3, Whirls: 3,
	Charges: 2, Mends: 2, Grows: 2, Wastes: 2, Reads: 1, Gathers: 1,
}

// or is the effect that says more, or the first of equals.
func (d MainEffect) or(e MainEffect) MainEffect {
	if telling[e] > telling[d] {
		return e
	}
	return d
}

// mainEffect is the most telling effect of the card.
func mainEffect(c *card.Card) MainEffect {
	most := Lingers
	for i := range c.Abilities {
		most = most.or(effectIn(&c.Abilities[i]))
	}
	return most
}

func effectIn(a *card.Ability) MainEffect {
	if d := mainly(a.Do); d != Lingers {
		return d
	}
	for i := range a.Mods {
		switch m := &a.Mods[i]; m.Kind {
		case card.GiveAbility:
			return effectIn(m.Ability)
		case card.PowerMod, card.SetPower:
			return Grows
		case card.ArmorMod, card.Shielded:
			return Mends
		case card.KeyCostMod, card.CannotForge, card.SkipForge, card.ForgeToll:
			return Forges
		case card.MayFightMod, card.MayPlayOther, card.MayUseOther, card.EntersReady, card.AnyHouseUse, card.TurnAgain:
			return Charges
		case card.CannotRaise, card.CannotPlay, card.CannotUse, card.CannotMod, card.MustChoose, card.CannotChoose, card.PlayLimit:
			return Bends
		}
	}
	return Lingers
}

// mainly is the most telling effect among the effects and those within them.
func mainly(do []card.Effect) MainEffect {
	most := Lingers
	for i := range do {
		card.Inspect(&do[i], func(n card.Node) bool {
			switch n := n.(type) {
			case *card.Effect:
				if n.Verb == card.MoveVerb {
					most = most.or(moved(n.To))
				} else {
					most = most.or(effectOf[n.Verb])
				}
			case *card.Ability:
				most = most.or(effectIn(n))
				return false
			}
			return true
		})
	}
	return most
}

// moved is the look of moving a card to a zone.
func moved(to card.Zone) MainEffect {
	switch to {
	case card.Archives, card.Deck:
		return Reads
	case card.Hand:
		return Whirls
	case card.Purged:
		return Shatters
	}
	return Wastes
}
