// Package mg24 defines the cards that were first printed in Menagerie 2024: those of house
// Keyraken, in the order of the collector numbers.
package mg24

// All is every card of the set that is implemented.
var All = keyraken
