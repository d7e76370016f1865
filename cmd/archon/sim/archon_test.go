package sim

import (
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/replay"
)

var archon = archontest.Program{replay.Command, Command}

func TestMain(m *testing.M) { archon.Main(m) }
