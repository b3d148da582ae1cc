-- Currencies and rates. Amounts are numeric everywhere, never floating point.

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
