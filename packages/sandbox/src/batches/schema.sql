-- Payments submitted as one by somebody who may not approve them. An approval covers exactly what
-- was submitted: an order stays as it is, and becomes a batch with the same id.

create table batch_order (
  id text primary key,
  customer_id text not null references customer (id),
  made_by text not null references customer (id),
  name text not null,
  type text not null,
  account_id text not null references customer_account (id),
  at timestamptz not null,
  rows integer not null check (rows >= 1)
);
create index batch_order_customer on batch_order (customer_id, at desc);

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
  -- The reason for an approver to check it, found at submission; null if there is none. An address
  -- that nobody has is new as well.
  news text check (news in ('changedDetails', 'newPayee')),
  -- The result of comparing the name with the account holder's, as in the draft, and the holder's
  -- name for a close match. Null if it wasn't compared.
  name_check text check (name_check in ('match', 'closeMatch', 'noMatch', 'unknown')),
  holder text,
  -- The row of an earlier batch that it replaces, which wasn't paid, and the first of the rows that
  -- replace each other: batch_id.row_id. Only one of them is ever paid.
  replaces text,
  origin text,
  primary key (batch_id, row_id),
  unique (batch_id, place),
  check ((replaces is null) = (origin is null)),
  check ((email is null) <> (account is null)),
  check (account is null or payee_id is null),
  check ((account is null) = (to_amount is null)),
  check (account is not null or fee_share is null)
);

create index batch_order_line_origin on batch_order_line (origin) where origin is not null;

create function keep_batch_order() returns trigger language plpgsql as $$ begin
  raise exception 'batch orders stay as they were handed in' using errcode = 'restrict_violation';
end $$;
create trigger kept before update or delete on batch_order
  for each row execute function keep_batch_order();
create trigger kept before update or delete on batch_order_line
  for each row execute function keep_batch_order();

-- True if a customer has paid one of the rows that replace each other, named by their first.
create function was_paid(customer_id text, origin text) returns boolean stable language sql as $$
  select exists (
    select from payment
    where payment.customer_id = $1 and payment.key = $2 and payment.status = 'settled'
    union all
    select from batch_order_line line join payment on payment.customer_id = $1
      and payment.key = line.batch_id || '.' || line.row_id and payment.status = 'settled'
    where line.origin = $2)
$$;

alter table payment add foreign key (batch_id) references batch_order (id);

-- Each row has the fee and the limits of a single payment of its kind; a batch as a whole has none.
insert into fee_schedule (operation, fixed, rate_margin)
values ('massP2p', 0, 0), ('massWire', 0, 0), ('massEft', 0, 0), ('massCard', 0, 0),
  ('massCrypto', 0, 0);
insert into limit_schedule (operation, minimum)
values ('massP2p', 0.00000001), ('massWire', 0.00000001), ('massEft', 0.00000001),
  ('massCard', 0.00000001), ('massCrypto', 0.00000001);

-- Payments submitted as one, and the outcome of each.

create table batch (
  id text primary key,
  customer_id text not null references customer (id),
  made_by text not null references customer (id),
  name text not null,
  type text not null,
  account_id text not null references customer_account (id),
  at timestamptz not null,
  position bigint generated always as identity,
  -- The rows with an outcome, and the totals of those that were paid, kept by a trigger.
  paid integer not null default 0,
  refused integer not null default 0,
  paid_amount numeric not null default 0,
  paid_fee numeric not null default 0
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

create function count_outcomes() returns trigger language plpgsql as $$ begin
  update batch set paid = batch.paid + came.paid, refused = batch.refused + came.refused,
    paid_amount = paid_amount + came.amount, paid_fee = paid_fee + came.fee
  from (
    select outcome.batch_id, count(payment_id) as paid, count(reason) as refused,
      coalesce(sum(payment.amount), 0) as amount, coalesce(sum(fee), 0) as fee
    from outcome left join payment on payment.id = payment_id
    group by outcome.batch_id
  ) came
  where batch.id = came.batch_id;
  return null;
end $$;
create trigger counted after insert on batch_payment referencing new table as outcome
  for each statement execute function count_outcomes();

-- Batches that were cancelled by their customer. Their rows without an outcome aren't paid.
create table batch_cancellation (
  batch_id text primary key references batch_order (id),
  cancelled_by text not null references customer (id),
  at timestamptz not null
);

-- Addresses where a file can be fetched for a short while.
create table batch_file (
  ticket text primary key,
  -- A batch, or an order that isn't paid yet.
  batch_id text not null,
  customer_id text not null references customer (id),
  expires_at timestamptz not null
);

-- Batches that can still be changed, faulty rows included. Submitting one makes an order of it.

create table batch_draft (
  id text primary key,
  customer_id text not null references customer (id),
  made_by text not null references customer (id),
  name text not null,
  type text not null,
  account_id text not null references customer_account (id),
  -- Goes up with each change: two windows that change the same draft take turns.
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- The counts and sums of the rows of a version, once a call needed them.
  sums jsonb,
  sums_version integer,
  -- The price of the rows of a version, with what it was computed from besides them.
  price jsonb,
  priced_with text
);
create index batch_draft_customer on batch_draft (customer_id, changed_at desc);

-- The keys under which drafts were made: a repeated call finds the first answer, also once the draft
-- is submitted or rejected.
create table batch_draft_key (
  customer_id text not null references customer (id),
  made_by text not null references customer (id),
  key text not null,
  batch_id text not null,
  at timestamptz not null,
  primary key (customer_id, made_by, key)
);

create table batch_draft_row (
  batch_id text not null references batch_draft (id) on delete cascade,
  row_id text not null check (row_id ~ '^[0-9A-Za-z_-]{1,64}$'),
  position integer not null check (position >= 1),
  -- Texts as typed, by column. Numbers of cards are blanked.
  cells jsonb not null,
  is_deleted boolean not null default false,
  -- The reason for each faulty cell, by column, when the row was last changed.
  faults jsonb not null,
  -- The same for rows with the same payee, amount, currency and note.
  key bigint not null,
  -- Null for a faulty row.
  amount numeric check (amount > 0),
  currency_code text references currency (code),
  -- The same in the order that is made of it.
  replaces text,
  origin text,
  -- The result of comparing the name with the account holder's; null if it wasn't compared.
  name_check text check (name_check in ('match', 'closeMatch', 'noMatch', 'unknown')),
  -- The account holder's name, for a close match.
  holder text,
  -- The account on which the name was paid last, and when, if it was another one when the row was
  -- last changed.
  former_account jsonb,
  primary key (batch_id, row_id),
  unique (batch_id, position),
  check (holder is null or name_check = 'closeMatch'),
  check ((amount is null) = (faults <> '{}')),
  check ((amount is null) = (currency_code is null))
);

create index batch_draft_row_key on batch_draft_row (batch_id, key, position) where not is_deleted;

-- The choices of businesses about all their batches.
create table batch_setting (
  customer_id text primary key references customer (id),
  checks_names boolean not null
);

-- The addresses, and accounts with a name, that a customer had never paid and that drafts and
-- requests have revealed on a day. Their number is limited: otherwise a free draft would show who
-- banks here, and whose accounts are elsewhere.
create table batch_revealed_address (
  customer_id text not null references customer (id),
  -- SHA-256, so that mistyped text stays private.
  hash text not null,
  day date not null,
  primary key (customer_id, hash)
);
