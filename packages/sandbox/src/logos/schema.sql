-- The pictures that businesses show to their payers.

create table business_logo (
  id text primary key,
  customer_id text not null references customer (id),
  name text not null check (name <> ''),
  is_default boolean not null,
  -- Only pixels, packed again by the bank.
  png bytea not null check (length(png) between 1 and 4000000),
  -- Its address.
  sha256 text not null check (sha256 = encode(sha256(png), 'hex')),
  position bigint generated always as identity
);
create index business_logo_customer on business_logo (customer_id, position);
create index business_logo_sha256 on business_logo (sha256);
create unique index business_logo_default on business_logo (customer_id) where is_default;

-- Returns the hash of a merchant's chosen logo, or of their default; null without either.
create function merchant_logo(merchant text, chosen text) returns text stable language sql as $$
  select sha256 from business_logo where customer_id = $1 and (id = $2 or is_default)
  order by id = $2 desc limit 1
$$;
