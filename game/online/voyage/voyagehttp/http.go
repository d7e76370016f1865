// Package voyagehttp carries voyages between programs and the tables of a server, over HTTP.
package voyagehttp

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/voyage"
	"github.com/keyraken/keyraken/game/online/wire"
)

// maxBody is how many bytes a game that is sent may have: quotation marks take two.
const maxBody = 2*voyage.MaxSave + 1<<12

// Path is where the tables are.
const Path = "/voyages"

const bearer = "Bearer "

// Handler answers requests:
//
//	POST /voyages               enters the game of a [voyage.Sending] and answers with a [voyage.Sent]
//	GET /voyages/WEEK           answers with the tables of a week, a [voyage.Week]
//	GET /voyages/WEEK/ID        answers with the save of a game, for who shows a secret
//	DELETE /voyages/WEEK/ID     withdraws the game with that secret
//
// A secret is shown as "Authorization: Bearer SECRET". Guard bounds how often an address may ask.
func Handler(s *voyage.Store, guard func(http.HandlerFunc) http.HandlerFunc) http.Handler {
	h := handler{s}
	mux := http.NewServeMux()
	mux.HandleFunc("POST "+Path, guard(h.enter))
	mux.HandleFunc("GET "+Path+"/{week}", guard(h.week))
	mux.HandleFunc("GET "+Path+"/{week}/{id}", guard(h.save))
	mux.HandleFunc("DELETE "+Path+"/{week}/{id}", guard(h.withdraw))
	return http.NewCrossOriginProtection().Handler(mux)
}

type handler struct{ *voyage.Store }

func (h handler) enter(w http.ResponseWriter, req *http.Request) {
	_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(patience)) // where there is one
	data, err := io.ReadAll(http.MaxBytesReader(w, req.Body, maxBody))
	if large := (*http.MaxBytesError)(nil); errors.As(err, &large) {
		err = message.New("voyage-long", voyage.MaxSave)
	}
	var what voyage.Sending
	if err == nil {
		err = json.Unmarshal(data, &what)
	}
	if err != nil {
		answer(w, http.StatusBadRequest, wire.WhyOf(err))
		return
	}
	sent, err := h.Enter(req.Context(), what)
	if err != nil {
		refuse(w, err)
		return
	}
	answer(w, http.StatusCreated, sent)
}

func (h handler) week(w http.ResponseWriter, req *http.Request) {
	week, err := h.Week(req.PathValue("week"))
	if err != nil {
		refuse(w, err)
		return
	}
	answer(w, http.StatusOK, week)
}

func (h handler) save(w http.ResponseWriter, req *http.Request) {
	save, err := h.Save(req.PathValue("week"), req.PathValue("id"), secret(req))
	if err != nil {
		refuse(w, err)
		return
	}
	w.Header().Set("Content-Type", "application/jsonl")
	_, _ = io.WriteString(w, save) // whoever asked has gone
}

func (h handler) withdraw(w http.ResponseWriter, req *http.Request) {
	if err := h.Withdraw(req.PathValue("week"), req.PathValue("id"), secret(req)); err != nil {
		refuse(w, err)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

func secret(req *http.Request) string {
	s, _ := strings.CutPrefix(req.Header.Get("Authorization"), bearer)
	return s
}

// refuse answers with an error.
func refuse(w http.ResponseWriter, err error) {
	status := http.StatusBadRequest
	switch {
	case errors.Is(err, voyage.ErrNone):
		status = http.StatusNotFound
	case errors.Is(err, voyage.ErrSecret), errors.Is(err, voyage.ErrUnseen):
		status = http.StatusForbidden
	case errors.Is(err, voyage.ErrBusy):
		status = http.StatusServiceUnavailable
	}
	answer(w, status, wire.WhyOf(err))
}

func answer(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(v) // whoever asked has gone
}
