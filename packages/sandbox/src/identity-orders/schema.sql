-- Identity checks that merchants have ordered, and their prices.

create table identity_order_fee (
  report_type text primary key check (report_type in ('standard', 'express')),
  amount numeric not null check (amount > 0),
  takes interval not null
);
insert into identity_order_fee
values ('standard', 2.5, interval '24 hours'), ('express', 5, interval '15 minutes');

create table identity_order (
  id text primary key,
  customer_id text not null references customer (id),
  email text not null check (email = lower(email)),
  name text not null,
  report_type text not null references identity_order_fee (report_type),
  -- Revealed once the time is over.
  is_confirmed boolean not null,
  created_at timestamptz not null,
  completed_at timestamptz not null check (completed_at > created_at),
  fee numeric not null,
  currency_code text not null references currency (code),
  -- The invoice of its fee.
  invoice_id text not null unique references invoice (id),
  position bigint generated always as identity
);
create index identity_order_of on identity_order (customer_id, position desc);
