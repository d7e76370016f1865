//go:build ebitenginevmguest

package ui

// remote is whether another program runs the frames, at its own pace, and shows them: nothing is
// known from how long they take then. Programs are built so for that alone; where the other is
// found is gone from the environment by now.
const remote = true
