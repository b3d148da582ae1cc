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

-- What the picture of a chosen logo of a merchant is called, or of their default; null of neither.
create function merchant_logo(merchant text, chosen text) returns text stable language sql as $$
  select sha256 from business_logo where customer_id = $1 and (id = $2 or is_default)
  order by id = $2 desc limit 1
$$;
