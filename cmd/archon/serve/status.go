package serve

import (
	_ "embed"
	"html/template"
	"net/http"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/voyages"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/online/voyage"
)

// status is the page that tells people how the server is; programs get the same as JSON from the hall.
type status struct {
	*pool.Pool
	program string
	since   time.Time
	now     func() time.Time
	count   func() (rooms, guests int)
	relayed func() (rooms, guests int) // of those that the relay lets guests into
	tables  *voyage.Store
}

//go:embed status.html
var statusHTML string

var statusPage = template.Must(template.New("status").Parse(statusHTML))

// facts are what the page says, in words.
type facts struct {
	Language, Program, Since string
	Figures                  []figure
	Voyage, Nothing          string
	Tables                   []tableFacts
}

type figure struct {
	Name  string
	Value string
}

type tableFacts struct {
	Name    string
	Entries []entryFacts
}

type entryFacts struct {
	Place     int
	Name, How string
	Won       bool
}

// before answers requests of people for the status, and leaves the others to the next.
func (s *status) before(next http.Handler) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /status.html", s.page)
	mux.HandleFunc("GET /status", func(w http.ResponseWriter, req *http.Request) {
		if strings.Contains(req.Header.Get("Accept"), "text/html") {
			s.page(w, req)
			return
		}
		next.ServeHTTP(w, req)
	})
	mux.Handle("/", next)
	return mux
}

func (s *status) page(w http.ResponseWriter, req *http.Request) {
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
	h.Set("Cache-Control", "no-store")
	h.Set("Vary", "Accept, Accept-Language")
	_ = statusPage.Execute(w, s.facts(s.In(spoken(req.Header.Get("Accept-Language"))))) // whoever asked has gone
}

// spoken is the first language of ours that a browser asks for.
func spoken(accepted string) *lang.Language {
	for one := range strings.SplitSeq(accepted, ",") {
		tag, _, _ := strings.Cut(strings.TrimSpace(one), ";")
		base, _, _ := strings.Cut(tag, "-")
		if l := languages.Named(strings.ToLower(base)); l != nil {
			return l
		}
	}
	return languages.English()
}

func (s *status) facts(p *pool.Pool) *facts {
	rooms, guests := s.count()
	relayed, beyond := s.relayed()
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	week := games.Week(s.now())
	f := &facts{Language: p.Language.Name, Program: s.program, Since: p.T("status-since", s.since.UTC().Format("2006-01-02 15:04")),
		Voyage: p.T("status-voyage", week)}
	for _, x := range [...]figure{{"status-rooms", strconv.Itoa(rooms)}, {"status-relayed", strconv.Itoa(relayed)},
		{"status-guests", strconv.Itoa(guests + beyond)}, {"status-memory", p.T("status-mebibytes", int(memory.Sys>>20))}} {
		f.Figures = append(f.Figures, figure{p.T(x.Name), x.Value})
	}
	all, err := s.tables.Week(week)
	switch {
	case err != nil:
		f.Nothing = p.Language.Say(err)
	case len(all.Tables) == 0:
		f.Nothing = p.T("status-nothing")
	}
	for i := range all.Tables {
		t := &all.Tables[i]
		one := tableFacts{Name: voyages.Named(p, &t.Deal)}
		for _, e := range t.Entries[:min(len(t.Entries), mostShown)] {
			one.Entries = append(one.Entries, entryFacts{e.Place, e.Name, voyages.How(p, &e.Result), e.Won})
		}
		f.Tables = append(f.Tables, one)
	}
	return f
}

// mostShown is how many games of a table the page shows.
const mostShown = 50
