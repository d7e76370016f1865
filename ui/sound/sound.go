// Package sound synthesizes every sound of the window: short clips for what happens
// on the table, the sea around it, and music. A [Mixer] plays them as a stream of samples.
// It needs no audio device, so that tests can listen.
package sound

// Rate is the number of samples per second.
const Rate = 48_000

// Room is where a table stands: it has a sound of its own, and the music a key.
type Room uint8

// The rooms.
const (
	Sea    Room = iota
	Hall        // with a fire
	Engine      // a machine of crystal
	Wall        // of a harbor, at night
)

// Kind is a kind of sound.
type Kind uint8

// The sounds.
const (
	Silence Kind = iota
	Click        // a button
	Refuse       // something that cannot be done
	Draw         // a card is drawn
	Slide        // a card moves
	Place        // a card comes into play
	Cast         // an action, or an ability
	Shuffle
	Purge
	Ready
	Exhaust
	Reap
	Attack
	Hit     // damage; louder with more
	Block   // armor
	Destroy // a creature
	Heal
	Stun
	Ward
	WardBreak
	Enrage
	Amber // arrives
	Spend // leaves
	Steal
	Capture
	Key // is forged
	Unforge
	Chain
	Counter
	Control
	Flood // the tide comes
	Ebb   // and leaves
	Turn  // of a player
	Omen  // the monster's turn
	Roar  // the monster is hurt or fights
	Rise
	Chime // an achievement
	Victory
	Defeat
	Ping // a player points at something

	Shard   // a card of crystal comes into play
	Recruit // a card is bought
	Pour    // crystals are
	Gather  // power is
	Dial    // of mastery turns
	Wound   // health is lost
	Mend    // and gained
	Shatter // a champion
	Hunt    // the turn of the one who hunts all others
	Ascend  // a victory of crystal
	Fall    // and a defeat
	Kinds
)
