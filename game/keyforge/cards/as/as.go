// Package as defines the cards that were first printed in Æmber Skies:
// one file for each house, in the order of the collector numbers, and one for the
// skybeasts, whose house is that of their deck (K23.4).
package as

import "slices"

// All is every card of the set that is implemented.
var All = slices.Concat(brobnar, dis, ekwidon, geistoid, logos, mars, skyborn, skybeasts)
