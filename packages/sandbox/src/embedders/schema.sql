-- Who may show the bank in pages of their own.

create table embedder (
  -- Stands in the source of their pages and is no secret.
  client_key text primary key check (client_key ~ '^ck_[A-Za-z0-9_]{8,64}$'),
  -- Shown to customers.
  name text not null,
  -- A merchant has all three: whom its customers pay, its API key as SHA-256, and the secret that
  -- its notifications are signed with.
  merchant_id text references customer (id),
  api_key_hash text unique,
  signing_secret text,
  -- Absent: what it would be told waits until there is one.
  notification_url text,
  check (num_nulls(merchant_id, api_key_hash, signing_secret) in (0, 3)),
  check (notification_url is null or merchant_id is not null),
  position bigint generated always as identity
);

-- Exact origins: where their pages may show the bank.
create table embed_origin (
  client_key text not null references embedder (client_key),
  origin text not null check (origin ~ '^https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]+)?$'),
  primary key (client_key, origin)
);
create index embed_origin_origin on embed_origin (origin);
