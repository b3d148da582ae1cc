-- Checkouts of merchants, and notifications about them.

insert into fee_schedule (operation, fixed, rate_margin) values ('checkout', 0, 0);
insert into limit_schedule (operation, minimum, maximum, daily)
values ('checkout', 0.01, 10000, 25000);

create table checkout (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  client_key text not null references embedder (client_key),
  -- The merchant's own number of the order.
  order_id text not null,
  amount numeric not null check (amount > 0 and amount < 1e15),
  currency_code text not null references currency (code),
  description text not null,
  -- `checkout_state` knows more: a payment may be waiting, or the time may be over.
  status text not null default 'open' check (status in ('open', 'paid', 'refused', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  final_at timestamptz,
  transaction_id text unique references journal_entry (id),
  -- For a checkout that a customer opened themselves, by a saved button: the customer, and the name
  -- of the attempt, which the page that started it knows.
  button_id text references saved_button (id),
  attempt text unique,
  opened_by text references customer (id),
  -- The rhythm of a subscription, whose first payment this is.
  frequency text check (frequency in ('weekly', 'monthly', 'quarterly')),
  unique (client_key, order_id),
  check (num_nulls(attempt, opened_by) in (0, 2)),
  check (button_id is null or attempt is not null),
  check ((status = 'paid') = (transaction_id is not null)),
  check ((status = 'open') = (final_at is null))
);
create index checkout_open on checkout (expires_at) where status = 'open';
create index checkout_open_by_button on checkout (button_id) where status = 'open';
create index checkout_opened_by on checkout (opened_by) where status = 'open';

create function guard_checkout() returns trigger language plpgsql as $$ begin
  if old.status <> 'open' then
    raise exception 'checkout % is % and stays so', old.id, old.status
      using errcode = 'restrict_violation';
  end if;
  if (new.id, new.client_key, new.order_id, new.amount, new.currency_code, new.description,
      new.created_at, new.expires_at, new.button_id, new.attempt, new.opened_by,
      new.frequency)
    is distinct from (old.id, old.client_key, old.order_id, old.amount, old.currency_code,
      old.description, old.created_at, old.expires_at, old.button_id, old.attempt,
      old.opened_by, old.frequency) then
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

create function tell_of_checkout() returns trigger language plpgsql as $$ begin
  perform notify_merchant(
    (select merchant_id from embedder where client_key = new.client_key),
    'checkout.final', new.final_at, new.status = 'paid',
    json_build_object('checkout', json_strip_nulls(json_build_object(
      'id', new.id,
      'orderId', new.order_id,
      'buttonId', new.button_id,
      'amount', new.amount::text,
      'currencyCode', new.currency_code,
      'description', new.description,
      'status', new.status,
      'createdAt', wire_instant(new.created_at),
      'expiresAt', wire_instant(new.expires_at),
      'paidAt', case when new.status = 'paid' then wire_instant(new.final_at) end,
      'transactionId', new.transaction_id
    )))
  );
  return null;
end $$;
create trigger told after update on checkout
  for each row when (old.status = 'open' and new.status <> 'open')
  execute function tell_of_checkout();
