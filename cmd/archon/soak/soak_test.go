package soak_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestSoak(t *testing.T) {
	out := archon.Must(t, "soak", "--decisions", "3000", "--seed", "5", "--workers", "1")
	assert.Contains(t, out, "decisions in")
	assert.Contains(t, out, "peak use: ")
}
