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
	dealers, err := Dealers(p)
	if err != nil {
		return err
	}
	pages, err := o.pages()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(o.dir, 0o700); err != nil {
		return err
	}
	key, err := relay.KeptKey(filepath.Join(o.dir, "relay.key"))
	if err != nil {
		return err
	}
	passes := relay.NewServer(relay.Config{Key: key, Each: o.each})
	defer passes.Close()
	in := hall.Config{Program: "archon " + fault.Version(), Dealers: dealers, Game: games.KeyForge, Dir: o.dir, Each: o.each,
		Thinking: runtime.GOMAXPROCS(0), Relay: passes}
	m, err := o.join(ctx)
	if err != nil {
		return err
	}
	if m != nil {
		defer m.close()
		in.Store = m.node
	}
	h, err := hall.New(in)
	if err != nil {
		return err
	}
	if m != nil {
		m.serve(h)
		c.Println(p.T("serving-cluster", m.node.At))
	}
	tables, err := o.tables(p)
	if err != nil {
		return errors.Join(err, h.Close())
	}
	of := &status{p, "archon " + fault.Version(), time.Now(), time.Now, h.Count, passes.Count, tables}
	mux := http.NewServeMux()
	mux.Handle("/", of.before(h.Handler(pages)))
	mux.Handle(voyagehttp.Path, voyagehttp.Handler(tables, h.Guard))
	mux.Handle(voyagehttp.Path+"/", voyagehttp.Handler(tables, h.Guard))
	server := &http.Server{Handler: mux, ReadHeaderTimeout: slow}
	listener, scheme, err := o.listen(server)
	if err != nil {
		return errors.Join(err, h.Close())
	}
	at := scheme + "://" + cmp.Or(o.domain, listener.Addr().String())
	c.Println(p.T("serving", at, o.dir))
	if pages != nil {
		c.Println(p.T("serving-page", at))
	} else {
		c.Println(p.T("serving-no-page"))
	}
	go sweep(ctx, h)
	go func() {
		<-ctx.Done()
		late, stop := context.WithTimeout(context.Background(), grace)
		defer stop()
		_ = server.Shutdown(late)
	}()
	if err = server.Serve(listener); errors.Is(err, http.ErrServerClosed) {
		err = nil
	}
	return errors.Join(err, h.Close())
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
	all := map[string]room.Dealer{games.KeyForge: online.Dealer(p.List, rules, languages.English())}
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
