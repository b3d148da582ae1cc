-- Answers of customers about themselves.

create table kyc_info (
  customer_id text primary key references customer (id),
  -- Counts the saves.
  revision integer not null default 0,
  -- By section, as in the protocol's KYC_FIELDS; including secrets.
  answers jsonb not null default '{}',
  saved_at timestamptz,
  submitted_at timestamptz,
  -- The reason why it was sent back, as a code of the bank's or in plain words; until the next
  -- time.
  return_reason text,
  accepted_at timestamptz,
  -- For a business that signs its declaration electronically: the signature of these answers.
  signature_id text references signature (id)
);

-- A new request continues from a customer's earlier answers.
create function reopen_kyc() returns trigger language plpgsql as $$ begin
  update kyc_info set submitted_at = null, accepted_at = null, revision = revision + 1
  where customer_id = new.id and submitted_at is not null;
  return null;
end $$;
create trigger reopened after update of needs_kyc on customer
  for each row when (new.needs_kyc and not old.needs_kyc) execute function reopen_kyc();

-- Findings of the bank about a business, in an administrator's words.
create table due_diligence_answer (
  customer_id text not null references customer (id),
  question text not null,
  answer text not null,
  position bigint generated always as identity,
  primary key (customer_id, question)
);

-- Findings that an administrator proposes, until another one confirms them; one proposal each.
create table due_diligence_proposal (
  id text primary key,
  customer_id text not null references customer (id),
  -- The complete result: a list of question and answer.
  answers jsonb not null,
  asked_by text not null references customer (id),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  unique (customer_id, asked_by),
  check (asked_by <> customer_id)
);
