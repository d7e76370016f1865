package session

import "github.com/keyraken/keyraken/game/keyforge"

// whyKeys are the texts of the reasons why something cannot be done.
var whyKeys = [keyforge.ReasonCount]string{
	keyforge.GameOver:       "why-game-over",
	keyforge.NotAsked:       "why-not-asked",
	keyforge.NotYours:       "why-not-yours",
	keyforge.NotInHand:      "why-not-in-hand",
	keyforge.NotInPlay:      "why-not-in-play",
	keyforge.WrongHouse:     "why-wrong-house",
	keyforge.IsExhausted:    "why-is-exhausted",
	keyforge.IsStunned:      "why-is-stunned",
	keyforge.MustFight:      "why-must-fight",
	keyforge.NothingToFight: "why-nothing-to-fight",
	keyforge.CannotFight:    "why-cannot-fight",
	keyforge.CannotReap:     "why-cannot-reap",
	keyforge.CannotBeUsed:   "why-cannot-be-used",
	keyforge.NoAction:       "why-no-action",
	keyforge.NotPlayable:    "why-not-playable",
	keyforge.NoHost:         "why-no-host",
	keyforge.NeedsAlpha:     "why-needs-alpha",
	keyforge.SixAlready:     "why-six-already",
	keyforge.FirstTurn:      "why-first-turn",
	keyforge.NotBothHalves:  "why-not-both-halves",
	keyforge.TideIsHigh:     "why-tide-is-high",
	keyforge.NoTidePrice:    "why-no-tide-price",
	keyforge.NoTideHere:     "why-no-tide-here",
	keyforge.TooLittleAmber: "why-too-little-amber",
	keyforge.NotInDomain:    "why-not-in-domain",
	keyforge.AlreadyPicked:  "why-already-picked",
	keyforge.OtherPile:      "why-other-pile",
	keyforge.TooFew:         "why-too-few",
	keyforge.SameQuality:    "why-same-quality",
	keyforge.NotStunned:     "why-not-stunned",
	keyforge.OutOfRange:     "why-out-of-range",
	keyforge.Enough:         "why-enough",
	keyforge.NotACreature:   "why-not-a-creature",
	keyforge.NotAnUpgrade:   "why-not-an-upgrade",
	keyforge.OnItsHost:      "why-on-its-host",
	keyforge.OwnCondition:   "why-own-condition",
	keyforge.Kept:           "why-kept",

	keyforge.ProphesiedAlready: "why-prophesied-already",
	keyforge.ProphecyActive:    "why-prophecy-active",
}

// Why is the reason in words, or "" when there is none.
func (w *Words) Why(r keyforge.Reason) string {
	if r == keyforge.Allowed {
		return ""
	}
	return w.T(whyKeys[r])
}
