package golang

// tame are modules, or all of an owner's, whose functions do nothing to files, hosts and processes but what the tables
// say: what they delete, send or render is in memory, in a database that was judged when it was opened, or a route of
// a server. Sources: pkg.go.dev, as of 2026.
const tame = "" +
	// the language's own, but what starts other programs or reaches hosts
	"golang.org/x/exp golang.org/x/sync golang.org/x/text golang.org/x/image golang.org/x/time golang.org/x/term " +
	"golang.org/x/tools golang.org/x/mod golang.org/x/net golang.org/x/oauth2 golang.org/x/crypto " +
	"google.golang.org/protobuf google.golang.org/grpc github.com/golang/protobuf github.com/gogo/protobuf " +
	// servers: delete is a route
	"github.com/gin-gonic github.com/gin-contrib github.com/labstack/echo github.com/gofiber github.com/go-chi " +
	"github.com/gorilla github.com/julienschmidt/httprouter github.com/valyala/fasthttp github.com/beego " +
	"github.com/rs/cors github.com/graphql-go github.com/99designs/gqlgen github.com/vektah/gqlparser " +
	"github.com/danielgtaylor/huma github.com/grpc-ecosystem " +
	"connectrpc.com github.com/swaggo github.com/urfave/negroni " +
	"github.com/cloudwego/hertz github.com/kataras/iris github.com/emicklei/go-restful github.com/a-h/templ " +
	// command lines, settings and what is written to a terminal
	"github.com/spf13/cobra github.com/spf13/pflag " +
	"github.com/spf13/viper github.com/spf13/cast github.com/urfave/cli " +
	"github.com/alecthomas github.com/knadh/koanf github.com/kelseyhightower/envconfig github.com/caarlos0/env " +
	"github.com/joho/godotenv.Load github.com/ilyakaznacheev/cleanenv " +
	"github.com/charmbracelet github.com/rivo/tview " +
	"github.com/fatih github.com/olekukonko/tablewriter github.com/jedib0t/go-pretty github.com/schollz/progressbar " +
	"github.com/mattn/go-isatty github.com/mattn/go-runewidth github.com/pterm/pterm github.com/manifoldco/promptui " +
	"github.com/AlecAivazis/survey " +
	// logs, metrics, errors
	"go.uber.org github.com/sirupsen/logrus github.com/rs/zerolog github.com/phuslu/log github.com/go-kit " +
	"github.com/go-logr github.com/golang/glog k8s.io/klog github.com/prometheus go.opentelemetry.io " +
	"github.com/pkg/errors github.com/hashicorp/go-multierror github.com/hashicorp/errwrap " +
	// tests
	"github.com/stretchr/testify github.com/golang/mock github.com/onsi github.com/google/go-cmp " +
	"gotest.tools github.com/DATA-DOG/go-sqlmock github.com/jarcoal/httpmock github.com/h2non/gock " +
	"github.com/alicebob/miniredis github.com/brianvoe/gofakeit " +
	"github.com/bxcodec/faker github.com/frankban/quicktest " +
	"github.com/matryer/is github.com/leanovate/gopter pgregory.net/rapid github.com/smartystreets/goconvey " +
	// texts, values and lists
	"gopkg.in/yaml.v2 gopkg.in/yaml.v3 github.com/goccy sigs.k8s.io/yaml github.com/BurntSushi/toml " +
	"github.com/pelletier/go-toml github.com/json-iterator github.com/tidwall/gjson github.com/tidwall/sjson " +
	"github.com/mitchellh/mapstructure github.com/go-viper/mapstructure " +
	"github.com/google/uuid github.com/gofrs/uuid " +
	"github.com/satori/go.uuid github.com/oklog/ulid github.com/segmentio/ksuid github.com/rs/xid " +
	"github.com/shopspring/decimal github.com/samber github.com/thoas/go-funk github.com/emirpasic/gods " +
	"github.com/deckarep/golang-set github.com/hashicorp/golang-lru github.com/patrickmn/go-cache " +
	"github.com/dgraph-io/ristretto github.com/allegro/bigcache github.com/coocood/freecache " +
	"github.com/puzpuzpuz/xsync github.com/orcaman/concurrent-map github.com/RoaringBitmap github.com/google/btree " +
	"github.com/tidwall/btree github.com/Masterminds github.com/yuin/goldmark github.com/russross/blackfriday " +
	"github.com/alecthomas/chroma github.com/PuerkitoBio/goquery github.com/antchfx github.com/beevik/etree " +
	"github.com/gomarkdown github.com/golang-jwt github.com/go-playground github.com/go-ozzo github.com/gobwas/glob " +
	"github.com/dlclark/regexp2 github.com/dustin/go-humanize github.com/araddon/dateparse github.com/jinzhu " +
	"github.com/google/wire github.com/panjf2000/ants github.com/robfig/cron github.com/go-co-op/gocron " +
	"github.com/gosimple/slug github.com/microcosm-cc/bluemonday github.com/expr-lang/expr github.com/google/cel-go " +
	"github.com/hajimehoshi/ebiten github.com/gen2brain/raylib-go gonum.org/v1/gonum " +
	// databases and queues, whose host was judged when it was opened
	"gorm.io github.com/jmoiron/sqlx github.com/jackc github.com/lib/pq github.com/go-sql-driver/mysql " +
	"github.com/mattn/go-sqlite3 modernc.org github.com/uptrace/bun entgo.io xorm.io github.com/go-pg " +
	"github.com/Masterminds/squirrel github.com/doug-martin/goqu github.com/go-jet github.com/volatiletech " +
	"github.com/aarondl github.com/gocraft/dbr github.com/upper/db go.mongodb.org github.com/redis/go-redis " +
	"github.com/go-redis github.com/gomodule/redigo " +
	"go.etcd.io/bbolt github.com/boltdb/bolt github.com/dgraph-io/badger " +
	"github.com/syndtr/goleveldb github.com/cockroachdb/pebble github.com/nats-io github.com/segmentio/kafka-go " +
	"github.com/IBM/sarama github.com/twmb/franz-go github.com/rabbitmq github.com/streadway/amqp " +
	"github.com/hibiken/asynq github.com/eclipse/paho.mqtt.golang github.com/bradfitz/gomemcache " +
	"github.com/ClickHouse/clickhouse-go github.com/marcboeker/go-duckdb github.com/pressly " +
	"github.com/golang-migrate/migrate github.com/rubenv/sql-migrate " +
	// by the tables
	"github.com/spf13/afero github.com/go-git/go-git github.com/otiai10/copy github.com/natefinch/lumberjack " +
	"gopkg.in/natefinch/lumberjack.v2 github.com/lestrrat-go/file-rotatelogs github.com/xuri/excelize " +
	"github.com/360EntSecGroup-Skylar/excelize github.com/docker/docker"
