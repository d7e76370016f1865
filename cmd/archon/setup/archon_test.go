package setup_test

import (
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
)

func TestMain(m *testing.M) { archontest.Program{}.Main(m) }
