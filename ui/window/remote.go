//go:build !ebitenginevmguest

package window

// remote is whether another program runs the frames, at its own pace, and shows them: how long
// they take then says nothing.
const remote = false
