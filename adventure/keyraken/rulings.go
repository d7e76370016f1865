package keyraken

// Rulings: what the rulebooks leave open and where the code decides it. Each place carries
// the ID; TestRulingsAreWhereTheTableSays keeps the table correct.
//
//	A11.1   game/keyforge/zones.go         to whose pool the æmber of a creature that leaves play goes
//	A11.2   game/keyforge/turn.go          every turn renews armor and elusive
//	A11.3   game/keyforge/number.go        the Keyraken has no keys; game/keyforge/players.go: nor chains
//	A11.4   game/keyforge/roles.go         the Keyraken is not "the creature it fights"
//	A11.5   game/keyforge/zones.go         where its cards go, whoever controls them
//	A11.6   game/keyforge/eval.go          the active player is the Keyraken's opponent
//	A11.7   game/keyforge/card/filter.go   all players and the Keyraken are "each player"
//	A11.8   adventure/turn.go              cards that may not be played are archived
//	A11.9   game/keyforge/play.go          upgrades that name the Keyraken go to it, whoever plays them
//	A11.10  game/keyforge/lasting.go       which turn is the opponent's next
//	A11.11  game/keyforge/frame.go         the active player answers for the Keyraken
//	A11.12  game/keyforge/enter.go         its cards may enter ready too
//	A11.13  game/keyforge/card/verb.go     ending a turn ends the player's
//	A11.14  game/keyforge/view.go          hands are open to allies
//	A11.15  game/keyforge/verbs_choices.go house Keyraken may be named
//	A11.16  game/keyforge/eval.go          upgrades on the Keyraken are upgrades
//	A11.17  game/keyforge/frame.go         whom a text that a card was given addresses
