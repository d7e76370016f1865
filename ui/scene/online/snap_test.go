package online_test

import (
	"image/png"
	"os"
	"path/filepath"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/raster"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// snap keeps a picture of a window, with the pictures of the cards, in the folder that KEYRAKEN_SCREENSHOTS names; not in
// CI, where painting would take minutes.
func snap(m *scenetest.Mouse, name string) {
	dir := os.Getenv("KEYRAKEN_SCREENSHOTS")
	if dir == "" || os.Getenv("CI") != "" {
		return
	}
	if m.Stack.Gallery == nil {
		m.Stack.Gallery = art.NewGallery(art.Budget)
	}
	for range 40 { // they are painted in the background
		m.Frame()
		time.Sleep(50 * time.Millisecond)
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	require.NoError(m.T, err)
	defer f.Close()
	require.NoError(m.T, png.Encode(f, raster.Draw(m.Stack.Picture(), int(m.In.W), int(m.In.H))))
}
