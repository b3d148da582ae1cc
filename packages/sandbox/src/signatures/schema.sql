-- Papers signed electronically. A provider has them signed, and reports the outcome.

create table signature (
  id text primary key,
  customer_id text not null references customer (id),
  -- The user who signs.
  signer_id text not null references customer (id),
  signer_name text not null,
  subject text not null check (subject in ('kycDeclaration')),
  provider_request_id text not null unique,
  status text not null default 'waiting'
    check (status in ('waiting', 'signed', 'declined', 'expired', 'canceled')),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- When the bank requests the state, unless a message came before.
  ask_at timestamptz,
  asked_times smallint not null default 0
);
create index signature_to_ask on signature (ask_at) where ended_at is null;
