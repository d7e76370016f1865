package window

import (
	"os"
	"path/filepath"
	"runtime"
	"sync/atomic"
	"time"

	"github.com/adrg/xdg"
	"github.com/ebitengine/oto/v3"

	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// speaker plays the sounds. It uses the device directly and not through
// Ebitengine, whose game ends when there is none: without a device it stays
// silent.
type speaker struct {
	mixer   atomic.Pointer[sound.Mixer] // once it is made
	context *oto.Context
	player  *oto.Player
	opening *job.Job[struct{}]
	cues    []playback.Cue
}

// buffer is how far ahead the device is fed: 2048 frames, as a browser takes only powers of two on a page that is not served by
// https.
const buffer = 42_667 * time.Microsecond

// newSpeaker opens the device and makes the sounds in the background.
func newSpeaker() *speaker {
	s := &speaker{}
	if !remote && audible() { // otherwise another program shows the frames, without sound
		s.opening = job.Start(s.open)
	}
	return s
}

// audible reports whether there may be a device. Where there is certainly none
// the libraries need not be asked, which would complain on the terminal.
func audible() bool {
	if runtime.GOOS != "linux" || os.Getenv("PULSE_SERVER") != "" {
		return true
	}
	for _, sign := range [...]string{"/dev/snd/controlC*", "/dev/snd/pcm*", filepath.Join(xdg.RuntimeDir, "pulse", "native"),
		filepath.Join(xdg.RuntimeDir, "pipewire-*")} {
		if found, err := filepath.Glob(sign); err == nil && len(found) > 0 {
			return true
		}
	}
	return false
}

func (s *speaker) open() (none struct{}) {
	context, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: sound.Rate, ChannelCount: 2, Format: oto.FormatFloat32LE, BufferSize: buffer, ApplicationName: "Keyraken",
	})
	if err != nil {
		return none
	}
	<-ready                   // in a browser after the first click
	if context.Err() != nil { // there is no device
		return none
	}
	mixer := sound.NewMixer(uint64(time.Now().UnixNano()))
	mixer.SetLevels(sound.Levels{})
	s.context, s.player = context, context.NewPlayer(mixer)
	s.player.SetBufferSize(sound.Rate / 20 * 8)
	s.player.Play()
	s.mixer.Store(mixer)
	return none
}

// update plays what is due on the screens.
func (s *speaker) update(stack *scene.Stack) {
	s.opening.Done()
	s.cues = stack.TakeCues(s.cues[:0])
	mixer := s.mixer.Load()
	if mixer == nil {
		return
	}
	mixer.SetLevels(scene.Levels(&stack.Settings))
	mixer.SetSea(stack.Depth())
	mixer.SetRoom(stack.Room())
	for _, c := range s.cues {
		mixer.Play(c.Sound, c.Pan, c.Gain)
	}
}
