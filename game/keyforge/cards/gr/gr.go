// Package gr defines the cards that were first printed in Grim Reminders:
// one file for each house, in the order of the collector numbers, and one for the
// revenants, whose house is that of their deck (K23.4).
package gr

import "slices"

// All is every card of the set that is implemented.
var All = slices.Concat(brobnar, ekwidon, geistoid, mars, starAlliance, unfathomable, untamed, revenants)
