-- The buttons with which merchants sell: pages hold only the id.

create table saved_button (
  id text primary key check (id ~ '^btn_[0-9a-f]{32}$'),
  client_key text not null references embedder (client_key),
  -- Shown to payers as the purpose.
  name text not null,
  type text not null check (type in ('fixed', 'open', 'subscription')),
  -- One of its merchant's logos; null means the default.
  logo_id text references business_logo (id) on delete set null,
  currency_code text not null references currency (code),
  amount numeric check (amount > 0 and amount < 1e15),
  min_amount numeric check (min_amount > 0),
  max_amount numeric check (max_amount >= min_amount and max_amount < 1e15),
  -- The interval of a subscription.
  frequency text check (frequency in ('weekly', 'monthly', 'quarterly')),
  -- On an origin that its merchant had registered when it was written.
  return_url text,
  created_at timestamptz not null,
  -- The row stays for payments made with it.
  deleted_at timestamptz,
  position bigint generated always as identity,
  check ((type = 'open') = (amount is null)),
  check ((type = 'subscription') = (frequency is not null)),
  check ((type = 'open') = (min_amount is not null)),
  check ((type = 'open') = (max_amount is not null))
);
create index saved_button_of on saved_button (client_key, position) where deleted_at is null;
