package deck_test

import (
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/files/filestest"
)

// collection is a spreadsheet of n decks of all sets.
func collection(n int) []byte {
	var decks []*deck.Deck
	for i := range n {
		decks = append(decks, made([]string{"CotA", "AoA", "WC", "MM", "DT", "MoMu"}[i%6], uint64(i)))
	}
	return toCSV(decks...)
}

func TestLargeCollection(t *testing.T) {
	n := some(300, 3000)
	data := collection(n)
	read, last := 0, 0
	for i := range deck.All(data) {
		require.NoError(t, i.Err)
		require.GreaterOrEqual(t, i.Read, last)
		read, last = read+1, i.Read
	}
	assert.Equal(t, n, read)
	assert.Equal(t, len(data), last)
}

func BenchmarkCollection(b *testing.B) {
	data := collection(3000)
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	for b.Loop() {
		for i := range deck.All(data) {
			if i.Err != nil {
				b.Fatal(i.Err)
			}
		}
	}
}

func BenchmarkMasterVault(b *testing.B) {
	data := toVault(made("MM", 1))
	for b.Loop() {
		if _, err := deck.One(data); err != nil {
			b.Fatal(err)
		}
	}
}

// peak is the most heap memory in use while f runs, with the usual garbage
// collection.
func peak(f func()) uint64 {
	defer debug.SetGCPercent(debug.SetGCPercent(100)) // whatever GOGC is
	runtime.GC()
	inUse := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	metrics.Read(inUse)
	before := inUse[0].Value.Uint64()
	done, most := make(chan bool), make(chan uint64)
	go func() {
		inUse := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/unused:bytes"}}
		var top uint64
		for {
			metrics.Read(inUse) // which does not stop the world
			top = max(top, inUse[0].Value.Uint64()+inUse[1].Value.Uint64())
			select {
			case <-done:
				most <- top
				return
			case <-time.After(2 * time.Millisecond):
			}
		}
	}()
	f()
	close(done)
	return max(<-most, before) - before
}

// full, when set, makes tests go to the limits themselves.
const full = "KEYRAKEN_TEST_FULL"

// some is how many times a test does something: a few times, or all of them in a
// full test.
func some(few, all int) int {
	if os.Getenv(full) != "" {
		return all
	}
	return few
}

// No input of 10 MiB takes more than 64 MiB, and none of 64 KiB more than 32 MiB;
// the memory allocated in total grows no faster than the input.
func TestMemory(t *testing.T) {
	if filestest.Raced() {
		t.Skip("the race detector takes memory of its own")
	}
	size, most := some(64<<10, 10<<20), uint64(some(32<<20, 64<<20))
	long := func(s string) []byte { return []byte(strings.Repeat(s, size/len(s))) }
	within := func(head, s, tail string) []byte { return append([]byte(head+string(long(s))), tail...) }
	spreadsheet := string(collection(20))
	own := string(made("MM", 1).JSON())
	for _, known := range []string{spreadsheet, own, made("MM", 1).Plain(), "Dis: Anger"} { // these are read once and kept
		_, _ = deck.Import([]byte(known))
	}
	for name, make := range map[string]func() []byte{
		"spreadsheet": func() []byte { return long(spreadsheet) },
		"commas":      func() []byte { return within("Name,Houses\n", ",", "") },
		"quotes":      func() []byte { return within("Name,Houses\n", "\"\n\",", "") },
		"open quote":  func() []byte { return within("Name,Houses\n\"", "x", "") },
		"bars":        func() []byte { return within("Name,Houses,Cards\n", "a,b,c|\n", "") },
		"bad rows": func() []byte {
			return within("Name,Houses,Expansion,House 1 Cards\n", "a,Dis,WORLDS_COLLIDE,Dust Inp|x\n", "")
		},
		"lines":       func() []byte { return long("x\n") },
		"cards":       func() []byte { return long("Anger\n") },
		"one line":    func() []byte { return long("Anger, ") },
		"links":       func() []byte { return long("11111111-2222-4333-8444-555555555555\n") },
		"codes":       func() []byte { return long("ABCDE-ABCDE-ABCDE ") },
		"numbers":     func() []byte { return within("Brobnar Dis Logos ", "1 ", "") },
		"accents":     func() []byte { return within("Brobnar\n", "ă", "") },
		"zeros":       func() []byte { return long("\x00x") },
		"Windows":     func() []byte { return long("\xe9") },
		"mangled":     func() []byte { return long("Ã©") },
		"braces":      func() []byte { return long("{") },
		"brackets":    func() []byte { return long("[") },
		"objects":     func() []byte { return within("[", "{},", "{}]") },
		"nested":      func() []byte { return within(`{"deck":`, `{"deck":`, "") },
		"members":     func() []byte { return within(`{"data":{`, `"a":1,`, `"b":1},"_linked":{"cards":[]}}`) },
		"vault cards": func() []byte { return within(`{"data":{},"_linked":{"cards":[`, `{"id":"a"},`, `{}]}}`) },
		"vault decks": func() []byte { return within(`{"data":[`, `{},`, `{}],"_linked":{"cards":[{"id":"a"}]}}`) },
		"vault ids": func() []byte {
			return within(`{"data":{"_links":{"cards":[`, `"a",`, `"a"]}},"_linked":{"cards":[{"id":"a"}]}}`)
		},
		"bonus icons": func() []byte {
			return within(`{"data":{"bonus_icons":[`, `{"card_id":"a","bonus_icons":["draw"]},`,
				`{}],"_links":{"cards":["a"]}},"_linked":{"cards":[{"id":"a"}]}}`)
		},
		"houses of DoK": func() []byte {
			return within(`{"expansion":"MASS_MUTATION","housesAndCards":[{"house":"Dis","cards":[`, `{"cardTitle":"Anger"},`, `{}]}]}`)
		},
		"crucible cards": func() []byte {
			return within(`{"houses":["dis","logos","mars"],"cards":[`, `{"id":"anger","count":1},`, `{}]}`)
		},
		"long string": func() []byte { return within(`{"houses":[],"cards":[],"name":"`, `\u00e6`, `"}`) },
		"own cards":   func() []byte { return within(`{"version":1,"cards":[`, `{},`, `{}]}`) },
		"own list": func() []byte {
			return []byte(`{"version":1,"cards":[` + strings.Repeat(`{},`, 21_000) + `{}]}`)
		},
		"many of our lists": func() []byte { return long(own) },
		"page around":       func() []byte { return within("<pre>", "&quot;{", "") },
	} {
		t.Run(name, func(t *testing.T) {
			data := make()
			var n int
			start := time.Now()
			var used uint64
			allocated := filestest.Allocates(func() {
				used = peak(func() {
					for range deck.All(data) {
						n++
					}
				})
			})
			assert.Positive(t, n)
			assert.Less(t, allocated, uint64(filestest.PerByte*len(data)+filestest.PerInput), "for each byte: %d", allocated/uint64(len(data)))
			assert.Less(t, used, most, "MiB: %d", used>>20)
			runtime.KeepAlive(data)
			if testing.Verbose() {
				fmt.Printf("%-18s %3d MiB, %3d bytes for each, %v, %d\n", name, used>>20, allocated/uint64(len(data)),
					time.Since(start).Round(time.Millisecond), n)
			}
		})
	}
}
