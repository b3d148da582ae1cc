-- Why the bank limits customers, and what it requires of them.

-- A customer is limited while a reason in force exists.
create table limit_reason (
  id text primary key,
  customer_id text not null references customer (id),
  -- The protocol's LIMIT_REASON and LIMIT_ACTION.
  reason_id smallint not null check (reason_id between 1 and 5),
  action_type_id smallint not null default 0 check (action_type_id between 0 and 3),
  -- False: the bank requires something, and limits nothing yet.
  in_force boolean not null default true,
  since timestamptz not null,
  lifted_at timestamptz,
  position bigint generated always as identity
);
create index limit_reason_standing on limit_reason (customer_id) where lifted_at is null;

-- A customer's documents that another one has submitted too, to be submitted again.
create table duplicate_request (
  id text primary key,
  customer_id text not null references customer (id),
  since timestamptz not null,
  closed_at timestamptz
);
create unique index duplicate_request_open on duplicate_request (customer_id) where closed_at is null;

-- A required document: any of the category, or of the one kind.
create table limit_requirement (
  id text primary key,
  reason_id text references limit_reason (id) on delete cascade,
  duplicate_request_id text references duplicate_request (id) on delete cascade,
  category_id smallint not null check (category_id between 1 and 12),
  document_type_id smallint,
  position bigint generated always as identity,
  check ((reason_id is null) <> (duplicate_request_id is null))
);
create index limit_requirement_of_reason on limit_requirement (reason_id);
create index limit_requirement_of_request on limit_requirement (duplicate_request_id);

-- Documents that meet a requirement, or were meant to.
create table limit_upload (
  requirement_id text not null references limit_requirement (id) on delete cascade,
  document_id text not null references customer_document (id),
  primary key (requirement_id, document_id)
);

-- The current requirements of each customer.
create view open_requirement as
  select requirement.*, reason.customer_id
  from limit_requirement requirement join limit_reason reason on reason.id = requirement.reason_id
  where lifted_at is null
  union all
  select requirement.*, request.customer_id
  from limit_requirement requirement
    join duplicate_request request on request.id = duplicate_request_id
  where closed_at is null;

-- While documents are requested again, the customer's details count as outdated.
create function is_asked_to_update(customer) returns boolean stable language sql as $$
  select $1.needs_info_update or exists (
    select from duplicate_request where customer_id = $1.id and closed_at is null)
$$;

-- True if a document submitted for it was confirmed.
create function is_met(limit_requirement) returns boolean stable language sql as $$
  select exists (
    select from limit_upload upload join customer_document d on d.id = upload.document_id
    where upload.requirement_id = $1.id and d.status_id = 2)
$$;

create function is_limited(customer) returns boolean stable language sql as $$
  select exists (
    select from limit_reason where customer_id = $1.id and lifted_at is null and in_force)
$$;
