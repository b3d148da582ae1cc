-- Credentials of customers, and the sessions that they open.

create table login (
  customer_id text primary key references customer (id),
  username text not null unique check (username = lower(username)),
  -- PBKDF2-HMAC-SHA-256, base64url.
  password_hash text not null,
  password_salt text not null,
  password_iterations integer not null check (password_iterations > 0),
  -- The number for codes by SMS, in the form of E.164.
  phone_number text check (phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  -- The last time the links of the app stores were sent.
  store_links_sent_at timestamptz
);

-- Counts wrong passwords in a row, also for unknown names, so that a lock reveals nothing.
create table sign_in_failure (
  username text primary key,
  failed integer not null check (failed >= 0),
  locked_until timestamptz
);

-- Wrong passwords by address: somebody who tries one on many names needs a bot check too.
create table address_failure (
  ip inet primary key,
  failed integer not null,
  -- The start of the count; one that is too old restarts.
  since timestamptz not null
);

-- Wrong one-time codes of a day: a user can request many codes, and each would allow some guesses.
-- Wrong digits of cards to activate count too.
create table wrong_codes (
  customer_id text not null references customer (id),
  purpose text not null
    check (purpose in ('payments', 'requests', 'devices', 'security', 'cards')),
  -- In UTC.
  day date not null,
  wrong smallint not null check (wrong between 0 and 20),
  primary key (customer_id, purpose)
);

-- One sign-in and every refresh token that descends from it.
create table token_family (
  id text primary key,
  customer_id text not null references customer (id),
  -- Key of the HMAC that derives each refresh token from the previous one.
  secret text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text
    check (revoked_because in ('left', 'reused', 'unlinked', 'protected')),
  scope text not null default 'full' check (scope in ('full', 'embed')),
  -- The parent of a frame's session, which ends with it.
  parent_id text references token_family (id),
  -- On a linked device: such a session may answer pushes, and ends with the link.
  device_id text references device (id) on delete set null,
  -- Thumbprint of the key whose proofs its tokens need (RFC 9449); null without one.
  bound_to text,
  check ((scope = 'embed') = (parent_id is not null))
);
create index token_family_customer on token_family (customer_id);
create index token_family_parent on token_family (parent_id);

create table refresh_token (
  token_hash text primary key,
  family_id text not null references token_family (id),
  generation integer not null,
  issued_at timestamptz not null,
  used_at timestamptz,
  -- The client's name for this use: a second request under that name means that it lost the
  -- response.
  use_key_hash text,
  unique (family_id, generation)
);

create table signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  made_at timestamptz not null
);

-- Sign-ins and attempts. Keeps wrong passwords for unknown names too, without a customer. Without a
-- foreign key: its check would take time only for known customers.
create table login_history (
  id bigint generated always as identity primary key,
  customer_id text,
  at timestamptz not null,
  ip inet,
  device text,
  -- The session that a sign-in started; without a foreign key, for the same reason.
  session_id text,
  result text not null check (result in ('success', 'wrongPassword', 'addressRefused'))
);
create index login_history_customer on login_history (customer_id, at desc, id desc);

-- Requests for another sign-in name. The latest of each customer counts.
create table username_change (
  id text primary key,
  customer_id text not null references customer (id),
  -- The session that asked: it continues when the others end.
  session_id text not null,
  old_username text not null,
  new_username text not null check (new_username = lower(new_username)),
  status text not null default 'active'
    check (status in ('active', 'pending', 'failed', 'withdrawn', 'done')),
  -- For the links: one in the new mailbox confirms, one in the current mailbox stops.
  confirm_hash text not null unique,
  stop_hash text not null unique,
  -- The end of the link's life; then, while the bank reviews it, the time of its decision.
  due_at timestamptz not null,
  done_at timestamptz,
  position bigint generated always as identity
);
create unique index username_change_open on username_change (customer_id)
  where status in ('active', 'pending');
create index username_change_newest on username_change (customer_id, position desc);
