-- Who acts for whom and what each of them may, and what a customer has to do before anything else.

alter table customer
  add column is_admin boolean not null default false,
  -- Has no business of their own: a user who acts for businesses of others.
  add column acts_for_others boolean not null default false,
  -- Where the bank's earlier website is for them; with the flag they are sent there.
  add column old_web_url text,
  add column uses_old_web boolean not null default false,
  add column needs_kyc boolean not null default false,
  add column needs_info_update boolean not null default false,
  -- Of the tax self-certification. The other forms of a personal customer are never asked for here.
  add column tax_status text not null default 'validated'
    check (tax_status in ('validated', 'pending', 'none', 'notRequired', 'rejected', 'expiredSoon')),
  add check (old_web_url is not null or not uses_old_web),
  add check (kind <> 0 or not acts_for_others);

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
  primary key (user_id, customer_id),
  check (user_id <> customer_id)
);
create index customer_access_customer on customer_access (customer_id);

create table term (
  id text primary key,
  title text not null,
  text text not null,
  position bigint generated always as identity
);

-- Who was asked to agree to what; they are let through once they have.
create table asked_term (
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

-- Who asked for a payment; the customer it is from may be another.
alter table payment add column made_by text references customer (id);

-- The name in full, as those see it who act for the customer.
create function full_name(customer) returns text immutable language sql as $$
  select coalesce($1.business_name, trim($1.first_name || ' ' || $1.last_name))
$$;
