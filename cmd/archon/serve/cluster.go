package serve

import (
	"context"
	"errors"
	"net"
	"net/http"
	"os"

	"github.com/keyraken/keyraken/game/online/cluster"
	"github.com/keyraken/keyraken/game/online/hall"
)

// member is this program as a node of a cluster.
type member struct {
	node     *cluster.Node
	listener net.Listener // for the other nodes
	server   *http.Server
}

// join makes the program a node of a cluster, if it is to be one; otherwise there is no member.
func (o *options) join(ctx context.Context) (*member, error) {
	if o.cluster == "" {
		return nil, nil
	}
	host, _, err := net.SplitHostPort(o.node)
	if err == nil && host == "" {
		host, err = os.Hostname()
	}
	if err != nil {
		return nil, err
	}
	l, err := net.Listen("tcp", o.node)
	if err != nil {
		return nil, err
	}
	_, port, _ := net.SplitHostPort(l.Addr().String())
	n, err := cluster.Join(ctx, cluster.Config{URL: o.cluster, At: net.JoinHostPort(host, port)})
	if err != nil {
		return nil, errors.Join(err, l.Close())
	}
	return &member{node: n, listener: l}, nil
}

// serve answers the other nodes until the member is closed.
func (m *member) serve(h *hall.Hall) {
	m.server = &http.Server{Handler: h.Inner(), ReadHeaderTimeout: slow}
	go func() { _ = m.server.Serve(m.listener) }()
}

// close leaves the cluster.
func (m *member) close() {
	if m.server != nil {
		_ = m.server.Close() // nobody is there to be told
	}
	_ = m.listener.Close()
	m.node.Close()
}
