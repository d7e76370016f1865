// Package cc defines the cards that were first printed in Crucible Clash:
// one file for each house, in the order of the collector numbers.
package cc

import "slices"

// All is every card of the set that is implemented.
var All = slices.Concat(brobnar, dis, mars, sanctum, saurian, skyborn, untamed, powers)
