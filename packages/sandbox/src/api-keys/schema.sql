-- API keys of merchants' servers, the addresses they may come from, and their requests.

create table merchant_api_key (
  id text primary key,
  customer_id text not null references customer (id),
  -- The embedder whose checkouts the key opens and reads.
  client_key text not null references embedder (client_key),
  name text not null,
  enabled boolean not null,
  -- The prefix of the key, which narrows a search to a few keys.
  prefix text not null,
  -- SHA-256 of the whole key.
  hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz,
  position bigint generated always as identity
);
create index merchant_api_key_prefix on merchant_api_key (prefix);
create index merchant_api_key_customer on merchant_api_key (customer_id);

-- Not the same as `ip_access`, the addresses from which a customer signs in.
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

-- Requests made with a key, which they outlive. Contains neither the key nor any other header.
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
