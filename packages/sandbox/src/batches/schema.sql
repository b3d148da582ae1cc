-- Payments submitted as one by somebody who may not approve them. An approval covers exactly what
-- was submitted: an order stays as it is, and becomes a batch with the same id.

create table batch_order (
  id text primary key,
  customer_id text not null references customer (id),
  made_by text not null references customer (id),
  name text not null,
  type text not null,
  account_id text not null references customer_account (id),
  at timestamptz not null
);

create table batch_order_line (
  batch_id text not null references batch_order (id),
  row_id text not null check (row_id ~ '^[0-9A-Za-z_-]{1,64}$'),
  place integer not null check (place >= 1),
  email text,
  -- The owner of the address at submission: nobody else is paid. Null if nobody had it.
  payee_id text references customer (id),
  -- An account elsewhere: name, countryCode, currency and details.
  account jsonb check (account ?& array['name', 'countryCode', 'currency', 'details']),
  -- The amount that leaves, without the fee, in the currency of the paying account.
  amount numeric not null check (amount > 0),
  -- For an account elsewhere: the amount of the row, which arrives there in the account's currency.
  to_amount numeric check (to_amount > 0),
  -- The bearer of the fee of a wire.
  fee_share text check (fee_share in ('OUR', 'SHA', 'BEN')),
  fee numeric not null check (fee >= 0),
  note text,
  primary key (batch_id, row_id),
  unique (batch_id, place),
  check ((email is null) <> (account is null)),
  check (account is null or payee_id is null),
  check ((account is null) = (to_amount is null)),
  check (account is not null or fee_share is null)
);

create function keep_batch_order() returns trigger language plpgsql as $$ begin
  raise exception 'batch orders stay as they were handed in' using errcode = 'restrict_violation';
end $$;
create trigger kept before update or delete on batch_order
  for each row execute function keep_batch_order();
create trigger kept before update or delete on batch_order_line
  for each row execute function keep_batch_order();

-- Payments submitted as one, and the outcome of each.

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

-- A line of the file: a payment that was made, under the key batch_id.row_id, or the reason why not.
create table batch_payment (
  batch_id text not null references batch (id),
  row_id text not null check (row_id ~ '^[0-9A-Za-z_-]{1,64}$'),
  place integer not null check (place >= 1),
  email text,
  -- An account elsewhere, as in the order.
  account jsonb check (account ?& array['name', 'countryCode', 'currency', 'details']),
  -- The amount of the row: what arrives, in the currency of the account elsewhere; otherwise what
  -- leaves. The payment has both.
  amount numeric not null check (amount > 0),
  fee_share text check (fee_share in ('OUR', 'SHA', 'BEN')),
  note text,
  payment_id text unique references payment (id),
  reason text,
  primary key (batch_id, row_id),
  unique (batch_id, place),
  check ((email is null) <> (account is null)),
  check (account is not null or fee_share is null),
  check ((payment_id is null) = (reason is not null))
);

-- Addresses where a file can be fetched for a short while.
create table batch_file (
  ticket text primary key,
  batch_id text not null references batch (id),
  customer_id text not null references customer (id),
  expires_at timestamptz not null
);
