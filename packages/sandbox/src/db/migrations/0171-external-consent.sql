-- Outsiders learn who a customer is once the customer has agreed, and until they take it back.

create table outsider (
  id text primary key,
  -- As customers are shown it.
  name text not null check (name <> '')
);
insert into outsider (id, name) values ('harbour-club', 'Harbour Club');

create table external_consent (
  customer_id text not null references customer (id),
  outsider_id text not null references outsider (id),
  granted_at timestamptz not null,
  primary key (customer_id, outsider_id)
);

-- None of these lives longer than ten minutes.
delete from external_authorization;
alter table external_authorization
  add column outsider_id text not null references outsider (id),
  -- S256 (RFC 7636); null of an outsider that sends none.
  add column code_challenge text,
  add column refused_at timestamptz,
  add check (refused_at is null or used_at is null);
