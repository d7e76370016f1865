// Package cota defines the cards that were first printed in Call of the Archons:
// one file for each house, in the order of the collector numbers.
package cota

import "slices"

// All is every card of the set that is implemented.
var All = slices.Concat(brobnar, dis, logos, mars, sanctum, shadows, untamed)
