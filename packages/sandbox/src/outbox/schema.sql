-- The events that merchants are notified of, and the receivers. An event is written in the
-- transaction that makes it true, with one delivery for each receiver that the merchant has then.

create table merchant_receiver (
  id text primary key,
  customer_id text not null references customer (id),
  -- A merchant has one receiver of IPN at most.
  kind text not null check (kind in ('webhook', 'ipn')),
  name text not null,
  enabled boolean not null,
  -- Null: its messages wait until there is an address.
  url text,
  -- The secret that signs messages; both sides have to know it.
  secret text,
  -- Also signs until then, in the bank's time.
  former_secret text,
  former_until timestamptz,
  -- True to receive only completed events.
  completed_only boolean not null default false,
  created_at timestamptz not null,
  -- The number of consecutive failed attempts.
  failures integer not null default 0 check (failures >= 0),
  last_delivered_at timestamptz,
  position bigint generated always as identity,
  check (num_nulls(former_secret, former_until) in (0, 2)),
  check (url is null or secret is not null)
);
create index merchant_receiver_customer on merchant_receiver (customer_id);
create unique index merchant_receiver_ipn on merchant_receiver (customer_id) where kind = 'ipn';

create table merchant_event (
  id text primary key,
  customer_id text not null references customer (id),
  type text not null check (type ~ '^[a-z]+\.[a-z]+$'),
  at timestamptz not null,
  -- Something was completed: money came, was given back, …
  is_completed boolean not null,
  -- The message's fields besides `id`, `type` and `at`; they no longer change.
  facts json not null
);
create trigger kept before update or delete on merchant_event
  for each row execute function refuse_change();

create table merchant_delivery (
  event_id text not null references merchant_event (id),
  receiver_id text not null references merchant_receiver (id) on delete cascade,
  customer_id text not null,
  at timestamptz not null,
  -- The time from which it could be sent; a late addition is dated back.
  written_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  -- In the bank's time. Null: received, settled by somebody, or given up.
  next_attempt_at timestamptz,
  -- In real time: until then one process makes it, and no other one tries.
  held_until timestamptz,
  delivered_at timestamptz,
  confirmed_at timestamptz,
  -- From the last attempt, if a server responded.
  http_status integer,
  primary key (event_id, receiver_id),
  check (delivered_at is null or next_attempt_at is null),
  check (confirmed_at is null or next_attempt_at is null)
);
create index merchant_delivery_due on merchant_delivery (receiver_id, next_attempt_at, event_id)
  where next_attempt_at is not null;
create index merchant_delivery_next on merchant_delivery (next_attempt_at)
  where next_attempt_at is not null;
create index merchant_delivery_held on merchant_delivery (held_until)
  where held_until is not null;
create index merchant_delivery_told on merchant_delivery (receiver_id, at desc, event_id desc);

-- Each attempt to notify a webhook. Nothing here is secret: neither the signature nor the query of
-- an address, and of a body only its beginning.
create table merchant_post (
  id text primary key,
  customer_id text not null references customer (id),
  event_id text not null,
  event text not null,
  -- Both outlive the webhook. Null for a ping to an address without a webhook.
  receiver_id text,
  receiver_name text,
  at timestamptz not null,
  host text not null,
  path text not null,
  http_status integer,
  fault text check (fault in ('unreachable', 'timeout', 'address', 'certificate')),
  duration_ms integer not null,
  attempt integer not null,
  request text not null check (length(request) <= 4096),
  -- Assigned under the merchant's lock, so that nobody sees a later one before an earlier one.
  position bigint generated always as identity,
  -- The searchable text, in lower case.
  words text not null
);
create index merchant_post_customer on merchant_post (customer_id, position desc);
create index merchant_post_at on merchant_post (at);
-- With the default sample the planner takes every search for a rare one, and reads all matches
-- where the newest few would do.
alter table merchant_post alter column words set statistics 400;

do $$ declare home text; begin
  create extension if not exists pg_trgm;
  -- A database that had it already may have it in another schema.
  select quote_ident(nspname) into home
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  execute format('create index merchant_post_words on merchant_post
    using gin (words %s.gin_trgm_ops)', home);
exception when insufficient_privilege or feature_not_supported then
  raise notice 'Without the extension pg_trgm a search for words reads every row of a log.';
end $$;

-- Merchants' recent tries, so that nobody tries too often.
create table merchant_try (
  customer_id text not null references customer (id),
  kind text not null check (kind in ('ping', 'signature')),
  at timestamptz not null
);
create index merchant_try_customer on merchant_try (customer_id, kind, at);

-- Formats a time as in messages.
create function wire_instant(at timestamptz) returns text immutable language sql as $$
  select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- Records an event for a merchant, in the transaction that makes it true; returns the message's id.
create function notify_merchant(
  merchant text, event_type text, happened_at timestamptz, completed boolean, told json
) returns text language plpgsql as $$
declare
  message text := gen_random_uuid()::text;
begin
  insert into merchant_event (id, customer_id, type, at, is_completed, facts)
  values (message, merchant, event_type, happened_at, completed, told);
  insert into merchant_delivery
    (event_id, receiver_id, customer_id, at, written_at, next_attempt_at)
  select message, id, merchant, happened_at, greatest(happened_at, bank_now()), happened_at
  from merchant_receiver
  where customer_id = merchant and (completed or not completed_only)
  -- Waits for a concurrent deletion: the receiver is notified, or it is gone.
  for key share;
  perform pg_notify('sixpence_outbox', '');
  return message;
end $$;
