-- What a search over years reads instead of every row: the trigrams of its words, and the amounts.
create index history_row_amount on history_row (customer_id, amount) include (at);

do $$ declare home text; begin
  create extension if not exists pg_trgm;
  -- A database that had it may have it in another schema.
  select quote_ident(nspname) into home
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  -- Rows that are not in the index yet are read one by one: here a few hundred at most.
  execute format('create index history_row_words on history_row using gin (words %s.gin_trgm_ops)
    with (gin_pending_list_limit = 256)', home);
exception when insufficient_privilege or feature_not_supported then
  raise notice 'Without the extension pg_trgm a search for words reads every row of a history.';
end $$;
