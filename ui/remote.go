//go:build !ebitenginevmguest

package ui

// remote is whether another program runs the frames, at its own pace, and shows them: nothing is
// known from how long they take then.
const remote = false
