-- Cards: each is an account with one of the card types, and more data.

-- The cards issued: to whom, and in which currency.
create table card_product (
  type smallint primary key check (type between 2006 and 2135),
  currency_code text not null references currency (code),
  is_virtual boolean not null,
  sub_type text not null check (sub_type in ('PREPAID', 'DEBIT')),
  -- Where people must live to have it; nobody can apply for a debit card themselves.
  countries jsonb not null
);
insert into card_product (type, currency_code, is_virtual, sub_type, countries)
values
  (2006, 'EUR', false, 'PREPAID', '["AT", "DE", "ES", "FR", "IE", "IT", "NO", "PT", "RO"]'),
  (2007, 'EUR', true, 'PREPAID', '["AT", "DE", "ES", "FR", "GB", "IE", "IT", "NO", "PT", "RO", "UA"]'),
  (2010, 'USD', false, 'PREPAID', '["IE", "RO", "US"]'),
  (2011, 'USD', true, 'PREPAID', '["AT", "DE", "ES", "FR", "GB", "IE", "IT", "NO", "PT", "RO", "UA", "US"]'),
  (2014, 'GBP', false, 'PREPAID', '["GB", "IE"]'),
  (2015, 'GBP', true, 'PREPAID', '["GB", "IE"]'),
  (2018, 'RON', false, 'PREPAID', '["RO"]'),
  (2019, 'RON', true, 'PREPAID', '["RO"]'),
  (2100, 'EUR', false, 'DEBIT', '[]'),
  (2135, 'USD', false, 'DEBIT', '[]');

-- The figures apply in any currency of the card.
create table card_fee (
  kind text primary key,
  amount numeric not null check (amount >= 0)
);
insert into card_fee (kind, amount)
values
  ('annual', 0), ('issue', 10), ('issueVirtual', 0), ('monthly', 1), ('activation', 2),
  ('standard', 0), ('express', 35);

-- The middle of the sixteen digits: the bank's prefix comes before, a check digit after.
create sequence card_number start 417001 increment 13;

create table card (
  account_id text primary key references customer_account (id),
  is_virtual boolean not null,
  alias text check (length(alias) between 1 and 40),
  -- Leaves the bank only masked.
  number text not null unique check (number ~ '^\d{16}$'),
  expiry_month smallint not null check (expiry_month between 1 and 12),
  expiry_year smallint not null check (expiry_year between 2000 and 2100),
  -- Independent of the status.
  has_fraud_mark boolean not null default false,
  paused_from smallint,
  -- The start of production; while the account's status is submitted, it determines the status.
  ordered_at timestamptz,
  is_express boolean not null default false,
  -- The start of production of its replacement.
  reissued_at timestamptz,
  reissue_is_express boolean not null default false,
  reissued_number text unique check (reissued_number ~ '^\d{16}$'),
  -- The account that pays for a debit card.
  settlement_account_id text references customer_account (id)
);

create table card_application (
  account_id text primary key references card (account_id),
  shipping text check (shipping in ('standard', 'express')),
  address jsonb,
  fee_account_id text not null references customer_account (id),
  applied_at timestamptz not null
);

-- A PIN can be shown, so it is stored encrypted and not hashed.
create table card_pin (
  account_id text primary key references card (account_id),
  -- Base64url.
  nonce text not null,
  sealed text not null
);

create table card_pin_key (
  single boolean primary key default true check (single),
  key text not null
);

-- A frame of the bank shows what is printed on a card: one row while it can. Its token works once,
-- and is stored as a hash.
create table card_display (
  account_id text primary key references card (account_id),
  token_hash text not null unique,
  -- The page that may contain the frame.
  host_origin text not null,
  locale text not null,
  expires_at timestamptz not null,
  taken_at timestamptz,
  -- Pages that contain the page with the frame, e.g. a mobile app's: each must be allowed by name.
  held_by jsonb not null default '[]',
  -- When this session ends, so does the token.
  session_id text not null
);

-- The key for security codes, which aren't stored.
create table card_check_key (
  single boolean primary key default true check (single),
  key text not null
);

create table card_authorization (
  id text primary key,
  account_id text not null references card (account_id),
  at timestamptz not null,
  merchant text not null,
  amount numeric not null check (amount > 0),
  currency_code text not null references currency (code),
  status text not null check (status in ('pending', 'completed', 'declined', 'reversed'))
);
create index card_authorization_newest on card_authorization (account_id, at desc);

-- First digits of card numbers that can't be paid to.
create table blocked_bin (
  bin text primary key check (bin ~ '^\d{6}$')
);
insert into blocked_bin (bin) values ('400000'), ('510000'), ('999999');

-- Calls about cards that take a fee or reveal a PIN: each runs once per key.
create table card_call (
  customer_id text not null references customer (id),
  key text not null,
  fingerprint text not null,
  at timestamptz not null,
  -- Null while the call is running.
  answer jsonb,
  primary key (customer_id, key)
);

-- The stage of a card in production, in the protocol's numbers: submitted, processing, printing,
-- printed, shipped. Express takes a quarter of the time.
create function card_stage(since timestamptz, is_express boolean, at timestamptz)
returns smallint immutable language sql as $$
  select case
    when since is null then null
    when hours < 1 then 0 when hours < 24 then 41 when hours < 48 then 19 when hours < 72 then 20
    else 21
  end::smallint
  from (select extract(epoch from at - since) / 3600 * case when is_express then 4 else 1 end) as t (hours)
$$;

-- The status of an account that may be a card, in the protocol's numbers: a card in production
-- moves on by itself, a used one works to the end of its printed month. For an account that isn't a
-- card it is the stored status.
create function card_status(card, status_id smallint, at timestamptz)
returns smallint stable language sql as $$
  select case
    when status_id = 0 and $1.ordered_at is not null
      then card_stage($1.ordered_at, $1.is_express, at)
    when status_id = 2 and (at at time zone 'UTC')::date
      >= make_date($1.expiry_year, $1.expiry_month, 1) + interval '1 month'
      then 38::smallint
    else status_id
  end
$$;
