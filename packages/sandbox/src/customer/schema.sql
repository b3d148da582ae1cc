-- Whom the bank knows.

create table customer (
  id text primary key,
  user_id text not null unique,
  -- The protocol's customerType: 0 personal, 1 old business, 2 business.
  kind smallint not null default 0 check (kind in (0, 1, 2)),
  first_name text not null,
  last_name text not null,
  business_name text,
  email text not null unique check (email = lower(email)),
  approval_mode text not null default 'none'
    check (approval_mode in ('none', 'push', 'otp', 'sms', 'approvalCode', 'simple', 'direct')),
  login_mode text not null default 'no'
    check (login_mode in ('no', 'direct', 'otp', 'sms', 'push', 'verifyDevice')),
  residence_country text check (residence_country ~ '^[A-Z]{2}$'),
  birth_day date,
  -- What the control API tells about a person of the seed, and their passphrase in plain text:
  -- people of a sandbox are no secret. Sign-in never reads it.
  about text not null default '',
  passphrase text not null default '',
  created_at timestamptz not null,
  -- Orders people as they were made; times may be equal.
  position bigint generated always as identity,
  is_admin boolean not null default false,
  -- Has no business of their own: a user who acts for businesses of others.
  acts_for_others boolean not null default false,
  -- Where the bank's earlier website is for them; with the flag they are sent there.
  old_web_url text,
  uses_old_web boolean not null default false,
  needs_kyc boolean not null default false,
  needs_info_update boolean not null default false,
  -- Of the tax self-certification. The other forms of a personal customer are never asked for here.
  tax_status text not null default 'validated'
    check (tax_status in ('validated', 'pending', 'none', 'notRequired', 'rejected', 'expiredSoon')),
  ip_access_enabled boolean not null default false,
  -- False until the mailed link has been opened: the password alone lets nobody in.
  is_active boolean not null default true,
  -- Until when the customer may put off the move to sign-ins that a phone approves; null of who is
  -- not asked, or has done it.
  migrate_by timestamptz,
  check (old_web_url is not null or not uses_old_web),
  check (kind <> 0 or not acts_for_others)
);

-- The language that a customer last spoke to the bank in: it writes to them in it.
create table customer_language (
  customer_id text primary key references customer (id),
  locale text not null
);

-- The name that other customers may see: `Vera K.`, or a business in full.
create function public_name(customer) returns text immutable language sql as $$
  select coalesce($1.business_name, $1.first_name || ' ' || left($1.last_name, 1) || '.')
$$;

-- What somebody is to those who pay them or are paid by them, as `PARTY_KINDS` of the protocol.
create function party_kind(customer) returns text immutable language sql as $$
  select case when $1.business_name is null then 'person' else 'business' end where $1.id is not null
$$;

-- The name in full, as those see it who act for the customer.
create function full_name(customer) returns text immutable language sql as $$
  select coalesce($1.business_name, trim($1.first_name || ' ' || $1.last_name))
$$;
