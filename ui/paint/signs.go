package paint

import "github.com/keyraken/keyraken/game/keyforge/card"

// Sign is a small drawing in one color: the emblem of a house, or a symbol.
type Sign uint8

// The signs. The emblems of the houses come before them, see [Emblem].
const (
	Drop         Sign = Sign(card.HouseCount) + iota // æmber
	Facets                                           // the light on a Drop
	Shield                                           // armor
	Swords                                           // fight
	Burst                                            // damage
	Key                                              // the first key, round
	KeySquare                                        // the second
	KeyTriangle                                      // the third
	Skull                                            // destroyed
	Bolt                                             // stunned
	Bubble                                           // warded
	Flame                                            // enraged
	Chain                                            //
	Hand                                             // reap, cards in hand
	Plus                                             // a power counter
	Counter                                          // any other counter
	Cards                                            // a pile
	Target                                           // prey
	Wall                                             // taunt
	Mist                                             // elusive
	Venom                                            // poison
	Dash                                             // skirmish
	Spear                                            // assault
	Thorns                                           // hazardous
	Diamond                                          // invulnerable
	Exhausted                                        // exhausted
	Link                                             // an upgrade
	ActionCard                                       // an action
	ArtifactCard                                     // an artifact
	CreatureCard                                     // a creature
	Left3                                            // an arrow to the left
	Right3                                           // an arrow to the right
	Cross                                            // close
	Bars                                             // menu
	FastForward                                      // skip
	Tick                                             // chosen
	Wave                                             // tide
	Capture                                          // capture icon
	Rising                                           // a rise
	Undo                                             // take back
	Redo                                             // do again
	Pause                                            //
	StepBack                                         // one step
	StepForward                                      //
	FastBackward                                     // the counterpart of Fast
	Star                                             // a favorite
	Bin                                              // delete
	Heart                                            // healed
	Pen                                              // to be written
	Lamp                                             // advice
	Book                                             // a lesson
	Keyhole                                          // in the monster's eye
	Discard                                          // discard icon
	Volley                                           // splash-attack
	Dagger                                           // treachery
	Wheel                                            // versatile
	Might                                            // power icon
	Spade                                            // entrench
	FaceDown                                         // a token creature
	Anchor                                           // of a player, as those that follow
	Moon                                             //
	Sun                                              //
	Crown                                            //
	Fish                                             //
	Tower                                            //
	Leaf                                             //
	Trident                                          //
	PadTriangle                                      // on a button of a gamepad
	PadCircle                                        //
	PadSquare                                        //
	PadCross                                         //
	Gamepad                                          // the device of a player
	Mouse                                            // likewise
	Speech                                           // what is said
	Moth                                             // what eats light sits here
	Place                                            // a location
	Signs
)

// NoSign is nothing.
const NoSign Sign = 0

// Emblem is the sign of a house; one without an emblem shows a plain shield.
func Emblem(h card.House) Sign {
	if h != card.NoHouse && emblems[h] == nil {
		return Shield
	}
	return Sign(h)
}

// Keys are the signs of the keys: red, blue, yellow, plain.
var Keys = [4]Sign{Key, KeySquare, KeyTriangle, Key}

// Shapes are the parts of a sign, in the order in which they are drawn.
func (s Sign) Shapes() []Shape {
	switch {
	case s < Drop:
		return emblems[s]
	case s >= Anchor:
		return crests[s-Anchor]
	}
	return symbols[s]
}
