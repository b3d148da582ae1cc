-- What customers have answered about themselves.

create table kyc_info (
  customer_id text primary key references customer (id),
  -- Counts what was saved.
  revision integer not null default 0,
  -- By section, as the protocol's KYC_FIELDS; secrets among them.
  answers jsonb not null default '{}',
  saved_at timestamptz,
  submitted_at timestamptz,
  -- Why it was sent back, as a code of the bank's reasons or in plain words; until the next time.
  return_reason text,
  accepted_at timestamptz,
  -- Of a business that signs its declaration electronically: of these answers.
  signature_id text references signature (id)
);

-- What the bank has found out about a business, in an administrator's words.
create table due_diligence_answer (
  customer_id text not null references customer (id),
  question text not null,
  answer text not null,
  position bigint generated always as identity,
  primary key (customer_id, question)
);
