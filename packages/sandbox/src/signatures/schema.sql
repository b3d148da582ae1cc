-- Papers that are signed electronically. A provider has them signed, and says how that ended.

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
  -- The bank asks the provider then, unless it has been told before.
  ask_at timestamptz,
  asked_times smallint not null default 0
);
create index signature_to_ask on signature (ask_at) where ended_at is null;
