// Package dm defines the cards that were first printed in Draconian Measures:
// one file for each house, in the order of the collector numbers.
package dm

import "slices"

// All is every card of the set that is implemented.
var All = slices.Concat(ekwidon, geistoid, mars, ouboros, shadows, skyborn, unfathomable)
