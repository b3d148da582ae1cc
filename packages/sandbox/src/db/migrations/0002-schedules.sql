-- Currencies, rates, fees and limits. Amounts are numeric everywhere, never floating point.

create table currency (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  -- Decimals of the smallest amount that can be moved (ISO 4217).
  minor_units smallint not null check (minor_units between 0 and 8)
);
insert into currency (code, minor_units)
values ('EUR', 2), ('USD', 2), ('GBP', 2), ('RON', 2), ('AUD', 2), ('CAD', 2);

-- Middle rates: how much one euro is in the currency.
create table exchange_rate (
  currency_code text primary key references currency (code),
  per_euro numeric not null check (per_euro > 0 and per_euro < 1e9)
);
insert into exchange_rate (currency_code, per_euro)
values
  ('EUR', 1), ('USD', 1.0842), ('GBP', 0.8571), ('RON', 4.9755), ('AUD', 1.6521), ('CAD', 1.4733);

create table fee_schedule (
  operation text primary key,
  fixed numeric not null default 0 check (fixed >= 0),
  -- The part of the rate that the bank keeps, e.g. 0.005 for half a percent.
  rate_margin numeric not null default 0 check (rate_margin >= 0 and rate_margin < 1)
);
insert into fee_schedule (operation, fixed, rate_margin)
values ('ownSameCurrency', 0, 0), ('ownCrossCurrency', 0, 0.005), ('p2p', 0.25, 0);

-- The figures hold in whichever currency the money leaves in. Null means no limit but the balance.
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
