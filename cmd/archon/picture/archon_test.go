package picture

import (
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/sim"
)

var archon = archontest.Program{Command, sim.Command}

func TestMain(m *testing.M) { archon.Main(m) }
