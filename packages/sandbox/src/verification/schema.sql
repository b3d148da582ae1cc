-- Why the bank limits customers, and what it asks for to lift a limit.

-- A customer is limited as long as a reason stands.
create table limit_reason (
  id text primary key,
  customer_id text not null references customer (id),
  -- The protocol's LIMIT_REASON and LIMIT_ACTION.
  reason_id smallint not null check (reason_id between 1 and 5),
  action_type_id smallint not null default 0 check (action_type_id between 0 and 3),
  since timestamptz not null,
  lifted_at timestamptz,
  position bigint generated always as identity
);
create index limit_reason_standing on limit_reason (customer_id) where lifted_at is null;

-- What is asked for: any document of the category, or of the one kind.
create table limit_requirement (
  id text primary key,
  reason_id text not null references limit_reason (id) on delete cascade,
  category_id smallint not null check (category_id between 1 and 12),
  document_type_id smallint
);

-- Documents that meet a requirement, or were meant to.
create table limit_upload (
  requirement_id text not null references limit_requirement (id) on delete cascade,
  document_id text not null references customer_document (id),
  primary key (requirement_id, document_id)
);

create function is_limited(customer) returns boolean stable language sql as $$
  select exists (select from limit_reason where customer_id = $1.id and lifted_at is null)
$$;
