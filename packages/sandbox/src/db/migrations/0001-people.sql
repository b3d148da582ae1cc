-- Who the bank knows, how they sign in, what it sent them, and the bank's own time.

create table customer (
  id text primary key,
  user_id text not null unique,
  -- The protocol's customerType: 0 personal, 1 old business, 2 business.
  kind smallint not null default 0 check (kind in (0, 1, 2)),
  first_name text not null,
  last_name text not null,
  business_name text,
  email text not null unique check (email = lower(email)),
  approval_mode text not null default 'none'
    check (approval_mode in ('none', 'push', 'otp', 'sms', 'approvalCode', 'simple', 'direct')),
  login_mode text not null default 'no' check (login_mode in ('no', 'otp', 'sms', 'push')),
  residence_country text check (residence_country ~ '^[A-Z]{2}$'),
  birth_day date,
  -- What the second door tells about a person of the seed, and their passphrase in plain text:
  -- people of a sandbox are no secret. Sign-in never reads it.
  about text not null default '',
  passphrase text not null default '',
  created_at timestamptz not null,
  -- Orders people as they were made; times may be equal.
  position bigint generated always as identity
);

create table login (
  customer_id text primary key references customer (id),
  username text not null unique check (username = lower(username)),
  -- PBKDF2-HMAC-SHA-256, base64url.
  password_hash text not null,
  password_salt text not null,
  password_iterations integer not null check (password_iterations > 0)
);

-- Counts wrong passwords in a row, for names nobody has as well: a lock tells nothing.
create table sign_in_failure (
  username text primary key,
  failed integer not null check (failed >= 0),
  locked_until timestamptz
);

-- A sign-in between its first and its second step.
create table sign_in_step (
  code_hash text primary key,
  customer_id text not null references customer (id),
  flow text not null,
  code_challenge text not null,
  otp_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- What the code was traded for; its reuse ends it.
  family_id text
);

-- One sign-in and every refresh token that descends from it.
create table token_family (
  id text primary key,
  customer_id text not null references customer (id),
  -- Key of the HMAC that derives each refresh token from the one before.
  secret text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text check (revoked_because in ('left', 'reused'))
);
create index token_family_customer on token_family (customer_id);

create table refresh_token (
  token_hash text primary key,
  family_id text not null references token_family (id),
  generation integer not null,
  issued_at timestamptz not null,
  used_at timestamptz,
  unique (family_id, generation)
);

create table signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  made_at timestamptz not null
);

create table inbox_message (
  id text primary key,
  recipient text not null,
  channel text not null check (channel in ('email', 'sms')),
  subject text not null,
  body text not null,
  code text,
  at timestamptz not null,
  position bigint generated always as identity
);
create index inbox_message_recipient on inbox_message (recipient, position);

create table notice (
  position bigint generated always as identity primary key,
  id text not null unique,
  customer_id text not null references customer (id),
  at timestamptz not null,
  type text not null,
  status text not null check (status in ('error', 'info', 'warning', 'success')),
  title text,
  body text,
  params jsonb,
  -- Positions are given before the commit, so a lower one may appear after a higher one. These two
  -- tell which could have: what was under way when the notice was written.
  written_by xid8 not null default pg_current_xact_id(),
  under_way_from xid8 not null default pg_snapshot_xmin(pg_current_snapshot())
);
create index notice_customer on notice (customer_id, position);

create table bank_clock (
  single boolean primary key default true check (single),
  advanced_ms bigint not null default 0 check (advanced_ms >= 0)
);
insert into bank_clock default values;
