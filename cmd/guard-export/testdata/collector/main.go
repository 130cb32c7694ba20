// The command collector is OpenTelemetry's Collector with one pipeline: its own OTLP receiver (HTTP), and a file of
// the logs that came, a line of OTLP/JSON each request, as its file exporter writes them.
//
//	collector ADDRESS FILE [CERT KEY CLIENTCA]
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"sync"

	"go.opentelemetry.io/collector/component/componenttest"
	"go.opentelemetry.io/collector/config/configgrpc"
	"go.opentelemetry.io/collector/config/configoptional"
	"go.opentelemetry.io/collector/config/configtls"
	"go.opentelemetry.io/collector/consumer"
	"go.opentelemetry.io/collector/pdata/plog"
	"go.opentelemetry.io/collector/receiver/otlpreceiver"
	"go.opentelemetry.io/collector/receiver/receivertest"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	file, err := os.OpenFile(args[1], os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	if _, err := file.WriteString("\n"); err != nil { // behind what a kill has cut
		return err
	}
	factory := otlpreceiver.NewFactory()
	config := factory.CreateDefaultConfig().(*otlpreceiver.Config)
	config.Protocols.GRPC = configoptional.None[configgrpc.ServerConfig]()
	http := config.Protocols.HTTP.GetOrInsertDefault()
	http.ServerConfig.NetAddr.Endpoint = args[0]
	if len(args) > 2 {
		http.ServerConfig.TLS = configoptional.Some(configtls.ServerConfig{
			Config: configtls.Config{CertFile: args[2], KeyFile: args[3]}, ClientCAFile: args[4]})
	}
	var mu sync.Mutex
	logs, err := consumer.NewLogs(func(_ context.Context, l plog.Logs) error {
		line, err := (&plog.JSONMarshaler{}).MarshalLogs(l)
		if err != nil {
			return err
		}
		mu.Lock()
		defer mu.Unlock()
		_, err = file.Write(append(line, '\n'))
		return err
	})
	if err != nil {
		return err
	}
	ctx := context.Background()
	receiver, err := factory.CreateLogs(ctx, receivertest.NewNopSettings(factory.Type()), config, logs)
	if err != nil {
		return err
	}
	if err := receiver.Start(ctx, componenttest.NewNopHost()); err != nil {
		return err
	}
	fmt.Println("ready")
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt)
	<-stop
	return receiver.Shutdown(ctx)
}
