package scene

import "github.com/keyraken/keyraken/game"

// whyKeys are the texts of the reasons why something cannot be done.
var whyKeys = [game.ReasonCount]string{
	game.GameOver:       "why-game-over",
	game.NotAsked:       "why-not-asked",
	game.NotYours:       "why-not-yours",
	game.NotInHand:      "why-not-in-hand",
	game.NotInPlay:      "why-not-in-play",
	game.WrongHouse:     "why-wrong-house",
	game.IsExhausted:    "why-is-exhausted",
	game.IsStunned:      "why-is-stunned",
	game.MustFight:      "why-must-fight",
	game.NothingToFight: "why-nothing-to-fight",
	game.CannotFight:    "why-cannot-fight",
	game.CannotReap:     "why-cannot-reap",
	game.CannotBeUsed:   "why-cannot-be-used",
	game.NoAction:       "why-no-action",
	game.NotPlayable:    "why-not-playable",
	game.NoHost:         "why-no-host",
	game.NeedsAlpha:     "why-needs-alpha",
	game.SixAlready:     "why-six-already",
	game.FirstTurn:      "why-first-turn",
	game.NotBothHalves:  "why-not-both-halves",
	game.TideIsHigh:     "why-tide-is-high",
	game.NoTidePrice:    "why-no-tide-price",
	game.TooLittleAmber: "why-too-little-amber",
	game.NotInDomain:    "why-not-in-domain",
	game.AlreadyPicked:  "why-already-picked",
	game.OtherPile:      "why-other-pile",
	game.TooFew:         "why-too-few",
	game.SameQuality:    "why-same-quality",
	game.NotStunned:     "why-not-stunned",
	game.OutOfRange:     "why-out-of-range",
	game.Enough:         "why-enough",
	game.NotACreature:   "why-not-a-creature",
	game.NotAnUpgrade:   "why-not-an-upgrade",
	game.OnItsHost:      "why-on-its-host",
	game.OwnCondition:   "why-own-condition",
}

// Why is the reason in words, or "" when there is none.
func (s *Stack) Why(r game.Reason) string {
	if r == game.Fine {
		return ""
	}
	return s.T(whyKeys[r])
}
