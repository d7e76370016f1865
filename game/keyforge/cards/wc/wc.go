// Package wc defines the cards that were first printed in Worlds Collide:
// one file for each house, in the order of the collector numbers.
package wc

import "slices"

// All is every card of the set that is implemented.
var All = slices.Concat(brobnar, anomalies, dis, logos, saurian, shadows, starAlliance, untamed)
