package service

// machines are the libraries for what stands beside the computer, and for what its screen, camera, microphone and
// clipboard show, as of 2026.
var machines = []Library{
	{Service: "the home", Kind: Device, Modules: "kasa tplink_smarthome_api tp_link_tapo_connect plugp100 tapo " +
		"phue hue_sdk " +
		"node_hue_api aiohue pywemo wemo_client pychromecast castv2_client homeassistant_api " +
		"home_assistant_js_websocket " +
		"pyhomeassistant tuya tuyapi tinytuya tuya_iot lifxlan lifx_lan_client miio python_miio yeelight " +
		"govee_api_laggat " +
		"pyhap hap_nodejs roombapy teslapy tesla_api tesla_fleet_api nest ring_client_api ring_doorbell august " +
		"pyatv samsungtvws broadlink switchbot meross_iot pyeconet zigpy bellows zigbee_herdsman openzwave " +
		"zwave_js soco " +
		"sonos node_sonos shelly github.com.amimof.huego",
		Free: "discover discoversingle update connect getdevices"},
	{Service: "a serial device", Kind: Device, Modules: "serial serialport serial_asyncio go.bug.st.serial " +
		"github.com.tarm.serial github.com.jacobsa.go_serial tokio_serial com.fazecast.jserialcomm gnu.io jssc " +
		"system.io.ports serialport2 rxtx pymodbus modbus_serial minimalmodbus github.com.goburrow.modbus " +
		"tokio_modbus " +
		"snap7 nodes7 pycomm3 asyncua node_opcua opcua can python_can socketcan canopen printrun octorest pyvisa " +
		"usb usb1 pyusb rusb nusb hid hidapi node_hid libusb",
		Only: "write writeall writeline writelines writedata send sendbreak sendmessage transmit writeregister " +
			"writeregisters " +
			"writecoil writecoils writesinglecoil writesingleregister writemultipleregisters writemultiplecoils " +
			"writevalue " +
			"setvalue dbwrite writearea plcstop plccoldstart plchotstart sendone sendprintf controltransfer " +
			"ctrltransfer " +
			"writebulk writeinterrupt bulkwrite transferout controltransferout interruptwrite writefeaturereport " +
			"writebytes " +
			"sendfeaturereport sendgcode"},
	{Service: "a Bluetooth device", Kind: Device, Modules: "bleak noble @abandonware.noble btleplug bluetooth " +
		"bluepy gatt " +
		"pygatt tinygo.org.x.bluetooth github.com.go_ble.ble bluer simplepyble node_ble bluez_peripheral",
		Only: "writegattchar writegattdescriptor write writecharacteristic writewithoutresponse writevalue " +
			"chawritevalue " +
			"charwrite charwritehandle writevaluewithresponse writevaluewithoutresponse writehandle send " +
			"writedescriptor pair " +
			"unpair writerequest writecommand"},
	{Service: "the pins of the board", Kind: Device, Modules: "rpi.gpio gpiozero pigpio onoff rpio rppal gpiod " +
		"gpio_cdev " +
		"github.com.stianeikeland.go_rpio periph.io pigpio_client lgpio adafruit_blinka johnny_five raspi_io " +
		"wiringpi smbus " +
		"smbus2 spidev com.pi4j digitalio",
		Only: "output write writesync on off high low toggle blink pulse setvalue digitalwrite analogwrite setpwm " +
			"hardwarepwm " +
			"servowrite pwmwrite setservopulsewidth writebyte writebytedata writei2cblockdata xfer xfer2 sethigh " +
			"setlow setpwm " +
			"dutycycle gpiowrite setpwmdutycycle hardwarepwmwrite writewordata forward backward"},
	{Service: "the screen", Kind: Senses, Modules: "pil.imagegrab mss pyscreenshot screenshot_desktop " +
		"desktop_screenshot " +
		"github.com.kbinani.screenshot github.com.vova616.screenshot screenshots xcap scrap dxcam d3dshot " +
		"pygetwindow " +
		"active_win get_windows windows_capture node_screenshots github.com.go_vgo.robotgo scrnsave captrs x_win " +
		"pywinctl",
		Free: "getscreensize screensize numdisplays getdisplaybounds numactivedisplays movemouse"},
	{Service: "the screen", Kind: Senses, Modules: "pyautogui robotjs @nut_tree.nut_js @nut_tree_fork.nut_js " +
		"enigo rdev pynput " +
		"keyboard mouse iohook uiohook_napi pyhook pyxhook autopy",
		Only: "screenshot locateonscreen pixel capture captureregion capturescreen grab listener globallistener " +
			"hook record " +
			"readkey readevent listen typewrite write press click hotkey typestring keytap mouseclick type text key " +
			"keydown rightclick doubleclick addhotkey onpress presskey releasekey pressandrelease " +
			"startrecording"},
	{Service: "the screen", Kind: Senses, Modules: "java.awt javafx.scene.robot",
		Only: "createscreencapture createmultiresolutionscreencapture getscreencapture getsystemclipboard " +
			"getsystemselection " +
			"keypress mousepress"},
	{Service: "the clipboard", Kind: Senses, Modules: "clipboardy clipboard_sys clipboard copy_paste pyperclip " +
		"pyperclip3 " +
		"github.com.atotto.clipboard golang.design.x.clipboard github.com.tiagomelo.go_clipboard arboard copypasta " +
		"cli_clipboard clipboard_win textcopy node_clipboardy copykitten x11_clipboard win32clipboard " +
		"javafx.scene.input.clipboard",
		Only: "read readsync readall readimages readimagessync readtext paste gettext getcontents getimage " +
			"waitfornewpaste " +
			"get getclipboarddata watch getstring getcontent pastesync readimage gettextasync"},
	{Service: "the microphone", Kind: Senses, Modules: "speech_recognition", Only: "listen listeninbackground"},
	{Service: "the camera", Kind: Senses, Modules: "node_webcam picamera picamera2 nokhwa v4l v4l2 pygame.camera " +
		"com.github.sarxos.webcam eyetoy rscam github.com.blackjack.webcam opencv4nodejs",
		Only: "capture capturefile capturefilearray capturearray captureimage startrecording record " +
			"startandrecordvideo " +
			"startandcapturefile startpreview getimage shot camera frame next readframe startstreaming create " +
			"snap grab"},
	{Service: "the camera", Kind: Senses, Modules: "cv2 opencv gocv.io.x.gocv org.opencv emgu.cv opencvsharp",
		Only: "-", Numbered: "videocapture openvideocapture opencamera videocapturedevice camera"},
	{Service: "the microphone", Kind: Senses, Modules: "sounddevice pyaudio node_record_lpcm16 mic " +
		"node_audiorecorder naudiodon cpal portaudio github.com.gordonklaus.portaudio javax.sound.sampled recorder " +
		"node_mic @picovoice.pvrecorder_node pvrecorder naudio portaudio_rs",
		Only: "rec playrec inputstream rawinputstream listen listeninbackground microphone record start " +
			"getaudiostream " +
			"gettargetdataline targetdataline buildinputstream buildinputstreamraw opendefaultstream " +
			"startrecording audioio " +
			"playandrecord recordtofile wasapicapture waveinevent"},
}

// transports are the libraries that send what they are given to the host that a call names, as of 2026: telemetry
// (OpenTelemetry 1, Sentry, Datadog, Loki, Graylog, Fluentd, Splunk), logs, remote procedures, queues, HTTP.
var transports = []Library{
	{Service: "telemetry", Kind: Transport, Modules: "@opentelemetry opentelemetry go.opentelemetry.io " +
		"opentelemetry_ " +
		"io.opentelemetry @sentry sentry_sdk sentry github.com.getsentry.sentry_go io.sentry ddtrace dd_trace " +
		"prometheus_client.exposition github.com.prometheus.client_golang.prometheus.push statsd hot_shots datadog " +
		"posthog posthog_node mixpanel analytics_python @segment.analytics_node rollbar bugsnag @bugsnag newrelic " +
		"elastic_apm elasticapm honeycomb_beeline zipkin jaeger_client prom_client opentracing io.micrometer " +
		"@grafana.faro_core logfire"},
	{Service: "a store of logs", Kind: Transport, Modules: "winston winston_loki winston_transport pino pino_loki " +
		"pino_http_send " +
		"pino_datadog bunyan log4js logstash logstash_async python_logging_loki logging_loki graypy fluent " +
		"fluent_logger " +
		"github.com.fluent.fluent_logger_golang splunk_handler winston_elasticsearch winston_syslog papertrail " +
		"github.com.grafana.loki_client_go tracing_loki gelf logdna @logtail @axiomhq monolog.handler " +
		"serilog.sinks log4j2 " +
		"semantic_logger lograge"},
	{Service: "a queue", Kind: Transport, Modules: "kafkajs kafka aiokafka confluent_kafka node_rdkafka rdkafka " +
		"github.com.segmentio.kafka_go github.com.ibm.sarama github.com.shopify.sarama github.com.twmb.franz_go " +
		"github.com.confluentinc.confluent_kafka_go org.apache.kafka confluent.kafka pika aio_pika amqplib lapin " +
		"bunny " +
		"github.com.rabbitmq.amqp091_go com.rabbitmq rabbitmq.client phpamqplib nats nats_py " +
		"github.com.nats_io.nats.go " +
		"async_nats io.nats pulsar pulsar_client github.com.apache.pulsar_client_go org.apache.pulsar " +
		"stomp redis ioredis zmq zeromq github.com.redis.go_redis redis.clients io.lettuce karafka ruby_kafka"},
	{Service: "a broker of messages", Kind: Transport, Modules: "paho rumqttc mqtt " +
		"github.com.eclipse.paho.mqtt.golang " +
		"org.eclipse.paho mqttnet aiomqtt async_mqtt com.hivemq phpmqtt php_mqtt gmqtt asyncio_mqtt",
		Own: "publish single multiple publishasync publishstring",
		With: "home house lock door garage gate valve relay cmnd tasmota homeassistant light lights alarm heater " +
			"pump motor " +
			"siren thermostat plug blinds"},
	{Service: "a queue of jobs", Kind: Transport, Modules: "celery sidekiq",
		Own: "shutdown poolrestart poolshrink addtoqueue retryall killall quietall stopall"},
	{Service: "another host", Kind: Transport, Modules: "ureq isahc attohttpc surf minreq hyper hyper_util awc curl " +
		"tonic tarpc jsonrpsee zeep suds soap savon easy_soap_request xmlrpc xmlrpc_client jayson json_rpc_2.0 " +
		"jsonrpcclient " +
		"@grpc.grpc_js grpc google.golang.org.grpc io.grpc grpc.net.client @trpc.client graphql_request " +
		"@apollo.client " +
		"@urql.core gql sgqlc github.com.hasura.go_graphql_client github.com.machinebox.graphql com.apollographql " +
		"graphql.client okhttp3 org.apache.http org.apache.hc retrofit2 io.ktor.client unirest kong.unirest " +
		"restsharp " +
		"flurl.http refit github.com.go_resty.resty resty github.com.valyala.fasthttp github.com.imroc.req sttp " +
		"tungstenite tokio_tungstenite github.com.gorilla.websocket guzzlehttp symfony.component.httpclient"},
}
