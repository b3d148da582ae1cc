-- The fees and limits of transfers.

create table fee_schedule (
  operation text primary key,
  fixed numeric not null default 0 check (fixed >= 0),
  -- The share of the amount charged on top, e.g. 0.005 for half a percent, and its minimum.
  share numeric not null default 0 check (share >= 0 and share < 1),
  least numeric not null default 0 check (least >= 0),
  -- The share of the rate that the bank keeps, e.g. 0.005 for half a percent.
  rate_margin numeric not null default 0 check (rate_margin >= 0 and rate_margin < 1)
);
insert into fee_schedule (operation, fixed, rate_margin)
values ('ownSameCurrency', 0, 0), ('ownCrossCurrency', 0, 0.005), ('p2p', 0.25, 0);

-- An operation's fee on top of the amount, in the decimals of the currency.
create function fee_of(fee_schedule, amount numeric, decimals integer)
returns numeric immutable language sql as $$
  select round($1.fixed + greatest(amount * $1.share, $1.least), decimals)
$$;

-- The figures apply in any currency in which the money leaves. Null means that only the balance
-- limits it.
create table limit_schedule (
  operation text primary key references fee_schedule (operation),
  minimum numeric not null check (minimum > 0),
  maximum numeric check (maximum >= minimum),
  daily numeric check (daily >= maximum),
  monthly numeric check (monthly >= daily)
);
insert into limit_schedule (operation, minimum, maximum, daily)
values
  ('ownSameCurrency', 0.01, null, null), ('ownCrossCurrency', 0.01, 50000, 100000),
  ('p2p', 1, 10000, 25000);

-- A customer's own limits, which replace those of the schedule.
create table customer_limit (
  customer_id text not null references customer (id),
  operation text not null references limit_schedule (operation),
  daily numeric check (daily > 0),
  monthly numeric check (monthly > 0),
  primary key (customer_id, operation)
);
