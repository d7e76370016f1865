package lab_test

import (
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/decks"
	"github.com/keyraken/keyraken/cmd/archon/lab"
)

var archon = archontest.Program{lab.Command, decks.Command}

func TestMain(m *testing.M) { archon.Main(m) }
