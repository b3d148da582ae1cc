-- Calls about cards that take a fee or tell a PIN: each is done once under its key.

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
