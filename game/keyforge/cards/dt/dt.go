// Package dt defines the cards that were first printed in Dark Tidings:
// one file for each house, in the order of the collector numbers.
package dt

import "slices"

// All is every card of the set that is implemented.
var All = slices.Concat(logos, sanctum, saurian, shadows, starAlliance, unfathomable, untamed)
