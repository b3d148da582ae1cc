-- What a merchant's server shows to be let in, from where it may come, and what it asked.

create table merchant_api_key (
  id text primary key,
  customer_id text not null references customer (id),
  -- Whose checkouts it opens and reads.
  client_key text not null references embedder (client_key),
  name text not null,
  enabled boolean not null,
  -- How the key begins: by it the few are found that one may be.
  prefix text not null,
  -- SHA-256 of the whole key.
  hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz,
  position bigint generated always as identity
);
create index merchant_api_key_prefix on merchant_api_key (prefix);
create index merchant_api_key_customer on merchant_api_key (customer_id);

-- Not to be confused with `ip_access`, the addresses from which a customer signs in.
create table merchant_allowed_ip (
  id text primary key,
  customer_id text not null references customer (id),
  name text not null,
  enabled boolean not null,
  first_ip inet not null,
  last_ip inet not null check (first_ip <= last_ip and family(first_ip) = family(last_ip)),
  position bigint generated always as identity
);
create index merchant_allowed_ip_customer on merchant_allowed_ip (customer_id);

-- What was asked with a key, which it outlives. Neither the key nor any other header is in here.
create table api_request (
  id text primary key,
  customer_id text not null references customer (id),
  api_key_id text not null,
  at timestamptz not null,
  method text not null,
  path text not null,
  ip text not null,
  http_status integer not null,
  duration_ms integer not null,
  request text check (length(request) <= 4096),
  response text check (length(response) <= 4096),
  position bigint generated always as identity
);
create index api_request_key on api_request (customer_id, api_key_id, at desc, position desc);
create index api_request_at on api_request (at);
