package scene_test

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/stage/keyraken"
	"github.com/keyraken/keyraken/ui/widget"
)

// Drawing changes nothing: a frame in which no time passes and nobody does anything
// leaves every scene as it was, and makes the same picture.
func TestDrawingChangesNothing(t *testing.T) {
	still := func(name string, show func(m *scenetest.Mouse)) {
		t.Run(name, func(t *testing.T) {
			settings := session.DefaultSettings
			settings.Speed = len(session.Speeds) - 1
			m := scenetest.New(t, settings)
			m.In.Mouse = layout.Point{X: -1, Y: -1}
			show(m)
			m.Frames(60)
			m.Until(func() bool { return !m.Stack.Reading() })
			m.Frames(2)
			m.In.Seconds = 0
			before := settled(m)
			picture, spots := scenetest.PictureOf(m), append([]widget.Spot(nil), m.Stack.Spots()...)
			m.Frames(2)
			after := state(m.Stack)
			assert.NotEmpty(t, before)
			if !slices.Equal(before, after) { // assert reports every difference, which is slow
				assert.Equal(t, before, after)
			}
			assert.Equal(t, picture, scenetest.PictureOf(m))
			assert.Equal(t, spots, m.Stack.Spots())
		})
	}
	for _, v := range views {
		still(v.name, v.show)
	}
	for kind, q := range scenetest.Questions() {
		if q != nil && kind != keyforge.AskMain {
			still(fmt.Sprintf("question %d", kind), func(m *scenetest.Mouse) { m.Lay("table"); m.Ask(q(m)) })
		}
	}
}

// settled waits for background work: until some frames leave everything as it was, and
// returns that.
func settled(m *scenetest.Mouse) []known {
	before, same := state(m.Stack), 0
	m.Until(func() bool {
		after := state(m.Stack)
		if same++; !slices.Equal(before, after) {
			before, same = after, 0
		}
		return same == 2
	})
	return before
}

// With reduced motion nothing moves by itself, not even the pointer of the keys, in
// any scene.
func TestReducedMotion(t *testing.T) {
	calm := func(name string, show func(m *scenetest.Mouse)) {
		t.Run(name, func(t *testing.T) {
			settings := session.DefaultSettings
			settings.Speed, settings.ReducedMotion = len(session.Speeds)-1, true
			m := scenetest.New(t, settings)
			m.In.Mouse = layout.Point{X: -1, Y: -1}
			show(m)
			m.Press(widget.Tab)
			m.Frames(120)
			m.Until(func() bool { return !m.Stack.Reading() })
			m.Frames(60)
			before := scenetest.PictureOf(m)
			m.Frames(20)
			assert.Equal(t, before, scenetest.PictureOf(m))
		})
	}
	for _, v := range views {
		calm(v.name, v.show)
	}
	for kind, q := range scenetest.Questions() {
		if q != nil && kind != keyforge.AskMain {
			calm(fmt.Sprintf("question %d", kind), func(m *scenetest.Mouse) { m.Lay("table"); m.Ask(q(m)) })
		}
	}
}

// remembered are the types that the scenes only use as caches, so as not to
// compute everything again in every frame, and types that are not theirs.
var remembered = map[reflect.Type]bool{
	reflect.TypeFor[scene.Cache](): true, reflect.TypeFor[cardview.Reader](): true, reflect.TypeFor[cardview.Canvas](): true,
	reflect.TypeFor[paint.List](): true, reflect.TypeFor[keyforge.Catalogue](): true, reflect.TypeFor[widget.WrappedText](): true,
	reflect.TypeFor[scenario.Rules](): true, reflect.TypeFor[keyforge.Game](): true, reflect.TypeFor[save.Log](): true,
	reflect.TypeFor[deck.Deck](): true, reflect.TypeFor[keyraken.Stage](): true, reflect.TypeFor[sync.Mutex](): true,
	reflect.TypeFor[stage.View](): true,
}

// known is one thing that the scenes know, and where it stands.
type known struct {
	where string
	what  any
}

// state is everything that the scenes know.
func state(s *scene.Stack) (all []known) {
	type place struct {
		at uintptr
		of reflect.Type
	}
	seen := map[place]bool{}
	var walk func(path []byte, v reflect.Value)
	walk = func(path []byte, v reflect.Value) {
		t := v.Type()
		if remembered[t] {
			return
		}
		know := func(what any) { all = append(all, known{string(path), what}) }
		switch v.Kind() {
		case reflect.Pointer:
			if here := (place{v.Pointer(), t}); v.IsNil() || seen[here] {
				know(v.IsNil())
			} else {
				seen[here] = true
				walk(path, v.Elem())
			}
		case reflect.Interface:
			if !v.IsNil() {
				know(v.Elem().Type())
				walk(path, v.Elem())
			}
		case reflect.Struct:
			for i := range v.NumField() {
				walk(append(append(path, '.'), t.Field(i).Name...), v.Field(i))
			}
		case reflect.Slice, reflect.Array:
			know(v.Len())
			for i := range v.Len() {
				walk(append(strconv.AppendInt(append(path, '['), int64(i), 10), ']'), v.Index(i))
			}
		case reflect.Map:
			know(v.Len())
		case reflect.Bool:
			know(v.Bool())
		case reflect.String:
			know(v.String())
		case reflect.Float32, reflect.Float64:
			know(v.Float())
		case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
			know(v.Int())
		case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
			know(v.Uint())
		}
	}
	walk([]byte("stack"), reflect.ValueOf(s).Elem())
	if t := s.Table(); t != nil {
		all = append(all, known{"hash", t.Story.Game().Hash()}, known{"inputs", t.Story.At()})
	}
	return all
}
