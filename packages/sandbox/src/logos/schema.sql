-- The pictures that businesses show to whoever pays them.

create table business_logo (
  id text primary key,
  customer_id text not null references customer (id),
  name text not null check (name <> ''),
  is_default boolean not null,
  -- Pixels and nothing else, as the bank packed them anew.
  png bytea not null check (length(png) between 1 and 4000000),
  -- Its address.
  sha256 text not null check (sha256 = encode(sha256(png), 'hex')),
  position bigint generated always as identity
);
create index business_logo_customer on business_logo (customer_id, position);
create index business_logo_sha256 on business_logo (sha256);
create unique index business_logo_default on business_logo (customer_id) where is_default;
