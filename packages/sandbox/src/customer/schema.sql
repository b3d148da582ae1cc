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
  -- The bank has finished checking who they are.
  verified boolean not null default true,
  due_diligence_level smallint not null default 0 check (due_diligence_level between 0 and 5),
  -- Each as the protocol's DOCUMENT_STATUSES. Of the tax self-certification:
  tax_status text not null default 'validated',
  -- Of the other three forms of a personal customer:
  w9_status text not null default 'notRequired',
  loss_of_nationality_status text not null default 'notRequired',
  w8ben_status text not null default 'notRequired',
  video_identity_status text not null default 'notRequired',
  tax_id text,
  ip_access_enabled boolean not null default false,
  -- False until the mailed link has been opened: the password alone lets nobody in.
  is_active boolean not null default true,
  -- Until when the customer may put off the move to sign-ins that a phone approves; null of who is
  -- not asked, or has done it.
  migrate_by timestamptz,
  check (
    array[tax_status, w9_status, loss_of_nationality_status, w8ben_status, video_identity_status]
      <@ array['validated', 'pending', 'none', 'notRequired', 'rejected', 'expiredSoon']
  ),
  check (old_web_url is not null or not uses_old_web),
  check (kind <> 0 or not acts_for_others)
);

-- The language that a customer last spoke to the bank in: it writes to them in it.
create table customer_language (
  customer_id text primary key references customer (id),
  locale text not null
);

-- Phone numbers. A customer has one that counts: the primary one, once it is confirmed.
create table customer_phone (
  id text primary key,
  customer_id text not null references customer (id),
  -- The calling code without `+`, and the national number.
  country_code text not null check (country_code ~ '^[1-9][0-9]{0,3}$'),
  number text not null check (number ~ '^[0-9]{4,14}$'),
  confirmed boolean not null default false,
  is_primary boolean not null default false,
  position bigint generated always as identity
);
create unique index customer_phone_primary on customer_phone (customer_id) where is_primary;

-- Addresses for mail. The primary one is where the bank writes to; the sign-in name is another fact.
create table customer_email (
  id text primary key,
  customer_id text not null references customer (id),
  email text not null check (email = lower(email)),
  confirmed boolean not null default false,
  is_primary boolean not null default false,
  position bigint generated always as identity,
  unique (customer_id, email)
);
create unique index customer_email_primary on customer_email (customer_id) where is_primary;

-- The document by which the bank knows a person: the latest by position counts.
create table identity_document (
  id text primary key,
  customer_id text not null references customer (id),
  type_id smallint not null,
  number text,
  issued_on date,
  expires_on date,
  -- The protocol's DOCUMENT_STATUS.
  status_id smallint not null default 0,
  -- A code of the bank's reasons; the words are in its letters.
  reject_reason text,
  -- How many days before its end the customer was warned last.
  warned_days smallint,
  position bigint generated always as identity
);
create index identity_document_newest on identity_document (customer_id, position desc);

-- Which of the warnings before an end is due when so many days are left; null when none is.
create function warning_step(days integer) returns smallint immutable language sql as $$
  select (case when $1 < 0 then null when $1 <= 7 then 7 when $1 <= 30 then 30
    when $1 <= 60 then 60 end)::smallint
$$;

-- The name that other customers may see: `Vera K.`, or a business in full.
create function public_name(customer) returns text immutable language sql as $$
  select coalesce($1.business_name, $1.first_name || ' ' || left($1.last_name, 1) || '.')
$$;

-- What somebody is to those who pay them or are paid by them, as `PARTY_KINDS` of the protocol.
create function party_kind(customer) returns text immutable language sql as $$
  select case when $1.business_name is null then 'person' else 'business' end where $1.id is not null
$$;

-- The name of the person: of a business, of whom it belongs to.
create function person_name(customer) returns text immutable language sql as $$
  select trim($1.first_name || ' ' || $1.last_name)
$$;

-- The name in full, as those see it who act for the customer.
create function full_name(customer) returns text immutable language sql as $$
  select coalesce($1.business_name, person_name($1))
$$;
