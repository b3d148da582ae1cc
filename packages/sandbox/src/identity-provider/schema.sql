-- A stand-in for the companies that check identities. Only its own code reads these tables: the
-- bank asks it through the same interface as it would ask them.

create table provider_run (
  id text primary key,
  provider text not null check (provider in ('jmo', 'nfd')),
  applicant_id text not null,
  -- Opens only the capture of this run, until it expires.
  token text not null unique,
  return_url text,
  state text not null default 'awaiting_input'
    check (state in ('awaiting_input', 'processing', 'approved', 'declined', 'abandoned')),
  -- For a declined run: a code of the provider.
  reason text,
  -- The name that the provider read on the document.
  name_on_document text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
