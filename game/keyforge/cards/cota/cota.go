// Package cota defines the cards that were first printed in Call of the Archons:
// one file for each house, in the order of the collector numbers.
//
// # Rulings
//
// Where the books are silent, the ruling is here and beside the card.
//
// Brobnar:
//   - Blood Money exalts (K5.8).
//   - Relentless Assault: each creature is chosen after the fight before it.
//   - Tireless Crocag: if a ward saves it, it is destroyed again.
//
// Dis:
//   - Dance of Doom: a number from 0 to 50.
//   - Ember Imp counts what was played before it came, and what abilities play.
//   - Gabos Longarms: elusive protects only the creature that is attacked.
//   - Gongoozle: a creature that a ward or armor saved has not been destroyed.
//   - Red-Hot Armor: armor that has been spent is lost and counted as well.
//   - Tentacus: an artifact that an ability would use is paid for, or not used.
//   - Truebaru: whatever plays it, its player loses the æmber.
//
// Logos:
//   - Crazy Killing Machine: two cards, however many decks there are.
//   - Dysania: a captive goes home and does not count as discarded.
//   - Help from Future Self shuffles the discard pile in, whatever was found.
//   - Interdimensional Graft: each key that is forged on that turn is paid for.
//   - Knowledge is Power: either may be chosen, even if it does nothing.
//   - Phase Shift: a card of the active house does not use it up.
//   - Reverse Time turns both piles over: the top of each becomes the bottom of the
//     other. It discards nothing.
//   - Rocket Boots, Skippy Timehog: removing a stun is a use.
//   - Spectral Tunneler: the creature keeps its place and its neighbors.
//
// Mars:
//   - Combat Pheromones: a card of the active house does not use it up.
//   - Key Abduction: with more than nine cards, the key costs less than its current cost.
//   - Soft Landing, Blypyp: only a card that is played; two of them apply to the same card.
//   - Swap Widget: the opponent's creature goes home and counts as returned.
//   - Yxilo Bolter: a creature that is no longer in the discard pile is not purged.
//
// Sanctum:
//   - Horseman of War: a stun may still be removed.
//   - One Stood Against Many: with no other enemy creature left it is only readied,
//     and a monster is not a creature.
//   - Protectrix protects only what it healed (K11.15).
//
// Shadows:
//   - Evasion Sigil: a creature that is stopped has attacked (Q21), but not fought,
//     and its use triggers nothing; other abilities before the fight still resolve
//     (Q22); with an empty deck it fights.
//   - Faygin: any Urchin in play, to its owner.
//   - Key of Darkness: a player who can pay must forge.
//   - Shadow Self: damage that would be dealt to a neighbor first meets the ward and the
//     armor of the neighbor; only what is left goes to Shadow Self, and meets its own.
//   - Speed Sigil: a creature played before it came was the first.
//   - The Sting: the æmber spent is taken once, however many of them there are.
//   - Treasure Map counts itself among the cards played.
//
// Untamed:
//   - Bear Flute: a deck that was searched in vain is shuffled without the discard pile.
//   - Bigtwig: a monster cannot be stunned, so it cannot attack one.
//   - Giant Sloth: removing a stun is a use as well.
//   - Nepenthe Seed lies in the discard pile when it returns a card, perhaps itself.
//   - Stampede: each use counts, even of a creature that was used before.
//   - The Common Cold destroys all Mars creatures or none.
//   - Vigor: a player who chooses to heal less than 3 gains nothing.
//   - Witch of the Wilds: each of them lets one card be played.
//
// # In an adventure
//
// These mean something else against a monster, which has no identity card, no
// keys, no chains and no hand, and with allies, who are nobody's enemies.
//
// Brobnar: Autocannon, Barehanded, Bilgum Avalanche, Bumpsy, Burn the Stockpile,
// Champion's Challenge, Coward's End, Earthshaker, Firespitter, Grenade Snib,
// Iron Obelisk, Krump, Lomir Flamefist, Phoenix Heart, Pile of Skulls, Pingle Who
// Annoys, Screechbomb, Smith, Take that, Smartypants, Tireless Crocag, Unguarded
// Camp.
//
// Dis: A Fair Game, Arise!, Collar of Subordination, Control the Weak, Creeping
// Oblivion, Drumble, Eater of the Dead, Ember Imp, Fear, Gabos Longarms, Gateway
// to Dis, Gongoozle, Hecatomb, Hysteria, Key Hammer, Key to Dis, Lash of Broken
// Dreams, Lifeward, Mind Barb, Overlord Greking, Pandemonium, Pitlord,
// Poltergeist, Red-Hot Armor, Restringuntus, Shaffles, Shooler, Snudge, Soul
// Snatcher, Succubus, Tendrils of Pain, Tentacus, The Terror, Tocsin, Tolas.
//
// Logos: Bouncing Deathquark, Brain Eater, Chaos Portal, Crazy Killing Machine,
// Dextre, Dimension Door, Dr. Escotera, Dysania, Effervescent Principle,
// Experimental Therapy, Foggify, Harland Mindlock, Interdimensional Graft, Neuro
// Syphon, Neutron Shark, Positron Bolt, Psychic Bug, Remote Access, Replicator,
// Scrambler Storm, Skippy Timehog, Spangler Box, Strange Gizmo, The Howling Pit,
// Titan Mechanic, Vespilon Theorist, Veylan Analyst.
//
// Mars: Ammonia Clouds, Biomatrix Backup, Brain Stem Antenna, Crystal Hive, Custom
// Virus, Deep Probe, EMP Blast, Ether Spider, Grabber Jammer, Grommid, Hypnotic
// Command, Irradiated Æmber, Jammer Pack, Key Abduction, Martian Hounds, Mass
// Abduction, Mating Season, Mindwarper, Phosphorus Stars, Phylyx the Disintegrator,
// Psychic Network, Qyxxlyx Plague Master, Red Planet Ray Gun, Sample Collection,
// Shatter Storm, Sniffer, Squawker, Uxlyx the Zookeeper, Yxili Marauder, Yxilo
// Bolter, Zorg.
//
// Sanctum: Begone!, Blinding Light, Charge!, Doorstep to Heaven, Epic Quest,
// Francus, Gatekeeper, Glorious Few, Gorm of Omm, Grey Monk, Hallowed Blaster,
// Honorable Claim, Horseman of Famine, Horseman of Pestilence, Horseman of War,
// Inspiration, Jehu the Bureaucrat, Lady Maxena, Lord Golgotha, Mighty Lance,
// Numquid the Fair, One Stood Against Many, Potion of Invulnerability, Protectrix,
// Radiant Truth, Shield of Justice, Take Hostages, The Harder They Come, The
// Spirit's Way, The Vaultkeeper, Veemos Lightbringer, Whispering Reliquary.
//
// Shadows: Bait and Switch, Booby Trap, Bulleteye, Customs Office, Evasion Sigil,
// Faygin, Finishing Blow, Ghostly Hand, Imperial Traitor, Key of Darkness, Lights
// Out, Longfused Mines, Magda the Rat, Masterplan, Miasma, Nexus, One Last Job,
// Oubliette, Pawn Sacrifice, Poison Wave, Relentless Whispers, Shadow Self, Silent
// Dagger, Smiling Ruth, Sneklifter, Special Delivery, Speed Sigil, Subtle Maul, The
// Sting, Too Much to Protect.
//
// Untamed: Bear Flute, Bigtwig, Chota Hazri, Cooperative Hunting, Curiosity,
// Fertility Chant, Flaxia, Fogbank, Full Moon, Fuzzy Gruen, Grasping Vines, Halacor,
// Hunting Witch, Inka the Spider, Key Charge, Kindrith Longshot, Lifeweb, Lost in
// the Woods, Lupo the Scarred, Mighty Tiger, Mimicry, Murmook, Mushroom Man,
// Nature's Call, Niffle Ape, Nocturnal Maneuver, Perilous Wild, Piranha Monkeys,
// Ritual of Balance, Save the Pack, Stampede, Teliga, The Common Cold, Vigor, Way
// of the Bear, Way of the Wolf, Word of Returning.
package cota

import "slices"

// All is every card of the set that is implemented.
var All = slices.Concat(brobnar, dis, logos, mars, sanctum, shadows, untamed)
