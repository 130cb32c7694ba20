package ruby

// tame are gems whose methods do nothing to files, hosts and processes but what the tables say. Sources: their
// manuals, as of 2026.
const tame = "" +
	"rails active_record activerecord active_support active_model action_controller action_view sequel rom " +
	"mongoid sqlite3 pg mysql2 redis dalli sinatra grape roda hanami rack rack/test rspec webmock vcr " +
	"capybara factory_bot faker nokogiri oga ox liquid slim haml kramdown redcarpet dry-struct dry-validation " +
	"dry-types concurrent-ruby concurrent i18n tty-prompt pastel thor roo axlsx caxlsx prawn"
