package play_test

import (
	"strings"
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
)

// The transcripts of whole games of bots change only when they are meant to; then
// -update rewrites them and the diff is reviewed.
func TestTranscripts(t *testing.T) {
	for name, args := range map[string]string{
		"solo":  "--decks onyx --seed 13 --seat 1=greedy",
		"three": "--decks onyx,argus,onyx --difficulty easy --seed 5 --seat 1=greedy --seat 2=greedy --seat 3=greedy",
		"duel":  "--mode duel --decks onyx,argus --seed 3 --seat 1=greedy --seat 2=greedy",
	} {
		t.Run(name, func(t *testing.T) {
			told := archon.Say(t, "", strings.Fields(args)...)
			archontest.Golden(t, name, told)
		})
	}
}
