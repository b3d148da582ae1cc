-- Identity checks. Each attempt is a separate run; a provider decides it.

create table identity_run (
  id text primary key,
  customer_id text not null references customer (id),
  -- `document`: an identity document and a face; `video`: a conversation with an agent.
  kind text not null check (kind in ('document', 'video')),
  provider text not null check (provider in ('jmo', 'nfd')),
  provider_run_id text not null unique,
  status text not null default 'open'
    check (status in ('open', 'underInvestigation', 'approved', 'declined', 'expired')),
  identity_id text references identity_document (id),
  -- A code of the bank's reasons; the words are in its letters.
  reject_reason text,
  -- The name that the provider read on the document, stored if it isn't the customer's.
  name_on_document text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- The time at which the bank asks the provider, unless a message comes first.
  ask_at timestamptz,
  asked_times smallint not null default 0,
  position bigint generated always as identity
);
create index identity_run_newest on identity_run (customer_id, position desc);
create index identity_run_to_ask on identity_run (ask_at) where ended_at is null;
-- One open check of a kind at a time: starting another continues it.
create unique index identity_run_open on identity_run (customer_id, kind) where status = 'open';

-- Links that open a check without a sign-in.
create table identity_link (
  token_hash text primary key,
  run_id text not null references identity_run (id),
  expires_at timestamptz not null,
  used_at timestamptz
);
