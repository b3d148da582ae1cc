-- Customers' security settings.

-- A change that waits for its code: a password, a way of signing in, of approving or of being
-- reached.
create table security_change (
  id text primary key,
  customer_id text not null references customer (id),
  kind text not null check (
    kind in ('password', 'loginMode', 'transactionMode', 'access', 'cardPin', 'cardDetails',
      'email', 'phone', 'apiKey')
  ),
  -- The new value: a mode, or the hash of the new password.
  new_value jsonb not null,
  code_hash text not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz
);
create index security_change_customer on security_change (customer_id, kind, sent_at);

create table ip_access (
  id text primary key,
  customer_id text not null references customer (id),
  first_ip inet not null,
  last_ip inet not null,
  created_at timestamptz not null,
  position bigint generated always as identity,
  check (family(first_ip) = family(last_ip) and first_ip <= last_ip),
  unique (customer_id, first_ip, last_ip)
);

create table blacklist (
  customer_id text not null references customer (id),
  -- Any address, even one that the bank doesn't know.
  email text not null check (email = lower(email)),
  block_type text not null check (block_type in ('payout', 'login')),
  position bigint generated always as identity,
  primary key (customer_id, email)
);
