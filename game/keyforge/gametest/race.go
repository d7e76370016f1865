//go:build race

package gametest

const race = true
