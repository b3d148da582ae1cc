-- What merchants are told, and where. An event is written in the transaction that makes it true,
-- with one delivery for each receiver that the merchant has by then.

create table merchant_receiver (
  id text primary key,
  customer_id text not null references customer (id),
  -- A merchant has one receiver of IPN at most.
  kind text not null check (kind in ('webhook', 'ipn')),
  name text not null,
  enabled boolean not null,
  -- Absent: what it would be told waits until there is one.
  url text,
  -- What messages are signed with: both sides have to know it.
  secret text,
  -- Signs too until then, in the bank's time.
  former_secret text,
  former_until timestamptz,
  -- Of nothing but what went through.
  completed_only boolean not null default false,
  created_at timestamptz not null,
  -- How many attempts in a row it did not take.
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
  -- Something went through: money came, was given back, …
  is_completed boolean not null,
  -- What stands beside `id`, `type` and `at` in the message; it no longer changes.
  facts json not null
);
create trigger kept before update or delete on merchant_event
  for each row execute function refuse_change();

create table merchant_delivery (
  event_id text not null references merchant_event (id),
  receiver_id text not null references merchant_receiver (id) on delete cascade,
  customer_id text not null,
  at timestamptz not null,
  -- When it could first be told: what was made up for late is dated back.
  written_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  -- In the bank's time. Null: received, dealt with, or given up.
  next_attempt_at timestamptz,
  -- In real time: until then one process is at it, and no other one tries.
  held_until timestamptz,
  delivered_at timestamptz,
  confirmed_at timestamptz,
  -- Of the last attempt, where a server answered.
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

-- Each attempt to tell a webhook something. Nothing in here is secret: neither the signature nor
-- the query of an address, and of a body no more than its beginning.
create table merchant_post (
  id text primary key,
  customer_id text not null references customer (id),
  event_id text not null,
  event text not null,
  -- Both outlive the webhook. Absent of a ping to an address that is no webhook's.
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
  -- Given under a lock of the merchant, so that nobody sees a later one before an earlier one.
  position bigint generated always as identity,
  -- What a search looks through, in lower case.
  words text not null
);
create index merchant_post_customer on merchant_post (customer_id, position desc);
create index merchant_post_at on merchant_post (at);
-- From the usual sample the planner takes every search for a rare one, and reads all that match
-- where the newest few would do.
alter table merchant_post alter column words set statistics 400;

do $$ declare home text; begin
  create extension if not exists pg_trgm;
  -- A database that had it may have it in another schema.
  select quote_ident(nspname) into home
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  execute format('create index merchant_post_words on merchant_post
    using gin (words %s.gin_trgm_ops)', home);
exception when insufficient_privilege or feature_not_supported then
  raise notice 'Without the extension pg_trgm a search for words reads every row of a log.';
end $$;

-- What merchants tried out, so that nobody tries too often.
create table merchant_try (
  customer_id text not null references customer (id),
  kind text not null check (kind in ('ping', 'signature')),
  at timestamptz not null
);
create index merchant_try_customer on merchant_try (customer_id, kind, at);

-- A moment as messages have it.
create function wire_instant(at timestamptz) returns text immutable language sql as $$
  select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- Tells a merchant what has just become true; answers the id of the message.
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
  -- One that is being deleted this moment is waited for: it is told, or it is gone.
  for key share;
  perform pg_notify('sixpence_outbox', '');
  return message;
end $$;
