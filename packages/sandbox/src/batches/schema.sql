-- Payments that were handed in as one, and what came of each.

create table batch (
  id text primary key,
  customer_id text not null references customer (id),
  made_by text not null references customer (id),
  name text not null,
  type text not null,
  account_id text not null references customer_account (id),
  at timestamptz not null,
  position bigint generated always as identity
);
create index batch_customer on batch (customer_id, at desc, position desc);

-- A line of the file: a payment that was made, or why it was not.
create table batch_payment (
  batch_id text not null references batch (id),
  place integer not null check (place >= 1),
  email text not null,
  amount numeric not null check (amount > 0),
  note text,
  payment_id text unique references payment (id),
  reason text,
  primary key (batch_id, place),
  check ((payment_id is null) = (reason is not null))
);

-- Where a file can be fetched for a short while.
create table batch_file (
  ticket text primary key,
  batch_id text not null references batch (id),
  customer_id text not null references customer (id),
  expires_at timestamptz not null
);
