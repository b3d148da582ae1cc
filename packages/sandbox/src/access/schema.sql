-- The users who act for customers and their rights, what customers have to do first, and what
-- staff did for customers.

-- The rights of one user for one customer.
create table customer_access (
  user_id text not null references customer (id),
  customer_id text not null references customer (id),
  -- The protocol's accessRights: 0 none, 1 read, 2 full, 3 initiate, 4 confirm, 5 upload.
  access_right smallint not null check (access_right between 0 and 5),
  sees_balance boolean not null default true,
  -- The protocol's businessRepresentativePositionIds and names of its permission flags.
  position_ids jsonb not null default '[]',
  permissions jsonb not null default '[]',
  last_used_at timestamptz,
  -- Identifies the access to those who manage it: only users know their own ids.
  id text not null unique default gen_random_uuid()::text,
  -- The last time the user was allowed to act for the customer.
  since timestamptz not null,
  -- The first time they did. Before that nothing reveals the owner of the address.
  joined_at timestamptz,
  primary key (user_id, customer_id),
  check (user_id <> customer_id)
);
create index customer_access_customer on customer_access (customer_id);

-- Rights of users for customers who don't block them. Access that a blacklist forbids returns
-- unchanged once the entry is gone.
create view access_in_force as
  select access.user_id, access.customer_id, access.access_right, access.sees_balance,
    access.position_ids, access.permissions, access.last_used_at
  from customer_access access
  where not exists (
    select from blacklist entry join customer person on person.email = entry.email
    where entry.block_type = 'login' and entry.customer_id = access.customer_id
      and person.id = access.user_id);

create table term (
  id text primary key,
  title text not null,
  text text not null,
  position bigint generated always as identity
);

-- Terms that a customer must accept before anything else.
create table required_term (
  customer_id text not null references customer (id),
  term_id text not null references term (id),
  accepted_at timestamptz,
  primary key (customer_id, term_id)
);

-- Representatives who can't sign in: a mailed secret identifies them.
create table invited_representative (
  -- SHA-256 of the secret.
  secret_hash text primary key,
  customer_id text not null references customer (id),
  first_name text not null,
  last_name text not null,
  tax_status text not null default 'none'
    check (tax_status in ('validated', 'pending', 'none', 'notRequired', 'rejected', 'expiredSoon'))
);

-- Acts of somebody for another customer. Reading isn't recorded.
create table act_for_other (
  position bigint generated always as identity primary key,
  at timestamptz not null,
  user_id text not null references customer (id),
  customer_id text not null references customer (id),
  method text not null,
  refused_with text
);
create index act_for_other_customer on act_for_other (customer_id, position);

-- The reason why staff act for a customer, and everything they do. Kept apart from the acts
-- themselves, so that a call that is undone still leaves a record. The reason holds as long as
-- the session in which it was given.
create table staff_access (
  id text primary key,
  position bigint generated always as identity,
  session_id text not null,
  staff_id text not null references customer (id),
  customer_id text not null references customer (id),
  reason text not null check (length(reason) between 5 and 200),
  begun_at timestamptz not null,
  check (staff_id <> customer_id)
);
create index staff_access_session on staff_access (session_id, customer_id, position);
create trigger append_only before update or delete on staff_access
  for each row execute function refuse_change();

-- Written before the call is answered. Without it the call isn't answered.
create table staff_act (
  id text primary key,
  position bigint generated always as identity,
  at timestamptz not null,
  staff_id text not null references customer (id),
  session_id text not null,
  -- Null for a search, and if the call named nobody the bank knows.
  customer_id text references customer (id),
  -- The customer named in the call, as received.
  named text,
  access_id text references staff_access (id),
  call text not null,
  -- The protocol's STAFF_ACT_KINDS, or `own`: about the member of staff and no customer.
  kind text not null,
  -- The text searched for, or the paper requested.
  about text
);
create index staff_act_customer on staff_act (customer_id, position);
create trigger append_only before update or delete on staff_act
  for each row execute function refuse_change();

-- Written after the act. Where it is missing, the outcome of the call is unknown.
create table staff_act_outcome (
  act_id text primary key references staff_act (id),
  at timestamptz not null,
  outcome text not null check (outcome in ('done', 'refused', 'failed')),
  refused_with text check ((refused_with is not null) = (outcome = 'refused')),
  -- The customers whom a search showed.
  found text[] not null default '{}'
);
create index staff_act_outcome_found on staff_act_outcome using gin (found);
create trigger append_only before update or delete on staff_act_outcome
  for each row execute function refuse_change();
