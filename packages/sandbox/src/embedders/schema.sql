-- Companies that may show the bank in their own pages.

create table embedder (
  -- Part of the source of their pages; not secret.
  client_key text primary key check (client_key ~ '^ck_[A-Za-z0-9_]{8,64}$'),
  -- Shown to customers.
  name text not null,
  -- Set for a merchant: the payee of its customers.
  merchant_id text references customer (id),
  position bigint generated always as identity
);
create index embedder_merchant on embedder (merchant_id, position) where merchant_id is not null;

-- Exact origins whose pages may show the bank.
create table embed_origin (
  client_key text not null references embedder (client_key),
  origin text not null check (origin ~ '^https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]+)?$'),
  primary key (client_key, origin)
);
create index embed_origin_origin on embed_origin (origin);
