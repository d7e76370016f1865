package hall

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/link"
	"github.com/keyraken/keyraken/game/online/relay"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
)

// How often one address may ask to open or enter a room, and how many addresses are remembered.
const (
	perMinute = 60
	atOnce    = 30
	addresses = 10_000
)

// Handler answers requests:
//
//	POST /rooms        opens a room with the [wire.Options] of the body, and answers {"code":"…"}
//	GET /rooms/CODE    enters it, over a WebSocket
//	GET /relay         is a host who lets guests in by the relay, over a WebSocket, if there is one
//	GET /relay/CODE    enters the room of such a host, over a WebSocket
//	GET /status        counts rooms and guests, and rooms that are relayed
//
// and everything else with the page, if there is one.
func (h *Hall) Handler(page http.Handler) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("POST /rooms", h.Guard(h.opens))
	mux.HandleFunc("GET /rooms/{code}", h.Guard(h.enter))
	if r := h.config.Relay; r != nil {
		mux.HandleFunc("GET /relay", h.Guard(r.Host))
		mux.HandleFunc("GET /relay/{code}", h.Guard(r.Guest))
	}
	mux.HandleFunc("GET /status", h.status)
	if page != nil {
		mux.Handle("GET /", page)
	}
	return mux
}

func (h *Hall) opens(w http.ResponseWriter, req *http.Request) {
	var o wire.Options
	data, err := io.ReadAll(http.MaxBytesReader(w, req.Body, 1<<12))
	if err == nil {
		err = json.Unmarshal(data, &o)
	}
	if err != nil {
		answer(w, http.StatusBadRequest, wire.WhyOf(err))
		return
	}
	code, err := h.open(relay.Address(req), o)
	if err != nil {
		answer(w, http.StatusBadRequest, wire.WhyOf(err))
		return
	}
	answer(w, http.StatusCreated, map[string]string{"code": code})
}

// Inner answers other halls of the same [Store], about rooms that are open here:
//
//	GET /rooms/CODE    enters it, over a WebSocket
//
// It trusts whoever asks, and so must not be reached by guests.
func (h *Hall) Inner() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /rooms/{code}", func(w http.ResponseWriter, req *http.Request) {
		name := strings.ToUpper(req.PathValue("code"))
		if h.here(name) {
			if r, err := h.Room(name); err == nil {
				link.Serve(w, req, r)
				return
			}
		}
		answer(w, http.StatusNotFound, wire.WhyOf(message.New("online-no-room")))
	})
	return mux
}

// tries is how often a room is looked for that another hall takes in the meantime.
const tries = 3

func (h *Hall) enter(w http.ResponseWriter, req *http.Request) {
	var r *room.Room
	err := room.ErrLost
	name := strings.ToUpper(req.PathValue("code"))
	for n := 0; n < tries && errors.Is(err, room.ErrLost); n++ {
		if wire.IsCode(name) && !h.here(name) && h.config.Store.Pass(w, req, name) {
			return
		}
		r, err = h.Room(name)
	}
	if err != nil {
		status := http.StatusNotFound
		if errors.Is(err, room.ErrLost) { // another time it may be there
			status = http.StatusServiceUnavailable
		}
		answer(w, status, wire.WhyOf(err))
		return
	}
	link.Serve(w, req, r)
}

func (h *Hall) status(w http.ResponseWriter, _ *http.Request) {
	rooms, guests := h.Count()
	said := map[string]any{"program": h.config.Program, "rooms": rooms, "guests": guests}
	if h.config.Relay != nil {
		said["relayed"], said["relayedGuests"] = h.config.Relay.Count()
	}
	answer(w, http.StatusOK, said)
}

func answer(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(v) // whoever asked has gone
}

// Guard bounds how often an address may ask, for all that is guarded together.
func (h *Hall) Guard(next http.HandlerFunc) http.HandlerFunc { return h.limit.guard(next) }

// limits are how often addresses may ask.
type limits struct {
	mu sync.Mutex
	by map[string]*rate.Limiter
}

func (l *limits) guard(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, req *http.Request) {
		if !l.allow(relay.Address(req)) {
			answer(w, http.StatusTooManyRequests, wire.WhyOf(message.New("online-too-often")))
			return
		}
		next(w, req)
	}
}

func (l *limits) allow(address string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.by) >= addresses {
		clear(l.by)
	}
	if l.by[address] == nil {
		l.by[address] = rate.NewLimiter(rate.Every(time.Minute/perMinute), atOnce)
	}
	return l.by[address].Allow()
}
