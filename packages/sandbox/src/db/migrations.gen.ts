// Made by build/build-migrations.mjs from the .sql files beside it. Do not edit.
/* oxlint-disable max-lines */
import type { Migration } from './migration.ts'

export const MIGRATIONS: readonly Migration[] = [
  {
    name: '0001-people',
    checksum: '948042e46bc60745db35c14094a34c5845465ac99e62b930d8eb131d2ec19616',
    text: `-- Who the bank knows, how they sign in, what it sent them, and the bank's own time.

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
  login_mode text not null default 'no' check (login_mode in ('no', 'otp', 'sms', 'push')),
  residence_country text check (residence_country ~ '^[A-Z]{2}$'),
  birth_day date,
  -- What the second door tells about a person of the seed, and their passphrase in plain text:
  -- people of a sandbox are no secret. Sign-in never reads it.
  about text not null default '',
  passphrase text not null default '',
  created_at timestamptz not null,
  -- Orders people as they were made; times may be equal.
  position bigint generated always as identity
);

create table login (
  customer_id text primary key references customer (id),
  username text not null unique check (username = lower(username)),
  -- PBKDF2-HMAC-SHA-256, base64url.
  password_hash text not null,
  password_salt text not null,
  password_iterations integer not null check (password_iterations > 0)
);

-- Counts wrong passwords in a row, for names nobody has as well: a lock tells nothing.
create table sign_in_failure (
  username text primary key,
  failed integer not null check (failed >= 0),
  locked_until timestamptz
);

-- A sign-in between its first and its second step.
create table sign_in_step (
  code_hash text primary key,
  customer_id text not null references customer (id),
  flow text not null,
  code_challenge text not null,
  otp_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- What the code was traded for; its reuse ends it.
  family_id text
);

-- One sign-in and every refresh token that descends from it.
create table token_family (
  id text primary key,
  customer_id text not null references customer (id),
  -- Key of the HMAC that derives each refresh token from the one before.
  secret text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text check (revoked_because in ('left', 'reused'))
);
create index token_family_customer on token_family (customer_id);

create table refresh_token (
  token_hash text primary key,
  family_id text not null references token_family (id),
  generation integer not null,
  issued_at timestamptz not null,
  used_at timestamptz,
  unique (family_id, generation)
);

create table signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  made_at timestamptz not null
);

create table inbox_message (
  id text primary key,
  recipient text not null,
  channel text not null check (channel in ('email', 'sms')),
  subject text not null,
  body text not null,
  code text,
  at timestamptz not null,
  position bigint generated always as identity
);
create index inbox_message_recipient on inbox_message (recipient, position);

create table notice (
  position bigint generated always as identity primary key,
  id text not null unique,
  customer_id text not null references customer (id),
  at timestamptz not null,
  type text not null,
  status text not null check (status in ('error', 'info', 'warning', 'success')),
  title text,
  body text,
  params jsonb,
  -- Positions are given before the commit, so a lower one may appear after a higher one. These two
  -- tell which could have: what was under way when the notice was written.
  written_by xid8 not null default pg_current_xact_id(),
  under_way_from xid8 not null default pg_snapshot_xmin(pg_current_snapshot())
);
create index notice_customer on notice (customer_id, position);

create table bank_clock (
  single boolean primary key default true check (single),
  advanced_ms bigint not null default 0 check (advanced_ms >= 0)
);
insert into bank_clock default values;
`,
  },
  {
    name: '0002-schedules',
    checksum: '2a821bd6f7d8d11727e08e8ab92fe5784a796cfa3b08c2873d9fc8d5017b4295',
    text: `-- Currencies, rates, fees and limits. Amounts are numeric everywhere, never floating point.

create table currency (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  -- Decimals of the smallest amount that can be moved (ISO 4217).
  minor_units smallint not null check (minor_units between 0 and 8)
);
insert into currency (code, minor_units)
values ('EUR', 2), ('USD', 2), ('GBP', 2), ('RON', 2), ('AUD', 2), ('CAD', 2);

-- Middle rates: how much one euro is in the currency.
create table exchange_rate (
  currency_code text primary key references currency (code),
  per_euro numeric not null check (per_euro > 0 and per_euro < 1e9)
);
insert into exchange_rate (currency_code, per_euro)
values
  ('EUR', 1), ('USD', 1.0842), ('GBP', 0.8571), ('RON', 4.9755), ('AUD', 1.6521), ('CAD', 1.4733);

create table fee_schedule (
  operation text primary key,
  fixed numeric not null default 0 check (fixed >= 0),
  -- The part of the rate that the bank keeps, e.g. 0.005 for half a percent.
  rate_margin numeric not null default 0 check (rate_margin >= 0 and rate_margin < 1)
);
insert into fee_schedule (operation, fixed, rate_margin)
values ('ownSameCurrency', 0, 0), ('ownCrossCurrency', 0, 0.005), ('p2p', 0.25, 0);

-- The figures hold in whichever currency the money leaves in. Null means no limit but the balance.
create table limit_schedule (
  operation text primary key references fee_schedule (operation),
  minimum numeric not null check (minimum > 0),
  maximum numeric check (maximum >= minimum),
  daily numeric check (daily >= maximum),
  monthly numeric check (monthly >= daily)
);
insert into limit_schedule (operation, minimum, maximum, daily)
values
  ('ownSameCurrency', 0.01, null, null), ('ownCrossCurrency', 0.01, 50000, 100000),
  ('p2p', 1, 10000, 25000);
`,
  },
  {
    name: '0003-ledger',
    checksum: '927a6c576de02bf00894cee6e0d9a35335d880ee8162a737636d10a96e067eba',
    text: `-- A double-entry ledger that keeps its own rules: whoever writes SQL here cannot unbalance it,
-- rewrite it or overdraw an account.

create table ledger_account (
  id text primary key,
  currency_code text not null references currency (code),
  -- Null on accounts of the house that may go below zero.
  minimum numeric default 0,
  balance numeric not null default 0,
  constraint balance_at_least_minimum check (balance >= minimum),
  unique (id, currency_code)
);

create table customer_account (
  id text primary key references ledger_account (id),
  customer_id text not null references customer (id),
  -- The protocol's account type and status ids.
  type smallint not null,
  sub_type text check (sub_type in ('PREPAID', 'DEBIT')),
  status_id smallint not null default 2,
  opened_at timestamptz not null
);
create index customer_account_customer on customer_account (customer_id);

create sequence account_number start 2104400017 increment 7;

create table journal_entry (
  id text primary key,
  kind text not null check (kind in ('deposit', 'ownTransfer', 'p2pTransfer')),
  at timestamptz not null,
  description text,
  -- The other side, when it is outside the bank.
  counterparty_name text,
  -- The transaction it was written in: postings of a later one are refused.
  written_by xid8 not null default pg_current_xact_id()
);

create table posting (
  id bigint generated always as identity primary key,
  entry_id text not null references journal_entry (id),
  account_id text not null,
  currency_code text not null,
  -- Above zero: onto the account. The NaN and infinity of numeric fail this check as well.
  amount numeric not null check (amount <> 0 and abs(amount) < 1e15),
  balance_after numeric not null,
  purpose text not null default 'principal' check (purpose in ('principal', 'fee')),
  constraint posting_currency_is_the_accounts
    foreign key (account_id, currency_code) references ledger_account (id, currency_code)
);
create index posting_account on posting (account_id, id);
create index posting_entry on posting (entry_id);

create function refuse_change() returns trigger language plpgsql as $$ begin
  raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation', hint = 'Correct an entry with a new one.';
end $$;

create trigger append_only before update or delete on journal_entry
  for each row execute function refuse_change();
create trigger append_only before update or delete on posting
  for each row execute function refuse_change();
create trigger append_only_truncate before truncate on journal_entry
  for each statement execute function refuse_change();
create trigger append_only_truncate before truncate on posting
  for each statement execute function refuse_change();
create trigger no_truncate before truncate on ledger_account
  for each statement execute function refuse_change();

create function open_ledger_account() returns trigger language plpgsql as $$ begin
  if new.balance <> 0 then
    raise exception 'account % cannot start with a balance: post an entry', new.id
      using errcode = 'check_violation';
  end if;
  select round(0::numeric, minor_units) into new.balance from currency where code = new.currency_code;
  return new;
end $$;
create trigger opened before insert on ledger_account
  for each row execute function open_ledger_account();

create function guard_ledger_account() returns trigger language plpgsql as $$ begin
  if new.id <> old.id or new.currency_code <> old.currency_code then
    raise exception 'account % keeps its number and currency', old.id
      using errcode = 'restrict_violation';
  end if;
  -- One deep is whoever wrote the update; two deep is a posting that moves the balance.
  if new.balance <> old.balance and pg_trigger_depth() < 2 then
    raise exception 'the balance of account % is written by postings alone', old.id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guarded before update on ledger_account
  for each row execute function guard_ledger_account();

create function stamp_entry() returns trigger language plpgsql as $$ begin
  new.written_by := pg_current_xact_id();
  return new;
end $$;
create trigger stamped before insert on journal_entry
  for each row execute function stamp_entry();

create function apply_posting() returns trigger language plpgsql as $$
declare
  decimals smallint;
  account ledger_account;
begin
  perform from journal_entry where id = new.entry_id and written_by = pg_current_xact_id();
  if not found then
    raise exception 'entry % is closed: postings are written in the transaction of their entry',
      new.entry_id using errcode = 'restrict_violation';
  end if;

  select minor_units into decimals from currency where code = new.currency_code;
  if new.amount <> round(new.amount, decimals) then
    raise exception '% has more decimals than % has', new.amount, new.currency_code
      using errcode = 'check_violation';
  end if;
  new.amount := round(new.amount, decimals);

  select * into account from ledger_account
    where id = new.account_id and currency_code = new.currency_code for update;
  if not found then
    raise exception 'there is no account % in %', new.account_id, new.currency_code
      using errcode = 'foreign_key_violation';
  end if;
  if exists (select from customer_account where id = account.id and status_id = 11) then
    raise exception 'account % is closed', account.id using errcode = 'restrict_violation';
  end if;
  new.balance_after := account.balance + new.amount;
  if new.amount < 0 and new.balance_after < account.minimum then
    raise exception 'account % would fall to %, below its minimum of %',
      account.id, new.balance_after, account.minimum
      using errcode = 'check_violation', constraint = 'balance_at_least_minimum';
  end if;
  update ledger_account set balance = new.balance_after where id = account.id;
  return new;
end $$;
create trigger applied before insert on posting
  for each row execute function apply_posting();

create function assert_entry_balances(entry text) returns void language plpgsql as $$
declare
  uneven record;
begin
  if (select count(*) from posting where entry_id = entry) < 2 then
    raise exception 'entry % has fewer than two postings', entry using errcode = 'check_violation';
  end if;
  select currency_code, sum(amount) as total into uneven
    from posting where entry_id = entry group by currency_code having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'entry % does not balance: its postings in % sum to %',
      entry, uneven.currency_code, uneven.total using errcode = 'check_violation';
  end if;
end $$;

create function entry_balances() returns trigger language plpgsql as $$ begin
  perform assert_entry_balances(new.id);
  return null;
end $$;
create function posting_balances() returns trigger language plpgsql as $$ begin
  perform assert_entry_balances(new.entry_id);
  return null;
end $$;
-- The first finds entries without postings, the second postings that came after the first ran.
create constraint trigger balances after insert on journal_entry
  deferrable initially deferred for each row execute function entry_balances();
create constraint trigger balances after insert on posting
  deferrable initially deferred for each row execute function posting_balances();

-- The house's own accounts, one of each sort in every currency.
insert into ledger_account (id, currency_code, minimum)
select sort || ':' || code, code, null
from currency cross join (values ('fees'), ('fxPosition'), ('fxRounding'), ('opening')) as house (sort);
`,
  },
  {
    name: '0004-payments',
    checksum: '364236b5434545c8b79df018ec712052272a223115e2bbc2711c5f5b9e445218',
    text: `-- What customers asked to be paid, each under its key, and what was answered.

create table payment (
  id text primary key,
  customer_id text not null references customer (id),
  key text not null,
  -- SHA-256 of method and input: the same key with another order is refused.
  fingerprint text not null,
  method text not null,
  status text not null default 'opened'
    check (status in ('opened', 'pendingApproval', 'settled', 'refused')),
  created_at timestamptz not null,
  -- The answer of the first execution, given again to every repetition.
  answer_status smallint,
  answer json,
  refusal json,
  -- Set with 'settled', and then for good: one key moves money at most once.
  transaction_id text unique references journal_entry (id),
  -- What is to be moved; absent while it is refused before it is understood.
  operation text references limit_schedule (operation),
  from_account text references customer_account (id),
  to_account text references customer_account (id),
  payee_email text,
  currency_code text references currency (code),
  amount numeric check (amount > 0),
  fee numeric check (fee >= 0),
  note text,
  unique (customer_id, key),
  check ((status = 'settled') = (transaction_id is not null)),
  check (status in ('opened', 'refused') or amount is not null)
);
create index payment_from_account on payment (from_account, status);
create index payment_customer on payment (customer_id, created_at);

create table payment_approval (
  payment_id text primary key references payment (id),
  -- What the customer's device knows the waiting payment by.
  trxid text not null unique,
  sent_to text not null,
  -- SHA-256 over the code and over amount, currency, payee and account: a code approves what its
  -- message said and nothing else.
  code_hash text not null,
  code_expires_at timestamptz not null,
  sent_at timestamptz not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  codes_sent smallint not null default 1,
  expires_at timestamptz not null
);

create function keep_settled() returns trigger language plpgsql as $$ begin
  if old.status = 'settled' and (new.status, new.transaction_id, new.amount, new.key, new.customer_id)
    is distinct from (old.status, old.transaction_id, old.amount, old.key, old.customer_id) then
    raise exception 'payment % is settled and stays so', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger settled_for_good before update on payment
  for each row execute function keep_settled();

-- The name that other customers may see: \`Vera K.\`, or a business in full.
create function public_name(customer) returns text immutable language sql as $$
  select coalesce($1.business_name, $1.first_name || ' ' || left($1.last_name, 1) || '.')
$$;
`,
  },
  {
    name: '0005-history',
    checksum: 'f907c5ec02ff16d8c150e66458dae27e6646f972ab4c72c89cf1742469f07c22',
    text: `-- What customers see of their accounts: every posting, and the payments that wait for an approval
-- or came to nothing. A row with \`ends_at\` is processing until then and rejected from then on.

create view customer_history as
select own.customer_id, posting.id::text as id, posting.id as position,
  entry.id as transaction_id, entry.at,
  case purpose when 'fee' then 'fee' else entry.kind end as type, posting.account_id,
  case when amount > 0 then 'in' else 'out' end as direction, abs(amount) as amount,
  posting.currency_code, balance_after,
  coalesce(other.name, entry.counterparty_name) as counterparty_name,
  other.email as counterparty_email, entry.description,
  'completed' as status, null::timestamptz as ends_at
from posting
  join journal_entry entry on entry.id = posting.entry_id
  join customer_account own on own.id = posting.account_id
  left join lateral (
    select public_name(customer) as name, customer.email
    from posting across
      join customer_account account on account.id = across.account_id
      join customer on customer.id = account.customer_id
    where across.entry_id = entry.id and across.purpose = 'principal'
      and account.customer_id <> own.customer_id
    limit 1
  ) other on true
union all
select payment.customer_id, payment.id, 0, trxid, payment.created_at, 'p2pTransfer', from_account,
  'out', amount, payment.currency_code, balance, public_name(customer), payee_email, note,
  case status when 'pendingApproval' then 'processing' else 'rejected' end, expires_at
from payment
  join payment_approval on payment_id = payment.id
  join ledger_account on ledger_account.id = from_account
  left join customer on customer.email = payee_email
where status in ('pendingApproval', 'refused');
`,
  },
  {
    name: '0006-embedding',
    checksum: 'a446dffe2e54baa39ecc3ab4008529b3ceef3638fae640de9acd8fa27a86c6c1',
    text: `-- Who may show the bank in pages of their own, what merchants ask to be paid, and what they are
-- told of it.

create table embedder (
  -- Stands in the source of their pages and is no secret.
  client_key text primary key check (client_key ~ '^ck_[A-Za-z0-9_]{8,64}$'),
  -- Shown to customers.
  name text not null,
  -- A merchant has all three: whom its customers pay, its API key as SHA-256, and the secret that
  -- its notifications are signed with.
  merchant_id text references customer (id),
  api_key_hash text unique,
  signing_secret text,
  -- Absent: what it would be told waits until there is one.
  notification_url text,
  check (num_nulls(merchant_id, api_key_hash, signing_secret) in (0, 3)),
  check (notification_url is null or merchant_id is not null),
  position bigint generated always as identity
);

-- Exact origins: where their pages may show the bank.
create table embed_origin (
  client_key text not null references embedder (client_key),
  origin text not null check (origin ~ '^https?://([a-z0-9.-]+|\\[[0-9a-f:]+\\])(:[0-9]+)?$'),
  primary key (client_key, origin)
);
create index embed_origin_origin on embed_origin (origin);

-- A session of a frame: begun by another session, and over when that one is.
alter table token_family
  add column scope text not null default 'full' check (scope in ('full', 'embed')),
  add column parent_id text references token_family (id),
  add check ((scope = 'embed') = (parent_id is not null));
create index token_family_parent on token_family (parent_id);

-- A code for a frame takes no one-time code: it names the session that granted it.
alter table sign_in_step
  alter column otp_hash drop not null,
  add column parent_family_id text references token_family (id),
  add check ((otp_hash is null) = (parent_family_id is not null));

create table checkout (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  client_key text not null references embedder (client_key),
  -- The merchant's own number of what is sold.
  order_id text not null,
  amount numeric not null check (amount > 0 and amount < 1e15),
  currency_code text not null references currency (code),
  description text not null,
  -- \`checkout_state\` tells more: a payment may be waiting, the time may be over.
  status text not null default 'open' check (status in ('open', 'paid', 'refused', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  final_at timestamptz,
  transaction_id text unique references journal_entry (id),
  unique (client_key, order_id),
  check ((status = 'paid') = (transaction_id is not null)),
  check ((status = 'open') = (final_at is null))
);
create index checkout_open on checkout (expires_at) where status = 'open';

insert into fee_schedule (operation, fixed, rate_margin) values ('checkout', 0, 0);
insert into limit_schedule (operation, minimum, maximum, daily)
values ('checkout', 0.01, 10000, 25000);

alter table journal_entry
  drop constraint journal_entry_kind_check,
  add check (kind in ('deposit', 'ownTransfer', 'p2pTransfer', 'checkout'));

alter table payment
  add column checkout_id text references checkout (id),
  add check ((operation is not distinct from 'checkout') = (checkout_id is not null));
create index payment_checkout on payment (checkout_id) where checkout_id is not null;
-- Whoever pays, and under however many keys.
create unique index checkout_paid_once on payment (checkout_id) where status = 'settled';

-- Where a checkout stands at a moment, as the protocol calls it.
create function checkout_state(checkout, at timestamptz) returns text stable language sql as $$
  select case
    when $1.status <> 'open' then $1.status
    when $1.expires_at <= $2 then 'expired'
    when exists (
      select from payment join payment_approval on payment_id = payment.id
      where checkout_id = $1.id and payment.status = 'pendingApproval'
        and payment_approval.expires_at > $2
    ) then 'pending'
    else 'open'
  end
$$;

create function guard_checkout() returns trigger language plpgsql as $$ begin
  if old.status <> 'open' then
    raise exception 'checkout % is % and stays so', old.id, old.status
      using errcode = 'restrict_violation';
  end if;
  if (new.id, new.client_key, new.order_id, new.amount, new.currency_code, new.description,
      new.created_at, new.expires_at)
    is distinct from (old.id, old.client_key, old.order_id, old.amount, old.currency_code,
      old.description, old.created_at, old.expires_at) then
    raise exception 'checkout % asks for what it asked for', old.id
      using errcode = 'restrict_violation';
  end if;
  if new.status = 'paid' and not exists (
    select from posting
      join customer_account account on account.id = posting.account_id
      join embedder on embedder.merchant_id = account.customer_id
    where posting.entry_id = new.transaction_id and embedder.client_key = new.client_key
      and posting.currency_code = new.currency_code and posting.amount = new.amount
  ) then
    raise exception 'entry % does not pay checkout %', new.transaction_id, new.id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guarded before update on checkout
  for each row execute function guard_checkout();
create trigger kept before delete on checkout
  for each row execute function refuse_change();

-- What merchants are still to be told: written where the checkout becomes final, in the same
-- transaction. What is said follows from the checkout, which no longer changes.
create table checkout_notification (
  id text primary key default gen_random_uuid()::text,
  checkout_id text not null unique references checkout (id),
  attempts integer not null default 0 check (attempts >= 0),
  -- In the bank's time. Null: received, or given up.
  next_attempt_at timestamptz,
  -- In real time: until then one process is at it, and no other one tries.
  held_until timestamptz,
  delivered_at timestamptz,
  check (delivered_at is null or next_attempt_at is null)
);
create index checkout_notification_due on checkout_notification (next_attempt_at)
  where next_attempt_at is not null;

create function notify_merchant() returns trigger language plpgsql as $$ begin
  insert into checkout_notification (checkout_id, next_attempt_at) values (new.id, new.final_at);
  perform pg_notify('sixpence_checkout', new.id);
  return null;
end $$;
create trigger told after update on checkout
  for each row when (old.status = 'open' and new.status <> 'open')
  execute function notify_merchant();

-- As before, and payments of checkouts. A shop learns the name of who pays, not the address.
create or replace view customer_history as
select own.customer_id, posting.id::text as id, posting.id as position,
  entry.id as transaction_id, entry.at,
  case purpose when 'fee' then 'fee' else entry.kind end as type, posting.account_id,
  case when amount > 0 then 'in' else 'out' end as direction, abs(amount) as amount,
  posting.currency_code, balance_after,
  coalesce(other.name, entry.counterparty_name) as counterparty_name,
  case when entry.kind <> 'checkout' then other.email end as counterparty_email, entry.description,
  'completed' as status, null::timestamptz as ends_at
from posting
  join journal_entry entry on entry.id = posting.entry_id
  join customer_account own on own.id = posting.account_id
  left join lateral (
    select public_name(customer) as name, customer.email
    from posting across
      join customer_account account on account.id = across.account_id
      join customer on customer.id = account.customer_id
    where across.entry_id = entry.id and across.purpose = 'principal'
      and account.customer_id <> own.customer_id
    limit 1
  ) other on true
union all
select payment.customer_id, payment.id, 0, trxid, payment.created_at,
  case operation when 'checkout' then 'checkout' else 'p2pTransfer' end, from_account,
  'out', payment.amount, payment.currency_code, balance, public_name(customer), payee_email, note,
  case payment.status when 'pendingApproval' then 'processing' else 'rejected' end,
  payment_approval.expires_at
from payment
  join payment_approval on payment_id = payment.id
  join ledger_account on ledger_account.id = from_account
  left join checkout on checkout.id = checkout_id
  left join embedder using (client_key)
  left join customer on customer.email = payee_email or customer.id = merchant_id
where payment.status in ('pendingApproval', 'refused');
`,
  },
  {
    name: '0010-access',
    checksum: '4b55fb919db05ffcdf72ab758ba64865f55146bebd89e82f67f89e583708845a',
    text: `-- Who acts for whom and what each of them may, and what a customer has to do before anything else.

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
`,
  },
  {
    name: '0020-devices',
    checksum: '4bb40b90ab8ed54d99b8477d969c430a10db6f9cae31340d12610ee690b9aede',
    text: `-- Phones that customers have linked, and sign-ins that wait for one of them.

alter table customer
  drop constraint customer_login_mode_check,
  add check (login_mode in ('no', 'direct', 'otp', 'sms', 'push', 'verifyDevice'));

-- Where codes go by SMS, in the form of E.164.
alter table login add column phone_number text check (phone_number ~ '^\\+[1-9][0-9]{6,14}$');

create table device (
  id text primary key,
  customer_id text not null references customer (id),
  -- Shown on the device itself too.
  code text not null check (code ~ '^[A-Z][0-9]-[0-9]{2}$'),
  type text not null check (type in ('android', 'ios')),
  name text not null,
  location text not null,
  -- What the device signs in with beside the password, as SHA-256. Never read out.
  secret_hash text not null unique,
  push_token text not null,
  last_activity_at timestamptz not null,
  position bigint generated always as identity
);
create index device_customer on device (customer_id);

-- A session on a linked device: it may answer pushes, and ends with the link.
alter table token_family
  add column device_id text references device (id) on delete set null,
  drop constraint token_family_revoked_because_check,
  add check (revoked_because in ('left', 'reused', 'unlinked'));

alter table sign_in_step
  -- Stands in the push and names it to whoever answers it.
  add column push_key text unique,
  add column push_answer text check (push_answer in ('approved', 'refused')),
  -- Two digits, shown where somebody signs in and in what the bank sent.
  add column identifier text check (identifier ~ '^[0-9]{2}$'),
  drop constraint sign_in_step_check,
  -- A one-time code, a push, or the session that granted a frame its own.
  add check (num_nonnulls(otp_hash, push_key, parent_family_id) = 1),
  add check (push_answer is null or push_key is not null);
`,
  },
  {
    name: '0021-device-links',
    checksum: 'c4306bf3bcc0daf814b22799ee0fc0d0fef32354a1240e46247364351c155a7d',
    text: `-- Links that a phone opens to become a customer's device, and devices that wait to be approved.

create table device_link (
  -- Stands in the link.
  key text primary key,
  customer_id text not null references customer (id),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);

alter table device
  -- Null: added by a phone, and not yet approved by the customer. Such a device approves nothing.
  add column approved_at timestamptz,
  add column approval_code_hash text,
  add column approval_sent_at timestamptz,
  add column approval_expires_at timestamptz,
  add column approval_tries integer not null default 0;
`,
  },
  {
    name: '0030-security',
    checksum: 'fc4043985515cd7e7f802c5da3f9fab2ddd5cdaf5d19c08b2e537fa50dddfd91',
    text: `-- What customers do to protect themselves, and who signed in as them.

-- A change that waits for its code: a password, a way of signing in, a way of approving.
create table security_change (
  id text primary key,
  customer_id text not null references customer (id),
  kind text not null check (kind in ('password', 'loginMode', 'transactionMode')),
  -- What it will be: a mode, or the new password as it is kept.
  wish jsonb not null,
  code_hash text not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz
);
create index security_change_customer on security_change (customer_id, kind, sent_at);

-- Sessions also end because their customer changed how they are protected.
alter table token_family
  drop constraint if exists token_family_revoked_because_check,
  add check (revoked_because in ('left', 'reused', 'unlinked', 'protected'));

alter table customer add column ip_access_enabled boolean not null default false;

create table ip_access (
  id text primary key,
  customer_id text not null references customer (id),
  first_ip inet not null,
  last_ip inet not null,
  created_at timestamptz not null,
  position bigint generated always as identity,
  check (family(first_ip) = family(last_ip) and first_ip <= last_ip),
  unique (customer_id, first_ip, last_ip)
);

create table blacklist (
  customer_id text not null references customer (id),
  -- Of anybody: the bank need not know the address.
  email text not null check (email = lower(email)),
  block_type text not null check (block_type in ('payout', 'login')),
  position bigint generated always as identity,
  primary key (customer_id, email)
);

create table login_history (
  id bigint generated always as identity primary key,
  customer_id text not null references customer (id),
  at timestamptz not null,
  ip inet,
  device text,
  result text not null check (result in ('success', 'wrongPassword', 'addressRefused'))
);
create index login_history_customer on login_history (customer_id, at desc, id desc);
`,
  },
  {
    name: '0031-activation-and-recovery',
    checksum: '84852a3a941c42c9a4cef4bece56bf5f79e4435acd5983e29545943b240a888a',
    text: `-- How customers get in for the first time, and again.

-- False until the mailed link has been opened: the password alone lets nobody in.
alter table customer add column is_active boolean not null default true;

create table activation (
  customer_id text primary key references customer (id),
  -- What the link says that it is for.
  action text not null check (action in ('activation', 'activationBusiness', 'activationEmployee')),
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

-- Codes for a new password, for addresses that nobody has as well: a code tells nothing.
create table recovery_code (
  email text primary key check (email = lower(email)),
  code_hash text not null,
  tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Codes since \`day_began_at\`: asking for codes does not buy guesses without an end.
  codes_sent smallint not null default 1,
  day_began_at timestamptz not null
);

-- Somebody who says that an account is theirs and can no longer read its e-mail.
create table recovery_task (
  id text primary key,
  email text not null check (email = lower(email)),
  recovery_email text not null,
  is_match boolean not null,
  is_retryable boolean not null,
  started_at timestamptz not null,
  -- When somebody would have looked at it.
  decided_at timestamptz not null,
  -- When the code went to the other address.
  answered_at timestamptz
);
create index recovery_task_email on recovery_task (email, started_at);
`,
  },
  {
    name: '0040-push-migration',
    checksum: '1c4db814a2f5ab24745480a8d5bcb868a8ad2e38e8e1fb5160cd24512aefac30',
    text: `-- The move to sign-ins that a phone approves.

-- Until when the customer may put it off; null of who is not asked, or has done it.
alter table customer add column migrate_by timestamptz;

-- When the links of the app stores were sent last.
alter table login add column store_links_sent_at timestamptz;

-- A sign-in that ends with the move: no code goes out in place of the phone.
alter table sign_in_step add column migrates boolean not null default false;

-- The sign-in that waits for its first phone: it alone may approve the one that opened its link.
alter table device_link add column sign_in_code_hash text;
alter table device add column sign_in_code_hash text;
`,
  },
  {
    name: '0041-external-sign-in',
    checksum: '1929af815131010765ea67f868a84a472b4eb2095950f2b5c13180efc24762c3',
    text: `-- Outsiders who let their users sign in with the bank.

create table external_authorization (
  id text primary key,
  -- Where the outsider's user goes back to, exactly.
  redirect_uri text not null,
  -- The outsider's own; it comes back as it was.
  state text not null,
  expires_at timestamptz not null,
  -- Once: who signed in, and what the outsider finds that out with.
  customer_id text references customer (id),
  used_at timestamptz,
  code_hash text unique,
  code_used_at timestamptz,
  check (num_nonnulls(customer_id, used_at, code_hash) in (0, 3))
);
`,
  },
  {
    name: '0045-notification-settings',
    checksum: '1d582bd404076f289bc7fd59e6f3d94b5e7256c90ff2a9e511e15d48c2cdbcde',
    text: `-- What customers want to be told of, and how. What is not here is as the bank has it by itself: on.

create table notification_setting (
  customer_id text not null references customer (id),
  -- The protocol's name of the setting: its group and its channel.
  identified text not null,
  value boolean not null,
  primary key (customer_id, identified)
);
`,
  },
  {
    name: '0050-requests',
    checksum: '9e65b2007f5f947b58f0d35089fa5e7a441e1472d8004293f7d9d141fc468ef8',
    text: `-- Payments that somebody began who may not approve them, and what became of them.

create table payment_request (
  id text primary key,
  payment_id text not null unique references payment (id),
  customer_id text not null references customer (id),
  asked_by text not null references customer (id),
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  -- Between own accounts: what is to arrive.
  to_amount numeric check (to_amount > 0),
  status text not null default 'waiting'
    check (status in ('waiting', 'approved', 'declined', 'withdrawn')),
  decided_at timestamptz,
  decided_by text references customer (id),
  reason text,
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'waiting') = (decided_by is null)),
  -- Four eyes: nobody approves what they asked for.
  check (status <> 'approved' or decided_by <> asked_by)
);
create index payment_request_customer on payment_request (customer_id, asked_at desc);
create index payment_request_asked_by on payment_request (asked_by, customer_id)
  where status = 'waiting';

-- A code that an approver was sent for some of them.
create table request_approval (
  id text primary key,
  customer_id text not null references customer (id),
  approver_id text not null references customer (id),
  request_ids jsonb not null,
  -- SHA-256 over the code and over what each of them moves: it approves that and nothing else.
  code_hash text not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index request_approval_approver on request_approval (approver_id, sent_at);

create function guard_request() returns trigger language plpgsql as $$ begin
  if old.status <> 'waiting' then
    raise exception 'request % is % and stays so', old.id, old.status
      using errcode = 'restrict_violation';
  end if;
  if (new.id, new.payment_id, new.customer_id, new.asked_by, new.asked_at, new.to_amount)
    is distinct from (old.id, old.payment_id, old.customer_id, old.asked_by, old.asked_at,
      old.to_amount) then
    raise exception 'request % asks for what it asked for', old.id
      using errcode = 'restrict_violation';
  end if;
  if (new.status = 'approved') <> exists (
    select from payment where id = new.payment_id and status = 'settled'
  ) then
    raise exception 'request % is approved when its payment moves, and not otherwise', old.id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guarded before update on payment_request
  for each row execute function guard_request();

create or replace view customer_history as
select own.customer_id, posting.id::text as id, posting.id as position,
  entry.id as transaction_id, entry.at,
  case purpose when 'fee' then 'fee' else entry.kind end as type, posting.account_id,
  case when amount > 0 then 'in' else 'out' end as direction, abs(amount) as amount,
  posting.currency_code, balance_after,
  coalesce(other.name, entry.counterparty_name) as counterparty_name,
  case when entry.kind <> 'checkout' then other.email end as counterparty_email, entry.description,
  'completed' as status, null::timestamptz as ends_at
from posting
  join journal_entry entry on entry.id = posting.entry_id
  join customer_account own on own.id = posting.account_id
  left join lateral (
    select public_name(customer) as name, customer.email
    from posting across
      join customer_account account on account.id = across.account_id
      join customer on customer.id = account.customer_id
    where across.entry_id = entry.id and across.purpose = 'principal'
      and account.customer_id <> own.customer_id
    limit 1
  ) other on true
union all
select payment.customer_id, payment.id, 0, waits.name, payment.created_at,
  case operation when 'checkout' then 'checkout' when 'p2p' then 'p2pTransfer'
    else 'ownTransfer' end, from_account,
  'out', payment.amount, payment.currency_code, balance, public_name(customer), payee_email, note,
  case payment.status when 'pendingApproval' then 'processing' else 'rejected' end,
  waits.expires_at
from payment
  join (
    select payment_id, trxid as name, expires_at from payment_approval
    union all
    select payment_id, id, expires_at from payment_request
  ) waits on waits.payment_id = payment.id
  join ledger_account on ledger_account.id = from_account
  left join checkout on checkout.id = checkout_id
  left join embedder using (client_key)
  left join customer on customer.email = payee_email or customer.id = merchant_id
where payment.status in ('pendingApproval', 'refused');
`,
  },
  {
    name: '0055-asked-again',
    checksum: 'd0d1ac6ba482cf3f501f42346433fdbde40ffb3780bee7488ffda5882004dc7f',
    text: `-- What a client named the use of a refresh token by: who asks again under that name has lost the answer.

alter table refresh_token add column use_key_hash text;
`,
  },
  {
    name: '0056-kept-from-acting',
    checksum: 'c16776a4c6384f7d47d0e83964ad551e2df99a9f5a8e9512768dba3b2ac3b92b',
    text: `-- What users may do for customers who do not keep them from it: what a blacklist forbids comes back
-- as it was once it forbids it no more.

create view access_in_force as
  select access.user_id, access.customer_id, access.access_right, access.sees_balance,
    access.position_ids, access.permissions, access.last_used_at
  from customer_access access
  where not exists (
    select from blacklist entry join customer person on person.email = entry.email
    where entry.block_type = 'login' and entry.customer_id = access.customer_id
      and person.id = access.user_id);
`,
  },
  {
    name: '0060-business-users',
    checksum: '7091eea85baffc817f78b815d4c9e4f6fd76694c87ded15664bcd4bee1336b98',
    text: `-- Who lets whom act for a business.

alter table customer_access
  -- Names the access to those who manage it: the user's own id is nobody's but theirs.
  add column id text not null unique default gen_random_uuid()::text,
  -- When the user was let act for the customer, last.
  add column since timestamptz,
  -- When they first did. Before that nothing is told of whose the address is.
  add column joined_at timestamptz;

update customer_access access set since = created_at, joined_at = created_at
from customer where customer.id = access.user_id;

alter table customer_access alter column since set not null;

alter table security_change
  drop constraint if exists security_change_kind_check,
  add constraint security_change_kind_check
    check (kind in ('password', 'loginMode', 'transactionMode', 'access'));
`,
  },
  {
    name: '0065-wrong-codes',
    checksum: 'bc7435cb25ca71c707fd324447adbe544c7c186b1b4e9d0bb2a170091286c5c7',
    text: `-- Wrong one-time codes of a day: code after code can be asked for, and each would buy some guesses.

create table wrong_codes (
  customer_id text not null references customer (id),
  purpose text not null check (purpose in ('payments', 'requests', 'devices', 'security')),
  -- Of UTC.
  day date not null,
  wrong smallint not null check (wrong between 0 and 20),
  primary key (customer_id, purpose)
);
`,
  },
  {
    name: '0066-failures-by-address',
    checksum: '016e4513a4cff7ff81865c64e7f2d674cd030b39c84c51721adc2a7db224d9e0',
    text: `-- Wrong passwords by where they came from: who tries one on many names is asked for a bot check too.

create table address_failure (
  ip inet primary key,
  failed integer not null,
  -- When the count began; one that is too old begins anew.
  since timestamptz not null
);
`,
  },
  {
    name: '0067-company-documents',
    checksum: '866d28f60409b2d206cb7b55ee0277e20f36229cdedf6c6bfaa2f004315f5f1e',
    text: `-- Papers that businesses hand in. What takes the place of another does not delete it.

create table company_document (
  id text primary key,
  customer_id text not null references customer (id),
  document_type text not null,
  file_name text not null,
  media_type text not null,
  bytes bytea not null check (length(bytes) between 1 and 10485760),
  -- Of the bytes, so that a key is good for one file.
  digest text not null,
  upload_key text not null,
  uploaded_at timestamptz not null,
  uploaded_by text not null references customer (id),
  position bigint generated always as identity,
  unique (customer_id, upload_key)
);
create index company_document_newest on company_document (customer_id, document_type, position desc);
`,
  },
  {
    name: '0080-accounts',
    checksum: '953377f35bf6325e339ca6ccdc170a1d9423897f587ea91b09edb7c7d2a90638',
    text: `-- How money comes onto an account, and where its owner is.

-- Which ways of paying in a customer has looked at.
create table viewed_instruction (
  customer_id text not null references customer (id),
  account_id text not null references customer_account (id),
  instruction_id text not null,
  viewed_at timestamptz not null,
  primary key (customer_id, account_id, instruction_id)
);

create table wallet (
  account_id text not null references customer_account (id),
  currency_code text not null check (currency_code in ('BTC', 'BCH', 'ETH', 'LTC')),
  address text not null unique,
  created_at timestamptz not null,
  primary key (account_id, currency_code)
);

create table customer_address (
  id text primary key,
  customer_id text not null references customer (id),
  address1 text not null,
  address2 text,
  city text not null,
  postal_code text not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  -- The protocol's addressStatus: 0 unconfirmed, 2 pending.
  status_id smallint not null default 2,
  confirmed boolean not null default false,
  position bigint generated always as identity
);
create index customer_address_customer on customer_address (customer_id, position);
`,
  },
  {
    name: '0085-cards',
    checksum: '8dde04db6365c65f752431171a632132df739706566920ffe66e984ac03e6e82',
    text: `-- Cards: each is an account of one of the types of cards, and what else there is to it.

-- What is given out: to whom, and in which currency.
create table card_product (
  type smallint primary key check (type between 2006 and 2135),
  currency_code text not null references currency (code),
  is_virtual boolean not null,
  sub_type text not null check (sub_type in ('PREPAID', 'DEBIT')),
  -- Where those live who can have it; nobody can apply for a debit card by themselves.
  countries jsonb not null
);
insert into card_product (type, currency_code, is_virtual, sub_type, countries)
values
  (2006, 'EUR', false, 'PREPAID', '["AT", "DE", "ES", "FR", "IE", "IT", "NO", "PT", "RO"]'),
  (2007, 'EUR', true, 'PREPAID', '["AT", "DE", "ES", "FR", "GB", "IE", "IT", "NO", "PT", "RO", "UA"]'),
  (2010, 'USD', false, 'PREPAID', '["IE", "RO", "US"]'),
  (2011, 'USD', true, 'PREPAID', '["AT", "DE", "ES", "FR", "GB", "IE", "IT", "NO", "PT", "RO", "UA", "US"]'),
  (2014, 'GBP', false, 'PREPAID', '["GB", "IE"]'),
  (2015, 'GBP', true, 'PREPAID', '["GB", "IE"]'),
  (2018, 'RON', false, 'PREPAID', '["RO"]'),
  (2019, 'RON', true, 'PREPAID', '["RO"]'),
  (2100, 'EUR', false, 'DEBIT', '[]'),
  (2135, 'USD', false, 'DEBIT', '[]');

-- The figures hold in whichever currency the card is in.
create table card_fee (
  kind text primary key,
  amount numeric not null check (amount >= 0)
);
insert into card_fee (kind, amount)
values
  ('annual', 0), ('issue', 10), ('issueVirtual', 0), ('monthly', 1), ('activation', 2),
  ('standard', 0), ('express', 35);

-- Of the sixteen digits: what comes before is the bank's, the last one checks them.
create sequence card_number start 417001 increment 13;

create table card (
  account_id text primary key references customer_account (id),
  is_virtual boolean not null,
  alias text check (length(alias) between 1 and 40),
  -- Leaves the bank masked.
  number text not null unique check (number ~ '^\\d{16}$'),
  expiry_month smallint not null check (expiry_month between 1 and 12),
  expiry_year smallint not null check (expiry_year between 2000 and 2100),
  -- May stand beside any status.
  has_fraud_mark boolean not null default false,
  paused_from smallint,
  -- Since when it is made; of one whose account is still as it was submitted it tells the status.
  ordered_at timestamptz,
  is_express boolean not null default false,
  -- Since when the card is made that will take its place.
  reissued_at timestamptz,
  reissue_is_express boolean not null default false,
  reissued_number text unique check (reissued_number ~ '^\\d{16}$'),
  -- Of a debit card: where it takes its money from.
  settlement_account_id text references customer_account (id)
);

create table card_application (
  account_id text primary key references card (account_id),
  shipping text check (shipping in ('standard', 'express')),
  address jsonb,
  fee_account_id text not null references customer_account (id),
  applied_at timestamptz not null
);

-- A PIN can be shown, so it is kept sealed and not hashed.
create table card_pin (
  account_id text primary key references card (account_id),
  -- Base64url.
  nonce text not null,
  sealed text not null
);
create table card_pin_key (
  single boolean primary key default true check (single),
  key text not null
);

create table card_authorization (
  id text primary key,
  account_id text not null references card (account_id),
  at timestamptz not null,
  merchant text not null,
  amount numeric not null check (amount > 0),
  currency_code text not null references currency (code),
  status text not null check (status in ('pending', 'completed', 'declined', 'reversed'))
);
create index card_authorization_newest on card_authorization (account_id, at desc);

-- Beginnings of numbers of cards that nothing is paid to.
create table blocked_bin (
  bin text primary key check (bin ~ '^\\d{6}$')
);
insert into blocked_bin (bin) values ('400000'), ('510000'), ('999999');

-- Where a card stands that is being made, in the protocol's numbers: submitted, processing,
-- printing, printed, shipped. By express it takes a quarter of the time.
create function card_stage(since timestamptz, is_express boolean, at timestamptz)
returns smallint immutable language sql as $$
  select case
    when since is null then null
    when hours < 1 then 0 when hours < 24 then 41 when hours < 48 then 19 when hours < 72 then 20
    else 21
  end::smallint
  from (select extract(epoch from at - since) / 3600 * case when is_express then 4 else 1 end) as t (hours)
$$;

alter table journal_entry
  drop constraint if exists journal_entry_kind_check,
  drop constraint if exists journal_entry_kind_check1,
  add constraint journal_entry_kind_check
    check (kind in ('deposit', 'ownTransfer', 'p2pTransfer', 'checkout', 'cardFee'));

alter table security_change
  drop constraint if exists security_change_kind_check,
  add constraint security_change_kind_check
    check (kind in ('password', 'loginMode', 'transactionMode', 'access', 'cardPin'));
`,
  },
  {
    name: '0090-history-rows',
    checksum: '13e6d807900607f69f47d5f6a9d209e8c6fbac30424bfeb3b27e238852036c34',
    text: `-- What customers see of their accounts, laid out to be searched: a row beside each posting on an
-- account of theirs, written with it. Names and addresses are those of the day.

create table history_row (
  -- Of the posting, which has no foreign key to it: that would answer a truncation in its place.
  position bigint primary key,
  customer_id text not null references customer (id),
  account_id text not null references customer_account (id),
  transaction_id text not null references journal_entry (id),
  at timestamptz not null,
  type text not null,
  direction text not null check (direction in ('in', 'out')),
  amount numeric not null check (amount > 0),
  currency_code text not null,
  balance_after numeric not null,
  counterparty_name text,
  counterparty_email text,
  description text,
  -- What a search looks through, in lower case.
  words text not null
);
create index history_row_customer on history_row (customer_id, at desc, position desc);
create index history_row_account on history_row (account_id, at desc, position desc);

create function lay_out_history(entries text[]) returns void language sql as $$
  insert into history_row (position, customer_id, account_id, transaction_id, at, type, direction,
    amount, currency_code, balance_after, counterparty_name, counterparty_email, description, words)
  select posting.id, own.customer_id, posting.account_id, entry.id, entry.at,
    case purpose when 'fee' then 'fee' else entry.kind end,
    case when posting.amount > 0 then 'in' else 'out' end, abs(posting.amount),
    posting.currency_code, balance_after, named.name, named.email, entry.description,
    lower(concat_ws(' ', entry.id, entry.description, named.name, named.email))
  from posting
    join journal_entry entry on entry.id = posting.entry_id
    join customer_account own on own.id = posting.account_id
    left join lateral (
      select public_name(customer) as name, customer.email
      from posting across
        join customer_account account on account.id = across.account_id
        join customer on customer.id = account.customer_id
      where across.entry_id = entry.id and across.purpose = 'principal'
        and account.customer_id <> own.customer_id
      limit 1
    ) other on true
    -- A shop learns the name of who pays, not the address.
    cross join lateral (
      select coalesce(other.name, entry.counterparty_name) as name,
        case when entry.kind <> 'checkout' then other.email end as email
    ) named
  where posting.entry_id = any (entries)
  -- The other side of an entry may be written after this one.
  on conflict (position) do update set counterparty_name = excluded.counterparty_name,
    counterparty_email = excluded.counterparty_email, words = excluded.words
$$;

create function lay_out_added() returns trigger language plpgsql as $$ begin
  perform lay_out_history(array(select distinct entry_id from added));
  return null;
end $$;
create trigger laid_out after insert on posting referencing new table as added
  for each statement execute function lay_out_added();

select lay_out_history(array(select id from journal_entry));

-- As before, with what a search looks through.
create or replace view customer_history as
select customer_id, position::text as id, position, transaction_id, at, type, account_id, direction,
  amount, currency_code, balance_after, counterparty_name, counterparty_email, description,
  'completed' as status, null::timestamptz as ends_at, words
from history_row
union all
select payment.customer_id, payment.id, 0, waits.name, payment.created_at,
  case operation when 'checkout' then 'checkout' when 'p2p' then 'p2pTransfer'
    else 'ownTransfer' end, from_account,
  'out', payment.amount, payment.currency_code, balance, public_name(customer), payee_email, note,
  case payment.status when 'pendingApproval' then 'processing' else 'rejected' end,
  waits.expires_at, lower(concat_ws(' ', waits.name, note, public_name(customer), payee_email))
from payment
  join (
    select payment_id, trxid as name, expires_at from payment_approval
    union all
    select payment_id, id, expires_at from payment_request
  ) waits on waits.payment_id = payment.id
  join ledger_account on ledger_account.id = from_account
  left join checkout on checkout.id = checkout_id
  left join embedder using (client_key)
  left join customer on customer.email = payee_email or customer.id = merchant_id
where payment.status in ('pendingApproval', 'refused');
`,
  },
  {
    name: '0091-history-exports',
    checksum: 'cd43fef03668e8c81aa8ecb6a19b82cfb0aa88952854430c209827e619f42831',
    text: `-- Files of the history that customers asked for, and how far each has come.

create table history_export (
  id text primary key,
  customer_id text not null references customer (id),
  -- What was asked for, as the call said it.
  filter json not null,
  locale text not null,
  status text not null default 'processing' check (status in ('processing', 'ready', 'failed')),
  rows_done integer not null default 0,
  rows_total integer not null default 0 check (rows_done <= rows_total),
  -- The row that was written last: the next piece begins below it.
  below json,
  created_at timestamptz not null,
  position bigint generated always as identity
);
create index history_export_customer on history_export (customer_id, position desc);

create table history_export_part (
  export_id text not null references history_export (id),
  place integer not null,
  content text not null,
  primary key (export_id, place)
);
`,
  },
  {
    name: '0095-announcements',
    checksum: '7969d2989deb53a430f4615754a6b5784641fcf4d906981ed29aa04dec15c7cf',
    text: `-- What the bank tells everybody, and who has read and answered it.

create table announcement (
  id text primary key,
  -- By language, each with title and body; whoever reads another one reads English.
  texts jsonb not null check (texts ? 'en'),
  needs_choice boolean not null default false,
  published_at timestamptz not null,
  position bigint generated always as identity
);
create index announcement_newest on announcement (published_at desc, position desc);

create table announcement_reading (
  announcement_id text not null references announcement (id),
  customer_id text not null references customer (id),
  read_at timestamptz not null,
  choice text check (choice in ('accept', 'decline')),
  primary key (announcement_id, customer_id)
);
`,
  },
  {
    name: '0100-card-details',
    checksum: '12f0d92920cc97aeef7c75d8adfdd4b3b3bd986052eabe5e8ec369f00f75000c',
    text: `-- What is printed on a card, shown in a frame of the bank.

-- One row while a card can be shown: its token is good once, and kept as a hash.
create table card_display (
  account_id text primary key references card (account_id),
  token_hash text not null unique,
  -- The page that may hold the frame.
  host_origin text not null,
  locale text not null,
  expires_at timestamptz not null,
  taken_at timestamptz
);

-- Security codes are computed from it and kept nowhere.
create table card_check_key (
  single boolean primary key default true check (single),
  key text not null
);

alter table security_change
  drop constraint if exists security_change_kind_check,
  add constraint security_change_kind_check check (
    kind in ('password', 'loginMode', 'transactionMode', 'access', 'cardPin', 'cardDetails')
  );
`,
  },
  {
    name: '0101-card-display-holders',
    checksum: 'fca9b5efc39827a5a53d16f951377dbaa11faab21908d53cf46697179060cd69',
    text: `-- Pages that hold the page with the frame, e.g. a mobile app's: each has to be allowed by name.
alter table card_display add column held_by jsonb not null default '[]';
`,
  },
  {
    name: '0110-card-status',
    checksum: '239214dc344f083982d9adcd249309ca16a08c6f95f2c88277b540545227043d',
    text: `-- What a moment says of accounts, each in one place.

-- How an account that is a card stands, in the protocol's numbers: one that is made moves on by
-- itself, one that is used works to the end of the month that is printed on it. Of an account that
-- is no card it is the status as it is kept.
create function card_status(card, status_id smallint, at timestamptz)
returns smallint stable language sql as $$
  select case
    when status_id = 0 and $1.ordered_at is not null
      then card_stage($1.ordered_at, $1.is_express, at)
    when status_id = 2 and (at at time zone 'UTC')::date
      >= make_date($1.expiry_year, $1.expiry_month, 1) + interval '1 month'
      then 38::smallint
    else status_id
  end
$$;

-- What payments that wait for an approval will take from an account; one of them can be left out.
create function held_amount(account_id text, at timestamptz, except_payment text)
returns numeric stable language sql as $$
  select coalesce(sum(amount + fee), 0)
  from payment join payment_approval on payment_id = payment.id
  where from_account = account_id and status = 'pendingApproval'
    and expires_at > at and payment.id <> except_payment
$$;
`,
  },
  {
    name: '0111-card-calls',
    checksum: 'a2936b5a87ee8de036264065f35001c40efe9036e46fd98237028058118a5b6d',
    text: `-- Calls about cards that take a fee or tell a PIN: each is done once under its key.

create table card_call (
  customer_id text not null references customer (id),
  key text not null,
  fingerprint text not null,
  at timestamptz not null,
  -- Null while the call is at work.
  answer jsonb,
  primary key (customer_id, key)
);

-- Wrong digits of cards that are activated count as wrong codes do.
alter table wrong_codes
  drop constraint wrong_codes_purpose_check,
  add constraint wrong_codes_purpose_check
    check (purpose in ('payments', 'requests', 'devices', 'security', 'cards'));
`,
  },
  {
    name: '0120-batches',
    checksum: 'a32cab81f4f04ed4624db33a3511a6b0c627ab01ad7d57cc7ce770ec54c37c2f',
    text: `-- Payments that were handed in as one, and what came of each.

create table batch (
  id text primary key,
  customer_id text not null references customer (id),
  made_by text not null references customer (id),
  name text not null,
  type text not null,
  account_id text not null references customer_account (id),
  at timestamptz not null,
  position bigint generated always as identity
);
create index batch_customer on batch (customer_id, at desc, position desc);

-- A line of the file: a payment that was made, or why it was not.
create table batch_payment (
  batch_id text not null references batch (id),
  place integer not null check (place >= 1),
  email text not null,
  amount numeric not null check (amount > 0),
  note text,
  payment_id text unique references payment (id),
  reason text,
  primary key (batch_id, place),
  check ((payment_id is null) = (reason is not null))
);

-- Where a file can be fetched for a short while.
create table batch_file (
  ticket text primary key,
  batch_id text not null references batch (id),
  customer_id text not null references customer (id),
  expires_at timestamptz not null
);
`,
  },
  {
    name: '0130-history-days',
    checksum: '32638e696ba6ffabd97464f4073e2c2f076ceb7f622abe409b5a82350b7f871f',
    text: `-- How many rows of a history fall on each day in UTC, written with them: years are counted without
-- being read. Whoever writes one holds the account's row in the ledger.

create table history_day (
  customer_id text not null references customer (id),
  account_id text not null references customer_account (id),
  day date not null,
  type text not null,
  direction text not null,
  rows integer not null check (rows > 0),
  primary key (customer_id, account_id, day, type, direction)
);

create function count_history_day() returns trigger language plpgsql as $$ begin
  insert into history_day (customer_id, account_id, day, type, direction, rows)
  select customer_id, account_id, (at at time zone 'UTC')::date, type, direction, count(*)
  from added
  group by 1, 2, 3, 4, 5 order by 2, 3, 4, 5
  on conflict (customer_id, account_id, day, type, direction)
    do update set rows = history_day.rows + excluded.rows;
  return null;
end $$;
create trigger counted_by_day after insert on history_row referencing new table as added
  for each statement execute function count_history_day();

insert into history_day (customer_id, account_id, day, type, direction, rows)
select customer_id, account_id, (at at time zone 'UTC')::date, type, direction, count(*)
from history_row group by 1, 2, 3, 4, 5;

-- What is in no ledger: payments that wait for an approval, or came to nothing waiting for it. Beside
-- the rows of the ledger, not among them: these follow an index.
drop view customer_history;
create view waiting_history as
select payment.customer_id, payment.id, 0::bigint as position, waits.name as transaction_id, payment.created_at as at,
  case operation when 'checkout' then 'checkout' when 'p2p' then 'p2pTransfer'
    else 'ownTransfer' end as type,
  from_account as account_id, 'out' as direction, payment.amount, payment.currency_code,
  balance as balance_after, public_name(customer) as counterparty_name,
  payee_email as counterparty_email, note as description,
  case payment.status when 'pendingApproval' then 'processing' else 'rejected' end as kept_status,
  waits.expires_at as ends_at,
  lower(concat_ws(' ', waits.name, note, public_name(customer), payee_email)) as words
from payment
  join (
    select payment_id, trxid as name, expires_at from payment_approval
    union all
    select payment_id, id, expires_at from payment_request
  ) waits on waits.payment_id = payment.id
  join ledger_account on ledger_account.id = from_account
  left join checkout on checkout.id = checkout_id
  left join embedder using (client_key)
  left join customer on customer.email = payee_email or customer.id = merchant_id
where payment.status in ('pendingApproval', 'refused');
`,
  },
  {
    name: '0131-inbox-attachments',
    checksum: '01fcc4748be92c38b24c11c77ac34e02806d8248883f9297f3f39362c88155de',
    text: `-- A file that a message carries: a copy, as mail carries one.
create table inbox_attachment (
  message_id text primary key references inbox_message (id),
  file_name text not null,
  media_type text not null,
  content text not null
);
`,
  },
  {
    name: '0140-card-display-session',
    checksum: 'd64c3cc2d5c75a3156d5df1d6f1e296345ec788578b3c426955bc1baf617b5e9',
    text: `-- A card is shown to a session: when it ends, so does the token. What waited has no session.
delete from card_display;
alter table card_display add column session_id text not null;
`,
  },
  {
    name: '0150-export-mails',
    checksum: '850d5b62b5b3c1147018157229b222b7dc629f05a990fde8992e84f5b818d91c',
    text: `-- When a file last left by mail, to an address that may be anybody's: no mailbox is flooded.
alter table history_export add column mailed_at timestamptz;
`,
  },
  {
    name: '0151-customer-language',
    checksum: '3b3c2f11a5cb0a5a50b4e28fb1a64a530c74c2eab43f94bd5533fc0d48611f02',
    text: `-- The language that a customer last spoke to the bank in: it writes to them in it.
create table customer_language (
  customer_id text primary key references customer (id),
  locale text not null
);
`,
  },
  {
    name: '0152-history-search',
    checksum: '581297fdb65048ae144abf60b692aa7d95268bdd3a0faf65050786406788e609',
    text: `-- What a search over years reads instead of every row: the trigrams of its words, and the amounts.
create index history_row_amount on history_row (customer_id, amount) include (at);

do $$ declare home text; begin
  create extension if not exists pg_trgm;
  -- A database that had it may have it in another schema.
  select quote_ident(nspname) into home
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  -- Rows that are not in the index yet are read one by one: here a few hundred at most.
  execute format('create index history_row_words on history_row using gin (words %s.gin_trgm_ops)
    with (gin_pending_list_limit = 256)', home);
exception when insufficient_privilege or feature_not_supported then
  raise notice 'Without the extension pg_trgm a search for words reads every row of a history.';
end $$;
`,
  },
  {
    name: '0153-waiting-history',
    checksum: 'cdac0ecf65c62693163abba63bc7ba9284d95b138d6904f3b1f7cda5a0578f4b',
    text: `-- What waits, of one customer: the plan for its many tables is made once in a connection, and kept.
create function waiting_history_of(asked_customer text) returns setof waiting_history
language plpgsql stable rows 10 as $$ begin
  return query select * from waiting_history where customer_id = asked_customer;
end $$;
`,
  },
  {
    name: '0164-staff-acts',
    checksum: 'e6867fc0ef45fce63ce8bcd430a88afa2be0063bfd7054e76d83adf271db3f77',
    text: `-- Why staff act for a customer, and everything they do: kept apart from what is done, so that a
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
  -- The protocol's STAFF_ACT_KINDS, or \`own\`: about the member of staff and no customer.
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
`,
  },
  {
    name: '0170-unknown-addresses',
    checksum: '7ac00bdca2ba4a60eacbd6c939dda93dbb48c6fa33918abfa296d0b8d0704312',
    text: `-- An address that nobody has is answered in the same time as one that somebody has: whatever is
-- written for the one is written for the other.

-- Messages to addresses that nobody has are written and never sent.
alter table inbox_message add column goes_out boolean not null default true;

-- Wrong passwords for names that nobody has are kept as well, of no customer. Without the foreign
-- key, whose check would take its own time of a customer alone.
alter table login_history
  drop constraint login_history_customer_id_fkey,
  alter column customer_id drop not null;

-- Links by the address that they were wanted for, whether or not anybody waits for one. Each is a
-- row of its own: another one is written the same way as the first.
create table activation_link (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- False of what was wanted too soon after the one before: the newest other one works.
  counts boolean not null
);
create index activation_link_email on activation_link (email, id);

insert into activation_link (email, code_hash, sent_at, expires_at, counts)
select email, code_hash, sent_at, expires_at, true from activation
join customer on customer.id = customer_id;

alter table activation drop column code_hash, drop column sent_at, drop column expires_at;

-- Whoever has signed in leaves no row: the next wrong password is counted like a stranger's.
delete from sign_in_failure where failed = 0;
`,
  },
  {
    name: '0171-external-consent',
    checksum: 'da7c4cafe4bb2b700f8e62a61983a573d9aa82b89075e9311ccb3f993f1395f1',
    text: `-- Outsiders learn who a customer is once the customer has agreed, and until they take it back.

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
`,
  },
  {
    name: '0172-payee-lookups',
    checksum: 'ca592bf012e423f3dbf108d14f16fc9cdf495de7182cc1a38695d5ab1df32502',
    text: `-- Whom somebody has looked up lately: else whoever is signed in could ask for one address after
-- another whether it is a customer's.

create table payee_lookup (
  customer_id text not null references customer (id),
  -- SHA-256 of the address: what is typed by mistake is nobody's business.
  email_hash text not null,
  at timestamptz not null,
  primary key (customer_id, email_hash)
);
`,
  },
]
