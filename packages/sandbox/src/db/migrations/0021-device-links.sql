-- Links that a phone opens to become a customer's device, and devices that wait to be approved.

create table device_link (
  -- Stands in the link.
  key text primary key,
  customer_id text not null references customer (id),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);

alter table device
  -- Null: added by a phone, and not yet approved by the customer. Such a device approves nothing.
  add column approved_at timestamptz,
  add column approval_code_hash text,
  add column approval_sent_at timestamptz,
  add column approval_expires_at timestamptz,
  add column approval_tries integer not null default 0;
