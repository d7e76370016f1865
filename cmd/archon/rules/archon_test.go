package rules_test

import (
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/rules"
)

var archon = archontest.Program{rules.Command}

func TestMain(m *testing.M) { archon.Main(m) }
