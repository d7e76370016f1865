// Package pv defines the cards that were first printed in Prophetic Visions:
// one file for each house, in the order of the collector numbers.
package pv

import "slices"

// All is every card of the set that is implemented.
var All = slices.Concat(dis, logos, redemption, sanctum, saurian, shadows, starAlliance, untamed, prophecies)
