package art

import "github.com/keyraken/keyraken/game/card"

// Deed is the main thing that a card does, as far as a picture can show it.
type Deed uint8

// The deeds.
const (
	Lingers  Deed = iota // nothing that can be seen
	Blasts               // deals damage
	Shatters             // destroys, purges
	Steals               // takes æmber from the opponent
	Captures             // binds æmber or a creature
	Reads                // draws, archives, looks
	Mends                // heals, wards
	Gathers              // gains æmber
	Whirls               // returns, shuffles, swaps
	Forges               // forges a key, or keeps from it
	Numbs                // stuns, exhausts
	Charges              // readies, fights, plays
	Wastes               // discards, loses
	Bends                // takes control, changes what others may do
	Grows                // makes stronger
	Deeds
)

var deedOf = map[card.Verb]Deed{
	card.DealVerb: Blasts, card.DistributeVerb: Blasts, card.MutualVerb: Blasts,
	card.DestroyVerb: Shatters, card.SacrificeVerb: Shatters,
	card.StealVerb: Steals, card.PayVerb: Steals, card.TakeAmberVerb: Steals,
	card.CaptureVerb: Captures, card.ExaltVerb: Captures, card.StoreAmberVerb: Captures, card.GraftVerb: Captures,
	card.DrawVerb: Reads, card.RefillVerb: Reads, card.LookVerb: Reads, card.RevealVerb: Reads, card.NameCardVerb: Reads,
	card.HealVerb: Mends, card.WardVerb: Mends,
	card.GainVerb: Gathers, card.IconsVerb: Gathers,
	card.SwapVerb: Whirls, card.ShuffleVerb: Whirls, card.FlipVerb: Whirls, card.RepositionVerb: Whirls,
	card.ForgeVerb: Forges, card.UnforgeVerb: Forges,
	card.StunVerb: Numbs, card.ExhaustVerb: Numbs,
	card.ReadyVerb: Charges, card.FightVerb: Charges, card.UseVerb: Charges, card.ReapVerb: Charges,
	card.PlayVerb: Charges, card.PutVerb: Charges, card.EnrageVerb: Charges,
	card.LoseVerb: Wastes, card.ChainsVerb: Wastes,
	card.ControlVerb: Bends, card.HouseVerb: Bends, card.CopyVerb: Bends,
	card.CounterVerb: Grows,
}

// deed is the first thing that the card does.
func deed(c *card.Card) Deed {
	for i := range c.Abilities {
		if d := deedIn(&c.Abilities[i]); d != Lingers {
			return d
		}
	}
	return Lingers
}

func deedIn(a *card.Ability) Deed {
	if d := first(a.Do); d != Lingers {
		return d
	}
	for i := range a.Mods {
		switch m := &a.Mods[i]; m.Kind {
		case card.GiveAbility:
			return deedIn(m.Ability)
		case card.PowerMod, card.SetPower:
			return Grows
		case card.ArmorMod, card.Shielded:
			return Mends
		case card.KeyCostMod, card.CannotForge, card.SkipForge, card.ForgeToll:
			return Forges
		case card.MayFightMod, card.MayPlayOther, card.MayUseOther, card.EntersReady, card.AnyHouseUse:
			return Charges
		case card.CannotPlay, card.CannotUse, card.CannotMod, card.MustChoose, card.CannotChoose, card.PlayLimit:
			return Bends
		}
	}
	return Lingers
}

// first is the first deed among the effects and those within them.
func first(do []card.Effect) Deed {
	for i := range do {
		e := &do[i]
		if e.Verb == card.MoveVerb {
			switch e.To {
			case card.Archives, card.Deck:
				return Reads
			case card.Hand:
				return Whirls
			case card.Purged:
				return Shatters
			}
			return Wastes
		}
		if d := deedOf[e.Verb]; d != Lingers {
			return d
		}
		for _, sub := range e.Sub {
			if d := first(sub); d != Lingers {
				return d
			}
		}
		for k := range e.Gives {
			if d := deedIn(&e.Gives[k]); d != Lingers {
				return d
			}
		}
	}
	return Lingers
}
