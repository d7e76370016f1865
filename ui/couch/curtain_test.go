package couch_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/couch"
)

// Whoever sits at a table keeps it until another person is asked, and then as long as they like.
func TestHandOver(t *testing.T) {
	for _, c := range []struct {
		sits, asked int
		want        couch.Curtain
	}{{0, 0, couch.Lifted}, {0, couch.Nobody, couch.Lifted}, {couch.Nobody, couch.Nobody, couch.Lifted}, {0, 1, couch.Passing},
		{3, 1, couch.Passing}, {couch.Nobody, 1, couch.Drawn}} {
		assert.Equal(t, c.want, couch.HandOver(c.sits, c.asked), "%d, %d", c.sits, c.asked)
	}
}
