-- Currencies and rates. Amounts are numeric everywhere, never floating point.

create table currency (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  -- Decimals of the smallest amount that can be moved (ISO 4217).
  minor_units smallint not null check (minor_units between 0 and 8)
);
insert into currency (code, minor_units)
values
  ('EUR', 2), ('USD', 2), ('GBP', 2), ('RON', 2), ('AUD', 2), ('CAD', 2), ('BRL', 2), ('HKD', 2),
  ('INR', 2), ('LKR', 2), ('MXN', 2), ('JPY', 0), ('BHD', 3), ('BTC', 8);

-- Middle rates: how much one euro is in the currency.
create table exchange_rate (
  currency_code text primary key references currency (code),
  per_euro numeric not null check (per_euro > 0 and per_euro < 1e9)
);
insert into exchange_rate (currency_code, per_euro)
values
  ('EUR', 1), ('USD', 1.0842), ('GBP', 0.8571), ('RON', 4.9755), ('AUD', 1.6521), ('CAD', 1.4733),
  ('BRL', 6.1893), ('HKD', 8.4412), ('INR', 91.5527), ('LKR', 315.84), ('MXN', 21.9461),
  ('JPY', 163.27), ('BHD', 0.40877), ('BTC', 0.0000162);
