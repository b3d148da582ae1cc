-- A stand-in for the company that has papers signed. Only its own code reads this table: the bank
-- sends requests, as to a real company.

create table provider_signature (
  id text primary key,
  -- Opens the paper for its signer; replaced each time. Null while nobody may open it.
  token text unique,
  token_expires_at timestamptz,
  title text not null,
  -- The text for the signer, by paragraph.
  paragraphs jsonb not null,
  signer_name text not null,
  state text not null default 'awaiting_signature'
    check (state in ('awaiting_signature', 'signed', 'declined', 'canceled')),
  expires_at timestamptz not null
);
