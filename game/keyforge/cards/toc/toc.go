// Package toc defines the cards that were first printed in Tokens of Change:
// one file for each house, in the order of the collector numbers. The thirty-nine
// older cards of Redemption are defined in their sets, for their houses there.
package toc

import "slices"

// All is every card of the set that is implemented.
var All = slices.Concat(dis, geistoid, logos, redemption, shadows, skyborn, untamed)
