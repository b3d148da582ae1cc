-- The first sign-in of customers.

create table activation (
  customer_id text primary key references customer (id),
  -- The purpose that the link names.
  action text not null check (action in ('activation', 'activationBusiness', 'activationEmployee'))
);

-- Links by the requested address, whether or not anybody waits for one. Each has its own row, so
-- that a second one is written in the same way as the first.
create table activation_link (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- False if requested too soon after the previous one: the newest other one works.
  counts boolean not null
);
create index activation_link_email on activation_link (email, id);
