-- Phones that customers have linked, and sign-ins that wait for one of them.

alter table customer
  drop constraint customer_login_mode_check,
  add check (login_mode in ('no', 'direct', 'otp', 'sms', 'push', 'verifyDevice'));

-- Where codes go by SMS, in the form of E.164.
alter table login add column phone_number text check (phone_number ~ '^\+[1-9][0-9]{6,14}$');

create table device (
  id text primary key,
  customer_id text not null references customer (id),
  -- Shown on the device itself too.
  code text not null check (code ~ '^[A-Z][0-9]-[0-9]{2}$'),
  type text not null check (type in ('android', 'ios')),
  name text not null,
  location text not null,
  -- What the device signs in with beside the password, as SHA-256. Never read out.
  secret_hash text not null unique,
  push_token text not null,
  last_activity_at timestamptz not null,
  position bigint generated always as identity
);
create index device_customer on device (customer_id);

-- A session on a linked device: it may answer pushes, and ends with the link.
alter table token_family
  add column device_id text references device (id) on delete set null,
  drop constraint token_family_revoked_because_check,
  add check (revoked_because in ('left', 'reused', 'unlinked'));

alter table sign_in_step
  -- Stands in the push and names it to whoever answers it.
  add column push_key text unique,
  add column push_answer text check (push_answer in ('approved', 'refused')),
  -- Two digits, shown where somebody signs in and in what the bank sent.
  add column identifier text check (identifier ~ '^[0-9]{2}$'),
  drop constraint sign_in_step_check,
  -- A one-time code, a push, or the session that granted a frame its own.
  add check (num_nonnulls(otp_hash, push_key, parent_family_id) = 1),
  add check (push_answer is null or push_key is not null);
