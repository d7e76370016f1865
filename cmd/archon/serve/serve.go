// Package serve is archon serve: a server of rooms in which people play from anywhere.
package serve

import (
	"cmp"
	"context"
	"errors"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/crypto/acme/autocert"

	"github.com/keyraken/keyraken/adventure/online"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/hall"
	"github.com/keyraken/keyraken/game/online/page"
	"github.com/keyraken/keyraken/game/online/relay"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/voyage"
	"github.com/keyraken/keyraken/game/online/voyage/voyagehttp"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/files"
)

// How long things may take.
const (
	idle  = 10 * time.Minute // a room without guests stays in memory
	grace = 5 * time.Second  // for requests under way when the server stops
	slow  = 10 * time.Second // for the head of a request
)

type options struct {
	address, dir, page, domain, cluster, node string
	each                                      int
}

// Command is archon serve.
func Command(p *pool.Pool) *cobra.Command {
	var o options
	c := &cobra.Command{
		Use:   "serve",
		Short: p.T("use-serve"),
		Long:  p.T("use-serve-long"),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			ctx, stop := terminal.UntilStopped()
			defer stop()
			return o.serve(ctx, c, p)
		},
	}
	f := c.Flags()
	f.StringVar(&o.address, "address", "localhost:8090", p.T("flag-serve-address"))
	f.StringVar(&o.dir, "dir", "", p.T("flag-serve-dir"))
	f.StringVar(&o.page, "page", "", p.T("flag-serve-page"))
	f.StringVar(&o.domain, "domain", "", p.T("flag-serve-domain"))
	f.IntVar(&o.each, "rooms", 40, p.T("flag-serve-rooms"))
	f.StringVar(&o.cluster, "cluster", "", p.T("flag-serve-cluster"))
	f.StringVar(&o.node, "node", ":8091", p.T("flag-serve-node"))
	return c
}

func (o *options) serve(ctx context.Context, c *cobra.Command, p *pool.Pool) error {
	if o.dir == "" {
		if o.dir = files.Dir("rooms"); o.dir == "" {
			return files.ErrNowhere
		}
	}
	pages, err := o.pages()
	if err != nil {
		return err
	}
	s, err := o.open(ctx, p)
	if err != nil {
		return err
	}
	if s.member != nil {
		c.Println(p.T("serving-cluster", s.member.node.At))
	}
	server := &http.Server{Handler: s.handler(p, pages), ReadHeaderTimeout: slow}
	listener, scheme, err := o.listen(server)
	if err != nil {
		return errors.Join(err, s.close())
	}
	at := scheme + "://" + cmp.Or(o.domain, listener.Addr().String())
	c.Println(p.T("serving", at, o.dir))
	if pages != nil {
		c.Println(p.T("serving-page", at))
	} else {
		c.Println(p.T("serving-no-page"))
	}
	go sweep(ctx, s.hall)
	return errors.Join(answer(ctx, server, listener), s.close())
}

// served is what is served: rooms, a relay for others, tables of voyages.
type served struct {
	hall   *hall.Hall
	relay  *relay.Server
	tables *voyage.Store
	member *member // of a cluster; nil: alone
}

// open opens all of it.
func (o *options) open(ctx context.Context, p *pool.Pool) (s *served, err error) {
	dealers, err := Dealers(p)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(o.dir, 0o700); err != nil {
		return nil, err
	}
	key, err := relay.KeptKey(filepath.Join(o.dir, "relay.key"))
	if err != nil {
		return nil, err
	}
	s = &served{relay: relay.NewServer(relay.Config{Key: key, Each: o.each})}
	in := hall.Config{Program: program(), Dealers: dealers, Game: games.KeyForge, Dir: o.dir, Each: o.each,
		Thinking: runtime.GOMAXPROCS(0), Relay: s.relay}
	if s.member, err = o.join(ctx); err != nil {
		return nil, errors.Join(err, s.close())
	}
	if s.member != nil {
		in.Store = s.member.node
	}
	if s.hall, err = hall.New(in); err != nil {
		return nil, errors.Join(err, s.close())
	}
	if s.member != nil {
		s.member.serve(s.hall)
	}
	if s.tables, err = o.tables(p); err != nil {
		return nil, errors.Join(err, s.close())
	}
	return s, nil
}

// close closes what is open.
func (s *served) close() (err error) {
	if s.hall != nil {
		err = s.hall.Close()
	}
	if s.member != nil {
		s.member.close()
	}
	s.relay.Close()
	return err
}

// program is what the server says it is.
func program() string { return "archon " + fault.Version() }

// handler answers requests for rooms, the relay, voyages, the status, and for the game in a browser, if there is any.
func (s *served) handler(p *pool.Pool, pages http.Handler) http.Handler {
	of := &status{p, program(), time.Now(), time.Now, s.hall.Count, s.relay.Count, s.tables}
	voyages := voyagehttp.Handler(s.tables, s.hall.Guard)
	mux := http.NewServeMux()
	mux.Handle("/", of.before(s.hall.Handler(pages)))
	mux.Handle(voyagehttp.Path, voyages)
	mux.Handle(voyagehttp.Path+"/", voyages)
	return mux
}

// answer answers requests until the context is canceled.
func answer(ctx context.Context, server *http.Server, l net.Listener) error {
	go func() {
		<-ctx.Done()
		late, stop := context.WithTimeout(context.Background(), grace)
		defer stop()
		_ = server.Shutdown(late)
	}()
	if err := server.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// pages serve the game to browsers; nil if there is none.
func (o *options) pages() (http.Handler, error) {
	dir := cmp.Or(o.page, page.Find())
	if dir == "" {
		return nil, nil
	}
	if !page.Holds(dir) {
		return nil, message.New("serve-no-page", printable.Quote(dir))
	}
	return page.Handler(dir), nil
}

// listen opens the address, with certificates if there is a domain.
func (o *options) listen(server *http.Server) (net.Listener, string, error) {
	if o.domain == "" {
		l, err := net.Listen("tcp", o.address)
		return l, "http", err
	}
	m := &autocert.Manager{Prompt: autocert.AcceptTOS, HostPolicy: autocert.HostWhitelist(o.domain),
		Cache: autocert.DirCache(filepath.Join(o.dir, "certificates"))}
	server.TLSConfig = m.TLSConfig()
	return m.Listener(), "https", nil
}

// sweep closes rooms in which nobody is.
func sweep(ctx context.Context, h *hall.Hall) {
	t := time.NewTicker(time.Minute)
	defer t.Stop()
	for {
		select {
		case <-t.C:
			_ = h.Sweep(idle) // what could not be written is in the save up to there
		case <-ctx.Done():
			return
		}
	}
}

// Dealers deal all games of the program.
func Dealers(p *pool.Pool) (map[string]room.Dealer, error) {
	rules, err := p.Rules()
	if err != nil {
		return nil, err
	}
	all := map[string]room.Dealer{games.KeyForge: online.Dealer(p.List.Shipped(), rules, languages.English())}
	for name, offered := range p.Games {
		all[name] = deal.Kind(offered())
	}
	return all, nil
}

// tables are those of the weekly voyages of all games.
func (o *options) tables(p *pool.Pool) (*voyage.Store, error) {
	rules, err := p.Rules()
	if err != nil {
		return nil, err
	}
	all := map[string]voyage.Judge{games.KeyForge: online.Voyages(p.List[0], rules)}
	for name, offered := range p.Games {
		all[name] = voyage.Kind(offered())
	}
	return voyage.Open(filepath.Join(o.dir, "voyages"), all, time.Now), nil
}
