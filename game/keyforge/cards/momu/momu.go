// Package momu defines the cards that were first printed in More Mutation:
// one file for each house, in the order of the collector numbers,
// and one for what several houses share.
package momu

import "slices"

// All is every card of the set that is implemented.
var All = slices.Concat(dis, logos, sanctum, saurian, shadows, starAlliance, untamed, several)
