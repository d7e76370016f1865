package records_test

import (
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/decks"
	"github.com/keyraken/keyraken/cmd/archon/records"
)

var archon = archontest.Program{decks.Command, records.Command}

func TestMain(m *testing.M) { archon.Main(m) }
