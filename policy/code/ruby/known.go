package ruby

// known are gems, by the names that code requires, whose methods do to files, hosts and processes what the tables or
// the methods' names say. Of any other gem new code is asked about. Sources: their manuals, as of 2026.
const known = "" +
	"bundler rake minitest test-unit test/unit rubocop simplecov pry byebug debug awesome_print amazing_print " +
	"rainbow colorize colored tty tty-table tty-spinner tty-progressbar ruby-progressbar terminal-table " +
	"highline optimist slop dry commander gli clamp dotenv figaro config httparty http rest-client faraday " +
	"typhoeus excon curb mechanize addressable public_suffix net/ssh net/scp net/sftp mail pony sidekiq resque " +
	"delayed_job good_job que shoryuken sucker_punch puma unicorn thin falcon rackup sprockets sassc haml_lint " +
	"tilt erubi builder gyoku multi_json json-schema json_schemer msgpack yajl toml tomlrb psych rubyXL roo-xls " +
	"spreadsheet fast_excel csv write_xlsx pdf-reader combine_pdf hexapdf wicked_pdf grover mini_magick rmagick " +
	"chunky_png vips image_processing rqrcode barby zip zlib seven_zip git rugged octokit gitlab aws-sdk " +
	"aws-sdk-s3 google stripe twilio-ruby slack-ruby-client ruby-openai openai anthropic bcrypt rbnacl jwt " +
	"devise warden pundit cancancan omniauth doorkeeper kaminari pagy will_paginate ransack friendly_id " +
	"paper_trail audited acts_as_list ancestry aasm state_machines statesman virtus hashie " +
	"recursive-open-struct mime-types marcel chronic ice_nine timecop rspec-benchmark benchmark benchmark-ips " +
	"stackprof memory_profiler ruby-prof parser prism ripper rouge coderay treetop parslet racc citrus nio4r " +
	"async eventmachine celluloid listen guard filewatcher rufus-scheduler whenever clockwork money monetize " +
	"geocoder rgeo countries phonelib tzinfo holidays numo narray daru gruff matrix prime graphql grpc " +
	"google-protobuf elasticsearch searchkick mongo bson sequel_pg oj ffi launchy childprocess posix-spawn " +
	"tty-command jekyll middleman nanoc asciidoctor rdoc yard commonmarker reverse_markdown sanitize loofah " +
	"selenium-webdriver watir ferrum cuprite vcr"
