-- Who may show the bank in pages of their own, what merchants ask to be paid, and what they are
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
  origin text not null check (origin ~ '^https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]+)?$'),
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
  -- `checkout_state` tells more: a payment may be waiting, the time may be over.
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
