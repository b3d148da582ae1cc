-- Phones that customers have linked, links that a phone opens to become one, and devices waiting
-- for approval.

create table device (
  id text primary key,
  customer_id text not null references customer (id),
  -- Also shown on the device itself.
  code text not null check (code ~ '^[A-Z][0-9]-[0-9]{2}$'),
  type text not null check (type in ('android', 'ios')),
  name text not null,
  location text not null,
  -- The secret for sign-ins besides the password, as SHA-256. Never read out.
  secret_hash text not null unique,
  push_token text not null,
  last_activity_at timestamptz not null,
  position bigint generated always as identity,
  -- Null: added by a phone, and not yet approved by the customer. Such a device approves nothing.
  approved_at timestamptz,
  approval_code_hash text,
  approval_sent_at timestamptz,
  approval_expires_at timestamptz,
  approval_tries integer not null default 0,
  -- The sign-in that waits for its first phone: only it may approve the one that opened its link.
  sign_in_code_hash text
);
create index device_customer on device (customer_id);

create table device_link (
  -- Part of the link.
  key text primary key,
  customer_id text not null references customer (id),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  -- Like `device.sign_in_code_hash`.
  sign_in_code_hash text
);
