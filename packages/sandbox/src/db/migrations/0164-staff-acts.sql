-- Why staff act for a customer, and everything they do: kept apart from what is done, so that a
-- call that is undone leaves its line.

-- The reason holds as long as the session of whoever gave it.
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

create trigger append_only before update or delete on staff_access
  for each row execute function refuse_change();
create trigger append_only before update or delete on staff_act
  for each row execute function refuse_change();
create trigger append_only before update or delete on staff_act_outcome
  for each row execute function refuse_change();
