package snippet

import "strings"

// asking are functions that print or compute, and methods of models that ask: docs.djangoproject.com 5.1, QuerySet
// API; docs.sqlalchemy.org 2.0, Query; guides.rubyonrails.org 7.2, Active Record Query Interface; laravel.com/docs/11,
// Query Builder and Eloquent.
var asking = strings.Fields(`
	print puts p pp echo print_r var_dump var_export dump json_encode inspect
	len str int float bool repr round sum list dict tuple sorted range enumerate zip type isinstance
	strlen number_format implode join strtoupper strtolower
	all filter exclude annotate aggregate order_by orderby reverse distinct values values_list using only defer
	select_related prefetch_related first last earliest latest get exists count in_bulk explain iterator filter_by
	scalars scalar one one_or_none limit offset select from group_by having avg max min Q F Count Sum Avg Max Min StdDev
	where not or and orwhere wherein wherenull wherenotnull wherebetween wheredate whereyear wheremonth wherehas
	has doesnthave with withcount withtrashed onlytrashed latest oldest take skip find find_by findorfail value
	pluck exists? any? none? many? empty? present? blank? order group limit includes joins left_joins references
	preload eager_load pick ids sum average minimum maximum size length average to_sql tosql query
	column_names table_name attribute_names columns toarray tojson to_a to_s to_i to_f to_json as_json attributes
	newquery each map each_with_index zero? positive? nil? table get_foo_display model model_name isempty isnotempty
	get_version get_fields get_models
	keys items startswith endswith strip split format isoformat strftime toiso8601string todatestring
`)

// rubyWords are words of the language, and columns that most tables have.
var rubyWords = strings.Fields(`
	if unless else elsif end then do in not and or nil true false self while until for case when
	id name title email slug status state kind position description created_at updated_at published_at active
	asc desc
`)
