// Package aoa defines the cards that were first printed in Age of Ascension:
// one file for each house, in the order of the collector numbers.
package aoa

import "slices"

// All is every card of the set that is implemented.
var All = slices.Concat(brobnar, dis, logos, mars, sanctum, shadows, untamed)
