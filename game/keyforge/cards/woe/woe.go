// Package woe defines the cards that were first printed in Winds of Exchange:
// one file for each house, in the order of the collector numbers.
package woe

import "slices"

// All is every card of the set that is implemented.
var All = slices.Concat(brobnar, ekwidon, geistoid, mars, sanctum, saurian, starAlliance, unfathomable)
