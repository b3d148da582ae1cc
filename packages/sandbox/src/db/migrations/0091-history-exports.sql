-- Files of the history that customers asked for, and how far each has come.

create table history_export (
  id text primary key,
  customer_id text not null references customer (id),
  -- What was asked for, as the call said it.
  filter json not null,
  locale text not null,
  status text not null default 'processing' check (status in ('processing', 'ready', 'failed')),
  rows_done integer not null default 0,
  rows_total integer not null default 0 check (rows_done <= rows_total),
  -- The row that was written last: the next piece begins below it.
  below json,
  created_at timestamptz not null,
  position bigint generated always as identity
);
create index history_export_customer on history_export (customer_id, position desc);

create table history_export_part (
  export_id text not null references history_export (id),
  place integer not null,
  content text not null,
  primary key (export_id, place)
);
