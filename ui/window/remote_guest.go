//go:build ebitenginevmguest

package window

// remote is whether another program runs the frames, at its own pace, and shows them: how long
// they take then says nothing. Only programs for that purpose are built this way; the
// environment no longer says where the other program is.
const remote = true
