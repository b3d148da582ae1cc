-- How customers get in for the first time.

create table activation (
  customer_id text primary key references customer (id),
  -- What the link says that it is for.
  action text not null check (action in ('activation', 'activationBusiness', 'activationEmployee'))
);

-- Links by the address that they were wanted for, whether or not anybody waits for one. Each is a
-- row of its own: another one is written the same way as the first.
create table activation_link (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- False of what was wanted too soon after the one before: the newest other one works.
  counts boolean not null
);
create index activation_link_email on activation_link (email, id);
