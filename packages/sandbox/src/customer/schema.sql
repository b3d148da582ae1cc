-- The customers of the bank.

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
  -- The control API's description of a person of the seed, and their passphrase in plain text:
  -- people of a sandbox are no secret. Sign-in never reads it.
  about text not null default '',
  passphrase text not null default '',
  created_at timestamptz not null,
  -- Orders people by creation; times may be equal.
  position bigint generated always as identity,
  is_admin boolean not null default false,
  -- Has no business of their own: a user who acts for other people's businesses.
  acts_for_others boolean not null default false,
  -- The address of the bank's earlier website for them; with the flag they are sent there.
  old_web_url text,
  uses_old_web boolean not null default false,
  needs_kyc boolean not null default false,
  needs_info_update boolean not null default false,
  -- The bank has finished verifying them.
  verified boolean not null default true,
  due_diligence_level smallint not null default 0 check (due_diligence_level between 0 and 5),
  -- Each as in the protocol's DOCUMENT_STATUSES. The tax self-certification:
  tax_status text not null default 'validated',
  -- The other three forms of a personal customer:
  w9_status text not null default 'notRequired',
  loss_of_nationality_status text not null default 'notRequired',
  w8ben_status text not null default 'notRequired',
  video_identity_status text not null default 'notRequired',
  tax_id text,
  ip_access_enabled boolean not null default false,
  -- False until the mailed link was opened: the password is not enough to sign in.
  is_active boolean not null default true,
  -- The last time until which the customer may postpone the move to sign-ins that a phone approves;
  -- null if not asked, or done.
  migrate_by timestamptz,
  check (
    array[tax_status, w9_status, loss_of_nationality_status, w8ben_status, video_identity_status]
      <@ array['validated', 'pending', 'none', 'notRequired', 'rejected', 'expiredSoon']
  ),
  check (old_web_url is not null or not uses_old_web),
  check (kind <> 0 or not acts_for_others)
);

-- The language a customer last used with the bank, which the bank uses for messages.
create table customer_language (
  customer_id text primary key references customer (id),
  locale text not null
);

-- Phone numbers. The customer's current one is the primary one, once confirmed.
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

-- Mail addresses. The bank writes to the primary one; the sign-in name is separate.
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

-- The document that identifies a person to the bank: the latest by position counts.
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
  -- The number of days before its end at which the customer was last warned.
  warned_days smallint,
  position bigint generated always as identity
);
create index identity_document_newest on identity_document (customer_id, position desc);

-- Returns the warning due when that many days are left; null if none is.
create function warning_step(days integer) returns smallint immutable language sql as $$
  select (case when $1 < 0 then null when $1 <= 7 then 7 when $1 <= 30 then 30
    when $1 <= 60 then 60 end)::smallint
$$;

-- The name that other customers may see: `Vera K.`, or a business in full.
create function public_name(customer) returns text immutable language sql as $$
  select coalesce($1.business_name, $1.first_name || ' ' || left($1.last_name, 1) || '.')
$$;

-- The kind of a payer or payee, one of the protocol's `PARTY_KINDS`.
create function party_kind(customer) returns text immutable language sql as $$
  select case when $1.business_name is null then 'person' else 'business' end where $1.id is not null
$$;

-- The name of the person: for a business, its owner's.
create function person_name(customer) returns text immutable language sql as $$
  select trim($1.first_name || ' ' || $1.last_name)
$$;

-- The full name, as users of the customer see it.
create function full_name(customer) returns text immutable language sql as $$
  select coalesce($1.business_name, person_name($1))
$$;
