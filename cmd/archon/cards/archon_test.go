package cards_test

import (
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/cards"
)

var archon = archontest.Program{cards.Command}

func TestMain(m *testing.M) { archon.Main(m) }
