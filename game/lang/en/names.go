package en

import "github.com/keyraken/keyraken/game/keyforge/card"

var typeNames = [card.TypeCount]string{
	card.NoType:       "card",
	card.ActionType:   "action",
	card.ArtifactType: "artifact",
	card.CreatureType: "creature",
	card.UpgradeType:  "upgrade",
	card.BossType:     "monster",
	card.ProphecyType: "prophecy",
	card.PowerType:    "archon power",
	card.LocationType: "location",
}

// zoneNames are the places that belong to a player, and words for the others.
var zoneNames = [card.ZoneCount]string{
	card.NoZone:     "play",
	card.Deck:       "deck",
	card.Hand:       "hand",
	card.Discard:    "discard pile",
	card.Archives:   "archives",
	card.Purged:     "purged cards",
	card.Battleline: "battleline",
	card.Artifacts:  "artifacts",
	card.Attached:   "upgrades",
	card.Under:      "cards under other cards",
	card.Limbo:      "cards being played",
	card.Joined:     "joined halves",
	card.Reference:  "reference cards",
}

// headingWords are the words of the headings.
var headingWords = map[card.Headings]string{
	card.OnPlay:        "Play",
	card.OnBeforeFight: "Before fight",
	card.OnBeforeReap:  "Before reap",
	card.OnFight:       "Fight",
	card.OnReap:        "Reap",
	card.OnAction:      "Action",
	card.OnOmni:        "Omni",
	card.OnDestroyed:   "Destroyed",
	card.OnLeaves:      "Leaves play",
	card.OnScrap:       "Scrap",
	card.OnFate:        "Fate",
}
