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
  -- What the code was traded for; its reuse ends it.
  family_id text,
  -- A code for a frame takes no one-time code: it names the session that granted it.
  parent_family_id text references token_family (id),
  -- Stands in the push and names it to whoever answers it.
  push_key text unique,
  push_answer text check (push_answer in ('approved', 'refused')),
  -- Two digits, shown where somebody signs in and in what the bank sent.
  identifier text check (identifier ~ '^[0-9]{2}$'),
  -- A sign-in that ends with the move to a phone: no code goes out in its place.
  migrates boolean not null default false,
  -- A one-time code, a push, or the session that granted a frame its own.
  check (num_nonnulls(otp_hash, push_key, parent_family_id) = 1),
  check (push_answer is null or push_key is not null)
);

-- Outsiders learn who a customer is once the customer has agreed, and until they take it back.
create table outsider (
  id text primary key,
  -- As customers are shown it.
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
  -- Where the outsider's user goes back to, exactly.
  redirect_uri text not null,
  -- The outsider's own; it comes back as it was.
  state text not null,
  expires_at timestamptz not null,
  -- Once: who signed in, and what the outsider finds that out with.
  customer_id text references customer (id),
  used_at timestamptz,
  code_hash text unique,
  code_used_at timestamptz,
  outsider_id text not null references outsider (id),
  -- S256 (RFC 7636); null of an outsider that sends none.
  code_challenge text,
  refused_at timestamptz,
  check (num_nonnulls(customer_id, used_at, code_hash) in (0, 3)),
  check (refused_at is null or used_at is null)
);
