package model

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
)

// connected is a transport through a proxy's CONNECT.
type connected struct{ proxy *url.URL }

// RoundTrip implements http.RoundTripper.
func (c connected) RoundTrip(r *http.Request) (*http.Response, error) {
	conn, err := net.Dial("tcp", c.proxy.Host)
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(conn, "CONNECT %s HTTP/1.1\r\nHost: %[1]s\r\n\r\n", r.URL.Host)
	in := bufio.NewReader(conn)
	answer, err := http.ReadResponse(in, &http.Request{Method: http.MethodConnect})
	if err != nil || answer.StatusCode != http.StatusOK {
		conn.Close()
		return nil, fmt.Errorf("CONNECT was answered %v, %w", answer, err)
	}
	if err := r.Write(conn); err != nil {
		conn.Close()
		return nil, err
	}
	response, err := http.ReadResponse(in, r)
	if err != nil {
		conn.Close()
		return nil, err
	}
	response.Body = struct {
		io.Reader
		io.Closer
	}{response.Body, conn}
	return response, nil
}
