-- Who acts for whom and what each of them may, what a customer has to do before anything else, and
-- what staff did for customers.

-- What one user may do for one customer.
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
  -- Names the access to those who manage it: the user's own id is nobody's but theirs.
  id text not null unique default gen_random_uuid()::text,
  -- When the user was let act for the customer, last.
  since timestamptz not null,
  -- When they first did. Before that nothing is told of whose the address is.
  joined_at timestamptz,
  primary key (user_id, customer_id),
  check (user_id <> customer_id)
);
create index customer_access_customer on customer_access (customer_id);

-- What users may do for customers who do not keep them from it: what a blacklist forbids comes back
-- as it was once it forbids it no more.
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

-- Who was asked to agree to what; they are let through once they have.
create table required_term (
  customer_id text not null references customer (id),
  term_id text not null references term (id),
  accepted_at timestamptz,
  primary key (customer_id, term_id)
);

-- Representatives who cannot sign in: a mailed secret says who they are.
create table invited_representative (
  -- SHA-256 of the secret.
  secret_hash text primary key,
  customer_id text not null references customer (id),
  first_name text not null,
  last_name text not null,
  tax_status text not null default 'none'
    check (tax_status in ('validated', 'pending', 'none', 'notRequired', 'rejected', 'expiredSoon'))
);

-- What somebody did for a customer other than themselves. Reading is not written down.
create table act_for_other (
  position bigint generated always as identity primary key,
  at timestamptz not null,
  user_id text not null references customer (id),
  customer_id text not null references customer (id),
  method text not null,
  refused_with text
);
create index act_for_other_customer on act_for_other (customer_id, position);

-- Why staff act for a customer, and everything they do: kept apart from what is done, so that a
-- call that is undone leaves its line. The reason holds as long as the session of whoever gave it.
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

-- Written before the call is answered. Without it the call is not.
create table staff_act (
  id text primary key,
  position bigint generated always as identity,
  at timestamptz not null,
  staff_id text not null references customer (id),
  session_id text not null,
  -- Null of a search, and where the call named nobody that the bank knows.
  customer_id text references customer (id),
  -- Whom the call named, as it came.
  named text,
  access_id text references staff_access (id),
  call text not null,
  -- The protocol's STAFF_ACT_KINDS, or `own`: about the member of staff and no customer.
  kind text not null,
  -- What was searched for, or which paper was asked for.
  about text
);
create index staff_act_customer on staff_act (customer_id, position);
create trigger append_only before update or delete on staff_act
  for each row execute function refuse_change();

-- Written after it. Where it is missing nobody knows what came of the call.
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
