package gr_test

import (
	"github.com/keyraken/keyraken/game/keyforge"
)

// haunts makes the player haunted (K15.6).
func haunts(s side) side {
	s.Discard = append(s.Discard, many(10-len(s.Discard), "punch")...)
	return s
}

// ifHaunted is the player haunted, or one card short of it.
func ifHaunted(is bool, s side) side {
	if s = haunts(s); !is {
		s.Discard = s.Discard[:9]
	}
	return s
}

func exhausted(names ...string) list {
	all := ids(names...)
	for i := range all {
		all[i].Marks = keyforge.Exhausted
	}
	return all
}
