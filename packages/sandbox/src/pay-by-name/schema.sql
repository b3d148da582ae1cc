-- Merchants who are paid by a short name.

create table pay_by_name (
  client_key text primary key references embedder (client_key),
  name text not null unique check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(name) between 3 and 32),
  is_on boolean not null,
  -- The secret that signs links; the bank also signs, to compare.
  secret text check (secret <> '')
);

-- Names that merchants had before: links with them are in use, and lead to nobody else.
create table pay_by_name_former (
  name text primary key,
  client_key text not null references embedder (client_key),
  given_up_at timestamptz not null
);
create index pay_by_name_given_up on pay_by_name_former (client_key, given_up_at desc);
