-- Sign-ins under way, and outsiders who let their users sign in with the bank.

-- A sign-in between its first and its second step.
create table sign_in_step (
  code_hash text primary key,
  customer_id text not null references customer (id),
  flow text not null,
  code_challenge text not null,
  otp_hash text,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The session for which the code was traded; a second use of the code ends it.
  family_id text,
  -- A code for a frame takes no one-time code: it names the session that granted it.
  parent_family_id text references token_family (id),
  -- Part of the push, and identifies it in the answer.
  push_key text unique,
  push_answer text check (push_answer in ('approved', 'refused')),
  -- Two digits, shown on the sign-in page and in the bank's message.
  identifier text check (identifier ~ '^[0-9]{2}$'),
  -- A sign-in that ends with the move to a phone: no code replaces it.
  migrates boolean not null default false,
  -- A one-time code, a push, or the session that granted a frame its own.
  check (num_nonnulls(otp_hash, push_key, parent_family_id) = 1),
  check (push_answer is null or push_key is not null)
);

-- Outsiders. They learn who a customer is while the customer consents.
create table outsider (
  id text primary key,
  -- The name shown to customers.
  name text not null check (name <> '')
);
insert into outsider (id, name) values ('harbour-club', 'Harbour Club');

create table external_consent (
  customer_id text not null references customer (id),
  outsider_id text not null references outsider (id),
  granted_at timestamptz not null,
  primary key (customer_id, outsider_id)
);

-- None of these lives longer than ten minutes.
create table external_authorization (
  id text primary key,
  -- The exact address to which the outsider's user returns.
  redirect_uri text not null,
  -- The outsider's own; returned unchanged.
  state text not null,
  expires_at timestamptz not null,
  -- Once: who signed in, and the code with which the outsider finds that out.
  customer_id text references customer (id),
  used_at timestamptz,
  code_hash text unique,
  code_used_at timestamptz,
  outsider_id text not null references outsider (id),
  -- S256 (RFC 7636); null for an outsider that sends none.
  code_challenge text,
  refused_at timestamptz,
  check (num_nonnulls(customer_id, used_at, code_hash) in (0, 3)),
  check (refused_at is null or used_at is null)
);
