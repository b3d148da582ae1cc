-- Accounts of customers, ways of paying in, and addresses of their owners.

create table customer_account (
  id text primary key references ledger_account (id),
  customer_id text not null references customer (id),
  -- The protocol's account type and status ids.
  type smallint not null,
  sub_type text check (sub_type in ('PREPAID', 'DEBIT')),
  status_id smallint not null default 2,
  nickname text check (length(nickname) between 1 and 40),
  opened_at timestamptz not null
);
create index customer_account_customer on customer_account (customer_id);

create sequence account_number start 2104400017 increment 7;

-- The ways of paying in that a customer has viewed.
create table viewed_instruction (
  customer_id text not null references customer (id),
  account_id text not null references customer_account (id),
  instruction_id text not null,
  viewed_at timestamptz not null,
  primary key (customer_id, account_id, instruction_id)
);

create table wallet (
  account_id text not null references customer_account (id),
  currency_code text not null check (currency_code in ('BTC', 'BCH', 'ETH', 'LTC')),
  address text not null unique,
  created_at timestamptz not null,
  primary key (account_id, currency_code)
);

create table customer_address (
  id text primary key,
  customer_id text not null references customer (id),
  address1 text not null,
  address2 text,
  city text not null,
  postal_code text not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  -- The protocol's ADDRESS_TYPE and ADDRESS_STATUS.
  type_id smallint not null default 0 check (type_id between 0 and 5),
  state_code text,
  state_name text,
  status_id smallint not null default 2 check (status_id between 0 and 4),
  confirmed boolean not null default false,
  is_primary boolean not null default false,
  is_document_required boolean not null default false,
  is_document_out_of_date boolean not null default false,
  position bigint generated always as identity
);
create index customer_address_customer on customer_address (customer_id, position);
