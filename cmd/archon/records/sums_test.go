package records_test

import "testing"

// What is said of records is as before, down to the last space.
func TestRecordsAreToldAsBefore(t *testing.T) {
	played(t)
	archon.TellsAsBefore(t, "no file", "records", "records --json", "records --csv", "records --kind adventures",
		"records --kind computer", "records --kind persons", "records --kind no", "records --players 2", "records --players 9",
		"records --difficulty easy", "records --difficulty no", "records --deck onyx", "records --deck no",
		"records --since 2026-11-02", "records --since no", "records achievements", "records achievements --json",
		"records --lang ru")
}
