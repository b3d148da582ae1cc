-- A stand-in for the companies that check who somebody is. Only its own code reads these tables: the
-- bank asks it, as it would ask them.

create table provider_run (
  id text primary key,
  provider text not null check (provider in ('jmo', 'nfd')),
  applicant_id text not null,
  -- Opens the capture of this run and no other, until it expires.
  token text not null unique,
  return_url text,
  state text not null default 'awaiting_input'
    check (state in ('awaiting_input', 'processing', 'approved', 'declined', 'abandoned')),
  -- Of a run that was declined: a code of the provider.
  reason text,
  -- What the provider read on the document.
  name_on_document text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
