-- Notices to customers while they are signed in.

create table notice (
  position bigint generated always as identity primary key,
  id text not null unique,
  customer_id text not null references customer (id),
  at timestamptz not null,
  type text not null,
  status text not null check (status in ('error', 'info', 'warning', 'success')),
  title text,
  body text,
  params jsonb,
  -- Positions are assigned before the commit, so a lower one may appear after a higher one. These
  -- two columns show which could: transactions that ran when the notice was written.
  written_by xid8 not null default pg_current_xact_id(),
  under_way_from xid8 not null default pg_snapshot_xmin(pg_current_snapshot())
);
create index notice_customer on notice (customer_id, position);
