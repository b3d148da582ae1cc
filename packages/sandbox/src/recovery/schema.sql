-- How customers get in again.

-- Codes for a new password, for addresses that nobody has as well: a code tells nothing.
create table recovery_code (
  email text primary key check (email = lower(email)),
  code_hash text not null,
  tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Codes since `day_began_at`: asking for codes does not buy guesses without an end.
  codes_sent smallint not null default 1,
  day_began_at timestamptz not null
);

-- Somebody who says that an account is theirs and can no longer read its e-mail.
create table recovery_task (
  id text primary key,
  email text not null check (email = lower(email)),
  recovery_email text not null,
  is_match boolean not null,
  is_retryable boolean not null,
  started_at timestamptz not null,
  -- When somebody would have looked at it.
  decided_at timestamptz not null,
  -- When the code went to the other address.
  answered_at timestamptz
);
create index recovery_task_email on recovery_task (email, started_at);
