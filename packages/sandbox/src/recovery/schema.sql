-- Account recovery.

-- Codes for a new password, also for unused addresses, so that a code reveals nothing.
create table recovery_code (
  email text primary key check (email = lower(email)),
  code_hash text not null,
  tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Codes since `day_began_at`, so that requesting codes doesn't allow endless guesses.
  codes_sent smallint not null default 1,
  day_began_at timestamptz not null
);

-- A claim to an account by somebody who can no longer read its email.
create table recovery_task (
  id text primary key,
  email text not null check (email = lower(email)),
  recovery_email text not null,
  is_match boolean not null,
  is_retryable boolean not null,
  started_at timestamptz not null,
  -- When staff would have checked it.
  decided_at timestamptz not null,
  -- When the code went to the other address.
  answered_at timestamptz
);
create index recovery_task_email on recovery_task (email, started_at);
