-- Repeating payments, and each of their runs.

create table subscription (
  id text primary key,
  customer_id text not null references customer (id),
  -- The user who requested it; the paying customer may be another one.
  made_by text not null references customer (id),
  type text not null default 'ownTransfer' check (type in ('ownTransfer', 'merchant')),
  -- The merchant who is paid; null between own accounts.
  merchant_id text references customer (id),
  -- The payment that it begins with, its first run.
  payment_id text not null unique references payment (id),
  from_account text not null references customer_account (id),
  to_account text not null references customer_account (id),
  -- The amount that arrives each time, in the currency of the receiving account.
  to_amount numeric not null check (to_amount > 0),
  frequency text not null check (frequency in ('weekly', 'monthly', 'quarterly')),
  end_day date,
  transactions integer check (transactions between 2 and 999),
  user_cancel boolean not null,
  -- 'asked' until the first payment has moved, e.g. while it waits for approval, or if it was
  -- declined.
  status text not null default 'asked'
    check (status in ('asked', 'active', 'completed', 'canceled', 'stopped')),
  -- The day on which the first payment moved; days are in UTC.
  first_day date,
  -- The number of the next run; the first is 1.
  next_number integer not null default 1 check (next_number >= 1),
  next_day date,
  failures_in_row smallint not null default 0 check (failures_in_row between 0 and 3),
  ended_at timestamptz,
  -- The order of the requests; times may be equal.
  position bigint generated always as identity,
  check ((type = 'merchant') = (merchant_id is not null)),
  check ((status = 'active') = (next_day is not null)),
  check ((status in ('asked', 'active')) = (ended_at is null)),
  check (status = 'asked' or first_day is not null),
  check ((status = 'stopped') = (failures_in_row = 3))
);
create index subscription_customer on subscription (customer_id, position);
create index subscription_merchant on subscription (merchant_id, position)
  where merchant_id is not null;
create index subscription_due on subscription (next_day, position) where status = 'active';
create index subscription_in_turn on subscription (customer_id, next_day) where status = 'active';

-- The outcome of each run. A number is used once, and none is left out.
create table subscription_run (
  subscription_id text not null references subscription (id),
  number integer not null check (number >= 1),
  day date not null,
  -- Set even for a failed run: the refusal is there.
  payment_id text not null unique references payment (id),
  fault text check (fault in ('funds', 'limit', 'account', 'standing', 'other')),
  primary key (subscription_id, number)
);
create trigger append_only before update or delete on subscription_run
  for each row execute function refuse_change();

create function follow_run() returns trigger language plpgsql as $$ begin
  if new.number > 1 and not exists (
    select from subscription_run
    where subscription_id = new.subscription_id and number = new.number - 1
  ) then
    raise exception 'run % of subscription % has none before it', new.number, new.subscription_id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger followed before insert on subscription_run
  for each row execute function follow_run();

-- Merchants' programs are notified of each paid and each failed payment; why one failed is private
-- to the payer.
create function tell_of_installment() returns trigger language plpgsql as $$ begin
  perform notify_merchant(
    merchant_id, 'installment.final', coalesce(entry.at, payment.created_at), new.fault is null,
    json_build_object('installment', json_strip_nulls(json_build_object(
      'id', new.subscription_id || '.' || new.number,
      'subscriptionId', new.subscription_id,
      'number', new.number,
      'date', to_char(new.day, 'YYYY-MM-DD'),
      'amount', round(to_amount, minor_units)::text,
      'currencyCode', target.currency_code,
      'status', case when new.fault is null then 'paid' else 'failed' end,
      'checkoutId', case when new.fault is null then payment.checkout_id end
    )))
  )
  from subscription
    join ledger_account target on target.id = subscription.to_account
    join currency on currency.code = target.currency_code
    join payment on payment.id = new.payment_id
    left join journal_entry entry on entry.id = payment.transaction_id
  where subscription.id = new.subscription_id and merchant_id is not null;
  return null;
end $$;
create trigger told after insert on subscription_run
  for each row execute function tell_of_installment();

create function guard_subscription() returns trigger language plpgsql as $$ begin
  if old.status in ('completed', 'canceled', 'stopped') then
    raise exception 'subscription % is % and stays so', old.id, old.status
      using errcode = 'restrict_violation';
  end if;
  if new.next_number < old.next_number then
    raise exception 'subscription % does not go back', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guarded before update on subscription
  for each row execute function guard_subscription();

-- The terms of a payment's repetition in the protocol's format; null if it is made once.
create function subscription_terms(payment text) returns json stable language sql as $$
  select json_strip_nulls(json_build_object('frequency', frequency, 'endDate', end_day,
    'transactions', transactions, 'userCancel', user_cancel))
  from subscription where payment_id = payment
$$;
