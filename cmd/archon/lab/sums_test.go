package lab_test

import (
	"path/filepath"
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
)

// What is said of experiments, and their charts, are as before.
func TestLabTellsAsBefore(t *testing.T) {
	archontest.OwnLibrary(t)
	archon.TellsAsBefore(t, filepath.Join(t.TempDir(), "x.svg"),
		"lab onyx --bot random --games 12 --plot FILE", "lab onyx --bot random --games 12 --csv",
		"lab onyx --bot random --games 12 --difficulty easy,hard --plot FILE", "lab onyx --bot random --games 6 --with argus --plot FILE",
		"lab onyx --bot random --games 6 --with argus --csv", "lab onyx --bot random --games 6 --against argus,mciver --plot FILE",
		"lab onyx argus mciver --bot random --games 6 --team --plot FILE", "lab onyx argus mciver --bot random --games 6 --team --csv",
		"lab no", "lab onyx --plot x.no")
}
