-- Outsiders who let their users sign in with the bank.

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
  check (num_nonnulls(customer_id, used_at, code_hash) in (0, 3))
);
